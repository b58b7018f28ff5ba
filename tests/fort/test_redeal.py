"""What a seat has not seen is dealt anew: nothing that it knows is changed, and all that could be may come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

import blanketfort as bf
from blanketfort.engine.laws import check_secrets, walk
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.state import FortState
from tests.fort.table import cattery, kennel, seat, table

OPTIONS: list[dict[str, bool | str]] = [{}, {"setup": "advanced"}, {"dogs": True, "cats": True}]
OPTIONS += [{"dogs": True, "setup": "advanced"}, {"dogs": True, "cats": True, "lookouts": "open"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_seat_cannot_tell_what_is_dealt_anew_from_what_is(options: dict[str, bool | str]) -> None:
    for number, state in enumerate(walk(bf.game("fort"), 3, options, 4)):
        if number % 9 == 0 or number < 12:
            for seat_of in range(3):
                check_secrets(state, seat_of)
                dealt = state.determinize(seat_of, 5)
                if len(dealt.legal) > 1:  # one alone is taken when the text is read
                    assert state.game.from_text(dealt.to_text()).legal == dealt.legal, "who is asked has new options"


def redealt(state: FortState, seat_of: int = 0) -> Iterator[FortState]:
    for seed in range(150):
        dealt = state.determinize(seat_of, seed)
        assert isinstance(dealt, FortState)
        yield dealt


def names(state: FortState, cards: list[int]) -> set[str]:
    return {state.box.ids[kind] for kind in cards}


def seen_at(state: FortState, place: str, rival: int) -> set[str]:
    """All cards that lie at a rival's place in one re-dealt state or another."""
    return {name for dealt in redealt(state) for name in names(dealt, getattr(dealt.boards[rival], place))}


KNOWN = seat(hand="tink", deck="dash, moose, spike")
FIRST = seat(hand="bug, tiny", deck="bitsy, wart", unseen="tiny, wart")
SECOND = seat(hand="crash", deck="munch", unseen="crash, munch")


def test_unseen_cards_may_be_with_any_rival_or_in_the_park_deck_and_seen_ones_stay_with_their_owner() -> None:
    at = table('park_deck = "ghost, patch"\n' + KNOWN + FIRST + SECOND, 3)
    free = {"tiny", "wart", "crash", "munch", "ghost", "patch"}
    for place in ("hand", "deck"):
        assert seen_at(at.state, place, 1) == free | {"bug", "bitsy"}
        assert seen_at(at.state, place, 2) == free
    tops, orders = set(), set()
    for dealt in redealt(at.state):
        first = names(dealt, dealt.boards[1].hand + dealt.boards[1].deck)
        assert {"bug", "bitsy"} < first and len(first) == 4
        tops.add(dealt.box.ids[dealt.park_deck[-1]])
        orders.add(tuple(dealt.boards[0].deck))
        assert names(dealt, dealt.boards[0].hand) == {"tink"}
    assert tops == free
    assert orders == set(permutations(at.board(0).deck)), "one's own deck may lie in any order"


def test_what_was_passed_in_the_draft_is_with_a_rival() -> None:
    own = seat(hand="tink", deck="dash", passed="tiny")
    at = table("options = {setup = 'advanced'}\npark_deck = \"ghost, patch\"\n" + own + FIRST + SECOND, 3)
    owners = set()
    for dealt in redealt(at.state):
        holding = [rival for rival in (1, 2) if "tiny" in names(dealt, dealt.boards[rival].hidden_cards())]
        assert len(holding) == 1
        owners.update(holding)
        assert all(dealt.boards[rival].passed == [] for rival in (1, 2)) and names(dealt, dealt.boards[0].passed)
    assert owners == {1, 2}


def test_an_unseen_card_in_a_lookout_keeps_its_suits() -> None:
    """It may be any other that shows the same, unseen or known to be with that rival."""
    hidden = ["tiny", "wart", "munch", "crash", "ghost", "patch", "bug", "zip"]
    own = seat(hand="tink", level=3)
    rival = seat(hand="bug, wart", deck="zip", lookout="tiny, munch, prince", unseen="tiny, munch, wart", level=3)
    rival += "lookout_shown = [false, false, true]\n"
    at = table('park_deck = "ghost, patch, crash"\n' + own + rival)
    box = at.state.box
    for place, card in enumerate(["tiny", "munch"]):
        there = {box.ids[dealt.boards[1].lookout[place]] for dealt in redealt(at.state)}
        suits = box.suits_of(box.kinds[card])
        assert there == {other for other in hidden if box.suits_of(box.kinds[other]) == suits}
    for dealt in redealt(at.state):
        everything = dealt.boards[1].hidden_cards()
        assert {"bug", "zip"} <= names(dealt, everything), "what was seen stays"
        assert len(dealt.boards[1].unseen) == 3 and dealt.boards[1].lookout[2] == at.board(1).lookout[2]


def test_dogs_are_dealt_among_those_who_have_one() -> None:
    first = seat(hand="duke, tiny", unseen="duke, tiny")
    at = kennel('park_deck = "ghost"\ndog_box = "loki, pesto"\n' + seat(hand="tink") + first + SECOND, 3)
    dogs = {"duke", "loki", "pesto"}
    held = set()
    for dealt in redealt(at.state):
        now = names(dealt, dealt.boards[1].hand) & dogs
        assert len(now) == 1 and names(dealt, dealt.dog_box) == dogs - now
        assert not dogs & names(dealt, dealt.boards[2].hidden_cards() + dealt.park_deck)
        held |= now
    assert held == dogs


def test_who_buried_a_card_or_draws_two_knows_them() -> None:
    """Cilantro's owner alone knows what lies at the bottom, and what was drawn till one of them is kept."""
    buried = 'park_deck = "bug, wart, ghost"\nburied = [0]\n'
    at = cattery({"cilantro": 1}, buried + seat(hand="puddin") + seat(hand="zip", unseen="zip"))
    assert {dealt.park_deck[0] for dealt in redealt(at.state, 0)} == {at.state.park_deck[0]}
    assert len({dealt.park_deck[0] for dealt in redealt(at.state, 1)}) > 1
    at = cattery({"cilantro": 0}, 'park_deck = "bug, wart, ghost, tiny"\n' + seat(hand="puddin") + seat(hand="zip"))
    at.until("fort.recruit").play("deck")
    unknown = {"bug", "wart", "ghost", "tiny", "puddin"}
    assert {tuple(dealt.drawn) for dealt in redealt(at.state, 0)} == {tuple(at.state.drawn)}
    assert {name for dealt in redealt(at.state, 1) for name in names(dealt, dealt.drawn)} == unknown


def test_made_up_rules_come_from_the_stack_that_their_takers_saw() -> None:
    """Seat 0 saw what was left when it chose: seat 1 had taken something else, seat 2 took one of the others."""
    seats = seat(rule="loner", level=1) + seat(rule="minimalism", level=1) + seat(rule="sleepover", level=1)
    at = table('rule_takers = [1, 0, 2]\nrule_stack = ["pizza-party"]\n' + seats, 3)
    seen = {"loner", "sleepover", "pizza-party"}
    found: list[set[str]] = [set(), set(), set()]
    for dealt in redealt(at.state):
        for taker, board in enumerate(dealt.boards):
            found[taker].add(terms.RULE_NAMES[board.rule])
        last = dealt.boards[2]
        assert last.rules_seen == sorted([*dealt.rule_stack, last.rule])
        everywhere = [board.rule for board in dealt.boards] + dealt.rule_stack + dealt.rule_box
        assert sorted(everywhere) == list(range(len(terms.RULE_NAMES)))
    assert found == [{"loner"}, set(terms.RULE_NAMES) - seen, seen - {"loner"}]


def test_who_has_no_made_up_rule_knows_none() -> None:
    at = table(seat(hand="tink") + seat(rule="minimalism", level=1))
    found = {(terms.RULE_NAMES[dealt.boards[1].rule], *dealt.rule_stack[:1]) for dealt in redealt(at.state)}
    assert {rule for rule, _top in found} == set(terms.RULE_NAMES)
    assert {top for _rule, top in found} == set(range(len(terms.RULE_NAMES)))


def test_what_a_rival_may_choose_from_is_the_rival_s_secret() -> None:
    at = table('agenda = ["ChoosingRule 1"]\nleader = 1\n' + seat(hand="tink") + seat(level=1))
    assert at.kind == "fort.choose-rule" and at.seat == 1
    assert len({tuple(sorted(dealt.rule_stack)) for dealt in redealt(at.state)}) > 50
    assert len({tuple(sorted(dealt.rule_stack)) for dealt in redealt(at.state, 1)}) == 1


def test_who_swapped_with_watson_knows_where_the_first_rule_is() -> None:
    own = seat(hand="watson", lookout="bug", rule="loner", level=1)
    at = kennel("rule_takers = [0, 1]\n" + own + seat(hand="zip", rule="minimalism", level=1)).play("play:watson")
    at.play(next(key for key in at.keys if key != "rule:loner"))
    for dealt in redealt(at.state):
        rules = [board.rule for board in dealt.boards] + dealt.rule_stack + dealt.rule_box
        assert sorted(rules) == list(range(len(terms.RULE_NAMES)))


OWN_CHOICE = seat(hand="tink", rule="loner", other_rule="sleepover", level=1)


@pytest.mark.parametrize(
    ("agenda", "own", "ways"),
    [
        ("Turn 0", seat(hand="tink"), {True, False}),
        ("Turn 1", seat(hand="tink"), {True, False}),
        ("SwappingRule 1", seat(hand="tink"), {True}),
        ("SwappingRule 0", OWN_CHOICE, {True, False}),
    ],
)
def test_a_rival_who_swapped_with_watson_may_have_kept_either_rule(agenda: str, own: str, ways: set[bool]) -> None:
    """But not while that is still to be chosen."""
    at = kennel(
        f'agenda = ["{agenda}"]\nleader = {agenda[-1]}\n'
        + own
        + seat(hand="zip", rule="minimalism", other_rule="slime-lab", level=1)
    )
    kept = set()
    for dealt in redealt(at.state):
        board = dealt.boards[1]
        assert board.other_rule in dealt.rule_box and board.rule not in dealt.rule_box
        rules = [each.rule for each in dealt.boards if each.rule != NOTHING] + dealt.rule_stack + dealt.rule_box
        assert sorted(rules) == list(range(len(terms.RULE_NAMES)))
        kept.add(board.rule in board.rules_seen)
        assert (board.rule in board.rules_seen) != (board.other_rule in board.rules_seen)
    assert kept == ways


HIDDEN_DOG = seat(hand="echo", lookout="bones", unseen="echo")
"""All know that Bones is in hand or Lookout."""
HIDDEN_KID = seat(hand="wart", unseen="wart")


@pytest.mark.parametrize(
    ("setup", "rivals", "tucked"),
    [
        ("basic", [HIDDEN_DOG, HIDDEN_KID], {"bones"}),
        ("basic", [seat(hand="bones, echo", lookout="patch", unseen="echo, patch")], {"bones", "chef", "patch"}),
        ("advanced", [HIDDEN_DOG], {"bones"}),
        ("advanced", [HIDDEN_DOG, HIDDEN_KID], {"bones", "chef"}),
    ],
)
def test_what_is_dealt_into_a_lookout_leaves_room_for_unseen_dogs(
    setup: str, rivals: list[str], tucked: set[str]
) -> None:
    """Only after a draft may the dog be with the other rival."""
    options = f'options = {{dogs = true, setup = "{setup}"}}\npark_deck = "chef"\n'
    at = table(options + seat(hand="tink") + "".join(rivals), 1 + len(rivals))
    assert seen_at(at.state, "lookout", 1) == tucked


def test_no_dog_is_dealt_into_a_lookout() -> None:
    at = kennel('park_deck = "patch"\n' + seat(hand="tink") + seat(hand="drover", lookout="chef", unseen="chef"))
    assert seen_at(at.state, "lookout", 1) == {"chef", "patch"}, "all know who has the dog, which shows a book too"


def test_a_lookout_takes_no_card_that_another_one_needs() -> None:
    rivals = seat(hand="dash", lookout="bones", unseen="dash") + seat(lookout="patch", unseen="patch")
    at = table('park_deck = "ghost"\n' + seat(hand="tink") + rivals, 3)
    assert seen_at(at.state, "lookout", 1) == {"bones"} and seen_at(at.state, "lookout", 2) == {"patch"}


def count_dogs(state: FortState, rival: int) -> set[int]:
    """How many dogs a rival may have in hand and deck."""
    boards = [dealt.boards[rival] for dealt in redealt(state)]
    return {state.box.count_dogs(board.hand + board.deck) for board in boards}


def test_before_the_first_pass_of_a_draft_all_have_the_dogs_that_they_were_dealt() -> None:
    state = bf.game("fort").new(3, 1, {"setup": "advanced", "dogs": True})
    assert isinstance(state, FortState) and state.boards[0].passed == []
    assert [len(count_dogs(state, rival)) for rival in (1, 2)] == [1, 1]


def test_after_a_draft_nobody_knows_who_has_how_many_dogs() -> None:
    rivals = seat(hand="bug, echo, spud", unseen="bug, echo, spud") + seat(hand="wart", unseen="wart")
    at = kennel(seat(hand="tink") + rivals, 3)
    assert count_dogs(at.state, 1) == {2}, "without a draft all are dealt as many"
    at = table('options = {dogs = true, setup = "advanced"}\n' + seat(hand="tink") + rivals, 3)
    assert count_dogs(at.state, 1) == {1, 2} and count_dogs(at.state, 2) == {0, 1}
