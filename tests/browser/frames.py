"""How long the browser works at a stretch while a game is played: `python -m tests.browser.frames 30`.

Counted is the time of the CPU on the page's main thread, not that of the clock: the figures hold on a busy machine too.
Where the CPU is four times as slow, a frame of 50 ms is a task of 12.5 ms here.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from blanketfort.server import wire
from blanketfort.server.process import serving
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.recorded import Showing, record
from tests.browser.test_layout import GAMES, Game

SLOWED = 4
LONGEST = 50 / SLOWED
TURN = 0.3
"""The part of a game after which one looks: boards are full of things then."""
PARTS = ("FunctionCall", "RunMicrotasks", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")
"""What a task is made of, as the browser names it; parts of parts are counted in both."""


class Task(NamedTuple):
    """Milliseconds without a break, and how many of them went into what."""

    length: float
    parts: dict[str, float]


def tasks_in(trace: bytes) -> Iterator[Task]:
    """What the main threads of the pages did, from a trace of Chromium's."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    timed = [each for each in events if each.get("tdur") and (each["pid"], each["tid"]) in mains]
    for run in (each for each in timed if each["name"].endswith("RunTask") and each["tdur"] > 2000):
        parts: dict[str, float] = defaultdict(float)
        for each in timed:
            if (
                each["name"] in PARTS
                and each["pid"] == run["pid"]
                and run["ts"] <= each["ts"] <= run["ts"] + run["dur"]
            ):
                parts[each["name"]] += each["tdur"] / 1000
        yield Task(run["tdur"] / 1000, dict(parts))


def watch(browser: Browser, address: str, game: Game, states: list[wire.State]) -> list[Task]:
    """What these states cost somebody who likes motion, the longest first."""
    context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
    showing = Showing(context.new_page(), address, game.name, game.players)
    showing.show(states[0])
    showing.page.wait_for_selector(".board-box > *")
    showing.page.wait_for_timeout(1500)
    browser.start_tracing(page=showing.page, categories=["devtools.timeline", "toplevel"])
    for state in states[1:]:
        showing.show(state)
        showing.page.wait_for_timeout(1200)
    trace = browser.stop_tracing()
    context.close()
    return sorted(tasks_in(trace), key=lambda task: -task.length)


def main(choices: int) -> None:
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        serving(f"{scratch}/tables.sqlite", "--rate", "500") as server,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            states = [each for each in record(game.name, game.players, game.seed, game.options) if each.seat == 0]
            first = int(len(states) * TURN)
            tasks = watch(browser, server.address, game, states[first : first + choices + 1])
            long = sum(task.length > LONGEST for task in tasks)
            print(
                f"{game.name}, {game.players} players: {long} tasks over {LONGEST} ms in {choices} choices", flush=True
            )
            for task in tasks[:4]:
                parts = ", ".join(f"{name} {length:.1f}" for name, length in task.parts.items())
                print(f"  {task.length:.1f} ms, {task.length * SLOWED:.0f} when slowed: {parts}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
