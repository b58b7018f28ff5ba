"""Chance: one door, fixed by its seed, recorded, and pinned where a test wants it so."""

from collections import Counter

from blanketfort.engine.chance import Luck, commitment_to, root_of, stream_of
from blanketfort.engine.shelf import game


def test_a_stream_is_fixed_by_seed_and_purpose() -> None:
    """The figures stand here so that a record dealt today is dealt the same tomorrow, compiled or not."""
    stream = stream_of(7, "test")
    assert [stream.below(100) for _draw in range(8)] == FIRST_DRAWS
    assert stream_of(7, "test").below(100) == FIRST_DRAWS[0]
    others = [stream_of(7, "other"), stream_of(8, "test")]
    assert all([other.below(100) for _draw in range(8)] != FIRST_DRAWS for other in others)


FIRST_DRAWS = [65, 2, 66, 63, 41, 43, 84, 33]


def test_luck_is_the_same_compiled_or_not() -> None:
    """The figures are those of plain Python, whose integers have no end; the keys use all 32 bits."""
    luck = Luck(root_of(7))
    assert [luck.stream(event).below(1000) for event in (0, 1, 15, 16)] == [546, 592, 683, 844]
    keys = [number for stream in luck.streams for number in (stream.a1, stream.a2, stream.b1, stream.b2)]
    assert min(keys) >= 0 and 2**31 < max(keys) < 2**32


def test_draws_are_spread_evenly() -> None:
    """A chi-squared of 60,000 draws from six values stays below what chance exceeds once in ten thousand."""
    stream = stream_of(1, "even")
    counts = Counter(stream.below(6) for _draw in range(60_000))
    assert set(counts) == set(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25.7


def test_shuffles_reach_every_order_about_as_often() -> None:
    luck = Luck(root_of("shuffles"))
    counts: Counter[tuple[int, ...]] = Counter()
    for event in range(6_000):
        cards = [1, 2, 3]
        luck.stream(event).shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 25.7


def test_events_have_streams_of_their_own() -> None:
    """Each chance event is keyed by itself: the order of asking changes nothing."""
    forward, backward = Luck(root_of(3)), Luck(root_of(3))
    draws = {event: forward.stream(event).below(10**6) for event in range(40)}
    assert draws == {event: backward.stream(event).below(10**6) for event in reversed(range(40))}
    assert len(set(draws.values())) == 40


def test_a_commitment_fixes_seed_and_salt_and_tells_neither() -> None:
    assert commitment_to(7) != commitment_to(8)
    assert commitment_to(7, "a") != commitment_to(7, "b")
    assert commitment_to(7) != root_of(7).hex()
    assert game("fort").new(seed=7).setup.commitment == commitment_to(7)


def test_pins_fix_an_outcome() -> None:
    """A pinned draw comes out as the test says, and is recorded like any other."""
    fort = game("fort")
    seen = [fort.new(players=2, seed=seed) for seed in range(6)]
    assert {state.draw([4])[0] for state in seen} <= set(range(4))
    state = fort.new(players=2, seed=1)
    state.pins = [[3]]
    assert state.draw([4]) == [3]
    assert state.record.chance[-1] == [3]


def test_without_a_seed_no_two_deals_are_the_same() -> None:
    fort = game("fort")
    assert fort.new().setup.commitment != fort.new().setup.commitment
