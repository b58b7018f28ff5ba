"""The chapter "Following the leader", and the rulings about following."""

from __future__ import annotations

from tests.clauses import clause
from tests.fort.table import Table, kennel, seat, table

BUG = seat(hand="bug")


@clause("fort.follow.turn-order")
def test_the_others_are_asked_in_turn_order_after_the_leader_resolved_the_card() -> None:
    at = table("leader = 1\nfirst = 1\n" + seat(hand="worm") + BUG + seat(hand="moose") + seat(hand="wart"), players=4)
    at.play("play:bug")
    asked = []
    while at.kind == "fort.follow":
        asked.append(at.seat)
        at.play(at.keys[-1])
    assert asked == [2, 3, 0]
    assert [at.stuff(number) for number in range(4)] == [(1, 0)] * 4


@clause("fort.follow.used-or-not")
def test_an_unused_public_action_can_be_followed() -> None:
    at = table(seat(hand="bug", level=1) + seat(hand="worm"))
    at.play("play:bug use:private finish follow:worm")
    assert at.stuff(0) == (0, 0) and at.stuff(1) == (1, 0)


@clause("fort.follow.discard")
def test_a_card_of_the_played_cards_suit_is_discarded() -> None:
    at = table(BUG + seat(hand="worm, tink, smoke, dash"))
    at.play("play:bug")
    assert at.keys == ["pass", "follow:worm", "follow:smoke"]
    at.play("follow:worm")
    assert at.cards("discard", 1) == ["worm"] and "worm" not in at.cards("hand", 1)


@clause("fort.follow.one-card")
def test_only_one_card_is_discarded() -> None:
    at = table(BUG + seat(hand="worm, moose"))
    at.play("play:bug follow:worm")
    assert at.cards("hand", 1) == ["moose"] and at.stuff(1) == (1, 0)
    assert at.kind == "fort.recruit"


@clause("fort.follow.not-lookout", "fort.ruling.follow-icons")
def test_a_followers_lookout_neither_pays_nor_counts() -> None:
    at = table(BUG + seat(hand="worm, dash", lookout="moose, wart", level=1))
    at.play("play:bug")
    assert at.keys == ["pass", "follow:worm"]
    at.play("follow:worm")
    assert at.stuff(1) == (1, 0)


@clause("fort.follow.in-full")
def test_who_cannot_use_the_action_in_full_cannot_follow() -> None:
    for pizza, keys in ((2, ["pass", "follow:the-moles", "follow:worm"]), (3, ["pass", "follow:worm"]), (4, ["pass"])):
        at = table(BUG + seat(hand="worm, the-moles", pizza=pizza))
        at.play("play:bug")
        assert at.keys == keys


@clause("fort.follow.coin-leader", "fort.ruling.declared")
def test_the_leader_of_a_coin_card_declares_one_of_six_suits() -> None:
    at = table(seat(hand="bud, tink") + seat(hand="worm, dash, smoke, puddin"))
    at.play("play:bud use:public gather:pizza finish")
    assert at.kind == "fort.declare" and at.seat == 0
    assert at.keys == ["suit:book", "suit:crown", "suit:glue", "suit:shovel", "suit:skateboard", "suit:squirtgun"]
    at.play("suit:shovel")
    assert at.keys == ["pass", "follow:worm", "follow:puddin", "follow:smoke"]
    at.play("follow:worm")
    assert at.stuff(1) == (2, 0)


@clause("fort.follow.chosen-resource")
def test_followers_gather_what_the_leader_chose() -> None:
    start = seat(hand="bud, tink") + seat(hand="worm", pizza=3, toys=1)
    at = table(start).play("play:bud use:public gather:toys finish suit:shovel follow:worm")
    assert at.stuff(1) == (3, 3)
    at = table(start).play("play:bud use:public gather:pizza finish suit:shovel")
    assert at.keys == ["pass"], "there is no room for two pizza"


@clause("fort.ruling.free-choice")
def test_followers_choose_freely_when_the_leader_did_not_gather() -> None:
    at = table(seat(hand="bud, tink, dash") + seat(hand="worm"))
    at.play("play:bud use:private trash:tink finish suit:shovel follow:worm")
    assert at.keys == ["gather:pizza", "gather:toys"] and at.seat == 1
    at.play("gather:toys")
    assert at.stuff(1) == (0, 2)


@clause("fort.follow.icons")
def test_two_matching_suits_on_the_discarded_card_count_twice() -> None:
    assert table(BUG + seat(hand="the-moles")).play("play:bug follow:the-moles").stuff(1) == (2, 0)
    assert table(BUG + seat(hand="puddin")).play("play:bug follow:puddin").stuff(1) == (1, 0)
    at = table(seat(hand="golden-boy", pizza=1) + seat(hand="puddin", pizza=3))
    at.play("play:golden-boy follow:puddin")
    assert at.stuff(1) == (1, 2), "a crown and a coin as a crown: two conversions"


@clause("fort.ruling.follow-icons")
def test_counts_are_the_followers_own() -> None:
    at = table(seat(hand="worm", lookout="tink, dash, crash", level=2) + seat(hand="moose", lookout="patch"))
    at.play("play:worm gather:pizza follow:moose")
    assert at.stuff(0) == (3, 0) and at.stuff(1) == (1, 0)


@clause("fort.follow.many-leaders")
def test_several_leaders_may_be_followed_before_ones_own_turn() -> None:
    at = table(BUG + seat(hand="dash") + seat(hand="worm, munch"), players=3)
    at.play("play:bug pass follow:worm park:doc")
    at.play("play:dash follow:munch")
    assert at.stuff(2) == (2, 0)
    assert sorted(at.cards("discard", 2)) == ["munch", "worm"]


@clause("fort.ruling.no-public")
def test_a_card_without_public_action_is_not_followed() -> None:
    for card in ("punky", "ghost"):
        at = table(seat(hand=f"{card}, tink") + seat(hand="crash, tiny", pizza=1))
        at.play(f"play:{card}")
        while at.kind in ("fort.any-suit", "fort.add", "fort.gather"):
            at.play(at.keys[0])
        assert at.kind == "fort.recruit" and at.seat == 0


@clause("fort.ruling.trash-discarded")
def test_the_discarded_card_may_be_trashed_by_the_action_it_pays_for() -> None:
    at = table(seat(hand="crash, tink") + seat(hand="punky"))
    at.play("play:crash use:public finish follow:punky")
    assert "punky" in at.returned


@clause("fort.ruling.asked-anyway")
def test_who_holds_cards_is_asked_even_if_none_fits() -> None:
    at = table(BUG + seat(hand="tink") + seat(), players=3)
    at.play("play:bug")
    assert (at.seat, at.keys) == (1, ["pass"])
    at.play("pass")
    assert at.kind == "fort.recruit", "an empty hand is no secret"


@clause("fort.ruling.follower-triggers", "fort.end.equal-turns")
def test_a_follower_triggers_the_end_and_the_round_is_finished() -> None:
    at = table("first = 0\n" + seat(hand="bones, worm") + seat(hand="patch", score=24) + seat(hand="moose"), players=3)
    at.play("play:bones use:public finish follow:patch")
    assert at.score(1) == 25 and at.state.trigger == 2
    assert at.told("end-triggered")[0]["seat"] == 1
    leaders: list[int] = []
    play_out(at, leaders)
    assert leaders == [0, 1, 2]


def play_out(at: Table, leaders: list[int]) -> None:
    """Play to the end, noting who leads."""
    while not at.state.over:
        if at.state.leader not in leaders[-1:]:
            leaders.append(at.state.leader)
        at.play(at.keys[0])


@clause("fort.ruling.coin-aside", "fort.follow.icons")
def test_a_follower_counts_both_suits_of_a_card_if_both_match() -> None:
    """Puddin shows a coin and a crown: two crowns, and at Level 0 the Lookout has room for one card."""
    at = table(seat(hand="prince, dash") + seat(hand="puddin, tink, bug")).play("play:prince finish")
    assert (at.seat, at.keys) == (1, ["pass"])
    at = table(seat(hand="prince, dash") + seat(hand="puddin, tink, bug", level=1)).play("play:prince finish")
    assert (at.seat, at.keys) == (1, ["pass", "follow:puddin"])


@clause("fort.follow.discard")
def test_of_two_copies_one_is_offered() -> None:
    at = table(seat(hand="golden-boy", toys=1) + seat(hand="puddin, puddin", toys=2)).play("play:golden-boy")
    assert at.keys == ["pass", "follow:puddin"]


@clause("fort.follow.in-full")
def test_the_card_that_is_discarded_to_follow_has_left_the_hand() -> None:
    at = table(seat(hand="prince, dash") + seat(hand="golden-boy")).play("play:prince finish")
    assert at.keys == ["pass"], "there would be nothing to tuck"
    at = table(seat(hand="bones, dash") + seat(hand="noodle-twins")).play("play:bones use:private gather:toys finish")
    assert at.keys == ["pass"], "two books, and one card to trash: the discarded one"
    at = table(seat(hand="bones, dash") + seat(hand="noodle-twins, tink"))
    assert at.play("play:bones use:private gather:toys finish").keys == ["pass", "follow:noodle-twins"]


@clause("fort.dogs.no-cruelty", "fort.follow.in-full")
def test_a_dog_that_is_discarded_to_follow_takes_no_kid_from_the_hand() -> None:
    at = kennel(seat(hand="prince, bug") + seat(hand="barkley, dash")).play("play:prince finish")
    assert at.keys == ["pass", "follow:barkley"]
    at = kennel(seat(hand="doc, bug", pizza=1) + seat(hand="drover, dash", pizza=1)).play("play:doc pack:pizza finish")
    assert at.keys == ["pass", "follow:drover"]
