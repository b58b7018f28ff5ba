"""How games end, seen without scrolling on a desk; before them, who sits where, and a reaction in the chat."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import QUICK, Visitor

POSITIONS = "/api/games/{game}/positions/{clause}"


def begin(visitor: Visitor, clause: str) -> None:
    """Come to the position that shows a clause."""
    address = POSITIONS.format(game=clause.partition(".")[0], clause=clause)
    posted = visitor.page.request.post(
        visitor.address + address, data={"name": "Ann"}, headers={"Origin": visitor.address}
    )
    visitor.open(f"/t/{posted.json()['table']}")
    visitor.page.get_by_role("button", name=re.compile("Try it|Essayer")).click()


def play_out(visitor: Visitor, clause: str) -> None:
    """From the position that shows a clause to its end, anyhow."""
    begin(visitor, clause)
    visitor.play_out()


@pytest.mark.parametrize(
    ("locale", "told", "won"),
    [("en", "What history did", "for the Unionists.|for the Secessionists."), ("fr", "Ce que fit", "pour les ")],
)
def test_fort_sumter_ends_without_triumph_and_with_what_history_did(
    visit: Visit, locale: str, told: str, won: str
) -> None:
    ann = visit(1366, 768, locale=locale).set(**QUICK)
    play_out(ann, "fort-sumter.final.order")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(told)
    expect(dialog.get_by_role("heading")).to_contain_text(re.compile(won))
    for name in re.split(" / ", "Replay / Check the shuffle" if locale == "en" else "Revoir / Vérifier le mélange"):
        expect(dialog.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)


def test_a_fort_that_won_stands_above_the_points(visit: Visit) -> None:
    ann = visit().set(**QUICK)
    play_out(ann, "fort.end.points-trigger")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator(".podium .winner img")).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("row", name=re.compile("^Total"))).to_be_in_viewport()
    expect(dialog.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("locale", "cause"),
    [("en", "You complete your fort: the game ends at once!"), ("fr", "Vous achevez votre fort")],
)
def test_a_completed_fort_is_told_as_the_cause_of_the_end(visit: Visit, locale: str, cause: str) -> None:
    ann = visit(locale=locale).set(**QUICK)
    begin(ann, "forfort.end.complete")
    ann.page.locator("[data-option='build:angled-garrison']").click()
    ann.page.locator(".question .end").click()
    expect(ann.page.locator(".ended .why")).to_have_text(re.compile(f"^ *{cause}"))


WIDER = (
    "[...document.querySelectorAll('.ended, .ended > *')].filter(each => each.scrollWidth > each.clientWidth).length"
)


@pytest.mark.parametrize("clause", ["fort.end.points-trigger", "fort-sumter.final.order", "forfort.end.complete"])
def test_on_a_phone_the_result_is_no_wider_than_the_window_and_every_button_is_there(visit: Visit, clause: str) -> None:
    ann = visit().set(**QUICK)
    play_out(ann, clause)
    ann.page.set_viewport_size({"width": 360, "height": 640})
    dialog = ann.page.get_by_role("dialog")
    for name in ("Replay", "Check the shuffle", "All games"):
        expect(dialog.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(WIDER) == 0


def test_seats_have_their_names_before_the_game_and_a_reaction_is_one_press(visit: Visit) -> None:
    ann = visit().open()
    ann.page.locator("button:has-text('Fort Sumter')").first.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Unionist")
    dialog.get_by_role("button", name="friends, with a link").click()
    dialog.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url(re.compile("/t/.+"))
    expect(ann.page.locator("ol li .role")).to_have_text(["Unionist", "Secessionist"])
    ann.page.get_by_role("button", name="Well played").click()
    expect(ann.page.get_by_role("log").locator(".reaction")).to_have_text("★")
    ann.page.get_by_role("log").get_by_role("button", name="Guest").click()
    expect(ann.page.get_by_role("log").locator(".reaction")).to_have_count(0)
