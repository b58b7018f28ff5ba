"""Forged positions, records and house decks: each is refused by an error of our own, or plays to its end by all laws.

    python -m tests.forger 100000 [--what position] [--game fort] [--first 0] [--jobs 2]

A forgery is what the program writes, with a few things in it changed: a number, a name, a card moved to another pile,
a step of the agenda, a line, a byte.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import re
import signal
import sys
import time
import tomllib
from collections import Counter
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from types import FrameType
from typing import Any

from blanketfort.about import is_compiled
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.laws import check_decision, walk
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import all_games
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State
from blanketfort.engine.text import steps_of, write_toml
from blanketfort.testing import is_allowed

NUMBERS = [-2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 16, 31, 63, 99, 255, 256, 2**31, 2**63, -(2**63), 2**64]
ODD = ["", "x", -1, True, 1.5, [], {}, [[]], [{}], "0", "\u0000", [1], ["x"], {"x": 1}]
LONGEST = 3000
"""How many decisions a game may have."""
SECONDS = 60
"""How long one forgery may take: with more, it hangs."""


class Hangs(Exception):
    """It ran on and on."""


# Originals.


def draw_case(game: Game, chance: random.Random) -> tuple[int, dict[str, bool | str]]:
    """Any seat count with any value of each option, as long as they go together."""
    while True:
        players = chance.choice(game.players)
        options = {spec.name: chance.choice(spec.values) for spec in game.options.values()}
        if is_allowed(game, players, options):
            return players, options


@cache
def originals(name: str, number: int) -> tuple[list[str], str]:
    """Positions of a random game, and its record."""
    game = find_game(name)
    texts = []
    for state in walk(game, *draw_case(game, random.Random(number)), number):
        texts.append(state.to_text())
    return texts, state.record.to_text()


@cache
def decks(name: str) -> list[dict[str, Any]]:
    """Data of which house decks are made: all that the game's own data say."""
    folder = Path(str(find_game(name).folder))
    return [tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml") if path.name in OWN_DATA]


OWN_DATA = ("cards.toml", "deck.toml")
FACTS = {
    "fort": {
        "kid",
        "dog",
        "cat",
        "level",
        "id",
        "suits",
        "public",
        "private",
        "copies",
        "need",
        "action",
        "attracted_to",
        "pizza",
        "toys",
        "points",
    },
    "fort-sumter": {"card", "objective", "name", "title", "value", "side", "bar", "event", "space"},
    "forfort": {"camps", "armies", "arrows", "deck", "name", "spaces", "wall", "shape", "kind", "symbols", "copies"},
}
"""What a house deck may say."""


# Changes.


class Forger:
    """Changes things, by the chance of one number."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def position(self, name: str) -> str:
        """A position that may not be one."""
        texts, _record = originals(name, self.chance.randrange(12))
        return self.forge(self.chance.choice(texts), name)

    def record(self, name: str) -> str:
        """A record that may not be one, of a whole game or of one that began from a position."""
        texts, record = originals(name, self.chance.randrange(12))
        if self.chance.random() < 0.5:
            state = find_game(name).from_text(self.chance.choice(texts))
            for _choice in range(self.chance.randrange(9)):
                if not state.over:
                    state.apply(self.chance.choice(state.legal))
            rows = state.record.to_text().splitlines()
            at = next(at for at, row in enumerate(rows) if row.startswith("position"))
            if self.chance.random() < 0.7:
                rows[at] = "position " + json.dumps(self.forge(state.setup.position, name))
                return "\n".join(rows)
        else:
            rows = record.splitlines()
        for _time in range(self.chance.choice([1, 1, 2, 3])):
            self.change_line(rows)
        return self.change_bytes("\n".join(rows)) if self.chance.random() < 0.1 else "\n".join(rows)

    def deck(self, name: str) -> str:
        """A house deck that may not be one."""
        data: dict[str, Any] = {}
        for own in copy.deepcopy(decks(name)):
            data |= {key: value for key, value in own.items() if self.chance.random() < 0.8}
        for key, rows in data.items():
            if isinstance(rows, list):
                size = self.chance.randrange(5)
                data[key] = self.chance.sample(rows, min(size, len(rows)))
        keep(data, FACTS[name])
        for _time in range(self.chance.choice([0, 1, 1, 2, 3])):
            self.change_somewhere(data, name)
        try:
            text = write_toml(data)
        except (TypeError, AttributeError):
            text = "camps = 3\n"
        return self.change_bytes(text) if self.chance.random() < 0.1 else text

    def forge(self, text: str, name: str) -> str:
        """The same text with some changes."""
        if self.chance.random() < 0.05:
            return self.change_bytes(text)
        data = tomllib.loads(text)
        if self.chance.random() < 0.15:
            data = {"study": True, **data}
        for _time in range(self.chance.choice([1, 1, 1, 2, 3, 5])):
            if self.chance.random() < 0.3 and isinstance(data.get("agenda"), list):
                self.change_agenda(data["agenda"], name)
            else:
                self.change_somewhere(data, name)
        try:
            return write_toml(data)
        except (TypeError, AttributeError):
            return text

    def change_bytes(self, text: str) -> str:
        for _time in range(self.chance.randrange(1, 4)):
            at = self.chance.randrange(len(text) + 1)
            text = text[:at] + self.chance.choice(["", "\n", '"', "[", "]", "=", "9", "\u0000", "é"]) + text[at + 1 :]
        return text

    def change_line(self, rows: list[str]) -> None:
        at = self.chance.randrange(len(rows))
        how = self.chance.randrange(5)
        if how == 0:
            del rows[at]
        elif how == 1:
            rows.insert(at, self.chance.choice(rows))
        elif how == 2:
            other = self.chance.randrange(len(rows))
            rows[at], rows[other] = rows[other], rows[at]
        elif how == 3:
            rows[at] = re.sub(r"\d+", lambda _found: str(self.chance.choice(NUMBERS)), rows[at], count=1)
        else:
            words = rows[at].split(" ")
            words[self.chance.randrange(len(words))] = self.chance.choice(self.chance.choice(rows).split(" "))
            rows[at] = " ".join(words)
        if not rows:
            rows.append("")

    def change_agenda(self, steps: list[Any], name: str) -> None:
        """Another number in a step, a step more or less, or two in each other's place."""
        how = self.chance.randrange(5)
        at = self.chance.randrange(len(steps) + 1)
        if how == 0 or at == len(steps):
            texts, _record = originals(name, self.chance.randrange(12))
            known = tomllib.loads(self.chance.choice(texts))["agenda"]
            numbers = [str(self.chance.choice(NUMBERS[:10])) for _number in range(self.chance.randrange(1, 5))]
            kind = self.chance.choice(sorted(steps_of(f"{find_game(name).package}.rules")))
            steps.insert(at, self.chance.choice(known) if known and how else " ".join([kind, *numbers]))
        elif how == 1:
            del steps[at]
        elif how == 2:
            other = self.chance.randrange(len(steps))
            steps[at], steps[other] = steps[other], steps[at]
        else:
            words = str(steps[at]).split()
            if words:
                words[self.chance.randrange(len(words))] = str(self.chance.choice(NUMBERS[: 10 if how == 3 else None]))
            steps[at] = " ".join(words)

    def change_somewhere(self, data: dict[str, Any], name: str) -> None:
        """Something at a random place of the data."""
        places = list(places_in(data))
        if not places:
            return
        holder, key = self.chance.choice(places)
        value = holder[key]
        how = self.chance.random()
        if how < 0.08:
            holder[key] = copy.deepcopy(self.chance.choice(ODD))
        elif how < 0.14:
            del holder[key]
        elif how < 0.5 and isinstance(value, list):
            self.change_list(value, [holder[key] for holder, key in places if isinstance(holder[key], list)])
        elif isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = self.chance.choice([value + 1, value - 1, self.chance.choice(NUMBERS)])
        else:
            other, place = self.chance.choice(places)
            holder[key] = copy.deepcopy(other[place])

    def change_list(self, items: list[Any], lists: list[list[Any]]) -> None:
        """One more, one less, another order, or something moved to another list."""
        how = self.chance.randrange(5)
        if not items or how == 0:
            other = self.chance.choice(lists)
            items += copy.deepcopy(self.chance.sample(other, min(1, len(other))))
        elif how == 1:
            items.pop(self.chance.randrange(len(items)))
        elif how == 2:
            self.chance.shuffle(items)
        else:
            moved = items.pop(self.chance.randrange(len(items)))
            other = self.chance.choice(lists)
            other.insert(self.chance.randrange(len(other) + 1), moved)


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Every place of some data that holds something, with what it is in."""
    keys = list(data) if isinstance(data, dict) else range(len(data))
    found = [(data, key) for key in keys]
    for key in keys:
        if isinstance(data[key], dict | list):
            found += places_in(data[key])
    return found


def keep(data: Any, facts: set[str]) -> None:
    """Leave only these facts in all tables."""
    if isinstance(data, dict):
        for name in set(data) - facts:
            del data[name]
        data = list(data.values())
    if isinstance(data, list):
        for item in data:
            keep(item, facts)


# What must hold.


def check(what: str, name: str, seed: int) -> str:
    """Read one forgery: "refused" or "played"; any other exception is a mistake of ours."""
    text = str(getattr(Forger(seed), what)(name))
    try:
        state = read(what, name, text)
    except BlanketfortError as error:
        assert str(error), "an error says what is wrong"
        return "refused"
    play_out(state, seed)
    return "played"


def read(what: str, name: str, text: str) -> State:
    game = find_game(name)
    if what == "record":
        return Record.from_text(text).replay()
    if what == "deck":
        game = game.with_deck(text, "forged.toml")
        chance = random.Random(text)
        players, options = draw_case(game, chance)
        return game.new(players, chance.randrange(1000), options)
    return game.from_text(text)


def play_out(state: State, seed: int) -> None:
    """Play to the end by chance, with the laws checked at the beginning, at one moment on the way, and at the end."""
    chance = random.Random(seed)
    components = state.components()
    closely = chance.randrange(1, 60)
    check_decision(state.game, state)
    for number in range(LONGEST):
        if state.over:
            check_decision(state.game, state)
            return
        state.apply(chance.choice(state.legal))
        assert state.components() == components, "every card and token is in exactly one place"
        if number == closely:
            check_decision(state.game, state)
    raise Hangs(f"no end within {LONGEST} decisions")


def check_in_time(asked: tuple[str, str, int]) -> tuple[str, str, int, str]:
    """Check one forgery; what became of it."""
    signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        return *asked, check(*asked)
    except Exception as error:
        tail = error.__traceback__
        while tail is not None and tail.tb_next is not None:
            tail = tail.tb_next
        where = f"{Path(tail.tb_frame.f_code.co_filename).name}:{tail.tb_lineno}" if tail else ""
        return *asked, f"{type(error).__name__} at {where}: {str(error)[:150]}"
    finally:
        signal.alarm(0)


def ring(_number: int, _frame: FrameType | None) -> None:
    raise Hangs(f"no answer within {SECONDS} seconds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, help="how many of each kind, for each game")
    parser.add_argument("--what", choices=["position", "record", "deck"], action="append")
    parser.add_argument("--game", choices=[game.name for game in all_games()], action="append")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    print(f"the engine is {'compiled' if is_compiled() else 'NOT compiled'}, Python {sys.version.split()[0]}")
    begun, broken = time.monotonic(), 0
    with Pool(asked.jobs) as pool:
        for game in asked.game or [game.name for game in all_games()]:
            for what in asked.what or ["position", "record", "deck"]:
                seeds = range(asked.first, asked.first + asked.count)
                fates: Counter[str] = Counter()
                shown: Counter[str] = Counter()
                tasks = ((what, game, seed) for seed in seeds)
                for _what, _game, seed, fate in pool.imap_unordered(check_in_time, tasks, 20):
                    is_well = fate in ("refused", "played")
                    fates[fate if is_well else "broken"] += 1
                    if not is_well:
                        broken += 1
                        shown[fate] += 1
                        if shown[fate] == 1:
                            print(f"  {what} of {game}, seed {seed}: {fate}", flush=True)
                print(
                    f"{game:12} {what:9} {asked.count:8,}: {fates['refused']:8,} refused, {fates['played']:8,} played "
                    f"to their end, {fates['broken']:6,} broken, {time.monotonic() - begun:6.0f} s",
                    flush=True,
                )
                for fate, count in shown.most_common(40):
                    print(f"    {count:6} {fate}")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
