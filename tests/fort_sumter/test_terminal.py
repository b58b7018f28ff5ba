"""Fort Sumter in the terminal."""

from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.view import view
from blanketfort.locale import Words
from blanketfort.terminal.pictures import Scene, draw
from tests.clauses import clause
from tests.fort_sumter.table import new


@clause("fort-sumter.zones.spaces")
def test_the_crisis_track_has_zones_of_5_3_2_and_6_spaces() -> None:
    picture = draw(Scene(GAME, view(new(), 0), Words("en", ["Ann", "Bob"], me=0), 100, 30)).plain
    track = picture.partition("\n")[0].partition("pool")[0]
    zones = track.split("│")
    assert [zone.count("★") for zone in zones[-4:]] == [5 + 1, 3, 2, 6], "one star is the mark of the side"
