"""Single changes to a module of rules: a comparison, a constant, a branch, a dropped statement, two swapped arguments.

A change is made in the module's syntax tree and unmade again, so that only what is run is ever compiled.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import pairwise
from pathlib import Path
from types import CodeType, ModuleType

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
BORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNORDERED = ("min", "max", "isinstance", "range", "cast", "zip")
OBJECTS = ("state", "means", "offer", "box", "action", "self")
TELLING = ("tell", "tell_card", "confide")
"""What only tells of a deed is no rule: the words have tests of their own."""

Edit = tuple[ast.AST, str, int, object]
"""What a field of a node becomes, or one place of it where it holds a list."""


class Mutant:
    """A module of rules with one change."""

    def __init__(self, module: Module, where: str, lines: range, edit: Edit, name: str) -> None:
        self.module = module
        self.where = where
        self.lines = lines
        self.edit = edit
        self.name = name
        """Says the change, and stays the same when the lines of the module move."""

    def is_in_function(self) -> bool:
        """Whether it changes what a function does, not what a module or class holds."""
        return self.where != "" and not self.where.rpartition(".")[2][0].isupper()

    def compile(self) -> CodeType:
        """The whole module with the change made."""
        return self._compile(self.module.tree)

    def compile_part(self) -> CodeType:
        """Only the class or function of the module that it is about, with the change made."""
        name = self.where.partition(".")[0]
        parts = [part for part in self.module.tree.body if getattr(part, "name", "") == name]
        return self._compile(ast.Module(parts, []))

    def _compile(self, tree: ast.Module) -> CodeType:
        undo = make(self.edit)
        try:
            return compile(tree, str(self.module.path), "exec", dont_inherit=True)
        finally:
            make(undo)


class Module:
    """A module of rules, and all its mutants in the order of its lines."""

    def __init__(self, path: Path, source: Path) -> None:
        self.path = path
        self.name = str(path.relative_to(source / "blanketfort/games"))
        self.dotted = dotted(path, source)
        self.tree = ast.parse(path.read_text("utf-8"))
        self.mutants: list[Mutant] = []
        seen: Counter[str] = Counter()
        for where, whole, edit in in_block(self.tree, "body", ""):
            name = f"{self.name} {where}: {describe(whole, edit)}"
            seen[name] += 1
            if seen[name] > 1:
                name += f" #{seen[name]}"
            self.mutants.append(Mutant(self, where, lines_of(whole), edit, name))


class Impostor(MetaPathFinder):
    """Gives a mutant for its module when that is loaded."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.mutant.module.dotted:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        spec.loader = Changed(fullname, self.mutant)
        return spec


class Changed(SourceFileLoader):
    """Loads a module with one change."""

    def __init__(self, fullname: str, mutant: Mutant) -> None:
        super().__init__(fullname, str(mutant.module.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return self.mutant.compile()


def lines_of(node: ast.AST) -> range:
    """The lines that a node stands on; of a block its head alone."""
    if isinstance(node, ast.If | ast.While | ast.For):
        return range(node.lineno, max(node.body[0].lineno, node.lineno + 1))
    parts = [part for part in ast.walk(node) if isinstance(part, ast.stmt | ast.expr)]
    return range(min(part.lineno for part in parts), max(part.end_lineno or 0 for part in parts) + 1)


def dotted(path: Path, source: Path) -> str:
    """How a module is called that lies there."""
    return ".".join(path.relative_to(source).with_suffix("").parts)


def make(edit: Edit) -> Edit:
    """Make a change in the tree, and return the one that unmakes it."""
    node, field, at, new = edit
    held = getattr(node, field)
    if at < 0:
        setattr(node, field, new)
        return node, field, at, held
    before = held[at]
    held[at] = new
    return node, field, at, before


def describe(whole: ast.AST, edit: Edit) -> str:
    """What the change makes of the part of the module that shows it."""
    before = shown(whole)
    if isinstance(edit[3], ast.Pass):
        return f"{before} -> (dropped)"
    undo = make(edit)
    after = shown(whole)
    make(undo)
    return f"{before} -> {after}"


def shown(node: ast.AST) -> str:
    """A node in one line, the head of a block alone."""
    return ast.unparse(node).splitlines()[0]


def in_block(parent: ast.AST, field: str, where: str) -> Iterator[tuple[str, ast.AST, Edit]]:
    """All changes to the statements of a block."""
    block: list[ast.stmt] = getattr(parent, field)
    for at, statement in enumerate(block):
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield from in_block(statement, "body", f"{where}.{statement.name}" if where else statement.name)
        elif not is_aside(statement):
            if where and is_deed(statement):
                yield where, statement, (parent, field, at, ast.copy_location(ast.Pass(), statement))
            yield from in_statement(statement, where)


def in_statement(statement: ast.stmt, where: str) -> Iterator[tuple[str, ast.AST, Edit]]:
    """All changes inside one statement, and to the statements under it."""
    for field, value in ast.iter_fields(statement):
        if field in ("body", "orelse", "finalbody") and isinstance(value, list):
            yield from in_block(statement, field, where)
        elif field not in ("annotation", "target", "targets", "handlers"):
            for whole, edit in in_value(statement, field, value):
                yield where, whole, edit
            if field == "test" and isinstance(value, ast.expr) and is_plain(value):
                yield where, statement, (statement, field, -1, negated(value))


def in_value(parent: ast.AST, field: str, value: object) -> Iterator[tuple[ast.AST, Edit]]:
    """All changes to an expression: those of its own, then those of its parts."""
    if isinstance(value, list):
        for at, item in enumerate(value):
            if isinstance(item, ast.AST):
                yield from of_node(parent, field, at, item)
    elif isinstance(value, ast.AST):
        yield from of_node(parent, field, -1, value)


def of_node(parent: ast.AST, field: str, at: int, node: ast.AST) -> Iterator[tuple[ast.AST, Edit]]:
    """All changes to a node and in it; each is shown with what is around it."""
    for new in instead_of(node):
        yield parent, (parent, field, at, ast.fix_missing_locations(ast.copy_location(new, node)))
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            yield node, (node, "ops", place, COMPARISONS[type(operator)]())
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield node, (node, "op", -1, ARITHMETIC[type(node.op)]())
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in UNORDERED):
        numbers = [at for at, given in enumerate(node.args) if not is_object(given)]
        for first, second in pairwise(numbers):
            if ast.dump(node.args[first]) != ast.dump(node.args[second]):
                swapped = node.args[:]
                swapped[first], swapped[second] = swapped[second], swapped[first]
                yield node, (node, "args", -1, swapped)
    for name, value in ast.iter_fields(node):
        if name not in ("ctx", "annotation", "ops", "op"):
            yield from in_value(node, name, value)


def instead_of(node: ast.AST) -> Iterator[ast.expr]:
    """What an expression could wrongly be."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.BoolOp):
        for left_out in node.values:
            rest = [value for value in node.values if value is not left_out]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
        yield ast.Call(ast.Name(OPPOSITES[node.func.id], ast.Load()), node.args, node.keywords)


def is_object(given: ast.expr) -> bool:
    """Whether it is one of the things that everything is told of: in another's place they only make it crash."""
    return isinstance(given, ast.Starred) or (isinstance(given, ast.Name) and given.id in OBJECTS)


def is_aside(statement: ast.stmt) -> bool:
    """Whether it rules nothing: imports, assertions, docstrings, what is told."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.Pass):
        return True
    if isinstance(statement, ast.If):
        test = ast.unparse(statement.test)
        return test == "TYPE_CHECKING" or "sink is not None" in test
    if not isinstance(statement, ast.Expr):
        return False
    call = statement.value
    if isinstance(call, ast.Constant):
        return True
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TELLING


def is_deed(statement: ast.stmt) -> bool:
    """Whether the statement could be left out without a name missing that others need."""
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], ast.Name | ast.Tuple)
    if isinstance(statement, ast.Return):
        return statement.value is None
    return isinstance(statement, ast.Expr | ast.AugAssign | ast.Continue | ast.Break)


def is_plain(test: ast.expr) -> bool:
    """Whether a condition is not already turned round by one of its own changes."""
    if isinstance(test, ast.Compare):
        return isinstance(test.ops[0], BORDERS)
    return not isinstance(test, ast.BoolOp | ast.UnaryOp)


def negated(test: ast.expr) -> ast.expr:
    return ast.fix_missing_locations(ast.copy_location(ast.UnaryOp(ast.Not(), test), test))
