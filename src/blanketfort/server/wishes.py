"""All that a client may want: the bodies of its requests, and what goes up its socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blanketfort.table.lines import Clock

Key = Annotated[str, Meta(max_length=64, pattern="^[!-~]*$")]

# The bodies of requests.


class SeatPlan(Struct):
    """Who shall sit on a seat: `me`, another person at the same screen (`here`), whoever comes (`open`), or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """What it takes to open a table."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, bool | str] = {}
    name: str = ""
    """The host's own name."""
    clock: Clock | None = None
    hints: bool = True
    salt: str = ""
    """A player's own addition to the shuffle."""
    seed: str = ""
    """The same deal again, where nobody else can sit down; without one it is true chance."""
    deck: str = ""
    """A house deck, as the text of its file."""
    day: str = ""
    """The deal of this day (2026-11-17), the same for everybody, alone against computer players."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: str


class ClaimSeat(Struct, forbid_unknown_fields=True):
    """Come back to a seat from another device: the key is in the seat's own link."""

    key: str


class Upload(Struct, forbid_unknown_fields=True):
    """The record of a game that was played elsewhere, to be looked at here."""

    record: str


class Branch(Struct, forbid_unknown_fields=True):
    """Go on from a step of a finished game, at a new table."""

    step: int
    seats: list[SeatPlan]
    name: str = ""


# Up the socket. A `key` of the client's choosing names a change: sent again, it is the same change, done once.


class Choose(Struct, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Take an option. It counts only if the table still stands at this version."""

    version: int
    choice: str
    key: Key = ""


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    version: int
    key: Key = ""


class EndTurn(Struct, tag_field="type", tag="end-turn", forbid_unknown_fields=True):
    version: int
    key: Key = ""


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Look through the eyes of another of my seats (several people at one screen)."""

    seat: int


class Speak(Struct, tag_field="type", tag="speak", forbid_unknown_fields=True):
    text: str
    key: Key = ""


class AskHint(Struct, tag_field="type", tag="ask-hint", forbid_unknown_fields=True):
    version: int


class StandIn(Struct, tag_field="type", tag="stand-in", forbid_unknown_fields=True):
    """Let a computer player have my seat (a name of one), or take it back (an empty name)."""

    bot: str
    key: Key = ""


class Dismiss(Struct, tag_field="type", tag="dismiss", forbid_unknown_fields=True):
    """As the host, send the player on this seat away."""

    seat: int
    key: Key = ""


class Mute(Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """As the host, let a player (null: all spectators) say nothing any more, or speak again."""

    seat: int | None
    is_muted: bool
    key: Key = ""


class HandOver(Struct, tag_field="type", tag="hand-over", forbid_unknown_fields=True):
    """As the host, make the player on this seat the host."""

    seat: int
    key: Key = ""


class HoldAlone(Struct, tag_field="type", tag="hold-alone", forbid_unknown_fields=True):
    """Let no other device have my seat any more: its link is void, and a new one is made."""

    seat: int
    key: Key = ""


class NextStep(Struct, tag_field="type", tag="next-step", forbid_unknown_fields=True):
    """I have read this step of the tutorial."""

    step: int
    key: Key = ""


class Pledge(Struct, tag_field="type", tag="pledge", forbid_unknown_fields=True):
    """Fix the word that a seat of mine adds to the shuffle: its digest, see `table/shuffle.py`."""

    seat: int
    digest: str
    key: Key = ""


class Word(Struct, tag_field="type", tag="word", forbid_unknown_fields=True):
    """Tell that word, once all have fixed theirs."""

    seat: int
    word: str
    key: Key = ""


Repeatable = StandIn | Dismiss | Mute | HandOver | HoldAlone
"""What could be done and undone without end, whoever is asked in the game."""
Arranged = Pledge | Word | Dismiss | Mute | HandOver | HoldAlone
"""What is done around the game."""
Played = Choose | Undo | EndTurn | StandIn | NextStep
"""What is done on a seat."""
Up = Arranged | Played | Look | Speak | AskHint
