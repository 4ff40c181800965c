"""What a hero may do in the Quest Phase: the decisions D-105 to D-108, D-110 and D-112, and what they ask.

What then happens stands in questing.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.games.runewars.card_ability import W_Q1
from rulewright.games.runewars.cards import can_use
from rulewright.games.runewars.content import (
    ANDIRA,
    ATTRIBUTES,
    CHALLARA,
    HERO_COUNT,
    NONE,
    QUESTS,
    REWARDS,
    RONAN,
    SEASON_CARDS,
    SILHOUETTE,
)
from rulewright.games.runewars.control import attribute, controller
from rulewright.games.runewars.frames import HeroActivation, Heroes
from rulewright.games.runewars.options import (
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
    of_area,
    of_hero,
)
from rulewright.games.runewars.quests import can_attempt, can_pay, is_quest_area
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.travel import areas_of, hero_steps, portals
from rulewright.games.runewars.treasures import reward_of
from rulewright.games.runewars.wounds import (
    room_for_training,
)
from rulewright.kit.masks import bit
from rulewright.kit.windows import Uses

USUAL_RANGE: Final[i64] = 2
OPEN_ROADS: Final[i64] = SEASON_CARDS.index("sum6")
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
"""The two attributes of each option `train:<attribute>:<attribute>`."""

# Who acts next


class HeroNext(Decision[Runewars, Heroes]):
    """D-105: which hero acts next."""

    def options(self, g: Runewars, frame: Heroes, seat: i64) -> list[int]:
        return [HERO + hero for hero in frame.left]

    def explain(self, g: Runewars, frame: Heroes, seat: i64, code: i64) -> Refusal:
        if of_hero(code, HERO) and g.hero_seat[code - HERO] == seat:
            return Refusal("RW-440", "hero-has-acted", {"hero": g.game.argument("hero", code - HERO)})
        return super().explain(g, frame, seat, code)


HERO_NEXT: Final = HeroNext("hero_next", ("RW-440",), "RW-440")

# Who is where


def enemy_heroes_in(g: Runewars, seat: i64, area: i64) -> list[int]:
    """The heroes of other players in an area."""
    heroes: list[int] = []
    for hero in range(HERO_COUNT):
        if g.hero_area[hero] == area and g.hero_seat[hero] != NONE and g.hero_seat[hero] != seat:
            heroes.append(hero)
    return heroes


def companions(g: Runewars, hero: i64) -> list[int]:
    """The other heroes of the same player in a hero's area."""
    heroes: list[int] = []
    for other in range(HERO_COUNT):
        if other != hero and g.hero_seat[other] == g.hero_seat[hero] and g.hero_area[other] == g.hero_area[hero]:
            heroes.append(other)
    return heroes


# Trading, and Rewards at the start (W-Q1, W-Q2)


def gifts(g: Runewars, frame: HeroActivation) -> list[int]:
    """RW-503: every Reward that may go from the active hero to a companion, or the other way."""
    codes: list[int] = []
    hero = frame.hero
    for other in companions(g, hero):
        for giver, taker in ((hero, other), (other, hero)):
            last: i64 = NONE
            for reward in g.hero_rewards[giver]:
                if reward != last and can_change_hands(g, frame, reward, other):
                    codes.append(gift_code(reward, giver, taker))
                last = reward
    return codes


def can_change_hands(g: Runewars, frame: HeroActivation, reward: i64, other: i64) -> bool:
    """RW-503: once per activation; of equal Rewards, as often as the two heroes have copies."""
    copies = g.hero_rewards[frame.hero].count(reward) + g.hero_rewards[other].count(reward)
    return frame.traded.count(reward) < copies


def gift_code(reward: i64, giver: i64, taker: i64) -> i64:
    return GIVE_BETWEEN + (reward * HERO_COUNT + giver) * HERO_COUNT + taker


def starting_uses(g: Runewars, frame: HeroActivation) -> list[int]:
    """W-Q1: Rewards that work at the start of an activation."""
    codes: list[int] = []
    last: i64 = NONE
    for reward in g.hero_rewards[frame.hero]:
        if reward != last and can_use(g, reward_of(g, frame.hero, reward), W_Q1):
            codes.append(USE_REWARD + reward)
        last = reward
    return codes


class HeroTrade(Uses[Runewars, HeroActivation]):
    """D-110 on the way: Rewards change hands inside the area."""

    def uses(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return gifts(g, frame)

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        if between(code, GIVE_BETWEEN, len(REWARDS) * HERO_COUNT * HERO_COUNT):
            return Refusal("RW-503", "no-such-trade")
        return super().explain(g, frame, seat, code)

    def pass_over(self, g: Runewars, frame: HeroActivation, seat: i64) -> None:
        """Before the first trade everybody knows whether there can be one."""
        if frame.traded and companions(g, frame.hero):
            g.pass_over(seat)

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


class HeroStart(HeroTrade):
    """D-110 at the start of the activation: also Healing Elixir and Map of the Ancients."""

    def uses(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return gifts(g, frame) + starting_uses(g, frame)

    def pass_over(self, g: Runewars, frame: HeroActivation, seat: i64) -> None:
        """Of a hero who has no Reward and has given none away everybody knows that there is nothing to use."""
        if g.hero_rewards[frame.hero] or frame.traded:
            g.pass_over(seat)


# Windows: what is asked then, and after a trade whether anything more can change hands, depends on face-down Rewards.
HERO_START: Final = HeroStart("hero_trade", ("RW-503", "RW-502"), "RW-900", PASS, secret=True)
HERO_TRADE: Final = HeroTrade("hero_trade", ("RW-503",), "RW-900", PASS, secret=True)

# The action (RW-441 to RW-446)


def can_heal(g: Runewars, hero: i64) -> bool:
    """RW-443: a damaged hero in a friendly area; Andira anywhere, and for a companion."""
    if hero == ANDIRA:
        return bool(g.hero_damage[hero]) or bool(damaged_companions(g, hero))
    return bool(g.hero_damage[hero]) and controller(g, g.hero_area[hero]) == g.hero_seat[hero]


def damaged_companions(g: Runewars, hero: i64) -> list[int]:
    return [other for other in companions(g, hero) if g.hero_damage[other]]


def can_train(g: Runewars, hero: i64) -> bool:
    """RW-427, RW-444: some attribute is below +2."""
    for kind in range(len(ATTRIBUTES)):
        if room_for_training(g, hero, kind):
            return True
    return False


class HeroAction(Decision[Runewars, HeroActivation]):
    """D-106: Move, Heal, Train, or nothing."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        hero = frame.hero
        codes: list[int] = []
        if not g.hero_routed >> hero & 1:
            codes.append(MOVE)
        if can_heal(g, hero):
            codes.append(HEAL)
        if can_train(g, hero):
            codes.append(TRAIN)
        codes.append(NOTHING)
        return codes

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        hero = frame.hero
        named = {"hero": g.game.argument("hero", hero)}
        if code == MOVE:
            return Refusal("RW-426", "hero-is-routed", named)
        if code == HEAL and g.hero_damage[hero]:
            return Refusal("RW-443", "hero-not-in-friendly-area", named)
        if code == HEAL:
            return Refusal("RW-443", "hero-has-no-damage", named)
        if code == TRAIN:
            return Refusal("RW-427", "hero-fully-trained", named)
        return super().explain(g, frame, seat, code)

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        """Heal if damaged and legal, else Train, else nothing."""
        options = self.options(g, frame, seat)
        if HEAL in options and g.hero_damage[frame.hero]:
            return HEAL
        return TRAIN if TRAIN in options else NOTHING

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_ACTION: Final = HeroAction("hero_action", ("RW-441",), "RW-900")


class HealedCompanion(Decision[Runewars, HeroActivation]):
    """D-402, Andira: which companion is healed with her."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        return [HERO + hero for hero in damaged_companions(g, frame.hero)]

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"choice": "andira"}


HEALED_COMPANION: Final = HealedCompanion("card_choice", ("RW-443",), "RW-900")


class TrainPoints(Decision[Runewars, HeroActivation]):
    """D-107: one attribute by 2, two by 1, or the one point that fits."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        hero = frame.hero
        rooms = [int(room_for_training(g, hero, kind)) for kind in range(len(ATTRIBUTES))]
        codes = [TRAIN_TWO + kind for kind in range(len(ATTRIBUTES)) if rooms[kind] == 2]
        codes += [TRAIN_BOTH + pair for pair in range(len(PAIRS)) if rooms[PAIRS[pair][0]] and rooms[PAIRS[pair][1]]]
        return codes or [TRAIN_ONE + kind for kind in range(len(ATTRIBUTES)) if rooms[kind]]

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        if between(code, TRAIN_ONE, 3) and room_for_training(g, frame.hero, code - TRAIN_ONE):
            return Refusal("RW-444", "two-points-fit")
        return Refusal("RW-427", "training-limit")

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        """+2 on the highest attribute that takes it."""
        hero = frame.hero
        options = self.options(g, frame, seat)
        best: i64 = options[0]
        for code in options[1:]:
            if between(code, TRAIN_TWO, 3) and attribute(g, hero, code - TRAIN_TWO) > attribute(
                g, hero, best - TRAIN_TWO
            ):
                best = code
        return best

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


TRAIN_POINTS: Final = TrainPoints("train_points", ("RW-444",), "RW-900")

# Movement (RW-446, RW-713)


def range_of(g: Runewars, hero: i64) -> i64:
    """RW-446: two areas; Ronan one more; Open Roads two more. Boots of Swiftness come on top."""
    steps = USUAL_RANGE
    if hero == RONAN:
        steps += 1
    if g.season_card == OPEN_ROADS:
        steps += 2
    return steps


def may_step(g: Runewars, frame: HeroActivation) -> bool:
    """Whether the hero's movement goes on, as far as everybody knows."""
    return not frame.stopped and frame.moved < range_of(g, frame.hero)


def may_wear_boots(g: Runewars, frame: HeroActivation) -> bool:
    """Whether Boots of Swiftness would take the hero one step further now."""
    return not frame.stopped and frame.moved == range_of(g, frame.hero)


def joined_portals(g: Runewars, frame: HeroActivation) -> i64:
    """RW-713: the portals that are one step away, if they are paid for."""
    return portals(g) if frame.portal else 0


def portal_adds_a_step(g: Runewars, frame: HeroActivation) -> bool:
    """D-204: the hero stands on a portal, can pay for it, and it leads where he cannot walk."""
    if frame.portal or g.seats[g.hero_seat[frame.hero]].influence < 1:
        return False
    joined = portals(g)
    here: i64 = bit(g.hero_area[frame.hero])
    return joined & here != 0 and joined & ~here & ~hero_steps(g, frame.hero, 0) != 0


class HeroStep(Decision[Runewars, HeroActivation]):
    """D-108: the next area, a payment for the portal, or the end of the movement."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        codes = [STEP + area for area in areas_of(g, hero_steps(g, frame.hero, joined_portals(g, frame)))]
        if portal_adds_a_step(g, frame):
            codes.append(PORTAL)
        codes.append(STOP)
        return codes

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        if of_area(code, STEP) and code - STEP in g.board.beside[g.hero_area[frame.hero]]:
            return Refusal("RW-005", "border-closed", {"area": g.game.argument("area", code - STEP)})
        if of_area(code, STEP):
            return Refusal("RW-446", "area-not-adjacent", {"area": g.game.argument("area", code - STEP)})
        if code == PORTAL:
            return Refusal("RW-713", "no-portal-to-pay-for")
        return super().explain(g, frame, seat, code)

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        return STOP

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_STEP: Final = HeroStep("hero_step", ("RW-446", "RW-713"), "RW-900")
STEP_IN_BOOTS: Final = HeroStep("hero_step", ("RW-446", "RW-502"), "RW-900", secret=True, window=True)
"""Only a hero in Boots of Swiftness goes on beyond his range: who is asked wears them, and they may lie face down."""

# After the movement


def heroes_to_challenge(g: Runewars, hero: i64) -> list[int]:
    """RW-470: enemy heroes in the area; for Challara also those in adjacent areas, whatever the border."""
    seat = g.hero_seat[hero]
    area = g.hero_area[hero]
    targets = enemy_heroes_in(g, seat, area)
    if hero == CHALLARA:
        for beside in g.board.beside[area]:
            targets += enemy_heroes_in(g, seat, beside)
        targets.sort()
    return targets


class HeroFinal(Decision[Runewars, HeroActivation]):
    """D-112: a duel, a quest, Silhouette's theft, or nothing."""

    def options(self, g: Runewars, frame: HeroActivation, seat: i64) -> list[int]:
        hero = frame.hero
        area = g.hero_area[hero]
        codes = [DUEL + target for target in heroes_to_challenge(g, hero)]
        codes += [QUEST + quest for quest in g.seats[seat].quests if can_attempt(g, seat, quest, area)]
        if hero == SILHOUETTE:
            codes += [STEAL + target for target in enemy_heroes_in(g, seat, area)]
        codes.append(NOTHING)
        return codes

    def explain(self, g: Runewars, frame: HeroActivation, seat: i64, code: i64) -> Refusal:
        area = g.hero_area[frame.hero]
        if of_hero(code, DUEL):
            return Refusal("RW-470", "no-such-opponent", {"hero": g.game.argument("hero", code - DUEL)})
        if of_hero(code, STEAL):
            return Refusal("RW-420", "no-theft", {"hero": g.game.argument("hero", code - STEAL)})
        if not between(code, QUEST, len(QUESTS)) or code - QUEST not in g.seats[seat].quests:
            return super().explain(g, frame, seat, code)
        named = {"quest": g.game.argument("quest", code - QUEST)}
        if is_quest_area(g, seat, code - QUEST, area) and not can_pay(g, seat, code - QUEST):
            return Refusal("RW-450", "quest-cost", named)
        return Refusal("RW-450", "quest-elsewhere", named)

    def default(self, g: Runewars, frame: HeroActivation, seat: i64) -> i64:
        return NOTHING

    def arguments(self, g: Runewars, frame: HeroActivation, seat: i64) -> dict[str, int | str]:
        return {"hero": g.game.argument("hero", frame.hero)}


HERO_FINAL: Final = HeroFinal("hero_final", ("RW-446", "RW-450", "RW-470"), "RW-900", secret=True)
QUEST_OR_NOTHING: Final = HeroFinal("hero_final", ("RW-446", "RW-450"), "RW-900", secret=True, window=True)
"""With nobody to challenge: who is asked holds a Quest card for this area."""
