"""The sources name clauses of the rulebook, and only such."""

from __future__ import annotations

import re

from tests.clauses import GAMES, read_rulebook

FORT = GAMES / "fort"


def test_every_clause_named_in_the_sources_is_in_the_rulebook() -> None:
    known = {clause["id"] for path in FORT.glob("rulebook*.toml") for clause in read_rulebook(path)}
    named = {
        id
        for path in FORT.rglob("*.py")
        for group in re.findall(r"\((fort\.[a-z0-9., -]+)\)", path.read_text())
        for id in group.split(", ")
    }
    assert len(named) > 40 and not named - known
