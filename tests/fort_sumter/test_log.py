"""The log alone re-enacts a game: a second, simple model checks each thing told against the rules."""

import pytest

from blanketfort.engine.event import Event
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, SIDES, SPACES, spaces_of
from tests.fort_sumter.table import S, U, new

TOPS = {"escalation": 10, "tension": 7, "final-crisis": 5}
BOXES = {"escalation": 2, "tension": 3, "final-crisis": 4}


class Chronicle:
    """What a careful reader of the log knows of the table."""

    def __init__(self) -> None:
        self.tokens = [dict.fromkeys(SPACES, 0) for _side in (U, S)]
        self.pool, self.track, self.vp = [0, 0], [16, 16], [0, 0]
        self.boxes = [dict(BOXES), dict(BOXES)]
        self.commissioner: object = None
        self.revealed: list[str] = []
        self.played = [0, 0]

    def read(self, event: Event) -> None:
        teller = getattr(self, "read_" + event.kind.partition(".")[2], None)
        if teller is not None:
            teller(event.seat, **{name.replace("from", "origin"): value for name, value in event.open.items()})

    def controls(self, seat: int, space: str) -> bool:
        return self.tokens[seat][space] > self.tokens[1 - seat][space]

    # One method for each kind of event.

    def read_began(self, seat: int, round: int) -> None:
        assert seat == (S if self.vp[S] > self.vp[U] else U)
        assert round == 1 or self.played == [3, 3]
        self.played = [0, 0]

    def read_played(self, seat: int, card: str, use: str) -> None:
        assert self.played[seat] <= self.played[1 - seat] and self.played[seat] < 3
        side = SIDES[GAME.deck.sides[GAME.deck.card_number(card)]]
        assert use != "event" or side in (SIDES[seat], "both")
        self.played[seat] += 1

    def read_placed(self, seat: int, space: str, source: str) -> None:
        assert space != self.commissioner and self.tokens[seat][space] < 4
        if source == "pool":
            self.pool[seat] -= 1
        else:
            assert self.pool[seat] == 0, "the pool comes before the track"
            self.track[seat] -= 1
        self.tokens[seat][space] += 1

    def read_removed(self, seat: int, side: str, origin: str) -> None:
        owner = SIDES.index(side)
        assert origin != self.commissioner and self.tokens[owner][origin] > 0
        self.tokens[owner][origin] -= 1
        self.pool[owner] += 1

    def read_moved(self, seat: int, side: str, origin: str, to: str) -> None:
        owner = SIDES.index(side)
        assert self.commissioner not in (origin, to) and origin != to and self.tokens[owner][to] < 4
        if origin == "pool":
            assert owner == seat
            self.pool[owner] -= 1
        else:
            self.tokens[owner][origin] -= 1
        self.tokens[owner][to] += 1

    def read_breached(self, seat: int, zone: str, tokens: int) -> None:
        assert self.track[seat] <= TOPS[zone] and self.boxes[seat][zone] == BOXES[zone]
        is_late = zone == "final-crisis" and self.boxes[1 - seat][zone] < 4
        assert tokens == (2 if is_late else BOXES[zone])
        self.boxes[seat][zone] -= tokens
        self.pool[seat] += tokens

    def read_sent(self, seat: int, space: str) -> None:
        self.commissioner = space

    def read_escalated(self, seat: int) -> None:
        self.commissioner = None

    def read_revealed(self, seat: int, objective: str) -> None:
        self.revealed = [*self.revealed[-1:], objective]

    def read_scored(self, seat: int, source: str, points: int, vp: int) -> None:
        assert points == (-1 if source == "breach" else 1)
        if source == "dimensions":
            held = [all(self.controls(seat, SPACES[space]) for space in spaces_of(d)) for d in range(len(DIMENSIONS))]
            assert any(held)
        if source == "objectives":
            assert any(self.controls(seat, space) for space in self.revealed)
        if source == "fort-sumter":
            assert self.controls(seat, "fort-sumter")
        if source == "pool":
            assert self.pool[seat] >= self.pool[1 - seat] + 3
        self.vp[seat] += points
        assert self.vp[seat] == vp


@pytest.mark.parametrize("seed", range(12))
def test_the_log_tells_a_lawful_game(seed: int) -> None:
    events: list[Event] = []
    state = new(seed, {"event-discard": seed % 2 == 0, "pivotal-moves": "own" if seed % 3 == 0 else "any"}, events)
    chronicle, number = Chronicle(), 0
    while True:
        for event in events:
            chronicle.read(event)
        events.clear()
        assert (chronicle.pool, chronicle.track) == (state.pool, state.track)
        assert chronicle.tokens == [{name: state.count(s, n) for n, name in enumerate(SPACES)} for s in (U, S)]
        assert chronicle.vp == [state.vp(U), state.vp(S)]
        if state.over:
            return
        number += 1
        state.apply(state.legal[(number * number + seed) % len(state.legal)])
