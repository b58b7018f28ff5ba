"""Every thing in a TOML text is found on its line."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import blanketfort
from blanketfort.engine.text import write_toml
from blanketfort.engine.toml_lines import find_lines

TEXT = """\
# a comment with [brackets] and = signs
title = "a [string] with = and # in it"  # and a comment

[[kid]]
id = 'chef'
suits = ["book",  # one
         "glue"]

[[kid]]
"id" = "bug"
note = \"\"\"
[[kid]]
id = "not a key"
\"\"\"
face.public = 1

[box]
walls = [
  { shape = "angled", copies = 5 },

  { shape = "straight",
    copies = 3 },
]

[[kid.friend]]
name = "of the bug"
[box.lid]
colour = "red"
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("kid",), 4),
        (("kid", 0), 4),
        (("kid", 0, "suits"), 6),
        (("kid", 0, "suits", 1), 7),
        (("kid", 1), 9),
        (("kid", 1, "id"), 10),
        (("kid", 1, "note"), 11),
        (("kid", 1, "face"), 15),
        (("kid", 1, "face", "public"), 15),
        (("box", "walls", 0, "copies"), 19),
        (("box", "walls", 1), 21),
        (("box", "walls", 1, "copies"), 22),
        (("kid", 1, "friend", 0, "name"), 26),
        (("box", "lid", "colour"), 28),
    ],
)
def test_each_thing_is_found_on_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert find_lines(TEXT)[path] == line


def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The ways to all things in data."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            found += paths(part, (*path, name))
    return found


@pytest.mark.parametrize(
    "file", sorted(Path(blanketfort.__file__).parent.glob("games/*/*.toml")), ids=lambda file: str(file)[-30:]
)
def test_everything_in_our_own_data_is_found(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = find_lines(text)
    data = tomllib.loads(text)
    assert set(paths(data)) == set(lines)
    rows = text.split("\n")
    for path, line in lines.items():
        if isinstance(path[-1], str) and len(path) == 3:
            assert rows[line - 1].startswith(path[-1]), path


VALUES = st.recursive(
    st.integers() | st.booleans() | st.text("ab[]{}=#,.\"'\\\n ", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("pqr"), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["kid", "dog", "level"]), VALUES))
def test_everything_in_any_data_is_found(data: dict[str, object]) -> None:
    text = write_toml({name: {"inline": value} for name, value in data.items()})
    assert set(paths(tomllib.loads(text))) == set(find_lines(text))
