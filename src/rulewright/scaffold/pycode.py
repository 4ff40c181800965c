"""Python as the formatter of the house sets it: imports in order, calls laid out where a line is too long."""

from __future__ import annotations

import re
from typing import Final

from rulewright.scaffold.specification import split_outside

LONGEST: Final = 120
STANDARD: Final = ("copy", "pathlib", "typing")


class Imports:
    """What a module imports, collected while it is written."""

    def __init__(self) -> None:
        self.names: dict[str, set[str]] = {}

    def add(self, module: str, *names: str) -> None:
        self.names.setdefault(module, set()).update(names)

    def add_used(self, module: str, text: str, *names: str) -> None:
        """Those of the names that a text uses."""
        used = [name for name in names if is_used(name, text)]
        if used:
            self.add(module, *used)

    def code(self) -> str:
        ours = sorted(module for module in self.names if module.startswith("rulewright"))
        standard = sorted(module for module in self.names if module in STANDARD)
        others = sorted(set(self.names) - {*ours, *standard})
        groups = [[self.line(module) for module in group] for group in (standard, others, ours) if group]
        return "\n\n".join(["from __future__ import annotations", *("\n".join(group) for group in groups)])

    def line(self, module: str) -> str:
        names = sorted(self.names[module], key=lambda name: (rank(name), name))
        whole = f"from {module} import {', '.join(names)}"
        if len(whole) <= LONGEST:
            return whole
        return f"from {module} import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def rank(name: str) -> int:
    """Constants come before classes, and those before everything else."""
    if name.isupper() and len(name) > 1:
        return 0
    return 1 if name[:1].isupper() else 2


def is_used(name: str, text: str) -> bool:
    """Whether a text has the name as a word of its own."""
    at = text.find(name)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(name) : at + len(name) + 1]
        if not (before.isalnum() or before in ("_", '"')) and not (after.isalnum() or after in ("_", '"')):
            return True
        at = text.find(name, at + 1)
    return False


def laid_out(code: str, depth: int = 0, after: str = "") -> str:
    """An expression or assignment in as many lines as it needs; `after` is the comma behind it, if it has one.

    What is too long is opened at its last bracket: the inside goes into a line of its own, or, if that is too long as
    well, each of its parts does, with a comma behind it.
    """
    space = "    " * depth
    whole = f"{space}{code}{after}"
    parts = last_brackets(code)
    if len(whole) <= LONGEST or parts is None:
        return whole
    head, inside, tail = parts
    items = [item.strip() for item in parts_of(inside) if item.strip()]
    alone = len(items) == 1 and not inside.rstrip().endswith(",")
    if alone or (len(space) + 4 + len(inside) <= LONGEST and not inside.rstrip().endswith(",")):
        middle = [laid_out(inside, depth + 1)]
    else:
        middle = [laid_out(item, depth + 1, ",") for item in items]
    return "\n".join([f"{space}{head}", *middle, f"{space}{tail}{after}"])


def parts_of(code: str) -> list[str]:
    """The parts between commas that stand outside of brackets and of texts."""
    texts = re.findall(r'"(?:[^"\\]|\\.)*"', code)
    marked = re.sub(r'"(?:[^"\\]|\\.)*"', '"', code)
    return [re.sub('"', lambda _: texts.pop(0), part) for part in split_outside(marked, ",")]


def last_brackets(code: str) -> tuple[str, str, str] | None:
    """What stands before, in and behind the last brackets that enclose something, those included on both sides."""
    if not code or code[-1] not in ")]}":
        return None
    depth = 0
    for at in range(len(code) - 1, -1, -1):
        depth += (code[at] in ")]}") - (code[at] in "([{")
        if depth == 0:
            return (code[: at + 1], code[at + 1 : -1], code[-1]) if code[at + 1 : -1] else None
    return None


def wrapped(text: str, depth: int = 0) -> list[str]:
    """A sentence of a docstring or comment in lines that are short enough."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 + 4 * depth > LONGEST - 4:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
