"""The heart of every game: a state whose pending work is data.

What is still to happen sits on the agenda, a short stack of small immutable steps that copies of a state share. A step
either runs, pushing others, or asks a decision. Nothing else remembers where the game stands, so a state can be copied,
saved, undone and re-dealt at every decision, also in the middle of an effect.
"""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.chance import Luck, Stream, root_of, shuffle_by
from blanketfort.engine.decision import Decision, Offer, Option
from blanketfort.engine.errors import BadText, IllegalMove
from blanketfort.engine.event import Event
from blanketfort.engine.setup import Setup

if TYPE_CHECKING:
    from blanketfort.engine.game import Game
    from blanketfort.engine.record import Record
    from blanketfort.engine.view import View

MOST_STEPS: Final = 10_000
"""More than run between two choices of any game that ends."""


_NAMES: Final[dict[type, list[str]]] = {}


def names_of(step: type) -> list[str]:
    """What a kind of step calls the ints that it is made of; found once, for a signature takes long to read."""
    if step not in _NAMES:
        _NAMES[step] = list(signature(step).parameters)
    return _NAMES[step]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # a game from outside is plain Python
class Step:
    """One piece of pending work: what, who, and a few ints. Never changed once made, never holding a hidden card.

    The state that its methods get is that of the step's own game: Any, so that each game may name its own.
    """

    clause: ClassVar[str] = ""
    """The clause of the rulebook that a question is about."""
    question: ClassVar[str] = ""
    """The stable name of the question."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def data(self) -> list[int]:
        """The ints that make this step again, `type(step)(*step.data())`: it keeps them under the names it takes."""
        return [getattr(self, name) for name in names_of(type(self))]

    def asks(self) -> bool:
        """Whether this step asks a decision (else it runs)."""
        return False

    def run(self, state: Any) -> None:
        """Do it. The step has been taken off the agenda."""
        raise NotImplementedError

    def kind(self) -> str:
        """The stable name of the decision, where it is not the same for all of the class."""
        return self.question

    def propose(self, state: Any, offer: Offer) -> None:
        """Offer the legal options in ascending order; none at all means that the step falls away."""
        raise NotImplementedError

    def choose(self, state: Any, option: i64) -> None:
        """Carry out a legal option. The step has been taken off the agenda; it may push itself again."""
        raise NotImplementedError

    def rule(self) -> str:
        """The clause that the question is about, where it is not the same for all of the class."""
        return self.clause

    def is_secretive(self) -> bool:
        """Whether even a forced answer is asked, because skipping the question would tell others something."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # a game from outside is plain Python
class Asking(Step):
    """A step that asks a decision."""

    def asks(self) -> bool:
        return True


BOTTOM: Final = Step(-1)
"""What is next when nothing is pending: the game is over."""
NO_HISTORY: Final[list[object]] = []
"""What every state begins with; never changed."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One game in progress. Games derive from it; see docs/architecture.md for the contract."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.steps: list[Step] = []
        self.depth: i64 = 0
        """The agenda: the first `depth` steps, the next one last. The list never shrinks: its places are used again."""
        self.offer = setup.no_offer
        """What may be answered now: shared by copies of a state until they go on, else filled again and again."""
        self.is_offer_shared = True
        self.luck = setup.luck
        self.tick: i64 = 0
        self.pins: list[list[int]] | None = None
        self.keeps_history = False
        self.history = NO_HISTORY
        self.noted: i64 = 0
        """Each choice (an option id) and each chance outcome (its ints), as far as `noted`.

        Copies of a state share the list: one that continues from its end appends, one that branches off takes a copy.
        """
        self.sink: list[Event] | None = None
        self._decision: Decision | None = None
        self._legal: list[int] | None = None

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

    def view(self, seat: int | None) -> View:
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
        setup = self.setup
        head = "" if setup.rules == setup.game.rules_version else f"rules = {setup.rules}\n"
        return head + ("study = true\n" if setup.is_study else "") + setup.game.write_position(self)

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
        return self.depth == 0

    @property
    def agenda(self) -> list[Step]:
        """The pending steps, the next one last."""
        return self.steps[: self.depth]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        """Replace all pending work; none at all ends the game."""
        self.steps = steps[:]
        self.depth = len(steps)

    @property
    def top(self) -> Step:
        """The next step."""
        return self.steps[self.depth - 1] if self.depth > 0 else BOTTOM

    @property
    def legal(self) -> list[int]:
        """The ids of the legal options in ascending order; none when the game is over. Not to be changed."""
        if self._legal is None:
            self._legal = self.offer.ids()
        return self._legal

    @property
    def winners(self) -> list[int]:
        """The seats that won; none while the game goes on."""
        return self.find_winners() if self.over else []

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._decision is None and self.depth > 0:
            step = self.steps[self.depth - 1]
            self._decision = Decision(step.seat, step.kind(), self.offer.taken())
        return self._decision

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda: it comes before all that is there."""
        if self.depth < len(self.steps):
            self.steps[self.depth] = step
        else:
            self.steps.append(step)
        self.depth += 1

    def pop(self) -> Step:
        """Take the next step off the agenda."""
        self.depth -= 1
        return self.steps[self.depth]

    def play(self, choice: str | int) -> None:
        """Carry out one option, named by key or id, after checking that it is legal."""
        self.apply(self.find_option(choice))

    def find_option(self, choice: str | int) -> int:
        """The id of a legal option named by key or id; IllegalMove says what was wrong and what is legal."""
        options = self.offer.taken()
        for option in options:
            if choice == option.key or choice == option.id:
                return option.id
        if self.over:
            raise IllegalMove(f"{choice!r} cannot be played: the game is over")
        legal = ", ".join(option.key for option in options)
        raise IllegalMove(f"{choice!r} is not legal for seat {self.top.seat} here; legal are: {legal}")

    def apply(self, option: i64) -> None:
        """Carry out a legal option without checking it: the fast door, for search."""
        if self.keeps_history:
            self.note(option)
        self.depth -= 1
        self.steps[self.depth].choose(self, option)
        self.settle()

    def settle(self) -> None:
        """Run the agenda up to the next real choice, or to the end of the game."""
        offer = self.own_offer()
        for _step in range(MOST_STEPS):
            below = self.depth - 1
            if below < 0:
                offer.count = 0
                return
            step = self.steps[below]
            if not step.asks():
                self.depth = below
                step.run(self)
                continue
            offer.count = 0
            step.propose(self, offer)
            count = offer.count
            if count > 1 or (count == 1 and step.is_secretive()):
                return
            self.depth = below
            if count == 1:
                step.choose(self, offer.options[0].id)
        raise BadText("nobody has a choice in this position, and it never ends")

    def propose_again(self) -> bool:
        """Ask the question at hand anew, after hidden cards were dealt anew; whether it still has an answer."""
        offer = self.own_offer()
        offer.count = 0
        self.top.propose(self, offer)
        return offer.count > 0

    def own_offer(self) -> Offer:
        """The offer, to be filled anew."""
        self._decision = None
        self._legal = None
        if self.is_offer_shared:
            self.offer = self.offer.blank()
            self.is_offer_shared = False
        return self.offer

    def copy_core(self, copy: State) -> None:
        """Give a fresh copy all that this class holds; the sink stays behind."""
        copy.steps = self.steps[: self.depth]
        copy.depth = self.depth
        copy.offer = self.offer
        copy.is_offer_shared = self.is_offer_shared = True
        copy.luck = self.luck
        copy.tick = self.tick
        copy.pins = None if self.pins is None else self.pins[:]
        copy.keeps_history = self.keeps_history
        copy.history = self.history
        copy.noted = self.noted
        copy._decision = self._decision
        copy._legal = self._legal

    def note(self, line: object) -> None:
        """Add a line to the history."""
        if len(self.history) != self.noted or self.noted == 0:
            self.history = self.history[: self.noted]
        self.history.append(line)
        self.noted += 1

    def become_possible(self, seat: int, seed: int) -> Stream:
        """From now on this state is one that might be: without history, with luck of its own.

        Returns the stream to deal anew what the seat has not seen.
        """
        self.keeps_history = False
        self.history = NO_HISTORY
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
        stream = self.luck.stream(self.tick)
        self.tick += 1
        if self.keeps_history:
            self.note(stream.shuffle_noting(cards))
        else:
            stream.shuffle(cards)

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
