"""The events of the deck: none can be had from another, none is always or never better than its card's value."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest

from blanketfort.games.fort_sumter.bot.thumb import RuleOfThumb, read_outlook
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.rules.board import BOTH, DIMENSIONS, SPACES
from blanketfort.games.fort_sumter.rules.deck import VALUE_DEED, Deck
from blanketfort.games.fort_sumter.rules.effects import EITHER
from blanketfort.games.fort_sumter.rules.events import Perform
from blanketfort.games.fort_sumter.view import FortSumterView
from blanketfort.notation import And, Do, Effect, May, Or, Then
from tests.fort_sumter.outcomes import any_board, board_of, outcomes

PLACES = [(*any_board(seed), seed % 2) for seed in range(24)]
"""Positions, as a board and as a state, and who is to perform an event there."""
BOARDS = [(board, seat) for board, _state, seat in PLACES]
GAMES = 12
SELDOM, MOSTLY = 0.05, 0.85
PAIR = tuple[str, str]


def strategy(deck: Deck) -> dict[str, int]:
    return dict(zip(deck.cards, deck.events, strict=True))


def objectives(deck: Deck) -> dict[str, int]:
    return dict(zip(SPACES, deck.objectives, strict=True))


def contained(deck: Deck, events: dict[str, int]) -> set[PAIR]:
    """The pairs of events of which the first can be had from the second, in all positions that are tried."""
    pairs = {(one, other) for one in events for other in events if one != other}
    for board, seat in BOARDS:
        asked = set(chain.from_iterable(pairs))
        found = {name: outcomes(deck, events[name], seat, board) for name in asked}
        pairs = {(one, other) for one, other in pairs if found[one] <= found[other]}
    return pairs


def branches(deck: Deck, event: int) -> list[int]:
    """The parts of which one is chosen, or the whole event."""
    return deck.deeds[event].parts if deck.deeds[event].verb == EITHER else [event]


def within_value(deck: Deck) -> set[str]:
    """The cards whose event, or a branch of it, gives nothing that the value does not."""
    return {card for card, branch, value in parts(deck) if includes(deck, value, branch)}


def beyond_value(deck: Deck) -> set[str]:
    """The cards whose event, or a branch of it, gives all that the value does."""
    return {card for card, branch, value in parts(deck) if includes(deck, branch, value)}


def parts(deck: Deck) -> list[tuple[str, int, int]]:
    """Each card with each branch of its event, and with its value, as deeds."""
    values = {card: VALUE_DEED + value for card, value in zip(deck.cards, deck.values, strict=True)}
    return [(card, part, values[card]) for card, event in strategy(deck).items() for part in branches(deck, event)]


def includes(deck: Deck, larger: int, smaller: int) -> bool:
    """Whether all that comes of a deed can also be had from another, in all positions that are tried."""
    return all(outcomes(deck, smaller, seat, board) <= outcomes(deck, larger, seat, board) for board, seat in BOARDS)


def shape(effect: Effect) -> str:
    """What an event says, without its numbers, and of its places only whether they are spaces or dimensions."""
    if isinstance(effect, Do):
        kinds = [_kind(word) for word in effect.args if isinstance(word, str) and word not in ("up-to", "each")]
        return " ".join([effect.verb, *filter(None, kinds)])
    if isinstance(effect, May):
        return f"may {shape(effect.body)}"
    if isinstance(effect, Then):
        return f"({shape(effect.left)} > {shape(effect.right)})"
    assert isinstance(effect, Or | And)
    return f"({(' / ' if isinstance(effect, Or) else ', ').join(map(shape, effect.parts))})"


def _kind(word: str) -> str:
    if word in ("or", "at-most"):
        return ""
    return "a dimension" if word in DIMENSIONS else "a space" if word in SPACES else word


def alike(deck: Deck, events: dict[str, int]) -> list[list[str]]:
    """The events that say the same of other places, or of other numbers of tokens."""
    shapes: dict[str, list[str]] = {}
    for name, event in events.items():
        shapes.setdefault(shape(deck.deeds[event].effect), []).append(name)
    return [names for names in shapes.values() if len(names) > 1]


DECK, FIRST = FortSumter().deck, FortSumter(1).deck


def test_no_event_can_be_had_from_another() -> None:
    assert contained(DECK, strategy(DECK)) == set()
    assert contained(DECK, objectives(DECK)) == set()


def test_no_event_and_no_branch_is_nothing_but_a_part_of_the_value_or_more_than_all_of_it() -> None:
    assert within_value(DECK) == set()
    assert beyond_value(DECK) == set()


def test_no_two_events_say_the_same_of_other_places() -> None:
    assert alike(DECK, strategy(DECK)) == []
    assert alike(DECK, objectives(DECK)) == []


def test_the_checks_find_what_was_wrong_with_the_first_edition() -> None:
    assert ("harriet-beecher-stowe", "abraham-lincoln") in contained(FIRST, strategy(FIRST))
    assert contained(FIRST, objectives(FIRST)) == {("richmond", "newspapers")}
    assert "king-cotton" in within_value(FIRST)
    assert beyond_value(FIRST) == {"election-of-1860", "sam-houston"}
    found = alike(FIRST, strategy(FIRST))
    assert ["twiggs-surrenders", "francis-pickens"] in found
    assert any({"seizing-federal-armories", "dred-scott", "bleeding-kansas"} <= set(names) for names in found)


def test_by_the_rules_of_thumb_event_and_value_are_each_the_better_one_at_times() -> None:
    """At every card play of some games, all cards are weighed that the player could hold."""
    game, better, weighed = FortSumter(), Counter[str](), Counter[str]()
    for seed in range(GAMES):
        state = game.new(seed=f"weighing {seed}")
        bots = [RuleOfThumb(2 * seed + seat, game) for seat in range(2)]
        while (decision := state.decision) is not None:
            view = state.view(decision.seat)
            assert isinstance(view, FortSumterView)
            if decision.kind == "fort-sumter.play":
                outlook = read_outlook(view, decision.seat)
                for number, card in enumerate(DECK.cards):
                    if DECK.sides[number] in (BOTH, decision.seat):
                        value, event = (bots[0].weigh(f"{use}:{card}", outlook, view) for use in ("value", "event"))
                        weighed[card] += 1
                        better[card] += event > value
            state.apply(bots[decision.seat].choose(view, decision))
    shares = {card: better[card] / weighed[card] for card in DECK.cards}
    assert {card: share for card, share in shares.items() if not SELDOM < share < MOSTLY} == {}


@pytest.mark.parametrize("card", DECK.cards)
def test_what_the_engine_does_with_an_event_is_among_its_outcomes(card: str) -> None:
    """The second reading of the deeds and the steps of the rules agree, as far as one line of play shows."""
    for seed, (board, before, seat) in enumerate(PLACES[:3]):
        lot, state = random.Random(seed), before.clone()
        state.push(Perform(seat, strategy(DECK)[card]))
        state.settle()
        while state.decision is not None:
            state.apply(lot.choice(state.legal))
        assert board_of(state) in outcomes(DECK, strategy(DECK)[card], seat, board)
