"""Records proved: a finished game shows its seed, and anyone who has the record can check every line of it.

Before the deal a commitment fixes seed and salt and tells neither. Afterwards both are shown: the seed then makes every
shuffle again, so that no shuffle can have been chosen once play had begun. A seal over all lines shows any change.
"""

from __future__ import annotations

import hashlib

from blanketfort.engine.chance import commitment_to
from blanketfort.engine.decision import Option
from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.record import Line, Record, lines_of
from blanketfort.engine.state import State


def reveal(state: State) -> Record:
    """The record of a finished game with its result, seed, salt and seal."""
    if not state.over:
        raise BlanketfortError("the game is not over: its seed stays secret")
    record = Record.of(state)
    totals = " ".join(str(score["total"]) for score in state.scores())
    record.result = f"{totals} won {' '.join(map(str, state.winners))}"
    record.seed, record.salt = state.setup.seed, state.setup.salt
    seal(record)
    return record


def seal(record: Record) -> None:
    """Put a digest over all lines at the end."""
    record.seal = ""
    record.seal = seal_of(record.to_text())


def seal_of(text: str) -> str:
    """The digest of all lines of a record before its seal."""
    return hashlib.sha256(f"blanketfort seal\n{text}".encode()).hexdigest()


class Retelling:
    """A game played again from its record, choice by choice; BadText names the line that does not fit.

    From the record's own chance outcomes it needs no seed. Given a state that was dealt from the seed, every chance
    outcome of the record is compared with what the seed gives.
    """

    def __init__(self, record: Record, state: State) -> None:
        self.record = record
        self.state = state
        self.at = 0
        """How many lines have been told."""
        self.compare()

    @property
    def is_done(self) -> bool:
        return self.at == len(self.record.lines)

    def step(self) -> Option:
        """Make the next choice and return it."""
        line = self.record.lines[self.at]
        number = self.number_of(self.at)
        if not isinstance(line, str):
            raise BadText(f"line {number}: found {write_line(line)}, expected a choice")
        try:
            option = self.state.find_option(line)
            self.state.apply(option)
        except BlanketfortError as error:
            raise BadText(f"line {number}: {error}{self.record.name_age(self.state.game)}") from None
        self.compare()
        return self.state.option_table()[option]

    def compare(self) -> None:
        """Compare what has just happened with the lines of the record."""
        for happened in lines_of(self.state, self.at):
            number = self.number_of(self.at)
            if self.is_done:
                raise BadText(f"line {number}: the record breaks off, expected {write_line(happened)}")
            told = self.record.lines[self.at]
            if told != happened:
                raise BadText(f"line {number}: found {write_line(told)}, expected {write_line(happened)}")
            self.at += 1

    def number_of(self, at: int) -> int:
        """The number of a line in the text that the record was read from."""
        numbers = self.record.numbers
        return numbers[at] if at < len(numbers) else (numbers[-1] if numbers else at) + 1


def write_line(line: Line) -> str:
    """A line of a record, short enough for an error."""
    text = f"choose {line}" if isinstance(line, str) else "chance " + " ".join(map(str, line))
    return repr(text if len(text) <= 60 else f"{text[:57]}...")


def retell(record: Record, game: Game | None = None, sink: list[Event] | None = None) -> Retelling:
    """Begin to play a record again from its own chance outcomes."""
    return Retelling(record, record.begin(game, sink))


def verify(text: str, game: Game | None = None, commitment: str = "") -> State:
    """Prove a record and return its last state; BadText says on which line what differs from what.

    `commitment` is the one that was published before the deal, where somebody noted it.
    """
    record = Record.from_text(text)
    game = record.find_game(game)
    if record.seed is None:
        raise BadText("this record shows no seed, so its shuffles cannot be proved; a finished game's record does")
    if record.position:
        raise BadText("this game began from a position that was set up: there is no deal to prove")
    with record.naming("commitment"):
        _check_commitment(record, commitment)
    telling = Retelling(record, game.begin(record.make_setup(game, record.seed, record.salt), None))
    while not telling.is_done:
        telling.step()
    if not telling.state.over:
        raise BadText(f"line {telling.number_of(telling.at)}: the record breaks off, expected more choices")
    again = reveal(telling.state)
    again.options = record.options  # options that are younger than the record are not in it
    seal(again)
    _check_text(text, again.to_text())
    return telling.state


def _check_commitment(record: Record, published: str) -> None:
    assert record.seed is not None
    true = commitment_to(record.seed, record.salt)
    found = f"found the commitment {record.commitment[:12]!r}"
    if record.commitment != true:
        raise BadText(f"{found}, but seed and salt give {true[:12]!r}")
    if published and published != record.commitment:
        raise BadText(f"{found}, but {published[:12]!r} was published")


def _check_text(found: str, expected: str) -> None:
    """Every byte is as the game writes it again, so nothing was changed, added or left out."""
    if found == expected:
        return
    theirs, ours = found.split("\n"), expected.split("\n")
    number = next(
        (n for n, (a, b) in enumerate(zip(theirs, ours, strict=False)) if a != b), min(len(theirs), len(ours))
    )
    rows = [rows[number][:80] if number < len(rows) else "" for rows in (theirs, ours)]
    if rows[1].startswith("seal ") and rows[0].startswith("seal "):
        raise BadText(f"line {number + 1}: the seal does not fit: a line above was changed, or the seal itself")
    raise BadText(f"line {number + 1}: found {rows[0]!r}, expected {rows[1]!r}")
