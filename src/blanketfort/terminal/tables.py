"""The table in lines of text: what a view holds, in words that a screen reader can read aloud."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.locale import Words

HEAD: Final = View.__struct_fields__
BOARDS: Final = "boards"
"""The field of a view that has a part for each seat."""


def show_table(game: Game, view: View, words: Words) -> list[str]:
    """The table as the seat of this view sees it: by `draw_table` of the game's `terminal`, if it has one."""
    room = game.part("terminal")
    return show_anything(game, view, words) if room is None else list(room.draw_table(game, view, words))


def show_status(game: Game, view: View, words: Words) -> list[str]:
    """The few things one wants in sight at every choice."""
    room = game.part("terminal")
    return [] if room is None else list(room.draw_status(game, view, words))


def say_results(game: Game, state: State) -> list[Phrase]:
    """How it ended: each seat's points by source, and who won."""
    lines: list[Phrase] = []
    for seat, score in enumerate(state.scores()):
        sources = [game.say_points(source, points) for source, points in score.items() if points and source != "total"]
        lines.append(Phrase("house-score", player=seat, total=score["total"], sources=sources))
    return [*lines, Phrase("house-won", players=state.winners, count=len(state.winners))]


def show_anything(game: Game, view: View, words: Words) -> list[str]:
    """Any view, thing by thing, for games without a drawing; what is empty is left out.

    A field is called by the game's message `<game>-field-<field>`, a card by its name in the box.
    """
    fields = {name: part for name, part in msgspec.to_builtins(view).items() if name not in HEAD}
    return list(AnyTable(game, words).lines(fields, ""))


class AnyTable:
    """Says the parts of any view."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.cards = {card.id: card.name for card in game.list_cards()}

    def lines(self, value: dict[str, Any] | list[Any], indent: str) -> Iterator[str]:
        rows = value.items() if isinstance(value, dict) else enumerate(value, start=1)
        for name, part in rows:
            short = self.short(part)
            if name == BOARDS:
                yield from self.lines({self.words.name(seat): board for seat, board in enumerate(part)}, indent)
            elif short is None:
                yield f"{indent}{self.label(name)}:"
                yield from self.lines(part, indent + "  ")
            elif short:
                yield f"{indent}{self.label(name)}: {short}"

    def short(self, value: object) -> str | None:
        """A thing in one line: nothing for what is empty, None for what needs lines of its own."""
        if isinstance(value, list):
            return None if any(isinstance(item, dict | list) for item in value) else ", ".join(map(self.say, value))
        if isinstance(value, dict):
            parts = {name: self.say_part(name, part) for name, part in value.items() if not isinstance(part, dict)}
            if len(parts) < len(value) or None in parts.values():
                return None
            return "; ".join(f"{self.label(name)} {part}" for name, part in parts.items() if part)
        return self.say(value)

    def say_part(self, name: str, part: object) -> str | None:
        return self.words.name(part) if name == "seat" and isinstance(part, int) else self.short(part)

    def say(self, value: object) -> str:
        name = self.cards.get(value) if isinstance(value, str) else None
        if name is not None:
            return name if isinstance(name, str) else self.words(name)
        return "" if value is None or value is False else "✓" if value is True else str(value)

    def label(self, name: str | int) -> str:
        id = f"{self.game.name}-field-{str(name).replace('_', '-')}"
        return self.words(Phrase(id)) if self.words.has(id) else str(name)
