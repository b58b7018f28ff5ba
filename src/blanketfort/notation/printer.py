"""Effects back into text, with no more parentheses than are needed."""

from blanketfort.notation.tree import And, Do, Effect, May, Or, Per, Then

# How loosely a node holds its parts, by the table in the package's docstring.
LOOSENESS: dict[type, int] = {Do: 0, Per: 1, May: 1, Then: 2, And: 3, Or: 4}


def to_text(effect: Effect | None) -> str:
    """The text that parses to this effect; no effect is empty text."""
    if effect is None:
        return ""
    if isinstance(effect, Do):
        return " ".join([effect.verb, *map(str, effect.args)])
    if isinstance(effect, Per):
        return f"{_grouped(effect.body, 1)} x {effect.measure}"
    if isinstance(effect, May):
        return f"{_grouped(effect.body, 1)}?"
    if isinstance(effect, Then):
        return f"{_grouped(effect.left, 1)} > {_grouped(effect.right, 2)}"
    if isinstance(effect, And):
        return ", ".join(_grouped(part, 2) for part in effect.parts)
    return " / ".join(_grouped(part, 3) for part in effect.parts)


def _grouped(effect: Effect, loosest: int) -> str:
    """The text of a part, in parentheses where it holds together more loosely than its place allows."""
    text = to_text(effect)
    return text if LOOSENESS[type(effect)] <= loosest else f"({text})"
