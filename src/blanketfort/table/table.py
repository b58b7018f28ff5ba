"""A table: a game's state, who sits where, the log of all that happened, and undo up to the last reveal."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import groupby

from blanketfort.engine.decision import Decision, Option
from blanketfort.engine.errors import BlanketfortError, IllegalMove
from blanketfort.engine.event import Event, Happening
from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.table.foresight import Foresight
from blanketfort.table.lines import Choose, End, Read, Undo
from blanketfort.table.moment import NO_OPTION, Moment
from blanketfort.table.turn import PERSON
from blanketfort.table.twin import twin

UNDONE = "house.undone"
"""The event of taking a choice back: the only thing that happens at a table and not in a game."""

Move = Choose | Undo | End | Read
"""The lines that lead a table to its next version."""


class Table:
    """One game and those who play it. `sitting` names each seat's player: PERSON, or a computer player.

    Computer players are asked by what runs the table, through `choose` like everybody else. `keep` is told every
    accepted choice before it takes effect: what it has stored can never be lost.
    """

    def __init__(self, game: Game, setup: Setup, sitting: list[str], asks_all: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.sitting = sitting
        self.asks_all = asks_all
        """Whether people are asked even where they have only one thing to choose: else others see that they had not."""
        self.keep: Callable[[Move], None] = _forget
        self.version = 0
        """How many choices were made, taken back, or ended, since the deal."""
        events: list[Event] = []
        self.state = game.begin(setup, None, events)
        self.foresight = None if self.state.over else Foresight(self.state)
        """What the options at hand may show."""
        deal = Moment(0, NOBODY, NO_OPTION, events, None, self.state)
        self.log: list[Moment] = [deal]
        """All that happened."""
        self.standing: list[Moment] = []
        """The choices that have not been taken back."""
        self.settled = 0
        """How many of these are final, because their player has said so."""
        self.forgotten = 0
        """Of how many moments it is forgotten where the game stood."""
        self.shown = [0] * setup.players
        """How much of the log each seat has been shown."""
        self._tried: Moment | None = None
        self._answer_forced()

    def clone(self) -> Table:
        """A copy that goes on by itself: what happens at it is not known here."""
        other = twin(self)
        other.sitting, other.log, other.standing = self.sitting[:], self.log[:], self.standing[:]
        other.shown = self.shown[:]
        return other

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.sitting) if player == PERSON]

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.state.decision

    def apply(self, line: Move) -> None:
        """Make a line so."""
        match line:
            case Choose():
                self.choose(line.seat, line.key)
            case Undo():
                self.undo(line.seat)
            case _:
                self.end(line.seat)

    # Choosing.

    def choose(self, seat: int, choice: str | int) -> None:
        """Carry out a seat's choice, named by key or id; IllegalMove says why it cannot be."""
        tried = self.try_out(seat, choice)
        self.keep(Choose(seat, tried.key))
        self.version += 1
        self._make_so(copy(tried))  # `self` may be a copy that comes to nothing: what was tried is tried again then
        self._answer_forced()

    def try_out(self, seat: int, choice: str | int) -> Moment:
        """What a choice comes to, on a copy: nothing has happened yet. IllegalMove says why it cannot be made.

        The option is looked up here and nowhere else: `choose` goes on with what was tried last.
        """
        if self.decision is not None and self.decision.seat != seat:
            raise IllegalMove(f"seat {seat} is not asked now: seat {self.decision.seat} is")
        tried = self._tried
        if tried is None or tried.before is not self.state or choice not in (tried.key, tried.option.id):
            option = self.state.option_table()[self.state.find_option(choice)]
            tried = self._tried = self._carry_out(option, self.version + 1)
        return tried

    def _carry_out(self, option: Option, version: int) -> Moment:
        after = self.state.clone()
        after.sink = events = list[Event]()
        after.apply(option.id)
        moment = Moment(version, self.state.top.seat, option, events, self.state, after)
        moment.foresight = self.foresight
        return moment

    def _make_so(self, moment: Moment) -> None:
        assert moment.after is not None
        moment.is_bots = self.sitting[moment.seat] != PERSON
        self.log.append(moment)
        self.standing.append(moment)
        self._set_state(moment.after)

    def _answer_forced(self) -> None:
        """A person with only one thing to choose is not asked, unless that would tell others something."""
        while not self.asks_all and (decision := self.decision) is not None:
            if len(decision.options) > 1 or self.sitting[decision.seat] != PERSON:
                return
            moment = self._carry_out(decision.options[0], self.version)
            moment.is_forced = True
            self._make_so(moment)

    def _set_state(self, state: State) -> None:
        self.state = state
        self._tried = None
        self.foresight = None if state.over else Foresight(state)

    # Taking back.

    def is_final(self, option: int) -> bool:
        """Whether this option, once chosen, may not be taken back; told beforehand, from what the chooser knows."""
        assert self.foresight is not None
        return self.foresight.may_reveal(option)

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's, and neither it nor what followed showed anybody anything new."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back."""
        count = self._undoable(seat)
        if count is None:
            raise BlanketfortError(f"seat {seat} has nothing that can be taken back")
        self.keep(Undo(seat))
        self.version += 1
        gone, self.standing = self.standing[-count:], self.standing[:-count]
        first = self.log.index(gone[0])
        self.log[first:] = [moment.as_undone() for moment in self.log[first:]]
        before = gone[0].before
        assert before is not None
        undo = Moment(self.version, seat, NO_OPTION, [Event(UNDONE, seat, {}, {}, ())], self.state, before)
        undo.is_undo = True
        self.log.append(undo)
        self._set_state(before)

    def end(self, seat: int) -> None:
        """Let all choices so far stand for good, and tell so."""
        self.version += 1
        self.settle(seat)
        self.log.append(Moment(self.version, seat, NO_OPTION, [], self.state, self.state))

    def settle(self, seat: int) -> None:
        """Let what this seat could take back stand for good."""
        if self.standing and self.standing[-1].seat == seat:
            self.settled = len(self.standing)

    def forget_until(self, version: int) -> None:
        """Let go of where the game stood up to a version of long ago; what was chosen till then stands for good."""
        while self.log[self.forgotten].version <= version:
            self.log[self.forgotten].forget(self.log[max(0, self.forgotten - 1)])
            self.forgotten += 1
        while self.settled < len(self.standing) and self.standing[self.settled].version <= version:
            self.settled += 1

    def forget(self, held: int, most: int) -> None:
        """Let go of where the game stood, but for the choices that can be taken back and the last versions."""
        first = self.standing[-held].version if held else self.version
        self.forget_until(min(first - 1, self.version - most))

    def count_held(self) -> int:
        """How many of the last choices can still be taken back, one after the other."""
        held = 0
        for count, moment in enumerate(reversed(self.standing[self.settled :]), start=1):
            if moment.seat != self.standing[-1].seat or moment.is_final:
                break
            held = held if moment.is_forced else count
        return held

    def _undoable(self, seat: int) -> int | None:
        """How many of the standing choices go when the seat takes its last own one back."""
        for count, moment in enumerate(reversed(self.standing[self.settled :]), start=1):
            if moment.seat != seat or moment.is_final:
                return None
            if not moment.is_forced:
                return count
        return None

    # Looking.

    def happenings(self, seat: int | None, first: int = 0) -> list[Happening]:
        """What happened from that line of the log on, as the seat may know it."""
        return [event.seen_by(seat) for moment in self.log[first:] for event in moment.events]

    def news(self, seat: int) -> list[list[Moment]]:
        """What the others did since this seat was last shown the table, one player after the other."""
        runs = [list(run) for _seat, run in groupby(self.log[self.shown[seat] :], lambda moment: moment.seat)]
        return [run for run in runs if run[0].seat != seat and any(moment.events for moment in run)]

    def note_shown(self, seat: int) -> None:
        """Note that the seat has been shown all that happened so far."""
        self.shown[seat] = len(self.log)


def say_happening(game: Game, told: Happening) -> Phrase:
    """What somebody is told of an event, in words."""
    return Phrase("house-event-undone", player=told.seat) if told.kind == UNDONE else game.say_event(told)


def _forget(line: Move) -> None:
    """Keep nothing."""
