"""The chapter "End of game"."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.fort.table import Table, seat, table

LOOKOUT = "tink, penny, sarge, scout"


def play_out(at: Table) -> list[int]:
    """Play to the end without playing a card, and tell who led."""
    leaders = [at.state.leader]
    while not at.state.over:
        at.play(at.keys[0])
        if at.state.leader != leaders[-1]:
            leaders.append(at.state.leader)
    return leaders


@clause("fort.end.points-trigger", "fort.ruling.past-25")
def test_25_points_trigger_the_end() -> None:
    for score, trigger in ((23, 0), (24, 2)):
        at = table(seat(hand="doodles", score=score, pack_toys=1) + seat(hand="dash"))
        at.play("play:doodles use:private finish")
        assert at.state.trigger == trigger
    at = table(seat(hand="doodles", score=24, pack_toys=3, level=2) + seat(hand="dash"))
    at.play("play:doodles use:private finish")
    assert at.score() == 27


@clause("fort.end.park-trigger")
def test_an_empty_park_deck_triggers_the_end_even_with_cards_in_the_park() -> None:
    at = table('park_deck = ["bug"]\n' + seat(hand="dash") + seat(hand="munch"))
    at.play("skip park:doc")
    assert at.state.trigger == 3 and at.park == ["captain", "dot", "bug"]
    at = table('park_deck = ["bug"]\n' + seat(hand="dash") + seat(hand="munch"))
    at.play("skip deck")
    assert at.state.trigger == 3 and len(at.park) == 3
    assert at.told("end-triggered") == [{"kind": "fort.end-triggered", "seat": 0, "trigger": "empty-park"}]


@pytest.mark.parametrize(("leader", "led"), [(0, [0]), (1, [1, 2, 0]), (2, [2, 0])])
@clause("fort.end.equal-turns")
def test_the_round_is_finished_so_that_all_have_had_as_many_turns(leader: int, led: list[int]) -> None:
    turns = [1 if number in range(1, leader) or (leader == 0 and number > 0) else 0 for number in range(3)]
    hands = ["dash", "munch", "wart"]
    boards = "".join(seat(hand=hands[number], turns=turns[number]) for number in range(3))
    at = table(f"first = 1\nleader = {leader}\ntrigger = 2\n{boards}", players=3)
    assert play_out(at) == led
    assert len({board.turns for board in at.state.boards}) == 1


@clause("fort.end.reveal", "fort.end.points")
def test_at_the_end_rules_are_revealed_and_all_points_counted() -> None:
    boards = seat(hand="dash", level=5, rule="popularity", lookout=LOOKOUT, score=17, has_sculpture=True)
    boards += seat(hand="munch", level=1, rule="minimalism", score=3)
    at = table(f"leader = 1\ntrigger = 1\nhas_sculpture = false\n{boards}")
    assert at.view(1).boards[0].rule is None
    play_out(at)
    assert at.view(1).boards[0].rule == "popularity"
    assert [told["rule"] for told in at.told("rule-revealed")] == ["popularity", "minimalism"]
    assert at.state.scores() == [
        {"track": 17, "level": 23, "rule": 4, "sculpture": 4, "total": 48},
        {"track": 3, "level": 1, "rule": 0, "sculpture": 0, "total": 4},
    ]


@clause("fort.end.winner")
def test_the_most_points_win() -> None:
    at = table("leader = 1\ntrigger = 2\n" + seat(hand="dash", score=25) + seat(hand="munch", score=26))
    assert at.state.winners == []
    play_out(at)
    assert at.state.winners == [1]


@clause("fort.end.tie", "fort.end.shared")
def test_ties_go_to_the_higher_fort_or_are_shared() -> None:
    boards = seat(hand="dash", score=24, level=1) + seat(hand="munch", score=22, level=2) + seat(hand="wart", score=25)
    at = table("leader = 2\ntrigger = 2\n" + boards, players=3)
    play_out(at)
    assert [points["total"] for points in at.state.scores()] == [25, 25, 25] and at.state.winners == [1]
    at = table("leader = 1\ntrigger = 2\n" + seat(hand="dash", score=25) + seat(hand="munch", score=25))
    play_out(at)
    assert at.state.winners == [0, 1]


@clause("fort.end.example-shawna", "fort.end.example-tie")
def test_shawna_and_muhammad_are_tied_at_48_and_shawna_wins() -> None:
    shawna = seat(hand="rusty", pizza=4, toys=4, level=4, rule="popularity", lookout=LOOKOUT, score=17)
    muhammad = seat(hand="dash", level=4, rule="minimalism", score=33)
    third = seat(hand="munch", rule="loner", score=10, level=1)
    at = table(f"first = 0\n{shawna}{muhammad}{third}", players=3)
    at.play("play:rusty")
    while at.kind == "fort.pay":
        at.play(at.keys[0])
    assert at.board(0).has_sculpture and at.state.trigger == 1
    leaders = play_out(at)
    assert leaders == [0, 1, 2], "all the other players take a turn"
    points = at.state.scores()
    assert points[0] == {"track": 17, "level": 23, "rule": 4, "sculpture": 4, "total": 48}
    assert points[1]["total"] == 48 and at.state.winners == [0]
