"""What a choice brings in Ethnos, for hints: places in the Kingdoms, Glory, Bands, cards that fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulewright.faces.reasons import Reason, View


def reasons(before: View, after: View, seat: int) -> Iterator[Reason]:
    """The weightiest first."""
    if after["age"] != before["age"] or after["end"] is not None:
        return  # what an Age brings when it is scored is not what the choice was made for
    yield from markers(before, after, seat)
    old, new = before["seats"][seat], after["seats"][seat]
    if new["glory"] > old["glory"]:
        yield Reason("glory", {"number": new["glory"] - old["glory"]})
    if len(new["bands"]) > len(old["bands"]):
        yield Reason("band", {"number": max(len(band["cards"]) for band in new["bands"][len(old["bands"]) :])})
    elif fitting(new["hand"]) > max(1, fitting(old["hand"])):
        yield Reason("gathers", {"number": fitting(new["hand"])})


def markers(before: View, after: View, seat: int) -> Iterator[Reason]:
    """Where the seat has more markers than before, and how that compares (ET-357)."""
    for kingdom, now in after["markers"].items():
        then = before["markers"][kingdom]
        if now[seat] <= then[seat]:
            continue
        most = max(number for other, number in enumerate(now) if other != seat)
        led = then[seat] > max(number for other, number in enumerate(then) if other != seat)
        name = "strengthens" if led else "takes" if now[seat] > most else "levels" if now[seat] == most else "follows"
        yield Reason(name, {"kingdom": kingdom, "number": now[seat], "dragons": before["dragons"]})


def fitting(hand: Any) -> int:
    """How many cards in hand make one Band: of one Tribe or one colour, and Skeletons with either (ET-182)."""
    if not isinstance(hand, list):
        return 0
    wild = sum(card == "skeleton" for card in hand)
    cards = [card.split("-") for card in hand if "-" in card]
    tribes, colours = Counter(tribe for tribe, _ in cards), Counter(colour for _, colour in cards)
    most = max([*tribes.values(), *colours.values()], default=0)
    return most + wild if most else 0
