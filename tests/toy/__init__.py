"""A toy game to try the house with: take one or two stones from a pile; whoever takes the last one wins.

The pile's size is drawn by chance, and each player holds a secret number that nothing depends on.
"""

from __future__ import annotations

from typing import Any

import pytest

from blanketfort.about import is_compiled
from blanketfort.engine.decision import Catalogue, Option
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import Asking, State, Step
from blanketfort.engine.text import read_steps, write_steps, write_toml

uncompiled = pytest.mark.skipif(is_compiled(), reason="the toy is plain Python: it cannot stand on compiled classes")
"""For tests that play the toy."""

CATALOGUE = Catalogue()
TAKE_ONE = CATALOGUE.add_block("take", ["one", "two"])


class Deal(Step["Stones"]):
    def run(self, state: Stones) -> None:
        size = 9 if state.setup.options["large"] else 5
        state.pile, *state.secrets = [size + draw for draw in state.draw([3] * (state.players + 1))]
        state.push(Take(0))


class Take(Asking["Stones"]):
    def kind(self) -> str:
        return "stones.take"

    def options(self, state: Stones) -> list[int]:
        return [TAKE_ONE, TAKE_ONE + 1][: state.pile]

    def choose(self, state: Stones, option: int) -> None:
        taken = option - TAKE_ONE + 1
        state.pile -= taken
        state.taken[self.seat] += taken
        state.last = self.seat
        state.confide("stones.took", self.seat, {"count": taken}, {"secret": state.secrets[self.seat]})
        if state.pile:
            state.push(Take((self.seat + 1) % state.players))


class Stones(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.pile = 0
        self.taken = [0] * self.players
        self.secrets = [0] * self.players
        self.last = 0

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def clone(self) -> Stones:
        copy = Stones(self.setup)
        self.copy_core(copy)
        copy.pile, copy.taken, copy.secrets, copy.last = self.pile, self.taken[:], self.secrets[:], self.last
        return copy

    def view(self, seat: int | None) -> dict[str, object]:
        secret = None if seat is None else self.secrets[seat]
        return {"pile": self.pile, "taken": self.taken[:], "secret": secret, "you": {"seat": seat}}

    def determinize(self, seat: int, seed: int) -> Stones:
        copy = self.clone()
        stream = copy.become_possible(seat, seed)
        copy.secrets = [self.secrets[seat] if each == seat else stream.below(3) for each in range(self.players)]
        return copy

    def scores(self) -> list[dict[str, int]]:
        return [{"stones": taken, "total": taken} for taken in self.taken]

    def find_winners(self) -> list[int]:
        return [self.last]

    def to_text(self) -> str:
        data: dict[str, object] = {"game": "stones", "players": self.players, "root": self.luck.root.hex()}
        data |= {"tick": self.tick, "pile": self.pile, "taken": self.taken, "secrets": self.secrets}
        return write_toml(data | {"last": self.last, "agenda": list(write_steps(self.agenda))})

    def components(self) -> dict[str, int]:
        return {"stone": self.pile + sum(self.taken)}


class StonesGame(Game):
    def __init__(self) -> None:
        large = OptionSpec("large", False, (False, True), "a larger pile")
        super().__init__("stones", "Stones", 1, (2, 3), [large])

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def start(self, setup: Setup) -> State:
        state = self.set_up(setup)
        state.push(Deal(0))
        return state

    def set_up(self, setup: Setup) -> Stones:
        """A bare table; whatever test plays the toy is skipped where its classes would have to be compiled."""
        if is_compiled():
            pytest.skip("the toy is plain Python: it cannot stand on compiled classes")
        return Stones(setup)

    def read_position(self, setup: Setup, data: dict[str, Any]) -> State:
        state = self.set_up(setup)
        state.pile, state.taken, state.secrets, state.last = (data[k] for k in ("pile", "taken", "secrets", "last"))
        state.agenda = read_steps(data["agenda"], {"Take": Take})
        return state

    def say_decision(self, kind: str, view: dict[str, object]) -> Phrase:
        return Phrase("stones-decision-take")

    def say_option(self, key: str, view: dict[str, object]) -> Phrase:
        return Phrase(key.replace(":", "-"))

    def say_event(self, event: dict[str, object]) -> Phrase:
        return Phrase("stones-event-took", player=event["seat"], count=event["count"])

    def summarize(self, state: State) -> dict[str, object]:
        assert isinstance(state, Stones)
        return {"end": "the pile is empty", "turns": sum(state.taken)}


GAME = StonesGame()
