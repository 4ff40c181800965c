"""What a choice brings in Heroes, for hints: Power, locations, the capital, heroes, cards, victories, units, goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulewright.faces.reasons import Reason, View
from rulewright.games.heroes import GAME
from rulewright.games.heroes.knowledge.implied import implied


def reasons(before: View, after: View, seat: int) -> Iterator[Reason]:
    """The weightiest first."""
    old, new = before["seats"][seat], after["seats"][seat]
    if not before["tiles"] or "heroes" not in old or "heroes" not in new:
        return
    tables = GAME.tables
    known = [implied(tables, view)["known"][seat] for view in (before, after)]
    yield from gains("power", known[0]["power"], known[1]["power"])
    yield from more("location", known[0]["locations"], known[1]["locations"])
    if new["level"] > old["level"]:
        yield Reason("level", {"number": new["level"]})
    yield from more("building", old["buildings"], new["buildings"])
    yield from more("hero", names(old), names(new))
    yield from more("artefact", cards(old, "artefacts"), cards(new, "artefacts"))
    yield from more("skill", cards(old, "skills"), cards(new, "skills"))
    yield from more("encounter", cards(old, "trophies"), cards(new, "trophies"), "trophy")
    yield from gains("units", sum(army(old)), sum(army(new)))
    yield from gains("elite", army(old)[0], army(new)[0])
    yield from gains("gold", old["gold"], new["gold"], "gold")
    yield from gains("resources", old["resources"], new["resources"], "resources")
    if scrolls(new) > scrolls(old):
        yield Reason("scrolls", {})


def gains(name: str, before: int, after: int, argument: str = "number") -> Iterator[Reason]:
    if after > before:
        yield Reason(name, {argument: after - before})


def more(kind: str, before: list[str], after: list[str], name: str = "") -> Iterator[Reason]:
    """The first new thing of a kind."""
    new = list((Counter(after) - Counter(before)).elements())
    if new:
        yield Reason(name or kind, {kind: new[0]})


def names(seat: dict[str, Any]) -> list[str]:
    return [hero["hero"] for hero in seat["heroes"]]


def cards(seat: dict[str, Any], what: str) -> list[str]:
    """The cards of one kind of all heroes."""
    return [card for hero in seat["heroes"] for card in hero[what]]


def army(seat: dict[str, Any]) -> tuple[int, int]:
    """Elite and basic units of all heroes."""
    stacks = [stack for hero in seat["heroes"] for stack in hero["army"].values()]
    return sum(stack[0] for stack in stacks), sum(stack[1] for stack in stacks)


def scrolls(seat: dict[str, Any]) -> int:
    held = [hero["scrolls"] for hero in seat["heroes"]]
    return sum(len(own) if isinstance(own, list) else int(own) for own in held)
