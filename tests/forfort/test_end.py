"""End of the game."""

import pytest

from blanketfort.games.forfort import GAME, picture
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.view import view
from blanketfort.locale import Words
from blanketfort.terminal.pictures import Scene
from tests.clauses import clause
from tests.forfort.table import armies, hand, keys, listening, play, playing, seat, show, table, words_after

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
    others = seat(hand=["angled-ram"], dungeon=["angled-ram n+s"] * 9), seat(hand=["angled-ram"])
    state = table(first, *others, options={"end": "rulebook"})
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


def last_turns(end: str, players: int = 3, first: int = 0, seed: str = "00", **options: bool) -> list[int]:
    """Who takes turns after seat 1's, in which a dungeon ran out."""
    rows = [seat(dungeon=["angled-ram"] * (owner != 1)) for owner in range(players)]
    chosen = {"end": end, **options}
    state = table(*rows, agenda=["EndTurn 1", "PlaceCamp 1"], options=chosen, first=first, root=seed, ending=True)
    events = listening(state)
    play(state, "camp-at:1-n")
    assert state.over
    return [event.seat for event in events if event.kind == "forfort.turn-began"]


@clause("forfort.end.equal-turns", "forfort.ruling.end")
def test_the_round_ends_before_the_first_player_whoever_that_is() -> None:
    assert last_turns("rulebook") == [2] and last_turns("rulebook", first=1) == [2, 0]
    assert last_turns("rulebook", first=2) == [], "all have had a turn"


@clause("forfort.ruling.end")
def test_with_one_more_turn_all_others_have_one() -> None:
    assert last_turns("one-more-turn") == [2, 0] and last_turns("one-more-turn", players=4) == [2, 3, 0]


@clause("forfort.ruling.end")
def test_the_last_player_is_drawn_among_all() -> None:
    ends = {tuple(last_turns("drawn", players=4, seed=f"{seed:02x}")) for seed in range(40)}
    assert ends == {(2,), (2, 3), (2, 3, 0), (2, 3, 0, 1)}, "also the player whose turn it was"


@clause("forfort.ruling.end")
def test_two_players_and_teams_end_as_the_rulebook_says() -> None:
    assert {tuple(last_turns("drawn", players=2, seed=f"{seed:02x}")) for seed in range(9)} == {()}
    assert {tuple(last_turns("drawn", players=4, seed=f"{seed:02x}", teams=True)) for seed in range(9)} == {(2, 3)}


@clause("forfort.ruling.end")
def test_a_head_start_goes_by_the_turn_order() -> None:
    for players, points in ((3, [0, 1, 1]), (4, [0, 2, 1, 1])):
        rows = [seat(dungeon=[]) for _owner in range(players)]
        state = table(*rows, agenda=[], first=1, options={"end": "head-start"})
        assert [scored(state, owner)["head-start"] for owner in range(players)] == points
        assert [scored(state, owner)["total"] for owner in range(players)] == points


@clause("forfort.ruling.end")
def test_all_know_after_whose_turn_the_game_ends() -> None:
    rows = [seat(dungeon=["angled-ram"], hand=["angled-ram"]) for _owner in range(3)]
    state = table(*rows, agenda=["PlayCard 2", "EndTurn 2"][::-1], options={"end": "one-more-turn"}, ending=True)
    events = listening(state)
    assert view(state, None).last is None, "not before the turn is over"
    state.apply(state.legal[0])
    while state.decision is not None and state.decision.seat == 2:
        state.apply(state.legal[0])
    assert view(state, None).last == 1 and [event.seat for event in events if event.kind == "forfort.last-turn"] == [1]


@clause("forfort.ruling.end")
@pytest.mark.parametrize(
    ("left", "head"), [(0, "The last turn "), (1, "1 more turn follows"), (3, "3 more turns follow")]
)
def test_all_see_how_many_turns_follow(left: int, head: str) -> None:
    """The last turn may be this one, or the same player's a whole round later: in an extra turn both can be."""
    rows = [seat(hand=["angled-ram"]) for _owner in range(3)]
    state = table(*rows, agenda=["EndTurn 2", "PlayCard 2"], extra=True, ending=True, left=left)
    seen = view(state, 2)
    assert (seen.last, seen.left) == ((2 + left) % 3, left)
    assert picture.head(Scene(GAME, seen, Words("en"), 100, 40)).startswith(head)


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
    rows = seat(fort=["n: straight-ram", "ne: camp", "nw: camp, angled-plain", "s: camp"], dungeon=[])
    state = table(rows, seat(invaders=["n: 0 east", "s: 0 east"]), seat(invaders=["w: 0 north"]), agenda=[])
    assert scored(state, 0) == {"walls": 4, "camps": 2, "armies": 3, "dungeon": 0, "total": 9}


@clause("forfort.end.unused")
def test_unused_covered_destroyed_and_defeated_cards_score_nothing() -> None:
    rows = seat(fort=["n: camp, straight-ram"], discard=["camp", "straight-ram"], defeated=2, dungeon=[])
    assert scored(table(rows, seat(), agenda=[]), 0)["total"] == 2


@clause("forfort.end.tie")
def test_those_who_tie_share_the_victory() -> None:
    rows = [seat(fort=["n: straight-ram"]), seat(fort=["n: camp", "s: camp"]), seat(fort=["n: camp"])]
    state = table(*rows, agenda=["EndTurn 2"], ending=True, options={"end": "rulebook"})
    assert state.winners == [0, 1]


@clause("forfort.end.empty-attacked")
def test_a_player_with_an_empty_dungeon_can_be_attacked() -> None:
    rival = seat(dungeon=[], fort=["n: straight-ram"])
    state = playing(seat(hand=["angled-garrison", "angled-ram+tower"], dungeon=["angled-ram n+s"]), rival)
    assert words_after(state, "trigger") == ["angled-garrison/garrison", "angled-ram+tower/ram"]
    play(state, "trigger:angled-garrison/garrison", "army-at:1-nw", "march:east")
    assert armies(state, 1) == {"nw": "0 east"} and keys(state) == []
