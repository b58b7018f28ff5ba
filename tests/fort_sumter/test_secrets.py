"""What stays hidden: hands, kept objectives, cards set aside, and the order of the Final Crisis."""

import msgspec
import pytest
from msgspec.structs import replace

from blanketfort.engine.event import Event, Happening
from blanketfort.engine.laws import check_secrets
from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter.rules.board import SPACES
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.games.fort_sumter.view import FortSumterView, view
from tests.fort_sumter.table import S, U, at, do, keys, new, play_out


def told_of(seen: FortSumterView, side: int) -> str:
    """What is sent of a side's cards; points are by source, and one source is called like a space."""
    return msgspec.json.encode([replace(seen.boards[side], points={}), seen.discard]).decode()


def hidden_from(seat: int | None, seed: int) -> None:
    """Play a game and look for the hidden cards of the other player in every view and event."""
    events: list[Event] = []
    state = new(seed=seed, sink=events, options={"event-discard": True})
    number = 0
    while not state.over:
        for side in (U, S):
            if side == seat:
                continue
            hidden = state.hands[side] + state.asides[side] + state.orders[side]
            shown = told_of(view(state, seat), side)
            assert not [card for card in hidden if f'"{state.deck.cards[card]}"' in shown]
            if state.kept[side] != NOWHERE:
                assert f'"{SPACES[state.kept[side]]}"' not in shown
        number += 1
        state.apply(state.legal[(7 * number) % len(state.legal)])
    for event in events:
        if seat not in event.knowers:
            assert not set(event.secret) & set(event.seen_by(seat).facts)


@pytest.mark.parametrize("seat", [U, S, None])
def test_no_view_and_no_event_shows_what_is_hidden(seat: int | None) -> None:
    hidden_from(seat, seed=4)


def test_who_shuffled_an_objective_back_knows_that_the_other_cannot_have_it() -> None:
    state = play_out(new(), "play")
    mine = state.returned[U]
    assert mine != NOWHERE
    for seed in range(40):
        dealt = state.determinize(U, seed)
        assert dealt.kept[S] != mine and mine in dealt.objective_deck
        assert dealt.returned[S] in dealt.objective_deck and dealt.returned[S] != dealt.kept[S]


def test_re_dealing_reaches_different_hands() -> None:
    state = play_out(new(), "play")
    hands = {state.determinize(U, seed).hands[S] for seed in range(20)}
    assert len(hands) > 10


def test_the_questions_do_not_depend_on_what_is_hidden() -> None:
    """The kinds and seats of the secret choices come in the same order in every game."""
    for seed in range(5):
        state = new(seed=seed)
        assert [(state.agenda[-1].seat, state.agenda[-1].kind())] == [(U, "fort-sumter.keep")]
        do(state, keys(state)[1])
        assert (state.agenda[-1].seat, state.agenda[-1].kind()) == (S, "fort-sumter.keep")
        play_out(state, "line-up")
        asked = []
        while state.decision is not None and state.decision.kind == "fort-sumter.line-up":
            asked.append(state.decision.seat)
            check_secrets(state, U)
            check_secrets(state, S)
            state.apply(state.legal[0])
        assert asked == [U, U, S, S]


SHOWS_SOMETHING = {"fort-sumter.dealt", "fort-sumter.revealed", "fort-sumter.turned"}
"""Events after which two worlds may rightly look different."""


def told(state: FortSumterState, seat: int, option: int) -> list[Happening]:
    """What a seat is told when it chooses this."""
    events: list[Event] = []
    state.sink = events
    state.apply(option)
    return [event.seen_by(seat) for event in events]


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_looks_the_same_in_every_world_that_its_player_cannot_tell_apart(seed: int) -> None:
    """Events, view and next question tell him nothing of the other's cards, until something is dealt or revealed."""
    state, number = new(seed, {"event-discard": True}), 0
    while state.decision is not None:
        seat, number = state.decision.seat, number + 1
        option = state.legal[(number * number + seed) % len(state.legal)]
        here, there = state.clone(), state.determinize(seat, seed)
        stories = told(here, seat, option), told(there, seat, option)
        if not SHOWS_SOMETHING & {event.kind for event in stories[0]}:
            assert stories[0] == stories[1]
            assert view(here, seat) == view(there, seat)
        state.apply(option)


def test_re_dealing_reaches_different_objectives_in_different_orders() -> None:
    """Each objective that the Unionist has not seen may be the other's, and may lie anywhere in the deck."""
    state = play_out(new(), "play")
    dealt = [state.determinize(U, seed) for seed in range(60)]
    mine = {state.kept[U], state.returned[U]}
    assert {each.kept[S] for each in dealt} == set(range(12)) - mine
    assert len({each.objective_deck.index(state.returned[U]) for each in dealt}) == 10
    assert len({each.objective_deck for each in dealt}) == 60


def test_the_other_is_asked_about_the_hand_that_was_dealt_anew() -> None:
    state = play_out(new(), "play")
    asked = state.top.seat
    dealt = state.determinize(1 - asked, 5)
    named = {key.partition(":")[2] for key in keys(dealt) if key.startswith("value:")}
    assert dealt.hands[asked] != state.hands[asked]
    assert dealt.top.seat == asked and named == {dealt.deck.cards[card] for card in dealt.hands[asked]}


def test_a_copy_has_all_that_lies_on_the_table() -> None:
    lines = "commissioner = 'texas'\nclaimable = 'wide-awakes'\ndiscard = ['wide-awakes']"
    state = at(f"{lines}\n[unionist]\nhand = ['robert-anderson', 'sam-houston']", event_discard=True)
    assert state.clone().to_text() == state.to_text()
