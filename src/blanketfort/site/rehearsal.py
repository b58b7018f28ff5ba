"""What a first table needs, done with nobody there: a browser keeps the memory that comes of it for later visits."""

import gc
from importlib import import_module

from blanketfort.bots import make_bot
from blanketfort.engine.shelf import all_games
from blanketfort.server.catalogue import digest_cards, list_cards, list_games


def rehearse() -> None:
    import_module("blanketfort.site.house")
    list_games()
    for game in all_games():
        list_cards(game)
        digest_cards(game)
        game.new(game.players[0], seed=0).view(0)
        make_bot(game, "hard", seed=0)
    gc.collect()
