"""Effects in words: made from the tree, in each language."""

import pytest

from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words
from blanketfort.notation import Effect, explain, parse
from tests.notation.test_notation import WORDS


class Plainly(Words):
    """Says deeds and measures by the last part of their ids, and all that joins them as the locale does."""

    def __call__(self, phrase: Phrase) -> str:
        for kind in ("do", "measure"):
            if phrase.id.startswith(f"toy-{kind}-"):
                count = phrase.args.get("count", 1)
                return phrase.id.removeprefix(f"toy-{kind}-") + (f" {count}" if count != 1 else "")
        return super().__call__(phrase)


def effect_of(text: str) -> Effect:
    effect = parse(text, WORDS)
    assert effect is not None
    return effect


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("advance -1", "advance -1", "advance -1"),
        ("pizza x shovel", "pizza per shovel", "pizza pour chaque shovel"),
        ("res x ANY", "res per any", "res pour chaque any"),
        ("spend toy > score 2", "spend-toy, then score 2", "spend-toy, puis score 2"),
        ("(recruit > toy) x glue", "for each glue: recruit, then toy", "pour chaque glue, recruit, puis toy"),
        ("(score x book) > trash-this", "score per book, then trash-this", "score pour chaque book, puis trash-this"),
        ("(recruit > toy) x glue > score", "(for each glue: recruit, then toy), then score", None),
        ("lookout, pack", "lookout and pack", "lookout et pack"),
        ("pizza / toy / score", "pizza or toy or score", "pizza ou toy ou score"),
        ("pizza > toy, score", "(pizza, then toy) and score", None),
        ("recruit?", "you may recruit", "vous pouvez recruit"),
        ("recruit? > score", "(you may recruit), then score", None),
    ],
)
def test_effects_in_words(text: str, english: str, french: str | None) -> None:
    phrase = explain(effect_of(text), "toy")
    assert Plainly("en", strict=True)(phrase) == english
    if french is not None:
        assert Plainly("fr", strict=True)(phrase) == french
