"""What is foreseen of a verb is what doing it comes to: how often it can be done, and how that leaves the player."""

from __future__ import annotations

import random

import pytest

from blanketfort.engine.decision import Offer
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.cards import CARD_IDS
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.resources import CopyRivalPack
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.verbs import VERBS
from tests.clauses import clause
from tests.fort.table import seat, table

CARDS = [terms.LOOKOUT, terms.TRASH, terms.TRASH_RIVAL, terms.RECRUIT]
MOVES = [terms.PACK, terms.SPEND_PIZZA, terms.SPEND_TOY, terms.CONVERT, terms.CONVERT_PIZZA, terms.CONVERT_TOYS]
Facts = tuple[int, ...]


def spot(chance: random.Random, leader: int = 0) -> FortState:
    """A tight one: few cards anywhere, full or empty Stuff, a supply that may run out."""

    def some(*cards: str) -> str:
        return ", ".join(chance.sample(cards, k=chance.randrange(len(cards) + 1)))

    first = chance.choice([(CARD_IDS[0], "moose"), ("moose", CARD_IDS[0])])
    perk = chance.choice(["", "sticky-fingers", "bribe", "xxl-backpack"])
    own = seat(
        hand=some("puddin", "duke", *first[:1]),
        discard=some("zip", "blades", "watson"),
        yard=some("tink", "echo", *first[1:]),
        lookout=some("ace", "bud"),
        level=chance.randrange(1, 4),
        perk=perk,
        pizza=chance.choice([0, 1, 3, 4]),
        toys=chance.choice([0, 1, 3, 4]),
        pack_pizza=chance.randrange(2),
        pack_toys=chance.randrange(2),
    )
    rivals = seat(yard=some("bug", "loki"), pack_pizza=chance.randrange(3), pack_toys=chance.randrange(3), level=3)
    rivals += seat(yard=some("dash"), pack_toys=chance.randrange(2), level=1)
    park = f'park = "doc"\npark_deck = "captain"\nleader = {leader}\n'
    state = table(f"options = {{dogs = true}}\n{park}{own}{rivals}", 3).state
    state.supply = chance.randrange(4) | chance.randrange(4) << 8
    state.park = chance.choice([[], state.park])
    state.park_deck = chance.choice([[], state.park_deck])
    return state


def facts(means: Means) -> Facts:
    return means.tokens, means.level, means.tucked, means.hand, means.discard


def offered(verb: int, means: Means) -> list[int]:
    offer = Offer(means.state.option_table())
    VERBS[verb].propose(means, offer)
    return [option.id for option in offer.options[: offer.count]]


def find_most(state: FortState, number: int, known: dict[Facts, int]) -> int:
    """How often the verb can really be done, with all that is foreseen of it compared on the way."""
    verb, means = VERBS[number], Means(state, 0)
    piles = [state.park, state.park_deck, *(board.yard for board in state.boards)]
    place = (number, *facts(means), *map(len, piles))
    if place not in known:
        most, ways = 0, set()
        for option in offered(number, means):
            after = state.clone()
            verb.do(after, 0, option)
            foreseen, found = verb.outcome(means, option), Means(after, 0)
            assert facts(foreseen) == facts(found), option
            assert (foreseen.key() == means.key()) == (facts(foreseen) == facts(means))
            if number in (terms.LOOKOUT, terms.RECRUIT):
                assert verb.often(foreseen) == verb.often(found)
            most = max(most, 1 + find_most(after, verb.reading(option) or number, known))
            ways.add(facts(found))
        assert {facts(way) for way in verb.outcomes(means)} == ways
        known[place] = most
    return known[place]


@pytest.mark.parametrize("number", CARDS + MOVES)
@clause("fort.actions.lookout", "fort.actions.trash", "fort.actions.recruit", "fort.actions.pack")
def test_a_verb_can_be_done_as_often_as_foreseen_and_leaves_what_was_foreseen(number: int) -> None:
    chance = random.Random(number)
    for _number in range(100):
        state = spot(chance, leader=chance.choice([0, 0, 1]))
        assert VERBS[number].often(Means(state, 0)) == find_most(state, number, {})


def gained(means: Means, pizza: int, toys: int) -> Facts:
    """The tokens in Stuff, Pack and supply after gaining as many of these as there are and have room."""
    places = [means.at(place) for place in range(6)]
    for resource, wanted in enumerate((pizza, toys)):
        count = min(wanted, terms.STUFF_LIMIT - places[resource], places[4 + resource])
        places[resource] += count
        places[4 + resource] -= count
    return tuple(places)


@clause("fort.actions.gather", "fort.actions.copy-pack", "fort.actions.copy-rival-pack")
def test_gathering_is_foreseen_as_far_as_it_fits() -> None:
    chance = random.Random(7)
    for _number in range(200):
        means = Means(spot(chance), 0)
        before = gained(means, 0, 0)
        packs = [(board.pack_pizza, board.pack_toys) for board in means.state.boards]
        wanted = {terms.PIZZA: [(1, 0)], terms.TOY: [(0, 1)]}
        wanted |= {terms.COPY_PACK: packs[:1], terms.COPY_RIVAL_PACK: packs[1:]}
        for number, amounts in wanted.items():
            verb, ways = VERBS[number], {gained(means, *amount) for amount in amounts} - {before}
            assert {gained(way, 0, 0) for way in verb.outcomes(means)} == ways
            assert (verb.most(means) > 0) == bool(ways)
            if number in (terms.COPY_PACK, terms.COPY_RIVAL_PACK):
                sums = [sum(gained(means, *amount)[:2]) - sum(before[:2]) for amount in amounts]
                whole = [sum(amount) > 0 and sum(amount) == got for amount, got in zip(amounts, sums, strict=True)]
                assert verb.often(means) == any(whole)
                if isinstance(verb, CopyRivalPack):
                    assert [verb.fits(means, rival) for rival in range(3)] == [False, *whole]
