"""Choices that come in heaps: a level is paid in one press, and a list that is longer than its place says so."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import blanketfort as bf
from blanketfort.engine.shelf import game as find_game
from blanketfort.server import wire
from tests.browser.recorded import Showing, record, tell

FORT = find_game("fort")


def reach_payment() -> tuple[bf.State, int]:
    """A random game at the first level whose payment is asked for more than once, and whose it is."""
    for seed in range(50):
        state = bf.game("fort").new(players=2, seed=seed)
        chance = random.Random(seed)
        while (decision := state.decision) is not None:
            if decision.kind == "fort.pay" and asks_again(state, decision):
                return state, decision.seat
            state.apply(chance.choice(decision.options).id)
    raise AssertionError("no level was ever paid")


def asks_again(state: bf.State, decision: bf.Decision) -> bool:
    after = state.clone()
    after.apply(decision.options[0].id)
    return after.decision is not None and after.decision.kind == decision.kind


def level_of(state: bf.State, seat: int) -> int:
    view: Any = state.view(seat)
    return int(view.boards[seat].level)


@pytest.fixture
def quick(chromium: Browser) -> Page:
    context = chromium.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    context.add_init_script("""localStorage.setItem('blanketfort.settings', '{"pace": "none"}')""")
    return context.new_page()


def test_a_level_is_paid_in_one_press(quick: Page, address: str) -> None:
    """The engine asks token by token; the table answers until something else is asked."""
    state, payer = reach_payment()
    showing = Showing(quick, address, "fort", 2)
    paid: list[str] = []

    def hear(message: str | bytes) -> None:
        wish = json.loads(message)
        if wish["type"] != "choose" or state.decision is None or state.decision.kind != "fort.pay":
            return
        paid.append(wish["choice"])
        state.apply(next(each.id for each in state.decision.options if each.key == wish["choice"]))
        showing.show(tell(FORT, state, 1 + len(paid)))

    showing.sockets[-1].on_message(hear)
    level = level_of(state, payer)
    showing.show(tell(FORT, state, 1))
    quick.get_by_role("button", name="Pay it all, Stuff first").click()
    while state.decision is not None and state.decision.kind == "fort.pay":
        quick.wait_for_timeout(20)
    assert len(paid) > 1 and level_of(state, payer) == level + 1
    quick.context.close()


def test_a_list_that_is_longer_than_its_place_says_how_much_is_below(quick: Page, address: str) -> None:
    states = record("forfort", 4, 15, {})
    long: wire.State = max(states[:40], key=lambda each: len(each.question.options) if each.question else 0)
    quick.set_viewport_size({"width": 1280, "height": 600})
    showing = Showing(quick, address, "forfort", 4)
    showing.show(long)
    below = quick.locator(".question .below")
    expect(below).to_have_text(re.compile(r"▾ \d+ more"))
    quick.locator(".question .options").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(below).to_have_count(0)
    quick.context.close()
