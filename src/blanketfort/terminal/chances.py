"""A game looked at again, as tables in the terminal and as a picture."""

from __future__ import annotations

from rich.table import Table

from blanketfort.arena.charts import draw_chances
from blanketfort.bots.review import Judged, Review, find_costly, find_turns
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words
from blanketfort.terminal.report import ReportConsole, table_of

UP, DOWN = "▲", "▼"


def print_review(judged: list[Judged], words: Words) -> None:
    """All choices with their chances, then the turning points and what cost most."""
    console = ReportConsole()
    turns = find_turns(judged)
    console.print(_choices(judged, turns, words))
    _print_list(console, words, "analysis-turns", [one.say_turn() for one in turns])
    _print_list(console, words, "analysis-costly", [one.say_cost() for one in find_costly(judged)])


def _choices(judged: list[Judged], turns: list[Judged], words: Words) -> Table:
    names = ("number", "player", "shift", "chance", "cost", "chosen")
    heads = [words(Phrase(f"analysis-{name}")) for name in names]
    rows = [heads]
    for one in judged:
        mark = "" if one not in turns else UP if one.shift > 0 else DOWN
        cost = f"-{100 * one.cost:.0f}" if one.cost >= 0.005 else ""
        chance = f"{100 * one.chance:.0f} %"
        rows.append([str(one.number), words.name(one.seat), mark, chance, cost, words(one.say_chosen)])
    return table_of(rows, left=(1, 5))


def _print_list(console: ReportConsole, words: Words, title: str, phrases: list[Phrase]) -> None:
    console.print(words(Phrase(title, count=len(phrases))), style="bold")
    for phrase in phrases:
        console.print(f"  {words(phrase)}")


def plot_review(review: Review, judged: list[Judged], title: str, words: Words) -> str:
    """A curve for each player's chances, up to how it ended."""
    curves = []
    for seat in review.seats:
        points = [(one.number, one.chance) for one in judged if one.seat == seat]
        if review.end is not None and review.end.over:
            points.append((len(review.record.choices) + 1, review.thinker.judge.rewards(review.end)[seat]))
        curves.append((words.name(seat), points))
    marks = [(one.number, one.chance) for one in find_turns(judged)]
    about = words(Phrase("analysis-plot", game=title))
    return draw_chances(curves, marks, about, words(Phrase("analysis-number")))
