"""A table: who is asked, what is told, and what can be taken back."""

import pytest

from blanketfort.engine.chance import Stream, stream_of
from blanketfort.engine.errors import BlanketfortError, IllegalMove
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import places
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.table import PERSON, Moment, Table
from blanketfort.table.foresight import look_after
from blanketfort.table.lines import Choose, Undo
from tests import toy
from tests.shelf import playable

GAMES = [*playable(), toy.GAME]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "stones", "tests.toy:GAME")


def open_table(game: Game, seed: int = 1, players: int | None = None, sitting: list[str] | None = None) -> Table:
    setup = game.make_setup(players, seed, {})
    return Table(game, setup, sitting or [PERSON] * setup.players)


def choose_any(table: Table, stream: Stream) -> None:
    decision = table.decision
    assert decision is not None
    table.choose(decision.seat, decision.options[stream.below(len(decision.options))].id)


def test_only_who_is_asked_may_choose() -> None:
    table = open_table(toy.GAME)
    with pytest.raises(IllegalMove, match="seat 1 is not asked now: seat 0 is"):
        table.choose(1, "take:one")
    with pytest.raises(IllegalMove, match="legal are: take:one, take:two"):
        table.choose(0, "take:three")
    assert len(table.log) == 1


def test_a_choice_is_kept_before_it_takes_effect() -> None:
    table = open_table(toy.GAME)
    piles: list[object] = []
    table.keep = lambda line: piles.append((line, toy.GAME.view(table.state, 0).pile))
    pile = toy.GAME.view(table.state, 0).pile
    table.choose(0, "take:two")
    table.undo(0)
    assert piles == [(Choose(0, "take:two"), pile), (Undo(0), pile - 2)]


def test_a_choice_can_be_taken_back_until_another_seat_has_chosen() -> None:
    table = open_table(toy.GAME)
    before = table.state.to_text()
    assert not table.can_undo(0) and not table.is_final(toy.TAKE_ONE)
    table.choose(0, "take:two")
    assert table.can_undo(0) and not table.can_undo(1)
    table.undo(0)
    assert table.state.to_text() == before
    table.choose(0, "take:one")
    table.choose(1, "take:one")
    assert not table.can_undo(0)
    with pytest.raises(BlanketfortError, match="nothing that can be taken back"):
        table.undo(0)


def test_taking_back_is_an_entry_of_the_log_itself() -> None:
    table = open_table(toy.GAME)
    table.choose(0, "take:two")
    table.undo(0)
    assert [event.kind for event in table.happenings(1)] == ["stones.took", "house.undone"]
    assert table.state.record.choices == []


def test_a_person_with_nothing_to_choose_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Take, "is_secretive", lambda _step: True)
    table = open_table(toy.GAME)
    while table.decision is not None:
        assert len(table.decision.options) > 1
        table.choose(table.decision.seat, "take:one")
    assert [entry.key for entry in table.log if entry.is_forced] == ["take:one"]


def test_a_seat_is_shown_what_the_others_did_one_after_the_other() -> None:
    table = open_table(toy.GAME, players=3, seed=2)
    table.note_shown(0)
    table.choose(0, "take:one")
    table.choose(1, "take:two")
    table.choose(2, "take:one")
    (first,), (second,) = table.news(0)
    assert (first.seat, second.seat) == (1, 2)
    assert [event.seen_by(0) for event in first.events] == [("stones.took", 1, {"count": 2})]
    taken = [toy.GAME.view(entry.after, 0).taken for entry in (first, second) if entry.after is not None]
    assert taken == [[1, 2, 0], [1, 2, 1]]
    table.note_shown(0)
    assert table.news(0) == []


def confided_to_others(entry: Moment) -> bool:
    return any(event.secret and event.knowers != (entry.seat,) for event in entry.events)


def view_after(state: State, seat: int, option: int) -> View:
    after = state.clone()
    after.apply(option)
    return after.view(seat)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(2))
def test_no_undo_ever_crosses_a_reveal_and_the_last_word_is_told_beforehand(game: Game, seed: int) -> None:
    """Whatever is taken back, the chooser saw what any deal of the hidden cards would have shown."""
    table, stream = open_table(game, seed, game.players[-1]), stream_of(seed, "undo")
    surprises = 0
    for _choice in range(50):
        decision, before = table.decision, table.state
        if decision is None:
            break
        option = decision.options[stream.below(len(decision.options))].id
        was_final = table.is_final(option)
        text = before.to_text()
        table.choose(decision.seat, option)
        if not table.can_undo(decision.seat):
            surprises += not was_final and table.log[-1].seat == decision.seat and not table.log[-1].is_forced
            continue
        deals = [before.determinize(decision.seat, 1000 + number) for number in range(20)]
        looks = [look_after(deal, decision.seat, option) for deal in [before, *deals]]
        assert all(look == looks[0] for look in looks), f"{decision} showed something"
        views = [view_after(deal, decision.seat, option) for deal in [before, *deals]]
        assert all(view == views[0] for view in views), f"{decision} showed something that was neither told nor untold"
        assert not any(confided_to_others(entry) for entry in table.log[-1:]), f"{decision} showed others something"
        table.undo(decision.seat)
        assert table.state.to_text() == text
        table.choose(decision.seat, option)
    assert surprises <= 1, "what was said beforehand holds"


@EVERY_GAME
def test_undoing_leaves_a_record_that_replays(game: Game) -> None:
    table, stream = open_table(game, 4, game.players[0]), stream_of(4, "undo")
    while table.decision is not None and len(table.log) < 80:
        seat = table.decision.seat
        choose_any(table, stream)
        if stream.below(3) == 0 and table.can_undo(seat):
            table.undo(seat)
    assert len(table.state.record.choices) < len(table.log) - 1
    assert table.state.record.replay().view(None) == table.state.view(None)
