"""The pages say what is so."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest
from msgspec.structs import fields

from blanketfort.about import is_compiled
from blanketfort.cli import app
from blanketfort.engine.game import Game
from blanketfort.engine.laws import walk
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import all_games
from blanketfort.engine.state import State
from blanketfort.games.fort.phrases import explain_action
from blanketfort.games.fort.rules.cards import VOCABULARY
from blanketfort.games.fort_sumter.phrases import say_effect
from blanketfort.games.fort_sumter.rules.deck import read_event
from blanketfort.locale import Words
from tests.clauses import read_rulebook, rulebooks

DOCS = Path(__file__).parents[1] / "docs"


def explain(game: str, text: str) -> Phrase:
    return explain_action(text) if game == "Fort" else say_effect(read_event(text))


def examples() -> list[tuple[str, str, str]]:
    """The tables of the notation page: game, text and words."""
    chapters = re.split(r"^## ", (DOCS / "notation.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    found = []
    for chapter in chapters:
        rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", chapter, flags=re.MULTILINE)
        found += [(chapter.splitlines()[0], text, words) for text, words in rows]
    return found


@pytest.mark.parametrize(("game", "text", "words"), examples())
def test_the_notation_page_says_what_the_table_says(game: str, text: str, words: str) -> None:
    assert Words("en", strict=True)(explain(game, text)) == words


def test_the_notation_page_has_all_of_fort_s_words() -> None:
    page = (DOCS / "notation.md").read_text(encoding="utf-8")
    for verb in [*VOCABULARY.phrases, *VOCABULARY.measures]:
        assert re.search(rf"[`( ]{verb}[` )]", page), verb


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_every_page_is_in_the_table_of_contents(page: Path) -> None:
    assert page.stem == "index" or page.stem in (DOCS / "index.md").read_text(encoding="utf-8").split()


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """What bots and programs are told of each game, as the documentation has it."""
    page_of = run_path(str(DOCS.parent / "tools" / "view_pages.py"))["page_of"]
    return {game.name: page_of(game) for game in OURS}


OURS = [game for game in all_games() if game.package.startswith("blanketfort.")]
uncompiled = pytest.mark.skipif(
    is_compiled(), reason="a compiled step is made by the rules alone: pages are made uncompiled"
)


@uncompiled
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_page_of_a_game_has_every_option_field_question_and_event(game: Game, pages: dict[str, str]) -> None:
    words = "".join(file.read_text("utf-8") for file in game.folder.joinpath("words/en").iterdir())
    asked = re.findall(rf"^{game.name}-decision-([a-z-]+) =", words, flags=re.MULTILINE)
    names = [
        *game.options,
        *(field.name for field in fields(game.view_type)),
        *(f"{game.name}.{kind}" for kind in asked),
    ]
    events = {event.kind for state in walk(game, game.players[0], {}, 1) for event in state.sink or []}
    assert len(asked) > 10 and len(events) > 10
    assert [name for name in [*names, *events] if f"| `{name}` |" not in pages[game.name]] == []


@uncompiled
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_page_of_a_game_explains_every_field(game: Game, pages: dict[str, str]) -> None:
    view = pages[game.name].partition("## The view")[2].partition("## The questions")[0]
    rows = re.findall(r"^\| `(\w+)` \| .* \|(.*)\|$", view, flags=re.MULTILINE)
    assert len(rows) > 20
    assert [name for name, told in rows if not told.strip()] == []


PAGES = [*sorted(DOCS.glob("*.md")), *sorted(DOCS.parent.glob("*.md"))]
COMMAND = re.compile(r"^(?:    |)(?:\$ )?(?:\S*/bin/)?blanketfort (?!record \d)(.*)$", flags=re.MULTILINE)


def commands() -> Iterator[str]:
    """Every command line of every page, without its comment; one that goes on in the next line is one."""
    for page in PAGES:
        text = re.sub(r"\\\n\s*", "", page.read_text(encoding="utf-8"))
        blocks = re.findall(r"^```(?:sh|text)?\n(.*?)^```|^((?:    .*\n)+)", text, flags=re.MULTILINE | re.DOTALL)
        for block in blocks:
            for line in COMMAND.findall("".join(block)):
                yield re.sub(r"\s+#.*| > .*| \| .*", "", line)


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_every_command_on_a_page_can_be_given(line: str) -> None:
    if "--version" not in line:
        app.parse_args(shlex.split(line), print_error=False, exit_on_error=False)


def test_the_example_of_the_python_package_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    played: dict[str, State] = {}
    exec(compile(example, "api.md", "exec"), played)
    assert played["state"].over


@pytest.mark.parametrize("book", rulebooks(), ids=lambda book: f"{book.parent.name}-{book.stem}")
def test_rulings_stand_with_the_rules_under_one_heading(book: Path) -> None:
    page = run_path(str(DOCS.parent / "tools" / "coverage_page.py"))["page_of"](book, {})
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert len(headings) == len(set(headings))
    assert all(f"**{clause['id']}**" in page for clause in read_rulebook(book))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    near = [link for link in links if "://" not in link and not link.startswith("generated/")]
    assert [link for link in near if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_moving_picture_is_small_and_stands_still_for_those_who_ask(light: str) -> None:
    page = (DOCS / "index.md").read_text(encoding="utf-8")
    _, _, shown = page.partition(f'<picture class="only-{light}">')
    moving, still = DOCS / "pictures" / f"turn-{light}.webp", f"fort-desktop-{light}.png"
    assert f'reduce)" srcset="_images/{still}"' in shown and f'src="_static/{moving.name}"' in shown.partition("</p")[0]
    assert still in (DOCS / "gallery.md").read_text(encoding="utf-8"), "or Sphinx would not take it along"
    content = moving.read_bytes()
    assert content.count(b"ANMF") > 10 and len(content) < 300_000


FILE = re.compile(r"`([a-z_/-]+\.(?:py|ts|mjs))`")
ROOT = DOCS.parent
HAVE = [
    path.as_posix()
    for place in ("src", "web/src", "tests", "tools", "benchmarks", "docs", "examples")
    for path in (ROOT / place).rglob("*.*")
] + [path.as_posix() for path in [*ROOT.glob("*.py"), *ROOT.glob("web/*.mjs")]]
"""Every file of ours."""


@pytest.mark.parametrize("name", ["architecture", "levels", "extending", "hosting"])
def test_every_file_that_a_page_names_is_there(name: str) -> None:
    named = FILE.findall((DOCS / f"{name}.md").read_text(encoding="utf-8"))
    assert [file for file in named if file != "my_bot.py" and not any(path.endswith(f"/{file}") for path in HAVE)] == []


def test_a_server_is_installed_with_exactly_the_versions_that_were_tested() -> None:
    """Whatever the page of hosting has pip fetch is in a lock file: one version each, by the digests of its files."""
    text = (DOCS / "hosting.md").read_text("utf-8")
    commands = re.findall(r"^\S*pip install (.*)$", text, re.M)
    locks = [
        command.removeprefix("--require-hashes -r ") for command in commands if "--no-deps blanketfort" not in command
    ]
    assert locks == ["requirements.lock"] and len(commands) == 2
    locked = re.findall(r"^[a-z].*?(?=^[a-z]|\Z)", (DOCS.parent / locks[0]).read_text("utf-8"), re.M | re.S)
    assert [entry for entry in locked if not re.match(r"[\w.-]+(\[\w+\])?==\S+.*--hash=sha256:", entry, re.S)] == []
    assert {"starlette", "uvicorn", "psycopg"} <= {re.split(r"[\[=]", entry)[0] for entry in locked}


@pytest.mark.parametrize("name", ["docs/hosting.md", "Containerfile"])
def test_an_image_that_podman_makes_keeps_its_health_check(name: str) -> None:
    """Podman's own format of images has none, and leaves it out with a warning."""
    lines = re.findall(r".*podman (?:build|compose) .*", (ROOT / name).read_text("utf-8"))
    assert lines and [line for line in lines if not re.search(r"--format docker|BUILDAH_FORMAT=docker", line)] == []
