"""The shelf: which games there are, ours and anybody's, each loaded when it is first asked for.

Ours are the folders of `blanketfort.games`. A game of another distribution is put on the shelf by an entry point of
the group of that name: `briscola = "briscola:GAME"`. One that is broken is left off, and `left_off` says why.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

from blanketfort.engine.errors import UnknownGame, guess

if TYPE_CHECKING:
    from blanketfort.engine.game import Game

GAMES: Final = "blanketfort.games"
"""The package with our games, and the group of entry points by which others add theirs."""

MOST_DECKS: Final = 32
"""How many house decks are held ready: at most tables there is none."""

left_off: dict[str, str] = {}
"""The games of others that proved to be broken, and why."""


@cache
def places() -> dict[str, str]:
    """By the name of each game where it is found, as `module:attribute`."""
    from importlib.metadata import entry_points  # takes long to load, and our games are found without it

    return {point.name: point.value for point in entry_points(group=GAMES)} | _ours()


@cache
def _ours() -> dict[str, str]:
    folders = [found.name for found in iter_modules(import_module(GAMES).__path__) if found.ispkg]
    return {name.replace("_", "-"): f"{GAMES}.{name}:GAME" for name in folders}


def game(name: str) -> Game:
    """Take a game from the shelf by its name."""
    found = _take(name) if name in _ours() or name in places() else None
    if found is None:
        why = f": {left_off[name]}" if name in left_off else ""
        known = game_names()
        raise UnknownGame(f"there is no game {name!r}{why}; there are: {', '.join(known)}{guess(name, known)}")
    return found


def house_game(name: str, deck: str) -> Game:
    """The same with a house deck laid over its cards; an empty text is none."""
    return _lay_over(name, deck) if deck else game(name)


@lru_cache(MOST_DECKS)
def _lay_over(name: str, deck: str) -> Game:
    return game(name).with_deck(deck, "deck.toml")


def all_games() -> list[Game]:
    """All games on the shelf, in the order of their titles."""
    found = [_take(name) for name in places()]
    return sorted((each for each in found if each is not None), key=lambda each: each.title)


def game_names() -> list[str]:
    """The names of all games, in the order of their titles."""
    return [each.name for each in all_games()]


def game_folders() -> dict[str, Path]:
    """The folder of each game, by its name; ours are found without loading them."""
    home = Path(import_module(GAMES).__path__[0])
    others = [_take(name) for name, place in places().items() if not _is_ours(place)]
    found = {each.name: Path(str(each.folder)) for each in others if each is not None}
    return {name: home / place.split(":")[0].rpartition(".")[2] for name, place in _ours().items()} | found


def _is_ours(place: str) -> bool:
    return place.startswith(f"{GAMES}.")


def leave_off(name: str, why: str) -> None:
    """Take a broken game from the shelf; ours are never broken, so there it is an error as any other."""
    if _is_ours(places()[name]):
        raise ValueError(f"{name}: {why}")
    left_off[name] = why


def _take(name: str) -> Game | None:
    """A game, or None if it is broken: whatever somebody else's code does, the house goes on."""
    if name in left_off:
        return None
    module, _, attribute = (_ours().get(name) or places()[name]).partition(":")
    if _is_ours(module):
        ours: Game = getattr(import_module(module), attribute)
        return ours
    try:
        found: Game = getattr(import_module(module), attribute)
        _check(name, found)
    except Exception as error:
        left_off[name] = f"{type(error).__name__}: {error}".splitlines()[0]
        return None
    return found


def _check(name: str, found: Game) -> None:
    """Refuse what would break the house later."""
    if found.name != name:
        raise ValueError(f"its entry point calls it {name!r}, it calls itself {found.name!r}")
    keys = [option.key for option in found.option_table()]
    if not found.players or not keys or len(set(keys)) < len(keys):
        raise ValueError("it has no seats, no options, or an option twice")
    found.read_clauses()
