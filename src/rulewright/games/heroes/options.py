"""The option keys, in the order of their decisions (DECISIONS section 0 and 1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.vocabulary import Verb, Vocabulary
from rulewright.games.heroes.ids import ARTEFACTS, BUILDINGS, ENCOUNTERS, HEROES, SCROLLS, SKILLS, TREASURES, UNITS


def numbers(low: int, high: int) -> tuple[str, ...]:
    """Whole numbers as words, both limits included."""
    return tuple(str(number) for number in range(low, high + 1))


VOCABULARY: Final = Vocabulary()
SQUARES: Final[tuple[str, ...]] = tuple(f"{row},{column}" for row in range(20) for column in range(20))
"""MH-055: the squares of the largest map; square = 20 x row + column on every map."""
SIDES: Final = ("elite", "basic")
SLOTS: Final[tuple[str, ...]] = (*UNITS, *HEROES, *ENCOUNTERS)
"""Slots of battles: units, then heroes, then encounters."""
REWARDS: Final = (
    "gold:2", "gold:3", "gold:4", "gold:5", "resources:1", "resources:2", "resources:3", "resources:4", "scroll",
    "artefact", "train:1", "train:2", "train:3", "train:4", "recruit:A:2", "recruit:A:3", "recruit:B:1", "recruit:B:2",
)  # fmt: skip
"""MH-382: the rewards that treasure cards have."""
USABLE: Final = (*SKILLS, *ARTEFACTS, *BUILDINGS)
"""What can be used in windows."""
POWERS: Final = (*USABLE, "Tactician")
"""What a battle remembers as used."""
TARGETED: Final = (
    "H-G3", "N-G3", "S-G3", "T-G3", "H-G4", "N-G4", "S-G4", "T-G4", "H-G6", "N-G6", "T-G5", "T-G8",
)  # fmt: skip
"""Skills that are used on a slot."""

# Set-up, week, turn
FACTION: Final[i64] = VOCABULARY.verb("faction", ("haven", "necropolis", "sanctuary", "stronghold"))
PLACE: Final[i64] = VOCABULARY.verb("place", SQUARES)
HERO: Final[i64] = VOCABULARY.verb("hero", HEROES)
TRAIN: Final[i64] = VOCABULARY.verb("train", UNITS)
SKIP: Final[i64] = VOCABULARY.verb("skip")
PLAY: Final[i64] = VOCABULARY.verb(
    "play", ("march", "command", "stewardship", "balance"), ("heroes", "gather", "develop", "idle")
)
"""`play:CARD:ACTION`: PLAY + 4 x card + action."""
# Heroes action
ACTIVATE: Final[i64] = VOCABULARY.verb("activate", HEROES)
DONE: Final[i64] = VOCABULARY.verb("done")
ADVANCE: Final[i64] = VOCABULARY.verb("advance")
NO: Final[i64] = VOCABULARY.verb("no")
PAY: Final[i64] = VOCABULARY.verb("pay", ENCOUNTERS)
DECK: Final[i64] = VOCABULARY.verb("deck", ("might", "magic"))
SKILL: Final[i64] = VOCABULARY.verb("skill", SKILLS)
MOVE: Final[i64] = VOCABULARY.verb("move", SQUARES)
PORTAL: Final[i64] = VOCABULARY.verb("portal", SQUARES)
PORTAL_CAPITAL: Final[i64] = VOCABULARY.verb("portal", ("capital",))
EXPLORE: Final[i64] = VOCABULARY.verb("explore")
CONTROL: Final[i64] = VOCABULARY.verb("control")
CONTROL_FROM: Final[i64] = VOCABULARY.verb("control", SQUARES)
SCROLL: Final[i64] = VOCABULARY.verb("scroll", SCROLLS)
STOP: Final[i64] = VOCABULARY.verb("stop")
RECRUIT: Final[i64] = VOCABULARY.verb("recruit", UNITS)
DISMISS: Final[i64] = VOCABULARY.verb("dismiss", UNITS, SIDES)
PILE: Final[i64] = VOCABULARY.verb("pile", ("artefact", "scroll", "treasure"))
NONE: Final[i64] = VOCABULARY.verb("none")
CARD_ARTEFACT: Final[i64] = VOCABULARY.verb("card", ARTEFACTS)
CARD_SCROLL: Final[i64] = VOCABULARY.verb("card", SCROLLS)
CARD_TREASURE: Final[i64] = VOCABULARY.verb("card", TREASURES)
REWARD: Final[i64] = VOCABULARY.verb("reward", REWARDS)
KEEP: Final[i64] = VOCABULARY.verb("keep")
REPLACE: Final[i64] = VOCABULARY.verb("replace", ARTEFACTS)
SELL: Final[i64] = VOCABULARY.verb("sell")
DISCARD: Final[i64] = VOCABULARY.verb("discard", SCROLLS)
# Develop action
BUILD: Final[i64] = VOCABULARY.verb("build", BUILDINGS)
LEVEL: Final[i64] = VOCABULARY.verb("level")
RECRUIT_FOR: Final[i64] = VOCABULARY.verb("recruit", UNITS, HEROES)
TRAIN_FOR: Final[i64] = VOCABULARY.verb("train", UNITS, HEROES)
DISMISS_FROM: Final[i64] = VOCABULARY.verb("dismiss", UNITS, SIDES, HEROES)
HIRE: Final[i64] = VOCABULARY.verb("hire", HEROES)
STUDY: Final[i64] = VOCABULARY.verb("study", HEROES)
# Battle
ESCAPE: Final[i64] = VOCABULARY.verb("escape")
STAY: Final[i64] = VOCABULARY.verb("stay")
LOSE: Final[i64] = VOCABULARY.verb("lose", UNITS, SIDES)
NEXT: Final[i64] = VOCABULARY.verb("next", SLOTS)
ATTACK: Final[i64] = VOCABULARY.verb("attack")
DECLINE: Final[i64] = VOCABULARY.verb("decline")
NORMAL: Final[i64] = VOCABULARY.verb("normal", ("strength", "magic"))
SPELL: Final[i64] = VOCABULARY.verb("spell", SKILLS)
ELITE: Final[i64] = VOCABULARY.verb("elite")
PLAIN: Final[i64] = VOCABULARY.verb("plain")
REROLL: Final[i64] = VOCABULARY.verb("reroll")
PROMOTE: Final[i64] = VOCABULARY.verb("promote", UNITS)
RETURN: Final[i64] = VOCABULARY.verb("return", UNITS)
FLIP: Final[i64] = VOCABULARY.verb("flip", UNITS)
STACK: Final[i64] = VOCABULARY.verb("stack", UNITS)
UNIT: Final[i64] = VOCABULARY.verb("unit", SIDES)
WASTE: Final[i64] = VOCABULARY.verb("waste")
REWARD_SKILL: Final[i64] = VOCABULARY.verb("reward", ("skill",))
REWARD_ARTEFACT: Final[i64] = VOCABULARY.verb("reward", ARTEFACTS)
TAKE: Final[i64] = VOCABULARY.verb("take", SQUARES)
PASS: Final[i64] = VOCABULARY.verb("pass")
TACTICIAN: Final[i64] = VOCABULARY.verb("tactician", UNITS)
USE: Final[i64] = VOCABULARY.verb("use", USABLE)
USE_ON: Final[i64] = VOCABULARY.verb("use", TARGETED, SLOTS)
SCROLL_ON: Final[i64] = VOCABULARY.verb("scroll", ("S06", "S07"), SLOTS)
ALSO: Final[i64] = VOCABULARY.verb("also", UNITS)
# A hero can give each of six types, elite or basic, to two others, so three heroes offer 72 of these keys at most.
TRANSFER: Final[i64] = VOCABULARY.far_verb(Verb("transfer", (UNITS, SIDES, HEROES, HEROES), 72))
