"""Those around the table: who sits down, what the host may do, what is said, and the deal to which everybody adds.

Each gives the line that does it, or a Refusal.
"""

from __future__ import annotations

import unicodedata

from blanketfort.engine.errors import IllegalMove
from blanketfort.table import lines
from blanketfort.table.lines import Head, Line
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal
from blanketfort.table.shuffle import Shuffle

ALIKE = str.maketrans("аеорсухіјѕкмтнвԁһαοινρτυκωl1|0", "aeopcyxijskmthbdhaoivptukwiiio")  # noqa: RUF001
"""Letters of other alphabets, and figures, that look like Latin ones."""


def sit(room: Room, who: str, seat: int, name: str) -> Line:
    """Take an open seat."""
    room.check_seat(seat)
    room.check_gathering()
    if room.seats[seat].kind != "open":
        raise Refusal("cannot", "server-seat-taken", player=seat)
    if name and looks_of(name) in [looks_of(other) for other in room.names]:
        raise Refusal("cannot", "server-name-taken")
    return lines.Sit(seat, name, who)


def looks_of(name: str) -> str:
    """What a name looks like: two that cannot be told apart look the same."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalnum() or unicodedata.category(letter)[0] == "S")


def claim(room: Room, who: str, seat: int) -> Line:
    """Come back to a seat; the guest has shown its key."""
    room.check_seat(seat)
    if room.seats[seat].kind != "person" or not room.seats[seat].holders:
        raise Refusal("cannot", "server-link-old")
    return lines.Claim(seat, who)


def hold_alone(room: Room, who: str, seat: int) -> Line:
    """Take one's own seat anew: whoever came by its link has it no more. They can't do the same to its owner."""
    room.check_holder(who, seat)
    first, *others = room.seats[seat].holders
    if who != first:
        raise Refusal("not-allowed", "server-not-first-device")
    if not others:
        raise Refusal("cannot", "server-so-already")
    return lines.Sit(seat, room.seats[seat].name, who)


def begin(room: Room, who: str, bot: str) -> Line:
    """Deal."""
    _check_host(room, who)
    room.check_gathering()
    return lines.Begin(bot, is_shared(room.head, [seat.holders for seat in room.seats]))


def dismiss(room: Room, who: str, seat: int, bot: str) -> Line:
    """Send another player away."""
    _check_host(room, who)
    room.check_seat(seat)
    if room.seats[seat].kind != "person" or not room.seats[seat].holders or room.phase == "over" or room.is_shuffling:
        raise Refusal("cannot", "server-not-playing")
    return lines.Dismiss(seat, bot)


def mute(room: Room, who: str, seat: int | None, is_muted: bool) -> Line:
    """Let a player, or all spectators, say nothing any more, or speak again."""
    _check_host(room, who)
    if seat is not None:
        room.check_seat(seat)
    if is_muted == room.is_muted(seat):
        raise Refusal("cannot", "server-so-already")
    return lines.Mute(seat, is_muted)


def hand_over(room: Room, who: str, seat: int) -> Line:
    """Make another player the host."""
    _check_host(room, who)
    room.check_seat(seat)
    if not room.seats[seat].holders or who in room.seats[seat].holders:
        raise Refusal("cannot", "server-no-seat")
    return lines.HandOver(room.seats[seat].holders[-1])


def speak(room: Room, who: str | None, text: str) -> Line:
    seats = room.seats_of(who)
    seat = seats[0] if seats else None
    if who in room.muted or room.is_muted(seat):
        raise Refusal("not-allowed", "server-muted")
    return lines.Speak(seat, "" if seat is None else room.seats[seat].name, text)


def check_rematch(room: Room, who: str) -> None:
    if room.phase != "over" or room.table is None:
        raise Refusal("cannot", "server-not-over")
    if who not in room.holders:
        raise Refusal("not-allowed", "server-not-your-seat")


def ask_rematch(room: Room, who: str, table: str) -> Line:
    """Go on with another game at that table."""
    check_rematch(room, who)
    if room.rematch is not None:
        raise Refusal("cannot", "server-so-already")
    return lines.Rematch(table)


def _check_host(room: Room, who: str) -> None:
    if who != room.host:
        raise Refusal("not-allowed", "server-only-host")


def pledge(room: Room, who: str, seat: int, digest: str) -> Line:
    """Fix the word of a seat for the shuffle."""
    _check_shuffle(room, who, seat).check_pledge(seat, digest)
    return lines.Pledge(seat, digest)


def add_word(room: Room, who: str, seat: int, word: str) -> Line:
    """Tell the word of a seat for the shuffle."""
    _check_shuffle(room, who, seat).check_word(seat, word)
    return lines.Word(seat, word)


def hurry(room: Room, seq: int) -> Line:
    """Wait no longer for words, if nothing has happened since that line."""
    if not room.is_shuffling or room.seq != seq:
        raise Refusal("stale", "server-stale")
    return lines.Hurry()


def _check_shuffle(room: Room, who: str, seat: int) -> Shuffle:
    room.check_holder(who, seat)
    if room.shuffle is None:
        raise Refusal("cannot", "server-so-already")
    return room.shuffle


def answer(room: Room, seat: int, key: str) -> Line:
    """Take an option for a computer player; one that names none does the first lawful thing: the game goes on."""
    assert room.table is not None and room.table.decision is not None
    try:
        return lines.Choose(seat, room.table.try_out(seat, key).key)
    except IllegalMove:
        return lines.Choose(seat, room.table.decision.options[0].key)


def time_out(room: Room, seat: int, bot: str) -> Line:
    """What happens when a person has thought too long: a turn that only had to be ended is ended."""
    return lines.End(seat) if room.turn.awaits_end else lines.TimeOut(seat, bot)


def awake(seconds: float) -> Line:
    """Give back the time in which nobody served."""
    if not seconds:
        raise Refusal("stale", "server-stale")
    return lines.Awake(seconds)


def is_shared(head: Head, holders: list[list[str]]) -> bool:
    """Whether the deal is everybody's: where several people sit down to cards that nobody knows yet."""
    return not head.position and len({holder for seat in holders for holder in seat[:1]}) > 1


def find_winners(room: Room) -> list[int]:
    """Who won, of those who did not forfeit."""
    assert room.table is not None
    state = room.table.state
    playing = [number for number, seat in enumerate(room.seats) if not seat.is_forfeited]
    winners = [number for number in state.winners if number in playing]
    if winners or not playing:
        return winners
    totals = [score["total"] for score in state.scores()]
    best = max(totals[number] for number in playing)
    return [number for number in playing if totals[number] == best]


def results_of(room: Room) -> tuple[tuple[str, bool, int], ...]:
    """How its guests did in a finished game, from its deal on: what goes into their statistics."""
    if room.phase != "over" or room.table is None or room.head.occasion not in ("", "day"):
        return ()
    winners, scores = find_winners(room), room.table.state.scores()
    seats = [(guest, room.seats_of(guest)) for guest in sorted(room.holders)]
    return tuple((guest, own[0] in winners, scores[own[0]]["total"]) for guest, own in seats if len(own) == 1)
