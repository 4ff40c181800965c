"""What is in the box: what follows from the names of things, and the printed values.

Which things exist is fixed (RW-001 to RW-003): `ids` has their names in canonical order and their numbers. Their
printed values (statistics, dials, Fate zones, the map) come from `data/`, or from a content pack of the same form, and
are checked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.ids import (
    ALIGNMENTS,
    ARCHER,
    AREA_COUNT,
    AREAS,
    ATTRIBUTES,
    BEASTMAN,
    BERSERKER,
    CITIES,
    DEVELOPMENTS,
    EDGES,
    EVIL,
    EXPLORATION,
    FACTIONS,
    FATE_NUMBERS,
    FOOTMAN,
    GOOD,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REANIMATE,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SHAPES,
    SYMBOLS,
    TACTICS,
    TILES,
    TITLES,
    TOKEN_BACKS,
    UNIT_COUNT,
    UNITS,
    ZONE_KINDS,
)
from rulewright.kit.contents import DataFiles

NONE: Final[i64] = -1
"""No seat, no area, no card: null at the edge."""

# Factions and units (RW-001, RW-019)

NEUTRAL: Final[i64] = 4
"""The faction of neutral units."""

COMMON_UNIT: Final[tuple[int, ...]] = (FOOTMAN, ARCHER, REANIMATE, BERSERKER)
"""The type of each faction with sixteen figures."""

# Labels: a unit with its condition is one number, and numbers sort canonically.

LABEL_STRIDE: Final[i64] = 10
ROUTED: Final[i64] = 5
"""Added to the number of a standing unit when it is routed; damage (0 to 4) is added to that."""


def label_name(label: int) -> str:
    """`archer`, `archer-routed`, `pegasus_rider-d1`, `giant-routed-d2`."""
    unit, condition = divmod(label, LABEL_STRIDE)
    routed, damage = divmod(condition, ROUTED)
    return UNITS[unit] + ("-routed" if routed else "") + (f"-d{damage}" if damage else "")


LABELS: Final = tuple(label_name(number) for number in range(int(UNIT_COUNT * LABEL_STRIDE)))
LABEL_NUMBER: Final = {name: number for number, name in enumerate(LABELS)}


def standing(unit: i64) -> i64:
    """The label of a standing, undamaged unit."""
    return unit * LABEL_STRIDE


def unit_of(label: i64) -> i64:
    return label // LABEL_STRIDE


def is_routed(label: i64) -> bool:
    return label % LABEL_STRIDE >= ROUTED


def unrouted(labels: list[int]) -> list[int]:
    """Those of some units that stand."""
    return [label for label in labels if not is_routed(label)]


def damage_on(label: i64) -> i64:
    return label % ROUTED


def rout_label(label: i64) -> i64:
    """The same unit, routed; it keeps its damage."""
    return label if is_routed(label) else label + ROUTED


def stand_label(label: i64) -> i64:
    """The same unit, standing; it keeps its damage."""
    return label - ROUTED if is_routed(label) else label


def healed_label(label: i64) -> i64:
    """The same unit without damage, standing or routed as it was."""
    return label - label % ROUTED


def faction_of(unit: i64) -> i64:
    """The faction of a unit; NEUTRAL for neutral units."""
    return unit // 4 if unit < BEASTMAN else NEUTRAL


def is_neutral(label: i64) -> bool:
    return label >= BEASTMAN * LABEL_STRIDE


# The map (RW-004, RW-005)

NUMBERED_TILES: Final[i64] = 9
HOME_TILE: Final = (9, 10, 12, 11)
"""The home realm tile of each faction: D, L, W, U."""
TILE_AREAS: Final = ["".join([name[1] for name in AREAS if name[0] == tile]) for tile in TILES]
"""The letters of the areas of each tile."""
AREA_NUMBER: Final = {name: number for number, name in enumerate(AREAS)}
TILE_OF: Final = [TILES.index(name[0]) for name in AREAS]
FIRST_AREA: Final = [AREA_NUMBER[tile + "A"] for tile in TILES]
FIRST_HOME_AREA: Final[i64] = 30
HOME_FACTION: Final = [-1] * 30 + [0, 0, 0, 1, 1, 1, 3, 3, 3, 2, 2, 2]
"""The faction whose home realm an area belongs to; NONE for the others."""
OPEN: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
WATER: Final[i64] = 2
"""Border types are bits: a border can be mountain and water at once."""

# Other things

SETUP_QUESTS: Final[i64] = 9
"""The first nine quests are the Setup Quests; quest n names tile n."""

# Runes lie in areas as these numbers.
NO_RUNE: Final[i64] = 0
FALSE_RUNE: Final[i64] = 1
DRAGON_RUNE: Final[i64] = 2
RUNES: Final = ("", "false", "dragon")

# Limits (RW-600)
MOST_UNITS: Final[i64] = 8
MOST_HEROES: Final[i64] = 3
MOST_QUESTS: Final[i64] = 3
MOST_TACTICS: Final[i64] = 10
MOST_STRONGHOLDS: Final[i64] = 4
DRAGON_RUNES: Final[i64] = 21
FALSE_RUNES: Final[i64] = 17
HIGHEST_DIAL: Final[i64] = 8


# Words of the data files
NO_OR_YES: Final = ("no", "yes")
BENEFITS: Final = ("influence", "tactics", "quest", *SHAPES)
KIND_OF_AREA: Final = {
    "q22": "any area with a city", "q23": "any area of another player's home realm", "q24": "any neutral area",
}  # fmt: skip
"""Quests that name a kind of area (RW-450); which kind is part of the rules."""


class Tables:
    """The printed values of one edition of the game; never changed.

    Lists by unit: `figures`, `shape`, `initiative`, `health`, `fast`, `flying`. By hero: `attributes` (three each, in a
    row), `hero_health`, `hero_alignment`. By area: `yields` (three each), `printed_neutrals`, `city_site`, `offsets`
    (q and r inside the tile), `borders` (six each). By Fate card number (0 is unused): `destiny`, `zone_kind` and
    `zone_value` (four each). By faction: `alignment`, `start_tactics`, `start_influence`, `start_dials` (three each);
    `dial_units`, `dial_tactics`, `dial_influence` at [faction * 27 + resource * 9 + position]. By city: `benefits` as
    (kind, number) pairs. `copies_of_tactics`, `copies_of_rewards`, `tokens_by_back`, `developments_each`.
    """

    def __init__(self, folder: Path) -> None:
        files = DataFiles(folder)
        self.read_units(files)
        self.read_factions(files)
        self.read_dials(files)
        self.read_fate(files)
        self.read_map(files)
        self.read_heroes(files)
        self.read_cards(files)
        self.read_quests(files)
        self.read_cities(files)
        self.read_exploration(files)
        self.check_supplies(files)

    def read_units(self, files: DataFiles) -> None:
        """RW-001, RW-017."""
        columns = ("count", "shape", "initiative", "health", "traits")
        rows = files.listed("units.csv", "unit_id", UNITS, columns)
        self.figures: list[int] = [files.whole("units.csv", row["count"], 1, 16) for row in rows]
        self.shape: list[int] = [files.place("units.csv", row["shape"], SHAPES) for row in rows]
        self.initiative: list[int] = [files.whole("units.csv", row["initiative"], 1, 5) for row in rows]
        self.health: list[int] = [files.whole("units.csv", row["health"], 1, 5) for row in rows]
        self.fast: list[int] = [int("fast" in row["traits"]) for row in rows]
        self.flying: list[int] = [int("flying" in row["traits"]) for row in rows]

    def read_factions(self, files: DataFiles) -> None:
        """RW-019."""
        columns = ("alignment", "start_tactics", "start_influence", "start_food", "start_wood", "start_ore")
        rows = files.listed("factions.csv", "faction_id", FACTIONS, columns)
        good_or_evil = [files.place("factions.csv", row["alignment"], ("good", "evil")) for row in rows]
        self.alignment: list[int] = [int(EVIL) if evil else int(GOOD) for evil in good_or_evil]
        self.start_tactics: list[int] = [files.whole("factions.csv", row["start_tactics"], 0, 10) for row in rows]
        self.start_influence: list[int] = [files.whole("factions.csv", row["start_influence"], 0, 40) for row in rows]
        self.start_dials: list[int] = [
            files.whole("factions.csv", row[f"start_{resource}"], 0, 8) for row in rows for resource in RESOURCES
        ]

    def read_dials(self, files: DataFiles) -> None:
        """RW-020, RW-021: what each space of each dial shows."""
        spaces = 4 * 3 * 9
        self.dial_units: list[list[int]] = [[] for _ in range(spaces)]
        self.dial_tactics: list[int] = [0] * spaces
        self.dial_influence: list[int] = [0] * spaces
        for row in files.rows("dials.csv", ("faction_id", "resource", "position", "icon", "amount")):
            faction = files.place("dials.csv", row["faction_id"], FACTIONS)
            resource = files.place("dials.csv", row["resource"], RESOURCES)
            position = files.whole("dials.csv", row["position"], 0, 8)
            at = faction * 27 + resource * 9 + position
            amount = files.whole("dials.csv", row["amount"], 0, 9)
            if row["icon"] == "tactics":
                self.dial_tactics[at] = amount
            elif row["icon"] == "influence":
                self.dial_influence[at] = amount
            elif row["icon"] != "blank":
                self.dial_units[at] = [files.place("dials.csv", row["icon"], UNITS)] * amount

    def units_of_dial(self, faction: int, resource: int, level: int) -> list[int]:
        """RW-021: the units on all spaces of a dial up to a level."""
        first = faction * 27 + resource * 9
        units: list[int] = []
        for space in range(first, first + level + 1):
            units += self.dial_units[space]
        return units

    def units_of_dials(self, faction: int, levels: list[int]) -> list[int]:
        """RW-021: the units of all three dials, in canonical order."""
        units: list[int] = []
        for resource, level in enumerate(levels):
            units += self.units_of_dial(faction, resource, level)
        return sorted(units)

    def read_fate(self, files: DataFiles) -> None:
        """RW-018."""
        rows = files.listed("fate_cards.csv", "number", FATE_NUMBERS, ("destiny", *SHAPES))
        self.destiny: list[int] = [-1] + [files.place("fate_cards.csv", row["destiny"], SYMBOLS) for row in rows]
        self.zone_kind: list[int] = [0, 0, 0, 0]
        self.zone_value: list[int] = [0, 0, 0, 0]
        for row in rows:
            for shape in SHAPES:
                kind, _, value = row[shape].partition(" ")
                self.zone_kind.append(files.place("fate_cards.csv", kind, ZONE_KINDS))
                self.zone_value.append(files.whole("fate_cards.csv", value or 0, 0, 3))

    def read_map(self, files: DataFiles) -> None:
        """RW-004, RW-005."""
        columns = ("area", "q", "r", *RESOURCES, "neutral_units", "city_site")
        rows = {row["area"]: row for row in files.rows("map_areas.csv", columns)}
        if set(rows) != set(AREAS):
            raise files.wrong("map_areas.csv", f"must have the areas {', '.join(AREAS)}")
        self.yields: list[int] = []
        self.offsets: list[tuple[int, int]] = []
        self.city_site: list[int] = []
        self.printed_neutrals: list[list[int]] = []
        for area in AREAS:
            row = rows[area]
            self.yields += [files.whole("map_areas.csv", row[resource], 0, 8) for resource in RESOURCES]
            offset = (files.whole("map_areas.csv", row["q"], -3, 3), files.whole("map_areas.csv", row["r"], -3, 3))
            self.offsets.append(offset)
            self.city_site.append(files.place("map_areas.csv", row["city_site"], NO_OR_YES))
            self.printed_neutrals.append(neutral_labels(files, row["neutral_units"]))
        self.read_borders(files)

    def read_borders(self, files: DataFiles) -> None:
        """RW-005: the six edges of every area."""
        self.borders: list[int] = [-1] * (int(AREA_COUNT) * 6)
        for row in files.rows("map_edges.csv", ("area", "edge", "border")):
            area = files.place("map_edges.csv", row["area"], AREAS)
            at = area * 6 + files.place("map_edges.csv", row["edge"], EDGES)
            self.borders[at] = files.place("map_edges.csv", row["border"], ("open", "mountain", "water"))
        if -1 in self.borders:
            area, edge = divmod(self.borders.index(-1), 6)
            raise files.wrong("map_edges.csv", f"the edge {EDGES[edge]} of area {AREAS[area]} is missing")

    def read_heroes(self, files: DataFiles) -> None:
        """RW-420."""
        rows = files.listed("heroes.csv", "hero_id", HEROES, (*ATTRIBUTES, "health", "alignment"))
        self.attributes: list[int] = [
            files.whole("heroes.csv", row[attribute], 0, 9) for row in rows for attribute in ATTRIBUTES
        ]
        self.hero_health: list[int] = [files.whole("heroes.csv", row["health"], 1, 9) for row in rows]
        self.hero_alignment: list[int] = [files.place("heroes.csv", row["alignment"], ALIGNMENTS) for row in rows]

    def read_cards(self, files: DataFiles) -> None:
        """RW-003: copies of Tactics and Reward cards, the mark of the Wizards' Council (RW-562), developments."""
        self.copies_of_tactics: list[int] = files.counted("tactics.csv", "key", TACTICS)
        self.copies_of_rewards: list[int] = files.counted("rewards.csv", "key", REWARDS)
        rows = files.listed("seasons.csv", "season_card_id", SEASON_CARDS, ("wizards_council",))
        self.council: list[int] = [files.place("seasons.csv", row["wizards_council"], NO_OR_YES) for row in rows]
        self.developments_each: list[int] = [0] * (4 * len(DEVELOPMENTS))
        for row in files.rows("developments.csv", ("key", "faction_id")):
            faction = files.place("developments.csv", row["faction_id"], FACTIONS)
            development = files.place("developments.csv", row["key"], DEVELOPMENTS)
            self.developments_each[faction * len(DEVELOPMENTS) + development] += 1
        files.listed("objectives.csv", "objective_id", OBJECTIVES)
        files.listed("titles.csv", "title_id", TITLES)

    def read_quests(self, files: DataFiles) -> None:
        """RW-450: the area of each Quest card; NONE where it names a kind of area, which is always the same kind."""
        self.quest_area: list[int] = []
        for row in files.listed("quests.csv", "quest_id", QUESTS, ("area",)):
            kind = KIND_OF_AREA.get(row["quest_id"])
            words = AREAS if kind is None else (kind,)
            area = files.place("quests.csv", row["area"], words)
            self.quest_area.append(area if kind is None else int(NONE))
        for quest in range(int(SETUP_QUESTS)):
            if not AREAS[self.quest_area[quest]].startswith(TILES[quest]):
                named = f"the Setup Quest {QUESTS[quest]} must name an area of tile {TILES[quest]}"
                raise files.wrong("quests.csv", named)

    def read_cities(self, files: DataFiles) -> None:
        """RW-166."""
        self.benefits: list[list[tuple[str, int]]] = []
        columns = ("benefit_1", "benefit_2", "benefit_3", "benefit_4")
        for row in files.listed("cities.csv", "city_id", CITIES, columns):
            benefits: list[tuple[str, int]] = []
            for column in columns:
                kind, _, number = row[column].partition(" ")
                if kind != "-":
                    files.place("cities.csv", kind, BENEFITS)
                    benefits.append((kind, files.whole("cities.csv", number, 1, 9)))
            self.benefits.append(benefits)

    def read_exploration(self, files: DataFiles) -> None:
        """RW-700: the tokens with back 1 and with back 2+, in canonical order."""
        self.tokens_by_back: list[list[int]] = [[], []]
        for row in files.rows("exploration.csv", ("key", "back")):
            back = files.place("exploration.csv", row["back"], TOKEN_BACKS)
            self.tokens_by_back[back].append(files.place("exploration.csv", row["key"], EXPLORATION))
        for tokens in self.tokens_by_back:
            tokens.sort()

    def check_supplies(self, files: DataFiles) -> None:
        """RW-067, RW-071, RW-074: set-up must find the figures and heroes that it needs."""
        printed = [int(unit_of(label)) for labels in self.printed_neutrals for label in labels]
        for faction, name in enumerate(FACTIONS):
            starting = self.units_of_dials(faction, self.start_dials[faction * 3 : faction * 3 + 3])
            if len(starting) > 3 * int(MOST_UNITS):
                raise files.wrong("dials.csv", f"{name} starts with more units than its home realm holds")
            printed += starting
        for unit, figures in enumerate(self.figures):
            if printed.count(unit) > figures:
                raise files.wrong("units.csv", f"set-up needs more figures of {UNITS[unit]} than {figures}")
        for alignment, word in ((GOOD, "good"), (EVIL, "evil")):
            if self.hero_alignment.count(int(alignment)) < self.alignment.count(int(alignment)):
                raise files.wrong("heroes.csv", f"there are fewer {word} heroes than {word} factions")


def neutral_labels(files: DataFiles, printed: str) -> list[int]:
    """RW-067: the neutral units that an area shows, written as `hellhound 1; razorwing 1` or `none`."""
    labels: list[int] = []
    for part in printed.split("; ") if printed != "none" else ():
        name, _, number = part.partition(" ")
        unit = int(BEASTMAN) + files.place("map_areas.csv", name, UNITS[int(BEASTMAN) :])
        labels += [int(standing(unit))] * files.whole("map_areas.csv", number, 1, 8)
    return sorted(labels)
