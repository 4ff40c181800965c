"""Python as the formatter of the house sets it: imports in order, calls folded where a line is too long."""

from __future__ import annotations

from typing import Final

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


def folded(head: str, items: list[str], tail: str, depth: int = 0, one: bool = False) -> str:
    """`head` items `tail` in one line, in three, or with a line for each item; `one`: a tuple keeps its comma."""
    space = "    " * depth
    comma = "," if one and len(items) == 1 else ""
    whole = f"{space}{head}{', '.join(items)}{comma}{tail}"
    if len(whole) <= LONGEST and not any("\n" in item for item in items):
        return whole
    inner = f"{space}    {', '.join(items)}{comma}"
    if len(inner) <= LONGEST and not any("\n" in item for item in items) and not comma and not head.startswith("from"):
        return f"{space}{head}\n{inner}\n{space}{tail}"
    return "\n".join([f"{space}{head}", *(f"{space}    {item}," for item in items), f"{space}{tail}"])


def wrapped(text: str, depth: int = 0) -> list[str]:
    """A sentence of a docstring or comment in lines that are short enough."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 + 4 * depth > LONGEST - 4:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
