"""The scene of a battle: line-up, one step for each slot in the order of Initiative, the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.faces.speech import Speech, name_of, sentences
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.heroes.face.story.fight import ENDINGS, Fight, Stage

LINEUP_MS: Final = 1000
ATTACK_MS: Final = 1200
TURN_MS: Final = 600
SILENT: Final = frozenset(
    {
        "attacks_encounter", "attacks_hero", "leads_elite", "leads_basic", "battle_turn", "acts", "strikes", "rolls",
        "elite_die", "rerolls", "wounds", "unit_wounded", "unit_lost", "encounter_wounded", "forced", *ENDINGS,
    }
)  # fmt: skip
"""Lines that the sentence of a step tells in its own words."""


class BattleScene:
    """Battles, from the line-up to whoever goes home."""

    name = "hero_battle"

    def begins(self, line: Told) -> bool:
        return name_of(line) in ("attacks_encounter", "attacks_hero")

    def ends(self, line: Told) -> bool:
        return name_of(line) in ENDINGS

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        if not lines or not self.begins(lines[0]):
            return None
        fight = Fight(lines, reader.printed["encounters"])
        teller = Teller(fight, Speech(reader))
        seats = [side.seat for side in fight.sides if side.seat is not None]
        result = teller.result() if fight.winner >= 0 else None
        return Scene(self.name, teller.title(), "versus", seats, teller.steps(), result)


class Teller:
    """A battle in one reader's words."""

    def __init__(self, fight: Fight, speech: Speech) -> None:
        self.fight = fight
        self.speech = speech
        self.words = speech.words

    def title(self) -> str:
        attacker, defender = self.fight.sides
        return self.speech.say("battle-title", hero=attacker.hero, slot=defender.leader)

    # Steps

    def steps(self) -> list[SceneStep]:
        return [self.step(stage) for stage in self.fight.told]

    def step(self, stage: Stage) -> SceneStep:
        label = self.label(stage)
        cells = [self.cell(side) for side in stage.sides]
        ms = LINEUP_MS if stage.id == "start" else ATTACK_MS if stage.slot else TURN_MS
        lit = [f"slot:{stage.slot}"] if stage.slot else []
        return SceneStep(stage.id, label, ms, self.sentence(stage), lit, [Row(stage.id, label, "", cells)], data(stage))

    def label(self, stage: Stage) -> str:
        """`Start`, `Turn 2`, `7: Griffins`, `End`."""
        if stage.slot:
            return self.speech.say("battle-act", number=stage.initiative, slot=stage.slot)
        return self.speech.say(f"battle-{stage.id.partition(':')[0]}", number=stage.turn)

    def cell(self, side: dict[str, Any]) -> Cell:
        """How a side stands: the wounds that it can still take."""
        pieces = [f"unit:{unit}" for unit, (elite, basic) in side["stacks"].items() if elite + basic]
        pieces = pieces or ([f"encounter:{side['encounter']}"] if side["encounter"] else [])
        who = self.words.name("hero", side["hero"]) if side["hero"] else ""
        named = who or self.words.name("encounter", side["encounter"])
        return Cell(side["seat"], str(side["capacity"]), pieces, named)

    # Sentences

    def sentence(self, stage: Stage) -> str:
        if stage.id == "start":
            return sentences([*(self.lineup(side) for side in stage.sides), *self.others(stage)])
        parts = [self.roll(stage), self.outcome(stage)] if stage.rolled else [self.outcome(stage)]
        return sentences([*self.others(stage), *parts])

    def others(self, stage: Stage) -> list[str]:
        """What was used, what worked, what came back, as the log tells it."""
        return [self.speech.log(line) for line in stage.lines if name_of(line) not in SILENT]

    def lineup(self, side: dict[str, Any]) -> str:
        if side["encounter"]:
            values = self.fight.printed[side["encounter"]]
            return self.speech.say(
                "battle-guard",
                encounter=side["encounter"],
                number=side["number"],
                strength=int(values["strength"]),
                initiative=int(values["initiative"]),
            )
        units = ", ".join(self.stack(unit, elite + basic) for unit, (elite, basic) in side["stacks"].items())
        return self.speech.say("battle-army", hero=side["hero"], units=(units,), number=side["capacity"])

    def stack(self, unit: str, count: int) -> str:
        return self.speech.say("battle-stack", unit=unit, number=count)

    def roll(self, stage: Stage) -> str:
        """`5 or less hits: 1, 7 > 2, 2; elite die: one wound`."""
        dice = ", ".join(
            f"{die['before']} > {die['value']}" if die["rerolled"] else str(die["value"]) for die in stage.dice
        )
        face = self.words.name("face", stage.face) if stage.face else ""
        if not dice:
            return self.speech.say("battle-roll-elite", face=(face,))
        message = "battle-roll-both" if face else "battle-roll"
        return self.speech.say(message, strength=stage.strength, dice=(dice,), face=(face,))

    def outcome(self, stage: Stage) -> str:
        """What the wounds of a step did: units turned, units lost, what is left of an encounter."""
        if stage.rolled and not stage.inflicted:
            return self.speech.say("battle-no-wounds")
        told = [self.speech.say("battle-wounds", number=stage.inflicted)] if stage.inflicted else []
        for message, what in (("unit_wounded", "turned"), ("unit_lost", "lost")):
            units = Counter(str(line.args["unit"]) for line in stage.lines if name_of(line) == message)
            named = ", ".join(self.stack(unit, count) for unit, count in units.items())
            told += [self.speech.say(f"battle-{what}", units=(named,))] if named else []
        if any(name_of(line) == "encounter_wounded" for line in stage.lines):
            told.append(self.speech.say("battle-left", number=self.number_after(stage)))
        return "; ".join(told)

    def number_after(self, stage: Stage) -> int:
        return int(stage.sides[1]["number"])

    # The result

    def result(self) -> SceneResult:
        fight = self.fight
        rows = [self.row("dealt", "wound"), self.row("lost", "lost"), self.row("left", "unit")]
        changes = [SceneChange("unit", self.speech.log(line), [f"slot:{line.args['hero']}"]) for line in fight.changes]
        loser = fight.sides[1 - fight.winner]
        if loser.seat is not None:
            text = self.speech.say("battle-home", hero=loser.hero)
            changes.append(
                SceneChange("hero", text, [f"capital-{loser.seat}"], "MH-461" if fight.escaped else "MH-470")
            )
        return SceneResult(self.headline(), self.because(), rows, changes)

    def headline(self) -> str:
        winner, loser = self.fight.sides[self.fight.winner], self.fight.sides[1 - self.fight.winner]
        if self.fight.escaped:
            return self.speech.say("battle-escaped", hero=loser.hero, slot=winner.leader)
        return self.speech.say("battle-won", slot=winner.leader, number=winner.capacity, slot2=loser.leader)

    def because(self) -> str:
        """Who dealt most, and what would have been needed for the other end."""
        fight = self.fight
        winner, loser = fight.sides[fight.winner], fight.sides[1 - fight.winner]
        if fight.too_long:
            return self.speech.say("because-long", hero=loser.hero)
        if fight.escaped:
            return self.speech.say("because-escape", hero=loser.hero, number=winner.capacity, turn=fight.turn)
        slot = max(winner.by_slot, key=lambda each: winner.by_slot[each], default=winner.leader)
        return self.speech.say(
            "because-battle",
            slot=slot,
            number=winner.by_slot.get(slot, 0),
            total=winner.dealt,
            turn=fight.turn,
            left=winner.capacity,
        )

    def row(self, id: str, icon: str) -> Row:
        cells = []
        for side in self.fight.sides:
            lost = [f"unit:{unit}" for unit in side.lost] if id == "lost" else []
            value = {"dealt": side.dealt, "lost": len(side.lost), "left": side.capacity}[id]
            cells.append(Cell(side.seat, str(value), lost))
        return Row(id, self.speech.say(f"battle-row-{id}"), icon, cells)


def data(stage: Stage) -> dict[str, Any]:
    """What the drawing of the rows wants to know: the fields of `Stage` but its lines, and its hits."""
    told = {name: value for name, value in asdict(stage).items() if name not in ("lines", "id")}
    return {**told, "hits": stage.hits}
