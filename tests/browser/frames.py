"""The longest frames while a game is played, on a CPU made four times as slow: `python -m tests.browser.frames 30`.

A frame is all that the page's main thread does for one picture, from the message or the press that changed something
until the picture is handed over, with what promises do between its tasks. Counted is the time of the CPU, not that of
the clock; on a busy machine it is still longer than on one at rest. A game is told as a server tells it, choice by
choice with what happened; the reader's own are made by the mouse.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

from msgspec.structs import replace
from playwright.sync_api import Browser, sync_playwright

from blanketfort.server import wire
from blanketfort.server.process import serving
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.recorded import Showing, record_for
from tests.browser.test_layout import GAMES, Game

SLOWED = 4
LONGEST = 50
TURN = 0.3
"""The part of a game after which one looks: boards are full of things then."""
WARM = 6
"""So many choices are shown before, for a page that was just opened has not yet run what it runs in every turn."""
PARTS = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "HitTest", "MajorGC", "MinorGC")
SCRIPTS = (
    "FunctionCall",
    "FireAnimationFrame",
    "EventDispatch",
    "TimerFire",
    "RunMicrotasks",
    "BlinkScheduler_PerformMicrotaskCheckpoint",
)
"""What a frame is made of, as the browser names it."""
SETTINGS = """localStorage.setItem('blanketfort.settings', '{"confirm": false, "pace": "fast"}')"""

Events = list[dict[str, Any]]


class Frame(NamedTuple):
    """Milliseconds of work for one picture, those of its longest task, and how many went into what."""

    length: float
    task: float
    parts: dict[str, float]


def frames_in(trace: bytes) -> Iterator[Frame]:
    """The pictures of the pages, from a trace of Chromium's."""
    events: Events = json.loads(trace)["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    done = sorted((each for each in events if (each["pid"], each["tid"]) in mains), key=lambda each: each["ts"])
    timed = [each for each in done if each.get("tdur")]
    tasks = outermost(timed)
    begun: dict[str, int] = {}
    for each in (each for each in done if each["name"] == "AnimationFrame"):
        frame = str(each.get("id2", each.get("id")))
        if each["ph"] == "b":
            begun[frame] = each["ts"]
        elif frame in begun:
            work = [task for task in tasks if overlaps(task, begun[frame], each["ts"])]
            if not work:
                continue
            lengths = [task["tdur"] / 1000 for task in work]
            first, last = min(task["ts"] for task in work), max(task["ts"] + task["dur"] for task in work)
            yield Frame(sum(lengths), max(lengths), parts_of([part for part in timed if overlaps(part, first, last)]))


def overlaps(event: dict[str, Any], first: float, last: float) -> bool:
    return bool(event["ts"] < last and event["ts"] + event["dur"] > first)


def outermost(timed: Events) -> Events:
    """Tasks, and what promises do between them: what lies in nothing else."""
    found: Events = []
    for each in timed:
        if not found or each["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(each)
    return found


def parts_of(work: Events) -> dict[str, float]:
    """How long each part took, without the parts in it; scripts are what is none of the others."""
    parts: dict[str, float] = defaultdict(float)
    around: Events = []
    for each in (each for each in work if each["name"] in PARTS or each["name"] in SCRIPTS):
        while around and around[-1]["ts"] + around[-1]["dur"] <= each["ts"]:
            around.pop()
        if around:
            parts[name_of(around[-1])] -= each["tdur"] / 1000
        parts[name_of(each)] += each["tdur"] / 1000
        around.append(each)
    return dict(parts)


def name_of(event: dict[str, Any]) -> str:
    return "script" if event["name"] in SCRIPTS else str(event["name"])


def watch(browser: Browser, address: str, game: Game, states: list[wire.State]) -> list[Frame]:
    """The longest frame of each of these states, after the first ones, to somebody who likes motion."""
    context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
    context.add_init_script(SETTINGS)
    showing = Showing(context.new_page(), address, game.name, game.players)
    showing.show(states[0])
    showing.page.wait_for_selector(".board-box > *")
    showing.page.wait_for_timeout(5000)
    for state in states[1 : WARM + 1]:
        step(showing, state)
    context.new_cdp_session(showing.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    found = []
    for state in states[WARM + 1 :]:
        browser.start_tracing(page=showing.page, categories=["devtools.timeline", "toplevel"])
        step(showing, state)
        found.append(max(frames_in(browser.stop_tracing()), default=Frame(0, 0, {})))
    context.close()
    return found


def step(showing: Showing, state: wire.State) -> None:
    """What the reader sees from one choice to the next."""
    choose(showing)
    showing.show(state)
    if state.question and state.question.options:
        showing.send(wire.Finality(state.version, []))
    showing.page.wait_for_timeout(1300)


def choose(showing: Showing) -> None:
    """Press the first option, if the reader is asked."""
    options, mouse = showing.page.locator("[data-option]"), showing.page.mouse
    box = options.first.bounding_box() if options.count() else None
    if box:
        mouse.move(box["x"] + 20, box["y"] + 15)
        showing.page.wait_for_timeout(150)
        mouse.down()
        mouse.up()
        showing.page.wait_for_timeout(100)


def watch_game(browser: Browser, address: str, game: Game, choices: int) -> list[Frame]:
    states = record_for(0, game.name, game.players, game.seed, game.options)
    first = int(len(states) * TURN)
    opening = replace(states[first], steps=[moment for state in states[: first + 1] for moment in state.steps])
    return watch(browser, address, game, [opening, *states[first + 1 : first + WARM + choices + 1]])


def main(choices: int) -> None:
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        serving(f"{scratch}/tables.sqlite", "--rate", "500") as server,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            frames = sorted(watch_game(browser, server.address, game, choices), reverse=True)
            usual, long = median(frame.length for frame in frames), sum(frame.length > LONGEST for frame in frames)
            print(
                f"{game.name}, {game.players} players: {long} of {choices} choices with a frame over {LONGEST} ms,",
                end=" ",
            )
            print(f"median {usual:.0f}, longest task {max(frame.task for frame in frames):.0f}", flush=True)
            for frame in frames[:4]:
                parts = ", ".join(f"{name} {length:.0f}" for name, length in frame.parts.items() if length >= 1)
                print(f"  {frame.length:.0f} ms: {parts}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
