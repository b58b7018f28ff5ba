"""The lines that a table is stored as: its set-up, then everything that happened, each in one line of JSON.

Applied in their order they make the table again, in any process: those of a room in the server's database, those of a
table at a terminal in its save. They are secret like a state.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class Clock(Struct, frozen=True):
    """How long people may think, for each move or for the whole game, and what happens to those who think longer.

    A move lasts until somebody else is asked. `bot`: a computer player makes the move; `forfeit`: it has the seat for
    good, and its person cannot win any more.
    """

    per: Literal["move", "game"]
    seconds: int
    then: Literal["bot", "forfeit"]


class Place(Struct, frozen=True):
    """A seat before the game: held by a guest, open to anyone with the link, or a computer player's."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    holders: tuple[str, ...] = ()
    bot: str = ""


class Head(Struct, tag="head", frozen=True):
    """How a table was opened."""

    game: str
    options: dict[str, bool | str]
    seed: str
    salt: str
    places: list[Place]
    host: str
    clock: Clock | None = None
    hints: bool = True
    position: str = ""
    """Where the game begins, if not with the deal."""
    origin: str = ""
    origin_step: int = 0
    """The table and the step of the finished game that it continues."""
    record: str = ""
    """A game that was played elsewhere: it is only looked at."""
    tutorial: str = ""
    rule: str = ""
    """The clause that a prepared position shows."""
    day: str = ""
    """The day of which this is the deal, the same for everybody: 2026-11-17."""
    rules: int = 0
    """By which version of the rules it is played; 0, of the first release, is the first."""
    deck: str = ""
    commitment: str = ""
    """With which deck it was dealt, and to what the shuffle was fixed; known of saved games."""
    house: str = ""
    """The text of a house deck that is laid over the cards."""
    is_chosen: bool = False
    """Whether somebody chose the seed, and so may know the deal."""
    program: str = ""
    """By which version of Blanketfort it was opened; empty for the first release."""
    cards: str = ""
    """A digest of all cards as they were then."""

    @property
    def occasion(self) -> str:
        """What is special about a table: a rule is shown, a lesson, the deal of a day, a game continued or taken in."""
        given = (self.rule, self.tutorial, self.day, self.origin, self.record)
        names = ("rule", "lesson", "day", "branch", "record")
        return next((name for name, found in zip(names, given, strict=True) if found), "")


class Sit(Struct, tag="sit", frozen=True):
    seat: int
    name: str
    holder: str


class Claim(Struct, tag="claim", frozen=True):
    """Somebody came back to a seat from another device."""

    seat: int
    holder: str


class Leave(Struct, tag="leave", frozen=True):
    seat: int


class Begin(Struct, tag="begin", frozen=True):
    """The cards are dealt; computer players by this name have the seats that stayed open."""

    bot: str
    is_shared: bool = False
    """Whether each person first adds a word to the shuffle."""


class Pledge(Struct, tag="pledge", frozen=True):
    """A seat fixes its word for the shuffle, without telling it."""

    seat: int
    digest: str


class Word(Struct, tag="word", frozen=True):
    """A seat tells its word for the shuffle."""

    seat: int
    word: str


class Hurry(Struct, tag="hurry", frozen=True):
    """The shuffle has waited long enough: those who are still awaited add nothing."""


class Choose(Struct, tag="choose", frozen=True):
    seat: int
    key: str


class Undo(Struct, tag="undo", frozen=True):
    seat: int


class End(Struct, tag="end", frozen=True):
    """A player who could still have undone something has ended the turn."""

    seat: int


class Read(Struct, tag="read", frozen=True):
    """The learner has read a step of the lesson."""

    seat: int
    step: int


class StandIn(Struct, tag="stand-in", frozen=True):
    """A computer player has a person's seat, or (without a name) gives it back."""

    seat: int
    bot: str
    is_away: bool = False
    """Whether that is because its person is away, and until the person returns."""


class TimeOut(Struct, tag="time-out", frozen=True):
    """Somebody has thought too long: what the clock threatened happens, by this computer player."""

    seat: int
    bot: str


class Awake(Struct, tag="awake", frozen=True):
    """A server is there again: nobody's clock ran while there was none."""

    seconds: float | None = None
    """For how long, since the line before; None, of the first releases, for all of that time."""


class Resume(Struct, tag="resume", frozen=True):
    """The choices so far are not lawful any more by newer rules: the game goes on by those from where it last stood."""

    position: str
    rules: int


class Speak(Struct, tag="speak", frozen=True):
    seat: int | None
    name: str
    text: str


class Dismiss(Struct, tag="dismiss", frozen=True):
    """The host has sent a player away; in a game this computer player has the seat from now on."""

    seat: int
    bot: str


class Mute(Struct, tag="mute", frozen=True):
    """The host lets a player (None: all spectators) say nothing any more, or lets them speak again."""

    seat: int | None
    is_muted: bool


class HandOver(Struct, tag="hand-over", frozen=True):
    """Somebody else is the host from now on."""

    host: str


class Rematch(Struct, tag="rematch", frozen=True):
    """The next game is at that table."""

    table: str


Line = (
    Head
    | Sit
    | Claim
    | Leave
    | Begin
    | Pledge
    | Word
    | Hurry
    | Choose
    | Undo
    | End
    | Read
    | StandIn
    | TimeOut
    | Awake
    | Resume
    | Dismiss
    | Mute
    | HandOver
    | Speak
    | Rematch
)

_decoder = msgspec.json.Decoder(Line)


def write_line(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def read_line(text: str) -> Line:
    found: Line = _decoder.decode(text)
    return found
