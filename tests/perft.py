"""Counting the ways to play on."""

from blanketfort.engine.state import State


def perft(state: State, depth: int) -> int:
    """The number of ways to make this many decisions."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.legal)
    count = 0
    for option in state.legal:
        after = state.clone()
        after.apply(option)
        count += perft(after, depth - 1)
    return count
