"""Outlooks of battles: attacks with the wounds that they deal on average, wounds taken, escape, effects, spoils."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, DICE, Outlook
from rulewright.games.heroes.battle.attack_step_by_step import (
    MOST_DICE,
    TOP_STRENGTH,
    number_of_attacks,
    strength_of_attack,
)
from rulewright.games.heroes.battle.escape_and_resurrection import ESCAPE_COST
from rulewright.games.heroes.battle.frames import (
    BY_UNIT,
    Assign,
    Attack,
    Battle,
    EscapeLoss,
    Order,
    Resurrect,
    Reward,
    SecondTarget,
    Side,
    Slot,
    Takeover,
    Window,
)
from rulewright.games.heroes.battle.initiative import initiative_of
from rulewright.games.heroes.battle.slots import kind_of, new_attack
from rulewright.games.heroes.cards.card import (
    AFTER_ROLL_ENEMY,
    AFTER_ROLL_OWN,
    BEFORE_ROLL,
    ELITE_RESULT,
    NO_SPELL,
    WOUNDS,
    hits,
    is_special,
    missed,
)
from rulewright.games.heroes.cards.library import SKILL_CARDS
from rulewright.games.heroes.cards.values import skills_drawn
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.face.facts import capacity, wounds_on
from rulewright.games.heroes.face.outlook.ground import (
    SCROLL,
    SKILL,
    SLOT,
    SQUARE,
    UNIT,
    Args,
    Teller,
    inner,
    of_power,
    percent,
    plain,
)
from rulewright.games.heroes.fights import side_of_slot
from rulewright.games.heroes.ids import CLOAK_OF_SHADOWS, LOCATIONS, SKILLS
from rulewright.games.heroes.judgement.battle_outlook import clash, force_of_encounter, force_of_side
from rulewright.games.heroes.options import NORMAL, SPELL
from rulewright.games.heroes.options import SCROLL as SCROLL_KEY
from rulewright.games.heroes.state import Heroes

FACES: Final = 8
"""MH-435: values of an attack die."""
ELITE_WOUNDS: Final = 2 / 3
"""MH-437, MH-441, MH-442: what the elite die adds on average; Luck and Misfortune cancel out."""


def battle(g: Heroes) -> Battle:
    return inner(g, Battle)


def own_side(g: Heroes, seat: int) -> int:
    """The side of a battle that a seat leads."""
    return next(number for number, side in enumerate(battle(g).sides) if side.encounter < 0 and side.seat == seat)


def win_of(g: Heroes, seat: int) -> int:
    """How likely the battle is won as it stands; of scrolls only the own ones count."""
    own = own_side(g, seat)
    forces = []
    for number, side in enumerate(battle(g).sides):
        if side.encounter >= 0:
            forces.append(force_of_encounter(g, side.encounter, side.wounds))
            continue
        force = force_of_side(g, side, g.find(side.hero), number == own)
        force.total += float(sum(side.losses))
        forces.append(force)
    chance = clash(forces[0], forces[1]).chance
    return percent(chance if own == 0 else 1.0 - chance)


def tenths(wounds: float) -> Args:
    """A number of wounds with one decimal, as both languages write it."""
    rounded = round(10 * wounds)
    return {"whole": rounded // 10, "tenth": rounded % 10}


# Escape


def escape(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-461, MH-462: the battle is lost, and units are given up."""
    hero = g.find(battle(g).sides[own_side(g, seat)].hero)
    lost = min(1 if hero.has(CLOAK_OF_SHADOWS) else int(ESCAPE_COST), int(hero.tokens()))
    return Outlook("escape", {"number": lost, "units": int(hero.tokens())})


def stay(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    sides, own = battle(g).sides, own_side(g, seat)
    args: Args = {"mine": capacity(g, sides[own]), "theirs": capacity(g, sides[1 - own]), "win": win_of(g, seat)}
    return Outlook("stay", args, odds=True)


def lose(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-461."""
    hero = g.find(inner(g, EscapeLoss).hero)
    return Outlook("lose", {"units": int(hero.tokens()) - 1, "left": int(inner(g, EscapeLoss).left) - 1})


# Attacks


def next_slot(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-411: when it acts."""
    slot, now = SLOT[parts[0]], battle(g)
    side = int(side_of_slot(now, slot))
    place = len(inner(g, Order).done) + 1
    return Outlook("next-slot", {"number": place, "initiative": int(initiative_of(g, now, slot, side))})


def honour(g: Heroes, side: Side) -> int:
    """Honour Guard, if it has not worked yet."""
    for skill in g.find(side.hero).skills:
        strength = int(SKILL_CARDS[skill].first_attack_strength(is_special(g, side.hero, skill)))
        if strength > 0 and skill not in side.used:
            return strength
    return 0


def average(attacks: int, strength: int) -> float:
    """MH-433, MH-435: wounds of so many attacks without the elite die."""
    return min(int(MOST_DICE), attacks) * strength / FACES


def attack_with(g: Heroes, seat: int, slot: int, kind: int) -> Outlook:
    """MH-430, MH-435: attacks, what hits, wounds on average, and what the enemy can take."""
    now, own = battle(g), own_side(g, seat)
    attack = new_attack(own, slot, kind)
    if kind == BY_UNIT:
        attack.strength_bonus += honour(g, now.sides[own])
    attacks, strength = int(number_of_attacks(g, now, attack)), int(strength_of_attack(g, now, attack))
    args: Args = {"attacks": attacks, "strength": min(int(TOP_STRENGTH), strength)}
    args |= {**tenths(average(attacks, strength)), "theirs": capacity(g, now.sides[1 - own])}
    return Outlook("attack", args)


def stack_attack(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return attack_with(g, seat, int(inner(g, Slot).slot), int(BY_UNIT))


def normal(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-414: with Strength, or with Magic."""
    code = int(NORMAL) + (parts[0] == "magic")
    return attack_with(g, seat, int(inner(g, Slot).slot), int(kind_of(code)))


def spell(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-393: an attack, Resurrection, or wounds without a roll."""
    skill = SKILL[parts[0]]
    card = SKILL_CARDS[skill]
    special = is_special(g, battle(g).sides[own_side(g, seat)].hero, skill)
    if card.spell_attacks(special) != NO_SPELL:
        return attack_with(g, seat, int(inner(g, Slot).slot), int(kind_of(SPELL + skill)))
    if card.healing(special) > 0:
        return Outlook("healing", {"number": int(card.healing(special))})
    theirs = capacity(g, battle(g).sides[1 - own_side(g, seat)])
    return Outlook("shock", {"number": int(card.shock(special)), "theirs": theirs})


def spell_scroll(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return attack_with(g, seat, int(inner(g, Slot).slot), int(kind_of(SCROLL_KEY + SCROLL[parts[0]])))


def elite(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-432: fewer attack dice, and the elite die."""
    return swap(g, True)


def without_elite(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return swap(g, False)


def swap(g: Heroes, elite: bool) -> Outlook:
    attack = inner(g, Attack)
    bonus = honour(g, battle(g).sides[attack.side]) if attack.kind == BY_UNIT else 0
    strength = min(int(TOP_STRENGTH), int(strength_of_attack(g, battle(g), attack)) + bonus)
    dice = min(int(MOST_DICE), int(attack.attacks) - elite)
    wounds = dice * strength / FACES + (ELITE_WOUNDS if elite else 0.0)
    args: Args = {"number": dice, "strength": strength, **tenths(wounds)}
    return Outlook("with-elite" if elite else "without-elite", args, DICE)


def reroll(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-441: what rerolling the misses adds on average."""
    attack = inner(g, Attack)
    number = len(missed(attack))
    return Outlook("reroll", {"number": number, **tenths(number * int(attack.strength) / FACES)}, DICE)


def keep_dice(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("keep-dice", {"number": hits_now(inner(g, Attack))})


def hits_now(attack: Attack) -> int:
    return sum(die >> 1 <= attack.strength for die in attack.dice)


# Wounds


def wound_stack(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-450 to MH-453, MH-458: what the wounds would do to a stack, elite units first."""
    assign = inner(g, Assign)
    found = wounds_on(g, battle(g).sides[assign.side], UNIT[parts[0]], int(assign.wounds))
    args: Args = {"lost": found["lost"], "turned": found["flipped"], "stopped": found["stopped"]}
    args |= {"left": found["left"], "over": found["over"]}
    return Outlook("wound-stack", args)


def wound_unit(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-451, MH-452."""
    assign = inner(g, Assign)
    wounds = int(assign.wounds)
    number = g.find(battle(g).sides[assign.side].hero).stack(assign.stack % TIERS)
    lost = wounds >= 2 if parts[0] == "elite" else True
    return Outlook("wound-unit", {"lost": int(lost), "left": int(number) - int(lost), "wounds": wounds})


# Resurrection and Laurel


def restored(what: str) -> Teller:
    """MH-438, MH-464: the wounds that the army can take then."""

    def teller(g: Heroes, seat: int, parts: list[str]) -> Outlook:
        mine = capacity(g, battle(g).sides[own_side(g, seat)]) + 1
        return Outlook(what, {"mine": mine})

    return teller


def waste(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("waste", {"left": int(inner(g, Resurrect).points) - 1})


# Windows


def use(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-408: what it does, and on what now."""
    return Outlook("use", {"power": parts[0], **moment(g)})


def use_scroll(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("use-scroll", {"scroll": parts[0], **moment(g)}, CARDS)


def moment(g: Heroes) -> Args:
    """What an effect of a window would work on: attacks to come, dice, wounds."""
    frame = g.stack[-1]
    window = int(frame.window) if isinstance(frame, Window) else -1
    attack = next((one for one in reversed(g.stack) if isinstance(one, Attack)), None)
    now, number = "", 0
    if attack is not None and window == BEFORE_ROLL:
        now, number = "attacks", int(attack.attacks)
    elif attack is not None and window == AFTER_ROLL_OWN:
        now, number = "missed", len(missed(attack))
    elif attack is not None and window == AFTER_ROLL_ENEMY:
        now, number = "hits", len(hits(attack))
    elif attack is not None and window == WOUNDS:
        now, number = "wounds", int(attack.wounds)
    elif attack is not None and window == ELITE_RESULT:
        now = "face"
    return {"key": now, "number": number}


def pass_over(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("pass", moment(g))


def tactician(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-333: the Initiative then."""
    now, slot = battle(g), SLOT[parts[0]]
    initiative = int(initiative_of(g, now, slot, own_side(g, seat))) + 2
    return Outlook("tactician", {"initiative": initiative})


def also(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("use", {"power": SKILLS[inner(g, SecondTarget).card], "key": "", "number": 0})


# Spoils


def hero_reward(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-508: a skill, or an artefact with its Power."""
    frame = inner(g, Reward)
    if parts[0] == "skill":
        return Outlook("spoils-skill", {"number": int(skills_drawn(g, g.find(frame.hero)))}, CARDS)
    return Outlook("keep-artefact", {"artefact": parts[0], **of_power(g, seat, 1)})


def take(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    """MH-511."""
    code = g.map().codes[g.map().site_at[SQUARE[parts[0]]]]
    return Outlook("take", {"location": LOCATIONS[code], **of_power(g, seat, int(g.tables.location_power[code]))})


def take_done(g: Heroes, seat: int, parts: list[str]) -> Outlook:
    return Outlook("take-done", {"number": len(inner(g, Takeover).squares)})


FIGHTS: Final[dict[tuple[str, str], Teller]] = {
    ("escape", "escape"): escape,
    ("escape", "stay"): stay,
    ("escape_loss", "lose"): lose,
    ("order_own_ties", "next"): next_slot,
    ("stack_attack", "attack"): stack_attack,
    ("stack_attack", "decline"): plain("decline"),
    ("hero_attack_kind", "normal"): normal,
    ("hero_attack_kind", "spell"): spell,
    ("hero_attack_kind", "scroll"): spell_scroll,
    ("hero_attack_kind", "decline"): plain("decline"),
    ("elite_swap", "elite"): elite,
    ("elite_swap", "plain"): without_elite,
    ("luck_reroll", "reroll"): reroll,
    ("luck_reroll", "keep"): keep_dice,
    ("laurel", "promote"): restored("promote"),
    ("laurel", "return"): restored("return"),
    ("laurel", "flip"): restored("promote"),
    ("laurel", "none"): plain("no-laurel"),
    ("wound_stack", "stack"): wound_stack,
    ("wound_unit", "unit"): wound_unit,
    ("resurrect", "return"): restored("return"),
    ("resurrect", "flip"): restored("promote"),
    ("resurrect", "waste"): waste,
    ("hero_battle_reward", "reward"): hero_reward,
    ("takeover_choice", "take"): take,
    ("takeover_choice", "done"): take_done,
    ("window", "use"): use,
    ("window", "scroll"): use_scroll,
    ("window", "tactician"): tactician,
    ("window", "pass"): pass_over,
    ("second_target", "also"): also,
    ("second_target", "done"): plain("one-stack"),
}
