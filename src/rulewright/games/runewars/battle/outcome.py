"""Outcome of a battle: fortifications, strength, retreat of the loser and return of the winner (RW-330 to
RW-344, RW-408 to RW-412). What comes after it (W-B5) is in aftermath.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, call, go_to, leave
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle.aftermath import ask_for_stronghold, note_events, place_stronghold
from rulewright.games.runewars.battle.frames import AfterBattle, Battle, Damages, Routs, Side, TakeOver
from rulewright.games.runewars.battle.opening import can_support, stronghold_strength
from rulewright.games.runewars.battle.retreat_and_limits import enforce_limit, start_retreat, weakest
from rulewright.games.runewars.battle.routs_and_damage import current_battle, side_of, standing_units
from rulewright.games.runewars.content import MOST_UNITS, NONE, healed_label, is_routed, unit_of
from rulewright.games.runewars.ids import (
    BANNER_OF_TERRINOTH,
    CURSED_TOMB,
    HERO_COUNT,
    HEXAGON,
    HUNGRY_SPAWN,
    PROTECTIVE_WARDS,
)
from rulewright.games.runewars.options import KEEP, RETREAT_UNIT, TO, USE, of_label
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, remove_stronghold, settle, units_of
from rulewright.games.runewars.world.decks import reveal_reward
from rulewright.games.runewars.world.travel import hero_entered, hero_steps, move_hero
from rulewright.kit.contests import ATTACKER, DEFENDER
from rulewright.kit.masks import bit
from rulewright.kit.piles import distinct, insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "uses_fortification": MessageKind(("seat", "development"), "RW-330"),
    "wards_repel": MessageKind(("label", "area", "side"), "RW-410"),
    "banner_raised": MessageKind(("hero", "side", "number"), "RW-334"),
    "attacker_strength": MessageKind(("seat", "number"), "RW-331"),
    "defender_strength": MessageKind(("area", "number"), "RW-331"),
    "stronghold_damaged": MessageKind(("area",), "RW-333"),
    "wins_battle": MessageKind(("seat", "area"), "RW-335"),
    "neutrals_win": MessageKind(("area",), "RW-335"),
    "hero_flees": MessageKind(("hero", "area"), "RW-805"),
    "stronghold_falls": MessageKind(("seat", "area"), "RW-339"),
    "takes_rune": MessageKind(("seat", "area", "number"), "RW-520"),
    "battle_over": MessageKind(("area",), "RW-340"),
}
BANNER_STRENGTH: Final[i64] = 2
TOMB_ROUTS: Final[i64] = 3
SPAWN_DAMAGE: Final[i64] = 3

# Step 5a: fortifications (RW-330, RW-408 to RW-411)


def fortify(frame: Battle, g: Runewars) -> None:
    """RW-330, RW-412: at most one development of the defender; Reinforced Walls count later."""
    development = NONE if frame.defender.seat == NONE else g.development[frame.area]
    upright = len(standing_units(frame.attacker))
    if (development == CURSED_TOMB and upright > 0) or (development == HUNGRY_SPAWN and frame.attacker.units):
        go_to(frame, "token")
    elif development == PROTECTIVE_WARDS and upright > 0:
        go_to(frame, "wards")
    else:
        go_to(frame, "count")


class UseFortification(Decision[Runewars, Battle]):
    """D-307: Cursed Tomb or Hungry Spawn is discarded, or kept."""

    def options(self, g: Runewars, frame: Battle, seat: i64) -> list[int]:
        return [USE, KEEP]

    def default(self, g: Runewars, battle: Battle, seat: i64) -> i64:
        """Used if the defender would lose without it and wins with it; tried out, as far as both sides do what they
        do by default."""
        if strength(g, battle, ATTACKER) <= strength(g, battle, DEFENDER):
            return KEEP
        tried = g.copy()
        fight = current_battle(tried)
        tried.apply(seat, USE)
        while fight.winner == NONE:
            mover = tried.mover()
            asked = tried.asked
            assert asked is not None, "RW-336"
            tried.apply(mover, asked.default(tried, tried.stack[-1], mover))
        return USE if fight.winner == DEFENDER else KEEP

    def arguments(self, g: Runewars, frame: Battle, seat: i64) -> dict[str, int | str]:
        return {"development": g.game.argument("development", g.development[frame.area])}


USE_FORTIFICATION: Final = UseFortification("use_fortification", ("RW-408", "RW-409"), "RW-330")


def ask_token(frame: Battle, g: Runewars) -> None:
    """RW-408, RW-409: the defender may discard the token."""
    ask_seat(g, frame, USE_FORTIFICATION, frame.defender.seat)


def use_token(frame: Battle, g: Runewars) -> None:
    """RW-408, RW-409: the token is discarded for its effect, or kept."""
    go_to(frame, "count")
    if g.answers[frame.defender.seat] == KEEP:
        return
    development = g.development[frame.area]
    g.development[frame.area] = NONE
    g.tell("uses_fortification", frame.defender.seat, development)
    if development == CURSED_TOMB:
        call(g, Routs(ATTACKER, TOMB_ROUTS))
    else:
        call(g, Damages(ATTACKER, SPAWN_DAMAGE))


class WardsRetreat(Decision[Runewars, Battle]):
    """D-308: which unit of the attacker retreats before the Protective Wards."""

    def options(self, g: Runewars, frame: Battle, seat: i64) -> list[int]:
        return [RETREAT_UNIT + label for label in distinct(standing_units(frame.attacker))]

    def explain(self, g: Runewars, frame: Battle, seat: i64, code: i64) -> Refusal:
        if of_label(code, RETREAT_UNIT) and is_routed(code - RETREAT_UNIT):
            return Refusal("RW-410", "wards-standing-unit")
        return Refusal("RW-410", "wards-own-unit")

    def default(self, g: Runewars, frame: Battle, seat: i64) -> i64:
        return RETREAT_UNIT + weakest(g, [code - RETREAT_UNIT for code in self.options(g, frame, seat)])


WARDS_RETREAT: Final = WardsRetreat("wards_retreat", ("RW-410", "RW-377"), "RW-410")


def ask_wards(frame: Battle, g: Runewars) -> None:
    """RW-410: the attacker must let one of his standing units retreat."""
    ask_seat(g, frame, WARDS_RETREAT, frame.attacker.decider)


def suffer_wards(frame: Battle, g: Runewars) -> None:
    """RW-377: it leaves the battle at once."""
    attacker = frame.attacker
    label = g.answers[attacker.decider] - RETREAT_UNIT
    attacker.units.remove(label)
    g.tell("wards_repel", label, frame.area, ATTACKER)
    start_retreat(g, attacker.seat, attacker.decider, [label], frame.area)


# Step 5b to 5d: strength (RW-331 to RW-334)


def count_strength(frame: Battle, g: Runewars) -> None:
    """RW-331 to RW-335: both totals, the damage to the stronghold, the winner."""
    raise_banners(g, frame)
    attack = strength(g, frame, ATTACKER)
    defence = strength(g, frame, DEFENDER)
    frame.totals = [attack, defence]
    g.tell("attacker_strength", frame.attacker.seat, attack)
    g.tell("defender_strength", frame.area, defence)
    damage_stronghold(frame, g)
    frame.winner = ATTACKER if attack > defence else DEFENDER
    frame.retreat_to = NONE
    winner = side_of(frame, frame.winner)
    if winner.seat == NONE:
        g.tell("neutrals_win", frame.area)
    else:
        g.tell("wins_battle", winner.seat, frame.area)


def strength(g: Runewars, battle: Battle, number: i64) -> i64:
    """RW-331 to RW-334: standing units, the stronghold and all bonuses; never below 0."""
    side = side_of(battle, number)
    total: i64 = side.strength + fighting_units(g, side)
    if banner_bearer(g, battle, side) != NONE:
        total += BANNER_STRENGTH
    if number == DEFENDER and side.seat != NONE:
        total += stronghold_strength(g, battle)
    return total if total > 0 else 0


def fighting_units(g: Runewars, side: Side) -> i64:
    """RW-331: the standing participants; RW-802: with `revised` also routed hexagons."""
    number: i64 = 0
    for label in side.units:
        if not is_routed(label) or (g.revised and g.tables.shape[unit_of(label)] == HEXAGON):
            number += 1
    return number


def banner_bearer(g: Runewars, battle: Battle, side: Side) -> i64:
    """Banner of Terrinoth: the standing hero of a side who carries it in the area, if the side still has a unit."""
    if side.seat == NONE or not side.units:
        return NONE
    for hero in range(HERO_COUNT):
        if can_support(g, battle, side, hero) and BANNER_OF_TERRINOTH in g.hero_rewards[hero]:
            return hero
    return NONE


def raise_banners(g: Runewars, battle: Battle) -> None:
    """RW-501: the Banner works by itself and is turned up."""
    for number in (ATTACKER, DEFENDER):
        hero = banner_bearer(g, battle, side_of(battle, number))
        if hero != NONE:
            reveal_reward(g, BANNER_OF_TERRINOTH)
            g.tell("banner_raised", hero, number, BANNER_STRENGTH)


def damage_stronghold(frame: Battle, g: Runewars) -> None:
    """RW-333: a standing attacker damages the stronghold; the totals stay."""
    area = frame.area
    if g.stronghold[area] == NONE or g.damaged >> area & 1 or not standing_units(frame.attacker):
        return
    g.damaged |= bit(area)
    g.tell("stronghold_damaged", area)


# Step 6: the loser leaves (RW-336 to RW-338)


def destroy_routed(g: Runewars, battle: Battle) -> None:
    """RW-337: the defender's units that were routed before and never stood up are destroyed."""
    for label in g.units[battle.area]:
        insert(battle.defender.killed, unit_of(label))
        g.tell("destroyed", label, battle.area, DEFENDER)
    g.units[battle.area] = []


def loser_retreats(frame: Battle, g: Runewars) -> None:
    """RW-336, RW-337: all participants of the loser retreat together."""
    loser = side_of(frame, 1 - frame.winner)
    if frame.winner == ATTACKER:
        destroy_routed(g, frame)
    labels = loser.units
    loser.units = []
    if labels:
        start_retreat(g, loser.seat, loser.decider, labels, frame.area)


class HeroRetreatArea(Decision[Runewars, Battle]):
    """D-209: where the supporting heroes of the loser go if no unit retreats."""

    def options(self, g: Runewars, frame: Battle, seat: i64) -> list[int]:
        return [TO + area for area in hero_retreat_areas(g, frame)]

    def arguments(self, g: Runewars, battle: Battle, seat: i64) -> dict[str, int | str]:
        return {"area": g.game.argument("area", battle.area), "number": len(fleeing_heroes(g, battle))}


HERO_RETREAT_AREA: Final = HeroRetreatArea("retreat_area", ("RW-805", "RW-375"), "RW-375")


def fleeing_heroes(g: Runewars, battle: Battle) -> list[int]:
    """RW-805, RW-904: the supporting heroes of the loser who are still there, in the order of heroes."""
    loser = side_of(battle, 1 - battle.winner)
    return [hero for hero in sorted(loser.supporters) if can_support(g, battle, loser, hero)]


def hero_retreat_areas(g: Runewars, battle: Battle) -> list[int]:
    """RW-375: adjacent areas that all of them can enter; if there is none, those that some can enter."""
    common: i64 = -1
    some: i64 = 0
    for hero in fleeing_heroes(g, battle):
        steps = hero_steps(g, hero, 0)
        common &= steps
        some |= steps
    mask = common if common else some
    return [area for area in g.board.beside[battle.area] if mask >> area & 1]


def ask_heroes(frame: Battle, g: Runewars) -> None:
    """RW-805: heroes who supported the loser are routed and go where the units went."""
    if not fleeing_heroes(g, frame):
        go_to(frame, "take")
    elif frame.retreat_to == NONE and hero_retreat_areas(g, frame):
        ask_seat(g, frame, HERO_RETREAT_AREA, side_of(frame, 1 - frame.winner).decider)
    else:
        go_to(frame, "take")
        heroes_flee(g, frame, frame.retreat_to)


def answer_heroes(frame: Battle, g: Runewars) -> None:
    """RW-805: the supporting heroes go to the chosen area."""
    heroes_flee(g, frame, g.answers[side_of(frame, 1 - frame.winner).decider] - TO)


def heroes_flee(g: Runewars, battle: Battle, area: i64) -> None:
    """RW-375: who cannot cross the border stays and is routed; RW-482: who enters an area may find Rewards."""
    moved: list[int] = []
    for hero in fleeing_heroes(g, battle):
        if area != NONE and hero_steps(g, hero, 0) >> area & 1:
            move_hero(g, hero, area, 1, 0)
            moved.append(hero)
        g.hero_routed |= 1 << hero
        g.tell("hero_flees", hero, g.hero_area[hero])
    settle(g)
    for at in range(len(moved) - 1, -1, -1):
        hero_entered(g, moved[at])


def release_area(g: Runewars, battle: Battle) -> None:
    """RW-338: from now on the area belongs to whoever has pieces in it."""
    battle.decided = True
    g.contested = NONE
    g.contested_by = NONE


def take_area(frame: Battle, g: Runewars) -> None:
    """RW-338, RW-339: the defender's control ends, his stronghold and its development go."""
    frame.retreat_to = NONE
    if frame.winner == DEFENDER:
        g.tell("battle_over", frame.area)
        go_to(frame, "return")
        return
    tell_rune(g, frame)
    release_area(g, frame)
    if g.stronghold[frame.area] == NONE:
        g.tell("battle_over", frame.area)
        go_to(frame, "return")
        return
    g.tell("stronghold_falls", g.stronghold[frame.area], frame.area)
    g.tell("battle_over", frame.area)
    remove_stronghold(g, frame.area)
    frame.walls = True


def tell_rune(g: Runewars, battle: Battle) -> None:
    """RW-520: a rune token in the area is the victor's from now on; how many he holds everybody can count."""
    area = battle.area
    winner = battle.attacker.seat
    if g.rune[area]:
        held = len([other for other in g.board.areas if g.rune[other] and controller(g, other) == winner])
        g.tell("takes_rune", winner, area, held + 1)


def ask_own_stronghold(frame: Battle, g: Runewars) -> None:
    """RW-339: the attacker may put one of his own there."""
    ask_for_stronghold(g, frame, frame.attacker.seat)


def place_own_stronghold(frame: Battle, g: Runewars) -> None:
    """RW-339: damaged side up."""
    place_stronghold(g, frame.attacker.seat, frame.area, True)


# Step 6c and 6d: the winner returns (RW-340 to RW-344)


def return_units(frame: Battle, g: Runewars) -> None:
    """RW-340: damage is removed, the winner's units are in the area; RW-344: a defender keeps at most eight."""
    release_area(g, frame)
    winner = side_of(frame, frame.winner)
    land_units(g, frame, winner)
    settle(g)
    if frame.winner == DEFENDER:
        go_to(frame, "close")
        if winner.seat != NONE:
            enforce_limit(g, winner.seat, frame.area)


def land_units(g: Runewars, battle: Battle, side: Side) -> None:
    """RW-340, RW-358: without damage; those routed in the battle stay routed."""
    for label in side.units:
        insert(g.units[battle.area], healed_label(label))
    side.units = []


class SurplusPick(Decision[Runewars, Battle]):
    """D-311: which units above eight the winning attacker retreats."""

    def options(self, g: Runewars, frame: Battle, seat: i64) -> list[int]:
        return [RETREAT_UNIT + label for label in distinct(g.units[frame.area])]

    def default(self, g: Runewars, frame: Battle, seat: i64) -> i64:
        """Routed ones first, then the lowest health."""
        labels = distinct(g.units[frame.area])
        routed = [label for label in labels if is_routed(label)]
        return RETREAT_UNIT + weakest(g, routed if routed else labels)

    def arguments(self, g: Runewars, frame: Battle, seat: i64) -> dict[str, int | str]:
        area = frame.area
        surplus = len(g.units[area]) - MOST_UNITS
        return {"area": g.game.argument("area", area), "number": int(surplus)}


SURPLUS_PICK: Final = SurplusPick("surplus_pick", ("RW-341",), "RW-341")


def ask_surplus(frame: Battle, g: Runewars) -> None:
    """RW-341: the surplus of the winning attacker is chosen unit by unit, then retreats together.

    Whoever has begun to choose goes on until eight stay, even if no unit of his own colour does.
    """
    seat = frame.attacker.seat
    own = g.units[frame.area] if frame.leaving else units_of(g, seat, frame.area)
    if len(own) > MOST_UNITS:
        ask_seat(g, frame, SURPLUS_PICK, seat)
        return
    go_to(frame, "close")
    if frame.leaving:
        labels = frame.leaving
        frame.leaving = []
        start_retreat(g, seat, seat, labels, frame.area)


def pick_surplus(frame: Battle, g: Runewars) -> None:
    """RW-341: one unit more will leave, until eight stay."""
    label = g.answers[frame.attacker.seat] - RETREAT_UNIT
    g.units[frame.area].remove(label)
    insert(frame.leaving, label)
    go_to(frame, "surplus")


def take_called_off(frame: Battle, g: Runewars) -> None:
    """RW-308, Tactical Retreat: the attacker takes the area; a stronghold there may become his, same side up."""
    area = frame.area
    if not frame.decided:
        g.tell("battle_over", area)
        release_area(g, frame)
        if g.stronghold[area] != NONE:
            damaged = bool(g.damaged >> area & 1)
            g.tell("stronghold_falls", g.stronghold[area], area)
            remove_stronghold(g, area)
            again(frame)
            call(g, TakeOver(frame.attacker.seat, area, damaged))
            return
    land_units(g, frame, frame.attacker)
    settle(g)
    go_to(frame, "surplus")


def close_battle(frame: Battle, g: Runewars) -> None:
    """RW-340: the marker is removed; what follows a battle is a procedure of its own."""
    release_area(g, frame)
    note_events(g, frame)
    after = AfterBattle(frame.area, frame.attacker.seat, frame.defender.seat)
    after.cancelled = frame.cancelled
    after.winner = frame.winner
    after.victor_cards = frame.victor_cards
    leave(g)
    call(g, after)
