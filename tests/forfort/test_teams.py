"""The game with 4 players."""

from blanketfort.games.forfort.rules.state import ForfortState
from tests.clauses import clause
from tests.forfort.table import Row, armies, fort, keys, play, seat, show, table, words_after

RING = ["nw: angled-ram", "n: straight-ram", "ne: angled-ram", "e: straight-ram"]
RING += ["se: angled-ram", "s: straight-ram", "sw: angled-ram"]


def teams(*rows: Row, agenda: list[str] | None = None) -> ForfortState:
    return table(*rows, agenda=["PlayCard 0"] if agenda is None else agenda, options={"teams": True})


def hero(card: str, **row: object) -> Row:
    return seat(hand=[card], dungeon=["angled-ram n+s"] * 2, **row)


@clause("forfort.teams.seats")
def test_teammates_are_every_other_seat() -> None:
    state = teams(seat(), seat(), seat(), seat(), agenda=[])
    assert [show(state, owner).teammate for owner in range(4)] == [2, 3, 0, 1]


@clause("forfort.teams.one-fort")
def test_one_complete_fort_wins_for_the_team() -> None:
    builder = seat(hand=["straight-tower"], fort=RING, dungeon=["angled-ram w+sw"] * 2)
    state = teams(seat(), builder, seat(), seat(), agenda=["PlayCard 1"])
    assert play(state, "build:straight-tower").winners == [1, 3]


@clause("forfort.teams.camp")
def test_a_camp_may_go_into_the_teammate_s_fort() -> None:
    state = teams(hero("angled-ram", fort=["n: camp"]), seat(), seat(fort=RING), seat())
    play(state, "camp:angled-ram")
    assert words_after(state, "camp-at")[-1] == "2-w" and len(keys(state)) == 8
    play(state, "camp-at:2-w")
    assert fort(state, 2)["w"] == "camp" and show(state, 0).camps == 2 and show(state, 2).camps == 4


@clause("forfort.teams.camp")
def test_a_camp_may_go_there_also_when_the_own_fort_is_full() -> None:
    full = hero("angled-tower", fort=[*RING, "w: camp"])
    state = play(teams(full, seat(), seat(fort=RING), seat()), "camp:angled-tower")
    assert fort(state, 2)["w"] == "camp"


@clause("forfort.ruling.team-camp")
def test_a_camp_in_the_teammate_s_fort_is_the_teammate_s() -> None:
    partner = seat(hand=["straight-tower"], fort=["s: camp"], dungeon=["angled-ram n+ne"] * 2)
    state = teams(seat(), seat(), partner, seat(), agenda=["PlayCard 2"])
    play(state, "build:straight-tower")
    assert words_after(state, "wall-at") == ["2-n", "2-s"]
    rammed = teams(seat(), hero("angled-ram"), seat(fort=["e: camp"]), seat(), agenda=["PlayCard 1"])
    play(rammed, "trigger:angled-ram/ram")
    assert show(rammed, 2).discard == ["camp"]


@clause("forfort.teams.garrison")
def test_a_garrison_defeats_an_army_in_the_teammate_s_fort() -> None:
    home = hero("angled-garrison", armies=0, invaders=["n: 1 east"])
    state = teams(home, seat(invaders=["n: 2 east"]), seat(invaders=["s: 3 west"]), seat())
    play(state, "trigger:angled-garrison/garrison")
    assert keys(state) == ["defeat-at:0-n", "defeat-at:2-s"]
    play(state, "defeat-at:2-s")
    assert armies(state, 2) == {} and show(state, 3).defeated == 1


@clause("forfort.ruling.team-targets")
def test_a_teammate_is_never_a_target() -> None:
    full = seat(fort=RING)
    for symbol, verb in [
        ("ram", "ram-at"),
        ("trebuchet", "trebuchet-at"),
        ("tower", "tower-at"),
        ("garrison", "army-at"),
    ]:
        state = play(teams(hero(f"angled-{symbol}"), full, full, full), f"trigger:angled-{symbol}/{symbol}")
        assert {word[0] for word in words_after(state, verb)} == {"1", "3"}


@clause("forfort.ruling.team-targets")
def test_a_team_s_score_is_the_sum_of_both() -> None:
    rows = [seat(fort=["n: straight-ram"]), seat(fort=["n: camp"]), seat(fort=["n: camp", "s: camp"]), seat(dungeon=[])]
    state = table(*rows, agenda=["EndTurn 3"], ending=True, options={"teams": True})
    totals = [points["total"] for points in state.scores()]
    assert totals == [8, 3, 8, 3] and state.winners == [0, 2]
    assert state.scores()[0] == {"walls": 2, "camps": 0, "armies": 0, "dungeon": 2, "teammate": 4, "total": 8}
