"""What no position can be (POSITION.md section 2): every refusal names its rule, or the field."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.games.wonderland.battle.frames import Affect, Battle, Draw, Harm, Play
from rulewright.games.wonderland.chips import is_harm, side_of, supply_place
from rulewright.games.wonderland.content import (
    FIGURE_COUNT,
    LYING,
    MADNESS_SPACES,
    MOST_SUPPORTERS,
    R_ANY_STRONG,
    R_DIE,
    R_OPTIONAL,
    R_QUEST2,
    R_WONDERLANDIAN,
    SUPPLY,
    TEA_REWARDS,
    TRACK_LENGTH,
)
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
from rulewright.games.wonderland.kinds import END_ABILITIES, PLAYED_ABILITY, STAGES
from rulewright.games.wonderland.order import seat_of
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import Seat, Wonderland
from rulewright.games.wonderland.tea.frames import Card, OptionalFrame, Reward, Rewards, Roll, TeaTurn
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
MOST_CHANGES: Final = 6
SET_OFF: Final = ("AL-1", "AL-2", "MH-1", "MH-2", "QH-2", "JB-1", "CC-2", "WL20", "WL24")
"""WW-246: what a chip can set off for its own player."""
STAGES_OF: Final[dict[str, tuple[str, ...]]] = {
    "rewards": ("castle", "done"),
    "quests": ("feat", "rook", "rose", "rose_feat", "rook2", "next"),
    "abilities": END_ABILITIES,
    "forging": ("forge",),
}
"""The places within the steps of an outcome."""


# Frames


def check_frames(g: Wonderland, frames: list[Frame]) -> None:
    """Frames lie in each other as the procedures do, and have what earlier steps have set."""
    below: Frame | None = None
    battle: Battle | None = None
    for at, frame in enumerate(frames):
        where = f"pending frame {at}"
        name = "" if below is None else below.NAME
        if name not in BELOW[frame.NAME]:
            raise BadPosition(f"{where}: {frame.NAME} is not part of {name or 'the game itself'}")
        if at < len(frames) - 1 and any(code >= 0 for code in getattr(frame, "given", [])):
            raise BadPosition(f"{where}, answers: only the innermost frame waits for answers")
        battle = frame if isinstance(frame, Battle) else battle
        complete_lists(g, frame)
        check_tea_frame(g, frame, below, where)
        check_reward(g, frame, where)
        check_chip_frame(frame, where)
        if isinstance(frame, Outcome):
            check_outcome(g, frame, where)
        if isinstance(frame, Battle) and step_of(frame) != "start" and not any(frame.fighters):
            raise BadPosition(f"{where}, fighters: there are none, but the battle has begun")
        if battle is not None:
            check_fighters(frame, battle, where)
        below = frame


def check_tea_frame(g: Wonderland, frame: Frame, below: Frame | None, where: str) -> None:
    """WW-070, WW-080, WW-101, WW-176: a card that is there, effects of tea cards, shards that were taken."""
    if isinstance(frame, TeaTurn) and step_of(frame) == "take" and (frame.to < 1 or g.tea_card[frame.to - 1] < 0):
        raise BadPosition(f"{where}, to: WW-070: a seat of the table with a card is expected")
    if isinstance(frame, Card) and any(code >= TEA_REWARDS for code in frame.effects or []):
        raise BadPosition(f"{where}, effects: WW-080: not all of these stand on tea cards")
    if isinstance(frame, OptionalFrame) and isinstance(below, Card) and below.effects is None:
        raise BadPosition(f"{where}: WW-101: the card below has no open effects yet")
    if isinstance(frame, Roll) and frame.taken > g.seats[frame.seat].shards:
        raise BadPosition(f"{where}, taken: WW-176: the player does not have so many shards")


def check_reward(g: Wonderland, frame: Frame, where: str) -> None:
    """WW-091, WW-098, WW-512: rewards, and what a reward in progress has brought already."""
    if isinstance(frame, Rewards) and any(code in NO_REWARDS for code in frame.codes):
        raise BadPosition(f"{where}, list: not all of these are rewards")
    if not isinstance(frame, Reward):
        return
    if frame.code in NO_REWARDS:
        raise BadPosition(f"{where}, code: this is no reward of its own")
    weak = 0 <= frame.chip < FORGE and frame.chip % 2 == 0
    if frame.chip >= 0 and not (weak and frame.code <= R_ANY_STRONG and frame.source == 0):
        raise BadPosition(f"{where}, chip: WW-512: a weak ally chip that a tea card gives is expected")
    if frame.took >= 0 and (frame.took >= FIGURE_COUNT or frame.code != R_WONDERLANDIAN):
        raise BadPosition(f"{where}, took: WW-091: a figure that is to be placed is expected")
    if frame.drawn is not None:
        hand = g.seats[frame.seat].quests
        if frame.code != R_QUEST2 or any(quest not in hand for quest in frame.drawn):
            raise BadPosition(f"{where}, took: WW-098: quests of the own hand are expected")


def check_chip_frame(frame: Frame, where: str) -> None:
    """WW-213, WW-229, WW-246: the chips of a draw, and what is due to them."""
    if isinstance(frame, Harm) and frame.chip < MADNESS:
        raise BadPosition(f"{where}, chip: WW-213: madness or poison is expected")
    if isinstance(frame, (Play, Affect)) and frame.chip >= MADNESS:
        raise BadPosition(f"{where}, chip: WW-228: madness and poison are not played")
    if isinstance(frame, Play):
        if len(frame.changes) > MOST_CHANGES:
            raise BadPosition(f"{where}, changes: WW-229: no chip is changed more than {MOST_CHANGES} times")
        if any(PLAYED_ABILITY.names[ability] not in SET_OFF for ability in frame.todo or []):
            raise BadPosition(f"{where}, todo: WW-246: these are {', '.join(SET_OFF)}")
    if isinstance(frame, Draw):
        check_draw(frame, where)


def check_draw(frame: Draw, where: str) -> None:
    """WW-211: who draws has chips in hand, then one of them, at last its strength."""
    step = step_of(frame)
    for seat in frame.drawers:
        chip = frame.played[seat]
        if step == "choose" and not frame.drawn[seat]:
            raise BadPosition(f"{where}, drawn: WW-242: seat {seat} has drawn nothing")
        if step in ("others", "place") and 0 <= chip < MADNESS and frame.strength[seat] < 0:
            raise BadPosition(f"{where}, strength: WW-229: the chip of seat {seat} has none")


def check_outcome(g: Wonderland, frame: Outcome, where: str) -> None:
    """WW-300: places, revealed quests, and the stage within the step."""
    step = step_of(frame)
    if frame.alone and len(frame.first) != 1:
        raise BadPosition(f"{where}, alone: WW-309: then exactly one seat is first")
    stage = STAGES[frame.stage] if frame.stage >= 0 else ""
    if stage and stage not in STAGES_OF.get(step, ()):
        raise BadPosition(f"{where}, stage: {stage} is none of {step}")
    if stage == "castle" and not frame.first:
        raise BadPosition(f"{where}, stage: WW-310: nobody is first")
    if step == "abilities" and (stage and frame.stage not in (frame.open_here or [])):
        raise BadPosition(f"{where}, open: WW-311: {stage} is not open")
    if not frame.todo and (stage not in ("", "castle", "done") or frame.open_here):
        raise BadPosition(f"{where}, todo: WW-300: nobody is served")
    for seat, quest in enumerate(frame.revealed):
        own = g.seats[seat].quests + g.seats[seat].feats
        if quest >= 0 and quest not in own:
            raise BadPosition(f"{where}, revealed: WW-331: seat {seat} does not have this quest")


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
        if step_of(frame) == "wagers":
            if any(battle.wagers[seat] < 0 for seat in frame.todo or []):
                raise BadPosition(f"{where}, todo: WW-362: a seat without a wager is to be served")
        else:
            seats += frame.todo or []
    elif isinstance(frame, Battle):
        seats = frame.todo or []
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
    if g.players > 2 and LYING in seat.castles:
        raise BadPosition(f"{where}, castles: WW-434: castles lie with two players only")
    if any(len(track) > TRACK_LENGTH for track in seat.forge):
        raise BadPosition(f"{where}, forge: WW-341: a track has 3 spaces")
    if len(seat.madness) > MADNESS_SPACES:
        raise BadPosition(f"{where}, madness: WW-218: the track has 4 spaces")
    if seat.supporters[SUPPLY] < 0 or sum(seat.supporters) > MOST_SUPPORTERS:
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
        owned = wide_bits(seat.wonderlandians)
        people += owned + [at for at, place in enumerate(seat.figures) if place >= 0 and at not in owned]
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
    if g.poison_pool < 0 or g.poison_pool + outside[POISON] + bit_count(g.tea_poison) > g.players + 2:
        raise BadPosition("position, poison_pool: WW-179: there is more poison than players + 2")
    check_gift(g)


def check_gift(g: Wonderland) -> None:
    """WW-512: the chip that the Hatter may exchange is still in the supply, and so is the strong one."""
    for frame in g.stack:
        if isinstance(frame, Reward) and frame.chip >= 0 and min(g.supply[frame.chip], g.supply[frame.chip + 1]) < 1:
            raise BadPosition("position, supply: WW-512: the chip that is to be taken is not there")


def conserved_chips(g: Wonderland) -> list[Any]:
    """Chips that no choice makes or destroys: allies and regular madness."""
    outside = chips_outside(g)
    return [g.supply[supply_place(chip)] + outside[chip] for chip in [*range(FORGE + 1), int(MADNESS)]]
