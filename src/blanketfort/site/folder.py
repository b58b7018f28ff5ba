"""The folder of a static site: the client, the interpreter with the house, and what a page needs to find both."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import all_games
from blanketfort.server import catalogue, client_files
from blanketfort.server.wire import encode

HERE = Path(__file__).parent
KIT = HERE / "kit"
FILES = HERE / "files"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'self'"
)
HEADERS = """/*
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
{forever}"""
FOREVER = "/{folder}/*\n  Cache-Control: " + client_files.FOREVER + "\n"
HASHED = ("assets", "kit", "shelf")
"""The folders whose files change their names with what is in them."""
TEXTS = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")


def write_site(out: Path, base: str = "/", server: str = "", pace: float = 0.5, kit: Path = KIT) -> None:
    """Write a whole site into a new folder; `base` is the path that it will be found at."""
    if not (client_files.HERE / "index.html").exists() or not (kit / "kit.json").exists():
        raise BlanketfortError(
            "this installation has no interpreter for browsers: `make site` in the project's source makes all of it"
        )
    if out.exists() and any(out.iterdir()):
        raise BlanketfortError(f"the folder {str(out)!r} is not empty")
    shutil.copytree(client_files.HERE, out, dirs_exist_ok=True)
    shutil.copytree(kit, out / "kit", ignore=shutil.ignore_patterns("kit.json"))
    shutil.copytree(FILES, out, dirs_exist_ok=True)
    about = json.loads((kit / "kit.json").read_text())
    for part in about["parts"].values():
        part["file"] = f"kit/{part['file']}"
    site = {"kit": about, "answers": write_answers(out), "server": server, "pace": pace}
    write_pages(out, make_page((out / "index.html").read_text(), f"/{base.strip('/')}/".replace("//", "/"), site))
    write_worker(out, [part["file"] for part in about["parts"].values()])
    forever = "".join(FOREVER.format(folder=folder) for folder in HASHED)
    (out / "_headers").write_text(HEADERS.format(policy=POLICY, forever=forever))
    for path in sorted(out.rglob("*")):
        if path.suffix in TEXTS and path.parent.name != "kit":
            Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def write_answers(out: Path) -> dict[str, str]:
    """Write what a house always answers the same: where each answer lies."""
    found: dict[str, object] = {"/api/games": catalogue.list_games()}
    for game in all_games():
        found[f"/api/games/{game.name}/cards"] = catalogue.list_cards(game)
        found[f"/api/games/{game.name}/rules"] = catalogue.list_rules(game)
    (out / "shelf").mkdir()
    places = {}
    for address, answer in found.items():
        data = encode(answer)
        name = f"{'-'.join(address.split('/')[2:])}-{hashlib.sha256(data).hexdigest()[:12]}.json"
        (out / "shelf" / name).write_bytes(data)
        places[address] = f"shelf/{name}"
    return places


def make_page(page: str, base: str, site: dict[str, object]) -> str:
    """The client's page, told where it is and what lies beside it."""
    block = json.dumps(site, separators=(",", ":")).replace("<", "\\u003c")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        f'    <base href="{base}" />\n'
        f'    <link rel="manifest" href="./manifest.webmanifest" />\n'
        f'    <link rel="apple-touch-icon" href="./icon-192.png" />\n'
        f'    <script type="application/json" id="site">{block}</script>'
    )
    assert '<base href="/" />' in page
    return page.replace('<base href="/" />', head)


def write_pages(out: Path, page: str) -> None:
    """The same page at every address that can be named beforehand, and where the host has none."""
    games = [game.name for game in all_games()]
    places = ["replay", *(f"{kind}/{game}" for kind in ("learn", "rules") for game in games)]
    for name in ["index.html", "404.html", *(f"{place}/index.html" for place in places)]:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(page)


def write_worker(out: Path, kit: list[str]) -> None:
    """The service worker with the list of all that it keeps."""
    packed = [file for file in kit if not file.endswith(".mjs")]
    kept = [path.relative_to(out).as_posix() for folder in HASHED for path in sorted((out / folder).iterdir())]
    kept += ["favicon.svg", *(path.name for path in sorted(FILES.iterdir()))]
    kept = [file for file in kept if not file.endswith((".br", ".gz")) and file not in packed]
    page = hashlib.sha256((out / "index.html").read_bytes()).hexdigest()[:12]
    listed = json.dumps({"page": page, "kept": kept, "packed": packed}, separators=(",", ":"))
    worker = out / "service-worker.js"
    worker.write_text(f"self.FILES={listed};\n{worker.read_text()}")
