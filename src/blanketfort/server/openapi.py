"""Every address of the server with what goes in and comes out: the routes and their OpenAPI document are made of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec

import blanketfort
from blanketfort.server import wire, wishes
from blanketfort.server import wire_finished as finished
from blanketfort.server.bodies import JSON, STATUS
from blanketfort.server.wire import Opened, TableInfo

REF = "#/components/schemas/{name}"
TEXT = "text/plain"


class Address(NamedTuple):
    """A method and a path below `/api`, done by the method of that name in `api.Api`."""

    method: str
    place: str
    name: str
    about: str
    gives: Any
    takes: type | None = None
    status: int = 200

    @property
    def path(self) -> str:
        return f"/api{self.place}"


ADDRESSES = [
    Address("GET", "/house", "house", "Where the server is reached", wire.House),
    Address("GET", "/games", "games", "The games on the shelf", list[wire.GameAbout]),
    Address("GET", "/games/{game}/cards", "cards", "What is in a game's box", list[wire.CardAbout]),
    Address("GET", "/games/{game}/rules", "rules", "A game's rules, clause by clause", list[wire.Clause]),
    Address("GET", "/games/{game}/words/{language}", "words", "A game's words in one language (Fluent)", str),
    Address("POST", "/tutorials/{game}", "open_lesson", "Open a lesson", Opened, wishes.TakeSeat, 201),
    Address(
        "POST",
        "/games/{game}/positions/{clause}",
        "open_position",
        "Open a position in which a rule is shown",
        Opened,
        wishes.TakeSeat,
        201,
    ),
    Address("POST", "/tables", "open_table", "Open a table", Opened, wishes.NewTable, 201),
    Address("GET", "/tables", "my_tables", "My tables, the last changed first", list[wire.TableLine]),
    Address("GET", "/tables/{table}", "table", "A table", TableInfo),
    Address("GET", "/tables/{table}/cards", "house_cards", "A table's cards", list[wire.CardAbout]),
    Address("POST", "/tables/{table}/seats/{seat:int}", "take_seat", "Sit down", TableInfo, wishes.TakeSeat),
    Address("DELETE", "/tables/{table}/seats/{seat:int}", "leave_seat", "Stand up", TableInfo),
    Address(
        "POST",
        "/tables/{table}/claim",
        "claim_seat",
        "Come back to a seat by its link",
        TableInfo,
        wishes.ClaimSeat,
    ),
    Address("POST", "/tables/{table}/begin", "begin", "Deal", TableInfo),
    Address("POST", "/tables/{table}/rematch", "rematch", "Play again with the same people", Opened),
    Address("GET", "/tables/{table}/replay", "replay", "A finished game, step by step", finished.Replay),
    Address("GET", "/tables/{table}/review", "review", "A finished game, judged by the search", finished.Review),
    Address("GET", "/tables/{table}/record", "record", "A finished game's record", str),
    Address("GET", "/tables/{table}/proof", "proof", "Whether the shuffle was fixed before the deal", finished.Proof),
    Address("POST", "/tables/{table}/branch", "branch", "Go on from a step at a new table", Opened, wishes.Branch, 201),
    Address("POST", "/records", "upload", "Look at games that were played elsewhere", Opened, wishes.Upload, 201),
    Address("GET", "/records", "my_records", "All of one's finished games, one record after the other", str),
]

QUERY = {
    "cards": {
        "name": "rules",
        "in": "query",
        "description": "The version of the rules that a game of old is played by; nothing for the current one.",
        "schema": {"type": "string", "pattern": "^[0-9]*$"},
    },
    "replay": {
        "name": "seat",
        "in": "query",
        "description": "Whose eyes: a seat's number, `open` for all cards open, nothing for a spectator's.",
        "schema": {"type": "string", "pattern": "^([0-9]|open)?$"},
    },
}


@cache
def write_document() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for place in ADDRESSES for kind in (place.gives, place.takes) if kind not in (None, str)]
    kinds += [wire.Failure, wire.Say]
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=_write_phrase, ref_template=REF)
    found = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for place in ADDRESSES:
        path = place.path.replace(":int", "")
        paths.setdefault(path, {})[place.method.lower()] = _write_operation(place, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Blanketfort",
            "version": blanketfort.__version__,
            "description": "The web table, but for its socket.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _write_phrase(_kind: type) -> dict[str, Any]:
    """Sentences of the engine are the only types that are not the wire's own."""
    return {"$ref": REF.format(name="Say")}


def _write_operation(place: Address, found: dict[str, Any]) -> dict[str, Any]:
    gives = (
        {TEXT: {"schema": {"type": "string"}}} if place.gives is str else {JSON: {"schema": found[repr(place.gives)]}}
    )
    failure = {"description": "Why not", "content": {JSON: {"schema": found[repr(wire.Failure)]}}}
    operation: dict[str, Any] = {
        "operationId": place.name,
        "summary": place.about,
        "parameters": [_write_parameter(name, kind) for name, kind in re.findall(r"{(\w+):?(\w*)}", place.path)],
        "responses": {
            str(place.status): {"description": place.about, "content": gives},
            **{str(status): failure for status in sorted(set(STATUS.values()))},
        },
    }
    if place.name in QUERY:
        operation["parameters"].append(QUERY[place.name])
    if place.takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": found[repr(place.takes)]}}}
    return operation


def _write_parameter(name: str, kind: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": schema}
