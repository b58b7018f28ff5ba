"""Tables with an occasion: the deal of a day, a rule that is shown; and what the list of my tables tells of each."""

import pytest

import blanketfort as bf
from tests.server.house import Guest, play_out
from tests.server.test_playing import BOT

DAY = "2026-11-17"


def test_the_deal_of_a_day_is_the_same_for_everybody_and_another_one_the_next_day(ann: Guest, bob: Guest) -> None:
    deals = []
    for guest, day in ((ann, DAY), (bob, DAY), (bob, "2026-11-18")):
        with guest.sit_at(guest.open("forfort", "me", BOT, day=day)) as sitting:
            view = sitting.until("state")["view"]  # in which the computer player may have begun
            deals.append([view["first"], view["boards"][0]["hand"], view["boards"][0]["arrows"]])
            assert sitting.about["day"] == day and sitting.about["is_known"]
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.parametrize(
    "wish",
    [
        {"day": "tomorrow"},
        {"day": "2026-11-1\u0667"},
        {"day": DAY, "salt": "pepper"},
        {"day": DAY, "seats": [{"kind": "me"}, {"kind": "open"}]},
    ],
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


def test_the_shelf_says_how_many_steps_a_lesson_has(ann: Guest) -> None:
    for about in ann.get("/api/games"):
        if about["has_tutorial"]:
            with ann.sit_at(ann.post(f"/api/tutorials/{about['name']}", {"name": "Ann"})["table"]) as sitting:
                assert sitting.until("state")["tutor"]["steps"] == about["tutorial_steps"]


@pytest.mark.parametrize("game", ["fort", "fort-sumter", "forfort"])
def test_a_rule_is_shown_in_a_prepared_position_that_says_what_it_is(ann: Guest, game: str) -> None:
    shown = [clause["id"] for clause in ann.get(f"/api/games/{game}/rules") if clause["is_shown"]]
    assert len(shown) >= 5
    table = ann.post(f"/api/games/{game}/positions/{shown[0]}", {"name": "Ann"})["table"]
    with ann.sit_at(table) as sitting:
        state = sitting.until("state")
        assert sitting.about["rule"] == shown[0]
        assert set(state["tutor"]["text"]) == {"en", "fr"} and not state["tutor"]["wants"]
        sitting.say("next-step", step=0)
        assert sitting.until("state")["tutor"] is None
        sitting.act(0)
    assert [line["occasion"] for line in ann.get("/api/tables")] == ["rule"]


def test_what_is_not_shown_has_no_position(ann: Guest) -> None:
    answer = ann.ask("POST", "/api/games/fort/positions/fort.overview.seats", {"name": "Ann"})
    assert answer.status == 404
    assert bf.game("fort").read_clauses()[0]["id"] == "fort.overview.seats"
