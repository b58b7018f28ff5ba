"""What happened long ago is kept in little room, and told as before; what several see alike is made once."""

from unittest.mock import Mock

import pytest

from blanketfort.server import told
from blanketfort.server.teller import Teller
from tests.server.house import Guest, House, Sitting, arrive
from tests.server.test_playing import sit_down


def play(sittings: list[Sitting], turns: int) -> None:
    for turn in range(turns):
        for sitting in sittings:
            sitting.drain()
            if sitting.is_asked:
                sitting.act(turn)
    for sitting in sittings:
        sitting.drain()


def happenings(sitting: Sitting) -> dict[int, object]:
    """All that was heard of a game, by version."""
    states = [message for message in sitting.seen if message["type"] == "state"]
    return {step["version"]: step["happenings"] for state in states for step in state["steps"]}


def test_a_game_of_which_the_past_is_packed_is_told_as_before(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "MANY", 4)
    table = sit_down(ann, bob, "fort-sumter")
    with ann.sit_at(table) as first, bob.sit_at(table) as second, Guest(ann.address).sit_at(table) as watching:
        arrive(first, second)
        play([first, second], 20)
        watching.drain()
    live = house.hub.rooms[table]
    packed = live.teller.told
    assert live.room.table is not None and len(packed.packs) > 2
    assert not any(moment.events for moment in live.room.table.log[: packed.packed])
    assert min(version for version, _knower in packed.late) >= 4 * len(packed.packs)
    for before in (first, second, watching):
        with before.guest.sit_at(table) as again:
            again.until("state")
        assert happenings(again) == happenings(before)
    assert happenings(first) != happenings(second) != happenings(watching)
    assert packed.opened is None
    house.hub.forget(live)
    with ann.sit_at(table) as again:
        again.until("state")
    assert happenings(again) == happenings(first)
    assert len(house.hub.rooms[table].teller.told.packs) >= len(packed.packs) - 20 // 4  # states of 20 more are kept


def test_those_who_watch_are_told_a_choice_that_was_made_into_words_once(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(ann, bob, "forfort")
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        arrive(first, second)
        watching = [Guest(ann.address).sit_at(table) for _ in range(5)]
        for each in watching:
            each.drain()
        made = Mock(side_effect=Teller.tell_state, autospec=True)
        monkeypatch.setattr(Teller, "tell_state", lambda *given: made(*given))
        play([first, second], 3)
        for each in watching:
            each.drain()
        versions = [[message["version"] for message in each.seen if message["type"] == "state"] for each in watching]
        assert all(seen == versions[0] and len(seen) > 1 for seen in versions)
        told_to_watchers = [call for call in made.call_args_list if call.args[1] is None]
        assert len(told_to_watchers) == len(versions[0]) - 1
        for each in watching:
            each.__exit__()
