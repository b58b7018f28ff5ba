"""The shelf: which games there are, ours and anybody's, each loaded when it is first asked for.

Ours are the folders of `blanketfort.games`. A game of another distribution is put on the shelf by an entry point of
the group of that name: `stones = "stones_game:GAME"`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from blanketfort.engine.errors import UnknownGame

if TYPE_CHECKING:
    from blanketfort.engine.game import Game

GAMES = "blanketfort.games"
"""The package with our games, and the group of entry points by which others add theirs."""


@cache
def places() -> dict[str, str]:
    """By the name of each game where it is found, as `module:attribute`."""
    ours = [found.name for found in iter_modules(import_module(GAMES).__path__) if found.ispkg]
    found = {point.name: point.value for point in entry_points(group=GAMES)}
    return found | {name.replace("_", "-"): f"{GAMES}.{name}:GAME" for name in ours}


def game(name: str) -> Game:
    """Take a game from the shelf by its name."""
    if name not in places():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    module, _, attribute = places()[name].partition(":")
    found: Game = getattr(import_module(module), attribute)
    return found


def all_games() -> list[Game]:
    """All games on the shelf, in the order of their titles."""
    return sorted(map(game, places()), key=lambda each: each.title)


def game_names() -> list[str]:
    """The names of all games, in the order of their titles."""
    return [each.name for each in all_games()]


def game_folders() -> list[Path]:
    """The folder of each game, found without loading it."""
    specs = [find_spec(place.partition(":")[0]) for place in places().values()]
    return [Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None]
