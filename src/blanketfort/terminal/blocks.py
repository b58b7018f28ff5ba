"""Pictures made of characters: blocks are rows of styled text, framed, joined and stacked to fill a given room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Block = list[Text]
"""Rows of the same width."""

ROUND, DOUBLE, HEAVY = "╭─╮│╰╯", "╔═╗║╚╝", "┏━┓┃┗┛"
"""How a frame is drawn: corners, level and upright lines."""

ACCENT = "bold #ffb454"
"""What you may choose now; nothing else has this colour."""
FOCUS = "bold #1d1a17 on #ffb454"
"""What the option in focus is about."""
QUIET = "#a89f91"
"""What is there, but rarely looked at."""
INK = "#efe6d8"

_console = Console(width=400)


def row(*parts: str | Text | tuple[str, str]) -> Text:
    """One row of parts, each plain or with its style."""
    return Text.assemble(*parts, no_wrap=True)


def fit(text: Text | str, width: int) -> Text:
    """The text in exactly that width: filled up with blanks, or cut with an ellipsis."""
    fitted = Text(text) if isinstance(text, str) else text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def wrap(text: Text | str, width: int) -> Block:
    """The text in as many rows as it takes."""
    return (
        list((Text(text) if isinstance(text, str) else text).wrap(_console, width, no_wrap=False)) if width > 0 else []
    )


def fill(block: Block, width: int, height: int) -> Block:
    """The block in exactly that room."""
    rows = [fit(line, width) for line in block[:height]]
    return rows + [Text(" " * width)] * (height - len(rows))


def clip(block: Block, height: int) -> Block:
    """The block in at most this many rows; where some were left out, the last one says so by an ellipsis."""
    return block if len(block) <= height else [*block[: height - 1], row(block[height - 1].copy(), " …")]


def frame(
    rows: Sequence[Text | str],
    width: int,
    title: Text | str = "",
    foot: Text | str = "",
    style: str = QUIET,
    kind: str = ROUND,
) -> Block:
    """The rows in a frame, with a title in its upper and a note in its lower edge."""
    one, level, two, upright, three, four = tuple(kind)
    inner = width - 2
    lines = [row((upright, style), fit(line, inner), (upright, style)) for line in rows]
    return [_edge(one, level, two, width, title, style), *lines, _edge(three, level, four, width, foot, style)]


def rule(width: int, title: Text | str) -> Text:
    """A level line with a title in it."""
    return _edge("─", "─", "─", width, title, QUIET)


def _edge(left: str, level: str, right: str, width: int, words: Text | str, style: str) -> Text:
    said = Text(words) if isinstance(words, str) else words.copy()
    said.truncate(max(width - 4, 0), overflow="ellipsis")
    if not said.plain:
        return row((left + level * (width - 2) + right, style))
    rest = level * (width - 4 - cell_len(said.plain))
    return row((f"{left} ", style), said, (f" {rest}{right}", style))


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks side by side; the shorter ones are filled up below."""
    blocks = [block for block in blocks if block]
    height = max((len(block) for block in blocks), default=0)
    widths = [max(cell_len(line.plain) for line in block) for block in blocks]
    filled = [fill(block, width, height) for block, width in zip(blocks, widths, strict=True)]
    return [Text(" " * gap).join(parts) for parts in zip(*filled, strict=True)]


def flow(pieces: Iterable[Text], width: int, gap: str = "  ") -> Block:
    """Pieces one after the other, each kept whole, in rows of that width."""
    rows: Block = []
    for piece in pieces:
        if rows and cell_len(rows[-1].plain) + len(gap) + cell_len(piece.plain) <= width:
            rows[-1] = row(rows[-1], gap, piece)
        else:
            rows.append(piece.copy())
    return rows


def pips(count: int, limit: int, full: str, empty: str, style: str) -> Text:
    """Countable marks: as many full ones as there are, the rest empty."""
    return row((full * count, style), (empty * max(limit - count, 0), QUIET))


def share(width: int, count: int, gap: int = 0) -> list[int]:
    """A width shared out among a number of columns with gaps between them."""
    free = width - gap * (count - 1)
    return [free * (at + 1) // count - free * at // count for at in range(count)]
