"""What a seat of Fort sees, in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from blanketfort.games.fort.box import CAT_NAMES, NONE, PERK_NAMES, RULE_NAMES, SUIT_NAMES, TOKENS
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.state import AWAY, RESOURCES, TRIGGER_NAMES, Board, FortState
from blanketfort.research.encoding import Block, Count, Hot, Numbers, number, question, seats_of

KINDS = [
    f"fort.{kind}"
    for kind in (
        *("draft", "play", "use", "any-suit", "add", "declare", "follow", "recruit", "end-turn", "do-over"),
        *("gather", "pack", "lookout", "trash", "trash-rival", "spend", "copy-rival-pack", "convert", "pay"),
        *("choose-rule", "choose-perk", "recycle", "copy-cat", "rough-housing", "birthday-party"),
        *("add-to-dog", "advance", "call", "declare-coin", "dig", "fetch", "fill-toys", "gain", "herd", "herd-to"),
        *("mimic", "relieve", "settle", "steal", "swap-perk", "swap-rule", "unpack", "visit"),
        *("discard", "keep-one", "rob", "rob-pack"),
    )
]
"""The questions of the game; their order is part of the environment's version."""
COPIES = 20
"""No more of one kid can come together than this."""
FAR = 999
"""Points and turns stay far below this."""


def blocks(game: Fort, players: int) -> list[Block[Any]]:
    """All blocks of an observation of Fort."""
    kids = game.box.ids
    found: list[Block[Any]] = [*question(players, KINDS), *table(kids, players), *cats(players), *play(kids, players)]
    for seat in range(players):
        found += board(kids, seat)
    return found + own(kids)


def table(kids: list[str], players: int) -> list[Block[FortState]]:
    """What lies between the players."""
    seats = seats_of(players)
    return [
        Hot("first", seats, "who began the game", lambda s, _me: s.first),
        Hot("leader", seats, "whose turn it is", lambda s, _me: s.leader),
        Hot("trigger", TRIGGER_NAMES[1:], "what triggered the end of the game", lambda s, _me: s.trigger - 1),
        Count("park", kids, "the kids in the Park", lambda s, _me: s.park, COPIES),
        number("park-deck", "cards in the Park deck", lambda s, _me: len(s.park_deck), FAR),
        Count("returned", kids, "cards returned to the box", lambda s, _me: s.returned, COPIES),
        Numbers("supply", RESOURCES, "tokens in the supply", lambda s, _me: (s.pizza, s.toys), TOKENS),
        number("rules-left", "made-up rules still to be chosen", lambda s, _me: len(s.rule_stack), len(RULE_NAMES)),
        Numbers("rule-taker", seats, "who took the first, second, ... made-up rule; 0 who has none", takers, players),
        Count("perks", PERK_NAMES, "the perks still to be chosen", lambda s, _me: s.perk_row),
        number("sculpture", "whether nobody has the Macaroni Sculpture", lambda s, _me: int(s.has_sculpture), 1),
    ]


def takers(state: FortState, _me: int) -> list[int]:
    """For each seat, as how many-eth it took a made-up rule."""
    order = state.rule_takers
    return [order.index(seat) + 1 if seat in order else 0 for seat in range(state.players)]


def cats(players: int) -> list[Block[FortState]]:
    """Where the cats are, and what Cilantro draws and buries."""
    places = [f"{cat}.{place}" for cat in CAT_NAMES for place in ("row", *seats_of(players))]
    return [
        Count("cats", places, "where each cat is, of those in the game", cat_places),
        number("drawn", "cards drawn from the Park deck to choose from", lambda s, _me: len(s.drawn), FAR),
        number("buried", "cards put under the Park deck", lambda s, _me: len(s.buried), FAR),
    ]


def cat_places(state: FortState, _me: int) -> list[int]:
    """For each cat in the game the place of its owner's label; that of the row comes before the seats."""
    width = 1 + state.players
    return [cat * width + 1 + owner for cat, owner in enumerate(state.cats) if owner != AWAY]


def play(kids: list[str], players: int) -> list[Block[FortState]]:
    """The card being played, what was added to it, and who followed."""
    return [
        Hot("played", kids, "the card being played", lambda s, _me: s.played),
        Hot("dog", kids, "the dog being played", lambda s, _me: s.dog),
        Count("added", kids, "cards added from the hand", lambda s, _me: s.added, COPIES),
        Count("added-suits", SUIT_NAMES, "suits of the cards added from the Lookout", added_suits, 99),
        Numbers("icons", SUIT_NAMES, "icons that count for the action", lambda s, _me: s.icons, 99),
        Count("used", ["public", "private"], "actions used so far", lambda s, _me: bits(s.used, 2)),
        Hot("any-suit", SUIT_NAMES, "the suit chosen for an action of any suit", lambda s, _me: s.any_suit),
        Hot("declared", SUIT_NAMES, "the suit declared for a coin", lambda s, _me: s.declared),
        Hot("chosen", RESOURCES, "what the leader's public action gathered", lambda s, _me: s.chosen),
        Count("followers", seats_of(players), "who followed", lambda s, _me: bits(s.followers, s.players)),
    ]


def bits(mask: int, size: int) -> list[int]:
    """The places of the ones in a mask."""
    return [place for place in range(size) if mask >> place & 1]


def suits(state: FortState, kind: int) -> list[int]:
    """The suits that a card shows, each as often as it does."""
    return [suit for suit, shown in enumerate(state.box.icons[kind]) for _icon in range(shown)]


def added_suits(state: FortState, _me: int) -> Iterator[int]:
    """Of the cards that the leader added from the Lookout all see the suits."""
    lookout = state.boards[state.leader].lookout
    for place in state.looked:
        yield from suits(state, lookout[place])


def board(kids: list[str], seat: int) -> list[Block[FortState]]:
    """What everybody sees of one player's board."""
    name = f"seat-{seat}"
    facts = ["level", "score", "pizza", "toys", "pack-pizza", "pack-toys", "hand", "deck", "rule", "sculpture", "turns"]
    return [
        Numbers(name, facts, "the board in figures", lambda s, _me: figures(s.boards[seat]), FAR),
        Hot(f"{name}.perk", PERK_NAMES, "the perk", lambda s, _me: s.boards[seat].perk),
        Count(f"{name}.yard", kids, "the Yard", lambda s, _me: s.boards[seat].yard, COPIES),
        Count(f"{name}.discard", kids, "the discard pile", lambda s, _me: s.boards[seat].discard, COPIES),
        Count(f"{name}.doghouse", kids, "the doghouse", lambda s, _me: s.boards[seat].doghouse, COPIES),
        Count(f"{name}.lookout", kids, "Lookout cards all have seen", lambda s, _me: shown(s.boards[seat]), COPIES),
        Count(f"{name}.suits", SUIT_NAMES, "suits of the other Lookout cards", lambda s, _me: tucked(s, seat), 99),
        Count(
            f"{name}.known",
            kids,
            "hidden cards of which all saw that they went in",
            lambda s, _me: s.boards[seat].known_cards(),
            COPIES,
        ),
    ]


def figures(board: Board) -> tuple[int, ...]:
    """Markers, tokens and sizes."""
    stuff = (board.pizza, board.toys, board.pack_pizza, board.pack_toys)
    has = (int(board.rule != NONE), int(board.has_sculpture))
    return (board.level, board.score, *stuff, len(board.hand), len(board.deck), *has, board.turns)


def shown(board: Board) -> list[int]:
    """The Lookout cards that all have seen."""
    return [kind for place, kind in enumerate(board.lookout) if board.lookout_shown[place]]


def tucked(state: FortState, seat: int) -> Iterator[int]:
    """The suits of the Lookout cards of which only the suits are seen."""
    board = state.boards[seat]
    for place, kind in enumerate(board.lookout):
        if not board.lookout_shown[place]:
            yield from suits(state, kind)


def own(kids: list[str]) -> list[Block[FortState]]:
    """What only the seat itself knows."""
    return [
        Count("my.hand", kids, "your hand", lambda s, me: s.boards[me].hand, COPIES),
        Count("my.deck", kids, "your deck, whose order nobody knows", lambda s, me: s.boards[me].deck, COPIES),
        Count("my.lookout", kids, "your Lookout", lambda s, me: s.boards[me].lookout, COPIES),
        Count("my.looked", kids, "what you added from your Lookout", looked, COPIES),
        Hot("my.rule", RULE_NAMES, "your made-up rule", lambda s, me: s.boards[me].rule),
        Hot("my.other-rule", RULE_NAMES, "the rule that Watson exchanged", lambda s, me: s.boards[me].other_rule),
        Count("my.rules-seen", RULE_NAMES, "the rules you chose from", lambda s, me: s.boards[me].rules_seen),
        Count("my.rules-offered", RULE_NAMES, "the rules you choose from now", rules_offered),
        Count("my.passed", kids, "what you passed on in the draft", lambda s, me: s.boards[me].passed, COPIES),
        Count("my.drawn", kids, "what you drew from the Park deck", drawn, COPIES),
        Count("my.buried", kids, "what you put under the Park deck", buried, COPIES),
    ]


def looked(state: FortState, me: int) -> list[int]:
    """The cards that the leader added from the Lookout, for the leader."""
    lookout = state.boards[me].lookout
    return [lookout[place] for place in state.looked] if me == state.leader else []


def rules_offered(state: FortState, me: int) -> list[int]:
    """The stack of made-up rules, for the one who chooses from it."""
    chooses = state.top.seat == me and state.top.kind() == "fort.choose-rule"
    return state.rule_stack if chooses else []


def drawn(state: FortState, me: int) -> list[int]:
    """The cards drawn from the Park deck, for the one who chooses from them."""
    return state.drawn if state.top.seat == me else []


def buried(state: FortState, me: int) -> list[int]:
    """The cards under the Park deck that this seat put there."""
    return [state.park_deck[at] for at, knower in enumerate(state.buried) if knower == me]
