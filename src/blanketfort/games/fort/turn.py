"""The chapter "How to play": the five phases of a turn, one after the other."""

from __future__ import annotations

from bisect import insort

from blanketfort.engine.state import Step
from blanketfort.games.fort.asking import Ask, trash_perk
from blanketfort.games.fort.box import DO_OVER, HAND_SIZE, NONE, RULE_NAMES
from blanketfort.games.fort.options import PASS, PLAY, USE_DO_OVER
from blanketfort.games.fort.play import Play, play, playable_cards
from blanketfort.games.fort.recruit import BirthdayParty, Recruiting
from blanketfort.games.fort.state import FortState


class Turn(Step[FortState]):
    """Cleanup, Play, Recruit, Discard, Draw (fort.turn.phases)."""

    def run(self, state: FortState) -> None:
        state.leader = self.seat
        state.has_played = False
        if state.sink is not None:
            state.tell("fort.turn-begun", self.seat, {"turn": state.boards[self.seat].turns + 1})
        state.push(EndOfTurn(self.seat))
        state.push(Draw(self.seat))
        state.push(Discard(self.seat))
        state.push(BirthdayParty(self.seat))
        state.push(Recruiting(self.seat))
        state.push(DoOver(self.seat))
        state.push(Play(self.seat))
        state.push(Cleanup(self.seat))


class Cleanup(Step[FortState]):
    """Discard all the cards in your Yard; skipped on the first turn (fort.cleanup)."""

    def run(self, state: FortState) -> None:
        board = state.boards[self.seat]
        if board.turns == 0 or len(board.yard) == 0:
            return
        if state.sink is not None:
            state.tell("fort.cleaned-up", self.seat, {"cards": [state.box.ids[kind] for kind in board.yard]})
        board.discard += board.yard
        board.yard = []


class DoOver(Ask):
    """After a card was played and followed: trash Do-Over to play a second one (fort.perk.do-over)."""

    def kind(self) -> str:
        return "fort.do-over"

    def choices(self, state: FortState) -> list[int]:
        if state.boards[self.seat].perk != DO_OVER or not state.has_played:
            return []
        return [PASS, USE_DO_OVER] if len(playable_cards(state, self.seat)) > 0 else []

    def take(self, state: FortState, option: int) -> None:
        if option == USE_DO_OVER:
            trash_perk(state, self.seat)
            if state.sink is not None:
                state.tell("fort.perk-used", self.seat, {"perk": "do-over"})
            state.push(PlayAgain(self.seat))


class PlayAgain(Ask):
    """Play the second card that a Do-Over allows."""

    def kind(self) -> str:
        return "fort.play"

    def choices(self, state: FortState) -> list[int]:
        return playable_cards(state, self.seat)

    def take(self, state: FortState, option: int) -> None:
        play(state, self.seat, option - PLAY)


class Discard(Ask):
    """Discard what was played and your Best Friends; the rest of the hand goes to the Yard (fort.discard).

    This is the last moment of a turn at which a card can be taken back by Recycling.
    """

    def kind(self) -> str:
        return "fort.end-turn"

    def choices(self, state: FortState) -> list[int]:
        return [PASS]

    def take(self, state: FortState, option: int) -> None:
        board = state.boards[self.seat]
        discarded = state.added
        if state.played != NONE:
            discarded = [*discarded, state.played]
        left: list[int] = []
        for kind in board.hand:
            state.show(self.seat, kind)
            if state.box.best_friends[kind]:
                discarded = [*discarded, kind]
            else:
                left.append(kind)
        board.discard += discarded
        for kind in left:
            insort(board.yard, kind)
        board.hand = []
        state.played = NONE
        state.added = []
        state.looked = []
        if state.sink is not None and (discarded or left):
            ids = state.box.ids
            told: dict[str, object] = {"cards": [ids[k] for k in discarded], "yard": [ids[k] for k in left]}
            state.tell("fort.discarded", self.seat, told)


class Draw(Step[FortState]):
    """Draw five cards from your own deck, shuffling only when a card can't be drawn (fort.draw)."""

    def run(self, state: FortState) -> None:
        board = state.boards[self.seat]
        draw_hand(state, self.seat)
        if state.sink is not None:
            cards: dict[str, object] = {"cards": [state.box.ids[kind] for kind in board.hand]}
            state.confide("fort.drew", self.seat, {"count": len(board.hand)}, cards)


def draw_hand(state: FortState, seat: int) -> None:
    """Draw until five cards are in hand or no card is left."""
    board = state.boards[seat]
    hand = board.hand
    while len(hand) < HAND_SIZE:
        if len(board.deck) == 0:
            if len(board.discard) == 0:
                break
            reshuffle(state, seat)
        hand.append(board.deck.pop())
    hand.sort()


def reshuffle(state: FortState, seat: int) -> None:
    """Shuffle the discard pile, which all have seen, to form a new deck."""
    board = state.boards[seat]
    board.deck = board.discard
    board.discard = []
    board.known += board.deck
    board.known.sort()
    board.deck.sort()
    state.shuffle(board.deck)
    if state.sink is not None:
        state.tell("fort.reshuffled", seat, {"count": len(board.deck)})


class EndOfTurn(Step[FortState]):
    """Pass the turn on, unless the end was triggered and all have had as many turns (fort.end.equal-turns)."""

    def run(self, state: FortState) -> None:
        state.boards[self.seat].turns += 1
        following = (self.seat + 1) % state.players
        if state.trigger == 0 or following != state.first:
            state.push(Turn(following))
        elif state.sink is not None:
            for seat in range(state.players):
                rule = state.boards[seat].rule
                if rule != NONE:
                    state.tell("fort.rule-revealed", seat, {"rule": RULE_NAMES[rule]})
            state.tell("fort.ended", self.seat, {"winners": state.find_winners()})
