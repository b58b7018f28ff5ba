"""The glossary of perks: all nine, and their timing."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.fort.table import cattery, lead_dog, seat, table

DECK = "tink, penny, sarge, scout, skids"
RIVAL = seat(hand="bitsy")


@clause("fort.perk.birthday-party")
def test_birthday_party_recruits_another_card_but_not_from_a_yard() -> None:
    at = table(seat(hand="bug", deck=DECK, perk="birthday-party") + seat(hand="bitsy", yard="worm"))
    at.play("skip yard:1:worm")
    assert at.kind == "fort.birthday-party"
    assert at.keys == ["pass", "park:captain", "park:doc", "park:dot", "deck"]
    at.play("park:doc")
    assert at.cards("discard") == ["worm", "doc"]
    at = table(seat(hand="bug", deck=DECK, perk="birthday-party") + RIVAL).play("skip park:doc pass")
    assert at.cards("discard") == ["doc"]


@clause("fort.perk.birthday-party")
def test_birthday_party_is_no_part_of_the_recruit_action() -> None:
    at = table(seat(hand="baby-face, tink", perk="birthday-party") + RIVAL)
    at.play("play:baby-face use:public park:doc")
    assert at.kind == "fort.use"


@clause("fort.perk.bribe", "fort.ruling.bribe-refill")
def test_bribe_adds_cards_from_park_deck_or_yard() -> None:
    at = table(seat(hand="moose, the-moles, tink", perk="bribe", level=2) + seat(hand="bitsy", yard="worm, chef"))
    at.play("play:moose add:the-moles")
    assert at.keys == ["park:captain", "park:doc", "park:dot", "tuck:tink", "yard:1:chef", "yard:1:worm", "deck"]
    at.play("park:doc yard:1:worm deck")
    assert at.cards("lookout")[:2] == ["doc", "worm"] and len(at.cards("lookout")) == 3
    assert at.cards("hand") == ["tink"] and at.cards("yard", 1) == ["chef"] and len(at.park) == 3
    seen = at.view(1).boards[0].lookout
    assert [tucked.card for tucked in seen] == ["doc", "worm", None], "a card from the deck shows only its suit"


@clause("fort.perk.bribe")
def test_bribe_is_for_ones_own_turn() -> None:
    at = table(seat(hand="moose, tink") + seat(hand="worm, dash, crash", perk="bribe"))
    at.play("play:moose follow:worm")
    assert at.keys == ["tuck:dash", "tuck:crash"]


@clause("fort.perk.copy-cat")
def test_copy_cat_discards_two_cards_and_counts_both() -> None:
    at = table(seat(hand="bug") + seat(hand="worm, the-moles, dash", perk="copy-cat"))
    at.play("play:bug follow:worm")
    assert at.kind == "fort.copy-cat" and at.keys == ["enough", "follow:the-moles"]
    at.play("follow:the-moles")
    assert at.stuff(1) == (3, 0) and sorted(at.cards("discard", 1)) == ["the-moles", "worm"]
    at = table(seat(hand="bug") + seat(hand="worm, the-moles", perk="copy-cat", pizza=2))
    at.play("play:bug follow:worm")
    assert at.keys == ["enough"], "three pizza would not fit; nobody learns it, for the question is asked"
    at.play("enough")
    assert at.stuff(1) == (3, 0)


@clause("fort.perk.copy-cat")
def test_copy_cat_asks_for_no_second_card_of_an_empty_hand() -> None:
    at = table(seat(hand="bug") + seat(hand="worm", perk="copy-cat")).play("play:bug follow:worm")
    assert at.kind == "fort.recruit" and at.stuff(1) == (1, 0)


@clause("fort.ruling.copy-cat-counts")
def test_copy_cats_second_card_must_count() -> None:
    at = table(
        seat(hand="rusty", pizza=1, toys=1) + seat(hand="worm, moose", perk="copy-cat", pizza=1, toys=1, level=0)
    )
    at.play("play:rusty from:stuff-pizza").until("fort.follow").play("follow:worm")
    assert at.kind == "fort.pay", "an action that counts no suit takes no second card"


@clause("fort.ruling.copy-cat-counts")
def test_by_the_other_reading_copy_cats_second_card_need_only_match() -> None:
    follower = seat(hand="worm, moose, dash", perk="copy-cat", pizza=1, toys=1, level=0)
    chosen = 'options = {copy-cat = "matching"}\n'
    at = table(chosen + seat(hand="rusty", pizza=1, toys=1) + follower)
    at.play("play:rusty from:stuff-pizza").until("fort.follow").play("follow:worm")
    assert at.keys == ["enough", "follow:moose"], "one that does not match is no use to anybody"
    at.play("follow:moose from:stuff-pizza")
    assert at.level(1) == 1 and sorted(at.cards("discard", 1)) == ["moose", "worm"]


@clause("fort.perk.diy", "fort.perk.diy-not-followed")
def test_diy_advances_for_one_more_resource_instead_of_playing_a_card() -> None:
    at = table(seat(hand="bug", pizza=3, toys=2, perk="diy", level=2) + RIVAL)
    assert "diy" not in at.keys, "Level 3 would cost six"
    at = table(seat(hand="bug", pizza=4, toys=3, perk="diy", level=2) + RIVAL)
    at.play("diy from:stuff-pizza from:stuff-pizza from:stuff-pizza from:stuff-toys from:stuff-toys from:stuff-toys")
    assert at.level() == 3 and at.stuff() == (1, 0) and at.perk() == ""
    assert at.kind == "fort.recruit" and at.cards("hand") == ["bug"], "not followed, and no card is played"


@clause("fort.perk.do-over", "fort.perk.do-over-as-normal")
def test_do_over_plays_a_second_card_after_all_have_followed_or_not() -> None:
    leader = seat(hand="bug, dash, munch", deck=DECK, perk="do-over", level=1)
    at = table(leader + seat(hand="worm") + seat(hand="zip"), players=3)
    at.play("play:bug use:public finish follow:worm pass")
    assert at.kind == "fort.do-over" and at.seat == 0
    at.play("do-over")
    assert at.kind == "fort.play" and at.keys == ["play:dash", "play:munch"]
    at.play("play:dash add:munch follow:zip")
    assert at.stuff(0) == (3, 0) and at.stuff(2) == (1, 0)
    assert at.perk() == "" and at.kind == "fort.recruit", "and there is one Recruit phase"
    at.play("park:doc")
    assert sorted(at.cards("discard")) == ["bug", "dash", "doc", "munch"]


@clause("fort.ruling.do-over-card")
def test_do_over_needs_a_played_card_and_is_not_diy() -> None:
    at = table(seat(hand="bug, dash", perk="do-over") + RIVAL).play("skip")
    assert at.kind == "fort.recruit", "nothing was played"
    leader = seat(hand="bug, crash, tink", lookout="scout", perk="do-over", pizza=0)
    at = table(leader + RIVAL)
    at.play("play:bug add-from-lookout:scout pass do-over play:crash use:public")
    assert not any("bug" in key for key in at.keys), "the first card stays in play"
    at = table(seat(hand="bug, wart", lookout="scout", perk="do-over") + RIVAL)
    at.play("play:bug add-from-lookout:scout enough pass do-over use:private add-from-lookout:scout")
    assert at.score() == 2, "a card in the Lookout counts again"


@clause("fort.perk.recycling", "fort.ruling.recycling-moments")
def test_recycling_is_there_at_every_decision_of_ones_own_turn() -> None:
    start = seat(hand="bug, munch", deck=DECK, discard="worm, dash", perk="recycling", level=1) + seat(hand="bitsy")
    kinds = set()
    at = table(start)
    while at.state.leader == 0 and at.state.boards[0].turns == 0:
        if at.seat == 0:
            kinds.add(at.kind)
            assert at.keys[-1] == "recycle"
        at.play(next(key for key in at.keys if key not in ("skip", "recycle")))
    assert kinds == {"fort.play", "fort.use", "fort.add", "fort.recruit", "fort.end-turn"}


@clause("fort.perk.recycling")
def test_recycling_takes_a_card_from_the_discard_pile_which_can_be_played_at_once() -> None:
    at = table(seat(hand="the-moles", discard="bug, tink", perk="recycling") + RIVAL)
    assert at.keys == ["skip", "recycle"]
    at.play("recycle")
    assert at.keys == ["take:tink", "take:bug"]
    at.play("take:bug play:bug add:the-moles")
    assert at.stuff() == (3, 0) and at.perk() == "" and at.cards("discard") == ["tink"]


@clause("fort.perk.recycling")
def test_recycling_is_for_ones_own_turn() -> None:
    at = table(seat(hand="bug") + seat(hand="worm", discard="moose", perk="recycling"))
    at.play("play:bug")
    assert (at.seat, at.keys) == (1, ["pass", "follow:worm"])


@clause("fort.ruling.recycling-moments")
def test_what_to_keep_is_chosen_first_and_recycling_comes_after() -> None:
    at = cattery({"cilantro": 0}, seat(hand="puddin", discard="tink", perk="recycling", level=2) + RIVAL)
    at.play("skip deck")
    assert at.kind == "fort.keep-one" and "recycle" not in at.keys
    assert "recycle" in at.play(at.keys[0]).keys
    at = lead_dog("watson", lookout="bug", discard="tink", perk="recycling", rule="loner", level=2)
    assert at.kind == "fort.swap-rule" and "recycle" not in at.keys
    assert "recycle" in at.play("rule:loner").keys


@clause("fort.ruling.recycling-moments", "fort.draw.five")
def test_a_card_taken_back_after_discard_stays_in_hand_and_five_are_drawn_to_it() -> None:
    at = table(seat(hand="bug", deck=DECK, perk="recycling") + RIVAL)
    at.play("play:bug pass park:doc pass")
    assert at.kind == "fort.end-turn" and at.cards("hand") == [] and at.keys == ["pass", "recycle"]
    at.play("recycle take:bug")
    assert sorted(at.cards("hand")) == sorted(["bug", *DECK.split(", ")])
    assert at.state.leader == 1


@clause("fort.ruling.recycling-moments")
def test_recycling_may_wait_until_the_five_cards_are_drawn() -> None:
    at = table(seat(hand="bug", deck=DECK, perk="recycling") + seat(hand="dash"))
    at.play("play:bug pass park:doc pass pass")
    assert len(at.cards("hand")) == 5 and at.keys == ["pass", "recycle"] and at.seat == 0
    at.play("recycle take:doc")
    assert len(at.cards("hand")) == 6 and at.state.leader == 1 and at.cards("discard") == ["bug"]


@clause("fort.perk.rough-housing", "fort.ruling.rough-housing-public")
def test_rough_housing_comes_after_all_others_and_trashes_the_played_card() -> None:
    boards = seat(hand="bug, tink") + seat(hand="worm", perk="rough-housing") + seat(hand="moose")
    at = table(boards, players=3)
    at.play("play:bug pass follow:moose")
    assert at.kind == "fort.rough-housing" and at.seat == 1 and at.keys == ["pass", "rough-housing"]
    at.play("rough-housing")
    assert at.returned == ["bug"] and at.stuff(0) == (1, 0) and at.stuff(2) == (1, 0), "what was done stays done"
    assert at.perk(1) == "" and at.stuff(1) == (0, 0)


@clause("fort.perk.rough-housing", "fort.ruling.rough-housing-public")
def test_rough_housing_is_instead_of_following_a_public_action() -> None:
    at = table(seat(hand="bug, tink") + seat(hand="worm", perk="rough-housing")).play("play:bug follow:worm")
    assert at.kind == "fort.recruit", "a player who followed has no Rough Housing"
    at = table(seat(hand="punky, tink") + seat(hand="worm", perk="rough-housing"))
    at.play("play:punky gather:pizza")
    assert at.kind == "fort.recruit", "there was nothing to follow"


@clause("fort.perk.sticky-fingers")
def test_sticky_fingers_packs_from_the_supply_in_any_combination() -> None:
    at = table(seat(hand="penny, tink", pizza=1, perk="sticky-fingers", level=1) + RIVAL)
    at.play("play:penny add:tink")
    assert at.keys == ["pack:pizza", "pack:supply-pizza", "pack:supply-toys"]
    at.play("pack:supply-toys pack:pizza")
    assert at.pack() == (1, 1) and at.stuff() == (0, 0) and at.state.toys == 29
    at = table(seat(hand="penny", pizza=1) + seat(hand="tink", perk="sticky-fingers", toys=1))
    at.play("play:penny finish follow:tink")
    assert at.pack(1) == (0, 1) and at.stuff(1) == (0, 0), "on another's turn only from Stuff"


@pytest.mark.parametrize("level", [2, 5])
@clause("fort.perk.xxl-backpack")
def test_xxl_backpack(level: int) -> None:
    at = table(seat(hand="penny", pizza=1, pack_toys=level + 2, perk="xxl-backpack", level=level) + RIVAL)
    assert at.view(0).boards[0].pack.limit == level + 3
    at.play("play:penny use:public finish")
    assert at.pack() == (1, level + 2)
    at = table(seat(hand="skids, bug", pizza=1, pack_toys=level + 3, perk="xxl-backpack", level=level) + RIVAL)
    assert "play:skids" not in at.keys


@clause("fort.ruling.recycling-full")
def test_a_recycled_card_may_complete_an_action_that_would_have_fallen_short() -> None:
    leader = seat(hand="moose, the-moles, dash, tink", discard="wart", perk="recycling", level=2, pizza=4, toys=4)
    at = table(leader + seat(hand="zip"))
    at.play("play:moose use:public add:the-moles enough tuck:dash recycle tuck:tink")
    assert at.cards("lookout") == ["dash", "tink", "wart"], "three shovels, three cards"
    assert at.keys == ["finish", "use:private"], "the public action was used fully"
    at = table(leader + seat(hand="zip")).play("play:moose use:public add:the-moles enough tuck:dash tuck:tink")
    assert at.keys[0] != "finish", "without the third card it was not"
    at = table("rules = 1\n" + leader + seat(hand="zip"))
    at.play("play:moose use:public add:the-moles enough tuck:dash recycle tuck:tink")
    assert at.keys[0] != "finish", "by the first rules a recycled card completed nothing"


@clause("fort.perk.recycling", "fort.cat.scavenger")
def test_recycling_is_there_while_a_cat_acts() -> None:
    leader = seat(hand="tink, wart", toys=2, pizza=1, discard="bug", perk="recycling")
    at = cattery({"scavenger": 0}, leader + RIVAL).play("cat:scavenger recycle convert:stuff-toys")
    assert sorted(at.cards("hand")) == ["bug", "tink", "wart"] and at.stuff() == (2, 1)


@clause("fort.perk.birthday-party")
def test_birthday_party_leaves_the_cards_in_yards_alone() -> None:
    at = table(seat(hand="bug", deck=DECK, perk="birthday-party") + seat(hand="bitsy", yard="worm, chef"))
    at.play("skip yard:1:worm")
    assert at.kind == "fort.birthday-party" and not any(key.startswith("yard:") for key in at.keys)


@clause("fort.ruling.rough-housing-best-friend")
def test_rough_housing_trashes_a_played_best_friend_too() -> None:
    at = table(seat(hand="blades, tink") + seat(hand="bug", perk="rough-housing"))
    at.play("play:blades use:public gather:toys finish suit:book pass rough-housing")
    assert at.returned == ["blades"]


@clause("fort.perk.birthday-party", "fort.recruit.deck")
def test_birthday_party_may_take_the_last_card_of_the_park_deck() -> None:
    leader = 'park_deck = "wart"\n' + seat(hand="bug", deck=DECK, perk="birthday-party")
    at = table(leader + seat(yard="worm, chef")).play("skip yard:1:worm")
    assert at.kind == "fort.birthday-party" and "deck" in at.keys


@clause("fort.perk.bribe", "fort.ruling.lookouts", "fort.ruling.bribe-refill")
def test_what_bribe_tucks_leaves_its_place_and_is_known_if_all_saw_it() -> None:
    leader = seat(hand="prince, dash", perk="bribe", yard="bones")
    at = table(leader + RIVAL).play("play:prince")
    assert {"park:doc", "tuck:dash", "yard:0:bones", "deck"} <= set(at.keys)
    at.play("yard:0:bones")
    assert at.cards("lookout") == ["bones"] and at.cards("yard") == [] and at.board(0).lookout_shown == [True]
    assert (at.told("tucked")[0]["from"], at.told("tucked")[0]["card"]) == ("yard", "bones")
    at = table(leader + RIVAL).play("play:prince park:doc")
    assert at.cards("lookout") == ["doc"] and "doc" not in at.park and at.board(0).lookout_shown == [True]
    at = table('park_deck = "wart"\n' + leader + RIVAL).play("play:prince deck")
    assert at.cards("lookout") == ["wart"] and at.board(0).lookout_shown == [False]
    assert at.state.box.kinds["wart"] in at.board(0).unseen, "only its suit is seen"
    at = table('options = {lookouts = "open"}\npark_deck = "wart"\n' + leader + RIVAL).play("play:prince deck")
    assert at.board(0).lookout_shown == [True] and at.state.box.kinds["wart"] not in at.board(0).unseen


@clause("fort.perk.bribe", "fort.play.other-partially")
def test_what_bribe_will_have_tucked_is_not_there_to_be_tucked_again() -> None:
    leader = seat(hand="worm, the-moles", perk="bribe", level=2, pizza=2, toys=3)
    start = 'park = ""\npark_deck = ""\n' + leader + seat(hand="zip", yard="moose, puddin")
    at = table(start).play("play:worm add:the-moles yard:1:moose")
    assert at.cards("lookout") == ["moose", "puddin"], "three shovels, but only two cards"
    assert at.stuff() == (4, 3), "and that many pizza have room: the other action is used fully"
    at = table("rules = 1\n" + start).play("play:worm")
    assert at.keys == ["tuck:the-moles", "yard:1:moose", "yard:1:puddin"], "so it was by the first rules"


@clause("fort.play.add-lookout")
def test_any_card_of_the_lookout_can_be_added() -> None:
    at = table(seat(hand="chef, dash", lookout="bones") + RIVAL).play("play:chef use:public add-from-lookout:bones")
    assert at.stuff() == (2, 0) and at.cards("lookout") == ["bones"] and at.cards("hand") == ["dash"]


@clause("fort.perk.do-over")
def test_nobody_without_the_do_over_is_asked_for_it() -> None:
    for perk, kind in (("do-over", "fort.do-over"), ("bribe", "")):
        assert table('agenda = ["DoOver 0"]\n' + seat(hand="wart", perk=perk) + RIVAL).kind == kind
