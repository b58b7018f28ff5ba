"""Combined effects."""

import pytest

from blanketfort.games.forfort.rules.spaces import SPACES
from blanketfort.games.forfort.view import view
from tests.clauses import clause
from tests.forfort.table import Row, armies, fort, keys, kinds, listening, play, playing, seat, show, table, words_after


def builder(card: str, *walls: str, **row: object) -> Row:
    """A player who may construct this card on the north side or the north-east corner."""
    return seat(**{"hand": [card], "fort": list(walls), "dungeon": ["angled-tower n+ne", "angled-mason n+ne"], **row})


@clause("forfort.combined.pair")
def test_a_pair_lets_its_builder_trigger_the_combined_effect_or_decline() -> None:
    rows = [builder("straight-tower", "ne: angled-tower"), seat(dungeon=["angled-ram"] * 5)]
    state = play(playing(*rows), "build:straight-tower")
    assert keys(state) == ["combine:tower", "decline"]
    assert show(play(state, "decline"), 1).dungeon_deck == 5
    assert show(play(playing(*rows), "build:straight-tower", "combine:tower"), 1).dungeon_deck == 3


@clause("forfort.ruling.pair")
@pytest.mark.parametrize(
    ("neighbour", "pair"),
    [
        ("ne: angled-tower", True),
        ("nw: angled-tower+garrison", True),
        ("nw: angled-protected-tower", True),
        ("ne: angled-ram", False),
        ("ne: angled-tower, angled-ram", False),
        ("e: straight-tower", False),
        ("s: straight-tower", False),
        ("sw: angled-tower", False),
    ],
)
def test_a_pair_is_two_visible_neighbours_with_the_same_symbol(neighbour: str, pair: bool) -> None:
    state = play(playing(builder("straight-ram+tower", neighbour), seat()), "build:straight-ram+tower")
    assert ("combine:tower" in keys(state)) == pair


@clause("forfort.ruling.pair")
def test_both_symbols_of_one_neighbour_are_two_pairs() -> None:
    rows = builder("straight-ram+tower", "ne: angled-ram+tower")
    state = play(playing(rows, seat(fort=["n: camp"])), "build:straight-ram+tower")
    assert keys(state) == ["combine:ram", "combine:tower", "decline"]


@clause("forfort.combined.pair")
def test_camps_make_no_pairs() -> None:
    state = play(playing(builder("straight-tower", "ne: camp"), seat()), "build:straight-tower")
    assert state.over


@clause("forfort.combined.two-pairs")
@pytest.mark.parametrize("first", ["ram", "tower"])
def test_two_pairs_are_triggered_in_any_order(first: str) -> None:
    rows = builder("straight-ram+tower", "nw: angled-ram", "ne: angled-tower")
    state = play(playing(rows, seat(fort=["n: camp"], dungeon=["angled-ram"] * 5)), "build:straight-ram+tower")
    assert keys(state) == ["combine:ram", "combine:tower", "decline"]
    second = {"ram": "tower", "tower": "ram"}[first]
    play(state, f"combine:{first}")
    assert keys(state) == [f"combine:{second}", "decline"]
    play(state, f"combine:{second}")
    assert fort(state, 1) == {} and show(state, 1).dungeon_deck == 3


@clause("forfort.combined.two-pairs")
def test_two_pairs_of_one_symbol_come_both() -> None:
    rows = builder("straight-tower", "nw: angled-tower", "ne: angled-tower")
    state = play(playing(rows, seat(dungeon=["angled-ram"] * 9)), "build:straight-tower", "combine:tower")
    assert show(play(state, "combine:tower"), 1).dungeon_deck == 5


@clause("forfort.combined.two-pairs")
def test_the_second_pair_counts_though_the_first_covers_a_wall_of_it() -> None:
    rows = builder("straight-mason+tower", "nw: angled-tower", "ne: angled-mason", discard=["angled-ram"])
    state = playing(rows, seat(dungeon=["angled-ram"] * 9))
    play(state, "build:straight-mason+tower", "combine:mason", "fetch:angled-ram", "wall-at:0-nw")
    assert fort(state, 0)["nw"] == "angled-ram"
    assert keys(state) == ["combine:tower", "decline"]


@clause("forfort.combined.mason")
def test_two_masons_construct_from_the_discard_pile_or_the_dungeon_on_any_space() -> None:
    rows = builder("straight-mason", "ne: angled-mason", discard=["straight-ram"])
    state = play(playing(rows, seat()), "build:straight-mason", "combine:mason")
    assert keys(state) == ["fetch:straight-ram", "reveal"]
    play(state, "fetch:straight-ram")
    assert words_after(state, "wall-at") == ["0-n", "0-e", "0-s", "0-w"], "whatever the arrows"
    play(state, "wall-at:0-w")
    assert fort(state, 0)["w"] == "straight-ram" and show(state, 0).discard == []


@clause("forfort.combined.mason", "forfort.ruling.mason-reveal")
def test_the_top_card_of_the_dungeon_is_revealed_before_its_space_is_chosen() -> None:
    state = playing(builder("straight-mason", "ne: angled-mason", discard=["straight-ram"]), seat())
    events = listening(state)
    play(state, "build:straight-mason", "combine:mason", "reveal")
    assert events[-1].open == {"card": "angled-tower", "source": "dungeon"}
    assert view(state, 1).laid[0].name == "angled-tower"
    assert words_after(state, "wall-at") == ["0-nw", "0-ne", "0-se", "0-sw"]
    play(state, "wall-at:0-sw")
    assert fort(state, 0)["sw"] == "angled-tower" and show(state, 0).dungeon_deck == 1


@clause("forfort.ruling.mason-reveal")
def test_a_revealed_card_that_fits_nowhere_is_discarded() -> None:
    corners = [f"{space}: 1 north" for space in ["nw", "ne", "se", "sw"]]
    rows = seat(dungeon=["angled-tower n+ne", "angled-ram"], discard=["straight-ram"], invaders=corners)
    state = play(table(rows, seat(), agenda=["Mason 0 1"]), "reveal")
    assert fort(state, 0) == {} and state.laid == ()
    assert show(state, 0).discard == ["angled-tower", "straight-ram"]


@clause("forfort.combined.mason")
@pytest.mark.parametrize("held", [["n", "ne"], ["n", "ne", "e", "se", "s", "sw", "w"]])
def test_the_dungeon_can_be_opened_as_long_as_a_space_of_ones_own_has_no_army(held: list[str]) -> None:
    """Whatever the arrows name, and wherever the rival could build."""
    invaders = [f"{space}: 1 north" for space in held]
    rows = builder("straight-mason", discard=["camp", "angled-ram"], invaders=invaders)
    rival = seat(dungeon=["angled-ram n+ne", "angled-ram"], invaders=["n: 0 west", "ne: 0 west"])
    assert keys(table(rows, rival, agenda=["Mason 0 1"])) == ["fetch:angled-ram", "fetch:camp", "reveal"]
    everywhere = {**rows, "invaders": [f"{space}: 1 north" for space in SPACES]}
    state = table(everywhere, rival, agenda=["Mason 0 1"])
    assert show(state, 0).dungeon_deck == 2 and len(show(state, 0).discard) == 2, "there is nowhere to build"


@clause("forfort.ruling.mason-shape")
def test_two_masons_keep_to_shapes_and_away_from_armies() -> None:
    rows = builder("straight-mason", "ne: angled-mason", discard=["angled-ram"], invaders=["sw: 1 north"])
    state = play(playing(rows, seat()), "build:straight-mason", "combine:mason", "fetch:angled-ram")
    assert words_after(state, "wall-at") == ["0-nw", "0-ne", "0-se"]


@clause("forfort.combined.ram", "forfort.combined.trebuchet")
@pytest.mark.parametrize(("symbol", "spaces"), [("ram", ["n", "ne"]), ("trebuchet", ["s", "w"])])
def test_two_rams_or_trebuchets_destroy_protected_walls_too(symbol: str, spaces: list[str]) -> None:
    walls = ["n: straight-protected-plain", "ne: camp", "s: straight-protected-plain", "w: straight-ram"]
    state = playing(builder(f"straight-{symbol}", f"ne: angled-{symbol}"), seat(fort=walls))
    play(state, f"build:straight-{symbol}", f"combine:{symbol}")
    assert words_after(state, f"{symbol}-at") == [f"1-{space}" for space in spaces]
    play(state, f"{symbol}-at:1-{spaces[0]}")
    assert show(state, 1).discard == ["straight-protected-plain"]


@clause("forfort.combined.tower", "forfort.ruling.twice")
def test_two_siege_towers_strike_twice_each_where_one_likes() -> None:
    state = playing(builder("straight-tower", "ne: angled-tower"), seat(), seat())
    play(state, "build:straight-tower", "combine:tower", "tower-at:1", "tower-at:2")
    assert [show(state, rival).dungeon_deck for rival in (1, 2)] == [21, 21]


@clause("forfort.ruling.twice")
def test_what_comes_twice_ends_with_the_targets() -> None:
    state = playing(builder("straight-tower", "ne: angled-tower"), seat(dungeon=["angled-ram"]))
    play(state, "build:straight-tower", "combine:tower")
    assert state.over and show(state, 1).discard == ["angled-ram"]


@clause("forfort.combined.garrison")
def test_two_garrisons_act_twice_placing_or_defeating() -> None:
    rows = builder("straight-garrison", "ne: angled-garrison", invaders=["s: 1 east"])
    state = play(playing(rows, seat()), "build:straight-garrison", "combine:garrison")
    play(state, "defeat-at:0-s", "army-at:1-nw", "march:east")
    assert armies(state, 0) == {} and armies(state, 1) == {"nw": "0 east"}


@clause("forfort.ruling.mason-pairs")
def test_a_wall_placed_by_a_mason_makes_pairs_and_effects_chain() -> None:
    rows = builder("angled-mason", "ne: angled-tower", discard=["straight-tower"])
    state = playing(rows, seat(dungeon=["angled-ram"] * 5))
    play(state, "trigger:angled-mason/mason")
    assert keys(state) == ["combine:tower", "decline"]
    off = playing(rows, seat(), options={"mason-pairs": False})
    play(off, "trigger:angled-mason/mason")
    assert off.over and fort(off, 0)["n"] == "straight-tower"


@clause("forfort.ruling.mason-pairs")
@pytest.mark.parametrize("by_one", [True, False])
def test_two_masons_may_lead_to_two_more(by_one: bool) -> None:
    """Also where a wall placed by one mason makes no pairs."""
    rows = builder("straight-mason", "ne: angled-mason", discard=["angled-mason", "straight-mason"])
    state = playing(rows, seat(), options={"mason-pairs": by_one})
    events = listening(state)
    play(state, "build:straight-mason", "combine:mason", "fetch:straight-mason", "wall-at:0-e")
    play(state, "combine:mason", "fetch:angled-mason", "wall-at:0-se")
    assert kinds(events).count("combined") == 2
    assert keys(state) == ["combine:mason", "decline"]
