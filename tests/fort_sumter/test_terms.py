"""Introduction and Important Terms."""

from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, SPACES, dimension_of, pivotal_of, spaces_of
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, do, keys, new, play_out, tokens

HANDS = """
[unionist]
hand = ["robert-anderson", "sam-houston"]
{unionist}
[secessionist]
hand = ["beauregard", "king-cotton"]
{secessionist}
"""


def table(unionist: str = "", secessionist: str = "") -> str:
    return HANDS.format(unionist=unionist, secessionist=secessionist)


@clause("fort-sumter.terms.goal")
def test_two_players_play_rounds_and_a_final_crisis_for_points() -> None:
    assert GAME.players == (2,)
    state = play_out(new())
    assert state.over and state.is_final_crisis and 1 <= state.round <= 3
    best = max(state.vp(U), state.vp(S))
    assert state.vp(state.winners[0]) == best


@clause("fort-sumter.first-player.highest")
def test_the_highest_score_is_first_player() -> None:
    assert asked(at(table(secessionist="points = {objectives = 2}"))) == (S, "play")
    assert asked(at(table("points = {objectives = 1}"))) == (U, "play")


@clause("fort-sumter.first-player.tie")
def test_a_tie_makes_the_unionist_first_player() -> None:
    assert asked(at(table("points = {objectives = 3}", "points = {dimensions = 3}"))) == (U, "play")


@clause("fort-sumter.first-player.changes", "fort-sumter.ruling.first-player-anew")
def test_the_first_player_changes_with_the_points_but_players_alternate_on() -> None:
    """The Secessionist leads and began; his breach costs the lead, so the Unionist acts first in the bonuses."""
    state = at(
        """
        agenda = ["PivotalBonuses 0", "SetAside 0", "PlayCard 1"]
        [unionist]
        hand = ["robert-anderson", "sam-houston"]
        map = {washington = 2}
        points = {objectives = 1}
        [secessionist]
        hand = ["beauregard", "king-cotton"]
        map = {newspapers = 4, texas = 4, deep-south = 4, fort-sumter = 3}
        track = 6
        boxes = {escalation = 0, tension = 0, final-crisis = 4}
        pool = 0
        points = {objectives = 2}
        """
    )
    assert state.first_player() == S
    do(state, "value:king-cotton", "place:fort-pickens", "stop")
    assert state.vp(S) == 1 and state.first_player() == U
    assert asked(state) == (U, "play"), "the alternation goes on"
    do(state, "value:sam-houston", "place:richmond")
    assert asked(state) == (U, "bonus"), "the tie now makes the Unionist first player"


@clause("fort-sumter.spaces.limit")
def test_a_space_holds_four_tokens_of_each_player() -> None:
    state = at(table("map = {texas = 4}", "map = {texas = 3}"))
    do(state, "value:robert-anderson")
    assert "place:texas" not in keys(state) and "place:washington" in keys(state)
    do(state, "stop", "value:king-cotton", "place:texas")
    assert tokens(state, S)["texas"] == 4 and tokens(state, U)["texas"] == 4
    assert "place:texas" not in keys(state)


@clause("fort-sumter.spaces.dimensions")
def test_there_are_four_dimensions_of_three_spaces() -> None:
    assert DIMENSIONS == ["secession", "political", "armaments", "public-opinion"]
    assert [[SPACES[space] for space in spaces_of(dimension)] for dimension in range(4)] == [
        ["border-states", "deep-south", "texas"],
        ["washington", "montgomery", "richmond"],
        ["federal-arsenal", "fort-pickens", "fort-sumter"],
        ["newspapers", "abolitionists", "fire-eaters"],
    ]
    assert all(space in spaces_of(dimension_of(space)) for space in range(12))


@clause("fort-sumter.spaces.pivotal")
def test_the_pivotal_spaces() -> None:
    pivotal = {SPACES[pivotal_of(dimension)] for dimension in range(4)}
    assert pivotal == {"washington", "border-states", "newspapers", "federal-arsenal"}


@clause("fort-sumter.control.space")
def test_more_tokens_than_the_opponent_control_a_space() -> None:
    state = at(table("map = {texas = 2, washington = 1}", "map = {texas = 1, washington = 1}"))
    texas, washington, richmond = SPACES.index("texas"), SPACES.index("washington"), SPACES.index("richmond")
    assert state.controls(U, texas) and not state.controls(S, texas)
    for space in (washington, richmond):
        assert not state.controls(U, space) and not state.controls(S, space)


@clause("fort-sumter.control.dimension")
def test_all_three_spaces_control_a_dimension() -> None:
    two = at(table("map = {border-states = 1, deep-south = 1}"))
    three = at(table("map = {border-states = 1, deep-south = 1, texas = 1}"))
    contested = at(table("map = {border-states = 1, deep-south = 1, texas = 1}", "map = {texas = 1}"))
    assert [state.controls_dimension(U, 0) for state in (two, three, contested)] == [False, True, False]


@clause("fort-sumter.cards.parts")
def test_a_strategy_card_has_value_side_event_and_bar() -> None:
    deck = GAME.deck
    assert len(deck.cards) == len(set(deck.cards)) == 40
    assert set(deck.values) == {1, 2, 3} and set(deck.sides) == {0, 1, 2} and set(deck.bars) == {0, 1, 2, 3}
    assert all(deck.deeds[event].text for event in deck.events)


@clause("fort-sumter.cards.objectives", "fort-sumter.scoring.one-per-space")
def test_each_space_has_one_objective_with_an_event() -> None:
    assert len(GAME.deck.objectives) == len(SPACES) == 12
    assert all(GAME.deck.deeds[event].text for event in GAME.deck.objectives)


@clause("fort-sumter.tokens.move")
def test_a_moved_token_is_placed_in_another_space_at_once() -> None:
    """Three Unionist tokens in Washington, and the other two Political spaces to go to."""
    state = at("agenda = ['PivotalBonus 0 1 2']\n[unionist]\nmap = {washington = 3}")
    do(state, "move:unionist:washington")
    assert keys(state) == ["to:montgomery", "to:richmond"] and state.top.rule() == "fort-sumter.tokens.move"
    do(state, "to:richmond")
    assert tokens(state, U) == {"washington": 2, "richmond": 1} and state.pool[U] == 0


@clause("fort-sumter.tokens.cycle")
def test_a_token_off_the_track_never_returns_to_it() -> None:
    """Placed from the track, removed by an event, placed again from the pool: the track stays where it was."""
    state = at(table("map = {fort-sumter = 2}"))
    track = state.track[U]
    do(state, "value:sam-houston", "place:fort-sumter", "event:beauregard")
    do(state, "remove:unionist:fort-sumter", "remove:unionist:fort-sumter", "stop")
    assert (state.track[U], state.pool[U], tokens(state, U)) == (track - 1, 2, {"fort-sumter": 1})
