"""The table without a server, in a real browser: a folder under a path of the simplest file server.

Nothing is tried about secrets here: one's own device holds all cards.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from blanketfort.engine.proof import reveal
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from tests.browser.any_host import PATIENCE, PLACE, Host, Player
from tests.browser.chromium import FLAGS
from tests.browser.visitor import MORE, NEXT, PRESS, QUICK
from tests.site.built import write_built
from tests.test_house_decks import EXAMPLE

Come = Callable[..., Player]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
TAKE = ".over .go"
"""What the next player presses who has got the screen."""
SETTINGS = f"localStorage.setItem('blanketfort.settings', '{json.dumps(QUICK)}')"


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site under a path, whose computer players do not dawdle."""
    root = tmp_path_factory.mktemp("site")
    write_built(root / PLACE, PLACE)
    return root


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def come(chromium: Browser, host: Host) -> Iterator[Come]:
    """Come with a browser of one's own, or `beside` another tab of the same."""
    players: list[Player] = []
    contexts: list[BrowserContext] = []

    def come(beside: Player | None = None, **look: Any) -> Player:
        if beside is None:
            usual: Any = {"locale": "en", "viewport": DESK, "reduced_motion": "reduce"}
            contexts.append(chromium.new_context(**usual | look))
            contexts[-1].set_default_timeout(PATIENCE)
            contexts[-1].add_init_script(SETTINGS)
        players.append(Player(contexts[-1] if beside is None else beside.page.context, host))
        return players[-1]

    yield come
    for context in contexts:
        context.close()
    assert [complaint for player in players for complaint in player.complaints] == []


LOOKS: dict[str, Any] = {
    "forfort": {"locale": "fr", "viewport": DESK},
    "fort": {"locale": "en", "viewport": PHONE, "has_touch": True, "is_mobile": True},
    "fort-sumter": {"locale": "fr", "viewport": PHONE, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_against_hard_with_the_network_gone_and_a_reload_in_the_middle(
    come: Come, host: Host, game: str
) -> None:
    ann = come(**LOOKS[game]).begin(game)
    ann.wait_until_all_is_kept()
    host.stop()
    ann.play(6)
    before = ann.state
    ann.page.reload()
    ann.wait()
    assert ann.state["version"] >= before["version"]
    ann.play()
    shown = ann.page.locator("tfoot td").all_inner_texts()
    assert sorted(int(points) for points in shown) == sorted(
        points["total"] for points in ann.state["result"]["points"]
    )
    assert ann.ask("GET", f"/api/tables/{ann.table}/proof")["is_proved"]


IMAGE = """async (isBroken) => {
  for await (const [name, file] of await navigator.storage.getDirectory()) {
    if (!name.endsWith('.image')) continue
    if (isBroken) {
      const writer = await file.createWritable({ keepExistingData: true })
      await writer.write(new Uint8Array(64))
      await writer.close()
    }
    return (await (await file.getFile()).slice(-2).text()) === '}}'
  }
  return false
}"""
"""Whether the browser has kept an interpreter's memory, with what it is of at its end; it may get a bad beginning."""


def test_a_later_visit_goes_on_from_kept_memory_unless_that_is_broken(come: Come) -> None:
    ann = come().begin("forfort", "easy").wait_until_all_is_kept()
    ann.page.wait_for_function(IMAGE)
    ann.page.reload()
    ann.wait()
    ann.play(2)
    ann.page.wait_for_function(IMAGE)
    ann.page.evaluate(IMAGE, True)
    ann.page.reload()
    ann.page.wait_for_function(f"async () => !await ({IMAGE})()")  # it was tried, and is gone
    ann.wait()
    ann.play(2)


def test_two_tabs_play_at_one_table_and_one_goes_on_when_the_other_is_closed(come: Come) -> None:
    ann = come().begin("forfort", "easy")
    again = come(beside=ann).open()
    again.page.locator(f"a[href='t/{ann.table}']").first.click()
    again.wait()
    again.play(2)
    version = again.state["version"]
    ann.page.wait_for_function("(version) => told.states.at(-1).version >= version", arg=version)
    ann.page.close()  # it had the house
    again.play(4)
    assert again.state["version"] >= version + 4


def test_it_can_be_installed_and_killing_the_browser_loses_nothing(
    chromium: Browser, host: Host, tmp_path: Path
) -> None:
    """Whatever was seen before `kill -9` is there after it. Only the whole browser knows what can be installed."""

    def come() -> Player:
        context = chromium.browser_type.launch_persistent_context(
            tmp_path, executable_path=shutil.which("chromium"), args=FLAGS, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS)
        return Player(context, host)

    ann = come().begin("forfort", "easy").play(8)
    table, seen = ann.table, ann.state
    kill_all_of(tmp_path)
    later = come().open()
    later.page.locator(f"a[href='t/{table}']").first.click()
    later.page.wait_for_function("() => told.states.length > 0")
    assert later.state["version"] >= seen["version"]
    session = later.page.context.new_cdp_session(later.page)
    assert session.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    later.page.context.close()


def kill_all_of(profile: Path) -> None:
    """Kill the processes of the browser that has this profile, as a power cut would."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


UPDATE = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  await worker.update()
  while (!worker.waiting) await new Promise((done) => setTimeout(done, 20))
}"""
"""Looks for a new edition, as browsers do at every visit."""


def test_what_else_lies_below_its_address_is_left_alone(come: Come, host: Host) -> None:
    """A server at a path below: who had been to the site once never came to it again."""
    other = host.folder / PLACE / "other"
    other.mkdir()
    (other / "index.html").write_text("<title>Another page</title>")
    ann = come().begin("forfort", "easy").wait_until_all_is_kept()
    ann.open("/other/")
    assert ann.page.title() == "Another page"
    shutil.rmtree(other)


def test_a_new_edition_comes_by_itself_and_the_game_goes_on(
    come: Come, host: Host, folder: Path, tmp_path: Path
) -> None:
    """An open page is loaded anew as soon as one of the new edition is there."""
    ann = come().begin("forfort", "easy").wait_until_all_is_kept()
    ann.play(3)
    version = ann.state["version"]
    host.folder = write_new_edition(folder, tmp_path)
    ann.page.evaluate(UPDATE)
    new = come(beside=ann).open()
    assert "house-new.pack" in new.page.content()
    ann.page.wait_for_function("() => document.getElementById('site').textContent.includes('house-new.pack')")
    ann.wait()
    ann.page.wait_for_function("() => told.states.length > 0")
    assert ann.state["version"] >= version
    ann.play(3)


def write_new_edition(folder: Path, out: Path) -> Path:
    """The same site with another name of the house, which is how a page knows its edition."""
    shutil.copytree(folder, out / "new")
    place = out / "new" / PLACE
    (old,) = (path.with_suffix("") for path in (place / "kit").glob("house-*.pack.br"))
    for end in (".br", ".gz"):
        Path(f"{old}{end}").rename(place / "kit" / f"house-new.pack{end}")
    for path in [*place.rglob("*.html"), place / "service-worker.js"]:
        path.write_text(path.read_text().replace(old.name, "house-new.pack"))
    return out / "new"


def test_a_finished_game_is_shown_elsewhere_by_a_link_that_carries_it(come: Come) -> None:
    ann = come().open("/replay/")
    ann.page.locator("textarea").fill(play_anyhow("forfort"))
    ann.page.locator("form button.go").click()
    ann.page.wait_for_selector(".replay")
    ann.page.evaluate("navigator.clipboard.writeText = async (text) => { told.link = text }")
    ann.page.get_by_role("button", name="Link to this step").click()
    link = ann.page.wait_for_function("() => told.link").json_value()
    ben = come(locale="fr")
    ben.page.goto(link)
    ben.page.wait_for_selector(".replay")
    assert "step=" in ben.page.url and "record=" not in ben.page.url


def play_anyhow(game: str) -> str:
    """The record of a finished game."""
    state = find_game(game).new(seed=7)
    luck = random.Random(7)
    while (decision := state.decision) is not None:
        state.play(luck.choice(decision.options).key)
    return reveal(state).to_text()


def test_everything_that_a_server_does_for_one_player_is_there(come: Come) -> None:
    """What is packed for the browser has all that is needed: nothing is missing only there."""
    ann = come().open()
    for about in ann.ask("GET", "/api/games"):
        game, others = about["name"], about["players"][-1] - 1
        assert about["bots"][-1] == "master"
        assert ann.ask("POST", f"/api/tutorials/{game}", {"name": "Ann"})["table"]
        here = [{"kind": "me"}, *[{"kind": "here", "name": "Ben"}] * others]
        options = {option["name"]: option["values"][-1] for option in about["options"]}
        assert ann.ask("POST", "/api/tables", {"game": game, "name": "Ann", "seats": here, "options": options})["table"]
        record = play_anyhow(game)
        table = ann.ask("POST", "/api/records", {"record": record})["table"]
        replay = ann.ask("GET", f"/api/tables/{table}/replay?seat=0")
        assert ann.ask("GET", f"/api/tables/{table}/record") == record
        assert ann.ask("GET", f"/api/tables/{table}/review")["done"] > 0
        bots = [{"kind": "me"}, *[{"kind": "bot", "bot": about["bots"][-1]}] * (len(replay["names"]) - 1)]
        branch = {"step": len(replay["steps"]) // 2, "seats": bots, "name": "Ann"}
        assert ann.ask("POST", f"/api/tables/{table}/branch", branch)["table"]
    bring_own_cards(ann)
    take_turns(ann)


def bring_own_cards(ann: Player) -> None:
    """Two people at one screen open a table with the deck of their own box; a bad one is refused with its mistakes."""
    ann.open().page.locator(".mood-fort button").first.click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_role("button", name="others on this screen").click()
    dialog.locator("summary").click()
    deck = dialog.locator("input[type=file]")
    deck.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": b"\nnobody = 1\n"})
    dialog.locator("button.go").click()
    dialog.get_by_text("deck.toml:2").wait_for()
    deck.set_input_files(EXAMPLE)
    dialog.locator("button.go").click()
    ann.page.wait_for_url("**/t/*")
    assert ann.ask("GET", f"/api/tables/{ann.table}")["deck"]


def take_turns(ann: Player) -> None:
    """Each has had the screen, and one has taken something back."""
    held: set[int] = set()
    undone = False
    while held != {0, 1} or not undone:
        ann.page.wait_for_selector(f"{NEXT}, {MORE}, {TAKE}")
        told = ann.page.evaluate("told.states.length")
        if ann.page.locator(TAKE).count():
            ann.page.locator(TAKE).click()
            ann.page.locator(TAKE).wait_for(state="detached")
            held.add(ann.state["seat"])
        elif ann.state["can_undo"] and not undone:
            before = ann.state["version"]
            ann.page.get_by_role("button", name="Undo").last.click()
            ann.page.wait_for_function("(told) => window.told.states.length > told", arg=told)
            undone = ann.state["version"] > before or not ann.state["can_undo"]
        elif ann.page.evaluate(PRESS, [NEXT, MORE, 0]):
            ann.page.wait_for_function("(told) => window.told.states.length > told", arg=told)


def test_a_hint_is_thought_of_without_a_server(come: Come) -> None:
    ann = come().begin("forfort", "easy")
    ann.page.keyboard.press("h")
    ann.page.wait_for_function("() => told.kinds.has('hint')")
