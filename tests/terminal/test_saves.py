"""Saved games: nothing that was chosen is ever lost, and what cannot be read says so in one line."""

from __future__ import annotations

import multiprocessing
import stat
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from blanketfort.engine.chance import stream_of
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import places
from blanketfort.table import PERSON, Table
from blanketfort.table.lines import Choose, write_line
from blanketfort.terminal.saves import last_path, new_path, resume_table, save_folder, start_saving
from tests import toy
from tests.table.test_journal import FIRST

MOMENTS = 200


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "stones", "tests.toy:GAME")


def begin(path: Path) -> Table:
    table = Table(toy.GAME, toy.GAME.make_setup(2, 1, {"large": True}), [PERSON, "random"])
    start_saving(table, path)
    return table


def test_a_game_is_saved_for_its_owner_only_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.save"
    table = begin(path)
    table.choose(0, "take:one")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    again, saved, was_torn = resume_table(path)
    assert again.state.to_text() == table.state.to_text() and not was_torn
    again.choose(1, "take:two")
    saved.close()
    assert path.read_text().splitlines()[-2:] == [write_line(Choose(0, "take:one")), write_line(Choose(1, "take:two"))]


def test_a_torn_last_line_is_cut_off_for_good(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    begin(path)
    with path.open("a") as file:
        file.write('{"type":"choose","seat":0,"key":"tak')
    table, _, was_torn = resume_table(path)
    assert was_torn
    table.choose(0, "take:one")
    assert path.read_text().splitlines()[2:] == [write_line(Choose(0, "take:one"))]


def test_a_save_of_the_first_format_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    path.write_text(f"{FIRST}choose take:one\nchoose ta")
    table, saved, was_torn = resume_table(path)
    table.choose(1, "take:two")
    saved.close()
    assert was_torn and path.read_text() == f"{FIRST}choose take:one\n{write_line(Choose(1, 'take:two'))}\n"
    again, _, _ = resume_table(path)
    assert again.state.to_text() == table.state.to_text()


def test_the_last_game_is_found_where_saves_are() -> None:
    with pytest.raises(BlanketfortError, match="there is no saved game in"):
        last_path()
    path = new_path("stones")
    begin(path)
    assert last_path() == path and path.parent == save_folder()
    assert new_path("stones") != path


def test_a_save_never_writes_over_another(tmp_path: Path) -> None:
    begin(tmp_path / "game.save")
    with pytest.raises(BlanketfortError, match="is there already: go on with --resume"):
        begin(tmp_path / "game.save")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (None, "No such file or directory; --resume wants a saved game"),
        (b"", "a saved game begins with 'blanketfort save 2', not 'nothing'"),
        (b"\xff\xfe", "is not a saved game: it is not text"),
        (b"blanketfort save 1\ngame stones\n", "it breaks off before the game begins"),
        (b"blanketfort save 2\n", "it breaks off before the game begins"),
    ],
)
def test_what_cannot_be_resumed_says_so(content: bytes | None, line: str, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BlanketfortError) as caught:
        resume_table(path)
    assert line in str(caught.value) and str(path) in str(caught.value) and "\n" not in str(caught.value)


def play_on(path: Path, pipe: Connection) -> None:
    """Go on with a saved game by random choices, acknowledging each one over the pipe once it has been made."""
    table, _, _ = resume_table(path)
    stream = stream_of(len(table.log), "play on")
    while (decision := table.decision) is not None:
        option = decision.options[stream.below(len(decision.options))]
        table.choose(decision.seat, option.key)
        pipe.send(option.key)


def test_killing_the_process_at_200_moments_loses_no_choice(tmp_path: Path) -> None:
    """Every choice that was acknowledged before `kill -9` is in the file, in its place, and the game goes on there."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["tests.terminal.test_saves", "blanketfort.games.fort_sumter"])
    stream = stream_of(1, "moments")
    game = find_game("fort-sumter")
    acknowledged: list[str] = []
    path = tmp_path / "0.save"
    for moment in range(MOMENTS):
        if not acknowledged:
            path = tmp_path / f"{moment}.save"
            start_saving(Table(game, game.make_setup(2, moment, {}), ["random", "random"]), path)
        ours, theirs = processes.Pipe(duplex=False)
        process = processes.Process(target=play_on, args=(path, theirs))
        process.start()
        theirs.close()
        if ours.poll(20):
            time.sleep(int(stream.below(20000)) / 1e6)
        process.kill()
        process.join()
        while True:
            try:
                acknowledged.append(ours.recv())
            except EOFError:
                break
        table, saved, _ = resume_table(path)
        saved.close()
        chosen = [entry.key for entry in table.log if entry.key]
        assert chosen[: len(acknowledged)] == acknowledged and len(chosen) <= len(acknowledged) + 1
        acknowledged = chosen if table.decision is not None else []
