"""A journal: a table in text that goes on where it stopped."""

import pytest

from blanketfort.engine.chance import stream_of
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import places
from blanketfort.table import PERSON, Table, read_journal, write_head
from blanketfort.table.lines import Choose, write_line
from tests import toy
from tests.shelf import playable


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "stones", "tests.toy:GAME")


def written(game: Game, choices: int, sitting: list[str]) -> tuple[Table, str]:
    """A table after some random choices and undos, and its journal."""
    table = Table(game, game.make_setup(len(sitting), "a seed", {}, "and salt"), sitting)
    lines = [write_head(table)]
    table.keep = lambda line: lines.append(f"{write_line(line)}\n")
    stream = stream_of(1, "journal")
    for _choice in range(choices):
        if (decision := table.decision) is not None:
            table.choose(decision.seat, decision.options[stream.below(len(decision.options))].id)
            if stream.below(4) == 0 and table.can_undo(decision.seat):
                table.undo(decision.seat)
    return table, "".join(lines)


@pytest.mark.parametrize("game", [*playable(), toy.GAME], ids=lambda game: game.name)
def test_a_journal_goes_on_at_the_same_decision(game: Game) -> None:
    table, text = written(game, 50, [PERSON, "thumb"])
    again = read_journal(text)
    assert again.state.to_text() == table.state.to_text()
    assert (again.sitting, again.setup.seed, again.setup.salt) == ([PERSON, "thumb"], "a seed", "and salt")
    assert [entry.key for entry in again.log] == [entry.key for entry in table.log]


def test_a_torn_last_line_is_dropped() -> None:
    _, text = written(toy.GAME, 2, [PERSON, PERSON])
    assert read_journal(text + '{"type":"choose","se').state.to_text() == read_journal(text).state.to_text()


FIRST = """\
blanketfort save 1
game stones
rules 1
players 2
option large false
commitment ef22afb7c2bfeb3d63531130f01b39be7dc0a9c7efbdf9cb370ff6d0e709e9ee
seed "a seed"
salt "and salt"
seat you
seat you
begin
"""
"""What a table was saved as by the first release."""


def test_a_journal_of_the_first_format_is_read_as_before() -> None:
    table = Table(toy.GAME, toy.GAME.make_setup(2, "a seed", {}, "and salt"), [PERSON, PERSON])
    table.choose(0, "take:one")
    again = read_journal(f"{FIRST}choose take:two\nundo\nchoose take:one\n")
    assert again.state.to_text() == table.state.to_text()
    assert (again.sitting, again.setup.seed, again.setup.salt) == ([PERSON, PERSON], "a seed", "and salt")


def check_broken(text: str, old: str, new: str, line: str) -> None:
    assert old in text
    with pytest.raises(BlanketfortError) as caught:
        read_journal(text.replace(old, new))
    assert line in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("blanketfort save 1", "blanketfort save 9", "line 1: a saved game begins with 'blanketfort save 2', not"),
        ("begin\n", "", "it breaks off before the game begins"),
        ("game stones", "game chess", "there is no game 'chess'"),
        ("rules 1", "rules 7", "this record is of rules 7 of Stones; here are rules 1"),
        ('seed "a seed"', 'seed "another"', "its seed is not the one that the game was dealt with"),
        ('salt "and salt"', "salt salty", "cannot read 'salt salty'"),
        ("seat you\nseat you\n", "seat you\n", "it names 1 players for 2 seats"),
        ("choose take:one", "choose take:nine", "line 12: 'take:nine' is not legal for seat 0 here"),
        ("choose take:one", "dance", "line 12: cannot read 'dance'"),
        ("choose take:one", "undo", "line 12: cannot read 'undo'"),
    ],
)
def test_a_broken_journal_of_the_first_format_says_in_one_line_what_is_wrong(old: str, new: str, line: str) -> None:
    check_broken(f"{FIRST}choose take:one\n", old, new, line)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("blanketfort save 2", "blanketfort save 9", "line 1: a saved game begins with 'blanketfort save 2', not"),
        ('"game":"stones"', '"game":"chess"', "there is no game 'chess'"),
        ('"game":"stones"', '"game":7', "line 2: Expected `str`, got `int`"),
        ('"type":"head"', '"type":"begin","bot":"easy"', "line 2: it does not say how the table was opened"),
        ('"rules":1', '"rules":7', "this record is of rules 7 of Stones; here are rules 1"),
        ('"seed":"a seed"', '"seed":"another"', "its seed is not the one that the game was dealt with"),
        ("take:one", "take:nine", "line 3: 'take:nine' is not legal for seat 0 here"),
        ('"seat":0', '"seat":1', "line 3: seat 1 is not asked now: seat 0 is"),
        ('{"type":"choose"', '{"type":"end"', "line 3: cannot read"),
        ('{"type":"choose","seat":0', '{"type":"undo","seat":0', "line 3: seat 0 has nothing that can be taken back"),
        ('{"type":"choose"', '{"type"', "line 3: cannot read"),
    ],
)
def test_a_broken_journal_says_in_one_line_what_is_wrong(old: str, new: str, line: str) -> None:
    table = Table(toy.GAME, toy.GAME.make_setup(2, "a seed", {}, "and salt"), [PERSON, PERSON])
    check_broken(f"{write_head(table)}{write_line(Choose(0, 'take:one'))}\n", old, new, line)
