"""The chapter "Player board anatomy", and what may be seen of a board."""

from __future__ import annotations

from tests.clauses import clause
from tests.fort.table import lead, seat, table


@clause("fort.board.lookout", "fort.level.room")
def test_a_lookout_holds_level_plus_one_cards() -> None:
    at = lead(hand="moose, the-moles, bug, tink, dash, worm", level=2)
    at.play("play:moose add:the-moles tuck:tink tuck:dash tuck:worm")
    assert at.cards("lookout") == ["tink", "dash", "worm"] and at.board(0).lookout_limit() == 3
    at = lead(hand="moose, bug", lookout="tink, dash, worm", level=2)
    assert at.keys == ["skip", "play:bug"]


@clause("fort.board.lookout-stays", "fort.discard.not-lookout")
def test_lookout_cards_stay_when_they_are_added_and_at_the_end_of_the_turn() -> None:
    at = table(seat(hand="bug", lookout="scout") + seat(hand="tink"))
    at.play("play:bug add-from-lookout:scout pass park:doc")
    assert at.seat == 1
    assert at.cards("lookout") == ["scout"]
    assert at.stuff() == (2, 0)


@clause("fort.board.stuff", "fort.ruling.partial")
def test_stuff_holds_four_of_each() -> None:
    at = lead(hand="scout, tink", pizza=3, toys=3, level=1)
    at.play("play:scout use:public pack:pizza use:private")
    assert at.stuff() == (2, 4)
    at = lead(hand="dash, rocket-bros", pizza=2, pack_pizza=1)
    at.play("play:dash use:private use:public add:rocket-bros")
    assert at.stuff() == (4, 0)


@clause("fort.board.pack", "fort.level.room")
def test_a_pack_holds_level_plus_one_resources() -> None:
    at = lead(hand="skids, rocket-bros", pizza=4, level=1)
    assert at.board(0).pack_limit() == 2
    at.play("play:skids")
    assert at.kind == "fort.recruit" and at.pack() == (1, 0), "three resources would be one too many"
    at = lead(hand="the-ant, rocket-bros", pizza=4, pack_pizza=1, level=1)
    at.play("play:the-ant use:private use:public")
    assert at.pack() == (2, 0)
    assert at.kind == "fort.recruit"


@clause("fort.board.level")
def test_a_fort_begins_at_level_0_and_its_level_scores_at_the_end() -> None:
    at = lead(hand="bug")
    assert at.level() == 0
    points = [lead(hand="bug", level=level).state.scores()[0]["level"] for level in range(6)]
    assert points == sorted(points) and points[0] == 0 and points[5] == 23
    assert points[1:4] == [1, 3, 9]


@clause("fort.board.cost", "fort.actions.advance", "fort.level.advance")
def test_a_level_is_paid_from_stuff_and_pack_together() -> None:
    at = lead(hand="rusty", pizza=1, pack_toys=2, pack_pizza=1, level=1, perk="xxl-backpack")
    at.play("play:rusty")
    assert at.kind == "fort.pay"
    assert at.keys == ["from:stuff-pizza", "from:pack-pizza", "from:pack-toys"]
    at.play("from:pack-pizza from:stuff-pizza")
    assert at.level() == 2
    assert (at.stuff(), at.pack()) == ((0, 0), (0, 1))
    assert at.state.pizza == 30 and at.state.toys == 29


@clause("fort.board.cost")
def test_no_resource_may_be_paid_that_leaves_the_cost_unpaid() -> None:
    at = lead(hand="rusty", pizza=4, toys=1, level=1)
    at.play("play:rusty from:stuff-pizza from:stuff-pizza")
    assert at.level() == 2 and at.stuff() == (2, 0)


@clause("fort.board.prompt")
def test_levels_1_2_and_5_give_a_rule_a_perk_and_the_sculpture() -> None:
    asked = []
    for level in range(5):
        at = lead(hand="rusty", pizza=4, toys=4, level=level)
        at.state.perk_row = [0, 1, 2]
        at.play("play:rusty")
        while at.kind == "fort.pay":
            at.play(at.keys[0])
        asked.append(at.kind if at.kind != "fort.recruit" else "sculpture" if at.board(0).has_sculpture else "")
    assert asked == ["fort.choose-rule", "fort.choose-perk", "", "", "sculpture"]
