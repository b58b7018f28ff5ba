"""Which deck gives the best game of forfort? Many games by rules of thumb, counted, as a table and a plot.

    PYTHONPATH=src python tools/balance_forfort.py --games 400 --jobs 2 --write docs

`--write` puts the table between the marks of docs/forfort-balance.md and draws docs/forfort-balance.svg anew.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from blanketfort.engine.event import Event
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.bot.thumb import RuleOfThumb
from blanketfort.games.forfort.rules.faces import SYMBOLS

DECKS = ("A", "B", "C")
SEATS = (("2", 2, False), ("3", 3, False), ("4", 4, False), ("4 in teams", 4, True))
BEGIN, END = "<!-- table -->\n", "<!-- end of table -->"


@dataclass(frozen=True)
class Case:
    """One deck at one table."""

    deck: str
    seats: str
    players: int
    teams: bool


@dataclass(frozen=True)
class Tally:
    """What was counted in some games of one case."""

    case: Case
    games: int
    counts: Counter[str]

    def share(self, name: str, of: float = 1.0) -> float:
        """How often something happened in a game, in parts of `of`."""
        return self.counts[name] / self.games / of

    @property
    def fair(self) -> float:
        """The share of wins that a first player (or team) without advantage has."""
        return 1 / 2 if self.case.teams else 1 / self.case.players


def cases() -> list[Case]:
    return [Case(deck, *seats) for seats, deck in product(SEATS, DECKS)]


def tally(case: Case, seeds: range) -> Tally:
    """Play games of one case and count what happens in them."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        counts += play(case, seed)
    return Tally(case, len(seeds), counts)


def play(case: Case, seed: int) -> Counter[str]:
    """One game between players by rules of thumb."""
    options: dict[str, bool | str] = {"deck": case.deck, "teams": case.teams}
    state = GAME.new(case.players, seed, options)
    state.keeps_history = False
    sink: list[Event] = []
    state.sink = sink
    bots = [RuleOfThumb(seed * case.players + seat) for seat in range(case.players)]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(state.view(decision.seat), decision))
    counts = Counter(name for event in sink for name in names(event))
    counts[str(state.game.summarize(state)["end"])] += 1
    counts["shared"] += len(state.winners) > (2 if case.teams else 1)
    counts["first wins per mille"] += 1000 * (0 in state.winners) // (len(state.winners) // (1 + case.teams) or 1)
    return counts


def names(event: Event) -> Iterator[str]:
    """What an event counts for."""
    kind = event.kind.removeprefix("forfort.")
    if kind == "turn-began":
        yield "extra turn" if event.open["extra"] else "turn"
    elif kind in ("triggered", "combined"):
        yield f"{kind} {event.open['symbol']}"
    else:
        yield kind


def row(tally: Tally) -> list[str]:
    """One line of the table."""
    players = tally.case.players
    uses = [tally.share(f"triggered {s}", players) + tally.share(f"combined {s}", players) for s in SYMBOLS]
    return [
        tally.case.seats,
        tally.case.deck,
        f"{tally.share('fort'):.0%}",
        f"{tally.share('dungeon'):.0%}",
        f"{tally.share('shared'):.0%}",
        f"{tally.share('turn', players):.1f}",
        f"{tally.share('extra turn', players):.1f}",
        f"{tally.share('first wins per mille', 1000) - tally.fair:+.0%}",
        f"{sum(tally.share(f'combined {symbol}', players) for symbol in SYMBOLS):.1f}",
        *[f"{use:.1f}" for use in uses],
    ]


HEAD = [
    "seats",
    "deck",
    "won by fort",
    "by points",
    "shared",
    "turns each",
    "extra turns each",
    "first player",
    "pairs each",
]
HEAD += SYMBOLS


def table(tallies: list[Tally]) -> str:
    """All cases as a Markdown table."""
    lines = [HEAD, ["---"] * len(HEAD), *[row(tally) for tally in tallies]]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def plot(tallies: list[Tally]) -> str:
    """Bars of the wins by a complete fort, and dots for the turns of each player, as SVG."""
    width, height = 620, 240
    box = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>']
    parts.append("<title>forfort: wins by a complete fort (bars) and turns each (dots), by seats and deck</title>")
    parts.append(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    parts.append('<g fill="#222" stroke="none">')
    for line in range(0, 101, 25):
        y = 190 - 1.6 * line
        parts.append(f'<text x="28" y="{y + 4:.0f}" text-anchor="end">{line} %</text>')
        parts.append(f'<text x="{width - 28}" y="{y + 4:.0f}">{line / 5:.0f}</text>')
        parts.append(f'<rect x="32" y="{y:.1f}" width="{width - 64}" height="0.4" opacity="0.5"/>')
    for at, tally in enumerate(tallies):
        x = 42 + at * 42 + at // 3 * 14
        tall = 160 * tally.share("fort")
        turns = 190 - 8 * tally.share("turn", tally.case.players)
        parts.append(f'<rect x="{x}" y="{190 - tall:.1f}" width="26" height="{tall:.1f}" fill="#4c78a8"/>')
        parts.append(f'<circle cx="{x + 13}" cy="{turns:.1f}" r="4" fill="#e45756"/>')
        parts.append(f'<text x="{x + 13}" y="205" text-anchor="middle">{tally.case.deck}</text>')
        if at % 3 == 1:
            parts.append(f'<text x="{x + 13}" y="222" text-anchor="middle">{tally.case.seats}</text>')
    return "\n".join([*parts, "</g>", "</svg>", ""])


def measure(games: int, jobs: int) -> list[Tally]:
    """Tally every case, in as many processes as asked."""
    wanted = cases()
    seeds = [range(games)] * len(wanted)
    if jobs == 1:
        return [tally(case, each) for case, each in zip(wanted, seeds, strict=True)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(tally, wanted, seeds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games for each deck and seat count")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--write", type=Path, help="the directory of docs to write into")
    asked = parser.parse_args()
    tallies = measure(asked.games, asked.jobs)
    print(table(tallies), end="")
    if asked.write:
        page = asked.write / "forfort-balance.md"
        before, _, rest = page.read_text().partition(BEGIN)
        after = rest.partition(END)[2]
        counted = f"{asked.games} games for each line.\n"
        page.write_text(f"{before}{BEGIN}{counted}\n{table(tallies)}{END}{after}")
        (asked.write / "forfort-balance.svg").write_text(plot(tallies))


if __name__ == "__main__":
    main()
