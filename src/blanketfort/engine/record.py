"""A game as it was played: its set-up, every choice and every chance outcome, in a text that replays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.event import Event
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State

if TYPE_CHECKING:
    from blanketfort.engine.game import Game
    from blanketfort.engine.setup import Setup

HEADING = "blanketfort record 1"
HAPPENED = ("choose", "chance")


Line = str | list[int]
"""One thing that happened: a choice as its key, or a chance outcome as its ints."""


@dataclass(eq=False)
class Record:
    """All that makes a game again without its seed; secret like a state until the game is over."""

    game: str = ""
    rules: int = 0
    players: int = 0
    options: dict[str, bool | str] = field(default_factory=dict)
    commitment: str = ""
    deck: str = ""
    position: str = ""
    lines: list[Line] = field(default_factory=list)
    """All that happened, in its order."""
    result: str = ""
    """How a finished game ended: the points of each seat, and who won."""
    seed: int | str | None = None
    salt: str = ""
    """Seed and salt are shown once the game is over (engine/proof.py); till then the commitment stands for them."""
    seal: str = ""
    """The digest of all lines before it."""
    numbers: list[int] = field(default_factory=list)
    """Where it was read from text: the line number of each of `lines`."""
    heads: dict[str, int] = field(default_factory=dict)
    """Where it was read from text: the number of the first line with each word, such as `position` or `option`."""

    @staticmethod
    def of(state: State) -> Record:
        """The record of a state that keeps its history."""
        if not state.keeps_history:
            raise BlanketfortError("this state keeps no history, so it has no record (a re-dealt state never has)")
        setup = state.setup
        game = setup.game
        options = dict(setup.options)  # the record is its reader's own: what is changed there changes no game
        played = game.name, setup.rules, setup.players, options, setup.commitment, game.digest
        return Record(*played, setup.position, lines_of(state))

    @property
    def choices(self) -> list[str]:
        """The keys that were chosen, in order."""
        return [line for line in self.lines if isinstance(line, str)]

    @property
    def chance(self) -> list[list[int]]:
        """The chance outcomes, in order."""
        return [line for line in self.lines if not isinstance(line, str)]

    def to_text(self) -> str:
        """One line each: the heading, the set-up, then what happened."""
        head = [HEADING, f"game {self.game}", f"rules {self.rules}", f"players {self.players}"]
        head += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        head.append(f"commitment {self.commitment}")
        if self.deck:
            head.append(f"deck {self.deck}")
        if self.position:
            head.append(f"position {json.dumps(self.position)}")
        body = [f"choose {x}" if isinstance(x, str) else "chance " + " ".join(map(str, x)) for x in self.lines]
        return "\n".join(head + body + self._tail()) + "\n"

    def _tail(self) -> list[str]:
        rows = [f"result {self.result}"] if self.result else []
        if self.seed is not None:
            rows += [f"seed {json.dumps(self.seed)}", f"salt {json.dumps(self.salt)}"]
        return rows + ([f"seal {self.seal}"] if self.seal else [])

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record; BadText names the line that is wrong."""
        rows = text.splitlines()
        if not rows or rows[0] != HEADING:
            first = shorten(rows[0], 60) if rows else "nothing"
            raise BadText(f"line 1: a record begins with {HEADING!r}, not {first!r}")
        record = Record()
        for number, row in enumerate(rows[1:], start=2):
            word, _, rest = row.partition(" ")
            record._note(number, word, rest)
            try:
                record._read(word, rest)
            except (ValueError, RecursionError):
                raise BadText(f"line {number}: cannot read {shorten(row, 60)!r}") from None
            if len(record.lines) > len(record.numbers):
                record.numbers.append(number)
        return record

    def _note(self, number: int, word: str, rest: str) -> None:
        """Keep where a line stands, or BadText: only what happened may be told more than once."""
        self.heads.setdefault(word, number)
        told = f"option {rest.partition(' ')[0]}" if word == "option" else word
        if self.heads.setdefault(told, number) != number and word not in HAPPENED:
            raise BadText(f"line {number}: {shorten(told, 60)!r} is given twice")

    def _read(self, word: str, rest: str) -> None:
        if word == "choose" and rest:
            self.lines.append(rest)
        elif word == "chance":
            self.lines.append([int(number) for number in rest.split()])
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = _read_json(value)
        elif word == "seed":
            seed = _read_json(rest)
            self.seed = seed if isinstance(seed, int) else str(seed)
        elif word in ("game", "commitment", "deck", "result", "seal"):
            setattr(self, word, rest)
        elif word in ("rules", "players"):
            setattr(self, word, int(rest))
        elif word in ("position", "salt"):
            setattr(self, word, str(_read_json(rest)))
        else:
            raise ValueError(word)

    def find_game(self, game: Game | None = None) -> Game:
        """The game as it was when this was recorded, or BadText: one with a house deck has to be given."""
        with self.naming("game"):
            game = game or find_game(self.game)
            if self.game != game.name:
                raise BadText(f"this is a record of {self.game}, not of {game.name}")
        with self.naming("rules"):
            if not 1 <= self.rules <= game.rules_version:
                here = f"here are rules {game.rules_version}"
                raise BadText(f"this record is of rules {self.rules} of {game.title}; {here}")
        game = game.edition(self.rules)
        with self.naming("deck"):
            if self.deck != game.digest:
                here = f"here is {_deck_words(game.digest)}"
                raise BadText(f"this record was played with {_deck_words(self.deck)}, {here}")
        return game

    @contextmanager
    def naming(self, word: str) -> Iterator[None]:
        """Errors within are about the line of the record that begins with this word, or lacks it, and say so."""
        try:
            yield
        except BlanketfortError as error:
            raise self.wrong(error, self.heads.get(word)) from None

    def wrong(self, error: BlanketfortError, number: int | None) -> BlanketfortError:
        """The same error with the line that it is about, where that is known."""
        return type(error)(f"line {number}: {error}") if number else error

    def make_setup(self, game: Game, seed: int | str = "", salt: str = "") -> Setup:
        """The set-up that the record tells of."""
        with self.naming("players"):
            game.check_players(self.players)
        with self.naming("option"):
            return game.make_setup(self.players, seed, self.options, salt, self.rules)

    def name_age(self, game: Game) -> str:
        """Behind what does not fit a record of old: its rules. Mended rules are those of all games but where told."""
        return (
            "" if self.rules == game.rules_version else f" (of rules {self.rules}; here are rules {game.rules_version})"
        )

    def begin(self, game: Game | None = None, sink: list[Event] | None = None) -> State:
        """The game at its first decision, dealt as it was."""
        game = self.find_game(game)
        setup = self.make_setup(game)
        setup.published = self.commitment
        setup.position = self.position
        with self.naming("position"):
            return game.begin(setup, [list(draws) for draws in self.chance], sink)

    def replay(self, game: Game | None = None) -> State:
        """Play the game again and return where it stands at the end."""
        state = self.begin(game)
        for at, line in enumerate(self.lines):
            try:
                if isinstance(line, str):
                    state.play(line)
            except BlanketfortError as error:
                raise self.wrong(error, self.numbers[at] if self.numbers else None) from None
        if state.pins:
            left = [number for number, line in zip(self.numbers, self.lines, strict=False) if isinstance(line, list)]
            number = left[-len(state.pins)] if left else None
            raise self.wrong(BadText("a chance outcome is left over: nothing was drawn for it"), number)
        return state


def lines_of(state: State, first: int = 0) -> list[Line]:
    """What has happened in a state, from that line on."""
    table = state.option_table()
    lines: list[Line] = []
    for line in state.history[first : state.noted]:
        if isinstance(line, int):
            lines.append(table[line].key)
        elif isinstance(line, list):
            lines.append(list(line))
    return lines


def _read_json(text: str) -> Any:
    """What a line tells in JSON, or ValueError: there half a letter can be written, which nobody could write again."""
    found = json.loads(text)
    str(found).encode()
    return found


def _deck_words(digest: str) -> str:
    return f"the house deck {digest[:12]}" if digest else "the deck of the project"
