"""The cards of Fort Sumter, for people who look them up."""

from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort_sumter.phrases import (
    say_card,
    say_card_event,
    say_note,
    say_objective_event,
    say_place,
    say_side,
    say_value,
)
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, SIDES, SPACES
from blanketfort.games.fort_sumter.rules.deck import SOURCES, Deck


def list_cards(deck: Deck) -> list[Listed]:
    """The strategy cards, then the objectives."""
    return [_card(deck, card) for card in deck.cards] + [_objective(deck, space) for space in SPACES]


def _card(deck: Deck, card: str) -> Listed:
    number = deck.card_number(card)
    line = Phrase(
        "fort-sumter-list-card",
        card=say_card(deck, card),
        side=say_side(SIDES[deck.sides[number]]),
        value=say_value(deck.values[number]),
        bar=say_place(DIMENSIONS[deck.bars[number]]),
        effect=say_card_event(deck, card),
    )
    lines = [line] if card in deck.titles else [line, say_note(card)]
    facts = {
        "side": SIDES[deck.sides[number]],
        "value": deck.values[number],
        "bar": DIMENSIONS[deck.bars[number]],
    }
    heading = Phrase("fort-sumter-list-cards")
    return Listed(card, heading, say_card(deck, card), lines, deck.sources[number], facts=facts)


def _objective(deck: Deck, space: str) -> Listed:
    name = say_place(space)
    line = Phrase("fort-sumter-list-objective", space=name, effect=say_objective_event(deck, space))
    source = deck.objective_sources.get(space, SOURCES[-1])
    return Listed(f"objective-{space}", Phrase("fort-sumter-list-objectives"), name, [line], {"event": source})
