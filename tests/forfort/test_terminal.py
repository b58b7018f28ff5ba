"""forfort in the terminal."""

import pytest

from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.view import view
from blanketfort.locale import Words
from blanketfort.terminal.pictures import Scene, draw
from blanketfort.terminal.tables import show_table
from tests.clauses import clause
from tests.forfort.table import seat, table

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


@clause("forfort.setup.lines")
def test_the_table_tells_who_faces_which_side_of_your_fort() -> None:
    state = table(seat(), seat(), seat(), seat())
    lines = show_table(GAME, view(state, 0), Words("en", NAMES, me=0, strict=True))
    assert "- facing it: Bob from the west, Cleo from the north and Dan from the east" in lines
    assert "- facing it: you from the east, Cleo from the west and Dan from the north" in lines
    lines = show_table(GAME, view(table(seat(), seat()), 0), Words("fr", NAMES, me=0, strict=True))
    assert "- face à lui\u00a0: Bob depuis le nord" in lines


@clause("forfort.setup.lines")
@pytest.mark.parametrize("size", [(80, 20), (120, 34)])
def test_your_fort_is_drawn_with_the_arms_of_those_who_face_it(size: tuple[int, int]) -> None:
    state = table(seat(), seat(), seat(), seat())
    rows = draw(Scene(GAME, view(state, 0), Words("en", NAMES, me=0, strict=True), *size)).plain.split("\n")
    rows = rows[next(number for number, line in enumerate(rows) if line.startswith("╭ ● Ann")) :]
    width = rows[0].index("╮") + 1
    own = [line[:width] for line in rows]
    middle = next(line for line in own if line.endswith("✚"))
    assert "■" in own[0] and middle.startswith("◆"), "Cleo is ahead, Dan at the right, Bob at the left"
