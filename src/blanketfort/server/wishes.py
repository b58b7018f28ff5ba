"""All that a client may want: the bodies of its requests, and what goes up its socket."""

from __future__ import annotations

import re
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


# Up the socket.


def tag_of(name: str) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


class _Wish(Struct, tag_field="type", tag=tag_of, forbid_unknown_fields=True):
    """What a client wants, by its name: `end-turn`."""


class _Change(_Wish, kw_only=True):
    """A change has a `key` of the client's choosing: sent again, it is the same change, done once."""

    key: Key = ""


class Choose(_Change):
    """Take an option. It counts only if the table still stands at this version."""

    version: int
    choice: str


class Undo(_Change):
    version: int


class EndTurn(_Change):
    version: int


class Look(_Wish):
    """Look through the eyes of another of my seats (several people at one screen)."""

    seat: int


class Speak(_Change):
    text: str


class AskHint(_Wish):
    version: int


class StandIn(_Change):
    """Let a computer player have my seat (a name of one), or take it back (an empty name)."""

    bot: str


class Dismiss(_Change):
    """As the host, send the player on this seat away."""

    seat: int


class Mute(_Change):
    """As the host, let a player (null: all spectators) say nothing any more, or speak again."""

    seat: int | None
    is_muted: bool


class HandOver(_Change):
    """As the host, make the player on this seat the host."""

    seat: int


class HoldAlone(_Change):
    """Let no other device have my seat any more: its link is void, and a new one is made."""

    seat: int


class NextStep(_Change):
    """I have read this step of the tutorial."""

    step: int


class Pledge(_Change):
    """Fix the word that a seat of mine adds to the shuffle: its digest, see `table/shuffle.py`."""

    seat: int
    digest: str


class Word(_Change):
    """Tell that word, once all have fixed theirs."""

    seat: int
    word: str


Repeatable = StandIn | Dismiss | Mute | HandOver | HoldAlone
"""What could be done and undone without end, whoever is asked in the game."""
Arranged = Pledge | Word | Dismiss | Mute | HandOver | HoldAlone
"""What is done around the game."""
Played = Choose | Undo | EndTurn | StandIn | NextStep
"""What is done on a seat."""
Up = Arranged | Played | Look | Speak | AskHint
