"""Take the pictures of the README and the docs: `PYTHONPATH=. python tools/take_pictures.py docs/pictures`.

The client has to be built. A server of its own is started; a computer player brings each game to its middle, and
Chromium looks at it in every width and light; one game is played to its end, and judged.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS
from websockets.sync.client import connect
from websockets.typing import Origin

from blanketfort.server.process import serving

GAMES = {"fort": (3, 7, 110), "fort-sumter": (2, 5, 40), "forfort": (3, 4, 60)}
"""Seats, seed, and the version at which the picture is taken."""
PLAYER = "easy"
"""Who plays at all seats up to there."""
NEVER = 10**6
"""A version that no game comes to."""
SIZES = {"wide": (1920, 1080), "desktop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}


def open_table(page: Page, address: str, game: str, seats: int, seed: int, version: int) -> str:
    """A table whose game was brought so far, or to its end; its id."""
    wish = {
        "game": game,
        "name": "Robin",
        "seed": str(seed),
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": PLAYER}] * (seats - 1)],
    }
    opened = page.request.post(f"{address}/api/tables", data=wish, headers={"Origin": address})
    assert opened.ok, opened.text()
    table = opened.json()["table"]
    page.request.post(f"{address}/api/tables/{table}/begin", data={}, headers={"Origin": address})
    cookie = "; ".join(f"{c.get('name')}={c.get('value')}" for c in page.context.cookies())
    url = address.replace("http", "ws") + f"/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, origin=Origin(address), max_size=None) as socket:
        socket.send(json.dumps({"type": "stand-in", "bot": PLAYER}))
        while not reached(json.loads(socket.recv()), version):
            pass
        socket.send(json.dumps({"type": "stand-in", "bot": ""}))
        time.sleep(1)
    return str(table)


def reached(message: dict[str, Any], version: int) -> bool:
    """Whether the game has gone far enough, and it is the player's own choice."""
    if message["type"] != "state":
        return False
    question = message["question"]
    return question is None or (message["version"] >= version and question["seat"] == 0)


def take(browser: Browser, address: str, folder: Path) -> None:
    """Every game in every size and light, from one player's seat."""
    context = browser.new_context()
    tables = {
        game: f"{address}/t/{open_table(context.new_page(), address, game, *wish)}" for game, wish in GAMES.items()
    }
    cookies: Any = context.cookies()
    for size, (width, height) in SIZES.items():
        for light in ("light", "dark"):
            look: Any = {"viewport": {"width": width, "height": height}, "color_scheme": light}
            looking = browser.new_context(**look, reduced_motion="reduce")
            looking.add_cookies(cookies)
            for name, url in {"home": address, **tables}.items():
                page = looking.new_page()
                page.goto(url)
                page.wait_for_timeout(2500)
                page.screenshot(path=folder / f"{name}-{size}-{light}.png")
                page.close()


def take_review(browser: Browser, address: str, folder: Path) -> None:
    """A finished game with the chances to win, at the choice that cost most."""
    page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    table = open_table(page, address, "fort", 3, 7, NEVER)
    page.goto(f"{address}/replay/{table}")
    page.get_by_role("button", name="Chance to win").click()
    page.locator(".remarks button").first.click(timeout=180_000)
    page.wait_for_timeout(1000)
    page.screenshot(path=folder / "review-desktop-light.png")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(f"{scratch}/tables.sqlite", "--pace", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        take(browser, server.address, folder)
        take_review(browser, server.address, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
