"""Finished games: stepped through, written down, proved, continued at another table."""

from __future__ import annotations

import re
import secrets
from itertools import pairwise

from msgspec import Raw

import blanketfort
from blanketfort.engine.chance import commitment_to
from blanketfort.engine.errors import BadSetup, BadText, BlanketfortError
from blanketfort.engine.event import Event, Happening
from blanketfort.engine.game import Game
from blanketfort.engine.proof import reveal, verify
from blanketfort.engine.record import HEADING, Record
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.locale.errors import say_error
from blanketfort.server import wire, wire_finished, wishes
from blanketfort.server.catalogue import locate_cards, usual_bot
from blanketfort.server.new_table import deal_if_full, make_place
from blanketfort.server.teller import make_result
from blanketfort.server.told import tell_happening
from blanketfort.table import company
from blanketfort.table.lines import Head, Line, Place
from blanketfort.table.moment import Moment
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal, Seat
from blanketfort.table.shuffle import Shuffle
from blanketfort.table.story import open_view, renew, tell_story

OPEN = "open"
MOST_CHOICES = 2000
"""How many choices a game that is taken in may have: it is played again for each who looks at it."""
LARGEST_RECORD = 60_000
"""How many bytes its record may have: it is kept for good. Two thousand choices have 42,000."""


class Eyes:
    """Whose eyes look at a finished game: a seat's, a spectator's (None), or everybody's at once."""

    def __init__(self, seat: int | None, is_open: bool) -> None:
        self.seat = seat
        self.is_open = is_open

    def view(self, state: State) -> View:
        seen: View = open_view(state) if self.is_open else state.view(self.seat)
        return seen

    def seen(self, event: Event) -> Happening:
        return event.seen_by_all() if self.is_open else event.seen_by(self.seat)


def read_eyes(text: str, players: int) -> Eyes:
    """`open`, the number of a seat, or nothing for a spectator."""
    if text in ("", OPEN):
        return Eyes(None, text == OPEN)
    if text.isdecimal() and len(text) < 3 and int(text) < players:
        return Eyes(int(text), is_open=False)
    raise Refusal("malformed", "server-no-seat")


def record_of(room: Room) -> Record:
    """The record of a finished game; while it goes on there is none."""
    if room.head.record:
        return Record.from_text(room.head.record)
    if room.phase != "over" or room.table is None:
        raise Refusal("cannot", "server-not-over")
    return reveal(room.table.state)


def step_through(record: Record, game: Game) -> list[Moment]:
    """A finished game from its deal on, if that can be played again by the rules of today."""
    try:
        return tell_story(record, game)
    except BadText:
        raise other_rules(record) from None


def other_rules(record: Record) -> Refusal:
    return Refusal("cannot", "server-other-rules", rules=record.rules)


def make_replay(room: Room, eyes_of: str) -> wire_finished.Replay:
    """The whole game, ready to be stepped through; written step by step, for all at once would make others wait."""
    record = record_of(room)
    eyes = read_eyes(eyes_of, record.players)
    story = step_through(record, room.game)
    end = story[-1].after
    assert end is not None
    winners = end.winners if room.table is None else company.find_winners(room)
    seed = "" if record.seed is None else str(record.seed)
    course = [moment.totals for moment in story]
    return wire_finished.Replay(
        id=room.id,
        game=record.game,
        cards=locate_cards(room.id, room.setup),
        options=record.options,
        names=room.names,
        seat=eyes.seat,
        is_open=eyes.is_open,
        steps=[Raw(wire.encode(_tell_moment(room.game, moment, eyes))) for moment in story],  # type: ignore[misc]
        result=make_result(room.game, end, course, winners, seed, record.salt),
        commitment=record.commitment,
    )


def _tell_moment(game: Game, moment: Moment, eyes: Eyes) -> wire.Moment:
    assert moment.after is not None
    happenings = [tell_happening(game, eyes.seen(event)) for event in moment.events]
    told = wire.Moment(moment.version, moment.seat, happenings, eyes.view(moment.after))
    if moment.before is not None and (eyes.is_open or eyes.seat == moment.seat):
        # Only for those who may know: a choice may name a card that only its chooser sees.
        told.key, told.say = moment.key, game.say_option(moment.key, moment.before.view(moment.seat))
    return told


def make_proof(room: Room, language: str) -> wire_finished.Proof:
    """Whether the shuffle was fixed before the deal; what does not fit is named with its line, for the reader."""
    record = record_of(room)
    text = room.head.record or record.to_text()
    detail = ""
    try:
        verify(text, room.game)
    except BlanketfortError as error:
        detail = say_error(str(error), language)
    seed = "" if record.seed is None else str(record.seed)
    return wire_finished.Proof(
        is_proved=not detail,
        commitment=record.commitment,
        seed=seed,
        salt=record.salt,
        record=text,
        detail=detail,
        seed_commitment=record.commitment if room.shuffle is None else commitment_to(seed, room.head.salt),
        shares=[] if room.shuffle is None else tell_shares(room.shuffle),
        rules=record.rules,
        checked_by=blanketfort.__version__,
    )


def tell_shares(shuffle: Shuffle) -> list[wire_finished.Share]:
    """What everybody added."""
    return [wire_finished.Share(seat, pledge, shuffle.words.get(seat, "")) for seat, pledge in shuffle.pledges.items()]


def take_in(text: str, who: str) -> list[Line]:
    """The only line of a table that shows a game played elsewhere; BadText says what is wrong with its record."""
    if len(text.encode()) > LARGEST_RECORD:
        raise Refusal("too-large", "server-too-large")
    record = Record.from_text(text)
    if record.position:  # it could be any, also one that no rule was made for and that play never leaves
        raise BadText("this game began from a position that was set up: only games from the deal on are taken in")
    if len(record.choices) > MOST_CHOICES:
        raise BadText(f"a game of {len(record.choices)} choices is not taken in: {MOST_CHOICES} are the most")
    game = record.find_game(find_game(record.game))
    end = tell_story(record, game)[-1].after
    if end is None or not end.over:
        raise BadText("the record breaks off before the game is over")
    places = [Place("person") for _seat in range(record.players)]
    return [Head(record.game, record.options, "", "", places, who, record=text, rules=record.rules)]


def split_records(text: str) -> list[str]:
    """The records of a text that has one after the other."""
    starts = [found.start() for found in re.finditer(f"^{HEADING}$", text, re.MULTILINE)]
    return [text[first:last] for first, last in pairwise([*starts, len(text)])] if len(starts) > 1 else [text]


# Going on.


def branch(room: Room, wanted: wishes.Branch, who: str) -> list[Line]:
    """A new table that goes on from a step of this game, with new luck."""
    story = step_through(record_of(room), room.game)
    if not 0 <= wanted.step < len(story):
        raise BadSetup(f"the game has steps 0 to {len(story) - 1}, not {wanted.step}")
    state = story[wanted.step].after
    if state is None or state.over:
        raise BadSetup("the game is over at this step: go on from an earlier one")
    if len(wanted.seats) != state.players:
        raise BadSetup(f"this game has {state.players} seats, not {len(wanted.seats)}")
    places = [make_place(room.game, number, plan, who, wanted.name) for number, plan in enumerate(wanted.seats)]
    seed = secrets.token_hex(16)
    head = Head(
        game=room.game.name,
        options=dict(state.setup.options),
        seed=seed,
        salt="",
        places=places,
        host=who,
        position=renew(state, seed, ""),
        origin=room.id,
        origin_step=wanted.step,
        rules=state.setup.rules,
        house=room.head.house,
    )
    return deal_if_full(head)


def open_rematch(room: Room, who: str) -> list[Line]:
    """The same people at a new table, one seat further, so that somebody else begins.

    With a clock it waits until the others have sat down again: nobody shall lose a game without knowing of it.
    """
    head, seed = room.head, secrets.token_hex(16)
    position = renew(room.game.from_text(head.position), seed, "") if head.position else ""
    places = [_seat_again(room, seat, who) for seat in room.seats]
    again = Head(
        game=head.game,
        options=room.setup.options,
        seed=seed,
        salt="",
        places=places[1:] + places[:1],
        host=who if head.clock else room.host,
        clock=head.clock,
        hints=head.hints,
        position=position,
        rules=room.setup.rules if position else room.game.rules_version,
        house=head.house,
    )
    return deal_if_full(again)


def _seat_again(room: Room, seat: Seat, who: str) -> Place:
    if seat.kind == "person" and not seat.holders:  # whose player was sent away
        return Place("bot", seat.name, bot=seat.stand_in or usual_bot(room.game))
    if seat.kind == "person" and room.head.clock and who not in seat.holders:
        return Place("open")
    return Place(seat.kind, seat.name, tuple(seat.holders), seat.bot)
