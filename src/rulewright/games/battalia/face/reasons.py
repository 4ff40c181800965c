"""What a choice brings in Battalia, for hints: cities, marketplaces, heroes, cards, roads, steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.faces.reasons import Reason, View


def reasons(before: View, after: View, seat: int) -> Iterator[Reason]:
    """The weightiest first."""
    if before["phase"] != "play" or after["phase"] != "play":
        return  # what the end brings is not what the choice was made for; before the deal there is nothing
    yield from cities(before, after, seat)
    yield from gains("markets", markets(before, seat), markets(after, seat))
    old, new = before["seats"][seat], after["seats"][seat]
    yield from gains("heroes", heroes(old), heroes(new))
    yield from gains("deck", deck(old), deck(new))
    yield from gains("roads", len(before["map"]), len(after["map"]))
    yield from gains("hand", held(old["hand"]), held(new["hand"]))
    yield from gains("ambush", held(old["ambush"]), held(new["ambush"]))
    yield from gains("steps", steps(old), steps(new))
    yield from moves(old, new)


def gains(name: str, before: int, after: int) -> Iterator[Reason]:
    if after > before:
        yield Reason(name, {"number": after - before})


def cities(before: View, after: View, seat: int) -> Iterator[Reason]:
    """Cities that are new, and such as have risen."""
    for square, there in after["map"].items():
        if there["owner"] != seat or not there["level"]:
            continue
        old = before["map"].get(square, {"owner": None, "level": 0})
        if old["owner"] != seat:
            yield Reason("city", {"square": square, "number": there["level"]})
        elif there["level"] > old["level"]:
            yield Reason("raises", {"square": square, "number": there["level"]})


def markets(view: View, seat: int) -> int:
    return sum(there["markets"].count(seat) for there in view["map"].values())


def heroes(player: dict[str, Any]) -> int:
    return sum(hero["at"] is not None for hero in player["heroes"].values())


def steps(player: dict[str, Any]) -> int:
    """Steps and points that the heroes have left."""
    return sum(int(hero["steps"] + hero["points"] + hero["free"]) for hero in player["heroes"].values())


def moves(old: dict[str, Any], new: dict[str, Any]) -> Iterator[Reason]:
    """Where a hero has gone."""
    for name, hero in new["heroes"].items():
        if hero["at"] is not None and old["heroes"][name]["at"] not in (None, hero["at"]):
            yield Reason("moves", {"square": hero["at"]})


def held(cards: Any) -> int:
    """How many cards, whether they are listed or counted."""
    return len(cards) if isinstance(cards, list) else int(cards)


def deck(player: dict[str, Any]) -> int:
    """The creation deck, but for what lies in battles."""
    tents = sum(1 + held(tent.get("cards", 0)) for tent in player["tents"])
    prepared = sum(len(item.get("cards", [])) for item in player["prepared"])
    piles = ("hand", "nation", "shelter", "ambush", "laid")
    return sum(held(player[pile]) for pile in piles) + tents + prepared
