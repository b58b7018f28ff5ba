"""What a shell completes at the key Tab besides commands and files: games, players, options, languages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.completion import CompletionContext

from blanketfort.bots import bots_of
from blanketfort.engine import shelf
from blanketfort.engine.game import Game, word_of
from blanketfort.locale import LANGUAGES
from blanketfort.table import PERSON


def complete_games(_context: CompletionContext) -> dict[str, str]:
    return {game.name: game.title for game in shelf.all_games()}


def complete_options(context: CompletionContext) -> list[str]:
    """Each option of the game that was typed before, with each of its values."""
    game = _game_of(context)
    specs = game.options.values() if game else ()
    return [f"{spec.name}={word_of(value)}" for spec in specs for value in spec.values]


def complete_players(context: CompletionContext) -> list[str]:
    """Who can be named, after those who are named already: of the house, or a file of one's own."""
    game = _game_of(context)
    named, comma, _begun = context.incomplete.rpartition(",")
    known = [*(bots_of(game) if game else ()), *sorted(path.name for path in Path().glob("*.py"))]
    if context.argument.name == "--seat":
        known = [PERSON, *known]
    return [f"{named}{comma}{name}" for name in known]


def complete_languages(_context: CompletionContext) -> tuple[str, ...]:
    return LANGUAGES


def _game_of(context: CompletionContext) -> Game | None:
    typed = context.get("game")
    return shelf.game(typed.raw) if typed and typed.raw in shelf.game_names() else None


GameName = Annotated[str, Parameter(completer=complete_games, help="The game, as `blanketfort games` lists it.")]
Players = Annotated[str, Parameter(completer=complete_players)]
