"""Briscola as a game on the shelf: who may play, with which options, and what is said."""

from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.event import Happening
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from briscola import position, view
from briscola.rules import CARDS, CATALOGUE, BriscolaState, Deal, points_of
from briscola.view import BriscolaView


class Briscola(Game):
    """Briscola, for 2 to 4 players."""

    view_type = BriscolaView
    view = staticmethod(view.view)
    write_position = staticmethod(position.write_position)

    def __init__(self) -> None:
        partners = OptionSpec("partners", False, (False, True))
        super().__init__("briscola", "Briscola", 1, (2, 3, 4), [partners])

    # Playing.

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def check_combination(self, players: int, options: dict[str, bool | str]) -> None:
        if options["partners"] and players != 4:
            raise BadSetup("only four players can be partners")

    def teams_of(self, setup: Setup) -> list[list[int]]:
        return [[0, 2], [1, 3]] if setup.options["partners"] else super().teams_of(setup)

    def start(self, setup: Setup) -> BriscolaState:
        state = BriscolaState(setup)
        state.push(Deal(0))
        return state

    def scores(self, state: BriscolaState) -> list[dict[str, int]]:
        return [{"tricks": points_of(won), "total": points_of(won)} for won in state.won]

    def find_winners(self, state: BriscolaState) -> list[int]:
        """Those with the most points (briscola.end)."""
        totals = [score["total"] for score in self.scores(state)]
        teams = self.teams_of(state.setup)
        points = [sum(totals[seat] for seat in team) for team in teams]
        return sorted(seat for team, sum_ in zip(teams, points, strict=True) if sum_ == max(points) for seat in team)

    # What is known.

    def determinize(self, state: BriscolaState, seat: int, seed: int) -> BriscolaState:
        """Deal anew what the seat has not seen: all other hands and the stock, but not the trump that lay open."""
        copy = state.clone()
        stream = copy.become_possible(seat, seed)
        hidden = [copy.stock, *(hand for owner, hand in enumerate(copy.hands) if owner != seat)]
        unseen = sorted(card for pile in hidden for card in pile if card != copy.trump)
        stream.shuffle(unseen)
        for pile in hidden:
            pile[:] = [card if card == copy.trump else unseen.pop() for card in pile]
        copy.hands = [sorted(hand) for hand in copy.hands]
        if not copy.over:
            copy.propose_again()  # another player who is asked has other cards now
        return copy

    def count_components(self, state: BriscolaState) -> dict[str, int]:
        piles = [state.stock, state.trick, *state.hands, *state.won]
        return {card: sum(pile.count(number) for pile in piles) for number, card in enumerate(CARDS)}

    # Texts.

    def read_position(self, setup: Setup, data: dict[str, Any]) -> BriscolaState:
        return position.read_position(setup, data)

    def say_decision(self, kind: str, view: BriscolaView) -> Phrase:
        return Phrase("briscola-decision-play", count=len(view.trick), trump=say_card(view.trump))

    def say_option(self, key: str, view: BriscolaView) -> Phrase:
        return Phrase("briscola-option-play", card=say_card(key.removeprefix("play:")))

    def say_event(self, event: Happening) -> Phrase:
        facts = {name: say_card(fact) if name == "card" else fact for name, fact in event.facts.items()}
        seen = "-seen" if event.kind == "briscola.drew" and facts else ""
        return Phrase(f"{event.kind.replace('.', '-event-')}{seen}", player=event.seat, **facts)

    def list_cards(self) -> list[Listed]:
        return [list_card(number) for number in range(len(CARDS))]


def say_card(card: str) -> Phrase:
    rank, suit = card.split("-of-")
    return Phrase("briscola-card", rank=Phrase(f"briscola-rank-{rank}"), suit=Phrase(f"briscola-suit-{suit}.of"))


def list_card(number: int) -> Listed:
    card = CARDS[number]
    line = Phrase("briscola-list-card", card=say_card(card), points=points_of([number]))
    group = Phrase(f"briscola-suit-{card.split('-of-')[1]}")
    return Listed(card, group, say_card(card), [line], {"points": "printed"})
