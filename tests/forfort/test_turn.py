"""On your turn."""

from tests.clauses import clause
from tests.forfort.table import armies, fort, hand, keys, kinds, listening, play, seat, show, table, words_after


@clause("forfort.turn.order", "forfort.draw.one")
def test_armies_advance_then_a_card_is_played_then_the_drawbridge_then_the_draw() -> None:
    state = table(
        seat(hand=["straight-drawbridge-ram"], dungeon=["angled-mason n+ne", "angled-tower s+sw", "angled-ram"]),
        seat(fort=["n: camp"], invaders=["ne: 0 west"], dungeon=["angled-ram", "angled-ram"]),
    )
    assert armies(state, 1) == {"n": "0 west"}, "armies advance before anything is asked"
    events = listening(state)
    play(state, "build:straight-drawbridge-ram")
    assert keys(state) == ["drawbridge-at:0-n", "decline"]
    assert hand(state, 0) == [], "the drawbridge comes before the draw"
    play(state, "decline")
    assert kinds(events)[:2] == ["constructed", "drew"]
    assert hand(state, 0) == ["angled-mason"]


@clause("forfort.turn.play-one")
def test_one_card_is_played_in_one_of_three_ways() -> None:
    rows = [
        seat(hand=["angled-ram", "straight-tower"], dungeon=["angled-ram n+ne"] * 3),
        seat(hand=["angled-ram"], fort=["n: straight-ram"], dungeon=["angled-ram"] * 3),
    ]
    state = table(*rows)
    assert keys(state) == [
        "build:angled-ram",
        "build:straight-tower",
        "camp:angled-ram",
        "camp:straight-tower",
        "trigger:angled-ram/ram",
        "trigger:straight-tower/tower",
    ]
    play(state, "build:angled-ram")
    assert fort(state, 0) == {"ne": "angled-ram"}
    assert state.decision is not None and state.decision.seat == 1, "then it is the next player's turn"


@clause("forfort.turn.discard-only")
def test_a_card_is_discarded_only_when_nothing_else_is_possible() -> None:
    rows = seat(hand=["angled-plain", "angled-mason"], dungeon=["angled-ram n+s", "angled-ram"], camps=0)
    state = table(rows, seat(dungeon=["angled-ram"] * 3))
    assert keys(state) == ["discard:angled-plain", "discard:angled-mason"]
    play(state, "discard:angled-mason")
    assert show(state, 0).discard == ["angled-mason"]
    with_camp = table({**rows, "camps": 1})
    assert words_after(with_camp, "discard") == []
    play(with_camp, "camp:angled-plain", "camp-at:0-n")
    assert fort(with_camp, 0) == {"n": "camp"} and show(with_camp, 0).discard == ["angled-plain"]


@clause("forfort.ruling.no-card")
def test_without_a_card_in_hand_the_turn_passes_but_armies_advance_and_a_card_is_drawn() -> None:
    state = table(
        seat(dungeon=["angled-mason", "angled-ram"]),
        seat(hand=["angled-ram"], invaders=["n: 0 east"]),
    )
    assert state.decision is not None and state.decision.seat == 1
    assert armies(state, 1) == {"ne": "0 east"}
    assert hand(state, 0) == ["angled-mason"]


def test_that_a_hand_leaves_no_choice_is_not_told() -> None:
    """A question with one answer is still asked when the others can't know that there is only one."""
    state = table(seat(hand=["angled-ram"], dungeon=["angled-ram n+s", "angled-ram"], camps=0))
    assert keys(state) == ["discard:angled-ram"]
