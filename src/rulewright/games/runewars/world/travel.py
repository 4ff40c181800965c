"""Travel: where figures can go; reach of units and heroes (RW-220 to RW-236, RW-425, RW-713, RW-714, RW-804, RW-911).

Sets of areas are bit masks. Nothing here asks a player; moving units is the business of the orders and cards. Only
`hero_entered` calls a procedure, so it is the last thing that a step does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import LABEL_STRIDE, MOUNTAIN, NONE, ROUTED, WATER, is_neutral
from rulewright.games.runewars.heroes.frames import Pickup
from rulewright.games.runewars.ids import DUNGEON, MAGIC_PORTAL, PEGASUS_FEATHER, RONAN, SEASON_CARDS, SUMMER
from rulewright.games.runewars.options import hero_figure, march_code
from rulewright.games.runewars.orders.frames import Turn
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, heroes_of, open_borders, see_rune
from rulewright.games.runewars.world.decks import reveal_reward
from rulewright.games.runewars.world.influence import spend_influence
from rulewright.kit.masks import bit, mask_of

MESSAGES: Final[dict[str, MessageKind]] = {"pays_for_portals": MessageKind(("seat",), "RW-713")}
ALL_BORDERS: Final[i64] = MOUNTAIN | WATER
"""The border types that Flying ignores (RW-226)."""
UNIT_RANGE: Final[i64] = 2
HERO_RANGE: Final[i64] = 2
"""RW-804: how far heroes march with the option `revised`."""
SEASON_OF_TRUCE: Final[i64] = SEASON_CARDS.index("spr8")

# Sets of areas


def areas_of(g: Runewars, mask: i64) -> list[int]:
    """The areas of a set, in map order."""
    return [area for area in g.board.areas if mask >> area & 1]


def passable_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-225: friendly and empty areas; also where Strategize may lead (RW-229)."""
    found: list[int] = []
    for area in g.board.areas:
        owner = controller(g, area)
        # Strongholds and home realms have an owner: without one and without units an area is empty (RW-011).
        if owner == seat or (owner == NONE and not g.units[area] and area != g.contested):
            found.append(area)
    return found


def origin_areas(g: Runewars, seat: i64) -> list[int]:
    """RW-221, RW-234: areas with units of a player that his activation token does not hold."""
    origins: list[int] = []
    for area in g.board.areas:
        if g.units[area] and not g.activated[area] >> seat & 1 and controller(g, area) == seat:
            origins.append(area)
    return origins


def truce_forbids(g: Runewars, seat: i64, area: i64) -> bool:
    """Season of Truce: nobody activates or enters with units an area of another player."""
    if g.season_card != SEASON_OF_TRUCE:
        return False
    owner = controller(g, area)
    return owner != NONE and owner != seat


# Magic Portals (RW-713)


def portals(g: Runewars) -> i64:
    """The areas with a face-up Magic Portal; none unless there are two."""
    found: i64 = 0
    number: i64 = 0
    if g.token_up:
        for area in g.board.areas:
            if g.token[area] == MAGIC_PORTAL and g.token_up >> area & 1:
                found |= bit(area)
                number += 1
    return found if number > 1 else 0


def portals_of_turn(g: Runewars) -> i64:
    """The portals that are joined now: paid for with this Order card."""
    return portals(g) if g.portal else 0


def payable_portals(g: Runewars, seat: i64) -> i64:
    """The portals that a payment of 1 influence would join; none if it is made already or impossible."""
    return 0 if g.portal or g.seats[seat].influence < 1 else portals(g)


def pay_for_portals(g: Runewars, seat: i64) -> None:
    """D-204: one payment for all figures that this Order card moves."""
    g.tell("pays_for_portals", seat)
    spend_influence(g, seat, 1)
    g.portal = True


# Steps and paths


def one_step(g: Runewars, areas: i64, opened: i64, joined: i64) -> i64:
    """The areas one step from any area of a set; `opened` are border types, `joined` portals."""
    board = g.board
    found: i64 = joined if areas & joined else 0
    for area in board.areas:
        if areas >> area & 1:
            found |= board.near[area * 4 + opened]
    return found


def within(g: Runewars, area: i64, steps: i64, opened: i64, through: i64, joined: i64) -> i64:
    """RW-233: the areas joined to an area by a path of so many steps that passes only through `through`.

    Borders are the same from both sides, so this is as well where a figure can come from.
    """
    start: i64 = bit(area)
    reached: i64 = 0
    frontier = start
    for _ in range(steps):
        frontier = one_step(g, frontier, opened, joined) & ~reached & ~start
        if frontier == 0:
            break
        reached |= frontier
        frontier &= through
    return reached


def unit_borders(g: Runewars, unit: i64, opened: i64) -> i64:
    """RW-226: Flying ignores all borders; `opened` from `open_borders`."""
    return ALL_BORDERS if g.tables.flying[unit] else opened


def standing_kinds(labels: list[int]) -> list[int]:
    """RW-220: one label of each kind of unit that has a standing figure among these."""
    kinds: list[int] = []
    last: i64 = NONE
    for label in labels:
        if label // LABEL_STRIDE != last and label % LABEL_STRIDE < ROUTED:
            kinds.append(label)
            last = label // LABEL_STRIDE
    return kinds


# Mobilize and Conquer (RW-233 to RW-236)


def reachable_units(
    g: Runewars, seat: i64, area: i64, through: i64, origins: list[int], joined: i64, allies: bool
) -> list[int]:
    """RW-233 to RW-236: which (origin, unit) can move into an area, as options `move:<origin>:<unit>`.

    `through` and `origins` are those of the moment when the token was placed (RW-235: `mask_of(passable_areas)`,
    `origin_areas`); `joined` are portals (`portals_of_turn`). `allies`: whether allied neutral units may come, that is,
    the area is friendly or a unit of the player's colour has arrived (RW-236).
    """
    opened = open_borders(g, seat)
    sources: list[int] = [-1, -1, -1, -1]
    codes: list[int] = []
    for origin in origins:
        for label in standing_kinds(g.units[origin]):
            unit = label // LABEL_STRIDE
            if not allies and is_neutral(label):
                continue
            kind: i64 = g.tables.fast[unit] * 2 + g.tables.flying[unit]
            if sources[kind] < 0:
                steps = UNIT_RANGE + g.range + g.tables.fast[unit]
                sources[kind] = within(g, area, steps, unit_borders(g, unit, opened), through, joined)
            if sources[kind] >> origin & 1:
                codes.append(march_code(origin, unit))
    return codes


def reachable_areas(g: Runewars, seat: i64, joined: i64) -> i64:
    """The areas into which a player could move at least one unit with Mobilize or Conquer now (RW-155, RW-236).

    Only movement is looked at, not whether the area may be activated (RW-154, RW-223, `truce_forbids`).
    """
    opened = open_borders(g, seat)
    passable = passable_areas(g, seat)
    through = mask_of(passable)
    friendly: i64 = 0
    for area in passable:
        if controller(g, area) == seat:
            friendly |= bit(area)
    reached: i64 = 0
    for origin in origin_areas(g, seat):
        done: i64 = 0
        for label in standing_kinds(g.units[origin]):
            unit = label // LABEL_STRIDE
            neutral = is_neutral(label)
            kind: i64 = g.tables.fast[unit] * 2 + g.tables.flying[unit] + (4 if neutral else 0)
            if done >> kind & 1:
                continue
            done |= 1 << kind
            steps = UNIT_RANGE + g.range + g.tables.fast[unit]
            found = within(g, origin, steps, unit_borders(g, unit, opened), through, joined)
            reached |= found & friendly if neutral else found
    return reached


def reachable_heroes(g: Runewars, seat: i64, area: i64, joined: i64) -> list[int]:
    """RW-804: heroes that can march along, as options `move:<origin>:<hero>`; Dungeons stop them (RW-714, RW-956)."""
    codes: list[int] = []
    for hero in free_heroes(g, seat):
        origin = g.hero_area[hero]
        if origin != area and within(g, area, HERO_RANGE, hero_borders(g, hero), ~dungeons(g), joined) >> origin & 1:
            codes.append(march_code(origin, hero_figure(hero)))
    return codes


# Heroes (RW-224, RW-227, RW-425)


def hero_borders(g: Runewars, hero: i64) -> i64:
    """The border types that do not stop a hero: as for his player's units; Ronan of the Wild, the Pegasus Feather."""
    if PEGASUS_FEATHER in g.hero_rewards[hero]:
        return ALL_BORDERS
    return walking_borders(g, hero)


def walking_borders(g: Runewars, hero: i64) -> i64:
    """The border types that do not stop a hero even without a Pegasus Feather."""
    opened = open_borders(g, g.hero_seat[hero])
    return opened | WATER if hero == RONAN else opened


def hero_steps(g: Runewars, hero: i64, joined: i64) -> i64:
    """The areas that a hero can enter in one step, whoever controls them; `joined` are portals."""
    return one_step(g, bit(g.hero_area[hero]), hero_borders(g, hero), joined) & ~bit(g.hero_area[hero])


def dungeons(g: Runewars) -> i64:
    """RW-714: the areas with a face-up Dungeon, where a hero's movement ends."""
    found: i64 = 0
    if g.token_up:
        for area in g.board.areas:
            if g.token[area] == DUNGEON and g.token_up >> area & 1:
                found |= bit(area)
    return found


def is_confined(g: Runewars, hero: i64) -> bool:
    """RW-956: no Order card of a Summer moves a hero out of a Dungeon that the Quest Phase left him in."""
    return g.season == SUMMER and dungeons(g) >> g.hero_area[hero] & 1 != 0


def free_heroes(g: Runewars, seat: i64) -> list[int]:
    """RW-220, RW-714: the heroes of a player that an Order card can move."""
    return [hero for hero in heroes_of(g, seat) if not g.hero_routed >> hero & 1 and not is_confined(g, hero)]


def move_hero(g: Runewars, hero: i64, area: i64, steps: i64, joined: i64) -> None:
    """A hero goes to an area and sees its rune at once, even while an order is being entered (RW-525).

    A Pegasus Feather is turned up if he could not do without it (RW-501).
    """
    if PEGASUS_FEATHER in g.hero_rewards[hero]:
        origin = g.hero_area[hero]
        if not within(g, area, steps, walking_borders(g, hero), ~dungeons(g), joined) >> origin & 1:
            reveal_reward(g, PEGASUS_FEATHER)
            g.tell("uses_reward", hero, PEGASUS_FEATHER, g.hero_seat[hero])
    g.hero_area[hero] = area
    if g.rune[area]:
        see_rune(g, g.hero_seat[hero], area)


def hero_entered(g: Runewars, hero: i64) -> None:
    """RW-482: a hero that has entered an area by any movement may take the Rewards that lie there."""
    numbers = [place + 1 for place in range(4) if g.marker_area[place] == g.hero_area[hero]]
    if numbers:
        pickup = Pickup(hero)
        pickup.left = numbers
        call(g, pickup)


# The order in progress


def turn_in_progress(g: Runewars) -> Turn:
    """The frame of the present turn; Mobilize and Conquer note there that they were declined (RW-118)."""
    for frame in g.stack:
        if isinstance(frame, Turn):
            return frame
    raise AssertionError("RW-015: no turn is in progress")
