"""What is open and what is secret."""

import json

import msgspec
import pytest

from blanketfort.engine.errors import BadSetup
from blanketfort.engine.laws import check_secrets, walk
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.rules.faces import NAMES
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.view import view
from tests.clauses import clause
from tests.forfort.table import listening, play, seat, table

HIDDEN = "straight-protected-trebuchet+tower"
"""A card that is in no deck: wherever its name turns up, a secret was told."""


def open_words(state: ForfortState, viewer: int | None) -> str:
    return msgspec.json.encode(view(state, viewer)).decode()


@clause("forfort.ruling.open-and-secret")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = table(seat(hand=[HIDDEN, "angled-ram"]), seat())
    assert HIDDEN in open_words(state, 0)
    assert HIDDEN not in open_words(state, 1) and HIDDEN not in open_words(state, None)


@clause("forfort.ruling.team-hands")
@pytest.mark.parametrize("hands", ["secret", "shared"])
def test_teammates_see_each_other_s_hands_only_with_the_option(hands: str) -> None:
    rows = [seat(hand=[HIDDEN, "angled-ram"]), seat(), seat(hand=["angled-ram"]), seat()]
    state = table(*rows, options={"teams": True, "team-hands": hands})
    assert (HIDDEN in open_words(state, 2)) == (hands == "shared")
    assert not any(HIDDEN in open_words(state, viewer) for viewer in (1, 3, None))
    dealt = {tuple(state.determinize(2, seed).hands[0]) for seed in range(8)}
    assert (len(dealt) == 1) == (hands == "shared"), "who may look knows the hand in thought too"


@clause("forfort.ruling.team-hands")
def test_hands_are_shared_in_teams_only() -> None:
    with pytest.raises(BadSetup, match="team-hands goes with teams"):
        table(seat(), options={"team-hands": "shared"})


@clause("forfort.ruling.open-and-secret")
def test_a_dungeon_shows_only_its_size_and_the_top_card_s_arrows() -> None:
    pile = [f"{HIDDEN} n+ne", f"{HIDDEN} s+sw", f"{HIDDEN} s+sw"]
    state = table(seat(hand=["angled-ram"], dungeon=pile), seat())
    for viewer in (0, 1, None):
        seen = view(state, viewer).boards[0]
        assert seen.arrows == ["n", "ne"] and seen.dungeon_deck == 3
        assert HIDDEN not in open_words(state, viewer)


@clause("forfort.glossary.open-discards", "forfort.ruling.open-and-secret")
def test_discard_piles_covered_cards_and_armies_are_open_to_all() -> None:
    home = seat(hand=["angled-ram"], discard=["angled-mason+ram"], fort=["n: straight-mason+tower, straight-ram"])
    state = table(home, seat(invaders=["n: 0 east"]))
    for viewer in (0, 1, None):
        seen = open_words(state, viewer)
        assert "angled-mason+ram" in seen and "straight-mason+tower" in seen and '"direction":"east"' in seen


def test_a_draw_tells_the_card_to_its_drawer_only() -> None:
    state = table(seat(hand=["angled-ram"], dungeon=[HIDDEN, HIDDEN, HIDDEN]), seat(hand=["angled-ram"]))
    events = listening(state)
    play(state, "camp:angled-ram", "camp-at:0-n")
    drew = next(event for event in events if event.kind == "forfort.drew")
    assert drew.seen_by(0).facts["card"] == HIDDEN
    assert HIDDEN not in json.dumps([event.seen_by(viewer) for event in events for viewer in (1, None)])


@pytest.mark.parametrize("viewer", range(4))
def test_redealing_keeps_what_is_known_and_shuffles_the_rest(viewer: int) -> None:
    state = table(*[seat(hand=["angled-garrison"] * 3) for _seat in range(4)])
    dealt = [state.determinize(viewer, seed) for seed in range(20)]
    assert {tuple(copy.hands[viewer]) for copy in dealt} == {tuple(state.hands[viewer])}
    for owner in range(4):
        assert len({copy.dungeons[owner] for copy in dealt}) > 15
        assert {copy.backs[owner][-1] for copy in dealt} == {state.backs[owner][-1]}
        assert {back for copy in dealt for back in copy.backs[owner][:-1]} == set(state.rules.deck.backs)
        if owner != viewer:
            assert len({tuple(copy.hands[owner]) for copy in dealt}) > 5
            assert {NAMES[card] for copy in dealt for card in copy.hands[owner]} > {"angled-garrison"}


@pytest.mark.parametrize("options", [{}, {"teams": True}, {"teams": True, "team-hands": "shared"}], ids=str)
def test_a_seat_cannot_tell_what_is_dealt_anew_from_what_is(options: dict[str, bool | str]) -> None:
    for number, state in enumerate(walk(GAME, 4, options, 3)):
        if number % 23 == 0:
            for viewer in range(4):
                check_secrets(state, viewer)
                dealt = state.determinize(viewer, 5)
                assert GAME.from_text(dealt.to_text()).legal == dealt.legal, (
                    "whoever is asked has the new hand's options"
                )
