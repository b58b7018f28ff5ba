"""A second referee, written from the rulebook alone and on purpose in another manner than the game.

Its turn is a coroutine that reads from top to bottom: it yields what may be asked and is sent the answer. Cards are
names, spaces are points of a grid. It shares no code with the game, so an error must be made twice to go unseen.
"""

from collections.abc import Callable, Generator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import cycle, pairwise, permutations
from typing import Any

GRID = {"nw": (0, 0), "n": (1, 0), "ne": (2, 0), "w": (0, 1), "e": (2, 1), "sw": (0, 2), "s": (1, 2), "se": (2, 2)}
POINTS = {point: space for space, point in GRID.items()}
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SYMBOLS = ["mason", "ram", "trebuchet", "tower", "garrison"]
SEATS: dict[str, list[list[str]]] = {
    "2": [["", "north"], ["north", ""]],
    "3": [["", "north", "east"], ["east", "", "north"], ["north", "east", ""]],
    "4": [
        ["", "west", "north", "east"],
        ["east", "", "west", "north"],
        ["north", "east", "", "west"],
        ["west", "north", "east", ""],
    ],
    "teams": [
        ["", "north", "", "east"],
        ["north", "", "west", ""],
        ["", "east", "", "north"],
        ["west", "", "north", ""],
    ],
}
"""On which side of each seat's fort each opponent sits."""


@dataclass
class Ask:
    """A question: who, what, the keys that may be answered, and whether the answer can matter."""

    seat: int
    kind: str
    keys: list[str]
    matters: bool = True


Asking = Generator[Ask, str, None]


class Won(Exception):
    """A fort is complete: the game is over at once."""


@dataclass
class Player:
    """What lies before one player."""

    hand: list[str]
    dungeon: list[str]
    """Each card and its arrows, the top card first."""
    discard: list[str] = field(default_factory=list)
    fort: dict[str, list[str]] = field(default_factory=lambda: {space: [] for space in GRID})
    invaders: dict[str, tuple[int, str]] = field(default_factory=dict)
    camps: int = 4
    armies: int = 4
    defeated: int = 0
    token: str | None = None

    def top(self, space: str) -> str:
        return self.fort[space][-1] if self.fort[space] else ""

    def is_empty(self, space: str) -> bool:
        return not self.fort[space] and space not in self.invaders

    def arrows(self) -> list[str]:
        return self.dungeon[0].split(" ")[1].split("+") if self.dungeon else []


def symbols_of(card: str) -> list[str]:
    return [symbol for symbol in card.split("-")[-1].split("+") if symbol in SYMBOLS]


def fits(card: str, space: str) -> bool:
    """Angled walls in corners, straight walls beside the dungeon."""
    x, y = GRID[space]
    return ("angled" in card) == (x != 1 and y != 1)


def line_of(space: str, side: str) -> int:
    """0 for the front line of the player on that side, 1 for the second, 2 for the third."""
    x, y = GRID[space]
    return {"north": y, "south": 2 - y, "west": x, "east": 2 - x}[side]


def are_neighbours(one: str, other: str) -> bool:
    (x, y), (u, v) = GRID[one], GRID[other]
    return abs(x - u) + abs(y - v) == 1


class Referee:
    """Plays along from the deal on."""

    def __init__(self, players: list[Player], options: dict[str, Any], first: int, lot: Callable[[], int]) -> None:
        self.players = players
        self.options = options
        self.order = [(first + step) % len(players) for step in range(len(players))]
        self.lot = lot
        self.sides = SEATS["teams" if options["teams"] else str(len(players))]
        self.laid: list[str] = []
        self.ending = False
        self.champion: int | None = None

    def friends(self, seat: int) -> list[int]:
        """One's own seat, and the teammate's."""
        return [other for other in range(len(self.players)) if not self.sides[seat][other]]

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(len(self.players)) if self.sides[seat][other]]

    # The game.

    def game(self) -> Asking:
        for seat in self.order:
            space = yield Ask(seat, "first-camp", [f"camp-at:{seat}-{space}" for space in GRID])
            self.players[seat].fort[space.split("-")[-1]] = ["camp"]
            self.players[seat].camps -= 1
        seats = cycle(self.order)
        try:
            for seat in seats:
                yield from self.turns(seat)
                if self.ending:
                    break
            for _turn in range(self.turns_left(seat)):
                yield from self.turns(next(seats))
        except Won:
            pass

    def has_remedy(self, name: str) -> bool:
        """Whether three or four, each for themselves, end the game in another way than the rulebook's."""
        return len(self.players) > 2 and not self.options["teams"] and self.options["end"] == name

    def turns_left(self, seat: int) -> int:
        """How many turns follow the one in which a dungeon ran out."""
        if self.has_remedy("drawn"):
            return self.lot() + 1
        return len(self.order) - 1 - (0 if self.has_remedy("one-more-turn") else self.order.index(seat))

    def turns(self, seat: int) -> Asking:
        """One's turn, and the extra turns after it."""
        player = self.players[seat]
        extra = True
        while extra:
            extra = False
            yield from self.advance(seat)
            if player.hand:
                yield from self.play(seat)
            bridges = [space for space in GRID if "-drawbridge-" in player.top(space)]
            if player.token is None and bridges:
                keys = [f"drawbridge-at:{seat}-{space}" for space in bridges]
                answer = yield Ask(seat, "drawbridge", [*keys, "decline"])
                if answer != "decline":
                    player.token = answer.split("-")[-1]
                    extra = True
            if player.dungeon:
                player.hand.append(self.take_top(seat))

    def take_top(self, seat: int) -> str:
        card = self.players[seat].dungeon.pop(0).split(" ")[0]
        if not self.players[seat].dungeon:
            self.ending = True
        return card

    # Armies.

    def advance(self, seat: int) -> Asking:
        waiting = self.armies_of(seat)
        if self.options["advance"] == "one":
            able = [army for army in waiting if not self.is_stopped(*army)]
            if able:
                answer = yield Ask(seat, "advance", [f"advance:{owner}-{space}" for owner, space in able])
                self.step(int(answer[8]), answer[10:])
            return
        while waiting:
            keys = [f"advance:{owner}-{space}" for owner, space in waiting]
            answer = yield Ask(seat, "advance", keys, self.order_matters(waiting))
            self.step(int(answer[8]), answer[10:])
            standing = self.armies_of(seat)
            waiting = [army for army in waiting if army != (int(answer[8]), answer[10:]) and army in standing]

    def armies_of(self, seat: int) -> list[tuple[int, str]]:
        return [
            (at, space) for at, player in enumerate(self.players) for space in GRID if self.stands(seat, player, space)
        ]

    def stands(self, seat: int, player: Player, space: str) -> bool:
        return space in player.invaders and player.invaders[space][0] == seat

    def ahead(self, owner: int, space: str) -> str | None:
        """The space before an army; none when it leaves the fort, be it into the dungeon."""
        (x, y), (dx, dy) = GRID[space], WAYS[self.players[owner].invaders[space][1]]
        return POINTS.get((x + dx, y + dy))

    def is_stopped(self, owner: int, space: str) -> bool:
        return self.options["meeting"] == "wait" and self.ahead(owner, space) in self.players[owner].invaders

    def step(self, owner: int, space: str) -> None:
        fort, target = self.players[owner], self.ahead(owner, space)
        if self.is_stopped(owner, space):
            return
        army = fort.invaders.pop(space)
        if target is None:
            self.players[army[0]].armies += 1
        elif target in fort.invaders:
            self.players[army[0]].defeated += 1
            self.defeat(owner, target)
        else:
            fort.invaders[target] = army
            if "-protected-" not in fort.top(target):
                self.destroy(owner, target, through=False)
            if fort.fort[target]:
                self.defeat(owner, target)

    def order_matters(self, waiting: list[tuple[int, str]]) -> bool:
        ends = []
        for order in permutations(waiting):
            copy = Referee(deepcopy(self.players), self.options, 0, self.lot)
            for owner, space in order:
                if space in copy.players[owner].invaders:
                    copy.step(owner, space)
            for player in copy.players:
                player.discard.sort()
            ends.append(copy.players)
        return any(one != other for one, other in pairwise(ends))

    def defeat(self, owner: int, space: str) -> None:
        self.players[self.players[owner].invaders.pop(space)[0]].defeated += 1

    def destroy(self, owner: int, space: str, through: bool) -> None:
        player = self.players[owner]
        safe = self.options["covered"] == "survive" and not through
        kept = [card for card in player.fort[space] if safe and "-protected-" in card]
        player.discard += [card for card in player.fort[space] if card not in kept]
        player.fort[space] = kept
        if player.token == space:
            player.token = None

    # Playing a card.

    def play(self, seat: int) -> Asking:
        player = self.players[seat]
        hand = sorted(set(player.hand))
        keys = [f"build:{card}" for card in hand if self.sites(seat, card, freely=False)]
        if player.camps and self.camp_sites(seat):
            keys += [f"camp:{card}" for card in hand]
        for card in hand:
            keys += [f"trigger:{card}/{symbol}" for symbol in symbols_of(card) if self.targets(seat, symbol, False)]
        answer = yield Ask(seat, "play", keys or [f"discard:{card}" for card in hand])
        verb, _, word = answer.partition(":")
        card, _, symbol = word.partition("/")
        player.hand.remove(card)
        if verb == "build":
            yield from self.place(seat, card, freely=False, pairing=True)
        elif verb == "trigger":
            self.laid.insert(0, card)
            yield from self.trigger(seat, symbol, combined=False)
            self.laid.pop(0)
            player.discard.append(card)
        else:
            player.discard.append(card)
            if verb == "camp":
                site = yield Ask(seat, "camp", [f"camp-at:{site}" for site in self.camp_sites(seat)])
                player.camps -= 1
                self.players[int(site[8])].fort[site[10:]] = ["camp"]

    def camp_sites(self, seat: int) -> list[str]:
        forts = self.friends(seat)
        return [f"{owner}-{space}" for owner in forts for space in GRID if self.players[owner].is_empty(space)]

    def sites(self, seat: int, card: str, freely: bool) -> list[str]:
        """Where a card may be placed in one's own fort."""
        player = self.players[seat]
        if card == "camp":
            return [space for space in GRID if player.is_empty(space)]
        named = [s for s in GRID if freely or s in player.arrows() or player.top(s) == "camp"]
        return [space for space in named if fits(card, space) and space not in player.invaders]

    def place(self, seat: int, card: str, freely: bool, pairing: bool) -> Asking:
        self.laid.append(card)
        verb = "camp-at" if card == "camp" else "wall-at"
        site = yield Ask(seat, "place", [f"{verb}:{seat}-{space}" for space in self.sites(seat, card, freely)])
        self.laid.pop()
        player, space = self.players[seat], site.split("-")[-1]
        player.fort[space].append(card)
        if card == "camp":
            return
        if player.token == space:
            player.token = None
        if all(player.top(other) not in ("", "camp") for other in GRID):
            self.champion = seat
            player.discard += self.laid
            self.laid = []
            raise Won
        if pairing:
            yield from self.combine(seat, space)

    def combine(self, seat: int, space: str) -> Asking:
        player = self.players[seat]
        beside = [other for other in GRID if are_neighbours(space, other)]
        new = symbols_of(player.top(space))
        pairs = [symbol for other in beside for symbol in symbols_of(player.top(other)) if symbol in new]
        while able := {symbol for symbol in pairs if self.targets(seat, symbol, True)}:
            answer = yield Ask(seat, "combine", [*[f"combine:{symbol}" for symbol in able], "decline"])
            if answer == "decline":
                return
            pairs.remove(answer[8:])
            yield from self.trigger(seat, answer[8:], combined=True)

    # Effects.

    def targets(self, seat: int, symbol: str, combined: bool) -> list[str]:
        if symbol == "mason":
            return self.stones(seat, combined)
        if symbol == "tower":
            return [f"tower-at:{rival}" for rival in self.rivals(seat) if self.players[rival].dungeon]
        if symbol == "garrison":
            return self.garrison_targets(seat)
        reached = [0] if symbol == "ram" else [1, 2]
        return [
            f"{symbol}-at:{rival}-{space}"
            for rival in self.rivals(seat)
            for space in GRID
            if line_of(space, self.sides[rival][seat]) in reached and self.can_hit(seat, rival, space, combined)
        ]

    def stones(self, seat: int, combined: bool) -> list[str]:
        """What a mason can place."""
        player = self.players[seat]
        cards = [card for card in set(player.discard) if card != "camp" or self.options["mason-camps"]]
        keys = [f"fetch:{card}" for card in cards if self.sites(seat, card, freely=combined)]
        open_spaces = [space for space in GRID if space not in player.invaders]
        return [*keys, "reveal"] if combined and player.dungeon and open_spaces else keys

    def garrison_targets(self, seat: int) -> list[str]:
        keys = [f"defeat-at:{owner}-{space}" for owner in self.friends(seat) for space in self.players[owner].invaders]
        if self.players[seat].armies:
            forts = self.rivals(seat)
            keys += [f"army-at:{at}-{space}" for at in forts for space in GRID if self.players[at].is_empty(space)]
        return keys

    def can_hit(self, seat: int, rival: int, space: str, through: bool) -> bool:
        fort = self.players[rival]
        if space in fort.invaders:
            return bool(self.options["strike-armies"]) and fort.invaders[space][0] in self.rivals(seat)
        return bool(fort.fort[space]) and (through or "-protected-" not in fort.top(space))

    def trigger(self, seat: int, symbol: str, combined: bool) -> Asking:
        for _time in range(2 if combined and symbol in ("tower", "garrison") else 1):
            keys = self.targets(seat, symbol, combined)
            if keys:
                answer = yield Ask(seat, symbol, keys)
                yield from self.act(seat, answer, combined)

    def act(self, seat: int, answer: str, combined: bool) -> Asking:
        verb, _, word = answer.partition(":")
        if verb in ("fetch", "reveal"):
            yield from self.lay_stone(seat, word, combined)
        elif verb == "tower-at":
            self.players[int(word)].discard.append(self.take_top(int(word)))
        elif verb == "army-at":
            ways = [way for way in WAYS if self.options["inward"] == "leave" or not is_inward(word[2:], way)]
            way = yield Ask(seat, "direction", [f"march:{way}" for way in ways])
            self.players[seat].armies -= 1
            self.players[int(word[0])].invaders[word[2:]] = (seat, way[6:])
        elif verb == "defeat-at" or word[2:] in self.players[int(word[0])].invaders:
            self.defeat(int(word[0]), word[2:])
        else:
            self.destroy(int(word[0]), word[2:], through=combined)

    def lay_stone(self, seat: int, card: str, combined: bool) -> Asking:
        player = self.players[seat]
        if card:
            player.discard.remove(card)
        else:
            card = self.take_top(seat)
        if not self.sites(seat, card, combined):
            player.discard.append(card)
            return
        yield from self.place(seat, card, combined, combined or bool(self.options["mason-pairs"]))

    # The end.

    def scores(self) -> list[int]:
        own = [self.score(seat) for seat in range(len(self.players))]
        return [sum(own[friend] for friend in self.friends(seat)) for seat in range(len(own))]

    def score(self, seat: int) -> int:
        player = self.players[seat]
        tops = [player.top(space) for space in GRID]
        walls, camps = sum(top not in ("", "camp") for top in tops), tops.count("camp")
        start = {3: [1, 1, 0], 4: [2, 1, 1, 0]}[len(self.order)] if self.has_remedy("head-start") else [0] * 4
        bonus = start[self.order.index(seat)] + (2 if player.dungeon else 0)
        return 2 * walls + camps + len(self.armies_of(seat)) + bonus

    def winners(self) -> list[int]:
        if self.champion is not None:
            return self.friends(self.champion)
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def is_inward(space: str, way: str) -> bool:
    (x, y), (dx, dy) = GRID[space], WAYS[way]
    return (x + dx, y + dy) == (1, 1)
