"""Names of bots: one word of two or three syllables, good in English and in Polish; drawn once for each table.

A name belongs to a seat of a table and says nothing about how its bot plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

NAMES: Final = (
    "Bruno", "Cora", "Felix", "Mira", "Otto", "Greta", "Hugo", "Nora", "Vito", "Selma", "Boris", "Petra",
    "Milo", "Xenia", "Rufus", "Tessa", "Ivo", "Klara", "Magnus", "Juno", "Dorian", "Edda", "Leander", "Viola",
    "Hektor", "Ines", "Zeno", "Thora", "Kasper", "Luna", "Remus", "Fabia", "Silvan", "Ursa", "Tito", "Yara",
    "Urban", "Vera", "Gustav", "Olivia",
)  # fmt: skip


def free_names(taken: Iterable[str]) -> list[str]:
    """The names that nobody has, in the order of the list. Somebody called Cora Nowak has the name Cora."""
    known = {word.casefold() for name in taken for word in name.split()}
    return [name for name in NAMES if name.casefold() not in known]


def drawn_name(taken: Iterable[str], chance: Random) -> str:
    """A name that nobody has yet."""
    return chance.choice(free_names(taken))
