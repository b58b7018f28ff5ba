"""A finished game looked at again: what each choice did to its player's chances, and which choices cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from blanketfort.bots.levels import brain_of, make_master
from blanketfort.bots.reasons import Branch, find_reason, say_reason
from blanketfort.bots.search import Possible, Tree
from blanketfort.bots.search_review import After, Open
from blanketfort.bots.thinker import Budget, Thinker, make_thinker
from blanketfort.engine.decision import Option
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.proof import retell
from blanketfort.engine.record import Record
from blanketfort.engine.state import State

TURN = 0.1
"""From which shift on a moment may be a turning point."""
COSTLY = 0.03
"""From which loss on a choice may be called a costly one: less is what estimates are wrong by."""
MOST = 5
"""How many of each are told."""


class Judged(NamedTuple):
    """One choice of a recorded game."""

    number: int
    """Which choice of the game it is, from 1 on."""
    seat: int
    kind: str
    chosen: str
    best: str
    """The keys of what was chosen, and of what the search would have."""
    chance: float
    """The chance to win after it."""
    best_chance: float
    """The chance to win after the best choice."""
    shift: float
    """What the others and luck have changed since the seat's choice before."""
    say_chosen: Phrase
    say_best: Phrase
    say_why: Phrase | None
    """Why the best choice would have been better; None where it was not by much."""

    @property
    def cost(self) -> float:
        """What the choice lost against the best one."""
        return max(0.0, self.best_chance - self.chance)

    def say_turn(self) -> Phrase:
        """How everything had changed before it."""
        return Phrase(
            "analysis-turn",
            number=self.number,
            player=self.seat,
            before=round(100 * (self.best_chance - self.shift)),
            after=round(100 * self.best_chance),
            direction="up" if self.shift > 0 else "down",
        )

    def say_cost(self) -> Phrase:
        """What it lost, and what would have been better."""
        said = Phrase(
            "analysis-cost-of",
            number=self.number,
            player=self.seat,
            cost=round(100 * self.cost),
            chosen=self.say_chosen,
            best=self.say_best,
        )
        return said if self.say_why is None else Phrase("analysis-cost-and-why", cost=said, why=self.say_why)


class Review:
    """Judges the choices of some seats, by what each of them knew then; with hindsight, by how all cards lay."""

    def __init__(self, game: Game, record: Record, seats: list[int], iterations: int, hindsight: bool) -> None:
        self.game = game = game.edition(record.rules)
        self.record = record
        self.seats = seats
        self.hindsight = hindsight
        self.thinker: Thinker = make_thinker(game, 0, Budget(iterations=iterations), make_master(game))
        self.gauges = brain_of(game).gauges
        self.iterations = max(1, iterations // 2)
        """How many for each of the two choices that are compared."""
        self.last: dict[int, float] = {}
        """Each seat's chance after its choice before."""
        self.end: State | None = None
        """Where the record ends, once all is judged."""

    def judge_all(self, judged: Sequence[Judged | None] = ()) -> Iterator[Judged | None]:
        """Every choice of the record in turn, after those already judged; None for one that is not judged."""
        telling = retell(self.record, self.game)
        for one in judged:
            telling.step()
            if one is not None:
                self.last[one.seat] = one.chance
        for number in range(len(judged) + 1, len(self.record.choices) + 1):
            state = telling.state.clone()
            chosen = telling.step()
            is_judged = state.top.seat in self.seats and len(state.legal) > 1
            yield self.judge(number, state, chosen) if is_judged else None
        self.end = telling.state

    def judge(self, number: int, state: State, chosen: Option) -> Judged:
        """One choice."""
        seat = state.top.seat
        possible = Open(state, seat) if self.hindsight else Possible(state, seat)
        best = self.thinker.advise(possible)[0].option
        played = self.look_ahead(possible, chosen.id)
        better = played if best == chosen.id else self.look_ahead(possible, best)
        chance, best_chance = played.chance(seat), better.chance(seat)
        if best_chance < chance:
            best, best_chance = chosen.id, chance  # what was played proves better than what was advised
        shift = best_chance - self.last.get(seat, best_chance)
        self.last[seat] = chance
        view, kind = state.view(seat), state.top.kind()
        keys = state.option_table()
        said = [self.game.say_option(keys[id].key, view) for id in (chosen.id, best)]
        why = None
        if best_chance - chance >= COSTLY and self.gauges:
            tree = Tree(possible, self.thinker.judge, 0)
            why = say_reason(self.game, find_reason(tree, self.gauges, better, played, chosen.key), view)
        return Judged(number, seat, kind, chosen.key, keys[best].key, chance, best_chance, shift, said[0], said[1], why)

    def look_ahead(self, possible: Possible, option: int) -> Branch:
        """Search what comes after an option."""
        tree = Tree(After(possible, option), self.thinker.judge, 0)
        for _iteration in range(self.iterations):
            tree.iterate()
        return Branch(option, tree.root)


def find_turns(judged: list[Judged]) -> list[Judged]:
    """The moments before which most had changed for a player, in the order of the game."""
    turns = sorted((one for one in judged if abs(one.shift) >= TURN), key=lambda one: -abs(one.shift))
    return sorted(turns[:MOST], key=lambda one: one.number)


def find_costly(judged: list[Judged]) -> list[Judged]:
    """The choices that lost most, the worst first."""
    return sorted((one for one in judged if one.cost >= COSTLY), key=lambda one: -one.cost)[:MOST]
