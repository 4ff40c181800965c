"""Zones: where the cards or tokens of a pool lie, declared once, and what follows from it.

A pool is all things of one kind: how many of each there are, and the zones where they can lie. A zone is one place, or
several of a kind, such as the hands of all seats; it says who sees what lies there. From that follow: what no choice
changes (`lying`), that a thing is not there more often than it exists (`check`), the deck that a position leaves out
(`missing`, `DeckOf`), and the base of resampling (`redraw`): whatever a viewer does not see is gathered, sorted,
shuffled and dealt back, so many things to each place as lay there. What is special about a game (a seat that is asked
something must be able to be asked) the game adds.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.core.chance import Random
from rulewright.core.errors import BadPosition
from rulewright.core.state import State
from rulewright.kit.kinds import Deck, Kind
from rulewright.kit.positions import Field

G = TypeVar("G", bound=State)

OPEN: Final[i64] = 0
"""Everybody sees what lies there."""
HELD: Final[i64] = 1
"""Its owner alone sees what lies there."""
COVERED: Final[i64] = 2
"""Nobody sees what lies there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Generic[G]):
    """Places of one kind; `seen` is OPEN, HELD or COVERED."""

    def __init__(self, seen: i64) -> None:
        self.seen: i64 = seen

    def places(self, g: G) -> i64:
        """How many places there are."""
        return 1

    def owner(self, g: G, place: i64) -> i64:
        """The seat to which a place belongs; -1: none."""
        return -1

    def things(self, g: G, place: i64) -> list[int]:
        """What lies in a place; not to be changed by the caller."""
        raise TypeError(f"{type(self).__name__} does not say what lies there")

    def unseen(self, g: G, place: i64, viewer: i64) -> list[int]:
        """What of it a viewer does not see."""
        if self.seen == OPEN or (self.seen == HELD and viewer >= 0 and self.owner(g, place) == viewer):
            return NOTHING
        return self.things(g, place)

    def deal(self, g: G, place: i64, viewer: i64, things: list[int]) -> None:
        """Lays other things there in place of those that the viewer does not see."""
        raise TypeError(f"{type(self).__name__} does not say how it is dealt")


NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands(Zone[G]):
    """One place for each seat, to whom it belongs."""

    def places(self, g: G) -> i64:
        return g.players

    def owner(self, g: G, place: i64) -> i64:
        return place


class OpenPile(Zone[G]):
    """A list of the state that lies open, such as a discard pile."""

    def __init__(self, attribute: str) -> None:
        super().__init__(OPEN)
        self.attribute = attribute

    def things(self, g: G, place: i64) -> list[int]:
        return list(getattr(g, self.attribute))


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool(Generic[G]):
    """All things of one kind.

    names     of the things, whose numbers are in canonical order
    zones     where they can lie besides the deck, in the order in which they are dealt back
    from_end  whether things are dealt from the end of the shuffled list; it matters to whoever repeats a search
    """

    def __init__(self, names: tuple[str, ...], zones: list[Zone[G]], from_end: bool = True) -> None:
        self.names = names
        self.zones = zones
        self.hiding = [zone for zone in zones if zone.seen != OPEN]
        self.from_end = from_end

    def number(self, g: G, thing: i64) -> i64:
        """How many of a thing there are in this game."""
        return 1

    def deck(self, g: G) -> list[int]:
        """The deck, in which nobody sees anything; without one, nothing."""
        return NOTHING

    def put_deck(self, g: G, things: list[int]) -> None:
        """Lays another deck."""
        raise TypeError(f"{type(self).__name__} has no deck")

    # Counting

    def lying(self, g: G) -> list[int]:
        """Everything, wherever it lies, in canonical order: what no choice may change."""
        found = self.deck(g)[:]
        for zone in self.zones:
            for place in range(zone.places(g)):
                found += zone.things(g, place)
        found.sort()
        return found

    def counts(self, g: G) -> list[int]:
        """How many of each thing lie somewhere."""
        counts = [0] * len(self.names)
        for thing in self.lying(g):
            counts[thing] += 1
        return counts

    def surplus(self, g: G) -> list[str]:
        """What lies there more often than it exists."""
        return [
            f"{self.names[thing]} occurs {count} times, but exists {self.number(g, thing)} times"
            for thing, count in enumerate(self.counts(g))
            if count > self.number(g, thing)
        ]

    def check(self, g: G, where: str) -> None:
        """Refuses a position in which something lies there more often than it exists."""
        for sentence in self.surplus(g):
            raise BadPosition(f"{where}: {sentence}")

    def missing(self, g: G) -> list[int]:
        """What lies nowhere, in canonical order: the deck that a position leaves out."""
        found: list[int] = []
        for thing, count in enumerate(self.counts(g)):
            found += [thing] * (self.number(g, thing) - count)
        return found

    # Resampling

    def redraw(self, g: G, viewer: i64, rng: Random) -> None:
        """Draws everything anew that a viewer does not see."""
        sizes: list[int] = []
        things = self.gather(g, viewer, sizes)
        rng.shuffle(things)
        self.deal_back(g, viewer, things, sizes)
        self.put_deck(g, things)

    def gather(self, g: G, viewer: i64, sizes: list[int]) -> list[int]:
        """What a viewer does not see, sorted, so that where it lies has no influence; into `sizes`: how much where."""
        found = self.deck(g)[:]
        for zone in self.hiding:
            for place in range(zone.places(g)):
                unseen = zone.unseen(g, place, viewer)
                sizes.append(len(unseen))
                found += unseen
        found.sort()
        return found

    def deal_back(self, g: G, viewer: i64, things: list[int], sizes: list[int]) -> None:
        """Lays so many other things into each place as were gathered there; what is left is the deck."""
        if not self.from_end:
            things.reverse()
        at: i64 = 0
        for zone in self.hiding:
            for place in range(zone.places(g)):
                number = sizes[at]
                at += 1
                if number:
                    zone.deal(g, place, viewer, [things.pop() for _ in range(number)])
        if not self.from_end:
            things.reverse()


class DeckOf(Field):
    """The deck of a pool in a position: nobody sees it; left out, it is whatever lies nowhere else."""

    def __init__(self, name: str, kind: Kind, pool: Pool[Any]) -> None:
        super().__init__(name, Deck(kind))
        self.pool = pool

    def get(self, g: Any, thing: Any) -> Any:
        return self.pool.deck(g)

    def put(self, thing: Any, value: Any) -> None:
        self.pool.put_deck(thing, value)

    def fill_in(self, g: Any, thing: Any, where: str) -> None:
        self.pool.put_deck(g, self.pool.missing(g))
