"""`blanketfort simulate --dataset`: every decision of many games, for people who train on them."""

from __future__ import annotations

from pathlib import Path

from blanketfort.arena.simulation import Plan
from blanketfort.commands.shared import progress
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
    done = 0
    with progress(words, "report-playing", plan.games) as advance:
        for part in dataset.write_dataset(plan, folder, values, jobs):
            done += part
            advance(part)
    decisions = dataset.count_decisions(sorted(folder.glob("*.parquet")))
    print(words(Phrase("dataset-written", decisions=decisions, games=done, path=str(folder))))
