"""Which changed rules would the tests notice? `make mutants`, or `python tools/mutants.py [PART OF A NAME...]`.

Every module of rules is changed in one place, and the tests that run through that place are run until one fails: the
mutant is killed. Those that killed its neighbours come first, then the quickest. One that lives is either a rule
without a test, or changes nothing that anybody could notice; those are judged, with the reason, in
`tools/mutants.toml`. A whole run takes an hour or more; it can be stopped at any time. What was found is kept in
`.mutants/`: what was killed is not tried again until its module changes, what lives not until the tests do.

Tests and rules are loaded once; each mutant is a fork of that process, in which one function has other code. What runs
while modules are loaded (constants, the box), and lives or is no function, is changed in a fork that loads them itself.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import inspect
import json
import os
import resource
import shutil
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import pytest
from mutations import Impostor, Module, Mutant, dotted
from plain_tests import cases_of, is_passed

HERE = Path(__file__).parent.parent
KEPT = HERE / ".mutants"
TREE = KEPT / "tree"
"""A copy of sources, tests and docs, so that one can go on working while mutants are tried."""
SOURCE = TREE / "src"
JUDGED = HERE / "tools/mutants.toml"
GAMES = ("fort", "fort_sumter", "forfort")
ASIDE = ("rule_of_thumb", "words", "judge", "terminal", "log")
"""Tests of what stands on the rules: they notice much, and hold none."""
LOADED_FIRST = ("blanketfort.engine.laws", "blanketfort.engine.shelf", "blanketfort.locale", "blanketfort.bots")
"""What stands below the games is loaded once for all mutants of what runs while modules are loaded."""
KILLED, LIVING, UNTRIED = "killed", "living", "not run by any test"


class Tests:
    """The tests of a game: which lines of its rules each runs through, and how long it takes."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.files = sorted((TREE / "tests" / game).glob("test_*.py"))
        self.files += [TREE / "tests/test_old_records.py", TREE / "tests/test_house_decks.py"]
        self.files = [path for path in self.files if not any(word in path.name for word in ASIDE)]
        self.seconds: dict[str, float] = {}
        self.alike: dict[str, list[str]] = {}
        """By function: the tests that differ only in what it is called with, in pytest's order."""
        self.lines: dict[str, dict[int, list[str]]] = {}
        """By module and line: the tests that run through it."""
        self.loading: dict[str, list[int]] = {}
        """By module: the lines that run before any test."""
        self.killers: dict[tuple[str, str], list[str]] = {}
        """By module and function: the tests that killed a mutant of it, the last one first."""

    def run(self, plugin: object, items: Sequence[str] = ()) -> int:
        """Run these tests, or all."""
        asked = list(items) or [str(path) for path in self.files]
        return int(pytest.main([*asked, "-q", "-s", "-p", "no:cacheprovider", "--tb=no"], [plugin]))

    def find_lines(self, kept: Path) -> None:
        """What each test runs through: read, or found by running all of them."""
        if not kept.exists():
            print(f"{self.game}: running all tests once, to see what each runs through", flush=True)
            if in_fork(lambda: self.run(Cartographer(kept))) != 0:
                raise SystemExit(f"{self.game}: its tests should pass before its rules are changed")
        found = json.loads(kept.read_text())
        self.seconds = found["seconds"]
        self.loading = found["loading"]
        for name in self.seconds:
            self.alike.setdefault(name.partition("[")[0], []).append(name)
        for path, rows in found["lines"].items():
            self.lines[path] = {int(line): tests for line, tests in rows.items()}

    def through(self, mutant: Mutant) -> set[str]:
        """The tests that run through its lines."""
        lines = self.lines.get(mutant.module.dotted, {})
        return {name for line in mutant.lines for name in lines.get(line, [])}

    def near(self, mutant: Mutant, patience: float, is_loaded: bool = False) -> list[str]:
        """The tests that run through it, as many as patience allows: killers of its neighbours, then the quickest."""
        names = self.through(mutant)
        if is_loaded or mutant.where == "Rules.__init__":  # the first test to need them has them made
            names = set(self.seconds)
        chosen: list[str] = []
        for name in sorted(names, key=lambda name: (self.seconds[name], name)):
            patience -= self.seconds[name]
            if patience >= 0:
                chosen.append(name)
        killers = self.killers.get(place_of(mutant), [])
        return sorted(chosen, key=lambda name: killers.index(name) if name in killers else len(killers))

    def remember(self, mutant: Mutant, killer: str) -> None:
        """Let the test that killed a mutant be the first for its neighbours."""
        killers = self.killers.setdefault(place_of(mutant), [])
        if killer in killers:
            killers.remove(killer)
        if killer in self.seconds:
            killers.insert(0, killer)

    def first_to_fail(self, session: pytest.Session, names: list[str]) -> str:
        """Run tests until one fails; its name, or nothing. One that takes three times as long as it should ends us."""
        known = {item.nodeid: item for item in session.items}
        for item in [known[name] for name in names if name in known]:
            signal.setitimer(signal.ITIMER_PROF, 1 + 3 * self.seconds[item.nodeid])
            if not passes(item):
                return item.nodeid
        return ""

    def find_call(self, name: str) -> Callable[[], object] | None:
        """A test of a module that is loaded by itself, ready to be called; None if it takes pytest to call it."""
        path, _, called = name.partition("::")
        test = vars(import_module(dotted(TREE / path, TREE)))[called.partition("[")[0]]
        alike, cases = self.alike[name.partition("[")[0]], cases_of(test)
        return partial(test, **cases[alike.index(name)]) if cases is not None and len(cases) == len(alike) else None

    def holds(self, name: str, call: Callable[[], object]) -> bool:
        """Whether a test passes, in not much more than its time."""
        signal.setitimer(signal.ITIMER_PROF, 1 + 3 * self.seconds[name])
        return is_passed(call)

    def is_loading(self, mutant: Mutant) -> bool:
        """Whether the changed line runs while modules are loaded."""
        return any(line in mutant.lines for line in self.loading.get(mutant.module.dotted, []))


class Cartographer:
    """Runs all tests, and writes down which lines each runs through."""

    def __init__(self, kept: Path) -> None:
        self.kept = kept
        self.coverage = coverage.Coverage(data_file=None, source=[str(SOURCE / "blanketfort/games")], config_file=False)
        self.coverage.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        seconds: dict[str, float] = {}
        for item in session.items:
            self.coverage.switch_context(item.nodeid)
            begun = time.process_time()
            if not passes(item):
                raise SystemExit(f"{item.nodeid} should pass before rules are changed")
            seconds[item.nodeid] = time.process_time() - begun
        self.coverage.stop()
        data = self.coverage.get_data()
        lines: dict[str, dict[int, list[str]]] = {}
        loading: dict[str, list[int]] = {}
        for path in data.measured_files():
            contexts, module = data.contexts_by_lineno(path), dotted(Path(path), SOURCE)
            lines[module] = {line: [name for name in names if name] for line, names in contexts.items()}
            loading[module] = [line for line, names in contexts.items() if "" in names]
        self.kept.write_text(json.dumps({"seconds": seconds, "lines": lines, "loading": loading}))
        return True


class Nursery:
    """Loads the tests, then tries mutants, each in a fork of its own."""

    def __init__(self, run: Run, tests: Tests, mutants: list[Mutant]) -> None:
        self.run = run
        self.tests = tests
        self.mutants = mutants

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        for mutant in self.mutants:
            names = self.tests.near(mutant, self.run.asked.patience)
            found = verdict(lambda: self.survives(mutant, session, names))  # noqa: B023 -- called at once
            self.run.note(mutant, *found)
            self.tests.remember(mutant, found[1])
        return True

    def survives(self, mutant: Mutant, session: pytest.Session, names: list[str]) -> str:
        exchange(mutant)
        return self.tests.first_to_fail(session, names)


class Stranger:
    """Runs the tests that are there, in their order, and keeps which was the first to fail."""

    def __init__(self, tests: Tests, names: list[str]) -> None:
        self.tests = tests
        self.names = names
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.failed = self.tests.first_to_fail(session, self.names)
        return True


def passes(item: pytest.Item) -> bool:
    """Run a test; one that asks for nothing but its own parameters is simply called: pytest takes thrice as long.

    What pytest set up for a test is torn down after it: the next one that needs it may be of another module.
    """
    assert isinstance(item, pytest.Function)
    given = item.callspec.params if hasattr(item, "callspec") else {}
    if set(inspect.signature(item.obj).parameters) != set(given):
        before = item.session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return item.session.testsfailed == before
    return is_passed(partial(item.obj, **given))


def place_of(mutant: Mutant) -> tuple[str, str]:
    return mutant.module.dotted, mutant.where


def exchange(mutant: Mutant) -> None:
    """Give the function that the mutant is about the changed code, wherever it is known."""
    found: object = import_module(mutant.module.dotted)
    code = mutant.compile_part()
    for part in mutant.where.split("."):
        found = vars(found)[part]
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
    found = getattr(found, "__func__", getattr(found, "fget", getattr(found, "__wrapped__", found)))
    assert isinstance(found, FunctionType), mutant.name
    found.__code__ = code


def in_fork(task: Callable[[], int], out: int | None = None) -> int:
    """Do something in a process of its own; how it ended."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
        if out is not None:
            os.dup2(out, 1)
            os.dup2(out, 2)
        try:
            os._exit(task())
        except BaseException:
            os._exit(99)
    return os.waitpid(child, 0)[1]


NOWHERE = os.open(os.devnull, os.O_WRONLY)


def verdict(task: Callable[[], str]) -> tuple[str, str]:
    """Whether a mutant is killed, and by which test; running on and on, or crashing, is noticed too."""
    reading, writing = os.pipe()

    def tell() -> int:
        os.write(writing, task().encode())
        return 0

    status = in_fork(tell, NOWHERE)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        failed = told.read().decode()
    if status != 0:
        return KILLED, "it crashed, or ran on and on"
    return (KILLED, failed) if failed else (LIVING, "")


class Run:
    """All mutants that are asked for, and what was found of them, now or before."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.judged = {row["mutant"]: row["why"] for row in tomllib.loads(JUDGED.read_text()).get("equal", [])}
        self.found: dict[str, tuple[str, str, str]] = {}
        """What became of a mutant, by which test, and which tests there were then."""
        self.tests = ""
        self.modules: list[Module] = []
        self.left = 0
        self.begun = time.monotonic()

    def go(self) -> None:
        for game in GAMES:
            self.try_game(game)
        self.report()

    def try_game(self, game: str) -> None:
        """Try all that is left to try of one game."""
        tests = Tests(game)
        paths = sorted(SOURCE.glob(f"blanketfort/games/{game}/rules/*.py"))
        modules = [Module(path, SOURCE) for path in paths]
        modules = [module for module in modules if self.is_asked(module.name)]
        if not modules:
            return
        self.modules += modules
        self.tests = digest_of([*paths, *tests.files])
        self.read_kept(modules)
        mutants = [mutant for module in modules for mutant in module.mutants if self.is_left(mutant.name)]
        self.left = len(mutants)
        print(f"{game}: {sum(len(m.mutants) for m in modules)} mutants, {self.left} to try", flush=True)
        if not mutants:
            return
        tests.find_lines(KEPT / f"{game}-{self.tests}.json")
        if self.asked.loaded:
            mutants = [mutant for mutant in mutants if tests.is_loading(mutant)]
        exchanged = [mutant for mutant in mutants if mutant.is_in_function() and tests.through(mutant)]
        in_fork(lambda: tests.run(Nursery(self, tests, exchanged)))
        self.read_kept(modules)
        loaded = [mutant for mutant in mutants if tests.is_loading(mutant) and self.is_left(mutant.name, again=True)]
        for mutant in mutants:
            if mutant not in exchanged and mutant not in loaded and self.is_left(mutant.name):
                self.note(mutant, UNTRIED, "")
        self.left = len(loaded)
        for name in LOADED_FIRST if loaded else ():
            import_module(name)
        if loaded and verdict(lambda: load_and_run(tests, None, list(tests.seconds))) != (LIVING, ""):
            raise SystemExit(f"{game}: its tests should pass when they are loaded without a change")
        for mutant in loaded:
            names = tests.near(mutant, self.asked.patience, is_loaded=True)
            found = verdict(lambda: load_and_run(tests, mutant, names))  # noqa: B023 -- called at once
            self.note(mutant, *found)
            tests.remember(mutant, found[1])

    def is_asked(self, name: str) -> bool:
        return not self.asked.parts or any(part in name for part in self.asked.parts)

    def is_left(self, name: str, again: bool = False) -> bool:
        if name in self.judged:
            return False
        what, _by, tests = self.found.get(name, (UNTRIED, "", ""))
        return what != KILLED and (tests != self.tests or self.asked.again or again)

    def read_kept(self, modules: list[Module]) -> None:
        """What was found of these modules as they are now."""
        for module in modules:
            kept = self.kept_of(module)
            for row in kept.read_text().splitlines() if kept.exists() else []:
                name, what, by, tests = json.loads(row)
                self.found[name] = what, by, tests

    def kept_of(self, module: Module) -> Path:
        return KEPT / f"{module.dotted}-{digest_of([module.path])}.jsonl"

    def note(self, mutant: Mutant, what: str, by: str) -> None:
        """Keep what was found, and show how far we are."""
        self.found[mutant.name] = what, by, self.tests
        with self.kept_of(mutant.module).open("a") as kept:
            kept.write(json.dumps([mutant.name, what, by, self.tests]) + "\n")
        self.left -= 1
        if what != KILLED:
            print(f"{what}: {mutant.name}", flush=True)
        if self.left % 25 == 0:
            print(f"  {self.left} left, {time.monotonic() - self.begun:.0f} s", flush=True)

    def report(self) -> None:
        """What became of the mutants of each module, and the living by name."""
        print(f"\n{'':34}{'mutants':>8}{'killed':>8}{'equal':>8}{'living':>8}{'not run':>8}{'untried':>8}")
        total: Counter[str] = Counter()
        for module in self.modules:
            counts = Counter(self.fate(mutant.name) for mutant in module.mutants)
            total += counts
            print_row(module.name, counts)
        print_row("all", total)
        for module in self.modules:
            for mutant in module.mutants:
                if self.fate(mutant.name) in (LIVING, UNTRIED):
                    print(f"{self.fate(mutant.name)}: line {mutant.lines[0]}: {mutant.name}")
        known = {mutant.name for module in self.modules for mutant in module.mutants}
        for name in self.judged:
            if name not in known and self.is_asked(name):
                print(f"judged, but there is no such mutant any more: {name}")

    def fate(self, name: str) -> str:
        return "equal" if name in self.judged else self.found.get(name, ("untried",))[0]


def print_row(name: str, counts: Counter[str]) -> None:
    columns = [counts[fate] for fate in (KILLED, "equal", LIVING, UNTRIED, "untried")]
    print(f"{name:34}{counts.total():8}" + "".join(f"{count:8}" for count in columns))


def load_and_run(tests: Tests, mutant: Mutant | None, names: list[str]) -> str:
    """Load the rules with the change, and run the tests: first those that need no pytest, which loads for long."""
    if mutant is not None:
        sys.meta_path.insert(0, Impostor(mutant))
    others: list[str] = []
    for name in names:
        try:
            call = tests.find_call(name)
        except Exception:
            return "it could not be loaded"
        if call is None:
            others.append(name)
        elif not tests.holds(name, call):
            return name
    for path in dict.fromkeys(name.split("::")[0] for name in others):
        stranger = Stranger(tests, [name for name in others if name.startswith(f"{path}::")])
        status = tests.run(stranger, [path])
        if status or stranger.failed:
            return stranger.failed or "it could not be loaded"
    return ""


def digest_of(paths: Sequence[Path]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()[:12]


def make_tree() -> None:
    """Copy what is tried; what was copied before is gone."""
    KEPT.mkdir(exist_ok=True)
    shutil.rmtree(TREE, ignore_errors=True)
    for part in ("src", "tests", "docs"):
        shutil.copytree(HERE / part, TREE / part, ignore=shutil.ignore_patterns("static", "kit", "__pycache__"))
    shutil.copy(HERE / "pyproject.toml", TREE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help="only modules with this in their name, such as fort/rules/play")
    parser.add_argument("--loaded", action="store_true", help="only what runs while modules are loaded")
    parser.add_argument("--again", action="store_true", help="try again what lived")
    parser.add_argument("--patience", type=float, default=10, help="how many seconds of tests a mutant gets")
    asked = parser.parse_args()
    make_tree()
    sys.path[:0] = [str(SOURCE), str(TREE)]
    os.chdir(TREE)
    os.environ["XDG_STATE_HOME"] = str(KEPT / "state")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # no test of rules needs one, and they load for seconds
    Run(asked).go()


if __name__ == "__main__":
    main()
