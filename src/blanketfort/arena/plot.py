"""The report on cards as a picture, drawn in a few lines of SVG that any browser shows."""

from html import escape
from typing import Any

ROW, TOP, FOOT = 16, 44, 26
NAMES = 190
SHARES = 200
"""The width of a bar for an event that is always chosen."""
MIDDLE, REACH = 560, 150
"""Where a card that moves nothing has its dot, and how far to either side dots and errors go."""
BOUND = 6
"""The bound on the shift that a well-measured deck keeps; drawn as two lines."""
WIDTH = 720

Rows = list[dict[str, Any]]


def draw_cards(about: str, heads: tuple[str, str], rows: Rows) -> str:
    """For each card a bar for how often its event is chosen, and a dot with its error for its holder's chances.

    What stands over the bars and the dots is given in the language of its reader.
    """
    ordered = sorted(rows, key=lambda row: (-(row["shift"] or 0), row["card"]))
    height = TOP + ROW * len(rows) + FOOT
    point = REACH / max([BOUND, *(abs(row["shift"]) + row["error"] for row in rows if row["shift"] is not None)])
    box = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="11" fill="#222"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">',
            f"<title>{escape(about)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            *_frame(height, heads, point),
            *(line for number, row in enumerate(ordered) for line in _draw_row(row, TOP + ROW * number, point)),
            "</svg>",
            "",
        ]
    )


def _frame(height: int, heads: tuple[str, str], point: float) -> list[str]:
    """The headings, and lines at nothing and at the bounds."""
    lines = [_text(NAMES + 6, 16, heads[0]), _text(MIDDLE, 16, heads[1], "middle")]
    for shift in (-BOUND, 0, BOUND):
        x = round(MIDDLE + point * shift)
        dashes = ' stroke-dasharray="3 3"' if shift else ""
        lines.append(f'<path d="M{x} {TOP - 8}V{height - FOOT}" stroke="#888"{dashes}/>')
        lines.append(_text(x, TOP - 12, f"{shift:+d}" if shift else "0", "middle"))
    return lines


def _draw_row(row: dict[str, Any], y: int, point: float) -> list[str]:
    lines = [_text(NAMES, y + 11, row["card"], "end")]
    if row["lawful"]:
        share = row["chosen"] / row["lawful"]
        lines.append(f'<rect x="{NAMES + 6}" y="{y + 3}" width="{SHARES * share:.1f}" height="10" fill="#9ab5d3"/>')
        lines.append(_text(NAMES + 10, y + 11, f"{share:.0%}"))
    if row["shift"] is not None:
        x, error = MIDDLE + point * row["shift"], point * row["error"]
        lines.append(f'<path d="M{x - error:.1f} {y + 8}H{x + error:.1f}" stroke="#b5403e"/>')
        lines.append(f'<circle cx="{x:.1f}" cy="{y + 8}" r="3.5" fill="#b5403e"/>')
    return lines


def _text(x: int, y: int, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
