"""Fort by rules of thumb: it plays by its view alone, ends its games, and beats chance by far."""

import pytest

from blanketfort.arena.simulation import Plan, simulate
from blanketfort.bots import Player, ask, bots_of, make_bot
from blanketfort.engine.state import State
from blanketfort.games.fort import GAME
from blanketfort.games.fort.bot.thumb import RuleOfThumb


def play(state: State, bots: list[Player], longest: int = 5000) -> int:
    """Play to the end, or give up."""
    for number in range(longest):
        decision = state.decision
        if decision is None:
            return number
        state.apply(ask(bots[decision.seat], state))
    raise AssertionError("the game does not end")


def test_fort_has_a_rule_of_thumb() -> None:
    assert bots_of(GAME)[:2] == ["thumb", "random"]
    assert isinstance(make_bot("fort", "thumb", 1), RuleOfThumb)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_sees_only_what_its_seat_may_know(players: int) -> None:
    state, thumb = GAME.new(players, 7, {"setup": "advanced"}), RuleOfThumb(0)
    number = 0
    while (decision := state.decision) is not None:
        choice = thumb.choose(state.view(decision.seat), decision)
        if number % 3 == 0:
            dealt = state.determinize(decision.seat, number)
            asked = dealt.decision
            assert asked is not None
            assert thumb.choose(dealt.view(decision.seat), asked) == choice
        state.apply(choice)
        number += 1


@pytest.mark.parametrize("setup", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_choices_are_lawful_and_its_games_end(players: int, setup: str) -> None:
    for seed in range(5):
        state = GAME.new(players, seed, {"setup": setup})
        assert play(state, [RuleOfThumb(seed) for _seat in range(players)]) > 50
        turns = state.game.summarize(state)["turns"]
        assert isinstance(turns, int) and turns <= 40


def test_the_same_game_is_played_again() -> None:
    records = []
    for _time in range(2):
        state = GAME.new(3, 5)
        play(state, [RuleOfThumb(1), RuleOfThumb(2), RuleOfThumb(3)])
        records.append(state.record.to_text())
    assert records[0] == records[1]


@pytest.mark.parametrize(("players", "games", "fewest"), [(2, 100, 97), (4, 40, 36)])
def test_it_beats_players_who_do_anything(players: int, games: int, fewest: int) -> None:
    bots = ("thumb", *["random"] * (players - 1))
    wins = 0
    for result in simulate(Plan("fort", players, games, 1, bots)):
        wins += any(result.bots[seat] == "thumb" for seat in result.winners)
    assert wins >= fewest
