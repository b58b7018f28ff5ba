"""Records of every released rules version replay and are proved, for good.

`tools/make_records.py` writes those of the current rules. Once released they are never written again: if you change a
rule, give the game a new rules version, and keep the old one playing.
"""

from pathlib import Path

import pytest

from blanketfort.engine.errors import BadText
from blanketfort.engine.proof import verify
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import game
from tests.shelf import playable

RECORDS = sorted(Path(__file__).with_name("records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_is_still_proved(path: Path) -> None:
    text = path.read_bytes().decode()
    try:
        state = verify(text)
    except BadText as error:
        pytest.fail(f"{error} (if these rules are not released yet: remove their records, then make records)")
    record = Record.from_text(text)
    assert state.over and path.stem.startswith(f"{record.game}-rules{record.rules}-")
    assert [score["total"] for score in state.scores()] == [int(n) for n in record.result.split(" won ")[0].split()]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_replays_without_its_seed(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    record.seed = None
    assert record.replay().over


@pytest.mark.parametrize("name", [game.name for game in playable()])
def test_there_are_records_of_the_current_rules_for_every_seat_count(name: str) -> None:
    played = game(name)
    records = [Record.from_text(path.read_text(encoding="utf-8")) for path in RECORDS]
    current = [record for record in records if (record.game, record.rules) == (name, played.rules_version)]
    assert {record.players for record in current} == set(played.players)
