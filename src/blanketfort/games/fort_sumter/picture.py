"""The picture of Fort Sumter: the crisis tracks, the twelve spaces by crisis dimension, and your cards."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.phrases import (
    say_card,
    say_card_event,
    say_note,
    say_objective_event,
    say_place,
    say_side,
    say_value,
)
from blanketfort.games.fort_sumter.rules.board import BONUS, DIMENSIONS, SIDES, TRACK_LENGTH, ZONE_TOP, SpaceName
from blanketfort.games.fort_sumter.view import Board, FortSumterView, Space
from blanketfort.terminal import pictures
from blanketfort.terminal.blocks import DOUBLE, INK, QUIET, ROUND, Block, beside, clip, fill, frame, row, share, wrap

Scene = pictures.Scene[FortSumter, FortSumterView]
MARKS = {"unionist": ("★", "#7fb4ff"), "secessionist": ("▬", "#c9c2b8"), "both": ("◈", "#efe6d8")}
"""The sides: blue and grey, star and bar."""
DIMENSION_MARKS = {
    "secession": ("✶", "#ffd75f"),
    "political": ("⌂", "#8fd694"),
    "armaments": ("◉", "#ff9e9e"),
    "public-opinion": ("☺", "#d7a0ff"),
}
COMMISSIONER = "⚐"
ROOMY = 20
"""From this height on each space has a frame of its own, and cards are drawn with their words."""


def head(scene: Scene) -> str:
    view = scene.view
    return scene.say("fort-sumter-picture-head", round=view.round, final=view.final_crisis, deck=view.strategy_deck)


def draw(scene: Scene) -> Block:
    """Both sides, the board, your cards."""
    is_roomy = scene.height >= ROOMY and scene.width >= 96
    sides = _sides(scene)
    board = _large_board(scene) if is_roomy else _small_board(scene)
    cards = _cards(scene, max(scene.height - len(sides) - len(board), 0))
    return [*sides, *board, *cards]


def explain(scene: Scene, key: str) -> list[str]:
    """What an option's card or objective is: value, event, and what truly happened."""
    verb, _, name = key.partition(":")
    deck = scene.game.deck
    if verb in ("value", "event", "claim", "line-up"):
        number = deck.card_number(name)
        value = scene.words(say_value(deck.values[number]))
        event = scene.words(say_card_event(deck, name))
        side = scene.words(say_side(SIDES[deck.sides[number]]))
        bar = scene.words(say_place(DIMENSIONS[deck.bars[number]]))
        told = scene.say(
            "fort-sumter-picture-card", card=say_card(deck, name), value=value, event=event, side=side, bar=bar
        )
        return [told] if name in deck.titles else [told, scene.words(say_note(name))]
    return []


# Sides and their crisis tracks.


def _sides(scene: Scene) -> Block:
    """Each side in one line: who, points, pool, and the crisis track from its far end down to its last space."""
    names, points = [], []
    for seat, board in enumerate(scene.view.boards):
        mark, colour = MARKS[board.side]
        side, name = scene.words(say_side(board.side)), scene.words.name(seat)
        names.append(row((f"{mark} {side} ", f"bold {colour}"), "" if name == side else f"{name} "))
        points.append(Text(scene.say("fort-sumter-picture-points", points=board.vp), f"bold {INK}"))
    boards = scene.view.boards
    return beside([names, points, [_track(board) for board in boards], [_pool(scene, board) for board in boards]], 2)


def _pool(scene: Scene, board: Board) -> Text:
    mark, colour = MARKS[board.side]
    return row((scene.say("fort-sumter-picture-pool"), QUIET), " ", (mark * board.pool or "·", colour))


def _track(board: Board) -> Text:
    """Spaces 15 to 0, zones parted by strokes, with the bonus tokens that wait in each zone."""
    mark, colour = MARKS[board.side]
    track = Text("")
    for space in reversed(range(TRACK_LENGTH)):
        if space in ZONE_TOP:
            zone = ZONE_TOP.index(space)
            is_waiting = board.boxes[zone] == BONUS[zone]
            track.append(f"│+{BONUS[zone]} " if is_waiting else "│   ", QUIET)
        track.append(mark if space < board.track else "·", colour if space < board.track else QUIET)
    return track


# The board.


def _dimensions(view: FortSumterView) -> list[tuple[str, list[Space]]]:
    return [(name, list(spaces)) for name, spaces in groupby(view.spaces, key=lambda space: space.dimension)]


def _dimension_title(scene: Scene, dimension: str) -> Text:
    mark, colour = DIMENSION_MARKS[dimension]
    return Text(f"{mark} {scene.words(say_place(dimension))}", f"bold {colour}")


def _tokens(space: Space) -> Text:
    unionist, secessionist = space.tokens
    (star, blue), (bar, grey) = MARKS["unionist"], MARKS["secessionist"]
    if not unionist and not secessionist:
        return Text("·", QUIET)
    return row((star * unionist, blue), " " if unionist and secessionist else "", (bar * secessionist, grey))


def _space_name(scene: Scene, space: Space) -> Text:
    flag = f" {COMMISSIONER}" if space.name == scene.view.commissioner else ""
    return row((scene.words(say_place(space.name)), scene.mark(f":{space.name}")), (flag, f"bold {INK}"))


def _small_board(scene: Scene) -> Block:
    """Four dimensions side by side, two lines a space; a pivotal space is marked by a diamond."""
    blocks: list[Block] = []
    for (dimension, spaces), width in zip(_dimensions(scene.view), share(scene.width, 4), strict=True):
        rows: Block = []
        for space in spaces:
            rows += [row("◆" if space.pivotal else " ", _space_name(scene, space)), row("  ", _tokens(space))]
        blocks.append(frame(rows, width, _dimension_title(scene, dimension)))
    return beside(blocks)


def _large_board(scene: Scene) -> Block:
    """Two by two dimensions, each space in a frame of its own; that of a pivotal space is double."""
    blocks = []
    for (dimension, spaces), width in zip(_dimensions(scene.view), share(scene.width, 2) * 2, strict=True):
        boxes = [_space_box(scene, space, each) for space, each in zip(spaces, share(width - 2, 3), strict=True)]
        blocks.append(frame(beside(boxes), width, _dimension_title(scene, dimension)))
    return beside(blocks[:2]) + beside(blocks[2:])


def _space_box(scene: Scene, space: Space, width: int) -> Block:
    name = fill(wrap(_space_name(scene, space), width - 2), width - 2, 2)
    return scene.box([*name, _tokens(space)], width, "", f":{space.name}", kind=DOUBLE if space.pivotal else ROUND)


# Your cards.


def _cards(scene: Scene, height: int) -> Block:
    """Your hand, what you have set aside, and your objective; nothing of the other side's but how many."""
    seat = scene.view.seat
    if seat is None or height < 1:
        return []
    board = scene.view.boards[seat]
    cards = board.hand or board.aside or []
    objectives = [*(board.offer or []), *([board.objective] if board.objective else [])]
    count = max(len(cards) + len(objectives), 1)
    widths = iter(share(scene.width, max(count, 4)))
    lines = max(min(height, 8) - 2, 0)
    boxes = [_card_box(scene, card, next(widths), lines) for card in cards]
    boxes += [_objective_box(scene, name, next(widths), lines) for name in objectives]
    return beside(boxes) + _counts(scene, board, 1 - seat) if height > lines + 2 else beside(boxes)


def _card_box(scene: Scene, card: str, width: int, lines: int) -> Block:
    """A card: its value in plain ink, its event in its side's colour, its bar with the dimension's mark."""
    deck = scene.game.deck
    number = deck.card_number(card)
    mark, colour = MARKS[SIDES[deck.sides[number]]]
    bar, bar_colour = DIMENSION_MARKS[DIMENSIONS[deck.bars[number]]]
    ends = tuple(f"{verb}:{card}" for verb in ("value", "event", "claim", "line-up"))
    title = say_card(deck, card)
    name = title if isinstance(title, str) else scene.words(title)
    first = row((str(deck.values[number]), f"bold {INK}"), "  ", (mark, colour), "  ", (bar, bar_colour))
    event = Text(scene.words(say_card_event(deck, card)), colour)
    rows = [first, *wrap(event, width - 2)] if lines > 1 else [row(first, "  ", event)]
    return scene.box(fill(clip(rows, lines), width - 2, lines), width, Text(name, scene.mark(*ends)), *ends)


def _objective_box(scene: Scene, name: SpaceName, width: int, lines: int) -> Block:
    title = row(("◎ ", INK), (scene.words(say_place(name)), scene.mark(f"keep:{name}")))
    event = Text(scene.words(say_objective_event(scene.game.deck, name)))
    rows = wrap(event, width - 2) if lines > 1 else [event]
    return scene.box(fill(clip(rows, lines), width - 2, lines), width, title, f"keep:{name}")


def _counts(scene: Scene, board: Board, rival: int) -> Block:
    """What is known of the other side's cards, and what you have set aside yourself."""
    other = scene.view.boards[rival]
    counts = {"hand": other.hand_size, "aside": other.aside_size, "objective": other.has_objective}
    rows = [Text(scene.say("fort-sumter-picture-rival", **counts), QUIET)]
    if board.aside and board.hand:
        deck = scene.game.deck
        aside = [say_card(deck, card) for card in board.aside]
        rows.append(Text(scene.say("fort-sumter-picture-aside", cards=aside), QUIET))
    return rows
