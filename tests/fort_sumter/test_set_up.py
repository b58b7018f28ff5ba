"""Set Up."""

from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter.rules.board import SPACES
from blanketfort.games.fort_sumter.view import view
from tests.clauses import clause
from tests.fort_sumter.table import S, U, box, new, tokens


@clause("fort-sumter.setup.start")
def test_round_one_begins_at_no_points() -> None:
    state = new()
    assert state.round == 1 and state.vp(U) == state.vp(S) == 0


@clause("fort-sumter.setup.track")
def test_sixteen_tokens_stand_on_each_track() -> None:
    assert new().track == [16, 16]


@clause("fort-sumter.setup.boxes")
def test_bonus_tokens_wait_in_the_boxes() -> None:
    state = new()
    for side in (U, S):
        assert [box(state, side, zone) for zone in ("escalation", "tension", "final-crisis")] == [2, 3, 4]


@clause("fort-sumter.setup.tokens")
def test_sixteen_and_two_and_three_and_four_are_twenty_five() -> None:
    state = new()
    assert 16 + 2 + 3 + 4 == 25 == state.components()["unionist"] == state.components()["secessionist"]


@clause("fort-sumter.setup.commissioner")
def test_the_peace_commissioner_begins_beside_the_board() -> None:
    assert new().commissioner == NOWHERE


@clause("fort-sumter.setup.decks")
def test_both_decks_are_shuffled() -> None:
    one, other = new(seed=1), new(seed=2)
    assert sorted(one.strategy_zones()) == list(range(40)) and sorted(one.objective_zones()) == list(range(12))
    assert one.strategy_deck != other.strategy_deck and one.objective_deck != other.objective_deck


@clause("fort-sumter.setup.empty")
def test_pools_objectives_and_final_crisis_places_begin_empty() -> None:
    state = new()
    assert state.pool == [0, 0] and state.kept == (NOWHERE, NOWHERE) and state.asides == ((), ())
    assert tokens(state, U) == tokens(state, S) == {}


@clause("fort-sumter.setup.decks")
def test_all_that_is_in_the_box_is_on_the_table() -> None:
    state = new()
    cards = dict.fromkeys(state.deck.cards, 1) | {f"objective {space}": 1 for space in SPACES}
    assert state.components() == {**cards, "unionist": 25, "secessionist": 25}
    assert not view(state, None).final_crisis
