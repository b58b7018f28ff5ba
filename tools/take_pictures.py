"""Take the pictures of the README and the docs: `PYTHONPATH=src:. python tools/take_pictures.py docs/pictures`.

The client has to be built. A server of its own is started; a computer player brings each game to its middle, and
Chromium looks at it in every width and light; one game is played to its end, and judged. With `turn` as a second word
only the moving pictures are made: a turn of Fort, choice by choice.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
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
FRAME, FRAMES, SHOWN = (800, 480), 14, 1100
"""How large a frame of the moving picture is, how many there are, and for how many milliseconds each is shown."""
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


def take_turn(browser: Browser, address: str, folder: Path, light: str) -> None:
    """A turn of Fort as a moving picture, a frame for each thing that happens."""
    look: Any = {"viewport": {"width": 1200, "height": 720}, "color_scheme": light}
    page = browser.new_context(**look, reduced_motion="reduce").new_page()
    page.goto(f"{address}/t/{open_table(page, address, 'fort', *GAMES['fort'])}")
    page.wait_for_timeout(2500)
    frames: list[Image.Image] = []
    for _step in range(4 * FRAMES):
        frame = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(FRAME)
        if not frames or frame != frames[-1]:
            frames.append(frame)
        if len(frames) == FRAMES:
            break
        choose(page)
        page.wait_for_timeout(600)
    rest: Any = {"save_all": True, "append_images": frames[1:], "loop": 0, "quality": 34, "method": 6}
    frames[0].save(folder / f"turn-{light}.webp", duration=[SHOWN] * (len(frames) - 1) + [3 * SHOWN], **rest)


def choose(page: Page) -> None:
    """Choose as somebody would who likes to do things: not the first option, which often is to pass."""
    options = page.locator(".question [data-option]:visible")
    sure = page.get_by_role("button", name="Do it").or_(page.locator(".question .end:visible"))
    if sure.count():
        sure.first.click()
    elif options.count():
        options.nth(min(1, options.count() - 1)).click()


def main(folder: Path, what: str = "all") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(f"{scratch}/tables.sqlite", "--pace", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for light in ("light", "dark"):
            take_turn(browser, server.address, folder, light)
        if what == "all":
            take(browser, server.address, folder)
            take_review(browser, server.address, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
