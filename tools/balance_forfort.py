"""How does forfort play with each deck, and is every seat as good as the others? Many games, counted, as tables.

    PYTHONPATH=src python tools/balance_forfort.py kept.json --jobs 2 --write docs

Games are kept in a file as they are played, so that a run can be stopped and continued, and only what is missing is
played; `--only` names a part (decks, ends, thinking). `--write` puts the tables of what is kept between the marks of
docs/forfort-balance.md and draws docs/forfort-balance.svg anew.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from marks import put, table

from blanketfort.bots import ask, make_bot
from blanketfort.engine.event import Event
from blanketfort.engine.state import State
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.rules import choices
from blanketfort.games.forfort.rules.faces import SYMBOLS
from blanketfort.games.forfort.rules.state import ForfortState

DECKS = ("A", "B", "C")
SEATS: tuple[tuple[str, int, bool], ...] = (("2", 2, False), ("3", 3, False), ("4", 4, False), ("4 in teams", 4, True))
ENDS = ("drawn", "one-more-turn", "head-start", "rulebook")
THINKING = ("thumb", "search:16", "search:64")
LONGEST = THINKING[-1]
"""Takes so long that only our end and the rulebook's are compared."""
MANY, SOME = 1000, 300
LEAST = 100
"""A case of which fewer games are kept is not shown."""
CHUNK = 25
"""How many games are played before they are kept."""
PARTS = 12
"""A victory is shared in halves, thirds or quarters: all of them are whole numbers of twelfths."""


class Case(NamedTuple):
    """One way to play: who sits there, with which deck, until when, and how well they play."""

    seats: str
    players: int
    teams: bool
    deck: str = "A"
    end: str = "drawn"
    bot: str = "thumb"

    @property
    def games(self) -> int:
        """How many games are to be played of it."""
        return MANY if self.bot == "thumb" else SOME

    @property
    def sides(self) -> int:
        """How many players or teams are against each other."""
        return 2 if self.teams else self.players


def cases(part: str) -> list[Case]:
    """The cases of one table."""
    if part == "decks":
        return [Case(*seats, deck) for seats, deck in product(SEATS, DECKS)]
    if part == "ends":
        ends = [(bot, end) for bot, end in product(THINKING, ENDS) if bot != LONGEST or end in (ENDS[0], ENDS[-1])]
        return [Case(*seats, end=end, bot=bot) for seats, (bot, end) in product(SEATS[1:3], ends)]
    fair = [Case(name, players, teams, bot=bot) for name, players, teams in SEATS[::3] for bot in THINKING[1:]]
    return fair + [Case(*SEATS[0], deck, bot=THINKING[1]) for deck in DECKS[1:]]


TABLES = ("decks", "ends", "thinking")


class Tally:
    """What was counted in the games of a case."""

    def __init__(self, case: Case, counts: Counter[str]) -> None:
        self.case = case
        self.counts = counts
        self.games = counts["games"]

    def share(self, name: str, of: float = 1.0) -> float:
        """How often something happened in a game, in parts of `of`."""
        return self.counts[name] / self.games / of

    def wins(self, place: int) -> tuple[float, float]:
        """The share of victories of who is in that place of the turn order, and how far it may be off (95 %)."""
        mean = self.share(f"won by {place}", PARTS)
        square = self.share(f"squares of {place}", PARTS * PARTS)
        return mean, 1.96 * sqrt(max(square - mean * mean, 0.0) / self.games)

    @property
    def bias(self) -> float:
        """How far the luckiest or unluckiest place is from an equal share."""
        return max((self.wins(place)[0] - 1 / self.case.sides for place in range(self.case.sides)), key=abs)


def play(case: Case, seed: int) -> Counter[str]:
    """One game, and what happened in it."""
    options: dict[str, bool | str] = {"deck": case.deck, "teams": case.teams, "end": case.end}
    state = GAME.new(case.players, seed, options)
    state.keeps_history = False
    sink: list[Event] = []
    state.sink = sink
    bots = [make_bot(GAME, case.bot, seed * case.players + seat, case.players) for seat in range(case.players)]
    counts: Counter[str] = Counter(games=1)
    standings: list[list[int]] = []
    while (decision := state.decision) is not None:
        chosen = ask(bots[decision.seat], state)
        if decision.kind == "forfort.play":
            counts[play_of(chosen)] += 1
            standings.append(totals(state))
        state.apply(chosen)
    assert isinstance(state, ForfortState)
    counts.update(name for event in sink for name in names(event))
    counts[str(GAME.summarize(state)["end"])] += 1
    counts["shared"] += len(state.winners) > 1 + case.teams
    counts += victories(case, state) + half_time(case, state, standings[len(standings) // 2])
    return counts


def play_of(option: int) -> str:
    """What a card was played for."""
    if option < choices.CAMP_BY:
        return "play wall"
    if option < choices.TRIGGER:
        return "play camp"
    return "play effect" if option < choices.DISCARD else "play nothing"


def totals(state: State) -> list[int]:
    return [points["total"] for points in state.scores()]


def victories(case: Case, state: ForfortState) -> Counter[str]:
    """Who has won, by places: the first player's is 0, in teams also the teammate's."""
    counts: Counter[str] = Counter()
    places = {(seat - state.first) % case.players % case.sides for seat in state.winners}
    for place in places:
        counts[f"won by {place}"] += PARTS // len(places)
        counts[f"squares of {place}"] += (PARTS // len(places)) ** 2
    return counts


def half_time(case: Case, state: State, standing: list[int]) -> Counter[str]:
    """Whether the one who led alone at half-time has won; and by how many points the winner was ahead at the end."""
    counts: Counter[str] = Counter()
    ahead = [seat for seat in range(case.sides) if standing[seat] == max(standing)]
    if len(ahead) == 1:
        counts["led"] += 1
        counts["led and won"] += ahead[0] in state.winners
    first, second = sorted(totals(state)[: case.sides], reverse=True)[:2]
    counts["margin"] += first - second
    return counts


def names(event: Event) -> Iterator[str]:
    """What an event counts for."""
    kind = event.kind.removeprefix("forfort.")
    if kind == "turn-began":
        yield "extra turn" if event.open["extra"] else "turn"
    elif kind in ("triggered", "combined"):
        yield f"{kind} {event.open['symbol']}"


# Playing, and keeping what was played.


def tally(case: Case, seeds: range) -> Counter[str]:
    """Play some games of one case."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        counts += play(case, seed)
    return counts


def key_of(case: Case) -> str:
    return " ".join(map(str, case))


class Kept:
    """The counts of all games that were played so far, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.counts: dict[str, Counter[str]] = {}
        if path.exists():
            self.counts = {key: Counter(counts) for key, counts in json.loads(path.read_text()).items()}

    def of(self, case: Case) -> Tally:
        return Tally(case, self.counts.get(key_of(case), Counter()))

    def add(self, case: Case, counts: Counter[str]) -> None:
        self.counts[key_of(case)] = self.of(case).counts + counts
        self.path.write_text(json.dumps(self.counts, indent=1))

    def missing(self, case: Case) -> list[range]:
        """The deals that are still to be played, in chunks."""
        return [range(first, first + CHUNK) for first in range(self.of(case).games, case.games, CHUNK)]


def measure(kept: Kept, wanted: list[Case], jobs: int) -> None:
    """Play what is missing, one case after the other."""
    with ProcessPoolExecutor(jobs) as pool:
        for case in dict.fromkeys(wanted):
            chunks = kept.missing(case)
            for counts in pool.map(tally, [case] * len(chunks), chunks):
                kept.add(case, counts)


# The tables.


def deck_row(tally: Tally) -> list[str]:
    players = tally.case.players
    uses = [tally.share(f"triggered {s}", players) + tally.share(f"combined {s}", players) for s in SYMBOLS]
    plays = sum(tally.counts[name] for name in tally.counts if name.startswith("play "))
    return [
        tally.case.seats,
        tally.case.deck,
        f"{tally.share('fort'):.0%}",
        f"{tally.share('shared'):.0%}",
        f"{tally.share('turn', players):.1f} + {tally.share('extra turn', players):.1f}",
        f"{tally.counts['led and won'] / tally.counts['led']:.0%}",
        f"{tally.share('margin'):.1f}",
        f"{sum(tally.share(f'combined {symbol}', players) for symbol in SYMBOLS):.1f}",
        f"{tally.counts['play camp'] / plays:.1%}",
        *[f"{use:.1f}" for use in uses],
    ]


DECK_HEAD = ["seats", "deck", "won by fort", "shared", "turns each", "half-time leader won", "margin", "pairs each"]
DECK_HEAD += ["camps of plays", *SYMBOLS]


def seat_row(tally: Tally) -> list[str]:
    """Every place's share of victories with its range, and the worst of them."""
    case = tally.case
    shares = [tally.wins(place) for place in range(case.sides)]
    cells = [f"{mean:.1%} ± {100 * error:.1f}" for mean, error in shares] + [""] * (4 - case.sides)
    is_alone = case.players > 2 and not case.teams
    end = case.end if is_alone else "rulebook"
    return [case.seats, case.deck, end, case.bot, str(tally.games), *cells, f"{100 * tally.bias:+.1f}"]


SEAT_HEAD = ["seats", "deck", "end", "players", "games", "first", "second", "third", "fourth", "worst"]


def tables(kept: Kept) -> dict[str, str]:
    """All tables, by their marks."""
    found = {name: [kept.of(case) for case in cases(name) if kept.of(case).games >= LEAST] for name in TABLES}
    two = [tally for tally in found["decks"] + found["thinking"] if tally.case.players == 2]
    fair = [tally for name in ("decks", "thinking") for tally in found[name]]
    return {
        "decks": table(DECK_HEAD, [deck_row(tally) for tally in found["decks"]]),
        "ends": table(SEAT_HEAD, [seat_row(tally) for tally in found["ends"]]),
        "seats": table(SEAT_HEAD, [seat_row(tally) for tally in fair]),
        "two": table(["players", *DECK_HEAD[1:]], [[t.case.bot, *deck_row(t)[1:]] for t in two]),
    }


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


def write(kept: Kept, docs: Path) -> None:
    """Put the tables between their marks, and draw the plot."""
    for name, made in tables(kept).items():
        put(docs / "forfort-balance.md", name, made)
    (docs / "forfort-balance.svg").write_text(plot([kept.of(case) for case in cases("decks")]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file that games are kept in")
    parser.add_argument("--only", nargs="*", choices=TABLES, default=TABLES, help="the tables to play for")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--write", type=Path, help="the directory of docs to write into")
    asked = parser.parse_args()
    kept = Kept(asked.kept)
    measure(kept, [case for name in asked.only for case in cases(name)], asked.jobs)
    for name, made in tables(kept).items():
        print(name, made, sep="\n")
    if asked.write:
        write(kept, asked.write)


if __name__ == "__main__":
    main()
