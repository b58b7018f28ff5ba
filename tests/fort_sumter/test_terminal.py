"""Fort Sumter in the terminal."""

from pytest import CaptureFixture

from blanketfort.cli import run
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.view import view
from blanketfort.locale import Words
from blanketfort.terminal.pictures import Scene, draw
from blanketfort.terminal.tables import show_table
from tests.clauses import clause
from tests.fort_sumter.table import new


@clause("fort-sumter.zones.spaces")
def test_the_crisis_track_has_zones_of_5_3_2_and_6_spaces() -> None:
    picture = draw(Scene(GAME, view(new(), 0), Words("en", ["Ann", "Bob"], me=0), 100, 30)).plain
    track = picture.partition("\n")[0].partition("pool")[0]
    zones = track.split("│")
    assert [zone.count("★") for zone in zones[-4:]] == [5 + 1, 3, 2, 6], "one star is the mark of the side"


def test_simulate_calls_the_seats_by_their_sides(capsys: CaptureFixture[str]) -> None:
    assert run(["simulate", "fort-sumter", "--games", "2", "--bots", "random", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "Unionist" in told and "Secessionist" in told and "Player 1" not in told


def test_a_side_without_a_name_of_its_own_is_named_once() -> None:
    seats = GAME.seat_names(2)
    told = "\n".join(show_table(GAME, view(new(), None), Words("en").naming(seats)))
    assert "Unionist: 0 victory points" in told and "Unionist (" not in told
    assert "Unionist (you)" in "\n".join(show_table(GAME, view(new(), 0), Words("en", me=0).naming(seats)))
