"""Compile the hot modules with mypyc where a C compiler is there; pure Python is always the reference."""

import os
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

# What is hot: the heart of the engine, the search, what researchers run by the million, and of each game its rules, its
# computer player and its encoder. All else does I/O or runs once.
HOT = [
    "engine/chance.py",
    "engine/decision.py",
    "engine/event.py",
    "engine/playout.py",
    "engine/setup.py",
    "engine/state.py",
    "bots/learned.py",
    "bots/search*.py",
    "research/hot/*.py",
    "games/*/rules/*.py",
    "games/*/bot/*.py",
    "games/*/research.py",
]


def hot_modules() -> list[str]:
    found = [path for pattern in HOT for path in Path("src/blanketfort").glob(pattern)]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def has_compiler() -> bool:
    """Whether there is a C compiler, and Python's own headers for it."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def extensions() -> list:
    if os.environ.get("BLANKETFORT_PURE") or not has_compiler():
        return []
    from mypyc.build import mypycify

    # Without debug symbols the C compiler needs a quarter less time, and a file a module lets several run at once.
    level = os.environ.get("BLANKETFORT_OPT", "1")
    return mypycify(["--strict", *hot_modules()], opt_level=level, debug_level="0", multi_file=True)


class BuildSideBySide(build_ext):
    """Compiles as many files at once as there are cores."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list, *args: object, **named: object) -> list:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], *args, **named), sources)
            return [path for paths in made for path in paths]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide})
