"""A position of Fort in text. Whatever is left out is as at the start; cards left out are in the Park deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.engine.setup import Setup
from blanketfort.engine.text import (
    check_keys,
    flag_in,
    flags_in,
    names_in,
    number_in,
    numbers_in,
    write_steps,
    write_toml,
)
from blanketfort.games.fort.pending import MOST, SHAPE, check_agenda, ranges
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.box import Box
from blanketfort.games.fort.rules.state import AWAY, BY_LEVEL, BY_PARK, BY_POINTS, TRIGGER_NAMES, FortState, new_state
from blanketfort.games.fort.rules.swaps import Unpacking
from blanketfort.games.fort.rules.tokens import PACK, TOKENS

TABLE = ["first", "leader", "trigger", "has_sculpture"]
PLAYED = {
    "used": range(4),
    "any_suit": range(NOTHING, terms.COIN + 1),
    "declared": range(NOTHING, terms.SUITS),
    "followers": range(16),
    "chosen": range(NOTHING, 2),
    "least": range(MOST),
}
FLAGS = ["is_full", "is_short", "is_trashed"]
PLACES_ON_BOARD = ["pizza", "toys", "pack_pizza", "pack_toys"]
BOARD_NUMBERS = {"level": terms.TOP_LEVEL, "score": 10**6, "turns": 10**6}
BOARD_CARDS = ["hand", "deck", "discard", "yard", "lookout", "unseen", "passed"]
KEYS = " ".join(
    [
        "game players options root tick agenda park park_deck returned played added looked icons rule_takers",
        "rule_stack rule_box perk_row perk_box dog_box dog borrowed cats cats_used drawn buried seat",
        *[*TABLE, *PLAYED, *FLAGS],
    ]
)
SEAT = " ".join(
    [
        *[*PLACES_ON_BOARD, *BOARD_NUMBERS, *BOARD_CARDS],
        "lookout_shown has_sculpture rule rules_seen perk doghouse other_rule",
    ]
)
SORTED_CARDS = ["hand", "yard", "unseen", "passed"]


def write_position(state: FortState) -> str:
    """The whole position, secrets and all."""
    ids = state.box.ids
    data: dict[str, object] = {"game": "fort", "players": state.players, "options": dict(state.setup.options)}
    data["root"] = state.luck.root.hex()
    data["tick"] = state.tick
    data["agenda"] = list(write_steps(state.agenda))
    for name in ("park", "park_deck", "returned"):
        data[name] = [ids[kind] for kind in getattr(state, name)]
    data |= {name: getattr(state, name) for name in TABLE}
    data["played"] = "" if state.played.card == NOTHING else ids[state.played.card]
    data["added"] = [ids[kind] for kind in state.played.added]
    data |= {name: getattr(state.played, name) for name in [*PLAYED, *FLAGS]}
    data["looked"] = list(state.played.looked)
    data["icons"] = list(state.played.icons)
    data["rule_takers"] = list(state.rule_takers)
    for name, words in (
        ("rule_stack", terms.RULE_NAMES),
        ("rule_box", terms.RULE_NAMES),
        ("perk_row", terms.PERK_NAMES),
        ("perk_box", terms.PERK_NAMES),
    ):
        data[name] = [words[number] for number in getattr(state, name)]
    if state.has_dogs:
        data["dog_box"] = [ids[kind] for kind in state.dog_box]
        data["dog"] = "" if state.played.dog == NOTHING else ids[state.played.dog]
        data["borrowed"] = state.played.borrowed
    if state.cats:
        data["cats"] = {terms.CAT_NAMES[cat]: owner for cat, owner in enumerate(state.cats) if owner != AWAY}
        data["cats_used"] = state.cats_used
        data["drawn"] = [ids[kind] for kind in state.drawn]
        data["buried"] = list(state.buried)
    data["seat"] = [_write_board(board, ids) for board in state.boards]
    return write_toml(data)


def _write_board(board: Board, ids: list[str]) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(board, name) for name in [*PLACES_ON_BOARD, *BOARD_NUMBERS]}
    for name in BOARD_CARDS:
        data[name] = [ids[kind] for kind in getattr(board, name)]
    data["lookout_shown"] = list(board.lookout_shown)
    data["has_sculpture"] = board.has_sculpture
    data["rule"] = "" if board.rule == NOTHING else terms.RULE_NAMES[board.rule]
    data["rules_seen"] = [terms.RULE_NAMES[rule] for rule in board.rules_seen]
    data["perk"] = "" if board.perk == NOTHING else terms.PERK_NAMES[board.perk]
    if board.doghouse:
        data["doghouse"] = [ids[kind] for kind in board.doghouse]
    if board.other_rule != NOTHING:
        data["other_rule"] = terms.RULE_NAMES[board.other_rule]
    return data


class Reader:
    """Reads a position's data; BadText says which part is wrong."""

    def __init__(self, box: Box, data: dict[str, Any]) -> None:
        self.box = box
        self.data = data

    def cards(self, data: dict[str, Any], name: str) -> list[int]:
        """A pile of cards by their ids, as a list or as one comma-separated string."""
        return [self.number(word, self.box.kinds, "card") for word in self.words(data, name)]

    def kids(self, data: dict[str, Any], name: str) -> list[int]:
        """A pile in which no dog can be (fort.dogs.no-cruelty)."""
        cards = self.cards(data, name)
        for kind in cards:
            if self.box.dogs[kind]:
                raise BadText(f"{name} should hold kids only, not {self.box.ids[kind]!r}")
        return cards

    def dogs(self, data: dict[str, Any], name: str) -> list[int]:
        """A pile in which only dogs can be."""
        cards = self.cards(data, name)
        for kind in cards:
            if not self.box.dogs[kind]:
                raise BadText(f"{name} should hold dogs only, not {self.box.ids[kind]!r}")
        return cards

    def words(self, data: dict[str, Any], name: str) -> list[str]:
        given = data.get(name)
        if isinstance(given, str):
            return [word.strip() for word in given.split(",") if word.strip()]
        return names_in(data, name)

    def number(self, word: str, words: dict[str, int], what: str) -> int:
        if word not in words:
            raise BadText(f"there is no {what} {word!r}")
        return words[word]

    def numbers(self, data: dict[str, Any], name: str, names: list[str]) -> list[int]:
        words = {word: number for number, word in enumerate(names)}
        return [self.number(word, words, name.replace("_", " ")) for word in self.words(data, name)]

    def one(self, data: dict[str, Any], name: str, names: list[str]) -> int:
        found = self.numbers(data, name, names)
        return found[0] if found else NOTHING


def read_position(setup: Setup, box: Box, data: dict[str, Any]) -> FortState:
    """The state that the data describe."""
    check_keys("a position", data, KEYS)
    reader = Reader(box, data)
    rows = data.get("seat", [])
    if not isinstance(rows, list) or len(rows) > setup.players or not all(isinstance(row, dict) for row in rows):
        raise BadText(f"there should be {setup.players} [[seat]] tables at the most")
    boards = [_read_board(reader, row) for row in rows]
    boards += [Board() for _seat in range(setup.players - len(boards))]
    state = new_state(setup, box, boards)
    seats = range(setup.players)
    state.first = number_in(data, "first", seats)
    state.leader = number_in(data, "leader", seats)
    state.has_sculpture = flag_in(data, "has_sculpture", not any(board.has_sculpture for board in boards))
    state.park = sorted(reader.kids(data, "park"))
    state.returned = reader.kids(data, "returned")
    _read_played(state, reader)
    _read_dogs_and_cats(state, reader)
    _read_rules_and_perks(state, reader)
    for board in boards:
        state.supply -= (board.tokens & 0xFFFF) + (board.tokens >> 16)
    _read_park_deck(state, reader)
    trigger = 0 if setup.is_study else find_trigger(state)
    state.trigger = number_in(data, "trigger", range(len(TRIGGER_NAMES)), trigger)
    state.agenda = SHAPE.read(data.get("agenda", [f"Turn {state.leader}"]), ranges(state), setup.is_study)
    check_agenda(state)
    return state


def find_trigger(state: FortState) -> int:
    """What must have triggered the end of the game, as the table looks."""
    if any(board.level == terms.TOP_LEVEL for board in state.boards):
        return BY_LEVEL
    if any(board.score >= terms.TRACK_END for board in state.boards):
        return BY_POINTS
    return 0 if state.park_deck or state.drawn else BY_PARK


def check_limits(state: FortState) -> None:
    """BadText unless all boards and the table hold what they can hold."""
    for seat, board in enumerate(state.boards):
        pack = board.pack_pizza + board.pack_toys
        spare = 2 if any(isinstance(step, Unpacking) for step in state.agenda) else 0
        if pack > board.pack_limit() + spare or len(board.lookout) > board.lookout_limit():
            raise BadText(f"seat {seat} has more in Pack or Lookout than Level {board.level} allows")
        if not is_among(board.unseen, board.hidden_cards()):
            raise BadText("unseen are cards of hand, deck and Lookout")
        rivals = [kind for other in state.boards if other is not board for kind in other.unseen]
        if not is_among(board.passed, rivals):
            raise BadText("passed are cards that rivals have and nobody has seen")
        if board.passed and state.setup.options["setup"] != "advanced":
            raise BadText("passed are cards of a draft, and there was none")
    if state.pizza > TOKENS or state.toys > TOKENS:
        raise BadText(f"there are {TOKENS} pizza and {TOKENS} toys")
    if len(state.park) > terms.PARK_SIZE:
        raise BadText(f"the Park has {terms.PARK_SIZE} cards")
    if state.has_sculpture + sum(board.has_sculpture for board in state.boards) > 1:
        raise BadText("there is one sculpture")
    if state.trigger == 0 and find_trigger(state) != 0 and not state.setup.is_study:
        raise BadText(f"the end has been triggered: trigger should be {find_trigger(state)}")
    if not is_among(state.played.looked, range(len(state.boards[state.leader].lookout))):
        raise BadText("looked are places of the leader's Lookout")
    if len(state.buried) > len(state.park_deck):
        raise BadText("buried says of the lowest cards of the Park deck who put them there")


def is_among(some: Iterable[int], all: Iterable[int]) -> bool:
    """Whether each is there, as often as it is named."""
    return not Counter(some) - Counter(all)


def _read_board(reader: Reader, row: dict[str, Any]) -> Board:
    check_keys("a seat", row, SEAT)
    board = Board()
    for name, most in BOARD_NUMBERS.items():
        setattr(board, name, number_in(row, name, range(most + 1)))
    for place, name in enumerate(PLACES_ON_BOARD):
        most = terms.STUFF_LIMIT if place < PACK else TOKENS
        board.tokens += number_in(row, name, range(most + 1)) << 8 * place
    for name in BOARD_CARDS:
        cards = reader.kids(row, name) if name == "lookout" else reader.cards(row, name)
        setattr(board, name, sorted(cards) if name in SORTED_CARDS else cards)
    board.lookout_shown = flags_in(row, "lookout_shown", [False] * len(board.lookout))
    if len(board.lookout_shown) != len(board.lookout):
        raise BadText("lookout_shown should say of each card in the Lookout whether it was shown")
    if "unseen" not in row:
        board.unseen = sorted(kind for kind in board.hidden_cards() if not reader.box.best_friends[kind])
    board.has_sculpture = flag_in(row, "has_sculpture")
    board.rule = reader.one(row, "rule", terms.RULE_NAMES)
    board.rules_seen = reader.numbers(row, "rules_seen", terms.RULE_NAMES)
    board.perk = reader.one(row, "perk", terms.PERK_NAMES)
    board.doghouse = sorted(reader.dogs(row, "doghouse"))
    board.other_rule = reader.one(row, "other_rule", terms.RULE_NAMES)
    return board


def _read_played(state: FortState, reader: Reader) -> None:
    """The card being played, and what has been done with it."""
    data, played = reader.data, state.played
    for name, allowed in PLAYED.items():
        setattr(played, name, number_in(data, name, allowed, getattr(played, name)))
    for name in FLAGS:
        setattr(played, name, flag_in(data, name))
    played.added = reader.cards(data, "added")
    played.card = (reader.kids(data, "played") or [NOTHING])[0]
    played.looked = numbers_in(data, "looked", range(MOST), [])
    played.icons = numbers_in(data, "icons", range(MOST), [0] * terms.SUIT_SPAN)
    if len(played.icons) != terms.SUIT_SPAN:
        raise BadText(f"icons should be {terms.SUIT_SPAN} numbers")


def _read_dogs_and_cats(state: FortState, reader: Reader) -> None:
    """Dogs left out are in the box; so are cats, as many as it takes in the row."""
    data, seats = reader.data, range(state.players)
    if state.has_dogs:
        state.played.dog = (reader.dogs(data, "dog") or [NOTHING])[0]
        state.played.borrowed = number_in(data, "borrowed", range(NOTHING, options.DECK + 1), NOTHING)
        rest = [kind for kind, is_dog in enumerate(state.box.dogs) if is_dog and kind not in _placed(state)]
        state.dog_box = reader.dogs(data, "dog_box") if "dog_box" in data else rest
    if state.setup.options["cats"]:
        owners = data.get("cats", dict.fromkeys(terms.CAT_NAMES[: state.players], NOBODY))
        if not isinstance(owners, dict):
            raise BadText("cats should be a table such as cats.bandit = 0")
        for cat, owner in owners.items():
            reader.number(cat, {name: number for number, name in enumerate(terms.CAT_NAMES)}, "cat")
            if type(owner) is not int or owner not in range(NOBODY, state.players):
                raise BadText(f"cats should say whose {cat} is: a seat, or -1 in the row")
        state.cats = [owners.get(cat, AWAY) for cat in terms.CAT_NAMES]
        state.cats_used = number_in(data, "cats_used", range(1 << len(terms.CAT_NAMES)))
        state.drawn = reader.kids(data, "drawn")
        state.buried = numbers_in(data, "buried", seats, [])


def _placed(state: FortState) -> list[int]:
    """The cards that a position says the place of."""
    cards = state.park + state.park_deck + state.returned + state.drawn + state.played.cards()
    return cards + [card for board in state.boards for card in board.all_cards()]


def _read_rules_and_perks(state: FortState, reader: Reader) -> None:
    data, seats = reader.data, range(state.players)
    taken = [board.rule for board in state.boards]
    state.rule_takers = numbers_in(data, "rule_takers", seats, [seat for seat in seats if taken[seat] != NOTHING])
    if sorted(state.rule_takers) != [seat for seat in seats if taken[seat] != NOTHING]:
        raise BadText("rule_takers are the seats that have a made-up rule")
    free = [rule for rule in range(len(terms.RULE_NAMES)) if rule not in taken]
    size = state.players + 1 - len(state.rule_takers)
    state.rule_stack = reader.numbers(data, "rule_stack", terms.RULE_NAMES) if "rule_stack" in data else free[:size]
    rest = [rule for rule in free if rule not in state.rule_stack]
    state.rule_box = reader.numbers(data, "rule_box", terms.RULE_NAMES) if "rule_box" in data else rest
    rules = [rule for rule in taken if rule != NOTHING] + state.rule_stack + state.rule_box
    if sorted(rules) != list(range(len(terms.RULE_NAMES))) or len(state.rule_stack) != size:
        raise BadText(f"each made-up rule should be in one place, {size} of them in the stack")
    seen = state.rule_stack
    first = [board.first_rule() for board in state.boards]
    for taker in reversed(state.rule_takers):
        seen = [*seen, first[taker]]
        state.boards[taker].rules_seen = sorted(seen)
    others = [board.other_rule for board in state.boards if board.other_rule != NOTHING]
    if not is_among(others, state.rule_box):
        raise BadText("other_rule is a made-up rule in the box")
    state.perk_row = reader.numbers(data, "perk_row", terms.PERK_NAMES)
    held = [board.perk for board in state.boards if board.perk != NOTHING] + state.perk_row
    rest = [perk for perk in range(len(terms.PERK_NAMES)) if perk not in held]
    state.perk_box = reader.numbers(data, "perk_box", terms.PERK_NAMES) if "perk_box" in data else rest
    if not is_among(held + state.perk_box, range(len(terms.PERK_NAMES))):
        raise BadText("each perk should be in one place")


def _read_park_deck(state: FortState, reader: Reader) -> None:
    """The Park deck as given, or all cards that are nowhere else."""
    is_told = "park_deck" in reader.data
    state.park_deck = reader.kids(reader.data, "park_deck")
    left = [kind for kind, copies in enumerate(state.box.copies) for _copy in range(copies)]
    if state.has_dogs:
        left += [kind for kind, is_dog in enumerate(state.box.dogs) if is_dog]
    for kind in _placed(state):
        if kind in left:
            left.remove(kind)
        elif not state.box.best_friends[kind]:
            raise BadText(f"there are not that many {state.box.ids[kind]!r} in the box")
    if not is_told:
        state.park_deck = state.box.kids_among(left)
