"""Place a camp card."""

from tests.clauses import clause
from tests.forfort.table import fort, keys, play, playing, seat, show, words_after


@clause("forfort.camp.discard")
def test_a_card_is_discarded_without_effect_for_a_camp() -> None:
    state = playing(seat(hand=["angled-tower", "straight-ram"]), seat(dungeon=["angled-ram"] * 3))
    play(state, "camp:angled-tower", "camp-at:0-s")
    assert fort(state, 0) == {"s": "camp"}
    assert show(state, 0).discard == ["angled-tower"] and show(state, 0).camps == 3
    assert show(state, 1).dungeon_deck == 3


@clause("forfort.camp.empty-space", "forfort.camp.no-arrows")
def test_a_camp_goes_on_any_empty_space_whatever_the_arrows() -> None:
    walls = ["n: straight-ram", "e: camp", "se: angled-protected-plain"]
    state = play(playing(seat(hand=["angled-ram"], dungeon=["angled-ram n+ne"], fort=walls)), "camp:angled-ram")
    assert words_after(state, "camp-at") == [f"0-{space}" for space in ["nw", "ne", "s", "sw", "w"]]


@clause("forfort.camp.empty-space")
def test_without_camp_or_empty_space_no_camp_is_placed() -> None:
    full = ["nw: camp", "n: camp", "ne: camp", "e: camp", "se: camp", "s: camp", "sw: camp", "w: camp"]
    assert words_after(playing(seat(hand=["angled-ram"], fort=full, camps=4)), "camp") == []
    assert words_after(playing(seat(hand=["angled-ram"], camps=0)), "camp") == []


@clause("forfort.camp.destroyed")
def test_camps_are_destroyed_by_attacks() -> None:
    state = playing(seat(hand=["angled-ram"], dungeon=["angled-ram n+s"]), seat(fort=["n: camp"]))
    play(state, "trigger:angled-ram/ram")
    assert fort(state, 1) == {} and show(state, 1).discard == ["camp"]
    assert show(state, 1).camps == 3, "a destroyed camp is not back in supply"
    assert keys(state) == []
