"""Trigger the effect of a card from your hand."""

import pytest

from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.view import view
from tests.clauses import clause
from tests.forfort.table import Row, armies, fort, keys, play, playing, seat, show, table, words_after

RING = ["nw: angled-ram", "n: straight-ram", "ne: angled-ram", "e: straight-ram"]
RING += ["se: angled-ram", "s: straight-ram", "sw: angled-ram", "w: straight-ram"]


def attacker(*cards: str, **row: object) -> Row:
    return seat(hand=list(cards), dungeon=["angled-ram n+s", "angled-ram"], **row)


@clause("forfort.trigger.one-symbol")
def test_one_of_two_symbols_is_chosen() -> None:
    state = playing(attacker("angled-ram+tower"), seat(fort=["n: camp"]))
    assert words_after(state, "trigger") == ["angled-ram+tower/ram", "angled-ram+tower/tower"]
    play(state, "trigger:angled-ram+tower/tower")
    assert fort(state, 1) == {"n": "camp"} and show(state, 1).dungeon_deck == 21


@clause("forfort.trigger.then-discard", "forfort.glossary.discard-pile")
def test_the_card_goes_to_the_own_discard_pile() -> None:
    state = play(playing(attacker("angled-tower"), seat()), "trigger:angled-tower/tower")
    assert show(state, 0).discard == ["angled-tower"]
    assert show(state, 0).hand == []


@clause("forfort.mason.place")
def test_mason_places_a_card_of_the_discard_pile_by_its_placement_rules() -> None:
    discard = ["angled-ram", "straight-ram", "straight-tower"]
    rows = seat(hand=["angled-mason"], dungeon=["angled-ram n+s"], discard=discard, fort=["e: camp"])
    state = play(playing(rows, seat()), "trigger:angled-mason/mason")
    assert keys(state) == ["fetch:straight-ram", "fetch:straight-tower"], "no corner is free for the angled wall"
    play(state, "fetch:straight-tower")
    assert keys(state) == ["wall-at:0-n", "wall-at:0-e", "wall-at:0-s"]
    play(state, "wall-at:0-e")
    assert fort(state, 0) == {"e": "straight-tower"}
    assert show(state, 0).discard == ["angled-mason", "angled-ram", "straight-ram"]


@clause("forfort.ram.front")
def test_a_ram_destroys_all_cards_on_a_space_of_the_front_line() -> None:
    rows = seat(fort=[*RING[:1], "n: camp, straight-ram, straight-mason", *RING[2:]])
    state = play(playing(attacker("angled-ram"), rows), "trigger:angled-ram/ram")
    assert words_after(state, "ram-at") == ["1-nw", "1-n", "1-ne"]
    play(state, "ram-at:1-n")
    assert "n" not in fort(state, 1)
    assert show(state, 1).discard == ["straight-mason", "straight-ram", "camp"]


@clause("forfort.trebuchet.lines")
def test_a_trebuchet_destroys_all_cards_on_a_space_of_the_second_or_third_line() -> None:
    state = play(playing(attacker("angled-trebuchet"), seat(fort=RING)), "trigger:angled-trebuchet/trebuchet")
    assert words_after(state, "trebuchet-at") == ["1-e", "1-se", "1-s", "1-sw", "1-w"]
    play(state, "trebuchet-at:1-se")
    assert "se" not in fort(state, 1)


@clause("forfort.ram.front", "forfort.trebuchet.lines")
def test_lines_are_those_that_the_attacker_sees() -> None:
    state = playing(attacker("angled-ram", "angled-trebuchet"), seat(fort=RING), seat(fort=RING))
    play(state, "trigger:angled-ram/ram")
    assert words_after(state, "ram-at") == ["1-ne", "1-e", "1-se", "2-nw", "2-n", "2-ne"]
    state = playing(attacker("angled-ram", "angled-trebuchet"), seat(fort=RING), seat(fort=RING))
    play(state, "trigger:angled-trebuchet/trebuchet")
    assert words_after(state, "trebuchet-at") == [
        *["1-nw", "1-n", "1-s", "1-sw", "1-w"],
        *["2-e", "2-se", "2-s", "2-sw", "2-w"],
    ]


@clause("forfort.ram.protected", "forfort.trebuchet.protected")
@pytest.mark.parametrize(("symbol", "spaces"), [("ram", ["1-ne"]), ("trebuchet", ["1-s"])])
def test_protected_walls_are_no_targets(symbol: str, spaces: list[str]) -> None:
    walls = ["n: straight-protected-plain", "ne: camp", "s: straight-ram", "w: straight-protected-ram"]
    state = playing(attacker(f"angled-{symbol}"), seat(fort=[*walls, "sw: camp, angled-protected-plain"]))
    play(state, f"trigger:angled-{symbol}/{symbol}")
    assert state.over, "the only target was hit without asking"
    assert spaces[0][2:] not in fort(state, 1) and len(fort(state, 1)) == 4


@clause("forfort.tower.destroy", "forfort.glossary.destroyed")
def test_a_siege_tower_destroys_the_top_card_of_an_opponent_s_dungeon() -> None:
    rivals = [seat(dungeon=["angled-mason", "angled-ram"]), seat(dungeon=["angled-tower", "angled-ram"])]
    state = play(playing(attacker("angled-tower"), *rivals), "trigger:angled-tower/tower")
    assert keys(state) == ["tower-at:1", "tower-at:2"]
    play(state, "tower-at:2")
    assert show(state, 2).discard == ["angled-tower"] and show(state, 2).dungeon_deck == 1
    assert show(state, 1).dungeon_deck == 2


@clause("forfort.ruling.tower-protected")
def test_a_siege_tower_destroys_protected_walls_too_and_all_see_them() -> None:
    rival = seat(dungeon=["angled-protected-mason", "angled-ram"])
    state = play(playing(attacker("angled-tower"), rival), "trigger:angled-tower/tower")
    assert view(state, None).boards[1].discard == ["angled-protected-mason"]


@clause("forfort.garrison.place", "forfort.garrison.direction", "forfort.ruling.armies-meet")
def test_a_garrison_places_an_army_on_an_empty_space_and_gives_it_a_direction() -> None:
    rival = seat(fort=["nw: camp", "n: straight-ram", "ne: angled-ram"], invaders=["e: 0 south"])
    state = play(playing(attacker("angled-garrison"), rival), "trigger:angled-garrison/garrison")
    assert words_after(state, "army-at") == ["1-se", "1-s", "1-sw", "1-w"]
    play(state, "army-at:1-w")
    assert keys(state) == ["march:north", "march:east", "march:south", "march:west"]
    play(state, "march:north")
    assert armies(state, 1) == {"e": "0 south", "w": "0 north"}
    assert show(state, 0).armies == 2


@clause("forfort.garrison.place")
def test_a_garrison_needs_an_army_in_supply() -> None:
    state = playing(attacker("angled-garrison", armies=0), seat())
    assert words_after(state, "trigger") == []


@clause("forfort.garrison.defeat", "forfort.ruling.own-invaders")
def test_a_garrison_defeats_an_army_in_the_own_fort_only() -> None:
    home = attacker("angled-garrison", invaders=["n: 1 west", "s: 2 east"], armies=0)
    state = playing(home, seat(invaders=["w: 2 north"]), seat())
    play(state, "trigger:angled-garrison/garrison")
    assert keys(state) == ["defeat-at:0-n", "defeat-at:0-s"]
    play(state, "defeat-at:0-s")
    assert armies(state, 0) == {"n": "1 west"}
    assert show(state, 2).defeated == 1 and show(state, 2).armies == 2


@clause("forfort.ruling.no-target")
@pytest.mark.parametrize("symbol", ["mason", "ram", "trebuchet", "tower"])
def test_an_effect_without_target_can_t_be_triggered(symbol: str) -> None:
    state = playing(attacker(f"angled-{symbol}"), seat(dungeon=[]))
    assert words_after(state, "trigger") == []
    assert words_after(state, "camp") == [f"angled-{symbol}"]


@clause("forfort.ruling.mason-itself")
def test_a_mason_can_t_fetch_itself() -> None:
    rows = seat(hand=["straight-mason"], discard=["straight-ram"], dungeon=["angled-ram n+s"])
    state = play(playing(rows, seat()), "trigger:straight-mason/mason")
    assert keys(state) == ["wall-at:0-n", "wall-at:0-s"], "there is but one card to fetch"
    play(state, "wall-at:0-n")
    assert show(state, 0).discard == ["straight-mason"]


@clause("forfort.ruling.mason-itself")
def test_pairs_that_follow_from_a_mason_come_before_it_is_discarded() -> None:
    rows = seat(
        hand=["angled-mason"], discard=["straight-mason"], dungeon=["angled-ram n+s"], fort=["ne: angled-mason"]
    )
    state = play(playing(rows, seat()), "trigger:angled-mason/mason", "wall-at:0-n", "combine:mason")
    assert keys(state) != [] and words_after(state, "fetch") == []
    assert "reveal" not in keys(state), "only the dungeon's top card is left, and it was revealed"


@clause("forfort.ruling.whole-stack")
def test_attacks_take_covered_cards_too() -> None:
    rival = seat(fort=["n: camp, straight-ram, straight-tower"])
    state = play(playing(attacker("angled-ram"), rival), "trigger:angled-ram/ram")
    assert show(state, 1).discard == ["straight-ram", "straight-tower", "camp"]


@clause("forfort.ruling.covered-wall")
def test_a_covered_protected_wall_is_destroyed_with_its_space() -> None:
    rival = seat(fort=["n: straight-protected-plain, straight-tower"])
    state = play(playing(attacker("angled-ram"), rival), "trigger:angled-ram/ram")
    assert fort(state, 1) == {}


@clause("forfort.ruling.covered-wall")
def test_a_covered_protected_wall_survives_by_option() -> None:
    rival = seat(fort=["n: camp, straight-protected-plain, straight-tower"])
    options = {"covered": "survive"}
    state = play(playing(attacker("angled-ram"), rival, options=options), "trigger:angled-ram/ram")
    assert fort(state, 1) == {"n": "straight-protected-plain"}
    marching = table(seat(), {**rival, "invaders": ["ne: 0 west"]}, options=options)
    assert fort(marching, 1) == {"n": "straight-protected-plain"}
    assert show(marching, 0).defeated == 1


@clause("forfort.ruling.strike-armies")
def test_a_space_with_only_an_army_is_no_target() -> None:
    three = [attacker("angled-ram"), seat(), seat(invaders=["n: 1 east", "ne: 0 south"])]
    assert words_after(playing(*three), "trigger") == []
    state = play(playing(*three, options={"strike-armies": True}), "trigger:angled-ram/ram")
    assert armies(state, 2) == {"ne": "0 south"}, "one's own army is spared"
    assert show(state, 1).defeated == 1


@clause("forfort.ruling.mason-camp")
def test_mason_brings_back_a_camp_on_an_empty_space() -> None:
    rows = seat(hand=["angled-mason"], discard=["camp"], dungeon=["angled-ram n+s"], fort=["n: straight-ram"])
    state = play(playing(rows, seat()), "trigger:angled-mason/mason")
    assert words_after(state, "camp-at") == [f"0-{space}" for space in ["nw", "ne", "e", "se", "s", "sw", "w"]]
    play(state, "camp-at:0-w")
    assert fort(state, 0) == {"n": "straight-ram", "w": "camp"} and show(state, 0).camps == 3
    without = playing(rows, seat(), options={"mason-camps": False})
    assert words_after(without, "trigger") == []


@clause("forfort.garrison.place")
def test_the_last_army_in_supply_can_be_placed() -> None:
    state = playing(attacker("angled-garrison", armies=1), seat())
    assert "trigger:angled-garrison/garrison" in keys(state)


@clause("forfort.mason.place")
def test_of_two_cards_alike_in_the_discard_pile_one_is_offered() -> None:
    rows = seat(
        hand=["angled-mason"], discard=["straight-ram", "straight-ram", "angled-ram"], dungeon=["angled-ram n+s"]
    )
    state = play(playing(rows, seat()), "trigger:angled-mason/mason")
    assert len(set(keys(state))) == len(keys(state)) == 2


@clause("forfort.combined.mason")
def test_from_an_empty_dungeon_nothing_is_revealed() -> None:
    for dungeon in ([], ["angled-ram n+s"]):
        state = table(seat(dungeon=dungeon, discard=["angled-ram"]), seat(), agenda=["EndTurn 0", "Mason 0 1"])
        assert ("reveal" in keys(state)) == bool(dungeon)


@clause("forfort.turn.order")
def test_turns_are_counted_and_a_copy_is_equal() -> None:
    state = GAME.new(3, 5)
    assert isinstance(state, ForfortState)
    before = state.components()
    for _camp in range(3):
        assert state.turns == 0 and not state.extra, "the first camps are placed before the first turn"
        state.apply(state.legal[0])
    assert state.turns == 1
    for _choice in range(40):
        assert state.components() == before
        assert state.clone().to_text() == state.to_text()
        state.apply(state.legal[-1])
