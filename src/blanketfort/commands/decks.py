"""`blanketfort check-deck`: whether a house deck can be played, and what it changes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from blanketfort.commands.shared import LangOption, open_game, read_text
from blanketfort.engine.errors import BadText
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words, pick_language


def check_deck(game_or_file: str, file: Path | None = None, /, *, lang: LangOption = None) -> int:
    """Check a house deck: every mistake is named with its line, what was found and what was expected.

    Parameters
    ----------
    game_or_file
        The game that the deck is for; not needed where the file says it, as in game = "fort".
    file
        The deck file.
    """
    path = Path(game_or_file) if file is None else file
    words = Words(pick_language(lang))
    text = read_text(path, "deck file")
    name = game_of(text, path) if file is None else game_or_file
    game = open_game(name).with_deck(text, str(path))
    print(words(Phrase("lookup-deck-good", file=str(path), game=game.title)))
    if not game.digest:
        print(words(Phrase("lookup-deck-same")))
        return 0
    print(words(Phrase("lookup-deck-changes", changes=[*changes(tomllib.loads(text))])))
    print(words(Phrase("lookup-deck-digest", digest=game.digest[:12])))
    return 0


def game_of(text: str, path: Path) -> str:
    """The game that a deck file says it is for."""
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError as error:
        raise BadText(f"{path}: this is not TOML: {error}") from None
    if not isinstance(name, str):
        raise BadText(f'{path}:1: found no game, expected a line such as game = "fort" at the top')
    return name


def changes(data: dict[str, Any]) -> list[str]:
    """What a deck file touches, table by table, in its own words."""
    rows = {name: len(value) if isinstance(value, list) else 1 for name, value in data.items() if name != "game"}
    return [f"{name} ({count})" for name, count in rows.items()]
