"""Frames as JSON (POSITION.md section 6): written and read from their declared fields.

Every kind of field has one way to be written and one to be read. `PROTOTYPES` has one frame of each kind; a frame that
is read begins as its copy.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.errors import BadPosition
from rulewright.games.fields import Fields, name_or_null, or_null, whole_list
from rulewright.games.runewars import frames
from rulewright.games.runewars.content import LABELS, NONE
from rulewright.games.runewars.control import left_of
from rulewright.games.runewars.frames import (
    DAMAGE_MODES,
    FORTIFY_ACTIONS,
    SIDES,
    WINDOW_KINDS,
    WINDOW_MOMENTS,
    Battle,
    Duel,
    DuelSide,
    Frame,
    Side,
)
from rulewright.games.runewars.ids import (
    AREAS,
    ATTRIBUTES,
    CITIES,
    EXPLORATION,
    FATE_NUMBERS,
    HEROES,
    OBJECTIVES,
    QUESTS,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SYMBOLS,
    TACTICS,
    TILES,
    TITLES,
    UNITS,
)
from rulewright.games.runewars.options import MARKER, MARKER_STEPS, MOST_INFLUENCE, VOCABULARY, marked, marker_code
from rulewright.games.runewars.state import Runewars

PROTOTYPES: Final[dict[str, Frame]] = {
    frame.NAME: frame
    for frame in (
        frames.SetUp([]), frames.Season([]), frames.SeasonCard(NONE, []), frames.Bid(), frames.Fall([]),
        frames.Winter([]), frames.QuestPhase([]), frames.Heroes(NONE), frames.HeroActivation(NONE),
        frames.Event(NONE, NONE), frames.Pickup(NONE), frames.Steal(NONE, NONE), frames.Test(NONE, NONE),
        frames.Quest(NONE, NONE, NONE), frames.Challenge(NONE, NONE), frames.Duel(NONE, NONE), frames.AfterDuel(NONE),
        frames.Spoils(NONE), frames.Turn(NONE), frames.TimingWindow(NONE), frames.Card(NONE, NONE),
        frames.Strategize(NONE), frames.Income(NONE), frames.Recruit(NONE), frames.Rally(NONE), frames.Hire(NONE),
        frames.TakeTitle(NONE), frames.Fortify(NONE), frames.GainRune(NONE), frames.Found(NONE, NONE),
        frames.Activation(NONE), frames.Diplomacy(NONE, NONE), frames.Battle(NONE), frames.Special(NONE, NONE),
        frames.Routs(NONE), frames.Damages(NONE), frames.AfterBattle(NONE, NONE, NONE), frames.TakeOver(NONE, NONE),
        frames.Retreat(NONE, NONE), frames.Limit(NONE, NONE), frames.HandLimit(NONE), frames.QuestLimit(NONE),
    )
}  # fmt: skip

CARDS: Final = (*TACTICS, *REWARDS, "captain", "valadir")
"""What a `card` frame can name."""

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "area": AREAS, "unit": UNITS, "hero": HEROES, "reward": REWARDS, "quest": QUESTS, "tile": TILES,
    "symbol": SYMBOLS, "resource": RESOURCES, "city": CITIES, "title": TITLES, "card": CARDS,
    "attribute": ATTRIBUTES, "season_card": SEASON_CARDS, "token": EXPLORATION, "side": SIDES,
    "objective": OBJECTIVES, "window_kind": WINDOW_KINDS, "window_moment": WINDOW_MOMENTS,
    "damage_mode": DAMAGE_MODES,
}  # fmt: skip
"""Kinds of fields that are one name, or null."""

LISTS: Final[dict[str, tuple[str, ...]]] = {
    "areas": AREAS, "units": UNITS, "labels": LABELS, "heroes": HEROES, "rewards": REWARDS, "tactics": TACTICS,
    "done": FORTIFY_ACTIONS, "objectives": OBJECTIVES,
}  # fmt: skip
"""Kinds of fields that are lists of names."""

LISTS_BY_SEAT: Final[dict[str, tuple[str, ...]]] = {"quests_by_seat": QUESTS, "tiles_by_seat": TILES}

WORDS_BY_SEAT: Final[dict[str, tuple[str, ...]]] = {"area_by_seat": AREAS, "tactics_by_seat": TACTICS}
"""Kinds of fields that are one name, or null, for each seat."""

OR_NULL: Final[dict[str, str]] = {"labels_or_null": "labels", "heroes_or_null": "heroes"}
"""Lists that are null while nothing is in them."""

BY_SEAT_RANGE: Final[dict[str, tuple[int, int]]] = {"by_seat": (0, int(MOST_INFLUENCE)), "order_by_seat": (1, 8)}
"""Numbers, or null, for each seat: bids, and Order cards."""

# Writing


def write_frame(frame: Frame) -> dict[str, Any]:
    """A frame with its name, its step and its fields."""
    written: dict[str, Any] = {"name": frame.NAME, "step": step_of(frame)}
    blank = PROTOTYPES[frame.NAME]
    for field in frame.FIELDS:
        value = getattr(frame, field.attribute)
        if field.always or value != getattr(blank, field.attribute):
            written[field.name] = write_field(field.kind, value)
    return written


def step_of(frame: Frame) -> str:
    """What the frame does next."""
    return frame.STEP_NAMES[min(int(frame.at), len(frame.STEP_NAMES) - 1)]


def write_field(kind: str, value: Any) -> Any:
    if kind in WORDS:
        return name_or_null(value, WORDS[kind])
    if kind in LISTS:
        return [LISTS[kind][number] for number in value]
    if kind in OR_NULL:
        return write_field(OR_NULL[kind], value) if value else None
    if kind in LISTS_BY_SEAT:
        return [[LISTS_BY_SEAT[kind][number] for number in part] for part in value]
    if kind in ("seat", "optional", "number_or_null"):
        return or_null(value)
    if kind in BY_SEAT_RANGE:
        return [or_null(number) for number in value]
    if kind in WORDS_BY_SEAT:
        return [name_or_null(number, WORDS_BY_SEAT[kind]) for number in value]
    if kind == "keys":
        return [VOCABULARY.key(code) for code in value]
    if kind == "marker":
        return None if value == NONE else write_marker(value)
    if kind == "markers":
        return [write_marker(marker) for marker in value]
    if kind == "units_by_area":
        return {AREAS[area]: [LABELS[label] for label in labels] for area, labels in enumerate(value) if labels}
    if kind == "battle_side":
        return write_side(value)
    if kind == "duel_side":
        return write_duel_side(value)
    if kind == "totals":
        return list(value) or None
    return list(value) if isinstance(value, list) else value


def write_marker(marker: int) -> list[list[int]]:
    """A marker of a home realm, the option less its verb: its two hexagons."""
    q, r, step = marked(marker)
    return [[q, r], [q + MARKER_STEPS[step][0], r + MARKER_STEPS[step][1]]]


def write_side(side: Side) -> dict[str, Any]:
    return {
        "seat": or_null(side.seat),
        "decider": or_null(side.decider),
        "units": [LABELS[label] for label in side.units],
        "drawn": [UNITS[unit] for unit in side.drawn],
        "strength": side.strength,
        "undying": side.undying,
        "quick": [UNITS[unit] for unit in side.quick],
        "support": {HEROES[hero]: UNITS[unit] for hero, unit in zip(side.supporters, side.supported, strict=True)},
        "killed": [UNITS[unit] for unit in side.killed],
        "type": name_or_null(side.type, UNITS),
        "cards": list(side.cards),
    }


def write_duel_side(side: DuelSide) -> dict[str, Any]:
    return {
        "weapon": name_or_null(side.weapon, REWARDS),
        "armor": name_or_null(side.armor, REWARDS),
        "amulet": side.amulet,
        "edge": side.edge,
        "bow": side.bow,
        "soulbiter": side.soulbiter,
        "coming": side.coming,
        "stop": side.stop,
        "cards": list(side.cards),
        "now": [REWARDS[reward] for reward in side.now],
    }


# Reading


def read_frame(g: Runewars, given: object, number: int) -> Frame:
    """A frame at the step that it names; what it leaves out is as in a new frame."""
    fields = Fields(f"pending frame {number}", given)
    name = fields.take("name", None)
    if not isinstance(name, str) or name not in PROTOTYPES:
        raise fields.wrong("name", f"{name!r:.60} is no frame")
    frame = PROTOTYPES[name].copy()
    assert isinstance(frame, Frame)
    step = fields.take("step", "start")
    if step not in frame.STEP_NAMES:
        raise fields.wrong("step", f"{step!r:.60} is no step of {name}")
    frame.at = frame.STEP_NAMES.index(step)
    for field in frame.FIELDS:
        if field.name in fields.left:
            setattr(frame, field.attribute, read_field(g, fields, field.name, field.kind))
    fields.done()
    if isinstance(frame, Battle):
        complete_sides(g, frame)
    elif isinstance(frame, Duel):
        complete_duel(g, frame)
    return frame


def read_field(g: Runewars, fields: Fields, name: str, kind: str) -> Any:
    if kind == "area":
        return area_on_map(g, fields, name, fields.word(name, None, AREAS))
    if kind in WORDS:
        return fields.word(name, None, WORDS[kind])
    kind = OR_NULL.get(kind, kind)
    if kind in LISTS:
        if fields.left[name] is None:
            fields.take(name, None)
            return []
        found = fields.words(name, [], LISTS[kind])
        return [area_on_map(g, fields, name, area) for area in found] if kind == "areas" else found
    if kind == "fates":
        return fields.numbers(name, [], 1, len(FATE_NUMBERS))
    if kind == "flag":
        return fields.flag(name, False)
    if kind == "number":
        return fields.whole(name, 0, 0, 999)
    if kind == "seat":
        return fields.seat(name, None, g.players)
    if kind == "seats":
        return fields.numbers(name, [], 0, int(g.players) - 1)
    return read_compound(g, fields, name, kind)


def area_on_map(g: Runewars, fields: Fields, name: str, area: int) -> int:
    """An area, or none; one that is not on the map is refused."""
    if area != NONE and not g.board.on_map[area]:
        raise fields.wrong(name, f"{AREAS[area]} is not on the map")
    return area


def read_compound(g: Runewars, fields: Fields, name: str, kind: str) -> Any:
    value = fields.take(name, None)
    if kind in ("optional", "number_or_null"):
        return -1 if value is None else whole_list(fields.where, name, [value], 0, 999)[0]
    if kind == "totals":
        totals = [] if value is None else whole_list(fields.where, name, value, 0, 999)
        if len(totals) not in (0, 2):
            raise fields.wrong(name, "the strength of the attacker and that of the defender are expected")
        return totals
    if kind == "battle_side":
        return read_side(g, Fields(f"{fields.where}, {name}", value))
    if kind == "duel_side":
        return read_duel_side(Fields(f"{fields.where}, {name}", value))
    if kind == "marker":
        return -1 if value is None else read_marker(fields, name, value)
    if kind == "units_by_area":
        return read_units_by_area(g, Fields(f"{fields.where}, {name}", value))
    if not isinstance(value, list):
        raise fields.wrong(name, f"a list is expected, not {value!r:.60}")
    if kind == "markers":
        return [read_marker(fields, name, marker) for marker in value]
    if kind == "keys":
        return [code_of(fields, name, key) for key in value]
    if kind in LISTS_BY_SEAT or kind in WORDS_BY_SEAT or kind in BY_SEAT_RANGE:
        return read_by_seat(g, fields, name, kind, value)
    return whole_list(fields.where, name, value, 0, 999)


def read_by_seat(g: Runewars, fields: Fields, name: str, kind: str, value: list[Any]) -> list[Any]:
    """One entry for each seat; nothing at all is no entry yet."""
    if len(value) not in (0, g.players):
        rule = "RW-053: " if kind in LISTS_BY_SEAT else ""
        raise fields.wrong(name, f"{rule}one entry for each of the {g.players} seats is expected")
    rows = [Fields(fields.where, {name: part}) for part in value]
    if kind in LISTS_BY_SEAT:
        return [row.words(name, [], LISTS_BY_SEAT[kind]) for row in rows]
    if kind in WORDS_BY_SEAT:
        return [row.word(name, None, WORDS_BY_SEAT[kind]) for row in rows]
    low, high = BY_SEAT_RANGE[kind]
    return [-1 if part is None else row.whole(name, None, low, high) for part, row in zip(value, rows, strict=True)]


def code_of(fields: Fields, name: str, key: object) -> int:
    code = VOCABULARY.code(key) if isinstance(key, str) else None
    if code is None:
        raise fields.wrong(name, f"{key!r:.60} is no option key")
    return code


def read_marker(fields: Fields, name: str, value: object) -> int:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(cell, list) and len(cell) == 2 for cell in value):
        (q, r), (other_q, other_r) = sorted(whole_list(fields.where, name, cell, -24, 24) for cell in value)
        if (other_q - q, other_r - r) in MARKER_STEPS:
            return int(marker_code(q, r, MARKER_STEPS.index((other_q - q, other_r - r))) - MARKER)
    raise fields.wrong(name, f"two adjacent hexagons are expected, not {value!r:.60}")


def read_units_by_area(g: Runewars, fields: Fields) -> list[list[int]]:
    for area in fields.left:
        if area in AREAS:
            area_on_map(g, fields, area, AREAS.index(area))
    units = [fields.words(area, [], LABELS) for area in AREAS]
    fields.done()
    return units


def read_side(g: Runewars, fields: Fields) -> Side:
    side = Side(fields.seat("seat", None, g.players))
    side.decider = fields.seat("decider", None, g.players)
    side.units = sorted(fields.words("units", [], LABELS))
    side.drawn = fields.words("drawn", [], UNITS)
    side.strength = fields.whole("strength", 0, -99, 99)
    side.undying = fields.flag("undying", False)
    side.quick = fields.words("quick", [], UNITS)
    support = fields.take("support", {})
    if not isinstance(support, dict):
        raise fields.wrong("support", "an object of heroes and types is expected")
    side.supporters = Fields(fields.where, {"support": list(support)}).words("support", [], HEROES)
    side.supported = Fields(fields.where, {"support": list(support.values())}).words("support", [], UNITS)
    side.killed = fields.words("killed", [], UNITS)
    side.type = fields.word("type", None, UNITS)
    side.cards = fields.numbers("cards", [], 1, len(FATE_NUMBERS))
    fields.done()
    return side


def complete_sides(g: Runewars, battle: Battle) -> None:
    """Who decides for a side, if it is left out: the seat itself, or the player left of the attacker (RW-277)."""
    if battle.attacker.seat == NONE:
        raise BadPosition("pending frame battle: the attacker is a player (RW-300)")
    if battle.attacker.decider == NONE:
        battle.attacker.decider = battle.attacker.seat
    if battle.defender.decider == NONE:
        defender = battle.defender.seat
        battle.defender.decider = left_of(g, battle.attacker.seat) if defender == NONE else defender


def complete_duel(g: Runewars, duel: Duel) -> None:
    """Who fights, and what the units of a quest prevent, if a duel that has begun leaves it out (RW-471, RW-485)."""
    attacker, defender = duel.attacker, duel.defender
    if step_of(duel) == "start" or attacker == NONE or g.hero_seat[attacker] == NONE:
        return
    if not duel.seats:
        seat: i64 = g.hero_seat[attacker]
        duel.seats = [int(seat), int(left_of(g, seat) if defender == NONE else g.hero_seat[defender])]
    if duel.area == NONE:
        duel.area = g.hero_area[attacker if defender == NONE else defender]
    if not duel.foe_stop and step_of(duel) == "aim":
        duel.foe_stop = [0] * len(duel.foes)


def read_duel_side(fields: Fields) -> DuelSide:
    side = DuelSide()
    side.weapon = fields.word("weapon", None, REWARDS)
    side.armor = fields.word("armor", None, REWARDS)
    side.amulet = fields.flag("amulet", False)
    side.edge = fields.flag("edge", False)
    side.bow = fields.flag("bow", False)
    side.soulbiter = fields.flag("soulbiter", False)
    side.coming = fields.whole("coming", 0, 0, 99)
    side.stop = fields.whole("stop", 0, 0, 99)
    side.cards = fields.numbers("cards", [], 1, len(FATE_NUMBERS))
    side.now = fields.words("now", [], REWARDS)
    fields.done()
    return side
