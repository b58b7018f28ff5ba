"""Fort's resources by rules of thumb: what to gather, pack, pay, convert and take from others."""

from __future__ import annotations

from blanketfort.games.fort.bot.cats import Cats
from blanketfort.games.fort.bot.table import Table, Weighing
from blanketfort.games.fort.bot.values import IMPOSSIBLE, Values
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.board import Board


class Stock:
    """What a player by rules of thumb knows about pizza and toys."""

    def __init__(self, values: Values, cats: Cats) -> None:
        self.values = values
        self.w = values.w
        self.cats = cats

    def weighings(self) -> dict[str, Weighing]:
        """How each question about resources is weighed."""
        return {
            "fort.gather": self.weigh_gathering,
            "fort.fill-toys": self.weigh_filling,
            "fort.gain": self.weigh_gaining,
            "fort.pack": self.weigh_packing,
            "fort.pay": self.weigh_paying,
            "fort.spend": self.weigh_paying,
            "fort.unpack": self.weigh_paying,
            "fort.copy-rival-pack": self.weigh_copying,
            "fort.convert": self.weigh_converting,
            "fort.visit": self.weigh_visiting,
            "fort.rob": self.weigh_visiting,
            "fort.steal": self.weigh_stealing,
            "fort.rob-pack": self.weigh_stealing,
        }

    # From the supply.

    def weigh_gathering(self, table: Table, offered: list[int]) -> list[float]:
        gains = [self.values.gathering(table, 1, 0), self.values.gathering(table, 0, 1)]
        more = [self.values.gathering(table, 2, 0), self.values.gathering(table, 0, 2)]
        return [gains[option - options.GATHER] + more[option - options.GATHER] for option in offered]

    def weigh_filling(self, table: Table, offered: list[int]) -> list[float]:
        filled = self.values.gathering(table, 0, terms.STUFF_LIMIT)
        return [0.0 if option == options.PASS else filled for option in offered]

    def weigh_gaining(self, table: Table, offered: list[int]) -> list[float]:
        stock = self.values.stock[table.level]
        now = stock[table.pizza][table.toys]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(0.0)
                continue
            pizza = int(option in (options.GATHER, options.PACKING + 2))
            gain = stock[table.pizza + pizza][table.toys + 1 - pizza] - now
            weights.append(gain + (self.w["packed"] if option >= options.PACKING else 0.0))
        return weights

    def weigh_packing(self, table: Table, offered: list[int]) -> list[float]:
        """From the supply where one may; else what there is more of, which makes room for it."""
        stuff = [table.me.pizza, table.me.toys]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(-1.0)
            elif option >= options.PACKING + 2:
                pizza = int(option == options.PACKING + 2)
                stock = self.values.stock[table.level]
                weights.append(10.0 + stock[min(12, table.pizza + pizza)][min(12, table.toys + 1 - pizza)])
            else:
                weights.append(float(stuff[option - options.PACKING]))
        return weights

    # To the supply, or for the other resource.

    def weigh_paying(self, table: Table, offered: list[int]) -> list[float]:
        """Pay from Stuff, and with what is needed less for the level after."""
        stock = self.values.stock[min(table.level + 1, terms.TOP_LEVEL)]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(0.0 if self.spends_well(table, offered) else 1000.0)
                continue
            place = option - options.FROM
            pizza = 1 - place % 2
            left = stock[max(0, table.pizza - pizza)][max(0, table.toys - 1 + pizza)]
            packed = 0.5 if self.cats.is_robbed(table) else -0.3
            weights.append(100.0 + left + (packed if place > 1 else 0.0))
        return weights

    def spends_well(self, table: Table, offered: list[int]) -> bool:
        """Whether a point is worth one more of this resource."""
        is_pizza = (offered[-1] - options.FROM) % 2 == 0
        cost = self.values.losing(table, 1, 0) if is_pizza else self.values.losing(table, 0, 1)
        return cost < 1.0

    def spending(self, table: Table, count: int, is_all_pizza: bool) -> float:
        """What it costs to spend this many resources, all pizza or of one's own choice."""
        costs = [
            self.values.losing(table, pizza, count - pizza)
            for pizza in range(count if is_all_pizza else 0, count + 1)
            if pizza <= table.pizza and count - pizza <= table.toys
        ]
        return min(costs, default=-IMPOSSIBLE)

    def weigh_converting(self, table: Table, offered: list[int]) -> list[float]:
        stock = self.values.stock[table.level]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(stock[table.pizza][table.toys] + 0.01)
                continue
            place = option - options.CONVERTING
            change = -1 if place % 2 == 0 else 1
            weights.append(stock[table.pizza + change][table.toys - change] - (0.0 if place < 2 else 0.001))
        return weights

    # What others have.

    def weigh_copying(self, table: Table, offered: list[int]) -> list[float]:
        rivals = [table.boards[option - options.RIVAL] for option in offered]
        return [self.values.gathering(table, rival.pack_pizza, rival.pack_toys) for rival in rivals]

    def stolen(self, table: Table, rival: Board) -> float:
        """What up to three resources of a rival bring: to oneself, and away from the rival."""
        pizza, toys = rival.pizza + rival.pack_pizza, rival.toys + rival.pack_toys
        best = 0.0
        for taken in range(min(3, pizza) + 1):
            more = min(3 - taken, toys)
            best = max(best, self.values.gathering(table, taken, more) + 0.5 * float(taken + more))
        return best

    def weigh_visiting(self, table: Table, offered: list[int]) -> list[float]:
        """The rival with the most to take and the fewest dogs."""
        rivals = [table.boards[option - options.RIVAL] for option in offered]
        return [self.stolen(table, rival) - len(rival.doghouse) for rival in rivals]

    def weigh_stealing(self, table: Table, offered: list[int]) -> list[float]:
        weights = []
        for option in offered:
            toys = (option - options.STEALING) % 2
            weights.append(0.0 if option == options.ENOUGH else 0.5 + self.values.gathering(table, 1 - toys, toys))
        return weights
