"""Keep a database of this version, for the tests of later ones: `python tools/keep_tables.py tests/server/releases`.

A server is started, and a guest opens tables of all games: some are played to the end, some are left in the middle, one
has not begun. Needs `PYTHONPATH=src:.`.
"""

import gzip
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.house import Guest, open_house, play_out

import blanketfort
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import all_games

BOT = {"kind": "bot", "bot": "medium"}
TURNS = 12
"""How often the guest chooses at a table that is left in the middle."""
DECK = "camps = 4\n"
"""Of forfort there is a table with a house deck, too."""


def main(folder: Path) -> None:
    with TemporaryDirectory() as scratch:
        database = Path(scratch, "tables.sqlite")
        with open_house(database) as house:
            ann = Guest(house.address)
            rows = [play(ann, game, players, turns) for turns in (None, TURNS) for game, players in set_ups()]
            rows.append(play(ann, all_games()[-1], 2, TURNS, deck=DECK))
            waiting = ann.open("fort", "me", "open")
            rows.append({"table": waiting, "game": "fort", "over": False, "version": -1})
        packed = gzip.compress(database.read_bytes(), mtime=0)
    version = blanketfort.__version__
    (folder / f"{version}.sqlite.gz").write_bytes(packed)
    about = f"Tables in {version}.sqlite.gz: the cookie of the guest who opened them all, and where each stood."
    told = json.dumps({"about": about, "cookie": ann.cookie, "tables": rows}, indent=1)
    (folder / f"{version}.json").write_text(f"{told}\n", encoding="utf-8")


def set_ups() -> list[tuple[Game, int]]:
    """Each game with its fewest and its most players."""
    return [(game, players) for game in all_games() for players in sorted({game.players[0], game.players[-1]})]


def play(ann: Guest, game: Game, players: int, turns: int | None, **more: str) -> dict[str, object]:
    """A table at which the guest chooses that often, or until the end, and where it stands then."""
    table = ann.open(game.name, "me", *[BOT] * (players - 1), **more)
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        if turns is None:
            play_out([sitting])
        for turn in range(turns or 0):
            sitting.act(turn)
        while not (sitting.is_asked or sitting.state["result"]):
            sitting.until("state")
        return {
            "table": table,
            "game": game.name,
            "over": sitting.state["result"] is not None,
            "version": sitting.state["version"],
        }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
