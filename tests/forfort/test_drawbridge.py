"""Activate the drawbridge."""

from blanketfort.games.forfort.view import view
from tests.clauses import clause
from tests.forfort.table import armies, fort, hand, keys, kinds, listening, play, playing, seat, show, table

PILE = ["angled-tower n+ne", "angled-mason n+ne", "straight-ram n+ne", "straight-tower n+ne"]


@clause("forfort.drawbridge.activate")
def test_the_token_goes_on_a_visible_drawbridge_wall() -> None:
    walls = ["n: straight-drawbridge-ram", "e: straight-drawbridge-ram, straight-tower", "s: straight-tower"]
    state = table(seat(fort=walls, dungeon=PILE), seat(hand=["angled-ram"]))
    events = listening(state)
    assert keys(state) == ["drawbridge-at:0-n", "decline"]
    play(state, "drawbridge-at:0-n")
    assert show(state, 0).token == "n" and events[0].open == {"place": "0-n"}


@clause("forfort.drawbridge.activate")
def test_the_drawbridge_is_optional() -> None:
    rows = [seat(fort=["n: straight-drawbridge-ram"], dungeon=PILE), seat(hand=["angled-ram"])]
    state = play(table(*rows), "decline")
    assert state.decision is not None and state.decision.seat == 1
    assert show(state, 0).token is None


@clause("forfort.drawbridge.extra-turn", "forfort.ruling.drawbridge-draw")
def test_a_card_is_drawn_and_an_extra_turn_is_taken_at_once() -> None:
    rows = seat(hand=["angled-ram", "straight-mason"], fort=["n: straight-drawbridge-ram"], dungeon=PILE)
    state = table(rows, seat(hand=["angled-ram"]))
    play(state, "build:angled-ram", "drawbridge-at:0-n")
    assert state.decision is not None and (state.decision.seat, state.decision.kind) == (0, "forfort.play")
    assert hand(state, 0) == ["angled-tower", "straight-mason"], "one card was drawn, not two"
    play(state, "camp:straight-mason", "camp-at:0-s")
    assert hand(state, 0) == ["angled-mason", "angled-tower"], "the extra turn draws its own card"
    assert state.decision is not None and state.decision.seat == 1


@clause("forfort.drawbridge.extra-turn")
def test_all_see_that_a_turn_is_an_extra_one() -> None:
    home = seat(hand=["angled-ram", "angled-ram"], fort=["n: straight-drawbridge-ram"], dungeon=PILE)
    state = table(home, seat(hand=["angled-ram"]))
    seen = [view(state, 1).extra]
    for keys_of_a_turn in (["camp-at:0-s", "drawbridge-at:0-n"], ["camp-at:0-e"]):
        play(state, "camp:angled-ram", *keys_of_a_turn)
        seen.append(view(state, 1).extra)
    assert seen == [False, True, False]


@clause("forfort.drawbridge.retrieve")
def test_the_token_comes_back_when_its_space_is_destroyed() -> None:
    walls = seat(fort=["n: straight-drawbridge-ram"], token="n")
    rammed = playing(seat(hand=["angled-ram"], dungeon=["angled-ram n+s"]), walls)
    play(rammed, "trigger:angled-ram/ram")
    assert show(rammed, 1).token is None
    invaded = table(seat(), {**walls, "invaders": ["nw: 0 east"]})
    assert show(invaded, 1).token is None and fort(invaded, 1) == {}


@clause("forfort.drawbridge.retrieve")
def test_the_token_comes_back_when_its_wall_is_covered_and_can_be_used_again() -> None:
    walls = ["n: straight-drawbridge-ram", "e: straight-drawbridge-ram"]
    state = table(seat(hand=["straight-tower"], fort=walls, token="n", dungeon=PILE), seat(hand=["angled-ram"]))
    events = listening(state)
    play(state, "build:straight-tower")
    assert kinds(events) == ["bridge-retrieved", "constructed"]
    assert keys(state) == ["drawbridge-at:0-e", "decline"]


@clause("forfort.ruling.drawbridge-any")
def test_one_token_on_any_drawbridge_wall_new_or_old() -> None:
    walls = ["n: straight-drawbridge-ram", "e: straight-drawbridge-ram"]
    fresh = table(seat(fort=walls, dungeon=PILE), seat(hand=["angled-ram"]))
    assert keys(fresh) == ["drawbridge-at:0-n", "drawbridge-at:0-e", "decline"]
    used = table(seat(fort=walls, token="n", dungeon=PILE), seat(hand=["angled-ram"]))
    assert used.decision is not None and used.decision.seat == 1, "nothing to activate while the token lies"


@clause("forfort.ruling.extra-turn")
def test_armies_advance_in_an_extra_turn() -> None:
    home = seat(hand=["angled-ram"], fort=["n: straight-drawbridge-ram"], dungeon=PILE)
    state = table(home, seat(hand=["angled-ram"], invaders=["nw: 0 east"]))
    play(state, "camp:angled-ram", "camp-at:0-s", "drawbridge-at:0-n")
    assert armies(state, 1) == {"ne": "0 east"}


@clause("forfort.ruling.extra-turn")
def test_extra_turns_do_not_count_for_equal_turns() -> None:
    home = seat(hand=["angled-ram"], fort=["n: straight-drawbridge-ram"], dungeon=PILE)
    state = table(home, seat(dungeon=["angled-ram"]))
    play(state, "camp:angled-ram", "camp-at:0-s", "drawbridge-at:0-n", "camp:angled-tower", "camp-at:0-e")
    assert state.over, "the second player's last card ends the round, though the first had one turn more"
