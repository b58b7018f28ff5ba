"""End of the game: the complete fort, the points, the winners; and the count of all components."""

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.nothing import NOBODY
from blanketfort.games.forfort.rules.faces import CAMP, NAMES
from blanketfort.games.forfort.rules.spaces import ALL
from blanketfort.games.forfort.rules.state import CAMPS, CARDS, ForfortState

COMPONENTS: Final[list[str]] = [name if name == "camp" else f"{seat} {name}" for seat in range(4) for name in NAMES]


def is_complete(state: ForfortState, seat: i64) -> bool:
    """Whether all eight visible cards are walls; shapes are right by placement: forfort.end.complete."""
    return state.spaces(seat, CARDS) & ~state.spaces(seat, CAMPS) == ALL


def scores(state: ForfortState) -> list[dict[str, int]]:
    """Per seat the points as if the game ended now; in the team game with the teammate's."""
    points = [fort_points(state, seat) for seat in range(state.players)]
    totals = [sum(by_source.values()) for by_source in points]
    for seat, by_source in enumerate(points):
        partner = state.rules.partners[seat]
        if partner != NOBODY:
            by_source["teammate"] = totals[partner]
        by_source["total"] = sum(by_source.values())
    return points


def fort_points(state: ForfortState, seat: i64) -> dict[str, int]:
    """2 per visible wall, 1 per visible camp, 1 per army in an opponent's fort, 2 for a dungeon with cards left."""
    rules = state.rules
    visible = [state.visible(place) for place in range(seat * 8, seat * 8 + 8)]
    points = {
        "walls": 2 * sum([0 <= card < CAMP for card in visible]),
        "camps": sum([card == CAMP for card in visible]),
        "armies": sum([army >= 0 and army // 4 == seat for army in state.armies]),
        "dungeon": 2 if len(state.dungeons[seat]) > 0 else 0,
    }
    if rules.end == "head-start":
        points["head-start"] = rules.head_start[(seat - state.first) % rules.players]
    return points


def find_winners(state: ForfortState) -> list[int]:
    """Who has completed a fort, or who has most points; ties are shared; teammates win together."""
    if state.champion != NOBODY:
        return state.rules.forts_of(state.champion)
    totals = [points["total"] for points in scores(state)]
    return [seat for seat in range(state.players) if totals[seat] == max(totals)]


def count_components(state: ForfortState) -> dict[str, int]:
    """Every card: walls by owner, camps all together (a teammate's fort may hold them), armies by owner."""
    counts: dict[str, int] = {"camp": sum(state.camps)}
    for seat in range(state.players):
        cards = [*state.hands[seat], *state.dungeons[seat], *state.discards[seat]]
        for place in range(seat * 8, seat * 8 + 8):
            cards += state.stacks[place]
        if seat == state.top.seat:  # what lies open is of the player who is asked; when all is over nothing does
            cards += state.laid
        for card in cards:
            name = COMPONENTS[seat * len(NAMES) + card]
            counts[name] = counts.get(name, 0) + 1
        marching = sum([army >= 0 and army // 4 == seat for army in state.armies])
        counts[f"{seat} army"] = state.reserves[seat] + state.defeated[seat] + marching
    return counts
