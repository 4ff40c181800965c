"""What no position can be (POSITION.md section 2): every refusal names its rule, or the field.

Positions may be impossible in play. Refused is only what cannot be gone on from: frames that speak of what is not
there, pawns beside the map, set-up that has got ahead of itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.games.heroes.battle.frames import (
    BY_ENCOUNTER,
    BY_SCROLL,
    BY_SKILL,
    BY_UNIT,
    Assign,
    Attack,
    Battle,
    Laurel,
    Order,
    Resurrect,
    Reward,
    SecondTarget,
    Side,
    Slot,
    Takeover,
    Window,
)
from rulewright.games.heroes.cards.card import NO_SPELL
from rulewright.games.heroes.cards.library import SCROLL_CARDS, SKILL_CARDS
from rulewright.games.heroes.cards.magic import OnTwo
from rulewright.games.heroes.content import HEROES_OF_FACTION, OUTSIDE, TIERS, TO_CONTROL
from rulewright.games.heroes.fights import FIRST_ENCOUNTER, FIRST_HERO
from rulewright.games.heroes.ids import HEROES
from rulewright.games.heroes.options import SLOTS, SQUARES
from rulewright.games.heroes.rounds.frames import WeekTrain
from rulewright.games.heroes.setup.frames import ChooseFaction, ChooseStartHero, PlaceCapital
from rulewright.games.heroes.state import Heroes
from rulewright.kit.frames import step_of

OUTER: Final = ("actions", "week")
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "choose_faction": (),
    "place_capital": (),
    "choose_start_hero": (),
    "week": (),
    "actions": (),
    "week_train": OUTER,
    "heroes": OUTER,
    "develop": OUTER,
    "activation": ("heroes", *OUTER),
    "advancement": ("activation", "battle", *OUTER),
    "advance": ("advancement", "activation", "battle", *OUTER),
    "arena": ("activation", *OUTER),
    "deposit": ("activation", *OUTER),
    "treasure": ("activation", "battle", *OUTER),
    "train": ("treasure", *OUTER),
    "artefact": ("treasure", "activation", "leadership", "battle", *OUTER),
    "scrolls": ("treasure", "activation", "develop", "battle", "leadership", *OUTER),
    "leadership": ("scrolls", *OUTER),
    "battle": ("activation", *OUTER),
    "window": ("battle", "attack"),
    "second_target": ("window",),
    "order": ("battle",),
    "slot": ("battle",),
    "attack": ("battle",),
    "assign": ("attack", "battle", "window"),
    "resurrect": ("window", "battle", "resurrect"),
    "laurel": ("attack", "battle"),
    "escape_loss": ("battle", *OUTER),
    "reward": ("battle", *OUTER),
    "takeover": ("battle", *OUTER),
}
"""Which frame may lie directly below which; frames that usually enclose another may be left out."""
OF_BATTLE: Final = (0, 1, 8)
"""Windows of a battle itself: at its start, at the start and the end of a turn."""
AFTER_WIN_OVER_HERO: Final[tuple[str, ...]] = ("healer", "casualties", "pawns", "takeover", "end")
AFTER_WIN_OVER_ENCOUNTER: Final[tuple[str, ...]] = ("healer", "casualties", "trophy", "advancement", "end")
AFTER_DEFEAT: Final[tuple[str, ...]] = ("healer", "casualties", "end")
STAGES: Final = ("healer", "casualties", "trophy", "advancement", "pawns", "takeover", "end")


# The table


def check_table(g: Heroes) -> None:
    """Factions are different, heroes are of their faction, and pawns stand on the map."""
    factions = [int(player.faction) for player in g.seats if player.faction >= 0]
    if len(set(factions)) < len(factions):
        raise BadPosition("seats: MH-052: two seats have the same faction")
    capitals = [int(player.capital) for player in g.seats if player.capital >= 0]
    if len(set(capitals)) < len(capitals):
        raise BadPosition("seats: MH-061: two capitals stand on the same square")
    for square in capitals:
        check_square(g, square, "seats, capital")
    for seat, player in enumerate(g.seats):
        numbers = [int(hero.hero) for hero in player.heroes]
        if len(set(numbers)) < len(numbers):
            raise BadPosition(f"seat {seat}, heroes: MH-021: a hero stands there twice")
        for hero in player.heroes:
            if hero.hero // HEROES_OF_FACTION != player.faction:
                raise BadPosition(f"seat {seat}, heroes: MH-021: {HEROES[hero.hero]} is of another faction")
            if hero.at >= 0:
                check_square(g, hero.at, f"seat {seat}, heroes, at")


def check_square(g: Heroes, square: int, where: str) -> None:
    if g.map().terrain[square] == OUTSIDE:
        raise BadPosition(f"{where}: MH-053: {SQUARES[square]} is not on the map of {g.players} players")


# Frames


def check_frames(g: Heroes, frames: list[Frame]) -> None:
    """Frames lie in each other as the procedures do, and name what is there."""
    below = ""
    battle: Battle | None = None
    attack: Attack | None = None
    for at, frame in enumerate(frames):
        where = f"pending frame {at}"
        if (below == "") != (not BELOW[frame.NAME]) or (below and below not in BELOW[frame.NAME]):
            raise BadPosition(f"{where}: {frame.NAME} is not part of {below or 'the game itself'}")
        check_hero(g, frame, where)
        if isinstance(frame, Battle):
            battle, attack = frame, None
            check_battle(g, frame, where)
        elif isinstance(frame, Attack):
            attack = frame
        if isinstance(frame, WeekTrain):
            for hero in frame.heroes:
                owner_of(g, hero, f"{where}, heroes")
        if isinstance(frame, Takeover):
            check_takeover(g, frame, where)
        if battle is not None:
            check_part_of_battle(g, battle, attack, frame, where)
        below = frame.NAME
    check_set_up(g, frames[0])


def owner_of(g: Heroes, hero: int, where: str) -> int:
    """The seat of a hero, who must be in play."""
    for seat, player in enumerate(g.seats):
        if any(one.hero == hero for one in player.heroes):
            return seat
    raise BadPosition(f"{where}: {HEROES[hero] if hero >= 0 else None} is not in play")


def check_hero(g: Heroes, frame: Frame, where: str) -> None:
    """A frame with a seat and a hero: the hero is the seat's. The beaten hero is somebody else's."""
    hero = getattr(frame, "hero", None)
    if hero is not None and owner_of(g, hero, f"{where}, hero") != getattr(frame, "seat", -1):
        raise BadPosition(f"{where}, hero: MH-635: {HEROES[hero]} is not this seat's")
    if isinstance(frame, Reward) and owner_of(g, frame.loser, f"{where}, loser") == frame.seat:
        raise BadPosition(f"{where}, loser: MH-508: a hero of somebody else is expected")


def check_takeover(g: Heroes, frame: Takeover, where: str) -> None:
    """MH-511: locations, each once."""
    board = g.map()
    for square in frame.squares:
        site = board.site_at[square]
        if site < 0 or g.tables.location_kind[board.codes[site]] != TO_CONTROL:
            raise BadPosition(f"{where}, squares: {SQUARES[square]} is no location to control")
    if len(set(frame.squares)) < len(frame.squares):
        raise BadPosition(f"{where}, squares: a square stands there twice")


def check_set_up(g: Heroes, frame: Frame) -> None:
    """MH-050: factions, then capitals, then heroes, each from the first player clockwise."""
    if isinstance(frame, ChooseFaction):
        check_turn(g, frame.seat, [player.faction >= 0 for player in g.seats], "choose_faction")
        return
    if not isinstance(frame, (PlaceCapital, ChooseStartHero)):
        return
    if any(player.faction < 0 for player in g.seats):
        raise BadPosition(f"{frame.NAME}: MH-050: every seat has its faction by now")
    if isinstance(frame, PlaceCapital):
        check_turn(g, frame.seat, [player.capital >= 0 for player in g.seats], "place_capital")
    elif any(player.capital < 0 for player in g.seats):
        raise BadPosition("choose_start_hero: MH-050: every seat has its capital by now")


def check_turn(g: Heroes, seat: int, has_chosen: list[bool], name: str) -> None:
    """The seats from this one on have not chosen, up to the first that has."""
    waiting = 0
    while waiting < g.players and not has_chosen[(seat + waiting) % g.players]:
        waiting += 1
    if waiting == 0 or waiting != has_chosen.count(False):
        raise BadPosition(f"{name}: seats choose clockwise, and seat {seat} is next")


# Battles


def check_battle(g: Heroes, battle: Battle, where: str) -> None:
    """MH-400, MH-500: a hero against an encounter, or against a hero of somebody else."""
    check_square(g, battle.square, f"{where}, square")
    if battle.symbol >= 0 and g.map().symbol_at[battle.symbol] < 0:
        raise BadPosition(f"{where}, symbol: {SQUARES[battle.symbol]} has no encounter symbol")
    for number, side in enumerate(battle.sides):
        if (side.hero < 0) == (side.encounter < 0) or (number == 0 and side.hero < 0):
            raise BadPosition(f"{where}, sides[{number}]: MH-400: a hero, or as defender an encounter, is expected")
        if side.hero >= 0 and owner_of(g, side.hero, f"{where}, sides[{number}], hero") != side.seat:
            raise BadPosition(f"{where}, sides[{number}], seat: MH-635: {HEROES[side.hero]} is not this seat's")
    attacker, defender = battle.sides
    if attacker.seat == defender.seat:
        raise BadPosition(f"{where}, sides: MH-500: nobody fights against an own hero")
    if len(set(battle.ask)) < len(battle.ask) or any(battle.sides[number].hero < 0 for number in battle.ask):
        raise BadPosition(f"{where}, ask: MH-460: sides with a hero, each once, are expected")
    check_slots(battle, battle.order, f"{where}, order")
    if step_of(battle) == "over":
        check_stage(battle, where)


def check_stage(battle: Battle, where: str) -> None:
    """MH-471, MH-514: what can still come depends on who has won against whom."""
    if battle.winner < 0 or battle.stage < 0:
        raise BadPosition(f"{where}: MH-471: a battle that is over has a winner and a stage")
    fitting = AFTER_WIN_OVER_HERO if battle.sides[1].encounter < 0 else AFTER_WIN_OVER_ENCOUNTER
    if battle.sides[battle.winner].encounter >= 0:
        fitting = AFTER_DEFEAT
    if STAGES[battle.stage] not in fitting:
        raise BadPosition(f"{where}, stage: {STAGES[battle.stage]} does not come after this battle")


def slots_of(side: Side) -> list[int]:
    """MH-401: all slots that a side can have."""
    if side.encounter >= 0:
        return [int(FIRST_ENCOUNTER + side.encounter)]
    first = side.hero // HEROES_OF_FACTION * TIERS
    return [*(int(first + tier) for tier in range(TIERS)), int(FIRST_HERO + side.hero)]


def check_slots(battle: Battle, slots: Iterable[int], where: str) -> None:
    """Slots of this battle, each once."""
    known = [*slots_of(battle.sides[0]), *slots_of(battle.sides[1])]
    seen: list[int] = []
    for slot in slots:
        if slot not in known or slot in seen:
            raise BadPosition(f"{where}: MH-401: {SLOTS[slot]} is no slot of this battle, or stands there twice")
        seen.append(slot)


def check_part_of_battle(g: Heroes, battle: Battle, attack: Attack | None, frame: Frame, where: str) -> None:
    """Frames inside a battle speak of its sides and slots."""
    if isinstance(frame, Window):
        if frame.window < 0 or (frame.window not in OF_BATTLE and attack is None):
            raise BadPosition(f"{where}, window: MH-408: this window is part of an attack")
        if len(set(frame.queue)) < len(frame.queue):
            raise BadPosition(f"{where}, ask: a side stands there twice")
    elif isinstance(frame, SecondTarget):
        check_own_stack(battle, frame.side, frame.first, where)
        if not isinstance(SKILL_CARDS[frame.card], OnTwo):
            raise BadPosition(f"{where}, card: MH-408: this skill has one target")
    elif isinstance(frame, Order):
        check_slots(battle, [slot for group in [*frame.groups, frame.done] for slot in group], f"{where}, groups")
    elif isinstance(frame, Slot):
        check_slots(battle, [int(frame.slot)], f"{where}, slot")
    elif isinstance(frame, Attack):
        check_attack(battle, frame, where)
    elif isinstance(frame, Assign):
        check_assign(g, battle, frame, where)
    elif isinstance(frame, (Resurrect, Laurel)):
        check_own_stack(battle, frame.side, frame.stack, where)
        if isinstance(frame, Laurel) and battle.sides[frame.side].hero < 0:
            raise BadPosition(f"{where}, side: MH-440: an encounter has no choice")


def check_own_stack(battle: Battle, side: int, stack: int, where: str) -> None:
    """A stack, if one is named, is of its side."""
    if stack >= 0 and (stack >= FIRST_HERO or stack not in slots_of(battle.sides[side])):
        raise BadPosition(f"{where}: MH-401: {SLOTS[stack]} is no stack of side {side}")


def check_attack(battle: Battle, attack: Attack, where: str) -> None:
    """MH-430: a slot of its side, and a kind of attack that such a slot makes."""
    if attack.slot not in slots_of(battle.sides[attack.side]):
        raise BadPosition(f"{where}, slot: MH-401: {SLOTS[attack.slot]} is no slot of side {attack.side}")
    kind = int(attack.kind)
    by_hero = FIRST_HERO <= attack.slot < FIRST_ENCOUNTER
    if by_hero:
        fits = kind not in (BY_UNIT, BY_ENCOUNTER)
    else:
        fits = kind == (BY_UNIT if attack.slot < FIRST_HERO else BY_ENCOUNTER)
    if kind >= BY_SCROLL:
        fits = fits and SCROLL_CARDS[kind - int(BY_SCROLL)].spell_attacks(False) != NO_SPELL
    elif kind >= BY_SKILL:
        fits = fits and SKILL_CARDS[kind - int(BY_SKILL)].spell_attacks(False) != NO_SPELL
    if not fits:
        raise BadPosition(f"{where}, kind: MH-430: {SLOTS[attack.slot]} makes no such attack")


def check_assign(g: Heroes, battle: Battle, assign: Assign, where: str) -> None:
    """MH-450, MH-452: a stack that lives; a unit that was begun is basic."""
    check_own_stack(battle, assign.side, assign.stack, where)
    if assign.stack < 0:
        if assign.finish:
            raise BadPosition(f"{where}, finish: MH-452: no stack takes wounds yet")
        return
    hero = g.find(battle.sides[assign.side].hero)
    tier = assign.stack % TIERS
    if hero.stack(tier) == 0 or (assign.finish and hero.army[TIERS + tier] == 0):
        raise BadPosition(f"{where}, stack: MH-452: {SLOTS[assign.stack]} has no such token")
