"""The Quest Phase: players activate their heroes, who move, heal, train and trade (RW-440 to RW-447, RW-503).

What a hero does after his movement has chapters of its own: quests.py, duels.py, trials.py (Silhouette), exploring.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import (
    ANDIRA,
    BOOTS_OF_SWIFTNESS,
    HALL_OF_KELLOS,
    HERO_COUNT,
    KRUTZBECK,
    NO_RUNE,
    NONE,
    REWARDS,
    TEMPLE,
    VERIKAS,
    VYRAH,
)
from rulewright.games.runewars.control import heroes_of, see_rune, settle
from rulewright.games.runewars.decks import (
    discard_reward,
    draw_tactics,
    gain_influence,
    pass_over_hero,
    spend_influence,
)
from rulewright.games.runewars.exploring import explore
from rulewright.games.runewars.frames import Challenge, HeroActivation, Heroes, Quest, QuestPhase, Steal
from rulewright.games.runewars.hero_choices import (
    HEALED_COMPANION,
    HERO_ACTION,
    HERO_FINAL,
    HERO_NEXT,
    HERO_START,
    HERO_STEP,
    HERO_TRADE,
    PAIRS,
    QUEST_OR_NOTHING,
    STEP_IN_BOOTS,
    TRAIN_POINTS,
    damaged_companions,
    enemy_heroes_in,
    heroes_to_challenge,
    joined_portals,
    may_step,
    may_wear_boots,
    range_of,
)
from rulewright.games.runewars.objectives import CLAIM_OBJECTIVE_NOW, FELLOWSHIP_OF_CHAMPIONS, can_claim_now, claim
from rulewright.games.runewars.options import (
    CLAIM,
    DUEL,
    GIVE_BETWEEN,
    HEAL,
    HERO,
    MOVE,
    NOTHING,
    PASS,
    PORTAL,
    QUEST,
    STEAL,
    STEP,
    STOP,
    TRAIN,
    TRAIN_BOTH,
    TRAIN_ONE,
    TRAIN_TWO,
    USE_REWARD,
    between,
    of_hero,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.travel import dungeons, hero_entered, move_hero
from rulewright.games.runewars.treasures import REWARD_CARDS, reward_of
from rulewright.games.runewars.wounds import (
    damage_hero,
    heal_fully,
    heal_hero,
    train_hero,
)
from rulewright.kit.piles import insert
from rulewright.kit.windows import offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "hero_moves": MessageKind(("hero", "area"), "RW-446"),
    "hero_uses_portal": MessageKind(("hero", "area"), "RW-713"),
    "hero_rests": MessageKind(("hero",), "RW-441"),
    "heals": MessageKind(("hero",), "RW-443"),
    "falcon_sees": MessageKind(("hero", "number"), "RW-525"),
    "rage_of_krutzbeck": MessageKind(("hero", "area"), "RW-904"),
    "trades_reward": MessageKind(("hero",), "RW-503"),
    "temple_gives": MessageKind(("hero", "area"), "RW-715"),
    "hall_gives": MessageKind(("hero", "area"), "RW-716"),
}

# The phase


def next_player(frame: QuestPhase, g: Runewars) -> None:
    """RW-440: in turn order, each player activates all his heroes before the next one."""
    while frame.todo:
        seat = frame.todo.pop(0)
        heroes = heroes_of(g, seat)
        if heroes:
            go_to(frame, "start")
            knit_bones(g, seat)
            activations = Heroes(seat)
            activations.left = heroes
            call(g, activations)
            return
    leave(g)


def knit_bones(g: Runewars, seat: i64) -> None:
    """Verikas the Dead: before his player's first hero he loses 1 damage."""
    if g.hero_seat[VERIKAS] == seat:
        heal_hero(g, VERIKAS, 1)


steps(
    QuestPhase,
    step("start", next_player),
)

# The heroes of one player


def ask_next_hero(frame: Heroes, g: Runewars) -> None:
    """RW-440: the heroes of a player act in an order of his choice, each once."""
    if frame.left:
        ask_seat(g, frame, HERO_NEXT, frame.seat)
    else:
        go_to(frame, "start/rage")


def activate_hero(frame: Heroes, g: Runewars) -> None:
    """W-Q1: the activation begins with Rewards that lie in the hero's area (RW-482)."""
    hero = g.answers[frame.seat] - HERO
    frame.left.remove(hero)
    go_to(frame, "start")
    call(g, HeroActivation(hero))
    hero_entered(g, hero)


def rage(frame: Heroes, g: Runewars) -> None:
    """RW-428, Krutzbeck, standing: when all heroes of his player have acted, enemy heroes with him take 1 damage."""
    if g.hero_seat[KRUTZBECK] != frame.seat or g.hero_routed >> KRUTZBECK & 1:
        return
    for hero in enemy_heroes_in(g, frame.seat, g.hero_area[KRUTZBECK]):
        g.tell("rage_of_krutzbeck", hero, g.hero_area[KRUTZBECK])
        damage_hero(g, hero, 1)


def ask_fellowship(frame: Heroes, g: Runewars) -> None:
    """W-Q5, RW-551: Fellowship of Champions may be claimed when the last hero has acted."""
    if can_claim_now(g, frame.seat, FELLOWSHIP_OF_CHAMPIONS):
        ask_seat(g, frame, CLAIM_OBJECTIVE_NOW, frame.seat)
    else:
        g.pass_over(frame.seat)
        go_to(frame, "end")


def claim_fellowship(frame: Heroes, g: Runewars) -> None:
    """RW-551: claimed, or kept."""
    if g.answers[frame.seat] == CLAIM:
        claim(g, frame.seat)


def end_heroes(frame: Heroes, g: Runewars) -> None:
    """RW-440: the next player follows."""
    leave(g)


steps(
    Heroes,
    step("start", ask_next_hero, activate_hero),
    step("start/rage", rage),
    step("claim", ask_fellowship, claim_fellowship),
    step("end", end_heroes),
)

# One hero: trading and Rewards at the start (W-Q1) and after each step (W-Q2)


def player_of(g: Runewars, frame: HeroActivation) -> i64:
    return g.hero_seat[frame.hero]


def ask_at_start(frame: HeroActivation, g: Runewars) -> None:
    """W-Q1, RW-502, RW-503: Rewards and trade before the hero does anything."""
    if not offer(g, frame, HERO_START, player_of(g, frame)):
        go_to(frame, "action")


def act_at_start(frame: HeroActivation, g: Runewars) -> None:
    """RW-503: a use or a trade before the hero acts, or none."""
    answer = g.answers[player_of(g, frame)]
    if answer == PASS:
        return
    go_to(frame, "start")
    if between(answer, USE_REWARD, len(REWARDS)):
        use_at_start(g, frame.hero, answer - USE_REWARD)
    else:
        trade(g, frame, answer)


def use_at_start(g: Runewars, hero: i64, reward: i64) -> None:
    """RW-502: a Reward of the start, Healing Elixir or Map of the Ancients, is discarded for its effect."""
    discard_reward(g, hero, reward)
    g.tell("uses_reward", hero, reward)
    g.barrier += 1
    REWARD_CARDS[reward].effect(g, reward_of(g, hero, reward))


def trade(g: Runewars, frame: HeroActivation, answer: i64) -> None:
    """RW-503: the Reward goes over as it is, face up or down."""
    gift = answer - GIVE_BETWEEN
    taker = gift % HERO_COUNT
    giver = gift // HERO_COUNT % HERO_COUNT
    reward = gift // (HERO_COUNT * HERO_COUNT)
    g.hero_rewards[giver].remove(reward)
    insert(g.hero_rewards[taker], reward)
    insert(frame.traded, reward)
    g.tell("trades_reward", taker)


# The action (RW-441 to RW-446)


def ask_action(frame: HeroActivation, g: Runewars) -> None:
    """RW-441: exactly one of Move, Heal and Train; or nothing."""
    ask_seat(g, frame, HERO_ACTION, player_of(g, frame))


def act(frame: HeroActivation, g: Runewars) -> None:
    """RW-441: exactly one of the four."""
    answer = g.answers[player_of(g, frame)]
    if answer == MOVE:
        go_to(frame, "steps")
    elif answer == TRAIN:
        go_to(frame, "train")
    elif answer == HEAL:
        g.tell("heals", frame.hero)
        heal_fully(g, frame.hero)
        if frame.hero != ANDIRA or not damaged_companions(g, frame.hero):
            go_to(frame, "finish")
    else:
        g.tell("hero_rests", frame.hero)
        go_to(frame, "finish")


def ask_companion(frame: HeroActivation, g: Runewars) -> None:
    """RW-443, Andira's Healing Runes: one other damaged hero of her player in her area."""
    ask_seat(g, frame, HEALED_COMPANION, player_of(g, frame))


def heal_companion(frame: HeroActivation, g: Runewars) -> None:
    """RW-443: the companion is healed too."""
    heal_fully(g, g.answers[player_of(g, frame)] - HERO)
    go_to(frame, "finish")


def ask_training(frame: HeroActivation, g: Runewars) -> None:
    """RW-444: two points of training."""
    ask_seat(g, frame, TRAIN_POINTS, player_of(g, frame))


def train(frame: HeroActivation, g: Runewars) -> None:
    """RW-444: the chosen attributes rise."""
    answer = g.answers[player_of(g, frame)]
    if between(answer, TRAIN_TWO, 3):
        train_hero(g, frame.hero, answer - TRAIN_TWO, 2)
    elif between(answer, TRAIN_ONE, 3):
        train_hero(g, frame.hero, answer - TRAIN_ONE, 1)
    else:
        for kind in PAIRS[answer - TRAIN_BOTH]:
            train_hero(g, frame.hero, kind, 1)
    go_to(frame, "finish")


# Movement (RW-446, RW-713, RW-714)


def ask_step(frame: HeroActivation, g: Runewars) -> None:
    """RW-446, RW-502: step by step, over passable borders, as far as the hero's range goes; one more in the Boots."""
    if may_step(g, frame):
        ask_seat(g, frame, HERO_STEP, player_of(g, frame))
    elif not may_wear_boots(g, frame):
        go_to(frame, "explore")
    elif REWARD_CARDS[BOOTS_OF_SWIFTNESS].fits(g, reward_of(g, frame.hero, BOOTS_OF_SWIFTNESS)):
        ask_seat(g, frame, STEP_IN_BOOTS, player_of(g, frame))
    else:
        pass_over_hero(g, frame.hero)
        go_to(frame, "explore")


def take_step(frame: HeroActivation, g: Runewars) -> None:
    """RW-446, RW-447: the hero enters an area, sees its rune and may take what lies there (RW-482)."""
    answer = g.answers[player_of(g, frame)]
    hero = frame.hero
    if answer == STOP:
        go_to(frame, "explore")
        return
    if answer == PORTAL:
        spend_influence(g, player_of(g, frame), 1)
        g.tell("hero_uses_portal", hero, g.hero_area[hero])
        frame.portal = True
        go_to(frame, "steps")
        return
    area = answer - STEP
    if frame.moved >= range_of(g, hero):
        REWARD_CARDS[BOOTS_OF_SWIFTNESS].effect(g, reward_of(g, hero, BOOTS_OF_SWIFTNESS))
    move_hero(g, hero, area, 1, joined_portals(g, frame))
    frame.moved += 1
    # RW-714: a Dungeon ends the movement of a hero that enters it.
    frame.stopped = dungeons(g) >> area & 1 != 0
    g.tell("hero_moves", hero, area)
    settle(g)
    hero_entered(g, hero)


def ask_on_the_way(frame: HeroActivation, g: Runewars) -> None:
    """W-Q2, RW-503: trade in the area entered."""
    if not offer(g, frame, HERO_TRADE, player_of(g, frame)):
        go_to(frame, "steps")


def trade_on_the_way(frame: HeroActivation, g: Runewars) -> None:
    """RW-503: a trade in the area entered, or none."""
    answer = g.answers[player_of(g, frame)]
    if answer == PASS:
        go_to(frame, "steps")
    else:
        go_to(frame, "arrived")
        trade(g, frame, answer)


# After the movement


def explore_here(frame: HeroActivation, g: Runewars) -> None:
    """W-Q3, RW-701: a face-down exploration token in the area is revealed."""
    explore(g, frame.hero)


def send_falcon(frame: HeroActivation, g: Runewars) -> None:
    """RW-525, Vyrah the Falconer sees the runes in all adjacent areas. A hero that fell to raiders is out."""
    hero = frame.hero
    if g.hero_seat[hero] == NONE:
        leave(g)
        return
    if hero != VYRAH:
        return
    seen: i64 = 0
    for area in g.board.beside[g.hero_area[hero]]:
        if g.rune[area] != NO_RUNE:
            see_rune(g, g.hero_seat[hero], area)
            seen += 1
    if seen:
        g.tell("falcon_sees", hero, seen)


def ask_final(frame: HeroActivation, g: Runewars) -> None:
    """RW-446: after the movement one duel or one quest, or neither."""
    seat = player_of(g, frame)
    known = heroes_to_challenge(g, frame.hero) or not g.seats[seat].quests
    ask_seat(g, frame, HERO_FINAL if known else QUEST_OR_NOTHING, seat)


def act_finally(frame: HeroActivation, g: Runewars) -> None:
    """RW-446: a duel, a quest, or neither."""
    seat = player_of(g, frame)
    answer = g.answers[seat]
    if of_hero(answer, DUEL):
        call(g, Challenge(frame.hero, answer - DUEL))
    elif of_hero(answer, STEAL):
        call(g, Steal(frame.hero, answer - STEAL))
    elif answer != NOTHING:
        frame.quest = True
        call(g, Quest(frame.hero, answer - QUEST, seat))


def finish_activation(frame: HeroActivation, g: Runewars) -> None:
    """W-Q4, RW-715, RW-716, RW-721: a Temple gives influence, a Hall of Kellos a Tactics card."""
    leave(g)
    hero = frame.hero
    seat = g.hero_seat[hero]
    if seat == NONE:
        return
    area = g.hero_area[hero]
    if not g.token_up >> area & 1:
        return
    if g.token[area] == TEMPLE:
        g.tell("temple_gives", hero, area)
        gain_influence(g, seat, 2)
    elif g.token[area] == HALL_OF_KELLOS:
        g.tell("hall_gives", hero, area)
        draw_tactics(g, seat, 1)


steps(
    HeroActivation,
    step("start", ask_at_start, act_at_start),
    step("action", ask_action, act),
    step("andira", ask_companion, heal_companion),
    step("train", ask_training, train),
    step("steps", ask_step, take_step),
    step("arrived", ask_on_the_way, trade_on_the_way),
    step("explore", explore_here),
    step("falcon", send_falcon),
    step("final", ask_final, act_finally),
    step("finish", finish_activation),
)
