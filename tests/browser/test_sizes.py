"""What somebody has to fetch is little: 150 kB for the first page, 350 kB to sit at a table with all its drawings."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_whole_games import COVERS
from tests.browser.visitor import Visitor

FIRST_PAGE = 150_000
TABLE = 350_000


def fetched(ann: Visitor) -> int:
    """Bytes of all that was fetched so far, compressed as a server does it at least."""
    ann.page.wait_for_load_state("networkidle")
    bodies = {response.url: response.body() for response in ann.responses if response.status == 200}
    return sum(len(gzip.compress(body)) for body in bodies.values())


def test_the_first_page_is_small(visit: Visit) -> None:
    ann = visit().open()
    ann.page.get_by_text("Wall by wall").wait_for()
    assert fetched(ann) < FIRST_PAGE


@pytest.mark.parametrize("game", sorted(COVERS))
def test_a_table_with_its_drawings_and_sounds_is_small(visit: Visit, game: str) -> None:
    """From the first page on, with the sounds turned up."""
    ann = visit().set(volume=0.5)
    ann.begin(COVERS[game])
    ann.page.wait_for_selector(".board-box > *")
    assert fetched(ann) < TABLE
