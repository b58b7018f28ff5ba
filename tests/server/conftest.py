"""A house for each test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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
