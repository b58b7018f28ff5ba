"""Tables that tools write into pages of the docs, each between two marks of its name."""

from math import sqrt
from pathlib import Path

from blanketfort.arena.rating import SURE

BEGIN, END = "<!-- {} -->\n", "<!-- end of {} -->"


def table(head: list[str], rows: list[list[str]]) -> str:
    """Rows of cells, as Markdown."""
    return "".join(f"| {' | '.join(cells)} |\n" for cells in [head, ["---"] * len(head), *rows])


def share(count: int, games: int) -> tuple[float, float, float]:
    """How often something happened, and its 95 % range: Wilson's, which holds also where nothing was found."""
    found, spread = count / games, SURE * SURE / games
    middle = (found + spread / 2) / (1 + spread)
    reach = sqrt(spread * (found * (1 - found) + spread / 4)) / (1 + spread)
    return found, middle - reach, middle + reach


def put(page: Path, name: str, text: str) -> None:
    """Put a text between the marks of that name in a page."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN.format(name))
    _, end, after = rest.partition(END.format(name))
    page.write_text(f"{before}{begin}{text}{end}{after}", encoding="utf-8")
