"""A full state that fits what a seat knows: forfort.ruling.open-and-secret.

All is open but the cards in others' hands and the cards of the dungeons, of which only the top one's arrows show.
"""

from blanketfort.engine.chance import Stream
from blanketfort.games.forfort.rules.state import ForfortState


def determinize(state: ForfortState, seat: int, seed: int) -> ForfortState:
    """A state that this seat can't tell from the real one: what it can't see is shuffled from sorted pools."""
    copy = state.clone()
    stream = copy.become_possible(seat, seed)
    for owner in range(state.players):
        redeal(copy, owner, state.rules.can_see(seat, owner), stream)
    if not copy.over:
        copy.propose_again()
    return copy


def redeal(state: ForfortState, owner: int, keeps_hand: bool, stream: Stream) -> None:
    """Deal a player's unseen cards again, and turn the hidden backs of the dungeon again."""
    kept = len(state.hands[owner])
    unseen = list(state.dungeons[owner])
    if not keeps_hand:
        unseen += state.hands[owner]
    unseen.sort()
    stream.shuffle(unseen)
    if not keeps_hand:
        state.hands[owner] = sorted(unseen[:kept])
        unseen = unseen[kept:]
    state.dungeons[owner] = tuple(unseen)
    backs = state.rules.deck.backs
    hidden = [backs[stream.below(len(backs))] for _card in unseen[1:]]
    state.backs[owner] = (*hidden, *state.backs[owner][-1:])
