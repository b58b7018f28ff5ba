"""The contract of the engine, as its design states it."""

import msgspec
import pytest

import blanketfort as bf
from blanketfort.engine.state import BOTTOM
from tests.toy import GAME as STONES


def test_the_contract_runs_as_written() -> None:
    """The lines of the design, one by one."""
    game = bf.game("fort")
    assert game.players == (2, 3, 4) and game.options["setup"].default == "basic"
    state = game.new(players=3, seed=7, options={"setup": "advanced"})
    d = state.decision
    assert d is not None
    assert isinstance(d.seat, int) and d.kind == "fort.draft" and isinstance(d.options, tuple)
    o = d.options[0]
    assert state.option_table()[o.id].key == o.key
    state.play(o.key)
    assert state.decision is not None
    state.apply(state.decision.options[0].id)
    assert state.clone().to_text() == state.to_text()
    msgspec.json.encode([state.view(0), state.view(None)])
    assert state.determinize(0, 5).view(0) == state.view(0)
    assert not state.over and state.winners == [] and "total" in state.scores()[0]
    assert game.from_text(state.to_text()).to_text() == state.to_text()
    rec = state.record
    assert bf.Record.from_text(rec.to_text()).replay().view(0) == state.view(0)


@pytest.mark.parametrize("choice", ["fly", 999999, -1, ""])
def test_an_illegal_move_says_what_is_legal_and_changes_nothing(choice: str | int) -> None:
    state = bf.game("fort").new(seed=1)
    before = state.to_text()
    with pytest.raises(bf.IllegalMove, match=r"is not legal for seat \d here; legal are: skip"):
        state.play(choice)
    assert state.to_text() == before


def test_a_finished_game_takes_no_move() -> None:
    state = STONES.new(players=2, seed=1)
    while not state.over:
        state.apply(state.legal[0])
    with pytest.raises(bf.IllegalMove, match="the game is over"):
        state.play("take:1")


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(bf.UnknownGame, match="there is no game 'chess'; there are: fort, fort-sumter, forfort"):
        bf.game("chess")


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (5, {}, "Fort is for 2 to 4 players, not 5"),
        (2, {"colour": True}, "Fort has no option 'colour'; it has: setup"),
        (2, {"setup": "fast"}, "option setup cannot be fast; it may be: basic, advanced"),
        (2, {"setup": True}, "option setup cannot be yes"),
    ],
)
def test_a_wrong_set_up_says_what_would_be_right(players: int, options: dict[str, bool | str], message: str) -> None:
    with pytest.raises(bf.BadSetup, match=message):
        bf.game("fort").new(players=players, options=options)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it should say game"),
        ("= 3", "this is not a position"),
        ("a = " + 20_000 * "[", "this is not a position"),
        ('game = "forfort"', "no position of Fort"),
        ('game = "fort"\nplayers = "two"', "players should be a number"),
        ('game = "fort"\nagenda = ["Dance 0"]', "there is no step 'Dance'"),
        ('game = "fort"\nagenda = ["Turn zero"]', "has the wrong numbers"),
        ('game = "fort"\nroot = "xyz"', "root should be hexadecimal"),
        ('game = "fort"\n[[seat]]\nhand = "nobody"', "there is no card 'nobody'"),
        ('game = "fort"\nstudy = true\npark = ""\npark_deck = ""', "nobody has a choice in this position"),
    ],
)
def test_a_broken_position_gives_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(bf.BadText, match=message) as caught:
        bf.game("fort").from_text(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a record begins with"),
        ("blanketfort record 1\ngame fort\nfrolic", "line 3: cannot read 'frolic'"),
        ("blanketfort record 1\nplayers two", "line 2: cannot read"),
        ("blanketfort record 1\nchance 1 x", "line 2: cannot read"),
        ("blanketfort record 1\nplayers 2\nplayers 3", "line 3: 'players' is given twice"),
        ("blanketfort record 1\noption x 1\noption y 1\noption x 2", "line 4: 'option x' is given twice"),
    ],
)
def test_a_broken_record_names_its_line(text: str, message: str) -> None:
    with pytest.raises(bf.BadText, match=message):
        bf.Record.from_text(text)


def test_a_re_dealt_state_has_no_record() -> None:
    """It never happened, and what it knows of the real game must not leave by that door."""
    dealt = bf.game("fort").new(seed=1).determinize(0, 1)
    with pytest.raises(bf.BlanketfortError, match="keeps no history"):
        _ = dealt.record


def test_copies_share_steps_but_not_the_agenda() -> None:
    """A step never changes, so it may lie on several agendas, and twice on one."""
    state = STONES.new(players=2, seed=1)
    clone = state.clone()
    step = state.pop()
    state.push(step)
    state.push(step)
    assert [s.data() for s in state.agenda] == [step.data(), step.data()]
    assert [s.data() for s in clone.agenda] == [step.data()]
    state.agenda = []
    assert state.over and state.top is BOTTOM


def test_events_keep_secrets() -> None:
    """Each sees the open part of an event; only those who may know see the rest."""
    event = bf.Event("fort.drew", 1, {"count": 5}, {"cards": ["bug"]}, (1,))
    assert event.seen_by(1) == event.seen_by_all() == ("fort.drew", 1, {"count": 5, "cards": ["bug"]})
    assert event.seen_by(0) == event.seen_by(None) == ("fort.drew", 1, {"count": 5})


def test_copies_that_go_different_ways_have_histories_of_their_own() -> None:
    """Copies share their history as far as they share it, and no further."""
    state = bf.game("fort").new(players=2, seed=1)
    state.apply(state.legal[0])
    left, right = state.clone(), state.clone()
    left.apply(left.legal[0])
    right.apply(right.legal[-1])
    right.apply(right.legal[0])
    assert left.record.choices[:-1] == state.record.choices == right.record.choices[:-2]
    assert left.record.choices[-1] != right.record.choices[-2]


@pytest.mark.parametrize(
    ("draws", "message"), [([1], "has 1 numbers where 2"), ([0, 9], "has 9 where a number below 3")]
)
def test_a_pin_that_could_not_be_is_refused(draws: list[int], message: str) -> None:
    state = STONES.new(players=2, seed=1)
    state.pins = [draws]
    with pytest.raises(bf.BadText, match=message):
        state.draw([2, 3])
