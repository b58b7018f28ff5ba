"""A room as one of its readers may see it, in messages of the wire. Nothing secret passes here but through `eyes`."""

from __future__ import annotations

from math import ceil

from blanketfort.engine.game import Game
from blanketfort.engine.state import State as GameState
from blanketfort.engine.view import View
from blanketfort.server import wire
from blanketfort.server.catalogue import locate_cards
from blanketfort.server.limits import DAY, EXPIRY
from blanketfort.server.told import Told
from blanketfort.table import company
from blanketfort.table.lesson import LEARNER, Tutor
from blanketfort.table.moment import Moment
from blanketfort.table.room import MOST_SHOWN, Room
from blanketfort.table.seats import Seat
from blanketfort.table.shuffle import Shuffle
from blanketfort.table.turn import PERSON

MOST_STEPS = 1000
"""How many of the last steps of a game are told to those who come: many more than a usual game has."""
MOST_SAID = 20_000
"""How many letters of what was said are told to them: hundreds of usual lines. All goes down the socket at once."""


class Teller:
    """Tells one room's game; remembers what it has told, for words are made only once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told = Told(room.game)
        self.result: wire.Result | None = None

    def tell_state(self, eyes: int | None, mine: list[int], since: int, now: float) -> wire.State:
        """The game for these eyes, with what happened after version `since` (-1: from the deal on)."""
        room, turn = self.room, self.room.turn
        assert room.table is not None
        groups = room.shown(eyes)
        state = room.shown_state(eyes)
        view = state.view(eyes)
        is_asked = turn.seat is not None and turn.seat == eyes
        return wire.State(
            version=room.version_for(eyes),
            seat=eyes,
            view=view,
            question=self._tell_question(eyes, view),
            steps=self._tell_moments(groups, since + 1, eyes, state, view),
            can_undo=turn.person is not None and turn.person == eyes and room.table.can_undo(turn.person),
            awaits_end=is_asked and turn.awaits_end,
            hand_over=turn.seat if turn.seat in mine and not is_asked else None,
            clocks=room.time_left(now),
            result=self.tell_result() if room.phase == "over" else None,
            tutor=tell_tutor(room.tutor, eyes),
        )

    def _tell_question(self, eyes: int | None, view: View) -> wire.Question | None:
        game, turn = self.room.game, self.room.turn
        if turn.seat is None:
            return None
        state = self.room.shown_state(eyes)
        decision = state.decision
        if turn.seat != eyes or turn.awaits_end or decision is None:
            return wire.Question(turn.seat, "end-turn" if decision is None else decision.kind, None, [])
        options = [wire.Choice(option.key, game.say_option(option.key, view)) for option in decision.options]
        return wire.Question(
            turn.seat, decision.kind, game.say_decision(decision.kind, view), options, state.top.rule()
        )

    def _tell_moments(
        self, groups: list[list[Moment]], first: int, eyes: int | None, now: GameState, view: View
    ) -> list[wire.Moment]:
        """What happened from that version on; moments of late come with the table after them, unless that is `view`."""
        told = []
        begun = self.room.first_version
        first = max(first, begun, begun + len(groups) - MOST_STEPS)
        for version, group in enumerate(groups[first - begun :], start=first):
            told_of = self.told.find(group, eyes)
            one = wire.Moment(version, group[0].seat, told_of, is_bots=group[0].is_bots)  # type: ignore[arg-type]
            after = group[-1].after
            if after is not None and version >= begun + len(groups) - MOST_SHOWN:
                one.view = view if after is now else after.view(eyes)
            told.append(one)
        self.told.close()
        if told and told[-1].view is view:
            told[-1].view = None
        return told

    def tell_result(self) -> wire.Result:
        room = self.room
        if self.result is None and room.table is not None:
            standing = [moment for moment in room.table.log if not (moment.is_undo or moment.is_undone)]
            course = list({moment.version: moment.totals for moment in standing}.values())
            winners = company.find_winners(room)
            self.result = make_result(room.game, room.table.state, course, winners, room.head.seed, room.setup.salt)
        assert self.result is not None
        return self.result


def make_result(
    game: Game, end: GameState, course: list[list[int]], winners: list[int], seed: str, salt: str
) -> wire.Result:
    """How a game ended, and the points on the way there."""
    points = [_tell_points(game, score) for score in end.scores()]
    return wire.Result(winners, points, course, seed, salt)


def _tell_points(game: Game, score: dict[str, int]) -> wire.Points:
    sources = [(name, count, game.say_points(name, count)) for name, count in score.items() if name != "total"]
    return wire.Points(score["total"], sources)


def tell_table(room: Room, who: str | None, online: set[str], spectators: int, links: dict[str, str]) -> wire.TableInfo:
    """The table around the game, for one guest. Its host, who opened it, knows which one it continues."""
    head, is_host = room.head, who is not None and who == room.host
    waits = head.clock is not None  # the next game, for those of this one: nobody else shall take their seats
    return wire.TableInfo(
        id=room.id,
        game=head.game,
        cards=locate_cards(room.id, room.setup),
        deck=room.game.digest[:12],
        options=room.setup.options,
        phase=room.phase,  # type: ignore[arg-type]
        seats=[tell_seat(seat, who, online, room.is_muted(number)) for number, seat in enumerate(room.seats)],
        is_host=is_host,
        seat_links=links,
        commitment=room.setup.commitment,
        shuffle=tell_shuffle(room.shuffle) if room.shuffle is not None and room.is_shuffling else None,
        is_known=room.is_known,
        is_resumed=room.is_resumed,
        clock=head.clock,
        hints=head.hints,
        opened_at=room.opened_at,
        expires_at=ceil((room.changed_at + EXPIRY[room.phase]) / DAY) * DAY if room.phase in EXPIRY else None,
        tutorial=bool(head.tutorial),
        rule=head.rule,
        day=head.day,
        rematch=None if waits and who not in room.holders else room.rematch,
        spectators=spectators,
        origin=wire.Origin(head.origin, head.origin_step) if head.origin and is_host and who == head.host else None,
    )


def tell_shuffle(shuffle: Shuffle) -> wire.Shuffle:
    return wire.Shuffle(shuffle.stage, shuffle.awaited)  # type: ignore[arg-type]


def tell_seat(seat: Seat, who: str | None, online: set[str], is_muted: bool) -> wire.SeatInfo:
    is_online = seat.kind == "bot" or any(holder in online for holder in seat.holders)
    bot = "" if seat.player == PERSON else seat.player
    devices = len(seat.holders) if who in seat.holders else 0
    return wire.SeatInfo(seat.kind, seat.name, bot, is_online, devices > 0, seat.is_forfeited, is_muted, devices)


def tell_chat(room: Room, first: int = 0) -> wire.Chat:
    """What was said, from that line on; of very much the last."""
    told, left = list[wire.ChatLine](), MOST_SAID
    for at, line in reversed(room.chat[first:]):
        left -= len(line.text)
        if left < 0:
            break
        told.append(wire.ChatLine(at, line.seat, line.name, line.text))
    return wire.Chat(told[::-1])


def tell_tutor(tutor: Tutor | None, eyes: int | None) -> wire.Tutor | None:
    """What the learner shall read and do; there is nothing to read while the rival plays what comes before it."""
    if tutor is None or tutor.step is None or eyes != LEARNER:
        return None
    step, steps = tutor.step, len(tutor.lesson.steps)
    if tutor.due is not None:
        return wire.Tutor(tutor.at, steps, {}, [], [])
    return wire.Tutor(tutor.at, steps, step.text, step.wants, step.shows)
