"""Event Discard (optional)."""

from blanketfort.engine.event import Event
from blanketfort.engine.text import write_steps
from blanketfort.games.fort_sumter.rules.rounds import playing_steps
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, do, keys, play_out, tokens

HANDS = """
{agenda}
[unionist]
hand = ["robert-anderson", "sam-houston", "fugitive-slave-law", "beauregard"]
[secessionist]
hand = ["king-cotton", "charleston-mercury", "frederick-douglass", "bleeding-kansas"]
"""


def table(agenda: str = "") -> str:
    return HANDS.format(agenda=agenda)


def claims(keys: list[str]) -> list[str]:
    return [key.partition(":")[2] for key in keys if key.startswith("claim:")]


@clause("fort-sumter.event-discard.claim", "fort-sumter.event-discard.value")
def test_a_card_of_your_side_just_played_may_be_claimed_for_equal_or_greater_value() -> None:
    """The Unionist plays Beauregard, value 2: the Secessionist may give up a 2 or a 3, not the Mercury's 1."""
    state = do(at(table(), event_discard=True), "value:beauregard", "stop")
    assert asked(state) == (S, "play")
    assert sorted(claims(keys(state))) == ["bleeding-kansas", "frederick-douglass", "king-cotton"]


@clause("fort-sumter.event-discard.claim")
def test_without_the_option_nothing_is_claimed() -> None:
    state = do(at(table()), "value:beauregard", "stop")
    assert claims(keys(state)) == []


@clause("fort-sumter.event-discard.claim")
def test_a_card_of_both_sides_or_of_the_opponents_own_is_not_claimed() -> None:
    both = do(at(table(), event_discard=True), "value:fugitive-slave-law", "stop")
    own = do(at(table(), event_discard=True), "value:robert-anderson", "stop")
    assert claims(keys(both)) == claims(keys(own)) == []


@clause("fort-sumter.event-discard.event")
def test_the_claimed_card_is_played_at_once_for_its_event() -> None:
    events: list[Event] = []
    state = do(at(table(), event_discard=True), "value:beauregard", "place:fort-sumter", "stop")
    state.sink = events
    do(state, "claim:frederick-douglass")
    assert asked(state) == (S, "remove"), "Beauregard's event"
    do(state, "remove:unionist:fort-sumter", "place:fort-sumter", "place:fort-sumter")
    assert tokens(state, S) == {"fort-sumter": 2} and tokens(state, U) == {}
    assert asked(state) == (U, "play"), "the claim was the card play"
    assert len(state.hands[S]) == 3 and sorted(state.strategy_zones()) == list(range(40))
    assert [event.kind for event in events][:2] == ["fort-sumter.played", "fort-sumter.claimed"]


@clause("fort-sumter.ruling.discard-chain")
def test_the_substitute_cannot_be_claimed_in_turn() -> None:
    """Douglass is a Unionist card, but he was discarded, not played."""
    state = do(at(table(), event_discard=True), "value:beauregard", "stop", "claim:frederick-douglass", "stop")
    assert asked(state) == (U, "play") and claims(keys(state)) == []


@clause("fort-sumter.event-discard.same-round")
def test_a_claim_lapses_with_the_next_card_and_with_the_round() -> None:
    state = do(at(table(), event_discard=True), "value:beauregard", "stop", "value:charleston-mercury", "stop")
    play_out(do(state, "value:sam-houston"), "play")
    assert asked(state) == (S, "play") and claims(keys(state)) == [], "only the card just played"
    hands = "[unionist]\nhand = ['robert-anderson']\n[secessionist]\nhand = ['king-cotton', 'frederick-douglass']"
    last = at(f"agenda = {write_steps(playing_steps(S)[::-1])}\n{hands}", event_discard=True)
    play_out(do(last, "value:frederick-douglass", "stop"), "play")
    assert last.round == 2 and asked(last) == (U, "play") and claims(keys(last)) == []
