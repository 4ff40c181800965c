"""What a choice brings in Runewars, for hints: runes, areas, strongholds, Titles, bonuses, units, influence, cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.faces.reasons import Reason, View


def reasons(before: View, after: View, seat: int) -> Iterator[Reason]:
    """The weightiest first."""
    old, new = before["seats"][seat], after["seats"][seat]
    yield from gains("rune", runes(before, seat), runes(after, seat))
    yield from places("area", held(before, seat), held(after, seat))
    yield from places("stronghold", forts(before, seat), forts(after, seat))
    for title, holder in after["titles"].items():
        if holder["seat"] == seat != before["titles"][title]["seat"]:
            yield Reason("title", {"title": title})
    yield from bonus(old, new)
    yield from gains("units", -sum(old["units_left"].values()), -sum(new["units_left"].values()))
    yield from gains("influence", old["influence"], new["influence"])
    yield from gains("dials", sum(old["dials"].values()), sum(new["dials"].values()))
    yield from gains("tactics", len(old["tactics"]), len(new["tactics"]))


def gains(name: str, before: int, after: int) -> Iterator[Reason]:
    if after > before:
        yield Reason(name, {"number": after - before})


def places(name: str, before: set[str], after: set[str]) -> Iterator[Reason]:
    """One new place by name, several by their number."""
    new = sorted(after - before)
    if len(new) == 1:
        yield Reason(name, {"area": new[0]})
    elif new:
        yield Reason(f"{name}s", {"number": len(new)})


def held(view: View, seat: int) -> set[str]:
    """The areas that a seat controls."""
    return {name for name, area in view["areas"].items() if area["controller"] == seat}


def forts(view: View, seat: int) -> set[str]:
    return {name for name, area in view["areas"].items() if area["stronghold"] and area["stronghold"]["seat"] == seat}


def runes(view: View, seat: int) -> int:
    """The dragon runes in the areas of a seat, as far as it knows them."""
    return sum(view["areas"][name]["rune"] == "dragon" for name in held(view, seat))


def bonus(old: dict[str, Any], new: dict[str, Any]) -> Iterator[Reason]:
    """RW-117: an order that is higher than all before it in this year brings its bonus."""
    order = new["active"]
    if order is not None and order != old["active"] and order > max(old["used"], default=0):
        yield Reason("bonus", {"order": order})
