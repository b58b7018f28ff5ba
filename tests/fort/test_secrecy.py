"""Hidden cards never reach a seat that may not know them: not in a view, not in an event."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

import blanketfort as bf
from blanketfort.engine.chance import Luck
from blanketfort.engine.event import Event
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.eyes import view as see
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.state import FortState
from tests.clauses import clause
from tests.fort.table import cattery, seat, table

FRIENDS = ["bitsy", "flipper", "rusty", "bud", "zip", "blades", "sparky", "ace"]
OPTIONS: list[dict[str, bool | str]] = [{}, {"setup": "advanced"}, {"lookouts": "open"}]
OPTIONS += [{"dogs": True, "cats": True}]


def words_of(data: object) -> set[str]:
    """Every string in plain data."""
    if isinstance(data, dict):
        return words_of(list(data.values()))
    if isinstance(data, list | tuple):
        return {word for value in data for word in words_of(value)}
    return {data} if isinstance(data, str) else set()


class Canary:
    """Follows one seat, or a spectator, through a game, with the cards that have ever been in the open."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.once_public = set(FRIENDS)

    def look(self, state: FortState, events: list[Event]) -> None:
        """Remember what lies in the open, and what was named in passing."""
        ids = state.box.ids
        cards = (
            state.park
            + state.returned
            + state.played.added
            + ([] if state.played.card == NOTHING else [state.played.card])
        )
        for board in state.boards:
            cards += board.discard + board.yard
            cards += [kind for kind, shown in zip(board.lookout, board.lookout_shown, strict=True) if shown]
        self.once_public |= {ids[kind] for kind in cards}
        self.once_public |= words_of([event.open for event in events])

    def check_view(self, state: FortState) -> None:
        """Around one's own board only what was once in the open; and no made-up rule but those one may choose."""
        view = see(state, self.seat)
        own = None if self.seat is None else view.boards.pop(self.seat)
        words = words_of(to_builtins(view))
        cards = {word for word in words if word in state.box.kinds}
        assert cards <= self.once_public, f"seat {self.seat} sees {cards - self.once_public}"
        rules = words & set(terms.RULE_NAMES)
        assert rules == set(view.rules or []), f"seat {self.seat} sees the rules {rules}"
        assert view.rules is None or (state.top.seat == self.seat and own is not None and own.rule is None)

    def check_event(self, event: Event) -> None:
        """What is secret is told to the one whose secret it is."""
        seen = event.seen_by(self.seat).facts
        if event.kind in ("fort.drew", "fort.kept", "fort.rule-chosen"):
            assert self.seat == event.seat or set(seen) <= {"count"}
        if event.kind == "fort.added-from-lookout":
            assert self.seat == event.seat or "card" not in seen
        if event.kind == "fort.tucked" and self.seat != event.seat and "card" in seen:
            assert "card" in event.open


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@clause("fort.ruling.lookouts", "fort.ruling.rule-stack", "fort.ruling.draft-secret")
def test_no_view_or_event_shows_a_hidden_card(players: int, options: dict[str, bool | str]) -> None:
    for seed in range(2):
        state = bf.game("fort").new(players=players, seed=seed, options=options)
        assert isinstance(state, FortState)
        canaries = [Canary(None), *(Canary(seat) for seat in range(players))]
        events: list[Event] = []
        state.sink = events
        chance = Luck(bytes([seed, players])).stream(1)
        while not state.over:
            for canary in canaries:
                canary.look(state, events)
                canary.check_view(state)
                for event in events:
                    canary.check_event(event)
            events.clear()
            state.apply(state.legal[chance.below(len(state.legal))])


@clause("fort.ruling.asked-anyway")
def test_what_others_see_of_a_decision_does_not_depend_on_the_hand() -> None:
    """Two games that differ only in a follower's hand look the same to the leader until a card is discarded."""
    views = []
    for hand in ("worm, the-moles", "tink, dash"):
        at = table("park_deck = []\n" + seat(hand="bug") + seat(hand=hand, perk="copy-cat"))
        at.play("play:bug")
        views.append(at.view(0))
    assert views[0] == views[1]


@clause("fort.ruling.draft-secret")
def test_a_card_that_all_have_seen_is_no_secret_any_more() -> None:
    """One of two copies may be the one that was seen before; what was passed in a draft stays known till it is seen."""
    at = table(seat(hand="prince, dash", deck="prince", unseen="prince") + seat(hand="zip")).play("play:prince")
    assert at.board(0).unseen == [at.state.box.kinds["prince"]]
    at = table(seat(hand="bug, prince, prince", deck="tiny", unseen="prince") + seat(hand="zip")).play("skip park:doc")
    assert at.board(0).unseen == []
    for is_shown, unseen in (("true", []), ("false", [at.state.box.kinds["prince"]])):
        known = f"lookout_shown = [{is_shown}]\n" + "unseen = ['prince']\n"
        at = table(seat(hand="prince, dash", lookout="prince") + known + seat(hand="zip")).play("play:prince")
        assert at.board(0).unseen == unseen, "a card in the Lookout may be the one that nobody has seen"
    draft = "options = {setup = 'advanced'}\n" + seat(hand="prince, dash", passed="prince")
    at = table(draft + seat(hand="prince", passed="prince, dash")).play("play:prince")
    kinds = at.state.box.kinds
    assert at.board(0).passed == [kinds["prince"]] and at.board(1).passed == [kinds["dash"]]


@clause("fort.cat.cilantro")
@pytest.mark.parametrize(("cards", "buried"), [("bug, wart", [0]), ("wart", [])])
def test_who_buried_a_card_knows_it_until_it_is_drawn(cards: str, buried: list[int]) -> None:
    at = cattery({"jitters": -1}, f'park_deck = "{cards}"\nburied = [0]\n' + seat(hand="bitsy") + seat(hand="zip"))
    assert at.until("fort.recruit").play("deck").state.buried == buried
    both = 'park_deck = "bug, wart"\nburied = [0, 0]\n' + seat(hand="bitsy") + seat(hand="zip")
    assert cattery({"jitters": -1}, both).until("fort.recruit").play("deck").state.buried == [0]


def test_a_copy_of_a_position_is_equal() -> None:
    ended = 'trigger = 1\nreturned = "bug"\nhas_sculpture = false\n'
    at = table(ended + seat(hand="tink", level=5, toys=3, pack_pizza=2, has_sculpture=True) + seat(hand="zip"))
    copy = at.state.clone()
    assert copy.to_text() == at.state.to_text() and copy.components() == at.state.components()
    at = cattery({"cilantro": 0}, seat(hand="puddin") + seat(hand="zip")).until("fort.recruit").play("deck")
    copy = at.state.clone()
    assert copy.to_text() == at.state.to_text() and copy.components() == at.state.components()
