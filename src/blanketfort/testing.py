"""The conformance suite for games, ours and anybody's: `check_game(GAME)` in a test is all that is needed.

It plays every seat count, with the usual options and with each of them changed, and checks the laws that the rest of
the house relies on (docs/extending.md). What breaks one is told with the game that leads there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Any, Final, NamedTuple

from msgspec import Struct

from blanketfort.engine.errors import BadSetup, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.laws import check_decision, check_options, check_record, walk
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game_folders, left_off
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.locale import LANGUAGES, Words
from blanketfort.locale.words import speaks
from blanketfort.table.lesson import has_lesson, load_lesson, play_lesson

__all__ = [
    "BrokenLaw",
    "Case",
    "cases_of",
    "check_case",
    "check_game",
    "check_lesson",
    "check_rulebook",
    "check_shelf",
    "state_at",
]

CLAUSES: Final = {"rule", "example", "ruling"}
EVERY: Final = 7
"""Of how many decisions one is looked at closely; with 1 it takes as many times longer."""


class BrokenLaw(AssertionError):
    """A law that a game does not keep, and where."""


class Case(NamedTuple):
    """One way to set a game up."""

    players: int
    options: dict[str, bool | str]

    def __str__(self) -> str:
        return "-".join([f"{self.players}p", *(f"{name}={value}" for name, value in self.options.items())])


def check_game(
    game: Game, also: Iterable[dict[str, bool | str]] = (), seeds: Sequence[int] = (1, 2, 3), every: int = EVERY
) -> None:
    """Check all laws; BrokenLaw (an AssertionError) says which one is broken and how to get there again.

    `also` are sets of options to be tried together, `seeds` the games that are played of each case, and one decision
    of `every` is looked at closely.
    """
    check_shelf(game)
    check_rulebook(game)
    check_lesson(game)
    for case in cases_of(game, also):
        check_case(game, case, seeds, every)


def cases_of(game: Game, also: Iterable[dict[str, bool | str]] = ()) -> list[Case]:
    """Every seat count with the defaults, with each single option changed, and with those of `also`."""
    changes: list[dict[str, bool | str]] = [{}]
    for spec in game.options.values():
        changes += [{spec.name: value} for value in spec.values if value != spec.default]
    return [Case(*case) for case in product(game.players, [*changes, *also]) if is_allowed(game, *case)]


def is_allowed(game: Game, players: int, options: dict[str, bool | str]) -> bool:
    try:
        game.make_setup(players, 0, options)
    except BadSetup:
        return False
    return True


def state_at(game: Game, case: tuple[int, dict[str, bool | str]], seed: int, step: int) -> State:
    """The state after so many decisions of the random game with that seed: where a broken law was met."""
    return next(islice(walk(game, *case, seed), step, None))


# One case.


def check_case(game: Game, case: Case, seeds: Sequence[int] = (1, 2, 3), every: int = EVERY) -> None:
    """Play games of one case to their end: closely the first one, the others for ending as they should."""
    first, *others = seeds
    texts = check_walk(game, case, first, every)
    again = [state.to_text() for state in walk(game, *case, first)]
    if again != texts:
        step = next(at for at, (one, other) in enumerate(zip(texts, again, strict=False)) if one != other)
        raise broken(game, case, first, step, "the same seed and choices give the same game")
    for seed in others:
        check_end(game, case, seed)


def check_walk(game: Game, case: Case, seed: int, every: int) -> list[str]:
    """Check the laws along one random game; its positions in text."""
    texts: list[str] = []
    unsaid: set[str] = set()
    step = 0
    try:
        for step, state in enumerate(walk(game, *case, seed)):
            texts.append(state.to_text())
            check_options(state)
            check_words(game, state, unsaid)
            state.sink = []
            if step % every == 0 or state.over:
                check_decision(game, state)
        check_record(state)
        for phrase in (game.say_points(source, 2) for source in state.scores()[0] if source != "total"):
            say_everywhere(game, phrase, unsaid)
    except Exception as error:
        raise broken(game, case, seed, step, str(error) or repr(error)) from error
    check_said(game, unsaid)
    return texts


def check_end(game: Game, case: Case, seed: int) -> None:
    """A game ends, with winners, and points for every seat."""
    step = 0
    try:
        for step, state in enumerate(walk(game, *case, seed)):  # noqa: B007 -- the last one is looked at
            pass
        assert state.winners, "a finished game has winners"
        assert len(state.scores()) == case.players, "every seat has its points"
        assert all("total" in score for score in state.scores()), "every seat's points have a total"
    except Exception as error:
        raise broken(game, case, seed, step, str(error) or repr(error)) from error


def broken(game: Game, case: Case, seed: int, step: int, law: str) -> BrokenLaw:
    where = f"({case.players}, {case.options!r}), seed={seed}, step={step}"
    return BrokenLaw(f"{game.name}: {law}\n  to get there again: blanketfort.testing.state_at(game, {where})")


# Words.


def languages_of(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return [language for language in LANGUAGES if speaks(game.name, language)]


class Speaker(Words):
    """Notes what can't be said and goes on: those who write words want to know all that is missing."""

    def __init__(self, language: str, unsaid: set[str], me: int | None = None) -> None:
        super().__init__(language, me=me, strict=True)
        self.unsaid = unsaid

    def __call__(self, phrase: Phrase) -> str:
        try:
            return super().__call__(phrase)
        except LookupError as error:
            self.unsaid.add(str(error))
            return str(phrase)


def check_said(game: Game, unsaid: set[str]) -> None:
    law(game, not unsaid, f"all that is said of a game has words, but {'; '.join(sorted(unsaid))}")


def say_everywhere(game: Game, phrase: Phrase, unsaid: set[str]) -> None:
    """Say a phrase in every language that the game has words in."""
    for language in languages_of(game):
        Speaker(language, unsaid)(phrase)


def check_words(game: Game, state: State, unsaid: set[str]) -> None:
    """Say all that just happened and all that is asked, in every language that the game has words in."""
    for language in languages_of(game):
        for event, me in product(state.sink or [], (None, *range(state.players))):
            Speaker(language, unsaid, me)(game.say_event(event.seen_by(me)))
        decision = state.decision
        if decision is not None:
            words, view = Speaker(language, unsaid, decision.seat), state.view(decision.seat)
            for name in fields_to_say(game, view):
                words(Phrase(f"{game.name}-field-{name.replace('_', '-')}"))
            words(game.say_decision(decision.kind, view))
            said = [words(game.say_option(option.key, view)) for option in decision.options]
            assert len(said) == len(set(said)), f"two options read the same in {language}: {sorted(said)}"


def fields_to_say(game: Game, view: View) -> set[str]:
    """The fields of a view, where the plain table is what people see of it."""
    if game.part("terminal") is not None:
        return set()
    own = {name for name in view.__struct_fields__ if name not in (*View.__struct_fields__, "boards")}
    return own | set(fields_of([getattr(view, name) for name in view.__struct_fields__]))


def fields_of(part: object) -> Iterator[str]:
    """The names of all fields within a part of a view."""
    if isinstance(part, Struct):
        yield from part.__struct_fields__
        yield from fields_of([getattr(part, name) for name in part.__struct_fields__])
    elif isinstance(part, list):
        for each in part:
            yield from fields_of(each)


# What stands on the shelf.


def check_shelf(game: Game) -> None:
    """It is on the shelf; options have keys and ids of their own; what the shelf and the box say can be said."""
    on_shelf = game.name in game_folders()
    why = left_off.get(game.name, f"no entry point {game.name} of blanketfort.games is installed: pip install -e .")
    law(game, on_shelf, f"a game is on the shelf, but {why}")
    table = game.option_table()
    keys = [option.key for option in table]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    law(game, not twice, f"every option has a key of its own, but there is twice: {', '.join(twice)}")
    law(game, [option.id for option in table] == list(range(len(table))), "an option's id is its place in the table")
    law(game, all(is_allowed(game, players, {}) for players in game.players), "the usual options fit every seat count")
    law(game, languages_of(game) != [], f"a game has words in one of {', '.join(LANGUAGES)}: words/<language>/*.ftl")
    unsaid: set[str] = set()
    for phrase in shelf_phrases(game):
        say_everywhere(game, phrase, unsaid)
    check_said(game, unsaid)


def shelf_phrases(game: Game) -> list[Phrase]:
    """What is said of a game before anybody plays it."""
    cards = [part for card in game.list_cards() for part in (card.group, card.name, *card.lines)]
    values = [value for spec in game.options.values() for value in spec.values if isinstance(value, str)]
    options = [*map(game.say_setting, game.options), *(Phrase(f"web-value-{value.lower()}") for value in values)]
    return [
        Phrase(f"web-about-{game.name}"),
        Phrase(f"web-time-{game.name}"),
        *(game.say_heading(clause["where"]) for clause in game.read_clauses() if clause.get("where")),
        *options,
        *(part for part in cards if isinstance(part, Phrase)),
    ]


def check_rulebook(game: Game) -> None:
    """Clauses have ids of their own, kinds, headings and texts in every language; a ruling says why."""
    seen: set[str] = set()
    for clause in game.read_clauses():
        id = clause.get("id", "")
        law(game, id.startswith(f"{game.name}.") and id not in seen, f"a clause has an id of its own, not {id!r}")
        seen.add(id)
        law(game, clause.get("kind") in CLAUSES, f"{id}: its kind is one of {', '.join(sorted(CLAUSES))}")
        law(game, bool(clause.get("where")), f"{id}: it says where it stands")
        law(game, clause.get("option", "") in ["", *game.options], f"{id}: its option is one of the game's")
        wanted = ["text", "why"] if clause["kind"] == "ruling" else ["text"]
        for part, language in product(wanted, languages_of(game)):
            law(game, has_text(clause, part, language), f"{id}: there is no {part}.{language}")


def check_lesson(game: Game) -> None:
    """A lesson, where there is one, can be played as it is written."""
    if has_lesson(game):
        try:
            play_lesson(game, load_lesson(game))
        except BlanketfortError as error:
            raise BrokenLaw(f"{game.name}: its lesson can be played as it is written, but {error}") from error


def has_text(clause: dict[str, Any], part: str, language: str) -> bool:
    return bool(clause.get(part, {}).get(language))


def law(game: Game, holds: bool, said: str) -> None:
    if not holds:
        raise BrokenLaw(f"{game.name}: {said}")
