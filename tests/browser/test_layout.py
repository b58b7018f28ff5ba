"""At every size of window, whatever may be chosen and all that is one's own is in sight, over whole random games.

The suite looks at the first question of each kind in each game; `python -m tests.browser.test_layout 20` looks at
every twentieth choice of longer ones, and says how large the tables were.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from blanketfort.server import wire
from blanketfort.server.process import serving
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.recorded import Showing, record

SIZES = [
    (1920, 1080),
    (1366, 768),
    (1280, 800),
    (1280, 720),
    (820, 1180),
    (1180, 820),
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (640, 400),
]
"""Desks, a tablet and phones both ways, and a small laptop at 200 %."""

OWN = {
    "fort": ".home, .mine, .hand .spot",
    "fort-sumter": ".tracks, .map, .front .card",
    "forfort": ".own .fort, .own .plate, .front .plate, .front article",
}
"""What is the reader's own at each table."""

LOOK = """async (own) => {
  const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  do await drawn()
  while (document.querySelector('main').ariaBusy === 'true')
  const wrong = []
  const main = document.querySelector('main').getBoundingClientRect()
  const tell = element => element.dataset.keys || element.dataset.anchor || element.className
  const isIn = (element, room) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= room.left - 1.5 && top >= room.top - 1.5 && right <= room.right + 1.5 && bottom <= room.bottom + 1.5
  }
  const isHit = element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  }
  const isSeen = (element, room) => isIn(element, room) && isHit(element)
  const seen = new Set()
  const look = () => {
    for (const spot of document.querySelectorAll('main [data-keys]')) {
      const page = spot.closest('.page')
      if (page && !isIn(page, page.parentElement.getBoundingClientRect())) continue
      if (isSeen(spot, main)) spot.dataset.keys.split(' ').forEach(key => seen.add(key))
      else wrong.push(`${tell(spot)} is covered or outside`)
    }
  }
  look()
  for (const tab of document.querySelectorAll('main .tab:has(.badge)')) {
    if (!tab.checkVisibility() || tab.getAttribute('aria-pressed') === 'true') continue
    if (!isSeen(tab, main)) wrong.push(`${tab.textContent} is a page that cannot be opened`)
    tab.click()
    await drawn()
    look()
  }
  const band = document.querySelector('.frame > .question').getBoundingClientRect()
  for (const option of document.querySelectorAll('.question [data-option]'))
    if (isSeen(option, band)) seen.add(option.dataset.option)
  for (const part of document.querySelectorAll(own.split(', ').map(each => `main ${each}`).join()))
    if (part.offsetWidth && !isIn(part, main)) wrong.push(`${tell(part)} is one's own, and outside`)
  if (!isIn(document.querySelector('.question .ask'), band)) wrong.push('the question is outside')
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window')
  const table = document.querySelector('main').firstElementChild
  const cards = [...document.querySelectorAll('main .hand .card')].map(card => card.getBoundingClientRect().width)
  const scale = table.getBoundingClientRect().width / table.offsetWidth
  const fort = document.querySelector('main :is(.home .scene, .own .fort)')?.getBoundingClientRect().width ?? 0
  return { wrong, seen: [...seen], scale, fort, card: cards.length ? Math.min(...cards) : 0 }
}"""
"""What is wrong with the table as it is drawn now, and the keys of all that can be pressed without scrolling."""


class Game(NamedTuple):
    name: str
    players: int
    seed: int
    options: dict[str, bool | str]
    words: bool = False


GAMES = [
    Game("fort", 4, 11, {"cats": True, "dogs": True, "setup": "advanced"}),
    Game("fort", 4, 12, {"cats": True, "dogs": True, "setup": "advanced", "lookouts": "open"}, words=True),
    Game("fort", 2, 13, {}),
    Game("fort-sumter", 2, 14, {}),
    Game("forfort", 4, 15, {}),
    Game("forfort", 4, 16, {"teams": True}, words=True),
    Game("forfort", 2, 17, {}),
    Game("forfort", 3, 18, {}),
]


class Glance(NamedTuple):
    """One state at one size."""

    size: tuple[int, int]
    version: int
    scale: float
    card: float
    fort: float
    wrong: list[str]


def open_page(browser: Browser, game: Game) -> Page:
    words = "true" if game.words else "false"
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(f"""localStorage.setItem('blanketfort.settings', '{{"pace": "none", "words": {words}}}')""")
    return context.new_page()


def look_at(showing: Showing, game: Game, states: Iterable[wire.State], sizes: list[tuple[int, int]]) -> list[Glance]:
    """These states at all of these sizes."""
    page, found = showing.page, []
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for state in states:
            showing.show(state)
            page.wait_for_selector(".board-box > *")
            seen: dict[str, Any] = page.evaluate(LOOK, OWN[game.name])
            asked = state.question.options if state.question else []
            hidden = [f"{each.key} cannot be chosen" for each in asked if each.key not in seen["seen"]]
            found.append(Glance(size, state.version, seen["scale"], seen["card"], seen["fort"], seen["wrong"] + hidden))
    return found


def pick(states: list[wire.State]) -> list[wire.State]:
    """The deal, the end of the game, and between them the first question with each kind of option."""
    met: set[str] = set()
    picked = [states[0]]
    for state in states[:-2]:
        kinds = {option.key.split(":")[0] for option in state.question.options} if state.question else set()
        if not kinds <= met:
            picked.append(state)
        met |= kinds
    return [*picked, states[-2]]


LARGE = {("fort", 2): 296, ("forfort", 2): 360, ("forfort", 3): 360}
"""How wide the own fort is at least on a desk, in pixels, by game and players."""
TURNS = 4
"""Each state is looked at in a quarter of the sizes, a desk and a phone among them."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}{'-words' * game.words}")
def test_what_may_be_chosen_and_what_is_ones_own_is_in_sight(chromium: Browser, address: str, game: Game) -> None:
    page = open_page(chromium, game)
    showing = Showing(page, address, game.name, game.players)
    states = pick(record(game.name, game.players, game.seed, game.options))
    glances = [
        glance for turn in range(TURNS) for glance in look_at(showing, game, states[turn::TURNS], SIZES[turn::TURNS])
    ]
    page.context.close()
    assert [(each.size, each.version, each.wrong[:3]) for each in glances if each.wrong] == []
    wide = [each for each in glances if game.name == "fort" and not game.words and each.size[0] >= 1280 and each.card]
    small = [(each.size, each.version, each.card) for each in wide if each.card < 96]
    assert small == [], "cards of the hand are smaller than can be read"
    desk = [each for each in glances if each.size[0] >= 1280]
    hidden = [(each.size, each.version, each.fort) for each in desk if each.fort < LARGE.get(game[:2], 0)]
    assert hidden == [], "the own fort is not the hero"


def main(every: int, address: str = "") -> None:
    """The long run: every so many choices of each game, at every size."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        serving(f"{scratch}/tables.sqlite", "--rate", "500") as server,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            showing = Showing(open_page(browser, game), address or server.address, game.name, game.players)
            glances = look_at(showing, game, record(game.name, game.players, game.seed, game.options)[:-1:every], SIZES)
            for size in SIZES:
                of = [each for each in glances if each.size == size]
                wrong = [f"{each.version}: {each.wrong[:2]}" for each in of if each.wrong]
                scales, cards = [each.scale for each in of], [each.card for each in of if each.card]
                sizes = f"scale {min(scales):.2f} to {max(scales):.2f}, cards from {min(cards, default=0):.0f} px"
                print(f"{game.name} {game.players} {size}: {sizes}, {len(wrong)} of {len(of)} wrong", *wrong[:3])


if __name__ == "__main__":
    main(int(sys.argv[1]))
