"""How soon a static site has a table, and how much it fetches.

`PYTHONPATH=. python tools/measure_site.py dist/site --slow 4`

Each run is a new browser, which has come to rest: the first visit, on which a minute or so is played, then a later one
with what was kept, from navigation to the first table of forfort. `--slow 4` lets every process of the browser run for
a quarter of the time. Seconds of the CPU are told beside those of the clock: they mean something on a busy machine too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import tempfile
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import FLAGS
from tests.browser.visitor import MORE, NEXT, PRESS

SLICE = 0.02
REST = 3000
CHOICES = 16
TICKS = os.sysconf("SC_CLK_TCK")


class Host(SimpleHTTPRequestHandler):
    """The simplest file server, which counts what it sends."""

    sent = 0

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""

    def copyfile(self, source: object, outputfile: object) -> None:
        Host.sent += os.fstat(source.fileno()).st_size  # type: ignore[attr-defined]
        super().copyfile(source, outputfile)  # type: ignore[arg-type]


def processes_of(profile: str) -> list[int]:
    """The browser that has this profile, with all its children."""
    parents = {}
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                found.add(int(process.name))
        except OSError:
            continue  # it has just ended
    for _generation in range(3):
        found |= {process for process, parent in parents.items() if parent in found}
    return sorted(found)


def seconds_of(profile: str) -> float:
    """What the browser has taken of the CPU so far."""
    fields = []
    for process in processes_of(profile):
        try:
            fields.append(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split())
        except OSError:
            continue
    return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS


def brake(profile: str, slow: float, done: Event) -> None:
    """Let the browser, which is a group of processes, run for its share of each slice only."""
    group = os.getpgid(processes_of(profile)[0])
    while not done.is_set():
        os.killpg(group, signal.SIGSTOP)
        time.sleep((slow - 1) * SLICE)
        os.killpg(group, signal.SIGCONT)
        time.sleep(SLICE)


def visit(page: Page, address: str, profile: str) -> list[float]:
    """From navigation to the games, and to the first table; seconds of the clock, then of the CPU."""
    begun, used = time.perf_counter(), seconds_of(profile)
    page.goto(address)
    page.wait_for_selector(".mood-forfort button")
    shelf = time.perf_counter() - begun
    page.locator(".mood-forfort button").first.click()
    page.get_by_role("dialog").locator("button.go").click()
    page.wait_for_selector(".question, .frame")
    return [shelf, time.perf_counter() - begun, seconds_of(profile) - used]


def play(page: Page, slow: float) -> None:
    """Choose something now and then, as somebody does who has come to play."""
    for _choice in range(CHOICES):
        page.evaluate(PRESS, [NEXT, MORE, 0])
        page.wait_for_timeout(1000 * slow)


def measure(address: str, slow: float) -> tuple[list[float], list[float], int]:
    """The first visit of a new browser, a later one, and how many bytes the first has fetched."""
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=shutil.which("chromium"), args=FLAGS, viewport={"width": 390, "height": 844}
        )
        context.set_default_timeout(240_000)
        page = context.new_page()
        page.wait_for_timeout(REST)
        done, sent = Event(), Host.sent
        if slow > 1:
            Thread(target=brake, args=(profile, slow, done), daemon=True).start()
        first = visit(page, address, profile)
        fetched = Host.sent - sent
        page.evaluate("() => navigator.serviceWorker.ready")
        play(page, slow)
        later = visit(page, address, profile)
        done.set()
        time.sleep(2 * SLICE * slow)
        context.close()
    return first, later, fetched


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("site", type=Path, help="a folder written by `blanketfort site` for the path /")
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--runs", type=int, default=3)
    given = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=given.site))
    Thread(target=server.serve_forever, daemon=True).start()
    runs = [measure(f"http://127.0.0.1:{server.server_port}/", given.slow) for _ in range(given.runs)]
    print(f"fetched until the first table: {runs[0][2] / 1e6:.2f} MB (client unpacked); the best of {given.runs} runs:")
    for name, visits in {"first visit": [run[0] for run in runs], "later visit": [run[1] for run in runs]}.items():
        shelf, table, used = (min(column) for column in zip(*visits, strict=True))
        print(f"{name}: games after {shelf:.2f} s, table after {table:.2f} s; {used:.2f} s of the CPU")


if __name__ == "__main__":
    main()
