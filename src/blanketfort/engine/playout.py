"""Play-outs that never leave the compiled code: random games to the end, for search and simulation."""

from blanketfort.engine.chance import stream_of
from blanketfort.engine.state import State


def play_randomly(state: State, seed: int) -> int:
    """Play uniformly random options to the end of the game, in place; return how many decisions that took."""
    stream = stream_of(seed, "play-out")
    decisions = 0
    while state.depth > 0:
        offer = state.offer
        state.apply(offer.options[stream.below(offer.count)].id)
        decisions += 1
    return decisions
