"""A static site on the simplest file server there is, and somebody who plays there."""

from __future__ import annotations

import json
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage

from tests.browser.visitor import ENDED, MORE, NEXT

PLACE = "some/place"
PATIENCE = 60_000
"""Milliseconds that anything may take: an interpreter has to be opened first."""
EAR = """() => {
  const Native = Worker
  window.told = { states: [], kinds: new Set(), answers: {} }
  window.Worker = class extends Native {
    constructor(...given) {
      super(...given)
      told.house = this
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'answer') told.answers[data.id] = [data.status, data.text]
        const message = data.kind === 'heard' ? JSON.parse(data.text) : {}
        told.kinds.add(message.type)
        if (message.type === 'state') told.states.push(message)
      })
    }
    postMessage(message) {
      if (message.kind === 'begin') told.tab = message.tab
      super.postMessage(message)
    }
  }
}"""
"""Hears what the worker with the house tells its page; there are no frames to listen to."""
PLAY = """([next, more, ended, most, patience]) => new Promise((resolve, reject) => {
  const version = () => told.states.at(-1)?.version ?? 0
  const begun = version()
  let [last, at] = [begun, performance.now()]
  const timer = setInterval(() => {
    if (version() !== last) [last, at] = [version(), performance.now()]
    const isOver = document.querySelector(ended) || last >= begun + most
    if (isOver || performance.now() > at + patience) {
      clearInterval(timer)
      if (isOver) resolve()
      else reject(new Error('nothing comes any more'))
    }
    document.querySelector(more)?.click()
    const found = [...document.querySelectorAll(next)]
    found[Math.floor(Math.random() * found.length)]?.click()
  }, 4)
})"""
"""Presses anything that may be pressed, until the game is over or has gone on that far."""
ASK = """([method, address, body]) => {
  const id = `${told.tab}.test-${Object.keys(told.answers).length}`
  told.house.postMessage({ kind: 'ask', id, key: id.replace('.', '-'), language: 'en', method, address, body })
  return id
}"""


class Quiet(SimpleHTTPRequestHandler):
    """What `python -m http.server` runs."""

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Host:
    """Serves a folder until it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handle)
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PLACE}"
        Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def _handle(self, *given: Any) -> Quiet:
        return Quiet(*given, directory=self.folder)

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Player:
    """A tab of a browser that has come to a static site."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.host = host
        self.complaints: list[str] = []
        self.page = context.new_page()
        self.page.add_init_script(f"({EAR})()")
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        """A policy that is violated is told here too."""
        if message.type == "error":
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> Player:
        self.page.goto(self.host.address + path)
        return self

    def begin(self, game: str, level: str = "hard") -> Player:
        """From the first page to a table for two, against a computer player of that level."""
        self.open().page.locator(f".mood-{game} button").first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        for two in dialog.get_by_role("button", name="2", exact=True).all():
            two.click()
        for seat in dialog.locator("select").all():
            seat.select_option(f"bot:{level}")
        dialog.locator("button.go").click()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until something may be pressed, or all is over."""
        self.page.wait_for_selector(f"{NEXT}, {MORE}, {ENDED}", timeout=PATIENCE)

    def play(self, most: int = 100_000) -> Player:
        """Play on, to the end of the game or that many versions of the table."""
        self.page.evaluate(PLAY, [NEXT, MORE, ENDED, most, PATIENCE])
        return self

    def wait_until_all_is_kept(self) -> Player:
        """From then on it needs no network."""
        self.page.evaluate("navigator.serviceWorker.ready")
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        return self

    def ask(self, method: str, address: str, body: object = None) -> Any:
        """What the house answers, as data; anything but a success fails."""
        id = self.page.evaluate(ASK, [method, address, json.dumps(body) if body is not None else ""])
        status, text = self.page.wait_for_function("(id) => told.answers[id]", arg=id, polling=5).json_value()
        assert status in (200, 201), text
        return json.loads(text) if text[:1] in "[{" else text

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("told.states.at(-1)")
        return found

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]
