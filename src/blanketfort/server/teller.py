"""A room as one of its readers may see it, in messages of the wire. Nothing secret passes here but through `eyes`."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.game import Game
from blanketfort.engine.state import State as GameState
from blanketfort.server import wire
from blanketfort.server.saying import say, say_happening
from blanketfort.table.lesson import LEARNER, Tutor
from blanketfort.table.room import Room
from blanketfort.table.seats import Seat
from blanketfort.table.steps import Step
from blanketfort.table.table import PERSON

SHOWN_VIEWS = 12
"""How many of the last steps come with the table as it was after them."""


class Teller:
    """Tells one room's game; remembers what it has told, for words are made only once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told: dict[tuple[int, int | None], list[wire.Happening]] = {}
        self.result: wire.Result | None = None

    def tell_state(self, eyes: int | None, mine: list[int], since: int, now: float) -> wire.State:
        """The game for these eyes, with what happened after version `since` (-1: from the deal on)."""
        room = self.room
        assert room.table is not None
        steps = room.shown_steps(eyes)
        asked = room.asked
        view = room.shown_state(eyes).view(eyes)
        is_asked = asked == eyes and asked is not None
        return wire.State(
            version=self.version_for(eyes),
            seat=eyes,
            view=view,
            question=self._tell_question(eyes, view),
            steps=self._tell_steps([step for step in steps if step.version > since], eyes),
            can_undo=is_asked and room.seats[asked or 0].player == PERSON and room.table.can_undo(asked or 0),
            awaits_end=is_asked and room.awaiting == eyes,
            hand_over=asked if asked in mine and asked != eyes else None,
            clocks=room.time_left(now),
            result=self.tell_result() if room.phase == "over" else None,
            tutor=tell_tutor(room.tutor, eyes),
        )

    def version_for(self, eyes: int | None) -> int:
        """The version that these eyes see: that of the last step they were shown."""
        return self.room.shown_steps(eyes)[-1].version

    def _tell_question(self, eyes: int | None, view: dict[str, Any]) -> wire.Question | None:
        room = self.room
        asked = room.asked
        if asked is None:
            return None
        decision = room.shown_state(eyes).decision
        if asked != eyes or room.awaiting is not None or decision is None:
            return wire.Question(asked, "end-turn" if decision is None else decision.kind, None, [])
        options = [wire.Choice(o.key, say(room.game.say_option(o.key, view))) for o in decision.options]
        return wire.Question(asked, decision.kind, say(room.game.say_decision(decision.kind, view)), options)

    def _tell_steps(self, steps: list[Step], eyes: int | None) -> list[wire.StepTaken]:
        told = [wire.StepTaken(step.version, step.seat, self._tell_step(step, eyes)) for step in steps]
        for step, taken in list(zip(steps, told, strict=True))[-SHOWN_VIEWS:]:
            taken.view = None if step.state is None else step.state.view(eyes)
        return told

    def _tell_step(self, step: Step, eyes: int | None) -> list[wire.Happening]:
        key = step.version, eyes
        if key not in self.told:
            events = [event.seen_by(eyes) for entry in step.entries for event in entry.events]
            self.told[key] = [tell_happening(self.room.game, event) for event in events]
        return self.told[key]

    def tell_result(self) -> wire.Result:
        room = self.room
        if self.result is None and room.table is not None:
            course = [step.totals for step in room.steps if not (step.is_undo or step.is_undone)]
            winners = room.find_winners()
            self.result = make_result(room.game, room.table.state, course, winners, room.head.seed, room.head.salt)
        assert self.result is not None
        return self.result


def tell_happening(game: Game, event: dict[str, object]) -> wire.Happening:
    """An event as one reader may know it, from `event.seen_by`."""
    facts = {name: value for name, value in event.items() if name not in ("kind", "seat")}
    seat = event["seat"]
    assert isinstance(seat, int)
    return wire.Happening(str(event["kind"]), seat, facts, say_happening(game, event))


def make_result(
    game: Game, end: GameState, course: list[list[int]], winners: list[int], seed: str, salt: str
) -> wire.Result:
    """How a game ended, and the points on the way there."""
    points = [_tell_points(game, score) for score in end.scores()]
    return wire.Result(winners, points, course, seed, salt)


def _tell_points(game: Game, score: dict[str, int]) -> wire.Points:
    sources = [(name, count, say(game.say_points(name, count))) for name, count in score.items() if name != "total"]
    return wire.Points(score["total"], sources)


def tell_table(room: Room, who: str | None, online: set[str], spectators: int, links: dict[str, str]) -> wire.TableInfo:
    """The table around the game, for one guest."""
    clock = room.head.clock
    return wire.TableInfo(
        id=room.id,
        game=room.head.game,
        options=room.setup.options,
        phase=room.phase,  # type: ignore[arg-type]
        seats=[tell_seat(seat, who, online) for seat in room.seats],
        is_host=who is not None and who == room.head.host,
        seat_links=links,
        commitment=room.setup.commitment,
        clock=None if clock is None else wire.Clock(clock.per, clock.seconds, clock.then),
        hints=room.head.hints,
        opened_at=room.opened_at,
        tutorial=bool(room.head.tutorial),
        rematch=room.rematch,
        spectators=spectators,
    )


def tell_seat(seat: Seat, who: str | None, online: set[str]) -> wire.SeatInfo:
    is_online = seat.kind == "bot" or any(holder in online for holder in seat.holders)
    bot = "" if seat.player == PERSON else seat.player
    return wire.SeatInfo(seat.kind, seat.name, bot, is_online, who in seat.holders, seat.is_forfeited)


def tell_chat(room: Room, first: int = 0) -> wire.Chat:
    """What was said, from that line on."""
    return wire.Chat([wire.ChatLine(at, line.seat, line.name, line.text) for at, line in room.chat[first:]])


def tell_tutor(tutor: Tutor | None, eyes: int | None) -> wire.Tutor | None:
    """What the learner shall read and do; there is nothing to read while the rival plays what comes before it."""
    if tutor is None or tutor.step is None or eyes != LEARNER:
        return None
    step, steps = tutor.step, len(tutor.lesson.steps)
    if tutor.due is not None:
        return wire.Tutor(tutor.at, steps, {}, [], [])
    return wire.Tutor(tutor.at, steps, step.text, step.wants, step.shows)
