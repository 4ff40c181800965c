"""All cards, in the order of their identifiers: the number of a thing leads to its class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulewright.games.heroes.cards.artefacts import (
    AxeOfFury,
    BottomlessPurse,
    CancelsElite,
    CrownOfCommand,
    DragonscaleArmour,
    FourLeafClover,
    GivesMagic,
    LookedUp,
    ProspectorsPick,
    RingOfMisfortune,
    SwordOfTheGriffin,
    TotemOfRage,
    VanguardHelm,
    WayfarersBoots,
)
from rulewright.games.heroes.cards.card import Card
from rulewright.games.heroes.cards.magic import (
    AncestralVigour,
    ArcaneBolt,
    Blessing,
    ChainLightning,
    Despair,
    DrainLife,
    Earthquake,
    Fireball,
    FireBolt,
    GraveCurse,
    Haste,
    Heal,
    HealingRain,
    IceChains,
    InnerFire,
    Mist,
    Retribution,
    StoneSkin,
    Weakness,
)
from rulewright.games.heroes.cards.might import (
    BattleLuck,
    Bloodlust,
    Defence,
    Diplomacy,
    GuardianOath,
    HeroicCharge,
    HonourGuard,
    Logistics,
    Offence,
    RaiseDead,
    SwiftDeployment,
)
from rulewright.games.heroes.cards.scrolls import (
    BattleFrenzy,
    HealingScroll,
    MagicMissile,
    MapScroll,
    MeteorShower,
    MirrorShield,
    Scroll,
    TimeStop,
)
from rulewright.games.heroes.content import BUILDINGS_OF_FACTION, EXCLUSIVE
from rulewright.games.heroes.ids import (
    ARTEFACT_COUNT,
    BATTLE_FRENZY,
    HEALING_WORD,
    MAGIC_MISSILE,
    MASS_RESURRECTION,
    METEOR_SHOWER,
    MIRROR_SHIELD,
    SKILL_COUNT,
    TIME_STOP,
    TOWN_GATE,
    VISION_OF_RICHES,
    WIND_WALK,
)

MIGHT: Final[list[Callable[[int], Card]]] = [
    Offence, HeroicCharge, Defence, SwiftDeployment, BattleLuck, Logistics, Diplomacy,
]  # fmt: skip
"""The first seven Might skills of every faction."""
LAST_MIGHT: Final[list[Callable[[int], Card]]] = [GuardianOath, RaiseDead, HonourGuard, Bloodlust]
"""The eighth, by faction."""
MAGIC: Final[list[Callable[[int], Card]]] = [ArcaneBolt, StoneSkin, Haste, IceChains]
"""The first four Magic skills of every faction."""
OTHER_MAGIC: Final[list[list[Callable[[int], Card]]]] = [
    [Heal, Blessing, Retribution, Fireball],
    [DrainLife, Weakness, Despair, GraveCurse],
    [ArcaneBolt, HealingRain, ChainLightning, Mist],
    [InnerFire, FireBolt, Earthquake, AncestralVigour],
]
"""The other four, by faction; Ice Bolt attacks as Arcane Bolt does."""
ARTEFACTS: Final[list[Callable[[int], Card]]] = [
    RingOfMisfortune, SwordOfTheGriffin, AxeOfFury, GivesMagic, LookedUp, LookedUp, DragonscaleArmour, GivesMagic,
    LookedUp, CrownOfCommand, VanguardHelm, LookedUp, WayfarersBoots, LookedUp, LookedUp, BottomlessPurse,
    ProspectorsPick, LookedUp, FourLeafClover, CancelsElite,
]  # fmt: skip


def all_skills() -> list[Card]:
    """The skills of the four factions, eight Might and eight Magic each."""
    cards: list[Card] = []
    for faction in range(4):
        makers = [*MIGHT, LAST_MIGHT[faction], *MAGIC, *OTHER_MAGIC[faction]]
        for maker in makers:
            cards.append(maker(len(cards)))
    return cards


SKILL_CARDS: Final[list[Card]] = all_skills()
ARTEFACT_CARDS: Final[list[Card]] = [maker(int(SKILL_COUNT) + number) for number, maker in enumerate(ARTEFACTS)]
SCROLL_CARDS: Final[list[Scroll]] = [
    MagicMissile(MAGIC_MISSILE),
    MeteorShower(METEOR_SHOWER),
    HealingScroll(HEALING_WORD, 2),
    HealingScroll(MASS_RESURRECTION, 4),
    MirrorShield(MIRROR_SHIELD),
    TimeStop(TIME_STOP, 0),
    BattleFrenzy(BATTLE_FRENZY, 1),
    MapScroll(WIND_WALK),
    MapScroll(TOWN_GATE),
    MapScroll(VISION_OF_RICHES),
]


def exclusive_building(faction: int) -> int:
    """The number, among what can be used, of a faction's exclusive building."""
    return int(SKILL_COUNT + ARTEFACT_COUNT + faction * BUILDINGS_OF_FACTION + EXCLUSIVE)


EXCLUSIVE_CARDS: Final[list[Card]] = [
    CancelsElite(exclusive_building(0)),
    RaiseDead(exclusive_building(1)),
    LookedUp(exclusive_building(2)),
    TotemOfRage(exclusive_building(3)),
]
"""MH-321, by faction; the Crypt raises one Skeleton as Raise Dead does, the Shrine is asked for by name."""
