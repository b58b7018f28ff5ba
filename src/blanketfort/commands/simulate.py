"""`blanketfort simulate`: many games between computer players, and what came of them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Literal

from blanketfort.about import is_compiled
from blanketfort.arena.factors import check_reportable, report_on
from blanketfort.arena.simulation import Plan, Result
from blanketfort.arena.simulation import simulate as play_all
from blanketfort.arena.statistics import summarize
from blanketfort.bots import bots_of
from blanketfort.bots.own import check_loads, hire
from blanketfort.commands import datasets
from blanketfort.commands.completion import GameName, Players
from blanketfort.commands.shared import (
    ClusterOption,
    DeckOption,
    JobsOption,
    JsonOption,
    LangOption,
    Options,
    PlayersOption,
    at_least_one,
    check_writable,
    make_folder,
    open_game,
    progress,
    read_options,
    read_text,
    seats_for,
    write_text,
)
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.locale import Words, pick_language
from blanketfort.terminal.report import plot_report, print_report


def simulate(
    game: GameName,
    /,
    *,
    players: PlayersOption = None,
    games: int = 100,
    seed: int = 1,
    jobs: JobsOption = 1,
    bots: Players | None = None,
    option: Options = None,
    deck: DeckOption = None,
    records: Path | None = None,
    dataset: Path | None = None,
    values: str | None = None,
    cluster: ClusterOption = None,
    lang: LangOption = None,
    report: Literal["cards"] | None = None,
    plot: Path | None = None,
    as_json: JsonOption = False,
) -> int:
    """Let computer players play many games, and report the results.

    Parameters
    ----------
    games
        How many games are played.
    seed
        The seed of the first game; the next one has the next seed.
    bots
        The players, separated by commas, as for `play --seat`; they change seats from game to game.
    records
        Write a record of every game into this folder, for `blanketfort verify` and `blanketfort replay`.
    dataset
        Write every decision into this folder of Parquet files instead; given again, it continues where it stopped.
    values
        With --dataset: what a search makes of each option, such as search:200 (iterations).
    report
        What to tell besides: `cards` tells what is won with each card; for Fort Sumter also how often its event is
        chosen, for Fort also what is won with each made-up rule, perk, opening, end and place in the turn order.
    plot
        Draw the report into this file, as SVG.
    """
    words = Words(pick_language(lang))
    chosen = open_game(game, deck)
    check_wishes(chosen, dataset, values, report, plot)
    if cluster is not None and (records or dataset):
        raise BlanketfortError("--records and --dataset play on this machine: they do not go with --cluster")
    if records is not None:
        make_folder(records)
    sitting = tuple(name.strip() for name in (bots or bots_of(chosen)[0]).split(","))
    plan = Plan(
        game,
        players or seats_for(chosen, len(sitting)),
        at_least_one("games", games),
        seed,
        sitting,
        read_options(chosen, option),
        "" if deck is None else read_text(deck, "deck file"),
        "" if records is None else str(records),
        watches_cards=report == "cards",
    )
    chosen.make_setup(plan.players, seed, plan.options)  # a wrong set-up is refused before any process starts
    for name in sitting:
        hire(chosen, name, 0)
        check_loads(name)
    if dataset is not None:
        datasets.write(plan, dataset, values or "", at_least_one("jobs", jobs), words)
        return 0
    words = words.naming(chosen.seat_names(plan.players))
    begun = time.perf_counter()
    results = play(plan, at_least_one("jobs", jobs), cluster, words)
    found = summarize(plan, results, time.perf_counter() - begun)
    if report == "cards":
        found |= report_on(chosen, results)
        if plot is not None:
            write_text(plot, plot_report(chosen.title, found, words))
    if as_json:
        print(json.dumps({**found, "compiled": is_compiled()}, indent=2))
    else:
        print_report(found, words)
    return 0


def check_wishes(game: Game, dataset: Path | None, values: str | None, report: str | None, plot: Path | None) -> None:
    """Refuse what does not go together, or could not be written after a long run."""
    if values is not None and dataset is None:
        raise BlanketfortError("--values goes into a dataset: say --dataset too")
    if report == "cards":
        check_reportable(game)
    elif plot is not None:
        raise BlanketfortError("--plot draws a report: say --report cards too")
    if plot is not None:
        check_writable(plot)


def play(plan: Plan, jobs: int, cluster: str | None, words: Words) -> list[Result]:
    """Play all games, with a bar where a person is looking."""
    results = []
    with progress(words, "report-playing", plan.games) as advance:
        for result in play_all(plan, jobs, cluster):
            results.append(result)
            advance(1)
    return results
