"""Every kid in one canonical position: what each of its two actions does, alone."""

from __future__ import annotations

import pytest

from blanketfort.games.fort.rules.cards import DATA
from tests.fort.table import Table, seat, table

Effect = dict[str, int]
ADVANCED: Effect = {"level": 1, "pizza": -2, "toys": -2, "pack": -1}
FRIEND: tuple[Effect, Effect] = (ADVANCED, {})
COIN_FRIEND: tuple[Effect, Effect] = ({"pizza": 2}, {"returned": 1})
NO_ACTION: tuple[Effect, Effect] = ({}, {})

# The leader is at Level 2, with two pizza and two toys in Stuff, one of each in the Pack, Patch in the Lookout, and
# Smoke and the Noodle Twins in hand beside the card; the rival has a toy in the Pack and Crash in the Yard. Of all
# choices the first is taken, and nothing is added that need not be. What the public and the private action change:
EFFECTS: dict[str, tuple[Effect, Effect]] = {
    "bones": ({"returned": 1, "points": 1}, {"pizza": 1}),
    "captain": (ADVANCED, {"toys": 1}),
    "chef": ({"pizza": 1}, {"pizza": 1}),
    "doc": ({"lookout": 1, "pack": 1, "pizza": -1}, {"points": 1}),
    "einstein": ({"pizza": 1}, {"points": 1, "returned": 1}),
    "patch": ({"toys": 1}, {"toys": 1}),
    "ghost": ({}, {"pizza": 1}),
    "golden-boy": ({"pizza": -1, "toys": 1}, {"returned": 1}),
    "prince": ({"lookout": 1}, {"points": 1}),
    "tiny": ({"pizza": 1}, {"returned": 1, "pizza": 1}),
    "doodles": ({"toys": 1}, {"points": 2}),
    "dot": (ADVANCED, {"level": 1, "pizza": -2, "toys": -2}),
    "giggles": ({"pizza": 1, "toys": 1}, {"toys": 1}),
    "kitty": ({"toys": 1}, {"toys": -1, "points": 1}),
    "penny": ({"pizza": -1, "pack": 1}, {"points": 2}),
    "sweet-pea": ({"pizza": -1, "pack": 1}, {"toys": 1}),
    "tink": ({"toys": 1}, {"pizza": -1, "toys": 1}),
    "bug": ({"pizza": 1}, {"points": 2}),
    "lefty": (ADVANCED | {"points": 2}, {"lookout": 1}),
    "moose": ({"lookout": 1}, ADVANCED),
    "sarge": ({"toys": 1}, {"lookout": 1}),
    "scout": ({"pizza": -1, "pack": 1}, {"toys": 2}),
    "wart": ({"pizza": 1}, {"points": 1, "returned": 1}),
    "worm": ({"pizza": 1}, {"lookout": 1}),
    "the-ant": ({"pizza": -1, "pack": 1}, {"points": 2}),
    "dash": ({"pizza": 1}, {"points": 2}),
    "munch": ({"pizza": 1}, {"pizza": -1, "points": 1}),
    "skids": ({"pizza": -1, "pack": 1}, ADVANCED),
    "spike": ({"pizza": -1, "pack": 1}, {"toys": 1}),
    "thunder": ({"pizza": 1, "toys": 1}, {"pizza": 1}),
    "baby-face": ({"recruited": 1, "toys": 1}, {"toys": 1}),
    "blitz": ({"pizza": 1}, {"returned": 1, "toys": 1}),
    "crash": ({"returned": 1}, {"pizza": 2}),
    "lil-boss": ({"toys": 1}, {"points": 1, "returned": 1}),
    "punky": ({}, {"pizza": 1}),
    "smoke": ({}, {"toys": 1}),
    "bitsy": FRIEND,
    "rusty": FRIEND,
    "zip": FRIEND,
    "sparky": FRIEND,
    "flipper": COIN_FRIEND,
    "bud": COIN_FRIEND,
    "blades": COIN_FRIEND,
    "ace": COIN_FRIEND,
    "noodle-twins": NO_ACTION,
    "puddin": NO_ACTION,
    "icky-sticky": NO_ACTION,
    "the-moles": NO_ACTION,
    "rocket-bros": NO_ACTION,
    "the-scrappers": NO_ACTION,
}
FIRST = ("finish", "pass", "enough", "suit:crown")


def spot(card: str) -> Table:
    hand = ", ".join(dict.fromkeys([card, "smoke", "noodle-twins"]))
    stuff = {"pizza": 2, "toys": 2, "pack_pizza": 1, "pack_toys": 1}
    leader = seat(hand=hand, lookout="patch", level=2, **stuff)
    return table('park = "baby-face, golden-boy"\n' + leader + seat(hand="bitsy", yard="crash", pack_toys=1))


def measure(at: Table) -> Effect:
    board = at.board(0)
    return {
        "pizza": board.pizza,
        "toys": board.toys,
        "pack": sum(at.pack()),
        "points": board.score,
        "level": board.level,
        "lookout": len(board.lookout),
        "returned": len(at.returned),
        "recruited": len(at.told("recruited")),
    }


def use(card: str, action: str) -> Effect | None:
    """What changes when one action of the card is used and nobody follows; None if it cannot be used."""
    at = spot(card)
    before = measure(at)
    if f"play:{card}" not in at.keys:
        return None
    at.play(f"play:{card}")
    if at.kind == "fort.use":
        at.play(f"use:{action}")
    while type(at.state.top).__name__ != "RecruitPhase":
        keys = [key for key in at.keys if key != "enough" or card != "doc"]  # who may leave out either of two actions
        at.play(next((key for key in FIRST if key in keys), keys[0]))
    if action not in [told["action"] for told in at.told("action-used")]:
        return None
    return {name: value - before[name] for name, value in measure(at).items() if value != before[name]}


def test_every_kid_is_here() -> None:
    assert set(EFFECTS) == {kid["id"] for kid in DATA["kid"]}


@pytest.mark.parametrize("card", EFFECTS)
def test_each_action_does_what_the_card_says(card: str) -> None:
    public, private = EFFECTS[card]
    assert use(card, "public") == (public or None)
    assert use(card, "private") == (private or None)
