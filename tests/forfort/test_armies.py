"""Notes on army cards."""

import pytest

from blanketfort.games.forfort.rules.spaces import DIRECTIONS, DUNGEON, ONWARD, OUTSIDE, SPACES
from tests.clauses import clause
from tests.forfort.table import armies, fort, keys, play, playing, seat, show, table, words_after

WAITING = seat(hand=["angled-ram"], dungeon=["angled-ram"] * 5)


@clause("forfort.armies.advance")
def test_an_army_advances_one_space_at_the_start_of_its_owner_s_turn() -> None:
    assert armies(table(WAITING, seat(invaders=["nw: 0 east"])), 1) == {"n": "0 east"}
    other = table(WAITING, seat(hand=["angled-ram"], invaders=["nw: 0 east"]), agenda=["TakeTurn 1"])
    assert armies(other, 1) == {"nw": "0 east"}, "not at the start of another's"


@clause("forfort.armies.destroy", "forfort.glossary.destroyed")
def test_an_army_destroys_the_cards_of_the_space_it_enters() -> None:
    state = table(WAITING, seat(invaders=["nw: 0 east"], fort=["n: camp, straight-ram", "ne: angled-ram"]))
    assert armies(state, 1) == {"n": "0 east"} and fort(state, 1) == {"ne": "angled-ram"}
    assert show(state, 1).discard == ["straight-ram", "camp"]


@clause("forfort.armies.again", "forfort.armies.exit", "forfort.garrison.direction", "forfort.ruling.army-reach")
def test_an_army_crosses_a_side_of_the_fort_in_its_direction_and_returns() -> None:
    state = table(WAITING, {**WAITING, "invaders": ["sw: 0 north"], "fort": ["w: camp", "nw: camp"]})
    passed = [armies(state, 1)]
    for space in ("e", "se"):
        play(state, "camp:angled-ram", f"camp-at:0-{space}", "camp:angled-ram", f"camp-at:1-{space}")
        passed.append(armies(state, 1))
    assert passed == [{"w": "0 north"}, {"nw": "0 north"}, {}]
    assert fort(state, 1) == {"e": "camp", "se": "camp"} and show(state, 0).armies == 4, "it came back to its owner"


@clause("forfort.armies.exit")
def test_an_army_that_exits_goes_back_to_its_owner() -> None:
    state = table(WAITING, seat(invaders=["ne: 0 east", "s: 0 west"]))
    assert armies(state, 1) == {"sw": "0 west"}
    assert show(state, 0).armies == 3 and show(state, 0).defeated == 0


@clause("forfort.armies.block")
def test_nothing_is_constructed_where_an_army_stands() -> None:
    home = seat(hand=["straight-ram"], dungeon=["angled-ram n+s"], invaders=["n: 1 east"])
    state = play(playing(home), "build:straight-ram")
    assert fort(state, 0) == {"s": "straight-ram"}


@clause("forfort.armies.block", "forfort.camp.empty-space")
def test_no_camp_is_placed_where_an_army_stands() -> None:
    state = play(playing(seat(hand=["straight-ram"], invaders=["n: 1 east"])), "camp:straight-ram")
    assert "0-n" not in words_after(state, "camp-at") and len(keys(state)) == 7


@clause("forfort.armies.protected", "forfort.armies.defeated")
def test_an_army_that_advances_into_a_protected_wall_is_defeated_for_good() -> None:
    state = table(WAITING, seat(invaders=["nw: 0 east"], fort=["n: camp, straight-protected-plain"]))
    assert armies(state, 1) == {} and fort(state, 1) == {"n": "straight-protected-plain"}
    assert show(state, 0).defeated == 1 and show(state, 0).armies == 3


@clause("forfort.glossary.defeated")
def test_a_defeated_army_can_t_be_placed_again() -> None:
    home = seat(hand=["angled-garrison"], defeated=4, dungeon=["angled-ram n+s"])
    assert words_after(playing(home), "trigger") == []


@clause("forfort.ruling.each-army")
def test_all_armies_advance_in_the_order_of_one_s_choice_where_it_matters() -> None:
    column = seat(invaders=["sw: 0 north", "w: 0 north"])
    state = table(WAITING, column)
    assert keys(state) == ["advance:1-sw", "advance:1-w"]
    assert armies(play(state, "advance:1-w"), 1) == {"w": "0 north", "nw": "0 north"}
    assert armies(play(table(WAITING, column), "advance:1-sw"), 1) == {"sw": "0 north", "nw": "0 north"}
    apart = table(WAITING, seat(invaders=["sw: 0 north", "ne: 0 south"]))
    assert armies(apart, 1) == {"w": "0 north", "e": "0 south"}, "nothing to ask"
    facing = table(WAITING, seat(invaders=["w: 0 north", "nw: 0 south"]))
    assert armies(facing, 1) == {"w": "0 north", "nw": "0 south"}, "both wait, whichever is first"


@clause("forfort.ruling.each-army")
def test_by_option_one_army_advances() -> None:
    state = table(WAITING, seat(invaders=["sw: 0 north", "ne: 0 south"]), options={"advance": "one"})
    assert keys(state) == ["advance:1-ne", "advance:1-sw"]
    play(state, "advance:1-ne")
    assert armies(state, 1) == {"sw": "0 north", "e": "0 south"}


@clause("forfort.ruling.army-directions")
def test_armies_march_in_four_directions_also_straight_out() -> None:
    rival = seat(fort=["nw: camp", "n: camp", "ne: camp", "e: camp", "se: camp", "s: camp", "sw: camp"])
    state = play(playing(seat(hand=["angled-garrison"]), rival), "trigger:angled-garrison/garrison")
    assert keys(state) == [f"march:{direction}" for direction in DIRECTIONS]


@clause("forfort.ruling.inward")
def test_an_army_that_marches_into_the_dungeon_leaves_the_fort() -> None:
    state = table(WAITING, seat(invaders=["w: 0 east"], dungeon=["angled-ram"] * 3))
    assert armies(state, 1) == {} and show(state, 0).armies == 4
    assert show(state, 1).dungeon_deck == 3, "the dungeon is unharmed"


@clause("forfort.ruling.inward")
def test_by_option_no_army_is_sent_into_the_dungeon() -> None:
    state = table(seat(), seat(), agenda=["Aim 0 15"], options={"inward": "forbidden"})
    assert keys(state) == ["march:north", "march:south", "march:west"]


@clause("forfort.ruling.army-reach")
@pytest.mark.parametrize("space", SPACES)
def test_an_army_enters_two_more_spaces_from_a_corner_and_one_from_a_side(space: str) -> None:
    most = 0
    for direction in range(4):
        entered, at = 0, SPACES.index(space)
        while (at := ONWARD[at * 4 + direction]) not in (OUTSIDE, DUNGEON):
            entered += 1
        most = max(most, entered)
    assert most == (2 if SPACES.index(space) % 2 == 0 else 1)


@clause("forfort.ruling.armies-meet")
def test_an_army_waits_before_another() -> None:
    rival = seat(invaders=["nw: 0 east", "n: 2 east"], fort=["w: camp"])
    state = table(WAITING, rival, seat())
    assert armies(state, 1) == {"nw": "0 east", "n": "2 east"}


@clause("forfort.ruling.armies-meet", "forfort.ruling.each-army")
def test_by_option_an_army_that_takes_the_place_of_fallen_ones_does_not_advance_twice() -> None:
    rival = seat(invaders=["nw: 0 east", "n: 0 south", "ne: 0 west"])
    state = play(table(WAITING, rival, options={"meeting": "defeat"}), "advance:1-nw")
    assert armies(state, 1) == {"n": "0 west"} and show(state, 0).defeated == 2


@clause("forfort.ruling.armies-meet")
def test_by_option_armies_that_meet_are_both_defeated() -> None:
    rival = seat(invaders=["nw: 0 east", "n: 2 east"])
    state = table(WAITING, rival, seat(), options={"meeting": "defeat"})
    assert armies(state, 1) == {}
    assert show(state, 0).defeated == 1 and show(state, 2).defeated == 1


@clause("forfort.armies.advance")
@pytest.mark.parametrize(
    ("start", "end"), [("sw: {} north", "w"), ("nw: {} east", "n"), ("ne: {} south", "e"), ("se: {} west", "s")]
)
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_everybody_s_armies_advance_in_every_direction(owner: int, start: str, end: str) -> None:
    """On the owner's turn, in a fort of another."""
    rows = [dict(WAITING), dict(WAITING), dict(WAITING)]
    rows[(owner + 1) % 3]["invaders"] = [start.format(owner)]
    state = table(*rows, agenda=[f"TakeTurn {owner}"])
    assert armies(state, (owner + 1) % 3) == {end: f"{owner} {start.split()[-1]}"}
