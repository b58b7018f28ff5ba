"""Effects in words: a phrase is made from the tree, so that a card has one truth in every language."""

from functools import reduce

from blanketfort.engine.phrase import Phrase
from blanketfort.notation.printer import LOOSENESS
from blanketfort.notation.tree import And, Do, Effect, May, Per, Then


def explain(effect: Effect, game: str) -> Phrase:
    """What an effect does, as a phrase.

    A deed is the message `<game>-do-<verb>`, with the words that follow the verb joined by hyphens, and `$count` for
    its number (1 without one); what is measured is `<game>-measure-<measure>`. The rest is in `notation.ftl`.
    """
    if isinstance(effect, Do):
        return _deed(effect, game)
    if isinstance(effect, Per):
        id = "notation-per" if isinstance(effect.body, Do) else "notation-for-each"
        measure = Phrase(f"{game}-measure-{effect.measure.lower()}")
        return Phrase(id, body=explain(effect.body, game), measure=measure)
    if isinstance(effect, May):
        return Phrase("notation-may", body=_part(effect.body, game, 0))
    if isinstance(effect, Then):
        return Phrase("notation-then", left=_part(effect.left, game, 1), right=_part(effect.right, game, 2))
    if isinstance(effect, And):
        return Phrase("notation-and", parts=[_part(part, game, 1) for part in effect.parts])
    parts = [_part(part, game, 1) for part in effect.parts]
    return reduce(lambda left, right: Phrase("notation-or", left=left, right=right), parts)


def _deed(effect: Do, game: str) -> Phrase:
    words = [word for word in effect.args if isinstance(word, str)]
    counts = [count for count in effect.args if isinstance(count, int)]
    return Phrase("-".join([game, "do", effect.verb, *words]), count=counts[0] if counts else 1)


def _part(effect: Effect, game: str, loosest: int) -> Phrase:
    """A part of an effect, set apart where it would run into what stands around it."""
    said = explain(effect, game)
    runs_on = said.id in ("notation-for-each", "notation-may")
    return Phrase("notation-group", body=said) if runs_on or LOOSENESS[type(effect)] > loosest else said
