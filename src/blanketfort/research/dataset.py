"""Datasets: every decision of many games in Parquet, with what the seat saw, might do and did, and what came of it.

A dataset is a folder of parts, each with the decisions of several games, written under another name and renamed when it
is whole. A part depends on nothing but the plan and its number: so whatever ends the work, saying the same again goes
on with the parts that are missing, and the content is the same as if nothing had happened.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from blanketfort.arena.pools import open_pool, play_all
from blanketfort.arena.simulation import Plan, play_on
from blanketfort.bots import make_bot
from blanketfort.bots.own import hire
from blanketfort.bots.search import Possible
from blanketfort.bots.thinker import Thinker
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import house_game
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Sheet
from blanketfort.research.hot.games import write_mask
from blanketfort.research.setting import Setting

PART = 64
"""How many games a part has."""
ROWS = 2048
"""A row group is written at this many decisions: more than those and one game's are never in memory."""
PLAN = "_plan.json"
"""Readers of Parquet pass over names that begin so."""


class Row(NamedTuple):
    """One decision, but for what is seen and allowed, which is on sheets."""

    game: int
    decision: int
    seat: int
    player: str
    kind: str
    choice: int
    values: list[float]
    visits: list[int]


class Writer:
    """Writes the decisions of games as they end."""

    def __init__(self, path: Path, plan: Plan, values: str) -> None:
        self.plan = plan
        self.values = values
        self.setting = open_setting(plan.game, plan.players, tuple(plan.options.items()), plan.deck)
        self.schema = schema_of(self.setting, bool(values))
        self.file = pq.ParquetWriter(path, self.schema, compression="zstd")
        self._begin()

    def _begin(self) -> None:
        self.rows: list[Row] = []
        self.outcomes: list[float] = []
        self.seen, self.masks = Sheet(), Sheet()

    def add_game(self, number: int) -> None:
        """Play one game of the plan and note its decisions."""
        sitting = self.plan.sitting(number)
        names, seed = sitting.bots, sitting.seed
        state = self.setting.deal(seed)
        players = len(names)
        bots = [hire(self.setting.game, name, seed * players + seat, players) for seat, name in enumerate(names)]
        adviser = make_bot(self.setting.game, self.values, seed) if self.values else None
        first = len(self.rows)

        def watch(now: State, choice: int) -> None:
            seat = now.top.seat
            self.setting.encoder.encoder.write_row(now, seat, self.seen)
            write_mask(now, seat, self.setting.no_actions, self.masks)
            advice = advise(adviser, now) if isinstance(adviser, Thinker) else ([], [])
            row = Row(seed, len(self.rows) - first, seat, names[seat], now.top.kind(), choice, *advice)
            self.rows.append(row)

        play_on(state, bots, watch)
        returns = self.setting.returns(state)
        self.outcomes += [returns[row.seat] for row in self.rows[first:]]
        if len(self.rows) >= ROWS:
            self.flush()

    def flush(self) -> None:
        """Write what there is as a row group."""
        if self.rows:
            self.file.write_table(self._table())
        self._begin()

    def _table(self) -> pa.Table:
        fields = Row(*map(list, zip(*self.rows, strict=True)))._asdict()  # type: ignore[arg-type]
        columns: dict[str, Any] = {
            **fields,
            "observation": rows_of(self.seen, self.setting.encoder.size),
            "mask": rows_of(self.masks, len(self.setting.actions)),
            "outcome": self.outcomes,
        }
        return pa.table({name: columns[name] for name in self.schema.names}, self.schema)

    def close(self) -> None:
        """Write the rest and end the file."""
        self.flush()
        self.file.close()


def advise(thinker: Thinker, state: State) -> tuple[list[float], list[int]]:
    """For each legal action, in the order of their numbers, its chance to win by search, and its visits there."""
    found = sorted(thinker.advise(Possible(state, state.top.seat)))
    return [min(max(advice.chance, 0.0), 1.0) for advice in found], [advice.visits for advice in found]


def rows_of(sheet: Sheet, width: int) -> pa.Array:
    """The rows of a sheet as a column, without copying."""
    return pa.FixedSizeListArray.from_arrays(pa.array(np.frombuffer(sheet.rows.getvalue(), np.int8)), width)


def schema_of(setting: Setting, has_values: bool) -> pa.Schema:
    """The columns, and in the metadata what each number and each action means."""
    words = pa.dictionary(pa.int8(), pa.string())
    columns: dict[str, pa.DataType] = {
        "game": pa.int64(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "player": words,
        "kind": words,
        "observation": pa.list_(pa.int8(), setting.encoder.size),
        "mask": pa.list_(pa.int8(), len(setting.actions)),
        "choice": pa.int16(),
        "outcome": pa.float32(),
    }
    if has_values:
        columns |= {"values": pa.list_(pa.float32()), "visits": pa.list_(pa.int32())}
    about = {
        "game": setting.game.name,
        "players": setting.players,
        "options": setting.options,
        "version": setting.version,
        "index": setting.encoder.index,
        "actions": setting.actions,
    }
    return pa.schema(columns.items(), {"blanketfort": json.dumps(about)})


@cache
def open_setting(game: str, players: int, options: tuple[tuple[str, bool | str], ...], deck: str) -> Setting:
    """The setting of a plan, made once in each process."""
    return Setting(house_game(game, deck), players, dict(options))


def write_part(plan: Plan, values: str, folder: Path, part: int) -> int:
    """Write one part, whole or not at all; how many games it has."""
    unfinished = folder / f".part-{part:06}"
    numbers = range(part * PART, min((part + 1) * PART, plan.games))
    writer = Writer(unfinished, plan, values)
    for number in numbers:
        writer.add_game(number)
    writer.close()
    os.replace(unfinished, path_of(folder, part))
    return len(numbers)


def path_of(folder: Path, part: int) -> Path:
    return folder / f"part-{part:06}.parquet"


def write_dataset(plan: Plan, folder: Path, values: str = "", jobs: int = 1) -> Iterator[int]:
    """Write the parts that are not there yet; yields how many games each part has, those there already first."""
    check_values(plan, values)
    start_or_go_on(plan, folder, values)
    parts = range(-(-plan.games // PART))
    missing = [part for part in parts if not path_of(folder, part).exists()]
    yield sum(min(PART, plan.games - part * PART) for part in parts if part not in missing)
    with open_pool(jobs) as pool:
        yield from play_all(partial(write_part, plan, values, folder), missing, pool)


def check_values(plan: Plan, values: str) -> None:
    """Values come from a search that finds the same again, or a dataset could not be continued."""
    if not values:
        return
    adviser = make_bot(plan.game, values, 0)
    if not isinstance(adviser, Thinker) or adviser.budget.seconds is not None:
        raise BlanketfortError(
            f"values come from a search with a number of iterations, such as search:200, not {values!r}"
        )


def start_or_go_on(plan: Plan, folder: Path, values: str) -> None:
    """Keep the plan with the dataset; a folder that has another one is not touched."""
    text = json.dumps({**asdict(plan), "values": values, "games_in_a_part": PART}, indent=1)
    kept = folder / PLAN
    if folder.exists() and not folder.is_dir():
        raise BlanketfortError(f"{str(folder)!r} is a file; a dataset is a folder of files")
    if not folder.exists():
        folder.mkdir(parents=True)
    elif not kept.exists() and any(folder.iterdir()):
        raise BlanketfortError(f"{str(folder)!r} is there already and is no dataset")
    if not kept.exists():
        kept.write_text(text, encoding="utf-8")
    elif kept.read_text(encoding="utf-8") != text:
        raise BlanketfortError(f"{str(folder)!r} is a dataset of another plan: see its {PLAN}")


def count_decisions(paths: Iterable[Path]) -> int:
    """How many rows these parts have."""
    return sum(pq.read_metadata(path).num_rows for path in paths)
