"""Copy methods, written from `__init__`: every attribute that it sets is carried over.

A list is cut, a list of lists row by row, a part or a list of parts that have a `copy` of their own are copied,
everything else (numbers, flags, tables) is taken as it is. A comment at the end of a line of `__init__` says more:

    # shared   replaced, never changed: the same object
    # fixed    follows from the arguments of `__init__`: not carried over

Written are the methods below the line `MARK`, and one for every frame of a module called `frames`.
"""

from __future__ import annotations

import ast
import re
from typing import Final

MARK: Final = "# Written by `make generate`."
LONGEST: Final = 120
OF_STATES: Final = {"game": "game", "players": "players", "options": "chosen_options", "seed": "seed"}
"""Where the core's State keeps the arguments of its `__init__`."""


class CannotCopy(Exception):
    """A class whose copy cannot be derived from its `__init__`."""


def with_copies(source: str, frames: bool) -> str:
    """The source of a module with its copy methods written anew; `frames`: one for every class with a NAME."""
    tree = ast.parse(source)
    parts = {node.name for node in tree.body if isinstance(node, ast.ClassDef) and method(node, "copy") is not None}
    lines = source.split("\n")
    for node in reversed(tree.body):
        if isinstance(node, ast.ClassDef) and is_written(node, lines, frames):
            put(lines, node, [MARK, *copy_of(node, lines, parts)])
    return "\n".join(lines)


def is_written(node: ast.ClassDef, lines: list[str], frames: bool) -> bool:
    """Whether the copy of this class is ours to write."""
    if any(line.strip() == MARK for line in lines[node.lineno - 1 : node.end_lineno]):
        return True
    named = any(isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "NAME" for part in node.body)
    return frames and named


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == name), None)


def copy_of(node: ast.ClassDef, lines: list[str], parts: set[str]) -> list[str]:
    """The lines of the copy method, not yet indented."""
    init = method(node, "__init__")
    parameters = init.args.args[1:] if init is not None else []
    kinds = {one.arg: ast.unparse(one.annotation) if one.annotation else "" for one in parameters}
    is_state = init is not None and any("super().__init__(game" in lines[at] for at in span(init))
    given = {name: f"self.{OF_STATES[name]}" for name in kinds if is_state and name in OF_STATES}
    carried: list[str] = []
    for statement in init.body if init is not None else []:
        target = attribute_set(statement)
        if target is None:
            continue
        name, value, kind = target
        comment = lines[(statement.end_lineno or 1) - 1].partition("#")[2].strip()
        if isinstance(value, ast.Name) and value.id in kinds and value.id not in given:
            given[value.id] = copied(name, kind or kinds[value.id], value, parts, comment)
        elif comment != "fixed":
            carried.append(f"    other.{name} = {copied(name, kind, value, parts, comment)}")
    lost = [name for name in kinds if name not in given]
    if lost:
        raise CannotCopy(f"{node.name}: __init__ keeps no {', '.join(lost)}, so its copy must be written by hand")
    made = f"    other = {node.name}({', '.join(given[name] for name in kinds)})"
    common = ["    self.copy_into(other)"] if is_state else ["    other.at = self.at"] if is_frame(node) else []
    return [f"def copy(self) -> {node.name}:", *folded(made), *common, *carried, "    return other"]


def is_frame(node: ast.ClassDef) -> bool:
    """Whether the class is a frame, which has a place in its steps."""
    return any(ast.unparse(base).endswith(("Frame", "Window")) for base in node.bases)


def span(node: ast.FunctionDef) -> range:
    return range(node.lineno - 1, node.end_lineno or node.lineno)


def attribute_set(statement: ast.stmt) -> tuple[str, ast.expr, str] | None:
    """Name, first value and kind of an attribute that a statement of `__init__` sets."""
    target: ast.expr
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        target, value, kind = statement.target, statement.value, ast.unparse(statement.annotation)
    elif isinstance(statement, ast.Assign):
        target, value, kind = statement.targets[0], statement.value, ""
    else:
        return None
    if not (isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"):
        return None
    return target.attr, value, kind


def copied(name: str, kind: str, value: ast.expr, parts: set[str], comment: str) -> str:
    """How an attribute of a kind is carried over."""
    if comment == "shared":
        return f"self.{name}"
    made = value.func.id if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) else ""
    return copy_as(f"self.{name}", kind or made, parts)


def copy_as(value: str, kind: str, parts: set[str]) -> str:
    """A copy of a value of a kind, as code."""
    perhaps = kind.removesuffix(" | None")
    if perhaps != kind:
        inner = copy_as(value, perhaps, parts)
        return value if inner == value else f"None if {value} is None else {inner}"
    listed = re.fullmatch(r"list\[(.*)\]", kind)
    if listed is None:
        return f"{value}.copy()" if kind in parts else value
    one = "row" if listed[1].startswith("list[") else "part"
    inner = copy_as(one, listed[1], parts)
    return f"{value}[:]" if inner == one else f"[{inner} for {one} in {value}]"


def folded(line: str) -> list[str]:
    """A call that is too long for one line, as the formatter sets it."""
    if len(line) + 4 <= LONGEST:
        return [line]
    head, _, arguments = line.partition("(")
    return [f"{head}(", f"        {arguments.removesuffix(')')}", "    )"]


def put(lines: list[str], node: ast.ClassDef, text: list[str]) -> None:
    """Writes the method in place of the old one, or after `__init__`, or at the end of what the class declares."""
    written = [f"    {line}" for line in text]
    old = method(node, "copy")
    if old is not None:
        first = old.lineno - 1
        if lines[first - 1].strip() == MARK:
            first -= 1
        lines[first : old.end_lineno] = written
        return
    init = method(node, "__init__")
    rest = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part is not init), None)
    if init is not None:
        after = init.end_lineno or 0
    else:
        after = rest.lineno - 2 if rest is not None else node.end_lineno or 0
    lines[after:after] = ["", *written]
