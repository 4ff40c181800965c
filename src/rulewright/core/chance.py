"""Chance: the generator, and the named events through which games use it.

A game meets chance only in `shuffle`, `draw` and its kin, and `roll`, each with the name that its specification gives
the event. The result comes from a script as long as that lasts (tests, replays), else from the generator. Every event
has a stream of its own, made from the seed and the number of the event: a game continued from a record draws what it
would have drawn without the interruption, and whoever knows the seed can recompute every event.

The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counting generator): 32-bit words, no products, so that
compiled Python, pure Python and a browser agree to the bit.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, Protocol

from mypy_extensions import i64, mypyc_attr

from rulewright.core.errors import BadRecord

if TYPE_CHECKING:
    from rulewright.core.state import State

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12
SHUFFLE: Final = "shuffle"
DRAW: Final = "draw"
ROLL: Final = "roll"


class RandomBits(Protocol):
    """What `random.Random` and `Random` have in common."""

    def getrandbits(self, k: int, /) -> int: ...


@mypyc_attr(acyclic=True)
class Seed:
    """A match's secret: 96 bits derived from any bytes."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a & WORD
        self.b: i64 = b & WORD
        self.c: i64 = c & WORD

    def __reduce__(self) -> tuple[type[Seed], tuple[int, int, int]]:
        return Seed, (self.a, self.b, self.c)


def seed_of(material: bytes) -> Seed:
    """The seed that stands for these bytes: the first 96 bits of their SHA-256."""
    digest = hashlib.sha256(material).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    return Seed(words[0], words[1], words[2])


@mypyc_attr(acyclic=True)
class Random:
    """One stream of numbers of the sfc32 generator."""

    def __init__(self, seed: Seed, stream: i64) -> None:
        self.a: i64 = seed.a
        self.b: i64 = seed.b
        self.c: i64 = seed.c
        self.counter: i64 = (stream + 1) & WORD
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + t & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method)."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            floor: i64 = ((WORD + 1) - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the last place down."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            item = items[place]
            items[place] = items[other]
            items[other] = item

    def getrandbits(self, k: int) -> int:
        """As `random.Random.getrandbits`."""
        bits = 0
        for _ in range((k + 31) // 32):
            bits = bits << 32 | int(self.word())
        return bits & ((1 << k) - 1)

    def seed(self) -> Seed:
        """A seed drawn from this stream."""
        return Seed(self.word(), self.word(), self.word())

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return _random_at, (self.a, self.b, self.c, self.counter)


def _random_at(a: int, b: int, c: int, counter: int) -> Random:
    rng = Random(Seed(0, 0, 0), 0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng


def random_from(bits: RandomBits) -> Random:
    """A stream seeded from another source of random bits."""
    return Random(Seed(bits.getrandbits(32), bits.getrandbits(32), bits.getrandbits(32)), 0)


class ChanceEvent:
    """A random outcome that has happened: what it was and its result, a list of several things or one alone."""

    def __init__(self, chance: str, what: str, result: list[int], several: bool) -> None:
        self.chance = chance
        self.what = what
        self.result = result
        self.several = several


def shuffle(g: State, what: str, items: list[int]) -> None:
    """Puts the items into random order, as the chance event `what`."""
    result = scripted(g, SHUFFLE, what)
    if result is None:
        Random(g.seed, g.chances).shuffle(items)
    else:
        arrange(g, what, items, result)
    happened(g, ChanceEvent(SHUFFLE, what, items[:], True))


def draw(g: State, what: str, possible: list[int]) -> i64:
    """One of the possible outcomes, each equally likely, as the chance event `what`."""
    result = scripted(g, DRAW, what)
    if result is None:
        drawn: i64 = possible[Random(g.seed, g.chances).below(len(possible))]
    elif len(result) == 1 and result[0] in possible:
        drawn = result[0]
    else:
        raise BadRecord(f"chance event {what}: the result must be one of {len(possible)} possible outcomes")
    happened(g, ChanceEvent(DRAW, what, [drawn], False))
    return drawn


def draw_several(g: State, what: str, possible: list[int], number: i64) -> list[int]:
    """Some of the possible outcomes, all equally likely, in ascending order, as one chance event `what`."""
    result = scripted(g, DRAW, what)
    if result is None:
        result = possible[:]
        Random(g.seed, g.chances).shuffle(result)
        del result[number:]
    result.sort()
    rest = possible[:]
    for item in result:
        if item not in rest or len(result) != number:
            raise BadRecord(f"chance event {what}: the result must be {number} of {len(possible)} possible outcomes")
        rest.remove(item)
    happened(g, ChanceEvent(DRAW, what, result, True))
    return result[:]


def draw_from_bag(g: State, what: str, bag: list[int]) -> i64:
    """A kind of thing from a bag that holds `bag[kind]` equal things of each: every thing equally likely.

    The bag stays as it is: whoever draws takes the thing out.
    """
    result = scripted(g, DRAW, what)
    kind: i64 = 0
    if result is None:
        left: i64 = 0
        for number in bag:
            left += number
        left = Random(g.seed, g.chances).below(left)
        while left >= bag[kind]:
            left -= bag[kind]
            kind += 1
    elif len(result) == 1 and 0 <= result[0] < len(bag) and bag[result[0]] > 0:
        kind = result[0]
    else:
        raise BadRecord(f"chance event {what}: the result must be something that is in the bag")
    happened(g, ChanceEvent(DRAW, what, [kind], False))
    return kind


def roll(g: State, what: str, sides: i64) -> i64:
    """A die: a number from 1 to its number of sides, as the chance event `what`."""
    result = scripted(g, ROLL, what)
    if result is None:
        number: i64 = Random(g.seed, g.chances).below(sides) + 1
    elif len(result) == 1 and 1 <= result[0] <= sides:
        number = result[0]
    else:
        raise BadRecord(f"chance event {what}: the result must be a number from 1 to {sides}")
    happened(g, ChanceEvent(ROLL, what, [number], False))
    return number


def roll_faces(g: State, what: str, faces: list[int]) -> i64:
    """A die with numbers of its own: that of one face, each equally likely, as the chance event `what`."""
    result = scripted(g, ROLL, what)
    if result is None:
        number: i64 = faces[Random(g.seed, g.chances).below(len(faces))]
    elif len(result) == 1 and result[0] in faces:
        number = result[0]
    else:
        raise BadRecord(f"chance event {what}: the result must be the number of a face")
    happened(g, ChanceEvent(ROLL, what, [number], False))
    return number


def happened(g: State, event: ChanceEvent) -> None:
    g.chances += 1
    g.barrier += 1
    if g.journal is not None:
        g.journal.append(event)


def arrange(g: State, what: str, items: list[int], result: list[int]) -> None:
    """Puts the items into the scripted order; what is not named follows in the order it had, where that is allowed."""
    if g.game.whole_shuffles and len(result) != len(items):
        raise BadRecord(f"chance event {what}: the result must name all {len(items)} things that are shuffled")
    rest = items[:]
    for item in result:
        if item not in rest:
            raise BadRecord(f"chance event {what}: the result names what is not there to be shuffled, or too often")
        rest.remove(item)
    items[:] = result + rest


def scripted(g: State, chance: str, what: str) -> list[int] | None:
    """The next result of the script, read into the game's numbers; None when it is used up."""
    if g.script_at >= len(g.script):
        return None
    entry = g.script[g.script_at]
    g.script_at += 1
    result: object = entry
    if isinstance(entry, dict):
        if entry.get("chance") != chance or entry.get("what") != what or "result" not in entry:
            found = f"{entry.get('chance')} {entry.get('what')}"
            raise BadRecord(f"chance event {chance} {what} is due, but the script has {found}")
        result = entry["result"]
    values = result if isinstance(result, list) else [result]
    numbers: list[int] = []
    for value in values:
        number = g.game.outcome_number(what, value)
        if number is None:
            raise BadRecord(f"chance event {what}: {value!r} is no possible result")
        numbers.append(number)
    return numbers
