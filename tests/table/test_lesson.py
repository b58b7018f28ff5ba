"""The lessons: what they want is legal, what they tell is true, and they say it in both languages."""

import pytest

import blanketfort as bf
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State
from blanketfort.games.fort.rules.state import FortState
from blanketfort.locale import LANGUAGES
from blanketfort.table.lesson import LEARNER, Tutor, has_lesson, load_lesson, play_lesson
from tests import toy

GAMES = game_names()


def after_lesson(game: str) -> State:
    """Where a lesson ends."""
    state = bf.game(game).from_text(load_lesson(bf.game(game)).position)
    for key in play_lesson(bf.game(game), load_lesson(bf.game(game))):
        state.play(key)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_of_about_ten_steps_that_wants_lawful_choices_of_the_learner(game: str) -> None:
    state = bf.game(game).from_text(load_lesson(bf.game(game)).position)
    tutor = Tutor(load_lesson(bf.game(game)))
    choices = 0
    while tutor.step is not None:
        while tutor.due is not None:
            key, seat = tutor.due, state.top.seat
            assert seat != LEARNER
            state.play(key)
            tutor.note_choice(seat, key)
        if not tutor.step.wants:
            tutor.note_read(tutor.at)
            continue
        assert state.decision is not None and state.decision.seat == LEARNER
        assert set(tutor.step.wants) <= {option.key for option in state.decision.options}
        key = tutor.step.wants[-1]
        state.play(key)
        tutor.note_choice(LEARNER, key)
        choices += 1
    assert 8 <= choices <= 13 and len(tutor.lesson.steps) <= 18


@pytest.mark.parametrize("game", GAMES)
def test_lessons_speak_both_languages(game: str) -> None:
    for step in load_lesson(bf.game(game)).steps:
        assert set(step.text) == set(LANGUAGES) and len(set(step.text.values())) == len(LANGUAGES)


def test_what_the_lessons_promise_comes_true() -> None:
    built = after_lesson("fort")
    assert isinstance(built, FortState) and built.boards[0].level == 1
    assert after_lesson("fort-sumter").scores()[LEARNER]["total"] == 3
    won = after_lesson("forfort")
    assert won.over and won.winners == [LEARNER]


def test_the_tutor_refuses_what_the_step_does_not_want() -> None:
    tutor = Tutor(load_lesson(bf.game("forfort")))
    with pytest.raises(BlanketfortError, match="to be read first"):
        tutor.check("build:angled-garrison")
    tutor.note_read(0)
    tutor.note_read(1)
    with pytest.raises(BlanketfortError, match="wants build:angled-garrison"):
        tutor.check("build:straight-ram+tower")
    with pytest.raises(BlanketfortError, match="not one that is only read"):
        tutor.note_read(2)
    tutor.check("build:angled-garrison")
    tutor.note_choice(LEARNER, "build:angled-garrison")
    assert tutor.at == 3 and tutor.due == "trigger:straight-ram+tower/ram"
    with pytest.raises(BlanketfortError, match="not one that is only read"):
        tutor.note_read(3)


def test_a_game_without_a_lesson_says_so() -> None:
    assert not has_lesson(toy.GAME)
    with pytest.raises(BlanketfortError, match="no lesson for 'stones'"):
        load_lesson(toy.GAME)
