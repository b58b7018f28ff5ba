"""Tables with an occasion: the deal of a day, a lesson; and what the list of my tables tells of each."""

import pytest

from tests.server.house import Guest, play_out
from tests.server.test_playing import BOT

DAY = "2026-11-17"


def test_the_deal_of_a_day_is_the_same_for_everybody_and_another_one_the_next_day(ann: Guest, bob: Guest) -> None:
    views = []
    for guest, day in ((ann, DAY), (bob, DAY), (bob, "2026-11-18")):
        with guest.sit_at(guest.open("forfort", "me", BOT, day=day)) as sitting:
            views.append(sitting.until("state")["view"])
            assert sitting.about["day"] == day and sitting.about["is_known"]
    assert views[0] == views[1] != views[2]


@pytest.mark.parametrize(
    "wish",
    [{"day": "tomorrow"}, {"day": DAY, "salt": "pepper"}, {"day": DAY, "seats": [{"kind": "me"}, {"kind": "open"}]}],
)
def test_the_deal_of_a_day_is_played_alone_and_as_it_is(ann: Guest, wish: dict[str, object]) -> None:
    seats = [{"kind": "me"}, BOT]
    answer = ann.ask("POST", "/api/tables", {"game": "forfort", "seats": seats, "name": "Ann", **wish})
    assert answer.status == 422 and "day" in answer.json["detail"]


def test_my_finished_games_are_listed_with_how_i_did(ann: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        play_out([sitting])
        result = sitting.state["result"]
    (line,) = ann.get("/api/tables")
    assert (line["won"], line["points"]) == (0 in result["winners"], result["points"][0]["total"])
    assert line["occasion"] == ""


def test_what_was_learned_or_continued_is_marked_and_counts_for_nothing(ann: Guest) -> None:
    ann.post("/api/tutorials/fort", {"name": "Ann"})
    ann.open("fort", "me", BOT, day=DAY)
    lines = {line["occasion"]: line for line in ann.get("/api/tables")}
    assert set(lines) == {"lesson", "day"}
    assert all(line["won"] is line["points"] is None for line in lines.values())
