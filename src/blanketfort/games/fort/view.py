"""What each seat may know of Fort."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from blanketfort.engine.view import View

BOXES: tuple[Literal["public", "private"], ...] = ("public", "private")
"""The action boxes of a card, in the order of their bits in `used`."""


class Resources(Struct):
    """Pizza and toys in one place."""

    pizza: int
    """How many pizzas."""
    toys: int
    """How many toys."""


class Pack(Resources):
    """The resources in a Pack, and how many it can hold."""

    limit: int
    """How many resources it can hold."""


class Tucked(Struct):
    """A card in a Lookout."""

    suits: list[str]
    """Its suits, which everybody sees."""
    card: str | None = None
    """The card; None to those who have not seen it."""


class Play(Struct, kw_only=True):
    """The card being played and what was added to it."""

    card: str | None
    """The card being played."""
    dog: str | None
    """The dog whose turn it is."""
    added: list[str]
    """The cards added from the hand."""
    looked: list[int] | None
    """The places in the leader's Lookout whose cards are added; None to everybody but the leader."""
    looked_size: int
    """How many cards are added from the Lookout."""
    suits_from_lookout: list[str]
    """The suits of the cards added from the Lookout."""
    icons: dict[str, int]
    """How often each suit is counted so far."""
    used: list[Literal["public", "private"]]
    """The actions used so far."""
    any_suit: str | None
    """The suit chosen for an action that counts any one suit."""
    declared: str | None
    """The suit that the leader declared for a coin card."""
    chosen: str | None
    """The resource that the leader's public action gathered."""
    followers: list[int]
    """The seats that have followed."""


class Board(Struct, kw_only=True):
    """One player's board. Hand, deck and made-up rule are shown to their owner alone, until the game is over."""

    level: int
    """The Fort Level."""
    score: int
    """Points on the Victory Track."""
    stuff: Resources
    """Resources in the Stuff."""
    pack: Pack
    """Resources in the Pack."""
    lookout: list[Tucked]
    """The cards in the Lookout."""
    lookout_limit: int
    """How many cards the Lookout can hold."""
    yard: list[str]
    """The cards in the Yard."""
    discard: list[str]
    """The discard pile."""
    hand: list[str] | None = None
    """The cards in hand."""
    hand_size: int
    """How many cards are in hand."""
    deck: list[str] | None = None
    """The cards of the deck; their order is hidden from everybody."""
    deck_size: int
    """How many cards are in the deck."""
    known: list[str]
    """Those of the hidden cards that everybody saw go there."""
    perk: str | None
    """The player's perk."""
    has_rule: bool
    """Whether the player has a made-up rule."""
    rule: str | None = None
    """The made-up rule."""
    other_rule: str | None = None
    """The made-up rule that Watson brought from the box, or the one that was returned for it."""
    rules_seen: list[str] | None = None
    """The stack of made-up rules as this player saw it when choosing."""
    passed: list[str] | None = None
    """Cards that this player passed on in the draft and that no rival has shown since."""
    sculpture: bool
    """Whether the player has the Macaroni Sculpture."""
    turns: int
    """How many turns the player has begun."""
    doghouse: list[str] | None = None
    """The dogs at home; None in a game without dogs."""
    points: dict[str, int] | None = None
    """Points by source, and their `total`, if the game ended now."""


class FortView(View, kw_only=True):
    """The table of Fort."""

    first: int
    """The seat that began."""
    leader: int
    """The seat whose turn it is."""
    trigger: str | None
    """What has brought about the last round; None before it."""
    park: list[str]
    """The cards in the Park."""
    park_deck: int
    """How many cards are in the Park deck."""
    returned: list[str]
    """The cards that were returned to the box."""
    pizza: int
    """Pizza in the supply."""
    toys: int
    """Toys in the supply."""
    rule_deck: int
    """How many made-up rules are left."""
    rule_takers: list[int]
    """The seats that took a made-up rule, in their order."""
    rules: list[str] | None = None
    """The made-up rules to choose from, shown to the player who chooses one."""
    perks: list[str]
    """The perks that are left."""
    sculpture: bool
    """Whether the Macaroni Sculpture is still available."""
    rival: int | None = None
    """The seat from which resources are taken, shown to the player who takes them."""
    left: int | None = None
    """How many more times this may be done, shown to the player who is asked; None where it is asked once."""
    play: Play
    """What has happened this turn."""
    boards: list[Board]
    """Each seat's board."""
    cats: dict[str, int | None] | None = None
    """The cats of this game and the seat that each is with, None in the row; None in a game without cats."""
    drawn: list[str] | None = None
    """The cards drawn for Cilantro, shown to the player who chooses among them."""
    drawn_size: int = 0
    """How many cards are drawn for Cilantro."""
    park_bottom: list[str | None]
    """The cards that Cilantro put at the bottom of the Park deck, the lowest first; None for those others put there."""

    def cats_of(self, owner: int | None) -> list[str]:
        """The cats that a seat has, or (None) those in the row."""
        return [cat for cat, whose in (self.cats or {}).items() if whose == owner]
