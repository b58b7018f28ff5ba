"""Let OpenSpiel's search play against one of ours: `python tools/yardstick.py forfort search:1000 --simulations 20`.

Its ISMCTS bot in Python, with one random play-out a simulation, on the game as OpenSpiel sees it; every deal is played
on both sides. Printed are the games that ours won, and how much time either one took for a choice.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from blanketfort.arena.rating import estimate
from blanketfort.bots import ask, make_bot
from blanketfort.research import spiel

CURIOSITY = 1.4
"""OpenSpiel's weight of what was seldom tried, for rewards between -1 and 1."""


class Clock:
    """Who took how long for how many choices."""

    def __init__(self) -> None:
        self.seconds = [0.0, 0.0]
        self.choices = [0, 0]

    def time(self, whose: int, choose: Any) -> int:
        begun = time.process_time()
        choice = int(choose())
        self.seconds[whose] += time.process_time() - begun
        self.choices[whose] += 1
        return choice

    def per_choice(self, whose: int) -> float:
        return 1000 * self.seconds[whose] / max(1, self.choices[whose])


def play(game: Any, name: str, player: str, simulations: int, seed: int, ours: int, clock: Clock) -> float:
    """One game; what our player, on this seat, has won of it."""
    luck = np.random.RandomState(seed)
    deal = np.random.RandomState(seed).randint(spiel.OUTCOMES, size=spiel.CHANCE_NODES)
    rival = ismcts.ISMCTSBot(
        game=game,
        uct_c=CURIOSITY,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        max_simulations=simulations,
        random_state=luck,
    )
    bot = make_bot(name, player, seed)
    state = game.new_initial_state()
    for outcome in deal:
        state.apply_action(int(outcome))
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
        elif state.current_player() == ours:
            table = state.memory.table
            state.apply_action(clock.time(0, lambda table=table: ask(bot, table)))
        else:
            state.apply_action(clock.time(1, lambda: rival.step(state)))
    return (float(state.returns()[ours]) + 1) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("player")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    game = pyspiel.load_game(f"{spiel.register(asked.game)}(recall=0)")
    clock, won = Clock(), []
    for seed in range(asked.games // 2):
        both = [play(game, asked.game, asked.player, asked.simulations, seed, ours, clock) for ours in range(2)]
        won.append(sum(both) / 2)
        mean, error = estimate(won)
        low, high = max(0.0, mean - 1.96 * error), min(1.0, mean + 1.96 * error)
        said = f"{asked.player} won {mean:.0%} ({low:.0%} to {high:.0%}) of {2 * len(won)} games"
        print(f"{said}, with {clock.per_choice(0):.0f} ms a choice against {clock.per_choice(1):.0f}", flush=True)


if __name__ == "__main__":
    main()
