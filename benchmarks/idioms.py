"""What each habit of the hot code is worth: the same small deed written in two ways, compiled, side by side.

CONTRIBUTING.md names the habits; `python benchmarks/idioms.py` shows them on this machine (it needs a C compiler).
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOURCE = """
from bisect import insort
from typing import Final

from mypy_extensions import i64, mypyc_attr


class Plain:
    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
class Lean:
    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left


class Option:
    def __init__(self, id: i64) -> None:
        self.id: i64 = id


TABLE: Final = [Option(id) for id in range(1000)]
HAND: Final = [3, 3, 17, 40, 41]
PACKED: Final = bytes(HAND)
ONE: Final = [bytes([kind]) for kind in range(256)]
ICONS: Final = [[kind % 3, kind % 2, 0, 1, 0, 0, 0] for kind in range(42)]
IN_ONE: Final[list[int]] = [sum(icon << 8 * suit for suit, icon in enumerate(icons)) for icons in ICONS]


class Offer:
    def __init__(self) -> None:
        self.options: list[Option] = []
        self.count: i64 = 0

    def add(self, option: i64) -> None:
        if self.count < len(self.options):
            self.options[self.count] = TABLE[option]
        else:
            self.options.append(TABLE[option])
        self.count += 1


OFFER: Final = Offer()


def step_plain(times: int) -> None:
    for time in range(times):
        Plain(1, time)


def step_lean(times: int) -> None:
    for time in range(times):
        Lean(1, time)


def options_as_list(times: int) -> None:
    for time in range(times):
        options: list[int] = []
        for kind in HAND:
            options.append(500 + kind)


def options_in_offer(times: int) -> None:
    for time in range(times):
        OFFER.count = 0
        for kind in HAND:
            OFFER.add(500 + kind)


def told_always(times: int) -> None:
    for time in range(times):
        told: dict[str, object] = {"from": "park", "card": time}


def told_when_heard(times: int) -> None:
    sink: list[object] | None = None
    for time in range(times):
        if sink is not None:
            told: dict[str, object] = {"from": "park", "card": time}


def pair_in_tuple(times: int) -> None:
    for time in range(times):
        for ref in (time, time + 1):
            assert ref >= 0


def pair_in_range(times: int) -> None:
    for time in range(times):
        for ref in range(time, time + 2):
            assert ref >= 0


def icons_one_by_one(times: int) -> None:
    for time in range(times):
        icons = [0] * 7
        for kind in HAND:
            for suit in range(7):
                icons[suit] += ICONS[kind][suit]


def icons_in_one(times: int) -> None:
    for time in range(times):
        in_one: i64 = 0
        for kind in HAND:
            in_one += IN_ONE[kind]
        icons = [in_one >> 8 * suit & 255 for suit in range(7)]


def sorted_by_insort(times: int) -> None:
    for time in range(times):
        more = HAND[:]
        insort(more, 17)


def sorted_by_hand(times: int) -> None:
    kind: i64 = 17
    for time in range(times):
        at: i64 = len(HAND)
        while at > 0 and HAND[at - 1] > kind:
            at -= 1
        more = HAND[:]
        more.insert(at, kind)


def put_on_list(times: int) -> None:
    for time in range(times):
        pile = [*HAND, 17]


def put_on_bytes(times: int) -> None:
    for time in range(times):
        pile = PACKED + ONE[17]


def loop_over_list(times: int) -> None:
    for time in range(times):
        for kind in HAND:
            assert kind > 0


def loop_over_bytes(times: int) -> None:
    for time in range(times):
        for kind in PACKED:
            assert kind > 0
"""
PAIRS = {
    "a step: a plain class, or acyclic with a free list": ("step_plain", "step_lean"),
    "five options: a new list, or the state's offer": ("options_as_list", "options_in_offer"),
    "an event that nobody hears: built, or not": ("told_always", "told_when_heard"),
    "a loop over two numbers: a tuple, or a range": ("pair_in_tuple", "pair_in_range"),
    "the icons of five cards: suit by suit, or in one number": ("icons_one_by_one", "icons_in_one"),
    "one more card in order: insort, or insert": ("sorted_by_insort", "sorted_by_hand"),
    "why piles are lists: one more card on a list, or on bytes": ("put_on_list", "put_on_bytes"),
    "... and a loop over them": ("loop_over_list", "loop_over_bytes"),
}
TIMES = 200_000
ROUNDS = 7


def best(deed: object) -> float:
    """Nanoseconds a time, at best."""
    assert callable(deed)
    spent = []
    for _round in range(ROUNDS):
        begun = time.process_time()
        deed(TIMES)
        spent.append(time.process_time() - begun)
    return min(spent) / TIMES * 1e9


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "habits.py").write_text(SOURCE)
        environment = {**os.environ, "MYPYC_OPT_LEVEL": "2"}
        subprocess.run([sys.executable, "-m", "mypyc", "habits.py"], cwd=folder, env=environment, check=True)
        sys.path.insert(0, folder)
        habits = importlib.import_module("habits")
        for about, names in PAIRS.items():
            before, after = (best(getattr(habits, name)) for name in names)
            print(f"{about}: {before:.0f} ns, {after:.0f} ns")


if __name__ == "__main__":
    main()
