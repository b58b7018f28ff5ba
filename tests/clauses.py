"""Clauses: which rule of which rulebook a test holds."""

import ast
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import blanketfort

F = TypeVar("F", bound=Callable[..., Any])
TESTS = Path(__file__).parent
GAMES = Path(blanketfort.__file__).parent / "games"


def clause(*ids: str) -> Callable[[F], F]:
    """Mark a test as holding these clauses of a `rulebook.toml`."""

    def mark(test: F) -> F:
        assert ids
        return test

    return mark


def read_rulebook(path: Path) -> list[dict[str, Any]]:
    clauses: list[dict[str, Any]] = tomllib.loads(path.read_text())["clause"]
    return clauses


def rulebooks() -> list[Path]:
    return sorted(GAMES.glob("*/rulebook*.toml"))


def _functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function in the tests, read off their source, with the name that pytest gives it."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                yield f"{path.relative_to(TESTS)}::{node.name}", node


def marked_tests() -> dict[str, list[str]]:
    """Each clause id that a test is marked with, and the tests."""
    found: dict[str, list[str]] = {}
    for name, function in _functions():
        for id in _ids(function):
            found.setdefault(id, []).append(name)
    return found


def _ids(function: ast.FunctionDef) -> list[str]:
    marks = [d for d in function.decorator_list if isinstance(d, ast.Call) and ast.unparse(d.func) == "clause"]
    return [str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)]


def hollow_tests() -> list[str]:
    """Marked tests that check nothing: no assertion and no expected error."""
    return [name for name, function in _functions() if _ids(function) and not _checks(function)]


def _checks(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Assert) or "raises" in ast.unparse(node) for node in ast.walk(function))
