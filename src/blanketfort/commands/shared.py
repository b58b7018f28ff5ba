"""What all commands share: a game by its name, files that people name, and options that many commands have."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blanketfort.commands.completion import complete_languages, complete_options
from blanketfort.engine.errors import BadSetup, BadText, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game as find_game
from blanketfort.locale import Words

LARGEST = 20_000_000
"""How many bytes of a file are read at most: no record and no deck comes near."""

DeckOption = Annotated[
    Path | None, Parameter(name="--deck", help="A house deck, laid over the cards of the game: docs/house-decks.md.")
]
ClusterOption = Annotated[
    str | None,
    Parameter(
        name="--cluster",
        help="Play on the Ray cluster at this address; local starts one on this machine. Needs blanketfort[cluster].",
    ),
]
FileOption = Annotated[
    Path, Parameter(name="FILE", help="A record, as `blanketfort play GAME --record FILE` writes it.")
]
JobsOption = Annotated[
    int, Parameter(name="--jobs", help="How many processes play; the results are the same for any number.")
]
JsonOption = Annotated[bool, Parameter(name="--json", negative=(), help="Print the results as JSON instead of tables.")]
LangOption = Annotated[
    str | None,
    Parameter(
        name="--lang",
        completer=complete_languages,
        help="The language, en or fr; that of the system, if not given.",
    ),
]

Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        completer=complete_options,
        help="An option of the game, as name=value; may be given several times.",
    ),
]
PlayersOption = Annotated[
    int | None,
    Parameter(name="--players", help="How many seats there are; as few as the game allows, if not given."),
]
SWITCH = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def open_game(name: str, deck: Path | None = None) -> Game:
    """A game of the shelf, with a house deck where one is given."""
    game = find_game(name)
    return game if deck is None else game.with_deck(read_text(deck, "deck file"), str(deck))


def read_text(path: Path, what: str) -> str:
    """What a file holds; the error says why it cannot be read and what would do."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise BlanketfortError(f"there is no file {str(path)!r}; give the path of a {what}") from None
    except IsADirectoryError:
        raise BlanketfortError(f"{str(path)!r} is a folder; give the path of a {what}") from None
    except OSError as error:
        raise BlanketfortError(f"{str(path)!r} cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise BadText(f"{path}: this is too large for a {what}")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadText(f"{path}: this is not a {what}: it is not text in UTF-8") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        raise BlanketfortError(f"{str(path)!r} cannot be written: {error.strerror}") from None


def check_writable(path: Path) -> None:
    """Refuse before a long game what could not be written after it."""
    if path.is_dir():
        raise BlanketfortError(f"{str(path)!r} is a folder; give the path of a file to write")
    if not path.absolute().parent.is_dir():
        raise BlanketfortError(f"there is no folder {str(path.absolute().parent)!r} to write {path.name!r} into")


def make_folder(path: Path) -> None:
    """A folder that is there from now on."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BlanketfortError(f"the folder {str(path)!r} cannot be made: {error.strerror}") from None


def at_least_one(name: str, count: int) -> int:
    """A number that an option was given, if there can be that many."""
    if count < 1:
        raise BlanketfortError(f"--{name} should be 1 or more, not {count}")
    return count


def seats_for(game: Game, named: int) -> int:
    """The fewest seats that hold all who were named."""
    return next((count for count in game.players if count >= named), game.players[-1])


def read_options(game: Game, texts: list[str] | None) -> dict[str, bool | str]:
    """Options typed as name=value; yes and no are switches."""
    options: dict[str, bool | str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text}: should be name=value")
        is_switch = name in game.options and isinstance(game.options[name].default, bool)
        options[name] = SWITCH.get(value.lower(), value) if is_switch else value
    return options


@contextmanager
def progress(words: Words, id: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr where a person is looking; tell what it gives after each piece of work how much that was."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words(Phrase(id)), total=total)
        yield lambda done: bar.advance(task, done)
