"""The frames of Great Artefacts and fate cards (POSITION 7)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.battalia.content import RANKS
from rulewright.games.battalia.kinds import CARD, HERO_OR_NULL, PLACE_TO
from rulewright.kit.kinds import Deck, Hand, Name, Whole
from rulewright.kit.positions import NOBODY, OWNER, Field

BANNER_TYPES = Name((*RANKS, "horse", "weapon"))


class Prize(Frame):
    """A Great Artefact or a fate card (BA-169). Steps (artefacts/fate.py): ask, take."""

    NAME = "prize"
    FIELDS = (Field("to", PLACE_TO, needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.to: i64 = 1

    # Written by `make generate`.
    def copy(self) -> Prize:
        other = Prize()
        other.at = self.at
        other.to = self.to
        return other


class Fate(Frame):
    """A fate card that is resolved (BA-282). Steps (artefacts/fate.py): ask, take, look, taken."""

    NAME = "fate"
    FIELDS = (
        Field("card", Name(("twin", "blind", "chosen"), or_null=False, first=106), needed=True),
        Field("to", PLACE_TO, needed=True),
        Field("stage", Name(("option", "choose"), or_null=False), needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = 106
        self.to: i64 = 1
        self.stage: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Fate:
        other = Fate()
        other.at = self.at
        other.card = self.card
        other.to = self.to
        other.stage = self.stage
        return other


class Effect(Frame):
    """A Great Artefact that asks (BA-260). Steps (artefacts/effects.py): ask, take."""

    NAME = "effect"
    FIELDS = (
        Field("great", CARD, needed=True),
        Field("left", Whole(1, 8), needed=True),
        Field("type", BANNER_TYPES, "kind"),
        Field("hero", HERO_OR_NULL),
    )

    def __init__(self) -> None:
        super().__init__()
        self.great: i64 = 0
        self.left: i64 = 1
        self.kind: i64 = -1
        self.hero: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Effect:
        other = Effect()
        other.at = self.at
        other.great = self.great
        other.left = self.left
        other.kind = self.kind
        other.hero = self.hero
        return other


class Vase(Frame):
    """The Ming Vase (BA-278): what is seen, the rest of the nation, what was picked. Steps (artefacts/effects.py)."""

    NAME = "vase"
    FIELDS = (
        Field("seen", Hand(CARD), seen=OWNER, needed=True),
        Field("rest", Deck(CARD), seen=NOBODY, needed=True),
        Field("top", Deck(CARD), seen=OWNER, needed=True),
    )

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[int] = []
        self.rest: list[int] = []
        self.top: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Vase:
        other = Vase()
        other.at = self.at
        other.seen = self.seen[:]
        other.rest = self.rest[:]
        other.top = self.top[:]
        return other


class Exchange(Frame):
    """A Great Artefact exchanged on the Royal Bridge (BA-492). Steps (valley/bridge.py): ask, take."""

    NAME = "exchange"
    FIELDS = (Field("great", CARD, needed=True),)

    def __init__(self) -> None:
        super().__init__()
        self.great: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Exchange:
        other = Exchange()
        other.at = self.at
        other.great = self.great
        return other
