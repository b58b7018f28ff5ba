"""Positions in text."""

from typing import Any

import pytest

from blanketfort.engine.errors import BadText
from blanketfort.games.forfort import GAME
from tests.forfort.table import fort, keys, play, playing, seat, show, table


def test_a_position_of_a_few_lines() -> None:
    player = '[[player]]\nhand = ["angled-ram"]\nfort = ["nw: camp, angled-mason"]\n'
    state = GAME.from_text(f'game = "forfort"\nstudy = true\n{player}')
    assert state.decision is not None and state.decision.seat == 0
    assert "build:angled-ram" in [option.key for option in state.decision.options]


def test_a_position_keeps_a_combined_effect_under_way() -> None:
    rows = seat(
        hand=["straight-mason"], fort=["ne: angled-mason"], discard=["angled-ram"], dungeon=["angled-ram n+s"] * 2
    )
    state = play(playing(rows, seat()), "build:straight-mason", "wall-at:0-n", "combine:mason")
    assert keys(state) == ["fetch:angled-ram", "reveal"]
    assert GAME.from_text(state.to_text()).legal == state.legal


def test_a_position_keeps_cards_that_lie_open() -> None:
    state = table(
        seat(hand=["angled-mason"], discard=["straight-ram", "straight-tower"], dungeon=["angled-ram n+s"] * 2)
    )
    play(state, "trigger:angled-mason/mason", "fetch:straight-ram")
    again = GAME.from_text(state.to_text())
    again.play("wall-at:0-s")
    assert "straight-ram" in again.to_text() and again.to_text() != state.to_text()
    play(state, "wall-at:0-s")
    assert fort(state, 0)["s"] == "straight-ram" and again.to_text() == state.to_text()
    assert show(state, 0).discard == ["angled-mason", "straight-tower"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('player = [{hand = ["angled-cannon"]}]', "there is no card 'angled-cannon'"),
        ('player = [{hand = "angled-ram"}]', "hand should be a list of names"),
        ('player = [{fort = ["x: camp"]}]', "there is no space 'x'"),
        ('player = [{fort = ["n: angled-ram"]}]', "angled-ram does not fit on space n"),
        ('player = [{invaders = ["n: 0 east"]}]', "an invader is written 'e: 1 north'"),
        ('player = [{fort = ["n: camp"], invaders = ["n: 1 east"]}]', "an army stands on an empty space"),
        ('player = [{invaders = ["n: 1 east", "n: 1 west"]}]', "an army stands on an empty space, and n holds another"),
        ("player = [{camps = -1}]", "camps should be a number from 0 to"),
        ("player = [{walls = 3}]", "a player has no 'walls'"),
        ("player = [3]", "a player should be a table"),
        ("player = [{}, {}, {}]", "a position of 2 players has up to 2 tables"),
        ("castle = 1", "a position has no 'castle'"),
        ('agenda = ["Dance 0"]', "there is no step 'Dance'"),
        ('agenda = ["TakeTurn 5"]', "seat of the step TakeTurn should be a number from 0 to 1, not 5"),
        ("extra = 1", "extra should be true or false, not 1"),
        ("champion = 7", "champion should be a number from -1 to 1"),
        ('player = [{dungeon = ["angled-ram n+up"]}]', "there is no space 'up'"),
        ('player = [{dungeon = ["angled-ram n+e+s"]}]', "a back names two different spaces, not 'n\\+e\\+s'"),
        ('player = [{dungeon = ["camp"]}]', "dungeon holds walls, not camps"),
        ('player = [{hand = ["camp"]}]', "hand holds walls, not camps"),
        ('player = [{fort = ["nw: angled-ram, camp"]}]', "a camp lies on an empty space, not on angled-ram"),
        ('player = [{token = "n"}]', "the token lies on a visible drawbridge wall, and n has none"),
        ('study = true\nagenda = ["Place 0 0 1"]', "each card that is laid waits for a step .*: 0 cards, 1 step"),
        ('laid = ["angled-ram"]', "each card that is laid waits for a step .*: 1 card, 0 steps"),
        ('study = true\nagenda = ["Strike 0 3 0"]', "symbol of the step Strike should be a number from 1 to 2, not 3"),
        ('study = true\nagenda = ["Aim 0 99"]', "place of the step Aim should be a number from 0 to 15, not 99"),
        ('study = true\nagenda = ["Aim 0 3"]', "an army is aimed on an empty space of an opponent's fort"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(BadText, match=message) as error:
        GAME.from_text(f'game = "forfort"\n{text}\n')
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("step", ["FirstCamp", "PlaceCamp"])
def test_who_has_no_camp_is_to_place_none(step: str) -> None:
    below = {"FirstCamp": "TakeTurn 1", "PlaceCamp": "EndTurn 0"}[step]
    with pytest.raises(BadText, match=f"line 4: the step {step} is of player 0, who has no camp"):
        table(seat(camps=0), seat(), agenda=[below, f"{step} 0"])


def test_nobody_places_two_first_camps() -> None:
    with pytest.raises(BadText, match="each player places one first camp"):
        table(seat(), seat(), agenda=["TakeTurn 1", "FirstCamp 0", "FirstCamp 0"])


def test_all_of_a_position_is_copied_and_every_army_is_counted() -> None:
    own = seat(armies=1, defeated=1)
    rival = seat(invaders=["n: 0 north", "s: 0 east"], dungeon=[])
    state = table(own, rival, seat(), extra=True, first=2, ending=True, left=2, agenda=["PlayCard 0"])
    won = table(seat(), seat(), champion=1, agenda=[])
    for each in (state, won):
        assert each.clone().to_text() == each.to_text()
    assert [state.components()[f"{owner} army"] for owner in range(3)] == [4, 4, 4]


@pytest.mark.parametrize(("end", "most"), [("drawn", 3), ("one-more-turn", 2)])
def test_a_whole_round_may_be_left_where_the_last_turn_is_drawn(end: str, most: int) -> None:
    given: dict[str, Any] = {"options": {"end": end}, "extra": True, "ending": True, "agenda": ["PlayCard 0"]}
    assert table(seat(), seat(dungeon=[]), seat(), left=most, **given).left == most
    with pytest.raises(BadText, match=f"the turns to come when a dungeon has run out, not {most + 1}"):
        table(seat(), seat(dungeon=[]), seat(), left=most + 1, **given)
