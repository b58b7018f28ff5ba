"""The picture of forfort: forts seen from above, your own large in front, the others as they sit, your hand below."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from blanketfort.engine.phrase import Phrase
from blanketfort.games.forfort.phrases import say_card, say_symbol
from blanketfort.games.forfort.rules.faces import SYMBOLS
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
from blanketfort.terminal.pictures import Scene

View = dict[str, Any]

GRID = [["nw", "n", "ne"], ["w", "", "e"], ["sw", "s", "se"]]
"""The spaces of a fort as they lie, the dungeon in the middle."""
GLYPHS = {"mason": "⌂", "ram": "►", "trebuchet": "◠", "tower": "♜", "garrison": "‡"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
POINTERS = {"nw": "↖", "n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←"}
CAMP, ARMY, TOKEN = "▲", "⚑", "◫"
PLAYERS = [("●", "#7fb4ff"), ("◆", "#ff9e9e"), ("■", "#8fd694"), ("✚", "#ffd75f")]
"""A coat of arms for each player: a charge and a colour."""

LINES = {"regular": "┏━┓┃┗┛", "protected": "╔═╗║╚╝", "drawbridge": "┏┅┓┇┗┛"}
"""How walls are drawn: corners, level and upright; protected walls double, drawbridges broken."""
LARGE, LARGER = (9, 3), (13, 5)
"""Width and height of a space in a large fort, and where there is much room."""
ROOMY = (96, 24)


def head(scene: Scene) -> str:
    view = scene.view
    return scene.say("forfort-picture-head", ending=view["ending"], extra=view["extra"], player=view["active"] or 0)


def draw(scene: Scene) -> Block:
    """Your fort on the left; the others and your hand beside it."""
    own, *rivals = scene.seat_order(scene.view["players"])
    cell = LARGER if (scene.width, scene.height) >= ROOMY and scene.height >= ROOMY[1] else LARGE
    fort = _large_fort(scene, own, cell)
    width = scene.width - fort[0].cell_len - 1
    widths = share(width, len(rivals))
    has_room = cell == LARGER and min(widths) > 3 * LARGE[0] + 1
    forts = [
        _large_fort(scene, seat, LARGE) if has_room else _small_fort(scene, seat, each)
        for seat, each in zip(rivals, widths, strict=True)
    ]
    others = beside([_faced(scene, block, seat) for block, seat in zip(forts, rivals, strict=True)])
    room = max(scene.height - len(others), 0)
    return beside([fort, [*others, *_hand(scene, own, width, room)]], 1)


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
    points = scene.view["scores"][seat]["total"]
    return row((f"{charge} ", colour), (scene.words.name(seat), f"bold {INK}"), (f" ★ {points}", INK))


def _foot(scene: Scene, seat: int) -> Text:
    fort = scene.view["forts"][seat]
    counts = {
        "camps": fort["camps"],
        "armies": fort["armies"],
        "discard": len(fort["discard"]),
        "hand": fort["hand_size"],
    }
    return Text(scene.say("forfort-picture-supply", **counts), QUIET)


def _faced(scene: Scene, block: Block, seat: int) -> Block:
    """A rival's fort with a heavy edge on the side where you sit: along it lies the front line that you attack."""
    lines = scene.view["forts"][seat]["lines"].get(str(scene.view["seat"]))
    if lines is None:
        return block
    side, style = lines["side"], f"bold {INK}"
    if side in ("north", "south"):
        at = 0 if side == "north" else len(block) - 1
        edge = block[at].copy()
        edge.plain = edge.plain.replace("─", "━")
        return [*block[:at], edge, *block[at + 1 :]]
    if side == "east":
        return [block[0], *(row(line[:-1], ("┃", style)) for line in block[1:-1]), block[-1]]
    return [block[0], *(row(("┃", style), line[1:]) for line in block[1:-1]), block[-1]]


def _small_fort(scene: Scene, seat: int, width: int) -> Block:
    """A rival's fort, one line to a row of spaces."""
    cell = (width - 2) // 3
    rows = [Text("").join(fit(_small_cell(scene, seat, space), cell) for space in line) for line in GRID]
    style = scene.mark(f"tower-at:{seat}", plain=QUIET)
    return frame([rows[0], Text(""), rows[1], Text(""), rows[2]], width, _title(scene, seat), _foot(scene, seat), style)


def _small_cell(scene: Scene, seat: int, space: str) -> Text:
    mark = _marked(scene, seat, space)
    if not space:
        return row(("▸" if mark else " ", mark), _dungeon(scene, seat))
    there = scene.view["forts"][seat]["spaces"][space]
    return row(("▸" if mark else " ", mark), _what(there, space, mark))


def _marked(scene: Scene, seat: int, space: str) -> str:
    """The style of a space that options are about; nothing for others."""
    ends = (f":{seat}-{space}",) if space else (f"tower-at:{seat}", f":{seat}")
    aimed = space != "" and scene.view["aiming"] == f"{seat}-{space}"
    return FOCUS if scene.is_focused(*ends) else ACCENT if scene.is_offered(*ends) or aimed else ""


def _what(there: View, space: str, mark: str) -> Text:
    """What is on a space in a few characters: the wall as it turns, its symbols, or the army on it."""
    card, army = there["card"], there["army"]
    if army is not None:
        charge, colour = PLAYERS[army["owner"]]
        return row((f"{ARMY}{charge}{ARROWS[army['direction']]}", colour))
    if card is None:
        return Text("·", mark or QUIET)
    if card["card"] == "camp":
        return Text(CAMP, mark or INK)
    token = TOKEN if there["token"] else ""
    return Text(_wall(card, space) + "".join(GLYPHS[symbol] for symbol in card["symbols"]) + token, mark or INK)


def _kind(card: View) -> str:
    return "protected" if card["protected"] else "drawbridge" if card["drawbridge"] else "regular"


def _wall(card: View, space: str) -> str:
    one, level, two, upright, three, four = tuple(LINES[_kind(card)])
    return {"nw": one, "ne": two, "sw": three, "se": four, "n": level, "s": level, "e": upright, "w": upright}[space]


def _dungeon(scene: Scene, seat: int) -> Text:
    fort = scene.view["forts"][seat]
    return row((str(fort["dungeon"]), f"bold {INK}"), ("".join(POINTERS[space] for space in fort["arrows"]), QUIET))


def _large_fort(scene: Scene, seat: int, cell: tuple[int, int]) -> Block:
    """A fort with several lines to a row of spaces, walls along its outside."""
    rows: Block = []
    for line in GRID:
        rows += beside([_large_cell(scene, seat, space, *cell) for space in line])
    style = scene.mark(f"tower-at:{seat}", plain=QUIET)
    return frame(rows, 3 * cell[0] + 2, _title(scene, seat), _foot(scene, seat), style)


def _large_cell(scene: Scene, seat: int, space: str, width: int, height: int) -> Block:
    mark = _marked(scene, seat, space)
    if not space:
        named = Text(scene.say("forfort-picture-dungeon"), mark or QUIET)
        return _padded([Text(""), _centred(_dungeon(scene, seat), width), _centred(named, width)], width, height)
    there = scene.view["forts"][seat]["spaces"][space]
    card, army = there["card"], there["army"]
    inside = _what({**there, "army": None}, space, mark)
    if card is not None and card["card"] != "camp":
        inside = Text(" ".join(GLYPHS[symbol] for symbol in card["symbols"]), mark or INK)
    below = [f"+{len(there['covered'])}"] if there["covered"] else []
    below += [TOKEN] if there["token"] else []
    lower = Text(" ".join(below), QUIET)
    if army is not None:
        charge, colour = PLAYERS[army["owner"]]
        lower = row((f"{ARMY}{charge}{ARROWS[army['direction']]}", f"bold {colour}"), " ", lower)
    rows = [Text(""), _centred(inside, width), _centred(lower, width)]
    if mark:
        rows[1] = row(("▸", mark), rows[1][1:])
    return _walled(_padded(rows, width, height), card, space, mark or INK)


def _padded(rows: Block, width: int, height: int) -> Block:
    """The three rows of a space in its full height."""
    above = (height - len(rows)) // 2
    return fill([Text("")] * above + rows, width, height)


def _centred(text: Text, width: int) -> Text:
    left = max((width - text.cell_len) // 2, 0)
    return row(" " * left, text)


def _walled(rows: Block, card: View | None, space: str, style: str) -> Block:
    """The rows of a space with its wall along the sides that face outwards."""
    if card is None or card["card"] == "camp":
        return rows
    _, level, _, upright, _, _ = tuple(LINES[_kind(card)])
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
    """Each card of your hand as a box: its shape and kind, its symbols with their names."""
    cards = scene.view["forts"][seat]["hand"] or []
    laid = [(card, True) for card in scene.view["laid"]]
    shown = [*laid, *((card, False) for card in cards)]
    if not shown or height < 3:
        return []
    widths = share(width, max(len(shown), 3))
    boxes = [_card(scene, card, each, height, is_laid) for (card, is_laid), each in zip(shown, widths, strict=False)]
    legend = flow([Text(f"{GLYPHS[name]} {scene.words(say_symbol(name))}", QUIET) for name in SYMBOLS], width)
    used = max(len(box) for box in boxes)
    return beside(boxes) + (legend if height - used >= len(legend) else [])


def _card(scene: Scene, card: View, width: int, height: int, is_laid: bool) -> Block:
    name = card["card"]
    ends = tuple(f"{verb}:{name}" for verb in ("build", "camp", "discard")) + tuple(
        f"trigger:{name}/{symbol}" for symbol in card.get("symbols", [])
    )
    symbols = [Text(f"{GLYPHS[symbol]} {scene.words(say_symbol(symbol))}", INK) for symbol in card.get("symbols", [])]
    shape = (
        scene.words(Phrase(f"forfort-picture-{card['shape']}-{_kind(card)}"))
        if name != "camp"
        else scene.words(say_card(name))
    )
    rows = [*wrap(Text(shape, QUIET), width - 2), *symbols]
    if height >= 12:
        rows = [*wrap(Text(shape, QUIET), width - 2), *_effects(scene, card, width - 2)]
    title = scene.say("forfort-picture-laid") if is_laid else _picture_of(card)
    lines = max(min(8 if height >= 12 else 4, height - 2), 1)
    return scene.box(fill(clip(rows, lines), width - 2, lines), width, Text(title, scene.mark(*ends)), *ends)


def _effects(scene: Scene, card: View, width: int) -> Block:
    """Each symbol of a card with what it does."""
    rows: Block = []
    for symbol in card.get("symbols", []):
        named = row(
            (f"{GLYPHS[symbol]} {scene.words(say_symbol(symbol))}: ", INK),
            (scene.say(f"forfort-effect-{symbol}"), QUIET),
        )
        rows += wrap(named, width)
    return rows


def _picture_of(card: View) -> str:
    """A wall's shape at a glance."""
    if card["card"] == "camp":
        return CAMP
    one, level, _, _, _, _ = tuple(LINES[_kind(card)])
    return one + level if card["shape"] == "angled" else level * 2
