"""How strong `easy`, `medium`, `hard`, `expert` and `master` are, and what else a game brings for its computer players.

See docs/levels.md for what was measured. A budget is in iterations, so that a move is the same on every machine that is
fast enough; on a slower one the seconds end it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from blanketfort.bots.learned import LearnedJudge
from blanketfort.bots.reasons import Gauge
from blanketfort.bots.search import Judge
from blanketfort.bots.search_playout import PlayoutJudge
from blanketfort.engine.decision import Decision
from blanketfort.engine.game import Game

MOST_SECONDS: Final = 1.0
"""However slow the machine is, nobody thinks longer about one decision."""


class Watcher(Protocol):
    """Somebody who answers by what is in view; the same seed, views and decisions give the same answers."""

    def choose(self, view: Any, decision: Decision) -> int:
        """The id of one of the decision's options."""


class Level(NamedTuple):
    """How a level plays: by rules of thumb, overlooking a share of its options, or by search with a budget."""

    overlooks: float = 0.0
    iterations: int = 0
    is_master: bool = False
    """Whether it judges by all that is known, and ends its thinking where the choice is hardly in doubt."""


class Brain(NamedTuple):
    """What a game brings for its computer players: `BRAIN` in its package `bot`."""

    make_thumb: Callable[[int, Any], Watcher] | None
    """A player by rules of thumb, from a seed; None where the game has none."""
    make_judge: Callable[[Game], Judge]
    """What a position is worth, for the search."""
    levels: dict[str, Level]
    """With two players."""
    crowded: dict[int, dict[str, Level]]
    """By the number of players: the levels that need another setting to be as far apart."""
    make_teller: Callable[[Game], LearnedJudge] | None = None
    """What tells the traits of positions that a master learns from."""
    gauges: Sequence[Gauge] = ()
    """What people count in this game: reasons are told by it."""
    has_learned: bool = False
    """Whether a master judges by what was learned from the search itself: not where that wins no more games."""
    candidates: int = 1
    """Of how many deals a master draws one, by what it believes of others: 1 where that costs more than it gains."""


PLAIN: Final = Brain(
    make_thumb=None,
    make_judge=PlayoutJudge,
    levels={"easy": Level(iterations=15), "medium": Level(iterations=60), "hard": Level(iterations=300)},
    crowded={},
)
"""For games that bring nothing: the search, which looks at how random games end."""


def brain_of(game: Game) -> Brain:
    """What a game has brought for its computer players."""
    room = game.part("bot")
    return PLAIN if room is None else room.BRAIN


def make_master(game: Game) -> Judge:
    """The best judge of a game: by what `tools/learn.py` found, kept as `bot/master.json`, where that wins games."""
    brain = brain_of(game)
    return teach(brain, game, read_master(game)) if brain.has_learned else brain.make_judge(game)


def read_master(game: Game) -> str:
    """What its master has learned."""
    return game.folder.joinpath("bot", "master.json").read_text("utf-8")


def teach(brain: Brain, game: Game, text: str) -> LearnedJudge:
    """A judge that knows what was learned; where another one judges more quickly, that is asked at a glance."""
    assert brain.make_teller is not None
    judge = brain.make_teller(game)
    judge.recall(text)
    judge.candidates = brain.candidates
    if brain.make_judge is not brain.make_teller:
        judge.quick = brain.make_judge(game)
    return judge


def levels_of(game: Game) -> list[str]:
    """The levels of a game, the weakest first."""
    return list(brain_of(game).levels)


def level_of(game: Game, name: str, players: int) -> Level:
    """What a level is at a table of `players`; a name that is not a level plays by rules of thumb."""
    brain = brain_of(game)
    return brain.crowded.get(players, {}).get(name, brain.levels.get(name, Level()))
