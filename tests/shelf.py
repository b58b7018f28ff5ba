"""The games that tests of all games run."""

from pathlib import Path

from blanketfort.engine.game import Game
from blanketfort.engine.shelf import all_games, game_folders
from blanketfort.locale.words import files_of


def playable() -> list[Game]:
    """The games of the shelf."""
    return all_games()


def word_files(language: str) -> list[Path]:
    """All files with words of a language: those of the house and of every game."""
    return [path for game in ("", *game_folders()) for path in files_of(language, game)]
