"""The house as a whole: modules that can be read in a sitting, and no circle of imports that leaves its room."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[1]
SOURCE = HOUSE / "src"
LONGEST = 400


def find_modules() -> dict[str, Path]:
    names = {path: ".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in SOURCE.rglob("*.py")}
    return {name.removesuffix(".__init__"): path for path, name in names.items()}


def find_imports(path: Path, modules: dict[str, Path]) -> set[str]:
    """All that a module imports, also in a function, and where only types are checked."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in modules else node.module for name in names}
    return found & modules.keys()


def find_circles(graph: dict[str, set[str]]) -> Iterator[set[str]]:
    """Sets of modules each of which leads to all others."""
    reached = {name: reach(graph, name) for name in graph}
    left = set(graph)
    while left:
        name = left.pop()
        circle = {other for other in reached[name] if name in reached[other]}
        left -= circle
        if len(circle) > 1:
            yield circle


def reach(graph: dict[str, set[str]], first: str) -> set[str]:
    found: set[str] = set()
    ahead = [first]
    while ahead:
        for name in graph[ahead.pop()] - found:
            found.add(name)
            ahead.append(name)
    return found


def test_no_circle_of_imports_is_larger_than_one_room() -> None:
    modules = find_modules()
    circles = list(find_circles({name: find_imports(path, modules) - {name} for name, path in modules.items()}))
    wide = [circle for circle in circles if len({name.rpartition(".")[0] for name in circle}) > 1]
    assert not wide, f"these import each other: {wide}"


def test_the_rooms_can_be_read_in_a_sitting() -> None:
    web = HOUSE / "web" / "src"
    written = [*find_modules().values(), *web.rglob("*.svelte"), *web.rglob("*.ts")]
    rooms = [path for path in written if "tables" not in path.parts and path.name != "wire.ts"]
    counts = {str(path.relative_to(HOUSE)): len(path.read_text(encoding="utf-8").splitlines()) for path in rooms}
    assert {path: count for path, count in counts.items() if count > LONGEST} == {}


def test_the_rooms_name_no_game() -> None:
    games = [folder.name for folder in (SOURCE / "blanketfort" / "games").iterdir() if (folder / "game.py").exists()]
    names = {name for game in games for name in (game, game.replace("_", "-"))} - {"fort"}  # which is a word besides
    written = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml"), *SOURCE.rglob("*.ftl")]
    web = HOUSE / "web" / "src"
    written += [path for kind in ("ts", "svelte", "css") for path in web.rglob(f"*.{kind}")]
    rooms = [path for path in written if not {"games", "tables"} & set(path.parts)]
    assert len(rooms) > 200
    found = [str(path.relative_to(HOUSE)) for path in rooms if any(name in read(path) for name in names)]
    assert found == [], "a game is named only in its own folder, and by its table in the browser"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8").lower()
