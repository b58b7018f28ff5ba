"""The games that tests of all games run."""

from blanketfort.engine.game import Game
from blanketfort.engine.shelf import all_games


def playable() -> list[Game]:
    """The games of the shelf."""
    return all_games()
