"""End of the game."""

import pytest

from blanketfort.games.forfort.rules.state import ForfortState
from tests.clauses import clause
from tests.forfort.table import armies, hand, keys, play, playing, seat, show, table, words_after

SEVEN = ["nw: angled-ram", "ne: angled-ram", "e: straight-ram", "se: angled-ram"]
SEVEN += ["s: straight-ram", "sw: angled-ram", "w: straight-ram"]


def scored(state: ForfortState, owner: int) -> dict[str, int]:
    return state.scores()[owner]


@clause("forfort.end.complete", "forfort.ruling.immediate-win")
def test_eight_visible_walls_win_at_once() -> None:
    rows = seat(hand=["straight-ram"], fort=[*SEVEN, "n: camp"], dungeon=["angled-ram s+sw"] * 3)
    state = table(rows, seat(hand=["angled-ram"]))
    play(state, "build:straight-ram", "wall-at:0-n")
    assert state.over and state.winners == [0], "before the pairs that the wall makes, and without a draw"
    assert show(state, 0).dungeon_deck == 3


@clause("forfort.end.complete")
def test_a_camp_or_an_army_on_a_space_keeps_a_fort_from_being_complete() -> None:
    camped = seat(hand=["straight-ram"], fort=["nw: camp", *SEVEN[1:]], dungeon=["angled-ram n+sw"])
    assert play(playing(camped), "build:straight-ram").champion == -1
    invaded = seat(hand=["straight-ram"], fort=SEVEN[1:], invaders=["nw: 1 north"], dungeon=["angled-ram n+sw"])
    state = play(playing(invaded), "build:straight-ram")
    assert state.champion == -1


@clause("forfort.ruling.immediate-win")
def test_a_fort_is_also_completed_by_a_mason_whose_card_is_then_discarded() -> None:
    rows = seat(hand=["angled-mason"], discard=["straight-tower"], fort=SEVEN, dungeon=["angled-ram n+ne"])
    state = play(playing(rows, seat()), "trigger:angled-mason/mason")
    assert state.winners == [0] and show(state, 0).discard == ["angled-mason"]


@clause("forfort.end.complete")
def test_a_complete_fort_beats_more_points() -> None:
    armies = ["n: 1 east", "e: 1 north"]
    rows = seat(hand=["straight-tower"], fort=SEVEN, dungeon=["angled-ram n+ne"])
    rich = seat(fort=[*SEVEN, "n: camp"])
    state = playing(rows, rich, seat(invaders=[*armies, "s: 1 east"]))
    play(state, "build:straight-tower")
    assert scored(state, 1)["total"] > scored(state, 0)["total"] and state.winners == [0]


@clause("forfort.end.empty-dungeon", "forfort.end.equal-turns")
def test_the_round_is_finished_when_a_dungeon_runs_out() -> None:
    first = seat(hand=["angled-ram"], dungeon=["angled-ram n+s"], camps=1)
    state = table(first, seat(hand=["angled-ram"], dungeon=["angled-ram n+s"] * 9), seat(hand=["angled-ram"]))
    play(state, "camp:angled-ram", "camp-at:0-n")
    assert state.ending and not state.over
    assert state.decision is not None and state.decision.seat == 1
    play(state, "camp:angled-ram", "camp-at:1-n")
    assert state.decision is not None and state.decision.seat == 2
    play(state, "camp:angled-ram", "camp-at:2-n")
    assert state.over, "all had one turn"


@clause("forfort.end.equal-turns")
def test_when_the_last_player_s_dungeon_runs_out_the_game_ends_after_that_turn() -> None:
    last = seat(hand=["angled-ram"], dungeon=["angled-ram n+s"])
    state = table(seat(hand=["angled-ram"]), last, agenda=["TakeTurn 1"])
    play(state, "camp:angled-ram", "camp-at:1-n")
    assert state.over


@clause("forfort.ruling.last-card")
@pytest.mark.parametrize("cause", ["drawn", "destroyed", "revealed"])
def test_taking_or_destroying_the_last_card_brings_the_end(cause: str) -> None:
    quiet = seat(dungeon=["angled-ram"])
    if cause == "drawn":
        state = table(quiet, seat(hand=["angled-ram"]))
    elif cause == "destroyed":
        rows = seat(hand=["angled-tower"], dungeon=["angled-ram n+s"] * 2)
        state = play(playing(rows, quiet), "trigger:angled-tower/tower")
    else:
        rows = seat(hand=["straight-mason"], dungeon=["angled-ram n+ne"], fort=["ne: angled-mason"])
        state = play(playing(rows, seat()), "build:straight-mason", "combine:mason")
    assert state.ending


@clause("forfort.ruling.last-card")
def test_an_empty_dungeon_shows_no_arrows_and_gives_no_card() -> None:
    rows = seat(hand=["angled-ram", "straight-ram"], dungeon=[], fort=["nw: camp"])
    state = table(rows, seat(hand=["angled-ram"]))
    assert words_after(state, "build") == ["angled-ram"], "only on the camp"
    play(state, "build:angled-ram")
    assert hand(state, 0) == ["straight-ram"]


@clause("forfort.end.bonus")
def test_a_card_left_in_the_dungeon_scores_2() -> None:
    state = table(seat(dungeon=[]), seat(dungeon=["angled-ram"]), agenda=[])
    assert [scored(state, owner)["dungeon"] for owner in (0, 1)] == [0, 2]


@clause("forfort.end.walls", "forfort.end.camps", "forfort.end.armies")
def test_walls_score_2_camps_1_armies_in_opponents_forts_1() -> None:
    rows = seat(fort=["n: straight-ram", "ne: camp", "e: camp, straight-protected-plain", "s: camp"], dungeon=[])
    state = table(rows, seat(invaders=["n: 0 east", "s: 0 east"]), seat(invaders=["w: 0 north"]), agenda=[])
    assert scored(state, 0) == {"walls": 4, "camps": 2, "armies": 3, "dungeon": 0, "total": 9}


@clause("forfort.end.unused")
def test_unused_covered_destroyed_and_defeated_cards_score_nothing() -> None:
    rows = seat(fort=["n: camp, straight-ram"], discard=["camp", "straight-ram"], defeated=2, dungeon=[])
    assert scored(table(rows, seat(), agenda=[]), 0)["total"] == 2


@clause("forfort.end.tie")
def test_those_who_tie_share_the_victory() -> None:
    rows = [seat(fort=["n: straight-ram"]), seat(fort=["n: camp", "s: camp"]), seat(fort=["n: camp"])]
    state = table(*rows, agenda=["EndTurn 2"], ending=True)
    assert state.winners == [0, 1]


@clause("forfort.end.empty-attacked")
def test_a_player_with_an_empty_dungeon_can_be_attacked() -> None:
    rival = seat(dungeon=[], fort=["n: straight-ram"])
    state = playing(seat(hand=["angled-garrison", "angled-ram+tower"], dungeon=["angled-ram n+s"]), rival)
    assert words_after(state, "trigger") == ["angled-garrison/garrison", "angled-ram+tower/ram"]
    play(state, "trigger:angled-garrison/garrison", "army-at:1-nw", "march:east")
    assert armies(state, 1) == {"nw": "0 east"} and keys(state) == []
