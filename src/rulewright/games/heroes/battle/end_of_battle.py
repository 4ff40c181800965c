"""The end of a battle, stage by stage (MH-470 to MH-474, MH-514)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call, go_to, leave
from rulewright.games.heroes.armies import reserve
from rulewright.games.heroes.battle.frames import Battle, Resurrect, Side
from rulewright.games.heroes.battle.hero_against_hero import begin_reward, take_over
from rulewright.games.heroes.cards.card import is_special
from rulewright.games.heroes.cards.library import EXCLUSIVE_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.values import has_ability, room_in
from rulewright.games.heroes.content import EXCLUSIVE, TIERS
from rulewright.games.heroes.fights import FIRST_HERO, has_losses, is_against_hero
from rulewright.games.heroes.heroes.frames import Advancement
from rulewright.games.heroes.heroes.gaining import draw_treasure
from rulewright.games.heroes.ids import HEALER, PENDANT_OF_LIFE, SKILL_COUNT
from rulewright.games.heroes.state import IN_CAPITAL, Heroes
from rulewright.kit.piles import insert

HEALING: Final[i64] = 0
CASUALTIES: Final[i64] = 1
TROPHY: Final[i64] = 2
ADVANCEMENT: Final[i64] = 3
PAWNS: Final[i64] = 4
TAKEOVER: Final[i64] = 5
END: Final[i64] = 6
HEALER_POINTS: Final[i64] = 1
PENDANT_POINTS: Final[i64] = 2


def carry_out_end(battle: Battle, g: Heroes) -> None:
    """MH-471, MH-514: the next stage."""
    go_to(battle, "over")
    winner = battle.sides[battle.winner]
    stage = battle.stage
    if stage == HEALING:
        heal(battle, g, winner)
    elif stage == CASUALTIES:
        bury(battle, g, winner)
    elif stage == TROPHY:
        win_trophy(battle, g, winner)
    elif stage == ADVANCEMENT:
        battle.stage = END
        call(g, Advancement(winner.seat, winner.hero))
    elif stage == PAWNS:
        move_pawns(battle, g, winner)
    elif stage == TAKEOVER:
        battle.stage = END
        take_over(g, winner, battle.sides[1 - battle.winner], battle.square)
    else:
        leave(g, battle.winner)


def heal(battle: Battle, g: Heroes, winner: Side) -> None:
    """MH-471: Healer, then the Pendant of Life, while casualties are there."""
    battle.stage = CASUALTIES
    if winner.encounter >= 0:
        return
    if g.find(winner.hero).has(PENDANT_OF_LIFE):
        call(g, Resurrect(battle.winner, PENDANT_POINTS, -1))
        if has_losses(winner):
            g.tell("works", FIRST_HERO + winner.hero, SKILL_COUNT + PENDANT_OF_LIFE)
    if has_ability(g, winner.hero, HEALER):
        call(g, Resurrect(battle.winner, HEALER_POINTS, -1))
        if has_losses(winner):
            g.tell("heals", winner.seat, winner.hero)


def bury(battle: Battle, g: Heroes, winner: Side) -> None:
    """MH-456, MH-470, MH-471: casualties return to the reserve; then Skeletons rise."""
    for side in battle.sides:
        side.casualties = [0] * int(TIERS)
        side.losses = [0] * int(TIERS)
    if winner.encounter >= 0:
        loser = battle.sides[1 - battle.winner]
        g.find(loser.hero).at = IN_CAPITAL
        winner.wounds = 0
        g.tell("beaten_by_encounter", loser.seat, loser.hero, winner.encounter)
        battle.stage = END
        return
    raise_dead(g, winner)
    battle.stage = PAWNS if is_against_hero(battle) else TROPHY


def raise_dead(g: Heroes, winner: Side) -> None:
    """MH-471, MH-555: the Necromancy Crypt, then Raise Dead: always as many as possible."""
    hero = g.find(winner.hero)
    number: i64 = 0
    if g.seats[winner.seat].has_built(EXCLUSIVE):
        number += EXCLUSIVE_CARDS[hero.hero // 3].raised(False)
    causes = [EXCLUSIVE_CARDS[hero.hero // 3].power] if number > 0 else []
    for skill in hero.skills:
        raised = SKILL_CARDS[skill].raised(is_special(g, hero.hero, skill))
        if raised > 0:
            causes.append(SKILL_CARDS[skill].power)
        number += raised
    most = min(number, min(room_in(g, hero), reserve(g, winner.seat, 0)))
    if most > 0:
        for power in causes:
            g.tell("works", FIRST_HERO + winner.hero, power)
        for _ in range(most):
            hero.army[TIERS] += 1
            g.tell("raises_dead", winner.seat, hero.hero // 3 * TIERS, hero.hero)


def win_trophy(battle: Battle, g: Heroes, winner: Side) -> None:
    """MH-350, MH-471: the token becomes a trophy; its chests are rewards of a treasure card."""
    encounter = battle.sides[1].encounter
    battle.stage = ADVANCEMENT
    if battle.symbol >= 0:
        g.guards[g.map().symbol_at[battle.symbol]] = -1
    hero = g.find(winner.hero)
    insert(hero.trophies, encounter)
    g.tell("beats_encounter", winner.seat, hero.hero, encounter)
    draw_treasure(g, winner.seat, hero, g.tables.chests[encounter])


def move_pawns(battle: Battle, g: Heroes, winner: Side) -> None:
    """MH-507, MH-512, MH-514: the loser goes home, the winner stands on the square; then the reward."""
    loser = battle.sides[1 - battle.winner]
    battle.stage = TAKEOVER
    g.find(loser.hero).at = IN_CAPITAL
    g.find(winner.hero).at = battle.square
    g.tell_all("beats_hero", [int(loser.seat)], winner.seat, winner.hero, loser.hero)
    begin_reward(g, winner, loser)
