"""The table as a picture: each game has a small module that turns a view into blocks, and knows none of its rules.

A picture module has `draw(scene)`, `head(scene)` (one line above the table) and `explain(scene, key)` (an option in
more words). What an option is about is read off its key, so that it can be marked on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

from rich.text import Text

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.view import View
from blanketfort.locale import Words
from blanketfort.terminal.blocks import ACCENT, FOCUS, HEAVY, INK, QUIET, ROUND, Block, fill, frame, wrap
from blanketfort.terminal.tables import show_anything

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class Scene(Generic[G, V]):
    """What is to be drawn, for whom, in which room, and what may be chosen."""

    def __init__(self, game: G, view: V, words: Words, width: int, height: int) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.width = width
        self.height = height
        self.keys: list[str] = []
        """The options that may be chosen."""
        self.focus = ""
        """The option that is looked at."""

    def say(self, id: str, **args: object) -> str:
        return self.words(Phrase(id, **args))

    def is_focused(self, *ends: str) -> bool:
        """Whether the option in focus is about a thing: its key ends so."""
        return self.focus != "" and self.focus.endswith(ends)

    def is_offered(self, *ends: str) -> bool:
        """Whether an option is about a thing: its key ends so."""
        return any(key.endswith(ends) for key in self.keys)

    def mark(self, *ends: str, plain: str = INK) -> str:
        """How a thing is drawn: in focus, to be chosen, or just there."""
        return FOCUS if self.is_focused(*ends) else ACCENT if self.is_offered(*ends) else plain

    def box(self, rows: Sequence[Text | str], width: int, title: Text | str, *ends: str, kind: str = ROUND) -> Block:
        """A frame around a thing that options may be about: drawn heavy when one of them is in focus."""
        is_focused, is_offered = self.is_focused(*ends), self.is_offered(*ends)
        return frame(rows, width, title, style=ACCENT if is_offered else QUIET, kind=HEAVY if is_focused else kind)


AnyScene = Scene[Any, Any]


class Picture(Protocol):
    """What a picture module has."""

    def draw(self, scene: AnyScene) -> Block: ...

    def head(self, scene: AnyScene) -> str: ...

    def explain(self, scene: AnyScene, key: str) -> list[str]: ...


def draw(scene: AnyScene) -> Text:
    """The table in exactly its room."""
    picture = _picture(scene.game)
    block = picture.draw(scene) if picture else _draw_anything(scene)
    return Text("\n").join(fill(block, scene.width, scene.height))


def head(scene: AnyScene) -> str:
    """What is said above the table."""
    picture = _picture(scene.game)
    return picture.head(scene) if picture else ""


def explain(scene: AnyScene, key: str) -> list[str]:
    """An option, and what it is about, in all the words there are."""
    picture = _picture(scene.game)
    option = scene.words(scene.game.say_option(key, scene.view))
    return [option, *(line for line in (picture.explain(scene, key) if picture else []) if line != option)]


def _picture(game: Game) -> Picture | None:
    return cast(Picture | None, game.part("picture"))


def _draw_anything(scene: AnyScene) -> Block:
    return [line for text in show_anything(scene.game, scene.view, scene.words) for line in wrap(text, scene.width)]
