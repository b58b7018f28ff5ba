"""`blanketfort play`: a game at this terminal, new or continued, saved all along."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from blanketfort.bots import Player
from blanketfort.bots.own import USUAL, check_loads, dismiss, hire
from blanketfort.commands.completion import Players, complete_games
from blanketfort.commands.records import write_record
from blanketfort.commands.shared import (
    DeckOption,
    LangOption,
    Options,
    PlayersOption,
    check_writable,
    open_game,
    read_options,
    seats_for,
)
from blanketfort.engine.chance import stream_of
from blanketfort.engine.errors import BadSetup, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words, pick_language
from blanketfort.table import BOT_NAMES, PERSON, Table
from blanketfort.terminal.modes import fits_into
from blanketfort.terminal.plain import PlainTable, Quit
from blanketfort.terminal.saves import SaveFile, last_path, new_path, resume_table, save_folder, start_saving

DONE, UNFINISHED, INTERRUPTED = 0, 1, 130
SEEDS = 2**31


def play(
    game: Annotated[str | None, Parameter(completer=complete_games)] = None,
    /,
    *,
    players: PlayersOption = None,
    seat: Players = PERSON,
    seed: str | None = None,
    option: Options = None,
    deck: DeckOption = None,
    save: Path | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    record: Path | None = None,
    lang: LangOption = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play a game at this terminal.

    Every choice is saved before it takes effect. If anything interrupts the game, `blanketfort play --resume`
    continues at the same question.

    Parameters
    ----------
    game
        The game, as `blanketfort games` lists it; with --resume, a saved game's file, or nothing for the last one.
    seat
        Who sits where, separated by commas: you, bot, or a computer player: easy, medium, hard, expert, master,
        thumb, random, search, search:500 (iterations) or search:0.2s; or your own: my_bot.py, cmd:node bot.js.
        Seats not named are bots.
    seed
        Deals the same game again; without it the deal is true chance.
    save
        Save the game in this file; in a folder of your own, if not given.
    resume
        Continue a saved game.
    record
        Write the finished game down in this file, for `blanketfort verify` and `blanketfort replay`.
    plain
        Lines of text only: numbered options, no colour, no cursor movement.
    """
    language = pick_language(lang)
    is_drawn = not plain and is_whole_terminal()
    if is_drawn:
        check_room(Words(language))
    if record is not None:
        check_writable(record)
    saved: SaveFile | None
    if resume:
        table, saved = go_on(None if game is None else Path(game), deck, Words(language))
    elif game is None:
        raise BadSetup(
            "which game? `blanketfort games` lists them, `blanketfort play --resume` goes on with the last one"
        )
    else:
        table = open_table(open_game(game, deck), players, seat, seed, option)
        saved = start_saving(table, save or new_path(game)) if table.people else None
    return run(table, saved, record, language, is_drawn)


# Opening a table.


def open_table(game: Game, players: int | None, seat: str, seed: str | None, option: list[str] | None) -> Table:
    """A new table; BadSetup says what was wrong."""
    sitting = [name.strip() for name in seat.split(",")]
    seats = players or seats_for(game, len(sitting))
    setup = game.make_setup(seats, secrets.token_hex(16) if seed is None else seed, read_options(game, option))
    if len(sitting) > seats:
        raise BadSetup(f"--seat names {len(sitting)} players, but the game has {seats} seats")
    sitting += [USUAL] * (seats - len(sitting))
    for name in sitting:
        seat_player(game, name, 0, len(sitting))  # who is not there is refused before the deal
        check_loads(name)
    return Table(game, setup, sitting)


def go_on(path: Path | None, deck: Path | None, words: Words) -> tuple[Table, SaveFile]:
    """The table of a saved game."""
    path = path or last_path()
    table, saved, was_torn = resume_table(path, lambda name: open_game(name, deck))
    if was_torn:
        print(words(Phrase("house-terminal-torn")), file=sys.stderr)
    return table, saved


def seat_player(game: Game, name: str, seed: int, players: int) -> Player | None:
    """Who sits there: None is a person at this keyboard."""
    return None if name == PERSON else hire(game, name, seed, players)


def name_players(game: Game, bots: list[Player | None], words: Words) -> list[str]:
    """People at this keyboard are called as their seats are."""
    seats = [words(seat) for seat in game.seat_names(len(bots))]
    return [seat if bot is None else name for bot, seat, name in zip(bots, seats, BOT_NAMES, strict=False)]


def how_to_go_on(path: Path) -> str:
    """What to type to go on with a saved game; the last one in the usual folder needs no name."""
    named = "" if path.absolute().parent == save_folder().absolute() else f" {shlex.quote(str(path))}"
    return f"blanketfort play --resume{named}"


# Running it.


def run(table: Table, saved: SaveFile | None, record: Path | None, language: str, is_drawn: bool) -> int:
    """Play in the way this terminal allows, and end in one clear line however it ends."""
    words = Words(language)
    luck = stream_of(table.setup.seed, "players at a terminal")  # another with every deal, the same when it is resumed
    bots = [seat_player(table.game, name, luck.below(SEEDS), len(table.sitting)) for name in table.sitting]
    names = name_players(table.game, bots, words)
    if record is not None:
        print(words(Phrase("record-commitment", commitment=table.setup.commitment)))
    try:
        if is_drawn:
            code = run_app(table, bots, names, language, saved)
        else:
            code = run_plain(PlainTable(table, bots, names, language), saved, words)
    finally:
        for bot in bots:
            dismiss(bot)
    if table.decision is None:
        keep_record(table, saved, record, words)
    return code


def is_whole_terminal() -> bool:
    """Whether a person sits at a terminal that can be drawn on."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def check_room(words: Words) -> None:
    """Refuse a window that the table does not fit into, before anything is dealt."""
    width, height = shutil.get_terminal_size()
    if not fits_into(width, height):
        raise BlanketfortError(words(Phrase("house-terminal-small", columns=width, lines=height)))


def run_app(table: Table, bots: list[Player | None], names: list[str], language: str, saved: SaveFile | None) -> int:
    from blanketfort.terminal.drawn import TableApp  # only those who see it wait for it to load

    TableApp(table, bots, names, language).run()
    if table.decision is not None:
        tell_saved(saved, Words(language))
    return DONE


def run_plain(table: PlainTable, saved: SaveFile | None, words: Words) -> int:
    try:
        table.play()
        return DONE
    except Quit:
        tell_saved(saved, words)
        print(words(Phrase("house-left")))
        return DONE
    except EOFError:
        tell_saved(saved, words)
        print(f"\n{words(Phrase('house-closed'))}", file=sys.stderr)
        return UNFINISHED
    except KeyboardInterrupt:
        tell_saved(saved, words)
        print(f"\n{words(Phrase('house-interrupted'))}", file=sys.stderr)
        return INTERRUPTED


def tell_saved(saved: SaveFile | None, words: Words) -> None:
    if saved is not None:
        print(words(Phrase("house-terminal-saved", path=str(saved.path), command=how_to_go_on(saved.path))))


def keep_record(table: Table, saved: SaveFile | None, record: Path | None, words: Words) -> None:
    """A finished game is written down as a record; there is nothing left to go on with."""
    path = record or (saved.path.with_suffix(".record") if saved is not None else None)
    if path is None:
        return
    write_record(table.state, path)
    # A file that nobody named is told beside the game: the same game says the same.
    print(words(Phrase("record-written", file=str(path))), file=sys.stdout if record is not None else sys.stderr)
    if saved is not None:
        saved.remove()
