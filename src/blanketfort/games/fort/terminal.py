"""The table of Fort in lines of text: the middle, your own board with every card explained, then your rivals'."""

from collections.abc import Iterator

from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.phrases import explain_card, explain_cat, say_card_and_suits, say_perk, say_rule, say_suits
from blanketfort.games.fort.rules.box import Level
from blanketfort.games.fort.view import Board, FortView
from blanketfort.locale import Words


def draw_status(game: Fort, view: FortView, words: Words) -> list[str]:
    """Your own points, Fort Level, resources and Lookout."""
    seat = view.seat or 0
    board = view.boards[seat]
    return [words(phrase) for phrase in (_heading(view, seat, board), _stuff(board), _lookout(game, board))]


def draw_table(game: Fort, view: FortView, words: Words) -> list[str]:
    """The whole table as the seat of this view sees it, the seats in turn order from its own."""
    phrases = [*_middle(game, view), *(line for seat in view.seat_order() for line in _board(game, view, seat))]
    return ["  " * depth + words(phrase) for depth, phrase in phrases]


Line = tuple[int, Phrase]
"""A line of the table and how far it is set in."""


def _middle(game: Fort, view: FortView) -> Iterator[Line]:
    yield 0, Phrase("fort-table-park")
    yield from ((1, explain_card(game.cards, card)) for card in view.park)
    yield 0, Phrase("fort-table-supply", deck=view.park_deck, pizza=view.pizza, toys=view.toys)
    if view.perks:
        yield 0, Phrase("fort-table-perks", perks=[say_perk(perk) for perk in view.perks])
    in_row = view.cats_of(None)
    if in_row:
        yield 0, Phrase("fort-table-cats", cats=[explain_cat(game.cats, cat) for cat in in_row])
    yield 0, Phrase("fort-table-rewards", rules=view.rule_deck, sculpture=view.sculpture)


def _board(game: Fort, view: FortView, seat: int) -> Iterator[Line]:
    board = view.boards[seat]
    yield 0, Phrase("fort-table-empty-line")
    yield 0, _heading(view, seat, board)
    yield 1, _stuff(board)
    cats = view.cats_of(seat)
    levels = game.box.dear_levels if "dumpling" in cats else game.box.levels
    if board.level + 1 < len(levels):
        yield 1, Phrase("fort-table-next", cost=_cost(levels[board.level + 1]))
    yield 1, _lookout(game, board)
    yield from _rewards(board)
    if cats:
        yield 1, Phrase("fort-table-own-cats", cats=[explain_cat(game.cats, cat) for cat in cats])
    if board.doghouse:
        yield 1, Phrase("fort-table-doghouse", cards=[say_card_and_suits(game.cards, dog) for dog in board.doghouse])
    yield from _cards(game, board)


def _heading(view: FortView, seat: int, board: Board) -> Phrase:
    leads = seat == view.leader
    return Phrase("fort-table-board", player=seat, leads=leads, points=board.score, level=board.level)


def _stuff(board: Board) -> Phrase:
    stuff, pack = board.stuff, board.pack
    return Phrase(
        "fort-table-stuff",
        pizza=stuff.pizza,
        toys=stuff.toys,
        packed_pizza=pack.pizza,
        packed_toys=pack.toys,
        limit=pack.limit,
    )


def _cost(cost: Level) -> list[Phrase]:
    """What the next Fort Level costs."""
    amounts = {"pizza": cost.pizza, "toys": cost.toys, "either": cost.either}
    return [Phrase(f"fort-table-cost-{kind}", count=count) for kind, count in amounts.items() if count]


def _lookout(game: Fort, board: Board) -> Phrase:
    tucked = [
        say_card_and_suits(game.cards, card.card)
        if card.card is not None
        else Phrase("fort-table-tucked", suits=say_suits(card.suits))
        for card in board.lookout
    ]
    return Phrase("fort-table-lookout", cards=tucked, count=len(tucked), limit=board.lookout_limit)


def _rewards(board: Board) -> Iterator[Line]:
    if board.rule is not None:
        about = Phrase(f"fort-rule-{board.rule}.about")
        yield 1, Phrase("fort-table-rule", rule=say_rule(board.rule), about=about)
    elif board.has_rule:
        yield 1, Phrase("fort-table-hidden-rule")
    if board.perk is not None:
        yield (
            1,
            Phrase("fort-table-perk", perk=say_perk(board.perk), about=Phrase(f"fort-perk-{board.perk}.about")),
        )
    if board.sculpture:
        yield 1, Phrase("fort-table-sculpture")


def _cards(game: Fort, board: Board) -> Iterator[Line]:
    yield 1, Phrase("fort-table-yard", count=len(board.yard))
    yield from ((2, explain_card(game.cards, card)) for card in board.yard)
    yield 1, Phrase("fort-table-discard", cards=[say_card_and_suits(game.cards, card) for card in board.discard])
    yield 1, Phrase("fort-table-deck", deck=board.deck_size, hand=board.hand_size)
    if board.hand is not None:
        yield 1, Phrase("fort-table-hand")
        yield from ((2, explain_card(game.cards, card)) for card in board.hand)
