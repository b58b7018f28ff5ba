"""Positions in text: every token and card in its place, with defaults that let a test say only what matters."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.nothing import NOTHING, NOWHERE
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import Step
from blanketfort.engine.text import Shape, check_keys, count_of, flag_in, names_in, number_in, write_steps, write_toml
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.crisis_zones import Breach
from blanketfort.games.fort_sumter.rules.deck import CARD_COUNT, POOL, Deck, number_of
from blanketfort.games.fort_sumter.rules.effects import EITHER, MAY, MOVE, PLACE, REMOVE
from blanketfort.games.fort_sumter.rules.events import Either, May, Move, Place, Remove, SetDown
from blanketfort.games.fort_sumter.rules.final_crisis import LineUp
from blanketfort.games.fort_sumter.rules.rounds import KeepObjective, PlayCard, playing_steps
from blanketfort.games.fort_sumter.rules.state import (
    POINT_SOURCES,
    SOURCE_COUNT,
    Cards,
    FortSumterState,
    new_state,
    replace_card,
    replace_cards,
)

EVENT = "Perform Place Remove Move SetDown Either May SendCommissioner"
UPON = {
    "": "SetUp StartRound EndRound StartFinalCrisis ScoreFinalCrisis",
    "StartFinalCrisis": "Breach SendCommissioner",
    "EndRound": f"ScoreObjectives PerformObjective SettleBreaches Breach {EVENT}",
    "ScoreObjectives": "ScoreDimensions",
    "ScoreDimensions": "PivotalBonuses PlayerBonuses PivotalBonus",
    "PlayerBonuses": "PlayerBonuses PivotalBonus",
    "PivotalBonus": "PivotalBonus SetDown",
    "PivotalBonuses": "SetAside",
    "SetAside": "PlayCard",
    "PlayCard": "ReturnObjectives SettleBreaches Breach SendCommissioner",
    "ReturnObjectives": "KeepObjective",
    "KeepObjective": "KeepObjective",
    "PerformObjective": f"PerformObjective SettleBreaches Breach {EVENT}",
    "SettleBreaches": f"Breach {EVENT}",
    "Breach": f"Breach {EVENT}",
    "Perform": EVENT,
    "Move": "SetDown",
    "ScoreFinalCrisis": "RevealCards GiveUp GiveUpMore Rally",
    "RevealCards": "RevealCards LineUp GiveUp GiveUpMore Rally",
    "LineUp": "LineUp",
    "GiveUp": "GiveUp GiveUpMore",
    "Rally": "Rally SetDown",
}
SHAPE = Shape("blanketfort.games.fort_sumter.rules", UPON)
DEEDS = {"Place": PLACE, "Remove": REMOVE, "Move": MOVE, "SetDown": MOVE, "Either": EITHER, "May": MAY}
"""The verb of the deed that a step carries out."""

KEYS = (
    "game players options root tick round final-crisis commissioner strategy-deck discard claimable objective-deck "
    f"removed-objectives agenda {board.SIDES[0]} {board.SIDES[1]}"
)
SIDE = "map pool track boxes points hand aside order offer objective returned"


def write_position(state: FortSumterState) -> str:
    """The whole position; `read_position` gives it back."""
    deck = state.deck
    return write_toml(
        {
            "game": state.setup.game.name,
            "options": state.setup.options,
            "root": state.luck.root.hex(),
            "tick": state.tick,
            "round": state.round,
            "final-crisis": state.is_final_crisis,
            "commissioner": _name(state.commissioner),
            "strategy-deck": [deck.cards[card] for card in state.strategy_deck],
            "discard": [deck.cards[card] for card in state.discard],
            "claimable": "" if state.claimable == NOTHING else deck.cards[state.claimable],
            "objective-deck": [board.SPACES[space] for space in state.objective_deck],
            "removed-objectives": [board.SPACES[space] for space in state.removed],
            "agenda": write_steps(state.agenda),
            board.SIDES[0]: [_write_side(state, 0)],
            board.SIDES[1]: [_write_side(state, 1)],
        }
    )


def _write_side(state: FortSumterState, side: int) -> dict[str, object]:
    cards = state.deck.cards
    boxes = state.boxes[side * len(board.ZONES) : (side + 1) * len(board.ZONES)]
    points = state.points[side * SOURCE_COUNT : (side + 1) * SOURCE_COUNT]
    return {
        "map": {
            board.SPACES[space]: state.count(side, space)
            for space in range(board.SPACE_COUNT)
            if state.count(side, space)
        },
        "pool": state.pool[side],
        "track": state.track[side],
        "boxes": dict(zip(board.ZONES, boxes, strict=True)),
        "points": {name: number for name, number in zip(POINT_SOURCES, points, strict=True) if number},
        "hand": [cards[card] for card in state.hands[side]],
        "aside": [cards[card] for card in state.asides[side]],
        "order": [cards[card] for card in state.orders[side]],
        "offer": [board.SPACES[space] for space in state.offers[side]],
        "objective": _name(state.kept[side]),
        "returned": _name(state.returned[side]),
    }


def _name(space: int) -> str:
    return "" if space == NOWHERE else board.SPACES[space]


def read_position(setup: Setup, deck: Deck, data: dict[str, Any]) -> FortSumterState:
    """The state that data describe; tokens, decks and the agenda that are not told follow from the rest."""
    check_keys("a position", data, KEYS)
    state = new_state(setup, deck)
    state.round = number_in(data, "round", range(board.ROUNDS + 1), 1)
    state.is_final_crisis = flag_in(data, "final-crisis")
    state.commissioner = _space(data.get("commissioner", ""))
    if state.is_final_crisis and state.commissioner != NOWHERE:
        raise BadText("the Peace Commissioner is out of the game in the Final Crisis")
    state.discard = _cards(deck, data, "discard")
    state.removed = _spaces(data, "removed-objectives")
    for side in range(2):
        _read_side(state, side, _table(data, board.SIDES[side]))
    _read_decks(state, data)
    steps: list[Step] = list(reversed(playing_steps(state.first_player())))
    state.agenda = SHAPE.read(data["agenda"], _ranges(deck), setup.is_study) if "agenda" in data else steps
    for step in state.agenda:
        _check_step(state, step)
    _read_claimable(state, data)
    return state


def _read_claimable(state: FortSumterState, data: dict[str, Any]) -> None:
    """With Event Discard, the card just played may be claimed by the side that alone may use its event."""
    name = data.get("claimable", "")
    if not name:
        return
    state.claimable = state.deck.card_number(str(name))
    next_to_play = [step.seat for step in state.agenda if isinstance(step, PlayCard)]
    is_just_played = state.discard[-1:] == (state.claimable,)
    if not (state.rules.event_discard and is_just_played and next_to_play == [state.deck.sides[state.claimable]]):
        raise BadText("claimable should be the card just played, with event-discard, and of the side that plays next")


def _ranges(deck: Deck) -> dict[str, range]:
    """What the numbers of steps may be."""
    return {
        "seat": range(2),
        "deed": range(len(deck.deeds)),
        "left": range(board.TOKENS),
        "used": range(16**board.SPACE_COUNT),
        "lifted": range(POOL + 1),
        "zone": range(len(board.ZONES)),
        "dimension": range(len(board.DIMENSIONS)),
        "space": range(board.SPACE_COUNT),
    }


def _check_step(state: FortSumterState, step: Step) -> None:
    """A step is about a deed of its kind, a token that is there, a zone that was just breached."""
    name = type(step).__name__
    if isinstance(step, Place | Remove | Move | SetDown | Either | May):
        deed = state.deck.deeds[step.deed]
        if deed.verb != DEEDS[name]:
            raise BadText(f"the step {name} is about deed {step.deed}, which is another")
        if isinstance(step, Place | Remove | Move) and step.left > deed.amount:
            raise BadText(f"the step {name} has {step.left} tokens to go, of {deed.amount}")
    if isinstance(step, SetDown):
        source, side = step.source(), step.side()
        if (state.pool[side] if source == NOWHERE else state.count(side, source)) == 0:
            raise BadText("the step SetDown is about a token that is not there")
    same = [other for other in state.agenda if type(other) is type(step) and other.data() == step.data()]
    if isinstance(step, KeepObjective) and (state.kept[step.seat] != NOWHERE or len(same) > 1):
        raise BadText(f"{board.SIDES[step.seat]} keeps one objective, and the step KeepObjective would be another")
    if isinstance(step, Breach):
        is_due = state.is_breached(step.seat, step.zone) and state.has_bonus(step.seat, step.zone)
        if not is_due or len(same) > 1:
            raise BadText(f"the step Breach is about {board.ZONES[step.zone]}, which should be breached just now, once")


def check_cards(state: FortSumterState) -> None:
    """Cards are left for all rounds to come, and for the Final Crisis."""
    names = [type(step).__name__ for step in state.agenda]
    if state.is_final_crisis and "EndRound" in names:
        raise BadText("the Final Crisis comes after the rounds, and the agenda has a step EndRound")
    if any(space != NOWHERE for space in state.kept) and "ScoreObjectives" not in names and not state.setup.is_study:
        raise BadText("an objective that was kept waits for a step ScoreObjectives")
    if any(state.offers) and "ReturnObjectives" not in names and not state.setup.is_study:
        raise BadText("objectives on offer wait for a step ReturnObjectives")
    reveals, set_aside = names.count("RevealCards"), names.count("SetAside")
    _check_turn(state)
    for seat in range(2):
        if state.is_final_crisis:
            lines_up = any(isinstance(step, LineUp) and step.seat == seat for step in state.agenda)
            held = len(state.orders[seat]) + (len(state.hands[seat]) if lines_up else 0)
            if held < reveals:
                raise BadText(f"{board.SIDES[seat]} should have {reveals} cards for the Final Crisis, not {held}")
        elif state.orders[seat]:
            raise BadText("order is for the cards of the Final Crisis")
        elif state.setup.is_study:
            continue
        elif len(state.asides[seat]) + set_aside > state.round or len(state.hands[seat]) > board.HAND_SIZE:
            raise BadText(f"{board.SIDES[seat]} has more cards than are dealt")
        elif state.hands[seat] and "PlayCard" not in names:
            raise BadText(f"{board.SIDES[seat]} has cards in hand, and no step PlayCard to play them")
    _check_points(state, names)
    if state.is_final_crisis:
        return
    rounds = board.ROUNDS - state.round
    if len(state.strategy_deck) < 2 * (rounds * board.HAND_SIZE + board.FINAL_CARDS):
        raise BadText("there are not enough strategy cards for the rounds to come and the Final Crisis")
    if rounds and len(state.objective_deck) < 2 * board.OBJECTIVES_DEALT:
        raise BadText("there are not enough objectives for the rounds to come")


def _check_turn(state: FortSumterState) -> None:
    """Players lay cards in turn: the next one has as many as the other, or one more."""
    for step in state.agenda:
        ahead = len(state.hands[step.seat]) - len(state.hands[1 - step.seat])
        if isinstance(step, PlayCard) and ahead not in (0, 1) and not state.setup.is_study:
            raise BadText(f"{board.SIDES[step.seat]} plays next, with as many cards as the other side or one more")


def _check_points(state: FortSumterState, names: list[str]) -> None:
    """Nobody has more points than could be scored so far."""
    dimensions = state.round - ("ScoreDimensions" in names) + (state.is_final_crisis and not names)
    allowed = {
        "dimensions": range(len(board.DIMENSIONS) * dimensions + 1),
        "objectives": range(2 * (state.round - ("ScoreObjectives" in names)) + 1),
        "breach": range(-1, 1),
        **dict.fromkeys(["fort-sumter", "pool"], range(1 if names else 2)),
    }
    for at, points in enumerate(state.points):
        source = POINT_SOURCES[at % SOURCE_COUNT]
        if points not in allowed[source] and not state.setup.is_study:
            raise BadText(f"{board.SIDES[at // SOURCE_COUNT]} cannot have {points} points by {source} yet")


def _read_side(state: FortSumterState, side: int, data: dict[str, Any]) -> None:
    check_keys(board.SIDES[side], data, SIDE)
    for name, number in _table(data, "map").items():
        space = number_of(name, board.SPACES, "space")
        state.tokens[side * board.SPACE_COUNT + space] = count_of(number, name, range(board.SPACE_LIMIT + 1))
    for name, number in _table(data, "points").items():
        source = number_of(name, POINT_SOURCES, "source of points")
        state.points[side * SOURCE_COUNT + source] = count_of(number, name, range(-1, 1000))
    _read_supply(state, side, data)
    state.hands = replace_cards(state.hands, side, tuple(sorted(_cards(state.deck, data, "hand"))))
    state.asides = replace_cards(state.asides, side, _cards(state.deck, data, "aside"))
    state.orders = replace_cards(state.orders, side, _cards(state.deck, data, "order"))
    state.offers = replace_cards(state.offers, side, tuple(sorted(_spaces(data, "offer"))))
    state.kept = replace_card(state.kept, side, _space(data.get("objective", "")))
    state.returned = replace_card(state.returned, side, _space(data.get("returned", "")))


def _read_supply(state: FortSumterState, side: int, data: dict[str, Any]) -> None:
    """Track, boxes and pool; what is not told is as if the tokens on the map had come off the track."""
    on_map = sum(state.tokens[side * board.SPACE_COUNT : (side + 1) * board.SPACE_COUNT])
    pool = number_in(data, "pool", range(board.TOKENS + 1))
    fitting = [n for n in range(board.TRACK_LENGTH + 1) if on_map + pool + n + sum(_boxes(n)) <= board.TOKENS]
    track = number_in(data, "track", range(board.TRACK_LENGTH + 1), fitting[-1] if fitting else 0)
    boxes = dict(zip(board.ZONES, _boxes(track), strict=True))
    for name, number in _table(data, "boxes").items():
        zone = number_of(name, board.ZONES, "crisis zone")
        boxes[name] = count_of(number, name, range(board.BONUS[zone] + 1))
    rest = board.TOKENS - on_map - track - sum(boxes.values())
    pool = data.get("pool", rest)
    if pool != rest:
        raise BadText(f"the {board.SIDES[side]} tokens make {board.TOKENS - rest + pool}, not {board.TOKENS}")
    state.track[side] = track
    state.boxes[side * len(board.ZONES) : (side + 1) * len(board.ZONES)] = list(boxes.values())
    state.pool[side] = pool


def _boxes(track: int) -> list[int]:
    """The bonus tokens still waiting with this many tokens on the track."""
    return [board.BONUS[zone] if track > board.ZONE_TOP[zone] else 0 for zone in range(len(board.ZONES))]


def _read_decks(state: FortSumterState, data: dict[str, Any]) -> None:
    """The decks as told, else all that lies nowhere else, in order; then nothing may be missing or double."""
    dealt, placed = state.strategy_zones(), state.objective_zones()
    state.strategy_deck = tuple(card for card in range(CARD_COUNT) if card not in dealt)
    state.objective_deck = tuple(space for space in range(board.SPACE_COUNT) if space not in placed)
    if "strategy-deck" in data:
        state.strategy_deck = _cards(state.deck, data, "strategy-deck")
    if "objective-deck" in data:
        state.objective_deck = _spaces(data, "objective-deck")
    if sorted(state.strategy_zones()) != list(range(CARD_COUNT)):
        raise BadText("each strategy card should be in one place only, and none missing")
    if sorted(state.objective_zones()) != list(range(board.SPACE_COUNT)):
        raise BadText("each objective card should be in one place only, and none missing")
    returned = [space for space in state.returned if space != NOWHERE]
    if len({*returned} & {*state.objective_deck}) < len(returned):
        raise BadText("returned should be an objective that lies in its deck again, another for each side")


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    """A table of the data, also where it is written as a list of one."""
    found = data.get(name, {})
    if isinstance(found, list) and len(found) == 1:
        found = found[0]
    if not isinstance(found, dict):
        raise BadText(f"{name} should be a table such as {name} = {{}}")
    return found


def _cards(deck: Deck, data: dict[str, Any], name: str) -> Cards:
    return tuple(deck.card_number(card) for card in names_in(data, name))


def _spaces(data: dict[str, Any], name: str) -> Cards:
    return tuple(number_of(space, board.SPACES, "space") for space in names_in(data, name))


def _space(name: object) -> int:
    return number_of(name, board.SPACES, "space") if name else NOWHERE
