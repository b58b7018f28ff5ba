"""The first page: small, moving unless the reader wants none of it, and with the way in for newcomers and for me."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import QUICK

LIGHT = 150_000
"""Bytes on the wire that the first page may weigh, with all that moves on it."""
MOVING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def test_the_first_page_is_light_with_all_that_moves_on_it(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference").open()
    ann.page.wait_for_selector(".game .cover img")
    ann.page.wait_for_load_state("networkidle")
    weights = [response.request.sizes()["responseBodySize"] for response in ann.responses]
    assert 20_000 < sum(weights) < LIGHT
    assert ann.page.evaluate(MOVING) > 10


def test_nothing_moves_for_readers_who_want_no_motion(visit: Visit) -> None:
    ann = visit().open()
    ann.page.wait_for_selector(".game .cover img")
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(MOVING) == 0


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)])
def test_a_newcomer_is_shown_where_to_begin_and_the_next_time_finds_the_table_first(
    visit: Visit, size: tuple[int, int]
) -> None:
    ann = visit(*size).set(**QUICK).open()
    expect(ann.page.get_by_role("link", name="New? Start here")).to_have_attribute("href", re.compile("^learn/"))
    expect(ann.page.get_by_role("link", name="New? Start here")).to_be_in_viewport()
    ann.begin("Fort Sumter").open()
    first = ann.page.locator("main section").first
    expect(first.get_by_role("heading", name="My tables")).to_be_in_viewport()
    expect(first.get_by_role("link", name=re.compile("Fort Sumter"))).to_be_in_viewport()
    expect(ann.page.get_by_role("link", name="New? Start here")).to_have_count(0)


def test_the_deal_of_the_day_is_one_press_away_and_is_continued(visit: Visit) -> None:
    ann = visit().set(**QUICK).open()
    ann.page.get_by_role("button", name="Play today\u2019s deal").click()
    ann.page.wait_for_url(re.compile("/t/.+"))
    table = ann.page.url.rsplit("/", 1)[1]
    ann.open()
    mine = ann.page.get_by_role("region", name=re.compile("Deal of the day"))
    expect(mine.get_by_role("link", name="Continue")).to_have_attribute("href", f"t/{table}")
