"""Positions in text: defaults that follow from the rest, and errors in one line."""

import pytest

import blanketfort as bf
from blanketfort.engine.errors import BadText
from tests.fort_sumter.table import S, U, at, box


def test_tokens_on_the_map_come_off_the_track_unless_told_otherwise() -> None:
    state = at("[unionist]\nmap = {texas = 4, richmond = 2}")
    assert (state.track[U], box(state, U, "escalation"), state.pool[U]) == (10, 0, 2)
    assert state.track[S] == 16 and state.pool[S] == 0


def test_a_few_lines_make_a_whole_position() -> None:
    state = at("[unionist]\nhand = ['beauregard', 'king-cotton']")
    assert len(state.strategy_deck) == 38 and len(state.objective_deck) == 12 and state.round == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("colour = 'blue'", "a position has no 'colour'"),
        ("round = 9", "round should be a number from 0 to 3, not 9"),
        ("commissioner = 'ohio'", "there is no space 'ohio'"),
        ("discard = ['king']", "there is no strategy card 'king'"),
        ("discard = 'king-cotton'", "discard should be a list of names"),
        ("final-crisis = 1", "final-crisis should be true or false, not 1"),
        ("unionist = 3", "unionist should be a table"),
        ("[unionist]\nmap = {texas = 5}", "texas should be a number from 0 to 4, not 5"),
        ("[unionist]\npool = 3\ntrack = 16", "the unionist tokens make 28, not 25"),
        ("[unionist]\nhand = ['beauregard', 'beauregard']", "each strategy card should be in one place only"),
        ("[unionist]\nobjective = 'texas'\noffer = ['texas']", "each objective card should be in one place only"),
        ("agenda = ['Dance 1']", "there is no step 'Dance'"),
        (
            "final-crisis = true\nagenda = ['ScoreFinalCrisis 0', 'RevealCards 0', 'RevealCards 0', 'LineUp 0']\n"
            "unionist = {hand = ['beauregard', 'dred-scott']}\nsecessionist = {hand = ['king-cotton', 'john-floyd']}",
            "secessionist should have 2 cards for the Final Crisis, not 0",
        ),
        ("agenda = ['PlayCard 0', 'Breach 0 0']", "about escalation, which should be breached just now"),
        (
            "agenda = ['PlayCard 0', 'Breach 0 0', 'Breach 0 0']\nunionist = {track = 7, boxes = {escalation = 2}}",
            "about escalation, which should be breached just now, once",
        ),
    ],
)
def test_a_bad_position_is_refused_in_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        at(text)


def claim(played: str, claimable: str, event_discard: str = "true") -> str:
    """The Secessionist has played a card, and the Unionist is to play."""
    return f"options = {{event-discard = {event_discard}}}\ndiscard = ['{played}']\nclaimable = '{claimable}'"


ROUND = (
    'agenda = ["EndRound 0", "ScoreObjectives 0", "ScoreDimensions 0", "PivotalBonuses 0", "SetAside 0", "PlayCard 0"'
)
KEEPING = ROUND + ', "ReturnObjectives 0", "KeepObjective 0"]\nunionist = {objective = "texas", offer = ["newspapers"]}'
HANDS = ROUND + "]\nunionist = {{hand = [{}]}}\nsecessionist = {{hand = [{}]}}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("claimable = 5", "line 2: there is no strategy card '5'"),
        (claim("robert-anderson", "texas"), "there is no strategy card 'texas'"),
        (claim("robert-anderson", "wide-awakes"), "line 4: claimable should be the card just played"),
        (claim("beauregard", "beauregard"), "and of the side that plays next"),
        (claim("king-cotton", "king-cotton"), "and of the side that plays next"),
        (claim("wide-awakes", "wide-awakes", event_discard="false"), "with event-discard"),
        ("round = 3\nfinal-crisis = true\ncommissioner = 'texas'\nagenda = []", "out of the game in the Final Crisis"),
        ("round = 2\nfinal-crisis = true", "the Final Crisis comes after the rounds"),
        (KEEPING, "unionist keeps one objective, and the step KeepObjective would be another"),
        (KEEPING.replace('0"]', '0", "KeepObjective 0"]').replace('"texas"', '""'), "unionist keeps one objective"),
        ('unionist = {offer = ["newspapers"]}', "objectives on offer wait for a step ReturnObjectives"),
        ("unionist = {points = {pool = 1}}", "unionist cannot have 1 points by pool yet"),
        ("unionist = {points = {objectives = 1}}", "unionist cannot have 1 points by objectives yet"),
        ('agenda = ["EndRound 0"]\nunionist = {objective = "texas"}', "waits for a step ScoreObjectives"),
        (
            HANDS.format('"beauregard"', '"wide-awakes", "king-cotton", "dred-scott"'),
            "unionist plays next, with as many",
        ),
        (
            'unionist = {objective = "texas", returned = "texas"}',
            "returned should be an objective that lies in its deck",
        ),
        ('unionist = {returned = "texas"}\nsecessionist = {returned = "texas"}', "another for each side"),
    ],
)
def test_a_card_that_is_none_or_not_where_it_should_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        bf.game("fort-sumter").from_text(f'game = "fort-sumter"\n{text}\n')
