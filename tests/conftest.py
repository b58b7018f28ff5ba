"""What all tests stand on: which of them run once, and that games they play are never saved among a person's own."""

from pathlib import Path

import pytest

from blanketfort.about import is_compiled

HERE = Path(__file__).parent
ONCE = (
    "browser",
    "locale",
    "research/test_docs.py",
    "server/test_durability.py",
    "server/test_openapi.py",
    "server/test_storage.py",
    "server/test_wire.py",
    "test_docs.py",
    "test_traceability.py",
)
"""What these try (browsers, databases, processes, documents) does not depend on the engine being compiled.

They run on Python as it is written only, like single tests that are marked `once`.
"""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if is_compiled():
        once = [item for item in items if is_once(item)]
        items[:] = [item for item in items if not is_once(item)]
        config.hook.pytest_deselected(items=once)


def is_once(item: pytest.Item) -> bool:
    return item.get_closest_marker("once") is not None or any(item.path.is_relative_to(HERE / path) for path in ONCE)


@pytest.fixture(autouse=True)
def own_saves(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
