"""The examples on the researchers' page run as they are printed, and the generated pages are whole."""

import re
from pathlib import Path

import pytest

from blanketfort.engine.game import SHELF
from blanketfort.research.pages import page_of
from blanketfort.research.setting import Setting

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split("\n")[0])
def test_the_example_runs_in_ten_lines(example: str) -> None:
    assert len(example.strip().split("\n")) <= 10
    exec(compile(example, str(PAGE), "exec"), {})


def test_there_is_an_example_for_each_library() -> None:
    assert len(EXAMPLES) == 6


@pytest.mark.parametrize("name", SHELF)
def test_the_page_of_a_game_has_every_heading_and_every_block(name: str) -> None:
    page = page_of(name)
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert headings == ["Rules", "Players", "Actions", "Observation", "Returns", "Version"]
    for block in Setting(name).encoder.blocks:
        assert f"| `{block.name}` |" in page
