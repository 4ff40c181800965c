"""Facts that the board of Heroes draws: Power, income, values and ways of heroes, a battle by its slots."""

from __future__ import annotations

from collections import deque
from typing import Any, Final, cast

from rulewright.core.state import State
from rulewright.games.heroes.armies import power, reserve, square_of
from rulewright.games.heroes.battle.attack_step_by_step import WOUND_1, WOUND_2
from rulewright.games.heroes.battle.frames import Assign, Attack, Battle, Side, Slot
from rulewright.games.heroes.battle.initiative import initiative_of
from rulewright.games.heroes.battle.wounds import armour_works
from rulewright.games.heroes.cards.card import NO_SPELL, Card
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS, EXCLUSIVE_CARDS, SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.values import leadership_of, magic_of, strength_of
from rulewright.games.heroes.content import EXCLUSIVE, TARGETS, TIERS, WEEKS_OF_LENGTH
from rulewright.games.heroes.fights import (
    ATTACKS,
    BLESSED,
    FIRST_ENCOUNTER,
    FIRST_HERO,
    INITIATIVE,
    PROTECTION,
    REGENERATES,
    SKIPPED,
    STRENGTH,
    TO_THE_END,
    first_unit,
    in_force,
    is_on,
    living_slots,
    living_units,
)
from rulewright.games.heroes.heroes.heroes import cost_of
from rulewright.games.heroes.ids import BATTLE_ABILITIES, ENCOUNTERS, HEROES, SCROLLS, UNITS
from rulewright.games.heroes.map.frames import Activation
from rulewright.games.heroes.map.movement import can_enter, can_stay, fights_at
from rulewright.games.heroes.options import MOVE, POWERS
from rulewright.games.heroes.rounds.round_and_turn import gather
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.frames import step_of

SLOTS: Final = (*UNITS, *HEROES, *ENCOUNTERS)
MOMENTS: Final = (
    "battle-start",
    "turn-start",
    "before-roll",
    "elite-result",
    "after-roll-own",
    "after-roll-enemy",
    "wounds",
    "after-attack",
    "turn-end",
)
"""The windows of a battle in their order (MH-408)."""
BEFORE_THE_ORDER: Final = ("start", "turn", "escape", "escape/regeneration", "turn_start", "order")
"""Steps of a battle in which nobody has acted yet in its turn (MH-406)."""
AFTER_THE_SUM: Final = ("assign", "after", "end")
"""Steps of an attack when its wounds are known (MH-445)."""
STONE_SKINS: Final = ("H-G2", "N-G2", "S-G2", "T-G2")
LASTING: Final[dict[str, int]] = {
    **dict.fromkeys(STONE_SKINS, int(PROTECTION)),
    **dict.fromkeys(("H-G3", "N-G3", "S-G3", "T-G3", "H-G4", "N-G4", "S-G4", "T-G4"), int(INITIATIVE)),
    "H-G6": int(BLESSED),
    "N-G6": int(STRENGTH),
    "S-G8": int(ATTACKS),
    "T-G5": int(STRENGTH),
    "T-G8": int(REGENERATES),
}
"""Skills whose effect stays in force, and what it changes."""


def facts(state: State, seat: int | None) -> dict[str, Any]:
    """What follows from the rules, as everybody may know it; the ways for whoever moves a hero."""
    g = cast(Heroes, state)
    if g.board is None:
        return {}
    ways, passing = ways_of(g)
    return {
        "power": [int(power(g, other)) for other in range(g.players)],
        "target": TARGETS[g.players],
        "weeks": 3 * WEEKS_OF_LENGTH[str(g.chosen_options["length"])],
        "income": [income(g, other) for other in range(g.players)],
        "heroes": {HEROES[hero.hero]: values(g, hero) for player in g.seats for hero in player.heroes},
        "reserve": [reserves(g, other) for other in range(g.players)],
        "ways": ways,
        "passing": passing,
        "battle": battle_told(g, seat),
    }


def income(g: Heroes, seat: int) -> dict[str, int]:
    """MH-290: what Gather would bring now."""
    copy = g.copy()
    copy.narration = None
    player = copy.seats[seat]
    gold, resources = player.gold, player.resources
    gather(copy, seat)
    return {"gold": int(player.gold - gold), "resources": int(player.resources - resources)}


def values(g: Heroes, hero: Hero) -> dict[str, int]:
    """MH-330 to MH-334: the values with all cards, and what the next skill costs."""
    return {
        "strength": int(strength_of(g, hero)),
        "magic": int(magic_of(g, hero)),
        "initiative": g.tables.hero_initiative[hero.hero],
        "leadership": int(leadership_of(g, hero)),
        "advance": int(cost_of(g, hero)),
    }


def reserves(g: Heroes, seat: int) -> dict[str, int]:
    """MH-091: the tokens that can still be recruited, by unit type."""
    faction = g.seats[seat].faction
    if faction < 0:
        return {}
    return {UNITS[faction * TIERS + tier]: int(reserve(g, seat, tier)) for tier in range(TIERS)}


def ways_of(g: Heroes) -> tuple[dict[str, list[str]], list[str]]:
    """MH-173 to MH-188: where the active hero can get, as steps one after the other; squares that it can only pass."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Activation) or not g.waiting:
        return {}, []
    hero, key = g.find(frame.hero), g.game.key
    seat, start = frame.seat, square_of(g, frame.seat, g.find(frame.hero))
    offered = {code for code in g.codes(seat)}
    found: dict[int, list[str]] = {int(start): []}
    queue = deque([int(start)])
    ends: set[int] = set()
    while queue:
        origin = queue.popleft()
        if len(found[origin]) >= frame.mp or origin in ends:
            continue
        for square in g.map().beside[origin]:
            if square in found or not can_enter(g, seat, hero, origin, square):
                continue
            if origin == start and int(MOVE + square) not in offered:
                continue
            found[square] = [*found[origin], key(int(MOVE + square))]
            if fights_at(g, seat, square) or g.seats[seat].capital == square:
                ends.add(square)
            queue.append(square)
    del found[int(start)]
    name = {square: way[-1].partition(":")[2] for square, way in found.items()}
    stops = {square for square in found if square in ends or can_stay(g, seat, hero, square)}
    ways = {name[square]: found[square] for square in sorted(stops)}
    crossed = {square for square in found if square not in stops and len(found[square]) < frame.mp}
    return ways, [name[square] for square in sorted(crossed)]


# Battles


def battle_told(g: Heroes, seat: int | None) -> dict[str, Any] | None:
    """The slots of a battle with what they attack with, and the wounds that each side can still take."""
    battle = next((frame for frame in g.stack if isinstance(frame, Battle)), None)
    if battle is None:
        return None
    attack = next((frame for frame in reversed(g.stack) if isinstance(frame, Attack)), None)
    acting = next((int(frame.slot) for frame in reversed(g.stack) if isinstance(frame, (Attack, Slot))), -1)
    slots = [
        slot_told(g, battle, number, slot, acting)
        for number, side in enumerate(battle.sides)
        for slot in shown_slots(g, side)
    ]
    return {
        "slots": slots,
        "capacity": [capacity(g, side) for side in battle.sides],
        "uses": uses(g, battle, seat),
        "assign": assignment(g, battle),
        "sum": None if attack is None else wounds_summed(g, battle, attack),
    }


def shown_slots(g: Heroes, side: Side) -> list[int]:
    """The slots that live, and destroyed stacks."""
    living = living_slots(g, side)
    if side.encounter >= 0:
        return living
    gone = [int(first_unit(side)) + tier for tier, number in enumerate(side.casualties) if number > 0]
    return sorted({*living, *gone})


def slot_told(g: Heroes, battle: Battle, number: int, slot: int, acting: int) -> dict[str, Any]:
    """MH-410, MH-414: one slot, its values now, and whether it has acted."""
    side = battle.sides[number]
    ability = -1
    if slot >= FIRST_ENCOUNTER:
        strength, ability = g.tables.encounter_strength[side.encounter], g.tables.encounter_ability[side.encounter]
    elif slot >= FIRST_HERO:
        strength = int(strength_of(g, g.find(side.hero)))
    else:
        strength, ability = g.tables.strength[slot], g.tables.ability[slot]
    return {
        "slot": SLOTS[slot],
        "side": number,
        "initiative": int(initiative_of(g, battle, slot, number)),
        "strength": strength,
        "ability": BATTLE_ABILITIES[ability].replace(" ", "-") if ability >= 0 else None,
        "state": state_of(g, battle, number, slot, acting),
    }


def state_of(g: Heroes, battle: Battle, number: int, slot: int, acting: int) -> str:
    """MH-410 to MH-415: whether a slot acts now, is next in this turn, is passed over, has acted, or is gone."""
    if slot not in living_slots(g, battle.sides[number]):
        return "gone"
    if is_on(battle, slot, number, SKIPPED):
        return "skipped"
    if slot == acting:
        return "now"
    return "next" if slot in battle.order or step_of(battle) in BEFORE_THE_ORDER else "acted"


def assignment(g: Heroes, battle: Battle) -> dict[str, dict[str, int]] | None:
    """MH-450 to MH-458: by unit type, what the wounds that are being assigned would do to its stack."""
    assign = next((frame for frame in reversed(g.stack) if isinstance(frame, Assign)), None)
    if assign is None:
        return None
    side = battle.sides[assign.side]
    return {UNITS[unit]: wounds_on(g, side, unit, int(assign.wounds)) for unit in living_units(g, side)}


def wounds_on(g: Heroes, side: Side, unit: int, wounds: int) -> dict[str, int]:
    """MH-451, MH-452, MH-458: wounds on one stack, elite units first; what it cannot take goes on to another."""
    army = g.find(side.hero).army
    elite, basic = army[unit % TIERS], army[TIERS + unit % TIERS]
    stopped = int(wounds > 0 and armour_works(g, side, unit))
    taken = min(wounds - stopped, 2 * elite + basic)
    lost = min(elite, taken // 2) + max(0, taken - 2 * elite)
    return {
        "stopped": stopped,
        "wounds": taken,
        "lost": lost,
        "flipped": int(taken < 2 * elite and taken % 2 == 1),
        "left": elite + basic - lost,
        "over": wounds - stopped - taken,
    }


def wounds_summed(g: Heroes, battle: Battle, attack: Attack) -> dict[str, Any] | None:
    """MH-445, MH-446: hits, the elite die, what reduces the wounds, and what is left; None before they are summed."""
    if step_of(attack) not in AFTER_THE_SUM:
        return None
    hits = sum(die >> 1 <= attack.strength for die in attack.dice)
    elite = {int(WOUND_1): 1, int(WOUND_2): 2}.get(int(attack.face), 0)
    less = hits + elite - int(attack.wounds)
    target = 1 - attack.side
    skin = min(less, int(in_force(battle, -1, target, PROTECTION)))
    parts: list[tuple[str | None, int]] = [(STONE_SKINS[battle.sides[target].hero // 3], skin)] if skin > 0 else []
    parts += [(None, less - skin)] if less > skin else []
    reductions = [{"id": id, "number": number} for id, number in parts]
    return {"hits": hits, "elite": elite, "reductions": reductions, "wounds": int(attack.wounds)}


def capacity(g: Heroes, side: Side) -> int:
    """MH-450 to MH-453: how many wounds a side can still take: two for an elite token, one for a basic one."""
    if side.encounter >= 0:
        return int(g.tables.number[side.encounter] - side.wounds)
    army = g.find(side.hero).army
    return 2 * sum(army[:TIERS]) + sum(army[TIERS:])


def uses(g: Heroes, battle: Battle, seat: int | None) -> list[dict[str, str]]:
    """MH-357, MH-389: what the side of these eyes can use in a battle, with its moment, and whether it was used."""
    side = next((side for side in battle.sides if side.seat == seat), None)
    if side is None or side.encounter >= 0:
        return []
    hero = g.find(side.hero)
    cards: list[tuple[str, Card]] = [(POWERS[SKILL_CARDS[skill].power], SKILL_CARDS[skill]) for skill in hero.skills]
    cards += [(POWERS[ARTEFACT_CARDS[one].power], ARTEFACT_CARDS[one]) for one in hero.artefacts]
    if g.seats[side.seat].has_built(EXCLUSIVE):
        own = EXCLUSIVE_CARDS[hero.hero // 3]
        cards.append((POWERS[own.power], own))
    cards += [(SCROLLS[scroll], SCROLL_CARDS[scroll]) for scroll in sorted(set(hero.scrolls))]
    found = [(name, card, moment_of(card)) for name, card in cards]
    return [
        {"id": name, "when": when, "state": use_state(battle, side, name, card)} for name, card, when in found if when
    ]


def use_state(battle: Battle, side: Side, name: str, card: Card) -> str:
    """MH-357: in force, used up for this turn or this battle, or ready."""
    if card.power < 0 or (card.power not in side.used and card.power not in side.used_turn):
        return "ready"
    what = LASTING.get(name, -1)
    turn = battle.turn
    lasts = [
        effect
        for effect in battle.effects
        if effect.what == what and effect.first <= turn and (effect.until == TO_THE_END or turn <= effect.until)
    ]
    return "in-force" if lasts else "used"


def moment_of(card: Card) -> str:
    """The first window in which a card can be used; the hero's attack for a spell; empty if it only changes values."""
    for number, moment in enumerate(MOMENTS):
        if card.moment_mask >> number & 1:
            return moment
    is_spell = card.spell_attacks(False) != NO_SPELL or card.healing(False) or card.shock(False)
    return "hero-attack" if is_spell else ""
