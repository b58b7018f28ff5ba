"""Write the TypeScript types of everything that crosses the wire: `python tools/wire_types.py web/src`.

They are made from `server/wire.py` and from each game's `view_type`; docstrings become comments.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_origin

import msgspec
from msgspec import inspect as types

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import GAMES, all_games
from blanketfort.engine.structs import about, about_fields, structs_in
from blanketfort.server import wire, wire_finished, wishes

HEAD = "// Made from {source} by tools/wire_types.py. Change it there.\n"
PLAIN: dict[type, str] = {
    types.AnyType: "any",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}
Names = Mapping[str, str]
"""What the view's module calls some unions of literals."""
NAMELESS: Names = {}


def write_all() -> dict[str, str]:
    """All TypeScript modules, by their path in `web/src`."""
    ours = [played for played in all_games() if played.package.startswith(GAMES)]
    return {"wire.ts": write_wire()} | {f"tables/{played.name}/view.gen.ts": write_view(played) for played in ours}


def write_wire() -> str:
    """The messages between browser and server."""
    structs = {
        name: item for name, item in (vars(wire) | vars(wire_finished) | vars(wishes)).items() if is_struct(item)
    }
    head = HEAD.format(source="src/blanketfort/server/wire.py and wishes.py")
    parts = [head, f"export const PROTOCOL = {wire.PROTOCOL}\n", *map(write_struct, structs.values())]
    unions = {"Down": wire.Down, "Up": wishes.Up}
    parts += [f"export type {name} = {say_type(types.type_info(union))}\n" for name, union in unions.items()]
    return "\n".join(parts)


def is_struct(item: object) -> bool:
    if not isinstance(item, type) or not issubclass(item, msgspec.Struct) or item is msgspec.Struct:
        return False
    return not item.__name__.startswith("_")  # those are bases of others


def write_view(played: Game) -> str:
    """What a seat sees of one game."""
    module = sys.modules[played.view_type.__module__]
    literals = {name: item for name, item in vars(module).items() if get_origin(item) is Literal}
    names = {say_type(types.type_info(item)): name for name, item in literals.items()}
    parts = [HEAD.format(source=f"src/{module.__name__.replace('.', '/')}.py")]
    parts += [f"export type {name} = {values}\n" for values, name in names.items()]
    parts += [write_struct(struct, names) for struct in structs_in(played.view_type)]
    return "\n".join(parts)


def write_struct(struct: type[msgspec.Struct], names: Names = NAMELESS) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    rows = [f"  {info.tag_field}: {info.tag!r}"] if info.tag_field else []
    comments = about_fields(struct)
    for field in info.fields:
        rows += [f"  {write_comment(comments[field.name])}"] if field.name in comments else []
        rows.append(write_field(field, struct, names))
    return f"{write_comment(about(struct))}\nexport interface {struct.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def write_comment(text: str) -> str:
    said = re.sub(r"\bNone\b", "null", text)
    return f"/** {said} */"


def write_field(field: types.Field, struct: type[msgspec.Struct], names: Names) -> str:
    """A field that may be left out of the message has a question mark."""
    may_be_absent = not field.required and (struct.__struct_config__.omit_defaults or is_sent_up(struct))
    return f"  {field.encode_name}{'?' if may_be_absent else ''}: {say_type(field.type, names)}"


def is_sent_up(struct: type[msgspec.Struct]) -> bool:
    """Whether a client writes it: then it may leave out what has a default."""
    return struct.__module__ == wishes.__name__


def say_type(info: Any, names: Names = NAMELESS) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.LiteralType):
        values = " | ".join(repr(value) for value in info.values)
        return names.get(values, values)
    if isinstance(info, types.UnionType):
        return " | ".join(say_type(part, names) for part in info.types if "Unset" not in type(part).__name__)
    if isinstance(info, types.ListType):
        return f"Array<{say_type(info.item_type, names)}>"
    if isinstance(info, types.TupleType):
        return f"[{', '.join(map(say_type, info.item_types))}]"
    if isinstance(info, types.DictType):
        return f"Record<{say_type(info.key_type, names)}, {say_type(info.value_type, names)}>"
    if isinstance(info, types.CustomType) and info.cls is Phrase:
        return wire.Say.__name__
    if isinstance(info, types.StructType):
        return info.cls.__name__
    raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    for path, text in write_all().items():
        Path(sys.argv[1], path).write_text(text, encoding="utf-8")
