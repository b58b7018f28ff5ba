"""Measure the balance of Fort Sumter's deck: `python tools/balance_fort_sumter.py --games 2000 --jobs 1`.

Equal rule-of-thumb players play each other. Printed are the share of games each side wins, the winner's points, the
margin, and for each card how often its event is chosen when that is lawful and how far it moves its holder's chances.
"""

from __future__ import annotations

import argparse
from collections import Counter
from multiprocessing import Pool
from statistics import mean, median

from blanketfort.bots.fort_sumter import RuleOfThumb
from blanketfort.engine.event import Event
from blanketfort.games.fort_sumter import GAME


class Game:
    """What is kept of one game."""

    def __init__(self) -> None:
        self.winner = 0
        self.points = [0, 0]
        self.rounds = 0
        self.held: set[tuple[int, str]] = set()
        self.lawful: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()


def play(seed: int) -> Game:
    """One game between equal players."""
    game, events = Game(), list[Event]()
    state = GAME.new(seed=seed, sink=events)
    state.keeps_history = False
    players = [RuleOfThumb(2 * seed), RuleOfThumb(2 * seed + 1)]
    while (decision := state.decision) is not None:
        choice = players[decision.seat].choose(state.view(decision.seat), decision)
        if decision.kind == "fort-sumter.play":
            note_play(game, [option.key for option in decision.options], state.option_table()[choice].key)
        state.apply(choice)
    for event in events:
        cards = event.secret.get("cards")
        if isinstance(cards, list):
            game.held |= {(event.seat, card) for card in cards}
    game.winner = state.winners[0]
    game.points = [score["total"] for score in state.scores()]
    game.rounds = sum(event.kind == "fort-sumter.began" for event in events)
    return game


def note_play(game: Game, keys: list[str], chosen: str) -> None:
    """A card played, for its value or its event, when its event was lawful."""
    use, _, card = chosen.partition(":")
    if f"event:{card}" in keys:
        game.lawful[card] += 1
        game.chosen[card] += use == "event"


def report(games: list[Game]) -> str:
    """The table, in Markdown."""
    wins = [mean(game.winner == seat for game in games) for seat in range(2)]
    winners = [game.points[game.winner] for game in games]
    margins = [game.points[game.winner] - game.points[1 - game.winner] for game in games]
    lengths = Counter(game.rounds for game in games)
    lines = [
        f"games {len(games)}",
        f"wins: Unionist {wins[0]:.1%}, Secessionist {wins[1]:.1%}",
        f"winner's points: median {median(winners)}, mean {mean(winners):.2f}",
        f"margin: median {median(margins)}, mean {mean(margins):.2f}",
        "rounds: " + ", ".join(f"{number} in {lengths[number] / len(games):.1%}" for number in sorted(lengths)),
        "",
        "| card | side | value | event chosen when lawful | holder's chances | noise |",
        "|---|---|---|---|---|---|",
    ]
    rows = [report_card(games, wins, number) for number in range(len(GAME.deck.cards))]
    return "\n".join(lines + rows)


def report_card(games: list[Game], wins: list[float], number: int) -> str:
    """One card's row: the share of events, and by how many points holding it shifts the chance to win."""
    deck = GAME.deck
    card = deck.cards[number]
    lawful = sum(game.lawful[card] for game in games)
    chosen = sum(game.chosen[card] for game in games)
    shifts = [(game.winner == seat) - wins[seat] for game in games for seat in range(2) if (seat, card) in game.held]
    shift, noise = 100 * mean(shifts), 50 / len(shifts) ** 0.5
    side = ["Unionist", "Secessionist", "both"][deck.sides[number]]
    share = f"{chosen / max(lawful, 1):.0%}"
    return f"| {card} | {side} | {deck.values[number]} | {share} of {lawful} | {shift:+.1f} | ±{noise:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first-seed", type=int, default=0)
    asked = parser.parse_args()
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    with Pool(asked.jobs) as pool:
        print(report(pool.map(play, seeds, chunksize=20)))


if __name__ == "__main__":
    main()
