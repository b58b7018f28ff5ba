"""The `blanketfort` command. Errors are one line on stderr; exit codes: 0 done, 1 unfinished, 2 wrong use."""

import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import track

from blanketfort.about import is_compiled, version_line
from blanketfort.arena.simulation import Plan, Result, simulate
from blanketfort.arena.statistics import summarize
from blanketfort.bots import Player, bots_of, make_bot
from blanketfort.commands import decks, lookup, records
from blanketfort.commands.shelf import DeckOption, LangOption, check_writable, open_game, read_text
from blanketfort.engine.errors import BadSetup, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words, pick_language
from blanketfort.terminal.plain import PlainTable, Quit
from blanketfort.terminal.report import print_report

DONE, UNFINISHED, WRONG_USE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141
BOT_NAMES = ("Ada", "Basil", "Cleo", "Dante")
SWITCH = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}

app = App(
    name="blanketfort",
    help="A digital table for the fort games: Fort, Fort Sumter and forfort.",
    version=version_line,
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)

Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative=(), help="An option of the game, as name=value; may be given several times."),
]


@app.command
def play(
    game: str,
    /,
    *,
    players: int | None = None,
    seat: str = "you",
    seed: str | None = None,
    option: Options = None,
    deck: DeckOption = None,
    record: Path | None = None,
    lang: LangOption = None,
    plain: Annotated[bool, Parameter(negative=())] = False,  # noqa: ARG001 (so far all tables are plain)
) -> int:
    """Play a game at this terminal.

    Parameters
    ----------
    game
        The game, as `blanketfort games` lists it.
    players
        How many seats there are; as few as the game allows, if not given.
    seat
        Who sits where, separated by commas: you, bot, thumb, random. Seats not named are bots.
    seed
        Deals the same game again; without it the deal is true chance.
    record
        Write the finished game down in this file, for `blanketfort verify` and `blanketfort replay`.
    plain
        Lines of text only: numbered options, no colour, no cursor movement.
    """
    language = pick_language(lang)
    chosen = open_game(game, deck)
    if record is not None:
        check_writable(record)
    sitting = [name.strip() for name in seat.split(",")]
    state = chosen.new(players or seats_for(chosen, len(sitting)), seed, read_options(chosen, option), sink=[])
    sitting += ["bot"] * (state.players - len(sitting))
    if len(sitting) > state.players:
        raise BadSetup(f"--seat names {len(sitting)} players, but the game has {state.players} seats")
    bots = [seat_player(chosen, name, number) for number, name in enumerate(sitting)]
    names = [seat_name(language, bots, number) for number in range(state.players)]
    if "bot" in sitting and bots_of(game)[0] == "random":
        print(Words(language)(Phrase("house-only-random", game=chosen.title)))
    words = Words(language)
    if record is not None:
        print(words(Phrase("record-commitment", commitment=state.setup.commitment)))
    code = run_table(PlainTable(chosen, state, bots, names, language), words)
    if record is not None and state.over:
        records.write_record(state, record)
        print(words(Phrase("record-written", file=str(record))))
    return code


@app.command(name="simulate")
def run_simulation(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 100,
    seed: int = 1,
    jobs: int = 1,
    bots: str | None = None,
    option: Options = None,
    deck: DeckOption = None,
    records: Path | None = None,
    lang: LangOption = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Let computer players play many games, and tell what came of them.

    Parameters
    ----------
    game
        The game, as `blanketfort games` lists it.
    players
        How many seats there are; as few as the game allows, if not given.
    games
        How many games are played.
    seed
        The seed of the first game; the next one has the next seed.
    jobs
        How many processes play; the results are the same for any number.
    bots
        The players, separated by commas (thumb, random); they change seats from game to game.
    records
        Write a record of every game into this folder, for `blanketfort verify` and `blanketfort replay`.
    as_json
        Print the results as JSON instead of tables.
    """
    words = Words(pick_language(lang))
    house = None if deck is None else read_text(deck, "deck file")
    chosen = open_game(game, deck)
    if records is not None:
        make_folder(records)
    sitting = tuple(name.strip() for name in (bots or bots_of(game)[0]).split(","))
    seats = players or seats_for(chosen, len(sitting))
    folder = "" if records is None else str(records)
    plan = Plan(
        game, seats, at_least_one("games", games), seed, sitting, read_options(chosen, option), house or "", folder
    )
    chosen.make_setup(seats, seed, plan.options)  # a wrong set-up is refused before any process starts
    for name in sitting:
        make_bot(game, name, 0)
    begun = time.perf_counter()
    results = list(with_progress(simulate(plan, at_least_one("jobs", jobs)), plan.games, words))
    report = summarize(plan, results, time.perf_counter() - begun)
    if as_json:
        print(json.dumps({**report, "compiled": is_compiled()}, indent=2))
    else:
        print_report(report, words)
    return DONE


app.command(lookup.games)
app.command(records.verify)
app.command(records.replay)
app.command(decks.check_deck)
app.command(lookup.cards)
app.command(lookup.rules)
app.register_install_completion_command()


# What the commands share.


def seats_for(game: Game, named: int) -> int:
    """The fewest seats that hold all who were named."""
    return next((count for count in game.players if count >= named), game.players[-1])


def at_least_one(name: str, count: int) -> int:
    if count < 1:
        raise BlanketfortError(f"--{name} should be 1 or more, not {count}")
    return count


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


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BlanketfortError(f"the folder {str(path)!r} cannot be made: {error.strerror}") from None


def seat_player(game: Game, name: str, seat: int) -> Player | None:
    """Who sits there: None is a person at this keyboard."""
    if name == "you":
        return None
    return make_bot(game, bots_of(game.name)[0] if name == "bot" else name, seat)


def seat_name(language: str, bots: list[Player | None], seat: int) -> str:
    return Words(language).name(seat) if bots[seat] is None else BOT_NAMES[seat]


def run_table(table: PlainTable, words: Words) -> int:
    """Play, and end in one clear line however it ends."""
    try:
        table.play()
        return DONE
    except Quit:
        print(words(Phrase("house-left")))
        return DONE
    except EOFError:
        print(f"\n{words(Phrase('house-closed'))}", file=sys.stderr)
        return UNFINISHED
    except KeyboardInterrupt:
        print(f"\n{words(Phrase('house-interrupted'))}", file=sys.stderr)
        return INTERRUPTED


def with_progress(results: Iterable[Result], total: int, words: Words) -> Iterable[Result]:
    """Show a progress bar on stderr where a person is looking."""
    if not sys.stderr.isatty():
        return results
    return track(results, words(Phrase("report-playing")), total, console=Console(stderr=True), transient=True)


def main() -> None:
    """The entry point: whatever happens, one line and an exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    if sys.stdout is None:
        return complain("the output is closed: there is nowhere to write", UNFINISHED)
    try:
        code = app(arguments)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except BlanketfortError as error:
        return complain(str(error), WRONG_USE)
    except CycloptsError as error:
        return complain(" ".join(str(error).split()), WRONG_USE)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nobody listens any more: let Python's own last flush pass
        return BROKEN_PIPE


def complain(message: str, code: int) -> int:
    print(f"blanketfort: {message}", file=sys.stderr)
    return code
