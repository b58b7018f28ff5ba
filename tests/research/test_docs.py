"""The examples on the researchers' page run as they are printed, and the generated pages are whole."""

import re
from pathlib import Path
from runpy import run_path

import pytest

from blanketfort.arena.simulation import Plan
from blanketfort.engine.shelf import game, game_names
from blanketfort.research.dataset import write_dataset
from blanketfort.research.setting import Setting

DOCS = Path(__file__).parents[2] / "docs"


def examples_of(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


EXAMPLES = examples_of("research.md")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split("\n")[0])
def test_the_example_runs_in_ten_lines(example: str) -> None:
    assert len(example.strip().split("\n")) <= 10
    exec(compile(example, "research.md", "exec"), {})


def test_there_is_an_example_for_each_library() -> None:
    assert len(EXAMPLES) == 6


@pytest.mark.parametrize("example", examples_of("datasets.md"))
def test_a_dataset_is_loaded_as_the_page_says(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the libraries that are here: torch is not, for it weighs gigabytes."""
    for library in re.findall(r"^import (\w+)", example, re.MULTILINE):
        pytest.importorskip(library)
    monkeypatch.chdir(tmp_path)
    list(write_dataset(Plan("forfort", 2, 3, 1, ("random",)), Path("forfort.parquet")))
    exec(compile(example, "datasets.md", "exec"), {})


@pytest.mark.parametrize("name", game_names())
def test_the_page_of_a_game_has_every_heading_every_action_and_every_number(name: str) -> None:
    page = run_path(str(DOCS.parent / "tools" / "environment_pages.py"))["page_of"](name)
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert headings == ["Rules source", "Players", "Action table", "Observation index", "Lists", "Returns", "Versions"]
    assert all(len(row) < 300 for row in page.splitlines() if row.startswith("| ")), "long lists are below the tables"
    books = [path.name for path in game(name).folder.iterdir() if path.name.startswith("rulebook")]
    assert len(re.findall(r"\(\.\./rules-[a-z-]+\.md\)", page)) == len(books)
    for setting in (Setting(name, players) for players in game(name).players):
        for block in setting.encoder.blocks:
            assert f"| `{block.name}` |" in page
            assert all(label in page for label in block.labels)
        for action in setting.actions:
            verb, _colon, what = action.partition(":")
            assert f"| `{verb}` |" in page and what in page
