"""Outlooks: what would be true after a choice, in the game's own numbers, as one sentence.

A game says it in `face/outlook.py`, by one function:

    def outlook(before: State, after: State | None, seat: int, key: str) -> Outlook | None

`before` is the table as the seat may know it, with everything else drawn anew, and `after` is a copy of it in which the
choice was made and played on to the next question; None if the choice brings something to light (cards, dice, sealed
answers): then the game tells the kind and the size of it, and odds, from `before` alone. So nothing hidden can be told.
Neither may be changed. What is told must be the same however the hidden things were drawn: odds are reckoned exactly,
or with a generator of a fixed seed.

The words are `outlook-MESSAGE` in the game's catalogue, at most 90 characters, with `.you` nowhere: it always speaks to
the seat that is asked. What nobody has a sentence for is told by the shell in general words.

A sentence should take a few milliseconds. Verbs whose sentences take longer, such as odds of a battle that is played
out, are listed in `SLOW` beside the function; a worker of the server thinks about these, and a table that forbids odds
is told none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rulewright.core.chance import Random, Seed, seed_of
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.faces import face_of
from rulewright.text import Texts

SEED: Final = seed_of(b"outlook")
"""What a seat does not know is drawn from this, so that a sentence does not waver."""
OPEN, SEALED, HIDDEN = "", "sealed", "hidden"
"""Why a choice cannot be taken back, as can be told without the game: it can; sealed answers are opened; something
comes to light. What exactly would depend on what is hidden."""
CARDS, DICE, CHANCE = "cards", "dice", "chance"
"""What a game knows besides: cards are seen, dice are rolled, something is drawn."""


class Outlook(NamedTuple):
    """A sentence about a choice: a message without its prefix; ids and numbers, as in log lines.

    `lock` is the reason for which the choice cannot be taken back, if the game knows better: mostly `CARDS`.
    With `odds` it tells how likely something is: a table may forbid that.
    """

    message: str
    args: Mapping[str, int | str | list[str]]
    lock: str = ""
    odds: bool = False


class Prospect(NamedTuple):
    """A choice tried out on what a seat may know: before, after unless it brings something to light, and if so, how."""

    before: State
    after: State | None
    lock: str


Teller = Callable[[State, State | None, int, str], Outlook | None]


def teller_of(rules: Game[Any]) -> Teller | None:
    """The function of a game that tells outlooks; None if it has none."""
    face = face_of(rules, "outlook")
    teller: Teller | None = face.outlook if face is not None else None
    return teller


def is_slow(rules: Game[Any], key: str) -> bool:
    """Whether the sentence about an option takes longer than a question may be waited for."""
    return key.partition(":")[0] in getattr(face_of(rules, "outlook"), "SLOW", ())


def known_to(state: State, seat: int, seed: Seed = SEED) -> State:
    """The table as a seat may know it: a copy in which everything else is drawn anew."""
    return state.determinize(seat, Random(seed, 0))


def prospect(before: State, seat: int, key: str) -> Prospect:
    """Tries a choice on the table as the seat may know it; raises `Refused` if it cannot be made."""
    after = before.copy()
    sealed = after.sealed
    after.choose(seat, key)
    if after.barrier == before.barrier:
        return Prospect(before, after, OPEN)
    return Prospect(before, None, SEALED if sealed else HIDDEN)


def outlook(state: State, seat: int, key: str, seed: Seed = SEED) -> tuple[Outlook | None, str]:
    """The sentence of the game about an option, None if it has none; and why the choice could not be taken back."""
    return outlook_on(known_to(state, seat, seed), seat, key)


def outlook_on(before: State, seat: int, key: str) -> tuple[Outlook | None, str]:
    """As `outlook`, on the table as the seat may know it."""
    tried = prospect(before, seat, key)
    teller = teller_of(before.game)
    found = teller(tried.before, tried.after, seat, key) if teller is not None else None
    lock = found.lock if found is not None and tried.lock else ""
    return found, lock or tried.lock


def worded(found: Outlook, words: Texts, names: list[str]) -> str:
    """An outlook in words."""
    return words.about(f"outlook-{found.message}", found.args, names)
