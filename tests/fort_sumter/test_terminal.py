"""Fort Sumter in the terminal."""

from pytest import CaptureFixture

from blanketfort.cli import run
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.games.fort_sumter.view import view
from blanketfort.locale import Words
from blanketfort.terminal.pictures import Scene, draw
from blanketfort.terminal.tables import show_table
from tests.clauses import clause
from tests.fort_sumter.table import at, new


def draw_track(state: FortSumterState) -> str:
    """The Unionist's crisis track in the picture."""
    picture = draw(Scene(GAME, view(state, 0), Words("en", ["Ann", "Bob"], me=0), 100, 30)).plain
    return picture.partition("\n")[0].partition("pool")[0]


@clause("fort-sumter.zones.spaces")
def test_the_crisis_track_has_zones_of_5_3_2_and_6_spaces() -> None:
    zones = draw_track(new()).split("│")
    assert [zone.count("★") for zone in zones[-4:]] == [5 + 1, 3, 2, 6], "one star is the mark of the side"


@clause("fort-sumter.zones.final-second")
def test_tokens_that_stay_in_the_final_crisis_box_are_not_drawn_as_a_bonus() -> None:
    state = at("[unionist]\ntrack = 5\nboxes = {final-crisis = 2}")
    assert "+" in draw_track(new()) and "+" not in draw_track(state)


def test_simulate_calls_the_seats_by_their_sides(capsys: CaptureFixture[str]) -> None:
    assert run(["simulate", "fort-sumter", "--games", "2", "--bots", "random", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "Unionist" in told and "Secessionist" in told and "Player 1" not in told


def test_a_side_without_a_name_of_its_own_is_named_once() -> None:
    seats = GAME.seat_names(2)
    told = "\n".join(show_table(GAME, view(new(), None), Words("en").naming(seats)))
    assert "Unionist: 0 victory points" in told and "Unionist (" not in told
    assert "Unionist (you)" in "\n".join(show_table(GAME, view(new(), 0), Words("en", me=0).naming(seats)))
