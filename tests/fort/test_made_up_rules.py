"""The glossary of made-up rules: all eleven."""

from __future__ import annotations

from tests.clauses import clause
from tests.fort.table import seat, table


def points(rule: str, **board: object) -> int:
    """What the rule scores for a player with such a board, against a rival with two cards."""
    at = table(seat(rule=rule, level=board.pop("level", 1), **board) + seat(hand="dash, munch"))
    return at.state.scores()[0]["rule"]


@clause("fort.rule.you-have")
def test_cards_count_in_deck_discard_hand_yard_and_lookout() -> None:
    cards = {"deck": "bones", "discard": "chef", "hand": "patch", "yard": "einstein", "lookout": "noodle-twins"}
    assert points("slime-lab", **cards) == 6
    for place, card in cards.items():
        assert points("slime-lab", **{"hand": "bug", place: card}) == (2 if place == "lookout" else 1)


@clause("fort.rule.you-have")
def test_cards_in_play_and_returned_cards() -> None:
    at = table('returned = ["chef"]\n' + seat(hand="patch, bones", rule="slime-lab", level=1) + seat(hand="dash"))
    at.play("play:patch add:bones")
    assert at.state.scores()[0]["rule"] == 2, "what is being played is still had; what is in the box is not"


@clause("fort.rule.big-plans")
def test_big_plans() -> None:
    assert points("big-plans", hand="lefty, moose, bug", deck="rusty") == 3
    assert points("big-plans", deck="penny", hand="bug") == 0
    at = table(
        'park = "doc"\n' + seat(rule="big-plans", level=2, deck="dot", hand="bug", perk="diy") + seat(hand="dash")
    )
    assert at.state.scores()[0]["rule"] == 2, "Dot shows it twice, DIY is not counted"


@clause("fort.rule.friendship-bracelet")
def test_friendship_bracelet() -> None:
    assert points("friendship-bracelet", hand="bug, worm, dash") == 2
    assert points("friendship-bracelet", hand="bug, smoke") == 1
    assert points("friendship-bracelet", hand="bug, dash, tink", deck="crash, chef", lookout="puddin") == 7


@clause("fort.rule.piggy-bank")
def test_piggy_bank() -> None:
    assert points("piggy-bank", hand="bug", toys=3, pack_toys=2, pizza=4, pack_pizza=1, level=2) == 5


@clause("fort.rule.pizza-party")
def test_pizza_party() -> None:
    assert points("pizza-party", hand="bug", toys=3, pack_toys=2, pizza=4, pack_pizza=1, level=2) == 5


@clause("fort.rule.loner")
def test_loner() -> None:
    assert points("loner", hand="bug, worm") == 5
    assert points("loner", hand="bug", lookout="bitsy") == 0


@clause("fort.rule.minimalism")
def test_minimalism() -> None:
    assert [points("minimalism", hand="bug", level=level) for level in range(6)] == [0, 0, 8, 0, 0, 0]


@clause("fort.rule.popularity")
def test_popularity() -> None:
    assert points("popularity", hand="bug", lookout="the-moles, puddin, tink", level=2) == 3


@clause("fort.rule.play-palace")
def test_play_palace() -> None:
    assert points("play-palace", hand="prince, puddin, smoke", lookout="ghost") == 3


@clause("fort.rule.secret-stash")
def test_secret_stash() -> None:
    assert points("secret-stash", hand="bug", pizza=4, pack_pizza=2, pack_toys=1, level=2) == 3


@clause("fort.rule.sleepover")
def test_sleepover() -> None:
    assert points("sleepover", hand="bug") == 0
    assert points("sleepover", hand="bug, worm") == 4
    assert points("sleepover", hand="bug", lookout="worm", discard="moose") == 8


@clause("fort.rule.slime-lab")
def test_slime_lab() -> None:
    assert points("slime-lab", hand="noodle-twins, smoke", deck="bones") == 3
