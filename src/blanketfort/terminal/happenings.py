"""What happened, in words: in the game, at the table, and how it ended."""

from blanketfort.engine.event import Happening
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.table.table import UNDONE


def say_happening(game: Game, event: Happening) -> Phrase:
    """What somebody is told of an event."""
    if event.kind == UNDONE:
        return Phrase("house-event-undone", player=event.seat)
    return game.say_event(event)


def say_results(game: Game, state: State) -> list[Phrase]:
    """How it ended: each seat's points by source, and who won."""
    lines: list[Phrase] = []
    for seat, score in enumerate(state.scores()):
        sources = [game.say_points(source, points) for source, points in score.items() if points and source != "total"]
        lines.append(Phrase("house-score", player=seat, total=score["total"], sources=sources))
    return [*lines, Phrase("house-won", players=state.winners, count=len(state.winners))]
