"""The laws that hold for every game at every decision, as checks that any test can run."""

from collections.abc import Iterator

import msgspec

from blanketfort.engine.chance import stream_of
from blanketfort.engine.game import Game
from blanketfort.engine.record import Record
from blanketfort.engine.state import State


def check_decision(game: Game, state: State) -> None:
    """Check all laws of one moment of a game; AssertionError says which one broke."""
    text = state.to_text()
    check_options(state)
    check_copies(game, state, text)
    for seat in range(state.players):
        check_secrets(state, seat)
        check_view(game, state, seat)
    check_view(game, state, None)
    assert state.to_text() == text, "view, decision, clone and determinize change nothing"


def check_options(state: State) -> None:
    """A state that is not over offers options, sorted and unique; one that is over offers none."""
    decision = state.decision
    if state.over:
        assert decision is None and not state.legal and state.winners, "a finished game has winners and asks nothing"
        return
    assert decision is not None
    ids = [option.id for option in decision.options]
    assert ids, "a state that is not over offers at least one option"
    keys = [option.key for option in decision.options]
    assert ids == sorted(set(ids)), f"a step offers in ascending order, each once (`offer.add_kinds`), not {keys}"
    assert ids == state.legal and 0 <= decision.seat < state.players


def check_copies(game: Game, state: State, text: str) -> None:
    """A clone and a text round trip give the same position, options and luck; a clone is independent."""
    clone = state.clone()
    assert clone.to_text() == text, "a clone is equal"
    again = game.from_text(text)
    assert again.to_text() == text, "text round-trips"
    assert again.legal == state.legal, "text keeps the options"
    if not state.over:
        clone.apply(clone.legal[-1])
        again.apply(again.legal[-1])
        assert again.to_text() == clone.to_text(), "a position read from text goes on like the original"
        assert state.to_text() == text, "a clone is independent"


def check_secrets(state: State, seat: int) -> None:
    """A re-dealt state looks the same to the seat, has all components, and depends on nothing the seat can't know."""
    view = state.view(seat)
    dealt = state.determinize(seat, 1)
    assert dealt.view(seat) == view, f"seat {seat} can tell the re-dealt state from the real one"
    decision, asked = state.decision, dealt.decision
    if decision is not None and asked is not None:
        assert (asked.seat, asked.kind) == (decision.seat, decision.kind), "re-dealing keeps the decision"
        if decision.seat == seat:
            assert dealt.legal == state.legal, "re-dealing keeps the options"
        again = dealt.clone()
        again.propose_again()
        assert again.legal == dealt.legal, "another player who is asked chooses among the cards dealt anew"
    assert dealt.components() == state.components(), "re-dealing conserves all components"
    other = state.determinize(seat, 2)
    assert other.determinize(seat, 1).to_text() == dealt.to_text(), "re-dealing depends on hidden cards"


def check_view(game: Game, state: State, seat: int | None) -> None:
    """A view is of its game's type, and all of it goes through JSON and back."""
    view = state.view(seat)
    assert type(view) is game.view_type, "a view is of its game's type"
    again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert again == view, "a view goes through JSON and back"


def walk(game: Game, players: int, options: dict[str, bool | str], seed: int, longest: int = 20000) -> Iterator[State]:
    """A random game, yielded at each of its decisions and at its end; components are counted all along."""
    state = game.new(players=players, seed=seed, options=options, sink=[])
    stream = stream_of(seed, "walk")
    components = state.components()
    for _step in range(longest):
        assert state.components() == components, "every card and token is in exactly one place"
        yield state
        if state.over:
            return
        state.apply(state.legal[stream.below(len(state.legal))])
    raise AssertionError(f"the game did not end within {longest} decisions")


def check_record(state: State) -> None:
    """The record of a game replays to the same position, through its text."""
    record = Record.from_text(state.record.to_text())
    assert record.to_text() == state.record.to_text(), "a record's text round-trips"
    replayed = record.replay()
    assert replayed.view(None) == state.view(None) and replayed.scores() == state.scores(), "a record replays"
    assert replayed.record.to_text() == record.to_text(), "a replayed game has the same record"
