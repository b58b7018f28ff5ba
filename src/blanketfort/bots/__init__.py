"""Computer players. They see only views: what a person on the same seat may know, and nothing else."""

import importlib.util
from typing import Any, Protocol, cast

from blanketfort.bots.random_player import RandomPlayer
from blanketfort.engine.decision import Decision
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.game import game as find_game


class Player(Protocol):
    """Somebody who answers decisions; the same seed, views and decisions give the same answers."""

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        """The id of one of the decision's options."""


def bots_of(game: str) -> list[str]:
    """The computer players that a game has, the best first."""
    has_thumb = importlib.util.find_spec(_module(game)) is not None
    return ["thumb", "random"] if has_thumb else ["random"]


def make_bot(game: str | Game, name: str, seed: int) -> Player:
    """A computer player by its name: `thumb` plays by rules of thumb, `random` anything lawful.

    It knows the cards of the game that it is given; a game's name stands for the deck of the project.
    """
    chosen = find_game(game) if isinstance(game, str) else game
    known = bots_of(chosen.name)
    if name not in known:
        raise BlanketfortError(f"there is no player {name!r} for {chosen.name}; there are: {', '.join(known)}")
    if name == "random":
        return RandomPlayer(seed)
    return cast(Player, importlib.import_module(_module(chosen.name)).RuleOfThumb(seed, chosen))


def _module(game: str) -> str:
    return f"blanketfort.bots.{game.replace('-', '_')}"
