"""Players of the user's own: a class in a Python file, or any program that answers lines of JSON (docs/own-bots.md).

Both run as a process of their own, which is sent the view of its seat and nothing else. One that crashes, hangs or
answers illegally forfeits: its caller gets a `Forfeit`, and the process is ended.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

import blanketfort
from blanketfort.bots import Player, bots_of, host, make_bot
from blanketfort.bots.levels import brain_of, level_of, levels_of, read_master
from blanketfort.bots.program import Ended, Flooding, Program, Silent
from blanketfort.bots.thinker import Thinker
from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.view import View

COMMAND: Final = "cmd:"
USUAL: Final = "bot"
"""The name of the computer player that a game has unless another is named."""
PATIENCE: Final = 10.0
"""How many seconds a choice may take, if the player's name says nothing else."""
STARTING: Final = 10.0
"""How many seconds more the first one may take, for the program has to start."""
SEEDS: Final = 2**31
PYTHON_FILE: Final = re.compile(r"(?P<file>.+\.py)(:(?P<name>[A-Za-z_]\w*))?")
LIMIT: Final = re.compile(r"(?P<name>.+)@(?P<seconds>\d+(\.\d+)?)s")

CRASH, HANG, UNLAWFUL, GARBAGE, FLOOD, START = "crash", "hang", "unlawful", "garbage", "flood", "start"
"""Why a player forfeits: it ended, gave no answer in time, named no option, answered something else than a choice, said
more than it was asked for, or could not be started."""


class Forfeit(BlanketfortError):
    """A player of the user's own has misbehaved, and is out of the game."""

    def __init__(self, player: str, reason: str, detail: str, log: str = "") -> None:
        super().__init__(f"{player} forfeits: {reason} ({detail})" if detail else f"{player} forfeits: {reason}")
        self.player = player
        self.reason = reason
        self.detail = detail
        self.log = log
        """What it said on stderr, for its author."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Forfeit, (self.player, self.reason, self.detail, self.log)

    def say(self) -> Phrase:
        """What happened, and who plays on, in words."""
        why = Phrase(f"own-bot-{self.reason}", detail=self.detail)
        return Phrase("own-bot-stands-in", bot=self.player, why=why)


class OwnBot:
    """A player that another process thinks for. The process starts when it is first asked."""

    def __init__(self, game: str, name: str, command: list[str], seed: int, seconds: float) -> None:
        self.game = game
        self.name = name
        self.command = command
        self.seed = stream_of(seed, "own bot").below(SEEDS)
        """Its own: the seed of the deal cannot be told from it."""
        self.seconds = seconds
        self.program: Program | None = None

    def choose(self, view: View, decision: Decision) -> int:
        """The id of an option; Forfeit says what the player did instead."""
        try:
            return self._find(self._ask(write_question(self.game, view, decision)), decision)
        except Forfeit:
            self.close()
            raise

    def stop(self) -> None:
        """End the thinking under way; may be called from another thread."""
        if self.program is not None:
            self.program.kill()

    def close(self) -> None:
        """End the process."""
        if self.program is not None:
            self.program.close()
            self.program = None

    def _ask(self, question: bytes) -> bytes:
        patience = self.seconds
        if self.program is None:
            self.program = self._start()
            patience += STARTING
        try:
            return self.program.ask(question, patience)
        except Ended:
            raise self._forfeit(CRASH, shorten(self.program.last_words(), 200)) from None
        except Silent:
            raise self._forfeit(HANG, f"{patience:g} s") from None
        except Flooding:
            raise self._forfeit(FLOOD, "") from None

    def _start(self) -> Program:
        house = str(Path(blanketfort.__file__).parents[1])
        path = os.pathsep.join(filter(None, [house, os.environ.get("PYTHONPATH", "")]))
        try:
            return Program(self.command, {**os.environ, "PYTHONPATH": path, "BLANKETFORT_SEED": str(self.seed)})
        except OSError as error:
            raise self._forfeit(START, error.strerror or str(error)) from None

    def _find(self, answer: bytes, decision: Decision) -> int:
        text = answer.decode("utf-8", "replace").strip()
        try:
            said = json.loads(text)
            choice = said["choice"]
        except (ValueError, RecursionError, TypeError, KeyError):
            raise self._forfeit(GARBAGE, shorten(text)) from None
        for option in decision.options:
            if (isinstance(choice, str) and choice == option.key) or (type(choice) is int and choice == option.id):
                return option.id
        raise self._forfeit(UNLAWFUL, shorten(json.dumps(choice, ensure_ascii=False)))

    def _forfeit(self, reason: str, detail: str) -> Forfeit:
        return Forfeit(self.name, reason, detail, self.program.all_words() if self.program else "")


def write_question(game: str, view: View, decision: Decision) -> bytes:
    """All that a player is sent, as one line."""
    options = [{"id": option.id, "key": option.key} for option in decision.options]
    asked = {"kind": decision.kind, "options": options}
    return msgspec.json.encode({"game": game, "seat": decision.seat, "view": view, "decision": asked})


def shorten(text: str, most: int = 60) -> str:
    """A piece of what a program said, fit to be shown: in one line, and nothing that a terminal would obey."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return shown if len(shown) <= most else f"{shown[: most - 3]}..."


def hire(game: str | Game, name: str, seed: int, players: int = 2) -> Player:
    """Who plays at a table of `players`: a computer player by its name, or one of the user's own.

    Those are `my_bot.py`, `my_bot.py:MyBot` or `cmd:node bot.js`; `@2s` behind it is the time it has for a choice. It
    runs what is named, so a name has to come from the user, never from a network.
    """
    chosen = find_game(game) if isinstance(game, str) else game
    own, seconds = read_limit(name)
    python = PYTHON_FILE.fullmatch(own)
    if own.startswith(COMMAND):
        return OwnBot(chosen.name, name, read_command(own), seed, seconds)
    if python:
        if not Path(python["file"]).is_file():
            raise BlanketfortError(f"there is no file {python['file']!r} with a player")
        command = [sys.executable, host.__file__, python["file"], python["name"] or ""]
        return OwnBot(chosen.name, name, command, seed, seconds)
    return make_bot(chosen, bots_of(chosen)[0] if name == USUAL else name, seed, players)


def check_loads(name: str) -> None:
    """Refuse a Python file that cannot be loaded before any game is dealt; of a program only its start is known."""
    if said := try_to_load(name):
        why = shorten(said.splitlines()[-1].strip(), 200)
        raise BlanketfortError(f"{name} cannot be loaded: {why}; `blanketfort check-bot` shows where")


def try_to_load(name: str) -> str:
    """All that a Python file says which cannot be loaded; nothing if it can."""
    python = PYTHON_FILE.fullmatch(read_limit(name)[0])
    if python is None:
        return ""
    command = [sys.executable, host.__file__, python["file"], python["name"] or ""]
    try:
        tried = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=STARTING + PATIENCE)
    except subprocess.TimeoutExpired:
        raise BlanketfortError(f"{name} cannot be loaded: it takes more than {STARTING + PATIENCE:g} s") from None
    said = tried.stderr.decode("utf-8", "replace").strip()
    return (said or f"exit code {tried.returncode}") if tried.returncode else ""


def identify(game: Game, name: str, players: int) -> str:
    """What a player is made of, as far as that can be told: another one by the same name has another identity."""
    python = PYTHON_FILE.fullmatch(read_limit(name)[0])
    if python and Path(python["file"]).is_file():
        return hashlib.sha256(Path(python["file"]).read_bytes()).hexdigest()[:16]
    title, has_budget, _budget = name.partition(":")
    if title not in levels_of(game):
        return ""
    level = level_of(game, title, players)
    learned = json.loads(read_master(game))["digest"][:16] if level.is_master and brain_of(game).has_learned else ""
    if has_budget:
        return learned
    budget = f"{level.iterations} iterations" if level.iterations else f"overlooks {level.overlooks:g}"
    return f"{budget}, {learned}" if learned else budget


def read_limit(name: str) -> tuple[str, float]:
    """A player's name without its limit of time, and how many seconds a choice may take."""
    limit = LIMIT.fullmatch(name)
    if limit is None:
        return name, PATIENCE
    if float(limit["seconds"]) == 0:
        raise BlanketfortError(f"{name!r}: a player needs some time to choose, such as @2s")
    return limit["name"], float(limit["seconds"])


def read_command(name: str) -> list[str]:
    """The words of a command line; the program has to be there."""
    try:
        command = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise BlanketfortError(f"{name!r} cannot be read as a command: {error}") from None
    if not command:
        raise BlanketfortError("cmd: wants the program that plays, as in cmd:node bot.js")
    if shutil.which(command[0]) is None:
        raise BlanketfortError(f"there is no program {command[0]!r} to play with")
    return command


def dismiss(player: Player | None) -> None:
    """Let a player go; one with a process of its own ends it."""
    if isinstance(player, OwnBot):
        player.close()


def hush(player: Player | None) -> None:
    """Make a player who thinks end that at once, from another thread."""
    if isinstance(player, OwnBot | Thinker):
        player.stop()


def stand_in(game: Game, seat: int) -> Player:
    """Who takes the seat of a player that forfeited."""
    return make_bot(game, bots_of(game)[0], seat)
