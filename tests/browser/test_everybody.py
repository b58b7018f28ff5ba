"""For everyone: any size, any language, several at one screen, lost connections, and what axe finds."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import played
from tests.browser.test_whole_games import COVERS
from tests.browser.visitor import QUICK, Visitor
from tests.server.house import Guest, House, open_house

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def find_barriers(page: Page) -> list[str]:
    """What axe-core calls serious or critical on this page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} {each['nodes'][0]['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", sorted(COVERS))
def test_axe_finds_no_barrier_at_any_table(visit: Visit, game: str, light: str) -> None:
    ann = visit(color_scheme=light).set(**QUICK)
    ann.begin(COVERS[game])
    luck = random.Random(2)
    for _choice in range(6):
        ann.wait()
        assert find_barriers(ann.page) == []
        ann.answer(luck)


def test_axe_finds_no_barrier_on_the_first_page(visit: Visit) -> None:
    page = visit().open().page
    page.locator("button:has-text('Kids, pizza')").wait_for()
    assert find_barriers(page) == []
    page.locator("button:has-text('Kids, pizza')").click()
    assert find_barriers(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_barrier_on_the_pages_around_a_game_which_is_brought_in_by_keys_alone(
    page: Page, light: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=light)
    page.goto("/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert find_barriers(page) == []
    text = page.get_by_label("Or the text itself")
    while not text.evaluate("field => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.insert_text(played("forfort"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/replay/.+step=0$"))
    table = page.url.split("/replay/")[1].split("?")[0]
    for path in [f"/replay/{table}?seat=open&step=9", f"/verify/{table}", "/learn/forfort", "/rules/forfort"]:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert (path, find_barriers(page)) == (path, [])


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit) -> None:
    """The system's messages and the look elsewhere are played; all between them is real."""
    ann = visit()
    ann.page.add_init_script(
        """window.called = []
        window.Notification = class {
            static requestPermission = async () => 'granted'
            constructor(title, { body }) { window.called.push(`${title}: ${body}`) }
        }
        Object.defineProperty(document, 'hidden', { get: () => true })"""
    )
    ann.open()
    switch = ann.page.get_by_role("switch", name=re.compile("^Notify me"))
    switch.click()
    expect(switch).to_be_checked()
    ann.begin(COVERS["forfort"])
    ann.wait()
    assert ann.page.evaluate("window.called")[-1].endswith(": Your turn")


@pytest.mark.parametrize("game", sorted(COVERS))
def test_on_a_small_phone_nothing_is_wider_than_the_screen_and_a_tap_chooses(visit: Visit, game: str) -> None:
    ann = visit(360, 640, has_touch=True, is_mobile=True).set(**QUICK)
    ann.begin(COVERS[game])
    luck = random.Random(4)
    for _choice in range(8):
        ann.page.wait_for_selector("main[aria-busy=false]")
        ann.page.wait_for_selector(".question.mine")
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
        tap_something(ann, luck)


def tap_something(ann: Visitor, luck: random.Random) -> None:
    """Tap something on the table that glows, else something in the list; from a menu, its first line."""
    before = ann.version
    spots = ann.page.locator("main [data-keys]:visible")
    things = spots if spots.count() else ann.page.locator(".question .end, .question [data-option]:visible")
    thing = things.nth(luck.randrange(things.count()))
    thing.scroll_into_view_if_needed()
    thing.tap()
    if ann.page.get_by_role("menu").count():
        ann.page.get_by_role("menuitem").first.tap()
    ann.hear_on(before)


def test_on_a_phone_what_cannot_be_taken_back_stays_under_the_finger_for_a_second_tap(visit: Visit) -> None:
    ann = visit(360, 640, has_touch=True, is_mobile=True).set(pace="none", ending="ask")
    page = ann.begin("forfort").page
    page.locator("main [data-keys^='camp-at:']").first.tap()
    page.locator(".question .end").tap()
    page.locator("main [data-keys^='camp:']").first.tap()
    place = page.locator("main [data-keys^='camp-at:']").first
    page.locator(".question .padlock").wait_for()  # that this cannot be taken back is told a moment after the question
    place.tap(trial=True)  # once the table has come to rest
    before, where = ann.version, place.bounding_box()
    place.tap()
    page.locator(".question .ahead").wait_for()
    assert place.bounding_box() == pytest.approx(where, abs=1), "it has to be where it was, or a second tap misses it"
    assert page.get_by_role("tooltip").count() == 0, "an explanation would lie over the words"
    place.tap()
    ann.hear_on(before)


def test_questions_and_what_lies_on_the_table_lead_to_their_rule(visit: Visit) -> None:
    ann = visit().set(**QUICK)
    page = ann.begin("Fort Sumter").page
    page.get_by_label("The rule").click()
    expect(page.locator(".clauses .here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator("[data-anchor='zone:0:tension']").click()
    with ann.context.expect_page() as pressed:
        page.get_by_role("note").get_by_role("link").click()
    expect(pressed.value.get_by_role("heading", name="Crisis Zones")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("note")).to_have_count(0)


def test_each_reads_in_their_own_language_and_changes_it_in_mid_game(visit: Visit) -> None:
    ann = visit(locale="fr").set(**QUICK)
    page = ann.open().page
    page.locator("button:has-text('Jouer')").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Jouer", exact=True).click()
    ann.wait()
    french = page.locator("body").inner_text()
    page.get_by_role("button", name=re.compile("Réglages|Paramètres")).first.click()
    page.get_by_role("button", name="English").click()
    page.get_by_text("Settings").first.wait_for()
    english = page.locator("body").inner_text()
    for text in (french, english):
        assert not re.search(r"\[[a-z]+-[a-z-]+\]", text), "a message has no words"
    assert "Parc" in french and "Park" in english and "Parc" not in english


def test_several_at_one_screen_see_each_other_s_cards_never(visit: Visit, house: House) -> None:
    ann = visit().set(**QUICK)
    host = Guest(house.address)
    table = host.open("fort-sumter", "me", {"kind": "here", "name": "Bob"})
    name, _, value = host.cookie.partition("=")
    ann.context.add_cookies([{"name": name, "value": value, "url": house.address}])
    page = ann.open(f"/t/{table}").page
    luck = random.Random(5)
    hands = 0
    while hands < 4:
        page.wait_for_selector(".question .end, .question [data-option]:not([disabled]), .over")
        if page.locator(".over").count():
            hands += 1
            assert page.get_by_role("dialog").inner_text()
            hidden = page.evaluate(
                "document.elementFromPoint(innerWidth / 2, innerHeight - 40).closest('.over') !== null"
            )
            assert hidden, "the cards are to be seen"
            page.locator(".over button").click()
            page.locator(".over").wait_for(state="detached")
        else:
            ann.answer(luck)
    for state in ann.states:
        other = 1 - state["seat"]
        assert state["view"]["boards"][other]["hand"] is None, "the other hand came over the wire"


def test_when_the_server_is_started_again_the_table_comes_back_to_the_same_question(
    visit: Visit, house: House, tmp_path: Path
) -> None:
    ann = visit().set(**QUICK)
    ann.begin(COVERS["forfort"])
    ann.wait()
    asked = ann.page.locator(".question .ask").inner_text()
    before = ann.version
    house.stop()
    ann.page.locator(".lost").wait_for()
    with open_house(tmp_path / "tables.sqlite", port=int(house.address.rpartition(":")[2])):
        ann.hear_on(before)
        ann.page.locator(".lost").wait_for(state="detached")
        assert ann.page.locator(".question .ask").inner_text() == asked
        ann.answer(random.Random(1))
