"""Computer players. They know what a person on the same seat may know, and nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Final

from blanketfort.bots.careless import Careless
from blanketfort.bots.levels import MOST_SECONDS, Level, Watcher, brain_of, level_of, levels_of, make_master
from blanketfort.bots.random_player import RandomPlayer
from blanketfort.bots.search import Possible
from blanketfort.bots.thinker import Budget, Thinker, make_thinker, read_budget
from blanketfort.engine.errors import BlanketfortError, guess
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State

Player = Watcher | Thinker

SEARCH: Final = "search"
MASTER: Final = "master"
SEARCHED: Final = Budget(iterations=1000)
"""How long `search` thinks unless it is told."""


def bots_of(game: Game) -> list[str]:
    """The computer players that a game has, the one that plays unless another is named first."""
    usual = "thumb" if brain_of(game).make_thumb else "medium"
    return list(dict.fromkeys([usual, "random", *levels_of(game), SEARCH]))


def make_bot(game: str | Game, name: str, seed: int, players: int = 2) -> Player:
    """A computer player by its name, for a table of `players`.

    The levels are `easy`, `medium`, `hard`, `expert` and `master`. `thumb` plays by rules of thumb, `random` anything
    legal; `search` thinks ahead, with a budget if one is named: `search:500` iterations, `search:0.2s` a decision, and
    so may `master`. It knows the cards of the game that it is given; a game's name stands for the deck of the project.
    """
    chosen = find_game(game) if isinstance(game, str) else game
    known = bots_of(chosen)
    kind, colon, budget = name.partition(":")
    if kind not in known or (colon and kind not in (SEARCH, MASTER)):
        hint = guess(kind, known)
        raise BlanketfortError(f"there is no player {name!r} for {chosen.name}; there are: {', '.join(known)}{hint}")
    if kind == "random":
        return RandomPlayer(seed)
    if kind == SEARCH:
        return make_thinker(chosen, seed, read_budget(budget) if colon else SEARCHED)
    if colon:
        return make_thinker(chosen, seed, read_budget(budget)._replace(ends_early=True), make_master(chosen))
    return make_level(chosen, level_of(chosen, kind, players), seed)


def make_level(game: Game, level: Level, seed: int) -> Player:
    """A computer player who plays as a level says."""
    if level.iterations:
        judge = make_master(game) if level.is_master else None
        return make_thinker(game, seed, Budget(level.iterations, MOST_SECONDS, level.is_master), judge)
    make_thumb = brain_of(game).make_thumb
    assert make_thumb is not None, f"{game.title} has no rules of thumb: its levels have to search"
    thumb = make_thumb(seed, game)
    return Careless(thumb.choose, seed, level.overlooks) if level.overlooks else thumb


def ask(player: Player, state: State) -> int:
    """What a player answers to the decision at hand."""
    return pose(player, state)()


def pose(player: Player, state: State) -> Callable[[], int]:
    """The decision at hand as a player gets it, with only what its seat may know; calling it gives the answer.

    The state is not touched by that call: it may come from another thread.
    """
    decision = state.decision
    assert decision is not None, "nobody is asked anything: the game is over"
    if isinstance(player, Thinker):
        return partial(player.decide, Possible(state, decision.seat))
    if type(player) is RandomPlayer:  # looks at nothing: that saves most of the time of a random game
        return partial(player.pick, decision)
    return partial(player.choose, state.view(decision.seat), decision)
