"""Every block of code and every command on a page is run, or compared with what it speaks of; none is left out."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import textwrap
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from blanketfort import game
from blanketfort.cli import app
from blanketfort.engine.errors import BadText
from blanketfort.engine.proof import reveal, verify

HOUSE = Path(__file__).parents[1]
PAGES = [*sorted(HOUSE.glob("docs/*.md")), *sorted(HOUSE.glob("*.md"))]
FENCED = re.compile(r"^( *)```(\S*).*\n((?:.*\n)*?)\1```$", re.MULTILINE)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}.*\n)+")
ELSEWHERE = {
    "research.md": "tests/research/test_docs.py runs it",
    "datasets.md": "tests/research/test_docs.py runs it",
}
DRAWN = ("src/blanketfort/\n", "agenda (top first)", "page ── messages", "bots/thinker.py")
"""Drawings: that the files they name are there is tried by tests/test_docs.py."""
TOLD = {
    "my-fort.toml:14: points": "tests/test_house_decks.py",
    "upstream blanketfort {": "tests/server/test_proxy.py",
}
"""What begins so is compared in that file of tests, which names the page."""


def blocks() -> Iterator[tuple[str, str, str]]:
    """Page, kind and text of every block; what Sphinx itself fills in is no block."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for _indent, kind, body in FENCED.findall(text):
            if not kind.startswith("{"):
                yield page.name, kind, textwrap.dedent(body)
        for body in INDENTED.findall(FENCED.sub("", text)):
            if not body.startswith("    :"):
                yield page.name, "sh", textwrap.dedent(body)


BLOCKS = list(blocks())


def of_kind(kind: str) -> list[tuple[str, str]]:
    return [(page, text) for page, each, text in BLOCKS if each == kind]


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    assert {kind for _page, kind, _text in BLOCKS} == {"sh", "python", "toml", "ini", "nginx", "text"}
    assert len(BLOCKS) > 50


@pytest.mark.parametrize(("page", "text"), of_kind("python"))
def test_python_runs(page: str, text: str) -> None:
    if text.startswith("@clause"):
        assert text in (HOUSE / "tests/fort_sumter/test_terms.py").read_text("utf-8")
    elif page not in ELSEWHERE:
        exec(compile(text, page, "exec"), {})


def test_what_runs_elsewhere_is_named_there() -> None:
    assert all(page in (HOUSE / where.split()[0]).read_text("utf-8") for page, where in ELSEWHERE.items())


@pytest.mark.parametrize(("page", "text"), of_kind("toml"))
def test_toml_is_what_is_in_the_house_or_a_deck_that_can_be_played(page: str, text: str) -> None:
    read = tomllib.loads(text)
    if "game" in read:
        assert game(read["game"]).with_deck(text)
        return
    file = "games/fort/cards.toml" if "kid" in read else "games/fort_sumter/rulebook.toml"
    (rows,) = read.items()
    house = tomllib.loads((HOUSE / "src/blanketfort" / file).read_text("utf-8"))
    assert rows[1][0] in house[rows[0]], page


def test_the_service_starts_a_command_that_can_be_given() -> None:
    ((_page, text),) = of_kind("ini")
    (started,) = re.findall(r"^ExecStart=\S*/blanketfort (.*)$", text, re.MULTILINE)
    app.parse_args(shlex.split(started), print_error=False, exit_on_error=False)


@pytest.mark.parametrize(("page", "text"), [*of_kind("text"), *of_kind("nginx")])
def test_text_is_compared_with_what_it_shows(page: str, text: str) -> None:
    for begin, where in TOLD.items():
        if text.startswith(begin):
            assert page in (HOUSE / where).read_text("utf-8")
            return
    if page == "records.md":
        assert (check_record if text.startswith("blanketfort record") else check_complaints)(text)
    elif page == "hosting.md":
        assert proxied(text) == proxied((HOUSE / "Caddyfile").read_text("utf-8"))
    else:
        assert text.startswith(DRAWN), "a new kind of text needs a test of its own"


def proxied(caddyfile: str) -> list[str]:
    """What a Caddyfile says about the servers behind it, but for their addresses."""
    return re.findall(r"lb_\w+ \S+|fail_\w+ \S+", caddyfile)


def play_out() -> str:
    """The record of a whole game, with its proof."""
    state = game("fort").new(3, seed=1)
    while state.decision is not None:
        state.play(state.decision.options[0].key)
    return reveal(state).to_text()


def check_record(text: str) -> bool:
    """The lines on the page are those of a record, in that order."""
    real = iter([line.split()[0] for line in play_out().splitlines()])
    return all(line.split()[0] in real for line in text.splitlines() if line != "…")


def check_complaints(text: str) -> bool:
    """A changed choice and a changed shuffle are told in these words, but for what differs."""
    record = play_out()
    pairs = (("choose", 1), ("chance", 2))
    changed = [re.sub(rf"^{what} .*$", f"{what} 0", record, count=n, flags=re.MULTILINE) for what, n in pairs]
    return [shape(line) for line in text.splitlines()] == [shape(f"game.txt: {complain(each)}") for each in changed]


def complain(record: str) -> str:
    with pytest.raises(BadText) as complaint:
        verify(record)
    return str(complaint.value)


def shape(line: str) -> str:
    return re.sub(r"legal are: .*", "legal are:", re.sub(r"'[^']*'|\d+", "…", line))


# Commands.


def commands() -> Iterator[str]:
    """Every line, without its comment; one that goes on in the next is one."""
    for _page, text in of_kind("sh"):
        for line in re.sub(r"\\\n\s*", "", text).splitlines():
            if line.strip():
                yield re.sub(r"\s{2,}#.*", "", line)


def check_make(words: list[str]) -> bool:
    goals = [word for word in words[1:] if "=" not in word]
    makefile = (HOUSE / "Makefile").read_text("utf-8")
    return all(re.search(rf"^{goal}:", makefile, re.MULTILINE) for goal in goals)


def check_pip(words: list[str]) -> bool:
    """Extras are ours, and files are there."""
    known = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    extras = [extra for word in words for extra in re.findall(r"blanketfort\[(\w+)\]", word)]
    locks = [word for word in words if word.endswith(".lock")]
    return all(extra in known for extra in extras) and all((HOUSE / lock).exists() for lock in locks)


def check_python(words: list[str]) -> bool:
    """The file is there and knows these options; a module is one of Python's own."""
    if words[1] == "-m":
        return words[2] in ("venv", "http.server")
    source = (HOUSE / words[1]).read_text("utf-8")
    return all(f'"{word}"' in source for word in words if word.startswith("--"))


def check_container(words: list[str]) -> bool:
    return (HOUSE / ("compose.yaml" if words[1] == "compose" else "Containerfile")).exists()


def check_commitment(words: list[str]) -> bool:
    """The digest by hand is the one in a record."""
    state = game("forfort").new(2, seed=7)
    wanted = re.search(r"^commitment (\w+)$", state.record.to_text(), re.MULTILINE)
    line = shlex.join([*words[:2], str(state.setup.seed), state.setup.salt])
    said = subprocess.run(["sh", "-c", line], capture_output=True, check=True).stdout
    return words[4:] == ["|", "sha256sum"] and wanted is not None and sha256(said).hexdigest() == wanted[1]


CHECKS = {
    "make": check_make,
    "pip": check_pip,
    "python": check_python,
    "python3": check_python,
    "podman": check_container,
    "printf": check_commitment,
}


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_every_command_is_known(line: str) -> None:
    if line.startswith("{"):
        json.loads(line.replace("{...}", "{}").replace(", ...]", "]"))
        return
    words = [word for word in shlex.split(line) if not re.fullmatch(r"[A-Z_]+=\S+", word)]
    program = Path(words[0]).name
    if program == "blanketfort":
        return  # tests/test_docs.py parses these
    assert program in CHECKS and CHECKS[program](words)
