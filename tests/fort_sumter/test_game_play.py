"""Game Play: the sequence of a round."""

from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter.rules.board import SPACES
from blanketfort.games.fort_sumter.view import view
from tests.clauses import clause
from tests.fort_sumter.table import S, U, asked, at, do, hand, keys, new, play_out


@clause("fort-sumter.round.deal")
def test_four_strategy_cards_and_two_objectives_are_dealt() -> None:
    state = new()
    for side in (U, S):
        assert len(state.hands[side]) == 4 and len(state.offers[side]) == 2
    assert len(state.strategy_deck) == 32 and len(state.objective_deck) == 8


@clause("fort-sumter.round.keep", "fort-sumter.ruling.one-after-the-other")
def test_each_keeps_one_of_two_objectives_in_secret() -> None:
    state = new()
    assert asked(state) == (U, "keep") and len(keys(state)) == 2
    before = view(state, S)
    kept = state.offers[U][0]
    state.play(f"keep:{SPACES[kept]}")
    assert asked(state) == (S, "keep") and state.kept[U] == kept
    after = view(state, S)
    assert after.boards[S] == before.boards[S]
    assert after.boards[U].has_objective and SPACES[kept] not in str(after.boards[U])


@clause("fort-sumter.round.return")
def test_the_other_objective_is_shuffled_back_unseen() -> None:
    state = new()
    returned = [state.offers[U][1], state.offers[S][1]]
    do(state, keys(state)[0])
    do(state, keys(state)[0])
    assert len(state.objective_deck) == 10 and set(returned) <= set(state.objective_deck)
    assert view(state, U).boards[U].returned == SPACES[returned[U]]
    assert view(state, U).boards[S].returned is None
    places = set()
    for seed in range(30):
        state = new(seed)
        returned = [state.offers[U][1], state.offers[S][1]]
        do(state, keys(state)[0])
        do(state, keys(state)[0])
        places |= {state.objective_deck.index(space) for space in returned}
    assert places == set(range(10)), "they may lie anywhere in the deck"


@clause("fort-sumter.round.alternate")
def test_the_first_player_begins_and_players_alternate() -> None:
    state = play_out(new(), "play")
    order = []
    while asked(state)[1] != "bonus" and state.round == 1:
        if asked(state)[1] == "play":
            order.append(asked(state)[0])
        state.apply(state.legal[-1])
    assert order == [U, S, U, S, U, S]


@clause("fort-sumter.round.three-cards", "fort-sumter.round.aside")
def test_three_cards_are_played_and_the_fourth_is_set_aside_face_down() -> None:
    state = play_out(new(), "play")
    hands = [hand(state, U), hand(state, S)]
    for _turn in range(6):
        play_out(do(state, keys(state)[0]), "play")
    assert state.round == 2 and len(state.discard) == 6
    for side in (U, S):
        assert [state.deck.cards[card] for card in state.asides[side]] == hands[side][3:]
        assert view(state, 1 - side).boards[side].aside_size == 1
        assert view(state, side).boards[side].aside == hands[side][3:]


@clause("fort-sumter.round.sequence")
def test_the_end_of_a_round_follows_its_sequence() -> None:
    """The last card, setting aside, bonuses, dimensions, objectives, their events, then the next round."""
    state = at(
        """
        [unionist]
        hand = ["robert-anderson", "beauregard"]
        map = {washington = 1, montgomery = 1, richmond = 1, fort-pickens = 1}
        objective = "fort-pickens"
        [secessionist]
        hand = ["king-cotton"]
        map = {newspapers = 1}
        objective = "newspapers"
        """
    )
    state.sink = []
    do(state, "event:robert-anderson", "move:unionist:washington", "to:richmond", "move:unionist:richmond")
    do(state, "to:washington", "remove:secessionist:newspapers", "stop", "stop")
    kinds = [event.kind.partition(".")[2] for event in state.sink]
    assert kinds[: kinds.index("began")] == [
        *["played", "placed", "placed", "placed", "breached", "set-aside", "set-aside", "moved", "moved", "removed"],
        *["controlled", "scored", "revealed", "revealed", "scored", "performed"],
    ]
    assert state.round == 2


@clause("fort-sumter.ruling.looking")
def test_players_see_their_own_hidden_cards_and_all_that_was_played_at_any_time() -> None:
    state = at(
        """
        round = 2
        discard = ["edmund-ruffin", "florida-secedes"]
        removed-objectives = ["richmond", "newspapers"]
        [unionist]
        hand = ["robert-anderson", "beauregard"]
        aside = ["sam-houston"]
        objective = "fort-pickens"
        """
    )
    mine, theirs = view(state, U), view(state, S)
    own, other = mine.boards[U], theirs.boards[U]
    assert (own.hand, own.aside, own.objective) == (["robert-anderson", "beauregard"], ["sam-houston"], "fort-pickens")
    assert (other.hand, other.aside, other.objective) == (None, None, None)
    assert mine.discard == theirs.discard == ["edmund-ruffin", "florida-secedes"]
    assert mine.removed_objectives == theirs.removed_objectives == ["richmond", "newspapers"]


@clause("fort-sumter.round.next")
def test_rounds_follow_until_three_are_played() -> None:
    state = new(seed=3)
    rounds: list[int] = []
    while not state.over:
        if not rounds or rounds[-1] != state.round:
            rounds.append(state.round)
        state.apply(state.legal[0])
    assert rounds == [1, 2, 3]


def test_an_objective_dealt_back_is_forgotten_in_the_next_round() -> None:
    state = new()
    while state.round == 1:
        state.apply(state.legal[0])
    assert state.returned == (NOWHERE, NOWHERE) and len(state.removed) == 2
