"""Fort through the eyes of a seat. Compiled, because everybody at a table is told a view after every choice."""

from __future__ import annotations

from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.engine.view import head_of
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board as BoardState
from blanketfort.games.fort.rules.fort_level import Paying
from blanketfort.games.fort.rules.scoring import score
from blanketfort.games.fort.rules.state import AWAY, TRIGGER_NAMES, FortState
from blanketfort.games.fort.rules.tokens import RESOURCES
from blanketfort.games.fort.view import BOXES, Board, FortView, Pack, Play, Resources, Tucked


def view(state: FortState, seat: int | None) -> FortView:
    """All that a seat, or a spectator (None), may know."""
    head = head_of(state, seat)
    kind = head["kind"]
    has_cats = len(state.cats) > 0
    return FortView(
        **head,
        first=state.first,
        leader=state.leader,
        trigger=TRIGGER_NAMES[state.trigger] or None,
        park=names(state, state.park),
        park_deck=len(state.park_deck),
        returned=names(state, sorted(state.returned)),
        pizza=state.pizza,
        toys=state.toys,
        rule_deck=len(state.rule_stack),
        rule_takers=state.rule_takers[:],
        rules=[terms.RULE_NAMES[rule] for rule in sorted(state.rule_stack)] if kind == "fort.choose-rule" else None,
        perks=[terms.PERK_NAMES[perk] for perk in state.perk_row],
        sculpture=state.has_sculpture,
        rival=state.top.data()[-1] if kind in ("fort.steal", "fort.rob-pack") else None,
        left=count_left(state) if kind not in (None, "fort.visit") else None,
        play=view_play(state, seat),
        boards=[view_board(state, owner, owner == seat or state.over) for owner in range(state.players)],
        cats=view_cats(state) if has_cats else None,
        drawn=names(state, state.drawn) if has_cats and state.top.seat == seat else None,
        drawn_size=len(state.drawn),
        park_bottom=view_park_bottom(state, seat),
    )


def count_left(state: FortState) -> int | None:
    """How often what is asked may be done yet; None where it is asked once."""
    top = state.top
    return top.count_owed(state) if isinstance(top, Paying) else getattr(top, "left", None)


def names(state: FortState, cards: list[int]) -> list[str]:
    """The ids of these cards."""
    return list(map(state.box.ids.__getitem__, cards))


def name_of(names: list[str], number: int) -> str | None:
    """The name of a thing; None where there is none."""
    return None if number == NOTHING else names[number]


def view_cats(state: FortState) -> dict[str, int | None]:
    """Whom the cats of this game are with."""
    return {
        terms.CAT_NAMES[cat]: None if owner == NOBODY else owner
        for cat, owner in enumerate(state.cats)
        if owner != AWAY
    }


def view_park_bottom(state: FortState, seat: int | None) -> list[str | None]:
    """What Cilantro's owner alone has seen of the Park deck."""
    ids, deck = state.box.ids, state.park_deck
    return [ids[deck[at]] if knower == seat or state.over else None for at, knower in enumerate(state.buried)]


def view_play(state: FortState, seat: int | None) -> Play:
    """The card being played and what was added to it."""
    box, lookout = state.box, state.boards[state.leader].lookout
    return Play(
        card=name_of(box.ids, state.played.card),
        dog=name_of(box.ids, state.played.dog),
        added=names(state, state.played.added),
        looked=state.played.looked[:] if seat == state.leader else None,
        looked_size=len(state.played.looked),
        suits_from_lookout=[suit for place in state.played.looked for suit in box.suits_of(lookout[place])],
        icons=dict(zip(terms.SUIT_NAMES, state.played.icons, strict=True)),
        used=[box for bit, box in enumerate(BOXES) if state.played.used & (1 << bit)],
        any_suit=name_of(terms.SUIT_NAMES, state.played.any_suit),
        declared=name_of(terms.SUIT_NAMES, state.played.declared),
        chosen=name_of(RESOURCES, state.played.chosen),
        followers=[seat for seat in range(state.players) if state.played.followers & (1 << seat)],
    )


def view_board(state: FortState, owner: int, is_open: bool) -> Board:
    """One player's board; what is face down only where it is open."""
    board = state.boards[owner]
    seen = Board(
        level=board.level,
        score=board.score,
        stuff=Resources(board.pizza, board.toys),
        pack=Pack(board.pack_pizza, board.pack_toys, board.pack_limit()),
        lookout=[view_tucked(state, board, place, is_open) for place in range(len(board.lookout))],
        lookout_limit=board.lookout_limit(),
        yard=names(state, board.yard),
        discard=names(state, board.discard),
        hand_size=len(board.hand),
        deck_size=len(board.deck),
        known=names(state, board.known_cards()),
        perk=name_of(terms.PERK_NAMES, board.perk),
        has_rule=board.rule != NOTHING,
        sculpture=board.has_sculpture,
        turns=board.turns,
        doghouse=names(state, board.doghouse) if state.has_dogs else None,
    )
    if is_open:
        seen.hand = names(state, board.hand)
        seen.deck = names(state, sorted(board.deck))
        seen.rule = name_of(terms.RULE_NAMES, board.rule)
        seen.other_rule = name_of(terms.RULE_NAMES, board.other_rule)
        seen.rules_seen = [terms.RULE_NAMES[rule] for rule in board.rules_seen]
        seen.passed = names(state, board.passed)
        seen.points = score(state, owner)
    return seen


def view_tucked(state: FortState, board: BoardState, place: int, is_open: bool) -> Tucked:
    """A card in a Lookout: its suits, and the card itself for those who saw it."""
    kind = board.lookout[place]
    return Tucked(state.box.suits_of(kind), state.box.ids[kind] if is_open or board.lookout_shown[place] else None)
