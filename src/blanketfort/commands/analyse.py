"""`blanketfort analyse`: a recorded game looked at again by the search."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from blanketfort.bots.review import Judged, Review, find_costly, find_turns
from blanketfort.commands.records import naming, open_record
from blanketfort.commands.shared import (
    DeckOption,
    FileOption,
    JsonOption,
    LangOption,
    at_least_one,
    check_writable,
    progress,
    write_text,
)
from blanketfort.engine.errors import BadSetup
from blanketfort.locale import Words, pick_language
from blanketfort.terminal.chances import plot_review, print_review


def analyse(
    file: FileOption,
    /,
    *,
    seat: int | None = None,
    budget: int = 200,
    hindsight: Annotated[bool, Parameter(negative=())] = False,
    plot: Path | None = None,
    as_json: JsonOption = False,
    deck: DeckOption = None,
    lang: LangOption = None,
) -> int:
    """Judge a recorded game: the chances after each choice, the turning points, and the choices that cost most.

    Each choice is judged by what its player knew then.

    Parameters
    ----------
    seat
        Judge only the choices of this player, from 1 on.
    budget
        How many iterations the search has for a choice; with more, estimates are better, and take longer.
    hindsight
        Judge by how all cards truly lay instead.
    plot
        Draw the chances into this file, as SVG.
    """
    words = Words(pick_language(lang))
    if plot is not None:
        if plot.suffix != ".svg":
            raise BadSetup(f"--plot draws SVG: give a file such as {plot.stem}.svg")
        check_writable(plot)
    iterations = at_least_one("budget", budget)
    _text, record, game = open_record(file, deck)
    with naming(file):
        game.make_setup(record.players, 0, record.options, rules=record.rules)
    if seat is not None and not 1 <= seat <= record.players:
        raise BadSetup(f"--seat should be from 1 to {record.players}, not {seat}")
    words = words.naming(game.seat_names(record.players))
    seats = list(range(record.players)) if seat is None else [seat - 1]
    with naming(file):
        review = Review(game, record, seats, iterations, hindsight)
        judged = judge_all(review, words)
    if plot is not None:
        write_text(plot, plot_review(review, judged, game.title, words))
    if as_json:
        print(json.dumps(as_data(review, judged), indent=2))
    else:
        print_review(judged, words)
    return 0


def judge_all(review: Review, words: Words) -> list[Judged]:
    """All choices, with a bar where a person is looking."""
    judged = []
    with progress(words, "analysis-thinking", len(review.record.choices)) as advance:
        for one in review.judge_all():
            advance(1)
            if one is not None:
                judged.append(one)
    return judged


def as_data(review: Review, judged: list[Judged]) -> dict[str, object]:
    """What was found, for other programs. Seats are numbered from 0 on, as everywhere in the engine."""
    return {
        "game": review.game.name,
        "players": review.record.players,
        "hindsight": review.hindsight,
        "choices": [
            {
                "number": one.number,
                "seat": one.seat,
                "kind": one.kind,
                "chosen": one.chosen,
                "best": one.best,
                "chance": round(one.chance, 4),
                "before": round(one.best_chance, 4),
                "cost": round(one.cost, 4),
                "shift": round(one.shift, 4),
            }
            for one in judged
        ],
        "turning_points": [one.number for one in find_turns(judged)],
        "costly": [one.number for one in find_costly(judged)],
        "winners": review.end.winners if review.end is not None else [],
    }
