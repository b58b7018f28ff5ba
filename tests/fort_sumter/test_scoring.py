"""Pivotal Space Bonus, Crisis Dimension Scoring, Objective Card Scoring."""

from blanketfort.games.fort_sumter.rules.board import SPACES
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.games.fort_sumter.view import view
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, do, keys, play_out, tokens


def dimension(state: FortSumterState) -> str | None:
    """The crisis dimension that is asked about."""
    task = view(state, None).task
    return None if task is None else task.dimension


@clause("fort-sumter.pivotal.first", "fort-sumter.pivotal.second")
def test_the_first_player_performs_his_bonuses_then_the_other() -> None:
    state = at(
        """
        agenda = ["PivotalBonuses 0"]
        [unionist]
        map = {washington = 1, newspapers = 1}
        [secessionist]
        map = {border-states = 1, federal-arsenal = 1}
        points = {objectives = 1}
        """
    )
    order = []
    while state.decision is not None:
        order.append((state.decision.seat, dimension(state)))
        do(state, "stop")
    assert order == [(S, "secession"), (S, "armaments"), (U, "political"), (U, "public-opinion")]


def test_an_uncontrolled_pivotal_space_gives_no_bonus() -> None:
    state = at(
        "agenda = ['PivotalBonuses 0']\n[unionist]\nmap = {washington = 1}\n[secessionist]\nmap = {washington = 1}"
    )
    assert state.over


@clause("fort-sumter.pivotal.second")
def test_the_other_player_checks_control_when_the_first_is_finished() -> None:
    """The Unionist takes his own majority out of Washington; now the Secessionist controls it."""
    state = at(
        """
        agenda = ["PivotalBonuses 0"]
        [unionist]
        map = {washington = 2}
        [secessionist]
        map = {washington = 1}
        """
    )
    do(state, "remove:unionist:washington", "remove:unionist:washington")
    assert asked(state) == (S, "bonus")


BONUS = """
agenda = ["PivotalBonus 0 1 2"]
[unionist]
map = {washington = 3, texas = 2}
[secessionist]
map = {montgomery = 2, newspapers = 1}
"""


@clause("fort-sumter.pivotal.within")
def test_a_bonus_stays_within_its_dimension() -> None:
    state = at(BONUS)
    assert keys(state) == [
        "stop",
        "remove:unionist:washington",
        "remove:secessionist:montgomery",
        "move:unionist:washington",
        "move:secessionist:montgomery",
    ]
    do(state, "move:unionist:washington")
    assert keys(state) == ["to:montgomery", "to:richmond"]


@clause("fort-sumter.pivotal.move-two", "fort-sumter.ruling.pivotal-owner")
def test_a_bonus_moves_any_two_tokens() -> None:
    state = do(at(BONUS), "move:unionist:washington", "to:richmond", "move:secessionist:montgomery", "to:richmond")
    assert tokens(state, U) == {"washington": 2, "richmond": 1, "texas": 2}
    assert tokens(state, S) == {"montgomery": 1, "richmond": 1, "newspapers": 1} and state.over


@clause("fort-sumter.ruling.pivotal-owner")
def test_as_an_option_a_bonus_moves_own_tokens_only() -> None:
    state = at(BONUS, pivotal_moves="own")
    assert [key for key in keys(state) if key.startswith("move")] == ["move:unionist:washington"]
    assert "remove:secessionist:montgomery" in keys(state)


@clause("fort-sumter.pivotal.remove-two")
def test_a_bonus_removes_any_two_tokens() -> None:
    state = do(at(BONUS), "remove:secessionist:montgomery", "remove:unionist:washington")
    assert (tokens(state, U)["washington"], tokens(state, S)["montgomery"]) == (2, 1) and state.over
    assert state.pool == [1, 1]


@clause("fort-sumter.pivotal.one-each")
def test_a_bonus_moves_one_and_removes_one() -> None:
    state = do(at(BONUS), "move:unionist:washington", "to:montgomery", "remove:secessionist:montgomery")
    assert tokens(state, U)["montgomery"] == 1 and tokens(state, S)["montgomery"] == 1 and state.over


@clause("fort-sumter.ruling.pivotal-partial")
def test_a_bonus_may_be_used_in_part_or_not_at_all() -> None:
    none, part = do(at(BONUS), "stop"), do(at(BONUS), "remove:secessionist:montgomery", "stop")
    assert none.over and tokens(none, S)["montgomery"] == 2
    assert part.over and tokens(part, S)["montgomery"] == 1


@clause("fort-sumter.ruling.pivotal-order")
def test_a_bonus_changes_no_other_pivotal_space() -> None:
    """Whatever is done in one dimension, the tokens of the other three stay as they are."""
    state = at("agenda = ['PlayerBonuses 0']\n[unionist]\nmap = {washington = 2, border-states = 1}")
    do(state, "remove:unionist:border-states")
    assert asked(state) == (U, "bonus") and dimension(state) == "political"


@clause("fort-sumter.scoring.dimensions")
def test_each_dimension_scores_a_point() -> None:
    state = at(
        """
        agenda = ["ScoreDimensions 0"]
        [unionist]
        map = {washington = 1, montgomery = 1, richmond = 2, newspapers = 1, abolitionists = 1, fire-eaters = 1}
        [secessionist]
        map = {border-states = 1, deep-south = 1, texas = 1, richmond = 1}
        """
    )
    assert (state.vp(U), state.vp(S)) == (2, 1) and state.scores()[U]["dimensions"] == 2


OBJECTIVES = """
agenda = ["ScoreObjectives 0"]
[unionist]
objective = "texas"
map = {{ {unionist} }}
[secessionist]
objective = "newspapers"
map = {{ {secessionist} }}
points = {{objectives = {lead}}}
"""


def objectives(unionist: str = "", secessionist: str = "", lead: int = 0) -> str:
    return OBJECTIVES.format(unionist=unionist, secessionist=secessionist, lead=lead)


@clause("fort-sumter.scoring.reveal", "fort-sumter.scoring.removed")
def test_both_objectives_are_revealed_and_leave_the_game() -> None:
    state = at("agenda = []" + objectives().partition("]")[2])
    assert view(state, S).boards[U].has_objective
    state = play_out(at(objectives("texas = 1", "newspapers = 1")))
    assert view(state, None).removed_objectives == ["texas", "newspapers"]
    assert len(state.objective_deck) == 10 and state.kept == (-1, -1)


@clause("fort-sumter.scoring.objectives", "fort-sumter.ruling.objective-other")
def test_either_player_scores_either_objective() -> None:
    """The Unionist controls both spaces: two points, but only the event of his own objective."""
    state = at(objectives("texas = 1, newspapers = 2", "newspapers = 1"))
    assert (state.vp(U), state.vp(S)) == (2, 0)
    assert asked(state) == (U, "move"), "the event of Texas"
    do(state, "stop")
    assert state.over, "nobody performs the event of Newspapers"


def test_a_space_that_nobody_controls_scores_nobody() -> None:
    state = at(objectives("texas = 1", "texas = 1"))
    assert state.over and (state.vp(U), state.vp(S)) == (0, 0)


@clause("fort-sumter.scoring.events", "fort-sumter.ruling.objective-both-first")
def test_events_come_first_player_first_after_both_have_scored() -> None:
    """The Secessionist leads by two: his Newspapers event removes a token that has scored no less."""
    state = at(objectives("texas = 1, border-states = 1", "newspapers = 1", lead=2))
    assert (state.vp(U), state.vp(S)) == (1, 3)
    assert asked(state) == (S, "remove")
    do(state, "remove:unionist:border-states")
    assert state.vp(U) == 1 and asked(state) == (U, "move") and keys(state) == ["stop", "move:unionist:texas"]


@clause("fort-sumter.scoring.events")
def test_who_has_no_objective_performs_no_event() -> None:
    """Nor is it taken for that of the last space, which the Secessionist controls."""
    maps = f"[unionist]\nmap = {{newspapers = 1}}\n[secessionist]\nmap = {{{SPACES[-1]} = 2}}"
    state = at(f"agenda = ['ScoreObjectives 0']\n{maps}")
    assert state.over and (state.vp(U), state.vp(S)) == (0, 0)
