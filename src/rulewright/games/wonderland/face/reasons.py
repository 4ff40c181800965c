"""What a choice brings in Wonderland's War, for hints: castles, VP, abilities, strength, figures, units, chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.faces.reasons import Reason, View


def reasons(before: View, after: View, seat: int) -> Iterator[Reason]:
    """The weightiest first."""
    old, new = before["seats"][seat], after["seats"][seat]
    if after["scores"] is not None or "castles" not in old or "castles" not in new:
        return  # what the end brings is not what the choice was made for; before the deal there is nothing
    yield from places("castle", old["castles"], new["castles"])
    yield from gains("vp", old["vp"], new["vp"])
    for ability in new["abilities"]:
        if ability not in old["abilities"]:
            yield Reason("ability", {"ability": ability})
    for card in new["wonderlandians"]:
        if card not in old["wonderlandians"]:
            yield Reason("wonderlandian", {"wonderlandian": card})
    yield from leader(old, new)
    yield from gains("strength", strength(before, seat), strength(after, seat))
    yield from units(old, new)
    yield from gains("forged", forged(old), forged(new))
    yield from gains("leader-grows", old["leader_strength"], new["leader_strength"])
    if new["shield"] == "ready" and old["shield"] != "ready":
        yield Reason("shield", {})
    yield from gains("shards", new["shards"], old["shards"])
    yield from chips(old["bag"], new["bag"])


def gains(name: str, before: int, after: int) -> Iterator[Reason]:
    if after > before:
        yield Reason(name, {"number": after - before})


def places(name: str, before: dict[str, str], after: dict[str, str]) -> Iterator[Reason]:
    for region in after:
        if region not in before or after[region] != before[region]:
            yield Reason(name, {"region": region})


def leader(old: dict[str, Any], new: dict[str, Any]) -> Iterator[Reason]:
    """Where the leader goes, if it is a region."""
    if new["leader"] != old["leader"] and new["leader"] in new["supporters"] and new["leader"] != "supply":
        yield Reason("leader", {"region": new["leader"], "number": new["leader_strength"]})


def units(old: dict[str, Any], new: dict[str, Any]) -> Iterator[Reason]:
    """The region that most new supporters go to."""
    grown = {
        region: number - old["supporters"].get(region, 0)
        for region, number in new["supporters"].items()
        if region != "supply" and number > old["supporters"].get(region, 0)
    }
    if grown:
        best = max(grown, key=lambda region: grown[region])
        yield Reason("units", {"region": best, "number": grown[best]})


def forged(seat: dict[str, Any]) -> int:
    return sum(len(track) for track in seat["forge"])


def strength(view: View, seat: int) -> int:
    """The strength in the battle in progress; 0 without one."""
    for frame in view["pending"]:
        if frame["name"] == "battle":
            fighter = frame["fighters"].get(str(seat))
            return int(fighter["strength"]) if fighter is not None else 0
    return 0


def chips(old: Any, new: Any) -> Iterator[Reason]:
    """More chips in the bag, and less madness, if the bag may be seen."""
    if isinstance(old, list) and isinstance(new, list):
        mad = [sum(chip.startswith(("MADNESS", "POISON")) for chip in bag) for bag in (old, new)]
        yield from gains("less-madness", mad[1], mad[0])
        yield from gains("chips", len(old) - mad[0], len(new) - mad[1])
