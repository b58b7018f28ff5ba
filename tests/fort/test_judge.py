"""Fort's judge: what it has learned is about what there is, and it likes what is good."""

from __future__ import annotations

from blanketfort import game as find_game
from blanketfort.games.fort import GAME
from blanketfort.games.fort.bot.judge import FortJudge, make_judge
from blanketfort.games.fort.bot.traits import count_missing, count_missing_for_both, has_turn_left
from blanketfort.games.fort.rules.box import Level
from blanketfort.games.fort.rules.state import BY_LEVEL, FortState


def judge() -> FortJudge:
    made = make_judge(GAME)
    assert isinstance(made, FortJudge)
    return made


def new(players: int = 2) -> FortState:
    state = find_game("fort").new(players=players, seed=5)
    assert isinstance(state, FortState)
    return state


def test_points_levels_and_resources_are_good() -> None:
    before = judge().chances(new())[0]
    for name, more in (("score", 5), ("level", 3), ("tokens", 2)):
        better = new()
        setattr(better.boards[0], name, more)
        assert judge().chances(better)[0] > before, name


def test_points_are_good_in_the_last_round() -> None:
    chances = []
    for points in (10, 12, 15):
        state = new()
        state.trigger, state.boards[0].score, state.boards[1].score = BY_LEVEL, points, 12
        chances.append(judge().chances(state)[0])
    assert chances == sorted(chances) and chances[0] + 0.2 < chances[2]


def test_what_is_missing_for_a_level() -> None:
    level = Level(pizza=2, toys=2, either=1, points=9)
    assert count_missing(level, 0, 0) == 5
    assert count_missing(level, 3, 1) == 1, "the third pizza stands for either"
    assert count_missing(level, 4, 0) == 2
    assert count_missing(level, 2, 3) == 0
    assert count_missing_for_both(level, level, 5, 4) == 1


def test_who_has_a_turn_left_in_the_last_round() -> None:
    """The first player began: when the second triggers the end in his turn of four, two more follow."""
    state = new(players=4)
    state.first, state.leader = 2, 3
    assert all(has_turn_left(state, seat) for seat in range(4)), "before the last round everybody has"
    state.trigger = BY_LEVEL
    assert [has_turn_left(state, seat) for seat in range(4)] == [True, True, False, True]
