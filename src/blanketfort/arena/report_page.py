"""The report of a tournament as one page of HTML: no script, nothing from elsewhere, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from blanketfort.arena.charts import STYLE, draw_histogram, draw_pairs, draw_ratings, draw_shares
from blanketfort.engine.game import word_of
from blanketfort.engine.phrase import Phrase

Say = Callable[[Phrase], str]
Row = dict[str, Any]

LOOK = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 40px 20px 64px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 6px; letter-spacing: -.01em; }
h2 { font-size: 19px; margin: 0 0 4px; }
p { margin: 0 0 14px; color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px;
  margin: 22px 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 15px; }
th { text-align: right; color: var(--soft); font-weight: 500; border-bottom: 1px solid var(--line); padding: 6px 8px; }
td { text-align: right; padding: 6px 8px; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; } tr:last-child td { border-bottom: 0; }
td:first-child { font-weight: 600; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: 14px; }
"""
SPREAD = ("mean", "min", "q1", "median", "q3", "max")


def write_page(found: Row, title: str, names: list[str], command: str, language: str, say: Say) -> str:
    """The whole page; `names` are those of the sides, `command` makes it again."""

    def words(id: str, **args: object) -> str:
        return say(Phrase(f"arena-{id}", **args))

    name = words("title", game=title)
    heading = words("heading", games=found["games"], game=title, deals=found["deals"], seats=found["seats"])
    players = [row["player"] for row in found["players"]]
    sides = list(zip(names, found["sides"], strict=True))
    lengths = found["lengths"]
    sections = [
        _section(words("ratings"), words("ratings-about"), draw_ratings(found["players"], words("ratings"))),
        _section(words("players"), words("players-about"), _table(rating_rows(found["players"], words))),
        _section(words("pairs"), words("pairs-about"), draw_pairs(players, found["pairs"], words("pairs"))),
    ]
    if found["forfeits"]:
        told = "".join(f"<li>{escape(say(phrase))}</li>" for phrase in say_forfeits(found))
        sections.append(_section(words("forfeits"), words("forfeits-about"), f"<ul>{told}</ul>"))
    if sides:
        sections.append(_section(words("sides"), words("sides-about"), draw_shares(sides, words("sides"))))
    if lengths["games"]:
        about = words("lengths-about", unit=lengths["unit"])
        sections.append(_section(words("lengths"), about, draw_histogram(lengths["games"], words("lengths"))))
    sections.append(_section(words("numbers"), "", _table(spread_rows(found, say)) + _table(end_rows(found, say))))
    facts = words("facts", seed=str(found["seed"]), rules=found["rules"], options=say_options(found, say))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(name)}</title><style>{STYLE}{LOOK}</style></head><body><main>",
            f"<h1>{escape(name)}</h1><p>{escape(heading)}</p>",
            *sections,
            f"<footer><p>{escape(facts)}</p><p><code>{escape(command)}</code></p></footer>",
            "</main></body></html>",
            "",
        ]
    )


def say_forfeits(found: Row) -> list[Phrase]:
    """Who forfeited how many games, and why."""
    return [
        Phrase(
            "own-bot-counted",
            bot=row["player"],
            games=row["games"],
            why=Phrase(f"own-bot-{row['reason']}", detail=row["detail"]),
        )
        for row in found["forfeits"]
    ]


def say_options(found: Row, say: Say) -> str:
    """The options that were chosen, as they are typed."""
    options = [f"{name}={word_of(value)}" for name, value in found["options"].items()]
    return ", ".join(options) or say(Phrase("house-nothing"))


def rating_rows(players: Sequence[Row], words: Callable[..., str]) -> list[list[str]]:
    """The table of ratings, its heading first."""
    heads = [words(f"column-{name}") for name in ("player", "elo", "lead", "games", "wins", "points")]
    rows = [heads]
    for row in players:
        lead = row["lead"]
        half = (row["high"] - row["low"]) / 2
        rows.append(
            [
                row["player"],
                f"{row['elo']:+.0f} ± {half:.0f}",
                f"{lead['elo']:+.0f} ± {lead['error']:.0f}" if lead else "",
                str(row["games"]),
                f"{row['wins'] / row['games']:.1%}" if row["games"] else "",
                "" if row["points"] is None else f"{row['points']:.1f}",
            ]
        )
    return rows


def spread_rows(found: Row, say: Say) -> list[list[str]]:
    """Lengths and points: mean, quartiles and extremes."""
    rows = [["", *(say(Phrase(f"report-{column}")) for column in SPREAD)]]
    for name in ("turns", "decisions", "scores", "winning_scores", "margins"):
        if found[name]:
            label = say(Phrase(f"report-{name.replace('_', '-')}"))
            rows.append([label, *(f"{found[name][column]:g}" for column in SPREAD)])
    return rows


def end_rows(found: Row, say: Say) -> list[list[str]]:
    """How the games ended."""
    if not found["ends"]:
        return []
    heads = [say(Phrase(f"report-{name}")) for name in ("ended", "games", "share")]
    return [heads, *([end, str(count), f"{count / found['games']:.1%}"] for end, count in found["ends"].items())]


def _section(title: str, about: str, body: str) -> str:
    text = f"<p>{escape(about)}</p>" if about else ""
    return f'<section><h2>{escape(title)}</h2>{text}<div class="wide">{body}</div></section>'


def _table(rows: list[list[str]]) -> str:
    if not rows:
        return ""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
