"""Play many random games with random options, and check the laws along them: `python tools/check_laws.py 100000`.

Along each game a computer player is asked now and then, and what learners see is written. With `--memory` the engine is
compiled once more, with GCC's address sanitizer, and the games end at the first byte that is read or written where it
should not be.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

from blanketfort.about import is_compiled
from blanketfort.bots import ask, make_bot
from blanketfort.engine.chance import stream_of
from blanketfort.engine.game import Game
from blanketfort.engine.laws import check_decision, check_record, walk
from blanketfort.engine.shelf import all_games
from blanketfort.research.hot.games import Games
from blanketfort.testing import Case, broken, is_allowed

EVERY = 97
"""Of how many decisions one is looked at closely; components are counted at each."""
THINKER = "search:20"
ROOT = Path(__file__).resolve().parent.parent
SANITIZED = ROOT / "build" / f"sanitized-{sys.version_info.major}.{sys.version_info.minor}"


def draw_case(game: Game, seed: int) -> Case:
    """Any seat count with any value of each option, as long as they go together."""
    stream = stream_of(seed, "case")
    while True:
        players = game.players[stream.below(len(game.players))]
        options = {spec.name: spec.values[stream.below(len(spec.values))] for spec in game.options.values()}
        if is_allowed(game, players, options):
            return Case(players, options)


def check_rows(games: Games, seat: int) -> None:
    """What learners see is the same in a state that this seat can't tell from the real one."""
    games.states[1] = games.states[0].determinize(seat, 1)
    seen, allowed = games.observe(0, [seat, seat]), games.masks(0, [seat, seat])
    assert seen[: len(seen) // 2] == seen[len(seen) // 2 :], "an observation depends on hidden cards"
    if games.states[0].top.seat == seat:
        assert allowed[: len(allowed) // 2] == allowed[len(allowed) // 2 :], "a mask depends on hidden cards"


def check_play(seed: int) -> tuple[str, int]:
    """Check one game; its name, and how many decisions it had."""
    games = all_games()
    game = games[seed % len(games)]
    case, step = draw_case(game, seed), 0
    thinker = make_bot(game, THINKER, seed, case.players)
    room = game.part("research")
    assert room is not None, f"{game.title} has nothing for learners"
    encoder, actions = room.RESEARCH.make_encoder(game, case.players), len(game.option_table())
    try:
        for step, state in enumerate(walk(game, *case, seed)):
            if step % EVERY == seed % EVERY or state.over:
                check_decision(game, state)
                check_rows(Games(encoder, actions, [state, state]), step % state.players)
                assert state.over or ask(thinker, state) in state.legal, "a computer player makes a legal choice"
        check_record(state)
    except Exception as error:
        raise broken(game, case, seed, step, str(error) or repr(error)) from error
    return game.name, step


def play_sanitized(asked: argparse.Namespace) -> None:
    """Do the same with an engine that checks each access to memory; compile it first, where it is older than a file."""
    changed = max(path.stat().st_mtime for path in (ROOT / "src" / "blanketfort").rglob("*.py"))
    lib = SANITIZED / "lib"
    if not lib.exists() or lib.stat().st_mtime < changed:
        flags = "-fsanitize=address -fno-omit-frame-pointer"
        told = {"CFLAGS": flags, "LDFLAGS": flags, "BLANKETFORT_OPT": "1", "BLANKETFORT_NO_CLIENT": "1"}
        build = ["setup.py", "-q", "build", "--force", "--build-base", str(SANITIZED), "--build-lib", str(lib)]
        subprocess.run([sys.executable, *build], cwd=ROOT, env={**os.environ, **told}, check=True)
        lib.touch()
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    told = {"LD_PRELOAD": library.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    again = [__file__, str(asked.games), "--first", str(asked.first), "--jobs", str(asked.jobs)]
    os.execve(sys.executable, [sys.executable, *again], {**os.environ, **told, "PYTHONPATH": str(lib)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes play")
    parser.add_argument("--memory", action="store_true", help="look for wrong accesses to memory")
    asked = parser.parse_args()
    if asked.memory:
        play_sanitized(asked)
    print(f"the engine is {'compiled' if is_compiled() else 'NOT compiled'}, Python {sys.version.split()[0]}")
    seeds, begun = range(asked.first, asked.first + asked.games), time.monotonic()
    played: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    with Pool(asked.jobs) as pool:
        found = pool.imap_unordered(check_play, seeds, 20) if asked.jobs > 1 else map(check_play, seeds)
        for name, count in found:
            played[name] += 1
            decisions[name] += count
    for name in sorted(played):
        print(f"{name:12} {played[name]:8,} games, {decisions[name]:12,} decisions, no law broken")
    print(f"{time.monotonic() - begun:.0f} seconds")


if __name__ == "__main__":
    main()
