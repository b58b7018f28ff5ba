"""What structs are made of and what their docstrings say: documentation and TypeScript are made from these."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from itertools import pairwise
from textwrap import dedent
from typing import Any

import msgspec
from msgspec import inspect as types


def structs_in(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct after all those that its fields are made of."""
    found: dict[type[msgspec.Struct], None] = {}
    _collect(types.type_info(struct), found)
    return list(found)


def _collect(info: Any, found: dict[type[msgspec.Struct], None]) -> None:
    parts = [field.type for field in getattr(info, "fields", ())]
    parts += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    for part in [*parts, getattr(info, "item_type", None), getattr(info, "value_type", None)]:
        if part is not None:
            _collect(part, found)
    if isinstance(info, types.StructType):
        found[info.cls] = None


def about(struct: type) -> str:
    """What a type's docstring says, in one line."""
    return _line(struct.__doc__ or "")


@cache
def about_fields(struct: type) -> dict[str, str]:
    """What the docstrings under a type's fields say, its bases' too; fields that say nothing are left out."""
    bases = struct.__mro__[struct.__mro__.index(msgspec.Struct) - 1 :: -1]
    return {name: line for each in bases for name, line in _read(each).items()}


def _read(struct: type) -> dict[str, str]:
    """The texts that stand right under the fields of a class, read off its source."""
    tree = ast.parse(dedent(inspect.getsource(struct)))
    body = tree.body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: _line(text.value.value)
        for field, text in pairwise(body.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def _line(text: str) -> str:
    return " ".join(inspect.cleandoc(text).split())
