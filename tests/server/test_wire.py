"""The wire: the browser's types are those of the server."""

from pathlib import Path
from runpy import run_path

HOUSE = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_generated_from_those_of_the_server() -> None:
    """`python tools/wire_types.py web/src` makes them again."""
    written = run_path(str(HOUSE / "tools" / "wire_types.py"))["write_all"]()
    assert {path: (HOUSE / "web" / "src" / path).read_text(encoding="utf-8") for path in written} == written
