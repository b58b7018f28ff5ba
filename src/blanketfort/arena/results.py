"""The results of a tournament in a file, one line for each game: killed at any moment, it can be continued."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from blanketfort.arena.simulation import Forfeited, Result
from blanketfort.arena.tournament import Fixture, Played, Tournament
from blanketfort.bots.own import identify
from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.shelf import house_game

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

FORMAT = "blanketfort arena 1"
PATIENCE = 5.0
"""How many seconds a file is waited for that another run holds."""


def head_of(tournament: Tournament) -> dict[str, object]:
    """What results must have in common to be counted together. Players and the number of games may change."""
    game = house_game(tournament.game, tournament.deck)
    setup = game.make_setup(tournament.seats, tournament.seed, tournament.options)
    return {
        "format": FORMAT,
        "game": tournament.game,
        "rules": game.rules_version,
        "seats": tournament.seats,
        "options": setup.options,
        "deck": game.digest,
        "seed": tournament.seed,
    }


def write_line(played: Played, identities: dict[str, str]) -> dict[str, object]:
    """A game as plain data, with what its players were made of."""
    fixture, result = played
    return {
        "table": fixture.table,
        "deal": fixture.deal,
        "seating": fixture.seating,
        "identities": identities,
        "winners": result.winners,
        "totals": result.totals,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 4),
        "summary": result.summary,
        "forfeit": result.forfeit,
    }


def read_line(tournament: Tournament, line: dict[str, Any]) -> Played:
    """A game from plain data."""
    fixture = Fixture(tuple(sorted(line["table"])), line["deal"], tuple(line["seating"]))
    sitting = tournament.sitting(fixture)
    if list(fixture.table) != sorted(fixture.seating) or len(line["totals"]) != tournament.seats:
        raise ValueError("it is of another table")
    if not line["winners"] or not set(line["winners"]) <= set(range(tournament.seats)):
        raise ValueError("nobody on a seat has won")
    told = line["winners"], line["totals"], line["decisions"], line["seconds"], line["summary"]
    forfeit = None if line["forfeit"] is None else Forfeited(*line["forfeit"])
    return Played(fixture, Result(sitting.seed, sitting.bots, *told, forfeit=forfeit))


class ResultFile:
    """Keeps every game as soon as it is played."""

    def __init__(self, path: Path, tournament: Tournament, resume: bool) -> None:
        self.path = path
        self.tournament = tournament
        self.played: dict[Fixture, Played] = {}
        """What the file held already."""
        game = house_game(tournament.game, tournament.deck)
        self.identities = {name: identify(game, name, tournament.seats) for name in tournament.players}
        self.file: TextIO
        self._guard(self._go_on if resume and path.exists() else self._open_new)

    def keep(self, played: Played) -> None:
        """Write a game down."""
        identities = {name: self.identities[name] for name in sorted(set(played.fixture.table))}
        self._guard(lambda: self._write(write_line(played, identities)))

    def close(self) -> None:
        self.file.close()

    def _open_new(self) -> None:
        self.file = self.path.open("x", encoding="utf-8", newline="\n")
        self._claim()
        self._write(head_of(self.tournament))

    def _go_on(self) -> None:
        self.file = self.path.open("r+", encoding="utf-8", newline="\n")
        try:
            self._claim()
            self._read_again()
        except BaseException:
            self.file.close()
            raise

    def _read_again(self) -> None:
        text = self.file.read()
        whole = text[: text.rfind("\n") + 1]  # the last line may have been cut off
        rows = whole.splitlines()
        if rows:
            self._read(rows)
        elif not json.dumps(head_of(self.tournament), ensure_ascii=False).startswith(text):
            raise BadText(f"{self.path}: this is no file of an arena's results")
        self.file.seek(0, os.SEEK_END)
        self.file.truncate(len(whole.encode()))
        self.file.seek(0, os.SEEK_END)
        if not rows:
            self._write(head_of(self.tournament))

    def _claim(self) -> None:
        """Let no other run write into the file meanwhile; where the system knows no such locks, that is not seen to.

        Workers of a run that was killed keep the file for a moment.
        """
        deadline = time.monotonic() + PATIENCE
        while fcntl is not None:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                if time.monotonic() > deadline:
                    line = f"{self.path} is being written by another run; choose another --out"
                    raise BlanketfortError(line) from None
                time.sleep(0.05)

    def _read(self, rows: list[str]) -> None:
        for number, row in enumerate(rows, start=1):
            try:
                line = json.loads(row)
                if number == 1:
                    self._check_head(line)
                    continue
                played = read_line(self.tournament, line)
                self._check_players(line.get("identities", {}))
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                raise BadText(f"{self.path}:{number}: this is no line of an arena's results") from None
            self.played[played.fixture] = played

    def _check_head(self, found: dict[str, object]) -> None:
        wanted = head_of(self.tournament)
        if found.get("format") != FORMAT:
            raise BadText(f"{self.path}:1: this is no file of an arena's results")
        for name, value in wanted.items():
            if found.get(name) != value:
                raise BlanketfortError(
                    f"{self.path}: its {name} was {found.get(name)!r}, now it is {value!r}; choose another --out"
                )

    def _check_players(self, found: dict[str, str]) -> None:
        """Games of a player who was another one then, by the same name, are not counted with those of today."""
        for name, identity in found.items():
            if self.identities.get(name, identity) != identity:
                raise BlanketfortError(f"{self.path}: {name} has changed since ({identity}); choose another --out")

    def _write(self, line: dict[str, object]) -> None:
        self.file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.file.flush()

    def _guard(self, do: Callable[[], None]) -> None:
        """Say in one line what the file system refuses."""
        try:
            do()
        except FileExistsError:
            if self.path.is_dir():
                raise BlanketfortError(f"{str(self.path)!r} is a folder; give the path of a file") from None
            raise BlanketfortError(f"{self.path} is there already: go on with it by --resume") from None
        except UnicodeDecodeError:
            raise BadText(f"{self.path}: this is not text") from None
        except OSError as error:
            raise BlanketfortError(f"{str(self.path)!r} cannot be used: {error.strerror}") from None
