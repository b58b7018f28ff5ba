"""Two people with a browser each, by link: they play, and neither gets a byte of what only the other may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import APIResponse, Route

import blanketfort as bf
from tests.browser.conftest import Visit
from tests.browser.visitor import QUICK, Visitor
from tests.server.house import Guest, House


def meet(visit: Visit, house: House, game: str) -> tuple[Visitor, Visitor]:
    """Ann opens a table, Bob comes by its link, Ann deals."""
    ann, bob = visit().set(**QUICK), visit(390, 844).set(**QUICK)
    meet_at(ann, bob, house, game)
    return ann, bob


def meet_at(ann: Visitor, bob: Visitor, house: House, game: str) -> None:
    host = Guest(house.address)
    table = host.open(game, "me", "open")
    name, _, value = host.cookie.partition("=")
    ann.context.add_cookies([{"name": name, "value": value, "url": house.address}])
    sit_down(ann, bob, table)


def sit_down(ann: Visitor, bob: Visitor, table: str) -> None:
    """Bob comes to Ann's table by its link, Ann deals."""
    bob.open(f"/t/{table}").page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_text("The host deals").wait_for()
    ann.open(f"/t/{table}").page.get_by_role("button", name="Deal the cards").click()
    for visitor in (ann, bob):
        visitor.page.wait_for_selector(".question")


def play_together(visitors: tuple[Visitor, Visitor]) -> None:
    """The player who is asked answers, until both see the end."""
    luck = random.Random(1)
    while not all(visitor.states and visitor.state["result"] for visitor in visitors):
        for visitor in visitors:
            while is_asked(visitor):
                visitor.answer_at_once(luck)
        visitors[0].page.wait_for_timeout(5)


def is_asked(visitor: Visitor) -> bool:
    question = visitor.state["question"] if visitor.states else None
    return bool(question and question["seat"] == visitor.state["seat"])


def lawful_views(record: str, seat: int) -> set[str]:
    """All that this seat may have seen of the table, by the rules."""
    read = bf.Record.from_text(record)
    state = bf.game(read.game).new(players=read.players, seed=read.seed, options=read.options, salt=read.salt)
    views = {json.dumps(to_builtins(state.view(seat)), sort_keys=True)}
    for key in read.choices:
        state.play(key)
        views.add(json.dumps(to_builtins(state.view(seat)), sort_keys=True))
    return views


def views_in(frames: list[bytes]) -> list[dict[str, Any]]:
    """Every view that came, also those of single steps."""
    states = [message for message in map(json.loads, frames) if message["type"] == "state"]
    steps = [step["view"] for state in states for step in state["steps"] if step.get("view")]
    return [state["view"] for state in states] + steps


@pytest.mark.parametrize("game", ["fort", "fort-sumter", "forfort"])
def test_two_browsers_play_a_game_and_neither_gets_what_only_the_other_may_know(
    visit: Visit, house: House, game: str
) -> None:
    ann, bob = meet(visit, house, game)
    play_together((ann, bob))
    table = ann.page.url.rpartition("/")[2]
    seed = house.hub.rooms[table].room.head.seed
    record = Guest(house.address).ask("GET", f"/api/tables/{table}/record").body.decode()
    for seat, visitor in enumerate((ann, bob)):
        lawful = lawful_views(record, seat)
        views = views_in(visitor.frames)
        assert len(views) > 10
        for view in views:
            assert json.dumps(view, sort_keys=True) in lawful
        before_the_end = [frame for frame in visitor.frames if json.loads(frame).get("result") is None]
        assert seed.encode() not in b"".join([*before_the_end, visitor.bodies()])


def test_an_answer_that_comes_after_newer_news_takes_nothing_back(visit: Visit, house: House) -> None:
    ann, bob = visit().set(**QUICK), visit(390, 844).set(**QUICK)
    late: list[tuple[Route, APIResponse]] = []
    ann.page.route("**/begin", lambda route: late.append((route, route.fetch())))
    meet_at(ann, bob, house, "forfort")
    [(route, answer)] = late
    assert answer.json()["phase"] == "gathering"
    with ann.page.expect_event("requestfinished"):
        route.fulfill(response=answer)
    ann.page.wait_for_timeout(100)
    assert ann.page.get_by_role("region", name="What is asked").is_visible()


def test_a_guest_with_the_link_reads_what_is_played_and_what_the_clock_threatens(visit: Visit, house: House) -> None:
    clock = {"per": "game", "seconds": 600, "then": "forfeit"}
    table = Guest(house.address).open("fort", "me", "open", options={"dogs": True}, clock=clock)
    page = visit().open(f"/t/{table}").page
    page.get_by_role("heading", name="Ann invites you to Fort").wait_for()
    page.get_by_text("dogs of the Cats & Dogs expansion: yes").wait_for()
    page.get_by_text("10 minutes each for the game. If time runs out, a computer player takes the seat").wait_for()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("listitem").filter(has_text="Player 2").get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Sit down").wait_for()
