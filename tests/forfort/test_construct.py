"""Construct a wall."""

from collections import Counter

import pytest

from blanketfort.games.forfort import GAME
from tests.clauses import clause
from tests.forfort.table import fort, hand, keys, play, playing, seat, show, words_after


@clause("forfort.construct.hand")
def test_a_wall_of_the_hand_is_placed_face_up() -> None:
    state = playing(seat(hand=["angled-ram", "straight-mason"], dungeon=["angled-ram n+ne"]))
    play(state, "build:angled-ram")
    assert fort(state, 0) == {"ne": "angled-ram"}
    assert hand(state, 0) == ["straight-mason"]


@clause("forfort.construct.arrows")
def test_a_wall_goes_where_the_arrows_of_the_top_card_point() -> None:
    state = playing(seat(hand=["angled-ram"], dungeon=["angled-ram nw+se", "angled-ram n+ne"]))
    play(state, "build:angled-ram")
    assert keys(state) == ["wall-at:0-nw", "wall-at:0-se"]


@clause("forfort.construct.camp", "forfort.camp.site")
def test_a_wall_goes_on_a_visible_camp_anywhere() -> None:
    camps = ["sw: camp", "se: camp", "nw: camp, angled-ram"]
    state = playing(seat(hand=["angled-ram"], dungeon=["angled-ram n+ne"], fort=camps))
    play(state, "build:angled-ram")
    assert words_after(state, "wall-at") == ["0-ne", "0-se", "0-sw"]


@clause("forfort.construct.shape")
@pytest.mark.parametrize(("card", "spaces"), [("angled-ram", ["ne", "sw"]), ("straight-ram", ["n", "s"])])
def test_angled_walls_go_on_corners_and_straight_walls_on_sides(card: str, spaces: list[str]) -> None:
    state = playing(seat(hand=[card], dungeon=["angled-ram n+ne"], fort=["s: camp", "sw: camp"]))
    play(state, f"build:{card}")
    assert words_after(state, "wall-at") == [f"0-{space}" for space in spaces]


@clause("forfort.construct.shape")
def test_a_wall_that_fits_nowhere_can_t_be_constructed() -> None:
    state = playing(seat(hand=["angled-ram", "straight-ram"], dungeon=["angled-ram n+s"]))
    assert words_after(state, "build") == ["straight-ram"]


@clause("forfort.construct.cover")
@pytest.mark.parametrize("there", ["camp", "straight-mason", "straight-protected-plain", "camp, straight-mason"])
def test_a_wall_may_cover_any_card(there: str) -> None:
    state = playing(seat(hand=["straight-ram"], dungeon=["angled-ram n+ne"], fort=[f"n: {there}"]))
    play(state, "build:straight-ram")
    assert fort(state, 0) == {"n": "straight-ram"}


@clause("forfort.construct.covered", "forfort.camp.covered")
def test_a_covered_card_stays_but_is_inactive_and_scores_nothing() -> None:
    rows = seat(hand=["straight-ram"], dungeon=["angled-ram n+ne"], fort=["n: camp, straight-drawbridge-mason"])
    state = play(playing(rows), "build:straight-ram")
    assert show(state, 0).spaces["n"].covered == ["camp", "straight-drawbridge-mason"]
    assert show(state, 0).discard == []
    assert state.scores()[0]["walls"] == 2 and state.scores()[0]["camps"] == 0


@clause("forfort.construct.kinds")
@pytest.mark.parametrize("deck", ["A", "B", "C"])
def test_walls_are_14_regular_4_with_a_drawbridge_and_4_protected(deck: str) -> None:
    state = GAME.new(2, 1, {"deck": deck})
    names = [
        name.removeprefix("0 ") for name, count in state.components().items() for _ in range(count) if name[0] == "0"
    ]
    kinds = Counter(name.split("-")[1] if name.count("-") == 2 else "regular" for name in names if name != "army")
    assert kinds == {"regular": 14, "drawbridge": 4, "protected": 4}
