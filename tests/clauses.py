"""Clauses: which rule of which rulebook a test holds."""

import ast
import tomllib
from collections.abc import Callable
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


def marked_tests() -> dict[str, list[str]]:
    """Each clause id that a test is marked with, and the tests, read off the source of the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                for id in _ids(node):
                    found.setdefault(id, []).append(f"{path.relative_to(TESTS)}::{node.name}")
    return found


def _ids(function: ast.FunctionDef) -> list[str]:
    marks = [d for d in function.decorator_list if isinstance(d, ast.Call) and ast.unparse(d.func) == "clause"]
    return [str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)]


def hollow_tests() -> list[str]:
    """Marked tests that check nothing: no assertion and no expected error."""
    hollow = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and _ids(node) and not _checks(node):
                hollow.append(f"{path.relative_to(TESTS)}::{node.name}")
    return hollow


def _checks(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Assert) or "raises" in ast.unparse(node) for node in ast.walk(function))
