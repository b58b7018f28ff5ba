"""What lies on a table is read and touched on a phone: no name is covered, and a finger finds what may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from blanketfort.server import wire
from tests.browser.recorded import Showing, record

PHONES = [(390, 844), (844, 390), (360, 640)]
DESKS = [(1366, 768), (1280, 720), (820, 1180)]

COVERED = """() => [...document.querySelectorAll('.hand .card .name')].filter(name => {
  const text = document.createRange()
  text.selectNodeContents(name)
  return [...text.getClientRects()].some(({ left, right, top, height }) =>
    [left + 1, right - 1].some(x => !name.closest('.card').contains(document.elementFromPoint(x, top + height / 2))))
}).map(name => name.textContent)"""
"""The names in the hand that another card lies over."""

REACH = """() => [...document.querySelectorAll('main [data-keys]')].filter(spot => spot.checkVisibility()).map(spot => {
  const { left, top, width, height } = spot.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const finds = (dx, dy) => spot.contains(document.elementFromPoint(x + dx, y + dy))
  const reach = (dx, dy) => { let by = 0; while (by < 22 && finds(dx * (by + 1), dy * (by + 1))) by++; return by }
  return [spot.dataset.keys, reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)]
}).filter(([, width]) => width > 0)"""
"""How many pixels wide and high a finger may miss the middle of what may be chosen, up to 44."""


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(locale="en", reduced_motion="reduce", has_touch=True, is_mobile=True)
    context.add_init_script("""localStorage.setItem('blanketfort.settings', '{"pace": "none"}')""")
    yield context.new_page()
    context.close()


def find(game: str, players: int, is_it: Callable[[wire.State], bool], **options: bool | str) -> wire.State:
    """The first state like this in random games."""
    games = (record(game, players, seed, options) for seed in range(40))
    return next(state for states in games for state in states if state.question and is_it(state))


def count_hand(state: wire.State) -> int:
    view: Any = state.view
    return len(view.boards[state.seat].hand)


def show(page: Page, showing: Showing, state: wire.State, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    showing.show(state)
    page.wait_for_selector("main[aria-busy=false] [data-keys]")
    page.wait_for_timeout(300)


def test_no_name_is_covered_in_a_hand_of_eight(phone: Page, address: str) -> None:
    state = find("fort", 4, lambda state: count_hand(state) == 8, setup="advanced", dogs=True)
    showing = Showing(phone, address, "fort", 4)
    for size in PHONES + DESKS:
        show(phone, showing, state, size)
        assert phone.locator(".hand .card .name").count() == 8
        assert phone.evaluate(COVERED) == [], size


@pytest.mark.parametrize("kind", ["fort.pay", "fort.pack", "fort.convert"])
def test_a_finger_finds_the_tokens_that_may_be_chosen(phone: Page, address: str, kind: str) -> None:
    state = find("fort", 3, lambda state: state.question is not None and state.question.kind == kind)
    showing = Showing(phone, address, "fort", 3)
    for size in PHONES:
        show(phone, showing, state, size)
        found = phone.evaluate(REACH)
        assert found
        assert [each for each in found if min(each[1:]) < 36] == [], size


def test_a_suit_is_declared_in_sight_of_the_park(phone: Page, address: str) -> None:
    state = find("fort", 3, lambda state: state.question is not None and state.question.kind == "fort.declare")
    showing = Showing(phone, address, "fort", 3)
    for size in PHONES + DESKS:
        show(phone, showing, state, size)
        for card in phone.locator("[data-anchor=park] .card").all():
            assert card.evaluate(
                """card => { const { left, top, width, height } = card.getBoundingClientRect()
                   return card.contains(document.elementFromPoint(left + width / 2, top + height / 2)) }"""
            ), size
        assert phone.locator("main [data-keys^='suit:']").count() == 6


@pytest.mark.parametrize("players", [2, 4])
def test_the_dungeon_is_seen_while_an_army_gets_its_direction(phone: Page, address: str, players: int) -> None:
    state = find("forfort", players, lambda s: s.question is not None and s.question.kind == "forfort.direction")
    showing = Showing(phone, address, "forfort", players)
    for size in PHONES + DESKS:
        show(phone, showing, state, size)
        over = """() => {
          const keep = document.querySelector('.fort:has(.rose) .keep').getBoundingClientRect()
          return [...document.querySelectorAll('.march')].filter(arrow => {
            const { left, right, top, bottom } = arrow.getBoundingClientRect()
            return left < keep.right && right > keep.left && top < keep.bottom && bottom > keep.top
          }).length
        }"""
        assert phone.locator(".march").count() == 4
        assert phone.evaluate(over) == 0, size
