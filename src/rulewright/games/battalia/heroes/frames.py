"""The frames of stormgates and of Metamorphia (POSITION 7)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.games.battalia.kinds import A_FACTION, FLAG, HERO, SQUARE, STORM
from rulewright.kit.kinds import Name, Whole
from rulewright.kit.positions import Field

ROAD_SHAPE: Final = Name(("s", "c", "t", "x"))


class ShapeOfStorm(Field):
    """The shape of road, once it is chosen for storm effect 4."""

    def is_written(self, g: Any, thing: Any, blank: Any) -> bool:
        return bool(thing.shape >= 0)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if thing.effect != 4 or given is None:
            raise BadPosition(f"{where}: BA-324: only storm effect 4 has a shape")
        super().read(g, thing, given, where)


class Storm(Frame):
    """A storm effect (BA-314). Steps (heroes/storms.py): ask, take, done."""

    NAME = "storm"
    FIELDS = (
        Field("card", STORM, needed=True),
        Field("effect", STORM, needed=True),
        Field("hero", HERO, needed=True),
        Field("done", FLAG, needed=True),
        ShapeOfStorm("shape", ROAD_SHAPE),
    )

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = 1
        self.effect: i64 = 1
        self.hero: i64 = 0
        self.done = False
        self.shape: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Storm:
        other = Storm()
        other.at = self.at
        other.card = self.card
        other.effect = self.effect
        other.hero = self.hero
        other.done = self.done
        other.shape = self.shape
        return other


class Afterstorm(Frame):
    """What follows a passage (BA-486, BA-489). Steps (heroes/gates.py): storm, delivery, ask, take, look, taken."""

    NAME = "afterstorm"
    FIELDS = (
        Field("hero", HERO, needed=True),
        Field("source", SQUARE, needed=True),
        Field("stage", Name(("pass", "bridge", "choose"), or_null=False), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.hero: i64 = 0
        self.source: i64 = 0
        self.stage: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Afterstorm:
        other = Afterstorm()
        other.at = self.at
        other.hero = self.hero
        other.source = self.source
        other.stage = self.stage
        return other


class Gift(Frame):
    """What Metamorphia gives (BA-433). Steps (heroes/metamorphia.py): ask, take."""

    NAME = "gift"
    FIELDS = (Field("terrain", A_FACTION, needed=True), Field("left", Whole(1, 2), needed=True))

    def __init__(self) -> None:
        super().__init__()
        self.terrain: i64 = 0
        self.left: i64 = 1

    # Written by `make generate`.
    def copy(self) -> Gift:
        other = Gift()
        other.at = self.at
        other.terrain = self.terrain
        other.left = self.left
        return other
