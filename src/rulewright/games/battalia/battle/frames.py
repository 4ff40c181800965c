"""The frames of attack, battle, ambush and tents (POSITION 7)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.frame import Frame
from rulewright.games.battalia.kinds import (
    A_SEAT,
    CARD,
    CARDLIKE_ITEM,
    FLAG,
    HERO,
    HERO_OR_NULL,
    ITEM,
    MEANING,
    NEED,
    SEAT,
    SIDE,
    SOURCE,
    SQUARE,
    WHAT,
    Distinct,
)
from rulewright.kit.kinds import Key, List, Name, Whole
from rulewright.kit.positions import Field, Group, Part

ATTACK: Final[i64] = 0
DEFENCE: Final[i64] = 1
AT_CITY: Final[i64] = 0
AT_RUINS: Final[i64] = 1
AT_HEROES: Final[i64] = 2
AS_UNIT: Final[i64] = 0
AS_ROYAL: Final[i64] = 1
AS_WEAPON: Final[i64] = 2
AS_HORSE: Final[i64] = 3
AS_GREAT: Final[i64] = 4
SPENT: Final[i64] = 5
DECLARED: Final[i64] = 0
OPENING: Final[i64] = 1
BEFORE_RETREAT: Final[i64] = 2
BEFORE_DEFENDERS: Final[i64] = 3
BEFORE_RAISE: Final[i64] = 4
BEFORE_RESULT: Final[i64] = 5


class Ambush(Frame):
    """Cards laid into the ambush (BA-190). Steps (battle/ambush.py): ask, take."""

    NAME = "ambush"
    FIELDS = (Field("left", Whole(1, 3), needed=True), Field("laid", Whole(0, 2), needed=True))

    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = 0
        self.laid: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Ambush:
        other = Ambush()
        other.at = self.at
        other.left = self.left
        other.laid = self.laid
        return other


class Stationing(Frame):
    """Cards stationed in a tent (BA-195). Steps (battle/tents.py): ask, take."""

    NAME = "tent"
    FIELDS = (Field("nr", Whole(1, 4095), needed=True), Field("left", Whole(1, 3), needed=True))

    def __init__(self) -> None:
        super().__init__()
        self.nr: i64 = 0
        self.left: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Stationing:
        other = Stationing()
        other.at = self.at
        other.nr = self.nr
        other.left = self.left
        return other


class Target(Frame):
    """The target of an attack (BA-151). Steps (battle/attacking.py): ask, take."""

    NAME = "target"
    FIELDS = (Field("weapon", ITEM, needed=False), Field("hero", HERO_OR_NULL))

    def __init__(self) -> None:
        super().__init__()
        self.weapon: i64 = -1
        self.hero: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Target:
        other = Target()
        other.at = self.at
        other.weapon = self.weapon
        other.hero = self.hero
        return other


class AttackingHeroes(Frame):
    """The heroes that attack (BA-152). Steps (battle/attacking.py): ask, take."""

    NAME = "heroes"
    FIELDS = (
        Field("weapon", ITEM),
        Field("what", WHAT, needed=True),
        Field("square", SQUARE, needed=True),
        Field("key", Key(), needed=True),
        Field("heroes", Distinct(HERO), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.weapon: i64 = -1
        self.what: i64 = 0
        self.square: i64 = 0
        self.key: i64 = 0
        self.heroes: list[int] = []

    # Written by `make generate`.
    def copy(self) -> AttackingHeroes:
        other = AttackingHeroes()
        other.at = self.at
        other.weapon = self.weapon
        other.what = self.what
        other.square = self.square
        other.key = self.key
        other.heroes = self.heroes[:]
        return other


@mypyc_attr(acyclic=True)
class Entry:
    """A card in a battle line (BA-153), with what is attached to it."""

    def __init__(self) -> None:
        self.card: i64 = 0
        self.kind: i64 = 0
        self.rank: i64 = 0
        self.times: i64 = 1
        self.attached: list[int] = []
        self.owner: i64 = 0
        self.start = False

    # Written by `make generate`.
    def copy(self) -> Entry:
        other = Entry()
        other.card = self.card
        other.kind = self.kind
        other.rank = self.rank
        other.times = self.times
        other.attached = self.attached[:]
        other.owner = self.owner
        other.start = self.start
        return other


class RankOfEntry(Field):
    """The present rank: 1 to 6 for units and royals, else 0."""

    def get(self, g: Any, thing: Any) -> Any:
        return int(thing.rank)


def new_entry(g: Any) -> Entry:
    return Entry()


ENTRY: Final = Part(
    new_entry,
    Field("card", CARDLIKE_ITEM, needed=True),
    Field("as", Name(("unit", "royal", "weapon", "horse", "ga", "spent"), or_null=False), "kind", needed=True),
    RankOfEntry("rank", Whole(0, 6), needed=True),
    Field("times", Whole(1, 2), needed=True),
    Field("with", List(SOURCE), "attached", needed=True),
    Field("owner", A_SEAT, needed=True),
    Field("start", FLAG, needed=True),
)


class Battle(Frame):
    """A battle (BA-155). Steps (battle/battle.py): declare, opening, berserk, retreat, defenders, raise, result."""

    NAME = "battle"
    FIELDS = (
        Field("what", WHAT, needed=True),
        Field("square", SQUARE, needed=True),
        Field("defender", SEAT),
        Field("heroes", Distinct(HERO), needed=True),
        Field("attack", List(ENTRY), needed=True),
        Field("defence", List(ENTRY), needed=True),
        Field("defending", Distinct(HERO), needed=True),
        Field(
            "stage",
            Name(("declared", "opening", "retreat", "defenders", "raise", "resolve"), or_null=False),
            needed=True,
        ),
        Field("side", SIDE, needed=True),
        Group(
            "bonus",
            Field("attack", Whole(0, 99), "attack_bonus", needed=True),
            Field("defence", Whole(0, 99), "defence_bonus", needed=True),
        ),
    )

    def __init__(self) -> None:
        super().__init__()
        self.what: i64 = 0
        self.square: i64 = 0
        self.defender: i64 = -1
        self.heroes: list[int] = []
        self.attack: list[Entry] = []
        self.defence: list[Entry] = []
        self.defending: list[int] = []
        self.stage: i64 = DECLARED
        self.side: i64 = ATTACK
        self.attack_bonus: i64 = 0
        self.defence_bonus: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Battle:
        other = Battle()
        other.at = self.at
        other.what = self.what
        other.square = self.square
        other.defender = self.defender
        other.heroes = self.heroes[:]
        other.attack = [part.copy() for part in self.attack]
        other.defence = [part.copy() for part in self.defence]
        other.defending = self.defending[:]
        other.stage = self.stage
        other.side = self.side
        other.attack_bonus = self.attack_bonus
        other.defence_bonus = self.defence_bonus
        return other

    def line(self, side: i64) -> list[Entry]:
        """The battle line of a side."""
        return self.attack if side == ATTACK else self.defence


class Opening(Frame):
    """The attacker adds cards before the defender acts (BA-155). Steps (battle/adding.py): ask, take."""

    NAME = "opening"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Opening:
        other = Opening()
        other.at = self.at
        return other


class Berserk(Frame):
    """Whether Berserk is used (BA-448). Steps (battle/battle.py): ask, take."""

    NAME = "berserk"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Berserk:
        other = Berserk()
        other.at = self.at
        return other


class Retreat(Frame):
    """Heroes that retreat (BA-165). Steps (battle/retreat.py): ask, take, again."""

    NAME = "retreat"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Retreat:
        other = Retreat()
        other.at = self.at
        return other


class Path(Frame):
    """Price and path of one retreat (BA-165). Steps (battle/retreat.py): pay, paid, go, gone."""

    NAME = "path"
    FIELDS = (
        Field("hero", HERO, needed=True),
        Field("need", NEED, needed=True),
        Field("verb", Name(("retreat",), or_null=False), needed=True),
        Field("whole", FLAG, needed=True),
        Field("path", Distinct(SQUARE), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.hero: i64 = 0
        self.need: list[tuple[int, int]] = []
        self.verb: i64 = 0
        self.whole = True
        self.path: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Path:
        other = Path()
        other.at = self.at
        other.hero = self.hero
        other.need = self.need[:]
        other.verb = self.verb
        other.whole = self.whole
        other.path = self.path[:]
        return other


class Defenders(Frame):
    """The heroes that defend (BA-155). Steps (battle/battle.py): ask, take."""

    NAME = "defenders"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Defenders:
        other = Defenders()
        other.at = self.at
        return other


class Raise(Frame):
    """The losing side adds cards (BA-156). Steps (battle/adding.py): ask, take, again."""

    NAME = "raise"
    FIELDS = ()

    def __init__(self) -> None:
        super().__init__()

    # Written by `make generate`.
    def copy(self) -> Raise:
        other = Raise()
        other.at = self.at
        return other


class Offering(Frame):
    """The sacrifice for a Fanatic that is added (BA-558). Steps (battle/adding.py): ask, take."""

    NAME = "offering"
    FIELDS = (
        Field("side", SIDE, needed=True),
        Field("card", CARD, needed=True),
        Field("source", Key(), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.side: i64 = 0
        self.card: i64 = 0
        self.source: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Offering:
        other = Offering()
        other.at = self.at
        other.side = self.side
        other.card = self.card
        other.source = self.source
        return other


class Talisman(Frame):
    """An Amulet that is rolled in a battle (BA-216). Steps (battle/adding.py): rolls, rolled, meaning, meant."""

    NAME = "talisman"
    FIELDS = (
        Field("side", SIDE, needed=True),
        Field("card", CARD, needed=True),
        Field("rolls", List(Whole(1, 6)), needed=True),
        Field("choice", Distinct(MEANING), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.side: i64 = 0
        self.card: i64 = 0
        self.rolls: list[int] = []
        self.choice: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Talisman:
        other = Talisman()
        other.at = self.at
        other.side = self.side
        other.card = self.card
        other.rolls = self.rolls[:]
        other.choice = self.choice[:]
        return other


class MaskOfZion(Frame):
    """Units that the Mask takes (BA-279). Steps (battle/adding.py): ask, take."""

    NAME = "mask"
    FIELDS = (Field("side", SIDE, needed=True), Field("left", Whole(1, 2), needed=True))

    def __init__(self) -> None:
        super().__init__()
        self.side: i64 = 0
        self.left: i64 = 2

    # Written by `make generate`.
    def copy(self) -> MaskOfZion:
        other = MaskOfZion()
        other.at = self.at
        other.side = self.side
        other.left = self.left
        return other


class Anew(Frame):
    """A sacrifice for a Fanatic that the Mask took (BA-279). Steps (battle/adding.py): ask, take."""

    NAME = "anew"
    FIELDS = (Field("side", SIDE, needed=True), Field("card", CARD, needed=True))

    def __init__(self) -> None:
        super().__init__()
        self.side: i64 = 0
        self.card: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Anew:
        other = Anew()
        other.at = self.at
        other.side = self.side
        other.card = self.card
        return other
