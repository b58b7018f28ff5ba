"""Somebody at a browser: presses what may be pressed, and keeps every byte that came."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import BrowserContext, Response, WebSocket

QUICK = {"pace": "none", "confirm": False, "ending": "ask"}
"""Nothing is shown step by step, nothing is asked twice, nothing goes on by itself."""
NEXT = ".question .end, .question [data-option]:not([disabled])"
MORE = ".question .more[aria-expanded=false]"
"""On a phone the list of all options opens by a button."""
ENDED = "#ended-title"
PRESS = """([next, more, share]) => {
  if (document.querySelector('main[aria-busy=true]')) return false
  document.querySelector(more)?.click()
  const found = [...document.querySelectorAll(next)]
  found[Math.floor(share * found.length)]?.click()
  return found.length > 0
}"""
"""Presses one of what may be pressed; false where there is nothing yet, or the table is being drawn."""


class Visitor:
    """A browser context of its own, with one page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[bytes] = []
        self.responses: list[Response] = []
        self.states: list[dict[str, Any]] = []
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._watch)
        self.page.on("response", lambda response: self.responses.append(response))

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        data = frame if isinstance(frame, bytes) else frame.encode()
        self.frames.append(data)
        message = json.loads(data)
        if message["type"] == "state":
            self.states.append(message)

    def bodies(self) -> bytes:
        """Every byte that this browser got otherwise than by frames."""
        return b"\n".join(response.body() for response in self.responses if response.status == 200)

    def set(self, **settings: object) -> Visitor:
        """Set things as the settings page would, before the next page is opened."""
        self.context.add_init_script(f"localStorage.setItem('blanketfort.settings', '{json.dumps(settings)}')")
        return self

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        return self

    def begin(self, game: str) -> Visitor:
        """From the first page to the table in three presses."""
        self.open()
        self.page.locator(f"button:has-text('{game}')").first.click()
        self.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_selector(".question")
        return self

    def wait(self) -> bool:
        """Wait until the table stands as it does and something may be pressed; False: the game is over."""
        self.page.wait_for_selector("main[aria-busy=false]", timeout=60_000)
        self.page.wait_for_selector(f"{NEXT}, {ENDED}", timeout=60_000)
        return self.page.locator(ENDED).count() == 0

    def answer(self, luck: random.Random) -> None:
        """Press the button that ends the turn, or any option in the list."""
        before = self.version
        options = self.page.locator(NEXT)
        options.nth(luck.randrange(options.count())).click()
        self.hear_on(before)

    def answer_at_once(self, luck: random.Random) -> None:
        """The same by script, for tests of what is sent: without a pointer's way a long game takes a fraction."""
        before = self.version
        self.page.wait_for_function(PRESS, arg=[NEXT, MORE, luck.random()])
        self.hear_on(before)

    def hear_on(self, before: tuple[int, int]) -> None:
        """Wait until something new was heard."""
        for _ in range(2000):
            if self.version != before:
                return
            self.page.wait_for_timeout(5)
        raise AssertionError("nothing came of it")

    def play_out(self, seed: int = 1) -> None:
        """Play a whole game, anyhow."""
        luck = random.Random(seed)
        while self.wait():
            self.answer(luck)

    @property
    def version(self) -> tuple[int, int]:
        """How much has been heard."""
        return len(self.states), self.states[-1]["version"] if self.states else -1

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1]
