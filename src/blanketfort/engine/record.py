"""A game as it was played: its set-up, every choice and every chance outcome, in a text that replays."""

from __future__ import annotations

import json

from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.game import game as find_game
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State

HEADING = "blanketfort record 1"


class Record:
    """All that makes a game again without its seed; secret like a state until the game is over."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, bool | str],
        commitment: str,
        deck: str,
        position: str,
        lines: list[str | list[int]],
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.commitment = commitment
        self.deck = deck
        self.position = position
        self.lines = lines
        """In the order in which they happened: a choice as its key, a chance outcome as its ints."""

    @staticmethod
    def of(state: State) -> Record:
        """The record of a state that keeps its history."""
        if not state.keeps_history:
            raise BlanketfortError("this state keeps no history, so it has no record (a re-dealt state never has)")
        table = state.option_table()
        lines: list[str | list[int]] = []
        for line in state.history[: state.noted]:
            if isinstance(line, int):
                lines.append(table[line].key)
            elif isinstance(line, list):
                lines.append(list(line))
        setup = state.setup
        rules = find_game(setup.game).rules_version
        return Record(
            setup.game, rules, setup.players, setup.options, setup.commitment, setup.deck, setup.position, lines
        )

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
        return "\n".join(head + body) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record; BadText names the line that is wrong."""
        rows = text.splitlines()
        if not rows or rows[0] != HEADING:
            raise BadText(f"line 1: a record begins with {HEADING!r}, not {rows[0] if rows else 'nothing'!r}")
        record = Record("", 0, 0, {}, "", "", "", [])
        for number, row in enumerate(rows[1:], start=2):
            word, _, rest = row.partition(" ")
            try:
                record._read(word, rest)
            except ValueError:
                raise BadText(f"line {number}: cannot read {row!r}") from None
        return record

    def _read(self, word: str, rest: str) -> None:
        if word == "choose" and rest:
            self.lines.append(rest)
        elif word == "chance":
            self.lines.append([int(number) for number in rest.split()])
        elif word == "game":
            self.game = rest
        elif word == "rules":
            self.rules = int(rest)
        elif word == "players":
            self.players = int(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = json.loads(value)
        elif word == "commitment":
            self.commitment = rest
        elif word == "deck":
            self.deck = rest
        elif word == "position":
            self.position = json.loads(rest)
        else:
            raise ValueError(word)

    def begin(self) -> State:
        """The game at its first decision, dealt as it was."""
        game = find_game(self.game)
        if self.rules != game.rules_version:
            raise BadText(f"this record is of rules {self.rules} of {game.title}; here are rules {game.rules_version}")
        if self.deck != game.deck_digest():
            raise BadText(f"this record was played with the deck {self.deck or 'of the project'}: give that deck")
        setup = game.make_setup(self.players, "", self.options)
        setup = Setup(setup.game, setup.players, setup.options, "", "", setup.deck)
        setup.commitment = self.commitment
        setup.position = self.position
        return game.begin(setup, [list(draws) for draws in self.chance])

    def replay(self) -> State:
        """Play the game again and return where it stands at the end."""
        state = self.begin()
        for key in self.choices:
            state.play(key)
        return state
