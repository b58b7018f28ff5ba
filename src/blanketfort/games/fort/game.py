"""Fort on the shelf."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.fort.box import Box
from blanketfort.games.fort.cards import DATA, read_box
from blanketfort.games.fort.dealing import Dealing
from blanketfort.games.fort.options import CATALOGUE
from blanketfort.games.fort.position import read_position
from blanketfort.games.fort.state import FortState, new_board

OPTIONS = [
    OptionSpec("setup", "basic", ("basic", "advanced"), "basic deals the starting cards, advanced drafts them"),
    OptionSpec("lookouts", "suits", ("suits", "open"), "what rivals see of a Lookout: its suits only, or the cards"),
]


class Fort(Game):
    """Fort, for 2 to 4 players."""

    def __init__(self, box: Box) -> None:
        super().__init__("fort", "Fort", DATA["rules_version"], (2, 3, 4), OPTIONS)
        self.box = box

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def start(self, setup: Setup) -> State:
        state = FortState(setup, self.box, [new_board() for _seat in range(setup.players)])
        state.push(Dealing(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, Any]) -> State:
        return read_position(setup, self.box, data)


GAME = Fort(read_box(DATA))
