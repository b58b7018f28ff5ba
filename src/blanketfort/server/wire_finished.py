"""What the server tells of finished games: step by step, judged, and proved."""

from __future__ import annotations

from msgspec import Struct

from blanketfort.engine.phrase import Phrase
from blanketfort.server.wire import Moment, Result


class Replay(Struct):
    """A whole finished game, ready to be stepped through."""

    id: str
    game: str
    cards: str
    """The address of what is in its box."""
    options: dict[str, bool | str]
    names: list[str]
    seat: int | None
    is_open: bool
    """Whether all cards are open."""
    steps: list[Moment]
    result: Result
    commitment: str


class JudgedChoice(Struct):
    """What the search thinks of one choice, by what its player knew then; chances are in per cent."""

    step: int
    seat: int
    chance: int
    """To win, after it."""
    best: int
    """To win, after the best choice."""
    better: Phrase | None
    """What would have been better; None where nothing would."""


class Remark(Struct):
    """A sentence on one step of a game."""

    step: int
    seat: int
    say: Phrase


class Review(Struct):
    """A finished game looked at again by the search, as far as it has come: ask again until `done` are all `steps`."""

    done: int
    steps: int
    chances: list[list[int]]
    """Each seat's chance to win at every step, by step, in per cent: at the deal and after those that are done."""
    choices: list[JudgedChoice]
    turns: list[Remark]
    """Before which steps most had changed."""
    costly: list[Remark]
    """The choices that lost most, the worst first."""


class Share(Struct):
    """What a seat added to the shuffle: the digest that fixed its word beforehand, and the word."""

    seat: int
    pledge: str
    word: str
    """Empty if it came too late."""


class Proof(Struct):
    """Whether the shuffle of a finished game was fixed before the deal, and what shows it."""

    is_proved: bool
    commitment: str
    seed: str
    salt: str
    record: str
    """The whole record in text: `blanketfort verify` checks the same on any machine."""
    detail: str
    seed_commitment: str
    """What the server's own part was fixed to before anybody added a word."""
    shares: list[Share]
    rules: int
    """By which version of the rules the game was played."""
    checked_by: str
    """By which version of Blanketfort this was checked."""
