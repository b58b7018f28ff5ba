"""Random games, with a second referee at the table who must agree at every decision."""

import tomllib
from typing import Any

import pytest

from blanketfort.engine.chance import stream_of
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.rules.state import ForfortState
from tests.forfort.referee import Ask, Asking, Player, Referee

Options = dict[str, bool | str]
CASES: list[tuple[int, Options]] = [(players, {"deck": deck}) for players in (2, 3, 4) for deck in "ABC"]
CASES += [(4, {"teams": True, "deck": deck}) for deck in "ABC"]
CASES += [(3, {"arrows": "any"}), (2, {"arrows": "far"}), (2, {"arrows": "counterclockwise"})]
READINGS: Options = {"advance": "one", "inward": "forbidden", "covered": "survive", "strike-armies": True}
READINGS |= {"meeting": "defeat", "mason-camps": False, "mason-pairs": False}
CASES += [(players, {name: value}) for name, value in READINGS.items() for players in (2, 3)]
CASES += [(players, {"end": end}) for players in (3, 4) for end in ("rulebook", "one-more-turn", "head-start")]
CASES += [(2, {"first-player": "first-seat"}), (4, {"teams": True, "team-hands": "shared"})]
CASES += [(4, READINGS), (4, {**READINGS, "teams": True, "deck": "C", "advance": "each"})]


def join(state: ForfortState) -> Referee:
    """A referee who has seen the deal."""
    data = tomllib.loads(state.to_text())
    players = [Player(row["hand"], row["dungeon"]) for row in data["player"]]
    return Referee(players, state.setup.options, data["first"], lambda: state.record.chance[-1][0])


def ask_on(asking: Asking, answer: str | None) -> Ask | None:
    """The referee's next question; none when the referee says that the game is over."""
    try:
        return next(asking) if answer is None else asking.send(answer)
    except StopIteration:
        return None


def settle(asking: Asking, ask: Ask | None, kind: str) -> Ask | None:
    """Answer what needs no asking: a forced answer outside the hand, and the order of armies where it is the same."""
    while ask is not None:
        idle = not ask.matters and ask.kind != kind
        if ask.kind == "play" or not (idle or len(ask.keys) == 1):
            break
        ask = ask_on(asking, ask.keys[0])
    return ask


def seen_by_referee(referee: Referee) -> list[dict[str, Any]]:
    """The table as the referee has it."""
    return [
        {
            "hand": sorted(player.hand),
            "dungeon": player.dungeon,
            "discard": sorted(player.discard),
            "fort": {space: cards for space, cards in player.fort.items() if cards},
            "invaders": player.invaders,
            "supply": (player.camps, player.armies, player.defeated),
            "token": player.token,
        }
        for player in referee.players
    ]


def seen_by_game(state: ForfortState) -> list[dict[str, Any]]:
    """The table as the game has it, in the referee's words."""
    return [
        {
            "hand": sorted(row["hand"]),
            "dungeon": row["dungeon"],
            "discard": sorted(row["discard"]),
            "fort": {space: cards.split(", ") for space, cards in (entry.split(": ") for entry in row["fort"])},
            "invaders": {
                space: (int(army[0]), army[2:]) for space, army in (entry.split(": ") for entry in row["invaders"])
            },
            "supply": (row["camps"], row["armies"], row["defeated"]),
            "token": row["token"] or None,
        }
        for row in tomllib.loads(state.to_text())["player"]
    ]


@pytest.mark.parametrize(("players", "options"), CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_second_referee_agrees_at_every_decision(players: int, options: Options, seed: int) -> None:
    state = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(state, ForfortState)
    referee, stream = join(state), stream_of(seed, "referee")
    asking = referee.game()
    answer = None
    while (decision := state.decision) is not None:
        kind = decision.kind.removeprefix("forfort.")
        ask = settle(asking, ask_on(asking, answer), kind)
        assert ask is not None and (ask.seat, ask.kind) == (decision.seat, kind)
        assert sorted(ask.keys) == sorted(option.key for option in decision.options)
        assert seen_by_game(state) == seen_by_referee(referee)
        answer = decision.options[stream.below(len(decision.options))].key
        state.play(answer)
    assert settle(asking, ask_on(asking, answer), "") is None
    assert seen_by_game(state) == seen_by_referee(referee)
    assert [points["total"] for points in state.scores()] == referee.scores()
    assert state.winners == referee.winners()
