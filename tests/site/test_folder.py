"""The folder of a static site: the same every time, complete, and right at any path."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from blanketfort.cli import run
from blanketfort.engine.shelf import all_games
from tests.site.built import write_built


def read_all(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sites") / "site"
    write_built(out, "/some/place/")
    return out


def test_two_runs_write_the_same_bytes(site: Path, tmp_path: Path) -> None:
    write_built(tmp_path / "again", "some/place")
    assert read_all(tmp_path / "again") == read_all(site)


def test_all_that_a_page_or_the_service_worker_names_is_there(site: Path) -> None:
    page = (site / "index.html").read_text()
    about = json.loads(re.findall('id="site">(.*?)</script>', page)[0])
    parts = {name: part["file"] for name, part in about["kit"]["parts"].items()}
    packed = [file for name, file in parts.items() if not name.endswith(".mjs")]
    named = [f"{file}.{end}" for file in packed for end in ("br", "gz")]
    named += [file for file in parts.values() if file not in packed] + list(about["answers"].values())
    named += re.findall(r'(?:src|href)="\./([^"]+)"', page)
    listed = json.loads((site / "service-worker.js").read_text().partition("=")[2].partition(";\n")[0])
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    named += listed["kept"] + [icon["src"] for icon in manifest["icons"]]
    assert [name for name in named if not (site / name).is_file()] == []
    assert set(parts) == {"pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "library.zip", "house.pack"}
    assert sorted(listed["packed"]) == sorted(packed)


def test_the_service_worker_keeps_all_that_a_browser_may_ask_for(site: Path) -> None:
    listed = json.loads((site / "service-worker.js").read_text().partition("=")[2].partition(";\n")[0])
    kept = {*listed["kept"], *listed["packed"], "_headers", "service-worker.js"}
    files = [name for name in read_all(site) if not name.endswith((".br", ".gz", ".html"))]
    assert [name for name in files if name not in kept] == []


def test_the_same_page_lies_at_every_address_that_can_be_named(site: Path) -> None:
    page = (site / "index.html").read_text()
    places = ["404.html", "replay/index.html", *(f"rules/{game.name}/index.html" for game in all_games())]
    assert [place for place in places if (site / place).read_text() != page] == []
    assert '<base href="/some/place/" />' in page


def test_what_is_large_lies_there_twice_compressed_within_what_was_promised(site: Path) -> None:
    """Under 7 MB with brotli and 8 with gzip; of the client gzip only."""
    files = read_all(site)
    for end, most in {".br": 7_000_000, ".gz": 8_000_000}.items():
        kit = sum(len(data) for name, data in files.items() if name.startswith("kit/") and name.endswith(end))
        client = sum(len(data) for name, data in files.items() if name.startswith("assets/") and name.endswith(".gz"))
        assert 3_000_000 < kit + client < most


def test_nothing_in_a_page_would_be_refused_by_its_own_policy(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert not re.search(r"<style|\son\w+=|\sstyle=", page)
    assert re.findall(r"<script(?![^>]*src=)[^>]*>", page) == ['<script type="application/json" id="site">']
    assert "unsafe-inline" not in page and "'unsafe-eval'" not in page


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert run(["site", str(tmp_path)]) != 0
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
