"""The table in lines of text: every table is drawn, in both languages, all through a game."""

import pytest
from msgspec import Struct

from blanketfort.engine.game import Game
from blanketfort.engine.laws import walk
from blanketfort.engine.view import View
from blanketfort.locale import LANGUAGES, Words
from blanketfort.terminal.tables import show_anything, show_status, show_table
from tests import toy
from tests.shelf import playable


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", playable(), ids=lambda game: game.name)
def test_the_table_is_drawn_all_through_a_game(played: Game, language: str) -> None:
    for number, state in enumerate(walk(played, played.players[-1], {}, seed=8)):
        if number % 10 == 0 or state.over:
            for me in [None, *range(state.players)]:
                assert show_table(played, state.view(me), Words(language, me=me, strict=True))
            assert show_status(played, state.view(0), Words(language, me=0, strict=True))


class Board(Struct):
    level: int | None


class Anything(View, kw_only=True):
    pile: int
    hand: list[str]
    won: bool
    boards: list[Board]


def test_any_view_can_be_shown() -> None:
    view = Anything(
        game="any", seat=None, players=2, over=True, winners=[], asked=None, kind=None,
        pile=3, hand=["bug", "dot"], won=True, boards=[Board(level=1), Board(level=None)],
    )  # fmt: skip
    lines = ["pile: 3", "hand: bug, dot", "won: ✓", "Player 1: level 1"]
    assert show_anything(toy.GAME, view, Words("en")) == lines
