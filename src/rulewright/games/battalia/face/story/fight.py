"""A battle as its lines tell it: both sides with their cards and what each added, and the stages of its course.

It follows the log line by line and knows nothing else. Lines of players who do not fight here, as of a team mate who
acts at the same time, are stages of their own, so that nothing is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, number, seat_in, word

ATTACK: Final = 0
DEFENCE: Final = 1
STARTS: Final = ("attacks", "attacks-neutral")
OPENS: Final = {
    "adds": "card", "masks": "card", "uses-ability": "card", "drinks": "card", "drinks-for": "card",
    "strikes": "card", "sacrifices": "card", "uses-berserk": "berserk", "retreats": "retreat", "lays": "retreat",
    "fights": "defenders", "battle-won": "result", "battle-lost": "result", "without-result": "result",
    "cancels": "result", "cancelled": "result",
}  # fmt: skip
"""The stage that a line opens, if it does not belong to the one that is open."""
JOINS: Final = {"retreat": ("retreat",), "defenders": ("defenders",), "card": (), "berserk": (), "result": ("result",)}
"""By stage, the kinds of stages that a further line of it joins."""
CHANGES: Final = ("conquers", "loses-place", "loses-hero", "retreats", "gains")


@dataclass
class Laid:
    """A card of a line, and by how much it has changed the total of its side."""

    card: str
    gain: int = 0


@dataclass
class Stage:
    """A part of a battle that is shown as one step: its lines, the totals after it, what was laid in it."""

    id: str
    lines: list[Told] = field(default_factory=list)
    totals: tuple[int, int] = (0, 0)
    cards: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    heroes: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))


class Fight:
    """A battle, followed line by line."""

    def __init__(self, lines: Sequence[Told]) -> None:
        self.attacker = seat_in(lines[0]) or 0
        self.defender = seat_in(lines[0], "other")
        self.square = word(lines[0], "square")
        self.prey = "city"
        self.strength = 0
        self.totals = (0, 0)
        self.laid: tuple[list[Laid], list[Laid]] = ([], [])
        self.heroes: tuple[list[str], list[str]] = ([], [])
        self.lost: tuple[list[str], list[str]] = ([], [])
        self.declared = False
        self.outcome = ""
        """`battle-won`, `battle-lost`, `without-result` or `cancelled`, once it is known."""
        self.changes: list[Told] = []
        self.stages = [Stage("start")]
        self.last: Laid | None = None
        for line in lines:
            self.follow(line)

    @property
    def stage(self) -> Stage:
        return self.stages[-1]

    @property
    def margin(self) -> int:
        return abs(self.totals[ATTACK] - self.totals[DEFENCE])

    @property
    def winner(self) -> int:
        """The side that won."""
        return ATTACK if self.outcome == "battle-won" else DEFENCE

    def seat_of(self, side: int) -> int | None:
        """The seat of a side; None for the guards of a neutral place."""
        return self.attacker if side == ATTACK else self.defender

    def side_of(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        return ATTACK if seat == self.attacker else DEFENCE if seat == self.defender else None

    # Lines

    def follow(self, line: Told) -> None:
        """Takes the next line."""
        side, name = self.side_of(seat_in(line)), name_of(line)
        if side is None and name not in ("cancels", "shows"):
            self.open("meanwhile", joins=("meanwhile",))
            self.stage.lines.append(line)
            return
        if self.declared and name in OPENS:
            kind = OPENS[name]
            self.open(kind, joins=self.joined(kind, name))
        elif self.stage.id.startswith("meanwhile"):
            self.open("card")
        self.stage.lines.append(line)
        act = getattr(self, f"on_{name.replace('-', '_')}", None)
        if act is not None and side is not None:
            act(line, side)
        if name in CHANGES:
            self.changes.append(line)

    def joined(self, kind: str, name: str) -> tuple[str, ...]:
        """The stages with which a line of this kind goes on: a sacrifice comes before the card that it is for."""
        waiting = self.stage.lines and name_of(self.stage.lines[-1]) in ("sacrifices", "strikes")
        return ("card",) if kind == "card" and waiting else JOINS[kind]

    def open(self, kind: str, joins: tuple[str, ...] = ()) -> None:
        """A further stage, unless the present one is of a kind that this joins."""
        if self.stage.id.partition(":")[0] in joins:
            return
        counted = sum(stage.id.partition(":")[0] == kind for stage in self.stages)
        self.stages.append(Stage(f"{kind}:{counted + 1}", totals=self.totals))

    def on_battle_begins(self, line: Told, side: int) -> None:
        self.prey, self.strength = word(line, "prey"), number(line)

    def on_fights(self, line: Told, side: int) -> None:
        self.heroes[side].append(word(line, "hero"))
        self.stage.heroes[side].append(word(line, "hero"))

    def on_adds(self, line: Told, side: int) -> None:
        self.lay(word(line, "card"), side)

    def on_masks(self, line: Told, side: int) -> None:
        other = self.laid[DEFENCE if side == ATTACK else ATTACK]
        taken = next((one for one in reversed(other) if one.card == word(line, "card")), None)
        if taken is not None:
            other.remove(taken)
        self.lay(word(line, "card"), side)

    def lay(self, card: str, side: int) -> None:
        self.last = Laid(card)
        self.laid[side].append(self.last)
        self.stage.cards[side].append(card)

    def on_uses_ability(self, line: Told, side: int) -> None:
        self.last = None

    def on_totals(self, line: Told, side: int) -> None:
        """The card that was laid last has changed the totals so."""
        totals = (number(line, "attack"), number(line, "defence"))
        if self.last is not None:
            at = ATTACK if self.last in self.laid[ATTACK] else DEFENCE
            own, before = totals[at], self.totals[at]
            self.last.gain = own - before
        self.last = None
        self.declared = True
        self.totals = self.stage.totals = totals

    def on_loses_hero(self, line: Told, side: int) -> None:
        self.lost[side].append(word(line, "hero"))

    def on_battle_won(self, line: Told, side: int) -> None:
        self.decide(line)

    def on_battle_lost(self, line: Told, side: int) -> None:
        self.decide(line)

    def decide(self, line: Told) -> None:
        self.outcome = name_of(line)
        self.totals = self.stage.totals = (number(line, "attack"), number(line, "defence"))

    def on_without_result(self, line: Told, side: int) -> None:
        self.outcome = "without-result"

    def on_cancelled(self, line: Told, side: int) -> None:
        self.outcome = "cancelled"

    # What turned it

    def turning(self) -> Laid | None:
        """The last card of the winner without which the other side would have won."""
        winner = self.winner
        attack, defence = self.totals
        for laid in reversed(self.laid[winner]):
            without = (attack - laid.gain > defence) if winner == ATTACK else (attack > defence - laid.gain)
            if laid.gain > 0 and without != (winner == ATTACK):
                return laid
        return None
