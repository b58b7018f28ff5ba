"""What each seat may know of Fort."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.engine.view import View, head_of
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board as BoardState
from blanketfort.games.fort.rules.scoring import score
from blanketfort.games.fort.rules.state import AWAY, TRIGGER_NAMES, FortState
from blanketfort.games.fort.rules.tokens import RESOURCES

BOXES: tuple[Literal["public", "private"], ...] = ("public", "private")
"""The action boxes of a card, in the order of their bits in `used`."""


class Resources(Struct):
    """Pizza and toys in one place."""

    pizza: int
    toys: int


class Pack(Resources):
    """The resources in a Pack, and how many it can hold."""

    limit: int


class Tucked(Struct):
    """A card in a Lookout."""

    suits: list[str]
    """Its suits, which everybody sees."""
    card: str | None = None
    """The card; None to those who have not seen it."""


class Play(Struct, kw_only=True):
    """The card being played and what was added to it."""

    card: str | None
    dog: str | None
    """The dog whose turn it is."""
    added: list[str]
    """The cards added from the hand."""
    looked: list[int] | None
    """The places in the leader's Lookout whose cards are added; None to everybody but the leader."""
    looked_size: int
    """How many cards are added from the Lookout."""
    suits_from_lookout: list[str]
    """The suits of the cards added from the Lookout."""
    icons: dict[str, int]
    """How often each suit is counted so far."""
    used: list[Literal["public", "private"]]
    """The actions used so far."""
    any_suit: str | None
    """The suit chosen for an action that counts any one suit."""
    declared: str | None
    """The suit that the leader declared for a coin card."""
    chosen: str | None
    """The resource that the leader's public action gathered."""
    followers: list[int]
    """The seats that have followed."""


class Board(Struct, kw_only=True):
    """One player's board. Hand, deck and made-up rule are shown to their owner alone, until the game is over."""

    level: int
    """The Fort Level."""
    score: int
    """Points on the Victory Track."""
    stuff: Resources
    pack: Pack
    lookout: list[Tucked]
    lookout_limit: int
    """How many cards the Lookout can hold."""
    yard: list[str]
    discard: list[str]
    hand: list[str] | None = None
    hand_size: int
    deck: list[str] | None = None
    """The cards of the deck; their order is hidden from everybody."""
    deck_size: int
    known: list[str]
    """Those of the hidden cards that everybody saw go there."""
    perk: str | None
    has_rule: bool
    """Whether the player has a made-up rule."""
    rule: str | None = None
    """The made-up rule."""
    other_rule: str | None = None
    """The made-up rule that Watson brought from the box, or the one that was returned for it."""
    rules_seen: list[str] | None = None
    """The stack of made-up rules as this player saw it when choosing."""
    passed: list[str] | None = None
    """Cards that this player passed on in the draft and that no rival has shown since."""
    sculpture: bool
    """Whether the player has the Macaroni Sculpture."""
    turns: int
    """How many turns the player has begun."""
    doghouse: list[str] | None = None
    """The dogs at home; None in a game without dogs."""
    points: dict[str, int] | None = None
    """Points by source, and their `total`, if the game ended now."""


class FortView(View, kw_only=True):
    """The table of Fort."""

    first: int
    """The seat that began."""
    leader: int
    """The seat whose turn it is."""
    trigger: str | None
    """What has brought about the last round; None before it."""
    park: list[str]
    park_deck: int
    returned: list[str]
    """The cards that were returned to the box."""
    pizza: int
    """Pizza in the supply."""
    toys: int
    """Toys in the supply."""
    rule_deck: int
    """How many made-up rules are left."""
    rule_takers: list[int]
    """The seats that took a made-up rule, in their order."""
    rules: list[str] | None = None
    """The made-up rules to choose from, shown to the player who chooses one."""
    perks: list[str]
    """The perks that are left."""
    sculpture: bool
    """Whether the Macaroni Sculpture is still to be had."""
    rival: int | None = None
    """The seat from which resources are taken, shown to the player who takes them."""
    left: int | None = None
    """How often what is asked may be done yet, shown to the player who is asked."""
    play: Play
    boards: list[Board]
    """Each seat's board."""
    cats: dict[str, int | None] | None = None
    """The cats of this game and the seat that each is with, None in the row; None in a game without cats."""
    drawn: list[str] | None = None
    """The cards drawn for Cilantro, shown to the player who chooses among them."""
    drawn_size: int = 0
    """How many cards are drawn for Cilantro."""
    park_bottom: list[str | None]
    """The cards that Cilantro put at the bottom of the Park deck, the lowest first; None for those others put there."""

    def cats_of(self, owner: int | None) -> list[str]:
        """The cats that a seat has, or (None) those in the row."""
        return [cat for cat, whose in (self.cats or {}).items() if whose == owner]


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
        left=state.top.data()[-1] if kind == "fort.dig" else None,
        play=view_play(state, seat),
        boards=[view_board(state, owner, owner == seat or state.over) for owner in range(state.players)],
        cats=view_cats(state) if has_cats else None,
        drawn=names(state, state.drawn) if has_cats and state.top.seat == seat else None,
        drawn_size=len(state.drawn),
        park_bottom=view_park_bottom(state, seat),
    )


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
