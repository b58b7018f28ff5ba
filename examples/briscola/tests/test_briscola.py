"""The laws that every game keeps, and Briscola's own rules in small positions."""

from briscola import GAME
from briscola.rules import CARDS, SUITS, BriscolaState, best_of, pack_for, points_of

from blanketfort.testing import check_game


def cards(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


def test_briscola_keeps_the_laws() -> None:
    check_game(GAME)


def test_three_leave_out_the_two_of_cups() -> None:
    """briscola.setup.pack"""
    assert len(pack_for(2)) == 40 and len(pack_for(3)) == 39 and CARDS.index("two-of-cups") not in pack_for(3)


def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led() -> None:
    """briscola.trick.best, briscola.trick.order"""
    swords = SUITS.index("swords")
    assert best_of(cards("ace-of-cups", "two-of-swords", "four-of-swords"), swords) == 2
    assert best_of(cards("king-of-cups", "three-of-cups", "ace-of-coins"), swords) == 1


def test_all_cards_are_worth_120_points() -> None:
    """briscola.end.points"""
    assert points_of(pack_for(4)) == 120


def test_who_took_the_trick_draws_first_and_leads() -> None:
    """briscola.trick.draw"""
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, BriscolaState)
    while not state.won[1]:
        state.apply(state.legal[0])
    assert state.top.seat == 1 and all(len(hand) == 3 for hand in state.hands)


def test_partners_add_up_their_points() -> None:
    """briscola.end.partners"""
    state = GAME.new(players=4, seed=2, options={"partners": True})
    while not state.over:
        state.apply(state.legal[0])
    assert state.winners in ([0, 2], [1, 3], [0, 1, 2, 3])
