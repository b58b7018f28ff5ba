"""A house for each test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.house import Guest, House, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.fixture
def ann(house: House) -> Guest:
    return Guest(house.address)


@pytest.fixture
def bob(house: House) -> Guest:
    return Guest(house.address)


@pytest.fixture(scope="session")
def binaries() -> Path:
    """Where the programs of PostgreSQL are."""
    found = postgres.find_binaries()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine")
    return found


@pytest.fixture(scope="session")
def postgresql(binaries: Path) -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres.running(binaries) as server:
        yield server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each of the storages, as `--database` names it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("postgresql"))
