"""Outlooks of the set-up and the tea party: cards, shards, units and regions, chips, abilities, castles, quests."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, DICE, Outlook
from rulewright.games.wonderland.chips import castle_value, forge_chip
from rulewright.games.wonderland.content import CODES, FIGURE_COUNT, R_OPTIONAL, R_QUEST1, SHARD_DIE, SUPPLY
from rulewright.games.wonderland.face.outlook.ground import (
    CHIP,
    FIGURE,
    REGION,
    Args,
    Teller,
    bag,
    gains,
    in_region,
    inner,
    plain,
    printed,
    sees_bag,
)
from rulewright.games.wonderland.ids import QUESTS, TEA_CARDS
from rulewright.games.wonderland.quests import objective_is_met
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, OptionalFrame, PlaceUnits, Reward, Rewards, Roll
from rulewright.games.wonderland.tea_table import leader_on

LEADER_ABILITIES: Final = {
    "alice": "AL-L", "hatter": "MH-L", "queen": "QH-L", "jabberwock": "JB-L", "cat": "CC-L",
}  # fmt: skip


def faction(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-01: what its leader can do."""
    return Outlook("faction", {"ability": LEADER_ABILITIES[parts[0]]})


def quest(message: str) -> Teller:
    """A quest: its feat in short, and whether its objective is met now."""

    def teller(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
        met = objective_is_met(g, seat, QUESTS.index(parts[0]))
        return Outlook(message, {"quest": parts[0], "met": int(met)})

    return teller


def poison(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-03, D-26: the card, and what is left of the pool."""
    card = g.tea_card[int(parts[0]) - 1]
    return Outlook("poison", {"tea_card": TEA_CARDS[card], "number": int(g.poison_pool) - 1})


def no_poison(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("no-poison", {"number": int(g.poison_pool)})


def take_card(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-05, D-08: what the card gives, and whether it is poisoned."""
    place = int(parts[0]) - 1
    poisoned = g.tea_poison >> place & 1
    return Outlook("take-card", {"tea_card": TEA_CARDS[g.tea_card[place]], "poisoned": int(poisoned)})


def free_seats(g: Wonderland, seat: int, leaves: bool) -> int:
    """WW-066: seats that would be refilled; the one that a leader leaves too."""
    free = 0
    for place in g.tables.seats_in_use[g.players]:
        sitter = leader_on(g, place)
        free += int(g.tea_card[place] < 0 and (sitter < 0 or (leaves and sitter == seat)))
    return min(free, len(g.tea_decks[g.round_of_game - 1]))


def head(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-05: the die, then any card."""
    return Outlook("head", {"shards": int(g.seats[seat].shards), "number": free_seats(g, seat, True)}, DICE)


def host(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("host", {"number": free_seats(g, seat, False)}, CARDS)


# The shard die


def keep_roll(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    value = int(inner(g, Roll).value)
    return Outlook("keep-roll", {"number": value, "total": int(g.seats[seat].shards) + value})


def reroll(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-06: how likely the second roll, less 1, costs less."""
    value = int(inner(g, Roll).value)
    better = sum(face - 1 < value for face in SHARD_DIE)
    args: Args = {"number": value, "percent": round(100 * better / len(SHARD_DIE))}
    return Outlook("reroll", args, DICE, odds=True)


def give_shard(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-07: both numbers after it."""
    other = int(parts[0])
    mine, theirs = int(g.seats[seat].shards) - 1, int(g.seats[other].shards) + 1
    return Outlook("give-shard", {"number": mine, "rival": other, "theirs": theirs})


def shards(message: str, change: int) -> Teller:
    """The own shards after a choice."""

    def teller(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
        return Outlook(message, {"number": int(g.seats[seat].shards) + change})

    return teller


# The card


def half(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-09: what this half gives besides units."""
    card = inner(g, Card)
    tables = g.tables
    codes = tables.card_lower[card.card] if parts[0] == "lower" else tables.card_effects[card.card]
    return Outlook("half", {"gains": gains(codes)})


def roll_for_more(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-10: shards for a reward."""
    codes = g.tables.card_optional[inner(g, OptionalFrame).card]
    return Outlook("roll-for-more", {"gains": gains(codes), "shards": int(g.seats[seat].shards)}, DICE)


def next_effect(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-11: what is open after it."""
    effects = list(inner(g, Card).effects or [])
    effects.remove(CODES.index(":".join(parts)))
    named = gains([code for code in effects if code != R_OPTIONAL])
    return Outlook("next-effect", {"gains": named}) if named else Outlook("last-effect", {})


# Units


def units_to_place(g: Wonderland, seat: int) -> int:
    """How many of a group the supply has; the Queen chooses for one."""
    frame = g.stack[-1]
    if not isinstance(frame, PlaceUnits) or frame.split:
        return 1
    supply = g.seats[seat].supporters[SUPPLY] + sum(place == SUPPLY for place in g.seats[seat].figures)
    return max(1, min(int(frame.left), int(supply)))


def units(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-12, D-14, D-53: supporters in a region."""
    return Outlook("region", in_region(g, seat, REGION[parts[0]], units_to_place(g, seat)))


def leader(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-27, D-28: the leader and the strength of it."""
    return Outlook("region", in_region(g, seat, REGION[parts[0]], 1, int(g.seats[seat].leader_strength)))


def new_figure(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-19: a figure that was recruited, or found."""
    frame = g.stack[-1]
    figure = frame.took if isinstance(frame, Reward) else getattr(frame, "figure", 0)
    return Outlook("region", in_region(g, seat, REGION[parts[0]], 1, int(g.tables.figure_strength[figure])))


def figure(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-04, D-13: a figure of the supply, into a region that is named or chosen already."""
    region = REGION[parts[1]] if len(parts) > 1 else int(getattr(g.stack[-1], "region", 0))
    return Outlook("region", in_region(g, seat, region, 1, int(g.tables.figure_strength[FIGURE[parts[0]]])))


def supporter(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-13: a supporter into the chosen region."""
    return Outlook("region", in_region(g, seat, int(getattr(g.stack[-1], "region", 0)), 1))


def relocate(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-15: what stays behind, and how many there are then."""
    origin, to = REGION[parts[0]], int(getattr(g.stack[-1], "region", 0))
    left, there = int(g.seats[seat].units_in(origin)) - 1, int(g.seats[seat].units_in(to)) + 1
    return Outlook("relocate", {"origin": parts[0], "left": left, "number": there})


# Chips and cards


def gain_chip(g: Wonderland, seat: int, chip: int) -> Outlook:
    """A chip for the bag: its strength, and how much madness the bag has then, if that may be looked at."""
    args: Args = {"strength": printed(g, chip), "left": int(g.supply[chip]) - 1}
    if not sees_bag(g):
        return Outlook("chip", args)
    chips, harmful = bag(g, seat)
    return Outlook("chip-in-bag", {"strength": args["strength"], "chips": chips + 1, "harmful": harmful})


def ally(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return gain_chip(g, seat, CHIP[parts[0]])


def gift(strong: int) -> Teller:
    """D-17: the weak or the strong chip."""

    def teller(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
        return gain_chip(g, seat, int(inner(g, Reward).chip) + strong)

    return teller


def wonderlandian(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-18: what it can do; a figure brings its strength to a region, an item two chips."""
    card = FIGURE[parts[0]]
    is_figure = card < FIGURE_COUNT
    strength = int(g.tables.figure_strength[card]) if is_figure else printed(g, card + 1)
    message = "figure" if is_figure else "item"
    return Outlook(message, {"wonderlandian": parts[0], "strength": strength})


def ability(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("ability", {"ability": parts[0]})


def castle(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-21, D-46: strength there, VP at the end."""
    standing = sum(value >= 0 for value in g.seats[seat].castles)
    stood_up = g.seats[seat].castles[REGION[parts[0]]] >= 0
    lies = g.players == 2 and not stood_up
    args: Args = {"vp": int(castle_value(g, seat)), "number": standing + (not stood_up), "lies": int(lies)}
    return Outlook("castle", args)


# Quests


def draw_quests(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-23: so many unseen cards."""
    number = 1 if inner(g, Reward).code == R_QUEST1 else 2
    deck = len(g.quest_deck) or len(g.quest_discard)
    return Outlook("draw-quests", {"number": number, "deck": deck}, CARDS)


def quests_in_hand(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    return Outlook("no-quests", {"number": len(g.seats[seat].quests)})


# Forging


def forge(g: Wonderland, seat: int, parts: list[str]) -> Outlook:
    """D-25, D-51: the rewards of the space, of brackets that it completes, of a full track."""
    world = g.copy()
    world.narration = None
    chip, track = CHIP[parts[0]], int(parts[1]) - 1
    before = len(world.stack)
    forge_chip(world, seat, chip, track, world.phase != 1)
    rewards = world.stack[before]
    assert isinstance(rewards, Rewards)
    return Outlook("forge", {"number": len(g.seats[seat].forge[track]) + 1, "gains": gains(rewards.codes)})


TEA: Final[dict[tuple[str, str], Teller]] = {
    ("choose_faction", "faction"): faction,
    ("keep_quest", "keep"): quest("keep-quest"),
    ("discard_quest", "discard"): quest("drop-quest"),
    ("place_start_poison", "poison"): poison,
    ("place_start_poison", "done"): no_poison,
    ("end_turn_poison", "poison"): poison,
    ("end_turn_poison", "none"): no_poison,
    ("place_returned_figure", "figure"): figure,
    ("place_returned_figure", "none"): plain("no-figure"),
    ("tea_turn", "seat"): take_card,
    ("tea_turn", "head"): head,
    ("tea_turn", "host"): host,
    ("seat_after_head", "seat"): take_card,
    ("reroll", "keep"): keep_roll,
    ("reroll", "reroll"): reroll,
    ("give_shard", "give"): give_shard,
    ("give_shard", "return"): shards("shards", -1),
    ("give_shard", "none"): shards("shards", 0),
    ("choose_half", "half"): half,
    ("take_optional", "roll"): roll_for_more,
    ("take_optional", "leave"): shards("shards", 0),
    ("next_effect", "effect"): next_effect,
    ("unit_region", "region"): units,
    ("split_region", "region"): units,
    ("supporter_region", "region"): units,
    ("supporter_region", "none"): plain("no-unit"),
    ("leader_region", "region"): leader,
    ("cat_move", "region"): leader,
    ("cat_move", "stay"): plain("stays"),
    ("figure_region", "region"): new_figure,
    ("unit_kind", "supporter"): supporter,
    ("unit_kind", "figure"): figure,
    ("relocate_unit", "relocate"): relocate,
    ("relocate_unit", "none"): plain("no-unit"),
    ("any_ally", "chip"): ally,
    ("any_ally", "none"): plain("no-chip"),
    ("upgrade_gift", "weak"): gift(0),
    ("upgrade_gift", "strong"): gift(1),
    ("wonderlandian", "card"): wonderlandian,
    ("unlock_ability", "ability"): ability,
    ("castle_region", "castle"): castle,
    ("walrus_castle", "castle"): castle,
    ("leader_max", "shard"): shards("shards", -1),
    ("leader_max", "none"): shards("shards", 0),
    ("draw_quests", "draw"): draw_quests,
    ("draw_quests", "decline"): quests_in_hand,
    ("tea_forge", "forge"): forge,
    ("tea_forge", "none"): plain("no-forge"),
    ("forge", "forge"): forge,
    ("forge", "stop"): plain("no-forge"),
}
