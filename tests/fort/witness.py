"""A witness who only hears the events of a game, and from them knows how fully each action was used.

Nothing here comes from the rules' own code but the parsed card texts: so it can judge that code.
"""

from __future__ import annotations

from collections import Counter

from blanketfort.engine.event import Event
from blanketfort.games.fort.rules.cards import DATA, VOCABULARY
from blanketfort.notation import And, Do, Effect, Per, Then, parse

CARDS = {card["id"]: card for card in DATA["kid"]}
PLACES = {"stuff-pizza": "pizza", "stuff-toys": "toys", "pack-pizza": "pack pizza", "pack-toys": "pack toys"}
OTHER = {"pizza": "toys", "toys": "pizza", "pack pizza": "pack toys", "pack toys": "pack pizza"}
DONE_BY = {
    "packed": "pack",
    "tucked": "lookout",
    "trashed": "trash",
    "trashed-rival": "trash-rival",
    "recruited": "recruit",
    "advanced": "advance",
    "spent": "spend",
    "converted": "convert",
}

ENDS_FOLLOWING = ("passed", "perk-used", "played", "discarded", "turn-begun")
NOBODY = -1


class Use:
    """One action of a played card: what it asked for, and what was done."""

    def __init__(self, card: str, effect: Effect) -> None:
        self.card = card
        self.effect = effect
        self.counts: dict[str, int] = {}
        """What its measures stood at when it began."""
        self.rival_pack: Counter[str] = Counter()
        self.added: list[int] = []
        """The icons that each card added for it brought."""
        self.done: Counter[str] = Counter()

    def needed(self, effect: Effect, times: int, icons: Counter[str]) -> Counter[str]:
        """How often each verb is to be done for full use."""
        if isinstance(effect, Per):
            counted = self.counts | {suit: icons[suit] for suit in icons}
            return self.needed(effect.body, times * counted.get(effect.measure, 0), icons)
        if isinstance(effect, Then):
            return self.needed(effect.left, times, icons) + self.needed(effect.right, times, icons)
        if isinstance(effect, And):
            return sum((self.needed(part, times, icons) for part in effect.parts), Counter[str]())
        assert isinstance(effect, Do)
        verb = effect.verb.split("-pizza")[0].split("-toy")[0]
        amount = int(effect.args[0]) if effect.args and verb != "advance" else 1
        return Counter({verb: amount * times})

    def is_full(self, icons: Counter[str]) -> bool:
        """Whether all of it was done."""
        needed = self.needed(self.effect, 1, icons)
        del needed["trash-this"]
        if "copy-pack" in needed or "copy-rival-pack" in needed:
            return sum(self.rival_pack.values()) > 0 and self.done["pizza"] + self.done["toy"] == sum(
                self.rival_pack.values()
            )
        if "res" in needed:
            self.done["res"] = max(self.done["pizza"], self.done["toy"])
        assert all(self.done[verb] <= needed[verb] for verb in needed), f"{self.card} did more than it says"
        return sum(needed.values()) > 0 and all(self.done[verb] >= needed[verb] for verb in needed)


def note_done(use: Use, kind: str, told: dict[str, object]) -> None:
    """One thing was done by an action."""
    if kind == "gathered":
        use.done["pizza" if told["resource"] == "pizza" else "toy"] += int(str(told["count"]))
    elif kind == "scored":
        use.done["score"] += int(str(told["points"]))
    elif kind in DONE_BY:
        use.done[DONE_BY[kind]] += 1


class Witness:
    """What the events so far say about the boards and about each card played."""

    def __init__(self, players: int) -> None:
        self.boards: list[Counter[str]] = [Counter() for _seat in range(players)]
        self.leader = 0
        self.card = ""
        self.icons: Counter[str] = Counter()
        self.any_suit = ""
        self.uses: list[Use] = []
        self.is_using = False
        self.plays: list[tuple[str, list[bool]]] = []
        """Every card played, and how fully its actions were used."""
        self.led_card = ""
        self.led_suit = ""
        self.follower = NOBODY
        self.following: Use | None = None
        self.follows: list[tuple[str, bool]] = []
        """Every card followed, and whether its public action was used in full."""

    def hear(self, event: Event) -> None:
        told = event.seen_by(None).facts
        kind = event.kind.removeprefix("fort.")
        board = self.boards[event.seat]
        if kind in ("declared", "passed", "followed", "discarded", "turn-begun", "perk-used", "played"):
            self.is_using = False
        if kind in ("followed", "discarded", "played"):
            self.judge()
        if kind in ENDS_FOLLOWING or (kind == "followed" and event.seat != self.follower):
            self.judge_follower()
        if kind == "followed":
            self.note_follower(event.seat, str(told["card"]))
        elif event.seat == self.follower and self.following is not None:
            note_done(self.following, kind, told)
        self.note_play(kind, event.seat, told)
        self.note_board(kind, board, told)
        if self.is_using and event.seat == self.leader:
            note_done(self.uses[-1], kind, told)
            self.finish_use()

    def note_play(self, kind: str, seat: int, told: dict[str, object]) -> None:
        if kind == "played":
            self.leader, self.card = seat, str(told["card"])
            self.led_card, self.led_suit = self.card, CARDS[self.card]["suits"][0]
            self.icons = Counter(CARDS[self.card]["suits"])
        elif kind == "action-used":
            effect = parse(CARDS[self.card][str(told["action"])], VOCABULARY)
            assert effect is not None, f"{self.card} has no such action"
            self.uses.append(Use(self.card, effect))
            self.is_using = True
            self.count(self.uses[-1], seat)
        elif kind == "declared":
            self.led_suit = str(told["suit"])
        elif kind == "suit-chosen":
            self.any_suit = str(told["suit"])
        elif kind == "copied":
            rival = told["rival"]
            assert isinstance(rival, int)
            self.uses[-1].rival_pack = self.pack(rival)
        elif kind in ("added", "added-from-lookout"):
            self.note_added(told)

    def note_added(self, told: dict[str, object]) -> None:
        brought, suit = told["icons"], str(told["suit"])
        assert isinstance(brought, int) and brought > 0
        shown = CARDS[str(told["card"])]["suits"] if "card" in told else told["suits"]
        assert isinstance(shown, list)
        suits: Counter[str] = Counter(shown)
        assert brought in (suits[suit], suits[suit] + (suits["coin"] if suit != "coin" else 0))
        self.icons[suit] += brought
        for other in suits:
            if other not in (suit, "coin"):
                self.icons[other] += suits[other]
        self.uses[-1].added.append(brought)

    def count(self, use: Use, seat: int) -> None:
        """What the action finds on the board of the one who uses it."""
        board = self.boards[seat]
        use.counts = {"PACK": sum(self.pack(seat).values()), "LOOKOUT": board["lookout"], "FORT": board["level"]}
        use.rival_pack = self.pack(seat)

    def note_follower(self, seat: int, card: str) -> None:
        """A card was discarded to follow, or a second one by a Copy Cat: its matching icons count."""
        suits = CARDS[card]["suits"]
        icons = suits.count(self.led_suit) + suits.count("coin")
        assert icons > 0, f"{card} does not match {self.led_suit}"
        if self.following is None:
            effect = parse(CARDS[self.led_card]["public"], VOCABULARY)
            assert effect is not None and seat != self.leader
            self.follower, self.following = seat, Use(self.led_card, effect)
            self.count(self.following, seat)
        self.following.counts[self.led_suit] = self.following.counts.get(self.led_suit, 0) + icons

    def judge_follower(self) -> None:
        """The follower is done: was the action used in full?"""
        if self.following is not None:
            self.follows.append((self.led_card, self.following.is_full(Counter())))
        self.follower, self.following = NOBODY, None

    def pack(self, seat: int) -> Counter[str]:
        board = self.boards[seat]
        return Counter({"pizza": board["pack pizza"], "toy": board["pack toys"]})

    def note_board(self, kind: str, board: Counter[str], told: dict[str, object]) -> None:
        if kind == "gathered":
            board[str(told["resource"])] += int(str(told["count"]))
        elif kind == "packed":
            board[f"pack {told['resource']}"] += 1
            board[str(told["resource"])] -= int(told["from"] == "stuff")
        elif kind in ("spent", "paid", "converted"):
            place = PLACES[str(told["from"])]
            board[place] -= 1
            board[OTHER[place]] += int(kind == "converted")
        elif kind == "tucked":
            board["lookout"] += 1
        elif kind == "advanced":
            board["level"] += 1
        elif kind == "scored":
            board["score"] += int(str(told["points"]))

    def finish_use(self) -> None:
        """The icons that count for an action are those in play when it is done, not what the other one adds later."""
        self.uses[-1].counts |= dict(self.icons) | {"ANY": self.icons[self.any_suit]}

    def judge(self) -> None:
        """The card has been resolved: how fully was each action used, and did each added card serve a purpose?"""
        if self.card:
            self.plays.append((self.card, [use.is_full(Counter()) for use in self.uses]))
            for use in self.uses:
                self.check_purpose(use)
            self.card, self.uses = "", []

    def check_purpose(self, use: Use) -> None:
        for brought in use.added:
            assert use.done, f"something was added to {use.card}, and nothing done"
            assert isinstance(use.effect, Per | Then)
            per = use.effect if isinstance(use.effect, Per) else use.effect.left
            assert isinstance(per, Per)
            times = use.counts[per.measure]
            done = max(use.done.values())
            assert done > times - brought, f"a card added to {use.card} served no purpose"
