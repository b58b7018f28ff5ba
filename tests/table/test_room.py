"""A room: who may do what, what others see of it, undo and the end of a turn, clocks, stand-ins."""

import pytest

from blanketfort.bots import ask, make_bot
from blanketfort.table import company, lines
from blanketfort.table.lines import Clock, Head, Line, Place, read_line, write_line
from blanketfort.table.moment import Moment
from blanketfort.table.room import Room
from blanketfort.table.rooms import read_room
from blanketfort.table.seats import Refusal

ANN, BOB = "ann", "bob"


class Diary:
    """A room and all of its lines, at a clock that the test sets."""

    def __init__(self, game: str = "fort-sumter", clock: Clock | None = None, seats: int = 2) -> None:
        places = [Place("person", "Ann", (ANN,)), *[Place("open")] * (seats - 1)]
        self.rows: list[tuple[float, Line]] = [(0.0, Head(game, {}, "seed", "", places, ANN, clock))]
        self.room = read_room("table", self.rows)
        self.now = 0.0

    def do(self, line: Line) -> None:
        self.rows.append((self.now, read_line(write_line(line))))
        self.room.apply(self.now, line)
        if self.room.table is not None:
            for eyes in (None, 0, 1):  # all look at the table after every line
                self.room.shown(eyes)

    def seen(self, eyes: int | None) -> list[Moment]:
        return [moment for moments in self.room.shown(eyes) for moment in moments]

    def begin(self) -> "Diary":
        self.do(company.sit(self.room, BOB, 1, "Bob"))
        self.do(company.begin(self.room, ANN, "medium"))
        self.do(company.hurry(self.room, self.room.seq))  # nobody adds a word
        return self

    def choose(self) -> None:
        """Let the player who is asked choose sensibly."""
        room = self.room
        assert room.table is not None and room.turn.seat is not None
        if room.turn.awaits_end:
            self.do(room.end(room.turn.seat, room.version_for(room.turn.seat)))
            return
        option = ask(make_bot(room.game, "medium", 1), room.table.state)
        self.do(room.choose(room.turn.seat, room.version_for(room.turn.seat), room.game.option_table()[option].key))

    def until_awaiting(self) -> "Diary":
        while not self.room.turn.awaits_end:
            self.choose()
        return self


def refused(reason: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, match="server-", check=lambda refusal: refusal.reason == reason)


@pytest.mark.parametrize("game", ["fort", "fort-sumter", "forfort"])
def test_a_room_is_the_sum_of_its_lines(game: str) -> None:
    diary = Diary(game).begin()
    while diary.room.phase == "playing":
        diary.choose()
        seat = diary.room.turn.holder
        if seat is not None and diary.room.seq % 5 == 0:
            diary.do(diary.room.undo(seat, diary.room.version_for(seat)))
    again = read_room("table", diary.rows)
    assert again.phase == "over"
    assert again.version == diary.room.version
    assert company.find_winners(again) == company.find_winners(diary.room)
    for eyes in (None, 0, 1):
        assert again.shown_state(eyes).view(eyes) == diary.room.shown_state(eyes).view(eyes)
        told = [
            [[(moment.version, moment.key) for moment in group] for group in r.shown(eyes)] for r in (again, diary.room)
        ]
        assert told[0] == told[1]


def test_what_can_be_taken_back_is_shown_to_nobody_else() -> None:
    diary = Diary().begin().until_awaiting()
    room = diary.room
    seat, version = room.turn.seat, room.version
    assert seat is not None
    other = 1 - seat
    assert room.turn.holder == seat
    before = room.shown_state(other).view(other)
    assert [step.version for step in diary.seen(seat)][-1] == version
    assert [step.version for step in diary.seen(other)][-1] < version
    diary.do(room.undo(seat, version))
    assert room.shown_state(other).view(other) == before
    assert not any(step.is_undo or step.is_undone for step in diary.seen(other))
    assert any(step.is_undo for step in diary.seen(seat))
    diary.until_awaiting()
    diary.do(room.end(seat, room.version))
    assert diary.seen(other)[-1].version == room.version
    assert not any(step.is_undo or step.is_undone for step in diary.seen(other))


def test_what_was_taken_back_stays_untold_when_the_next_player_has_chosen() -> None:
    """A player who comes back is told the whole game again, without the card that another played and undid."""
    diary = Diary().begin().until_awaiting()
    room = diary.room
    seat = room.turn.seat
    assert seat is not None
    diary.do(room.undo(seat, room.version))
    diary.until_awaiting()
    diary.choose()
    diary.choose()
    assert room.turn.holder == 1 - seat
    assert not any(step.is_undo or step.is_undone for step in diary.seen(1 - seat))


def test_an_ended_turn_stays_ended_even_if_the_next_choice_is_taken_back() -> None:
    diary = Diary().begin().until_awaiting()
    room = diary.room
    assert room.table is not None
    first = room.turn.seat
    assert first is not None
    diary.choose()
    assert not room.table.can_undo(first)
    assert room.turn.seat != first


def test_only_who_is_asked_may_choose_and_only_at_the_version_that_stands() -> None:
    room = Diary().begin().room
    assert room.turn.seat is not None and room.table is not None and room.table.decision is not None
    key = room.table.decision.options[0].key
    with refused("not-asked"):
        room.choose(1 - room.turn.seat, room.version + 1, key)  # whether that version stands is not this seat's to know
    with refused("not-asked"):
        room.choose(1 - room.turn.seat, room.version, key)
    with refused("stale"):
        room.choose(room.turn.seat, room.version + 1, key)
    with refused("unlawful"):
        room.choose(room.turn.seat, room.version_for(room.turn.seat), "no such thing")
    with refused("cannot"):
        room.end(room.turn.seat, room.version_for(room.turn.seat))
    with refused("cannot"):
        room.undo(room.turn.seat, room.version)


def test_seats_are_taken_left_and_come_back_to() -> None:
    diary = Diary()
    room = diary.room
    with refused("cannot"):
        company.sit(room, BOB, 0, "Bob")
    with refused("cannot"):
        company.sit(room, BOB, 7, "Bob")
    with refused("not-allowed"):
        company.begin(room, BOB, "medium")
    diary.do(company.sit(room, BOB, 1, "Bob"))
    assert room.seats_of(BOB) == [1]
    diary.do(room.leave(BOB, 1, "medium"))
    assert room.seats_of(BOB) == []
    diary.do(company.sit(room, "cleo", 1, "Cleo"))
    diary.do(company.claim(room, "cleo's phone", 1))
    assert room.seats_of("cleo") == room.seats_of("cleo's phone") == [1]
    diary.do(company.begin(room, ANN, "medium"))
    with refused("cannot"):
        company.sit(room, BOB, 1, "Bob")
    assert room.names == ["Ann", "Cleo"]


def test_seats_that_stay_open_are_computer_players() -> None:
    diary = Diary()
    diary.do(company.begin(diary.room, ANN, "easy"))
    assert diary.room.seats[1].player == "easy"
    assert diary.room.seats[1].name


def test_a_stand_in_plays_until_the_person_takes_the_seat_back() -> None:
    diary = Diary().begin()
    room = diary.room
    seat = room.turn.seat
    assert seat is not None
    diary.do(room.stand_in(seat, "easy"))
    assert (room.turn.bot, room.turn.player) == (seat, "easy")
    with refused("not-asked"):
        room.choose(seat, room.version, "whatever")
    diary.do(room.stand_in(seat, ""))
    assert room.turn.bot is None


def test_a_clock_for_moves_runs_for_who_is_asked_and_then_a_bot_moves_once() -> None:
    diary = Diary(clock=Clock("move", 60, "bot")).begin()
    room = diary.room
    seat = room.turn.seat
    assert seat is not None and room.turn.deadline == 60
    diary.now = 20
    assert room.time_left(20) == [40, 60] if seat == 0 else [60, 40]
    diary.now = 60
    diary.do(company.time_out(room, seat, "easy"))
    assert (room.turn.bot, room.turn.player) == (seat, "easy")
    while room.turn.seat == seat:
        diary.do(lines.Choose(seat, _any_key(room)))
    assert room.seats[seat].stand_in == ""
    assert not room.seats[seat].is_forfeited


def test_nobody_gains_time_by_calling_a_stand_in_and_taking_the_seat_back() -> None:
    diary = Diary(clock=Clock("move", 30, "forfeit")).begin()
    room = diary.room
    seat = room.turn.seat
    assert seat is not None
    for now in range(0, 40, 10):
        diary.now = float(now)
        diary.do(room.stand_in(seat, "medium"))
        diary.now += 9
        assert room.turn.deadline is None  # the stand-in may think
        diary.do(room.stand_in(seat, ""))
    assert room.turn.deadline == 30.0


def test_whoever_forfeits_cannot_win() -> None:
    diary = Diary(clock=Clock("game", 60, "forfeit")).begin()
    room = diary.room
    seat = room.turn.seat
    assert seat is not None
    diary.now = 60
    diary.do(company.time_out(room, seat, "easy"))
    with refused("cannot"):
        room.stand_in(seat, "")
    while room.turn.seat is not None:
        if room.turn.awaits_end:
            diary.do(room.end(room.turn.seat, room.version_for(room.turn.seat)))
        else:
            diary.do(lines.Choose(room.turn.seat, _any_key(room)))
    assert company.find_winners(room) == [1 - seat]
    again = read_room("table", diary.rows)
    assert company.find_winners(again) == [1 - seat]


def test_no_clock_runs_while_the_server_was_away() -> None:
    diary = Diary(clock=Clock("move", 60, "bot")).begin()
    diary.now = 1000
    diary.do(lines.Awake())
    assert diary.room.turn.deadline == 1060


@pytest.mark.parametrize("is_alone", [True, False])
def test_where_people_play_each_other_nobody_sees_that_somebody_had_no_choice(is_alone: bool) -> None:
    """Alone with computer players, what is forced is done without asking."""
    diary = Diary("fort")
    if not is_alone:
        diary.do(company.sit(diary.room, BOB, 1, "Bob"))
    diary.do(company.begin(diary.room, ANN, "random"))
    if not is_alone:
        diary.do(company.hurry(diary.room, diary.room.seq))
    room = diary.room
    assert room.table is not None
    while room.turn.seat is not None:
        if room.turn.awaits_end:
            diary.do(room.end(room.turn.seat, room.version_for(room.turn.seat)))
        else:
            diary.do(lines.Choose(room.turn.seat, _any_key(room)))
    assert any(entry.is_forced for entry in room.table.standing) == is_alone


def _any_key(room: Room) -> str:
    assert room.table is not None and room.table.decision is not None
    options = room.table.decision.options
    return options[room.version % len(options)].key
