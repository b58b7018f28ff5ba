"""`blanketfort simulate --dataset`: every decision of many games, for people who train on them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from blanketfort.arena.simulation import Plan
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words


def write(plan: Plan, folder: Path, values: str, jobs: int, words: Words) -> None:
    """Write the dataset, or what of it is missing, and tell what it has."""
    try:
        from blanketfort.research import dataset
    except ImportError as missing:
        raise BlanketfortError(
            f"a dataset needs {missing.name}, which comes with: pip install 'blanketfort[research]'"
        ) from None
    done = sum(told(dataset.write_dataset(plan, folder, values, jobs), plan.games, words))
    decisions = dataset.count_decisions(sorted(folder.glob("*.parquet")))
    print(words(Phrase("dataset-written", decisions=decisions, games=done, path=str(folder))))


def told(parts: Iterable[int], games: int, words: Words) -> Iterable[int]:
    """Pass the parts on, and tell on stderr how far it is where a person is looking."""
    done = 0
    for part in parts:
        done += part
        if sys.stderr.isatty():
            print(f"\r{words(Phrase('report-playing'))} {done}/{games}", end="", file=sys.stderr, flush=True)
        yield part
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
