"""Everything about one table without I/O: who sits where, the game, whose turn it is, clocks, stand-ins, chat.

A room is the sum of its lines (`lines.py`). What somebody wants to do becomes a line by one of the methods that check
it, or a `Refusal` that says why not; `apply` then makes it so, the same in every process. Times are given, never asked.

What can still be undone is shown to nobody else: the others see the table as it stood before, until the player who is
asked has gone on to something final or has ended the turn.
"""

from __future__ import annotations

from msgspec.structs import replace

from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.game import Game
from blanketfort.engine.setup import Setup
from blanketfort.engine.shelf import house_game
from blanketfort.engine.state import State
from blanketfort.table import lines
from blanketfort.table.lesson import Tutor
from blanketfort.table.lines import Head, Line
from blanketfort.table.seats import Refusal, Seat, Timer
from blanketfort.table.seen import Moments, Seen
from blanketfort.table.shuffle import Shuffle
from blanketfort.table.table import Move, Table
from blanketfort.table.turn import PERSON, Turn
from blanketfort.table.twin import twin

MOST_HOLDERS = 8
"""From how many devices one seat can be held."""
MOST_STATES = 32
"""For how many versions it is kept where the game stood: no choice is taken back that is longer ago."""
MOST_SHOWN = 12
"""For how many it is kept although nothing can be taken back: who comes sees the table after each of them."""
MOST_UNDOS = 30
"""How many of the last twice as many moments may be choices taken back: else a log could grow without end."""
MOST_CHAT = 500
"""How many lines of chat are kept."""


class Room:
    """One table and all around it."""

    def __init__(self, id: str, at: float, head: Head) -> None:
        self.id = id
        self.head = head
        self.host = head.host
        self.game: Game = house_game(head.game, head.house).edition(head.rules or 1)
        self.setup = make_setup(self.game, head)
        self.seats = [Seat(place) for place in head.places]
        self.seq = 1
        """How many lines there are."""
        self.opened_at = self.changed_at = at
        self.table: Table | None = None
        self.chat: list[tuple[float, lines.Speak]] = []
        self.muted: frozenset[str | None] = frozenset()
        """The guests who may say nothing; None stands for all spectators."""
        self.rematch: str | None = None
        self.timer = Timer(head.clock, len(self.seats))
        self.shuffle: Shuffle | None = None
        self.tutor: Tutor | None = None
        self.is_superseded = False
        """Whether the choices that are read do not count, because a later line says where the game went on."""
        self.is_resumed = False
        """Whether the game went on from a position, because a rule had changed."""
        self.first_version = 0
        """The version of the deal; where the game was resumed, later than any that was seen before."""
        self._turn: Turn | None = None
        self._seen = Seen()

    def after(self, at: float, line: Line) -> Room:
        """The room as this line makes it; this one stays as it is."""
        other = self.clone()
        other.apply(at, line)
        return other

    def clone(self) -> Room:
        other = twin(self)
        other.seats = [twin(seat) for seat in self.seats]
        other.timer = self.timer.clone()
        other.table = None if self.table is None else self.table.clone()
        other.shuffle = None if self.shuffle is None else self.shuffle.clone()
        return other

    # Who is there.

    @property
    def phase(self) -> str:
        """gathering, playing or over."""
        if self.head.record:
            return "over"
        if self.table is None:
            return "gathering"
        return "over" if self.turn.seat is None else "playing"

    @property
    def version(self) -> int:
        """How many lines the game has, after the deal."""
        return 0 if self.table is None else self.table.version

    def version_for(self, eyes: int | None) -> int:
        """The same as these eyes know it: it does not tell how often somebody else took something back."""
        return self.first_version + len(self.shown(eyes)) - 1

    @property
    def is_shuffling(self) -> bool:
        """Whether words are awaited before the deal."""
        return self.shuffle is not None and self.table is None

    @property
    def is_known(self) -> bool:
        """Whether somebody may know the cards: they lay like this before, or were dealt by a seed of somebody's."""
        return self.head.is_chosen or bool(self.head.position and not self.head.tutorial)

    def seats_of(self, who: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if who is not None and who in seat.holders]

    def is_muted(self, seat: int | None) -> bool:
        """Whether the player on a seat, from whichever device, may say nothing (None: spectators)."""
        return not self.muted.isdisjoint([None] if seat is None else self.seats[seat].holders)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def holders(self) -> set[str]:
        """All guests who belong to the table."""
        return {self.host, *(holder for seat in self.seats for holder in seat.holders)} - {""}

    # Whose turn it is.

    @property
    def turn(self) -> Turn:
        """Whose turn it is; found out when first asked after a line, for what can be taken back takes a while."""
        if self._turn is None:
            self._turn = self._find_turn()
        return self._turn

    def _find_turn(self) -> Turn:
        table = self.table
        if table is None:
            return Turn()
        held, decision = table.count_held(), table.decision
        holder = table.standing[-1].seat if held else None
        asked = None if decision is None else decision.seat
        seat = asked if holder is None else holder
        if seat is None:
            return Turn()
        player = self.seats[seat].player
        deadline = self.timer.deadline(seat) if player == PERSON else None
        timed = seat if self.seats[seat].is_timed else None
        return Turn(seat, player, None, held, holder, holder is not None and holder != asked, timed, deadline)

    # What readers see.

    def shown_state(self, eyes: int | None) -> State:
        """The game as it stands for these eyes (None: a spectator's)."""
        assert self.table is not None
        held = self._held_from(eyes)
        before = self.table.standing[-held].before if held else None
        return before or self.table.state

    def shown(self, eyes: int | None) -> Moments:
        """What these eyes have seen happen."""
        assert self.table is not None
        return self._seen.by(eyes, self.table, self.turn)

    def _held_from(self, eyes: int | None) -> int:
        """How many of the last choices these eyes do not see: only the seat that can take them back does."""
        return 0 if eyes is not None and eyes == self.turn.holder else self.turn.held

    # What can be done: each gives the line that does it.

    def leave(self, who: str, seat: int, bot: str) -> Line:
        """Stand up; in a game a computer player stands in until the person comes back."""
        self.check_holder(who, seat)
        if self.phase == "playing":
            return lines.StandIn(seat, bot)
        if self.phase == "over":
            raise Refusal("cannot", "server-over")
        self.check_gathering()
        return lines.Leave(seat)

    def choose(self, seat: int, version: int, key: str) -> Line:
        """Take an option."""
        table = self._check_turn(seat, version)
        if self.turn.awaits_end:
            raise Refusal("not-asked", "server-end-first")
        try:
            table.try_out(seat, key)
        except IllegalMove:
            raise Refusal("unlawful", "server-unlawful") from None
        return lines.Choose(seat, key)

    def undo(self, seat: int, version: int) -> Line:
        """Take the last choice back."""
        table = self._check_turn(seat, version)
        if not table.can_undo(seat):
            raise Refusal("cannot", "server-no-undo")
        if sum(moment.is_undo for moment in table.log[-2 * MOST_UNDOS :]) >= MOST_UNDOS:
            raise Refusal("too-much", "server-undone-enough")
        return lines.Undo(seat)

    def end(self, seat: int, version: int) -> Line:
        """End a turn that could still be taken back."""
        self._check_turn(seat, version)
        if not self.turn.awaits_end:
            raise Refusal("cannot", "server-nothing-to-end")
        return lines.End(seat)

    def read(self, seat: int, step: int) -> Line:
        """Go on in a lesson."""
        raise Refusal("cannot", "server-no-tutorial")

    def stand_in(self, seat: int, bot: str, is_away: bool = False) -> Line:
        """Give a person's seat to a computer player, or back."""
        holder = self.seats[seat]
        if self.phase != "playing" or holder.kind != "person":
            raise Refusal("cannot", "server-not-playing")
        if not bot and not holder.may_return:
            raise Refusal("cannot", "server-forfeited")
        if not bot and holder.is_hurried:  # else the stand-in would never come to move, and the others wait for ever
            raise Refusal("cannot", "server-hurried")
        if bool(bot) == bool(holder.stand_in):
            raise Refusal("cannot", "server-so-already")
        return lines.StandIn(seat, bot, is_away)

    def check_gathering(self) -> None:
        if self.phase != "gathering" or self.is_shuffling:
            raise Refusal("cannot", "server-begun")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("cannot", "server-no-seat")

    def check_holder(self, who: str, seat: int) -> None:
        self.check_seat(seat)
        if seat not in self.seats_of(who):
            raise Refusal("not-allowed", "server-not-your-seat")

    def _check_turn(self, seat: int, version: int) -> Table:
        """The table, if this seat may do something in the game at this version."""
        if self.table is None or self.phase == "over":
            raise Refusal("cannot", "server-not-playing")
        if self.turn.seat != seat:  # first: others are not told how often the player who is asked has thought again
            raise Refusal("not-asked", "server-not-asked")
        if version != self.version_for(seat):
            raise Refusal("stale", "server-stale")
        if self.seats[seat].player != PERSON:
            raise Refusal("not-asked", "server-bot-plays")
        return self.table

    # Making it so.

    def apply(self, at: float, line: Line) -> None:
        """Make a line so. It was checked before it was stored."""
        self.seq += 1
        self.changed_at = at
        if self.head.clock is None:
            self._apply(at, line)  # whose turn it is need not be known: a long game is read much faster
            return
        asked = self.turn.seat
        if isinstance(line, lines.Awake):
            self.timer.skip(at, line.seconds)
        self.timer.charge(at, self.turn.timed)
        self._apply(at, line)
        if self.turn.seat != asked:
            self._pass_on(asked)

    def _apply(self, at: float, line: Line) -> None:
        self._turn, self._seen = None, self._seen.go_on()
        match line:
            case lines.Sit():
                self.seats[line.seat].take(line.name, line.holder, self.seq)
            case lines.Claim():
                self.seats[line.seat].admit(line.holder, MOST_HOLDERS)
            case lines.Leave():
                self._dismiss(self.seats[line.seat], "")
            case lines.Begin():
                self._begin(at, line)
            case lines.Pledge() | lines.Word() | lines.Hurry():
                self._shuffle(at, line)
            case lines.Choose() | lines.Undo() | lines.End() | lines.Read():
                if self.is_superseded:
                    self.first_version += 1
                else:
                    self._move(line)
            case lines.Resume():
                self._resume(line)
            case lines.StandIn():
                self._give_seat(self.seats[line.seat], line.bot)
                self.seats[line.seat].is_away = line.is_away
            case lines.TimeOut():
                self._time_out(line)
            case lines.Dismiss():
                self._dismiss(self.seats[line.seat], line.bot)
            case lines.Mute():
                guests = [None] if line.seat is None else self.seats[line.seat].holders
                self.muted = self.muted.union(guests) if line.is_muted else self.muted.difference(guests)
            case lines.HandOver():
                self.host = line.host
            case lines.Speak():
                self.chat = [*self.chat[1 - MOST_CHAT :], (at, line)]
            case lines.Rematch():
                self.rematch = line.table
            case _:
                pass

    def _begin(self, at: float, line: lines.Begin) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open":
                seat.become_bot(line.bot, number)
        if line.is_shared:
            people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
            self.shuffle = Shuffle(self.id, people, at)
        elif not self.is_superseded:
            self._deal()

    def _shuffle(self, at: float, line: lines.Pledge | lines.Word | lines.Hurry) -> None:
        shuffle = self.shuffle
        assert shuffle is not None
        if isinstance(line, lines.Pledge):
            shuffle.pledges[line.seat] = line.digest
        elif isinstance(line, lines.Word):
            shuffle.words[line.seat] = line.word
        shuffle.go_on(at, isinstance(line, lines.Hurry))
        if not shuffle.stage:
            self.setup = make_setup(self.game, replace(self.head, salt=shuffle.season(self.head.salt)))
            if not self.is_superseded:
                self._deal()

    def _deal(self) -> None:
        people = sum(seat.kind == "person" for seat in self.seats)
        self._seen = Seen()
        self.table = Table(self.game, self.setup, [seat.player for seat in self.seats], asks_all=people > 1)

    def _resume(self, line: lines.Resume) -> None:
        self.is_resumed = True
        self.first_version += self.version + 1
        if not self.is_superseded:
            self.setup = make_setup(self.game, replace(self.head, options=self.setup.options, rules=line.rules))
            self.setup.position = line.position
            self._deal()

    def _move(self, line: Move) -> None:
        assert self.table is not None
        self.table.apply(line)
        self.table.forget_until(self.table.version - MOST_STATES)

    def _give_seat(self, seat: Seat, bot: str) -> None:
        """To a computer player, or back; what was chosen on it till then stands, and nobody else's choice does."""
        seat.stand_in = bot
        if self.table is not None:
            number = self.seats.index(seat)
            self.table.settle(number)
            self.table.sitting[number] = seat.player

    def _dismiss(self, seat: Seat, bot: str) -> None:
        """Its person has the seat no more; in a game a computer player has it for good."""
        if self.table is None:
            seat.empty()
            return
        seat.holders, seat.taken_with = [], self.seq
        seat.may_return = seat.is_away = seat.is_hurried = False
        self._give_seat(seat, bot)

    def _time_out(self, line: lines.TimeOut) -> None:
        seat, clock = self.seats[line.seat], self.head.clock
        assert clock is not None
        seat.is_forfeited = clock.then == "forfeit"
        seat.may_return = clock.per == "move" and not seat.is_forfeited
        seat.is_hurried = seat.may_return
        self._give_seat(seat, line.bot)

    def _pass_on(self, seat: int | None) -> None:
        """Somebody else is asked now: who was only hurried has the own seat back."""
        if seat is not None and self.seats[seat].is_hurried:
            self.seats[seat].is_hurried = False
            self._give_seat(self.seats[seat], "")
        self._turn, self._seen = None, self._seen.go_on()
        self.timer.pass_on(self.turn.seat)
        self._turn = None

    def time_left(self, now: float) -> list[float] | None:
        """Seconds left for each seat."""
        return self.timer.left(now, self.turn.timed)


def make_setup(game: Game, head: Head) -> Setup:
    """The set-up of a game; BadSetup says what was wrong."""
    setup = game.make_setup(len(head.places), head.seed, head.options, head.salt, head.rules or 1)
    setup.position = head.position
    return setup
