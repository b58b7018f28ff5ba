"""Lets a class in a Python file play: run as a program, it answers one line of JSON by another (docs/own-bots.md).

What the player prints goes to stderr, where it disturbs nobody.
"""

import importlib.util
import json
import os
import random
import sys
import threading
import time
import traceback
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, TextIO


def load(path: str) -> ModuleType:
    """The user's file as a module."""
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_player(module: ModuleType, name: str) -> Any:
    """The class of that name; without a name, the only one of the file that has `choose`."""
    if name:
        if not hasattr(module, name):
            raise SystemExit(f"there is no class {name} in {module.__file__}")
        return getattr(module, name)()
    players = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and hasattr(thing, "choose") and thing.__module__ == module.__name__
    ]
    if len(players) != 1:
        names = ", ".join(player.__name__ for player in players) or "none"
        raise SystemExit(f"one class with choose(view, decision) is wanted, there are: {names}")
    return players[0]()


def take_streams() -> tuple[TextIO, TextIO]:
    """The streams of the conversation; the player itself reads nothing and prints to stderr."""
    questions, answers = os.fdopen(os.dup(0), "r", encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def end_with_parent() -> None:
    """However long the player thinks: when nobody waits for it any more, it ends."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def converse(player: Any, questions: TextIO, answers: TextIO) -> None:
    """Answer until nobody asks any more."""
    import msgspec

    from blanketfort.engine.decision import Decision, Option
    from blanketfort.engine.shelf import game

    for line in questions:
        asked = json.loads(line)
        options = tuple([Option(option["id"], option["key"]) for option in asked["decision"]["options"]])
        view = msgspec.convert(asked["view"], game(asked["game"]).view_type)
        choice = player.choose(view, Decision(asked["seat"], asked["decision"]["kind"], options))
        choice = choice.id if isinstance(choice, Option) else choice
        print(json.dumps({"choice": choice}), file=answers, flush=True)


def show_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Where in the user's file it went wrong; how it was called is no help in finding out why."""
    while trace is not None and trace.tb_frame.f_code.co_filename.startswith((__file__, "<frozen importlib")):
        trace = trace.tb_next
    traceback.print_exception(kind, error, trace)


def main(path: str, name: str) -> None:
    """Play."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    questions, answers = take_streams()
    sys.excepthook = show_fault
    random.seed(int(os.environ.get("BLANKETFORT_SEED", "0")))
    converse(find_player(load(path), name), questions, answers)


if __name__ == "__main__":
    sys.path.pop(0)  # the folder of this file, whose modules are not the user's
    main(*sys.argv[1:3])
