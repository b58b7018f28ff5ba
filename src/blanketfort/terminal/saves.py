"""Saved games: a file that has every choice on the disk before the choice takes effect."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.table import Table, read_journal, write_head
from blanketfort.table.journal import whole_lines
from blanketfort.table.lines import Line, write_line

SUFFIX = ".save"


class SaveFile:
    """The journal of one table on the disk, readable by its owner only, since it tells every hidden card."""

    def __init__(self, path: Path, text: str, is_new: bool) -> None:
        self.path = path
        flags = os.O_WRONLY | os.O_APPEND | (os.O_CREAT | os.O_EXCL if is_new else 0)
        with _clear(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = os.open(path, flags, 0o600)
            if is_new:
                self._write(text)
                _sync_folder(path.parent)
            else:
                os.ftruncate(self.file, len(text.encode()))

    def keep(self, line: Line) -> None:
        """Have one more line on the disk for good."""
        with _clear(self.path):
            self._write(f"{write_line(line)}\n")

    def _write(self, text: str) -> None:
        data = text.encode()
        while data:
            data = data[os.write(self.file, data) :]
        os.fsync(self.file)

    def close(self) -> None:
        os.close(self.file)

    def remove(self) -> None:
        """Forget a game that has come to its end."""
        self.close()
        self.path.unlink(missing_ok=True)


@contextmanager
def _clear(path: Path) -> Iterator[None]:
    """The system's errors about a file, in one clear line."""
    try:
        yield
    except FileExistsError:
        raise BlanketfortError(f"{path} is there already: go on with --resume {path}") from None
    except OSError as error:
        raise BlanketfortError(f"{path}: the game cannot be saved here: {error.strerror}") from None


def _sync_folder(folder: Path) -> None:
    """Have a new file's name on the disk too."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def save_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where saved games are, if nothing else is said."""
    state = environ.get("XDG_STATE_HOME") or Path(environ.get("HOME", "~")).expanduser() / ".local" / "state"
    return Path(state) / "blanketfort"


def new_path(game: str) -> Path:
    """A name that no saved game has yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    paths = (save_folder() / f"{name}{SUFFIX}" for name in names)
    return next(path for path in paths if not path.exists())


def last_path() -> Path:
    """The game that was played last."""
    paths = sorted(save_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not paths:
        raise BlanketfortError(f"there is no saved game in {save_folder()}; say which: --resume FILE")
    return paths[-1]


def start_saving(table: Table, path: Path) -> SaveFile:
    """Keep this table's choices in a new file from now on."""
    saved = SaveFile(path, write_head(table), is_new=True)
    table.keep = saved.keep
    return saved


def resume_table(path: Path, open_game: Callable[[str], Game] = find_game) -> tuple[Table, SaveFile, bool]:
    """The table where the file left it, the file to go on with, and whether a torn last line was dropped."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BlanketfortError(f"{path}: {error.strerror}; --resume wants a saved game") from None
    except UnicodeDecodeError:
        raise BadText(f"{path} is not a saved game: it is not text") from None
    try:
        table = read_journal(text, open_game)
    except BlanketfortError as error:
        raise BadText(f"{path} cannot be continued: {error}") from None
    whole = whole_lines(text)
    saved = SaveFile(path, whole, is_new=False)
    table.keep = saved.keep
    return table, saved, whole != text
