"""Positions in text: TOML, which people can read, write and compare."""

import tomllib
from collections.abc import Sequence
from typing import Any

from blanketfort.engine.errors import BadText, guess
from blanketfort.engine.state import Step, names_of
from blanketfort.engine.toml_lines import Told


def write_toml(data: dict[str, object]) -> str:
    """Write plain data (ints, bools, strings, lists, small tables, lists of tables) as TOML, for `read_toml`."""
    lines: list[str] = []
    tables: list[str] = []
    for name, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for row in value:
                tables += ["", f"[[{name}]]", write_toml(row).rstrip("\n")]
        else:
            lines.append(f"{name} = {_value(value)}")
    return "\n".join(lines + tables) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_value(item)}" for name, item in value.items()) + "}"
    raise TypeError(f"no text form for {value!r}")


def read_toml(text: str, what: str) -> Told:
    """Read TOML; BadText says what could not be read and where."""
    try:
        return Told(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadText(f"this is not a {what}: {error}") from None


def write_steps(agenda: list[Step]) -> list[str]:
    """The agenda in text, bottom first: each step's name and its ints."""
    return [" ".join([type(step).__name__, *map(str, step.data())]) for step in agenda]


def steps_of(package: str, base: type[Step] = Step) -> dict[str, type[Step]]:
    """All steps of a package that run or ask something, by name."""
    found: dict[str, type[Step]] = {}
    for step in base.__subclasses__():
        is_whole = step.run is not Step.run or step.question != "" or step.kind is not Step.kind
        if is_whole and f"{step.__module__}.".startswith(f"{package}."):
            found[step.__name__] = step
        found |= steps_of(package, step)
    return found


def read_steps(rows: object, package: str) -> list[Step]:
    """Read an agenda back, of steps that are in a package; BadText names the step that is unknown or malformed."""
    if not isinstance(rows, list):
        raise BadText("agenda should be a list of steps")
    steps: list[Step] = []
    kinds = steps_of(package)
    for row in rows:
        name, *numbers = str(row).split() or [""]
        if name not in kinds:
            raise BadText(f"there is no step {name!r}; there are: {', '.join(sorted(kinds))}")
        try:
            steps.append(kinds[name](*map(int, numbers)))
        except (TypeError, ValueError):
            raise BadText(f"the step {row!r} has the wrong numbers") from None
    return steps


class Shape:
    """What can be pending in a game: which steps may lie on which.

    `upon` says for each step, and for the bottom (""), what may lie directly on it.
    """

    def __init__(self, package: str, upon: dict[str, str]) -> None:
        self.package = package
        self.upon = {name: words.split() for name, words in upon.items()}

    def read(self, rows: object, ranges: dict[str, range], is_study: bool) -> list[Step]:
        """Read an agenda back, bottom first; BadText names the step that is wrong.

        `ranges` says what the numbers of steps may be, by the names that these give them. A study may end anywhere.
        """
        steps = read_steps(rows, self.package)
        below = ""
        for step in steps:
            name = type(step).__name__
            if name not in self.upon.get(below, []) and not (is_study and below == ""):
                raise BadText(f"the step {name} cannot lie {f'on {below}' if below else 'at the bottom of the agenda'}")
            for called, number in zip(names_of(type(step)), step.data(), strict=True):
                count_of(number, f"{called} of the step {name}", ranges[called])
            below = name
        return steps


def check_keys(what: str, table: object, words: str) -> None:
    """BadText if it is no table, or has something else than these words in it."""
    if not isinstance(table, dict):
        raise BadText(f"{what} should be a table")
    known = words.split()
    for key in table:
        if key not in known:
            table.get(key)  # asked for last, it is what the error's line is about
            raise BadText(f"{what} has no {key!r}; it may have: {', '.join(known)}{guess(key, known)}")


def names_in(data: dict[str, Any], name: str) -> list[str]:
    """A list of names; an empty one where it is left out."""
    return _list_in(data, name, str, "names")


def numbers_in(data: dict[str, Any], name: str, allowed: range, default: list[int]) -> list[int]:
    """A list of whole numbers, each in this range."""
    return [count_of(number, name, allowed) for number in _list_in(data, name, object, "numbers", default)]


def flags_in(data: dict[str, Any], name: str, default: list[bool]) -> list[bool]:
    """A list of what is so and what is not."""
    return _list_in(data, name, bool, "true and false", default)


def _list_in(data: dict[str, Any], name: str, kind: type, what: str, default: Sequence[object] = ()) -> list[Any]:
    found = data.get(name, list(default))
    if not isinstance(found, list) or not all(isinstance(item, kind) for item in found):
        raise BadText(f"{name} should be a list of {what}, not {found!r}")
    return found


def number_in(data: dict[str, Any], name: str, allowed: range, default: int = 0) -> int:
    """A whole number in its range."""
    return count_of(data.get(name, default), name, allowed)


def flag_in(data: dict[str, Any], name: str, default: bool = False) -> bool:
    """Whether something is so."""
    value = data.get(name, default)
    if not isinstance(value, bool):
        raise BadText(f"{name} should be true or false, not {value!r}")
    return value


def count_of(value: object, name: str, allowed: range) -> int:
    """A whole number in its range, or BadText: True and False are none."""
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise BadText(f"{name} should be a number from {allowed[0]} to {allowed[-1]}, not {value!r}")
    return value
