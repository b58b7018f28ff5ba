"""Write the rule-coverage pages: every clause of every rulebook, with the tests that hold it."""

import sys
from pathlib import Path
from typing import Any

from tests.clauses import marked_tests, read_rulebook, rulebooks


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page in folder.glob("*.md"):
        page.unlink()
    tests = marked_tests()
    names = []
    for path in rulebooks():
        name = "-".join(["rules", *words_of(path)])
        names.append(name)
        (folder / f"{name}.md").write_text(page_of(path, tests), encoding="utf-8")
    (folder / "index.md").write_text(index_of(names), encoding="utf-8")


def index_of(names: list[str]) -> str:
    toctree = ["```{toctree}", ":maxdepth: 1", "", *names, "```"]
    about = (
        "Every rule in our words, with the tests that hold it. `blanketfort rules GAME --lang fr` says them in French."
    )
    return "\n".join(["# The rules, and the tests that hold them", "", about, "", *toctree, ""])


def page_of(path: Path, tests: dict[str, list[str]]) -> str:
    """One rulebook: its clauses under the rulebook's own headings, with the rulings about them."""
    clauses = read_rulebook(path)
    held = sum(clause["id"] in tests for clause in clauses)
    lines = [f"# Rules of {title_of(path)}", "", f"{held} of {len(clauses)} clauses are held by tests.", ""]
    for heading in dict.fromkeys(clause["where"] for clause in clauses):
        lines += [f"## {heading}", ""]
        for clause in clauses:
            if clause["where"] == heading:
                lines += lines_of(clause, tests.get(clause["id"], []))
    return "\n".join(lines)


def title_of(path: Path) -> str:
    return " ".join(word if word in ("forfort", "and") else word.capitalize() for word in words_of(path))


def words_of(path: Path) -> list[str]:
    """The game, and the expansion where a rulebook is of one."""
    return path.parent.name.split("_") + path.stem.split("_")[1:]


def lines_of(clause: dict[str, Any], tests: list[str]) -> list[str]:
    kind = "" if clause["kind"] == "rule" else f" *({clause['kind']})*"
    lines = [f"**{clause['id']}**{kind}", "", clause["text"]["en"], ""]
    if "why" in clause:
        lines += [f"Why: {clause['why']['en']}", ""]
    if "option" in clause:
        lines += [f"The other reading is the option `{clause['option']}`.", ""]
    return lines + ([f"- `{test}`" for test in tests] or ["- **no test**"]) + [""]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
