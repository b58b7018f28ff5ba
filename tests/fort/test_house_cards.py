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
    return table(seat(**values) + RIVAL, deck=deck(prince, suits)).play("play:prince")


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
