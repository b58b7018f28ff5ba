"""Whole games under the eyes of a referee who knows the rules from elsewhere: each question must be his."""

from itertools import product

import pytest

from blanketfort.engine.chance import stream_of
from blanketfort.engine.event import Event
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.games.fort_sumter.view import view
from tests.fort_sumter.referee import CARDS, SPACES, Referee
from tests.fort_sumter.table import Options, S, U

EAGER = ("value:", "place:")
"""What a player does who wants all his tokens on the map soon."""
STRONG = {name: {**card, "value": 3} for name, card in CARDS.items()}
STRONG_GAME = GAME.with_deck("".join(f'[[card]]\nname = "{name}"\nvalue = 3\n' for name in CARDS))
"""A house deck in which every card has value 3, so that the Final Crisis comes early."""


def all_options() -> list[Options]:
    names = [spec.name for spec in GAME.options.values()]
    return [
        dict(zip(names, values, strict=True)) for values in product(*(spec.values for spec in GAME.options.values()))
    ]


def judge(options: Options, seed: int, eager: int, is_strong: bool = False) -> FortSumterState:
    """Play a game in which the engine and the referee ask the same at each step, and everything lies alike."""
    events: list[Event] = []
    state = (STRONG_GAME if is_strong else GAME).new(seed=seed, options=options, sink=events)
    assert isinstance(state, FortSumterState)
    referee, stream = Referee(options, STRONG if is_strong else CARDS), stream_of(seed, "referee")
    answer: str | None = None
    asking = referee.game()
    while True:
        referee.deals += [(event.seat, dealt) for event in events if (dealt := dealt_in(event))]
        events.clear()
        try:
            asked = asking.send(answer)  # type: ignore[arg-type]  # the first answer is to no question
        except StopIteration:
            break
        decision = state.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        assert (decision.seat, decision.kind.partition(".")[2], set(keys)) == asked
        compare(state, referee)
        wanted = [key for key in keys if key.startswith(EAGER)] if stream.below(100) < eager else []
        answer = (wanted or keys)[stream.below(len(wanted or keys))]
        state.play(answer)
    compare(state, referee)
    assert state.over and state.winners == [referee.winner] and not referee.deals
    return state


def dealt_in(event: Event) -> list[str]:
    """The names of the cards or objectives that an event tells were dealt."""
    dealt = event.secret.get({"fort-sumter.dealt": "cards", "fort-sumter.offered": "objectives"}.get(event.kind, ""))
    return dealt if isinstance(dealt, list) else []


def compare(state: FortSumterState, referee: Referee) -> None:
    assert referee.tokens == {(s, name): state.count(s, space) for s in (U, S) for space, name in enumerate(SPACES)}
    assert (referee.pool, referee.track, referee.vp) == (state.pool, state.track, [state.vp(U), state.vp(S)])
    assert [number for box in referee.boxes for number in box.values()] == state.boxes
    assert (referee.commissioner or None) == view(state, None).commissioner


@pytest.mark.parametrize("eager", [0, 70])
def test_every_question_is_the_referees(eager: int) -> None:
    """Every combination of options, with players from idle to eager."""
    for seed, options in enumerate(all_options()):
        judge(options, seed, eager)


def test_a_final_crisis_that_comes_early_is_the_referees() -> None:
    rounds = [judge(options, seed, eager=95, is_strong=True).round for seed, options in enumerate(all_options())]
    assert rounds.count(2) > 10
