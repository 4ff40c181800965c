"""Things that a line of the log or a refusal names, so that a board can mark them.

A thing is told as `kind:id`, as the texts of the game name it: `kingdom:althea`,
`card:elf-red`, `seat:2`. Whoever may read the sentence knows these things from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulewright.text import Texts

SEAT: Final = "seat"
SEATS: Final = (SEAT, "other")


def things_in(own: Texts, args: Mapping[str, int | str | list[str]]) -> list[str]:
    """The things among the arguments of a message, each once; plain numbers and words are none."""
    found: dict[str, None] = {}
    for argument, value in args.items():
        if argument in SEATS:
            found[f"seat:{value}"] = None
        elif argument in own.kinds.numbered and isinstance(value, int):
            found[f"{argument}:{value}"] = None
        elif isinstance(value, list):
            found.update(dict.fromkeys(thing for id in value if (thing := named(own, argument.removesuffix("s"), id))))
        elif isinstance(value, str) and (thing := named(own, argument, value)):
            found[thing] = None
    return list(found)


def named(own: Texts, role: str, id: str) -> str:
    """A thing by its kind and id, without the condition that it is in (`archer-routed`); empty if it has no name."""
    for kind in own.kinds.of(role):
        for name in (id, id.partition("-")[0]):
            if own.catalogue.has(f"{kind}-{name}"):
                return f"{kind}:{name}"
    return ""
