"""Write all that bots and programs are told of a game: a page for each, from its view's types and from games played."""

import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as types

from blanketfort.commands.lookup import meanings_of, values_of
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game, word_of
from blanketfort.engine.laws import walk
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import Asking, State
from blanketfort.engine.structs import about, about_fields, structs_in
from blanketfort.locale import Words

GAMES = 5
"""How many random games are looked at for each way to set up a game."""
SHOWN = 3
"""How many keys are shown that begin with the same word."""
PLAIN: dict[type, str] = {
    types.AnyType: "anything",
    types.NoneType: "None",
    types.BoolType: "bool",
    types.IntType: "int",
    types.FloatType: "float",
    types.StrType: "str",
}


INTRODUCTION = """# What bots and programs are told

All names that a program meets: the options of a game, the fields of a view, the kinds of questions with the keys of
their answers, and the events. Each page is made from the code and from random games.
"""
VIEW = """
## The view

A Python bot reads these as attributes, such as `view.boards[0]`; in JSON they are keys of the same names.
"""
QUESTIONS = """
## The questions

`kind` is the decision's; *asked* is what the table says, for example. Of keys that begin alike, a few are shown.

| `kind` | asked | keys of the options |
|---|---|---|
"""
EVENTS = """
## The events

What happened, for logs, animation and statistics: `game.new(..., sink=[])` collects them. Every event has a `kind`, the
`seat` it happened to, and facts. *Secret* facts are in `event.seen_by(seat)` only for those who may know them. Not
every fact is in every event of its kind. *In the log* is an example.

| `kind` | facts | secret | in the log |
|---|---|---|---|
"""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page in folder.glob("*.md"):
        page.unlink()
    for name in game_names():
        (folder / f"{name}.md").write_text(page_of(find_game(name)), encoding="utf-8")
    toctree = ["```{toctree}", ":maxdepth: 1", "", *game_names(), "```", ""]
    (folder / "index.md").write_text("\n".join([INTRODUCTION, *toctree]), encoding="utf-8")


def page_of(game: Game) -> str:
    names, found = names_of(game), Found(game)
    lines = [f"# {game.title}: options, view, questions, events", "", *describe_options(game), VIEW]
    lines += [line for struct in reversed(structs_in(game.view_type)) for line in describe(struct, names)]
    lines += describe_names(names)
    rows = [f"| `{kind}` | {found.asked[kind]} | {say_keys(keys)} |" for kind, keys in sorted(found.keys.items())]
    events = [f"| `{kind}` | {told.facts()} | {told.example} |" for kind, told in sorted(found.events.items())]
    return "\n".join([*lines, QUESTIONS.rstrip(), *rows, EVENTS.rstrip(), *events, ""])


# The options.


def describe_options(game: Game) -> list[str]:
    """How the game can be set up, as `blanketfort games` lists it."""
    words = Words("en")
    lines = ["## The options", "", f"Seats: {', '.join(map(str, game.players))}.", ""]
    lines += ["| option | values | default | what it is about |", "|---|---|---|---|"]
    for spec in game.options.values():
        meanings = (f"`{value}`: {meaning}" for value, meaning in meanings_of(spec, words))
        about_it = "; ".join([words(game.say_setting(spec.name)), *meanings])
        values, default = values_of(spec).replace(" | ", "`, `"), word_of(spec.default)
        lines.append(f"| `{spec.name}` | `{values}` | `{default}` | {about_it} |")
    return lines


# The view.


def names_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The vocabularies that the view's module has a name for."""
    module = vars(sys.modules[game.view_type.__module__])
    return {name: get_args(item) for name, item in module.items() if get_origin(item) is Literal}


def describe_names(names: dict[str, tuple[str, ...]]) -> list[str]:
    if not names:
        return []
    rows = [f"| `{name}` | {', '.join(f'`{word}`' for word in words)} |" for name, words in names.items()]
    return ["### Words", "", "| type | one of |", "|---|---|", *rows, ""]


def describe(struct: type[msgspec.Struct], names: dict[str, tuple[str, ...]]) -> list[str]:
    """A struct's fields, with their types and what they are."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    told = about_fields(struct)
    rows = [f"| `{field.name}` | `{say_type(field.type, names)}` | {told[field.name]} |" for field in info.fields]
    return [
        f"### {struct.__name__}",
        "",
        about(struct),
        "",
        "| field | type | what it is |",
        "|---|---|---|",
        *rows,
        "",
    ]


def say_type(info: Any, names: dict[str, tuple[str, ...]]) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.LiteralType):
        return " or ".join(say_words(set(info.values), names))
    if isinstance(info, types.UnionType):
        return " or ".join(say_type(part, names) for part in info.types)
    if isinstance(info, types.ListType):
        return f"list[{say_type(info.item_type, names)}]"
    if isinstance(info, types.DictType):
        return f"dict[{say_type(info.key_type, names)}, {say_type(info.value_type, names)}]"
    if isinstance(info, types.TupleType):
        return f"tuple[{', '.join(say_type(part, names) for part in info.item_types)}]"
    if isinstance(info, types.StructType):
        return info.cls.__name__
    raise TypeError(f"no words for {info}")


def say_words(wanted: set[Any], names: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """The vocabularies that make up these words, then those words that are in none."""
    for name, words in names.items():
        if wanted.issuperset(words):
            wanted -= set(words)
            yield name
    yield from (f'"{word}"' for word in sorted(wanted))


# The questions and the events.


class Told:
    """What events of one kind tell: the names of their facts, and one of them in words."""

    def __init__(self, example: str) -> None:
        self.open: set[str] = set()
        self.secret: set[str] = set()
        self.example = example

    def facts(self) -> str:
        open, secret = (", ".join(f"`{name}`" for name in sorted(facts)) for facts in (self.open, self.secret))
        return f"{open} | {secret}"


class Found:
    """What random games of each way to set up a game were like: their questions and their events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        steps = steps_of(game)
        self.keys: dict[str, set[str]] = {kind: set() for kind in steps}
        self.asked: dict[str, str] = {kind: about(step).partition(". ")[0] for kind, step in steps.items()}
        self.events: dict[str, Told] = {}
        unseen = set(steps)
        for players, options in product(game.players, [{}, *ways_to_play(game)]):
            with suppress(BadSetup):  # these options do not go together
                for seed in range(GAMES):
                    self.look_at(walk(game, players, options, seed), unseen)

    def look_at(self, moments: Iterator[State], unseen: set[str]) -> None:
        for state in moments:
            self.note_question(state, unseen)
        for event in state.sink or []:
            self.note_event(event, state.setup.players)

    def note_question(self, state: State, unseen: set[str]) -> None:
        decision = state.decision
        if decision is None:
            return
        self.keys.setdefault(decision.kind, set()).update(option.key for option in decision.options)
        if decision.kind in unseen or decision.kind not in self.asked:
            unseen.discard(decision.kind)
            words = Words("en", names_at(state.setup.players), decision.seat)
            self.asked[decision.kind] = words(self.game.say_decision(decision.kind, state.view(decision.seat)))

    def note_event(self, event: Event, players: int) -> None:
        if event.kind not in self.events:
            said = Words("en", names_at(players))(self.game.say_event(event.seen_by_all()))
            self.events[event.kind] = Told(said)
        self.events[event.kind].open.update(event.open)
        self.events[event.kind].secret.update(event.secret)


def names_at(players: int) -> list[str]:
    return ["Ann", "Bob", "Cleo", "Dan"][:players]


def steps_of(game: Game) -> dict[str, type[Asking]]:
    """All steps that ask, by the kind of their question, as far as that does not depend on the moment."""
    game.new(seed=1)  # so that all of its rules are there
    steps: list[type[Asking]] = [Asking]
    kinds: dict[str, type[Asking]] = {}
    for step in steps:
        steps += step.__subclasses__()
        if step.__module__.startswith(f"{game.package}."):
            with suppress(AttributeError, NotImplementedError):
                kinds[step.__new__(step).kind()] = step
    return kinds


def ways_to_play(game: Game) -> list[dict[str, bool | str]]:
    """Each other value of an option alone, and all options at their last."""
    alone = [{name: value} for name, spec in game.options.items() for value in spec.values if value != spec.default]
    return [*alone, {name: spec.values[-1] for name, spec in game.options.items()}]


def say_keys(keys: set[str]) -> str:
    """Keys by their first word; of those that go on, a few."""
    by_word: dict[str, list[str]] = defaultdict(list)
    for key in sorted(keys):
        by_word[key.partition(":")[0]].append(key)
    few = [f"`{each}`" for found in by_word.values() for each in found[:SHOWN]]
    if not few:
        return "none came up in these games"
    return ", ".join(few) + (" ..." if any(len(found) > SHOWN for found in by_word.values()) else "")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
