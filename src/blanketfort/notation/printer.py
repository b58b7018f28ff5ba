"""Effects printed: as the marks that are drawn of them, and as text, with few parentheses."""

import re

from blanketfort.engine.listing import Mark
from blanketfort.notation.tree import And, Do, Effect, May, Or, Per, Then

# How loosely a node holds its parts, by the table in the package's docstring.
LOOSENESS: dict[type, int] = {Do: 0, Per: 1, May: 1, Then: 2, And: 3, Or: 4}


def to_text(effect: Effect | None) -> str:
    """The text that parses to this effect; no effect is empty text."""
    words = [f"{mark.icon}{mark.sign}" + ("" if mark.count is None else f" {mark.count}") for mark in to_marks(effect)]
    return re.sub(r"(?<=\() | (?=[),?])", "", " ".join(words))


def to_marks(effect: Effect | None) -> list[Mark]:
    """Its words as icons, with the signs between them."""
    if effect is None:
        return []
    if isinstance(effect, Do):
        return _deed(effect)
    if isinstance(effect, Per):
        return [*_grouped(effect.body, 1), Mark(sign="x"), Mark(icon=effect.measure)]
    if isinstance(effect, May):
        return [*_grouped(effect.body, 1), Mark(sign="?")]
    if isinstance(effect, Then):
        is_measured = isinstance(effect.left, Per)  # then it is set apart for the eye, as on the cards
        return [*_grouped(effect.left, 0 if is_measured else 1), Mark(sign=">"), *_grouped(effect.right, 2)]
    sign, loosest = (",", 2) if isinstance(effect, And) else ("/", 3)
    marks = [mark for part in effect.parts for mark in (Mark(sign=sign), *_grouped(part, loosest))]
    return marks[1:]


def _deed(effect: Do) -> list[Mark]:
    marks = [Mark(icon=effect.verb)]
    for word in effect.args:
        if isinstance(word, int):
            marks[-1].count = word
        else:
            marks.append(Mark(icon=word))
    return marks


def _grouped(effect: Effect, loosest: int) -> list[Mark]:
    """A part, in parentheses where it holds together more loosely than its place allows."""
    marks = to_marks(effect)
    return marks if LOOSENESS[type(effect)] <= loosest else [Mark(sign="("), *marks, Mark(sign=")")]
