"""A room in which somebody learns: step by step, with a rival who plays what is told, until all is free."""

import pytest

import blanketfort as bf
from blanketfort.engine.shelf import game_names
from blanketfort.server.new_table import RIVAL_PLAYER, open_lesson
from blanketfort.server.teller import tell_tutor
from blanketfort.table import lines
from blanketfort.table.lesson import LEARNER
from blanketfort.table.lines import Line
from blanketfort.table.room import Room
from blanketfort.table.rooms import read_room
from blanketfort.table.seats import Refusal

GAMES = game_names()


class Learner:
    """Somebody who does as told, and the rival who does too."""

    def __init__(self, game: str) -> None:
        self.rows: list[tuple[float, Line]] = [(0.0, line) for line in open_lesson(bf.game(game), "ann", "Ann")]
        self.room: Room = read_room("table", self.rows)

    def do(self, line: Line) -> None:
        self.rows.append((0.0, line))
        self.room.apply(0.0, line)

    def go_on(self) -> None:
        """Whatever comes next in the lesson."""
        room, told = self.room, tell_tutor(self.room.tutor, LEARNER)
        assert told is not None
        if room.turn.due is not None:
            assert told.text == {} and (room.turn.bot, room.turn.player) == (1, RIVAL_PLAYER)
            self.do(lines.Choose(1, room.turn.due))
        elif told.wants:
            self.do(room.choose(LEARNER, room.version, told.wants[0]))
        else:
            assert room.turn.bot is None and set(told.text) == {"en", "fr"}
            self.do(room.read(LEARNER, told.step))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_from_its_first_step_to_its_last_and_then_all_is_free(game: str) -> None:
    learner = Learner(game)
    while learner.room.tutor is not None and learner.room.tutor.step is not None:
        assert not learner.room.turn.awaits_end and learner.room.turn.held == 0
        learner.go_on()
    again = read_room("table", learner.rows)
    assert again.version == learner.room.version and tell_tutor(again.tutor, LEARNER) is None
    assert again.table is not None and learner.room.table is not None
    assert again.table.state.to_text() == learner.room.table.state.to_text()
    assert learner.room.phase == ("over" if game == "forfort" else "playing")


def test_what_the_step_does_not_want_is_refused_kindly() -> None:
    learner = Learner("fort")
    room = learner.room
    with pytest.raises(Refusal, match="learn-read-first"):
        room.choose(LEARNER, room.version, "play:munch")
    with pytest.raises(Refusal, match="learn-forward"):
        room.undo(LEARNER, room.version)
    learner.go_on()
    with pytest.raises(Refusal, match="server-stale"):
        room.read(LEARNER, 0)
    learner.go_on()
    with pytest.raises(Refusal, match="learn-other"):
        room.choose(LEARNER, room.version, "play:dash")
    with pytest.raises(Refusal, match="learn-do-it"):
        room.read(LEARNER, 2)
    with pytest.raises(Refusal, match="learn-forward"):
        room.stand_in(LEARNER, "medium")
    with pytest.raises(Refusal, match="learn-forward"):
        room.leave("ann", LEARNER, "medium")
    room.choose(LEARNER, room.version, "play:munch")


def test_the_rival_goes_on_by_rules_of_thumb() -> None:
    learner = Learner("fort-sumter")
    room = learner.room
    while room.tutor is not None and room.tutor.step is not None:
        learner.go_on()
    assert room.table is not None
    for _ in range(20):
        if room.turn.bot is not None:
            break
        decision = room.table.decision
        assert decision is not None
        learner.do(
            room.end(LEARNER, room.version)
            if room.turn.awaits_end
            else room.choose(LEARNER, room.version, decision.options[0].key)
        )
    assert (room.turn.bot, room.turn.player) == (1, RIVAL_PLAYER) and room.turn.due is None


def test_only_a_lesson_has_steps_to_read() -> None:
    head = lines.Head("fort-sumter", {}, "seed", "", [lines.Place("bot", "Ada", bot="medium")] * 2, "ann")
    with pytest.raises(Refusal, match="server-no-tutorial"):
        read_room("table", [(0.0, head), (0.0, lines.Begin("medium"))]).read(LEARNER, 0)
