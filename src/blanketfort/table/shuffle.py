"""The shuffle of a table with several people: everybody adds a random word, fixed before any word is known.

First each seat pledges a word by its digest; when all have, the words themselves come. Seed and words together make the
deal: neither the server nor any player can have chosen it. Those who are too late for either add nothing.
"""

from __future__ import annotations

import hashlib
import re

from blanketfort.table.seats import Refusal
from blanketfort.table.twin import twin

WORD, PLEDGE = re.compile("[0-9a-f]{32}"), re.compile("[0-9a-f]{64}")


def pledge_to(table: str, seat: int, word: str) -> str:
    """What fixes a word and does not tell it; nobody else's at this table is the same."""
    return hashlib.sha256(f"blanketfort word\n{table}\n{seat}\n{word}".encode()).hexdigest()


class Shuffle:
    """Who has pledged and told a word so far."""

    def __init__(self, table: str, seats: list[int], at: float) -> None:
        self.table = table
        self.since = at
        """When the stage began in which it is."""
        self.seats = seats
        """Who may add a word: in the second stage, those who have pledged one."""
        self.pledges: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.stage = "pledge"
        """`pledge`, `word`, then nothing."""

    def clone(self) -> Shuffle:
        other = twin(self)
        other.pledges, other.words = self.pledges.copy(), self.words.copy()
        return other

    @property
    def awaited(self) -> list[int]:
        """The seats that have still to pledge, or to tell, a word."""
        done = {"pledge": self.pledges, "word": self.words}.get(self.stage, self.seats)
        return [seat for seat in self.seats if seat not in done]

    def check_pledge(self, seat: int, digest: str) -> None:
        self._check(seat, "pledge", PLEDGE.fullmatch(digest) is not None)

    def check_word(self, seat: int, word: str) -> None:
        is_his = WORD.fullmatch(word) is not None and pledge_to(self.table, seat, word) == self.pledges.get(seat)
        self._check(seat, "word", is_his)

    def _check(self, seat: int, stage: str, is_right: bool) -> None:
        if self.stage != stage or seat not in self.awaited:
            raise Refusal("cannot", "server-so-already")
        if not is_right:
            raise Refusal("unlawful", "server-other-word")

    def go_on(self, at: float, is_hurried: bool = False) -> None:
        """On to the next stage, if nobody is awaited any more, or those who are do not come."""
        while self.stage and (is_hurried or not self.awaited):
            is_hurried = False
            self.since = at
            if self.stage == "pledge":
                self.stage, self.seats = "word", list(self.pledges)
            else:
                self.stage = ""

    def season(self, salt: str) -> str:
        """The salt of the deal, with every word in it."""
        return " ".join([*([salt] if salt else []), *(f"{seat}:{self.words[seat]}" for seat in sorted(self.words))])
