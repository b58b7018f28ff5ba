"""The games that tests of all games run."""

import importlib.util

from blanketfort.engine.game import SHELF, Game, game


def playable() -> list[Game]:
    """The games of the shelf that are there."""
    return [game(name) for name, module in SHELF.items() if importlib.util.find_spec(module)]
