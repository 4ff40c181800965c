"""The TypeScript types of the client, made from the structs of `wire`.

Run as `python -m rulewright.server.wire_types`; what it prints is kept as
`web/src/wire.ts`. Structs become interfaces with their doc comments, tagged
ones carry their tag, and names of types stay names. What a browser sends may
leave out fields that have a default; what the server sends is complete.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Final

from msgspec import NODEFAULT, Struct, structs

from rulewright.server.wire import Command, Inbound, common, games, lessons, people, play, replays, story, tables

MODULES: Final = (common, people, games, lessons, tables, story, play, replays)
HEADING: Final = """\
// Made by `python -m rulewright.server.wire_types` from the structs of the server. Do not change it by hand.
"""
PLAIN: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
SECTION: Final = re.compile(r"# (?P<title>\S.*)")
MARGIN: Final = "  "


def typescript(modules: Sequence[ModuleType] = MODULES) -> str:
    """The types of modules of structs, in the order of their sources."""
    return "\n".join([HEADING, *(part for module in modules for part in parts_of(module))])


def parts_of(module: ModuleType) -> list[str]:
    """The types of one module."""
    source = inspect.getsource(module)
    parts: list[str] = []
    for at, node in pieces(source):
        if isinstance(node, str):
            parts.append(f"// {node}\n")
        elif isinstance(node, ast.ClassDef):
            struct: type[Struct] = getattr(module, node.name)
            if not struct.__subclasses__():
                parts.append(interface(struct, node))
        else:
            assert isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
            parts.append(comment(doc_after(ast.parse(source).body, at)) + alias(node.targets[0].id, node.value))
    return parts


def pieces(source: str) -> Iterator[tuple[int, ast.stmt | str]]:
    """Headings, structs and names of types, each with its place among the statements; headings have none."""
    lines = source.splitlines()
    done = 0
    for at, node in enumerate(ast.parse(source).body):
        for line in lines[done : node.lineno - 1]:
            if heading := SECTION.fullmatch(line):
                yield -1, heading["title"]
        done = node.end_lineno or node.lineno
        if isinstance(node, ast.ClassDef | ast.Assign):
            yield at, node


def interface(struct: type[Struct], node: ast.ClassDef) -> str:
    """One struct, with its tag as the first field."""
    config = struct.__struct_config__
    optional = issubclass(struct, Inbound | Command)
    lines = []
    if config.tag_field is not None:
        lines.append(f"{MARGIN}{config.tag_field}: {json.dumps(config.tag)};\n")
    places = {name: at for at, name in enumerate(field_name(line) for line in node.body)}
    for field in structs.fields(struct):
        at = places[field.name]
        written = node.body[at]
        assert isinstance(written, ast.AnnAssign)
        given = field.default is NODEFAULT and field.default_factory is NODEFAULT
        mark = "" if given or not optional else "?"
        lines.append(comment(doc_after(node.body, at), MARGIN))
        lines.append(f"{MARGIN}{field.encode_name}{mark}: {type_of(written.annotation)};\n")
    return f"{comment(ast.get_docstring(node) or '')}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def field_name(node: ast.stmt) -> str:
    """The field that a line of a struct declares; empty if it declares none."""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def alias(name: str, value: ast.expr) -> str:
    """A name for a type; a long union stands one member to a line."""
    line = f"export type {name} = {type_of(value)};\n"
    if len(line) <= 100:
        return line
    members = type_of(value).split(" | ")
    return f"export type {name} =\n" + "\n".join(f"{MARGIN}| {member}" for member in members) + ";\n"


def type_of(node: ast.expr) -> str:
    """A type as TypeScript writes it."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            members = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(json.dumps(ast.literal_eval(member)) for member in members)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[plain, *_])):
            return type_of(plain)
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = type_of(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, item])):
            return f"Record<{type_of(key)}, {type_of(item)}>"
    raise TypeError(f"line {node.lineno}: {ast.unparse(node)} has no TypeScript type yet")


def doc_after(body: list[ast.stmt], at: int) -> str:
    """The string that stands after a field or a name, as its documentation."""
    if at + 1 < len(body):
        match body[at + 1]:
            case ast.Expr(value=ast.Constant(value=str(text))):
                return inspect.cleandoc(text)
    return ""


def comment(text: str, margin: str = "") -> str:
    """A doc comment, or nothing."""
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{margin}/** {text} */\n"
    return f"{margin}/**\n" + "".join(f"{margin} * {line}".rstrip() + "\n" for line in lines) + f"{margin} */\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
