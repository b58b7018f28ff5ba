"""What all tests stand on: which of them run twice, and that games they play are never saved among a person's own."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
TWICE = (
    "engine",
    "bots/test_learned.py",
    "bots/test_search.py",
    "forfort",
    "fort",
    "fort_sumter",
    "outside/test_outside.py",
    "research/test_batch.py",
    "research/test_encoding.py",
    "research/test_vector.py",
    "research/test_versions.py",
    "table/test_table.py",
    "test_house_decks.py",
    "test_laws.py",
    "test_old_records.py",
)
"""What these try is compiled: they run on the compiled engine and on Python as it is written.

Single tests elsewhere are marked `twice`. All others stand on what these prove and run on the faster of the two.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.get_closest_marker("twice") and not any(item.path.is_relative_to(HERE / path) for path in TWICE):
            item.add_marker("once")


@pytest.fixture(autouse=True)
def own_saves(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
