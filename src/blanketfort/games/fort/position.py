"""A position of Fort in text. Whatever is left out is as at the start; cards left out are in the Park deck."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.engine.setup import Setup
from blanketfort.engine.text import read_steps, write_steps, write_toml
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.box import Box
from blanketfort.games.fort.rules.state import AWAY, FortState, new_state

RULES = "blanketfort.games.fort.rules"
TABLE = ["first", "leader", "trigger", "has_sculpture"]
PLAYED = ["used", "any_suit", "declared", "followers", "chosen", "least", "is_full", "is_short", "is_trashed"]
TOKENS = ["pizza", "toys", "pack_pizza", "pack_toys"]
BOARD_NUMBERS = ["level", "score", "turns"]
BOARD_CARDS = ["hand", "deck", "discard", "yard", "lookout", "unseen", "passed"]
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
    data |= {name: getattr(state.played, name) for name in PLAYED}
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
    data: dict[str, object] = {name: getattr(board, name) for name in TOKENS + BOARD_NUMBERS}
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
        given = data.get(name, [])
        if isinstance(given, str):
            given = [word.strip() for word in given.split(",") if word.strip()]
        if not isinstance(given, list):
            raise BadText(f"{name} should be a list of names, not {given!r}")
        return [str(word) for word in given]

    def number(self, word: str, words: dict[str, int], what: str) -> int:
        if word not in words:
            raise BadText(f"there is no {what} {word!r}")
        return words[word]

    def numbers(self, data: dict[str, Any], name: str, names: list[str]) -> list[int]:
        words = {word: number for number, word in enumerate(names)}
        return [self.number(word, words, name.replace("_", " ")) for word in self.words(data, name)]

    def count(self, data: dict[str, Any], name: str) -> int:
        number = data.get(name, 0)
        if not isinstance(number, int) or not 0 <= number < 256:
            raise BadText(f"{name} should be a number, not {number!r}")
        return number

    def one(self, data: dict[str, Any], name: str, names: list[str]) -> int:
        found = self.numbers(data, name, names)
        return found[0] if found else NOTHING


def read_position(setup: Setup, box: Box, data: dict[str, Any]) -> FortState:
    """The state that the data describe."""
    reader = Reader(box, data)
    rows = data.get("seat", [])
    if not isinstance(rows, list) or len(rows) > setup.players:
        raise BadText(f"there should be {setup.players} [[seat]] tables at the most")
    boards = [_read_board(reader, row) for row in rows]
    boards += [Board() for _seat in range(setup.players - len(boards))]
    state = new_state(setup, box, boards)
    for part, names in ((state, TABLE), (state.played, PLAYED)):
        for name in names:
            setattr(part, name, data.get(name, getattr(part, name)))
    state.park = sorted(reader.kids(data, "park"))
    state.returned = reader.kids(data, "returned")
    state.played.added = reader.cards(data, "added")
    state.played.card = (reader.kids(data, "played") or [NOTHING])[0]
    state.played.looked = list(data.get("looked", []))
    state.played.icons = list(data.get("icons", [0] * (terms.COIN + 1)))
    _read_dogs_and_cats(state, reader)
    _read_rules_and_perks(state, reader)
    for board in boards:
        state.supply -= (board.tokens & 0xFFFF) + (board.tokens >> 16)
    state.park_deck = _read_park_deck(state, reader)
    state.agenda = read_steps(data.get("agenda", [f"Turn {state.leader}"]), RULES)
    return state


def _read_board(reader: Reader, row: dict[str, Any]) -> Board:
    board = Board()
    for name in BOARD_NUMBERS:
        setattr(board, name, reader.count(row, name))
    board.tokens = sum(reader.count(row, name) << 8 * place for place, name in enumerate(TOKENS))
    for name in BOARD_CARDS:
        cards = reader.kids(row, name) if name == "lookout" else reader.cards(row, name)
        setattr(board, name, sorted(cards) if name in SORTED_CARDS else cards)
    board.lookout_shown = list(row.get("lookout_shown", [False] * len(board.lookout)))
    if "unseen" not in row:
        board.unseen = sorted(kind for kind in board.hidden_cards() if not reader.box.best_friends[kind])
    board.has_sculpture = bool(row.get("has_sculpture", False))
    board.rule = reader.one(row, "rule", terms.RULE_NAMES)
    board.rules_seen = reader.numbers(row, "rules_seen", terms.RULE_NAMES)
    board.perk = reader.one(row, "perk", terms.PERK_NAMES)
    board.doghouse = sorted(reader.dogs(row, "doghouse"))
    board.other_rule = reader.one(row, "other_rule", terms.RULE_NAMES)
    return board


def _read_dogs_and_cats(state: FortState, reader: Reader) -> None:
    """Dogs left out are in the box; so are cats, as many as it takes in the row."""
    data = reader.data
    if state.has_dogs:
        state.played.dog = (reader.dogs(data, "dog") or [NOTHING])[0]
        state.played.borrowed = int(data.get("borrowed", NOTHING))
        rest = [kind for kind, is_dog in enumerate(state.box.dogs) if is_dog and kind not in _placed(state)]
        state.dog_box = reader.dogs(data, "dog_box") if "dog_box" in data else rest
    if state.setup.options["cats"]:
        owners = data.get("cats", dict.fromkeys(terms.CAT_NAMES[: state.players], NOBODY))
        for cat, owner in owners.items():
            reader.number(cat, {name: number for number, name in enumerate(terms.CAT_NAMES)}, "cat")
            if owner not in range(NOBODY, state.players):
                raise BadText(f"cats should say whose {cat} is: a seat, or -1 in the row")
        state.cats = [owners.get(cat, AWAY) for cat in terms.CAT_NAMES]
        state.cats_used = int(data.get("cats_used", 0))
        state.drawn = reader.kids(data, "drawn")
        state.buried = list(data.get("buried", []))


def _placed(state: FortState) -> list[int]:
    """The cards that a position says the place of."""
    cards = state.park + state.returned + state.drawn + state.played.cards()
    return cards + [card for board in state.boards for card in board.all_cards()]


def _read_rules_and_perks(state: FortState, reader: Reader) -> None:
    data = reader.data
    taken = [board.rule for board in state.boards]
    state.rule_takers = list(data.get("rule_takers", [seat for seat, rule in enumerate(taken) if rule != NOTHING]))
    free = [rule for rule in range(len(terms.RULE_NAMES)) if rule not in taken]
    size = state.players + 1 - len(state.rule_takers)
    state.rule_stack = reader.numbers(data, "rule_stack", terms.RULE_NAMES) if "rule_stack" in data else free[:size]
    rest = [rule for rule in free if rule not in state.rule_stack]
    state.rule_box = reader.numbers(data, "rule_box", terms.RULE_NAMES) if "rule_box" in data else rest
    seen = state.rule_stack
    first = [board.first_rule() for board in state.boards]
    for taker in reversed(state.rule_takers):
        seen = [*seen, first[taker]]
        state.boards[taker].rules_seen = sorted(seen)
    state.perk_row = reader.numbers(data, "perk_row", terms.PERK_NAMES)
    held = [board.perk for board in state.boards] + state.perk_row
    rest = [perk for perk in range(len(terms.PERK_NAMES)) if perk not in held]
    state.perk_box = reader.numbers(data, "perk_box", terms.PERK_NAMES) if "perk_box" in data else rest


def _read_park_deck(state: FortState, reader: Reader) -> list[int]:
    """The Park deck as given, or all cards that are nowhere else."""
    if "park_deck" in reader.data:
        return reader.kids(reader.data, "park_deck")
    left = [kind for kind, copies in enumerate(state.box.copies) for _copy in range(copies)]
    if state.has_dogs:
        left += [kind for kind, is_dog in enumerate(state.box.dogs) if is_dog]
    for kind in _placed(state):
        if kind in left:
            left.remove(kind)
        elif not state.box.best_friends[kind]:
            raise BadText(f"there are not that many {state.box.ids[kind]!r} in the box")
    return state.box.kids_among(left)
