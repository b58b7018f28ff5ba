"""What lies before a player: the board with its cards and markers, and the card being played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.piles import NO_CARDS, count
from blanketfort.games.fort.rules.tokens import PACK_PIZZA, PACK_TOYS, STUFF_PIZZA, STUFF_TOYS, count_at

NONE_SHOWN: Final[list[bool]] = []
NO_ICONS: Final[list[int]] = [0] * terms.SUIT_SPAN


@mypyc_attr(acyclic=True)
class Board:
    """One player's board, cards and markers.

    A pile is never changed once it is there, only replaced: copies of a board share it.
    """

    def __init__(self, like: Board | None = None) -> None:
        """A board with nothing on it, or the same as another one."""
        if like is not None:
            self.hand: list[int] = like.hand
            self.deck: list[int] = like.deck
            self.discard: list[int] = like.discard
            self.yard: list[int] = like.yard
            self.lookout: list[int] = like.lookout
            self.lookout_shown: list[bool] = like.lookout_shown
            self.unseen: list[int] = like.unseen
            self.passed: list[int] = like.passed
            self.tokens: i64 = like.tokens
            self.level: i64 = like.level
            self.score: i64 = like.score
            self.rule: i64 = like.rule
            self.rules_seen: list[int] = like.rules_seen
            self.perk: i64 = like.perk
            self.has_sculpture: bool = like.has_sculpture
            self.turns: i64 = like.turns
            self.doghouse: list[int] = like.doghouse
            self.other_rule: i64 = like.other_rule
            return
        self.hand = NO_CARDS
        """Sorted, as the Yard is: their order means nothing."""
        self.deck = NO_CARDS
        """The next card to draw is the last."""
        self.discard = NO_CARDS
        self.yard = NO_CARDS
        self.lookout = NO_CARDS
        self.lookout_shown = NONE_SHOWN
        """Whether the others have seen more of a Lookout card than its suit."""
        self.unseen = NO_CARDS
        """Cards in hand, deck or Lookout that no rival has ever seen: the others there were seen to go in."""
        self.passed = NO_CARDS
        """Cards that this player passed on in the draft and that no rival has shown since."""
        self.tokens = 0
        """The resources in Stuff and Pack, by place: see `tokens.py`."""
        self.level = 0
        self.score = 0
        self.rule = NOTHING
        self.rules_seen = NO_CARDS
        """The stack of made-up rules as this player saw it when choosing."""
        self.perk = NOTHING
        self.has_sculpture = False
        self.turns = 0
        self.doghouse = NO_CARDS
        self.other_rule = NOTHING
        """The made-up rule that Watson brought from the box, or that was returned for it: in the box, as only its
        former owner knows."""

    @property
    def pizza(self) -> i64:
        """Pizza in Stuff."""
        return count_at(self.tokens, STUFF_PIZZA)

    @property
    def toys(self) -> i64:
        """Toys in Stuff."""
        return count_at(self.tokens, STUFF_TOYS)

    @property
    def pack_pizza(self) -> i64:
        """Pizza in the Pack."""
        return count_at(self.tokens, PACK_PIZZA)

    @property
    def pack_toys(self) -> i64:
        """Toys in the Pack."""
        return count_at(self.tokens, PACK_TOYS)

    def pack_limit(self) -> i64:
        """A Pack holds Level + 1 resources, two more with the XXL Backpack."""
        return self.level + (3 if self.perk == terms.XXL_BACKPACK else 1)

    def lookout_limit(self) -> i64:
        """A Lookout holds Level + 1 cards."""
        return self.level + 1

    def count_hidden(self, kind: i64) -> i64:
        """How many cards of a kind rivals do not see now."""
        hidden = count(self.hand, kind) + count(self.deck, kind)
        for place, tucked in enumerate(self.lookout):
            if tucked == kind and not self.lookout_shown[place]:
                hidden += 1
        return hidden

    def hidden_cards(self) -> list[int]:
        """The cards that rivals do not see now: hand, deck, and what in the Lookout shows only its suit."""
        hidden = self.hand + self.deck
        for place, kind in enumerate(self.lookout):
            if not self.lookout_shown[place]:
                hidden.append(kind)
        return hidden

    def known_cards(self) -> list[int]:
        """Those of the hidden cards that all saw go in, sorted."""
        known = sorted(self.hidden_cards())
        for kind in self.unseen:
            known.remove(kind)
        return known

    def first_rule(self) -> i64:
        """The made-up rule that this player took from the stack, which Watson may have replaced since."""
        return self.other_rule if self.rule not in self.rules_seen and self.other_rule in self.rules_seen else self.rule

    def all_cards(self) -> list[int]:
        """The cards this player has: deck, discard, hand, Yard, Lookout and doghouse."""
        return self.deck + self.discard + self.hand + self.yard + self.lookout + self.doghouse


@mypyc_attr(acyclic=True, free_list_len=1)
class Played:
    """The card being played, and all that has been done with it. Another card is another object."""

    def __init__(self, card: i64, icons: list[int], added: list[int], dog: i64, like: Played | None = None) -> None:
        """A card just put down, beside the cards added before and a dog; or the same as another."""
        if like is not None:
            self.card: i64 = like.card
            self.icons: list[int] = like.icons
            self.added: list[int] = like.added
            self.looked: list[int] = like.looked
            self.used: i64 = like.used
            self.is_full: bool = like.is_full
            self.is_short: bool = like.is_short
            self.least: i64 = like.least
            self.any_suit: i64 = like.any_suit
            self.declared: i64 = like.declared
            self.followers: i64 = like.followers
            self.chosen: i64 = like.chosen
            self.is_trashed: bool = like.is_trashed
            self.dog: i64 = like.dog
            self.borrowed: i64 = like.borrowed
            return
        self.card = card
        self.icons = icons
        """Icons of the played and the added cards, added coins as the suits that they are treated as."""
        self.added = added
        self.looked = NO_CARDS
        """The places in the leader's Lookout whose cards are added."""
        self.used = 0
        """The actions used so far: 1 the public, 2 the private, 3 both."""
        self.is_full = False
        """Whether an action has been used fully."""
        self.is_short = False
        """Whether the action under way falls short of full use."""
        self.least = 0
        """How many times of the action under way one added card brings at the least; 0 when none was added. By rules 1
        its icons."""
        self.any_suit = NOTHING
        """The suit chosen for an action that counts any one suit."""
        self.declared = NOTHING
        """The suit that the leader declared for a coin card."""
        self.followers = 0
        """The seats that followed, as bits."""
        self.chosen = NOTHING
        """The resource that the leader's public action gathered: 0 pizza, 1 toys."""
        self.is_trashed = False
        """Whether the played card returns to the box once all have followed."""
        self.dog = dog
        """The dog being played."""
        self.borrowed = NOTHING
        """Where the dog found the kid whose actions it uses, as the option that chose it: the kid stays there, and
        `card` only names it. DECK once it has left the Park: whatever comes in its place is another."""

    def cards(self) -> list[int]:
        """The cards before the leader: the added ones, the played one, and a dog."""
        cards = self.added[:]
        if self.card != NOTHING and self.borrowed == NOTHING:
            cards.append(self.card)
        if self.dog != NOTHING:
            cards.append(self.dog)
        return cards
