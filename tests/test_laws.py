"""The laws of the engine, over every game, option set and seat count on the shelf: `blanketfort.testing` has them."""

import pytest

from blanketfort.engine.game import Game
from blanketfort.testing import Case, cases_of, check_case, check_rulebook, check_shelf
from tests.shelf import playable

TOGETHER: dict[str, list[dict[str, bool | str]]] = {
    "fort": [
        {"dogs": True, "cats": True},
        {"dogs": True, "cats": True, "setup": "advanced", "lookouts": "open", "copy-cat": "matching"},
    ]
}
"""Options that meet each other."""
CASES = [(game, case) for game in playable() for case in cases_of(game, TOGETHER.get(game.name, []))]


@pytest.mark.parametrize(("game", "case"), CASES, ids=[f"{game.name}-{case}" for game, case in CASES])
def test_a_game_keeps_the_laws(game: Game, case: Case) -> None:
    check_case(game, case, seeds=range(len(game.name) + case.players, len(game.name) + case.players + 10))


@pytest.mark.parametrize("game", playable(), ids=lambda game: game.name)
def test_what_is_on_the_shelf_can_be_said_and_the_rulebook_read(game: Game) -> None:
    check_shelf(game)
    check_rulebook(game)
