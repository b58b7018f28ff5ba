"""How fast the engine is, beside other engines measured in the same run: `make bench`.

Every figure is the best of several short rounds in which all contenders take turns, because a busy machine only ever
makes things slower. Only the ratios mean anything; the absolute figures belong to this machine at this hour.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import learners

import blanketfort as bf
from blanketfort.about import is_compiled
from blanketfort.bots import ask, make_bot
from blanketfort.bots.search import Possible, Tree
from blanketfort.bots.thinker import Budget, make_thinker
from blanketfort.engine.playout import play_randomly

GAMES = {"fort": 15, "fort-sumter": 8, "forfort": 20}
"""Our games, and how many iterations of our search are wanted for one of OpenSpiel's at gin rummy."""
ROUNDS = 5
SECONDS = 0.7
SOURCE = Path(__file__).parent.parent / "src"

Contender = Callable[[], tuple[int, float]]
"""Works for a while; returns how much it did and how many seconds of processor time that took."""


def drive(name: str, players: int) -> Contender:
    """Random games driven from Python through `decision` and `apply`."""
    game = bf.game(name)
    choose = random.Random(1).choice
    seeds = iter(range(10**9))

    def work() -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS:
            state = game.new(players=players, seed=next(seeds))
            decision = state.decision
            while decision is not None:
                state.apply(choose(decision.options).id)
                decisions += 1
                decision = state.decision
        return decisions, time.process_time() - begun

    return work


def play_out(name: str, players: int) -> Contender:
    """Random games in our own compiled loop."""
    game = bf.game(name)
    seeds = iter(range(10**9))

    def work() -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS:
            seed = next(seeds)
            state = game.new(players=players, seed=seed)
            state.keeps_history = False
            decisions += play_randomly(state, seed)
        return decisions, time.process_time() - begun

    return work


def midgame(name: str, players: int) -> bf.State:
    """A game some way in."""
    state = bf.game(name).new(players=players, seed=3)
    for number in range(100 if name == "fort" else 40):
        if not state.over:
            state.apply(state.legal[number % len(state.legal)])
    return state


def repeat(deed: Callable[[], object]) -> Contender:
    """The same small deed over and over."""

    def work() -> tuple[int, float]:
        times, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS / 3:
            for _time in range(200):
                deed()
            times += 200
        return times, time.process_time() - begun

    return work


def drive_hearts() -> tuple[int, float]:
    """OpenSpiel's hearts (C++) driven from Python, its deal included as ours is; only decisions are counted."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions, time.process_time() - begun


def drive_dealt_hearts() -> tuple[int, float]:
    """The strict yardstick: only the time after the deal counts, while ours pays for its deal and shuffles."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    decisions, spent = 0, 0.0
    while spent < SECONDS / 2:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        begun = time.process_time()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        spent += time.process_time() - begun
    return decisions, spent


def evaluate_hearts() -> tuple[int, float]:
    """OpenSpiel's hearts played wholly in C++."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    decisions, begun, seed = 0, time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += state.move_number() - 53  # 52 dealt cards and the direction of the pass are chance
        seed += 1
    return decisions, time.process_time() - begun


def clone_hearts() -> Contender:
    """Copies of a game of hearts some way in."""
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _trick in range(20):
        state.apply_action(state.legal_actions()[0])
    return repeat(state.clone)


def play_catanatron() -> tuple[int, float]:
    """Catanatron's random games for four players."""
    from catanatron import Color, Game, RandomPlayer

    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += len(game.state.actions)
    return decisions, time.process_time() - begun


def search(name: str) -> Contender:
    """Iterations of our search at a position some way into a game for two."""
    state = midgame(name, 2)
    while len(state.legal) < 2:
        state.apply(state.legal[0])
    judge = make_thinker(bf.game(name), 1, Budget(iterations=1)).judge

    def work() -> tuple[int, float]:
        tree = Tree(Possible(state, state.top.seat), judge, 1)
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            for _iteration in range(10):
                tree.iterate()
        return tree.iterations, time.process_time() - begun

    return work


def slowest_move(name: str, level: str) -> float:
    """Milliseconds that a level took for the longest of its decisions in a game against its like."""
    state = bf.game(name).new(players=2, seed=1)
    players = [make_bot(name, level, seat) for seat in range(2)]
    longest = 0.0
    while not state.over:
        begun = time.process_time()
        option = ask(players[state.top.seat], state)
        longest = max(longest, time.process_time() - begun)
        state.apply(option)
    return 1000 * longest


def slowest_stop(name: str) -> float:
    """Milliseconds until a search under way has stopped, the longest of ten."""
    state = midgame(name, 2)
    thinker = make_thinker(bf.game(name), 1, Budget(seconds=60))
    longest = 0.0
    for _time in range(10):
        search = Thread(target=thinker.advise, args=[Possible(state, state.top.seat)])
        search.start()
        time.sleep(0.1)
        begun = time.perf_counter()
        thinker.stop()
        search.join()
        longest = max(longest, time.perf_counter() - begun)
    return 1000 * longest


def search_openspiel(name: str) -> Contender:
    """OpenSpiel's ISMCTS (C++, one random playout an iteration) at a position some way into one of its games."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(1)
    decisions = 0
    while decisions < 20 or state.is_chance_node():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    iterations = 1000
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations, -1, final, False, False)

    def work() -> tuple[int, float]:
        begun = time.process_time()
        bot.step(state)
        return iterations, time.process_time() - begun

    return work


def uncompiled(call: str) -> Contender:
    """The same in plain Python, in a process of its own."""
    path = {"PYTHONPATH": f"{SOURCE}:{Path(__file__).parent}"}

    def work() -> tuple[int, float]:
        script = f"import run; print(*run.{call}())"
        done = subprocess.run([sys.executable, "-c", script], env=path, capture_output=True, text=True, check=True)
        count, seconds = done.stdout.split()
        return int(count), float(seconds)

    return work


def contenders() -> dict[str, Contender]:
    fort = midgame("fort", 4)
    return {
        "hearts, driven": drive_hearts,
        "hearts, driven after the deal": drive_dealt_hearts,
        "hearts, in C++": evaluate_hearts,
        "hearts, clone": clone_hearts(),
        "catanatron, 4 players": play_catanatron,
        **{f"fort, {players} players, driven": drive("fort", players) for players in (2, 3, 4)},
        **{f"fort, {players} players, own loop": play_out("fort", players) for players in (2, 3, 4)},
        **{f"fort, {players} players, clone": repeat(midgame("fort", players).clone) for players in (2, 3, 4)},
        "fort, view": repeat(lambda: fort.view(0)),
        "fort, re-deal": repeat(lambda: fort.determinize(0, 1)),
        "fort, uncompiled, driven": uncompiled("drive('fort', 4)"),
        "fort-sumter, driven": drive("fort-sumter", 2),
        "fort-sumter, clone": repeat(midgame("fort-sumter", 2).clone),
        "forfort, 4 players, driven": drive("forfort", 4),
        "forfort, clone, 4 players": repeat(midgame("forfort", 4).clone),
        **{f"{game}, searched": search(game) for game in GAMES},
        **{f"{game}, searched uncompiled": uncompiled(f"search('{game}')") for game in GAMES},
        **{f"{game}, searched by OpenSpiel": search_openspiel(game) for game in ("gin_rummy", "hearts")},
        **learners.contenders(),
    }


def measure(found: dict[str, Contender]) -> dict[str, float]:
    """The best rate of each, all taking turns."""
    best: dict[str, float] = dict.fromkeys(found, 0.0)
    for number in range(ROUNDS):
        for name, work in found.items():
            print(f"\r\033[Kround {number + 1} of {ROUNDS}: {name}", end="", file=sys.stderr, flush=True)
            done, seconds = work()
            best[name] = max(best[name], done / seconds)
    print("\r\033[K", end="", file=sys.stderr)
    return best


def mean(rates: dict[str, float], ending: str) -> float:
    """Fort over its seat counts."""
    chosen = [rate for name, rate in rates.items() if name.startswith("fort,") and name.endswith(ending)]
    return sum(chosen) / len(chosen)


def ratios(rates: dict[str, float]) -> list[tuple[str, float, str]]:
    """What is promised, what was reached."""
    hearts, catanatron = rates["hearts, driven"], rates["catanatron, 4 players"]
    driven = mean(rates, "players, driven")
    return [
        ("Fort own loop / hearts in C++", mean(rates, "own loop") / rates["hearts, in C++"], "at least 0.9"),
        ("Fort driven / hearts driven", driven / hearts, "at least 4"),
        ("... / hearts driven after the deal", driven / rates["hearts, driven after the deal"], "at least 0.8"),
        ("Fort driven / catanatron", driven / catanatron, "at least 35"),
        ("Fort clone / hearts clone, time", rates["hearts, clone"] / mean(rates, "clone"), "at most 1"),
        ("Fort view, microseconds", 1e6 / rates["fort, view"], "under 50"),
        ("Fort uncompiled / catanatron", rates["fort, uncompiled, driven"] / catanatron, "at least 2.4"),
        ("Fort Sumter driven / hearts driven", rates["fort-sumter, driven"] / hearts, "at least 5"),
        ("forfort driven / hearts driven", rates["forfort, 4 players, driven"] / hearts, "at least 5"),
        *ratios_of_search(rates),
        *learners.ratios(rates),
    ]


def ratios_of_search(rates: dict[str, float]) -> list[tuple[str, float, str]]:
    """Iterations a second, compiled against not, and against OpenSpiel's search.

    Its games of gin rummy are about as long as ours; those of hearts are shorter, and its iterations end with random
    play where ours weigh every choice.
    """
    found = []
    for game, least in GAMES.items():
        searched = rates[f"{game}, searched"]
        found += [
            (f"{game} searched / uncompiled", searched / rates[f"{game}, searched uncompiled"], "at least 5"),
            ("... / OpenSpiel's gin_rummy", searched / rates["gin_rummy, searched by OpenSpiel"], f"at least {least}"),
            ("... / OpenSpiel's hearts", searched / rates["hearts, searched by OpenSpiel"], "the strict yardstick"),
        ]
    return found


def waits_at_the_table() -> list[tuple[str, float, str]]:
    """How long people wait for computer players, in milliseconds on one core."""
    limits = {"medium": "within 500", "hard": "within 2000", "expert": "about 1000"}
    moves = [
        (f"{game}, slowest move of {level}, ms", slowest_move(game, level), limit)
        for game in GAMES
        for level, limit in limits.items()
    ]
    return moves + [(f"{game}, a search stops after, ms", slowest_stop(game), "within 50") for game in GAMES]


def main() -> None:
    print(f"The engine is {'compiled' if is_compiled() else 'NOT compiled'}; best of {ROUNDS} rounds.")
    rates = measure(contenders())
    for name, rate in rates.items():
        print(f"{name:32} {rate:12,.0f} a second  {1e6 / rate:8.2f} us")
    print()
    for name, ratio, wanted in [*ratios(rates), *waits_at_the_table()]:
        print(f"{name:44} {ratio:7.2f}  ({wanted})")


if __name__ == "__main__":
    main()
