"""The player by rules of thumb."""

from blanketfort.arena.simulation import Plan, play_game
from blanketfort.games.forfort.bot.thumb import RuleOfThumb
from tests.forfort.table import Row, hand, play, playing, seat, table

SEVEN = ["nw: angled-ram", "ne: angled-ram", "e: straight-ram", "se: angled-ram"]
SEVEN += ["s: straight-ram", "sw: angled-ram", "w: straight-ram"]


def choice(*rows: Row, agenda: str = "PlayCard 0", teams: bool = False) -> str:
    state = table(*rows, agenda=[agenda], options={"teams": teams})
    assert state.decision is not None
    picked = RuleOfThumb(1).choose(state.view(state.decision.seat), state.decision)
    return state.option_table()[picked].key


def test_it_beats_random_in_19_games_of_20() -> None:
    plan = Plan("forfort", 2, 60, 100, ("thumb", "random"))
    won = 0
    for number in range(plan.games):
        result = play_game(plan.sitting(number))
        won += [result.bots[seat] for seat in result.winners] == ["thumb"]
    assert won >= 57


def test_it_plays_the_same_game_again() -> None:
    plan = Plan("forfort", 3, 1, 7, ("thumb",))
    first, again = play_game(plan.sitting(0)), play_game(plan.sitting(0))
    assert (first.winners, first.totals, first.decisions) == (again.winners, again.totals, again.decisions)


def test_it_completes_its_fort() -> None:
    rows = seat(hand=["straight-ram", "angled-garrison"], fort=SEVEN, dungeon=["angled-ram n+ne"] * 2)
    assert choice(rows, seat(fort=SEVEN)) == "build:straight-ram"


def test_it_stops_a_rival_who_is_about_to_finish() -> None:
    rows = seat(hand=["angled-ram", "straight-ram"], dungeon=["angled-ram n+ne"] * 2)
    assert choice(rows, seat(fort=SEVEN)).startswith("trigger:")
    assert choice(rows, seat(fort=["n: camp"])).startswith("build:")


def test_it_takes_extra_turns() -> None:
    rows = seat(fort=["n: straight-drawbridge-ram"])
    assert choice(rows, seat(), agenda="ActivateDrawbridge 0") == "drawbridge-at:0-n"


def test_it_helps_its_teammate() -> None:
    partner = seat(fort=SEVEN, dungeon=["angled-ram s+sw"])
    assert (
        choice(seat(hand=["straight-ram"]), seat(), partner, seat(), agenda="PlaceCamp 0", teams=True) == "camp-at:2-n"
    )
    invaded = {**partner, "invaders": ["n: 1 east"]}
    home = seat(hand=["angled-garrison"])
    assert choice(home, seat(), invaded, seat(), agenda="Garrison 0", teams=True) == "defeat-at:2-n"


def test_it_sees_only_its_view() -> None:
    """It answers alike whatever the cards are that its seat can't see."""
    state = playing(seat(hand=["angled-garrison", "straight-ram+tower"]), seat(hand=["angled-garrison"] * 3))
    for seed in range(5):
        dealt = state.determinize(0, seed)
        assert dealt.decision is not None and state.decision is not None
        same = [RuleOfThumb(3).choose(each.view(0), state.decision) for each in (state, dealt)]
        assert same[0] == same[1]
    assert play(state, "build:straight-ram+tower") and hand(state, 0) == ["angled-garrison"]
