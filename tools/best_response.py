"""How much a level loses to who knows it by heart: `python tools/best_response.py briscola hard --from 30`.

Two of the level play until so many decisions are made, or until one of some kind is asked. From there one of them is
replaced by the best response to the other: a player who knows how the level chooses, and that all that is hidden lies
in one of a number of ways, but not in which. Every way to play is tried against all of these, so what that player wins
is exact. The level itself, in the same seat and the same ways, shows how much of that is luck and position.

For the level more ways are possible, so the difference is more than anybody could win at a real table, unless there are
enough ways for all. It has to be near the end of a small game: all that can happen there is played.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

import blanketfort as bf
from blanketfort.bots import Player, ask, make_bot
from blanketfort.bots.levels import brain_of
from blanketfort.bots.search import Judge


class World(NamedTuple):
    """One way in which what is hidden may lie, and the level as it chooses there."""

    number: int
    state: bf.State
    level: Player

    def after(self, option: int) -> World:
        """The world in which this was chosen."""
        state = self.state.clone()
        state.apply(option)
        return self._replace(state=state)

    def go_on(self, seat: int | None) -> World:
        """The world as it is when this seat has a choice next, or the game is over."""
        state = self.state.clone()
        while not state.over and (state.top.seat != seat or len(state.legal) == 1):
            state.apply(state.legal[0] if len(state.legal) == 1 else ask(self.level, state))
        return self._replace(state=state)


class Response:
    """The best that a seat can do against the level."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.known: dict[tuple[object, ...], float] = {}
        """What it wins in worlds that look like this to it: the same position is reached in several ways."""

    def rewards(self, world: World) -> float:
        """What its seat has of a game that is over."""
        return self.judge.rewards(world.state)[self.seat]

    def win(self, worlds: list[World]) -> float:
        """In how many worlds it wins: what looks the same to its seat, it plays the same."""
        won, alike = 0.0, defaultdict(list)
        for world in (world.go_on(self.seat) for world in worlds):
            if world.state.over:
                won += self.rewards(world)
            else:
                alike[msgspec.json.encode(world.state.view(self.seat))].append(world)
        for view, same in alike.items():
            key = (view, *(world.number for world in same))
            if key not in self.known:
                self.known[key] = self.choose(same)
            won += self.known[key]
        return won

    def choose(self, worlds: list[World]) -> float:
        """The same, where one choice is made in all of them."""
        best = 0.0
        for option in worlds[0].state.legal:
            best = max(best, self.win([world.after(option) for world in worlds]))
            if best == len(worlds):
                break
        return best


def reach(game: bf.Game, level: str, beginning: str, seed: int) -> bf.State:
    """The position after so many decisions or with one of this kind; the end of a game that does not get there."""
    state = game.new(players=2, seed=seed)
    player = make_bot(game, level, seed)
    made = 0
    while not state.over and beginning not in (str(made), state.top.kind()):
        state.apply(ask(player, state))
        made += 1
    return state


def compare(game: bf.Game, level: str, state: bf.State, seat: int, ways: int) -> tuple[float, float]:
    """The shares that the level and its best response win in this seat."""
    worlds = [World(way, state.determinize(seat, way), make_bot(game, level, way)) for way in range(ways)]
    response = Response(brain_of(game).make_judge(game), seat)
    itself = sum(response.rewards(world.go_on(None)) for world in worlds)
    return itself / ways, response.win(worlds) / ways


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--from", dest="beginning", required=True, help="a number of decisions, or the kind of one")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--ways", type=int, default=4, help="in which hidden things may lie")
    asked = parser.parse_args()
    game = bf.game(asked.game)
    found: list[tuple[float, float]] = []
    for seed in range(asked.deals):
        state = reach(game, asked.level, asked.beginning, seed)
        both = [compare(game, asked.level, state, seat, asked.ways) for seat in range(2)]
        found.append((fmean(itself for itself, _best in both), fmean(best for _itself, best in both)))
        lost = [best - itself for itself, best in found]
        error = stdev(lost) / math.sqrt(len(lost)) if len(lost) > 1 else 0.0
        print(
            f"{len(found)} deals: {asked.level} wins {fmean(itself for itself, _best in found):.1%}, its best response "
            f"{fmean(best for _itself, best in found):.1%}, so {fmean(lost):.1%} more (+-{1.96 * error:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
