"""All that the server tells. `web/src/wire.ts` is made from this module and `wishes.py` by `tools/wire_types.py`.

Nothing here is in any language: sentences travel as `Say`, and the browser says them in its reader's language from the
same Fluent files that the terminal uses. Options, cards and places travel by the keys that the engine gives them. Only
what is wrong with a record or a deck is text (`detail`), in the language that a request asks for (`Accept-Language`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from blanketfort.engine.listing import Mark
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.view import View
from blanketfort.table.lines import Clock

PROTOCOL = 3
"""Grows when a client of before would misunderstand a message."""


class Say(Struct, omit_defaults=True):
    """A sentence before it is said: a message's id and what fills its places (texts, numbers, sentences, lists)."""

    say: str
    args: dict[str, Any] = {}


def write_phrase(found: object) -> Say:
    """How a sentence of the engine crosses the wire, wherever it stands in a message."""
    if isinstance(found, Phrase):
        return Say(found.id, found.args)
    raise NotImplementedError(f"{type(found)} does not cross the wire")


encode = msgspec.json.Encoder(enc_hook=write_phrase).encode


# The shelf.


class OptionAbout(Struct):
    """An option of a game, and the values it may have."""

    name: str
    default: bool | str
    values: list[bool | str]
    about: Phrase


class GameAbout(Struct):
    """A game on the shelf."""

    name: str
    title: str
    players: list[int]
    options: list[OptionAbout]
    bots: list[str]
    """The computer players, weakest first."""
    has_tutorial: bool
    tutorial_steps: int
    """How many steps its lesson has; 0 where there is none."""


class CardAbout(Struct):
    """One thing in a game's box: how it is explained, and how it is drawn (`facts`; of effects, their marks)."""

    id: str
    group: Phrase
    name: Say | str
    lines: list[Phrase]
    sources: dict[str, str]
    facts: dict[str, Any]
    effects: dict[str, list[Mark]]


class Clause(Struct):
    """One rule in our words, in both languages; a ruling also says why."""

    id: str
    where: str
    kind: Literal["rule", "example", "ruling"]
    text: dict[str, str]
    why: dict[str, str] = {}
    option: str = ""
    is_shown: bool = False
    """Whether there is a prepared position in which it can be tried."""


# A table.


class Opened(Struct):
    """A table that was just opened."""

    table: str


class SeatInfo(Struct):
    """One seat as everybody may see it."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    """The computer player that has the seat now: its own, or one that stands in for its person."""
    is_online: bool
    is_mine: bool
    is_forfeited: bool
    is_muted: bool
    devices: int
    """How many devices hold the seat by its link; told to those who hold it, 0 to all others."""


class Origin(Struct):
    """A step of a finished game."""

    table: str
    step: int


class House(Struct):
    """The server."""

    addresses: list[str]
    """Where others in its network reach it; none: it listens to its own computer alone, or does not know."""


class Shuffle(Struct):
    """Words are awaited for the shuffle: first the digest that fixes each, then the words themselves."""

    stage: Literal["pledge", "word"]
    awaited: list[int]
    """The seats that are still awaited."""


class TableInfo(Struct):
    """A table as one of those around it may see it."""

    id: str
    game: str
    cards: str
    """The address of what is in its box."""
    deck: str
    """The beginning of the digest of its house deck; empty: it is played with the usual cards."""
    options: dict[str, bool | str]
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    is_host: bool
    seat_links: dict[str, str]
    """The links by which I come back to my own seats, by seat number."""
    commitment: str
    """What the shuffle was fixed to: before the deal the server's part of it, then all of it."""
    shuffle: Shuffle | None
    is_known: bool
    """Whether somebody may know the cards of this table: it goes on from a game, or its seed was chosen."""
    is_resumed: bool
    """Whether the game went on from a position, because a rule had changed."""
    clock: Clock | None
    hints: bool
    opened_at: float
    expires_at: float | None
    """When the table will be removed if nothing happens at it; None: it is kept."""
    tutorial: bool
    rule: str
    """The clause that this prepared position shows; empty at all other tables."""
    day: str
    """The day of which this is the deal; empty at all other tables."""
    rematch: str | None
    """The table of the next game, once somebody has asked for it."""
    spectators: int
    origin: Origin | None
    """The step of a finished game that this one continues, for the host who went on from there."""


class TableLine(Struct):
    """One of my tables, in a list."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    names: list[str]
    is_my_turn: bool
    opened_at: float
    changed_at: float
    occasion: Literal["", "rule", "lesson", "day", "branch", "record"]
    """What is special about it: a rule that is shown, a lesson, the deal of a day, a game continued or taken in."""
    won: bool | None
    points: int | None
    """How I did, in a finished game from its deal on."""


# A game, as one seat sees it.


class Choice(Struct, omit_defaults=True):
    """One option of a decision."""

    key: str
    say: Phrase
    is_final: bool | None = None
    """Whether it cannot be taken back; None while that is not known."""


class Question(Struct, omit_defaults=True):
    """What is asked, and of whom. Only the seat that is asked sees the options, and the clause of the rulebook."""

    seat: int
    kind: str
    ask: Phrase | None
    options: list[Choice]
    rule: str = ""


class Happening(Struct, omit_defaults=True):
    """One thing that happened, as its reader may know it: `facts` for the picture, `say` for the log."""

    kind: str
    seat: int
    facts: dict[str, Any]
    say: Phrase | None = None
    """None where there is nothing worth a line in the log."""


class Moment(Struct, omit_defaults=True):
    """One choice (or the deal, a choice taken back, the end of a turn) and all that came of it."""

    version: int
    """The version of the table after it."""
    seat: int
    """Whose choice it was; -1 for the deal."""
    happenings: list[Happening]
    view: View | None = None
    """The table after it. Left out of moments of long ago, and of the last one if it is the state's own."""
    key: str = ""
    say: Phrase | None = None
    """What was chosen, in a finished game, for those who may know."""
    is_bots: bool = False
    """Whether a computer player chose it."""


class Points(Struct):
    """What one seat has at the end: its points by source, said and counted."""

    total: int
    sources: list[tuple[str, int, Phrase]]


class Result(Struct):
    """How a game ended, with all secrets told."""

    winners: list[int]
    points: list[Points]
    course: list[list[int]]
    """Each seat's points after every step, by step."""
    seed: str
    salt: str


class Tutor(Struct):
    """Where a tutorial stands: what to read, and what to do (any of these keys; none: just go on)."""

    step: int
    steps: int
    text: dict[str, str]
    wants: list[str]
    shows: list[str]
    """Parts of the table that the text speaks of, by their anchor names."""


# Down the socket.


class State(Struct, tag_field="type", tag="state"):
    """The game as it stands for one reader, with what happened since the reader's last version."""

    version: int
    seat: int | None
    """Whose eyes these are; None is a spectator's."""
    view: View
    question: Question | None
    """None when the game is over."""
    steps: list[Moment]
    can_undo: bool
    awaits_end: bool
    """Whether the reader's turn is done but not ended: it can be taken back until the reader ends it."""
    hand_over: int | None
    """Another seat of mine that is asked: look through its eyes to answer (`Look`)."""
    clocks: list[float] | None
    """Seconds left for each seat when this was sent."""
    result: Result | None
    tutor: Tutor | None


class About(Struct, tag_field="type", tag="about"):
    """The table around the game has changed: who sits where, who is there."""

    protocol: int
    table: TableInfo


class Finality(Struct, tag_field="type", tag="finality"):
    """Which options of this version cannot be taken back."""

    version: int
    final: list[str]


class ChatLine(Struct):
    at: float
    seat: int | None
    """None is a spectator."""
    name: str
    text: str


class Chat(Struct, tag_field="type", tag="chat"):
    """What was said at the table; on arrival, the last of it."""

    lines: list[ChatLine]


class HintOption(Struct):
    key: str
    chance: float
    visits: int
    say: Phrase


class Hint(Struct, tag_field="type", tag="hint"):
    """What the search thinks of the options at hand, best first."""

    version: int
    options: list[HintOption]
    reason: Phrase | None
    """Why the best one, compared with the next."""


class Refused(Struct, tag_field="type", tag="refused"):
    """Why a message was not carried out. The fresh state follows, except to one who sends too much."""

    reason: Literal[
        "stale", "unlawful", "not-asked", "cannot", "malformed", "too-much", "not-allowed", "failed", "unavailable"
    ]
    say: Phrase
    detail: str = ""
    key: str = ""


class Done(Struct, tag_field="type", tag="done"):
    """The change with this key is made and stored for good."""

    key: str


Down = State | About | Finality | Chat | Hint | Refused | Done


class Failure(Struct, omit_defaults=True):
    """The body of every answer that is not a success."""

    reason: str
    say: Phrase
    detail: str | UnsetType = UNSET
