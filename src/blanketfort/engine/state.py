"""The heart of every game: a state whose pending work is data.

What is still to happen sits on the agenda, a stack of small immutable steps, linked so that copying a state copies one
reference. A step either runs, pushing others, or asks a decision. Nothing else remembers where the game stands, so a
state can be copied, saved, undone and re-dealt at every decision, also in the middle of an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from blanketfort.engine.chance import Luck, Stream, root_of, shuffle_by
from blanketfort.engine.decision import Decision, Option
from blanketfort.engine.errors import BadText, IllegalMove
from blanketfort.engine.event import Event
from blanketfort.engine.setup import Setup

if TYPE_CHECKING:
    from blanketfort.engine.game import Game
    from blanketfort.engine.record import Record

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class Step(Generic[S]):
    """One piece of pending work: what, who, and a few ints. Never changed once made, never holding a hidden card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.below: Step[Any] | None = None
        """What lies under this step on the agenda; set once, when it is pushed, so that copies of a state share it."""

    def data(self) -> list[int]:
        """The ints that make this step again: `type(step)(*step.data())`."""
        return [self.seat]

    def asks(self) -> bool:
        """Whether this step asks a decision (else it runs)."""
        return False

    def run(self, state: S) -> None:
        """Do it. The step has been taken off the agenda."""
        raise NotImplementedError

    def kind(self) -> str:
        """The stable name of the decision."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """The legal options in ascending order; none at all means that the step falls away."""
        raise NotImplementedError

    def choose(self, state: S, option: int) -> None:
        """Carry out a legal option. The step has been taken off the agenda; it may push itself again."""
        raise NotImplementedError

    def is_secretive(self) -> bool:
        """Whether even a forced answer is asked, because skipping the question would tell others something."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class Asking(Step[S]):
    """A step that asks a decision."""

    def asks(self) -> bool:
        return True


BOTTOM: Final = Step[Any](-1)
"""Lies under every agenda: when it is the next step, the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class State:
    """One game in progress. Games derive from it; see docs/architecture.md for the contract."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players
        self.top: Step[Any] = BOTTOM
        """The agenda: the next step, linked to those below it."""
        self.legal: list[int] = []
        self.luck = setup.luck
        self.tick = 0
        self.pins: list[list[int]] | None = None
        self.keeps_history = False
        self.history: list[object] = []
        self.noted = 0
        """Each choice (an option id) and each chance outcome (its ints), as far as `noted`.

        Copies of a state share the list: one that continues from its end appends, one that branches off takes a copy.
        """
        self.sink: list[Event] | None = None
        self._decision: Decision | None = None

    def clone(self) -> State:
        """An independent copy, without the event sink: the one thing that each game's state does in its own way."""
        raise NotImplementedError

    # What its game says of it.

    @property
    def game(self) -> Game:
        """The game that is played: a state is data, all behaviour is its game's."""
        return self.setup.game

    def option_table(self) -> list[Option]:
        """All options of the game, by id."""
        return self.setup.table

    def view(self, seat: int | None) -> Any:
        """All that this seat may know (None: a spectator), as its game's `view_type`."""
        return self.setup.game.view(self, seat)

    def determinize(self, seat: int, seed: int) -> Self:
        """A full state that this seat cannot tell from the real one; the same for all states it cannot tell apart."""
        return cast(Self, self.setup.game.determinize(self, seat, seed))

    def scores(self) -> list[dict[str, int]]:
        """Per seat the points by source, and their `total`."""
        return self.setup.game.scores(self)

    def find_winners(self) -> list[int]:
        """The seats that win when the game ends as it stands."""
        return self.setup.game.find_winners(self)

    def to_text(self) -> str:
        """The whole position in text, secrets and all; `game.from_text` reads it back."""
        return self.setup.game.write_position(self)

    def components(self) -> dict[str, int]:
        """How many of each card and token are on the table, wherever they are: the same at every moment."""
        return self.setup.game.count_components(self)

    @property
    def record(self) -> Record:
        """The game so far as a record: its set-up, every choice and every chance outcome."""
        return self.setup.game.record(self)

    # Where it stands.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.top is BOTTOM

    @property
    def agenda(self) -> list[Step[Any]]:
        """The pending steps, the next one last."""
        steps: list[Step[Any]] = []
        step = self.top
        while step.below is not None:
            steps.append(step)
            step = step.below
        steps.reverse()
        return steps

    @agenda.setter
    def agenda(self, steps: list[Step[Any]]) -> None:
        """Replace all pending work; none at all ends the game."""
        self.top = BOTTOM
        for step in steps:
            self.push(step)

    @property
    def winners(self) -> list[int]:
        """The seats that won; none while the game goes on."""
        return self.find_winners() if self.over else []

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._decision is None and self.top is not BOTTOM:
            step = self.top
            table = self.option_table()
            self._decision = Decision(step.seat, step.kind(), tuple([table[i] for i in self.legal]))
        return self._decision

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes before all that is there."""
        if step.below is None:
            step.below = self.top
        elif step.below is not self.top:
            # A step may lie on the agendas of copies of this state: it goes to another place only as a new one.
            step = type(step)(*step.data())
            step.below = self.top
        self.top = step

    def pop(self) -> Step[Any]:
        """Take the next step off the agenda."""
        step = self.top
        assert step.below is not None, "the agenda is empty"
        self.top = step.below
        return step

    def play(self, choice: str | int) -> None:
        """Carry out one option, named by key or id, after checking that it is legal."""
        self.apply(self.find_option(choice))

    def find_option(self, choice: str | int) -> int:
        """The id of a legal option named by key or id; IllegalMove says what was wrong and what is legal."""
        table = self.option_table()
        for id in self.legal:
            if choice == table[id].key or choice == id:
                return id
        if self.over:
            raise IllegalMove(f"{choice!r} cannot be played: the game is over")
        legal = ", ".join(table[id].key for id in self.legal)
        raise IllegalMove(f"{choice!r} is not legal for seat {self.top.seat} here; legal are: {legal}")

    def apply(self, option: int) -> None:
        """Carry out a legal option without checking it: the fast door, for search."""
        if self.keeps_history:
            self.note(option)
        self.pop().choose(self, option)
        self.settle()

    def settle(self) -> None:
        """Run the agenda up to the next real choice, or to the end of the game."""
        self._decision = None
        while self.top is not BOTTOM:
            step = self.top
            if not step.asks():
                self.pop().run(self)
                continue
            legal = step.options(self)
            count = len(legal)
            if count == 0:
                self.pop()
            elif count == 1 and not step.is_secretive():
                self.pop().choose(self, legal[0])
            else:
                self.legal = legal
                return
        self.legal = []

    def copy_core(self, copy: State) -> None:
        """Give a fresh copy all that this class holds; the sink stays behind."""
        copy.top = self.top
        copy.legal = self.legal
        copy.luck = self.luck
        copy.tick = self.tick
        copy.pins = None if self.pins is None else self.pins[:]
        copy.keeps_history = self.keeps_history
        copy.history = self.history
        copy.noted = self.noted
        copy._decision = self._decision

    def note(self, line: object) -> None:
        """Add a line to the history."""
        if len(self.history) != self.noted:
            self.history = self.history[: self.noted]
        self.history.append(line)
        self.noted += 1

    def become_possible(self, seat: int, seed: int) -> Stream:
        """From now on this state is one that might be: without history, with luck of its own.

        Returns the stream to deal anew what the seat has not seen.
        """
        self.keeps_history = False
        self.history = []
        self.noted = 0
        self.pins = None
        self.luck = Luck(root_of(seed, f"re-dealt for {seat}"))
        self.tick = 1
        self._decision = None
        return self.luck.stream(0)

    # Chance.

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a pile in place: a chance event."""
        size = len(cards)
        if size < 2:
            return
        if self.pins is not None and len(self.pins) > 0:
            shuffle_by(cards, self.draw([at + 1 for at in range(size - 1, 0, -1)]))
            return
        draws = self.luck.stream(self.tick).shuffle(cards)
        self.tick += 1
        if self.keeps_history:
            self.note(draws)

    def draw(self, bounds: list[int]) -> list[int]:
        """Random integers, each below its bound: a chance event, recorded, and pinned where pins are left."""
        pins = self.pins
        draws: list[int] = []
        if pins is not None and len(pins) > 0:
            draws = pins.pop(0)
            check_pin(draws, bounds)
        else:
            stream = self.luck.stream(self.tick)
            for bound in bounds:
                draws.append(stream.below(bound))
        self.tick += 1
        if self.keeps_history:
            self.note(draws)
        return draws

    # Telling.

    def tell(self, kind: str, seat: int, open: dict[str, object]) -> None:
        """Tell everyone what happened. Callers ask `if self.sink is not None` first: search has no sink."""
        if self.sink is not None:
            self.sink.append(Event(kind, seat, open, {}, ()))

    def confide(self, kind: str, seat: int, open: dict[str, object], secret: dict[str, object]) -> None:
        """Tell everyone what happened, and the seat itself the secret part too."""
        if self.sink is not None:
            self.sink.append(Event(kind, seat, open, secret, (seat,)))


def check_pin(draws: list[int], bounds: list[int]) -> None:
    """A chance outcome that was given must be one that could have been."""
    if len(draws) != len(bounds):
        raise BadText(f"a chance outcome has {len(draws)} numbers where {len(bounds)} were drawn")
    for at, bound in enumerate(bounds):
        if not 0 <= draws[at] < bound:
            raise BadText(f"a chance outcome has {draws[at]} where a number below {bound} was drawn")
