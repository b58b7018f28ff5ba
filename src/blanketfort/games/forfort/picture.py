"""The picture of forfort: forts seen from above, your own large in front, the others as they sit, your hand below."""

from __future__ import annotations

from rich.text import Text

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.games.forfort.phrases import say_card, say_symbol
from blanketfort.games.forfort.rules.faces import SYMBOLS
from blanketfort.games.forfort.rules.spaces import SpaceName
from blanketfort.games.forfort.view import Army, Board, Card, ForfortView
from blanketfort.terminal import pictures
from blanketfort.terminal.blocks import (
    ACCENT,
    FOCUS,
    INK,
    QUIET,
    Block,
    beside,
    clip,
    fill,
    fit,
    flow,
    frame,
    row,
    share,
    wrap,
)

Scene = pictures.Scene[Game, ForfortView]
GRID: list[list[SpaceName | None]] = [["nw", "n", "ne"], ["w", None, "e"], ["sw", "s", "se"]]
"""The spaces of a fort as they lie, the dungeon in the middle."""
GLYPHS = {"mason": "⌂", "ram": "►", "trebuchet": "◠", "tower": "♜", "garrison": "‡"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
POINTERS = {"nw": "↖", "n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←"}
CAMP, ARMY, TOKEN = "▲", "⚑", "◫"
PLAYERS = [("●", "#7fb4ff"), ("◆", "#ff9e9e"), ("■", "#8fd694"), ("✚", "#ffd75f")]
"""A coat of arms for each player: a charge and a colour."""

LINES = {"regular": "┏━┓┃┗┛", "protected": "╔═╗║╚╝", "drawbridge": "┏┅┓┇┗┛"}
"""How walls are drawn: corners, level and upright; protected walls double, drawbridges broken."""
CELLS = (21, 9), (17, 8), (17, 7), (15, 6), (13, 5), (11, 4), (9, 3), (8, 3)
"""Width and height of a space in a fort, by the room there is."""
SMALLEST = (9, 3)
"""Those of your own fort where the others' are drawn in a line to each row of spaces."""
HAND_LINES = 8
"""What your hand needs, at least, where it is below another fort."""


def head(scene: Scene) -> str:
    view = scene.view
    facts = {"ending": view.ending, "left": view.left, "extra": view.extra, "player": view.asked or 0}
    return scene.say("forfort-picture-head", **facts)


def draw(scene: Scene) -> Block:
    """Your fort and your hand; the others' forts above both in a high room, else beside yours, above your hand."""
    own, *rivals = scene.view.seat_order()
    for cell in CELLS:
        forts = len(rivals) * (3 * cell[0] + 2)
        height = 3 * cell[1] + 2
        if len(rivals) > 1 and forts <= scene.width and 2 * height <= scene.height:
            above = beside([_faced(scene, _large_fort(scene, seat, cell), seat) for seat in rivals])
            return [*above, *_own(scene, own, cell, [], scene.height - height)]
        if len(rivals) == 1 and 2 * forts < scene.width and height + HAND_LINES <= scene.height:
            return _own(scene, own, cell, _faced(scene, _large_fort(scene, rivals[0], cell), rivals[0]), scene.height)
    widths = share(scene.width - 3 * SMALLEST[0] - 3, len(rivals))
    forts_beside = [_faced(scene, _small_fort(scene, *pair), pair[0]) for pair in zip(rivals, widths, strict=True)]
    return _own(scene, own, SMALLEST, beside(forts_beside), scene.height)


def _own(scene: Scene, seat: int, cell: tuple[int, int], others: Block, height: int) -> Block:
    """Your fort on the left; beside it the others, if they are not above, and your hand."""
    fort = _with_arms(scene, _large_fort(scene, seat, cell), seat)
    width = scene.width - fort[0].cell_len - 1
    return beside([fort, [*others, *_hand(scene, seat, width, max(height - len(others), 0))]], 1)


def explain(scene: Scene, key: str) -> list[str]:
    """The symbols of an option's card, alone and as a pair."""
    name = key.partition(":")[2].partition("/")[0]
    symbols = [symbol for symbol in SYMBOLS if symbol in name.replace("+", "-").split("-")]
    lines = [scene.words(say_card(name))] if symbols and not key.startswith("combine") else []
    return lines + [_explain_symbol(scene, symbol) for symbol in symbols]


def _explain_symbol(scene: Scene, symbol: str) -> str:
    effect, combined = Phrase(f"forfort-effect-{symbol}"), Phrase(f"forfort-combined-{symbol}")
    said = scene.say("forfort-picture-symbol", symbol=say_symbol(symbol), effect=effect, combined=combined)
    return f"{GLYPHS[symbol]}  {said}"


# Forts.


def _title(scene: Scene, seat: int) -> Text:
    charge, colour = PLAYERS[seat]
    points = scene.view.boards[seat].points["total"]
    return row((f"{charge} ", colour), (scene.words.name(seat), f"bold {INK}"), (f" ★ {points}", INK))


def _foot(scene: Scene, seat: int) -> Text:
    board = scene.view.boards[seat]
    counts = {
        "camps": board.camps,
        "armies": board.armies,
        "discard": len(board.discard),
        "hand": board.hand_size,
    }
    return Text(scene.say("forfort-picture-supply", **counts), QUIET)


def _faced(scene: Scene, block: Block, seat: int) -> Block:
    """A rival's fort with a heavy edge on the side where you sit: along it lies the front line that you attack."""
    reader = scene.view.seat
    lines = None if reader is None else scene.view.boards[seat].lines[reader]
    if lines is None:
        return block
    side, style = lines.side, f"bold {INK}"
    if side in ("north", "south"):
        at = 0 if side == "north" else len(block) - 1
        edge = block[at].copy()
        edge.plain = edge.plain.replace("─", "━")
        return [*block[:at], edge, *block[at + 1 :]]
    if side == "east":
        return [block[0], *(row(line[:-1], ("┃", style)) for line in block[1:-1]), block[-1]]
    return [block[0], *(row(("┃", style), line[1:]) for line in block[1:-1]), block[-1]]


def _with_arms(scene: Scene, block: Block, seat: int) -> Block:
    """A fort with the arms of each opponent on the side that this opponent faces: nobody sits at the owner's side."""
    middle, drawn = len(block) // 2, block[:]
    for other, lines in enumerate(scene.view.boards[seat].lines):
        if lines is not None and lines.side == "north":
            drawn[0] = row(drawn[0][:-3], PLAYERS[other], drawn[0][-2:])
        elif lines is not None and lines.side == "east":
            drawn[middle] = row(drawn[middle][:-1], PLAYERS[other])
        elif lines is not None:
            drawn[middle] = row(PLAYERS[other], drawn[middle][1:])
    return drawn


def _small_fort(scene: Scene, seat: int, width: int) -> Block:
    """A rival's fort, one line to a row of spaces."""
    cell = (width - 2) // 3
    rows = [Text("").join(fit(_small_cell(scene, seat, space), cell) for space in line) for line in GRID]
    style = scene.mark(f"tower-at:{seat}", plain=QUIET)
    return frame([rows[0], Text(""), rows[1], Text(""), rows[2]], width, _title(scene, seat), _foot(scene, seat), style)


def _small_cell(scene: Scene, seat: int, space: SpaceName | None) -> Text:
    mark = _marked(scene, seat, space)
    board = scene.view.boards[seat]
    if space is None:
        return row(("▸" if mark else " ", mark), _dungeon(board))
    army = board.spaces[space].army
    return row(("▸" if mark else " ", mark), _army(army) if army else _seen(board, space, mark))


def _marked(scene: Scene, seat: int, space: SpaceName | None) -> str:
    """The style of a space (None: the dungeon) that options are about; nothing for others."""
    ends = (f":{seat}-{space}",) if space else (f"tower-at:{seat}", f":{seat}")
    aimed = scene.view.aiming == f"{seat}-{space}"
    return FOCUS if scene.is_focused(*ends) else ACCENT if scene.is_offered(*ends) or aimed else ""


def _army(army: Army, style: str = "") -> Text:
    """Whose army it is, and where it marches."""
    charge, colour = PLAYERS[army.owner]
    return Text(f"{ARMY}{charge}{ARROWS[army.direction]}", f"{style} {colour}")


def _seen(board: Board, space: SpaceName, mark: str) -> Text:
    """The card on a space in a few characters: the wall as it turns, its symbols, the drawbridge token."""
    card = board.spaces[space].card
    if card is None:
        return Text("·", mark or QUIET)
    if card.kind is None:
        return Text(CAMP, mark or INK)
    token = TOKEN if board.token == space else ""
    return Text(_wall(card, space) + "".join(GLYPHS[symbol] for symbol in card.symbols) + token, mark or INK)


def _wall(card: Card, space: SpaceName) -> str:
    one, level, two, upright, three, four = tuple(LINES[card.kind or "regular"])
    return {"nw": one, "ne": two, "sw": three, "se": four, "n": level, "s": level, "e": upright, "w": upright}[space]


def _dungeon(board: Board) -> Text:
    return row((str(board.dungeon_deck), f"bold {INK}"), ("".join(POINTERS[space] for space in board.arrows), QUIET))


def _large_fort(scene: Scene, seat: int, cell: tuple[int, int]) -> Block:
    """A fort with several lines to a row of spaces, walls along its outside."""
    rows: Block = []
    for line in GRID:
        rows += beside([_large_cell(scene, seat, space, *cell) for space in line])
    style = scene.mark(f"tower-at:{seat}", plain=QUIET)
    return frame(rows, 3 * cell[0] + 2, _title(scene, seat), _foot(scene, seat), style)


def _large_cell(scene: Scene, seat: int, space: SpaceName | None, width: int, height: int) -> Block:
    mark = _marked(scene, seat, space)
    board = scene.view.boards[seat]
    if space is None:
        named = Text(scene.say("forfort-picture-dungeon"), mark or QUIET)
        return _padded([Text(""), _centred(_dungeon(board), width), _centred(named, width)], width, height)
    there = board.spaces[space]
    inside = _seen(board, space, mark)
    if there.card is not None and there.card.kind is not None:
        inside = Text(" ".join(GLYPHS[symbol] for symbol in there.card.symbols), mark or INK)
    below = [f"+{len(there.covered)}"] if there.covered else []
    below += [TOKEN] if board.token == space else []
    lower = Text(" ".join(below), QUIET)
    if there.army is not None:
        lower = row(_army(there.army, "bold"), " ", lower)
    rows = [Text(""), _centred(inside, width), _centred(lower, width)]
    if mark:
        rows[1] = row(("▸", mark), rows[1][1:])
    return _walled(_padded(rows, width, height), there.card, space, mark or INK)


def _padded(rows: Block, width: int, height: int) -> Block:
    """The three rows of a space in its full height."""
    above = (height - len(rows)) // 2
    return fill([Text("")] * above + rows, width, height)


def _centred(text: Text, width: int) -> Text:
    left = max((width - text.cell_len) // 2, 0)
    return row(" " * left, text)


def _walled(rows: Block, card: Card | None, space: SpaceName, style: str) -> Block:
    """The rows of a space with its wall along the sides that face outwards."""
    if card is None or card.kind is None:
        return rows
    _, level, _, upright, _, _ = tuple(LINES[card.kind])
    width = rows[0].cell_len
    if "w" in space:
        rows = [row((upright, style), line[1:]) for line in rows]
    if "e" in space:
        rows = [row(line[:-1], (upright, style)) for line in rows]
    if "n" not in space and "s" not in space:
        return rows
    edge = level * width
    if "w" in space:
        edge = _wall(card, space) + edge[1:]
    elif "e" in space:
        edge = edge[1:] + _wall(card, space)
    return [Text(edge, style), *rows[1:]] if "n" in space else [*rows[1:], Text(edge, style)]


# Your hand.


def _hand(scene: Scene, seat: int, width: int, height: int) -> Block:
    """Each card of your hand as a box, all as high as the fullest needs: shape and kind, symbols and what they do."""
    laid = [(card, True) for card in scene.view.laid]
    shown = [*laid, *((card, False) for card in scene.view.boards[seat].hand or [])]
    if not shown or height < 3:
        return []
    widths = share(width, max(len(shown), 3))[: len(shown)]
    for told in (True, False):
        contents = [_content(scene, card, each - 2, told) for (card, _laid), each in zip(shown, widths, strict=True)]
        lines = max(map(len, contents))
        if lines <= height - 2:
            break
    lines = min(lines, height - 2)
    boxes = [
        _card(scene, card, each, fill(clip(rows, lines), each - 2, lines), is_laid)
        for (card, is_laid), each, rows in zip(shown, widths, contents, strict=True)
    ]
    return beside(boxes) + _legend(scene, width, height - lines - 2)


def _legend(scene: Scene, width: int, height: int) -> Block:
    """The symbols, with what they do alone and as a pair if there is room for that, else by name."""
    names = flow([Text(f"{GLYPHS[name]} {scene.words(say_symbol(name))}", QUIET) for name in SYMBOLS], width)
    at_length = [line for name in SYMBOLS for line in wrap(Text(_explain_symbol(scene, name), QUIET), width)]
    return next((rows for rows in (at_length, names) if len(rows) <= height), [])


def _card(scene: Scene, card: Card, width: int, rows: Block, is_laid: bool) -> Block:
    ends = tuple(f"{verb}:{card.name}" for verb in ("build", "camp", "discard"))
    ends += tuple(f"trigger:{card.name}/{symbol}" for symbol in card.symbols)
    title = scene.say("forfort-picture-laid") if is_laid else _picture_of(card)
    return scene.box(rows, width, Text(title, scene.mark(*ends)), *ends)


def _content(scene: Scene, card: Card, width: int, is_told: bool) -> Block:
    """A card's shape and kind, and its symbols by name or with what they do."""
    shape = say_card(card.name) if card.kind is None else Phrase(f"forfort-picture-{card.shape}-{card.kind}")
    names = [Text(f"{GLYPHS[symbol]} {scene.words(say_symbol(symbol))}", INK) for symbol in card.symbols]
    return [*wrap(Text(scene.words(shape), QUIET), width), *(_effects(scene, card, width) if is_told else names)]


def _effects(scene: Scene, card: Card, width: int) -> Block:
    """Each symbol of a card with what it does."""
    rows: Block = []
    for symbol in card.symbols:
        named = row(
            (f"{GLYPHS[symbol]} {scene.words(say_symbol(symbol))} · ", INK),
            (scene.say(f"forfort-effect-{symbol}"), QUIET),
        )
        rows += wrap(named, width)
    return rows


def _picture_of(card: Card) -> str:
    """A wall's shape at a glance."""
    if card.kind is None:
        return CAMP
    one, level, _, _, _, _ = tuple(LINES[card.kind])
    return one + level if card.shape == "angled" else level * 2
