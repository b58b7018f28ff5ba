"""Lessons: a game on a prepared position, in which one step after the other says what to read and what to do.

`lesson.toml` of a game has the position and the steps. A step may want a choice of the learner (`wants`, one of these
keys) or only be read; what the others choose before it (`rivals`) is written there too, so that all goes as told.

`positions.toml` has positions in which one rule can be tried, each with the clauses that it shows: lessons of one step,
which says what to look at, and then all is free.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game

LEARNER: Final = 0
"""The learner's seat."""


class LessonStep(NamedTuple):
    """What to read, in each language; what to choose; which parts of the table that speaks of."""

    text: dict[str, str]
    rivals: list[str]
    wants: list[str]
    shows: list[str]


class Lesson(NamedTuple):
    """A game's lesson."""

    game: str
    position: str
    steps: list[LessonStep]


def has_lesson(game: Game) -> bool:
    return _file(game).is_file()


def load_lesson(game: Game, clause: str = "") -> Lesson:
    """The lesson of a game, or the position in which one of its clauses is shown; BlanketfortError if there is none."""
    if clause:
        for row in load_positions(game):
            if clause in row["clauses"]:
                return Lesson(game.name, row["position"], [_read_step(row)])
        raise BlanketfortError(f"there is no position that shows {clause!r}")
    if not has_lesson(game):
        raise BlanketfortError(f"there is no lesson for {game.name!r}")
    data = _read(_file(game))
    return Lesson(game.name, data["position"], [_read_step(row) for row in data["step"]])


def load_positions(game: Game) -> list[dict[str, Any]]:
    """The positions that show rules, as they stand in the game's file; none where it has no such file."""
    file = game.folder / "positions.toml"
    rows: list[dict[str, Any]] = _read(file)["position"] if file.is_file() else []
    return rows


def _read_step(row: dict[str, Any]) -> LessonStep:
    return LessonStep(*(row.get(name, []) for name in LessonStep._fields))


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _file(game: Game) -> Traversable:
    return game.folder / "lesson.toml"


class Tutor:
    """Where a learner stands in a lesson. It is told of every choice; after the last step all is free."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.played = 0
        """How many of the rivals' choices of this step have been made."""

    @property
    def step(self) -> LessonStep | None:
        """The step at hand; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def due(self) -> str | None:
        """What a rival has to choose now, before the step can be read."""
        return self.step.rivals[self.played] if self.step and self.played < len(self.step.rivals) else None

    def check(self, key: str) -> None:
        """Refuse a choice of the learner that the step does not want."""
        if self.step is not None and key not in self.step.wants:
            wanted = " or ".join(self.step.wants) or "to be read first"
            raise BlanketfortError(f"this step of the lesson wants {wanted}")

    def note_choice(self, seat: int, key: str) -> None:
        """A choice was made: the learner's brings the next step, a rival's the one after it."""
        if seat != LEARNER:
            self.played += 1
        elif self.step is not None and key in self.step.wants:
            self._advance()

    def note_read(self, step: int) -> None:
        """The learner has read a step that wants nothing else."""
        if self.step is None or step != self.at or self.step.wants or self.due is not None:
            raise BlanketfortError("this step is not one that is only read")
        self._advance()

    def _advance(self) -> None:
        self.at += 1
        self.played = 0


def play_lesson(game: Game, lesson: Lesson) -> list[str]:
    """Go through a lesson as it is written, taking what is wanted first; the keys of all choices.

    IllegalMove tells where a lesson wants what the rules forbid.
    """
    state = game.from_text(lesson.position)
    tutor = Tutor(lesson)
    keys: list[str] = []
    while tutor.step is not None:
        key = tutor.due or (tutor.step.wants[0] if tutor.step.wants else None)
        if key is None:
            tutor.note_read(tutor.at)
            continue
        keys.append(key)
        seat = state.top.seat
        state.play(key)
        tutor.note_choice(seat, key)
    return keys
