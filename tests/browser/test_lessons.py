"""The lesson of each game, from its first step to its last, in the browser."""

import pytest
from playwright.sync_api import Page, expect

from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.table.lesson import Lesson, LessonStep, load_lesson

GAMES = game_names()


def open_lesson(page: Page, game: str) -> Lesson:
    page.add_init_script("localStorage.setItem('blanketfort.settings', JSON.stringify({pace: 'none'}))")
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Begin").click()
    return load_lesson(find_game(game))


def do_step(page: Page, number: int, step: LessonStep) -> None:
    """Read it, see that all it speaks of is marked on the table, and do what it wants."""
    card = page.locator(f"[data-lesson='{number}']")
    expect(card).to_contain_text(step.text["en"])
    for anchor in step.shows:
        expect(page.locator(f"[data-anchor='{anchor}'][data-shown]").first).to_be_visible()
    if not step.wants:
        card.get_by_role("button").click()
        return
    expect(page.locator("[data-option]")).to_have_count(len(step.wants))
    page.locator(f"[data-option='{step.wants[0]}']").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_gone_through_and_then_all_is_free(page: Page, game: str) -> None:
    lesson = open_lesson(page, game)
    for number, step in enumerate(lesson.steps):
        do_step(page, number, step)
    expect(page.locator("[data-lesson]")).to_have_count(0)
    if game == "forfort":
        expect(page.get_by_role("dialog")).to_contain_text("You win")
    else:
        expect(page.locator("[data-option]").nth(1)).to_be_visible()


def test_the_end_of_a_lesson_leads_to_the_set_up_of_its_game(page: Page) -> None:
    lesson = open_lesson(page, "fort-sumter")
    for number, step in enumerate(lesson.steps[:-1]):
        do_step(page, number, step)
    page.get_by_role("link", name="Start your own game").click()
    expect(page.get_by_role("dialog")).to_contain_text("Unionist")
    page.reload()
    expect(page.locator(".game .title").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


IS_SEEN = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}"""


def do_step_on_phone(page: Page, number: int, step: LessonStep) -> None:
    """See what it speaks of first without scrolling, and press what glows, what lies nowhere, or the way on."""
    card = page.locator(f"[data-lesson='{number}']")
    expect(card).to_contain_text(step.text["en"])
    if step.shows:
        shown = page.locator(f"[data-anchor='{step.shows[0]}'][data-shown]").first
        page.wait_for_function(IS_SEEN, arg=shown.element_handle())
    if step.wants:
        want = step.wants[0]
        page.locator(f"main [data-keys~='{want}'], [data-option='{want}']").first.click()
        return
    expect(card.get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("link")).to_be_in_viewport(ratio=0.9)
    onward = card.get_by_role("button")
    expect(onward).to_be_in_viewport(ratio=1)
    onward.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_a_small_phone_shows_what_it_speaks_of_and_is_done_on_the_table(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    lesson = open_lesson(page, game)
    for number, step in enumerate(lesson.steps):
        do_step_on_phone(page, number, step)
    expect(page.locator("[data-lesson]")).to_have_count(0)
