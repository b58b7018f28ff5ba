"""Actions as only cards of a house deck have them: the rules are the same."""

from __future__ import annotations

import pytest

from blanketfort.games.fort.rules import terms
from tests.clauses import clause
from tests.fort.table import Table, seat, table

RIVAL = seat(hand="zip")
ONE, TWO = "'crown'", "'crown', 'crown'"


def deck(prince: str, suits: str = ONE) -> str:
    """A Prince with other actions."""
    public, private = prince.split(" | ")
    return f"[[kid]]\nid = 'prince'\nsuits = [{suits}]\npublic = '{public}'\nprivate = '{private}'\n"


def lead(prince: str, suits: str = ONE, **values: object) -> Table:
    """A table for two at which the leader has such a Prince, plays him, and has what else is told."""
    values["hand"] = f"prince, {values['hand']}"
    rules = values.pop("rules", 2)
    return table(f"rules = {rules}\n{seat(**values)}{RIVAL}", deck=deck(prince, suits)).play("play:prince")


@clause("fort.ruling.partial", "fort.play.one-fully")
def test_an_action_may_be_stopped_if_the_other_one_can_be_used_fully() -> None:
    at = lead("toy | trash x crown", TWO, hand="dash, tink, bug").play("use:private trash:dash")
    assert at.keys == ["enough", "trash:tink", "trash:bug"]
    at = lead("toy | trash x crown", TWO, hand="dash, tink, bug", toys=4).play("trash:dash")
    assert at.keys == ["trash:tink", "trash:bug"], "there is no room for a toy"


@clause("fort.symbols.then", "fort.actions.gather")
def test_what_comes_then_is_done_after_each_token_that_is_gathered() -> None:
    at = lead("(pizza > score) x crown | trash", hand="golden-boy, dash").play("use:public add:golden-boy")
    assert at.score() == 2
    at = lead("pizza 3 > score | trash", hand="dash", pizza=2).play("use:private use:public")
    assert at.score() == 2, "two fitted"


@clause("fort.actions.advance")
def test_a_card_may_make_a_level_dearer_by_one() -> None:
    at = table(seat(hand="prince", pizza=1, toys=1) + RIVAL, deck=deck("advance 1 | toy x book"))
    assert "play:prince" not in at.keys
    at = lead("advance 1 | toy x book", hand="dash", pizza=2, toys=1).until("fort.choose-rule")
    assert at.level() == 1 and at.stuff() == (0, 0)


@clause("fort.ruling.side-by-side", "fort.ruling.partial")
def test_of_two_actions_side_by_side_that_are_done_twice_each_can_be_stopped() -> None:
    at = lead("(lookout, pack) x crown | score", TWO, hand="dash, tink, bug", level=2, pizza=2)
    at.play("use:private use:public tuck:dash")
    assert at.keys == ["enough", "tuck:tink", "tuck:bug"]
    at.play("enough")
    assert at.keys == ["enough", "pack:pizza"], "something was done"
    at.play("pack:pizza pack:pizza")
    assert at.pack() == (2, 0) and at.cards("lookout") == ["dash"]


@clause("fort.ruling.side-by-side", "fort.play.serve-a-purpose")
def test_of_two_actions_side_by_side_an_added_card_need_improve_only_one() -> None:
    at = lead("(lookout, pack) x crown | score", hand="golden-boy, dash, tink", level=2, pizza=1)
    at.play("use:public add:golden-boy tuck:dash")
    assert len(at.cards("lookout")) == 2 and at.pack() == (1, 0) and at.score() == 1
    values: dict[str, object] = {"hand": "golden-boy, dash", "level": 2, "pizza": 2}
    at = lead("(lookout, pack) x crown | score", ONE, **values).play("use:public add:golden-boy")
    assert at.cards("lookout") == ["dash"] and at.pack() == (2, 0) and at.score() == 1
    at = lead("(lookout, pack) x crown | score", ONE, rules=1, **values).play("use:public")
    assert at.kind == "fort.lookout", "by rules 1 it had to be the first"


@clause("fort.ruling.recycling-full", "fort.ruling.side-by-side")
def test_a_recycled_card_does_not_complete_what_falls_short_beside_it() -> None:
    leader = {"hand": "golden-boy, dash, tink", "discard": "wart", "perk": "recycling", "level": 2}
    at = lead("(lookout, pack) x crown | score", ONE, pizza=1, **leader)
    at.play("use:public add:golden-boy enough tuck:dash recycle tuck:tink")
    assert at.pack() == (1, 0) and at.score() == 1, "one of two was packed, so the private action was a must"
    at = lead("(lookout > pizza) x crown | score", ONE, pizza=4, **leader)
    at.play("use:public add:golden-boy enough tuck:dash recycle tuck:tink")
    assert at.score() == 1, "there was no room for pizza"


@clause("fort.play.one-fully", "fort.actions.gather")
def test_toys_gathered_short_leave_room_for_pizza() -> None:
    at = lead("res 2 | pizza", hand="dash", pizza=3, toys=3).play("use:public")
    assert at.stuff() == (4, 4), "one toy, then the pizza: the other way round it would not fit"


@clause("fort.follow.in-full", "fort.actions.copy-rival-pack")
def test_a_follower_copies_a_pack_in_full() -> None:
    follower = seat(hand="golden-boy", pizza=3) + seat(pack_toys=1)
    at = table(seat(hand="prince", pack_pizza=2, level=1) + follower, 3, deck("copy-rival-pack | score"))
    at.play("play:prince use:private finish follow:golden-boy")
    assert at.stuff(1) == (3, 1)


@clause("fort.follow.icons")
@pytest.mark.parametrize(("prince", "keys"), [("pizza x book", ["pass"]), ("res x ANY", ["pass", "follow:golden-boy"])])
def test_a_follower_counts_the_suit_that_was_led(prince: str, keys: list[str]) -> None:
    at = table(seat(hand="prince") + seat(hand="golden-boy"), deck=deck(f"{prince} | score"))
    assert at.play("play:prince").until("fort.follow").keys == keys


@clause("fort.play.one-fully", "fort.actions.lookout")
@pytest.mark.parametrize(
    ("cards", "is_playable"),
    [
        ({"hand": "prince, chef, dash"}, True),
        ({"hand": "prince, chef"}, False),
        ({"hand": "prince, chef", "lookout": "tink"}, False),
        ({"hand": "prince, dash", "lookout": "chef, tiny"}, True),
        ({"hand": "prince, dash", "lookout": "tiny, tink"}, False),
        ({"hand": "prince, drover, dash"}, True),
        ({"hand": "prince, drover"}, False),
        ({"hand": "prince, chef, floofer"}, False),
    ],
)
def test_a_card_added_from_the_hand_cannot_be_tucked(cards: dict[str, object], is_playable: bool) -> None:
    """One from the Lookout costs no kid in hand, and neither does a dog."""
    options = "options = {dogs = true}\n"
    at = table(options + seat(level=2, **cards) + RIVAL, deck=deck("advance | lookout x book"))
    assert ("play:prince" in at.keys) == is_playable


@clause("fort.play.one-fully")
@pytest.mark.parametrize("suit", terms.SUIT_NAMES[: terms.COIN])
def test_any_suit_may_be_the_one_that_is_counted(suit: str) -> None:
    at = table(seat(hand="prince") + RIVAL, deck=deck("pizza x ANY | advance", f"'{suit}'"))
    assert at.keys == ["skip", "play:prince"]
    at = table(seat(hand="prince") + RIVAL, deck=deck("pizza x ANY | score", f"'{suit}'"))
    assert at.play("play:prince use:private use:public").stuff() == (1, 0), "no other suit is there to be chosen"


@clause("fort.play.one-fully", "fort.play.add")
@pytest.mark.parametrize(("hand", "is_playable"), [("the-moles", False), ("the-moles, worm", True)])
def test_a_card_is_playable_if_one_of_few_icons_can_be_added(hand: str, is_playable: bool) -> None:
    """There is room for one pizza, and the Moles show two shovels."""
    at = table(seat(hand=f"prince, {hand}", pizza=3) + RIVAL, deck=deck("pizza x shovel | advance"))
    assert ("play:prince" in at.keys) == is_playable


@clause("fort.play.one-fully", "fort.play.add")
def test_a_coin_is_not_added_to_itself() -> None:
    at = table(seat(hand="prince, dash") + RIVAL, deck=deck("pizza x book | advance", "'coin'"))
    assert "play:prince" not in at.keys and at.cards("hand") == ["prince", "dash"]


@clause("fort.dogs.mimic-trash-this")
def test_a_mimicked_kid_that_is_gone_is_not_trashed_again() -> None:
    position = "options = {dogs = true}\n" + seat(hand="echo, tiny") + seat(yard="prince")
    at = table(position, deck=deck("trash-rival | score > trash-this")).play("play:echo yard:1:prince use:public")
    assert at.play("use:private").returned == ["prince"]


@clause("fort.actions.copy-rival-pack", "fort.ruling.zero")
def test_a_rivals_pack_of_which_nothing_fits_is_not_copied() -> None:
    at = table(seat(hand="prince", pizza=4) + seat(hand="zip", pack_pizza=1), deck=deck("score | copy-rival-pack"))
    assert at.play("play:prince").kind == "fort.follow" and at.stuff() == (4, 0)


@clause("fort.play.one-fully", "fort.actions.gather")
def test_pizza_gathered_short_is_no_toy_to_spend() -> None:
    at = lead("res 2 | spend-toy > score", hand="dash", pizza=3)
    assert at.stuff() == (3, 2), "toys fit, and one pizza would leave the other action undone"


@clause("fort.play.one-fully", "fort.symbols.any-one-suit")
def test_a_card_is_not_playable_if_every_suit_shows_too_many_icons() -> None:
    at = table(seat(hand="prince", pizza=3, toys=4) + RIVAL, deck=deck("res x ANY | trash", TWO))
    assert "play:prince" not in at.keys


@clause("fort.play.one-fully", "fort.symbols.any-one-suit")
def test_a_suit_is_not_chosen_that_would_leave_both_actions_short() -> None:
    at = lead("spend-toy x ANY | spend-toy > score", hand="icky-sticky, dash", toys=1).play("use:public")
    assert at.keys == ["suit:crown", "suit:skateboard"], "two glues would spend the one toy, and short of full"


@clause("fort.play.other-partially", "fort.symbols.any-one-suit")
def test_a_suit_may_be_chosen_of_which_not_all_fits_once_the_other_action_was_used_fully() -> None:
    at = lead("pizza 3 x ANY | score", hand="", pizza=2).play("use:private use:public")
    assert at.stuff() == (4, 0)


@clause("fort.symbols.any-one-suit", "fort.play.added-coin")
def test_a_coin_that_is_added_as_a_coin_is_not_put_aside() -> None:
    at = lead("pizza x ANY | score", hand="ace").play("use:public suit:coin")
    assert at.stuff() == (1, 0), "there was one way to add it"


@clause("fort.play.one-fully", "fort.ruling.partial")
def test_before_an_action_falls_short_it_must_leave_the_other_one_to_be_used_fully() -> None:
    at = lead("spend-toy x LOOKOUT | spend-toy > score", hand="dash", lookout="tink, bug", level=1, toys=1)
    assert at.score() == 1, "to spend the only toy for the first action was no choice"


@clause("fort.play.one-fully", "fort.ruling.partial")
def test_an_action_that_falls_short_may_be_stopped_early_for_the_sake_of_the_other_one() -> None:
    at = lead("spend-toy x LOOKOUT | spend-toy > score", hand="dash", lookout="tink, bug, worm, tiny", level=3, toys=3)
    at.play("use:public")
    assert at.stuff() == (0, 2) and at.keys == ["enough", "from:stuff-toys"]


@clause("fort.play.one-fully", "fort.actions.gather")
def test_what_is_gathered_short_is_all_that_fits() -> None:
    at = lead("toy 3 | toy", hand="dash", toys=2)
    assert at.stuff() == (0, 3) and at.keys == ["finish", "use:public"], "the other way round the last toy had no room"


@clause("fort.play.one-fully")
def test_an_action_is_not_done_more_often_than_it_says_for_the_sake_of_the_other_one() -> None:
    position = seat(hand="prince", pizza=4, toys=4) + RIVAL
    at = table(position, deck=deck("(spend-pizza > toy) x crown | pizza 3", TWO))
    assert "play:prince" not in at.keys, "two pizza less leave no room for three"


@clause("fort.play.serve-a-purpose", "fort.ruling.added-must-be-used")
@pytest.mark.parametrize(("pizza", "is_addable"), [(3, False), (2, True)])
def test_an_added_card_must_serve_a_purpose_for_the_resource_that_is_gathered(pizza: int, is_addable: bool) -> None:
    """Two toys would leave no room for the toy of the other action, and the one pizza that fits needs no card added."""
    at = lead("res x glue | toy", "'glue'", hand="icky-sticky, dash", pizza=pizza, toys=2).play("use:public")
    assert ("add:icky-sticky" in at.keys) == is_addable


@clause("fort.play.serve-a-purpose")
def test_of_two_added_cards_the_one_with_fewer_icons_must_serve_a_purpose_too() -> None:
    at = lead("res x glue | score", "'glue'", hand="tink, icky-sticky", pizza=1)
    at.play("use:public add:tink add:icky-sticky")
    assert at.stuff() == (1, 4), "of pizza only three fit, and for those Tink need not be added"


@clause("fort.ruling.added-must-be-used", "fort.play.one-fully")
@pytest.mark.parametrize(("pizza", "is_addable"), [(2, False), (3, True)])
def test_what_an_added_card_brings_is_done_even_if_the_action_falls_short(pizza: int, is_addable: bool) -> None:
    """Golden Boy makes it two pizza spent, and one toy; one more pizza must be left for the other action."""
    values: dict[str, object] = {"hand": "golden-boy", "pizza": pizza, "toys": 3}
    at = lead("(spend-pizza > toy) x crown | spend-pizza > score", ONE, **values).play("use:public")
    assert ("add:golden-boy" in at.keys) == is_addable


@clause("fort.play.serve-a-purpose", "fort.play.other-partially")
def test_an_added_icon_that_counts_twice_serves_a_purpose_if_one_of_two_fits() -> None:
    at = lead("pizza 2 x crown | score", hand="golden-boy", pizza=1).play("use:public add:golden-boy")
    assert at.stuff() == (4, 0) and at.score() == 1
    at = lead("pizza 2 x crown | score", hand="golden-boy", pizza=1, rules=1).play("use:public")
    assert at.stuff() == (3, 0), "by rules 1 both had to fit"
    for rules in (1, 2):
        at = lead("score | pizza 2 x crown", "'glue'", rules=rules, hand="golden-boy, tiny", pizza=1)
        assert at.play("use:public use:private add:golden-boy add:tiny").stuff() == (4, 0)
    at = lead("score | pizza 2 x crown", "'glue'", hand="golden-boy, puddin").play(
        "use:public use:private add:golden-boy"
    )
    assert at.keys == ["enough", "add-coin-aside:puddin"], "with both of Puddin's icons Golden Boy would be in vain"


@clause("fort.play.add", "fort.play.one-fully")
def test_all_icons_of_an_added_card_count_for_the_other_action() -> None:
    """Puddin shows a coin and a crown."""
    suits = "'crown', 'glue'"
    at = lead("toy x glue | pizza x crown", suits, hand="puddin").play("use:public add:puddin use:private")
    assert at.stuff() == (2, 2)
    at = lead("(spend-pizza > toy) x glue | lookout x crown", suits, hand="puddin, dash", pizza=4, toys=3)
    at.play("use:public")
    assert at.stuff() == (3, 4), "with Puddin there would be two to tuck, and room for one"
    at = lead("(spend-pizza > toy) x glue | lookout x crown", suits, rules=1, hand="puddin, dash", pizza=4, toys=3)
    assert "add:puddin" in at.play("use:public").keys, "by rules 1 that was not looked at"
    for rules in (1, 2):
        values: dict[str, object] = {"hand": "golden-boy, dash", "pizza": 4, "toys": 3, "rules": rules}
        at = lead("(spend-pizza > toy) x crown | lookout x crown", ONE, **values).play("use:public")
        assert at.stuff() == (3, 4), "that icons of the suit in question count for both was always looked at"


@clause("fort.ruling.partial", "fort.play.one-fully")
def test_a_card_that_could_have_been_added_does_not_forbid_to_stop() -> None:
    at = lead("toy | trash x crown", TWO, hand="dash, tink, bug, puddin").play("use:private enough trash:dash")
    assert "enough" in at.keys


@clause("fort.play.added-coin")
@pytest.mark.parametrize("place", ["hand", "lookout"])
def test_the_first_card_of_the_box_may_be_added_with_its_coin_aside(place: str) -> None:
    cards = deck("pizza x book | score") + "[[kid]]\nid = 'bones'\nsuits = ['coin', 'book']\n"
    values = {"hand": "prince, bones"} if place == "hand" else {"hand": "prince, dash", "lookout": "bones"}
    at = table(seat(**values) + RIVAL, deck=cards).play("play:prince use:public")
    at.play(next(key for key in at.keys if "aside" in key))
    assert at.stuff() == (1, 0)


@clause("fort.play.add", "fort.dogs.no-cruelty")
@pytest.mark.parametrize(
    ("hand", "lookout", "added"), [("drover, dash", "", "added"), ("dash", "chef", "added-from-lookout")]
)
def test_what_is_no_kid_in_hand_can_be_added_and_leaves_the_last_one_to_be_tucked(
    hand: str, lookout: str, added: str
) -> None:
    position = "options = {dogs = true}\n" + seat(hand=f"prince, {hand}", lookout=lookout, level=2) + RIVAL
    at = table(position, deck=deck("advance | lookout x book")).play("play:prince")
    assert len(at.told(added)) == 1 and at.cards("lookout")[-1] == "dash"


@clause("fort.play.one-fully", "fort.actions.trash")
def test_a_card_trashed_from_the_discard_pile_leaves_the_hand_as_it_is() -> None:
    at = lead("lookout | trash x LOOKOUT", hand="dash", lookout="tink, bug, worm", level=3, discard="bones")
    at.play("use:private")
    assert at.returned == ["bones"] and at.cards("lookout")[-1] == "dash"


@clause("fort.play.one-fully", "fort.actions.recruit", "fort.dogs.no-cruelty")
def test_a_recruited_dog_is_nobody_to_trash_by_the_other_action() -> None:
    position = 'options = {dogs = true}\npark = ""\n' + seat(hand="prince", toys=4) + seat(yard="bug, drover")
    at = table(position, deck=deck("(recruit > toy) x crown | trash")).play("play:prince")
    assert at.keys == ["yard:1:bug", "deck"]


@clause("fort.dogs.mimic-trash-this")
@pytest.mark.parametrize(("next", "other", "returned"), [("prince", "dot", []), ("dot", "prince", ["prince"])])
def test_a_mimicked_kid_that_left_the_park_is_not_trashed_in_its_like(
    next: str, other: str, returned: list[str]
) -> None:
    """But of two that were there, the one that was not recruited is."""
    cards = f'park = "doc, prince, {other}"\npark_deck = "tink, {next}"\n'
    position = "options = {dogs = true}\n" + cards + seat(hand="echo, tiny") + seat()
    at = table(position, deck=deck("recruit > trash-this | advance")).play("play:echo park:prince park:prince")
    assert at.returned == returned and at.cards("discard") == ["prince"]


@clause("fort.dogs.add", "fort.play.serve-a-purpose")
def test_one_coin_is_not_two_for_a_dog() -> None:
    cards = deck("score | score", "'glue', 'coin'")
    at = table("options = {dogs = true}\n" + seat(hand="duke, prince, tink, ace") + RIVAL, deck=cards).play("play:duke")
    assert at.keys == ["add:prince", "add:ace"], "with Tink there is one glue too many, or one suit too few"


@clause("fort.ruling.lookouts")
def test_a_card_that_may_have_been_seen_before_leaves_as_many_unseen() -> None:
    """Of three Princes the rivals know one, and not which."""
    leader = seat(hand="prince", lookout="prince, prince", unseen="prince, prince", level=1)
    at = table(leader + RIVAL, deck=deck("score | trash") + "copies = 3\n").play("play:prince")
    assert len(at.board(0).unseen) == 2


@clause("fort.symbols.then", "fort.actions.copy-rival-pack")
def test_what_comes_then_is_copied_in_full_or_not_at_all() -> None:
    position = seat(hand="prince", pizza=3) + seat(hand="zip", pack_pizza=2, level=1)
    at = table(position, deck=deck("toy > copy-rival-pack | score")).play("play:prince use:private use:public")
    assert at.stuff() == (3, 1)
