"""Crisis Zones."""

import pytest

from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import ESCALATION, FINAL_CRISIS, TENSION, ZONE_TOP
from blanketfort.games.fort_sumter.rules.rounds import PlayCard
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.games.fort_sumter.view import view
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, box, do, keys, play_out

BOTH_BREACH = """
agenda = ["EndRound 0", "ScoreObjectives 0"]
[unionist]
track = 8
map = {montgomery = 4, texas = 4, border-states = 2}
objective = "montgomery"
[secessionist]
track = 8
map = {deep-south = 4, newspapers = 4, fort-pickens = 2}
objective = "deep-south"
"""
"""Each objective breaches Tension."""
PLAIN = """
agenda = ["PlayCard {seat}"]
commissioner = "{commissioner}"
[unionist]
hand = ["beauregard", "king-cotton", "dred-scott"]
{unionist}
[secessionist]
hand = ["robert-anderson", "abraham-lincoln", "bleeding-kansas"]
{secessionist}
"""
FILLER = "texas = 4, deep-south = 4, border-states = 4"


def table(unionist: str = "", secessionist: str = "", seat: int = U, commissioner: str = "") -> str:
    return PLAIN.format(unionist=unionist, secessionist=secessionist, seat=seat, commissioner=commissioner)


def nearly(zone: int) -> str:
    """A side whose next token off the track breaches this zone, with an empty pool."""
    taken = 16 - (ZONE_TOP[zone] + 1) + sum([2, 3, 4][:zone])
    spread = [min(4, max(0, taken - 4 * n)) for n in range(5)]
    names = ["texas", "deep-south", "border-states", "montgomery", "federal-arsenal"]
    placed = ", ".join(f"{name} = {number}" for name, number in zip(names, spread, strict=True))
    return f"track = {ZONE_TOP[zone] + 1}\nmap = {{{placed}}}\npool = 0"


@clause("fort-sumter.zones.spaces")
@pytest.mark.parametrize(("zone", "first", "last"), [(ESCALATION, 10, 8), (TENSION, 7, 6), (FINAL_CRISIS, 5, 0)])
def test_the_zones_of_the_track(zone: int, first: int, last: int) -> None:
    """Fifteen to eleven are the Starting zone: uncovering them breaches nothing."""
    state = at(table())
    for number in range(15, -1, -1):
        state.track[U] = number
        breached = [each for each in (ESCALATION, TENSION, FINAL_CRISIS) if state.is_breached(U, each)]
        if first >= number >= last:
            assert breached == list(range(zone + 1)), "this zone is the latest breached"
        assert bool(breached) == (number < 11)


@clause("fort-sumter.zones.breach", "fort-sumter.zones.escalation")
def test_the_first_token_out_of_a_zone_breaches_it_once() -> None:
    state = at(table(nearly(ESCALATION)))
    do(state, "value:beauregard", "place:richmond", "stop")
    assert (state.track[U], state.pool[U], box(state, U, "escalation")) == (10, 2, 0)
    do(state, "value:robert-anderson", "stop", "value:king-cotton", "place:richmond", "place:richmond")
    assert (state.track[U], state.pool[U]) == (10, 0), "no second bonus"


@clause("fort-sumter.zones.tension-first", "fort-sumter.commissioner.breach")
def test_the_first_tension_breach_gives_three_and_the_commissioner_to_the_other() -> None:
    state = do(at(table(nearly(TENSION))), "value:beauregard", "place:richmond")
    assert asked(state) == (U, "place"), "the card is played to its end first"
    do(state, "place:richmond")
    assert state.pool[U] == 3 and box(state, U, "tension") == 0
    assert asked(state) == (S, "commissioner") and len(keys(state)) == 12
    do(state, "commissioner:richmond")
    assert view(state, None).commissioner == "richmond" and asked(state) == (S, "play")


@clause("fort-sumter.zones.tension-second", "fort-sumter.ruling.second-tension")
def test_the_second_tension_breach_gives_three_and_moves_nobody() -> None:
    state = at(table(nearly(TENSION), f"track = 7\nmap = {{{FILLER}}}"))
    do(state, "value:beauregard", "place:richmond", "stop")
    assert state.pool[U] == 3 and asked(state) == (S, "play")


@clause("fort-sumter.ruling.second-tension")
def test_as_an_option_the_second_tension_breach_moves_the_commissioner() -> None:
    text = table(nearly(TENSION), f"track = 7\nmap = {{{FILLER}}}")
    state = do(at(text, second_tension_breach="moves-commissioner"), "value:beauregard", "place:richmond", "stop")
    assert state.pool[U] == 3 and asked(state) == (S, "commissioner")


@clause("fort-sumter.ruling.commissioner-anywhere")
def test_the_commissioner_comes_from_wherever_he_is() -> None:
    state = at(table(nearly(TENSION), commissioner="newspapers"))
    do(state, "value:beauregard", "place:richmond", "stop")
    assert asked(state) == (S, "commissioner") and len(keys(state)) == 12
    do(state, "commissioner:fort-sumter")
    assert view(state, None).commissioner == "fort-sumter"


@clause("fort-sumter.zones.final-first", "fort-sumter.ruling.negative", "fort-sumter.ruling.penalty-after")
def test_the_first_final_crisis_breach_gives_four_and_costs_a_point() -> None:
    state = do(at(table(nearly(FINAL_CRISIS))), "value:beauregard", "place:richmond")
    assert (state.vp(U), state.pool[U]) == (0, 0), "not before the card is played"
    do(state, "stop")
    assert (state.vp(U), state.pool[U], box(state, U, "final-crisis")) == (-1, 4, 0)
    assert state.scores()[U]["breach"] == -1


@clause("fort-sumter.ruling.negative")
def test_as_an_option_points_do_not_fall_below_zero() -> None:
    poor = do(at(table(nearly(FINAL_CRISIS)), vp_floor=True), "value:beauregard", "place:richmond", "stop")
    assert (poor.vp(U), poor.pool[U]) == (0, 4)
    text = table(nearly(FINAL_CRISIS) + "\npoints = {objectives = 2}")
    rich = do(at(text, vp_floor=True), "value:beauregard", "place:richmond", "stop")
    assert rich.vp(U) == 1


@clause("fort-sumter.zones.final-second")
def test_the_second_final_crisis_breach_gives_two_and_costs_nothing() -> None:
    state = at(table(nearly(FINAL_CRISIS), f"track = 5\nmap = {{{FILLER}}}\npoints = {{breach = -1}}"))
    do(state, "value:beauregard", "place:richmond", "stop")
    assert (state.vp(U), state.pool[U], box(state, U, "final-crisis")) == (0, 2, 2)
    assert state.components()["unionist"] == 25, "the two dead tokens stay in the box"


@clause("fort-sumter.zones.order")
def test_several_breaches_are_settled_in_order() -> None:
    """One card takes a track from 8 over Tension into the Final Crisis: three, the Commissioner, then four and -1."""
    state = at(table("track = 8\nmap = {texas = 4, richmond = 4, deep-south = 2}"))
    state.sink = []
    do(state, "value:dred-scott", "place:washington", "place:washington", "place:washington")
    assert asked(state) == (S, "commissioner")
    assert (state.track[U], state.pool[U], state.vp(U)) == (5, 3, 0), "the Final Crisis waits for the Commissioner"
    do(state, "commissioner:texas")
    assert (state.pool[U], state.vp(U)) == (7, -1)
    told = [event.open["zone"] for event in state.sink if event.kind == "fort-sumter.breached"]
    assert told == ["tension", "final-crisis"]


def test_escalation_comes_before_tension() -> None:
    state = at(table("track = 11\nmap = {texas = 4, richmond = 1}"))
    state.track[U], state.tokens[3] = 7, 4
    state.sink = []
    do(state, "value:beauregard", "stop")
    told = [event.open["zone"] for event in state.sink if event.kind == "fort-sumter.breached"]
    assert told == ["escalation", "tension"]


@clause("fort-sumter.ruling.objective-breach")
@pytest.mark.parametrize(("when", "pool"), [("at-once", 2), ("next-card", 0)])
def test_a_breach_by_an_objective_event_is_settled_at_once(when: str, pool: int) -> None:
    """Montgomery's event places two tokens off the track, from space 11 on."""
    state = at(
        """
        agenda = ["ScoreObjectives 0"]
        [unionist]
        track = 11
        map = {montgomery = 2, texas = 3}
        objective = "montgomery"
        hand = ["beauregard", "king-cotton"]
        """,
        objective_breach=when,
    )
    do(state, "place:washington", "place:richmond")
    assert (state.track[U], state.pool[U]) == (9, pool)
    state.push(PlayCard(U))
    state.settle()
    do(state, "value:beauregard", "stop")
    assert state.pool[U] == 2


@clause("fort-sumter.ruling.objective-breach", "fort-sumter.zones.tension-first")
def test_a_breach_that_waits_for_the_next_card_was_the_first_one() -> None:
    """The Unionist's objective breached Tension; the Secessionist's next card does so too, and is second."""
    state = at(
        """
        agenda = ["PlayCard 1"]
        [unionist]
        track = 7
        boxes = {escalation = 0, tension = 3, final-crisis = 4}
        map = {texas = 4, washington = 4, montgomery = 3}
        [secessionist]
        track = 8
        boxes = {escalation = 0, tension = 3, final-crisis = 4}
        map = {newspapers = 4, deep-south = 4, richmond = 2}
        hand = ["beauregard", "king-cotton"]
        """,
        objective_breach="next-card",
    )
    do(state, "value:beauregard", "place:richmond", "stop")
    assert asked(state) == (S, "commissioner"), "the opponent of the one who was first"
    do(state, "commissioner:texas")
    assert state.over and (state.pool[U], state.pool[S]) == (3, 3)


@clause("fort-sumter.ruling.objective-breach", "fort-sumter.zones.tension-first")
def test_breaches_that_wait_for_the_next_card_are_settled_in_the_order_in_which_they_came() -> None:
    """Both objectives breach Tension, the Unionist's first; the next card is his, and he was still the first."""
    state = at(BOTH_BREACH, objective_breach="next-card")
    play_out(do(state, "place:richmond", "stop", "place:fire-eaters"), "play")
    assert asked(state) == (U, "play") and state.track == [7, 7] and state.pool == [0, 0]
    do(state, keys(state)[0], "stop")
    assert asked(state) == (S, "commissioner") and state.pool == [3, 0]
    do(state, "commissioner:texas")
    assert asked(state) == (S, "play") and state.pool == [3, 3]


@clause("fort-sumter.zones.final-first")
def test_a_breach_that_waits_for_the_next_card_costs_the_point() -> None:
    state = at(
        """
        agenda = ["PlayCard 1"]
        [unionist]
        track = 5
        boxes = {escalation = 0, tension = 0, final-crisis = 4}
        map = {texas = 4, washington = 4, montgomery = 4, border-states = 4}
        points = {objectives = 2}
        [secessionist]
        track = 6
        boxes = {escalation = 0, tension = 0, final-crisis = 4}
        map = {newspapers = 4, deep-south = 4, fort-sumter = 4, richmond = 3}
        hand = ["beauregard", "king-cotton"]
        points = {objectives = 2}
        """,
        objective_breach="next-card",
    )
    do(state, "value:beauregard", "place:richmond", "stop")
    assert (state.vp(U), state.vp(S)) == (1, 2) and (state.pool[U], state.pool[S]) == (4, 2)


@clause("fort-sumter.ruling.objective-breach", "fort-sumter.zones.tension-first", "fort-sumter.zones.final-first")
def test_a_breach_that_no_card_follows_is_settled_before_the_final_crisis() -> None:
    """In the last round the Secessionist, who leads, breaches Tension by his objective, then the Unionist does."""
    state = at(f"round = 3\n{BOTH_BREACH}points = {{objectives = 2}}", objective_breach="next-card")
    do(state, "place:fire-eaters", "place:richmond", "stop")
    assert asked(state) == (U, "commissioner") and state.pool == [0, 3] and not state.is_final_crisis
    assert GAME.from_text(state.to_text()).legal == state.legal
    do(state, "commissioner:texas")
    assert asked(state) == (U, "line-up") and state.pool == [3, 3] and state.commissioner == NOWHERE


@clause("fort-sumter.ruling.objective-breach")
@pytest.mark.parametrize(("rules", "pool"), [(1, 0), (2, 2)])
def test_games_by_rules_1_end_with_what_still_waits(rules: int, pool: int) -> None:
    """So they were played, and so they are replayed."""
    side = "track = 10\nboxes = {escalation = 2, tension = 3, final-crisis = 4}\nmap = {texas = 4, washington = 2}"
    head = f'game = "fort-sumter"\nrules = {rules}\nstudy = true\noptions = {{objective-breach = "next-card"}}\n'
    state = GAME.from_text(f'{head}round = 3\nagenda = ["EndRound 0"]\n[unionist]\n{side}\n')
    assert isinstance(state, FortSumterState) and asked(state) == (U, "line-up") and state.pool == [pool, 0]
