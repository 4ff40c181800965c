"""Odds of Runewars: Destiny symbols are reckoned exactly from the Fate deck, battles are played out.

Which Fate cards are in the deck everybody knows, their order nobody. A battle is played to its end with decks in
orders of a fixed seed, so a percentage does not waver; whoever is asked does the default, and damage goes to the unit
with the most health left.
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from rulewright.core.chance import Random, seed_of
from rulewright.games.runewars.battle.routs_and_damage import battle_in_progress
from rulewright.games.runewars.content import LABEL_NUMBER, NONE, damage_on, unit_of
from rulewright.games.runewars.heroes.quests import QUEST_CARDS, REWARD, TWO_REWARDS
from rulewright.games.runewars.ids import ASTARRA, GOLD, RED, RING_OF_INSIGHT, SILVER
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import attribute

BATTLES: Final = 300
"""So many battles are played out for a percentage; it is a worker that does (`SLOW`)."""
FATE_SEED: Final = seed_of(b"fate")
CHANCE_SEED: Final = seed_of(b"chance of battles")


class Symbols(NamedTuple):
    """The likelihood that the best of some Fate cards is gold, silver or red."""

    gold: float
    silver: float
    red: float

    def any_of(self, symbols: set[int]) -> float:
        return sum(self[symbol] for symbol in symbols)


def fates_left(g: Runewars) -> list[int]:
    """Gold, silver and red cards in the Fate deck; of the discards if they would be shuffled now."""
    cards = g.fate or g.fate_discard
    return [sum(g.tables.destiny[card] == symbol for card in cards) for symbol in (GOLD, SILVER, RED)]


def best_of(g: Runewars, number: int) -> Symbols:
    """The best of so many cards. Whoever draws more than the deck has gets all of it, the rest from the discards."""
    destiny = g.tables.destiny
    deck = [destiny[card] for card in g.fate]
    later = [destiny[card] for card in g.fate_discard]
    first, rest = min(number, len(deck)), max(0, number - len(deck))

    def none_better(symbol: int) -> float:
        """How likely no card is of this symbol or a better one."""
        return fails(deck, symbol, first) * fails(later, symbol, min(rest, len(later)))

    no_gold, only_red = none_better(GOLD), none_better(SILVER)
    return Symbols(1.0 - no_gold, no_gold - only_red, only_red)


def fails(cards: list[int], symbol: int, number: int) -> float:
    """The likelihood that so many of these cards are all worse than a symbol."""
    worse = sum(card > symbol for card in cards)
    return comb(worse, number) / comb(len(cards), number) if number else 1.0


def best_of_both(g: Runewars, number: int, wanted: set[int]) -> float:
    """Rune Lore: if the first cards show nothing wanted, as many others are drawn; what was drawn is gone."""
    once = best_of(g, number).any_of(wanted)
    left = g.copy()
    unwanted = [card for card in left.fate if g.tables.destiny[card] not in wanted]
    for card in unwanted[:number]:
        left.fate.remove(card)
        left.fate_discard.append(card)
    return once + (1.0 - once) * best_of(left, number).any_of(wanted)


# Quests


def completing(quest: int) -> set[int]:
    """RW-451: the symbols that complete a quest."""
    return {symbol for symbol, effects in enumerate(QUEST_CARDS[quest].results) if {REWARD, TWO_REWARDS} & set(effects)}


def cards_of_test(g: Runewars, hero: int, kind: int) -> int:
    """RW-455: as many as the attribute; the Ring of Insight adds one."""
    return int(attribute(g, hero, kind)) + (RING_OF_INSIGHT in g.hero_rewards[hero])


def quest_odds(g: Runewars, hero: int, quest: int, more: int = 0) -> float | None:
    """How likely a hero completes a quest that tests him, with so much more of the attribute; None for other quests."""
    kind = QUEST_CARDS[quest].attribute
    if kind == NONE:
        return None
    number = cards_of_test(g, hero, kind) + more
    if number == 0:
        return 0.0
    wanted = completing(quest)
    return best_of_both(g, number, wanted) if hero == ASTARRA else best_of(g, number).any_of(wanted)


# Battles


def battle_odds(g: Runewars, seat: int, key: str) -> float:
    """The part of battles that a seat wins as attacker after a choice that begins one."""
    return sum(wins_battle(g, seat, key, number) for number in range(BATTLES)) / BATTLES


def wins_battle(g: Runewars, seat: int, key: str, number: int) -> bool:
    """One battle, with the Fate deck in an order of its own."""
    world = g.copy()
    world.journal = None
    world.seed = CHANCE_SEED
    world.chances = number * 1000
    shuffle(world.fate, Random(FATE_SEED, number))
    world.narration = []
    world.choose(seat, key)
    while not decided(world):
        asked = world.waiting[0]
        world.choose(asked, answer(world, asked))
    return any(line.message == "wins_battle" and line.numbers[0] == seat for line in world.narration or ())


def shuffle(cards: list[int], rng: Random) -> None:
    """An order that depends on the generator alone, not on how the cards lie."""
    cards.sort()
    for last in range(len(cards) - 1, 0, -1):
        at = int(rng.below(last + 1))
        cards[last], cards[at] = cards[at], cards[last]


def decided(world: Runewars) -> bool:
    """Whether the battle has a winner, or is over."""
    battle = battle_in_progress(world)
    return world.over or battle is None or battle.cancelled or battle.winner != NONE


def answer(world: Runewars, seat: int) -> str:
    """What is done for whoever is asked in a battle that is only imagined."""
    pending = world.decision(seat)
    assert pending is not None
    if pending.name != "assign_damage":
        return pending.default

    def health_left(key: str) -> int:
        label = LABEL_NUMBER[key.partition(":")[2]]
        return int(world.tables.health[unit_of(label)] - damage_on(label))

    return max(pending.options, key=health_left)
