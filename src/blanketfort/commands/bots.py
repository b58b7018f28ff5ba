"""`blanketfort check-bot`: does a bot of one's own play, how fast, and if not, what is wrong and where?"""

from __future__ import annotations

import time
from typing import Annotated

from cyclopts import Parameter

from blanketfort.bots import Player, ask, make_bot
from blanketfort.bots.own import Forfeit, OwnBot, hire, try_to_load
from blanketfort.commands.completion import complete_games
from blanketfort.commands.shared import LangOption, open_game
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import all_games
from blanketfort.engine.state import State
from blanketfort.locale import Words, pick_language

UNFINISHED = 1


def check_bot(
    bot: str,
    /,
    *,
    game: Annotated[str | None, Parameter(completer=complete_games)] = None,
    seed: int = 1,
    log: Annotated[bool, Parameter(negative=())] = False,
    lang: LangOption = None,
) -> int:
    """Let a bot of your own play a game of each kind, and tell how fast it chose, or what went wrong and where.

    Parameters
    ----------
    bot
        The bot, as for `play --seat`: my_bot.py, my_bot.py:MyBot, 'cmd:node bot.js'.
    game
        Only this game; every game with every number of players, if not given.
    seed
        Deals other games.
    log
        Show what the bot printed, also where all went well.
    """
    words = Words(pick_language(lang))
    chosen = all_games() if game is None else [open_game(game)]
    if not isinstance(hire(chosen[0], bot, seed), OwnBot):
        raise BlanketfortError(f"{bot} is a player of the house; name your own, such as my_bot.py or 'cmd:node bot.js'")
    if said := try_to_load(bot):
        print(words(Phrase("own-bot-not-loaded", bot=bot)), said, sep="\n")
        return UNFINISHED
    faulty = [each for each in chosen if not check_game(each, bot, seed, log, words)]
    return UNFINISHED if faulty else 0


def check_game(game: Game, name: str, seed: int, log: bool, words: Words) -> bool:
    """Whether the bot plays this game to its end, at every kind of table; a first fault is enough."""
    return all(check_table(game, players, name, seed, log, words) for players in game.players)


def check_table(game: Game, players: int, name: str, seed: int, log: bool, words: Words) -> bool:
    """Play one game, the bot in the first seat among players who do anything."""
    bot = hire(game, name, seed, players)
    assert isinstance(bot, OwnBot)
    state = game.new(players, seed)
    rivals = [make_bot(game, "random", seat) for seat in range(1, players)]
    times: list[float] = []
    said = ""
    try:
        play(state, [bot, *rivals], times)
        said = bot.program.all_words() if bot.program else ""
    except Forfeit as forfeit:
        tell_fault(game, players, state, forfeit, words)
        return False
    finally:
        bot.close()
    mean, most = (sum(times) / len(times) * 1000, max(times) * 1000) if times else (0.0, 0.0)
    table = {"game": game.title, "players": players}
    print(words(Phrase("own-bot-played", **table, choices=len(times), mean=round(mean, 1), most=round(most, 1))))
    if log and said:
        print(said)
    return True


def play(state: State, seated: list[Player], times: list[float]) -> None:
    """Play to the end, and note how long the first seat takes for each choice."""
    while (decision := state.decision) is not None:
        begun = time.perf_counter()
        chosen = ask(seated[decision.seat], state)
        if decision.seat == 0:
            times.append(time.perf_counter() - begun)
        state.apply(chosen)


def tell_fault(game: Game, players: int, state: State, forfeit: Forfeit, words: Words) -> None:
    """What the bot did, at which question, and all that it said."""
    decision = state.decision
    assert decision is not None
    why = Phrase(f"own-bot-{forfeit.reason}", detail=forfeit.detail)
    print(words(Phrase("own-bot-failed", game=game.title, players=players, why=why)))
    keys = " ".join(option.key for option in decision.options)
    print(words(Phrase("own-bot-asked", choice=len(state.record.choices) + 1, kind=decision.kind, options=keys)))
    if forfeit.log:
        print(forfeit.log)
