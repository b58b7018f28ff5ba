"""Compile the hot modules with mypyc where a C compiler is there; pure Python is always the reference."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

# Everything under these rooms is hot, and the search with the rules of thumb by which it plays on. Modules named in
# COLD stay Python: they do I/O or run once.
ROOMS = ["src/blanketfort/engine", "src/blanketfort/games", "src/blanketfort/research/hot"]
SEARCH = ["search*.py", "fort.py", "fort_animals.py", "fort_cats.py", "fort_table.py", "fort_values.py"]
COLD = {
    "__init__.py",
    "cards.py",
    "game.py",
    "record.py",
    "listing.py",
    "proof.py",
    "deckfile.py",
    "toml_lines.py",
    "text.py",
    "errors.py",
    "laws.py",
    "phrase.py",
    "position.py",
    "words.py",
}


def hot_modules() -> list[str]:
    paths = [path for room in ROOMS for path in Path(room).rglob("*.py") if path.name not in COLD]
    searching = [path for pattern in SEARCH for path in Path("src/blanketfort/bots").glob(pattern)]
    return sorted(str(path) for path in [*paths, *searching])


def has_compiler() -> bool:
    """Whether there is a C compiler, and Python's own headers for it."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def extensions() -> list:
    if os.environ.get("BLANKETFORT_PURE") or not has_compiler():
        return []
    from mypyc.build import mypycify

    # Without debug symbols the C compiler needs a quarter less time.
    return mypycify(["--strict", *hot_modules()], opt_level=os.environ.get("BLANKETFORT_OPT", "1"), debug_level="0")


setup(ext_modules=extensions())
