"""The browser has the words for all that it is sent: it is built without those that only the terminal says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.locale.test_both_languages import SOURCES
from tests.shelf import word_files

PLUGIN = Path(__file__).parents[2] / "web" / "words.plugin.ts"
SENDING = [
    *(f"{room}/*.py" for room in ("engine", "notation", "server", "site", "table")),
    "bots/reasons.py",
    "games/*/game.py",
    "games/*/phrases.py",
]
"""The modules whose phrases go to the browser."""


def left_out() -> set[str]:
    """The ids of the messages that the browser is built without."""
    found = re.search(r"ELSEWHERE = /(.*)/", PLUGIN.read_text(encoding="utf-8"))
    assert found
    files = [path.read_text(encoding="utf-8") for path in word_files("en") if re.match(found[1], path.name)]
    return {id for text in files for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}


def ids_in(path: Path) -> Iterator[str]:
    """What a module may name a message by, as patterns: any word may stand in the places of an f-string."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


def test_the_browser_has_every_message_that_it_can_be_sent() -> None:
    modules = [path for pattern in SENDING for path in SOURCES.glob(pattern)]
    ids = {id for path in modules for id in ids_in(path) if re.match(r"[a-z]+\\-", id)}
    missing = [id for id in left_out() if any(re.fullmatch(pattern, id) for pattern in ids)]
    assert not missing
