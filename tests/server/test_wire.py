"""The wire: the browser's types are those of the server."""

from pathlib import Path
from runpy import run_path

HOUSE = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_generated_from_those_of_the_server() -> None:
    """`python tools/wire_types.py web/src/wire.ts` makes them again."""
    write_types = run_path(str(HOUSE / "tools" / "wire_types.py"))["write_types"]
    assert (HOUSE / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == write_types()
