"""Play many random games with random options, and check the laws along them: `python tools/check_laws.py 100000`.

With `--memory` the games are played under valgrind, which finds what compiled code reads or writes where it should not;
it is some fifty times slower, so let it play a few thousand.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import Pool

from blanketfort.about import is_compiled
from blanketfort.engine.chance import stream_of
from blanketfort.engine.game import Game
from blanketfort.engine.laws import check_decision, check_record, walk
from blanketfort.engine.shelf import all_games
from blanketfort.testing import Case, broken, is_allowed

EVERY = 97
"""Of how many decisions one is looked at closely; components are counted at each."""
VALGRIND = ["valgrind", "--quiet", "--error-exitcode=9", "--leak-check=no"]
if sys.version_info < (3, 12):
    # Python 3.11 reads a digit of zero that it never set, and the doubt sticks to that zero wherever it goes.
    VALGRIND.append("--undef-value-errors=no")


def draw_case(game: Game, seed: int) -> Case:
    """Any seat count with any value of each option, as long as they go together."""
    stream = stream_of(seed, "case")
    while True:
        players = game.players[stream.below(len(game.players))]
        options = {spec.name: spec.values[stream.below(len(spec.values))] for spec in game.options.values()}
        if is_allowed(game, players, options):
            return Case(players, options)


def check_play(seed: int) -> tuple[str, int]:
    """Check one game; its name, and how many decisions it had."""
    games = all_games()
    game = games[seed % len(games)]
    case, step = draw_case(game, seed), 0
    try:
        for step, state in enumerate(walk(game, *case, seed)):
            if step % EVERY == seed % EVERY or state.over:
                check_decision(game, state)
        check_record(state)
    except Exception as error:
        raise broken(game, case, seed, step, str(error) or repr(error)) from error
    return game.name, step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes play")
    parser.add_argument("--memory", action="store_true", help="play in one process, under valgrind")
    asked = parser.parse_args()
    if asked.memory:
        again = [sys.executable, __file__, str(asked.games), "--first", str(asked.first), "--jobs", "1"]
        os.execvpe("valgrind", [*VALGRIND, *again], {**os.environ, "PYTHONMALLOC": "malloc"})
    print(f"the engine is {'compiled' if is_compiled() else 'NOT compiled'}, Python {sys.version.split()[0]}")
    seeds, begun = range(asked.first, asked.first + asked.games), time.monotonic()
    played: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    with Pool(asked.jobs) as pool:
        found = pool.imap_unordered(check_play, seeds, 20) if asked.jobs > 1 else map(check_play, seeds)
        for name, count in found:
            played[name] += 1
            decisions[name] += count
    for name in sorted(played):
        print(f"{name:12} {played[name]:8,} games, {decisions[name]:12,} decisions, no law broken")
    print(f"{time.monotonic() - begun:.0f} seconds")


if __name__ == "__main__":
    main()
