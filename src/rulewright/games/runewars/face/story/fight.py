"""A battle as its lines tell it: who fights on which side, in which condition, and what counts.

It follows the log line by line and knows nothing else; what it says of strength is what the rules count (RW-331 to
RW-334), which a test compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rulewright.core.narration import Told
from rulewright.games.runewars.battle.abilities import SIEGE_STRENGTH
from rulewright.games.runewars.face.story.words import name_of, number, seat_in, several, word

ATT: Final = "att"
DEF: Final = "def"
SIDES: Final = (ATT, DEF)
TOWER: Final = "siege_tower"
RAISED: Final = "reanimate"


@dataclass(frozen=True)
class Bonus:
    """Something that counts besides units: what it is (`siege`, `line`, `banner`, `stronghold`, ...) and how much."""

    what: str
    amount: int


@dataclass
class Army:
    """One side: units that take part (labels), those routed before, what it has lost, and its bonuses."""

    seat: int | None = None
    units: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    bonuses: list[Bonus] = field(default_factory=list)

    @property
    def standing(self) -> list[str]:
        return [label for label in self.units if not is_routed(label)]

    @property
    def routed(self) -> list[str]:
        return [label for label in self.units if is_routed(label)]


@dataclass
class Draw:
    """What one type of units drew: how many cards, which of them are known, and what they showed."""

    side: str
    unit: str
    figures: int
    cards: int
    shown: list[str] = field(default_factory=list)
    results: list[tuple[str, int]] = field(default_factory=list)
    """`special`, `rout`, `damage`, `miss` and how much of it."""
    without_effect: bool = False


@dataclass
class Struck:
    """A figure that a stage has struck, once, whatever befell it: its label now, and what it was that befell it."""

    label: str
    routed: bool = False
    hurt: bool = False
    lost: bool = False


@dataclass
class Stage:
    """A part of a battle that is shown as one step: its lines, draws, and both strengths before and after it."""

    id: str
    before: tuple[int, int] = (0, 0)
    after: tuple[int, int] = (0, 0)
    draws: list[Draw] = field(default_factory=list)
    struck: dict[str, list[Struck]] = field(default_factory=lambda: {ATT: [], DEF: []})
    left: dict[str, list[str]] = field(default_factory=lambda: {ATT: [], DEF: []})
    raised: int = 0
    others: list[Told] = field(default_factory=list)
    """Lines that are told as they are: cards that were played, what heroes did."""
    sides: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Both sides after it, for whoever draws it."""

    def strike(self, side: str, label: str) -> Struck:
        """The figure with this label: one that was struck before in this stage, else another one."""
        known = next((one for one in self.struck[side] if one.label == label and not one.lost), None)
        if known is None:
            known = Struck(label)
            self.struck[side].append(known)
        return known


class Fight:
    """A battle, followed line by line."""

    def __init__(self, lines: Sequence[Told], units: Mapping[str, Any]) -> None:
        self.printed = units
        self.area = ""
        self.decider: int | None = None
        self.armies: dict[str, Army] = {ATT: Army(), DEF: Army()}
        self.hexagons_fight = False
        self.quick: dict[str, set[str]] = {ATT: set(), DEF: set()}
        self.stages: list[Stage] = [Stage("lineup")]
        self.totals: list[int] = []
        self.counted: dict[str, Army] = {}
        """Both sides when strength was counted."""
        self.winner = ""
        self.cancelled = False
        self.retreat: tuple[str, list[str]] | None = None
        """Where the beaten went, and who they are."""
        self.changes: list[Told] = []
        self.ended = False
        self._special = ATT
        self._leaving = ATT
        self._hit: tuple[str, str] | None = None
        for line in lines:
            self.follow(line)
        self.close_stage()

    @property
    def stage(self) -> Stage:
        return self.stages[-1]

    @property
    def loser(self) -> str:
        return other(self.winner)

    def strength(self, side: str) -> int:
        """RW-331 to RW-334: units that count and bonuses; never below 0."""
        army = self.armies[side]
        return max(0, len(self.fighting(army)) + sum(bonus.amount for bonus in army.bonuses))

    def fighting(self, army: Army) -> list[str]:
        """RW-331: those that stand; RW-802: where routed hexagon units fight on, these too."""
        return [label for label in army.units if not is_routed(label) or self.fights_on(label)]

    def fights_on(self, label: str) -> bool:
        return self.hexagons_fight and self.printed[unit_of(label)]["shape"] == "hexagon"

    def strengths(self) -> tuple[int, int]:
        return self.strength(ATT), self.strength(DEF)

    def initiative(self, side: str, unit: str) -> int:
        """RW-311; an Ambush makes it 1."""
        return 1 if unit in self.quick[side] else int(self.printed[unit]["initiative"])

    # Stages

    def open_stage(self, id: str) -> None:
        self.close_stage()
        self.stages.append(Stage(id, before=self.strengths()))

    def close_stage(self) -> None:
        """Notes how both sides stand after a stage; once strength is counted, that is what they had then."""
        stage = self.stage
        if self.counted:
            return
        stage.after = self.strengths()
        stage.sides = {
            side: {"units": sorted(army.units), "lost": list(army.lost), "aside": list(army.aside)}
            for side, army in self.armies.items()
        }
        if stage.id == "lineup":
            stage.before = stage.after

    # Lines

    def follow(self, line: Told) -> None:
        """Takes the next line."""
        name = name_of(line)
        if self.stage.id == "lineup" and name not in ANNOUNCING and name not in SILENT:
            self.open_stage("start")
        act = getattr(self, f"on_{name}", None)
        if act is not None:
            act(line)
        elif name not in SILENT:
            self.stage.others.append(line)
        if name not in ("takes_damage", "destroyed"):
            self._hit = None

    def on_battle_begins(self, line: Told) -> None:
        self.area = word(line, "area")
        self.armies[ATT] = Army(seat_in(line), several(line, "labels"))

    def on_defends(self, line: Told) -> None:
        labels = several(line, "labels")
        here = [label for label in labels if not is_routed(label)]
        self.armies[DEF] = Army(seat_in(line), here, [label for label in labels if is_routed(label)])

    def on_neutrals_defend(self, line: Told) -> None:
        self.on_defends(line)
        self.decider = number(line, "decider")

    def on_routed_fight_on(self, line: Told) -> None:
        self.hexagons_fight = True

    def on_stronghold_counts(self, line: Told) -> None:
        self.armies[DEF].bonuses.append(Bonus("stronghold", number(line)))

    def on_conquer_weakens(self, line: Told) -> None:
        self.armies[DEF].bonuses.append(Bonus("conquer", -number(line)))

    def on_walls_count(self, line: Told) -> None:
        self.armies[DEF].bonuses.append(Bonus("walls", number(line)))

    def on_holds_the_line(self, line: Told) -> None:
        side = ATT if seat_in(line) == self.armies[ATT].seat else DEF
        self.armies[side].bonuses.append(Bonus("line", number(line)))
        self.stage.others.append(line)

    def on_banner_raised(self, line: Told) -> None:
        self.count_from(line)
        self.armies[word(line, "side")].bonuses.append(Bonus("banner", number(line)))
        self.stage.others.append(line)

    def on_ambushes(self, line: Told) -> None:
        side = ATT if seat_in(line) == self.armies[ATT].seat else DEF
        self.quick[side].add(word(line, "unit"))
        self.stage.others.append(line)

    def on_battle_round(self, line: Told) -> None:
        self.open_stage(f"row:{number(line)}")

    def on_draws_fate(self, line: Told) -> None:
        side, unit = word(line, "side"), word(line, "unit")
        figures = len([label for label in self.armies[side].standing if unit_of(label) == unit])
        self.stage.draws.append(Draw(side, unit, figures, number(line)))

    def on_drops_fate(self, line: Told) -> None:
        draw = self.draw_of(line)
        if draw is not None:
            draw.cards -= 1

    def draw_of(self, line: Told) -> Draw | None:
        """The last draw of a type on its side."""
        drawn = [
            draw for draw in self.stage.draws if (draw.side, draw.unit) == (word(line, "side"), word(line, "unit"))
        ]
        return drawn[-1] if drawn else None

    def reveal(self, line: Told, kind: str) -> None:
        draw = self.draw_of(line)
        if draw is not None:
            draw.shown += several(line, "fates")
            draw.results.append((kind, number(line)))

    def on_reveals_specials(self, line: Told) -> None:
        self.reveal(line, "special")

    def on_reveals_routs(self, line: Told) -> None:
        self.reveal(line, "rout")

    def on_reveals_damage(self, line: Told) -> None:
        self.reveal(line, "damage")

    def on_reveals_misses(self, line: Told) -> None:
        self.reveal(line, "miss")

    def on_uses_special(self, line: Told) -> None:
        self._special = word(line, "side")
        if word(line, "unit") == TOWER:
            self.armies[self._special].bonuses.append(Bonus("siege", int(SIEGE_STRENGTH)))

    def on_special_without_effect(self, line: Told) -> None:
        unit = word(line, "unit")
        for draw in self.stage.draws:
            if (draw.side, draw.unit) == (self._special, unit):
                draw.without_effect = True

    def on_specials_silenced(self, line: Told) -> None:
        for draw in self.stage.draws:
            if draw.unit == word(line, "unit"):
                draw.without_effect = True
        self.stage.others.append(line)

    def on_raises_dead(self, line: Told) -> None:
        self.armies[self._special].units += [RAISED] * number(line)
        self.stage.raised += number(line)

    def on_routed(self, line: Told) -> None:
        side, label = word(line, "side"), word(line, "label")
        if side:
            self.armies[side].units.remove(label)
            self.armies[side].units.append(routed(label))
            figure = self.stage.strike(side, label)
            figure.label, figure.routed = routed(label), True

    def on_takes_damage(self, line: Told) -> None:
        side, label = word(line, "side"), word(line, "label")
        if side:
            self.armies[side].units.remove(label)
            self.armies[side].units.append(damaged(label))
            figure = self.stage.strike(side, label)
            figure.label, figure.hurt = damaged(label), True
            self._hit = (side, label)

    def on_destroyed(self, line: Told) -> None:
        side, label = word(line, "side"), word(line, "label")
        if not side:
            return
        army = self.armies[side]
        now = damaged(label) if self._hit == (side, label) else label
        if self.winner:
            army.aside.remove(label)
        else:
            army.units.remove(now)
        army.lost.append(unit_of(label))
        self.stage.strike(side, now).lost = True
        self._hit = None

    def on_stands_up(self, line: Told) -> None:
        side, label = word(line, "side"), word(line, "label")
        if not side:
            return
        army = self.armies[side]
        lying = routed(label)
        (army.aside if lying in army.aside else army.units).remove(lying)
        army.units.append(label)
        for figure in self.stage.struck[side]:
            if figure.label == lying:
                figure.label, figure.routed = label, False
                break
        self.stage.others.append(line)

    def on_leaves_battle(self, line: Told) -> None:
        side, label = word(line, "side"), word(line, "label")
        self._leaving = side
        self.armies[side].units.remove(label)
        self.stage.left[side].append(label)

    def on_wards_repel(self, line: Told) -> None:
        self.count_from(line)
        self.on_leaves_battle(line)
        self.stage.others.append(line)

    def on_uses_fortification(self, line: Told) -> None:
        self.count_from(line)
        self.stage.others.append(line)

    def count_from(self, line: Told) -> None:
        """Fortifications and banners belong to the counting of strength (RW-330)."""
        if self.stage.id != "count":
            self.open_stage("count")

    def on_attacker_strength(self, line: Told) -> None:
        self.count_from(line)
        self.totals = [number(line)]

    def on_defender_strength(self, line: Told) -> None:
        self.totals.append(number(line))
        self.close_stage()
        self.counted = {
            side: Army(army.seat, list(army.units), list(army.aside), list(army.lost), list(army.bonuses))
            for side, army in self.armies.items()
        }

    def on_wins_battle(self, line: Told) -> None:
        self.winner = ATT if seat_in(line) == self.armies[ATT].seat else DEF

    def on_neutrals_win(self, line: Told) -> None:
        self.winner = DEF

    def on_battle_cancelled(self, line: Told) -> None:
        self.cancelled = True
        self.winner = ATT
        self.stage.others.append(line)

    def on_retreat_to(self, line: Told) -> None:
        if word(line, "origin") != self.area:
            return
        if self.winner and self.retreat is None:
            self.retreat = (word(line, "area"), several(line, "labels"))
            self.armies[self.loser].units = []
            self.changes.append(line)

    def on_cannot_retreat(self, line: Told) -> None:
        side = self.loser if self.winner else self._leaving
        labels = several(line, "labels")
        self.armies[side].lost += [unit_of(label) for label in labels]
        if self.winner:
            self.armies[side].units = []
        self.changes.append(line)

    def on_stronghold_damaged(self, line: Told) -> None:
        self.changes.append(line)

    def on_stronghold_falls(self, line: Told) -> None:
        self.changes.append(line)

    def on_takes_rune(self, line: Told) -> None:
        self.changes.append(line)

    def on_hero_flees(self, line: Told) -> None:
        self.changes.append(line)

    def on_battle_over(self, line: Told) -> None:
        self.ended = True


SILENT: Final = frozenset({"forced", "reshuffled", "dropped_fate", "drew_tactics", "draws_tactics"})
"""Lines that a scene leaves to the log."""
ANNOUNCING: Final = frozenset(
    {
        "battle_begins", "defends", "neutrals_defend", "stronghold_counts", "conquer_weakens", "walls_count",
        "routed_fight_on", "battle_round",
    }
)  # fmt: skip
"""Lines of the line-up; whatever else comes before the first round is the start of the battle (RW-305)."""

# Labels


def unit_of(label: str) -> str:
    return label.partition("-")[0]


def is_routed(label: str) -> bool:
    return "-routed" in label


def damage_on(label: str) -> int:
    """The damage that a label tells, as `giant-routed-d2` does."""
    last = label.rpartition("-")[2]
    return int(last[1:]) if last[:1] == "d" and last[1:].isdigit() else 0


def labelled(unit: str, lying: bool, damage: int) -> str:
    return unit + ("-routed" if lying else "") + (f"-d{damage}" if damage else "")


def routed(label: str) -> str:
    return labelled(unit_of(label), True, damage_on(label))


def damaged(label: str) -> str:
    return labelled(unit_of(label), is_routed(label), damage_on(label) + 1)


def other(side: str) -> str:
    return DEF if side == ATT else ATT
