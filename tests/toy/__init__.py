"""A toy game to try the house with: take one or two stones from a pile; taking the last one wins.

The pile's size is drawn by chance, and each player holds a secret number that nothing depends on.
"""

from __future__ import annotations

from typing import Any

from blanketfort.engine.decision import Catalogue, Offer, Option
from blanketfort.engine.event import Happening
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import Asking, State, Step
from blanketfort.engine.text import read_steps, write_steps, write_toml
from blanketfort.engine.view import View

CATALOGUE = Catalogue()
TAKE_ONE = CATALOGUE.add_block("take", ["one", "two"])


class Deal(Step):
    def run(self, state: Stones) -> None:
        size = 9 if state.setup.options["large"] else 5
        state.pile, *state.secrets = [size + draw for draw in state.draw([3] * (state.players + 1))]
        state.push(Take(0))


class Take(Asking):
    def kind(self) -> str:
        return "stones.take"

    def propose(self, state: Stones, offer: Offer) -> None:
        for taken in range(min(2, state.pile)):
            offer.add(TAKE_ONE + taken)

    def choose(self, state: Stones, option: int) -> None:
        taken = option - TAKE_ONE + 1
        state.pile -= taken
        state.taken[self.seat] += taken
        state.last = self.seat
        state.confide("stones.took", self.seat, {"count": taken}, {"secret": state.secrets[self.seat]})
        if state.pile:
            state.push(Take((self.seat + 1) % state.players))


class StonesView(View, kw_only=True):
    """The pile, and what everybody has taken of it."""

    pile: int
    taken: list[int]
    secret: int | None


class Stones(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.pile = 0
        self.taken = [0] * self.players
        self.secrets = [0] * self.players
        self.last = 0

    def clone(self) -> Stones:
        copy = Stones(self.setup)
        self.copy_core(copy)
        copy.pile, copy.taken, copy.secrets, copy.last = self.pile, self.taken[:], self.secrets[:], self.last
        return copy


class StonesGame(Game):
    view_type = StonesView

    def __init__(self) -> None:
        large = OptionSpec("large", False, (False, True))
        super().__init__("stones", "Stones", 1, (2, 3), [large])

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def start(self, setup: Setup) -> Stones:
        state = Stones(setup)
        state.push(Deal(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, Any]) -> Stones:
        state = Stones(setup)
        state.pile, state.taken, state.secrets, state.last = (data[k] for k in ("pile", "taken", "secrets", "last"))
        state.agenda = read_steps(data["agenda"], __name__)
        return state

    def write_position(self, state: State) -> str:
        assert isinstance(state, Stones)
        data: dict[str, object] = {"game": "stones", "players": state.players, "root": state.luck.root.hex()}
        data |= {"tick": state.tick, "pile": state.pile, "taken": state.taken, "secrets": state.secrets}
        return write_toml(data | {"last": state.last, "agenda": list(write_steps(state.agenda))})

    def view(self, state: State, seat: int | None) -> StonesView:
        assert isinstance(state, Stones)
        asked = None if state.over else state.top.seat
        return StonesView(
            game="stones",
            seat=seat,
            players=state.players,
            over=state.over,
            winners=state.winners,
            asked=asked,
            kind=None if asked is None else state.top.kind(),
            pile=state.pile,
            taken=state.taken[:],
            secret=None if seat is None else state.secrets[seat],
        )

    def determinize(self, state: State, seat: int, seed: int) -> Stones:
        assert isinstance(state, Stones)
        copy = state.clone()
        stream = copy.become_possible(seat, seed)
        copy.secrets = [state.secrets[seat] if each == seat else stream.below(3) for each in range(state.players)]
        return copy

    def scores(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, Stones)
        return [{"stones": taken, "total": taken} for taken in state.taken]

    def find_winners(self, state: State) -> list[int]:
        assert isinstance(state, Stones)
        return [state.last]

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, Stones)
        return {"stone": state.pile + sum(state.taken)}

    def say_decision(self, kind: str, view: View) -> Phrase:
        return Phrase("stones-decision-take")

    def say_option(self, key: str, view: View) -> Phrase:
        return Phrase(key.replace(":", "-"))

    def say_event(self, event: Happening) -> Phrase:
        return Phrase("stones-event-took", player=event.seat, count=event.facts["count"])

    def summarize(self, state: State) -> dict[str, object]:
        assert isinstance(state, Stones)
        return {"end": "the pile is empty", "turns": sum(state.taken)}


GAME = StonesGame()
