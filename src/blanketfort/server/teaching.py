"""Lessons at the web table: how one is opened, and what its learner is told."""

from __future__ import annotations

import secrets

from blanketfort.engine.game import Game
from blanketfort.server import wire
from blanketfort.table.lesson import LEARNER, Tutor, load_lesson
from blanketfort.table.lines import Begin, Head, Line, Place

RIVAL = "Bea"
"""What the lessons call the learner's rival."""
RIVAL_PLAYER = "medium"
"""Who plays on for the rival when the lesson is over: the rules of thumb."""


def open_lesson(game: Game, who: str, name: str) -> list[Line]:
    """The first lines of a table on which a game is learned."""
    lesson = load_lesson(game)
    head = Head(
        game=game.name,
        options={},
        seed=secrets.token_hex(16),
        salt="",
        places=[Place("person", name, (who,)), Place("bot", RIVAL, bot=RIVAL_PLAYER)],
        host=who,
        position=lesson.position,
        tutorial=game.name,
    )
    return [head, Begin(RIVAL_PLAYER)]


def tell_tutor(tutor: Tutor | None, eyes: int | None) -> wire.Tutor | None:
    """What the learner shall read and do; there is nothing to read while the rival plays what comes before it."""
    if tutor is None or tutor.step is None or eyes != LEARNER:
        return None
    step, steps = tutor.step, len(tutor.lesson.steps)
    if tutor.due is not None:
        return wire.Tutor(tutor.at, steps, {}, [], [])
    return wire.Tutor(tutor.at, steps, step.text, step.wants, step.shows)
