"""Tests called without pytest: what takes it a second is then there at once."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from itertools import product
from types import FunctionType

import pytest


def is_passed(call: Callable[[], object]) -> bool:
    """Whether a test passes, or is skipped."""
    try:
        call()
    except pytest.skip.Exception:
        return True
    except Exception:
        return False
    return True


def cases_of(test: FunctionType) -> list[dict[str, object]] | None:
    """All that a test is called with, in pytest's order; None if more than parameters is asked for."""
    rows: list[list[dict[str, object]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name != "parametrize":
            return None
        names = [name.strip() for name in mark.args[0].split(",")] if isinstance(mark.args[0], str) else mark.args[0]
        values = [(value,) if len(names) == 1 else value for value in mark.args[1]]
        rows.append([dict(zip(names, value, strict=True)) for value in values])
    cases = [{name: value for part in parts for name, value in part.items()} for parts in product(*rows)]
    return cases if all(set(case) == set(inspect.signature(test).parameters) for case in cases) else None
