"""The table in lines of text: what a view holds, in words that a screen reader can read aloud."""

from collections.abc import Callable, Iterator
from typing import Any

from blanketfort.locale import Words

Drawing = Callable[[dict[str, Any], Words], list[str]]

DRAWINGS: dict[str, Drawing] = {}
"""The games that have a drawing of their own."""


def show_table(game: str, view: dict[str, Any], words: Words) -> list[str]:
    """The table as the seat of this view sees it."""
    drawing = DRAWINGS.get(game)
    return drawing(view, words) if drawing else show_anything(view)


def show_anything(view: dict[str, Any]) -> list[str]:
    """Any view, thing by thing, for games without a drawing."""
    return list(_lines(view, ""))


def _lines(value: object, indent: str) -> Iterator[str]:
    rows = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in rows:
        if _is_flat(part):
            yield f"{indent}{name}: {_flat(part)}"
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")


def _is_flat(value: object) -> bool:
    parts = value if isinstance(value, list) else []
    return not isinstance(value, dict) and not any(isinstance(part, dict | list) for part in parts)


def _flat(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)
