"""Cats & Dogs: each of the eighteen dogs, as its card says."""

from __future__ import annotations

import pytest

from blanketfort.games.fort.rules import terms
from tests.clauses import clause
from tests.fort.table import Table, kennel, lead_dog, seat


def home(at: Table, owner: int = 0) -> list[str]:
    return [at.state.box.ids[dog] for dog in at.board(owner).doghouse]


def may_play(dog: str, **values: object) -> bool:
    """Whether a leader with such a board may play the dog."""
    values["hand"] = ", ".join([dog, *str(values.get("hand", "")).split(", ")]).strip(", ")
    return f"play:{dog}" in kennel(seat(**values) + seat()).keys


# Books.


@clause("fort.dog.drover", "fort.dogs.park-refill")
def test_drover_moves_the_park_to_one_discard_pile() -> None:
    at = lead_dog("drover", hand="noodle-twins")
    assert at.kind == "fort.herd" and at.keys == ["pass", "herd-park"]
    at.play("herd-park")
    assert at.keys == ["herd-to:0", "herd-to:1"]
    at.play("herd-to:1")
    assert at.cards("discard", 1) == ["the-ant", "skids", "spike"] and len(at.park) == 3
    assert not set(at.park) & {"the-ant", "skids", "spike"} and home(at) == ["drover"]


@clause("fort.dog.drover", "fort.dogs.drover-dogs")
def test_drover_moves_a_yard_dogs_and_all() -> None:
    at = lead_dog("drover", rival=seat(yard="bug, spud"), hand="noodle-twins").play("herd-yard:1 herd-to:0")
    assert at.cards("discard") == ["bug", "spud"] and at.cards("yard", 1) == []
    at = lead_dog("drover", rival=seat(yard="bug"), hand="noodle-twins").play("pass")
    assert at.cards("yard", 1) == ["bug"] and home(at) == ["drover"]


@clause("fort.dog.hershey")
def test_hershey_takes_up_to_two_kids_from_any_lookouts() -> None:
    rival = seat(lookout="bug, tink", level=1)
    at = lead_dog("hershey", rival=rival, hand="noodle-twins", lookout="chef")
    assert at.keys == ["enough", "lookout:0:0", "lookout:1:0", "lookout:1:1"]
    at.play("lookout:1:1 lookout:0:0")
    assert at.cards("discard") == ["tink", "chef"] and at.cards("lookout") == [] and at.cards("lookout", 1) == ["bug"]
    assert home(at) == ["hershey"]
    at = lead_dog("hershey", rival=rival, hand="noodle-twins", lookout="chef").play("enough")
    assert at.cards("discard") == []


@clause("fort.dogs.hershey-best-friend")
def test_hershey_takes_a_rivals_best_friend_too() -> None:
    rival = seat(lookout="blades", level=1)
    at = lead_dog("hershey", rival=rival, hand="noodle-twins").play("lookout:1:0")
    assert at.cards("discard") == ["blades"] and at.cards("lookout", 1) == []


@clause("fort.dog.hershey")
def test_what_hershey_takes_is_seen_by_all() -> None:
    at = lead_dog("hershey", rival=seat(lookout="bug", level=1), hand="noodle-twins").play("lookout:1:0 park:skids")
    assert at.told("untucked") == [{"kind": "fort.untucked", "seat": 0, "card": "bug", "rival": 1}]
    assert at.board(1).unseen == []


@clause("fort.dog.echo")
def test_echo_uses_a_kids_actions_and_rivals_may_follow() -> None:
    assert not may_play("echo", hand="doc") and may_play("echo", hand="bug") and may_play("echo", hand="smoke")
    rival = seat(hand="the-moles, tink", yard="scout")
    at = kennel('park = "bug, spike, skids"\n' + seat(hand="echo, tiny") + rival).play("play:echo")
    assert at.kind == "fort.mimic" and at.keys == ["enough", "park:bug", "yard:1:scout"]
    before = at.state.components()
    at.play("park:bug")
    assert at.stuff() == (1, 0) and at.seat == 1 and at.keys == ["pass", "follow:the-moles"]
    assert at.state.components() == before, "Bug is in the Park, and nowhere else"
    at.play("follow:the-moles")
    assert at.stuff(1) == (2, 0) and at.park == ["bug", "skids", "spike"] and home(at) == ["echo"]


@clause("fort.dog.echo")
def test_echo_may_use_nobody() -> None:
    at = kennel(seat(hand="echo, tiny") + seat(yard="bug")).play("play:echo enough")
    assert at.stuff() == (0, 0) and home(at) == ["echo"]


# Glue.


@clause("fort.dog.floofer")
def test_floofer_scores_three_for_two_resources() -> None:
    assert not may_play("floofer", pizza=2) and not may_play("floofer", pizza=1, lookout="bug")
    at = lead_dog("floofer", lookout="bug", pizza=1, pack_toys=1, toys=1)
    assert at.keys == ["from:stuff-pizza", "from:stuff-toys", "from:pack-toys"]
    at.play("from:pack-toys from:stuff-pizza")
    assert at.score() == 3 and at.stuff() == (0, 1) and at.pack() == (0, 0) and home(at) == ["floofer"]


@clause("fort.dog.squeaker")
def test_squeaker_fills_stuff_with_toys() -> None:
    assert not may_play("squeaker", hand="tink", level=1) and not may_play("squeaker", hand="bug", level=2)
    at = lead_dog("squeaker", hand="tink", level=2, toys=1)
    assert at.keys == ["pass", "gather:toys"]
    at.play("gather:toys")
    assert at.stuff() == (0, 4) and home(at) == ["squeaker"]
    assert lead_dog("squeaker", hand="tink", level=2).play("pass").stuff() == (0, 0)


GAINERS = [
    ("pumpkin", 1, "tink, dot"),
    ("porkchop", 1, "dash, munch"),
    ("pesto", 2, "crash, punky"),
    ("spud", 2, "bug, worm"),
]


@clause("fort.dog.pumpkin", "fort.dog.porkchop", "fort.dog.pesto", "fort.dog.spud")
@pytest.mark.parametrize(("dog", "level", "pair"), GAINERS)
def test_four_dogs_gain_up_to_three_resources(dog: str, level: int, pair: str) -> None:
    one = pair.split(", ")[0]
    assert not may_play(dog, hand=pair, level=level - 1) and not may_play(dog, hand=one, level=level)
    at = lead_dog(dog, hand=pair, level=level, pizza=3).play(f"add:{one}")
    assert at.kind == "fort.gain"
    assert at.keys == ["enough", "gather:pizza", "gather:toys", "pack:supply-pizza", "pack:supply-toys"]
    at.play("gather:pizza")
    assert "gather:pizza" not in at.keys  # Stuff is full of pizza
    at.play("pack:supply-toys gather:toys")
    assert at.stuff() == (4, 1) and at.pack() == (0, 1) and home(at) == [dog]
    at = lead_dog(dog, hand=pair, level=level).play(f"add:{one} enough")
    assert at.stuff() == (0, 0) and home(at) == [dog]


# Skateboards.


@clause("fort.dog.ranger", "fort.dogs.ranger-bribe")
def test_ranger_clears_and_settles_the_lookout() -> None:
    assert not may_play("ranger", hand="rocket-bros", level=1)
    at = lead_dog(
        "ranger", hand="rocket-bros, bug", level=2, lookout="tiny, chef, doc", discard="worm, duke", perk="bribe"
    )
    assert at.kind == "fort.relieve" and at.keys == ["enough", "lookout:0:0", "lookout:0:1", "lookout:0:2"]
    at.play("lookout:0:1 lookout:0:0 enough")
    assert at.cards("discard") == ["worm", "duke", "chef", "tiny"] and at.kind == "fort.settle"
    assert at.keys == [
        *("enough", "tuck:bug"),
        *("tuck-from-discard:chef", "tuck-from-discard:tiny", "tuck-from-discard:worm"),
    ]
    at.play("tuck-from-discard:worm tuck:bug")
    assert at.cards("lookout") == ["doc", "worm", "bug"] and home(at) == ["ranger"]
    assert at.board(0).lookout_shown == [False, True, False]


@clause("fort.dog.ranger")
def test_ranger_may_use_the_lookout_for_the_need_and_then_empty_it() -> None:
    at = lead_dog("ranger", level=2, lookout="rocket-bros").play("lookout:0:0")
    assert at.cards("discard") == ["rocket-bros"] and at.kind == "fort.settle"
    at = lead_dog("ranger", level=2, lookout="tiny, chef, rocket-bros").play("enough")
    assert home(at) == ["ranger"]  # no room, nothing to add


@clause("fort.dog.rowdy")
def test_rowdy_scores_two_for_a_resource() -> None:
    assert not may_play("rowdy", lookout="bug") and not may_play("rowdy", pizza=1)
    at = lead_dog("rowdy", lookout="bug", pack_pizza=1)
    assert at.score() == 2 and at.pack() == (0, 0) and home(at) == ["rowdy"]


# Crowns.


@clause("fort.dog.barkley")
def test_barkley_uses_up_to_two_kids_one_after_the_other() -> None:
    assert not may_play("barkley", hand="prince, bug") and not may_play("barkley", hand="bug, scout")
    assert may_play("barkley", hand="bug, tink") and may_play("barkley", hand="bug, smoke")
    rival = seat(hand="the-moles, icky-sticky", yard="bug, doodles")
    at = lead_dog("barkley", rival=rival, hand="worm, tink").play("add:worm yard:1:bug")
    assert at.seat == 1
    at.play("follow:the-moles")
    assert at.seat == 0 and at.kind == "fort.mimic" and "yard:1:doodles" in at.keys
    at.play("yard:1:doodles follow:icky-sticky")
    assert at.stuff() == (1, 1) and at.stuff(1) == (2, 2)
    assert at.cards("yard", 1) == ["doodles", "bug"] and home(at) == ["barkley"]


@clause("fort.dog.eclair", "fort.dogs.eclair-box")
def test_eclair_brings_another_perk() -> None:
    assert not may_play("eclair", lookout="bug", level=1) and not may_play("eclair", level=2)
    at = lead_dog("eclair", lookout="bug", level=2, perk="diy")
    assert at.kind == "fort.swap-perk" and len(at.keys) == 2 and "perk:diy" in at.keys
    other = next(key for key in at.keys if key != "perk:diy")
    at.play(other)
    assert f"perk:{at.perk()}" == other and home(at) == ["eclair"]
    at = kennel('perk_box = ["bribe"]\n' + seat(hand="eclair", lookout="bug", level=2, perk="diy") + seat())
    at.play("play:eclair perk:diy")
    assert at.perk() == "diy" and len(at.state.perk_box) == 1
    at = kennel('perk_box = ["bribe"]\n' + seat(hand="eclair", lookout="bug", level=2) + seat()).play("play:eclair")
    assert at.perk() == "bribe" and at.state.perk_box == []  # none before: it is kept
    used = seat(hand="eclair", discard="tiny", lookout="bug", level=2, perk="recycling")
    at = kennel("perk_box = []\n" + used + seat()).play("recycle play:eclair")
    assert at.perk() == "recycling"  # back from the box, to be used again


@clause("fort.dogs.eclair-recycling")
def test_recycling_between_two_perks() -> None:
    leader = seat(hand="eclair", lookout="bug", level=2, perk="recycling", discard="tiny, doc")
    at = kennel('perk_box = ["bribe"]\n' + leader + seat()).play("play:eclair")
    assert at.keys == ["perk:bribe", "perk:recycling", "recycle"]
    at.play("recycle take:doc")
    assert at.perk() == "bribe" and at.cards("hand") == ["doc"] and home(at) == ["eclair"]
    leader = seat(hand="eclair", lookout="bug", level=2, perk="bribe", discard="tiny, doc")
    at = kennel('perk_box = ["recycling"]\n' + leader + seat()).play("play:eclair")
    assert at.keys == ["perk:bribe", "perk:recycling", "recycle"]
    at.play("recycle take:doc")
    assert at.perk() == "bribe" and at.cards("hand") == ["doc"] and len(at.state.perk_box) == 1
    leader = seat(hand="eclair", lookout="bug", level=2, perk="bribe")
    at = kennel('perk_box = ["recycling"]\n' + leader + seat()).play("play:eclair")
    assert at.keys == ["perk:bribe", "perk:recycling"]  # nothing to take


@clause("fort.dogs.eclair-backpack")
def test_returning_the_backpack_empties_the_pack_to_its_limit() -> None:
    leader = seat(hand="eclair", lookout="bug", level=2, perk="xxl-backpack", pack_pizza=3, pack_toys=2)
    at = kennel('perk_box = ["bribe"]\n' + leader + seat()).play("play:eclair perk:bribe")
    assert at.kind == "fort.unpack" and at.keys == ["from:pack-pizza", "from:pack-toys"]
    at.play("from:pack-toys from:pack-pizza")
    assert at.pack() == (2, 1) and home(at) == ["eclair"]
    at = kennel('perk_box = ["bribe"]\n' + leader + seat()).play("play:eclair perk:xxl-backpack")
    assert at.pack() == (3, 2)


@clause("fort.dog.loki", "fort.dogs.loki-nothing")
def test_loki_takes_up_to_three_resources_from_one_rival() -> None:
    rivals = seat(pizza=2, toys=1, pack_toys=1) + seat()
    at = kennel(seat(hand="loki, bug, tink", pizza=3) + rivals, 3).play("play:loki add:bug")
    assert at.kind == "fort.visit" and at.keys == ["rival:1", "rival:2"]
    at.play("rival:1")
    assert at.keys == ["enough", "steal:stuff-pizza", "steal:stuff-toys", "steal:pack-toys"]
    at.play("steal:stuff-pizza steal:pack-toys")
    assert at.keys == ["enough", "steal:stuff-toys"]  # no room for more pizza
    at.play("steal:stuff-toys")
    assert at.stuff() == (4, 2) and at.stuff(1) == (1, 0) and at.pack(1) == (0, 0)
    assert home(at, 1) == ["loki"] and home(at) == []
    at = kennel(seat(hand="loki, bug, tink") + rivals, 3).play("play:loki add:bug rival:2")
    assert home(at, 2) == ["loki"]


# Squirtguns.


@clause("fort.dog.pudge")
def test_pudge_trashes_from_deck_and_discard_and_shuffles_them() -> None:
    assert not may_play("pudge", toys=3)
    at = lead_dog("pudge", hand="bug", pizza=1, deck="worm, chef, chef, spud", discard="tiny, duke")
    assert at.kind == "fort.dig"
    assert at.keys == ["enough", "trash-from-discard:tiny", "trash-from-deck:chef", "trash-from-deck:worm"]
    at.play("trash-from-deck:chef trash-from-discard:tiny trash-from-deck:chef")
    assert at.returned == ["chef", "tiny", "chef"] and at.cards("discard") == [] and at.cards("hand") == ["bug"]
    assert sorted(at.cards("deck")) == ["duke", "spud", "worm"] and home(at) == ["pudge"]
    at = lead_dog("pudge", pizza=1, deck="worm", discard="tiny").play("enough")
    assert sorted(at.cards("deck")) == ["tiny", "worm"]  # the shuffle is no choice


@clause("fort.dog.violet", "fort.dogs.violet-dogs", "fort.dogs.park-refill")
def test_violet_recruits_all_cards_of_a_suit() -> None:
    assert not may_play("violet", hand="bug, worm") and may_play("violet", hand="bug, worm", lookout="doc")
    rival = seat(yard="puddin, loki, smoke, tink", hand="rusty")
    at = kennel('park = "prince, tiny, dot"\n' + seat(hand="violet, bug, worm, scout") + rival)
    at.play("play:violet add:bug add:worm")
    assert at.kind == "fort.call"
    assert at.keys == ["pass", "suit:crown", "suit:glue"]
    at.play("suit:crown")
    assert at.cards("discard") == ["prince", "tiny", "puddin", "loki"] and at.cards("yard", 1) == ["tink", "smoke"]
    assert "dot" in at.park and len(at.park) == 3 and home(at) == ["violet"]


@clause("fort.dog.violet")
def test_violet_cannot_call_a_suit_that_was_added_coins_included() -> None:
    rival = seat(yard="puddin, tink, chef", hand="rusty")
    at = kennel(seat(hand="violet, bug, worm, smoke") + rival).play("play:violet add:bug add:worm")
    assert at.kind == "fort.declare-coin" and len(at.keys) == 6 and "suit:coin" not in at.keys
    at.play("suit:crown")
    assert at.keys == ["pass", "suit:book", "suit:glue", "suit:skateboard"]
    at.play("pass")
    assert at.cards("discard") == [] and home(at) == ["violet"]


# Shovels.


@clause("fort.dog.duke")
def test_duke_may_advance_the_fort() -> None:
    assert not may_play("duke", hand="bug, tink, chef") and may_play("duke", hand="dash, tink, chef")
    rival = seat(hand="the-moles", pizza=4, toys=4)
    at = lead_dog("duke", rival=rival, hand="dash, tink, chef", pizza=4, toys=4).play("add:dash add:tink")
    assert at.keys == ["pass", "advance"]
    at.play("advance").until("fort.choose-rule")
    at.play(at.keys[0])
    assert at.level() == 1 and home(at) == ["duke"] and at.seat == 0  # nobody could follow
    at = lead_dog("duke", hand="dash, tink, chef").play("add:dash add:tink")
    assert at.level() == 0 and home(at) == ["duke"]


@clause("fort.dog.watson")
def test_watson_brings_another_made_up_rule() -> None:
    assert not may_play("watson", lookout="bug") and not may_play("watson", level=1)
    at = lead_dog("watson", lookout="bug", level=1, rule="loner")
    drawn = next(key for key in at.keys if key != "rule:loner")
    at.play("rule:loner")
    assert at.rule() == "loner" and home(at) == ["watson"]
    at = lead_dog("watson", lookout="bug", level=1, rule="loner").play(drawn)
    assert f"rule:{at.rule()}" == drawn and len(at.state.rule_box) == 11 - 2 - 1


@clause("fort.dog.pudge")
def test_pudge_eats_a_pizza_of_the_pack_too() -> None:
    at = lead_dog("pudge", pack_pizza=1, deck="worm")
    assert at.pack() == (0, 0) and at.kind == "fort.dig"


@clause("fort.dog.barkley")
@pytest.mark.parametrize("place", ["park", "yard"])
def test_barkley_may_use_the_other_of_two_kids_when_the_first_has_left(place: str) -> None:
    """One kid is not two; but where the first of two with one name has gone, the second is another kid."""
    if place == "park":
        at = kennel('park = "baby-face, baby-face, captain"\n' + seat(hand="barkley, worm, tink") + seat())
        at.play("play:barkley add:worm park:baby-face").until("fort.recruit").play("park:baby-face").until("fort.mimic")
        assert at.park.count("baby-face") == 1 and "park:baby-face" in at.keys
    else:
        for rules, is_offered in ((2, True), (1, False)):  # a game that began by rules 1 goes on by them
            rivals = seat(yard="golden-boy, golden-boy, tiny") + seat(hand="bitsy")
            at = kennel(f"rules = {rules}\n" + seat(hand="barkley, worm, tink") + rivals, 3)
            at.play("play:barkley add:worm yard:1:golden-boy").until("fort.trash-rival").play("yard:1:golden-boy")
            at.until("fort.mimic")
            assert at.cards("yard", 1).count("golden-boy") == 1
            assert ("yard:1:golden-boy" in at.keys) == is_offered


@clause("fort.dog.barkley")
@pytest.mark.parametrize("last", ["baby-face", "bug"])
def test_barkley_may_use_the_kid_that_comes_in_place_of_its_like(last: str) -> None:
    """Baby Face recruits herself from the Park; if her twin comes next, that is another kid, but not by rules 1."""
    cards = f'park = "baby-face, captain, dot"\npark_deck = "bug, worm, {last}"\n'
    for rules in (1, 2):
        at = kennel(f"rules = {rules}\n" + cards + seat(hand="barkley, sarge, tink") + seat())
        at.play("play:barkley add:sarge park:baby-face").until("fort.recruit").play("park:baby-face")
        at.until("fort.mimic")
        assert at.park.count("baby-face") == (last == "baby-face") and "park:dot" in at.keys
        assert ("park:baby-face" in at.keys) == (last == "baby-face" and rules == 2)
        assert at.play("enough").kind == "fort.recruit", "there is no third"


@clause("fort.dog.pumpkin", "fort.perk.xxl-backpack")
def test_pumpkin_fills_an_xxl_backpack() -> None:
    assert lead_dog("pumpkin", hand="tink, dot", pizza=4, toys=4, pack_toys=2, level=1).play("add:tink").kind != GAIN
    at = lead_dog("pumpkin", hand="tink, dot", pizza=4, toys=4, pack_toys=2, level=1, perk="xxl-backpack")
    assert at.play("add:tink").keys == ["enough", "pack:supply-pizza", "pack:supply-toys"]
    at.play("pack:supply-pizza pack:supply-toys")
    assert at.pack() == (1, 3) and at.kind != GAIN, "four is as much as it holds"


GAIN = "fort.gain"


@clause("fort.dog.loki")
def test_loki_takes_no_fourth_resource() -> None:
    at = kennel(seat(hand="loki, bug, tink") + seat(toys=4)).play("play:loki add:bug")
    at.play("steal:stuff-toys steal:stuff-toys steal:stuff-toys")
    assert at.kind != "fort.steal" and at.stuff() == (0, 3) and at.stuff(1) == (0, 1)


@clause("fort.dog.eclair")
def test_the_perk_that_eclair_brings_leaves_the_box_and_the_other_goes_there() -> None:
    leader = seat(hand="eclair", lookout="bug", level=2, perk="diy", discard="tiny, doc")
    at = kennel('perk_box = ["bribe"]\n' + leader + seat()).play("play:eclair")
    assert at.keys == ["perk:bribe", "perk:diy"], "Recycling is neither of them"
    at.play("perk:bribe")
    assert [terms.PERK_NAMES[perk] for perk in at.state.perk_box] == ["diy"]
    boxes = ('perk_box = ["bribe", "copy-cat", "do-over"]\n', 'perk_box = ["do-over", "copy-cat", "bribe"]\n')
    one, other = (kennel(box + leader + seat()).play("play:eclair").keys for box in boxes)
    assert one == other, "in which order they lie in the box is nothing to the chance"


@clause("fort.dogs.eclair-recycling")
def test_recycling_beside_eclairs_perk_takes_the_only_discarded_card() -> None:
    leader = seat(hand="eclair", lookout="bug", level=2, perk="recycling", discard="tiny")
    assert kennel('perk_box = ["bribe"]\n' + leader + seat()).play("play:eclair").keys[-1] == "recycle"


@clause("fort.dogs.eclair-backpack")
def test_only_what_is_in_the_pack_goes_back_from_it() -> None:
    leader = seat(hand="eclair", lookout="bug", level=2, perk="xxl-backpack", pack_pizza=5)
    at = kennel('perk_box = ["bribe"]\n' + leader + seat()).play("play:eclair perk:bribe")
    assert at.pack() == (3, 0) and [told["from"] for told in at.told("unpacked")] == ["pack-pizza"] * 2


@clause("fort.dog.watson")
def test_the_rule_that_watson_brings_leaves_the_box_and_the_other_goes_there() -> None:
    at = lead_dog("watson", lookout="bug", level=1, rule="loner")
    at.play(next(key for key in at.keys if key != "rule:loner"))
    box = [terms.RULE_NAMES[rule] for rule in at.state.rule_box]
    assert "loner" in box and at.rule() not in box


@clause("fort.dog.pumpkin", "fort.setup.supplies")
@pytest.mark.parametrize(("packed", "keys"), [(6, ["gather:pizza", "pack:supply-pizza"]), (5, None)])
def test_pumpkin_gains_nothing_that_the_supply_lacks(packed: int, keys: list[str] | None) -> None:
    """Three rivals have all 30 toys, or all but one."""
    rich = seat(toys=4, pack_toys=6, level=5)
    leader = seat(hand="pumpkin, icky-sticky", level=1)
    at = kennel(leader + rich + rich + seat(toys=4, pack_toys=packed, level=5), 4).play("play:pumpkin")
    assert at.keys == ["enough", *(keys or ["gather:pizza", "gather:toys", "pack:supply-pizza", "pack:supply-toys"])]


@clause("fort.dog.squeaker")
def test_squeaker_fills_the_last_place_with_a_toy() -> None:
    assert lead_dog("squeaker", hand="tink", level=2, toys=3).kind == "fort.fill-toys"


@clause("fort.dog.drover")
def test_drover_herds_even_a_single_card_and_all_are_told_from_where() -> None:
    position = seat(hand="drover, noodle-twins") + seat(yard="tiny")
    at = kennel('park = ""\npark_deck = ""\n' + position).play("play:drover")
    assert at.keys == ["pass", "herd-yard:1"]
    single = kennel('park = "bug"\npark_deck = ""\n' + position).play("play:drover")
    assert single.keys == ["pass", "herd-park", "herd-yard:1"]
    at.play("herd-yard:1 herd-to:0")
    told = {"kind": "fort.herded", "seat": 0, "rival": 0, "from": "yard", "owner": 1, "cards": ["tiny"]}
    assert at.told("herded") == [told]
    at = lead_dog("drover", hand="noodle-twins").play("herd-park herd-to:1")
    assert at.told("herded")[0]["from"] == "park"


@clause("fort.dog.ranger")
def test_ranger_settles_two_kids_as_far_as_there_is_room() -> None:
    at = lead_dog("ranger", hand="rocket-bros, bug, wart", level=2, discard="bones")
    assert at.keys == ["enough", "tuck:bug", "tuck:wart", "tuck-from-discard:bones"]
    at.play("tuck-from-discard:bones tuck:bug")
    assert at.kind != "fort.settle" and at.cards("lookout") == ["bones", "bug"] and at.cards("discard") == []
    full = lead_dog("ranger", hand="rocket-bros, bug", level=2, lookout="tiny, chef, doc").play("enough")
    assert full.kind != "fort.settle", "three cards are all that Level 2 holds"


@clause("fort.dog.pudge")
def test_what_pudge_digs_out_of_the_deck_is_seen() -> None:
    at = lead_dog("pudge", pizza=1, deck="bones, worm", hand="bug").play("trash-from-deck:bones enough")
    assert at.returned == ["bones"] and sorted(at.cards("deck")) == ["worm"]
    assert at.state.box.kinds["bones"] not in at.board(0).unseen


@clause("fort.dogs.coins", "fort.dog.violet")
def test_each_coin_is_declared_before_violet_calls() -> None:
    at = kennel('park = "prince, tiny, dot"\n' + seat(hand="violet, smoke, puddin, bug") + seat()).play("play:violet")
    while at.kind == "fort.add-to-dog":
        at.play(at.keys[0])
    before = at.state.clone()
    assert at.play("suit:book").kind == "fort.declare-coin"
    assert before.to_text() != at.state.to_text() and before.clone().to_text() == before.to_text()
    assert before.played.icons[0] == 0, "a copy knows nothing of it"
    assert at.play("suit:book").kind == "fort.call" and "suit:book" not in at.keys
    at.play("suit:glue")
    assert at.cards("discard") == ["dot"] and "dot" not in at.park


@clause("fort.dog.duke")
def test_duke_advances_for_the_normal_cost() -> None:
    at = kennel("leader = 1\n" + seat() + seat(hand="duke, dash, tink, chef", pizza=1, toys=1)).play("play:duke")
    while at.kind == "fort.add-to-dog":
        at.play(at.keys[0])
    assert at.kind == "fort.advance"
    at.play("advance from:stuff-pizza")
    assert at.level(1) == 1 and at.stuff(1) == (0, 0)


@clause("fort.dog.eclair", "fort.dog.watson")
def test_with_nothing_to_draw_or_to_swap_the_dog_just_goes_home() -> None:
    leader = seat(hand="eclair", lookout="bug", level=2, perk="diy")
    at = kennel("perk_box = []\n" + leader + seat()).play("play:eclair")
    assert at.perk() == "diy" and home(at) == ["eclair"]
    assert home(lead_dog("watson", lookout="bug", level=1)) == ["watson"]


@clause("fort.dog.watson")
def test_watson_swaps_nothing_with_who_has_no_made_up_rule() -> None:
    """Only a position set up by hand has such a player."""
    at = lead_dog("watson", level=1, lookout="bug")
    assert at.told("rule-drawn") == [] and home(at) == ["watson"]


@clause("fort.play.serve-a-purpose", "fort.actions.recruit")
@pytest.mark.parametrize(("toys", "is_addable"), [(2, False), (1, True)])
def test_every_dog_that_could_be_recruited_brings_its_toy(toys: int, is_addable: bool) -> None:
    """With the Scrappers both dogs are recruited, and after two toys a third must fit: one action is used fully."""
    leader = seat(hand="baby-face, the-scrappers", toys=toys)
    at = kennel('park = ""\npark_deck = ""\n' + leader + seat(yard="drover, hershey"))
    assert ("add:the-scrappers" in at.play("play:baby-face use:public").keys) == is_addable
