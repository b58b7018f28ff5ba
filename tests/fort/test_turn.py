"""The chapters "How to play", "Cleanup", "Recruit", "Discard" and "Draw"."""

from __future__ import annotations

from tests.clauses import clause
from tests.fort.table import lead, seat, table


@clause("fort.turn.phases")
def test_cleanup_play_recruit_discard_draw() -> None:
    at = table(
        seat(hand="tink", turns=1)
        + seat(hand="doodles, worm", deck="bug, bug, dash, dash, moose, crash", yard="chef", turns=1)
    )
    at.play("skip park:doc")
    at.play("play:doodles pass park:dot")
    kinds = [event.kind.removeprefix("fort.") for event in at.events if event.seat == 1]
    phases = ["turn-begun", "cleaned-up", "played", "recruited", "discarded", "drew"]
    assert [kind for kind in kinds if kind in phases] == phases


@clause("fort.cleanup.yard")
def test_cleanup_discards_the_yard() -> None:
    at = lead(hand="bug", yard="tink, worm", discard="chef", turns=1)
    assert at.cards("yard") == []
    assert sorted(at.cards("discard")) == ["chef", "tink", "worm"]


@clause("fort.cleanup.first-turn")
def test_there_is_no_cleanup_on_the_first_turn() -> None:
    at = lead(hand="bug", yard="tink", turns=0)
    assert at.cards("yard") == ["tink"]
    assert at.told("cleaned-up") == []


@clause("fort.recruit.must", "fort.recruit.park")
def test_a_card_from_the_park_goes_to_the_discard_pile_and_is_replaced_at_once() -> None:
    at = lead(hand="bug", deck="tink, penny, sarge, scout, skids")
    at.play("skip")
    assert "pass" not in at.keys and "skip" not in at.keys
    before = len(at.state.park_deck)
    at.play("park:captain")
    assert at.cards("discard") == ["captain"]
    assert len(at.park) == 3 and len(at.state.park_deck) == before - 1


@clause("fort.recruit.yard")
def test_a_card_from_a_rivals_yard_is_not_replaced() -> None:
    at = table(seat(hand="bug", deck="tink, penny, sarge, scout, skids", yard="lefty") + seat(yard="worm, moose"))
    at.play("skip")
    assert "yard:0:lefty" not in at.keys
    before = len(at.state.park_deck)
    at.play("yard:1:worm")
    assert at.cards("discard") == ["worm"]
    assert at.cards("yard", 1) == ["moose"]
    assert at.cards("hand", 1) == [] and len(at.state.park_deck) == before


@clause("fort.recruit.deck")
def test_a_card_may_be_drawn_from_the_park_deck() -> None:
    at = lead(hand="bug", deck="tink, penny, sarge, scout, skids")
    top = at.state.box.ids[at.state.park_deck[-1]]
    at.play("skip deck")
    assert at.cards("discard") == [top]
    assert sorted(at.park) == ["captain", "doc", "dot"]


@clause("fort.ruling.park-runs-out", "fort.ruling.nothing-to-recruit")
def test_when_the_park_deck_is_empty_recruiting_goes_on_while_there_is_a_card() -> None:
    at = table('park = "dot"\npark_deck = []\ntrigger = 3\n' + seat(hand="bug") + seat(hand="tink", yard="worm"))
    at.play("skip")
    assert at.keys == ["park:dot", "yard:1:worm"]
    at.play("park:dot")
    assert at.park == []
    at = table(
        "park = []\npark_deck = []\n" + seat(hand="bug", deck="tink, penny, sarge, scout, skids") + seat(hand="dash")
    )
    at.play("skip")
    assert at.seat == 1 and at.told("recruited") == []


@clause("fort.discard.played", "fort.discard.public")
def test_played_and_added_cards_are_discarded_face_up() -> None:
    at = table(seat(hand="bug, the-moles", deck="tink, penny, sarge, scout, skids") + seat(hand="dash"))
    at.play("play:bug add:the-moles pass park:doc")
    assert sorted(at.cards("discard")) == ["bug", "doc", "the-moles"]
    assert sorted(at.view(1).boards[0].discard) == ["bug", "doc", "the-moles"]
    assert at.cards("yard") == []


@clause("fort.discard.yard")
def test_rivals_may_recruit_from_a_yard_until_its_owners_next_cleanup() -> None:
    at = table(seat(hand="worm, bug", turns=1) + seat(hand="tink", deck="penny", turns=1))
    at.play("skip park:doc skip")
    assert "yard:0:worm" in at.keys
    at.play("deck")
    assert (
        at.seat == 0 and at.cards("yard") == [] and "worm" in at.cards("discard") + at.cards("deck") + at.cards("hand")
    )


@clause("fort.draw.five")
def test_five_cards_are_drawn() -> None:
    at = table(seat(hand="bug", deck="tink, penny, sarge, scout, skids, the-ant, dash") + seat(hand="munch"))
    at.play("skip park:doc")
    assert sorted(at.cards("hand")) == ["dash", "sarge", "scout", "skids", "the-ant"]
    assert at.cards("deck") == ["tink", "penny"]


@clause("fort.draw.reshuffle")
def test_the_discard_pile_is_shuffled_only_when_a_card_cannot_be_drawn() -> None:
    at = table(seat(hand="bug", deck="tink, penny, sarge, scout, skids", discard="chef, patch") + seat(hand="munch"))
    at.play("skip park:doc")
    assert at.cards("deck") == [] and sorted(at.cards("discard")) == ["chef", "doc", "patch"]
    assert at.told("reshuffled") == []
    at = table(seat(hand="bug", deck="tink, penny", discard="chef, patch, worm") + seat(hand="munch"))
    at.play("skip park:doc")
    assert {"tink", "penny"} <= set(at.cards("hand")) and len(at.cards("hand")) == 5
    assert len(at.told("reshuffled")) == 1 and at.cards("discard") == []
    assert set(at.cards("hand") + at.cards("deck")) == {"tink", "penny", "chef", "patch", "worm", "doc"}


@clause("fort.draw.only-time")
def test_no_card_is_drawn_after_following() -> None:
    at = table(seat(hand="bug") + seat(hand="worm, tink", deck="sarge, scout, skids"))
    at.play("play:bug follow:worm")
    assert at.cards("hand", 1) == ["tink"] and len(at.cards("deck", 1)) == 3


@clause("fort.ruling.fewer-than-five")
def test_a_thinned_deck_gives_what_there_is() -> None:
    at = table(seat(hand="bug", deck="tink") + seat(hand="munch"))
    at.play("skip park:doc")
    assert sorted(at.cards("hand")) == ["doc", "tink"]
    assert at.cards("yard") == ["bug"]


@clause("fort.recruit.yard")
def test_it_is_told_from_whose_yard_a_card_was_recruited() -> None:
    at = table("leader = 1\n" + seat(yard="bones") + seat(hand="bug")).play("skip yard:0:bones")
    assert at.told("recruited") == [{"kind": "fort.recruited", "seat": 1, "from": "yard", "rival": 0, "card": "bones"}]


@clause("fort.discard.yard")
def test_a_yard_is_in_order() -> None:
    at = table(seat(hand="bones, wart", deck="tiny", yard="chef") + seat(hand="zip")).play("skip park:doc")
    assert at.cards("yard") == ["bones", "chef", "wart"]


@clause("fort.play.add", "fort.play.add-lookout")
def test_two_alike_in_the_lookout_are_added_one_after_the_other() -> None:
    at = table(seat(hand="golden-boy, dash", lookout="prince, prince", level=1, toys=3) + seat(hand="zip"))
    at.play("play:golden-boy add-from-lookout:prince add-from-lookout:prince")
    assert at.state.played.icons[1] == 3 and at.state.played.looked == [0, 1]
    at.until("fort.recruit")
    assert at.view(0).play.used == [] and at.view(0).play.looked_size == 0
