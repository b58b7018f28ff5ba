"""Looking ahead agrees with trying everything: no lawful way to play a card is missing, no unlawful one is offered."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from blanketfort.games.fort.rules import actions, lookahead, using
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from tests.clauses import clause
from tests.fort.table import EVERY_KID, seat, table

CARDS = table("").state.box
PLAYABLE = [
    id for id in CARDS.ids if CARDS.actions[2 * CARDS.kinds[id]] is not None and not CARDS.dogs[CARDS.kinds[id]]
]
COMPANIONS = ["noodle-twins", "icky-sticky", "the-moles", "rocket-bros", "the-scrappers", "puddin", "smoke"]
DOUBLES = {CARDS.suits_of(CARDS.kinds[id])[0]: id for id in COMPANIONS[:5]}
DOGS = {CARDS.suits_of(CARDS.kinds[id])[0]: id for id in ("echo", "squeaker", "rowdy", "loki", "pesto")}
ENDS = ("Declaring", "RecruitPhase", "Play")
"""The steps whose questions are no longer about the card that was played."""
is_compiled = not lookahead.__file__.endswith(".py")


def start_freely(state: FortState, means: Means, which: int) -> bool:
    """An action may be started whenever it would do anything."""
    action = state.box.actions[2 * state.played.card + which]
    if action is None or state.played.used & (1 << which):
        return False
    return lookahead.least_times(state, means, action) > 0


def fall_short_freely(*_any: object) -> bool:
    return True


def position(chance: random.Random, card: str, dogs: bool) -> str:
    """A tight spot in which to play the card: full Stuff and Packs, doubles and coins in hand."""
    suit = CARDS.suits_of(CARDS.kinds[card])[0]
    lookout = chance.sample(["rocket-bros", "noodle-twins", "puddin"], k=chance.randrange(2))
    others = chance.sample([DOUBLES.get(suit, "puddin"), *COMPANIONS], k=chance.randrange(2 if dogs else 3))
    if dogs:
        others += chance.sample([DOGS.get(suit, "eclair"), "pumpkin", "spud"], k=1 + chance.randrange(2))
    leader = seat(
        hand=", ".join([card, *(id for id in dict.fromkeys(others) if id not in lookout)]),
        lookout=", ".join(lookout),
        discard=", ".join(chance.sample(["watson", "zip"] if dogs else ["bitsy", "zip"], k=chance.randrange(3))),
        pizza=chance.choice([0, 1, 2, 3, 4, 4]),
        toys=chance.choice([0, 1, 2, 3, 4, 4]),
        pack_pizza=chance.randrange(2),
        level=chance.randrange(3),
        perk=chance.choice(["", "", "sticky-fingers", "bribe"]),
        turns=1,
    )
    yard = chance.choice(["duke", "bug, duke", "bug, crash"] if dogs else ["", "bug", "bug, crash"])
    rival = seat(hand="rusty", yard=yard, pack_pizza=1, pack_toys=chance.randrange(3), level=2)
    deck = chance.choice([[], [], ["prince", "tiny", "munch", "patch"]])
    options = "options = {dogs = true}\n" if dogs else ""
    return f'game = "fort"\nstudy = true\n{options}park = "ghost"\npark_deck = {deck}\n{leader}{rival}'


def outcomes(state: FortState) -> Iterator[tuple[str, bool]]:
    """Every way in which the play may end, before the first question that is not about it, and whether it is legal."""
    todo: list[FortState] = [state]
    seen: set[str] = set()
    while todo:
        state = todo.pop()
        decision = state.decision
        assert decision is not None
        if decision.seat != 0 or type(state.top).__name__ in ENDS:
            text = state.to_text().split("\nagenda")[1]
            if text not in seen:
                seen.add(text)
                yield text, state.played.is_full
            continue
        text = state.to_text()
        if text in seen:
            continue
        seen.add(text)
        for option in decision.options:
            if option.key != "recycle":
                after = state.clone()
                after.apply(option.id)
                todo.append(after)
        assert len(seen) < 20000


def begin(text: str, card: str) -> FortState | None:
    """The moment after the card was put down, or nothing if it may not be played."""
    state = EVERY_KID.from_text(text)
    assert isinstance(state, FortState)
    decision = state.decision
    assert decision is not None
    if state.boards[0].turns > 1 or f"play:{card}" not in [option.key for option in decision.options]:
        return None
    state.keeps_history = False
    state.play(f"play:{card}")
    return state


@pytest.mark.skipif(is_compiled, reason="compiled functions cannot be exchanged")
@pytest.mark.parametrize("card", PLAYABLE)
@clause("fort.play.one-fully", "fort.play.other-partially", "fort.ruling.no-dead-end")
def test_all_lawful_ways_and_no_others(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(card)
    for number in range(15 + 8):
        text = position(chance, card, dogs=number >= 15)
        with monkeypatch.context() as patch:
            for module in (lookahead, using):
                patch.setattr(module, "can_start", start_freely)
            for module in (lookahead, using, actions):
                patch.setattr(module, "may_fall_short", fall_short_freely)
            freely = begin(text, card)
            lawful = {end for end, is_full in outcomes(freely) if is_full} if freely else set()
        state = begin(text, card)
        offered = {end for end, is_full in outcomes(state)} if state else set()
        assert offered == lawful, text
