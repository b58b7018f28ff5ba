"""What is in the box, as tables of ints: kids, dogs, cats and levels, as `cards.py` reads them."""

from mypy_extensions import i64

from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms


class Action:
    """One action box of a card: a verb done a number of times, with what follows or accompanies each time.

    `(recruit > toy) x squirtgun` is the verb RECRUIT, then TOY, times squirtguns.
    """

    def __init__(
        self,
        verb: i64,
        amount: i64 = 1,
        modifier: i64 = 0,
        then: i64 = terms.NO_VERB,
        then_amount: i64 = 1,
        also: i64 = terms.NO_VERB,
        measure: i64 = terms.ONCE,
        trashes_this: bool = False,
    ) -> None:
        self.verb = verb
        self.amount = amount
        self.modifier = modifier
        self.then = then
        self.then_amount = then_amount
        self.also = also
        self.measure = measure
        self.trashes_this = trashes_this
        self.doing: i64 = verb
        """The verb, with what the action says about the cost of advancing."""
        if modifier != 0:
            self.doing = terms.ADVANCE_CHEAPLY if modifier < 0 else terms.ADVANCE_DEARLY
        self.counts_suit = measure >= 0 and measure <= terms.ANY
        """Whether adding suits can improve this action."""

    def measured(self, packed: i64, tucked: i64, level: i64) -> i64:
        """What the action is multiplied by where it counts no suit."""
        if self.measure == terms.PACK_COUNT:
            return packed
        if self.measure == terms.LOOKOUT_COUNT:
            return tucked
        return level if self.measure == terms.FORT_LEVEL else 1


class Level:
    """One step of the Fort Level track: its cost on the way up, and its points at the end."""

    def __init__(self, pizza: i64, toys: i64, either: i64, points: i64) -> None:
        self.pizza = pizza
        self.toys = toys
        self.either = either
        self.points = points


class Need:
    """What must be met to play a dog: a Fort Level, cards in the Lookout, something spent, something added."""

    def __init__(
        self,
        level: i64 = 0,
        lookout: i64 = 0,
        spend: i64 = 0,
        spending: i64 = terms.SPEND,
        add: i64 = 0,
        manner: i64 = terms.SAME,
        suit: i64 = NOTHING,
    ) -> None:
        self.level = level
        self.lookout = lookout
        self.spend = spend
        self.spending = spending
        """What must be done so often: SPEND_PIZZA, or SPEND where either resource will do."""
        self.add = add
        self.manner = manner
        """SAME: the number of icons of `suit`; DIFFERENT: of suits but `suit`, from the hand; CARDS: of cards."""
        self.suit = suit


class Trick:
    """What a dog does: one verb with its number; then it goes to its player's doghouse, or to a rival's."""

    def __init__(self, verb: i64, amount: i64) -> None:
        self.verb = verb
        self.amount = amount


class Attraction:
    """What attracts a cat to a Yard: from `least` to `most` icons of a suit, or cards where no suit is named."""

    def __init__(self, suit: i64, least: i64, most: i64) -> None:
        self.suit = suit
        self.least = least
        self.most = most


class Box:
    """All cards of one deck, by kind: copies of one kid are interchangeable, so a card is the number of its kind."""

    def __init__(
        self,
        ids: list[str],
        icons: list[list[int]],
        actions: list[Action | None],
        copies: list[int],
        boards: list[list[int]],
        dogs: list[bool],
        levels: list[Level],
        needs: list[Need],
        tricks: list[Trick],
        attractions: list[Attraction],
    ) -> None:
        self.ids = ids
        self.icons = icons
        """Per kind, how often it shows each suit (and the coin)."""
        self.actions = actions
        """Per kind two: the public action at 2 * kind, the private one after it; None for an empty box."""
        self.copies = copies
        """Per kind, how many are in the Park deck."""
        self.boards = boards
        """Per player board, its Best Friends."""
        self.dogs = dogs
        self.first_dog = dogs.index(True) if True in dogs else len(dogs)
        """The dogs come after all kids."""
        self.needs = needs
        self.tricks = tricks
        """Of each dog, from the first."""
        self.attractions = attractions
        """Of each cat."""
        self.levels = levels
        self.dear_levels = [Level(each.pizza, each.toys, each.either + 1, each.points) for each in levels]
        """The levels with Dumpling about, who makes each cost one resource more."""
        self.kinds = {id: kind for kind, id in enumerate(ids)}
        self.best_friends = [any(kind in board for board in boards) for kind in range(len(ids))]
        self.matches = [
            [icons[suit] + (icons[terms.COIN] if suit != terms.COIN else 0) for icons in self.icons]
            for suit in range(terms.SUIT_SPAN)
        ]
        """Per suit and kind, how often the card shows the suit when its coins are treated as that suit."""
        self.matches_aside = [
            [icons[suit] if suit != terms.COIN and icons[terms.COIN] > 0 else 0 for icons in self.icons]
            for suit in range(terms.SUIT_SPAN)
        ]
        """How often a card with a coin shows the suit when that is treated as another suit."""
        self.matches_in_one: list[int] = [
            sum([self.matches[suit][kind] << 8 * suit for suit in range(terms.SUIT_SPAN)]) for kind in range(len(ids))
        ]
        """The same per kind in one number, each suit in eight bits of it: the icons of many cards are one sum."""
        self.suit_bits = [sum([1 << suit for suit in range(terms.SUITS) if icons[suit] > 0]) for icons in self.icons]
        """Per kind, the suits that it shows, as bits; coins not counted."""
        self.first_suits = [[*(count > 0 for count in icons[: terms.SUITS]), True].index(True) for icons in self.icons]
        """Per kind, the suit that it shows; COIN where it shows none but that."""
        self.own_times: list[int] = [self._count_own(ref) for ref in range(len(actions))]
        """How often each action is done by its card alone; 0 where that depends on other things."""
        self.could_add_itself = [
            icons[terms.COIN] > 0 and self._counts_suits(kind) for kind, icons in enumerate(self.icons)
        ]
        """Whether a card shows a coin and counts suits: it must not be taken for one that could be added to it."""
        self.advances: list[int] = [self._count_advances(kind) for kind in range(len(ids))]

    def _count_advances(self, kind: i64) -> i64:
        """How many Advance Fort actions the card shows, whole or as part of an action."""
        shown = 0
        for action in self.actions[2 * kind : 2 * kind + 2]:
            if action is not None:
                shown += [action.verb, action.then, action.also].count(terms.ADVANCE)
        if kind >= self.first_dog and self.trick_of(kind).verb == terms.DOG_ADVANCE:
            shown += 1
        return shown

    def _counts_suits(self, kind: i64) -> bool:
        """Whether adding suits can improve an action of the card."""
        actions = self.actions[2 * kind : 2 * kind + 2]
        return any(action is not None and action.counts_suit for action in actions)

    def _count_own(self, ref: i64) -> i64:
        """How often an action is done with nothing added to it."""
        action = self.actions[ref]
        if action is None or action.measure >= terms.ANY:
            return 0
        return action.amount if action.measure == terms.ONCE else action.amount * self.icons[ref // 2][action.measure]

    def need_of(self, dog: i64) -> Need:
        """What must be met to play this dog."""
        return self.needs[dog - self.first_dog]

    def trick_of(self, dog: i64) -> Trick:
        """What this dog does."""
        return self.tricks[dog - self.first_dog]

    def count_dogs(self, cards: list[int]) -> i64:
        """How many of these cards are dogs."""
        count = 0
        for kind in cards:
            if kind >= self.first_dog:
                count += 1
        return count

    def kids_among(self, cards: list[int]) -> list[int]:
        """Those of the cards that are not dogs."""
        return [kind for kind in cards if kind < self.first_dog]

    def can_be_played(self, kind: i64) -> bool:
        """Whether the card has an action at all."""
        return self.actions[2 * kind] is not None or self.actions[2 * kind + 1] is not None

    def suits_of(self, kind: i64) -> list[str]:
        """The suits that a card shows, by name."""
        return [terms.SUIT_NAMES[suit] for suit in range(terms.COIN + 1) for _icon in range(self.icons[kind][suit])]
