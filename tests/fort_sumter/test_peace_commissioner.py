"""Peace Commissioner."""

import pytest

from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import SPACES
from blanketfort.games.fort_sumter.view import view
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, do, keys, play_out, tokens

PLAIN = """
agenda = ["PlayCard {seat}"]
commissioner = "{commissioner}"
[unionist]
hand = ["temporary-truce", "robert-anderson", "star-of-the-west"]
map = {{fort-sumter = 2, washington = 1, federal-arsenal = 1}}
[secessionist]
hand = ["beauregard", "peace-commissioner", "peace-conference"]
map = {{fort-sumter = 1, fort-pickens = 1}}
"""


def table(commissioner: str = "", seat: int = U) -> str:
    return PLAIN.format(commissioner=commissioner, seat=seat)


@clause("fort-sumter.commissioner.events")
@pytest.mark.parametrize(
    ("seat", "card", "first"),
    [(U, "temporary-truce", "stop"), (S, "peace-commissioner", "choose:1"), (S, "peace-conference", "stop")],
)
def test_three_events_place_him(seat: int, card: str, first: str) -> None:
    state = do(at(table(seat=seat)), f"event:{card}", first)
    assert asked(state) == (seat, "commissioner") and len(keys(state)) == 12
    do(state, "commissioner:texas")
    assert view(state, None).commissioner == "texas"
    deck = GAME.deck
    sending = [name for name, event in zip(deck.cards, deck.events, strict=True) if "send" in deck.deeds[event].text]
    assert sorted(sending) == ["peace-commissioner", "peace-conference", "temporary-truce"]


@clause("fort-sumter.commissioner.stays")
def test_he_stays_until_an_event_or_a_breach_moves_him() -> None:
    state = at(table("texas"))
    do(state, "value:robert-anderson", "stop", "value:beauregard", "stop")
    assert SPACES[state.commissioner] == "texas"
    do(state, "event:temporary-truce", "stop", "commissioner:newspapers")
    assert SPACES[state.commissioner] == "newspapers"


@clause("fort-sumter.commissioner.leaves")
def test_he_leaves_at_the_beginning_of_the_final_crisis() -> None:
    state = at("round = 3\ncommissioner = 'texas'\nagenda = ['EndRound 0']")
    assert state.commissioner == NOWHERE and asked(state)[1] == "line-up"


@clause("fort-sumter.commissioner.blocks-placement")
def test_he_blocks_placement_by_value_and_by_event() -> None:
    state = do(at(table("fort-sumter")), "value:robert-anderson")
    assert "place:fort-sumter" not in keys(state) and "place:fort-pickens" in keys(state)
    state = do(at(table("fort-sumter")), "event:robert-anderson")
    assert tokens(state, U)["fort-sumter"] == 2 and asked(state) == (S, "play")


@clause("fort-sumter.commissioner.blocks-removal")
def test_he_blocks_removal_by_event() -> None:
    state = do(at(table("fort-sumter", S)), "event:beauregard")
    assert tokens(state, U)["fort-sumter"] == 2 and tokens(state, S)["fort-sumter"] == 1


@clause("fort-sumter.ruling.commissioner-moves")
def test_he_blocks_moves_in_and_out_but_not_control_or_scoring() -> None:
    state = at(
        """
        agenda = ["ScoreDimensions 0", "PivotalBonus 0 2 2"]
        commissioner = "fort-sumter"
        [unionist]
        map = {fort-sumter = 2, federal-arsenal = 2, fort-pickens = 1}
        [secessionist]
        map = {fort-sumter = 1}
        """
    )
    assert not [key for key in keys(state) if key.endswith(":fort-sumter")], "neither removed nor moved out"
    do(state, "move:unionist:federal-arsenal")
    assert tokens(state, U)["fort-pickens"] == 2, "the only space it could go to: not in"
    play_out(do(state, "stop"))
    assert state.vp(U) == 1, "the dimension is controlled and scored"
