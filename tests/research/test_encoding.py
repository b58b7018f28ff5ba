"""Observations: always as long, within their bounds, named once, and blind to what the seat may not know."""

import re
from pathlib import Path

import numpy as np
import pytest

from blanketfort.engine.laws import walk
from blanketfort.engine.shelf import game, game_names
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.verbs import VERBS
from blanketfort.research.setting import Setting
from tests.research.settings import Case, each_case


@each_case
def test_numbers_stay_within_their_bounds(case: Case) -> None:
    setting = Setting(*case)
    encoder = setting.encoder
    for seed in range(2):
        for state in walk(setting.game, case[1], case[2], seed):
            for seat in range(state.players):
                seen = setting.observe(state, seat)
                assert seen.shape == (encoder.size,) and seen.dtype == np.int8
                outside = np.flatnonzero((seen < encoder.low) | (seen > encoder.high))
                assert not outside.size, [(encoder.index[at], int(seen[at])) for at in outside]


@each_case
def test_no_number_depends_on_what_the_seat_may_not_know(case: Case) -> None:
    """Everything that is hidden is dealt again, twice, and the observation and the mask stay the same."""
    setting = Setting(*case)
    for number, state in enumerate(walk(setting.game, case[1], case[2], seed=5)):
        if number % 5 and not state.over:
            continue
        for seat in range(state.players):
            for deal in range(2):
                other = state.determinize(seat, deal)
                assert np.array_equal(setting.observe(other, seat), setting.observe(state, seat))
                if state.top.seat == seat:
                    assert np.array_equal(setting.mask(other, seat), setting.mask(state, seat))


@each_case
def test_every_number_has_one_name(case: Case) -> None:
    encoder = Setting(*case).encoder
    assert len(encoder.index) == encoder.size == len(set(encoder.index))


@pytest.mark.parametrize("name", game_names())
def test_every_question_has_its_number(name: str) -> None:
    """Also those that random games seldom come to."""
    folder = Path(str(game(name).folder / "rules"))
    asked = {
        kind
        for path in folder.glob("*.py")
        for line in re.findall(r"(?:question: .+=|def kind.+\n +return) (.+)\n", path.read_text(encoding="utf-8"))
        for kind in re.findall(rf'"({name}\.[a-z-]+)"', line)
    }
    if name == "fort":  # the steps of its actions ask by their verb
        asked |= {verb.kind for verb in VERBS if verb.kind}
    blocks = Setting(name).encoder.blocks
    assert {label for block in blocks if block.name == "kind" for label in block.labels} == asked


def test_the_index_finds_a_card_in_hand() -> None:
    setting = Setting("fort", 2)
    state = setting.deal(1)
    assert isinstance(state, FortState)
    seen = dict(zip(setting.encoder.index, setting.observe(state, 0), strict=True))
    hand = [state.box.ids[kind] for kind in state.boards[0].hand]
    assert {name: hand.count(name) for name in state.box.ids} == {
        name: seen[f"my.hand.{name}"] for name in state.box.ids
    }


def test_an_observation_splits_into_its_blocks_without_a_copy() -> None:
    setting = Setting("forfort", 3)
    seen = setting.observe(setting.deal(1), 2)
    parts = setting.encoder.split(seen)
    assert list(parts["me"]) == [0, 0, 1]
    assert all(np.shares_memory(part, seen) for part in parts.values())
    assert np.array_equal(np.concatenate(list(parts.values())), seen)


def test_returns_are_paid_by_those_who_lost() -> None:
    setting = Setting("fort", 3)
    *_, last = walk(setting.game, 3, {}, seed=1)
    assert last.winners == [setting.returns(last).index(2.0)]
    assert sum(setting.returns(last)) == 0
    assert setting.returns(setting.deal(1)) == [0, 0, 0]


def test_forfort_s_numbers_tell_when_the_game_ends() -> None:
    """By the rulebook it is before the first player's turn, else by lot."""
    setting = Setting(game("forfort"), 3, {})
    seen = set()
    for first, left, extra in ((0, -1, False), (1, -1, False), (0, 0, False), (0, 3, False), (0, 3, True)):
        head = 'game = "forfort"\nplayers = 3\nstudy = true\nending = true\n'
        rest = f"first = {first}\nleft = {left}\nextra = {str(extra).lower()}\n"
        state = setting.game.from_text(f'{head}{rest}agenda = ["PlayCard 0"]\nplayer = [{{hand = ["angled-ram"]}}]\n')
        seen.add(setting.observe(state, 1).tobytes())
    assert len(seen) == 5
