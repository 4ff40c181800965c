"""Kinds of values in positions of Ethnos (POSITION.md, section 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.games.ethnos.content import ALLY_TYPES
from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES, TYPES
from rulewright.games.ethnos.options import RAID, WAIT
from rulewright.kit.kinds import Hand, Kind, List, Mask, Multiset, Name, Seat, Whole, owns

SEAT: Final = Seat()
ALLY: Final = Name(ALLY_TYPES)
CARD: Final = Name(TYPES)
"""An Ally or a Dragon: what a deck can hold."""
ALLIES: Final = Multiset(ALLY)
HIDDEN_ALLIES: Final = Hand(ALLY)
TRIBES_IN_PLAY: Final = Mask(Name(TRIBES))
COLOURED: Final = Mask(Name(COLOURS))
TROLL_TOKENS: Final = Mask(Whole(1, 6))
CHOICES: Final = {"raid": RAID, "wait": WAIT}
MOST: Final = 9999
"""More Glory than anybody gains at once."""


class OfTribe(Kind):
    """Something that exists only with a Tribe; null in games without it."""

    def __init__(self, tribe: int, inner: Kind) -> None:
        super().__init__(inner.expects)
        self.tribe = int(tribe)
        self.inner = inner

    def write(self, g: Any, value: Any) -> Any:
        return self.inner.write(g, value) if g.tribes >> self.tribe & 1 else None

    def read(self, g: Any, given: Any, where: str) -> Any:
        if g.tribes >> self.tribe & 1:
            return self.inner.entry(g, given, where)
        if given is not None:
            raise BadPosition(f"{where}: the {TRIBES[self.tribe]} Tribe is not in this game")
        return self.inner.blank()


class ByKingdom(Kind):
    """For each Kingdom a list of numbers, as many as `each` says; in the game one flat list."""

    def __init__(self, each: Callable[[Any], int], high: int) -> None:
        super().__init__("an object of Kingdoms")
        self.each = each
        self.high = high

    def write(self, g: Any, value: Any) -> Any:
        each = len(value) // len(KINGDOMS)
        return {name: value[at * each : (at + 1) * each] for at, name in enumerate(KINGDOMS)}

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, dict):
            raise self.wrong(where, given)
        each = int(self.each(g))
        row = List(Whole(0, self.high), each)
        found = [0] * (each * len(KINGDOMS))
        for name, numbers in given.items():
            if name not in KINGDOMS:
                raise BadPosition(f"{where}: {name!r:.60} is no Kingdom")
            at = KINGDOMS.index(name) * each
            found[at : at + each] = row.read(g, numbers, f"{where}, {name}")
        return found


class Raids(Kind):
    """D10: raid, wait, or null while it is not chosen; one entry for each seat that is asked, to whom it belongs."""

    def __init__(self) -> None:
        super().__init__("an object by seat", secret=True)

    def write(self, g: Any, value: Any) -> Any:
        names = {code: name for name, code in CHOICES.items()}
        return {str(seat): names.get(value[seat]) for seat, player in enumerate(g.seats) if player.horde}

    def entrusted(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return self.write(g, [code if owns(viewer, seat) else -1 for seat, code in enumerate(value)])

    def read(self, g: Any, given: Any, where: str) -> Any:
        asked = {str(seat): seat for seat, player in enumerate(g.seats) if player.horde}
        if not isinstance(given, dict) or given.keys() != asked.keys() or not asked:
            raise BadPosition(f"{where}: ET-305: one entry for each seat with Horde markers is expected")
        codes = [-1] * int(g.players)
        for seat, choice in given.items():
            if choice is not None and (not isinstance(choice, str) or choice not in CHOICES):
                raise BadPosition(f"{where}: {choice!r:.60} is neither raid nor wait nor null")
            codes[asked[seat]] = -1 if choice is None else CHOICES[choice]
        if None not in given.values():
            raise BadPosition(f"{where}: ET-305: at least one seat has not chosen yet")
        return codes
