"""Write the records that every later version has to replay: a handful of games of each title, by its current rules.

    PYTHONPATH=src python tools/make_records.py tests/records

What is there already is left alone: it may be released, and must go on replaying. So a rules version gets its records
once; while it is not released, remove them to have them written anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from blanketfort.arena.simulation import play_on
from blanketfort.bots import make_bot
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game
from blanketfort.engine.proof import reveal
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names

BOTS = ("thumb", "random")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        game = find_game(name)
        prefix = f"{name}-rules{game.rules_version}-"
        if any(folder.glob(f"{prefix}*.txt")):
            continue
        for number, (players, options) in enumerate(set_ups(game), start=1):
            text = play(game, players, options, number)
            (folder / f"{prefix}{number}.txt").write_text(text, encoding="utf-8", newline="\n")


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, bool | str]]]:
    """Every seat count by itself, then with each option at its last value wherever that goes together."""
    for players in game.players:
        yield players, {}
    changed = {name: spec.values[-1] for name, spec in game.options.items() if spec.values[-1] != spec.default}
    for players in (game.players[0], game.players[-1]):
        options = {name: value for name, value in changed.items() if fits(game, players, {name: value})}
        if fits(game, players, options):
            yield players, options


def fits(game: Game, players: int, options: dict[str, bool | str]) -> bool:
    try:
        game.make_setup(players, 0, options)
    except BadSetup:
        return False
    return True


def play(game: Game, players: int, options: dict[str, bool | str], seed: int) -> str:
    """The record of one game between players by rules of thumb and by chance."""
    state = game.new(players, f"record {seed}", options, salt="of old")
    play_on(state, [make_bot(game, BOTS[seat % 2], seed + seat) for seat in range(players)])
    return reveal(state).to_text()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
