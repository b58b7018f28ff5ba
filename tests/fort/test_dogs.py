"""Cats & Dogs: the chapters about dogs, and the rulings on them."""

from __future__ import annotations

import pytest

import blanketfort as bf
from blanketfort.engine.errors import BadText
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.view import Tucked
from tests.clauses import clause
from tests.fort.table import DECK, Table, kennel, lead_dog, seat

GAME = bf.game("fort")


def dealt(players: int = 3, seed: int = 4, **options: bool | str) -> FortState:
    state = GAME.new(players=players, seed=seed, options={"dogs": True, **options})
    assert isinstance(state, FortState)
    return state


def dogs_in(state: FortState, cards: list[int]) -> list[int]:
    return [kind for kind in cards if state.box.dogs[kind]]


# Set-up.


@clause("fort.dogs.setup", "fort.dogs.unused", "fort.dogs.otherwise")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_kids_three_dogs_and_two_best_friends(players: int) -> None:
    state = dealt(players)
    for board in state.boards:
        cards = board.hand + board.deck
        friends = [kind for kind in cards if state.box.best_friends[kind]]
        assert (len(cards), len(dogs_in(state, cards)), len(friends)) == (10, 3, 2)
    assert len(state.dog_box) == 18 - 3 * players and not state.returned
    assert len(state.park) == 3 and len(state.park_deck) == DECK - 3 - 5 * players
    assert not dogs_in(state, state.park + state.park_deck)


@clause("fort.dogs.doghouses", "fort.doghouse.any-number")
def test_each_has_a_doghouse_for_any_number_of_dogs() -> None:
    assert all(board.doghouse == [] for board in dealt(4).boards)
    at = kennel(seat(doghouse="echo, duke, loki, spud, violet, pesto, pudge", hand="bug") + seat())
    assert len(at.board(0).doghouse) == 7
    assert at.view(1).boards[0].doghouse == ["echo", "loki", "pudge", "pesto", "violet", "duke", "spud"]


@clause("fort.dogs.draft")
def test_kids_and_dogs_are_drafted_together() -> None:
    state = dealt(2, setup="advanced")
    assert all(len(board.hand) == 8 and len(dogs_in(state, board.hand)) == 3 for board in state.boards)
    for _choice in range(16):
        state.apply(state.legal[-1])  # dogs come last: both keep all they can
    assert [len(dogs_in(state, board.hand + board.deck)) for board in state.boards] == [3, 3]
    assert all(len(board.hand + board.deck) == 10 for board in state.boards)


@clause("fort.dogs.modules")
def test_dogs_and_cats_are_two_modules() -> None:
    for dogs, cats in ((False, False), (True, False), (False, True), (True, True)):
        state = GAME.new(players=2, seed=1, options={"dogs": dogs, "cats": cats})
        assert isinstance(state, FortState) and (state.has_dogs, len(state.cats) > 0) == (dogs, cats)


def test_without_the_option_there_are_no_dogs() -> None:
    state = GAME.new(players=2, seed=1)
    assert not any(name in state.components() for name in ("echo", "barkley"))
    with pytest.raises(BadText, match="not that many 'echo'"):
        GAME.from_text('game = "fort"\n[[seat]]\nhand = "echo"')


@clause("fort.dogs.no-cruelty")
@pytest.mark.parametrize(
    ("wrong", "position"),
    [
        ("lookout should hold kids only, not 'spud'", seat(lookout="bug, spud", level=1)),
        ("returned should hold kids only, not 'spud'", 'returned = ["spud"]\n'),
        ("park_deck should hold kids only, not 'spud'", 'park_deck = ["spud"]\n'),
        ("park should hold kids only, not 'spud'", 'park = "bug, spud"\n'),
        ("doghouse should hold dogs only, not 'bug'", seat(doghouse="spud, bug")),
    ],
)
def test_no_position_has_a_dog_where_none_can_be(wrong: str, position: str) -> None:
    with pytest.raises(BadText, match=wrong):
        kennel(position)


# Using dogs.


@clause("fort.dogs.wander")
def test_dogs_in_the_yard_go_to_the_left_neighbour() -> None:
    at = kennel(seat(yard="bug, spud, echo", hand="tiny", turns=1) + seat() + seat(), 3)
    assert at.cards("yard") == [] and at.cards("discard") == ["bug"]
    assert at.cards("discard", 1) == ["echo", "spud"] and at.cards("discard", 2) == []
    at = kennel("leader = 2\n" + seat() + seat() + seat(yard="duke", hand="tiny", turns=1), 3)
    assert at.cards("discard", 0) == ["duke"]


@clause("fort.dogs.instead", "fort.dogs.need", "fort.dogs.not-followed")
def test_a_dog_is_played_instead_of_a_kid_if_its_need_is_met() -> None:
    rival = seat(hand="the-moles, spud, icky-sticky")
    at = kennel(seat(hand="rowdy, scout", lookout="bug", pizza=1) + rival)
    assert at.keys == ["skip", "play:scout", "play:rowdy"]
    at.play("play:rowdy")
    assert at.score() == 2 and at.kind == "fort.recruit"  # no second card, and nobody is asked to follow
    assert at.cards("hand") == ["scout"]
    at = kennel(seat(hand="rowdy, scout", lookout="bug") + rival)
    assert at.keys == ["skip", "play:scout"]
    at = kennel(seat(hand="rowdy, scout", pizza=1) + rival)
    assert at.keys == ["skip", "play:scout"]


@clause("fort.dogs.add")
def test_what_is_added_may_come_from_hand_or_lookout() -> None:
    at = lead_dog("drover", hand="doc, captain", lookout="bones")
    assert at.keys == ["add:captain", "add:doc", "add-from-lookout:bones"]
    at.play("add-from-lookout:bones add:doc")
    assert at.kind == "fort.herd" and at.cards("lookout") == ["bones"]
    assert at.told("gave-from-lookout") == [{"kind": "fort.gave-from-lookout", "seat": 0, "suits": ["book"]}]
    at.play("pass park:skids")
    assert at.cards("yard") == ["captain"]
    assert sorted(at.cards("hand") + at.cards("deck")) == ["doc", "skids"]


@clause("fort.dogs.add-from-hand")
def test_some_needs_are_filled_from_the_hand_only() -> None:
    assert "play:barkley" not in kennel(seat(hand="barkley, bug", lookout="dot") + seat()).keys
    at = lead_dog("barkley", hand="bug, tink", lookout="chef")
    assert at.keys == ["add:tink", "add:bug"]


@clause("fort.dogs.coins")
def test_added_coins_are_other_suits() -> None:
    at = lead_dog("drover", hand="smoke, flipper")
    at.play("add:smoke")
    assert at.kind == "fort.herd"  # both coins as books, the second by itself
    at = kennel(seat(hand="duke, smoke, flipper, rusty") + seat())
    assert "play:duke" not in at.keys  # two coins and a shovel are only two suits that count
    at = kennel(seat(hand="duke, smoke, flipper, bug, zip") + seat())
    assert "play:duke" in at.keys


@clause("fort.dogs.example-barkley")
def test_example_barkley_with_two_puddins() -> None:
    """The Lookout cannot be added to Barkley; two Puddins can, their coins as two different suits."""
    rival = seat(hand="rusty", yard="bug")
    at = kennel(seat(hand="barkley, puddin, puddin", lookout="chef, tink", level=1) + rival)
    at.play("play:barkley")
    assert at.kind == "fort.mimic" and at.cards("hand") == []  # nothing else could be added
    assert "yard:1:bug" in at.keys
    at.play("yard:1:bug use:public finish pass enough")
    assert at.stuff() == (1, 0) and at.cards("yard", 1) == ["bug"]
    assert [at.state.box.ids[dog] for dog in at.board(0).doghouse] == ["barkley"]
    at.play("park:skids")
    assert sorted(at.cards("hand")) == ["puddin", "puddin", "skids"]  # discarded, and drawn again


@clause("fort.dogs.as-suits", "fort.dogs.own-discard")
def test_dogs_are_added_and_followed_with_like_kids() -> None:
    at = kennel(seat(hand="bug, spud, duke", turns=1) + seat(hand="watson, chef"))
    at.play("play:bug add:spud enough")
    assert at.stuff() == (2, 0)
    assert at.keys == ["pass", "follow:watson"]
    at.play("follow:watson")
    assert at.stuff(1) == (1, 0) and at.cards("discard", 1) == ["watson"]
    at.play("park:skids")
    assert at.cards("yard") == ["duke"] and sorted(at.cards("hand")) == ["bug", "skids", "spud"]


@clause("fort.dogs.as-suits")
def test_a_dogs_crown_converts() -> None:
    at = kennel(seat(hand="golden-boy, loki", toys=2) + seat())
    at.play("play:golden-boy add:loki")
    assert at.stuff() == (2, 0)


@clause("fort.dogs.yard", "fort.dogs.recruited")
def test_dogs_left_in_hand_go_to_the_yard_and_can_be_recruited() -> None:
    at = kennel(seat(hand="spud, bitsy") + seat(hand="rusty", deck="bug, doc, tiny, dot, worm"))
    at.play("park:skids")
    assert at.cards("yard") == ["spud"] and at.seat == 1 and at.kind == "fort.recruit"
    assert "yard:0:spud" in at.keys
    at.play("yard:0:spud")
    assert "spud" in at.cards("hand", 1) + at.cards("deck", 1) + at.cards("discard", 1)


@clause("fort.dogs.no-cruelty")
def test_dogs_are_not_trashed() -> None:
    at = kennel(seat(hand="crash, spud, bug", discard="duke, tiny") + seat())
    at.play("play:crash use:public")
    assert at.keys == ["trash:bug", "trash-from-discard:tiny"]
    at = kennel(seat(hand="crash, spud") + seat()).play("play:crash")
    assert at.kind == "fort.gather"  # the public action has nothing to trash
    at = kennel(seat(hand="golden-boy") + seat(yard="spud"))
    assert at.kind == "fort.recruit"  # the only card in a Yard is a dog: nothing to trash, nothing to play


@clause("fort.dogs.no-cruelty")
def test_dogs_are_not_put_into_a_lookout() -> None:
    at = kennel(seat(hand="moose, spud, bug, the-moles", level=3) + seat())
    at.play("play:moose add:spud")
    assert at.keys == ["tuck:bug", "tuck:the-moles"]
    at = kennel(seat(hand="prince, spud") + seat())
    assert at.kind == "fort.recruit"


@clause("fort.dogs.no-cruelty")
def test_followers_trash_and_tuck_no_dogs_either() -> None:
    at = kennel(seat(hand="crash, bug", discard="tiny") + seat(hand="pesto, duke"))
    at.play("play:crash use:public trash:bug finish")
    assert at.keys == ["pass"]  # a dog could be discarded, but no kid is there to be trashed
    at = kennel(seat(hand="crash, bug", discard="tiny") + seat(hand="pesto, duke", discard="doc"))
    at.play("play:crash use:public trash:bug finish")
    assert at.keys == ["pass", "follow:pesto"]
    at.play("follow:pesto")
    assert at.returned == ["bug", "doc"] and at.cards("discard", 1) == ["pesto"]


# The doghouse.


def dogs_at_home(at: Table, owner: int = 0) -> list[str]:
    return [at.state.box.ids[dog] for dog in at.board(owner).doghouse]


@clause("fort.doghouse.tuck")
def test_a_dog_goes_to_the_doghouse_after_its_action() -> None:
    at = lead_dog("rowdy", lookout="bug", toys=1)
    assert dogs_at_home(at) == ["rowdy"] and at.state.played.dog == -1
    at.play("park:skids")
    assert "rowdy" not in at.cards("discard") + at.cards("deck") + at.cards("hand")


@clause("fort.doghouse.loki")
def test_loki_goes_to_a_rivals_doghouse() -> None:
    at = lead_dog("loki", hand="bug, tink").play("add:bug")
    assert dogs_at_home(at, 0) == [] and dogs_at_home(at, 1) == ["loki"]


def points(at: Table, source: str) -> list[int]:
    return [seat[source] for seat in at.state.scores()]


@clause("fort.doghouse.most", "fort.doghouse.tie", "fort.dogs.no-dogs")
@pytest.mark.parametrize(
    ("houses", "expected"),
    [
        (["echo, duke", "spud", ""], [7, 0, 0]),
        (["echo", "spud", ""], [7, 7, 0]),
        (["echo", "spud", "loki"], [7, 7, 7]),
        (["", "", ""], [0, 0, 0]),
    ],
)
def test_most_dogs_score_seven_and_ties_score_all(houses: list[str], expected: list[int]) -> None:
    at = kennel("".join(seat(doghouse=house) for house in houses), 3)
    assert points(at, "dogs") == expected
    assert [seat["total"] for seat in at.state.scores()] == expected


@clause("fort.doghouse.made-up-rules", "fort.dogs.sleepover")
def test_dogs_count_for_made_up_rules() -> None:
    at = kennel(seat(rule="slime-lab", doghouse="echo, drover", deck="hershey") + seat(rule="play-palace"))
    assert points(at, "rule") == [3, 0]
    at = kennel(seat(rule="sleepover", doghouse="echo", yard="duke") + seat(deck="bug"))
    assert points(at, "rule") == [8, 0]
    at = kennel(seat(rule="friendship-bracelet", doghouse="echo, spud", discard="loki", hand="rowdy") + seat())
    assert points(at, "rule") == [4, 0]


@clause("fort.dogs.big-plans")
def test_duke_counts_for_big_plans() -> None:
    at = kennel(seat(rule="big-plans", doghouse="duke, spud", hand="bitsy") + seat())
    assert points(at, "rule") == [2, 0]


# Rulings.


@clause("fort.dogs.own-icon", "fort.dogs.other-dogs")
def test_a_dogs_own_icon_does_not_fill_its_need_but_another_dogs_does() -> None:
    assert "play:drover" not in kennel(seat(hand="drover, doc") + seat()).keys
    at = kennel(seat(hand="drover, doc, echo") + seat())
    assert "play:drover" in at.keys
    at.play("play:drover add:doc pass")
    assert [at.state.box.ids[kind] for kind in at.state.played.added] == ["doc", "echo"]


@clause("fort.dogs.none-too-many")
def test_no_card_is_added_without_need() -> None:
    at = lead_dog("drover", hand="doc, noodle-twins, captain")
    assert at.keys == ["add:noodle-twins", "add:captain", "add:doc"]
    at.play("add:doc")  # the twins alone would do: with Doc they would be one too many
    assert at.kind == "fort.herd" and at.cards("hand") == ["noodle-twins"]
    at = kennel(seat(hand="drover, doc, noodle-twins") + seat()).play("play:drover")
    assert at.kind == "fort.herd" and at.cards("hand") == ["doc"]  # no second book goes with Doc
    at = lead_dog("barkley", hand="bug, scout, tink").play("add:bug")
    assert at.cards("hand") == ["scout"]


@clause("fort.dogs.other-icons")
def test_other_icons_of_an_added_card_do_no_harm() -> None:
    at = lead_dog("duke", hand="puddin, tink", pizza=4, toys=4).play("add:puddin")
    assert at.kind == "fort.advance"  # crown, coin and glue: three suits from two cards
    at = kennel(seat(hand="duke, puddin, prince") + seat())
    assert "play:duke" not in at.keys


@clause("fort.dogs.action-may-fail")
def test_a_dog_may_be_played_though_its_action_does_nothing() -> None:
    at = lead_dog("squeaker", hand="tink", level=2, toys=4)
    assert dogs_at_home(at) == ["squeaker"] and at.stuff() == (0, 4)


@clause("fort.dogs.do-over")
def test_do_over_after_a_dog_and_to_play_one() -> None:
    at = kennel(seat(hand="rowdy, bug, floofer", lookout="tiny", pizza=3, perk="do-over") + seat())
    at.play("play:rowdy")
    assert at.kind == "fort.do-over"
    at.play("do-over play:floofer")
    assert at.score() == 5 and dogs_at_home(at) == ["floofer", "rowdy"] and at.kind == "fort.recruit"
    at = kennel(seat(hand="scout, rowdy", lookout="tiny", pizza=1, perk="do-over") + seat())
    at.play("play:scout use:private finish do-over")
    assert at.kind == "fort.spend"  # a pizza, or one of Scout's toys
    at.play("from:stuff-pizza park:skids")
    assert sorted(at.cards("hand")) == ["scout", "skids"] and dogs_at_home(at) == ["rowdy"]


@clause("fort.dogs.diy")
def test_diy_instead_of_a_dog() -> None:
    at = kennel(seat(hand="rowdy", lookout="tiny", pizza=3, toys=3, perk="diy", level=2) + seat())
    assert at.keys == ["skip", "play:rowdy", "diy"]
    at.play("diy")
    assert at.kind == "fort.pay"


@clause("fort.dogs.recycling")
def test_recycling_takes_a_dog_back_also_for_the_need() -> None:
    at = kennel(seat(hand="drover, doc, chef, bug", discard="echo", perk="recycling") + seat())
    at.play("play:drover recycle add:echo")
    assert at.keys == ["add:chef", "add:doc"]


@clause("fort.dogs.copy-cat")
def test_copy_cat_with_dogs() -> None:
    at = kennel(seat(hand="bug, tink") + seat(hand="spud, duke", perk="copy-cat"))
    at.play("play:bug follow:spud follow:duke")
    assert at.stuff(1) == (2, 0) and at.cards("discard", 1) == ["spud", "duke"]


@clause("fort.dogs.bribe")
def test_bribe_takes_no_dog_from_a_yard() -> None:
    at = kennel(seat(hand="moose, tink", perk="bribe", level=1) + seat(yard="spud, bug"))
    at.play("play:moose")
    assert "yard:1:bug" in at.keys and "yard:1:spud" not in at.keys


@clause("fort.dogs.rough-housing")
def test_rough_housing_is_powerless_against_dogs() -> None:
    rival = seat(hand="rusty", yard="bug", perk="rough-housing")
    at = kennel(seat(hand="rowdy", lookout="tiny", pizza=1) + rival).play("play:rowdy")
    assert at.kind == "fort.recruit"
    at = kennel(seat(hand="echo, tink") + rival).play("play:echo yard:1:bug pass")
    assert at.kind == "fort.recruit" and at.perk(1) == "rough-housing" and at.cards("yard", 1) == ["bug"]
    at = kennel(seat(hand="bug, spud") + seat(perk="rough-housing")).play("play:bug add:spud")
    at.play("rough-housing")
    assert at.returned == ["bug"]  # a dog that was added is not the played card


@clause("fort.dogs.mimic-fully")
def test_a_borrowed_kid_follows_the_rules_of_a_played_card() -> None:
    at = kennel(seat(hand="echo, tink, the-moles", pizza=2) + seat(yard="bug, doodles"))
    at.play("play:echo add:tink")
    assert "yard:1:doodles" in at.keys
    at.play("yard:1:bug")
    assert at.stuff() == (3, 0) and at.cards("hand") == ["the-moles"]  # two more shovels would not fit fully
    at = kennel(seat(hand="echo, tink, the-moles", pizza=1) + seat(yard="bug")).play("play:echo add:tink yard:1:bug")
    assert at.keys == ["enough", "add:the-moles"]
    assert at.play("add:the-moles").stuff() == (4, 0)


@clause("fort.dogs.mimic-fully")
def test_what_was_added_for_the_need_does_not_count_for_the_kid() -> None:
    at = kennel(seat(hand="echo, scout") + seat(yard="bug")).play("play:echo yard:1:bug")
    assert at.stuff() == (1, 0)
    full = seat(hand="echo, tink", pizza=4, toys=4, lookout="tiny")
    at = kennel('park = "chef, patch, thunder"\n' + full + seat(yard="worm")).play("play:echo")
    assert at.kind == "fort.recruit"  # of these kids no action can be used fully


@clause("fort.dogs.mimic-two-kids")
def test_barkley_uses_two_different_kids() -> None:
    at = kennel(seat(hand="barkley, tink, bug") + seat(yard="scout, wart"))
    at.play("play:barkley add:tink yard:1:scout finish")
    assert at.kind == "fort.mimic" and "yard:1:scout" not in at.keys and "yard:1:wart" in at.keys
    at = kennel(seat(hand="barkley, tink, bug") + seat(yard="bug, chef, chef"))
    at.play("play:barkley add:tink yard:1:chef")
    assert "yard:1:chef" in at.keys


@clause("fort.dogs.mimic-trash-this")
def test_a_borrowed_kid_trashes_itself_where_it_lies() -> None:
    at = kennel(seat(hand="echo, tink") + seat(yard="wart, bug")).play("play:echo yard:1:wart use:private finish")
    assert at.score() == 1 and at.returned == ["wart"] and at.cards("yard", 1) == ["bug"]
    at = kennel('park = "einstein, dot, doc"\n' + seat(hand="echo, tink") + seat())
    at.play("play:echo park:einstein use:private finish")
    assert at.returned == ["einstein"] and len(at.park) == 3


@clause("fort.dogs.park-end")
def test_refilling_after_a_dog_may_trigger_the_end() -> None:
    at = kennel('park_deck = ["tiny", "worm"]\n' + seat(hand="drover, chef, patch") + seat())
    at.play("play:drover add:chef herd-park herd-to:1")
    assert at.park == ["tiny", "worm"] and at.told("end-triggered")


@clause("fort.dogs.lookout-suits")
def test_hersheys_options_show_only_suits_of_rivals() -> None:
    at = lead_dog("hershey", rival=seat(lookout="bug, tink", level=1), hand="doc, captain").play("add:doc")
    assert at.keys == ["enough", "lookout:1:0", "lookout:1:1"]
    assert at.view(0).boards[1].lookout == [Tucked(["shovel"]), Tucked(["glue"])]


@clause("fort.dogs.watson-secret")
def test_watsons_rules_are_secret() -> None:
    at = lead_dog("watson", lookout="bug", level=1, rule="loner")
    assert at.kind == "fort.swap-rule" and len(at.keys) == 2 and "rule:loner" in at.keys
    at.play(next(key for key in at.keys if key != "rule:loner"))
    assert [event.seen_by(1) for event in at.events if event.kind in ("fort.rule-drawn", "fort.rule-kept")] == [
        ("fort.rule-drawn", 0, {}),
        ("fort.rule-kept", 0, {}),
    ]
    assert at.view(0).boards[0].other_rule == "loner" and at.view(1).boards[0].other_rule is None


def test_redealing_after_watson_keeps_what_everyone_knows() -> None:
    """A rival cannot tell whether the drawn rule was kept; its owner knows both."""
    at = lead_dog("watson", rival=seat(rule="minimalism", hand="bug"), lookout="chef", level=1, rule="loner")
    at.play(next(key for key in at.keys if key != "rule:loner"))
    kept = at.rule()
    rules = {at.state.determinize(1, seed).boards[0].rule for seed in range(40)}
    assert len(rules) > 3
    for seed in range(20):
        mine = at.state.determinize(0, seed)
        assert mine.boards[0].rule == at.board(0).rule and mine.boards[0].other_rule in mine.rule_box
    assert kept != "loner"


def test_redealt_dogs_are_where_they_may_be() -> None:
    """In the basic set-up each rival has three dogs of the fifteen that one does not have."""
    state = dealt(3, seed=9)
    seen: set[int] = set()
    for seed in range(30):
        other = state.determinize(0, seed)
        for board in other.boards[1:]:
            dogs = dogs_in(other, board.hand + board.deck)
            assert len(dogs) == 3
            seen |= set(dogs)
    assert len(seen) == 15 and not seen & set(dogs_in(state, state.boards[0].hand + state.boards[0].deck))


@clause("fort.dogs.wander")
def test_nothing_is_told_of_dogs_where_none_wanders() -> None:
    at = kennel(seat(hand="bug, tink", deck="wart") + seat(hand="bitsy", yard="dash", turns=1)).play("skip park:spike")
    assert at.told("cleaned-up") != [] and at.told("wandered") == []


@clause("fort.dog.hershey", "fort.dogs.need")
def test_lookout_cards_that_met_a_need_can_be_fetched() -> None:
    at = kennel(seat(hand="hershey", lookout="chef, bones", level=1) + seat())
    before = at.state.components()
    at.play("play:hershey add-from-lookout:chef")
    assert at.state.components() == before
    at.play("lookout:0:0")
    assert bf.game("fort").from_text(at.state.to_text()).to_text() == at.state.to_text()


@clause("fort.dog.echo")
def test_a_kid_of_ones_own_yard_can_be_mimicked_and_of_two_alike_one_is_offered() -> None:
    at = kennel(seat(hand="echo, tiny, dash", yard="bones") + seat(yard="prince, prince")).play("play:echo add:tiny")
    assert at.keys == ["enough", "yard:0:bones", "yard:1:prince"]
    at.play("yard:0:bones use:private gather:toys")
    assert at.stuff() == (0, 1) and at.cards("yard") == ["bones"]


@clause("fort.dogs.mimic-trash-this")
def test_a_kid_of_the_park_that_trashes_itself_leaves_the_park() -> None:
    at = kennel('park = "einstein, spike, skids"\n' + seat(hand="echo, tiny") + seat(hand="zip"))
    at.play("play:echo park:einstein use:private finish pass")
    assert at.returned == ["einstein"] and "einstein" not in at.park and len(at.park) == 3


@clause("fort.dogs.need")
def test_a_need_for_three_cards_is_not_met_by_two() -> None:
    assert "play:violet" not in kennel(seat(hand="violet, tink, dash") + seat()).keys
    assert "play:violet" in kennel(seat(hand="violet, tink, dash, wart") + seat()).keys


@clause("fort.dogs.need", "fort.perk.do-over")
def test_cards_added_to_the_card_before_meet_no_need() -> None:
    leader = seat(hand="bug, the-moles, violet, tink, dash, wart, chef", perk="do-over")
    at = kennel(leader + seat(hand="zip")).play("play:bug add:the-moles enough pass do-over play:violet add:tink")
    assert at.kind == "fort.add-to-dog" and at.keys == ["add:chef", "add:wart", "add:dash"]
    assert at.play("add:dash").keys == ["add:chef", "add:wart"]


@clause("fort.dogs.no-cruelty")
def test_a_dog_in_the_discard_pile_cannot_be_trashed() -> None:
    full = {"pizza": 4, "toys": 4}
    assert "play:flipper" not in kennel(seat(hand="flipper", discard="drover", **full) + seat()).keys
    assert "play:flipper" in kennel(seat(hand="flipper", discard="bug", **full) + seat()).keys
