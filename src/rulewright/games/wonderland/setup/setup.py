"""Set-up (WW-020 to WW-037)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import draw, roll_faces, shuffle
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.games.wonderland.chips import supply_place
from rulewright.games.wonderland.content import (
    CARDS_IN_DECK,
    KINDS_IN_SUPPLY,
    LEFT_OUT_WITH_TWO,
    SHARD_DIE,
    STARTING_SHARDS,
)
from rulewright.games.wonderland.decisions import Choice, ask_sealed
from rulewright.games.wonderland.ids import (
    ALLIES,
    ARTIFACT,
    FACTION_1,
    FACTION_2,
    FACTION_COUNT,
    FACTIONS,
    FORGE,
    JABBERWOCK,
    MADNESS,
    MADNESS_2,
    QUEST_COUNT,
    RED_KEEP,
    SCORING_TOKEN_COUNT,
    SETS,
    WONDERLANDIANS,
)
from rulewright.games.wonderland.options import FACTION
from rulewright.games.wonderland.options import KEEP_QUEST as KEEP
from rulewright.games.wonderland.order import seat_of, turn_order
from rulewright.games.wonderland.regions import next_region
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import PHASE_TEA, Wonderland
from rulewright.games.wonderland.tea_table import deal_tea
from rulewright.kit.piles import insert, shuffle_in, take_top

MARKET: Final[i64] = 3


class ChooseFaction(Choice[Setup]):
    """D-01 choose_faction (WW-036): `faction:<faction>`, those not yet taken."""

    def options(self, g: Wonderland, frame: Setup, seat: i64) -> list[int]:
        return [int(FACTION) + faction for faction in range(FACTION_COUNT) if seat_of(g, faction) < 0]


CHOOSE_FACTION: Final = ChooseFaction("choose_faction", ("WW-036",), "WW-600")


class KeepQuest(Choice[Setup]):
    """D-02 keep_quest (WW-031): `keep:<quest>`, one of the two drawn."""

    def options(self, g: Wonderland, frame: Setup, seat: i64) -> list[int]:
        drawn = frame.drawn[seat]
        return [] if drawn is None else [int(KEEP) + quest for quest in drawn]


KEEP_QUEST: Final = KeepQuest("keep_quest", ("WW-031",), "WW-600", secret=True)


def give_factions(frame: Setup, g: Wonderland) -> None:
    """WW-036: factions that nobody chooses: at random as one shuffle, or as the option says."""
    chosen = g.chosen_options["factions"]
    if chosen == "choose" or any(seat.faction >= 0 for seat in g.seats):
        return
    if chosen == "random":
        factions = list(range(FACTION_COUNT))
        shuffle(g, "factions", factions)
    else:
        factions = [FACTION_NUMBERS[name] for name in chosen]
    for seat in range(g.players):
        g.seats[seat].faction = factions[seat]
        g.tell("takes_faction", seat, factions[seat])


def ask_faction(frame: Setup, g: Wonderland) -> None:
    """WW-036: in turn order, whoever has none yet."""
    for seat in turn_order(g):
        if g.seats[seat].faction < 0:
            ask_seat(g, frame, CHOOSE_FACTION, seat)
            return
    go_to(frame, "factions/deal")


def take_faction(frame: Setup, g: Wonderland) -> None:
    for seat in turn_order(g):
        if g.seats[seat].faction < 0:
            g.seats[seat].faction = g.answers[seat] - FACTION
            g.tell("takes_faction", seat, g.seats[seat].faction)
            break
    go_to(frame, "factions/ask")


def choose_ally_set(frame: Setup, g: Wonderland) -> None:
    """WW-021, WW-022: one set for all types, or one for each."""
    chosen = g.chosen_options["ally_set"]
    if chosen == "mixed":
        g.ally_cards = [int(draw(g, f"ally-set:{ally}", [0, 1, 2, 3])) for ally in ALLIES[:5]]
    elif chosen == "random":
        g.ally_cards = [int(draw(g, "ally-set", [0, 1, 2, 3]))] * 5
    else:
        g.ally_cards = [SETS.index(chosen)] * 5
    if chosen != "mixed":
        g.tell("ally_set", g.ally_cards[0])
    else:
        for ally in range(5):
            g.tell("ally_cards", ally, g.ally_cards[ally])


def shuffle_decks(frame: Setup, g: Wonderland) -> None:
    """WW-020, WW-023 to WW-025: scoring tokens, Wonderlandians, tea decks, quests, in the order of WW-037."""
    g.dealt = True
    tokens = list(range(SCORING_TOKEN_COUNT))
    shuffle(g, "scoring-tokens", tokens)
    g.scoring = tokens[:5]
    out = LEFT_OUT_WITH_TWO if g.players == 2 else ()
    g.wonderlandian_deck = [number for number, name in enumerate(WONDERLANDIANS) if name not in out]
    shuffle(g, "wonderlandians", g.wonderlandian_deck)
    g.market = sorted(g.wonderlandian_deck[:MARKET])
    del g.wonderlandian_deck[:MARKET]
    for deck in range(3):
        first = deck * CARDS_IN_DECK
        cards = list(range(first, first + CARDS_IN_DECK))
        shuffle(g, f"tea-{deck + 1}", cards)
        g.tea_decks[deck] = cards
    deal_tea(g)
    g.quest_deck = list(range(QUEST_COUNT))
    shuffle(g, "quests", g.quest_deck)
    if g.players == 2:
        leave_region_out(g)


def leave_region_out(g: Wonderland) -> None:
    """WW-421, WW-422: the region of the first quest, its quests and its scoring token."""
    g.unused_region = g.tables.quest_region[g.quest_deck[0]]
    g.quest_deck = [quest for quest in g.quest_deck if g.tables.quest_region[quest] != g.unused_region]
    g.scoring[g.unused_region] = -1
    g.tell("unused_region", g.unused_region)


def place_battle_start(frame: Setup, g: Wonderland) -> None:
    """WW-026, WW-423: so many regions from the Red Keep, or from the one after the unused region."""
    start = next_region(g, g.unused_region) if g.players == 2 else RED_KEEP
    rolled = roll_faces(g, "shard-die", SHARD_DIE)
    g.battle_start = next_region(g, start, rolled)
    g.tell("battle_start", g.battle_start, rolled)


def equip_players(frame: Setup, g: Wonderland) -> None:
    """WW-027 to WW-030, WW-035: bags, supply, shards and poison."""
    for place, seat in enumerate(turn_order(g)):
        player = g.seats[seat]
        bag = player.bag
        bag[FACTION_1], bag[FACTION_2], bag[ARTIFACT], bag[MADNESS_2], bag[MADNESS] = 3, 1, 2, 1, 2
        bag[FORGE] = 2 if g.players == 2 else 1
        g.supply[FORGE] -= bag[FORGE]
        g.supply[KINDS_IN_SUPPLY - 1] -= 2
        player.shards = STARTING_SHARDS[g.players][place]
        g.tell("starting_shards", seat, player.shards)
    g.poison_pool = g.players + 2 if seat_of(g, JABBERWOCK) >= 0 else 0


def draw_quests(frame: Setup, g: Wonderland) -> None:
    """WW-031: two quests for each player, in turn order."""
    frame.drawn = [None] * g.players
    for seat in turn_order(g):
        frame.drawn[seat] = sorted([int(take_top(g, g.quest_deck)), int(take_top(g, g.quest_deck))])


def ask_quests(frame: Setup, g: Wonderland) -> None:
    """WW-031: all at once."""
    ask_sealed(g, frame, KEEP_QUEST, [seat for seat in range(g.players) if frame.drawn[seat]])


def keep_quests(frame: Setup, g: Wonderland) -> None:
    """WW-031: one is kept, the others are shuffled into the deck."""
    returned: list[int] = []
    for seat in range(g.players):
        for quest in frame.drawn[seat] or []:
            if quest == g.answers[seat] - KEEP:
                insert(g.seats[seat].quests, quest)
                g.tell("keeps_quest", seat)
                g.whisper(seat, "kept_quest", seat, quest)
            else:
                returned.append(quest)
    frame.drawn = [None] * g.players
    shuffle_in(g, "quests", g.quest_deck, returned)
    g.phase = PHASE_TEA
    leave(g)


def full_supply(g: Wonderland) -> list[int]:
    """WW-021: all ally chips and all regular madness."""
    copies = g.tables.copies
    found = [0] * int(KINDS_IN_SUPPLY)
    for chip in [*range(FORGE + 1), int(MADNESS)]:
        found[supply_place(chip)] = copies[chip]
    return found


FACTION_NUMBERS: Final = {name: number for number, name in enumerate(FACTIONS)}

steps(
    Setup,
    step("factions", give_factions),
    step("factions/ask", ask_faction, take_faction),
    step("factions/deal", choose_ally_set, shuffle_decks, place_battle_start, equip_players, draw_quests),
    step("quests", ask_quests, keep_quests),
)
