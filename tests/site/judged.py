"""What masters think of some positions, to the last digit: run here and in the interpreter of the browser."""

from blanketfort import game as find_game
from blanketfort.bots import ask, make_bot
from blanketfort.bots.levels import make_master
from blanketfort.engine.chance import stream_of

TABLES: list[tuple[str, int, dict[str, bool | str]]] = [
    ("fort", 2, {}),
    ("fort", 3, {"dogs": True, "cats": True}),
    ("fort-sumter", 2, {}),
    ("forfort", 2, {}),
    ("forfort", 4, {"teams": True}),
]


def judge_all() -> list[list[str]]:
    """Each seat's chance now and then in random games, and what a master would choose there."""
    found = []
    for name, players, options in TABLES:
        game = find_game(name)
        judge = make_master(game)
        state = game.new(players=players, seed=3, options=options)
        stream = stream_of(name, "judged everywhere")
        for number in range(60):
            if number % 10 == 0:
                found.append([chance.hex() for chance in judge.chances(state)])
                found.append([str(ask(make_bot(game, "master:20", 1, players), state))])
            state.apply(state.legal[stream.below(len(state.legal))])
    return found
