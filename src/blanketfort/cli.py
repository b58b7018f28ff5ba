"""The `blanketfort` command. Errors are one line on stderr; exit codes: 0 done, 1 unfinished, 2 wrong use."""

import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import track

from blanketfort.about import is_compiled, version_line
from blanketfort.arena.cards import check_reportable, report_on
from blanketfort.arena.simulation import Plan, Result, simulate
from blanketfort.arena.statistics import summarize
from blanketfort.bots import bots_of
from blanketfort.bots.own import hire
from blanketfort.commands import arena, datasets, decks, lookup, playing, records, review, serving
from blanketfort.commands.shelf import (
    DeckOption,
    LangOption,
    Options,
    at_least_one,
    check_writable,
    open_game,
    read_options,
    read_text,
    seats_for,
    write_text,
)
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words, pick_language
from blanketfort.terminal.report import plot_report, print_report

DONE, UNFINISHED, WRONG_USE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141

app = App(
    name="blanketfort",
    help="A digital table for the fort games: Fort, Fort Sumter and forfort.",
    version=version_line,
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


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
    dataset: Path | None = None,
    values: str | None = None,
    lang: LangOption = None,
    report: Literal["cards"] | None = None,
    plot: Path | None = None,
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
        The players, separated by commas, as for `play --seat`; they change seats from game to game.
    records
        Write a record of every game into this folder, for `blanketfort verify` and `blanketfort replay`.
    dataset
        Write every decision into this folder of Parquet files instead; saying the same again goes on where it ended.
    values
        With --dataset: what a search makes of each option, such as search:200 (iterations).
    report
        What to tell besides: `cards` tells what is won with each card; for Fort Sumter also how often its event is
        chosen, for Fort also what is won with each made-up rule, perk, opening, end and place in the turn order.
    plot
        Draw the report into this file, as SVG.
    as_json
        Print the results as JSON instead of tables.
    """
    words = Words(pick_language(lang))
    house = None if deck is None else read_text(deck, "deck file")
    chosen = open_game(game, deck)
    if values is not None and dataset is None:
        raise BlanketfortError("--values goes into a dataset: say --dataset too")
    if report == "cards":
        check_reportable(chosen)
    elif plot is not None:
        raise BlanketfortError("--plot draws a report: say --report cards too")
    if plot is not None:
        check_writable(plot)
    if records is not None:
        make_folder(records)
    sitting = tuple(name.strip() for name in (bots or bots_of(game)[0]).split(","))
    seats = players or seats_for(chosen, len(sitting))
    folder = "" if records is None else str(records)
    plan = Plan(
        game,
        seats,
        at_least_one("games", games),
        seed,
        sitting,
        read_options(chosen, option),
        house or "",
        folder,
        watches_cards=report == "cards",
    )
    chosen.make_setup(seats, seed, plan.options)  # a wrong set-up is refused before any process starts
    for name in sitting:
        hire(game, name, 0)
    if dataset is not None:
        datasets.write(plan, dataset, values or "", at_least_one("jobs", jobs), words)
        return DONE
    begun = time.perf_counter()
    results = list(with_progress(simulate(plan, at_least_one("jobs", jobs)), plan.games, words))
    found = summarize(plan, results, time.perf_counter() - begun)
    if report == "cards":
        found |= report_on(chosen, results)
        if plot is not None:
            write_text(plot, plot_report(chosen.title, found, words))
    if as_json:
        print(json.dumps({**found, "compiled": is_compiled()}, indent=2))
    else:
        print_report(found, words)
    return DONE


app.command(playing.play)
app.command(serving.serve)
app.command(arena.arena)
app.command(lookup.games)
app.command(records.verify)
app.command(records.replay)
app.command(review.analyse)
app.command(decks.check_deck)
app.command(lookup.cards)
app.command(lookup.rules)
app.register_install_completion_command()


# What the commands share.


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BlanketfortError(f"the folder {str(path)!r} cannot be made: {error.strerror}") from None


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
