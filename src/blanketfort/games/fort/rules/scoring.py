"""The chapter "End of game" and the glossary of made-up rules: who has how many points, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.state import AWAY, FortState

DOGHOUSE_POINTS = 7
CAT_POINTS = [0, 1, 3, 6, 10]
KINGSLY_POINTS = 2


def scores(state: FortState) -> list[dict[str, int]]:
    """Per seat the points from Victory Track, Fort Level, made-up rule and sculpture (fort.end.points)."""
    return [score(state, seat) for seat in range(state.players)]


def score(state: FortState, seat: i64) -> dict[str, int]:
    """One player's points by source, and their total."""
    board = state.boards[seat]
    points = {
        "track": board.score,
        "level": state.box.levels[board.level].points,
        "rule": score_rule(state, seat, board.rule),
        "sculpture": terms.SCULPTURE_POINTS if board.has_sculpture else 0,
    }
    if state.has_dogs:
        points["dogs"] = score_dogs(state, seat)
    if len(state.cats) > 0:
        points["cats"] = score_cats(state, seat)
    points["total"] = sum(points.values())
    return points


def score_dogs(state: FortState, seat: i64) -> i64:
    """7 points for the most dogs in a doghouse, to each when tied (fort.doghouse.most)."""
    most = max([len(board.doghouse) for board in state.boards])
    return DOGHOUSE_POINTS if most > 0 and len(state.boards[seat].doghouse) == most else 0


def score_cats(state: FortState, seat: i64) -> i64:
    """1, 3, 6 or 10 points for one to four cats (fort.cats.score), and two for Kingsly (fort.cat.kingsly)."""
    points = CAT_POINTS[state.cats.count(seat)]
    return points + KINGSLY_POINTS if state.owns_cat(seat, terms.KINGSLY) else points


def find_winners(state: FortState) -> list[int]:
    """The most points win; then the highest Fort Level; else the victory is shared (fort.end.tie)."""
    ranks = [(score(state, seat)["total"], state.boards[seat].level) for seat in range(state.players)]
    best = max(ranks)
    return [seat for seat in range(state.players) if ranks[seat] == best]


def score_rule(state: FortState, seat: i64, rule: i64) -> i64:
    """The points of a made-up rule for this player."""
    board = state.boards[seat]
    if rule == NOTHING:
        return 0
    if rule == terms.BIG_PLANS:
        return sum([state.box.advances[kind] for kind in cards_of(state, seat)])
    if rule == terms.FRIENDSHIP_BRACELET:
        suits = count_different_suits(state, seat)
        return suits + 1 if suits == terms.SUITS else suits
    if rule == terms.LONER:
        return 0 if any(state.box.best_friends[kind] for kind in cards_of(state, seat)) else 5
    if rule == terms.MINIMALISM:
        return 8 if board.level == 2 else 0
    if rule == terms.PIGGY_BANK:
        return board.toys + board.pack_toys
    if rule == terms.PIZZA_PARTY:
        return board.pizza + board.pack_pizza
    if rule == terms.PLAY_PALACE:
        return count_suit(state, seat, terms.CROWN)
    if rule == terms.POPULARITY:
        return len(board.lookout)
    if rule == terms.SECRET_STASH:
        return board.pack_pizza + board.pack_toys
    if rule == terms.SLEEPOVER:
        return score_sleepover(state, seat)
    assert rule == terms.SLIME_LAB
    return count_suit(state, seat, terms.BOOK)


def cards_of(state: FortState, seat: i64) -> list[int]:
    """The cards a player has; those being played count as the leader's too."""
    board: Board = state.boards[seat]
    cards = board.all_cards()
    return cards + state.played.cards() if seat == state.leader else cards


def count_suit(state: FortState, seat: i64, suit: i64) -> i64:
    """How many icons of a suit a player's cards show, coins not counted."""
    return sum([state.box.icons[kind][suit] for kind in cards_of(state, seat)])


def count_different_suits(state: FortState, seat: i64) -> i64:
    """How many of the six suits a player's cards show."""
    return sum([count_suit(state, seat, suit) > 0 for suit in range(terms.SUITS)])


def score_sleepover(state: FortState, seat: i64) -> i64:
    """8 points for more cards than each rival, 4 when tied for the most."""
    mine = len(cards_of(state, seat))
    theirs = max([len(cards_of(state, other)) for other in range(state.players) if other != seat])
    if mine > theirs:
        return 8
    return 4 if mine == theirs else 0


def count_components(state: FortState) -> dict[str, int]:
    """Every kid, dog and cat, every rule and perk card, and the tokens of both kinds."""
    counts: dict[str, int] = {}
    cards = state.park + state.park_deck + state.returned + state.drawn + state.dog_box + state.played.cards()
    pizza: i64 = state.pizza
    toys: i64 = state.toys
    for board in state.boards:
        cards += board.all_cards()
        pizza += board.pizza + board.pack_pizza
        toys += board.toys + board.pack_toys
    for kind in cards:
        name = state.box.ids[kind]
        counts[name] = counts.get(name, 0) + 1
    counts["pizza"] = pizza
    counts["toys"] = toys
    rules = [board.rule for board in state.boards if board.rule != NOTHING]
    counts["rules"] = len(set(rules + state.rule_stack + state.rule_box))
    perks = [board.perk for board in state.boards if board.perk != NOTHING]
    counts["perks"] = len(set(perks + state.perk_row + state.perk_box))
    counts["cats"] = len([owner for owner in state.cats if owner != AWAY])
    return dict(sorted(counts.items()))
