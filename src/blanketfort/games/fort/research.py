"""What a seat of Fort sees, in numbers."""

from __future__ import annotations

from typing import Final

from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import State
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.state import AWAY, TRIGGER_NAMES, FortState
from blanketfort.games.fort.rules.tokens import RESOURCES, TOKENS
from blanketfort.research.hot.encoder import MOST, Encoder, Question, Research, Sheet, seat_names

KINDS: Final = [
    f"fort.{kind}"
    for kind in (
        *("draft", "play", "use", "any-suit", "add", "declare", "follow", "recruit", "end-turn", "do-over"),
        *("gather", "pack", "lookout", "trash", "trash-rival", "spend", "copy-rival-pack", "convert", "pay"),
        *("choose-rule", "choose-perk", "recycle", "copy-cat", "rough-housing", "birthday-party"),
        *("add-to-dog", "advance", "call", "declare-coin", "dig", "fetch", "fill-toys", "gain", "herd", "herd-to"),
        *("mimic", "relieve", "settle", "steal", "swap-perk", "swap-rule", "unpack", "visit"),
        *("discard", "keep-one", "rob", "rob-pack"),
    )
]
"""The questions of the game; their order is part of the environment's version."""
COPIES: Final = 20
"""No more of one kid can come together than this."""


class FortEncoder(Encoder):
    """An observation of Fort."""

    def __init__(self, kids: list[str], players: int) -> None:
        super().__init__(players)
        self.question = Question(self, KINDS)
        self.middle = Middle(self, kids)
        self.cats = Cats(self)
        self.play = Play(self, kids)
        self.boards = [BoardPart(self, kids, seat) for seat in range(players)]
        self.own = Own(self, kids)

    def write(self, state: State, me: int, sheet: Sheet) -> None:
        assert isinstance(state, FortState)
        self.question.write(state, me, sheet)
        self.middle.write(state, sheet)
        self.cats.write(state, sheet)
        self.play.write(state, sheet)
        for board in self.boards:
            board.write(state, sheet)
        self.own.write(state, me, sheet)


class Middle:
    """What lies between the players."""

    def __init__(self, encoder: Encoder, kids: list[str]) -> None:
        players = encoder.players
        self.first = encoder.add_seats("first", "who began the game")
        self.leader = encoder.add_seats("leader", "whose turn it is")
        self.trigger = encoder.add("trigger", TRIGGER_NAMES[1:], "what triggered the end of the game")
        self.park = encoder.add("park", kids, "the kids in the Park", COPIES)
        self.park_deck = encoder.add_number("park-deck", "cards in the Park deck")
        self.returned = encoder.add("returned", kids, "cards returned to the box", COPIES)
        self.supply = encoder.add("supply", RESOURCES, "tokens in the supply", TOKENS)
        self.rules_left = encoder.add_number("rules-left", "made-up rules still to be chosen", len(terms.RULE_NAMES))
        self.taker = encoder.add(
            "rule-taker",
            seat_names(players),
            "who took the first, second, ... made-up rule; 0 who has none",
            players,
        )
        self.perks = encoder.add("perks", terms.PERK_NAMES, "the perks still to be chosen")
        self.sculpture = encoder.add_number("sculpture", "whether nobody has the Macaroni Sculpture", 1)

    def write(self, state: FortState, sheet: Sheet) -> None:
        sheet.mark(self.first, state.first)
        sheet.mark(self.leader, state.leader)
        sheet.mark(self.trigger, state.trigger - 1)
        sheet.count(self.park, state.park)
        sheet.put(self.park_deck, len(state.park_deck))
        sheet.count(self.returned, state.returned)
        sheet.put(self.supply, state.pizza)
        sheet.put(self.supply + 1, state.toys)
        sheet.put(self.rules_left, len(state.rule_stack))
        for turn, seat in enumerate(state.rule_takers):
            sheet.put(self.taker + seat, turn + 1)
        sheet.count(self.perks, state.perk_row)
        sheet.put(self.sculpture, int(state.has_sculpture))


class Cats:
    """Where the cats are, and what Cilantro draws and buries."""

    def __init__(self, encoder: Encoder) -> None:
        places = ["row", *seat_names(encoder.players)]
        self.width = len(places)
        self.cats = encoder.add(
            "cats",
            [f"{cat}.{place}" for cat in terms.CAT_NAMES for place in places],
            "where each cat is, of those in the game",
        )
        self.drawn = encoder.add_number("drawn", "cards drawn from the Park deck to choose from")
        self.buried = encoder.add_number("buried", "cards put under the Park deck")

    def write(self, state: FortState, sheet: Sheet) -> None:
        at = self.cats + 1  # the owner of a cat in the row is -1
        for owner in state.cats:
            if owner != AWAY:
                sheet.put(at + owner, 1)
            at += self.width
        sheet.put(self.drawn, len(state.drawn))
        sheet.put(self.buried, len(state.buried))


class Play:
    """The card being played, what was added to it, and who followed."""

    def __init__(self, encoder: Encoder, kids: list[str]) -> None:
        self.played = encoder.add("played", kids, "the card being played")
        self.dog = encoder.add("dog", kids, "the dog being played")
        self.added = encoder.add("added", kids, "cards added from the hand", COPIES)
        self.added_suits = encoder.add(
            "added-suits", terms.SUIT_NAMES, "suits of the cards added from the Lookout", MOST
        )
        self.icons = encoder.add("icons", terms.SUIT_NAMES, "icons that count for the action", MOST)
        self.used = encoder.add("used", ["public", "private"], "actions used so far")
        self.any_suit = encoder.add("any-suit", terms.SUIT_NAMES, "the suit chosen for an action of any suit")
        self.declared = encoder.add("declared", terms.SUIT_NAMES, "the suit declared for a coin")
        self.chosen = encoder.add("chosen", RESOURCES, "what the leader's public action gathered")
        self.followers = encoder.add_seats("followers", "who followed")

    def write(self, state: FortState, sheet: Sheet) -> None:
        sheet.mark(self.played, state.played.card)
        sheet.mark(self.dog, state.played.dog)
        sheet.count(self.added, state.played.added)
        lookout, icons = state.boards[state.leader].lookout, state.box.icons
        for place in state.played.looked:
            # Of the cards that the leader added from the Lookout all see the suits.
            sheet.add_all(self.added_suits, icons[lookout[place]])
        sheet.put_all(self.icons, state.played.icons)
        sheet.mark_bits(self.used, state.played.used)
        sheet.mark(self.any_suit, state.played.any_suit)
        sheet.mark(self.declared, state.played.declared)
        sheet.mark(self.chosen, state.played.chosen)
        sheet.mark_bits(self.followers, state.played.followers)


class BoardPart:
    """What everybody sees of one player's board."""

    def __init__(self, encoder: Encoder, kids: list[str], seat: int) -> None:
        self.seat = seat
        name = f"seat-{seat}"
        stuff = ["pizza", "toys", "pack-pizza", "pack-toys"]
        facts = ["level", "score", *stuff, "hand", "deck", "rule", "sculpture", "turns"]
        self.figures = encoder.add(name, facts, "the board in figures", MOST)
        self.perk = encoder.add(f"{name}.perk", terms.PERK_NAMES, "the perk")
        self.yard = encoder.add(f"{name}.yard", kids, "the Yard", COPIES)
        self.discard = encoder.add(f"{name}.discard", kids, "the discard pile", COPIES)
        self.doghouse = encoder.add(f"{name}.doghouse", kids, "the doghouse", COPIES)
        self.lookout = encoder.add(f"{name}.lookout", kids, "Lookout cards all have seen", COPIES)
        self.suits = encoder.add(f"{name}.suits", terms.SUIT_NAMES, "suits of the other Lookout cards", MOST)
        self.known = encoder.add(f"{name}.known", kids, "hidden cards of which all saw that they went in", COPIES)

    def write(self, state: FortState, sheet: Sheet) -> None:
        board, icons = state.boards[self.seat], state.box.icons
        self.write_figures(board, sheet)
        sheet.mark(self.perk, board.perk)
        sheet.count(self.yard, board.yard)
        sheet.count(self.discard, board.discard)
        sheet.count(self.doghouse, board.doghouse)
        for place, kind in enumerate(board.lookout):
            if board.lookout_shown[place]:
                sheet.add(self.lookout, kind, 1)
            else:
                sheet.add_all(self.suits, icons[kind])
        self.write_known(board, sheet)

    def write_figures(self, board: Board, sheet: Sheet) -> None:
        """Markers, tokens and sizes."""
        at = self.figures
        sheet.put(at, board.level)
        sheet.put(at + 1, board.score)
        sheet.put(at + 2, board.pizza)
        sheet.put(at + 3, board.toys)
        sheet.put(at + 4, board.pack_pizza)
        sheet.put(at + 5, board.pack_toys)
        sheet.put(at + 6, len(board.hand))
        sheet.put(at + 7, len(board.deck))
        sheet.put(at + 8, int(board.rule != NOTHING))
        sheet.put(at + 9, int(board.has_sculpture))
        sheet.put(at + 10, board.turns)

    def write_known(self, board: Board, sheet: Sheet) -> None:
        """What `board.known_cards()` are: the hidden cards without those that no rival has seen."""
        sheet.count(self.known, board.hand)
        sheet.count(self.known, board.deck)
        for place, kind in enumerate(board.lookout):
            if not board.lookout_shown[place]:
                sheet.add(self.known, kind, 1)
        for kind in board.unseen:
            sheet.add(self.known, kind, -1)


class Own:
    """What only the seat itself knows."""

    def __init__(self, encoder: Encoder, kids: list[str]) -> None:
        self.hand = encoder.add("my.hand", kids, "your hand", COPIES)
        self.deck = encoder.add("my.deck", kids, "your deck, whose order nobody knows", COPIES)
        self.lookout = encoder.add("my.lookout", kids, "your Lookout", COPIES)
        self.looked = encoder.add("my.looked", kids, "what you added from your Lookout", COPIES)
        self.rule = encoder.add("my.rule", terms.RULE_NAMES, "your made-up rule")
        self.other_rule = encoder.add("my.other-rule", terms.RULE_NAMES, "the rule that Watson exchanged")
        self.rules_seen = encoder.add("my.rules-seen", terms.RULE_NAMES, "the rules you chose from")
        self.rules_offered = encoder.add("my.rules-offered", terms.RULE_NAMES, "the rules you choose from now")
        self.passed = encoder.add("my.passed", kids, "what you passed on in the draft", COPIES)
        self.drawn = encoder.add("my.drawn", kids, "what you drew from the Park deck", COPIES)
        self.buried = encoder.add("my.buried", kids, "what you put under the Park deck", COPIES)

    def write(self, state: FortState, me: int, sheet: Sheet) -> None:
        board = state.boards[me]
        sheet.count(self.hand, board.hand)
        sheet.count(self.deck, board.deck)
        sheet.count(self.lookout, board.lookout)
        if me == state.leader:
            for place in state.played.looked:
                sheet.add(self.looked, board.lookout[place], 1)
        sheet.mark(self.rule, board.rule)
        sheet.mark(self.other_rule, board.other_rule)
        sheet.count(self.rules_seen, board.rules_seen)
        sheet.count(self.passed, board.passed)
        if state.top.seat == me:
            self.write_offer(state, sheet)
        for at, knower in enumerate(state.buried):
            if knower == me:
                sheet.add(self.buried, state.park_deck[at], 1)

    def write_offer(self, state: FortState, sheet: Sheet) -> None:
        """What lies before the one who is asked to choose from it."""
        if state.top.kind() == "fort.choose-rule":
            sheet.count(self.rules_offered, state.rule_stack)
        sheet.count(self.drawn, state.drawn)


def make_encoder(game: Game, players: int) -> Encoder:
    """The observation of Fort with this number of players, with the cards of its box."""
    assert isinstance(game, Fort)
    return FortEncoder(game.box.ids, players)


RESEARCH = Research(
    make_encoder, version=2, variants={"cats-and-dogs": (3, {"cats": True, "dogs": True, "setup": "advanced"})}
)
