"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import QUICK

COVERS = {"fort": "Kids, pizza", "fort-sumter": "winter of 1860", "forfort": "Wall by wall"}


@pytest.mark.parametrize("game", sorted(COVERS))
def test_a_whole_game_against_computer_players_from_the_first_page_to_the_result(visit: Visit, game: str) -> None:
    ann = visit().set(**QUICK)
    ann.begin(COVERS[game])
    ann.play_out()
    assert ann.page.locator("#ended-title").inner_text()
    result = ann.state["result"]
    shown = ann.page.locator("tfoot td").all_inner_texts()
    assert sorted(int(points) for points in shown) == sorted(points["total"] for points in result["points"])


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    """The mouse is never touched: Tab, Enter, arrows and numbers only."""
    ann = visit().set(**QUICK)
    page = ann.open().page
    page.get_by_text("Wall by wall").wait_for()
    for _press in range(40):
        page.keyboard.press("Tab")
        if "Wall by wall" in page.evaluate("document.activeElement.innerText"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_selector(".question")
    luck = random.Random(3)
    while ann.wait():
        before = ann.version
        if page.locator(".question .end").count():
            page.wait_for_function("document.activeElement.matches('.end')")
            page.keyboard.press("Enter")
        elif luck.random() < 0.5:
            page.keyboard.press("1")
        else:
            page.wait_for_function("document.activeElement.matches('[data-option]')")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        ann.hear_on(before)
    assert ann.state["result"] is not None
