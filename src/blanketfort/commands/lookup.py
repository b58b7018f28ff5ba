"""`blanketfort games`, `cards` and `rules`: everything that can be looked up, in both languages."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from blanketfort.commands.completion import GameName
from blanketfort.commands.shared import DeckOption, LangOption, open_game
from blanketfort.engine import shelf
from blanketfort.engine.errors import BlanketfortError, guess
from blanketfort.engine.game import Game, OptionSpec, word_of
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import LANGUAGES, Words, pick_language
from blanketfort.locale.typography import typeset

Clause = dict[str, Any]


def games(*, lang: LangOption = None) -> int:
    """List the games, with their seats and options."""
    words = Words(pick_language(lang))
    for game in shelf.all_games():
        least, most = game.players[0], game.players[-1]
        id = "lookup-game-fixed" if least == most else "lookup-game"
        print(words(Phrase(id, name=game.name, title=game.title, least=least, most=most)))
        for spec in game.options.values():
            about = words(game.say_setting(spec.name))
            print(f"  --option {spec.name}={values_of(spec)}  ({word_of(spec.default)})  {about}")
            for value, meaning in meanings_of(spec, words):
                print(f"      {value}  {meaning}")
    return 0


def meanings_of(spec: OptionSpec, words: Words) -> Iterator[tuple[str, str]]:
    """What the values mean that are typed, where they do not say it themselves."""
    for value in spec.values:
        meaning = Phrase(f"web-value-{word_of(value).lower()}")
        if isinstance(value, str) and words.has(meaning.id) and words(meaning) != value:
            yield value, words(meaning)


def values_of(spec: OptionSpec) -> str:
    return " | ".join(word_of(value) for value in spec.values)


def cards(game: GameName, name: str | None = None, /, *, deck: DeckOption = None, lang: LangOption = None) -> int:
    """List what is in a game's box: effects in words, suits, copies, and where every fact comes from.

    A name, or a part of one, in either language, shows just those cards.

    Parameters
    ----------
    name
        A card's name, or a part of it.
    """
    words = Words(pick_language(lang))
    listed = open_game(game, deck).list_cards()
    show_cards(listed if name is None else find_cards(game, listed, name), words)
    if name is None:
        show(words(Phrase("lookup-legend")))
    return 0


def find_cards(game: str, listed: list[Listed], name: str) -> list[Listed]:
    """The cards whose name or id has this in it; a whole name wants only that card."""
    names = [[plain(text) for text in (card.id, *titles_of(card))] for card in listed]
    whole = [card for card, texts in zip(listed, names, strict=True) if plain(name) in texts]
    found = whole or [
        card for card, texts in zip(listed, names, strict=True) if any(plain(name) in text for text in texts)
    ]
    if not found:
        hint = guess(plain(name), [text for texts in names for text in texts])
        hint = hint or f"; `blanketfort cards {game}` lists them all"
        raise BlanketfortError(f"no card of {game} is called {name!r}{hint}")
    return found


def titles_of(card: Listed) -> list[str]:
    if isinstance(card.name, str):
        return [card.name]
    return [Words(language)(card.name) for language in LANGUAGES]


def show_cards(listed: list[Listed], words: Words) -> None:
    """The cards under their headings."""
    for heading, group in groupby(listed, key=lambda card: words(card.group)):
        print(f"{heading}\n")
        for card in group:
            show_card(card, words)
        print()


def show_card(card: Listed, words: Words) -> None:
    first, *others = [words(line) for line in card.lines]
    show(first[0].upper() + first[1:], indent=2)
    sources = [
        Phrase("lookup-source", fact=Phrase(f"lookup-fact-{fact}"), source=source)
        for fact, source in card.sources.items()
    ]
    mark = words(Phrase("lookup-mark", mark=card.mark)) if card.mark else ""
    show(" ".join(filter(None, [*others, words(Phrase("lookup-sources", sources=sources)), mark])), indent=6)


def rules(game: GameName, word: str | None = None, /, *, lang: LangOption = None) -> int:
    """Read the rules of a game, clause by clause, with our rulings, their reasons and options.

    A word shows only the clauses that have it in their id, heading, text or option, in either language.

    Parameters
    ----------
    word
        What to look for, such as follow, pizza or tie.
    """
    words = Words(pick_language(lang))
    chosen = open_game(game)
    found = [clause for clause in chosen.read_clauses() if word is None or has(clause, word)]
    if not found:
        hint = guess(plain(str(word)), words_of(chosen.read_clauses(), words.language))
        raise BlanketfortError(f"no rule of {chosen.title} has {word!r} in it{hint}")
    for heading, group in groupby(found, key=lambda clause: str(clause["where"])):
        print(f"{words(chosen.say_heading(heading))}\n")
        for clause in group:
            show_clause(chosen, clause, words)
        print()
    return 0


def words_of(clauses: list[Clause], language: str) -> set[str]:
    """All longer words of the rules, as they are searched."""
    return {word for clause in clauses for word in re.findall(r"\w{4,}", plain(clause["text"][language]))}


def has(clause: Clause, word: str) -> bool:
    texts = [
        clause["id"],
        clause["where"],
        clause.get("option", ""),
        *clause["text"].values(),
        *clause.get("why", {}).values(),
    ]
    return any(plain(word) in plain(text) for text in texts)


def show_clause(game: Game, clause: Clause, words: Words) -> None:
    print(f"  {words(Phrase('lookup-' + clause['kind'], clause=clause['id']))}")
    show(typeset(clause["text"][words.language], words.language), indent=6)
    if "why" in clause:
        show(words(Phrase("lookup-why", why=clause["why"][words.language])), indent=6)
    if clause.get("option") in game.options:
        spec = game.options[clause["option"]]
        show(words(Phrase("lookup-option", option=spec.name, values=values_of(spec))), indent=6)


def plain(text: str) -> str:
    """A text as it is searched: without capitals, accents, or hyphens that people leave out."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("-", " ").replace("\u2019", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def show(text: str, indent: int = 0) -> None:
    """Print a paragraph: in lines as wide as the terminal where there is one, else in a single line."""
    if not sys.stdout.isatty():
        print(" " * indent + text)
        return
    width = min(shutil.get_terminal_size().columns, 100)
    print(textwrap.fill(text, width, initial_indent=" " * indent, subsequent_indent=" " * indent))
