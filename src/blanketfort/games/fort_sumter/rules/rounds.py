"""The rounds: dealing, keeping an objective, playing strategy cards, setting one aside."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING, NOWHERE
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.crisis_zones import SettleBreaches, push_breaches
from blanketfort.games.fort_sumter.rules.deck import CARD_COUNT, CLAIM, EVENT, KEEP, VALUE, VALUE_DEED
from blanketfort.games.fort_sumter.rules.events import Perform
from blanketfort.games.fort_sumter.rules.final_crisis import StartFinalCrisis
from blanketfort.games.fort_sumter.rules.scoring import PivotalBonuses, ScoreDimensions, ScoreObjectives
from blanketfort.games.fort_sumter.rules.state import (
    EMPTY,
    Cards,
    FortSumterState,
    replace_card,
    replace_cards,
    without,
)


class SetUp(Step):
    """Shuffle both decks and begin the first round."""

    def run(self, state: FortSumterState) -> None:
        state.strategy_deck = shuffled(state, list(range(CARD_COUNT)))
        state.objective_deck = shuffled(state, list(range(board.SPACE_COUNT)))
        state.push(StartRound(self.seat))


def shuffled(state: FortSumterState, cards: list[int]) -> Cards:
    """The cards in a random order."""
    state.shuffle(cards)
    return tuple(cards)


class StartRound(Step):
    """Deal four strategy cards and two objectives to each player; the round then follows its sequence."""

    def run(self, state: FortSumterState) -> None:
        state.round += 1
        if state.sink is not None:
            state.tell("fort-sumter.began", state.first_player(), {"round": state.round})
        for seat in range(2):
            deal_strategy(state, seat, board.HAND_SIZE)
            deal_objectives(state, seat)
        for step in reversed(round_steps(state.first_player())):
            state.push(step)


def round_steps(first: i64) -> list[Step]:
    """The sequence of actions of a round, once the cards are dealt."""
    return [
        KeepObjective(0),
        KeepObjective(1),
        ReturnObjectives(0),
        *playing_steps(first),
    ]


def playing_steps(first: i64) -> list[Step]:
    """The sequence of actions of a round from the first card play on."""
    return [
        PlayCard(first),
        SetAside(0),
        PivotalBonuses(0),
        ScoreDimensions(0),
        ScoreObjectives(0),
        EndRound(0),
    ]


def deal_strategy(state: FortSumterState, seat: i64, number: i64) -> None:
    """Deal strategy cards from the top of the deck into a hand."""
    cards = state.strategy_deck[-number:]
    state.strategy_deck = state.strategy_deck[:-number]
    state.hands = replace_cards(state.hands, seat, tuple(sorted(state.hands[seat] + cards)))
    if state.sink is not None:
        names = [state.deck.cards[card] for card in sorted(cards)]
        state.confide("fort-sumter.dealt", seat, {"count": number}, {"cards": names})


def deal_objectives(state: FortSumterState, seat: i64) -> None:
    """Deal two objective cards to a player."""
    state.returned = replace_card(state.returned, seat, NOWHERE)
    state.offers = replace_cards(state.offers, seat, tuple(sorted(state.objective_deck[-board.OBJECTIVES_DEALT :])))
    state.objective_deck = state.objective_deck[: -board.OBJECTIVES_DEALT]
    if state.sink is not None:
        names = [board.SPACES[space] for space in state.offers[seat]]
        state.confide("fort-sumter.offered", seat, {"count": board.OBJECTIVES_DEALT}, {"objectives": names})


class KeepObjective(Asking):
    """Choose in secret the objective to keep; the other is known to go back to the deck."""

    question: ClassVar[str] = "fort-sumter.keep"
    clause: ClassVar[str] = "fort-sumter.round.keep"

    def is_secretive(self) -> bool:
        return True

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        for space in state.offers[self.seat]:
            offer.add(KEEP + space)

    def choose(self, state: FortSumterState, option: i64) -> None:
        keep_objective(state, self.seat, option - KEEP)


def keep_objective(state: FortSumterState, seat: i64, space: i64) -> None:
    """Keep one of the objectives dealt; the other waits to be shuffled back until both players have chosen."""
    state.kept = replace_card(state.kept, seat, space)
    state.offers = replace_cards(state.offers, seat, without(state.offers[seat], space))
    if state.sink is not None:
        state.confide("fort-sumter.kept", seat, {}, {"objective": board.SPACES[space]})


class ReturnObjectives(Step):
    """Shuffle the objectives that were not kept back into their deck, unseen by the other player."""

    def run(self, state: FortSumterState) -> None:
        for seat in range(2):
            for space in state.offers[seat]:
                state.returned = replace_card(state.returned, seat, space)
        state.objective_deck = shuffled(state, sorted(state.objective_deck + state.offers[0] + state.offers[1]))
        state.offers = EMPTY


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayCard(Asking):
    """Play a strategy card for its value or its event; players alternate until one card is left to each."""

    question: ClassVar[str] = "fort-sumter.play"
    clause: ClassVar[str] = "fort-sumter.play.either"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        hand, deck = state.hands[self.seat], state.deck
        if len(hand) <= 1:
            return
        for card in hand:
            offer.add(VALUE + card)
        for card in hand:
            if deck.allows_event(card, self.seat):
                offer.add(EVENT + card)
        if state.claimable != NOTHING:
            for card in hand:
                if deck.values[card] >= deck.values[state.claimable]:
                    offer.add(CLAIM + card)

    def choose(self, state: FortSumterState, option: i64) -> None:
        state.push(PlayCard(1 - self.seat))
        state.push(SettleBreaches(self.seat))
        push_waiting(state, self.seat)  # older than this card's
        if option >= CLAIM:
            claim_event(state, self.seat, option - CLAIM)
        elif option >= EVENT:
            play_event(state, self.seat, option - EVENT)
        else:
            play_value(state, self.seat, option - VALUE)


def push_waiting(state: FortSumterState, first: i64) -> None:
    """What objectives' events have breached is settled next, if it waits (fort-sumter.ruling.objective-breach).

    Who plays first in a round was also the first to perform such an event.
    """
    if state.rules.objective_breach_waits:
        push_breaches(state, 1 - first)
        push_breaches(state, first)


def discard_card(state: FortSumterState, seat: i64, card: i64, use: str) -> None:
    """A card that was played is out of the game."""
    state.hands = replace_cards(state.hands, seat, without(state.hands[seat], card))
    state.discard = state.discard + (card,)  # noqa: RUF005 -- unpacking goes through a list
    state.claimable = NOTHING
    if state.sink is not None:
        state.tell("fort-sumter.played", seat, {"card": state.deck.cards[card], "use": use})


def play_value(state: FortSumterState, seat: i64, card: i64) -> None:
    """Any card serves for its value: up to that many tokens, anywhere."""
    discard_card(state, seat, card, "value")
    if state.rules.event_discard and state.deck.sides[card] == 1 - seat:
        state.claimable = card
    state.push(Perform(seat, VALUE_DEED + state.deck.values[card]))


def play_event(state: FortSumterState, seat: i64, card: i64) -> None:
    """A card of one's own side, or of both, serves for its event."""
    discard_card(state, seat, card, "event")
    state.push(Perform(seat, state.deck.events[card]))


def claim_event(state: FortSumterState, seat: i64, card: i64) -> None:
    """Event Discard: give up a card of no smaller value and perform the event the opponent just passed over."""
    claimed = state.claimable
    discard_card(state, seat, card, "discard")
    if state.sink is not None:
        state.tell("fort-sumter.claimed", seat, {"card": state.deck.cards[claimed]})
    state.push(Perform(seat, state.deck.events[claimed]))


class SetAside(Step):
    """Each player's last card is set aside face down for the Final Crisis."""

    def run(self, state: FortSumterState) -> None:
        state.claimable = NOTHING
        for seat in range(2):
            if state.sink is not None:
                names = [state.deck.cards[card] for card in state.hands[seat]]
                state.confide("fort-sumter.set-aside", seat, {"count": len(names)}, {"cards": names})
            state.asides = replace_cards(state.asides, seat, state.asides[seat] + state.hands[seat])
        state.hands = EMPTY


class EndRound(Step):
    """After the third round, or once both Final Crisis zones are breached, comes the Final Crisis; else a round."""

    def run(self, state: FortSumterState) -> None:
        both_breached = state.is_breached(0, board.FINAL_CRISIS) and state.is_breached(1, board.FINAL_CRISIS)
        if both_breached or state.round >= board.ROUNDS:
            state.push(StartFinalCrisis(0))
            if state.setup.rules > 1:
                push_waiting(state, state.first_player())  # no card follows that they could wait for
        else:
            state.push(StartRound(0))
