"""A game from outside in a real browser: the plain table, its words from the server, its replay and its rules."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import ENDED, QUICK
from tests.outside.conftest import briscola, installed  # noqa: F401 -- the sample game on the shelf, for this module

NEXT = ".own .plain-card.may, .question .end"
"""A card of one's own that may be played, or the button that ends the turn."""
INSIDE = """() => {
  const [table, box] = ['.middle', '.board-box'].map((one) => document.querySelector(one).getBoundingClientRect())
  return box.left <= table.left && table.right <= box.right
}"""
PRESS = f"document.querySelector('{NEXT}')?.click()"


@pytest.mark.parametrize(("width", "height", "locale"), [(1280, 800, "en"), (360, 640, "fr")])
def test_a_whole_game_at_the_plain_table(visit: Visit, width: int, height: int, locale: str) -> None:
    somebody = visit(width, height, locale=locale).set(**QUICK).open()
    page = somebody.page
    page.locator("button:has-text('Briscola')").first.click()
    page.get_by_role("dialog").locator("button.go").click()
    page.wait_for_selector(NEXT)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(INSIDE), "all of the table is seen, however large it is drawn"
    while page.wait_for_selector(f"{NEXT}, {ENDED}", timeout=60_000) and page.locator(ENDED).count() == 0:
        page.evaluate(PRESS)
    assert "[briscola" not in page.content() and "[web-" not in page.content()
    table = page.url.rpartition("/")[2]
    for path, drawn in [(f"/replay/{table}?seat=open&step=3", ".plain .board"), ("/rules/briscola", "#cards")]:
        somebody.open(path)
        page.wait_for_selector(drawn)
        assert "[briscola" not in page.content()
