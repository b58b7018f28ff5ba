"""What is offered is what some choices can reach: for cats, followers and dogs; test_lookahead has the leader."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from blanketfort.engine.event import Event
from blanketfort.games.fort.rules import cats, follow, play
from blanketfort.games.fort.rules.state import FortState
from tests.clauses import clause
from tests.fort.table import EVERY_KID, seat
from tests.fort.witness import CARDS, Witness

is_compiled = not cats.__file__.endswith(".py")
only_as_written = pytest.mark.skipif(is_compiled, reason="compiled functions cannot be exchanged")


def read(text: str) -> FortState:
    state = EVERY_KID.from_text(f'game = "fort"\nstudy = true\n{text}')
    assert isinstance(state, FortState)
    state.keeps_history = False
    return state


def keys(state: FortState) -> list[str]:
    decision = state.decision
    return [] if decision is None else [option.key for option in decision.options]


def after(state: FortState, key: str) -> FortState:
    """The state after a choice; it is told on to whoever listens."""
    copy = state.clone()
    copy.sink = list(state.sink or [])
    copy.play(key)
    return copy


# Cats: whatever acts before a card is played leaves a card to play.


def cats_position(chance: random.Random) -> str:
    """A tight spot: full or empty Stuff, cards that want what only cats can bring or that cats could take away."""
    hand = chance.sample(
        ["pudge", "rusty", "tink", "wart", "munch", "spike", "moose", "crash"], k=chance.randrange(1, 3)
    )
    board = seat(
        hand=", ".join(hand),
        pizza=chance.choice([0, 0, 1, 4]),
        toys=chance.choice([0, 1, 2, 4]),
        pack_toys=chance.randrange(2),
        level=chance.choice([0, 1, 4]),
        turns=1,
    )
    rival = seat(
        hand="bug", yard=chance.choice(["", "doc", "doc, chef"]), pack_pizza=chance.randrange(2), pack_toys=1, level=1
    )
    owned = chance.sample(["scavenger", "bandit", "scratch"], k=chance.randrange(1, 4))
    owners = ", ".join(f"{cat} = 0" for cat in owned)
    return f'options = {{dogs = true, cats = true}}\ncats = {{{owners}}}\npark = "ghost"\n{board}{rival}'


def plays(state: FortState) -> Iterator[str]:
    """The table at each moment in which a card has just been played, after any cats."""
    todo, seen = [state], set()
    while todo:
        state = todo.pop()
        text = state.to_text()
        if text in seen:
            continue
        seen.add(text)
        if any(event.kind == "fort.played" for event in state.sink or []):
            yield text
        elif type(state.top).__name__ in BEFORE:
            todo += [after(state, key) for key in keys(state) if key != "skip"]


BEFORE = ("Play", "Scavenging", "Scratching", "Robbing", "RobbingPack")


@only_as_written
@clause("fort.cats.bound")
def test_cats_offer_all_ways_to_a_card_and_no_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(3)
    for _number in range(60):
        text = cats_position(chance)
        offered = set(plays(read(text)))
        with monkeypatch.context() as patch:
            for module in (cats, play):
                patch.setattr(module, "leaves_card", lambda *_any: True)
            patch.setattr(cats, "leads_to_card", lambda *_any: True)
            lawful = set(plays(read(text)))
        assert offered == lawful, text
        for key in keys(read(text)):
            if key.startswith("cat:"):
                assert any(True for _play in plays(after(read(text), key))), f"{key} leads to no card: {text}"


# Followers: a card is offered if the public action can be used in full with it.


def follower_position(chance: random.Random, card: str) -> str:
    suits = [suit for suit in CARDS[card]["suits"] if suit != "coin"] or ["glue"]
    fitting = [id for id, other in CARDS.items() if {suits[0], "coin"} & set(other["suits"]) and id != card]
    leader = seat(hand=card, pizza=1, toys=1, pack_pizza=1, lookout="bud", level=1)
    follower = seat(
        hand=", ".join(chance.sample(fitting, k=min(3, len(fitting)))),
        discard=chance.choice(["", "zip", "zip, blades"]),
        lookout=chance.choice(["", "ace"]),
        pizza=chance.choice([0, 2, 3, 4]),
        toys=chance.choice([0, 2, 3, 4]),
        pack_toys=chance.randrange(3),
        level=chance.randrange(1, 3),
        perk=chance.choice(["", "", "sticky-fingers", "bribe"]),
    )
    played = (
        f'played = "{card}"\nicons = {[CARDS[card]["suits"].count(suit) for suit in SUITS]}\nused = 1\nis_full = true\n'
    )
    declared = f"declared = {SUITS.index(suits[0])}\n" if "coin" in CARDS[card]["suits"] else ""
    agenda = 'agenda = ["EndingTurn 0 0", "RecruitPhase 0", "AfterPlaying 0", "Following 1"]\n'
    return f'{agenda}{played}{declared}park = "rusty, bitsy, flipper"\n' + leader.replace(f'"{card}"', '""') + follower


SUITS = ["book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin"]
PUBLIC = [id for id, card in CARDS.items() if card.get("public")]


def can_end_fully(state: FortState, start: Counter[str], led: str) -> bool:
    """Whether some choices of the follower use the action in full, as a witness hears it."""
    todo, seen = [state], set()
    while todo:
        state = todo.pop()
        if state.top.seat == 1 and type(state.top).__name__ != "Following" and state.leader == 0:
            text = state.to_text()
            if text not in seen:
                seen.add(text)
                todo += [after(state, key) for key in keys(state)]
            continue
        if is_fully(list(state.sink or []), start, led):
            return True
    return False


def is_fully(events: list[Event], start: Counter[str], led: str) -> bool:
    witness = Witness(2)
    witness.boards[1] = Counter(start)
    witness.boards[0] = Counter({"pack pizza": 1, "lookout": 1, "level": 1})
    witness.led_card = led
    witness.led_suit = next((suit for suit in CARDS[led]["suits"] if suit != "coin"), "glue")
    for event in events:
        if event.seat == 1 or event.kind == "fort.copied":
            if event.kind == "fort.copied" and witness.following is not None:
                witness.following.rival_pack = witness.pack(int(str(event.open["rival"])))
                continue
            witness.hear(event)
    witness.judge_follower()
    return bool(witness.follows) and witness.follows[0][1]


@only_as_written
@pytest.mark.parametrize("card", PUBLIC)
@clause("fort.follow.in-full", "fort.follow.icons")
def test_a_follower_is_offered_what_can_be_done_in_full(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(card)
    for _number in range(6):
        text = follower_position(chance, card)
        state = read(text)
        offered = {key for key in keys(state) if key.startswith("follow:")}
        board = state.boards[1]
        start = Counter({"pizza": board.pizza, "toys": board.toys, "pack toys": board.pack_toys})
        start |= Counter({"lookout": len(board.lookout), "level": board.level})
        with monkeypatch.context() as patch:
            patch.setattr(follow, "most_followed", lambda *_any: 99)
            free = read(text)
            tried = [key for key in keys(free) if key.startswith("follow:")]
            lawful = {key for key in tried if can_end_fully(after(free, key), start, card)}
        assert offered == lawful, text


# Dogs: one can be played if its need can be met, with nothing too much.


def fills(need: str, cards: list[list[str]]) -> bool:
    """Whether these suits fill what is to be added."""
    words = need.split()
    amount, suit = int(words[1]), words[2] if len(words) > 2 else ""
    if words[0] == "add-cards":
        return len(cards) >= amount
    shown = [each for card in cards for each in card]
    if words[0] == "add":
        return shown.count(suit) + shown.count("coin") >= amount
    return len(set(shown) - {suit, "coin"}) + shown.count("coin") >= amount


DOGS = {"drover": "add 2 book", "echo": "add-different 1 book", "barkley": "add-different 2 crown"}
DOGS |= {"violet": "add-cards 3", "loki": "add-different 2 crown"}


@pytest.mark.parametrize("dog", DOGS)
@clause("fort.dogs.need", "fort.dogs.add")
def test_a_dog_can_be_played_if_its_need_can_be_met(dog: str) -> None:
    chance, kids = random.Random(dog), list(CARDS)
    for _number in range(25):
        hand, lookout = chance.sample(kids, k=chance.randrange(4)), chance.sample(kids, k=chance.randrange(3))
        lookout = [id for id in lookout if id not in hand]
        board = seat(hand=", ".join([dog, *hand]), lookout=", ".join(lookout), level=2, turns=1)
        state = read(f'options = {{dogs = true}}\npark = "ghost"\n{board}{seat(hand="bitsy")}')
        usable = hand if "different" in DOGS[dog] else hand + lookout
        suits = [CARDS[id]["suits"] for id in usable]
        ways = [
            way for size in range(len(suits) + 1) for way in combinations(suits, size) if fills(DOGS[dog], list(way))
        ]
        assert (f"play:{dog}" in keys(state)) == bool(ways), (DOGS[dog], hand, lookout)
