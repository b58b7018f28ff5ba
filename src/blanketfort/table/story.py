"""A recorded game as a story: every moment of it, to be looked at through any eyes or with everything open."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from blanketfort.engine.chance import Luck, root_of
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.proof import retell
from blanketfort.engine.record import Record
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.table.moment import NO_OPTION, Moment


def tell_story(record: Record, game: Game) -> list[Moment]:
    """All moments of a recorded game: the deal, then each choice."""
    events: list[Event] = []
    telling = retell(record, game, events)
    state = telling.state.clone()
    story = [Moment(0, NOBODY, NO_OPTION, events, None, state)]
    while not telling.is_done:
        before, events = state, []
        telling.state.sink = events
        option = telling.step()
        state = telling.state.clone()
        story.append(Moment(len(story), before.top.seat, option, events, before, state))
    return story


def open_view(state: State) -> View:
    """The table with everything open: each seat's own board as that seat sees it."""
    views: list[Any] = [state.view(seat) for seat in range(state.players)]
    return replace(state.view(None), boards=[view.boards[seat] for seat, view in enumerate(views)])


def renew(state: State, seed: str, salt: str) -> str:
    """A position in text to go on from with new luck: all lies as it lay, and what comes is not what came."""
    again = state.clone()
    again.luck = Luck(root_of(seed, salt))
    again.tick = 0
    return again.to_text()
