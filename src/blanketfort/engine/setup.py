"""How a game was set up: everything but its luck and its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blanketfort.engine.chance import Luck, commitment_to, root_of
from blanketfort.engine.decision import Offer, Option

if TYPE_CHECKING:
    from blanketfort.engine.game import Game


class Setup:
    """The game, seats, options and seed of one game; never changed once made and shared by all copies of a state."""

    def __init__(
        self, game: Game, players: int, options: dict[str, bool | str], seed: int | str, salt: str, rules: int
    ) -> None:
        self.game = game
        self.rules = rules
        """By which version of the game's rules it is played: a game of old keeps the rules that it began with."""
        self.table: list[Option] = game.option_table()
        self.no_offer = Offer(self.table)
        """What every state begins with."""
        self.players = players
        self.options = options
        self.seed = seed
        self.salt = salt
        self.published: str | None = None
        """The commitment to a seed that is not known: a record tells it."""
        self.luck = Luck(root_of(seed, salt))
        self.position = ""
        """The text of the position that the game began from, where it was not the usual set-up."""
        self.is_study = False
        """Whether that position was composed with other cards than the box has."""

    @property
    def commitment(self) -> str:
        """What fixes seed and salt before the deal and tells neither: made when it is asked for."""
        return commitment_to(self.seed, self.salt) if self.published is None else self.published

    def with_seed(self, seed: int | str) -> Setup:
        """The same seats, options and deck, which need no second check, with other luck."""
        return Setup(self.game, self.players, self.options, seed, "", self.rules)
