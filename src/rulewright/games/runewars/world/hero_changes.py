"""Hero changes: Rewards, damage, defeat, desertion (RW-427 to RW-430, RW-480, RW-481, RW-500, RW-608).

Nothing here asks a player. Damage inside a duel is placed by the duel itself, which ends before anybody is removed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.ids import ATTRIBUTES
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import conceal, discard_reward, draw_reward
from rulewright.kit.masks import bit
from rulewright.kit.piles import insert, shuffle_in

MESSAGES: Final[dict[str, MessageKind]] = {
    "gains_reward": MessageKind(("hero", "seat"), "RW-500"),
    "got_reward": MessageKind(("hero", "reward"), "RW-500"),
    "uses_reward": MessageKind(("hero", "reward", "seat"), "RW-501"),
    "no_reward_left": MessageKind(("hero", "seat"), "RW-603"),
    "hero_hurt": MessageKind(("hero", "number", "seat"), "RW-428"),
    "hero_healed": MessageKind(("hero", "number", "seat"), "RW-428"),
    "hero_defeated": MessageKind(("hero", "area"), "RW-429"),
    "rewards_left": MessageKind(("area", "number"), "RW-481"),
    "rewards_lost": MessageKind(("area",), "RW-608", several="reward"),
    "hero_deserts": MessageKind(("hero", "seat"), "RW-430"),
    "hero_trained": MessageKind(("hero", "attribute", "number", "seat"), "RW-427"),
}
HIGHEST_TRAINING: Final[i64] = 2

# Rewards


def gain_reward(g: Runewars, hero: i64) -> None:
    """RW-500: the top Reward card, face down under the hero's card; nothing if there is none left (RW-603)."""
    reward = draw_reward(g)
    if reward == NONE:
        g.tell("no_reward_left", hero, g.hero_seat[hero])
        return
    receive_reward(g, hero, reward)
    g.tell("gains_reward", hero, g.hero_seat[hero])


def receive_reward(g: Runewars, hero: i64, reward: i64) -> None:
    """A hero gets a Reward card; only his player learns which, if it lies face down (RW-501)."""
    insert(g.hero_rewards[hero], reward)
    g.barrier += 1
    g.whisper(g.hero_seat[hero], "got_reward", hero, reward)


# Damage and training


def damage_hero(g: Runewars, hero: i64, number: i64) -> None:
    """RW-428: damage outside duels; at his health the hero is defeated at once."""
    hurt_hero(g, hero, number)
    if has_fallen(g, hero):
        defeat_hero(g, hero)


def hurt_hero(g: Runewars, hero: i64, number: i64) -> None:
    """Damage is laid on the hero's card; whether he is defeated is looked at later."""
    if number > 0:
        g.hero_damage[hero] += number
        g.tell("hero_hurt", hero, number, g.hero_seat[hero])


def has_fallen(g: Runewars, hero: i64) -> bool:
    """RW-428: whether a hero has damage equal to or above his health."""
    return g.hero_damage[hero] >= g.tables.hero_health[hero]


def heal_hero(g: Runewars, hero: i64, number: i64) -> None:
    """Removes up to so much damage."""
    healed: i64 = min(number, g.hero_damage[hero])
    if healed > 0:
        g.hero_damage[hero] -= healed
        g.tell("hero_healed", hero, healed, g.hero_seat[hero])


def heal_fully(g: Runewars, hero: i64) -> None:
    heal_hero(g, hero, g.hero_damage[hero])


def room_for_training(g: Runewars, hero: i64, attribute: i64) -> i64:
    """RW-427: by how much training can still raise an attribute."""
    return HIGHEST_TRAINING - g.training[hero * 3 + attribute]


def train_hero(g: Runewars, hero: i64, attribute: i64, number: i64) -> None:
    """RW-427: a training token is laid or turned."""
    assert room_for_training(g, hero, attribute) >= number, "RW-427"
    g.training[hero * 3 + attribute] += number
    g.tell_all("hero_trained", [g.hero_seat[hero]], hero, attribute, number)


# Leaving the board


def defeat_hero(g: Runewars, hero: i64) -> None:
    """RW-429, RW-481: a hero is defeated otherwise than by another hero; his Rewards stay where he fell."""
    area = g.hero_area[hero]
    g.tell("hero_defeated", hero, area)
    leave_rewards(g, area, remove_hero(g, hero))


def remove_hero(g: Runewars, hero: i64) -> list[int]:
    """RW-429, RW-430: the figure leaves, damage and training come off; gives back the Rewards that he carried."""
    rewards = g.hero_rewards[hero]
    g.hero_rewards[hero] = []
    g.hero_seat[hero] = NONE
    g.hero_area[hero] = NONE
    g.hero_damage[hero] = 0
    g.hero_routed &= ~bit(hero)
    for attribute in range(len(ATTRIBUTES)):
        g.training[hero * 3 + attribute] = 0
    return rewards


def leave_rewards(g: Runewars, area: i64, rewards: list[int]) -> None:
    """RW-481: Rewards stay in an area under the first free marker; without one they are discarded (RW-608)."""
    if not rewards:
        return
    for place in range(len(g.marker_area)):
        if g.marker_area[place] == NONE:
            g.marker_area[place] = area
            g.marker_rewards[place] = rewards
            g.tell("rewards_left", area, len(rewards))
            return
    g.tell_all("rewards_lost", rewards, area)
    g.barrier += 1
    for reward in rewards:
        conceal(g, reward)
        insert(g.reward_discard, reward)


def desert(g: Runewars, hero: i64) -> None:
    """RW-430: the hero goes back into the shuffled Hero deck, his Rewards are discarded face up."""
    g.tell("hero_deserts", hero, g.hero_seat[hero])
    for reward in g.hero_rewards[hero][:]:
        discard_reward(g, hero, reward)
        g.barrier += 1
    remove_hero(g, hero)
    shuffle_in(g, "heroes", g.hero_deck, [hero])
