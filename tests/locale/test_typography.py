"""French elides and keeps its signs on their line; the browser's suite reads the same cases."""

import json
from pathlib import Path

import pytest

from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words
from blanketfort.locale.typography import typeset

CASES = json.loads(Path(__file__).with_name("typography.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["text"])
def test_a_text_is_typeset_in_its_language(case: dict[str, str]) -> None:
    assert typeset(case["text"], case["language"]) == case["printed"]
    assert typeset(case["printed"], case["language"]) == case["printed"], "typesetting twice changes nothing"


def test_names_are_elided_inside_a_sentence() -> None:
    words = Words("fr", ["Ada", "Bea"], strict=True)
    assert words(Phrase("fort-option-rival", rival=0)) == "Le Sac à dos d\u2019Ada"
    assert words(Phrase("fort-option-rival", rival=1)) == "Le Sac à dos de Bea"
