"""The picture of Fort: rivals on top, the Park in the middle, your own board and your hand below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.phrases import (
    explain_action,
    explain_card,
    explain_cat,
    say_card,
    say_cat,
    say_perk,
    say_rule,
    say_suit,
)
from blanketfort.games.fort.view import Board, FortView
from blanketfort.terminal.blocks import (
    INK,
    QUIET,
    Block,
    beside,
    clip,
    fill,
    fit,
    flow,
    frame,
    pips,
    row,
    rule,
    share,
    wrap,
)
from blanketfort.terminal.pictures import Scene

SUITS = {
    "book": ("▤", "#7fb4ff"),
    "crown": ("♛", "#ffd75f"),
    "glue": ("◊", "#f2f2f2"),
    "shovel": ("▼", "#8fd694"),
    "skateboard": ("∞", "#ff9e9e"),
    "squirtgun": ("»", "#5fd7d7"),
    "coin": ("✪", "#d7af5f"),
}
"""Each suit has its own shape and its own colour."""
PIZZA, TOY = ("●", "○", "#ff8f70"), ("■", "□", "#a0b8ff")
STUFF_LIMIT = 4
CARD_WIDTH, CARD_GAP, CARD_LINES, MOST_LINES = 26, 1, 7, 12
WIDE = 30
"""From this width on a rival's board takes two lines, else three."""
ROOMY = 24
"""From this height on cards are drawn with their words."""


def head(scene: Scene) -> str:
    """What lies in the middle for all."""
    view = _view(scene)
    return scene.say("fort-picture-head", pizza=view.pizza, toys=view.toys, rules=view.rule_deck, perks=len(view.perks))


def draw(scene: Scene) -> Block:
    """The whole table in the room there is: the more there is, the more is said in words."""
    view = _view(scene)
    own, *rivals = scene.seat_order(view.players)
    is_roomy = scene.height >= ROOMY
    widths = share(scene.width, len(rivals))
    top = beside([_board(scene, seat, width, is_roomy) for seat, width in zip(rivals, widths, strict=True)])
    above = [*top, *_middle(scene, is_roomy), *_board(scene, own, scene.width, is_roomy)]
    return [*above, *_hand(scene, own, scene.height - len(above) - 2)]


def explain(scene: Scene, key: str) -> list[str]:
    """The card of an option, its actions and suits; or the actions of the card in play."""
    game = _game(scene)
    words = [word for word in key.split(":") if word in game.cards]
    if key.startswith("cat:"):
        return [scene.words(explain_cat(game.cats, key.removeprefix("cat:")))]
    played = _view(scene).play.card
    cards = words or ([played] if key.startswith("use") and played else [])
    lines = [scene.words(explain_card(game.cards, card)) for card in cards]
    return lines + [_explain_suits(scene, card) for card in cards]


def _explain_suits(scene: Scene, card: str) -> str:
    suits = dict.fromkeys(_game(scene).cards[card]["suits"])
    return ", ".join(f"{SUITS[suit][0]} {scene.words(say_suit(suit))}" for suit in suits)


def _game(scene: Scene) -> Fort:
    assert isinstance(scene.game, Fort)
    return scene.game


def _view(scene: Scene) -> FortView:
    assert isinstance(scene.view, FortView)
    return scene.view


# Boards.


def _board(scene: Scene, seat: int, width: int, is_roomy: bool) -> Block:
    """One player's board: points and level above, what is on it, and the sizes of the piles below."""
    board = _view(scene).boards[seat]
    is_own = seat == _view(scene).seat
    yard = _cards(scene, board.yard, seat)
    if yard:
        yard[0] = row(_label(scene, "yard"), " ", yard[0])
    stuff, rewards = _stuff(scene, board, is_roomy), _rewards(scene, seat)
    lines = 4 if is_roomy else 2 if width > WIDE else 3
    rows = flow([*stuff, *rewards], width - 2) + flow(yard, width - 2)
    if not is_roomy:
        rows = flow([*stuff, *yard, *rewards], width - 2, "  " if is_own else " ")
    rows = rows[:lines] + [Text("")] * (0 if is_own else lines - len(rows))
    style = scene.mark(f"rival:{seat}", plain=QUIET)
    return frame(rows, width, _title(scene, seat), Text(_piles(scene, board, width), QUIET), style=style)


def _piles(scene: Scene, board: Board, width: int) -> str:
    piles = {"hand": board.hand_size, "deck": board.deck_size, "discard": len(board.discard)}
    return scene.say("fort-picture-piles" if width > WIDE else "fort-picture-few-piles", **piles)


def _title(scene: Scene, seat: int) -> Text:
    """Whose board it is, with points and level; the leader carries a flag."""
    board = _view(scene).boards[seat]
    flag = "⚑ " if seat == _view(scene).leader else ""
    points = scene.say("fort-picture-points", points=board.score, level=board.level)
    return row((f"{flag}{scene.words.name(seat)} ", f"bold {INK}"), (points, INK))


def _stuff(scene: Scene, board: Board, has_label: bool) -> list[Text]:
    """Stuff, Pack and Lookout as marks that can be counted."""
    stuff, pack = board.stuff, board.pack
    pizza, toy = pips(stuff.pizza, STUFF_LIMIT, *PIZZA), pips(stuff.toys, STUFF_LIMIT, *TOY)
    free = pack.limit - pack.pizza - pack.toys
    packed = row((PIZZA[0] * pack.pizza, PIZZA[2]), (TOY[0] * pack.toys, TOY[2]), ("·" * max(free, 0), QUIET))
    tucked = [_suits(card.suits) for card in board.lookout]
    free = board.lookout_limit - len(tucked)
    lookout = Text(" ").join([*tucked, *[Text("·", QUIET)] * max(free, 0)])
    return [
        row(_label(scene, "stuff") if has_label else "", " " if has_label else "", pizza, " ", toy),
        row(_label(scene, "pack"), " ", packed),
        row(_label(scene, "lookout"), " ", lookout),
    ]


def _rewards(scene: Scene, seat: int) -> list[Text]:
    """Perk, made-up rule, sculpture, doghouse and cats."""
    board = _view(scene).boards[seat]
    found: list[Text] = []
    if board.doghouse:
        dogs = [scene.words(say_card(dog)) for dog in board.doghouse]
        found.append(row(_label(scene, "doghouse"), " ", ", ".join(dogs)))
    found += _cats(scene, seat)
    if board.perk is not None:
        found.append(row(("✦ ", INK), scene.words(say_perk(board.perk))))
    if board.has_rule:
        rule = scene.words(say_rule(board.rule)) if board.rule else scene.say("fort-picture-rule")
        found.append(row(("✎ ", INK), rule))
    if board.sculpture:
        found.append(Text(scene.say("fort-picture-sculpture")))
    return found


def _cats(scene: Scene, owner: int | None) -> list[Text]:
    """The cats of a player, or those that nobody has."""
    cats = _view(scene).cats_of(owner)
    return [row(("≈ ", INK), (scene.words(say_cat(cat)), scene.mark(f"cat:{cat}"))) for cat in cats]


def _label(scene: Scene, name: str) -> Text:
    return Text(scene.say(f"fort-picture-{name}"), QUIET)


# Cards.


def _suits(suits: Sequence[str]) -> Text:
    return row(*((SUITS[suit][0], SUITS[suit][1]) for suit in suits))


def _card(scene: Scene, card: str, *ends: str) -> Text:
    """A card in one piece: its suits and its name."""
    suits = _game(scene).cards[card]["suits"]
    return row(_suits(suits), " ", (scene.words(say_card(card)), scene.mark(*ends)))


def _cards(scene: Scene, cards: list[str], seat: int) -> list[Text]:
    return [_card(scene, card, f"yard:{seat}:{card}") for card in cards]


def _box(scene: Scene, card: str, width: int, lines: int, *ends: str) -> Block:
    """A card as a small box: its name, its suits, and its actions in words where there are lines for them."""
    data = _game(scene).cards[card]
    suits = [row((SUITS[suit][0], SUITS[suit][1]), " ", scene.words(say_suit(suit))) for suit in data["suits"]]
    short = row(_suits(data["suits"]), " ", scene.words(say_suit(data["suits"][0]))) if data["suits"] else Text("")
    same = len(set(data["suits"])) == 1
    rows: Block = [short] if same or width < CARD_WIDTH - 4 else [Text(" · ", QUIET).join(suits)]
    if not same and width < CARD_WIDTH - 4:
        rows = [_suits(data["suits"])]
    if lines > 1:
        rows = fill(clip(rows + _actions(scene, card, width - 4), lines), width - 2, lines)
    return scene.box(rows, width, Text(scene.words(say_card(card)), scene.mark(*ends)), *ends)


def _actions(scene: Scene, card: str, width: int) -> Block:
    """What a card does, in words: the two actions of a kid, or the need and the trick of a dog."""
    data = _game(scene).cards[card]
    if "need" in data:
        return wrap(Text(scene.words(explain_card(_game(scene).cards, card))), width)
    rows: Block = []
    for which in ("public", "private"):
        if data.get(which):
            label = scene.words(Phrase(f"fort-box-{which}"))
            rows += wrap(row((f"{label} ", QUIET), scene.words(explain_action(data[which]))), width)
    return rows


def _boxes(scene: Scene, cards: Sequence[tuple[str, tuple[str, ...]]], width: int, lines: int) -> Block:
    """Cards as boxes side by side, as wide as there is room for all of them."""
    if not cards:
        return []
    each = min(CARD_WIDTH, (width - CARD_GAP * (len(cards) - 1)) // len(cards))
    if each < 9:
        return flow([_card(scene, card, *ends) for card, ends in cards], width)
    return beside([_box(scene, card, each, lines, *ends) for card, ends in cards], CARD_GAP)


def _middle(scene: Scene, is_roomy: bool) -> Block:
    """The Park, and beside it the card in play."""
    view, played = _view(scene), _view(scene).play.card
    width = scene.width if played is None else scene.width * 2 // 3
    park = [(card, (f"park:{card}",)) for card in view.park]
    title = Text(scene.say("fort-picture-park", deck=view.park_deck), scene.mark("deck", plain=INK))
    if is_roomy:
        drawn = frame(
            _boxes(scene, park, width - 2, CARD_LINES), width, title, foot=Text("  ").join(_cats(scene, None))
        )
    else:
        cats = Text(" ").join([title, *_cats(scene, None)])
        drawn = [rule(width, cats), row(" ", Text("   ").join(_card(scene, card, *ends) for card, ends in park))]
    return (
        drawn
        if played is None
        else beside([fill(drawn, width, len(drawn)), _play(scene, scene.width - width, len(drawn))])
    )


def _play(scene: Scene, width: int, height: int) -> Block:
    """The card being played, what was added to it, and the icons that this makes."""
    play = _view(scene).play
    assert play.card is not None
    cards = [_card(scene, card, "use:public", "use:private") for card in [play.card, *play.added]]
    icons = [row((SUITS[suit][0], SUITS[suit][1]), f" {count}") for suit, count in play.icons.items() if count]
    pieces = [cards[0], *(row("+ ", card) for card in cards[1:]), *([Text("=", QUIET), *icons] if icons else [])]
    rows = flow(pieces, width - 2, " ")
    title = Text(scene.say("fort-picture-play", player=_view(scene).leader), INK)
    if height == 2:
        return [rule(width, title), fit(row(" ", Text(" ").join(pieces)), width)]
    rows += _actions(scene, play.card, width - 2)
    rows += [Text("")] * (height - 2 - len(rows))
    return frame(rows[: height - 2], width, title)


def _hand(scene: Scene, seat: int, lines: int) -> Block:
    """Your own hand, each card a box of the height that is left; cards that options are about are marked."""
    cards = _view(scene).boards[seat].hand or []
    ends = [(card, tuple(f"{verb}:{card}" for verb in HAND_VERBS)) for card in cards]
    return _boxes(scene, ends, scene.width, min(lines, MOST_LINES))


HAND_VERBS = ("play", "add", "add-coin-aside", "follow", "tuck", "trash", "keep")
"""Verbs of options about a card in the hand."""
