"""Playing Strategy Cards, and Political Capital Tokens."""

import pytest

from blanketfort.engine.errors import IllegalMove
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, SIDES
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, box, do, keys, tokens

HANDS = """
[unionist]
hand = ["robert-anderson", "beauregard", "fugitive-slave-law"]
{unionist}
[secessionist]
hand = ["king-cotton", "charleston-mercury", "john-floyd"]
{secessionist}
"""


def table(unionist: str = "", secessionist: str = "") -> str:
    return HANDS.format(unionist=unionist, secessionist=secessionist)


@clause("fort-sumter.play.either")
def test_a_card_is_played_for_its_value_or_its_event() -> None:
    value = do(at(table()), "value:robert-anderson")
    assert asked(value) == (U, "place") and "place:texas" in keys(value)
    event = do(at(table()), "event:robert-anderson")
    assert tokens(event, U) == {"fort-sumter": 3} and asked(event) == (S, "play")


@clause("fort-sumter.play.removed")
def test_a_played_card_is_out_of_the_game() -> None:
    state = do(at(table()), "event:robert-anderson", "event:charleston-mercury", "stop")
    assert [state.deck.cards[card] for card in state.discard] == ["robert-anderson", "charleston-mercury"]
    assert sorted(state.strategy_zones()) == list(range(40))


@clause("fort-sumter.play.event-side")
def test_an_event_is_for_its_side_or_both() -> None:
    state = at(table())
    assert "event:robert-anderson" in keys(state) and "event:fugitive-slave-law" in keys(state)
    with pytest.raises(IllegalMove):
        state.play("event:beauregard")
    assert "value:beauregard" in keys(state)


@clause("fort-sumter.play.event-text")
def test_an_event_is_carried_out_as_written() -> None:
    """The Charleston Mercury removes up to two opposing Political tokens, then places three with editors or orators."""
    state = at("agenda = ['PlayCard 1']" + table("map = {washington = 1, richmond = 1, texas = 1}"))
    do(state, "event:charleston-mercury")
    assert keys(state) == ["stop", "remove:unionist:washington", "remove:unionist:richmond"]
    do(state, "remove:unionist:richmond", "stop")
    assert keys(state) == ["stop", "place:newspapers", "place:fire-eaters"]
    do(state, "place:newspapers", "stop")
    assert tokens(state, U) == {"washington": 1, "texas": 1} and tokens(state, S) == {"newspapers": 1}


@clause("fort-sumter.play.up-to")
def test_up_to_includes_none() -> None:
    """Fugitive Slave Law: no removal, no placement."""
    state = at(table("map = {border-states = 2}\ntrack = 12\npool = 2"))
    do(state, "event:fugitive-slave-law", "stop", "stop")
    assert tokens(state, U) == {"border-states": 2} and asked(state) == (S, "play")


@clause("fort-sumter.play.value")
def test_any_card_gives_up_to_its_value_in_tokens_anywhere() -> None:
    state = do(at(table()), "value:beauregard", "place:fort-sumter", "place:abolitionists")
    assert tokens(state, U) == {"fort-sumter": 1, "abolitionists": 1} and asked(state) == (S, "play")
    do(state, "value:john-floyd", "stop")
    assert tokens(state, S) == {} and asked(state) == (U, "play")


@clause("fort-sumter.play.samples")
def test_the_sample_cards_exist() -> None:
    deck = GAME.deck
    cards = zip(deck.values, deck.sides, deck.bars, strict=True)
    kinds = {f"{value} {SIDES[side]} {DIMENSIONS[bar]}" for value, side, bar in cards}
    assert {"2 unionist public-opinion", "3 both armaments", "1 secessionist secession"} <= kinds


@clause("fort-sumter.tokens.pool-first")
def test_tokens_come_from_the_pool_first() -> None:
    """Events too: Anderson takes one token from the pool and two from the track."""
    state = do(at(table("pool = 1\ntrack = 15")), "event:robert-anderson")
    assert (state.pool[U], state.track[U]) == (0, 13)


@clause("fort-sumter.tokens.track")
def test_then_from_the_highest_number_of_the_track() -> None:
    """Sixteen tokens cover 15 to 0: three placed uncover 15, 14 and 13."""
    state = do(at(table()), "event:robert-anderson")
    assert state.track[U] == 13 and state.pool[U] == 0


@clause("fort-sumter.tokens.removed")
def test_removed_tokens_go_to_their_owners_pool() -> None:
    state = at("agenda = ['PlayCard 1']" + table("map = {washington = 2}"))
    do(state, "event:charleston-mercury", "remove:unionist:washington", "remove:unionist:washington", "stop")
    assert state.pool == [2, 0] and tokens(state, U) == {}


@clause("fort-sumter.tokens.bonus-after")
def test_bonus_tokens_come_after_the_card_is_played() -> None:
    """With one token above Escalation, a card of value 3 uncovers 11, 10 and 9, and no bonus token serves it."""
    state = do(at(table("track = 12\npool = 0\nmap = {texas = 4}")), "value:fugitive-slave-law")
    do(state, "place:richmond", "place:richmond")
    assert (state.track[U], state.pool[U], box(state, U, "escalation")) == (10, 0, 2)
    do(state, "place:richmond")
    assert (state.track[U], state.pool[U], box(state, U, "escalation")) == (9, 2, 0)


@clause("fort-sumter.tokens.bonus-example")
def test_spaces_ten_and_nine_uncovered_give_two_bonus_tokens() -> None:
    state = at(table("track = 11\nmap = {texas = 4, richmond = 1}"))
    do(state, "value:beauregard", "place:washington", "place:washington")
    assert state.track[U] == 9, "spaces 10 and 9 are uncovered"
    assert (state.pool[U], box(state, U, "escalation")) == (2, 0)


@clause("fort-sumter.ruling.no-tokens")
def test_with_pool_and_track_empty_nothing_is_placed() -> None:
    """Twenty-three tokens on the map and two dead in the box: the value of a card is lost."""
    state = at(
        """
        agenda = ["PlayCard 0"]
        [unionist]
        hand = ["beauregard", "john-floyd"]
        track = 0
        boxes = {escalation = 0, tension = 0, final-crisis = 2}
        map = {texas = 4, richmond = 4, washington = 4, fort-sumter = 4, newspapers = 4, montgomery = 3}
        [secessionist]
        hand = ["king-cotton", "edmund-ruffin"]
        """
    )
    before = tokens(state, U)
    do(state, "value:beauregard")
    assert asked(state) == (S, "play") and tokens(state, U) == before


@clause("fort-sumter.ruling.exact-number")
def test_an_event_that_names_a_number_places_that_many_from_the_track_too() -> None:
    """Anderson's three cannot be fewer, even where they cost the point of the first Final Crisis breach."""
    spread = "map = {texas = 4, deep-south = 4, richmond = 4, newspapers = 3}"
    state = do(at(table(f"track = 6\n{spread}")), "event:robert-anderson")
    assert tokens(state, U)["fort-sumter"] == 3 and (state.track[U], state.vp(U)) == (3, -1)


@clause("fort-sumter.ruling.event-short")
def test_an_event_is_carried_out_as_far_as_possible() -> None:
    """Fort Sumter has room for one of Anderson's three; with it full, the event may still be chosen."""
    one = do(at(table("map = {fort-sumter = 3}")), "event:robert-anderson")
    assert tokens(one, U) == {"fort-sumter": 4} and asked(one) == (S, "play")
    none = do(at(table("map = {fort-sumter = 4}")), "event:robert-anderson")
    assert tokens(none, U) == {"fort-sumter": 4} and asked(none) == (S, "play")


def test_an_event_from_the_pool_only_leaves_the_track_alone() -> None:
    """Fugitive Slave Law places up to four taken from the pool; with none there, it places none."""
    state = do(at(table("map = {abolitionists = 1}")), "event:fugitive-slave-law", "remove:unionist:abolitionists")
    do(state, "place:washington")
    assert state.track[U] == 15 and tokens(state, U) == {"washington": 1} and asked(state) == (S, "play")


def test_a_limit_for_each_space_holds() -> None:
    """Winfield Scott places three in Armaments, two at most in each space."""
    state = at("agenda = ['PlayCard 0']\n[unionist]\nhand = ['winfield-scott', 'seizing-federal-armories']")
    do(state, "event:winfield-scott", "place:fort-sumter", "place:fort-sumter")
    assert keys(state) == ["stop", "place:federal-arsenal", "place:fort-pickens"]
