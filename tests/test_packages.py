"""What others install: a source distribution that is whole, and a wheel made of it without compiler and node."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import blanketfort

HOUSE = Path(__file__).parents[1]
CLIENT = "blanketfort/server/static/index.html"

pytestmark = pytest.mark.skipif(
    not (HOUSE / "src" / CLIENT).exists(), reason="the browser's part is not built: make .stamps/client"
)


def run(*command: str, cwd: Path, **environ: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, env={**os.environ, **environ}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("source")
    run("setup.py", "-q", "egg_info", "-e", str(folder), "sdist", "-d", str(folder), cwd=HOUSE, BLANKETFORT_PURE="1")
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / packed.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made of the source distribution, as a machine without compiler and node makes it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = ("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(folder), ".")
    run(*command, cwd=source, BLANKETFORT_PURE="1")
    (made,) = folder.glob("*.whl")
    return made


def test_every_file_that_names_the_version_names_the_same() -> None:
    said = {
        "CHANGELOG.md": r"^## (\d\S+) \(\d+ \w+ \d{4}\)$",
        "CITATION.cff": r"^version: (\S+)$",
        "web/package.json": r'^  "version": "(\S+)",$',
    }
    for name, pattern in said.items():
        found = re.search(pattern, (HOUSE / name).read_text("utf-8"), re.MULTILINE)
        assert found and found[1] == blanketfort.__version__, name
    assert (HOUSE / f"tests/server/releases/{blanketfort.__version__}.json").exists(), "CONTRIBUTING.md: a release"


def test_the_source_is_whole(source: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=False).stdout.split()
    wanted = [name for name in listed if not name.startswith((".github/", ".gitignore", ".dockerignore"))]
    assert [name for name in wanted if not (source / name).exists()] == []
    assert (source / "src" / CLIENT).exists()


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_dist_packs_the_source_where_nothing_was_built(source: Path) -> None:
    """Its own first two lines, as make says them: what they need has to be there after they have cleaned up."""
    tell = ["make", "-n", "-o", ".stamps/kit", "-o", ".stamps/installed", f"BIN={Path(sys.executable).parent}", "dist"]
    environ = {**os.environ, "BLANKETFORT_PURE": "1", "MAKEFLAGS": ""}  # not as a part of `make test`
    told = subprocess.run(tell, cwd=source, env=environ, capture_output=True, text=True, check=True).stdout
    lines = [line for line in told.splitlines() if not line.startswith("make")]
    assert "sdist" in lines[1]
    done = subprocess.run(" && ".join(lines[:2]), shell=True, cwd=source, env=environ, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert list((source / "dist").glob("*.tar.gz"))


def test_a_source_without_the_browser_s_part_is_refused(source: Path, tmp_path: Path) -> None:
    for name in ("setup.py", "README.md"):
        (tmp_path / name).write_text((source / name).read_text("utf-8"), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_py"]
    environ = {**os.environ, "BLANKETFORT_PURE": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "The browser's part is not built" in done.stderr


def test_what_is_compiled_needs_nothing_that_a_build_does_not_install() -> None:
    """pip builds in an environment of its own; mypyc refuses to compile there what imports something unknown."""
    known = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))
    installed = {re.split(r"\W", wanted)[0] for wanted in known["build-system"]["requires"]}
    excused = {name.removesuffix(".*") for name in known["tool"]["mypy"]["overrides"][0]["module"]}
    (hot,) = re.findall(r"^HOT = (\[.*?^\])", (HOUSE / "setup.py").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    todo = [path for pattern in ast.literal_eval(hot) for path in (HOUSE / "src/blanketfort").glob(pattern)]
    seen: set[Path] = set()
    wanted: set[str] = set()
    while todo:
        path = todo.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        for name in imports_of(path):
            place = HOUSE / "src" / name.replace(".", "/")
            todo += [place.with_suffix(".py"), place / "__init__.py"]
            wanted.add(name.partition(".")[0])
    brought = {"blanketfort", "mypy_extensions", "librt"}  # the last two by mypy
    assert len(seen) > 100 and wanted - sys.stdlib_module_names - excused - brought <= installed


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))


def test_every_action_is_named_by_a_digest_and_says_its_version() -> None:
    """A tag can be moved to other code, which would then publish in our name."""
    used = [
        line
        for path in (HOUSE / ".github/workflows").glob("*.yml")
        for line in re.findall(r"uses: (.*)$", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(used) > 10
    assert [line for line in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)] == []


def test_the_release_is_given_no_pattern_where_none_is_expanded() -> None:
    """The action that makes the wheels takes its folder by the letter; those that carry files know stars."""
    text = (HOUSE / ".github/workflows/release.yml").read_text("utf-8")
    steps = re.findall(r"- uses: (\S+).*\n((?: {8}.*\n)*)", text)
    assert any("cibuildwheel" in action for action, _ in steps)
    assert [action for action, told in steps if "*" in told and "-artifact@" not in action] == []


def test_a_wheel_runs_where_nothing_else_of_the_house_is(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    run("-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", str(tmp_path), str(wheel), cwd=tmp_path)
    said = run("-m", "blanketfort", "games", cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert "forfort" in said
    page = "from blanketfort.server.client_files import HERE; print((HERE / 'index.html').read_text('utf-8'))"
    assert "<title>" in run("-c", page, cwd=tmp_path, PYTHONPATH=str(tmp_path))


def test_what_an_index_shows_leads_to_the_repository(source: Path, tmp_path: Path) -> None:
    """There is nothing beside the README there: every picture and every link has to be whole."""
    home = "https://forge.example/somebody/blanketfort"
    command = ("setup.py", "-q", "egg_info", "-e", str(tmp_path))
    run(*command, cwd=source, BLANKETFORT_PURE="1", BLANKETFORT_REPOSITORY=home)
    told = (tmp_path / "blanketfort.egg-info" / "PKG-INFO").read_text(encoding="utf-8")
    assert f"Project-URL: Source, {home}\n" in told
    links = re.findall(r"\]\(([^)\s]+)\)", told)
    assert f"{home}/raw/HEAD/docs/pictures/fort-desktop-light.png" in links
    assert f"{home}/blob/HEAD/docs/arena.md" in links
    assert [link for link in links if not link.startswith(home)] == []


def test_a_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("METADATA")]
        metadata = archive.read(name).decode("utf-8")
    for line in (
        "Author: The Blanketfort contributors",
        "Classifier: Typing :: Typed",
        "License-Expression: MIT",
        "# Blanketfort",
    ):
        assert line in metadata
