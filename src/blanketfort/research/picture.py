"""The table as an image: what a seat, or a spectator, may know, in lines of text. The extra brings Pillow for it."""

from __future__ import annotations

import json
import textwrap
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from blanketfort.engine.view import View

WIDTH, HEIGHT = 960, 720
MARGIN, LINE, SIZE = 10, 13, 11
COLUMNS = 155
PAPER, INK = (250, 246, 236), (40, 36, 30)
MODES = ["ansi", "rgb_array"]


def render(seen: View, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """A view in the mode that was asked for; nothing where none was."""
    view: dict[str, object] = msgspec.to_builtins(seen)
    if mode == "ansi":
        return json.dumps(view, indent=1)
    return draw(view) if mode == "rgb_array" else None


def draw(view: dict[str, object]) -> npt.NDArray[np.uint8]:
    """A view as an image, always of the same size; what does not fit is cut off at the foot."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    for number, line in enumerate(lines_of(view)):
        pen.text((MARGIN, MARGIN + LINE * number), line, INK, font)
    return np.asarray(image)


def lines_of(view: dict[str, object]) -> list[str]:
    """A line or more for everything in view; what there are several of, such as forts, is told one by one."""
    lines: list[str] = []
    for name, thing in view.items():
        several = isinstance(thing, list) and any(isinstance(each, dict) for each in thing)
        for each in thing if isinstance(thing, list) and several else [thing]:
            lines += textwrap.wrap(f"{name}: {say(each)}", COLUMNS, subsequent_indent="    ")
    return lines


def say(thing: Any) -> str:
    """Plain data without the marks that only machines need."""
    if isinstance(thing, dict):
        return ", ".join(f"{name} {say(each)}" for name, each in thing.items() if each not in (None, [], {}, ""))
    if isinstance(thing, list):
        return f"[{' '.join(map(say, thing))}]"
    return "-" if thing is None else str(thing)
