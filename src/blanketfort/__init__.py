"""Blanketfort, a digital table for the fort games: `import blanketfort as bf; bf.game("fort").new(players=3)`."""

from blanketfort.engine.decision import Decision, Option
from blanketfort.engine.errors import BadSetup, BadText, BlanketfortError, IllegalMove, UnknownGame
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import all_games, game
from blanketfort.engine.state import State

__version__ = "1.0.0"

__all__ = [
    "BadSetup",
    "BadText",
    "BlanketfortError",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Option",
    "Record",
    "State",
    "UnknownGame",
    "all_games",
    "game",
]
