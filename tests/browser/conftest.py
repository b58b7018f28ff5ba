"""A real server with an empty database, and a real Chromium that looks at it.

What is missing fails loudly: the client has to be built (`npm run build` in web/), and there has to be a Chromium.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from blanketfort.server import client_files
from blanketfort.server.process import serving
from tests.browser.chromium import CHROMIUM, FLAGS
from tests.browser.visitor import Visitor
from tests.server.house import House, open_house

Visit = Callable[..., Visitor]
PATIENCE = 15_000
"""Milliseconds that a page may take for anything."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens whose computer players do not dawdle."""
    assert (client_files.HERE / "index.html").exists(), "the client is not built: run `npm run build` in web/"
    database = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    with serving(str(database), "--pace", "0", "--rate", "500") as server:
        yield server.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None, "the tests in a browser need the command chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Browser, address: str) -> Iterator[BrowserContext]:
    """A guest's browser, in English, on a desk, without motion."""
    context = chromium.new_context(
        base_url=address, locale="en-GB", viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may fail unseen."""
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    assert errors == []


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own."""
    assert (client_files.HERE / "index.html").exists(), "the client is not built: run `npm run build` in web/"
    with open_house(tmp_path / "tables.sqlite") as house:
        yield house


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Let somebody come to the house with a browser of their own: `visit(width=360, height=640, locale="fr")`."""
    visitors: list[Visitor] = []

    def come(width: int = 1280, height: int = 800, **look: Any) -> Visitor:
        size: Any = {"width": width, "height": height}
        context = chromium.new_context(viewport=size, **{"locale": "en", "reduced_motion": "reduce", **look})
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, house.address))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        assert not visitor.complaints, f"the browser complained: {visitor.complaints[:3]}"
