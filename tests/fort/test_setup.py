"""The chapters "Basic setup", "Advanced setup" and "Card anatomy"."""

from __future__ import annotations

import pytest

import blanketfort as bf
from blanketfort.games.fort.eyes import view
from blanketfort.games.fort.game import GAME
from blanketfort.games.fort.rules.state import FortState
from tests.clauses import clause
from tests.fort.table import DECK, seat, table

SEATS = [2, 3, 4]


def new(players: int = 2, seed: int = 1, setup: str = "basic") -> FortState:
    state = bf.game("fort").new(players=players, seed=seed, options={"setup": setup})
    assert isinstance(state, FortState)
    return state


def names(state: FortState, cards: list[int]) -> list[str]:
    return [state.box.ids[kind] for kind in cards]


@clause("fort.overview.seats")
def test_two_to_four_play() -> None:
    assert bf.game("fort").players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(bf.BadSetup, match="2 to 4"):
            bf.game("fort").new(players=players)


@clause("fort.setup.first-player", "fort.turn.clockwise")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    firsts = {new(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    drafts = [new(4, seed, "advanced") for seed in range(9)]
    assert [view(state, None).leader for state in drafts] == [state.first for state in drafts]
    state = new(4)
    leaders = [state.leader]
    while len(leaders) < 6:
        state.apply(state.legal[0])
        if state.leader != leaders[-1]:
            leaders.append(state.leader)
    assert leaders == [(state.first + turn) % 4 for turn in range(6)]


@pytest.mark.parametrize("players", SEATS)
@clause("fort.setup.supplies", "fort.setup.markers", "fort.setup.sculpture")
def test_supplies_markers_and_sculpture(players: int) -> None:
    state = new(players)
    assert (state.pizza, state.toys) == (30, 30)
    assert state.has_sculpture
    assert [(board.score, board.level) for board in state.boards] == [(0, 0)] * players


@pytest.mark.parametrize("players", SEATS)
@clause("fort.setup.boards", "fort.setup.decks", "fort.setup.hand", "fort.setup.kids", "fort.setup.park")
def test_each_has_eight_kids_and_two_best_friends_of_which_five_are_drawn(players: int) -> None:
    state = new(players)
    friends = [["bitsy", "flipper"], ["rusty", "bud"], ["zip", "blades"], ["sparky", "ace"]]
    for number, board in enumerate(state.boards):
        cards = names(state, board.hand + board.deck)
        assert (len(board.hand), len(board.deck)) == (5, 5)
        assert sorted(card for card in cards if state.box.best_friends[state.box.kinds[card]]) == sorted(
            friends[number]
        )
    assert len(state.park) == 3 and len(state.park_deck) == DECK - 3 - 8 * players
    assert sum(state.box.copies) == DECK


@pytest.mark.parametrize("players", SEATS)
@clause("fort.setup.rules", "fort.setup.perks")
def test_one_more_rule_and_perk_than_players(players: int) -> None:
    state = new(players)
    assert len(state.rule_stack) == len(state.perk_row) == players + 1
    assert len(state.rule_stack) + len(state.rule_box) == 11
    assert len(state.perk_row) + len(state.perk_box) == 9
    view = GAME.view(state, None)
    assert len(view.perks) == view.rule_deck == players + 1 and view.rules is None


def test_components_are_all_that_is_on_the_table_or_in_the_box() -> None:
    counts = GAME.new(3, 1, {"cats": True}).components()
    assert [counts[name] for name in ("pizza", "toys", "rules", "perks", "cats")] == [30, 30, 11, 9, 3]
    assert sum(counts.values()) == 30 + 30 + 11 + 9 + 3 + 60 + 2 * 3


def draft_hands(state: FortState) -> list[list[int]]:
    return [board.hand[:] for board in state.boards]


@pytest.mark.parametrize("players", SEATS)
@clause("fort.setup.draft", "fort.setup.draft-kept")
def test_draft_keeps_one_and_passes_the_others_left_eight_times(players: int) -> None:
    state = new(players, setup="advanced")
    kept: list[list[int]] = [[] for _seat in range(players)]
    for passes in range(8):
        before = draft_hands(state)
        assert {len(hand) for hand in before} == {8 - passes}
        for _choice in range(players):
            decision = state.decision
            assert decision is not None and decision.kind == "fort.draft"
            card = state.box.kinds[decision.options[0].key.removeprefix("keep:")]
            kept[decision.seat].append(card)
            before[decision.seat].remove(card)
            state.play(decision.options[0].key)
        if passes < 7:
            assert draft_hands(state) == [before[(number - 1) % players] for number in range(players)]
    for number, board in enumerate(state.boards):
        kids = [kind for kind in board.hand + board.deck if not state.box.best_friends[kind]]
        assert sorted(kids) == sorted(kept[number])


@clause("fort.ruling.draft-secret")
def test_draft_choices_stay_hidden_until_all_have_kept() -> None:
    state = new(2, setup="advanced")
    decision = state.decision
    assert decision is not None
    other = 1 - decision.seat
    before = GAME.view(state, other)
    again = state.clone()
    state.play(decision.options[0].key)
    again.play(decision.options[-1].key)
    assert state.view(other) == again.view(other)
    assert GAME.view(state, other).boards[other].hand == before.boards[other].hand


@clause("fort.card.suits")
def test_every_card_shows_a_suit_or_a_coin_or_two() -> None:
    box = table("").state.box
    for kind, copies in enumerate(box.copies):
        suits = box.suits_of(kind)
        if copies > 0 or box.best_friends[kind]:
            assert len(suits) == 1 or (len(suits) == 2 and (suits[0] == suits[1] or suits[1] == "coin"))
    assert box.suits_of(box.kinds["puddin"]) == ["crown", "coin"]
    assert box.suits_of(box.kinds["the-moles"]) == ["shovel", "shovel"]


@clause("fort.card.coin")
def test_a_coin_can_be_treated_as_any_suit() -> None:
    for card in ("patch", "golden-boy", "doodles", "bug", "dash", "blitz"):
        at = table(seat(hand=f"{card}, smoke", pizza=2, toys=2, pack_pizza=1, level=1) + seat(yard="worm"))
        at.play(f"play:{card} use:public")
        assert at.kind == "fort.add" and "add:smoke" in at.keys


@clause("fort.card.public", "fort.card.private")
def test_the_public_action_is_followed_and_the_private_one_is_not() -> None:
    at = table(seat(hand="doodles", pack_toys=1) + seat(hand="tink", pack_toys=1))
    at.play("play:doodles use:private finish follow:tink")
    assert at.stuff(1) == (0, 1)
    assert at.score(0) == 1 and at.score(1) == 0


@clause("fort.card.best-friend", "fort.discard.best-friends", "fort.board.yard", "fort.discard.yard")
def test_best_friends_never_go_to_the_yard() -> None:
    at = table(seat(hand="bitsy, flipper, worm, moose") + seat(hand="tink"))
    at.play("skip park:doc")
    assert at.cards("yard") == ["moose", "worm"]
    assert {"bitsy", "flipper"} <= set(at.cards("discard") + at.cards("deck") + at.cards("hand"))
    assert at.view(1).boards[0].yard == ["moose", "worm"]
    at.play("skip")
    assert {"yard:0:moose", "yard:0:worm"} < set(at.keys)
    assert not any("bitsy" in key or "flipper" in key for key in at.keys)


def test_a_draft_dealt_anew_can_be_played_to_its_end() -> None:
    """What one passed may come back sooner than it could; then it is not what rivals have any more."""
    state = bf.game("fort").new(4, 5, {"setup": "advanced", "dogs": True})
    while (decision := state.decision) is not None and decision.kind == "fort.draft":
        for seed in range(3):
            anew = state.determinize(decision.seat, seed)
            while anew.top.kind() == "fort.draft":
                anew.apply(anew.legal[0])
                GAME.from_text(anew.to_text())
        state.apply(decision.options[-1].id)


@clause("fort.setup.kids")
def test_all_may_look_at_their_own_kids_and_at_nobody_elses() -> None:
    state = new(2)
    mine, theirs = view(state, 0).boards
    assert mine.hand is not None and mine.deck is not None
    own = names(state, state.boards[0].hand + state.boards[0].deck)
    assert sorted(mine.hand + mine.deck) == sorted(own)
    assert theirs.hand is None and theirs.deck is None


@clause("fort.setup.draft", "fort.ruling.draft-secret")
@pytest.mark.parametrize("seed", range(4))
def test_all_remember_what_they_passed_on_in_the_draft(seed: int) -> None:
    """Until cards come back; others may be of the same name."""
    state = GAME.new(3, seed, {"setup": "advanced"})
    assert isinstance(state, FortState)
    passed: list[list[int]] = [[], [], []]
    for _round in range(2):
        for _seat in range(3):
            state.apply(state.legal[0])
            again = GAME.from_text(state.to_text())
            assert again.to_text() == state.to_text()
        hands = draft_hands(state)
        for number in range(3):
            passed[number] += hands[(number + 1) % 3]
            assert state.boards[number].passed == sorted(passed[number])
