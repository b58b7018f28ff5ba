"""Final Crisis and Final Crisis Scoring."""

import pytest

from blanketfort.engine.event import Event
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.view import view
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, do, hand, keys, new, play_out, tokens

BREACHED = """
agenda = ["EndRound 0"]
round = {round}
[unionist]
track = {unionist}
aside = ["robert-anderson"]
[secessionist]
track = {secessionist}
aside = ["beauregard"]
"""


@clause("fort-sumter.final.early")
@pytest.mark.parametrize(
    ("unionist", "secessionist", "is_final"), [(5, 5, True), (5, 6, False), (6, 5, False), (0, 3, True)]
)
def test_both_breached_zones_bring_the_final_crisis_early(unionist: int, secessionist: int, is_final: bool) -> None:
    state = at(BREACHED.format(round=1, unionist=unionist, secessionist=secessionist))
    assert state.is_final_crisis == is_final
    assert asked(state)[1] == ("line-up" if is_final else "keep")


@clause("fort-sumter.final.third-round")
def test_the_third_round_brings_the_final_crisis() -> None:
    assert at(BREACHED.format(round=3, unionist=16, secessionist=16)).is_final_crisis
    assert at(BREACHED.format(round=2, unionist=16, secessionist=16)).round == 3


@clause("fort-sumter.final.cards", "fort-sumter.ruling.early-cards")
def test_players_take_up_their_cards_dealt_up_to_three_in_secret() -> None:
    events: list[Event] = []
    state = new(sink=events)
    early = at(BREACHED.format(round=1, unionist=5, secessionist=5))
    for side, own in ((U, "robert-anderson"), (S, "beauregard")):
        assert len(hand(early, side)) == 3 and own in hand(early, side)
        seen = view(early, 1 - side).boards[side]
        assert seen.hand is None and seen.hand_size == 3
    play_out(state, "line-up")
    asides = [event.secret["cards"] for event in events if event.kind == "fort-sumter.set-aside" and event.seat == U]
    assert state.round == 3 and len(asides) == 3 and len(hand(state, U)) == 3


ORDER = """
agenda = ["ScoreFinalCrisis 0", "RevealCards 0", "RevealCards 0", "RevealCards 0", "LineUp 1", "LineUp 0"]
round = 3
final-crisis = true
[unionist]
hand = ["robert-anderson", "abraham-lincoln", "sam-houston"]
map = {texas = 1}
[secessionist]
hand = ["beauregard", "florida-secedes", "edmund-ruffin"]
map = {fort-sumter = 3}
"""


@clause("fort-sumter.final.order", "fort-sumter.ruling.one-after-the-other")
def test_the_order_is_fixed_in_secret() -> None:
    state = at(ORDER)
    assert asked(state) == (U, "line-up") and len(keys(state)) == 3
    do(state, "line-up:sam-houston", "line-up:robert-anderson")
    assert asked(state) == (S, "line-up"), "the last card has its place"
    assert view(state, U).boards[U].order == ["sam-houston", "robert-anderson", "abraham-lincoln"]
    assert view(state, S).boards[U].order_size == 3 and "sam-houston" not in str(view(state, S))


@clause("fort-sumter.final.reveal", "fort-sumter.final.bar-only")
def test_cards_are_revealed_together_one_by_one_and_only_their_bars_count() -> None:
    """Houston against Beauregard, Anderson against Florida, Lincoln against Ruffin; no event happens."""
    state = at(ORDER)
    state.sink = []
    do(state, "line-up:sam-houston", "line-up:robert-anderson", "line-up:beauregard", "line-up:florida-secedes")
    play_out(state)
    turned = [event.open["dimension"] for event in state.sink if event.kind == "fort-sumter.turned"]
    assert turned == ["secession", "armaments", "armaments", "secession", "political", "armaments"]
    assert not [event for event in state.sink if event.kind == "fort-sumter.played"]
    assert [state.deck.cards[card] for card in state.discard[:2]] == ["sam-houston", "beauregard"]


CLASH = """
agenda = ["RevealCards 0"]
round = 3
final-crisis = true
[unionist]
order = ["{unionist}"]
{our}
[secessionist]
order = ["{secessionist}"]
{their}
"""


def clash(unionist: str, secessionist: str, our: str = "", their: str = "") -> str:
    return CLASH.format(unionist=unionist, secessionist=secessionist, our=our, their=their)


def match(our: str, their: str = "map = {texas = 1}") -> str:
    """Both reveal Armaments."""
    return clash("robert-anderson", "beauregard", our, their)


@clause("fort-sumter.final.match")
def test_a_match_costs_one_token_there_or_two_anywhere() -> None:
    ours = "map = {fort-sumter = 1, texas = 2}"
    one = do(at(match(ours)), "remove:unionist:fort-sumter", "stop")
    assert tokens(one, U) == {"texas": 2}
    two = do(at(match(ours)), "remove:unionist:texas", "remove:unionist:fort-sumter")
    assert tokens(two, U) == {"texas": 1}
    both = do(at(match(ours)), "remove:unionist:fort-sumter", "remove:unionist:texas")
    assert tokens(both, U) == {"texas": 1}


@clause("fort-sumter.final.match")
def test_a_match_must_be_paid_first_player_first() -> None:
    state = at(match("map = {texas = 3}", "map = {fort-sumter = 2}\npoints = {objectives = 1}"))
    assert tokens(state, S) == {"fort-sumter": 1}, "the leader had no choice of the first token"
    assert asked(state) == (S, "give-up-more") and tokens(state, U) == {"texas": 3}
    do(state, "stop")
    assert tokens(state, U) == {"texas": 1} and state.over


@clause("fort-sumter.ruling.match-short")
def test_a_match_without_tokens_there_costs_two_or_what_there_is() -> None:
    state = do(at(match("map = {texas = 1, richmond = 2}")), "remove:unionist:richmond")
    assert keys(state) == ["remove:unionist:texas", "remove:unionist:richmond"], "a second one must go"
    single = at(match("map = {texas = 1}", "map = {}"))
    assert tokens(single, U) == {} and single.over
    assert at(match("map = {}", "map = {}")).over


@clause("fort-sumter.final.mismatch")
def test_a_mismatch_lets_each_move_two_tokens_into_his_own_dimension() -> None:
    """Anderson against Florida: the Unionist goes to Armaments, the Secessionist to Secession."""
    state = at(clash("robert-anderson", "florida-secedes", "map = {texas = 2}\npool = 1", "map = {fort-sumter = 1}"))
    assert asked(state) == (U, "rally") and keys(state) == ["stop", "move:unionist:texas", "move:pool"]
    do(state, "move:unionist:texas")
    assert keys(state) == ["to:federal-arsenal", "to:fort-pickens", "to:fort-sumter"]
    do(state, "to:fort-sumter", "move:pool", "to:fort-pickens")
    assert tokens(state, U) == {"texas": 1, "fort-sumter": 1, "fort-pickens": 1} and state.pool[U] == 0
    assert asked(state) == (S, "rally")
    do(state, "move:secessionist:fort-sumter")
    assert keys(state) == ["to:border-states", "to:deep-south", "to:texas"]
    do(state, "to:texas")
    assert tokens(state, S) == {"texas": 1}


@clause("fort-sumter.final.mismatch")
def test_a_mismatch_begins_with_the_first_player_and_may_be_declined() -> None:
    state = at(clash("robert-anderson", "florida-secedes", "map = {texas = 2}", "points = {objectives = 1}\npool = 1"))
    assert asked(state) == (S, "rally")
    do(state, "stop")
    assert asked(state) == (U, "rally")
    do(state, "stop")
    assert tokens(state, U) == {"texas": 2} and state.over


@clause("fort-sumter.ruling.mismatch-sources")
def test_rallied_tokens_come_from_map_and_pool_only_and_the_limit_holds() -> None:
    state = at(clash("robert-anderson", "florida-secedes", "map = {texas = 1, fort-sumter = 4}\ntrack = 11"))
    assert state.track[U] == 11 and "move:pool" not in keys(state), "the track gives nothing"
    do(state, "move:unionist:texas")
    assert keys(state) == ["to:federal-arsenal", "to:fort-pickens"], "Fort Sumter is full"
    full = "map = {fort-sumter = 4, fort-pickens = 4, federal-arsenal = 4}\npool = 2"
    state = at(clash("robert-anderson", "florida-secedes", full, "pool = 1"))
    assert asked(state) == (S, "rally"), "nothing can be moved into a dimension that is full"


def final(our: str, their: str) -> str:
    return (
        f"agenda = ['ScoreFinalCrisis 0']\nround = 3\nfinal-crisis = true\n[unionist]\n{our}\n[secessionist]\n{their}"
    )


POLITICAL = "washington = 1, montgomery = 1, richmond = 1"


@clause("fort-sumter.final-scoring.dimensions")
def test_dimensions_score_at_the_end() -> None:
    state = at(final(f"map = {{{POLITICAL}}}", "map = {texas = 1}"))
    assert state.scores()[U]["dimensions"] == 1 and state.scores()[S]["dimensions"] == 0


@clause("fort-sumter.final-scoring.fort-sumter")
def test_fort_sumter_scores_at_the_end() -> None:
    assert at(final("", "map = {fort-sumter = 1}")).scores()[S]["fort-sumter"] == 1
    tied = at(final("map = {fort-sumter = 1}", "map = {fort-sumter = 1}"))
    assert [score["fort-sumter"] for score in tied.scores()] == [0, 0]


@clause("fort-sumter.final-scoring.pool")
@pytest.mark.parametrize(("ours", "theirs", "points"), [(5, 2, [1, 0]), (4, 2, [0, 0]), (1, 4, [0, 1]), (3, 3, [0, 0])])
def test_three_more_tokens_in_the_pool_score_at_the_end(ours: int, theirs: int, points: list[int]) -> None:
    state = at(final(f"pool = {ours}\ntrack = {16 - ours}", f"pool = {theirs}\ntrack = {16 - theirs}"))
    assert [score["pool"] for score in state.scores()] == points


@clause("fort-sumter.final-scoring.winner")
def test_most_points_win() -> None:
    assert at(final("", "points = {objectives = 1}")).winners == [S]
    assert at(final("points = {dimensions = 2}", "points = {objectives = 1}")).winners == [U]


@clause("fort-sumter.final-scoring.tie-fort-sumter")
def test_a_tie_goes_to_fort_sumter() -> None:
    state = at(final("points = {objectives = 1}\nmap = {texas = 1, richmond = 1}", "map = {fort-sumter = 1}"))
    assert state.vp(U) == state.vp(S) == 1 and state.winners == [S]


@clause("fort-sumter.final-scoring.tie-spaces")
def test_then_to_the_most_spaces() -> None:
    state = at(final("map = {texas = 4}", "map = {newspapers = 1, richmond = 1}"))
    assert state.vp(U) == state.vp(S) == 0 and state.winners == [S]


@clause("fort-sumter.final-scoring.tie-unionist")
def test_then_to_the_unionist() -> None:
    assert at(final("map = {texas = 1}", "map = {newspapers = 1}")).winners == [U]


def test_a_finished_game_is_summed_up() -> None:
    state = play_out(new())
    assert GAME.summarize(state) == {"end": "third-round", "turns": 3, "tie": state.vp(U) == state.vp(S)}
