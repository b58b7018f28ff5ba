"""Charts in a few lines of SVG, which any browser shows in the colours of its reader: light or dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Any

Row = dict[str, Any]

COLOURS = """
:root { --paper: #fbf7ef; --card: #fffdf8; --ink: #2b2520; --soft: #7a6f63; --line: #e2d9c9; --strong: #b4541a;
  --calm: #34707c; --fill: #d9e6e3; --win: 52, 112, 124; --loss: 180, 84, 26; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a17; --card: #26221e; --ink: #efe6d8; --soft: #a89f91;
  --line: #3d362f; --strong: #ffb454; --calm: #7cc0c9; --fill: #2f4548; --win: 124, 192, 201; --loss: 255, 160, 84; } }
"""
STYLE = (
    COLOURS
    + """
svg { font: 13px system-ui, "Segoe UI", sans-serif; max-width: 100%; height: auto; }
svg text { fill: var(--ink); } svg .soft { fill: var(--soft); font-size: 11px; } svg .head { font-weight: 600; }
svg .line { stroke: var(--line); fill: none; } svg .even { stroke: var(--soft); stroke-dasharray: 3 4; }
svg .bar { fill: var(--fill); } svg .mark { stroke: var(--strong); fill: none; stroke-width: 2; stroke-linecap: round; }
svg .dot { fill: var(--strong); } svg .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
svg .small { font-size: 11px; opacity: .75; } svg .ground { fill: var(--paper); }
"""
)

NAMES = 170
"""How much room names have at the left."""
LONGEST = 24
TO = "\N{EN DASH}"


class Drawing:
    """Shapes on a sheet; `done` gives the picture, with words for those who do not see it."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.shapes: list[str] = []

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        self.shapes.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'
        )

    def path(self, path: str, kind: str, style: str = "") -> None:
        self.shapes.append(f'<path d="{path}" class="{kind}"{f" style={chr(34)}{style}{chr(34)}" if style else ""}/>')

    def box(self, x: float, y: float, width: float, height: float, kind: str, told: str = "", style: str = "") -> None:
        title = f"<title>{escape(told)}</title>" if told else ""
        look = f' style="{style}"' if style else ""
        size = f'width="{width:.1f}" height="{height:.1f}" rx="3"'
        self.shapes.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}"{look}>{title}</rect>')

    def dot(self, x: float, y: float, told: str = "") -> None:
        self.shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="dot"><title>{escape(told)}</title></circle>'
        )

    def range(self, low: float, high: float, y: float) -> None:
        """An error bar along the scale."""
        self.path(f"M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 4:.1f}v8M{high:.1f} {y - 4:.1f}v8", "mark")

    def done(self, title: str, stands_alone: bool = False) -> str:
        """The picture; one that stands alone in a file brings its own colours and ground."""
        names = 'xmlns="http://www.w3.org/2000/svg" role="img"'
        box = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}" width="{self.width:.0f}"'
        ground = '<rect width="100%" height="100%" class="ground"/>'
        own = [f"<style>{STYLE}</style>", ground] if stands_alone else []
        shapes = [f"<title>{escape(title)}</title>", *own, *self.shapes]
        return "\n".join([f"<svg {names} {box}>", *shapes, "</svg>", ""])


def shorten(name: str) -> str:
    """A name that fits beside a chart."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from low to high, about `count` of them."""
    raw = max(high - low, 1e-9) / about
    size = 10.0 ** math.floor(math.log10(raw))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= raw)
    return [step * number for number in range(math.ceil(low / step), math.floor(high / step) + 1)]


def draw_ratings(rows: Sequence[Row], title: str) -> str:
    """A dot for each player's rating on a common scale, with its error."""
    width, row_height, top = 760, 34, 14
    height = top + row_height * len(rows) + 30
    low, high = min(row["low"] for row in rows), max(row["high"] for row in rows)
    scale = (width - NAMES - 70) / max(high - low, 1.0)
    sheet = Drawing(width, height)
    for tick in ticks(low, high):
        x = NAMES + (tick - low) * scale
        sheet.path(f"M{x:.1f} {top}V{height - 26}", "line")
        sheet.text(x, height - 10, f"{tick:+.0f}" if tick else "0", "middle", "soft")
    for number, row in enumerate(rows):
        y = top + row_height * (number + 0.5)
        sheet.text(NAMES - 14, y + 4, shorten(row["player"]), "end", "head")
        low_x, x, high_x = (NAMES + (row[name] - low) * scale for name in ("low", "elo", "high"))
        sheet.range(low_x, high_x, y)
        sheet.dot(x, y, f"{row['player']}: {row['elo']:+.0f} [{row['low']:+.0f}, {row['high']:+.0f}]")
        sheet.text(high_x + 10, y + 4, f"{row['elo']:+.0f}", "start", "soft")
    return sheet.done(title)


def draw_pairs(names: Sequence[str], pairs: Sequence[Row], title: str) -> str:
    """A matrix: what the player of the row got of a hundred against the player of the column."""
    cell = max(46, min(84, 560 // len(names)))
    top = 34
    sheet = Drawing(NAMES + cell * len(names) + 10, top + cell * len(names) + 6)
    found = {(row["player"], row["rival"]): (row["score"], row["low"], row["high"]) for row in pairs}
    found |= {(row["rival"], row["player"]): (1 - row["score"], 1 - row["high"], 1 - row["low"]) for row in pairs}
    for down, one in enumerate(names):
        y = top + cell * down
        sheet.text(NAMES - 14, y + cell / 2 + 4, shorten(one), "end", "head")
        sheet.text(
            NAMES + cell * (down + 0.5), top - 12, one if len(one) * 7.5 < cell else f"{down + 1}.", "middle", "soft"
        )
        for across, other in enumerate(names):
            x = NAMES + cell * across
            if (one, other) not in found:
                sheet.box(x + 1, y + 1, cell - 2, cell - 2, "", style="fill: var(--line); opacity: .35")
                continue
            score, low, high = found[one, other]
            told = f"{one} / {other}: {score:.1%} [{low:.1%}, {high:.1%}]"
            colour = "win" if score >= 0.5 else "loss"
            fill = f"fill: rgba(var(--{colour}), {0.08 + 1.1 * abs(score - 0.5):.2f})"
            sheet.box(x + 1, y + 1, cell - 2, cell - 2, "", told, fill)
            sheet.text(x + cell / 2, y + cell / 2 + 2, f"{100 * score:.0f}", "middle", "head")
            sheet.text(x + cell / 2, y + cell / 2 + 17, f"{100 * low:.0f}{TO}{100 * high:.0f}", "middle", "small")
    return sheet.done(title)


def draw_shares(rows: Sequence[tuple[str, Row]], title: str) -> str:
    """A bar for each name's share with its error, and a line at what would be even."""
    width, row_height, top = 760, 34, 8
    height = top + row_height * len(rows) + 26
    most = max(row["high"] for _name, row in rows)
    scale = (width - NAMES - 70) / max(most, 0.01)
    sheet = Drawing(width, height)
    for tick in ticks(0, most, 5):
        sheet.text(NAMES + tick * scale, height - 8, f"{100 * tick:.0f} %", "middle", "soft")
    for number, (name, row) in enumerate(rows):
        y = top + row_height * number
        sheet.text(NAMES - 14, y + 21, shorten(name), "end", "head")
        sheet.box(NAMES, y + 6, row["share"] * scale, 21, "bar")
        sheet.range(NAMES + row["low"] * scale, NAMES + row["high"] * scale, y + 16.5)
        sheet.text(NAMES + row["high"] * scale + 10, y + 21, f"{100 * row['share']:.1f} %", "start", "soft")
    even = NAMES + rows[0][1]["even"] * scale
    sheet.path(f"M{even:.1f} {top}V{height - 24}", "even")
    return sheet.done(title)


def draw_histogram(counts: dict[str, int], title: str, most_bars: int = 40) -> str:
    """How many games were how long; where lengths are many, several share a bar."""
    width, height, left, foot = 760, 220, 46, 30
    lengths = [int(length) for length in counts]
    low, high = min(lengths), max(lengths)
    step = max(1, math.ceil((high - low + 1) / most_bars))
    bars = [0] * ((high - low) // step + 1)
    for length, games in counts.items():
        bars[(int(length) - low) // step] += games
    wide = (width - left - 10) / len(bars)
    tall = (height - foot - 12) / max(bars)
    sheet = Drawing(width, height)
    for tick in (tick for tick in ticks(0, max(bars), 4) if tick == round(tick)):
        y = height - foot - tick * tall
        sheet.path(f"M{left} {y:.1f}H{width - 10}", "line")
        sheet.text(left - 8, y + 4, f"{tick:g}", "end", "soft")
    every = math.ceil(len(bars) / 14)
    for number, games in enumerate(bars):
        x = left + wide * number
        first = low + step * number
        name = str(first) if step == 1 else f"{first}{TO}{first + step - 1}"
        sheet.box(x + 1, height - foot - games * tall, max(1.0, wide - 2), games * tall, "bar", f"{name}: {games}")
        if number % every == 0:
            sheet.text(x + wide / 2, height - 10, str(first), "middle", "soft")
    return sheet.done(title)


Curve = tuple[str, list[tuple[int, float]]]
INKS = ("--strong", "--calm", "--soft", "--ink")
"""The colours of the first curve, the second and so on; each is dashed in another way too."""
DASHES = ("", "7 4", "2 4", "10 3 2 3")
LINE = 16
"""From one line of text to the next."""


def draw_chances(curves: Sequence[Curve], marks: Sequence[tuple[int, float]], title: str, axis: str) -> str:
    """How chances went, from 0 to 100 of a hundred, a curve for each name; marks are ringed."""
    width, height, left, right, top, foot = 860, 360, 46, 120, 40, 44
    last = max([number for _name, points in curves for number, _chance in points], default=1)
    across, down = (width - left - right) / max(last, 1), height - top - foot

    def place(number: int, chance: float) -> tuple[float, float]:
        return left + across * number, top + down * (1 - chance)

    sheet = Drawing(width, height)
    sheet.text(left, 20, title, kind="head")
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = place(0, tick)[1]
        sheet.path(f"M{left} {y:.1f}H{width - right}", "even" if tick == 0.5 else "line")
        sheet.text(left - 8, y + 4, f"{100 * tick:.0f}", "end", "soft")
    for tick in ticks(0, last, 8):
        sheet.text(place(int(tick), 0)[0], height - foot + 18, f"{tick:g}", "middle", "soft")
    sheet.text((left + width - right) / 2, height - 8, axis, "middle", "soft")
    named: list[tuple[float, float, str]] = []
    for number, (name, points) in enumerate(curves):
        if points:
            ink, dash = INKS[number % len(INKS)], DASHES[number % len(DASHES)]
            path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in points))
            sheet.path(path, "curve", f"stroke: var({ink}); stroke-dasharray: {dash or 'none'}")
            x, y = place(*points[-1])
            named.append((y + 4, x + 8, shorten(name)))
    lowest = 0.0
    for y, x, name in sorted(named):
        lowest = max(y, lowest + LINE)  # curves that end together are named one below the other
        sheet.text(x, lowest, name, kind="head")
    for mark in marks:
        x, y = place(*mark)
        sheet.shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" class="mark"/>')
    return sheet.done(title, stands_alone=True)


def draw_groups(groups: Sequence[tuple[str, Sequence[Row]]], even: float, title: str) -> str:
    """What is won with each trait, group by group: a dot with its error, beside a line at what would be even."""
    width, row_height, head_height, top = 760, 20, 44, 44
    height = top + sum(head_height + row_height * len(rows) for _name, rows in groups) + 12
    most = max([row["high"] for _name, rows in groups for row in rows], default=1.0)
    scale = (width - NAMES - 70) / most
    sheet = Drawing(width, height)
    sheet.text(20, 26, title, kind="head")
    y = top
    for name, rows in groups:
        sheet.text(20, y + 12, name, kind="head")
        for tick in ticks(0, most, 5):
            sheet.text(NAMES + tick * scale, y + 26, f"{100 * tick:.0f} %", "middle", "soft")
        y += head_height
        sheet.path(f"M{NAMES + even * scale:.1f} {y - 8}v{row_height * len(rows) + 4}", "even")
        for row in rows:
            told = f"{row['trait']}: {row['share']:.1%} [{row['low']:.1%}, {row['high']:.1%}], {row['held']}"
            sheet.text(NAMES - 14, y + 4, shorten(row["trait"]), "end")
            sheet.range(NAMES + row["low"] * scale, NAMES + row["high"] * scale, y)
            sheet.dot(NAMES + row["share"] * scale, y, told)
            sheet.text(width - 12, y + 4, f"{100 * row['share']:.0f} %", "end", "soft")
            y += row_height
    return sheet.done(title, stands_alone=True)


BOUND = 6
"""The bound on the shift that a well-measured deck keeps; drawn as two lines."""


def draw_cards(title: str, heads: tuple[str, str], cards: Sequence[Row]) -> str:
    """For each card a bar for how often its event is chosen, and a dot with its error for its holder's chances.

    What stands over the bars and the dots is given in the language of the reader.
    """
    width, row_height, top, foot, left, middle, reach = 780, 18, 62, 12, 200, 560, 150
    rows = sorted(cards, key=lambda row: (-(row["shift"] or 0), row["card"]))
    point = reach / max([BOUND, *(abs(row["shift"]) + row["error"] for row in rows if row["shift"] is not None)])
    height = top + row_height * len(rows) + foot
    sheet = Drawing(width, height)
    sheet.text(20, 22, title, kind="head")
    sheet.text(left, top - 24, heads[0], kind="soft")
    sheet.text(middle, top - 24, heads[1], "middle", "soft")
    for shift in (-BOUND, 0, BOUND):
        x = middle + point * shift
        sheet.path(f"M{x:.1f} {top - 4}V{height - foot}", "even" if shift else "line")
        sheet.text(x, top - 8, f"{shift:+d}" if shift else "0", "middle", "soft")
    for number, row in enumerate(rows):
        y = top + row_height * (number + 0.5)
        sheet.text(left - 14, y + 4, shorten(row["card"]), "end")
        if row["lawful"]:
            share = row["chosen"] / row["lawful"]
            sheet.box(left, y - 6, 180 * share, 12, "bar")
            sheet.text(left + 4, y + 4, f"{share:.0%}", kind="soft")
        if row["shift"] is not None:
            x, error = middle + point * row["shift"], point * row["error"]
            sheet.range(x - error, x + error, y)
            sheet.dot(x, y, f"{row['card']}: {row['shift']:+.1f} ± {row['error']:.1f}")
    return sheet.done(title, stands_alone=True)
