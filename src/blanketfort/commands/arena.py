"""`blanketfort arena`: which computer player is stronger, and how sure that is."""

from __future__ import annotations

import json
import shlex
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from blanketfort.arena.pools import Pool, open_cluster, open_pool
from blanketfort.arena.report_page import write_page
from blanketfort.arena.results import ResultFile
from blanketfort.arena.run import Run
from blanketfort.arena.standing import sum_up
from blanketfort.arena.tournament import Tournament
from blanketfort.bots.own import check_loads, hire
from blanketfort.commands.completion import GameName, Players, complete_players
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
    open_game,
    progress,
    read_options,
    read_text,
    write_text,
)
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words, pick_language
from blanketfort.terminal.rating_tables import name_sides, print_standing


def arena(
    game: GameName,
    /,
    *,
    player: Annotated[list[str], Parameter(negative=(), completer=complete_players)],
    players: PlayersOption = None,
    games: int = 100,
    gauntlet: Players | None = None,
    seed: int = 1,
    jobs: JobsOption = 1,
    option: Options = None,
    deck: DeckOption = None,
    out: Path | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    stop_when_clear: Annotated[bool, Parameter(negative=())] = False,
    cluster: ClusterOption = None,
    report: Path | None = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> int:
    """Let computer players meet, each deal with everybody on every side of the table, and rate them.

    Parameters
    ----------
    player
        One of the players, as for `play --seat`; give this option for each of them.
    games
        In how many games any two players meet, at least.
    gauntlet
        Only this player meets all the others; without it everybody meets everybody.
    seed
        The seed of the first deal; the next one has the next seed.
    out
        Keep every game in this file, one line each.
    resume
        Continue the file of --out: what it holds is not played again. It may have fewer games or players.
    stop_when_clear
        Stop playing a pair as soon as it is clear, with 95 % certainty, who is stronger.
    report
        Write a page of HTML with charts into this file.
    """
    words = Words(pick_language(lang))
    chosen = open_game(game, deck)
    if report is not None:
        check_writable(report)
        if out is not None and out.absolute() == report.absolute():
            raise BadSetup("--report and --out are the same file: give the page another one")
    if resume and out is None:
        raise BadSetup("--resume goes on with a file of results: say which by --out FILE")
    tournament = Tournament(
        game,
        players or chosen.players[0],
        read_players(chosen, player, gauntlet),
        at_least_one("games", games),
        seed,
        gauntlet or "",
        read_options(chosen, option),
        "" if deck is None else read_text(deck, "deck file"),
    )
    chosen.make_setup(tournament.seats, seed, tournament.options)  # a wrong set-up is refused before any process starts
    words = words.naming(chosen.seat_names(tournament.seats))
    workers = open_pool(at_least_one("jobs", jobs)) if cluster is None else open_cluster(cluster)
    run = play(tournament, workers, out, resume, stop_when_clear, words)
    found = sum_up(tournament, run.results)
    if report is not None:
        command = shlex.join(["blanketfort", *sys.argv[1:]])
        page = write_page(found, chosen.title, name_sides(found, words), command, words.language, words)
        write_text(report, page)
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print_standing(found, chosen.title, words)
        tell_files(out, report, words)
    return 0


def read_players(game: Game, named: list[str], gauntlet: str | None) -> tuple[str, ...]:
    """Who plays; a player that is missing, or named twice, is refused before anything begins."""
    players = tuple(dict.fromkeys([*([] if gauntlet is None else [gauntlet]), *named]))
    if len(set(named)) < len(named):
        raise BadSetup("each --player should be another one: a player's rating against itself is always the same")
    if len(players) < 2:
        raise BadSetup("an arena needs two players at least: --player thumb --player random")
    for name in players:
        hire(game, name, 0)
        check_loads(name)
    return players


def play(
    tournament: Tournament,
    workers: AbstractContextManager[Pool | None],
    out: Path | None,
    resume: bool,
    stops_when_clear: bool,
    words: Words,
) -> Run:
    """Play a tournament to its end, keeping every game where that is wanted."""
    file = None if out is None else ResultFile(out, tournament, resume)
    run = Run(tournament, {} if file is None else file.played, stops_when_clear)
    known = set(run.played)
    try:
        with workers as pool, progress(words, "arena-playing", run.games) as advance:
            for played in run.play(pool):
                if file is not None and played.fixture not in known:
                    file.keep(played)
                advance(1)
    finally:
        if file is not None:
            file.close()
    return run


def tell_files(out: Path | None, report: Path | None, words: Words) -> None:
    for id, path in (("arena-kept", out), ("arena-written", report)):
        if path is not None:
            print(words(Phrase(id, file=str(path))))
