"""The table in lines of text: what a view holds, in words that a screen reader can read aloud."""

from collections.abc import Iterator
from typing import Any

from blanketfort.engine.game import Game
from blanketfort.locale import Words


def show_table(game: Game, view: dict[str, Any], words: Words) -> list[str]:
    """The table as the seat of this view sees it: by `draw_table` of the game's `terminal`, if it has one."""
    room = game.part("terminal")
    return show_anything(view) if room is None else list(room.draw_table(game, view, words))


def show_status(game: Game, view: dict[str, Any], words: Words) -> list[str]:
    """The few things one wants in sight at every choice."""
    room = game.part("terminal")
    return [] if room is None else list(room.draw_status(game, view, words))


def show_anything(view: dict[str, Any]) -> list[str]:
    """Any view, thing by thing, for games without a drawing; what is empty is left out."""
    return list(_lines(view, ""))


def _lines(value: dict[str, Any] | list[Any], indent: str) -> Iterator[str]:
    rows = value.items() if isinstance(value, dict) else enumerate(value, start=1)
    for name, part in rows:
        short = _short(part)
        if short is None:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
        elif short:
            yield f"{indent}{name}: {short}"


def _short(value: object) -> str | None:
    """A thing in one line: nothing for what is empty, None for what needs lines of its own."""
    if isinstance(value, list):
        return None if any(isinstance(item, dict | list) for item in value) else ", ".join(map(str, value))
    if isinstance(value, dict):
        parts = {name: _short(part) for name, part in value.items() if not isinstance(part, dict)}
        if len(parts) < len(value) or None in parts.values():
            return None
        return "; ".join(f"{name} {part}" for name, part in parts.items() if part)
    return "" if value is None or value is False else "yes" if value is True else str(value)
