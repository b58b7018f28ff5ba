"""The chapter "Phase 2: Play", with its examples, and the rulings about playing a card."""

from __future__ import annotations

from copy import deepcopy

import pytest

import blanketfort as bf
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.rules.cards import DATA
from tests.clauses import clause
from tests.fort.table import seat, table

RIVAL = seat(hand="bitsy")


@clause("fort.play.one-card")
def test_one_card_is_played_from_the_hand() -> None:
    at = table(seat(hand="bug, dash, worm", lookout="tink") + RIVAL)
    assert at.keys == ["skip", "play:bug", "play:worm", "play:dash"]
    at.play("play:bug enough pass")
    assert at.kind == "fort.recruit"
    assert sorted(at.cards("hand")) == ["dash", "worm"]


@clause("fort.play.skip")
def test_the_phase_may_be_skipped() -> None:
    at = table(seat(hand="bug") + RIVAL)
    at.play("skip")
    assert at.kind == "fort.recruit" and at.told("skipped")
    at = table(seat(hand="the-moles, noodle-twins") + RIVAL)
    assert at.kind == "fort.recruit", "a player who cannot play a card is not asked"


@clause("fort.play.actions")
def test_one_or_both_actions_in_either_order() -> None:
    start = seat(hand="thunder", pack_pizza=1, level=1) + RIVAL
    assert table(start).play("play:thunder use:public finish").stuff() == (1, 0)
    assert table(start).play("play:thunder use:private finish").stuff() == (1, 0)
    for order in ("use:public use:private", "use:private use:public"):
        assert table(start).play(f"play:thunder {order}").stuff() == (2, 0)


@clause("fort.play.finish-first")
def test_one_action_is_finished_before_the_other() -> None:
    at = table(seat(hand="skids, rocket-bros", pizza=4, toys=4, level=2) + RIVAL)
    at.play("play:skids use:public add:rocket-bros pack:pizza")
    assert at.kind == "fort.pack" and not any(key.startswith("use:") for key in at.keys)
    at.play("pack:toys pack:toys")
    assert at.keys == ["finish", "use:private"]


@clause("fort.play.add", "fort.ruling.own-suit")
def test_cards_of_the_suit_are_added_from_the_hand() -> None:
    at = table(seat(hand="dash, zip, tink, munch") + RIVAL)
    at.play("play:dash")
    assert at.keys == ["enough", "add:munch", "add:zip"]
    at.play("add:zip enough")
    assert at.stuff() == (2, 0)


@clause("fort.play.add-lookout", "fort.ruling.lookout-once")
def test_cards_in_the_lookout_are_added_once_each() -> None:
    at = table(seat(hand="dash", lookout="zip, tink", level=1) + RIVAL)
    at.play("play:dash")
    assert at.keys == ["enough", "add-from-lookout:zip"]
    at.play("add-from-lookout:zip")
    assert at.stuff() == (2, 0) and at.cards("lookout") == ["zip", "tink"]


@clause("fort.ruling.lookout-once")
def test_a_lookout_card_already_added_is_not_added_for_the_other_action() -> None:
    at = table(seat(hand="chef", lookout="smoke") + RIVAL)
    at.play("play:chef use:public add-from-lookout:smoke")
    assert at.stuff() == (2, 0)
    assert at.kind == "fort.follow", "Smoke's coin is a book now, and no skateboard is left to add"


@clause("fort.ruling.lookout-once")
def test_a_card_that_the_first_action_tucked_may_be_added_for_the_second() -> None:
    at = table(seat(hand="sarge, worm") + RIVAL).play("play:sarge use:private")
    assert at.cards("lookout") == ["worm"]
    assert at.play("use:public add-from-lookout:worm").stuff() == (0, 2)


@clause("fort.play.added-actions")
def test_actions_of_added_cards_are_not_used() -> None:
    at = table(seat(hand="bug, wart, rusty", pizza=1, toys=1) + RIVAL)
    at.play("play:bug add:wart add:rusty")
    assert at.stuff() == (4, 1) and at.score() == 0 and at.level() == 0
    assert at.kind == "fort.follow"


@clause("fort.play.added-coin")
def test_an_added_coin_is_one_suit_for_both_actions() -> None:
    at = table(seat(hand="patch, smoke, icky-sticky") + RIVAL)
    at.play("play:patch use:public add:smoke use:private")
    assert at.stuff() == (0, 4), "Smoke counts as a book: one toy more for books, none for glue"
    at = table(seat(hand="kitty, smoke", toys=1) + RIVAL)
    at.play("play:kitty use:public add:smoke use:private enough")
    assert (at.stuff(), at.score()) == ((0, 2), 1), "Smoke counts as glue for both actions, so two could be spent"


@clause("fort.play.example-eleanor", "fort.play.example-eleanor-point", "fort.ruling.own-suit")
def test_eleanor_plays_bug_with_the_moles_and_the_lookout() -> None:
    eleanor = seat(hand="bug, the-moles", lookout="scout", level=1)
    at = table(eleanor + RIVAL)
    at.play("play:bug use:public add:the-moles add-from-lookout:scout")
    assert at.stuff() == (4, 0)
    at.play("use:private")
    assert at.score() == 1


@clause("fort.play.example-eleanor-three")
def test_eleanor_could_have_added_only_shovels_of_her_lookout() -> None:
    eleanor = seat(hand="bug, the-moles", lookout="scout, sarge", level=1)
    at = table(eleanor + RIVAL)
    at.play("play:bug use:public add-from-lookout:sarge add-from-lookout:scout")
    assert at.stuff() == (3, 0), "and The Moles would make one of them superfluous"
    at.play("finish pass park:doc")
    assert at.cards("yard") == ["the-moles"]


@clause("fort.play.one-fully")
def test_an_action_that_would_fall_short_cannot_be_the_only_one() -> None:
    assert "play:dash" not in table(seat(hand="dash, tink", pizza=4) + RIVAL).keys
    at = table(seat(hand="dash, rocket-bros", pizza=2) + RIVAL)
    at.play("play:dash")
    assert at.stuff() == (3, 0) and at.kind == "fort.follow", "three skateboards would be one pizza too many"


@clause("fort.play.other-partially")
def test_the_other_action_may_fall_short_before_or_after() -> None:
    start = seat(hand="dash, rocket-bros", pizza=2, pack_pizza=1) + RIVAL
    after = table(start).play("play:dash use:private use:public add:rocket-bros")
    before = table(start).play("play:dash use:public add:rocket-bros")  # the private action is then a must
    for at in (after, before):
        assert at.stuff() == (4, 0) and at.score() == 1 and at.kind == "fort.follow"


@clause("fort.play.blank", "fort.ruling.no-action")
def test_blank_actions_count_for_nothing() -> None:
    at = table(seat(hand="noodle-twins, puddin, bug") + RIVAL)
    assert at.keys == ["skip", "play:bug"]
    assert "play:bitsy" not in table(seat(hand="bitsy, bug", toys=4) + RIVAL).keys


@clause("fort.play.example-bud-alone")
def test_eleanor_cannot_use_buds_public_action_alone() -> None:
    at = table(seat(hand="bud", pizza=3, toys=4, deck="worm") + RIVAL)
    assert at.kind == "fort.recruit", "with no card to trash Bud cannot be played"
    at = table(seat(hand="bud, dash, tink", pizza=3, toys=4) + RIVAL)
    at.play("play:bud use:public")
    assert at.keys == ["trash:tink", "trash:dash"], "after gaining one pizza she must trash a card"


@clause("fort.play.example-bud")
def test_eleanor_trashes_a_card_and_gains_one_pizza_either_action_first() -> None:
    start = seat(hand="bud, dash", discard="worm", pizza=3, toys=4) + RIVAL
    first = table(start).play("play:bud use:private trash-from-discard:worm use:public")
    second = table(start).play("play:bud use:public trash-from-discard:worm")
    for at in (first, second):
        assert at.stuff() == (4, 4) and at.returned == ["worm"]


@clause("fort.play.serve-a-purpose")
def test_a_card_that_would_change_nothing_cannot_be_added() -> None:
    at = table(seat(hand="dash, munch, rocket-bros, tink", pizza=3, pack_pizza=1) + RIVAL)
    at.play("play:dash use:private use:public")
    assert at.stuff() == (4, 0) and at.kind == "fort.follow", "there is room for Dash's own pizza only"
    at = table(seat(hand="dash, munch, rocket-bros", pizza=2, pack_pizza=1) + RIVAL)
    at.play("play:dash use:private use:public add:munch")
    assert at.kind == "fort.follow", "The Rocket Bros would make Munch superfluous"


@clause("fort.play.serve-a-purpose")
def test_a_choice_that_would_leave_an_added_card_without_purpose_is_not_offered() -> None:
    at = table(seat(hand="blitz, the-scrappers, tink", pizza=3, toys=1) + RIVAL)
    at.play("play:blitz use:private trash:tink use:public add:the-scrappers")
    assert at.stuff() == (3, 4), "the one pizza would fit without The Scrappers"
    at = table(seat(hand="golden-boy, puddin", pizza=1, toys=2) + seat(hand="bitsy", yard="worm"))
    at.play("play:golden-boy use:private use:public add:puddin")
    assert at.stuff() == (3, 0), "one pizza could be converted without Puddin"


@clause("fort.play.example-muhammad")
def test_muhammad_may_add_either_card_to_doodles_but_not_both() -> None:
    muhammad = seat(hand="doodles, tink, smoke", toys=2, pack_toys=1)
    at = table(muhammad + RIVAL)
    at.play("play:doodles use:private use:public")
    assert at.keys == ["enough", "add:tink", "add:smoke"]
    for card in ("tink", "smoke"):
        at = table(muhammad + RIVAL)
        at.play(f"play:doodles use:private use:public add:{card}")
        assert at.stuff() == (0, 4) and at.kind == "fort.follow"


@clause("fort.ruling.added-for-both")
def test_added_cards_count_for_both_actions() -> None:
    at = table(seat(hand="sweet-pea, tink", toys=2, level=1) + RIVAL)
    at.play("play:sweet-pea use:public add:tink use:private")
    assert at.pack() == (0, 2) and at.stuff() == (0, 2)


@clause("fort.ruling.added-must-be-used")
def test_an_action_improved_by_a_card_cannot_be_stopped_early() -> None:
    at = table(seat(hand="the-ant, zip, tink", pizza=2, toys=2, pack_pizza=1, level=2) + RIVAL)
    at.play("play:the-ant use:private use:public add:zip pack:pizza")
    assert at.keys == ["pack:pizza", "pack:toys"]


@clause("fort.ruling.partial")
def test_an_action_may_be_stopped_after_any_of_its_times_but_not_before_the_first() -> None:
    at = table(seat(hand="kitty, icky-sticky", toys=1, pack_toys=1) + RIVAL)
    at.play("play:kitty use:public add:icky-sticky use:private")
    assert at.keys == ["from:stuff-toys", "from:pack-toys"]
    at.play("from:pack-toys")
    assert at.keys == ["enough", "from:stuff-toys"]
    at.play("enough")
    assert at.score() == 1 and at.stuff() == (0, 4)


@clause("fort.ruling.zero")
def test_an_action_multiplied_by_zero_is_not_used() -> None:
    at = table(seat(hand="worm, tink, dash") + RIVAL)
    at.play("play:worm")
    assert at.keys == ["tuck:tink", "tuck:dash"], "with an empty Lookout nothing can be gathered: only the other action"
    at = table(seat(hand="bug") + RIVAL)
    at.play("play:bug")
    assert at.stuff() == (1, 0) and at.kind == "fort.follow", "at Level 0 the private action scores nothing"


@clause("fort.ruling.empty-pack")
def test_an_empty_pack_cannot_be_copied() -> None:
    at = table(seat(hand="smoke, bug") + seat(hand="bitsy"))
    assert "play:smoke" not in at.keys
    at = table(seat(hand="thunder", pizza=4) + RIVAL)
    assert at.kind == "fort.recruit"


@clause("fort.ruling.coin-aside")
def test_a_coin_may_stand_aside_so_that_nothing_is_overshot() -> None:
    at = table(seat(hand="ghost, puddin, tink", pizza=2, toys=2) + RIVAL)
    at.play("play:ghost suit:crown")
    assert at.keys == ["enough", "add-coin-aside:puddin"], "with her coin as a crown there would be three"
    at.play("add-coin-aside:puddin gather:toys")
    assert at.stuff() == (2, 4)
    at = table(seat(hand="ghost, tink", lookout="puddin", pizza=2, toys=2) + RIVAL).play("play:ghost suit:crown")
    assert at.keys == ["enough", "add-from-lookout-coin-aside:puddin"]
    at.play("add-from-lookout-coin-aside:puddin gather:toys")
    assert at.stuff() == (2, 4) and at.cards("lookout") == ["puddin"]


@clause("fort.ruling.side-by-side")
def test_doc_does_both_or_what_he_can() -> None:
    both = table('park = "dot"\n' + seat(hand="doc, tink", toys=1) + RIVAL).play("play:doc pack:toys finish")
    assert both.cards("lookout") == ["tink"] and both.pack() == (0, 1)
    at = table('park = "dot"\n' + seat(hand="doc, tink") + RIVAL).play("play:doc")
    assert at.cards("lookout") == ["tink"] and at.score() == 1, "nothing to pack, so the private action is a must"


@clause("fort.ruling.new-room")
def test_the_second_action_uses_the_room_of_the_new_level() -> None:
    at = table(seat(hand="skids", pizza=4, toys=2, pack_pizza=3, level=2) + RIVAL)
    at.play("play:skids")
    assert at.kind == "fort.pay", "the Pack is full, so the fort comes first"
    at.play("from:stuff-pizza from:stuff-pizza from:stuff-pizza")
    assert at.level() == 3
    at.play("use:public")
    assert at.pack() == (4, 0)


@clause("fort.ruling.supply")
def test_an_empty_supply_makes_an_action_partial() -> None:
    rivals = (
        seat(hand="bitsy", pizza=4, pack_pizza=6, level=5)
        + seat(pizza=4, pack_pizza=6, level=5)
        + seat(pizza=4, pack_pizza=4, level=5)
    )
    at = table(seat(hand="dash, tink", pizza=1, pack_pizza=1, level=1) + rivals, players=4)
    assert at.state.pizza == 0
    at.play("play:dash")
    assert at.score() == 1 and at.stuff() == (1, 0), "only the private action can be used"


@clause("fort.ruling.no-dead-end")
@pytest.mark.parametrize(
    ("position", "choices", "refused"),
    [
        (seat(hand="sweet-pea, icky-sticky", toys=4, level=1), "play:sweet-pea", "add:icky-sticky"),
        (seat(hand="dash, rocket-bros", pizza=2), "play:dash", "add:rocket-bros"),
        (seat(hand="blitz, the-scrappers", pizza=4, toys=3), "play:blitz", "add:the-scrappers"),
    ],
)
def test_no_card_may_be_added_that_leaves_both_actions_short(position: str, choices: str, refused: str) -> None:
    at = table(position + RIVAL)
    at.play(choices)
    assert refused not in at.keys


@clause("fort.ruling.no-dead-end")
def test_a_first_action_that_falls_short_leaves_the_other_one_usable() -> None:
    at = table(seat(hand="scout, the-moles", pizza=3, toys=4, level=1) + RIVAL)
    at.play("play:scout add:the-moles")
    assert at.pack() == (0, 2) and at.stuff() == (3, 4), "only packing toys made room for the two toys to come"
    at = table(seat(hand="tink, puddin", pizza=1, toys=2) + RIVAL)
    at.play("play:tink use:private add:puddin")
    assert at.stuff() == (3, 0), "one pizza is not enough to convert two"


def test_an_unlawful_choice_names_what_is_lawful() -> None:
    at = table(seat(hand="bug") + RIVAL)
    with pytest.raises(bf.IllegalMove, match="legal are: skip, play:bug"):
        at.play("play:dash")


def test_a_coin_is_not_added_to_itself() -> None:
    """With a house deck in which a coin card counts a suit: its own coin is no book, another card's coin may be."""
    data = deepcopy(DATA)
    next(kid for kid in data["kid"] if kid["id"] == "smoke")["private"] = "pizza x book"
    game = Fort(data)
    for others, is_playable in (("bug", False), ("bug, flipper", True)):
        state = game.from_text(f'game = "fort"\nstudy = true\npark = "doc"\n{seat(hand=f"smoke, {others}")}{seat()}')
        assert ("play:smoke" in [state.option_table()[id].key for id in state.legal]) == is_playable


@clause("fort.ruling.no-action")
def test_a_card_without_actions_is_added_used_to_follow_or_put_into_the_lookout() -> None:
    at = table(seat(hand="bug, the-moles, tink") + RIVAL).play("play:bug")
    assert "add:the-moles" in at.keys
    at = table(seat(hand="bug, tink") + seat(hand="the-moles")).play("play:bug")
    assert at.seat == 1 and "follow:the-moles" in at.keys
    at = table(seat(hand="moose, the-moles, tink") + RIVAL).play("play:moose")
    assert "tuck:the-moles" in at.keys
