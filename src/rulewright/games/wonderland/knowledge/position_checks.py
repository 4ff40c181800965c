"""What no position can be (POSITION.md section 2): every refusal names its rule, or the field."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.games.wonderland.battle.frames import Affect, Battle, Draw, Harm, Play
from rulewright.games.wonderland.chips import is_harm, side_of, supply_place
from rulewright.games.wonderland.content import MADNESS_SPACES, R_DIE, R_OPTIONAL, SUPPLY, TRACK_LENGTH
from rulewright.games.wonderland.ids import (
    ABILITIES,
    CHIP_COUNT,
    CHIPS,
    FACTIONS,
    FORGE,
    JABBERWOCK,
    MADNESS,
    POISON,
    QUESTS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.games.wonderland.order import seat_of
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import Seat, Wonderland
from rulewright.games.wonderland.tea.frames import Reward, Rewards
from rulewright.kit.frames import step_of
from rulewright.kit.masks import bit_count, wide_bits

BELOW: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("",),
    "round": ("",),
    "tea_start": ("round",),
    "tea": ("round",),
    "war": ("round",),
    "tea_turn": ("tea",),
    "roll": ("tea_turn", "card"),
    "card": ("tea_turn",),
    "optional": ("card",),
    "rewards": ("tea_turn", "card", "outcome"),
    "reward": ("tea_turn", "card", "rewards"),
    "place_units": ("tea_turn", "card", "rewards"),
    "place_supporter": ("outcome", "rewards"),
    "friend": ("tea_turn", "card", "rewards"),
    "battle": ("war",),
    "draw": ("battle",),
    "harm": ("draw",),
    "play": ("draw",),
    "affect": ("draw",),
    "outcome": ("battle",),
}
"""Which frame may lie below which; nothing lies below the first."""


NO_REWARDS: Final = (R_DIE, R_OPTIONAL)


# Frames


def check_frames(g: Wonderland, frames: list[Frame]) -> None:
    """Frames lie in each other as the procedures do, and have what earlier steps have set."""
    below = ""
    battle: Battle | None = None
    for at, frame in enumerate(frames):
        where = f"pending frame {at}"
        if below not in BELOW[frame.NAME]:
            raise BadPosition(f"{where}: {frame.NAME} is not part of {below or 'the game itself'}")
        below = frame.NAME
        battle = frame if isinstance(frame, Battle) else battle
        complete_lists(g, frame)
        if isinstance(frame, Reward) and frame.code in NO_REWARDS:
            raise BadPosition(f"{where}, code: this is no reward of its own")
        if isinstance(frame, Rewards) and any(code in NO_REWARDS for code in frame.codes):
            raise BadPosition(f"{where}, list: not all of these are rewards")
        if isinstance(frame, Battle) and step_of(frame) != "start" and not any(frame.fighters):
            raise BadPosition(f"{where}, fighters: there are none, but the battle has begun")
        if battle is not None:
            check_fighters(frame, battle, where)


def complete_lists(g: Wonderland, frame: Frame) -> None:
    """Lists by seat have an entry for each seat, also where a position leaves them out."""
    players = int(g.players)
    if isinstance(frame, Setup):
        frame.drawn = frame.drawn or [None] * players
    elif isinstance(frame, Battle):
        frame.fighters = frame.fighters or [None] * players
        frame.wagers = frame.wagers or [-1] * players
    elif isinstance(frame, Draw):
        frame.drawn = frame.drawn or [None] * players
        frame.played = frame.played or [-1] * players
        frame.strength = frame.strength or [-1] * players
        frame.gain = frame.gain or [0] * players
    elif isinstance(frame, Outcome):
        frame.revealed = frame.revealed or [-1] * players


def check_fighters(frame: Frame, battle: Battle, where: str) -> None:
    """Whoever acts in a battle takes part in it."""
    seats: list[int] = []
    if isinstance(frame, Draw):
        seats = [*frame.drawers, *frame.caterpillar, *(frame.todo or [])]
    elif isinstance(frame, (Harm, Play, Affect)):
        seats = [int(frame.seat)]
    elif isinstance(frame, Outcome):
        seats = [*frame.first, *frame.second]
    if any(battle.fighters[seat] is None for seat in seats):
        raise BadPosition(f"{where}: a seat that is no fighter acts in the battle")


# The table


def check_table(g: Wonderland) -> None:
    """Factions, abilities, regions and tracks."""
    factions = [int(seat.faction) for seat in g.seats if seat.faction >= 0]
    if len(factions) != len(set(factions)):
        raise BadPosition("position: WW-002: two seats have the same faction")
    if g.dealt and len(factions) < g.players:
        raise BadPosition("position: WW-036: a seat has no faction")
    if g.dealt and (g.unused_region >= 0) != (g.players == 2):
        raise BadPosition("position, unused_region: WW-421: with two players one region is out, with more none")
    for number, seat in enumerate(g.seats):
        check_seat(g, seat, f"seat {number}")
    check_cards(g)


def check_seat(g: Wonderland, seat: Seat, where: str) -> None:
    """WW-500, WW-341, WW-218, WW-627."""
    own = g.tables.abilities_of[side_of(g)][seat.faction] if seat.faction >= 0 else []
    for ability in wide_bits(seat.abilities):
        if ability not in own:
            name = FACTIONS[seat.faction] if seat.faction >= 0 else "nobody"
            raise BadPosition(f"{where}, abilities: WW-500: {ABILITIES[ability]} is none of {name}")
    if any(len(track) > TRACK_LENGTH for track in seat.forge):
        raise BadPosition(f"{where}, forge: WW-341: a track has 3 spaces")
    if len(seat.madness) > MADNESS_SPACES:
        raise BadPosition(f"{where}, madness: WW-218: the track has 4 spaces")
    if seat.supporters[SUPPLY] < 0:
        raise BadPosition(f"{where}, supporters: WW-627: there are more than the player has")
    if any(chip >= MADNESS for pile in [seat.active, *seat.forge] for chip in pile):
        raise BadPosition(f"{where}: WW-342: madness and poison are never active or forged")
    if any(chip < MADNESS or chip == POISON for chip in seat.madness):
        raise BadPosition(f"{where}, madness: WW-010: the track holds madness chips only")


def check_cards(g: Wonderland) -> None:
    """No card lies in two places."""
    quests = [*g.quest_deck, *g.quest_discard]
    people = [*g.market, *g.wonderlandian_deck]
    tea = [card for deck in g.tea_decks for card in deck] + [card for card in g.tea_card if card >= 0]
    for seat in g.seats:
        quests += [*seat.quests, *seat.feats]
        people += wide_bits(seat.wonderlandians)
        tea += seat.tea_cards
    for frame in g.stack:
        if isinstance(frame, Setup):
            quests += [quest for drawn in frame.drawn for quest in drawn or []]
    check_distinct(quests, QUESTS)
    check_distinct(people, WONDERLANDIANS)
    check_distinct(tea, TEA_CARDS)
    check_distinct([token for token in g.scoring if token >= 0], tuple(f"ST{at}" for at in range(1, 7)))


def check_distinct(things: list[int], names: tuple[str, ...]) -> None:
    for thing in things:
        if things.count(thing) > 1:
            raise BadPosition(f"position: {names[thing]} lies in two places")


# The supply


def chips_outside(g: Wonderland) -> list[int]:
    """Chips in players' areas and in hand (section 1), by their numbers."""
    counts = [0] * int(CHIP_COUNT)
    for seat in g.seats:
        for chip in range(CHIP_COUNT):
            counts[chip] += seat.bag[chip] + seat.exhausted[chip]
        for pile in [seat.active, seat.madness, *seat.forge]:
            for chip in pile:
                counts[chip] += 1
    for chip in chips_in_hand(g):
        counts[chip] += 1
    return counts


def chips_in_hand(g: Wonderland) -> list[int]:
    """Chips drawn in this draw that lie nowhere yet."""
    found: list[int] = []
    draw: Draw | None = None
    for frame in g.stack:
        if isinstance(frame, Draw):
            draw = frame
        elif isinstance(frame, Harm) and step_of(frame) == "shield":
            found.append(int(frame.chip))
    if draw is None:
        return found
    at = step_of(draw)
    for seat in range(g.players):
        found += draw.drawn[seat] or []
        chip = draw.played[seat]
        if chip >= 0 and at in ("madness", "own", "others", "place"):
            waits = at == "madness" and (draw.todo is None or seat in draw.todo)
            if not is_harm(chip) or waits:
                found.append(chip)
    return found


def fill_supply(g: Wonderland) -> None:
    """What a position leaves out of the supply, and the poison pool; there are not more chips than there are."""
    outside = chips_outside(g)
    if not g.dealt:
        outside = [0] * int(CHIP_COUNT)
    for chip in [*range(FORGE + 1), int(MADNESS)]:
        place = supply_place(chip)
        if g.supply[place] < 0:
            g.supply[place] = g.tables.copies[chip] - outside[chip]
        if g.supply[place] < 0:
            raise BadPosition(f"position, supply: there are more {CHIPS[chip]} than {g.tables.copies[chip]}")
    if g.poison_pool < 0:
        played = g.dealt and seat_of(g, JABBERWOCK) >= 0
        g.poison_pool = int(g.players) + 2 - outside[POISON] - int(bit_count(g.tea_poison)) if played else 0
    if g.poison_pool < 0:
        raise BadPosition("position, poison_pool: WW-179: there is more poison than players + 2")


def conserved_chips(g: Wonderland) -> list[Any]:
    """Chips that no choice makes or destroys: allies and regular madness."""
    outside = chips_outside(g)
    return [g.supply[supply_place(chip)] + outside[chip] for chip in [*range(FORGE + 1), int(MADNESS)]]
