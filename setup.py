"""Compile the hot modules with mypyc where a C compiler is there; pure Python is always the reference."""

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What is hot: the heart of the engine, the search, what researchers run by the million, of each game its rules, its
# computer player and its encoder, and what a server does most at a table. All else does I/O or runs once.
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
    "games/*/eyes.py",
    "table/foresight.py",
]


# Those who only ask for the version, or pack the source, need not wait until all of it is translated to C.
COMPILING = {"bdist_wheel", "build_ext", "editable_wheel", "install"}

# What is small in one file is inlined into another, and nothing is called through a table that others could replace.
# By itself GCC finds most of mypyc's helpers too large for that, so it is told how far it may go.
ACROSS_FILES = ["-flto=auto", "-fno-semantic-interposition"]
ACROSS_FILES += ["--param=max-inline-insns-auto=40", "--param=inline-min-speedup=10", "--param=inline-unit-growth=80"]

# Python's trashcan, which mypyc puts into every class, writes to a header that acyclic classes lack. None of ours needs
# it: no compiled object hangs from another one more than a few deep, but for dicts, which have a trashcan of their own.
# And a float is read where it lies: mypyc calls Python for each, and judges add up hundreds.
HEADER = """
#include <Python.h>
#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(op, dealloc) {
#define Py_TRASHCAN_END }
static inline double read_float(PyObject *op) {
    return PyFloat_CheckExact(op) ? PyFloat_AS_DOUBLE(op) : PyFloat_AsDouble(op);
}
#define PyFloat_AsDouble read_float
"""


def hot_modules() -> list[str]:
    found = [path for pattern in HOT for path in Path("src/blanketfort").glob(pattern)]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def has_compiler() -> bool:
    """Whether there is a C compiler, and Python's own headers for it."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def extensions() -> list:
    is_building = not COMPILING.isdisjoint(sys.argv)
    if os.environ.get("BLANKETFORT_PURE") or not is_building or not has_compiler():
        return []
    from mypyc.build import mypycify

    # Without debug symbols the C compiler needs a quarter less time, and a file a module lets several run at once.
    level = os.environ.get("BLANKETFORT_OPT", "2")
    made = mypycify(["--strict", *hot_modules()], opt_level=level, debug_level="0", multi_file=True)
    header = Path("build", "header.h").resolve()
    header.parent.mkdir(exist_ok=True)
    header.write_text(HEADER)
    included = [f"/FI{header}"] if sys.platform == "win32" else ["-include", str(header)]
    across = ACROSS_FILES if sys.platform == "linux" and int(level) > 1 else []
    for extension in made:  # each with a list of its own: mypycify gives all of them the same one
        extension.extra_compile_args = [*extension.extra_compile_args, *included, *across]
        if across:
            extension.extra_link_args = [*extension.extra_link_args, *across, f"-O{level}", "-Wl,-Bsymbolic"]
    return made


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


class WithClient(build_py):
    """Takes the browser's part along, and says so where it is missing instead of making half a package."""

    def run(self) -> None:
        is_built = Path("src/blanketfort/server/static/index.html").exists()
        if not is_built and not os.environ.get("BLANKETFORT_NO_CLIENT"):
            sys.exit("The browser's part is not built: run `make .stamps/client`, or set BLANKETFORT_NO_CLIENT=1.")
        super().run()


def describe() -> dict:
    """What an index shows: the README, whose pictures and links have to lead to the repository from there.

    BLANKETFORT_REPOSITORY says where that is (https://forge.example/owner/blanketfort); the release's workflow sets it.
    """
    text = Path("README.md").read_text(encoding="utf-8")
    home = os.environ.get("BLANKETFORT_REPOSITORY", "").rstrip("/")
    if not home:
        return {"long_description": text, "long_description_content_type": "text/markdown"}
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:)", rf"\1{home}/raw/HEAD/", text)
    text = re.sub(r"(?<!!)(\[[^][]*\]\(|\)\]\()(?!\w+:)", rf"\1{home}/blob/HEAD/", text)
    urls = {"Source": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/HEAD/CHANGELOG.md"}
    return {"long_description": text, "long_description_content_type": "text/markdown", "project_urls": urls}


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "build_py": WithClient}, **describe())
