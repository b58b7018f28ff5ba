"""What first-time players met at the web table, and shall not meet again."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from blanketfort.server.service import find_addresses
from tests.browser.conftest import Visit
from tests.browser.visitor import QUICK, Visitor
from tests.server.house import Guest, House, Sitting


def come(visit: Visit, house: House, game: str, *seats: str, visitor: Visitor | None = None, **more: object) -> Visitor:
    """Ann at the table that she has opened."""
    host = Guest(house.address)
    table = host.open(game, *seats, **more)
    ann = visitor or visit().set(**QUICK)
    ann.context.add_cookies(
        [{"name": host.cookie.split("=")[0], "value": host.cookie.split("=")[1], "url": house.address}]
    )
    return ann.open(f"/t/{table}")


def test_seats_without_a_name_are_numbered_and_nobody_sees_cards_before_taking_the_screen(
    visit: Visit, house: House
) -> None:
    """The page also complained of an endless loop, which the visitor would tell."""
    ann = come(visit, house, "fort", "me", "here", name="")
    cover = ann.page.get_by_role("dialog")
    expect(cover).to_contain_text(re.compile("Player [12], it.s your turn"))
    cover.get_by_role("button").click()
    ann.wait()
    ann.answer(random.Random(1))
    expect(ann.page.locator("header")).to_contain_text("Player 2")


def test_what_a_computer_player_chose_when_time_ran_out_is_told_as_such(visit: Visit, house: House) -> None:
    ann = come(visit, house, "forfort", "me", "bot", clock={"per": "move", "seconds": 5, "then": "bot"})
    expect(ann.page.get_by_role("log")).to_contain_text("a computer player stands in", timeout=20_000)


def test_a_link_for_friends_says_where_it_works(visit: Visit, house: House) -> None:
    ann = come(visit, house, "forfort", "me", "open")
    expect(ann.page.get_by_role("note")).to_contain_text("This link works on this computer only")
    house.hub.addresses = ["http://192.168.1.7:8000"]
    ann.page.reload()
    expect(ann.page.get_by_label("Link to this table")).to_have_value(
        re.compile(r"^http://192\.168\.1\.7:8000/t/[\w-]+$")
    )
    expect(ann.page.get_by_role("img", name="camera")).to_be_visible()


@pytest.mark.parametrize(("host", "is_reached"), [("127.0.0.1", False), ("localhost", False), ("192.168.1.7", True)])
def test_a_server_knows_whether_others_reach_it(host: str, is_reached: bool) -> None:
    assert find_addresses(host) == [host] * is_reached


def test_a_game_continued_from_a_step_keeps_the_name_and_leads_back(visit: Visit, house: House) -> None:
    host = Guest(house.address)
    table = host.open("fort-sumter", "me", "here")
    with host.sit_at(table) as sitting:
        finish(sitting)
    ann = visit().set(**QUICK)
    page = ann.open(f"/replay/{table}?seat=0&step=2").page
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("log")).to_contain_text("This game continues another one from step 2.")
    expect(page.locator("header").first).to_contain_text("Ann")
    page.get_by_role("link", name="Back to that game").click()
    expect(page.get_by_role("heading", name="Fort Sumter, replayed")).to_be_visible()


def finish(sitting: Sitting) -> None:
    """Both seats are this guest's: look through the eyes of the one that is asked, and answer."""
    turn = 0
    while not sitting.state or sitting.state["result"] is None:
        if sitting.state and sitting.state["hand_over"] is not None:
            sitting.say("look", seat=sitting.state["hand_over"])
            sitting.until("state")
        elif sitting.state and sitting.is_asked:
            sitting.act(turn := turn + 1)
        else:
            sitting.hear()


def test_what_lies_under_a_pointer_that_passes_does_not_explain_itself(visit: Visit, house: House) -> None:
    page = come(visit, house, "fort", "me", "bot").page
    page.wait_for_selector("main .card")
    page.clock.install()
    page.locator("main .card").first.hover()
    page.clock.run_for(200)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.clock.run_for(400)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_the_log_is_read_in_light_and_dark(visit: Visit, house: House) -> None:
    page = come(visit, house, "forfort", "me", "bot").page
    line = page.locator(".log p").first
    expect(line).to_have_css("color", "rgb(43, 38, 32)")
    page.emulate_media(color_scheme="dark")
    expect(line).to_have_css("color", "rgb(243, 235, 223)")


def test_what_comes_to_lie_under_a_pointer_at_rest_does_not_explain_itself(visit: Visit, house: House) -> None:
    """Whoever presses Play has the pointer where the table is drawn next."""
    page = come(visit, house, "fort", "me", "bot").page
    page.wait_for_selector("main .hand .may")
    card = page.locator("main .hand .may").first.bounding_box()
    assert card
    veil = page.evaluate_handle("document.body.appendChild(document.createElement('div'))")
    veil.evaluate("veil => { veil.style.cssText = 'position: fixed; inset: 0; z-index: 99' }")
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.clock.install()
    veil.evaluate("veil => veil.remove()")
    page.wait_for_selector("main .hand .marked")
    page.clock.run_for(600)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(card["x"] + 22, card["y"] + 22)
    page.clock.run_for(600)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_hint_says_why_in_words(visit: Visit, house: House) -> None:
    page = come(visit, house, "fort-sumter", "me", "bot").page
    page.wait_for_selector(".question [data-option]")
    page.keyboard.press("h")
    expect(page.locator(".why")).to_contain_text(re.compile(r"“.+”"))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_all_that_lies_beside_a_table_can_be_opened_on_a_small_desk(visit: Visit, house: House, locale: str) -> None:
    ann = visit(1024, 768, locale=locale).set(**QUICK)
    page = come(visit, house, "fort", "me", "bot", visitor=ann).page
    page.wait_for_selector("aside .tabs button")
    assert page.locator("aside").evaluate("aside => aside.scrollWidth <= aside.clientWidth")


@pytest.mark.parametrize(("locale", "side"), [("en", "Secessionist"), ("fr", "Sécessionniste")])
def test_either_side_of_fort_sumter_is_chosen_in_its_set_up(visit: Visit, locale: str, side: str) -> None:
    ann = visit(390, 844, locale=locale).set(**QUICK).open()
    ann.page.locator("button:has-text('Fort Sumter')").first.click()
    setup = ann.page.get_by_role("dialog")
    setup.get_by_role("button", name=side).click()
    expect(setup.locator("li").nth(1).get_by_role("textbox")).to_be_visible()
    setup.locator(".go").click()
    ann.page.wait_for_selector("main [data-keys]")
    assert ann.state["seat"] == 1


@pytest.mark.parametrize(("locale", "dogs"), [("en", "dogs"), ("fr", "chiens")])
def test_cats_and_dogs_is_in_sight_when_a_game_of_fort_is_set_up(visit: Visit, locale: str, dogs: str) -> None:
    ann = visit(390, 844, locale=locale).set(**QUICK).open()
    ann.page.locator("button:has-text('Fort')").first.click()
    setup = ann.page.get_by_role("dialog")
    part = setup.get_by_role("button", name=re.compile(f"{dogs}.*Cats & Dogs"))
    expect(part).to_be_in_viewport()
    part.click()
    setup.locator(".go").click()
    ann.page.wait_for_selector("main [data-keys]")
    assert ann.state["view"]["boards"][0]["doghouse"] is not None


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390)])
def test_the_rule_of_a_question_is_read_beside_the_table(visit: Visit, house: House, size: tuple[int, int]) -> None:
    ann = visit(*size).set(**QUICK)
    page = come(visit, house, "fort", "me", "bot", visitor=ann).page
    page.locator("button.rule").click()
    rule = page.locator("section:has(#rule-title)")
    expect(rule.locator(".here")).to_be_in_viewport()
    expect(page.locator("main [data-keys]").first).to_be_in_viewport()
    assert len(ann.context.pages) == 1
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
