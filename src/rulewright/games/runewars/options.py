"""The option keys of Runewars, in the order of their decisions (D-002 to D-406 and the keys of cards)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.vocabulary import Verb, Vocabulary
from rulewright.games.runewars.content import LABEL_STRIDE, LABELS, ROUTED
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    AREAS,
    ATTRIBUTES,
    CITIES,
    DEVELOPMENTS,
    FACTIONS,
    FATE_NUMBERS,
    HERO_COUNT,
    HEROES,
    OBJECTIVES,
    QUESTS,
    RESOURCES,
    REWARDS,
    TACTICS,
    TILES,
    TITLES,
    UNIT_COUNT,
    UNITS,
)

VOCABULARY: Final = Vocabulary()
verb = VOCABULARY.verb

REACH: Final[i64] = 27
"""Coordinates of hexagons run from -REACH to REACH; no laid map comes near that."""
WIDTH: Final[i64] = 2 * REACH + 1
COORDINATES: Final = tuple(str(number) for number in range(int(-REACH), int(REACH) + 1))
ROTATIONS: Final = ("0", "1", "2", "3", "4", "5")
MARKER_STEPS: Final = ((0, 1), (1, -1), (1, 0))
"""From the smaller hexagon of a marker to the larger one: S, NE, SE."""
MOST_INFLUENCE: Final[i64] = 299
"""More influence than anybody can gather."""
AMOUNTS: Final = tuple(str(number) for number in range(int(MOST_INFLUENCE) + 1))
SEATS: Final = ("0", "1", "2", "3")
FIGURES: Final = UNITS + HEROES
"""Units and heroes: what `move` can name. Hero n is figure UNIT_COUNT + n."""
FIGURE_COUNT: Final[i64] = 34
FIELD_LABELS: Final = tuple(label for number, label in enumerate(LABELS) if number % LABEL_STRIDE in (0, ROUTED))
"""Labels outside battles: no damage. Label 10 * unit + 5 * routed is field label 2 * unit + routed."""


def _marker_places() -> tuple[str, ...]:
    places: list[str] = []
    for q in range(-REACH, REACH + 1):
        for r in range(-REACH, REACH + 1):
            for dq, dr in MARKER_STEPS:
                places.append(f"{q}:{r}:{q + dq}:{r + dr}")
    return tuple(places)


def far(name: str, places: int, *arguments: tuple[str, ...]) -> i64:
    """A verb with places; see `core.vocabulary`."""
    return VOCABULARY.far_verb(Verb(name, arguments, places))


# 1. Set-up
FACTION: Final[i64] = verb("faction", FACTIONS)
TILE: Final[i64] = verb("tile", TILES[:9])
CONFIRM: Final[i64] = verb("confirm")
RESTART: Final[i64] = verb("restart")
STRONGHOLD: Final[i64] = verb("stronghold", AREAS)
PLACE_UNIT: Final[i64] = verb("place", UNITS, AREAS)
PLACE_HERO: Final[i64] = verb("place", HEROES, AREAS)
FALSE: Final[i64] = verb("false", AREAS)
DRAGON_AT: Final[i64] = verb("dragon", AREAS)

# 2. Season step
BID: Final[i64] = verb("bid", AMOUNTS)
WINNER: Final[i64] = verb("winner", SEATS)
INFLUENCE: Final[i64] = verb("influence")
TACTICS_CARD: Final[i64] = verb("tactics")
DESTROY: Final[i64] = verb("destroy", LABELS)
HERO: Final[i64] = verb("hero", HEROES)
MOVE: Final[i64] = verb("move")
HEAL: Final[i64] = verb("heal")
TRAIN: Final[i64] = verb("train")
NOTHING: Final[i64] = verb("nothing")
TRAIN_TWO: Final[i64] = verb("train", ATTRIBUTES, ("2",))
TRAIN_BOTH: Final[i64] = verb("train", ("strength:agility", "strength:wisdom", "agility:wisdom"))
TRAIN_ONE: Final[i64] = verb("train", ATTRIBUTES, ("1",))
STEP: Final[i64] = verb("step", AREAS)
PORTAL: Final[i64] = verb("portal")
STOP: Final[i64] = verb("stop")
TAKE: Final[i64] = verb("take", ("1", "2", "3", "4"))
LEAVE: Final[i64] = verb("leave")
USE_REWARD: Final[i64] = verb("use", REWARDS)
PASS: Final[i64] = verb("pass")
PAY: Final[i64] = verb("pay")
DECLINE: Final[i64] = verb("decline")
DISCARD_REWARD: Final[i64] = verb("discard", REWARDS)
TAKE_DAMAGE: Final[i64] = verb("damage")
AREA: Final[i64] = verb("area", AREAS)
DUEL: Final[i64] = verb("duel", HEROES)
QUEST: Final[i64] = verb("quest", QUESTS)
STEAL: Final[i64] = verb("steal", HEROES)
FATE: Final[i64] = verb("fate", FATE_NUMBERS)
DISCARD_QUEST: Final[i64] = verb("discard", QUESTS)

# 3. Order choice
ORDER: Final[i64] = verb("order", ("1", "2", "3", "4", "5", "6", "7", "8"))

# 4. Turn
PLAY: Final[i64] = verb("play", TACTICS)
USE_OF_HERO: Final[i64] = verb("use", HEROES, REWARDS)
TITLE: Final[i64] = verb("title", TITLES)
CLAIM: Final[i64] = verb("claim")
REDRAW: Final[i64] = verb("redraw")
DEMOLISH: Final[i64] = verb("demolish", AREAS)
DONE: Final[i64] = verb("done")
ACTIVATE: Final[i64] = verb("activate", AREAS)
BATTLE: Final[i64] = verb("battle")
DIPLOMACY: Final[i64] = verb("diplomacy")
SPEND: Final[i64] = verb("spend", AMOUNTS)
RETREAT: Final[i64] = verb("retreat")
TO: Final[i64] = verb("to", AREAS)
BONUS: Final[i64] = verb("bonus")
SKIP: Final[i64] = verb("skip")
RESOURCE: Final[i64] = verb("resource", RESOURCES)
FORFEIT: Final[i64] = verb("forfeit")
CITY: Final[i64] = verb("city", CITIES)
QUEST_CARDS: Final[i64] = verb("quest")
UNIT: Final[i64] = verb("units", UNITS)
KEEP_HERO: Final[i64] = verb("keep", HEROES)
DESERT: Final[i64] = verb("desert", HEROES)
RAISE: Final[i64] = verb("raise", RESOURCES)
BUILD_DEVELOPMENT: Final[i64] = verb("build", DEVELOPMENTS, AREAS)
REMOVE: Final[i64] = verb("remove", AREAS)
NO_MORE: Final[i64] = verb("none")
BUILD: Final[i64] = verb("build", AREAS)
REPAIR: Final[i64] = verb("repair", AREAS)
RUNES: Final[i64] = verb("runes")
KEEP: Final[i64] = verb("keep")
SWAP: Final[i64] = verb("swap")

# 5. Gaining a dragon rune
DISCARD_RUNE: Final[i64] = verb("discard", AREAS)

# 6. Battle
TYPE: Final[i64] = verb("type", UNITS)
ROUT_UNIT: Final[i64] = verb("rout", LABELS)
DAMAGE_UNIT: Final[i64] = verb("damage", LABELS)
USE: Final[i64] = verb("use")
RETREAT_UNIT: Final[i64] = verb("retreat", LABELS)
PLACE: Final[i64] = verb("place")
SUPPORT: Final[i64] = verb("support", HEROES, UNITS)
DROP: Final[i64] = verb("drop", FATE_NUMBERS)

# 7. Duel
UNSTABLE: Final[i64] = verb("unstable")
HIT: Final[i64] = verb("hit", LABELS)
GIVE: Final[i64] = verb("give", REWARDS, HEROES)
KEEP_FATE: Final[i64] = verb("keep", FATE_NUMBERS)

# 8. Other
DISCARD_TACTICS: Final[i64] = verb("discard", TACTICS)
PASS_ON: Final[i64] = verb("pass", TACTICS)
REROLL: Final[i64] = verb("reroll")

# 12. Cards and abilities
DRAW: Final[i64] = verb("draw")
KEEP_OBJECTIVE: Final[i64] = verb("keep", OBJECTIVES)
LOOK: Final[i64] = verb("look", AREAS)
TRAIN_HERO: Final[i64] = verb("train", HEROES, ATTRIBUTES)
PAY_FOR: Final[i64] = verb("pay", HEROES)
DESERT_ALONE: Final[i64] = verb("desert")
LOWER: Final[i64] = verb("lower", RESOURCES)
TRADE: Final[i64] = verb("trade", RESOURCES, RESOURCES)
FROM: Final[i64] = verb("from", AREAS)
DISCARD_OF_HERO: Final[i64] = verb("discard", HEROES, REWARDS)
STAND: Final[i64] = verb("stand", LABELS)
RUMOR: Final[i64] = verb("rumor", SEATS, AREAS)
ACCORD: Final[i64] = verb("accord", SEATS, ("1", "2", "3", "4"))
PLACE_AT: Final[i64] = verb("place", AREAS)
KEEP_REWARD: Final[i64] = verb("keep", REWARDS)
ROUT_ALL: Final[i64] = verb("rout")
FURY: Final[i64] = verb("fury")
TRIANGLES: Final[i64] = verb("triangles")
RECTANGLE_UNIT: Final[i64] = verb("rectangle")
TERRIFY: Final[i64] = verb("terrify", LABELS)
RAGE: Final[i64] = verb("rage", LABELS)
BURN: Final[i64] = verb("burn", LABELS)

# Verbs with very many options, of which few are offered at once: their actions are places in the list.
LAY: Final[i64] = far("lay", 500, COORDINATES, COORDINATES, ROTATIONS)
MARKER: Final[i64] = far("marker", 300, _marker_places())
HOME: Final[i64] = far("home", 100, COORDINATES, COORDINATES, ROTATIONS)
GIVE_BETWEEN: Final[i64] = far("give", 100, REWARDS, HEROES, HEROES)
STRATEGIZE: Final[i64] = far("move", 1000, AREAS, FIGURES, AREAS)
MARCH: Final[i64] = far("move", 200, AREAS, FIGURES)
REPLACE: Final[i64] = far("replace", 150, AREAS, FIELD_LABELS)
STAND_IN: Final[i64] = far("stand", 150, AREAS, FIELD_LABELS)

LABEL_COUNT: Final[i64] = UNIT_COUNT * LABEL_STRIDE


# From things to numbers and back


def lay_code(verb_number: i64, q: i64, r: i64, rotation: i64) -> i64:
    """The option `lay` or `home` with a place and a rotation."""
    return verb_number + ((q + REACH) * WIDTH + (r + REACH)) * 6 + rotation


def laid(code: i64) -> tuple[int, int, int]:
    """Place and rotation of an option `lay` or `home`, less its verb."""
    cell, rotation = code // 6, code % 6
    return cell // WIDTH - REACH, cell % WIDTH - REACH, rotation


def marker_code(q: i64, r: i64, step: i64) -> i64:
    """The option `marker`: the smaller hexagon and the direction of the other (MARKER_STEPS)."""
    return MARKER + ((q + REACH) * WIDTH + (r + REACH)) * 3 + step


def marked(code: i64) -> tuple[int, int, int]:
    """The smaller hexagon and the direction of an option `marker`, less its verb."""
    cell, step = code // 3, code % 3
    return cell // WIDTH - REACH, cell % WIDTH - REACH, step


def strategize_code(origin: i64, figure: i64, destination: i64) -> i64:
    return STRATEGIZE + (origin * FIGURE_COUNT + figure) * AREA_COUNT + destination


def march_code(origin: i64, figure: i64) -> i64:
    return MARCH + origin * FIGURE_COUNT + figure


def field_label(label: i64) -> i64:
    """The place of a label without damage among FIELD_LABELS."""
    return label // ROUTED


def hero_figure(hero: i64) -> i64:
    return UNIT_COUNT + hero


def between(code: i64, verb_number: i64, count: i64) -> bool:
    """Whether an option belongs to a verb with so many options."""
    return verb_number <= code < verb_number + count


def of_area(code: i64, verb_number: i64) -> bool:
    """Whether an option belongs to a verb whose one argument is an area."""
    return verb_number <= code < verb_number + AREA_COUNT


def of_label(code: i64, verb_number: i64) -> bool:
    """Whether an option belongs to a verb whose one argument is a label."""
    return verb_number <= code < verb_number + LABEL_COUNT


def of_hero(code: i64, verb_number: i64) -> bool:
    """Whether an option belongs to a verb whose one argument is a hero."""
    return verb_number <= code < verb_number + HERO_COUNT
