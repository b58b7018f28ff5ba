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
    explain_dog,
    say_card,
    say_cat,
    say_perk,
    say_rule,
    say_suit,
)
from blanketfort.games.fort.view import Board, FortView
from blanketfort.terminal import pictures
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

Scene = pictures.Scene[Fort, FortView]
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
CARD_WIDTH, CARD_GAP = 36, 1
NARROW = 22
"""In a card of less width suits are signs only."""
FEW_LINES = 5
"""Where a card has no more lines, its suits stand beside its name."""
WIDE = 30
"""From this width on a rival's board takes two lines, else three."""
ROOMY = 24
"""From this height on cards are drawn with their words."""


def head(scene: Scene) -> str:
    """What lies in the middle for all."""
    view = scene.view
    return scene.say("fort-picture-head", pizza=view.pizza, toys=view.toys, rules=view.rule_deck, perks=len(view.perks))


def draw(scene: Scene) -> Block:
    """The whole table in the room there is: the more there is, the more is said in words."""
    if scene.height < ROOMY:
        return _table(scene, TERSE, scene.height)
    at_length = _table(scene, AT_LENGTH, 2 * scene.height)
    return at_length if len(at_length) <= scene.height else _table(scene, NAMED, scene.height)


def _table(scene: Scene, manner: int, height: int) -> Block:
    own, *rivals = scene.view.seat_order()
    above = [*_rivals(scene, rivals, manner), *_middle(scene, manner), *_board(scene, own, scene.width, manner)]
    return [*above, *_hand(scene, own, height - len(above) - 2)]


def explain(scene: Scene, key: str) -> list[str]:
    """The card of an option, its actions and suits; or the actions of the card in play."""
    game = scene.game
    words = [word for word in key.split(":") if word in game.cards]
    if key.startswith("cat:"):
        return [scene.words(explain_cat(game.cats, key.removeprefix("cat:")))]
    played = scene.view.play.card
    cards = words or ([played] if key.startswith("use") and played else [])
    lines = [scene.words(explain_card(game.cards, card)) for card in cards]
    return lines + [_explain_suits(scene, card) for card in cards]


def _explain_suits(scene: Scene, card: str) -> str:
    suits = dict.fromkeys(scene.game.cards[card]["suits"])
    return ", ".join(f"{SUITS[suit][0]} {scene.words(say_suit(suit))}" for suit in suits)


TERSE, NAMED, AT_LENGTH = 0, 1, 2
"""How much is said: all in a few lines, cards in words and the rest by name, or everything in words."""

# Boards.


def _rivals(scene: Scene, seats: Sequence[int], manner: int) -> Block:
    """The rivals' boards side by side, all as high as the fullest."""
    widths = share(scene.width, len(seats))
    contents = [_content(scene, seat, width - 2, manner) for seat, width in zip(seats, widths, strict=True)]
    lines = max(map(len, contents)) if manner else 2 if min(widths) > WIDE else 3
    parts = zip(seats, contents, widths, strict=True)
    return beside([_framed(scene, seat, fill(rows, width - 2, lines), width) for seat, rows, width in parts])


def _board(scene: Scene, seat: int, width: int, manner: int) -> Block:
    """Your own board, as high as it needs."""
    rows = _content(scene, seat, width - 2, manner)
    return _framed(scene, seat, rows if manner else rows[:2], width)


def _framed(scene: Scene, seat: int, rows: Block, width: int) -> Block:
    """A board: points and level above, what is on it, and the sizes of the piles below."""
    style = scene.mark(f"rival:{seat}", plain=QUIET)
    piles = Text(_piles(scene, scene.view.boards[seat], width), QUIET)
    return frame(rows, width, _title(scene, seat), piles, style=style)


def _content(scene: Scene, seat: int, width: int, manner: int) -> Block:
    """What is on a board."""
    board = scene.view.boards[seat]
    stuff = _stuff(scene, board, manner != TERSE)
    if manner == AT_LENGTH:
        said = [_card(scene, card, f"yard:{seat}:{card}", in_words=True) for card in board.yard]
        pieces = [*_labelled(scene, "yard", said), *_rewards(scene, seat, in_words=True)]
        return flow(stuff, width) + [line for piece in pieces for line in wrap(piece, width)]
    yard = _labelled(scene, "yard", [_card(scene, card, f"yard:{seat}:{card}") for card in board.yard])
    if manner == NAMED:
        return flow([*stuff, *_rewards(scene, seat)], width) + flow(yard, width)
    return flow([*stuff, *yard, *_rewards(scene, seat)], width, "  " if seat == scene.view.seat else " ")


def _labelled(scene: Scene, label: str, pieces: list[Text]) -> list[Text]:
    """The pieces, the first of them after a label."""
    return [row(_label(scene, label), " ", piece) for piece in pieces[:1]] + pieces[1:]


def _piles(scene: Scene, board: Board, width: int) -> str:
    piles = {"hand": board.hand_size, "deck": board.deck_size, "discard": len(board.discard)}
    return scene.say("fort-picture-piles" if width > WIDE else "fort-picture-few-piles", **piles)


def _title(scene: Scene, seat: int) -> Text:
    """Whose board it is, with points and level; the leader carries a flag."""
    board = scene.view.boards[seat]
    flag = "⚑ " if seat == scene.view.leader else ""
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


def _rewards(scene: Scene, seat: int, in_words: bool = False) -> list[Text]:
    """Perk, made-up rule, sculpture, doghouse and cats, by name or with what they do."""
    board = scene.view.boards[seat]
    found: list[Text] = []
    if board.doghouse:
        dogs = [scene.words(say_card(dog)) for dog in board.doghouse]
        found.append(row(_label(scene, "doghouse"), " ", ", ".join(dogs)))
    found += _cats(scene, seat, in_words)
    if board.perk is not None:
        about = f" · {scene.say(f'fort-perk-{board.perk}.about')}" if in_words else ""
        found.append(row(("✦ ", INK), scene.words(say_perk(board.perk)), about))
    if board.has_rule:
        rule = scene.words(say_rule(board.rule)) if board.rule else scene.say("fort-picture-rule")
        about = f" · {scene.say(f'fort-rule-{board.rule}.about')}" if in_words and board.rule else ""
        found.append(row(("✎ ", INK), rule, about))
    if board.sculpture:
        found.append(Text(scene.say("fort-picture-sculpture")))
    return found


def _cats(scene: Scene, owner: int | None, in_words: bool = False) -> list[Text]:
    """The cats of a player, or those that nobody has, by name or with what they do."""
    cats = scene.view.cats_of(owner)
    said = {cat: explain_cat(scene.game.cats, cat) if in_words else say_cat(cat) for cat in cats}
    return [row(("≈ ", INK), (scene.words(said[cat]), scene.mark(f"cat:{cat}"))) for cat in cats]


def _label(scene: Scene, name: str) -> Text:
    return Text(scene.say(f"fort-picture-{name}"), QUIET)


# Cards.


def _suits(suits: Sequence[str]) -> Text:
    return row(*((SUITS[suit][0], SUITS[suit][1]) for suit in suits))


def _card(scene: Scene, card: str, *ends: str, in_words: bool = False) -> Text:
    """A card in one piece: its suits and its name, or all that is on it in words."""
    cards = scene.game.cards
    said = explain_card(cards, card) if in_words else say_card(card)
    return row(_suits(cards[card]["suits"]), " ", (scene.words(said), scene.mark(*ends)))


def _say_suits(scene: Scene, card: str, width: int) -> Text:
    """The suits of a card as signs, with their names where there is room for them."""
    suits = scene.game.cards[card]["suits"]
    if len(set(suits)) == 1:
        return row(_suits(suits), " ", scene.words(say_suit(suits[0])))
    named = [row(_suits([suit]), " ", scene.words(say_suit(suit))) for suit in suits]
    return _suits(suits) if width < NARROW else Text(" · ", QUIET).join(named)


def _actions(scene: Scene, card: str, width: int) -> Block:
    """What a card does, in words: the two actions of a kid, or the need and the trick of a dog."""
    data = scene.game.cards[card]
    boxes: dict[str, object] = {
        which: explain_action(data[which]) for which in ("public", "private") if data.get(which)
    }
    if "need" in data:
        said = explain_dog(scene.game.cards, card).args
        boxes = {which: said[which] for which in ("need", "action", "end")}
    rows: Block = []
    for which, action in boxes.items():
        label = scene.words(Phrase(f"fort-box-{which}"))
        assert isinstance(action, Phrase)
        rows += wrap(row((f"{label} ", QUIET), scene.words(action)), width)
    return rows


def _boxes(scene: Scene, cards: Sequence[tuple[str, tuple[str, ...]]], width: int, lines: int) -> Block:
    """Cards as boxes side by side, as wide as there is room for all of them and as high as the fullest needs."""
    if not cards:
        return []
    each = min(CARD_WIDTH, (width - CARD_GAP * (len(cards) - 1)) // len(cards))
    if each < 9:
        return flow([_card(scene, card, *ends) for card, ends in cards], width)
    is_low = 1 < lines <= FEW_LINES
    suits = [[] if is_low else [_say_suits(scene, card, each)] for card, _ends in cards]
    acts = [_actions(scene, card, each - 4) if lines > 1 else [] for card, _ends in cards]
    contents = [[*above, *below] for above, below in zip(suits, acts, strict=True)]
    lines = max(min(lines, max(map(len, contents))), 1)
    boxes = []
    for (card, ends), rows in zip(cards, contents, strict=True):
        signs = row(_suits(scene.game.cards[card]["suits"]), " ") if is_low else ""
        title = row(signs, (scene.words(say_card(card)), scene.mark(*ends)))
        boxes.append(scene.box(fill(clip(rows, lines), each - 2, lines), each, title, *ends))
    return beside(boxes, CARD_GAP)


def _middle(scene: Scene, manner: int) -> Block:
    """The Park, and beside it the card in play."""
    view, played = scene.view, scene.view.play.card
    width = scene.width if played is None else scene.width * 2 // 3
    park = [(card, (f"park:{card}",)) for card in view.park]
    title = Text(scene.say("fort-picture-park", deck=view.park_deck), scene.mark("deck", plain=INK))
    if manner == AT_LENGTH:
        below = [line for cat in _cats(scene, None, in_words=True) for line in wrap(cat, width - 2)]
        drawn = frame([*_boxes(scene, park, width - 2, scene.height), *below], width, title)
    elif manner == NAMED:
        rows = _boxes(scene, park, width - 2, scene.height)
        drawn = frame(rows, width, title, foot=Text("  ").join(_cats(scene, None)))
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
    play = scene.view.play
    assert play.card is not None
    cards = [_card(scene, card, "use:public", "use:private") for card in [play.card, *play.added]]
    icons = [row((SUITS[suit][0], SUITS[suit][1]), f" {count}") for suit, count in play.icons.items() if count]
    pieces = [cards[0], *(row("+ ", card) for card in cards[1:]), *([Text("=", QUIET), *icons] if icons else [])]
    rows = flow(pieces, width - 2, " ")
    title = Text(scene.say("fort-picture-play", player=scene.view.leader), INK)
    if height == 2:
        return [rule(width, title), fit(row(" ", Text(" ").join(pieces)), width)]
    rows += _actions(scene, play.card, width - 2)
    rows += [Text("")] * (height - 2 - len(rows))
    return frame(rows, width, title)


def _hand(scene: Scene, seat: int, lines: int) -> Block:
    """Your own hand, each card a box of the height that is left; cards that options are about are marked."""
    cards = scene.view.boards[seat].hand or []
    ends = [(card, tuple(f"{verb}:{card}" for verb in HAND_VERBS)) for card in cards]
    return _boxes(scene, ends, scene.width, lines)


HAND_VERBS = ("play", "add", "add-coin-aside", "follow", "tuck", "trash", "keep")
"""Verbs of options about a card in the hand."""
