"""The shelf: which games there are, what is in their boxes, and their rules."""

from __future__ import annotations

from functools import cache

import msgspec

from blanketfort.bots.levels import LEVELS
from blanketfort.engine.game import SHELF, Game, OptionSpec, read_clauses
from blanketfort.engine.game import game as find_game
from blanketfort.engine.listing import Listed
from blanketfort.server.saying import say
from blanketfort.server.wire import CardAbout, Clause, GameAbout, OptionAbout, Say
from blanketfort.table.lesson import has_lesson


@cache
def list_games() -> list[GameAbout]:
    return [_about(find_game(name)) for name in SHELF]


def _about(game: Game) -> GameAbout:
    options = [_option(game, spec) for spec in game.options.values()]
    return GameAbout(game.name, game.title, list(game.players), options, levels_of(game.name), has_lesson(game.name))


def _option(game: Game, spec: OptionSpec) -> OptionAbout:
    return OptionAbout(spec.name, spec.default, list(spec.values), Say(f"{game.name}-setting-{spec.name}"))


def levels_of(game: str) -> list[str]:
    """The computer players that may sit at a table of this game, weakest first."""
    return ["random", *LEVELS.get(game, {})]


def usual_bot(game: str) -> str:
    """The computer player that sits down where nobody named one."""
    levels = levels_of(game)
    return "medium" if "medium" in levels else levels[-1]


@cache
def list_cards(game: str) -> list[CardAbout]:
    return [_card(card) for card in find_game(game).list_cards()]


def _card(card: Listed) -> CardAbout:
    name = card.name if isinstance(card.name, str) else say(card.name)
    return CardAbout(card.id, say(card.group), name, [say(line) for line in card.lines], card.sources, card.facts)


@cache
def list_rules(game: str) -> list[Clause]:
    return msgspec.convert(read_clauses(game), list[Clause])
