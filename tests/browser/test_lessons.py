"""The lesson of each game, from its first step to its last, in the browser."""

import pytest
from playwright.sync_api import Page, expect

from blanketfort.engine.game import SHELF
from blanketfort.table.lesson import Lesson, LessonStep, load_lesson

GAMES = sorted(SHELF)


def open_lesson(page: Page, game: str) -> Lesson:
    page.add_init_script("localStorage.setItem('blanketfort.settings', JSON.stringify({pace: 'none'}))")
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Begin").click()
    return load_lesson(game)


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
