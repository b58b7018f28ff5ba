"""The sample game, built as its author would and installed where only these tests see it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from blanketfort.engine import shelf
from blanketfort.engine.game import Game
from blanketfort.locale import words
from blanketfort.server import catalogue

SAMPLE = Path(__file__).parents[2] / "examples" / "briscola"
CACHES = [shelf.places, words.load, catalogue.list_games]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the sample is installed in."""
    source = shutil.copytree(SAMPLE, tmp_path_factory.mktemp("sample") / "briscola")
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", target, source], check=True, timeout=120)
    return target


@pytest.fixture(scope="module", autouse=True)
def briscola(installed: Path) -> Iterator[Game]:
    """The sample on the shelf of this process and of those that it starts."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(installed), *filter(None, sys.path)])
    sys.path.append(str(installed))
    forget()
    yield shelf.game("briscola")
    sys.path.remove(str(installed))
    os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)
    forget()


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
