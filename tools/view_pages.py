"""Write what a player sees and what may be asked: a page for each game, from its view's types and from games played."""

import sys
from collections import defaultdict
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game
from blanketfort.engine.laws import walk
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import Asking
from blanketfort.engine.structs import about, about_fields, structs_in

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


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page in folder.glob("*.md"):
        page.unlink()
    for name in game_names():
        (folder / f"{name}.md").write_text(page_of(find_game(name)), encoding="utf-8")
    toctree = ["```{toctree}", ":maxdepth: 1", "", *game_names(), "```"]
    heading = ["# What a player sees, what may be asked", ""]
    (folder / "index.md").write_text("\n".join([*heading, *toctree, ""]), encoding="utf-8")


def page_of(game: Game) -> str:
    lines = [f"# {game.title}: what a player sees, what may be asked", "", "## The view", ""]
    lines += ["A Python bot reads these as attributes, `view.boards[0]`; in JSON they are keys of the same names.", ""]
    lines += [line for struct in reversed(structs_in(game.view_type)) for line in describe(struct)]
    lines += ["## The questions", "", "| `kind` | keys of the options |", "|---|---|"]
    lines += [f"| `{kind}` | {say_keys(keys)} |" for kind, keys in sorted(find_questions(game).items())]
    return "\n".join([*lines, ""])


# The view.


def describe(struct: type[msgspec.Struct]) -> list[str]:
    """A struct's fields, with their types and what they are."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    told = about_fields(struct)
    rows = [f"| `{field.name}` | `{say_type(field.type)}` | {told.get(field.name, '')} |" for field in info.fields]
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


def say_type(info: Any) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.LiteralType):
        return " or ".join(f'"{value}"' for value in info.values)
    if isinstance(info, types.UnionType):
        return " or ".join(say_type(part) for part in info.types)
    if isinstance(info, types.ListType):
        return f"list[{say_type(info.item_type)}]"
    if isinstance(info, types.DictType):
        return f"dict[{say_type(info.key_type)}, {say_type(info.value_type)}]"
    if isinstance(info, types.TupleType):
        return f"tuple[{', '.join(map(say_type, info.item_types))}]"
    if isinstance(info, types.StructType):
        return info.cls.__name__
    raise TypeError(f"no words for {info}")


# The questions.


def find_questions(game: Game) -> dict[str, set[str]]:
    """Each kind of question that the game's steps ask, with the keys of the options that it had in random games."""
    found: dict[str, set[str]] = {kind: set() for kind in kinds_of(game)}
    for players, options in product(game.players, [{}, *ways_to_play(game)]):
        for seed in range(GAMES):
            try:
                for state in walk(game, players, options, seed):
                    if state.decision is not None:
                        keys = {option.key for option in state.decision.options}
                        found.setdefault(state.decision.kind, set()).update(keys)
            except BadSetup:
                break  # these options do not go together
    return found


def kinds_of(game: Game) -> list[str]:
    """The kinds of all steps that ask, as far as these do not depend on the moment."""
    game.new(seed=1)  # so that all of its rules are there
    steps: list[type[Asking]] = [Asking]
    kinds: list[str] = []
    for step in steps:
        steps += step.__subclasses__()
        if step.__module__.startswith(f"{game.package}."):
            with suppress(AttributeError, NotImplementedError):
                kinds.append(step.__new__(step).kind())
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
        return "asked so seldom that none came up"
    return ", ".join(few) + (" ..." if any(len(found) > SHOWN for found in by_word.values()) else "")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
