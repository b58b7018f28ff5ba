"""Goal, material and set-up."""

from collections import Counter

import pytest

from blanketfort.engine.errors import BadSetup
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.view import view
from tests.clauses import clause
from tests.forfort.table import fort, keys, play, playing, seat, show, table

SPACES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"]


def new(players: int = 2, seed: int = 1, **options: bool | str) -> ForfortState:
    state = GAME.new(players, seed, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(state, ForfortState)
    return state


@clause("forfort.goal.seats", "forfort.ruling.four-players")
def test_two_to_four_play_each_for_themselves_and_four_in_teams() -> None:
    assert GAME.players == (2, 3, 4)
    assert new(4, teams=False).rules.opponents[0] == [1, 2, 3]
    assert new(4, teams=True).rules.opponents[0] == [1, 3]
    with pytest.raises(BadSetup, match="teams are for 4 players, not 3"):
        new(3, teams=True)


@clause("forfort.goal.complete")
def test_the_first_complete_fort_wins_and_attacks_keep_forts_from_it() -> None:
    seven = [
        "nw: angled-ram",
        "n: straight-ram",
        "ne: angled-ram",
        "e: straight-ram",
        "se: angled-ram",
        "s: straight-ram",
    ]
    rows = seat(hand=["straight-tower"], fort=[*seven, "sw: angled-ram"], dungeon=["angled-ram sw+w"])
    assert play(playing(rows), "build:straight-tower").winners == [0]
    attacked = playing(seat(hand=["angled-ram"]), rows)
    play(attacked, "trigger:angled-ram/ram", "ram-at:1-n")
    assert "n" not in fort(attacked, 1)


@clause("forfort.material.cards", "forfort.ruling.supply", "forfort.setup.supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_22_walls_four_camps_four_armies_and_one_token(players: int) -> None:
    state = new(players)
    for owner in range(players):
        row = show(state, owner)
        assert row.dungeon_deck + row.hand_size == 22
        assert (row.camps, row.armies, row.defeated, row.token) == (4, 4, 0, None)


@clause("forfort.setup.shuffle")
def test_walls_are_shuffled_and_turned() -> None:
    first, second = new(seed=1), new(seed=2)
    assert first.dungeons != second.dungeons
    turned = Counter(back for seed in range(50) for back in new(seed=seed).backs[0])
    assert len(turned) == 4 and max(turned.values()) < 2 * min(turned.values())


@clause("forfort.setup.dungeon", "forfort.setup.hand")
def test_the_dungeon_is_a_face_down_pile_after_three_cards_were_drawn() -> None:
    state = new(3)
    for owner in range(3):
        row = show(state, owner)
        assert row.dungeon_deck == 19 and len(row.hand or []) == 3
        seen = view(state, (owner + 1) % 3).boards[owner]
        assert seen.hand is None and seen.hand_size == 3


@clause("forfort.setup.camp", "forfort.glossary.fort")
def test_each_player_places_a_camp_on_any_of_the_eight_spaces() -> None:
    state = new(first_player="first-seat")
    assert keys(state) == [f"camp-at:0-{space}" for space in SPACES]
    play(state, "camp-at:0-e")
    assert keys(state) == [f"camp-at:1-{space}" for space in SPACES]
    play(state, "camp-at:1-nw")
    assert fort(state, 0) == {"e": "camp"} and fort(state, 1) == {"nw": "camp"}
    assert show(state, 0).camps == 3


@clause("forfort.setup.first-player", "forfort.ruling.first-player")
def test_the_first_player_is_drawn_by_lot_and_places_the_first_camp() -> None:
    firsts = Counter(new(3, seed).first for seed in range(60))
    assert sorted(firsts) == [0, 1, 2] and min(firsts.values()) > 10
    state = next(state for state in (new(3, seed) for seed in range(60)) if state.first == 1)
    asked = []
    for _camp in range(4):
        assert state.decision is not None
        asked.append(state.decision.seat)
        state.apply(state.legal[0])
    assert asked == [1, 2, 0, 1] and view(state, None).first == 1


@clause("forfort.ruling.first-player")
def test_the_first_seat_can_be_chosen_as_the_first_player() -> None:
    assert {new(4, seed, first_player="first-seat").first for seed in range(20)} == {0}


@clause("forfort.setup.lines")
def test_the_front_line_is_the_one_closest_to_an_opponent() -> None:
    lines = show(new(2), 0).lines[1]
    assert lines is not None and lines.front == ["nw", "n", "ne"]
    assert sorted(lines.second) == ["e", "w"]
    assert sorted(lines.third) == ["s", "se", "sw"]


@clause("forfort.ruling.lines", "forfort.teams.seats")
@pytest.mark.parametrize(
    ("players", "teams", "owner", "sides"),
    [
        (2, False, 0, {1: "north"}),
        (2, False, 1, {0: "north"}),
        (3, False, 0, {1: "north", 2: "east"}),
        (3, False, 2, {0: "north", 1: "east"}),
        (4, False, 0, {1: "west", 2: "north", 3: "east"}),
        (4, False, 3, {0: "west", 1: "north", 2: "east"}),
        (4, True, 0, {1: "north", 3: "east"}),
        (4, True, 1, {0: "north", 2: "west"}),
        (4, True, 2, {1: "east", 3: "north"}),
        (4, True, 3, {0: "west", 2: "north"}),
    ],
)
def test_who_sits_on_which_side_of_a_fort(players: int, teams: bool, owner: int, sides: dict[int, str]) -> None:
    lines = show(new(players, teams=teams), owner).lines
    assert {other: line.side for other, line in enumerate(lines) if line} == sides


def test_lines_of_all_opponents_cover_the_ring_once() -> None:
    for players in (2, 3, 4):
        own, *others = show(new(players), 0).lines
        assert own is None and len(others) == players - 1
        assert all(line and sorted(line.front + line.second + line.third) == sorted(SPACES) for line in others)


def test_a_position_needs_only_what_matters() -> None:
    state = table(seat(hand=["angled-ram"], fort=["nw: camp"]))
    assert show(state, 0).camps == 3 and show(state, 0).dungeon_deck == 22
