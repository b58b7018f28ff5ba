"""Observations as arrays, and what each of their numbers means: the index is made and never typed."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Space

from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Research, Sheet
from blanketfort.research.view_encoder import research_by_view

Observation: TypeAlias = npt.NDArray[np.int8]
Presented: TypeAlias = Observation | dict[str, Observation]


def research_of(game: Game) -> Research:
    """What a game has brought, else what is made from its view's type."""
    room = game.part("research")
    return research_by_view(game) if room is None else room.RESEARCH


class Encoding:
    """The observation of one game with this number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.encoder = research_of(game).make_encoder(game, players)
        self.blocks = self.encoder.blocks
        self.size = self.encoder.size
        self.index = [
            f"{block.name}.{label}" if label else block.name for block in self.blocks for label in block.labels
        ]
        """What each number means: the name of its block and its label."""
        sizes = [len(block.labels) for block in self.blocks]
        self.low = np.repeat(np.array([block.low for block in self.blocks], np.int8), sizes)
        self.high = np.repeat(np.array([block.high for block in self.blocks], np.int8), sizes)

    def encode(self, state: State, seat: int) -> Observation:
        """What the seat sees, in an array of its own."""
        sheet = Sheet()
        self.encoder.write_row(state, seat, sheet)
        return np.frombuffer(sheet.rows.getvalue(), np.int8).copy()

    def space(self, by_blocks: bool) -> Space[Any]:
        """What observations may be: one row of numbers, or by blocks under their names."""
        if not by_blocks:
            return Box(self.low, self.high, dtype=np.int8)
        shapes = {block.name: (len(block.labels),) for block in self.blocks}
        return Dict({block.name: Box(block.low, block.high, shapes[block.name], np.int8) for block in self.blocks})

    def present(self, observations: Observation, by_blocks: bool) -> Presented:
        """An observation, or a batch of them, as such a space has it."""
        return self.split(observations) if by_blocks else observations

    def split(self, observations: Observation) -> dict[str, Observation]:
        """An observation, or a batch of them, by blocks and without copying: for those who like names."""
        return {block.name: observations[..., block.start : block.start + len(block.labels)] for block in self.blocks}
