"""Glances at experience, treasures, artefacts, scrolls and what else a hero gains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import reserve
from rulewright.games.heroes.cards.prices import recruiting_cost
from rulewright.games.heroes.cards.values import has_ability, room_in
from rulewright.games.heroes.content import (
    GOLD_2,
    R_ARTEFACT,
    R_SCROLL,
    RECRUIT_A2,
    RECRUIT_B1,
    RESOURCES_1,
    SELL_PRICE,
    TIERS,
    TRAIN_1,
)
from rulewright.games.heroes.heroes.artefacts import keep_options
from rulewright.games.heroes.heroes.frames import Advance, Artefact, Leadership, Scrolls, Train, Treasure
from rulewright.games.heroes.heroes.heroes import experience_of
from rulewright.games.heroes.ids import PLAGUE, TREASURE_HUNTER
from rulewright.games.heroes.judgement.library import ARTEFACT_WORTHS
from rulewright.games.heroes.judgement.worths import (
    ARTEFACT,
    CHEST,
    NEVER,
    SKILL,
    Outlook,
    Purse,
    recruits_worth,
    resources_worth,
    scroll_worth,
    skill_worth,
    training_worth,
)
from rulewright.games.heroes.map.frames import Arena, Deposit
from rulewright.games.heroes.options import (
    ADVANCE,
    CARD_ARTEFACT,
    CARD_SCROLL,
    CARD_TREASURE,
    DECK,
    DISCARD,
    DISMISS,
    DONE,
    KEEP,
    NONE,
    PAY,
    PILE,
    RECRUIT,
    REPLACE,
    REWARD,
    REWARD_ARTEFACT,
    REWARD_SKILL,
    SELL,
    TRAIN,
)
from rulewright.games.heroes.options import (
    SKILL as SKILL_KEY,
)
from rulewright.games.heroes.rounds.frames import WeekTrain
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.judging import Glance, asked_by

# Experience


def advancing(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-352: a skill is worth more than medals that wait."""
    return [SKILL if code == ADVANCE else NEVER for code in codes]


def trophies_to_pay(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-354: as few medals as possible are lost."""
    frame = asked_by(g, Advance)
    rest = frame.cost - frame.paid
    spare = experience_of(g, g.find(frame.hero)) - rest
    points: list[float] = []
    for code in codes:
        medals = g.tables.experience[code - PAY]
        over: i64 = medals - rest
        points.append(-0.1 * float(over) if over > 0 else 0.02 * float(medals) - (0.05 if spare < 0 else 0.0))
    return points


def skill_decks(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """The deck whose cards suit the hero best, by what is left in both."""
    frame = asked_by(g, Advance)
    hero = g.find(frame.hero)
    player = g.seats[seat]
    points: list[float] = []
    for code in codes:
        deck = player.might if code == DECK else player.magic
        known = [g.tables.skill_name[skill] for skill in hero.skills]
        best = 0.0
        total = 0.0
        for skill in deck:
            if g.tables.skill_name[skill] not in known:
                worth = skill_worth(g, hero, skill)
                total += worth
                best = max(best, worth)
        points.append(0.6 * total / float(len(deck)) + 0.4 * best)
    return points


def skills(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    hero = g.find(asked_by(g, Advance).hero)
    return [skill_worth(g, hero, code - SKILL_KEY) for code in codes]


# Treasures


def treasures(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-382: what each reward brings this player and hero."""
    outlook = Outlook(g)
    hero = g.find(asked_by(g, Treasure).hero)
    return [reward_worth(g, seat, hero, outlook, code - REWARD) for code in codes]


def reward_worth(g: Heroes, seat: i64, hero: Hero, outlook: Outlook, reward: i64) -> float:
    player = g.seats[seat]
    if reward < RESOURCES_1:
        gold = float(player.gold)
        return Purse(g, player, outlook).gain(gold, float(reward - GOLD_2 + 2))
    if reward < R_SCROLL:
        wealth = float(player.resources)
        more = wealth + float(reward - RESOURCES_1 + 1)
        return resources_worth(g, player, outlook, more) - resources_worth(g, player, outlook, wealth)
    if reward == R_SCROLL:
        return 0.12 * outlook.late if len(hero.scrolls) < 3 else 0.02
    if reward == R_ARTEFACT:
        return ARTEFACT
    if reward < RECRUIT_A2:
        return training_worth(g, hero, outlook, reward - TRAIN_1 + 1)
    tier: i64 = 0 if reward < RECRUIT_B1 else 1
    number = reward - RECRUIT_A2 + 2 if tier == 0 else reward - RECRUIT_B1 + 1
    if g.week == PLAGUE:
        return 0.0
    number = min(number, min(room_in(g, hero), reserve(g, seat, tier)))
    return recruits_worth(g, hero, outlook, tier, number)


def units_to_train(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """The strongest first."""
    return [
        0.1 * float(g.tables.strength[code - TRAIN]) if TRAIN <= code < TRAIN + len(g.tables.strength) else NEVER
        for code in codes
    ]


def artefacts(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-388: each kept one is worth 1 PP; one that replaces another only what it does better."""
    outlook = Outlook(g)
    frame = asked_by(g, Artefact)
    gold = float(g.seats[seat].gold)
    own = ARTEFACT_WORTHS[frame.card] * outlook.late
    points: list[float] = []
    for code in codes:
        if code == KEEP:
            points.append(1.0 + own)
        elif code == SELL:
            points.append(Purse(g, g.seats[seat], outlook).gain(gold, float(SELL_PRICE)))
        else:
            points.append(own - ARTEFACT_WORTHS[code - REPLACE] * outlook.late)
    return points


def scrolls_to_discard(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    hero = g.find(asked_by(g, Scrolls).hero)
    return [-scroll_worth(g, hero, code - DISCARD) for code in codes]


def units_to_dismiss(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-315: the weakest, basic ones first."""
    assert isinstance(g.stack[len(g.stack) - 1], Leadership), "MH-315: the Leadership asks"
    return [token_cost(g, code - DISMISS) for code in codes]


def token_cost(g: Heroes, number: i64) -> float:
    """What it costs to lose a token that an option VERB:UNIT:SIDE names."""
    strength = float(g.tables.strength[number // 2])
    return -0.05 * strength * (1.0 if number % 2 else 2.0)


# Locations


def arena(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-244: the best units for the gold."""
    outlook = Outlook(g)
    hero = g.find(asked_by(g, Arena).hero)
    gold = float(g.seats[seat].gold)
    points: list[float] = []
    for code in codes:
        if code == DONE:
            points.append(0.0)
        elif DISMISS <= code < DISMISS + 2 * len(g.tables.strength):
            points.append(NEVER)
        else:
            unit = code - RECRUIT
            price = float(recruiting_cost(g, hero.hero, unit))
            gain = recruits_worth(g, hero, outlook, unit % TIERS, 1)
            points.append(gain + Purse(g, g.seats[seat], outlook).gain(gold, -price))
    return points


def piles(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-248: the pile whose best card is worth most."""
    outlook = Outlook(g)
    hero = g.find(asked_by(g, Deposit).hero)
    points: list[float] = []
    for code in codes:
        best = 0.0
        if code == PILE:
            for card in g.artefact_discard:
                best = max(best, artefact_worth(g, hero, outlook, card))
        elif code == PILE + 1:
            for card in g.scroll_discard:
                best = max(best, scroll_worth(g, hero, card) * outlook.late)
        elif code != NONE:
            for card in g.treasure_discard:
                best = max(best, treasure_worth(g, seat, hero, outlook, card))
        points.append(best)
    return points


def deposit_cards(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    outlook = Outlook(g)
    hero = g.find(asked_by(g, Deposit).hero)
    points: list[float] = []
    for code in codes:
        if CARD_ARTEFACT <= code < CARD_SCROLL:
            points.append(artefact_worth(g, hero, outlook, code - CARD_ARTEFACT))
        elif CARD_SCROLL <= code < CARD_TREASURE:
            points.append(scroll_worth(g, hero, code - CARD_SCROLL))
        else:
            points.append(treasure_worth(g, seat, hero, outlook, code - CARD_TREASURE))
    return points


def artefact_worth(g: Heroes, hero: Hero, outlook: Outlook, card: i64) -> float:
    """What an artefact that is known brings a hero: its Power, if it can be kept without giving up another."""
    codes = keep_options(g, hero, card)
    own = ARTEFACT_WORTHS[card] * outlook.late
    if not codes:
        return 0.1
    return 1.0 + own if codes[0] == KEEP else max(0.1, own)


def treasure_worth(g: Heroes, seat: i64, hero: Hero, outlook: Outlook, card: i64) -> float:
    """The two best rewards of a treasure card."""
    best = 0.0
    second = 0.0
    for reward in g.tables.rewards[card]:
        worth = reward_worth(g, seat, hero, outlook, reward)
        if worth > best:
            second = best
            best = worth
        else:
            second = max(second, worth)
    return best + second + (CHEST * 0.5 if has_ability(g, hero.hero, TREASURE_HUNTER) else 0.0)


# After a battle between heroes


def hero_rewards(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-508: an artefact changes two scores."""
    points: list[float] = []
    for code in codes:
        if code == REWARD_SKILL:
            points.append(SKILL)
        else:
            points.append(1.3 + ARTEFACT_WORTHS[code - REWARD_ARTEFACT])
    return points


def champions(g: Heroes, seat: i64, codes: list[int]) -> list[float]:
    """MH-554."""
    assert isinstance(g.stack[len(g.stack) - 1], (WeekTrain, Train)), "MH-554, MH-382: a unit is trained"
    return units_to_train(g, seat, codes)


GLANCES_AT_REWARDS: Final[dict[str, Glance[Heroes]]] = {
    "week_train": champions,
    "reward_train": champions,
    "advance_or_not": advancing,
    "pay_trophy": trophies_to_pay,
    "choose_skill_deck": skill_decks,
    "choose_skill": skills,
    "treasure_reward": treasures,
    "keep_artefact": artefacts,
    "discard_scroll": scrolls_to_discard,
    "leadership_dismiss": units_to_dismiss,
    "arena_recruit": arena,
    "deposit_pile": piles,
    "deposit_card": deposit_cards,
    "hero_battle_reward": hero_rewards,
}
