"""The rules of Fort Sumter once more, as one plain program read top to bottom: to judge the engine's own.

Nothing here comes from the rules' code. What is asked is a `yield` of seat, kind and legal keys; what is dealt is told
to it by the log. The card texts are read by splitting words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from pathlib import Path
from typing import Any

from blanketfort.games import fort_sumter

U, S = 0, 1
SIDE = ("unionist", "secessionist")
MAP = {
    "secession": ["border-states", "deep-south", "texas"],
    "political": ["washington", "montgomery", "richmond"],
    "armaments": ["federal-arsenal", "fort-pickens", "fort-sumter"],
    "public-opinion": ["newspapers", "abolitionists", "fire-eaters"],
}
PIVOTAL = {
    "secession": "border-states",
    "political": "washington",
    "armaments": "federal-arsenal",
    "public-opinion": "newspapers",
}
SPACES = [space for spaces in MAP.values() for space in spaces]
Cards = dict[str, dict[str, Any]]
DATA = tomllib.loads(Path(fort_sumter.__file__).with_name("cards.toml").read_text(encoding="utf-8"))
CARDS: Cards = {card["name"]: card for card in DATA["card"]}
OBJECTIVES = {card["space"]: card["event"] for card in DATA["objective"]}

Asked = tuple[int, str, set[str]]
Play = Generator[Asked, str, None]
Ask = Generator[Asked, str, str]


class Referee:
    """A table kept by hand."""

    def __init__(self, options: dict[str, bool | str], cards: Cards = CARDS) -> None:
        self.options = options
        self.cards = cards
        self.tokens = {(seat, space): 0 for seat in (U, S) for space in SPACES}
        self.pool, self.track, self.vp = [0, 0], [16, 16], [0, 0]
        self.boxes = [{"escalation": 2, "tension": 3, "final-crisis": 4} for _seat in (U, S)]
        self.commissioner = ""
        self.waiting: list[tuple[int, str]] = []
        """Breaches that wait for the next card, in the order in which they came."""
        self.deals: list[tuple[int, list[str]]] = []
        """What the log said was dealt, strategy cards and objectives, not yet taken up here."""
        self.hands: list[list[str]] = [[], []]
        self.asides: list[list[str]] = [[], []]
        self.seen: set[str] = set()
        """Cards that were dealt: none of them is dealt again."""
        self.gone: set[str] = set()
        """Objectives out of the game."""
        self.winner = -1

    # Terms.

    def first(self) -> int:
        return S if self.vp[S] > self.vp[U] else U

    def controls(self, seat: int, space: str) -> bool:
        return self.tokens[seat, space] > self.tokens[1 - seat, space]

    def dimensions(self, seat: int) -> int:
        return sum(all(self.controls(seat, space) for space in spaces) for spaces in MAP.values())

    def open_to(self, seat: int, spaces: list[str]) -> list[str]:
        return [space for space in spaces if space != self.commissioner and self.tokens[seat, space] < 4]

    def held_by(self, seat: int, spaces: list[str]) -> list[str]:
        return [space for space in spaces if space != self.commissioner and self.tokens[seat, space] > 0]

    def ask(self, seat: int, kind: str, keys: list[str], must: bool = False) -> Ask:
        """What is chosen; a sole possibility needs no question, no possibility is like stopping."""
        if len(keys) > 1 or (keys and must):
            return (yield seat, kind, set(keys))
        return keys[0] if keys else "stop"

    def deal(self, seat: int, number: int) -> list[str]:
        told, cards = self.deals.pop(0)
        assert told == seat and len(cards) == number
        return list(cards)

    def deal_strategy(self, seat: int, number: int) -> list[str]:
        cards = self.deal(seat, number)
        assert not self.seen & set(cards), "no card comes twice"
        self.seen |= set(cards)
        return cards

    # The game.

    def game(self) -> Play:
        for _round in range(3):
            yield from self.round()
            if all(self.track[seat] <= 5 for seat in (U, S)):
                break
        yield from self.settle(self.waiting)
        yield from self.final_crisis()

    def round(self) -> Play:
        turn = self.first()
        offers: list[list[str]] = []
        for seat in (U, S):
            self.hands[seat] = self.deal_strategy(seat, 4)
            offers.append(self.deal(seat, 2))
        assert not self.gone & {*offers[U], *offers[S]} and len({*offers[U], *offers[S]}) == 4
        kept: list[str] = []
        for seat in (U, S):
            kept.append((yield seat, "keep", {f"keep:{space}" for space in offers[seat]}).partition(":")[2])
        claimable = ""
        for _play in range(6):
            claimable = yield from self.play(turn, claimable)
            turn = 1 - turn
        for seat in (U, S):
            assert len(self.hands[seat]) == 1
            self.asides[seat] += self.hands[seat]
        yield from self.bonuses()
        for seat in (U, S):
            self.vp[seat] += self.dimensions(seat)
        yield from self.objectives(kept)

    def play(self, seat: int, claimable: str) -> Generator[Asked, str, str]:
        hand = self.hands[seat]
        keys = [f"value:{card}" for card in hand]
        keys += [f"event:{card}" for card in hand if self.cards[card]["side"] in (SIDE[seat], "both")]
        if claimable:
            keys += [f"claim:{card}" for card in hand if self.cards[card]["value"] >= self.cards[claimable]["value"]]
        use, _, card = (yield seat, "play", set(keys)).partition(":")
        hand.remove(card)
        if use == "value":
            yield from self.perform(seat, f"place up-to {self.cards[card]['value']}")
        else:
            yield from self.perform(seat, self.cards[card if use == "event" else claimable]["event"])
        yield from self.settle(self.waiting)
        self.waiting = []
        yield from self.settle(self.breached(seat))
        can_claim = self.options["event-discard"] and use != "claim" and self.cards[card]["side"] == SIDE[1 - seat]
        return card if can_claim else ""

    def breached(self, seat: int) -> list[tuple[int, str]]:
        """The zones that a player has breached and that are not settled."""
        zones = (("escalation", 10, 2), ("tension", 7, 3), ("final-crisis", 5, 4))
        return [(seat, zone) for zone, top, full in zones if self.track[seat] <= top and self.boxes[seat][zone] == full]

    def settle(self, breaches: list[tuple[int, str]]) -> Play:
        for seat, zone in breaches:
            box, other = self.boxes[seat], self.boxes[1 - seat]
            bonus = 2 if zone == "final-crisis" and other[zone] < 4 else box[zone]
            box[zone] -= bonus
            self.pool[seat] += bonus
            if zone == "tension" and (other[zone] or self.options["second-tension-breach"] != "nothing"):
                yield from self.send(1 - seat)
            if zone == "final-crisis" and bonus == 4 and not (self.options["vp-floor"] and self.vp[seat] == 0):
                self.vp[seat] -= 1

    def send(self, seat: int) -> Play:
        key = yield seat, "commissioner", {f"commissioner:{space}" for space in SPACES}
        self.commissioner = key.partition(":")[2]

    # The end of a round.

    def bonuses(self) -> Play:
        first = self.first()
        for seat in (first, 1 - first):
            for dimension, spaces in MAP.items():
                if self.controls(seat, PIVOTAL[dimension]):
                    yield from self.bonus(seat, spaces)

    def bonus(self, seat: int, spaces: list[str]) -> Play:
        for _token in range(2):
            movers = (seat,) if self.options["pivotal-moves"] == "own" else (U, S)
            keys = ["stop"]
            keys += [f"remove:{SIDE[side]}:{space}" for side in (U, S) for space in self.held_by(side, spaces)]
            keys += [key for side in movers for key in self.lifts(side, spaces, spaces)]
            key = yield from self.ask(seat, "bonus", keys)
            if key == "stop":
                return
            yield from self.carry_out(seat, key, spaces)

    def lifts(self, side: int, sources: list[str], targets: list[str]) -> list[str]:
        """The tokens that can be picked up here and set down in another space there."""
        room = self.open_to(side, targets)
        return [f"move:{SIDE[side]}:{space}" for space in self.held_by(side, sources) if set(room) - {space}]

    def carry_out(self, seat: int, key: str, targets: list[str]) -> Play:
        """Place, remove or move one token."""
        verb, _, rest = key.partition(":")
        side, _, space = rest.partition(":")
        if verb == "place":
            if self.pool[seat]:
                self.pool[seat] -= 1
            else:
                self.track[seat] -= 1
            self.tokens[seat, rest] += 1
            return
        owner = seat if rest == "pool" else SIDE.index(side)
        if verb == "remove":
            self.tokens[owner, space] -= 1
            self.pool[owner] += 1
            return
        room = [f"to:{target}" for target in self.open_to(owner, targets) if target != space]
        target = (yield from self.ask(seat, "set-down", room)).partition(":")[2]
        if rest == "pool":
            self.pool[owner] -= 1
        else:
            self.tokens[owner, space] -= 1
        self.tokens[owner, target] += 1

    def objectives(self, kept: list[str]) -> Play:
        self.gone |= set(kept)
        scored = [self.controls(seat, kept[seat]) for seat in (U, S)]
        for seat in (U, S):
            self.vp[seat] += sum(self.controls(seat, space) for space in kept)
        first = self.first()
        for seat in (first, 1 - first):
            if scored[seat]:
                yield from self.perform(seat, OBJECTIVES[kept[seat]])
                if self.options["objective-breach"] == "at-once":
                    yield from self.settle(self.breached(seat))
                else:
                    self.waiting += self.breached(seat)

    # Events.

    def perform(self, seat: int, text: str) -> Play:
        branches = text.split(" / ")
        if len(branches) > 1:
            key = yield seat, "choose", {f"choose:{number + 1}" for number in range(len(branches))}
            text = branches[int(key.partition(":")[2]) - 1]
        for part in text.split(" > "):
            if part == "send-commissioner":
                yield from self.send(seat)
            else:
                yield from self.do(seat, part.split())

    def do(self, seat: int, words: list[str]) -> Play:
        """One verb of an event, token by token."""
        sources, targets = places(words, "in", "from", "within"), places(words, "in", "to", "within")
        used = dict.fromkeys(SPACES, 0)
        most = int(words[words.index("at-most") + 1]) if "at-most" in words else 99
        sides = {"own": (seat,), "opposing": (1 - seat,), "any": (U, S)}[next((w for w in words if w in WHOSE), "own")]
        for _token in range(next(int(word) for word in words if word.isdigit())):
            if words[0] == "place":
                can = self.pool[seat] or (self.track[seat] and "from-pool" not in words)
                keys = [f"place:{space}" for space in self.open_to(seat, targets) if can]
            elif words[0] == "remove":
                keys = [f"remove:{SIDE[side]}:{space}" for side in sides for space in self.held_by(side, sources)]
            else:
                keys = [key for side in sides for key in self.lifts(side, sources, targets)]
            keys = [key for key in keys if used[key.split(":")[-1]] < most]
            key = yield from self.ask(seat, words[0], ["stop", *keys] if "up-to" in words and keys else keys)
            if key == "stop":
                return
            used[key.split(":")[-1]] += 1
            yield from self.carry_out(seat, key, targets)

    # The Final Crisis.

    def final_crisis(self) -> Play:
        self.commissioner = ""
        for seat in (U, S):
            missing = 3 - len(self.asides[seat])
            self.hands[seat] = self.asides[seat] + (self.deal_strategy(seat, missing) if missing else [])
        orders: list[list[str]] = []
        for seat in (U, S):
            orders.append([])
            while len(self.hands[seat]) > 1:
                key = yield seat, "line-up", {f"line-up:{card}" for card in self.hands[seat]}
                orders[seat].append(key.partition(":")[2])
                self.hands[seat].remove(orders[seat][-1])
            orders[seat] += self.hands[seat]
        for number in range(3):
            bars = [self.cards[orders[seat][number]]["bar"] for seat in (U, S)]
            first = self.first()
            for seat in (first, 1 - first):
                yield from self.give_up(seat, bars[U]) if bars[U] == bars[S] else self.rally(seat, MAP[bars[seat]])
        self.final_scoring()

    def give_up(self, seat: int, bar: str) -> Play:
        key = yield from self.ask(seat, "give-up", self.removals(seat))
        if key == "stop":
            return
        yield from self.carry_out(seat, key, [])
        if key.split(":")[2] not in MAP[bar]:
            key = yield from self.ask(seat, "give-up", self.removals(seat))
        else:
            key = yield from self.ask(seat, "give-up-more", ["stop", *self.removals(seat)])
        if key != "stop":
            yield from self.carry_out(seat, key, [])

    def removals(self, seat: int) -> list[str]:
        return [f"remove:{SIDE[seat]}:{space}" for space in self.held_by(seat, SPACES)]

    def rally(self, seat: int, targets: list[str]) -> Play:
        for _token in range(2):
            pool = ["move:pool"] if self.pool[seat] and self.open_to(seat, targets) else []
            key = yield from self.ask(seat, "rally", ["stop", *self.lifts(seat, SPACES, targets), *pool])
            if key == "stop":
                return
            yield from self.carry_out(seat, key, targets)

    def final_scoring(self) -> None:
        spaces = [sum(self.controls(seat, space) for space in SPACES) for seat in (U, S)]
        forts = [self.controls(seat, "fort-sumter") for seat in (U, S)]
        for seat in (U, S):
            self.vp[seat] += self.dimensions(seat) + forts[seat] + (self.pool[seat] - self.pool[1 - seat] >= 3)
        ranks = [(self.vp[seat], forts[seat], spaces[seat], seat == U) for seat in (U, S)]
        self.winner = ranks.index(max(ranks))


WHOSE = ("own", "opposing", "any")


def places(words: list[str], *prepositions: str) -> list[str]:
    """The spaces that one of these prepositions names; all of them where none stands there."""
    for at, word in enumerate(words):
        if word in prepositions:
            names, at = [words[at + 1]], at + 2
            while at < len(words) and words[at] == "or":
                names.append(words[at + 1])
                at += 2
            return [space for name in names for space in MAP.get(name, [name])]
    return SPACES
