"""Modules that are loaded when something of them is asked for: a first table has to be there in seconds."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

LATER = ["anyio", "anyio.abc", "anyio.lowlevel", "anyio.to_thread", "html", "http.client"]
"""What the application imports, and hardly ever uses, in a browser."""


class Later(ModuleType):
    """Stands for a module until then."""

    def __getattr__(self, name: str) -> Any:
        for each in LATER:
            if isinstance(sys.modules.get(each), Later):
                del sys.modules[each]
        return getattr(import_module(self.__name__), name)


def put_off() -> None:
    """From now on, whoever imports one of them gets what stands for it."""
    for name in LATER:
        later = sys.modules.setdefault(name, Later(name))
        package, _, own_name = name.rpartition(".")
        if package:
            setattr(import_module(package), own_name, later)
