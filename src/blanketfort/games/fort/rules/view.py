"""What each seat may know."""

from __future__ import annotations

from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.games.fort.rules.box import CAT_NAMES, PERK_NAMES, RULE_NAMES, SUIT_NAMES
from blanketfort.games.fort.rules.scoring import score
from blanketfort.games.fort.rules.state import AWAY, RESOURCES, TRIGGER_NAMES, Board, FortState


def names(state: FortState, cards: list[int]) -> list[str]:
    """The ids of these cards."""
    ids = state.box.ids
    return [ids[kind] for kind in cards]


def view(state: FortState, seat: int | None) -> dict[str, object]:
    """All that a seat, or a spectator (None), may know."""
    me = NOBODY if seat is None else seat
    table: dict[str, object] = {
        "game": "fort",
        "seat": seat,
        "players": state.players,
        "over": state.over,
        "first": state.first,
        "leader": state.leader,
        "trigger": TRIGGER_NAMES[state.trigger],
        "park": names(state, state.park),
        "park_deck": len(state.park_deck),
        "returned": names(state, sorted(state.returned)),
        "pizza": state.pizza,
        "toys": state.toys,
        "rules_left": len(state.rule_stack),
        "rule_takers": state.rule_takers[:],
        "perks": [PERK_NAMES[perk] for perk in state.perk_row],
        "sculpture": state.has_sculpture,
        "play": view_play(state, me),
        "boards": [view_board(state, owner, me) for owner in range(state.players)],
    }
    if len(state.cats) > 0:
        view_cats(state, me, table)
    asks = state.top if not state.over else None
    table["asked"] = asks.seat if asks is not None else None
    if asks is not None and asks.seat == me:
        table["kind"] = asks.kind()
        if asks.kind() == "fort.choose-rule":
            table["rules"] = [RULE_NAMES[rule] for rule in sorted(state.rule_stack)]
        if asks.kind() in ("fort.steal", "fort.rob-pack"):
            table["rival"] = asks.data()[-1]
    return table


def view_cats(state: FortState, me: int, table: dict[str, object]) -> None:
    """Whose the cats are, and what Cilantro's owner alone has seen of the Park deck."""
    table["cats"] = {
        CAT_NAMES[cat]: None if owner == NOBODY else owner for cat, owner in enumerate(state.cats) if owner != AWAY
    }
    table["drawn"] = names(state, state.drawn) if state.top.seat == me else len(state.drawn)
    table["park_bottom"] = [
        state.box.ids[state.park_deck[at]] if knower == me or state.over else None
        for at, knower in enumerate(state.buried)
    ]


def view_play(state: FortState, me: int) -> dict[str, object]:
    """The card being played and what was added to it."""
    lookout = state.boards[state.leader].lookout
    return {
        "card": None if state.played == NOTHING else state.box.ids[state.played],
        "dog": None if state.dog == NOTHING else state.box.ids[state.dog],
        "added": names(state, state.added),
        "lookout": state.looked[:] if me == state.leader else len(state.looked),
        "suits_from_lookout": [suit for place in state.looked for suit in state.box.suits_of(lookout[place])],
        "icons": dict(zip(SUIT_NAMES, state.icons, strict=True)),
        "used": state.used,
        "any_suit": None if state.any_suit == NOTHING else SUIT_NAMES[state.any_suit],
        "declared": None if state.declared == NOTHING else SUIT_NAMES[state.declared],
        "chosen": None if state.chosen == NOTHING else RESOURCES[state.chosen],
        "followers": [seat for seat in range(state.players) if state.followers & (1 << seat)],
    }


def view_board(state: FortState, owner: int, me: int) -> dict[str, object]:
    """One player's board; hand, deck and made-up rule only by their owner, until the game is over."""
    board = state.boards[owner]
    is_open = owner == me or state.over
    seen: dict[str, object] = {
        "level": board.level,
        "score": board.score,
        "stuff": {"pizza": board.pizza, "toys": board.toys},
        "pack": {"pizza": board.pack_pizza, "toys": board.pack_toys, "limit": board.pack_limit()},
        "lookout": [view_tucked(state, board, place, is_open) for place in range(len(board.lookout))],
        "lookout_limit": board.lookout_limit(),
        "yard": names(state, board.yard),
        "discard": names(state, board.discard),
        "hand_size": len(board.hand),
        "deck_size": len(board.deck),
        "known": names(state, board.known_cards()),
        "perk": None if board.perk == NOTHING else PERK_NAMES[board.perk],
        "has_rule": board.rule != NOTHING,
        "sculpture": board.has_sculpture,
        "turns": board.turns,
    }
    if state.has_dogs:
        seen["doghouse"] = names(state, list(board.doghouse))
    if is_open:
        seen["hand"] = names(state, board.hand)
        seen["deck"] = names(state, sorted(board.deck))
        seen["rule"] = None if board.rule == NOTHING else RULE_NAMES[board.rule]
        seen["other_rule"] = None if board.other_rule == NOTHING else RULE_NAMES[board.other_rule]
        seen["rules_seen"] = [RULE_NAMES[rule] for rule in board.rules_seen]
        seen["passed"] = names(state, board.passed)
        seen["points"] = score(state, owner)
    return seen


def view_tucked(state: FortState, board: Board, place: int, is_open: bool) -> dict[str, object]:
    """A card in a Lookout: its suits, and the card itself for those who saw it."""
    kind = board.lookout[place]
    tucked: dict[str, object] = {"suits": state.box.suits_of(kind)}
    if is_open or board.lookout_shown[place]:
        tucked["card"] = state.box.ids[kind]
    return tucked
