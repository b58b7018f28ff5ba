"""The chapters "Actions" and "Other action symbols"."""

from __future__ import annotations

import json
from itertools import product

import pytest

from blanketfort.games.fort.rules.box import Level
from blanketfort.games.fort.rules.means import can_complete
from blanketfort.games.fort.view import Tucked
from tests.clauses import clause
from tests.fort.table import lead, seat, table

RIVAL = seat(hand="bitsy")


@clause("fort.actions.gather")
def test_gathering_takes_from_the_supply_into_stuff() -> None:
    at = table(seat(hand="wart, crash") + RIVAL).play("play:wart use:public finish")
    assert at.stuff() == (1, 0) and (at.state.pizza, at.state.toys) == (29, 30)
    assert at.told("gathered") == [{"kind": "fort.gathered", "seat": 0, "resource": "pizza", "count": 1}]


@clause("fort.actions.gather-all-one-kind")
def test_a_choice_of_resource_is_all_of_one_kind() -> None:
    start = seat(hand="crash, tink") + RIVAL
    assert table(start).play("play:crash use:private").keys == ["gather:pizza", "gather:toys"]
    assert table(start).play("play:crash use:private gather:toys").stuff() == (0, 2)
    assert table(start).play("play:crash use:private gather:pizza").stuff() == (2, 0)
    assert table(seat(hand="crash, tink", pizza=3, toys=3) + RIVAL).play("play:crash use:public").stuff() == (3, 3)


@clause("fort.actions.pack")
def test_packing_moves_one_resource_from_stuff_to_pack() -> None:
    at = table(seat(hand="penny", pizza=1, toys=1) + RIVAL)
    at.play("play:penny pack:toys")
    assert at.stuff() == (1, 0) and at.pack() == (0, 1) and at.state.toys == 29


@clause("fort.actions.lookout", "fort.ruling.lookouts")
def test_a_card_is_tucked_so_that_only_its_suit_shows() -> None:
    at = table(seat(hand="lefty, tink, dash") + seat(hand="worm"))
    at.play("play:lefty tuck:tink")
    assert at.cards("lookout") == ["tink"] and at.cards("hand") == ["dash"]
    assert at.view(0).boards[0].lookout == [Tucked(["glue"], "tink")]
    for other in (1, None):
        assert at.view(other).boards[0].lookout == [Tucked(["glue"])]
        assert "tink" not in str(at.view(other)) + json.dumps([event.seen_by(other) for event in at.events])
    at = table('options = {lookouts = "open"}\n' + seat(hand="lefty, tink, dash") + seat(hand="worm"))
    at.play("play:lefty tuck:tink")
    assert at.view(1).boards[0].lookout == [Tucked(["glue"], "tink")]


@clause("fort.actions.trash")
def test_a_card_from_hand_or_discard_returns_to_the_box() -> None:
    at = table(seat(hand="bud, tink, bitsy", discard="dash, worm", deck="moose") + RIVAL)
    at.play("play:bud use:private")
    assert at.keys == ["trash:tink", "trash:bitsy", "trash-from-discard:worm", "trash-from-discard:dash"]
    at.play("trash:bitsy")
    assert at.returned == ["bitsy"] and at.cards("hand") == ["tink"]


@clause("fort.actions.trash-not-played")
def test_played_and_added_cards_cannot_be_trashed() -> None:
    at = table(seat(hand="crash, the-scrappers, tink, dash", discard="worm") + RIVAL)
    at.play("play:crash use:public add:the-scrappers")
    assert at.keys == ["trash:tink", "trash:dash", "trash-from-discard:worm"]


@clause("fort.actions.trash-this", "fort.symbols.example-books")
def test_trash_this_waits_for_the_followers() -> None:
    at = table(seat(hand="einstein, noodle-twins, tink") + seat(hand="patch", toys=4))
    at.play("play:einstein use:private add:noodle-twins finish")
    assert at.score() == 3 and at.seat == 1 and at.returned == []
    at.play("follow:patch")
    assert at.stuff(1) == (1, 4), "followed before it goes"
    assert at.returned == ["einstein"]
    at.play("park:doc")
    assert "einstein" not in at.cards("discard") + at.cards("hand") + at.cards("deck")


@clause("fort.actions.trash-this")
def test_a_card_whose_private_action_was_not_used_is_kept() -> None:
    at = table(seat(hand="wart", deck="tink, penny, sarge, scout, skids") + RIVAL)
    at.play("play:wart use:public finish pass park:doc")
    assert "wart" in at.cards("discard") and at.returned == []


@clause("fort.actions.recruit", "fort.symbols.example-recruit")
def test_recruiting_by_an_action_is_as_in_the_recruit_phase() -> None:
    at = table(seat(hand="baby-face, crash", toys=0) + seat(hand="bitsy", yard="worm"))
    at.play("play:baby-face use:public add:crash")
    assert at.keys == ["park:captain", "park:doc", "park:dot", "yard:1:worm", "deck"]
    at.play("park:doc yard:1:worm")
    assert at.cards("discard") == ["doc", "worm"] and at.stuff() == (0, 2) and len(at.park) == 3
    at.play("finish pass")
    assert at.kind == "fort.recruit", "the Recruit phase is still to come"


@clause("fort.symbols.example-recruit")
def test_without_a_recruit_there_is_no_toy() -> None:
    at = table('park = "doc"\npark_deck = []\n' + seat(hand="baby-face, the-scrappers") + RIVAL)
    at.play("play:baby-face use:private use:public")
    assert at.cards("discard") == ["doc"] and at.stuff() == (0, 2), "one by the private action, one for the one recruit"
    assert at.kind == "fort.follow", "The Scrappers would serve no purpose"


@clause("fort.actions.advance")
def test_advancing_pays_moves_the_marker_and_gives_what_the_level_gives() -> None:
    at = table(seat(hand="rusty", pizza=1, pack_toys=1) + RIVAL)
    at.play("play:rusty from:stuff-pizza")
    assert at.level() == 1 and at.kind == "fort.choose-rule"
    assert (at.state.pizza, at.state.toys) == (30, 30)


@clause("fort.actions.score")
def test_scoring_moves_the_marker() -> None:
    at = table(seat(hand="bones, tink", score=3) + RIVAL).play("play:bones use:public")
    assert at.score() == 4


@clause("fort.actions.spend")
def test_spending_is_from_stuff_or_pack() -> None:
    at = table(seat(hand="munch", pizza=1, pack_pizza=1) + RIVAL)
    at.play("play:munch use:private")
    assert at.keys == ["from:stuff-pizza", "from:pack-pizza"]
    at.play("from:pack-pizza")
    assert (at.stuff(), at.pack(), at.score(), at.state.pizza) == ((1, 0), (0, 0), 1, 29)


@clause("fort.actions.trash-rival")
def test_a_card_in_a_rivals_yard_returns_to_the_box() -> None:
    at = table(seat(hand="golden-boy, tink", pizza=1, yard="lefty") + seat(hand="bitsy", yard="worm, moose"))
    at.play("play:golden-boy use:private")
    assert at.keys == ["yard:1:moose", "yard:1:worm"]
    at.play("yard:1:worm")
    assert at.returned == ["worm"] and at.cards("yard", 1) == ["moose"]


@clause("fort.actions.copy-pack")
def test_copying_ones_own_pack() -> None:
    at = table(seat(hand="giggles", pizza=1, pack_pizza=1, pack_toys=2, level=2) + RIVAL)
    at.play("play:giggles use:public finish")
    assert at.stuff() == (2, 2) and at.pack() == (1, 2)


@clause("fort.actions.copy-rival-pack")
def test_copying_a_rivals_pack_takes_nothing_away() -> None:
    rivals = seat(pack_pizza=1, pack_toys=1, level=1) + seat(pack_toys=2, level=1)
    at = table(seat(hand="smoke, bug") + rivals, players=3)
    at.play("play:smoke")
    assert at.keys == ["rival:1", "rival:2"]
    at.play("rival:2")
    assert at.stuff() == (0, 2) and at.pack(2) == (0, 2)


@clause("fort.actions.convert", "fort.ruling.convert-room")
def test_converting_replaces_a_resource_where_it_is() -> None:
    at = table(seat(hand="golden-boy", pizza=1, pack_pizza=1, toys=1) + RIVAL)
    at.play("play:golden-boy")
    assert at.keys == ["convert:stuff-pizza", "convert:stuff-toys", "convert:pack-pizza"]
    at.play("convert:pack-pizza")
    assert at.pack() == (0, 1) and at.stuff() == (1, 1)
    assert (at.state.pizza, at.state.toys) == (29, 28)
    at = table(seat(hand="golden-boy", pizza=1, toys=4, pack_pizza=1) + RIVAL)
    at.play("play:golden-boy")
    assert at.keys == ["convert:stuff-toys", "convert:pack-pizza"], "Stuff has no room for a fifth toy"


@clause("fort.actions.convert-one-way")
def test_converting_several_times_goes_one_way() -> None:
    at = table(seat(hand="golden-boy, prince", pizza=2, toys=2) + RIVAL)
    at.play("play:golden-boy add:prince convert:stuff-pizza")
    assert at.stuff() == (0, 4), "the second conversion is pizza again"


@clause("fort.symbols.pack-count", "fort.symbols.example-points-per-pack")
def test_only_the_number_of_packed_resources_matters() -> None:
    for pizza, toys in ((3, 0), (1, 2), (0, 3)):
        at = table(seat(hand="penny", pack_pizza=pizza, pack_toys=toys, level=2) + RIVAL).play("play:penny")
        assert at.score() == 3


@clause("fort.symbols.fort-level")
def test_the_fort_level_symbol_only_counts() -> None:
    at = table(seat(hand="bug", pizza=4, level=3) + RIVAL).play("play:bug")
    assert at.score() == 3 and at.level() == 3


@clause("fort.symbols.any-one-suit")
def test_any_one_suit_may_be_chosen_and_the_own_counts_only_if_it_is_that_suit() -> None:
    start = seat(hand="ghost, the-moles, smoke, flipper") + RIVAL
    at = table(start).play("play:ghost")
    assert at.keys == [
        f"suit:{suit}" for suit in ("book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin")
    ]
    at.play("suit:shovel add:the-moles enough gather:pizza")
    assert at.stuff() == (2, 0), "Ghost's own crown does not count"
    at = table(start).play("play:ghost suit:crown add:smoke enough gather:pizza")
    assert at.stuff() == (2, 0), "Ghost's own crown counts"
    at = table(start).play("play:ghost suit:coin add:smoke add:flipper gather:toys")
    assert at.stuff() == (0, 2)


@clause("fort.symbols.lookout-count")
def test_cards_in_the_lookout_are_counted_as_cards() -> None:
    at = table('park = "dot"\n' + seat(hand="doc", lookout="the-moles, puddin", level=1) + RIVAL).play("play:doc")
    assert at.score() == 2


@clause("fort.symbols.modified-cost")
def test_a_cost_one_lower_leaves_out_a_resource_of_either_type() -> None:
    for stuff in ({"pizza": 1}, {"toys": 1}):
        at = table('park = "doc"\n' + seat(hand="dot", **stuff) + RIVAL).play("play:dot")
        assert at.level() == 1 and at.stuff() == (0, 0)


@clause("fort.symbols.modified-cost", "fort.board.cost")
def test_whether_a_cost_can_be_completed_agrees_with_trying_all_payments() -> None:
    for pizza_cost, toys_cost, either, modifier in product(range(3), range(3), range(3), (-1, 0, 1)):
        level = Level(pizza_cost, toys_cost, either, 0)
        total = pizza_cost + toys_cost + either + modifier
        if total < 0:
            continue
        for pizza, toys in product(range(7), repeat=2):
            lacking = [
                max(0, pizza_cost - paid) + max(0, toys_cost - total + paid) for paid in payments(total, pizza, toys)
            ]
            payable = any(short <= max(0, -modifier) for short in lacking)
            assert can_complete(level, modifier, 0, 0, pizza, toys) == payable


def payments(total: int, pizza: int, toys: int) -> list[int]:
    """How much pizza may be in a payment of this many resources."""
    return [paid for paid in range(min(total, pizza) + 1) if total - paid <= toys]


@clause("fort.symbols.per", "fort.symbols.example-toys-per-glue")
def test_the_left_is_done_as_often_as_the_right_says() -> None:
    at = table(seat(hand="doodles, icky-sticky, bitsy") + seat(hand="zip"))
    at.play("play:doodles add:icky-sticky add:bitsy")
    assert at.stuff() == (0, 4)


@clause("fort.symbols.once")
def test_an_action_without_the_sign_cannot_be_improved() -> None:
    at = table(seat(hand="lil-boss, the-scrappers, crash") + RIVAL)
    at.play("play:lil-boss use:public")
    assert at.stuff() == (0, 1) and at.kind == "fort.use"


@clause("fort.symbols.then", "fort.symbols.example-trash-rival")
def test_the_right_side_needs_the_left() -> None:
    at = table(seat(hand="tiny, tink") + seat(hand="bitsy"))
    at.play("play:tiny gather:pizza")
    assert at.kind == "fort.follow", "no card in a rival's Yard, so no second resource"
    at = table(seat(hand="tiny, tink") + seat(hand="bitsy", yard="worm"))
    at.play("play:tiny use:private gather:toys finish")
    assert at.returned == ["worm"] and at.stuff() == (0, 1)


@clause("fort.symbols.then-if-able")
def test_the_right_side_is_no_choice() -> None:
    at = table(seat(hand="tiny, tink", pizza=4, toys=3) + seat(hand="bitsy", yard="worm, moose"))
    at.play("play:tiny use:private yard:1:worm")
    assert at.stuff() == (4, 4)
    at = table(seat(hand="tiny, tink", pizza=4, toys=3) + seat(hand="bitsy", yard="worm"))
    at.play("play:tiny use:public use:private")
    assert at.stuff() == (4, 4) and at.returned == ["worm"], "not able: the left side alone, as partial use"


@clause("fort.symbols.example-advance")
def test_lefty_advances_and_then_scores_2() -> None:
    at = table(seat(hand="lefty", pizza=3, toys=2, level=2) + RIVAL).play("play:lefty")
    while at.kind == "fort.pay":
        at.play(at.keys[0])
    assert (at.level(), at.score(), at.stuff()) == (3, 2, (0, 0))


@pytest.mark.parametrize("toys", [1, 2])
@clause("fort.symbols.parentheses")
def test_a_group_is_done_as_a_whole_each_time(toys: int) -> None:
    at = table(seat(hand="kitty, icky-sticky", toys=toys) + RIVAL)
    at.play("play:kitty use:public add:icky-sticky")
    if toys == 1:  # the three toys fitted; else the private action is a must
        at.play("use:private")
    while at.kind == "fort.spend":
        at.play("from:stuff-toys")
    assert at.score() == 3 and at.stuff() == (0, max(0, min(4, toys + 3) - 3))


DOC = 'park = "captain, dot, tiny"\n'


@clause("fort.ruling.side-by-side", "fort.ruling.partial")
def test_either_of_two_actions_side_by_side_can_be_done_without_the_other() -> None:
    leader = seat(hand="doc, dash, tink, bug", level=2, pizza=4, toys=4, lookout="wart")
    at = table(DOC + leader + seat(hand="zip")).play("play:doc use:private use:public")
    assert at.keys == ["enough", "tuck:tink", "tuck:bug", "tuck:dash"]
    at.play("enough")
    assert at.keys == ["pack:pizza", "pack:toys"], "an action that does nothing is not used"
    at.play("pack:toys")
    assert at.pack() == (0, 1) and at.cards("lookout") == ["wart"]
    at = table(DOC + leader + seat(hand="zip")).play("play:doc use:private use:public tuck:dash")
    assert at.keys == ["enough", "pack:pizza", "pack:toys"]
    assert at.play("enough").pack() == (0, 0)


@clause("fort.ruling.side-by-side")
def test_two_actions_side_by_side_are_both_needed_for_full_use() -> None:
    at = table(DOC + seat(hand="doc, dash", pizza=1, level=1) + seat(hand="zip"))
    at.play("play:doc pack:pizza")
    assert at.pack() == (1, 0) and at.cards("lookout") == ["dash"] and at.keys == ["finish", "use:private"]
    at = table(DOC + seat(hand="doc, dash", pizza=1, level=1) + seat(hand="zip")).play("play:doc enough")
    assert at.score() == 1, "then the private action is a must"


@clause("fort.ruling.side-by-side", "fort.ruling.partial")
def test_one_of_two_actions_side_by_side_is_done_if_the_other_cannot_be() -> None:
    full = seat(hand="doc, dash, tink", lookout="wart", pizza=2, toys=1)
    at = table(DOC + full + seat(hand="zip")).play("play:doc use:private use:public")
    assert at.keys == ["pack:pizza", "pack:toys"], "the Lookout is full"
    empty = seat(hand="doc, dash, tink", lookout="wart", level=1)
    at = table(DOC + empty + seat(hand="zip")).play("play:doc use:private use:public")
    assert at.keys == ["tuck:tink", "tuck:dash"], "there is nothing to pack"
    one = seat(hand="doc, dash, tink", lookout="wart", level=1, pizza=1)
    at = table(DOC + one + seat(hand="zip")).play("play:doc use:private use:public")
    assert at.keys == ["enough", "tuck:tink", "tuck:dash"]
    at = table("rules = 1\n" + DOC + one + seat(hand="zip")).play("play:doc use:private use:public")
    assert at.keys == ["tuck:tink", "tuck:dash"], "so it was by the first rules"


@clause("fort.ruling.recycling-full", "fort.ruling.side-by-side")
@pytest.mark.parametrize("choices", ["recycle tuck:dash pack:pizza", "tuck:dash recycle pack:pizza"])
def test_a_card_recycled_between_two_actions_side_by_side_leaves_them_full(choices: str) -> None:
    leader = seat(hand="doc, dash", discard="wart", perk="recycling", pizza=1, level=1)
    at = table(DOC + leader + seat(hand="zip")).play(f"play:doc use:public {choices}")
    assert at.keys == ["finish", "use:private"] and at.pack() == (1, 0)


@clause("fort.play.one-fully", "fort.actions.convert")
def test_a_direction_in_which_too_few_can_be_converted_is_not_offered() -> None:
    """Golden Boy and Puddin are three crowns; no rival has a kid in the Yard for the other action."""
    leader = seat(hand="golden-boy, puddin", pizza=2, toys=2, pack_toys=1, level=1)
    at = table(leader + RIVAL).play("play:golden-boy add:puddin")
    assert at.keys == ["convert:stuff-toys", "convert:pack-toys"]
    at = table(leader + seat(hand="zip", yard="crash, chef")).play("play:golden-boy use:public add:puddin")
    at.play("convert:stuff-pizza")
    assert at.kind == "fort.trash-rival", "two of three were converted: the other action is a must"


@clause("fort.play.one-fully", "fort.actions.copy-rival-pack")
def test_a_pack_that_is_not_copied_in_full_makes_the_other_action_a_must() -> None:
    leader = 'park = "doc, dot, tiny"\n' + seat(hand="captain, tink", pizza=3, toys=2)
    at = table(leader + seat(pack_pizza=2, level=1) + seat(pack_toys=1), players=3)
    assert at.play("play:captain use:private rival:1").kind == "fort.pay"
    at = table(leader + seat(pack_pizza=2, level=1) + seat(pack_toys=1), players=3)
    assert at.play("play:captain use:private rival:2").keys == ["finish", "use:public"]


@clause("fort.play.one-fully", "fort.actions.gather")
def test_what_is_gathered_short_leaves_the_room_that_the_other_action_needs() -> None:
    """Three squirt guns: two pizza fit, and then three cards are trashed for as many toys."""
    leader = seat(hand="blitz, the-scrappers, dash, tink, bug", pizza=2, toys=1)
    at = table(leader + RIVAL).play("play:blitz use:public add:the-scrappers")
    assert at.keys == ["gather:pizza", "gather:toys"]


@clause("fort.follow.in-full", "fort.actions.gather")
def test_a_follower_who_chooses_freely_gathers_in_full() -> None:
    """The leader of Blitz did not gather; the follower's two squirt guns must both count."""
    leader = seat(hand="blitz, tink", pizza=4)
    at = table(leader + seat(hand="the-scrappers", pizza=3, toys=2)).play("play:blitz use:private")
    at.until("fort.follow").play("follow:the-scrappers")
    assert at.stuff(1) == (3, 4), "one pizza would not be all"
    at = table(leader + seat(hand="the-scrappers", pizza=3, toys=3)).play("play:blitz use:private")
    assert at.until("fort.follow").keys == ["pass"]


@clause("fort.play.add")
def test_a_lookout_card_counts_for_both_actions_and_is_added_once() -> None:
    """Sarge counts shovels twice; Scout in the Lookout is one of them, not two."""
    at = table(seat(hand="sarge, tink, dash, chef", lookout="scout", level=3) + seat(hand="zip"))
    at.play("play:sarge use:public add-from-lookout:scout")
    assert at.stuff() == (0, 2)
    at.play("use:private")
    assert not any(key.startswith("add-from-lookout") for key in at.keys)


@clause("fort.ruling.supply")
def test_nobody_gathers_toys_that_the_supply_has_not() -> None:
    full = {"toys": 4, "pack_toys": 6, "level": 5}
    at = table(seat(hand="lil-boss", pack_toys=6, level=5) + seat(**full) + seat(**full) + seat(toys=4), 4)
    assert at.state.toys == 0
    at.play("play:lil-boss")
    assert [told["action"] for told in at.told("action-used")] == ["private"] and at.stuff() == (0, 0)


@pytest.mark.parametrize(
    ("card", "board"),
    [("giggles", {"pack_pizza": 1, "pizza": 4}), ("thunder", {"pack_toys": 1, "toys": 4})],
)
@clause("fort.actions.copy-pack", "fort.ruling.zero")
def test_a_pack_of_which_nothing_fits_is_not_copied(card: str, board: dict[str, object]) -> None:
    at = table(seat(hand=f"{card}, bug", **board) + RIVAL).play(f"play:{card}")
    assert at.kind == "fort.follow" and sum(at.stuff()) == 5, "the private action was all there was to do"


@clause("fort.actions.convert", "fort.setup.supplies")
@pytest.mark.parametrize(("packed", "is_playable"), [(6, False), (5, True)])
def test_nothing_is_converted_to_what_the_supply_lacks(packed: int, is_playable: bool) -> None:
    """Three rivals have all 30 toys, or all but one."""
    rich = seat(toys=4, pack_toys=6, level=5)
    rivals = rich + rich + seat(toys=4, pack_toys=packed, level=5)
    at = table(seat(hand="golden-boy", pizza=2) + rivals, players=4)
    assert ("play:golden-boy" in at.keys) == is_playable
    if is_playable:
        assert at.play("play:golden-boy").stuff() == (1, 1)
        at = table(seat(hand="golden-boy", pizza=2, toys=1) + rivals, players=4)
        assert at.play("play:golden-boy").stuff() == (3, 0), "there are toys to give back, and none to take"


@clause("fort.actions.pack", "fort.actions.trash")
def test_a_question_about_an_action_leads_to_the_rule_of_that_action() -> None:
    at = lead(hand="scout, tink", pizza=1, toys=1).play("play:scout use:public")
    assert at.state.top.rule() == "fort.actions.pack"
    at = lead(hand="crash, tink, bug").play("play:crash use:public")
    assert at.state.top.rule() == "fort.actions.trash"
