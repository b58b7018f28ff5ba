"""A position of Fort in text. Whatever is left out is as at the start; cards left out are in the Park deck."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import Step
from blanketfort.engine.text import read_steps, write_steps, write_toml
from blanketfort.games.fort import actions, asking, dealing, follow, fort_level, play, recruit, turn, using
from blanketfort.games.fort.box import COIN, NONE, PERK_NAMES, RULE_NAMES, TOKENS, Box
from blanketfort.games.fort.state import Board, FortState, new_board

STEPS: dict[str, type[Step[Any]]] = {
    name: value
    for module in (actions, asking, dealing, follow, fort_level, play, recruit, turn, using)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Step)
}
NUMBERS = ["first", "leader", "trigger", "used", "any_suit", "declared", "followers", "chosen", "least"]
FLAGS = ["has_sculpture", "is_full", "is_short", "trashes_played"]
BOARD_NUMBERS = ["pizza", "toys", "pack_pizza", "pack_toys", "level", "score", "turns"]
BOARD_CARDS = ["hand", "deck", "discard", "yard", "lookout", "unseen", "passed"]
SORTED_CARDS = ["hand", "yard", "unseen", "passed"]


def write_position(state: FortState) -> str:
    """The whole position, secrets and all."""
    ids = state.box.ids
    data: dict[str, object] = {"game": "fort", "players": state.players, "options": dict(state.setup.options)}
    data["root"] = state.luck.root.hex()
    data["tick"] = state.tick
    data["agenda"] = list(write_steps(state.agenda))
    for name in ("park", "park_deck", "returned", "added"):
        data[name] = [ids[kind] for kind in getattr(state, name)]
    data["played"] = "" if state.played == NONE else ids[state.played]
    for name in NUMBERS + FLAGS:
        data[name] = getattr(state, name)
    data["looked"] = list(state.looked)
    data["icons"] = list(state.icons)
    data["rule_takers"] = list(state.rule_takers)
    for name, words in (
        ("rule_stack", RULE_NAMES),
        ("rule_box", RULE_NAMES),
        ("perk_row", PERK_NAMES),
        ("perk_box", PERK_NAMES),
    ):
        data[name] = [words[number] for number in getattr(state, name)]
    data["seat"] = [_write_board(board, ids) for board in state.boards]
    return write_toml(data)


def _write_board(board: Board, ids: list[str]) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(board, name) for name in BOARD_NUMBERS}
    for name in BOARD_CARDS:
        data[name] = [ids[kind] for kind in getattr(board, name)]
    data["lookout_shown"] = list(board.lookout_shown)
    data["has_sculpture"] = board.has_sculpture
    data["rule"] = "" if board.rule == NONE else RULE_NAMES[board.rule]
    data["rules_seen"] = [RULE_NAMES[rule] for rule in board.rules_seen]
    data["perk"] = "" if board.perk == NONE else PERK_NAMES[board.perk]
    return data


class Reader:
    """Reads a position's data; BadText says which part is wrong."""

    def __init__(self, box: Box, data: dict[str, Any]) -> None:
        self.box = box
        self.data = data

    def cards(self, data: dict[str, Any], name: str) -> list[int]:
        """A pile of cards by their ids, as a list or as one comma-separated string."""
        return [self.number(word, self.box.kinds, "card") for word in self.words(data, name)]

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

    def one(self, data: dict[str, Any], name: str, names: list[str]) -> int:
        found = self.numbers(data, name, names)
        return found[0] if found else NONE


def read_position(setup: Setup, box: Box, data: dict[str, Any]) -> FortState:
    """The state that the data describe."""
    reader = Reader(box, data)
    rows = data.get("seat", [])
    if not isinstance(rows, list) or len(rows) > setup.players:
        raise BadText(f"there should be {setup.players} [[seat]] tables at the most")
    boards = [_read_board(reader, row) for row in rows]
    boards += [new_board() for _seat in range(setup.players - len(boards))]
    state = FortState(setup, box, boards)
    for name in NUMBERS + FLAGS:
        setattr(state, name, data.get(name, getattr(state, name)))
    state.park = sorted(reader.cards(data, "park"))
    state.returned = reader.cards(data, "returned")
    state.added = reader.cards(data, "added")
    state.played = (reader.cards(data, "played") or [NONE])[0]
    state.looked = list(data.get("looked", []))
    state.icons = list(data.get("icons", [0] * (COIN + 1)))
    _read_rules_and_perks(state, reader)
    state.pizza = TOKENS - sum(board.pizza + board.pack_pizza for board in boards)
    state.toys = TOKENS - sum(board.toys + board.pack_toys for board in boards)
    state.park_deck = _read_park_deck(state, reader)
    state.agenda = read_steps(data.get("agenda", [f"Turn {state.leader}"]), STEPS)
    return state


def _read_board(reader: Reader, row: dict[str, Any]) -> Board:
    board = new_board()
    for name in BOARD_NUMBERS:
        number = row.get(name, 0)
        if not isinstance(number, int) or number < 0:
            raise BadText(f"{name} should be a number, not {number!r}")
        setattr(board, name, number)
    for name in BOARD_CARDS:
        cards = reader.cards(row, name)
        setattr(board, name, sorted(cards) if name in SORTED_CARDS else cards)
    board.lookout_shown = list(row.get("lookout_shown", [False] * len(board.lookout)))
    if "unseen" not in row:
        board.unseen = sorted(kind for kind in board.hidden_cards() if not reader.box.best_friends[kind])
    board.has_sculpture = bool(row.get("has_sculpture", False))
    board.rule = reader.one(row, "rule", RULE_NAMES)
    board.rules_seen = tuple(reader.numbers(row, "rules_seen", RULE_NAMES))
    board.perk = reader.one(row, "perk", PERK_NAMES)
    return board


def _read_rules_and_perks(state: FortState, reader: Reader) -> None:
    data = reader.data
    taken = [board.rule for board in state.boards]
    state.rule_takers = list(data.get("rule_takers", [seat for seat, rule in enumerate(taken) if rule != NONE]))
    free = [rule for rule in range(len(RULE_NAMES)) if rule not in taken]
    size = state.players + 1 - len(state.rule_takers)
    state.rule_stack = reader.numbers(data, "rule_stack", RULE_NAMES) if "rule_stack" in data else free[:size]
    rest = [rule for rule in free if rule not in state.rule_stack]
    state.rule_box = reader.numbers(data, "rule_box", RULE_NAMES) if "rule_box" in data else rest
    seen = state.rule_stack
    for taker in reversed(state.rule_takers):
        seen = [*seen, taken[taker]]
        state.boards[taker].rules_seen = tuple(sorted(seen))
    state.perk_row = reader.numbers(data, "perk_row", PERK_NAMES)
    held = [board.perk for board in state.boards] + state.perk_row
    rest = [perk for perk in range(len(PERK_NAMES)) if perk not in held]
    state.perk_box = reader.numbers(data, "perk_box", PERK_NAMES) if "perk_box" in data else rest


def _read_park_deck(state: FortState, reader: Reader) -> list[int]:
    """The Park deck as given, or all cards that are nowhere else."""
    if "park_deck" in reader.data:
        return reader.cards(reader.data, "park_deck")
    left = [kind for kind, copies in enumerate(state.box.copies) for _copy in range(copies)]
    placed = state.park + state.returned + state.added + [card for board in state.boards for card in board.all_cards()]
    placed += [] if state.played == NONE else [state.played]
    for kind in placed:
        if kind in left:
            left.remove(kind)
        elif not state.box.best_friends[kind]:
            raise BadText(f"there are not so many {state.box.ids[kind]!r} in the box")
    return left
