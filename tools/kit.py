"""What a browser needs of Python for the table, as bytecode: run by `web/kit.mjs` inside the interpreter it is for.

Two archives, both without compression of their own (the whole is compressed better): `library.zip`, from which Python
imports, and `house.pack`, which is unpacked, because games read their files and extensions are loaded from files.
"""

import json
import marshal
import sys
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from modulefinder import ModuleFinder
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""Bytecode that is never compared with its source: there is none."""
NEVER = [
    "_pydatetime", "_pyrepl", "anyio.to_interpreter", "anyio.to_process", "argparse", "asyncio.proactor_events",
    "asyncio.windows_events", "asyncio.windows_utils", "attr", "babel", "bz2", "compression.zstd",
    "concurrent.futures.process", "concurrent.interpreters", "csv", "ctypes", "curses", "doctest",
    "email._header_value_parser", "email.contentmanager", "email.headerregistry", "fluent", "fractions", "gettext",
    "idna", "lzma", "multiprocessing", "pdb", "plistlib", "pprint", "psycopg", "py_compile", "pydoc", "readline",
    "rlcompleter", "runpy", "ssl", "statistics", "tarfile", "test", "trio", "unittest", "urllib.request", "uvicorn",
    "xml",
]  # fmt: skip
"""What is imported only where it is not asked for here."""
OURS = ["blanketfort.site.house", "blanketfort.site.thinker"]
DYNAMIC = [
    "anyio._backends._asyncio",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "numbers",
]
"""What is imported by no statement, but by name, or by compiled code."""
BRIDGE = ["_pyodide", "pyodide"]
"""What the interpreter itself imports, all of it."""
AS_SOURCE = ["anyio/__init__.py"]
"""What reads itself."""
ROOMS = ["arena", "commands", "research", "terminal", "cli.py", "testing.py", "server/static", "site/kit"]
"""What of ours a browser never needs."""
PARTS = ["terminal.py", "picture.py", "research.py", "pages.py"]
"""What of a game is for these rooms; its words are in the client."""


def pack(sources: Path, library: Path, packages: Path, out: Path) -> None:
    """Write both archives."""
    house = sources / "blanketfort"
    entry = out / "entry.py"
    bridge = [path.relative_to(library).with_suffix("") for name in BRIDGE for path in (library / name).rglob("*.py")]
    names = [*OURS, *DYNAMIC, *(".".join(path.parts).removesuffix(".__init__") for path in bridge)]
    entry.write_text("\n".join(f"import {name}" for name in names))
    finder = ModuleFinder([str(library), str(packages), str(sources)], excludes=NEVER)
    finder.run_script(str(entry))
    entry.unlink()
    files = [getattr(module, "__file__", None) for module in finder.modules.values()]
    found = sorted(Path(file) for file in files if file)
    extensions = sorted(packages.rglob("*.so"))
    native = {packages / path.relative_to(packages).parts[0] for path in extensions}
    with ZipFile(out / "library.zip", "w", ZIP_STORED) as archive:
        for base in (library, packages):
            for path in found:
                if path.is_relative_to(base) and path.suffix == ".py" and native.isdisjoint(path.parents):
                    name, data = compiled(path, path.relative_to(base))
                    archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    beside = [path for path in found if path.suffix == ".py" and not native.isdisjoint(path.parents)]
    packed = [compiled(path, path.relative_to(packages)) for path in extensions + beside]
    packed += [compiled(path, path.relative_to(sources)) for path in files_of(house)]
    listed = json.dumps([(name, len(data)) for name, data in packed])
    (out / "house.pack").write_bytes(b"\n".join([listed.encode(), b"".join(data for _name, data in packed)]))


def files_of(house: Path) -> Iterator[Path]:
    """The files of ours that a browser needs."""
    left_out = [house / room for room in ROOMS]
    for path in sorted(house.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts or any(path.is_relative_to(each) for each in left_out):
            continue
        if path.suffix in (".so", ".pyc", ".typed", ".ftl") or (path.parts[-3:-2] == ("games",) and path.name in PARTS):
            continue
        yield path


def compiled(path: Path, name: Path) -> tuple[str, bytes]:
    """A file as it is packed, a module as bytecode: the same every time."""
    data = path.read_bytes()
    if path.suffix != ".py" or str(name) in AS_SOURCE:
        return str(name), data
    code = compile(data, str(name), "exec", dont_inherit=True, optimize=2)
    return str(name.with_suffix(".pyc")), MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


pack(*(Path(given) for given in sys.argv[1:5]))
