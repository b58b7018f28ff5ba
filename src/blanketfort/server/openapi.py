"""Every address of the server with what goes in and comes out: the routes and their OpenAPI document are made of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec

import blanketfort
from blanketfort.server import wire, wire_finished, wishes
from blanketfort.server.bodies import JSON, STATUS

REF = "#/components/schemas/{name}"
TEXT = "text/plain"


class Address(NamedTuple):
    """A method and a path, done by the method of that name in `api.Api`."""

    method: str
    path: str
    name: str
    about: str
    gives: Any
    takes: type | None = None
    status: int = 200


ADDRESSES = [
    Address("GET", "/api/house", "house", "Where the server is reached", wire.House),
    Address("GET", "/api/games", "games", "The games on the shelf", list[wire.GameAbout]),
    Address("GET", "/api/games/{game}/cards", "cards", "What is in a game's box", list[wire.CardAbout]),
    Address("GET", "/api/games/{game}/rules", "rules", "A game's rules, clause by clause", list[wire.Clause]),
    Address("GET", "/api/games/{game}/words/{language}", "words", "A game's words in one language (Fluent)", str),
    Address("POST", "/api/tutorials/{game}", "open_lesson", "Open a lesson", wire.Opened, wishes.TakeSeat, 201),
    Address(
        "POST",
        "/api/games/{game}/positions/{clause}",
        "open_position",
        "Open a position in which a rule is shown",
        wire.Opened,
        wishes.TakeSeat,
        201,
    ),
    Address("POST", "/api/tables", "open_table", "Open a table", wire.Opened, wishes.NewTable, 201),
    Address("GET", "/api/tables", "my_tables", "My tables, the last changed first", list[wire.TableLine]),
    Address("GET", "/api/tables/{table}", "table", "A table", wire.TableInfo),
    Address("GET", "/api/tables/{table}/cards", "house_cards", "A table's cards", list[wire.CardAbout]),
    Address("POST", "/api/tables/{table}/seats/{seat:int}", "take_seat", "Sit down", wire.TableInfo, wishes.TakeSeat),
    Address("DELETE", "/api/tables/{table}/seats/{seat:int}", "leave_seat", "Stand up", wire.TableInfo),
    Address(
        "POST",
        "/api/tables/{table}/claim",
        "claim_seat",
        "Come back to a seat by its link",
        wire.TableInfo,
        wishes.ClaimSeat,
    ),
    Address("POST", "/api/tables/{table}/begin", "begin", "Deal", wire.TableInfo),
    Address("POST", "/api/tables/{table}/rematch", "rematch", "Play again with the same people", wire.Opened),
    Address("GET", "/api/tables/{table}/replay", "replay", "A finished game, step by step", wire_finished.Replay),
    Address(
        "GET", "/api/tables/{table}/review", "review", "A finished game, judged by the search", wire_finished.Review
    ),
    Address("GET", "/api/tables/{table}/record", "record", "A finished game's record", str),
    Address(
        "GET",
        "/api/tables/{table}/proof",
        "proof",
        "Whether the shuffle was fixed before the deal",
        wire_finished.Proof,
    ),
    Address(
        "POST",
        "/api/tables/{table}/branch",
        "branch",
        "Go on from a step at a new table",
        wire.Opened,
        wishes.Branch,
        201,
    ),
    Address(
        "POST", "/api/records", "upload", "Look at games that were played elsewhere", wire.Opened, wishes.Upload, 201
    ),
    Address("GET", "/api/records", "my_records", "All of one's finished games, one record after the other", str),
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
