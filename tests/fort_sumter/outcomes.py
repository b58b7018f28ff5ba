"""All that an event can come to in a position: a second reading of the deeds, without steps, decisions or a state."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter.rules import effects
from blanketfort.games.fort_sumter.rules.board import SIDES, SPACE_COUNT, SPACE_LIMIT, SPACES
from blanketfort.games.fort_sumter.rules.deck import Deck
from blanketfort.games.fort_sumter.rules.effects import Deed
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from tests.fort_sumter.table import at


class Board(NamedTuple):
    """What events change: tokens by side and space, each side's pool and track, and where the commissioner is."""

    tokens: tuple[int, ...]
    pools: tuple[int, int]
    tracks: tuple[int, int]
    commissioner: int = NOWHERE

    def put(self, side: int, space: int, number: int) -> Board:
        """With more or fewer tokens of a side in a space."""
        at = side * SPACE_COUNT + space
        return self._replace(tokens=(*self.tokens[:at], self.tokens[at] + number, *self.tokens[at + 1 :]))

    def supply(self, side: int, number: int) -> Board:
        """With more tokens in a side's pool; fewer come from its track where the pool is empty."""
        if number < 0 and self.pools[side] == 0:
            return self._replace(tracks=_changed(self.tracks, side, number))
        return self._replace(pools=_changed(self.pools, side, number))

    def has_room(self, side: int, space: int) -> bool:
        return space != self.commissioner and self.tokens[side * SPACE_COUNT + space] < SPACE_LIMIT

    def has_token(self, side: int, space: int) -> bool:
        return space != self.commissioner and self.tokens[side * SPACE_COUNT + space] > 0


def _changed(pair: tuple[int, int], side: int, number: int) -> tuple[int, int]:
    return (pair[0] + number, pair[1]) if side == 0 else (pair[0], pair[1] + number)


def any_board(seed: int) -> tuple[Board, FortSumterState]:
    """Some position in the middle of a game, also as a state; as many tokens came off the tracks as lie on the map."""
    lot = random.Random(seed)
    lines = lot.choice(("", f'commissioner = "{lot.choice(SPACES)}"\n'))
    for side in SIDES[:2]:
        held = {space: lot.choice((0, 0, 0, 1, 2)) for space in SPACES}
        lines += f"[{side}]\nmap = {{{', '.join(f'{space} = {count}' for space, count in held.items())}}}\n"
    state = at(f"agenda = []\n{lines}")
    return board_of(state), state


def board_of(state: FortSumterState) -> Board:
    """What lies on the table."""
    pools, tracks = (state.pool[0], state.pool[1]), (state.track[0], state.track[1])
    return Board(tuple(state.tokens), pools, tracks, state.commissioner)


def outcomes(deck: Deck, number: int, seat: int, board: Board) -> set[Board]:
    """Every board that the deed of that number can lead to."""
    deed = deck.deeds[number]
    if deed.verb == effects.SEQUENCE:
        found = {board}
        for part in deed.parts:
            found = {last for first in found for last in outcomes(deck, part, seat, first)}
        return found
    if deed.verb in (effects.EITHER, effects.MAY):
        found = {last for part in deed.parts for last in outcomes(deck, part, seat, board)}
        return found | {board} if deed.verb == effects.MAY else found
    if deed.verb == effects.SEND_COMMISSIONER:
        return {board._replace(commissioner=space) for space in range(SPACE_COUNT)}
    return _token_by_token(deed, seat, board)


def _token_by_token(deed: Deed, seat: int, board: Board) -> set[Board]:
    """All that comes of doing a deed as often as it says, or, where that is open or no more can be done, less often."""
    now: set[tuple[Board, tuple[int, ...]]] = {(board, ())}
    done: set[Board] = set()
    for _token in range(deed.amount):
        following: set[tuple[Board, tuple[int, ...]]] = set()
        for before, used in now:
            after = set(_steps(deed, seat, before, used))
            following |= after
            if deed.is_up_to or not after:
                done.add(before)
        now = following
    return done | {last for last, _used in now}


def _steps(deed: Deed, seat: int, board: Board, used: tuple[int, ...]) -> Iterator[tuple[Board, tuple[int, ...]]]:
    sides = {effects.OWN: [seat], effects.OPPOSING: [1 - seat], effects.ANY: [0, 1]}[deed.whose]
    spaces = [space for space in deed.spaces if used.count(space) < deed.at_most]
    if deed.verb == effects.PLACE:
        if board.pools[seat] > 0 or (board.tracks[seat] > 0 and not deed.is_pool_only):
            for space in spaces:
                if board.has_room(seat, space):
                    yield board.supply(seat, -1).put(seat, space, 1), _with(deed, used, space)
    elif deed.verb == effects.REMOVE:
        for side in sides:
            for space in spaces:
                if board.has_token(side, space):
                    yield board.put(side, space, -1).supply(side, 1), _with(deed, used, space)
    else:
        for side in sides:
            for space in spaces:
                for target in deed.targets:
                    if target != space and board.has_token(side, space) and board.has_room(side, target):
                        yield board.put(side, space, -1).put(side, target, 1), used


def _with(deed: Deed, used: tuple[int, ...], space: int) -> tuple[int, ...]:
    """The spaces used so far, where that matters."""
    return tuple(sorted((*used, space))) if deed.at_most < SPACE_LIMIT else used
