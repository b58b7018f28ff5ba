"""What is noted of one game while it is played, for a report on what it is won with."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from blanketfort.engine.event import Trait
from blanketfort.engine.game import Game
from blanketfort.engine.state import State


@dataclass
class Notes:
    """What is kept of one game: what told the seats apart, and which cards were played when their event was legal."""

    traits: list[Trait] = field(default_factory=list)
    lawful: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)

    def note_choice(self, game: Game, state: State, chosen: int) -> None:
        """Note what is about to be chosen, if it plays a card whose event is legal."""
        keys = {id: state.option_table()[id].key for id in state.legal}
        weighed = game.find_event_choice(list(keys.values()), keys[chosen])
        if weighed is not None:
            card, is_event = weighed
            self.lawful[card] += 1
            self.chosen[card] += is_event
