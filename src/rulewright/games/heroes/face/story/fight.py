"""A battle as its lines tell it: both sides with what is left of them, and one stage for each slot that acts.

It follows the log line by line and knows nothing else; a test compares its sides with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.speech import name_of, number, seat_in, several, word

WOUNDING: Final = {"wound1": 1, "wound2": 2}
"""MH-437: wounds by the faces of the elite die."""
CANCELLING: Final = ("H-B9", "A20")
"""MH-436: Guardian Angel and the Orb of Dispelling."""
ENDINGS: Final = ("beats_encounter", "beaten_by_encounter", "beats_hero")


@dataclass
class Party:
    """One side: a hero with stacks of elite and basic units, or an encounter with its Number."""

    seat: int | None
    hero: str = ""
    encounter: str = ""
    number: int = 0
    """The present Number of an encounter."""
    stacks: dict[str, list[int]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    """Units that were lost and did not come back."""
    dealt: int = 0
    """Wounds that this side has inflicted."""
    by_slot: dict[str, int] = field(default_factory=dict)

    @property
    def capacity(self) -> int:
        """The wounds that it can still take: two for an elite unit, one for a basic one, or the Number."""
        return self.number if self.encounter else sum(2 * elite + basic for elite, basic in self.stacks.values())

    @property
    def units(self) -> int:
        return sum(elite + basic for elite, basic in self.stacks.values())

    @property
    def leader(self) -> str:
        """Whoever gives the side its name."""
        return self.hero or self.encounter


@dataclass
class Stage:
    """A part of a battle that is shown as one step: its lines, and what came of it."""

    id: str
    turn: int = 0
    slot: str = ""
    side: int = -1
    initiative: int = 0
    attacks: int = 0
    strength: int = 0
    dice: list[dict[str, Any]] = field(default_factory=list)
    """MH-435: the attack dice with value, hit, rerolled, and the value before it."""
    face: str = ""
    cancelled: bool = False
    rolled: bool = False
    wounds: int = 0
    stopped: int = 0
    inflicted: int = 0
    lines: list[Told] = field(default_factory=list)
    sides: list[dict[str, Any]] = field(default_factory=list)
    """Both sides after it."""

    @property
    def hits(self) -> int:
        return sum(bool(die["hit"]) for die in self.dice)


class Fight:
    """A battle, followed line by line. `printed` are the printed values of encounters."""

    def __init__(self, lines: Sequence[Told], printed: Mapping[str, Any]) -> None:
        self.printed = printed
        self.square = ""
        self.sides: list[Party] = []
        self.stages: list[Stage] = [Stage("start")]
        self.turn = 0
        self.count = 0
        self.winner = -1
        self.escaped = False
        self.too_long = False
        self.changes: list[Told] = []
        for line in lines:
            self.follow(line)
        self.close_stage()

    @property
    def stage(self) -> Stage:
        return self.stages[-1]

    @property
    def told(self) -> list[Stage]:
        """The stages in which something is told."""
        return [stage for stage in self.stages if stage.id == "start" or len(stage.lines) > 1 or stage.slot]

    def open_stage(self, id: str) -> Stage:
        self.close_stage()
        self.stages.append(Stage(id, self.turn))
        return self.stage

    def close_stage(self) -> None:
        self.stage.sides = [{**asdict(side), "capacity": side.capacity} for side in self.sides]

    def follow(self, line: Told) -> None:
        """Takes the next line."""
        name = name_of(line)
        if name == "battle_turn":
            self.turn = number(line)
            self.open_stage(f"turn:{self.turn}")
        elif name == "acts":
            self.count += 1
            stage = self.open_stage(f"act:{self.count}")
            stage.slot, stage.initiative = word(line, "slot"), number(line)
            stage.side = self.side_of(stage.slot)
        elif name in ("escapes", "must_escape", *ENDINGS) and self.stage.id != "end":
            self.open_stage("end")
        self.stage.lines.append(line)
        act = getattr(self, f"on_{name}", None)
        if act is not None:
            act(line)

    def side_of(self, slot: str) -> int:
        """MH-401: slots never occur on both sides."""
        for at, side in enumerate(self.sides):
            if slot in (side.hero, side.encounter) or slot in side.stacks:
                return at
        return -1

    def party(self, seat: int | None) -> Party:
        return next((side for side in self.sides if side.seat == seat), self.sides[0])

    # Who takes part

    def on_attacks_encounter(self, line: Told) -> None:
        encounter = word(line, "encounter")
        guard = Party(None, encounter=encounter, number=int(self.printed[encounter]["number"]))
        self.begin(line, guard)

    def on_attacks_hero(self, line: Told) -> None:
        self.begin(line, Party(seat_in(line, "other"), hero=word(line, "foe")))

    def begin(self, line: Told, defender: Party) -> None:
        self.square = word(line, "square")
        self.sides = [Party(seat_in(line), hero=word(line, "hero")), defender]

    def on_leads_elite(self, line: Told) -> None:
        self.muster(line, 0)

    def on_leads_basic(self, line: Told) -> None:
        self.muster(line, 1)

    def muster(self, line: Told, side: int) -> None:
        stacks = self.party(seat_in(line)).stacks
        for unit in several(line, "units"):
            stacks.setdefault(unit, [0, 0])[side] += 1

    # An attack

    def on_strikes(self, line: Told) -> None:
        self.stage.attacks, self.stage.strength = number(line), number(line, "strength")
        self.stage.rolled = True

    def on_rolls(self, line: Told) -> None:
        self.stage.dice = [self.die(int(value)) for value in several(line, "dies")]

    def die(self, value: int, before: int = 0) -> dict[str, Any]:
        return {"value": value, "hit": value <= self.stage.strength, "rerolled": before > 0, "before": before}

    def on_elite_die(self, line: Told) -> None:
        self.stage.face = word(line, "face")

    def on_rerolls(self, line: Told) -> None:
        values = [int(value) for value in several(line, "dies")]
        places = [at for at in range(len(self.stage.dice)) if number(line, "places") >> at & 1]
        for at, value in zip(places, values, strict=True):
            self.stage.dice[at] = self.die(value, int(self.stage.dice[at]["value"]))

    def on_uses(self, line: Told) -> None:
        if word(line, "power") in CANCELLING and self.stage.face:
            self.stage.cancelled = True

    def on_wounds(self, line: Told) -> None:
        stage = self.stage
        stage.wounds = number(line)
        elite = 0 if stage.cancelled else WOUNDING.get(stage.face, 0)
        stage.stopped = max(0, stage.hits + elite - stage.wounds)

    # What is lost, and what comes back

    def inflict(self, victim: Party, wounds: int) -> None:
        """Wounds are told of the side that takes them; the other has dealt them, by the slot that acts."""
        other = self.sides[1 - self.sides.index(victim)]
        other.dealt += wounds
        slot = self.stage.slot if self.side_of(self.stage.slot) == self.sides.index(other) else other.leader
        other.by_slot[slot] = other.by_slot.get(slot, 0) + wounds
        self.stage.inflicted += wounds

    def on_unit_wounded(self, line: Told) -> None:
        party = self.party(seat_in(line))
        stack = party.stacks[word(line, "unit")]
        stack[0] -= 1
        stack[1] += 1
        self.inflict(party, 1)

    def on_unit_lost(self, line: Told) -> None:
        party = self.party(seat_in(line))
        party.stacks[word(line, "unit")][1] -= 1
        party.lost.append(word(line, "unit"))
        self.inflict(party, 1)

    def on_encounter_wounded(self, line: Told) -> None:
        self.sides[1].number = number(line, "left")
        self.inflict(self.sides[1], number(line))

    def on_encounter_heals(self, line: Told) -> None:
        self.sides[1].number = number(line, "left")

    def on_unit_promoted(self, line: Told) -> None:
        stack = self.party(seat_in(line)).stacks[word(line, "unit")]
        stack[0] += 1
        stack[1] -= 1

    on_unit_restored = on_unit_promoted

    def on_unit_returned(self, line: Told) -> None:
        party = self.party(seat_in(line))
        party.stacks[word(line, "unit")][1] += 1
        party.lost.remove(word(line, "unit"))

    def on_raises_dead(self, line: Told) -> None:
        self.party(seat_in(line)).stacks.setdefault(word(line, "unit"), [0, 0])[1] += 1
        self.changes.append(line)

    # The end

    def on_escapes(self, line: Told) -> None:
        self.escaped = True

    def on_must_escape(self, line: Told) -> None:
        self.too_long = True

    def on_gives_unit_up(self, line: Told) -> None:
        party = self.party(seat_in(line))
        party.stacks[word(line, "unit")][number(line, "basic")] -= 1
        party.lost.append(word(line, "unit"))

    def on_beats_encounter(self, line: Told) -> None:
        self.winner = 0

    def on_beaten_by_encounter(self, line: Told) -> None:
        self.winner = 1

    def on_beats_hero(self, line: Told) -> None:
        self.winner = next(at for at, side in enumerate(self.sides) if side.seat == seat_in(line))
