"""The chapter "Fort Level"."""

from __future__ import annotations

import json

import blanketfort as bf
from tests.clauses import clause
from tests.fort.table import Table, seat, table

RUSTY = seat(hand="rusty", pizza=1, toys=1)
STACK = 'rule_stack = ["loner", "minimalism", "popularity"]\nperk_row = ["bribe", "diy", "recycling"]\n'


def pay(at: Table) -> None:
    while at.kind == "fort.pay":
        at.play(at.keys[0])


@clause("fort.level.advance")
def test_one_level_at_a_time_for_the_cost_between_the_two() -> None:
    at = table(seat(hand="rusty", pizza=3, toys=2, level=2) + seat(hand="dash"))
    pay(at.play("play:rusty"))
    assert at.level() == 3 and at.stuff() == (0, 0)
    assert "play:rusty" not in table(seat(hand="rusty, bug", pizza=4, toys=1, level=2) + seat(hand="dash")).keys


@clause("fort.level.rule", "fort.ruling.rule-stack")
def test_level_1_lets_one_choose_a_made_up_rule_in_secret() -> None:
    at = table(STACK + RUSTY + seat(hand="dash"))
    at.play("play:rusty from:stuff-pizza")
    assert at.keys == ["rule:loner", "rule:minimalism", "rule:popularity"]
    assert at.view(0).rules == ["loner", "minimalism", "popularity"]
    for other in (1, None):
        assert not any(rule in str(at.view(other)) for rule in at.view(0).rules or [])
    at.play("rule:loner")
    assert at.rule() == "loner" and at.view(0).boards[0].rule == "loner"
    for other in (1, None):
        assert at.view(other).boards[0].has_rule and "loner" not in str(at.view(other))
        assert "loner" not in json.dumps([event.seen_by(other) for event in at.events])
    assert at.view(0).boards[0].rules_seen == ["loner", "minimalism", "popularity"]


@clause("fort.level.rule")
def test_the_next_to_reach_level_1_chooses_from_what_is_left() -> None:
    at = table(
        'leader = 1\nrule_stack = ["minimalism", "popularity"]\n' + seat(hand="dash", level=1, rule="loner") + RUSTY
    )
    at.play("play:rusty from:stuff-pizza")
    assert at.keys == ["rule:minimalism", "rule:popularity"]


@clause("fort.level.perk")
def test_level_2_lets_one_choose_a_perk_from_the_row() -> None:
    at = table(STACK + seat(hand="rusty", pizza=2, toys=1, level=1) + seat(hand="dash"))
    at.play("play:rusty from:stuff-pizza from:stuff-pizza")
    assert at.keys == ["perk:bribe", "perk:diy", "perk:recycling"]
    at.play("perk:diy")
    assert at.perk() == "diy" and at.view(1).boards[0].perk == "diy"
    assert at.view(None).perks == ["bribe", "recycling"]


@clause("fort.level.perk-kinds")
def test_some_perks_last_and_others_are_trashed_when_used() -> None:
    at = table(seat(hand="bug", perk="xxl-backpack") + seat(hand="dash"))
    at.play("skip park:doc")
    assert at.perk(0) == "xxl-backpack"
    at = table(seat(hand="bug", perk="diy", pizza=2, toys=1) + seat(hand="dash"))
    at.play("diy from:stuff-pizza from:stuff-pizza")
    assert at.perk(0) == ""


@clause("fort.level.sculpture", "fort.end.level-trigger")
def test_the_first_at_level_5_takes_the_sculpture() -> None:
    start = seat(hand="rusty", pizza=4, toys=4, level=4) + seat(hand="zip", pizza=4, toys=4, level=4)
    at = table(start)
    pay(at.play("play:rusty"))
    assert at.level() == 5 and at.board(0).has_sculpture and at.state.trigger == 1
    pay(at.until("fort.recruit").play("park:doc play:zip"))
    assert at.level(1) == 5 and not at.board(1).has_sculpture
    at.until("fort.recruit").play(at.keys[0])
    assert at.state.over and [points["sculpture"] for points in at.state.scores()] == [4, 0]


@clause("fort.ruling.top-level")
def test_there_is_no_level_6() -> None:
    at = table(seat(hand="rusty, bug", pizza=3, toys=4, pack_pizza=3, pack_toys=3, level=5) + seat(hand="dash"))
    assert at.keys == ["skip", "play:bug"]


@clause("fort.level.room")
def test_each_level_gives_room_for_one_more() -> None:
    for level in range(6):
        board = table(seat(hand="bug", level=level) + seat(hand="dash")).board(0)
        assert (board.pack_limit(), board.lookout_limit()) == (level + 1, level + 1)


@clause("fort.level.rule", "fort.level.perk")
def test_who_has_a_rule_or_a_perk_already_chooses_no_second_one() -> None:
    """As a study may say; and the position after a choice can be written down."""
    at = table(seat(hand="rusty", pizza=1, toys=1, rule="play-palace") + seat(hand="bitsy"))
    assert at.play("play:rusty").until("fort.recruit").told("rule-chosen") == [] and at.level() == 1
    at = table(
        'perk_row = ["bribe"]\n' + seat(hand="rusty", level=1, pizza=2, toys=1, perk="diy") + seat(hand="bitsy")
    ).play("play:rusty")
    assert at.until("fort.recruit").told("perk-chosen") == [] and at.level() == 2
    at = table(seat(hand="rusty", pizza=1, toys=1) + seat(hand="bitsy")).play("play:rusty from:stuff-pizza")
    at.play(at.keys[0])
    assert bf.game("fort").from_text(at.state.to_text()).to_text() == at.state.to_text()
