"""The pages that are made from games: the environments in numbers, and the leaderboard."""

import json
import re
import sys
from pathlib import Path
from runpy import run_path

import pytest

from blanketfort import Game, all_games
from blanketfort.cli import run
from blanketfort.research.setting import Setting
from blanketfort.research.single_agent import environments

HOUSE = Path(__file__).parents[2]
SURVEY = run_path(str(HOUSE / "tools" / "survey.py"))
LEADERBOARD = run_path(str(HOUSE / "tools" / "leaderboard.py"))
FORFORT: tuple[str, int, dict[str, bool | str]] = ("forfort", 2, {})


def test_the_survey_says_how_large_long_and_hidden_an_environment_is() -> None:
    row = SURVEY["describe"]("Forfort", FORFORT, 2)
    assert re.fullmatch(r"\| `Forfort` \| \d+ \| \d+ \| [\d.]+ \(\d+ to \d+\) \| [\d.]+, \d+ \| [\d.]+ \|", row)
    assert not row.endswith("| 0.0 |"), "hands are hidden"
    assert SURVEY["describe"]("Forfort", FORFORT, 2) == row, "the same games again"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_survey_on_the_page_is_of_the_environments_as_they_are(game: Game) -> None:
    page = (HOUSE / "docs" / "environments.md").read_text(encoding="utf-8")
    for id, environment in environments(game).items():
        setting = Setting(*environment)
        assert f"| `{id}` | {setting.encoder.size} | {len(setting.actions)} |" in page


def test_the_survey_s_rule_of_thumb_beats_players_who_do_anything() -> None:
    assert SURVEY["compare"]("Forfort", FORFORT, 4).endswith("| 100.0% (50%) |")


def test_the_survey_takes_over_what_was_measured_elsewhere(tmp_path: Path) -> None:
    assert any(row.startswith("| fort | random | expert |") for row in SURVEY["rows_of_levels"]())
    curve = tmp_path / "curve.json"
    last = {"steps": 100_000, "minutes": 2.5, "games": 1000, "random": 0.875, "thumb": 0.25}
    curve.write_text(json.dumps({"game": "forfort", "seed": 1, "rows": [{}, last]}))
    told = SURVEY["tell_learned"](curve)
    assert "100,000 steps" in told and "87.5% won against random and 25.0% won against thumb" in told


def test_the_leaderboard_ranks_who_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, page = tmp_path / "kept.jsonl", tmp_path / "page.md"
    met = ["--player", "random", "--player", "easy", "--games", "4", "--seed", "7", "--out", str(kept)]
    assert run(["arena", "forfort", *met]) == 0
    monkeypatch.setattr(sys, "argv", ["leaderboard.py", str(page), str(kept)])
    LEADERBOARD["main"]()
    text = page.read_text(encoding="utf-8")
    assert "## forfort for 2\n\n4 games of 2 deals" in text
    assert "--player easy --player random --games 4 --seed 7" in text
    assert re.search(r"\| 1 \| `easy` .*\n\| 2 \| `random` ", text)
