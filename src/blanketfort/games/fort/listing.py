"""What is in the box of Fort, for people who look it up."""

from collections.abc import Iterator
from typing import Any

from blanketfort.engine.listing import Listed, source_of
from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort.phrases import explain_card, explain_cat, say_card, say_cat, say_perk, say_rule
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.cards import ATTRACTIONS, DOG_ACTIONS, NEEDS, VOCABULARY, Cards, cards_of
from blanketfort.notation import parse, to_marks

VOCABULARIES = {
    "public": VOCABULARY,
    "private": VOCABULARY,
    "need": NEEDS,
    "action": DOG_ACTIONS,
    "attracted_to": ATTRACTIONS,
}
FACE = ["suits", *VOCABULARIES]
COST = ["pizza", "toys", "either"]
DRAWN = [*FACE, *COST, "copies", "best_friend", "level", "points"]


def list_cards(data: dict[str, Any]) -> list[Listed]:
    """All cards by kind, the cats, then the Fort Levels, made-up rules and perks."""
    cards = cards_of(data)
    listed = [_card(cards, row, "best-friends" if "best_friend" in row else "kids") for row in data["kid"]]
    listed.sort(key=lambda card: card.group.id, reverse=True)
    listed += [_card(cards, row, "dogs") for row in data["dog"]]
    cats = {row["id"]: row for row in data["cat"]}
    listed += [_cat(cats, row) for row in data["cat"]]
    return [*listed, *map(_level, data["level"]), *_rewards()]


def _card(cards: Cards, row: dict[str, Any], group: str) -> Listed:
    lines = [explain_card(cards, row["id"])]
    sources = {"face": source_of(row, FACE, row["face"])}
    if "copies" in row:
        lines.append(Phrase("fort-list-copies", count=row["copies"]))
        sources["copies"] = source_of(row, ["copies"], row["copies_from"])
    return _drawn(row, group, say_card(row["id"]), lines, sources)


def _cat(cats: Cards, row: dict[str, Any]) -> Listed:
    line = explain_cat(cats, row["id"])
    sources = {"face": source_of(row, FACE, row["face"])}
    return _drawn(row, "cats", say_cat(row["id"]), [line], sources)


def _drawn(row: dict[str, Any], group: str, name: Phrase, lines: list[Phrase], sources: dict[str, str]) -> Listed:
    """A card or cat, whose effects are drawn in icons."""
    mark = row.get("printed_id", "")
    effects = {fact: to_marks(parse(row[fact], VOCABULARIES[fact])) for fact in VOCABULARIES if row.get(fact)}
    return Listed(row["id"], Phrase(f"fort-list-{group}"), name, lines, sources, mark, _facts(row), effects)


def _facts(row: dict[str, Any]) -> dict[str, Any]:
    """What is drawn of a row."""
    return {fact: row[fact] for fact in DRAWN if fact in row}


def _level(row: dict[str, Any]) -> Listed:
    level = row["level"]
    cost = [Phrase(f"fort-table-cost-{kind}", count=row[kind]) for kind in COST if row.get(kind)]
    name = Phrase("fort-list-level", level=level)
    line = Phrase("fort-list-level-line", level=level, cost=cost, points=row["points"])
    sources = {"cost": source_of(row, COST, row["cost_from"])} if cost else {}
    sources["points"] = source_of(row, ["points"], row["points_from"])
    return Listed(f"level-{level}", Phrase("fort-list-levels"), name, [line], sources, facts=_facts(row))


def _rewards() -> Iterator[Listed]:
    for rule in terms.RULE_NAMES:
        yield _reward(rule, "rules", say_rule(rule))
    for perk in terms.PERK_NAMES:
        yield _reward(perk, "perks", say_perk(perk))


def _reward(id: str, group: str, name: Phrase) -> Listed:
    line = Phrase("fort-list-about", name=name, about=Phrase(f"{name.id}.about"))
    return Listed(id, Phrase(f"fort-list-{group}"), name, [line], {"face": "printed"})
