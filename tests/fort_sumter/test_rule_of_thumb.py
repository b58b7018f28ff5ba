"""The rule-of-thumb player of Fort Sumter."""

import pytest

from blanketfort.bots.random_player import RandomPlayer
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.bot.thumb import RuleOfThumb
from blanketfort.games.fort_sumter.rules.state import FortSumterState


def play(seed: int, thumb: int, options: dict[str, bool | str]) -> State:
    """A game of the rule of thumb, on that seat, against chance."""
    state = GAME.new(seed=seed, options=options)
    players = [RandomPlayer(seed), RandomPlayer(seed)]
    bot = RuleOfThumb(seed)
    while (decision := state.decision) is not None:
        player = bot if decision.seat == thumb else players[decision.seat]
        state.play(player.choose(state.view(decision.seat), decision))
    return state


@pytest.mark.parametrize("thumb", [0, 1])
def test_it_beats_chance_by_a_wide_margin(thumb: int) -> None:
    """Over 1,000 games it wins more than 95 in a hundred (docs/fort-sumter-balance.md); here a few of them."""
    won = sum(play(seed, thumb, {"event-discard": seed % 2 == 0}).winners == [thumb] for seed in range(12))
    assert won >= 11


LINE_UP = """
agenda = ["RevealCards 0", "RevealCards 0", "RevealCards 0", "LineUp 1", "LineUp 0"]
round = 3
final-crisis = true
[unionist]
hand = ["robert-anderson", "abraham-lincoln", "sam-houston"]
map = {fort-pickens = 1, federal-arsenal = 1}
pool = 2
[secessionist]
hand = ["beauregard", "florida-secedes", "edmund-ruffin"]
map = {washington = 4, montgomery = 4, richmond = 4, border-states = 1}
"""


def test_it_keeps_the_rally_that_gains_most_for_last() -> None:
    """Two tokens into Armaments win Fort Sumter and the dimension; two into Political win nothing."""
    state = GAME.from_text(f'game = "fort-sumter"\nstudy = true\n{LINE_UP}')
    for seed in range(5):
        played, bot = state.clone(), RuleOfThumb(seed)
        while (decision := played.decision) is not None and decision.seat == 0:
            played.apply(bot.choose(played.view(0), decision))
        assert isinstance(played, FortSumterState)
        assert GAME.deck.cards[played.orders[0][-1]] == "robert-anderson"


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = play(3, 0, {}), play(3, 0, {})
    assert one.record.to_text() == other.record.to_text()
