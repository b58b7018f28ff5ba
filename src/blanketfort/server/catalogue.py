"""The shelf: which games there are, what is in their boxes, and their rules."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache

import msgspec

from blanketfort.bots import levels
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.setup import Setup
from blanketfort.engine.shelf import all_games
from blanketfort.locale.words import files_of
from blanketfort.server.storage import Note
from blanketfort.server.wire import CardAbout, Clause, GameAbout, OptionAbout, TableLine, write_phrase
from blanketfort.table.lesson import has_lesson, load_lesson, load_positions

MOST_BOXES = 32
"""How many boxes, with their editions and house decks, are held ready to be listed."""


@cache
def list_games() -> list[GameAbout]:
    return [_about(game) for game in all_games()]


def _about(game: Game) -> GameAbout:
    options = [_option(game, spec) for spec in game.options.values()]
    steps = len(load_lesson(game).steps) if has_lesson(game) else 0
    return GameAbout(game.name, game.title, list(game.players), options, levels_of(game), steps > 0, steps)


def _option(game: Game, spec: OptionSpec) -> OptionAbout:
    return OptionAbout(spec.name, spec.default, list(spec.values), game.say_setting(spec.name))


def levels_of(game: Game) -> list[str]:
    """The computer players that may sit at a table of this game, weakest first."""
    return ["random", *levels.levels_of(game)]


def usual_bot(game: Game) -> str:
    """The computer player that sits down where nobody named one."""
    there = levels_of(game)
    return "medium" if "medium" in there else there[-1]


@lru_cache(MOST_BOXES)
def list_cards(game: Game) -> list[CardAbout]:
    return [_card(card) for card in game.list_cards()]


@lru_cache(MOST_BOXES)
def digest_cards(game: Game) -> str:
    """Identifies what is in a game's box by its facts: tables keep it, to be known by later versions."""
    facts = [[card.id, card.facts] for card in game.list_cards()]
    return hashlib.sha256(msgspec.json.encode([game.name, facts], order="sorted")).hexdigest()[:16]


def locate_cards(table: str, setup: Setup) -> str:
    """The address of a table's cards: a game of old is played with those of its time, a house deck is the table's."""
    if setup.game.digest:
        return f"/api/tables/{table}/cards"
    address, is_current = f"/api/games/{setup.game.name}/cards", setup.rules == setup.game.rules_version
    return address if is_current else f"{address}?rules={setup.rules}"


def _card(card: Listed) -> CardAbout:
    name = card.name if isinstance(card.name, str) else write_phrase(card.name)
    return CardAbout(card.id, card.group, name, card.lines, card.sources, card.facts, card.effects)


@cache
def read_words(game: Game, language: str) -> str:
    """All that a game says in a language, as Fluent."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files_of(language, game.name))


@cache
def list_rules(game: Game) -> list[Clause]:
    rules = msgspec.convert(game.read_clauses(), list[Clause])
    for clause in rules:
        clause.is_shown = clause.id in list_shown(game)
    return rules


@cache
def list_shown(game: Game) -> set[str]:
    """The clauses that can be tried in a prepared position."""
    return {clause for row in load_positions(game) for clause in row["clauses"]}


def list_table(id: str, note: Note, who: str) -> TableLine:
    """One of a guest's tables."""
    won, points = next(((won, points) for guest, won, points in note.results if guest == who), (None, None))
    told = note.game, note.phase, note.names, who in note.asked, note.opened_at, note.changed_at, note.occasion
    return TableLine(id, *told, won, points)  # type: ignore[arg-type]
