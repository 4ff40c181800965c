"""What is in the box: the data files, read and checked, as numbers by the numbers of the things.

Which things exist is fixed: `ids` has their names in canonical order. Their printed values come from `data/`, or from a
content pack of the same form. A unit type is faction x 6 + tier, a hero faction x 3, a skill faction x 16, of which the
first eight are Might, a building faction x 9, an action card faction x 4.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.ids import (
    ACTION_CARDS,
    ARTEFACTS,
    BATTLE_ABILITIES,
    BUILDINGS,
    COLOURS,
    ENCOUNTERS,
    FACTIONS,
    HERO_ABILITIES,
    HEROES,
    LOCATIONS,
    SCROLLS,
    SKILLS,
    TREASURES,
    UNITS,
    WEEKS,
)
from rulewright.games.heroes.options import REWARDS
from rulewright.kit.contents import DataFiles

TIERS: Final[i64] = 6
HEROES_OF_FACTION: Final[i64] = 3
SKILLS_OF_FACTION: Final[i64] = 16
SKILLS_OF_DECK: Final[i64] = 8
BUILDINGS_OF_FACTION: Final[i64] = 9
SIDE: Final[i64] = 5
"""MH-022: squares on a side of a tile."""
WIDTH: Final[i64] = 20
"""Columns of the largest map; square = WIDTH x row + column on every map."""
SQUARE_COUNT: Final[i64] = 400
MOST: Final = 99
"""The highest printed number that a content pack may have."""

# Terrain (MH-174 to MH-177)
OPEN: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
WATER: Final[i64] = 2
HARBOUR: Final[i64] = 3
OUTSIDE: Final[i64] = -1
TERRAINS: Final = ("open", "mountain", "water", "port")
# Kinds of location (MH-230)
TO_CONTROL: Final[i64] = 0
TO_EXPLORE: Final[i64] = 1
NEITHER: Final[i64] = 2
KINDS: Final = ("control", "explore", "none")

# Buildings of every faction, by their places
MAGE_GUILD: Final[i64] = 0
DWELLINGS: Final[i64] = 1
"""The first of three dwellings, for tiers C and D, E, F (MH-305)."""
TRAINING_GROUNDS: Final[i64] = 4
TOWN_HALL: Final[i64] = 5
TAVERN: Final[i64] = 6
TOWN_PORTAL: Final[i64] = 7
EXCLUSIVE: Final[i64] = 8

# Action cards (MH-151, MH-152) and what they show
CARD_NAMES: Final = ("march", "command", "stewardship", "balance")
BALANCE: Final[i64] = 3
READY: Final[i64] = 0
USED_UP: Final[i64] = 1
ASIDE: Final[i64] = 2
HEROES_ACTION: Final[i64] = 0
GATHER: Final[i64] = 1
DEVELOP: Final[i64] = 2
IDLE: Final[i64] = 3
ACTION_NAMES: Final = ("Heroes", "Gather", "Develop")

MOONS: Final = ("crescent", "half", "full")
MOON_CARDS: Final[i64] = 5

# Other figures (CONTENT section 15)
START_GOLD: Final[i64] = 7
START_RESOURCES: Final[i64] = 5
START_UNITS: Final[i64] = 3
MARKERS: Final[i64] = 14
TOP_LEVEL: Final[i64] = 4
HIRE_COST: Final[i64] = 6
STUDY_COST: Final[i64] = 3
SELL_PRICE: Final[i64] = 3
SCROLL_LIMIT: Final[i64] = 3
SKILL_LIMIT: Final[i64] = 5
ARENA_LIMIT: Final[i64] = 3
BASE_MOVEMENT: Final[i64] = 6
TARGETS: Final = [0, 0, 12, 14, 16]
"""MH-530, by the number of players."""
WEEKS_OF_LENGTH: Final = {"short": 3, "medium": 4, "long": 5}
"""MH-056: cards of each moon phase."""

# Rewards of treasure cards (MH-382), by their places among REWARDS
GOLD_2: Final[i64] = 0
RESOURCES_1: Final[i64] = 4
R_SCROLL: Final[i64] = 8
R_ARTEFACT: Final[i64] = 9
TRAIN_1: Final[i64] = 10
RECRUIT_A2: Final[i64] = 14
RECRUIT_B1: Final[i64] = 16

# Slots of artefacts (MH-386)
ARTEFACT_SLOTS: Final = ("head", "body", "hand", "trinket")
SLOT_SIZES: Final = [1, 1, 2, 2]
NO_REQUIREMENT: Final[i64] = 0
NEEDS_STRENGTH: Final[i64] = 1
NEEDS_MAGIC: Final[i64] = 2

LEVELS: Final = ("I", "II", "III", "IV")
SCHOOLS: Final = ("Warfare", "Tactics", "Realm", "Air", "Darkness", "Earth", "Fire", "Light", "Prime", "Water")
FACES: Final = ("Wound 1", "Wound 2", "Laurel", "Luck", "Misfortune")
DECKS: Final = ("Might", "Magic")


class Tables:
    """The printed values of one edition of the game; never changed."""

    def __init__(self, folder: Path) -> None:
        files = Reader(folder)
        self.strength, self.initiative, self.ability, self.tokens, self.recruit_gold, self.train_gold = files.units()
        self.hero_strength, self.hero_magic, self.hero_initiative, self.leadership = files.heroes()
        self.hero_abilities: list[int] = files.sets("heroes.csv", "abilities", HERO_ABILITIES)
        self.schools: list[int] = files.sets("heroes.csv", "schools", SCHOOLS)
        self.hero_deck: list[int] = files.words("heroes.csv", "type", DECKS)
        self.skill_school: list[int] = files.words("skills.csv", "school", SCHOOLS)
        self.skill_name: list[int] = files.skill_names()
        self.slot: list[int] = files.words("artefacts.csv", "slot", ARTEFACT_SLOTS)
        self.needs, self.needed = files.requirements()
        self.artefact_power: list[int] = files.numbers("artefacts.csv", "power_points")
        self.least_level: list[int] = [level + 1 for level in files.words("buildings.csv", "min_level", LEVELS)]
        self.building_resources: list[int] = files.numbers("buildings.csv", "cost_resources")
        self.building_gold: list[int] = files.numbers("buildings.csv", "cost_gold")
        self.level_cost, self.level_gold, self.level_resources, self.level_power = files.levels()
        self.scroll_copies: list[int] = files.numbers("scrolls.csv", "copies")
        self.scroll_magic: list[int] = files.numbers("scrolls.csv", "magic_required")
        self.rewards: list[list[int]] = files.rewards()
        self.replenish: list[list[int]] = files.replenishment()
        self.colour: list[int] = files.words("encounters.csv", "colour", COLOURS)
        self.copies: list[int] = files.numbers("encounters.csv", "copies")
        self.encounter_strength: list[int] = files.numbers("encounters.csv", "strength")
        self.encounter_initiative: list[int] = files.numbers("encounters.csv", "initiative")
        self.number: list[int] = files.numbers("encounters.csv", "number")
        self.elite: list[int] = files.words("encounters.csv", "elite", ("no", "yes"))
        self.encounter_ability: list[int] = [
            at - 1 for at in files.words("encounters.csv", "ability", ("", *BATTLE_ABILITIES))
        ]
        self.experience: list[int] = files.numbers("encounters.csv", "trophy_xp")
        self.chests: list[int] = files.numbers("encounters.csv", "trophy_chests")
        self.location_kind: list[int] = files.words("locations.csv", "kind", KINDS)
        self.location_power: list[int] = files.numbers("locations.csv", "power_points")
        self.location_resources: list[int] = files.numbers("locations.csv", "gather_resources")
        self.location_gold: list[int] = files.numbers("locations.csv", "gather_gold")
        self.shows: list[list[int]] = files.action_cards()
        self.elite_faces: list[int] = files.elite_die()
        self.terrain, self.location, self.symbol_colour, self.defends = files.tiles()
        self.grid, self.start_tiles = files.layouts()
        files.check_others()


class Reader(DataFiles):
    """The data files of Might & Magic Heroes, and what they must hold."""

    NAMES: Final = {
        "units.csv": UNITS,
        "heroes.csv": HEROES,
        "skills.csv": SKILLS,
        "artefacts.csv": ARTEFACTS,
        "buildings.csv": BUILDINGS,
        "scrolls.csv": SCROLLS,
        "treasures.csv": TREASURES,
        "weeks.csv": WEEKS,
        "encounters.csv": ENCOUNTERS,
        "action_cards.csv": ACTION_CARDS,
    }

    def things(self, name: str, *columns: str) -> list[dict[str, str]]:
        """The rows of a file that lists things, which must be exactly those that exist."""
        if name == "locations.csv":
            return self.listed(name, "code", LOCATIONS, columns)
        return self.listed(name, "id", self.NAMES[name], columns)

    def numbers(self, name: str, column: str) -> list[int]:
        """A column of whole numbers."""
        rows = self.things(name, column)
        return [self.whole(f"{name}, {column}", row[column], 0, MOST) for row in rows]

    def words(self, name: str, column: str, allowed: tuple[str, ...]) -> list[int]:
        """A column of words, as their places."""
        return [self.place(f"{name}, {column}", row[column], allowed) for row in self.things(name, column)]

    def sets(self, name: str, column: str, allowed: tuple[str, ...]) -> list[int]:
        """A column of several words, as bits."""
        found: list[int] = []
        for row in self.things(name, column):
            mask = 0
            for word in row[column].split(";"):
                mask |= 1 << self.place(f"{name}, {column}", word, allowed)
            found.append(mask)
        return found

    def units(self) -> tuple[list[int], list[int], list[int], list[int], list[int], list[int]]:
        """MH-023, MH-028, MH-312, MH-316: Strength, Initiative, ability, tokens and costs of each unit type."""
        rows = self.things("units.csv", "faction", "tier")
        expected = [(faction, tier) for faction in FACTIONS for tier in "ABCDEF"]
        if [(row["faction"], row["tier"]) for row in rows] != expected:
            raise self.wrong("units.csv", "each faction has the tiers A to F, in order")
        abilities = [at - 1 for at in self.words("units.csv", "ability", ("", *BATTLE_ABILITIES))]
        return (
            self.numbers("units.csv", "strength"),
            self.numbers("units.csv", "initiative"),
            abilities,
            self.numbers("units.csv", "tokens"),
            self.numbers("units.csv", "recruit_gold"),
            self.numbers("units.csv", "train_gold"),
        )

    def heroes(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """MH-330 to MH-332, MH-313: Strength, Magic, Initiative, Leadership of each hero."""
        file = "heroes.csv"
        lists = [self.numbers(file, column) for column in ("strength", "magic", "initiative", "leadership")]
        if min(lists[3]) < START_UNITS * 2:
            raise self.wrong(file, "MH-097: every hero can lead the six units of the start")
        return lists[0], lists[1], lists[2], lists[3]

    def skill_names(self) -> list[int]:
        """MH-356: for each skill the first of the same name."""
        rows = self.things("skills.csv", "faction", "deck", "name_en")
        expected = [(faction, deck) for faction in FACTIONS for deck in DECKS for _ in range(SKILLS_OF_DECK)]
        if [(row["faction"], row["deck"]) for row in rows] != expected:
            raise self.wrong("skills.csv", "each faction has eight Might and eight Magic skills, in order")
        names = [row["name_en"] for row in rows]
        return [names.index(name) for name in names]

    def requirements(self) -> tuple[list[int], list[int]]:
        """MH-387: which value of the hero an artefact asks for, and how much."""
        kinds: list[int] = []
        amounts: list[int] = []
        for row in self.things("artefacts.csv", "requirement"):
            word, _, number = row["requirement"].partition(" ")
            kinds.append(self.place("artefacts.csv, requirement", word, ("-", "Strength", "Magic")))
            amounts.append(self.whole("artefacts.csv, requirement", number or "0", 0, MOST))
        return kinds, amounts

    def levels(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """MH-291, MH-302, MH-303: cost, income and power of capital levels, from I on; place 0 is empty."""
        file = "capital_levels.csv"
        columns = ("upgrade_cost_resources", "income_gold", "income_resources", "power_points_total")
        rows = self.listed(file, "level", LEVELS, columns)
        found = [[0] + [self.whole(file, row[column], 0, MOST) for row in rows] for column in columns]
        return found[0], found[1], found[2], found[3]

    def rewards(self) -> list[list[int]]:
        """MH-381: the four rewards of each treasure card, in printed order."""
        columns = ("reward_1", "reward_2", "reward_3", "reward_4")
        rows = self.things("treasures.csv", *columns)
        return [
            [self.place(f"treasures.csv, {row['id']}", row[column].replace(" ", ":"), REWARDS) for column in columns]
            for row in rows
        ]

    def replenishment(self) -> list[list[int]]:
        """MH-552: the colours that each week card replenishes, one for each token, in printed order."""
        found: list[list[int]] = []
        for row, moon in zip(self.things("weeks.csv", "moon", "replenish"), sorted([*range(3)] * 5), strict=True):
            if row["moon"] != MOONS[moon]:
                raise self.wrong("weeks.csv", f"{row['id']} must be of the {MOONS[moon]} moon")
            colours: list[int] = []
            for part in row["replenish"].split("; "):
                word, _, number = part.partition(" ")
                colour = self.place(f"weeks.csv, {row['id']}", word, COLOURS)
                colours += [colour] * self.whole(f"weeks.csv, {row['id']}", number, 1, 9)
            found.append(colours)
        return found

    def action_cards(self) -> list[list[int]]:
        """MH-151, MH-152: the actions that each of the four cards shows, the same for every faction."""
        rows = self.things("action_cards.csv", "name_en", "option_1", "option_2")
        shown: list[list[int]] = []
        for row in rows:
            if row["option_1"].startswith("any"):
                shown.append([int(HEROES_ACTION), int(GATHER), int(DEVELOP)])
            else:
                options = (row["option_1"], row["option_2"])
                shown.append([self.place("action_cards.csv", option, ACTION_NAMES) for option in options])
        if shown[:4] * len(FACTIONS) != shown:
            raise self.wrong("action_cards.csv", "MH-151: the cards of all factions are alike")
        return shown[:4]

    def elite_die(self) -> list[int]:
        """MH-026: what each face of the elite die shows, from 1 on; place 0 is empty."""
        rows = [row for row in self.rows("dice.csv", ("die", "face", "symbol")) if row["die"] == "elite"]
        if [row["face"] for row in rows] != [str(face) for face in range(1, 7)]:
            raise self.wrong("dice.csv", "the elite die has the faces 1 to 6")
        return [-1] + [self.place("dice.csv", row["symbol"], FACES) for row in rows]

    def tiles(self) -> tuple[list[list[int]], list[list[int]], list[list[int]], list[list[int]]]:
        """MH-022: terrain, location, colour of the symbol and the square that it defends, for each square of a tile."""
        file = "tiles.csv"
        columns = ("tile", "row", "col", "terrain", "location", "encounter_colour", "defends_row", "defends_col")
        rows = self.rows(file, columns)
        places = [(str(tile), str(at // SIDE), str(at % SIDE)) for tile in range(1, 17) for at in range(SIDE * SIDE)]
        if [(row["tile"], row["row"], row["col"]) for row in rows] != places:
            raise self.wrong(file, "the tiles 1 to 16 have 25 squares each, in reading order")
        terrain: list[list[int]] = [[] for _ in range(16)]
        location: list[list[int]] = [[] for _ in range(16)]
        colour: list[list[int]] = [[] for _ in range(16)]
        defends: list[list[int]] = [[] for _ in range(16)]
        for number, row in enumerate(rows):
            tile = number // int(SIDE * SIDE)
            where = f"{file}, tile {tile + 1}"
            terrain[tile].append(self.place(where, row["terrain"], TERRAINS))
            location[tile].append(self.place(where, row["location"], ("", *LOCATIONS)) - 1)
            colour[tile].append(self.place(where, row["encounter_colour"], ("", *COLOURS)) - 1)
            beside = -1
            if row["encounter_colour"]:
                beside = self.whole(where, row["defends_row"], 0, 4) * int(SIDE)
                beside += self.whole(where, row["defends_col"], 0, 4)
            defends[tile].append(beside)
        for tile in range(16):
            self.check_tile(f"{file}, tile {tile + 1}", location[tile], colour[tile], defends[tile])
        return terrain, location, colour, defends

    def check_tile(self, where: str, location: list[int], colour: list[int], defends: list[int]) -> None:
        """MH-231: every location to control or explore has one symbol of its colour beside it."""
        kinds = self.words("locations.csv", "kind", KINDS)
        colours = [at - 1 for at in self.words("locations.csv", "encounter_colour", ("", *COLOURS))]
        guarded = sorted(square for square in defends if square >= 0)
        if guarded != [at for at, code in enumerate(location) if code >= 0 and kinds[code] != NEITHER]:
            raise self.wrong(where, "MH-231: every location has exactly one encounter symbol")
        for at, square in enumerate(defends):
            if square >= 0:
                apart = abs(at // 5 - square // 5) + abs(at % 5 - square % 5)
                if apart != 1 or colours[location[square]] != colour[at]:
                    raise self.wrong(where, "MH-231: a symbol lies beside its location and has its colour")

    def layouts(self) -> tuple[list[list[int]], list[list[int]]]:
        """MH-053, MH-060: rows and columns of tiles by the number of players, and the start tile of each seat."""
        file = "layouts.csv"
        columns = ("players", "grid_rows", "grid_cols", "seat", "start_tile_row", "start_tile_col")
        rows = self.rows(file, columns)
        seats = [(str(players), str(seat)) for players in (2, 3, 4) for seat in range(players)]
        if [(row["players"], row["seat"]) for row in rows] != seats:
            raise self.wrong(file, "two, three and four players have a row for each seat")
        grid: list[list[int]] = [[], [], [], [], []]
        starts: list[list[int]] = [[], [], [], [], []]
        for row in rows:
            players = int(row["players"])
            grid[players] = [self.whole(file, row[column], 1, 4) for column in ("grid_rows", "grid_cols")]
            at = [self.whole(file, row[column], 0, 3) for column in ("start_tile_row", "start_tile_col")]
            if at[0] >= grid[players][0] or at[1] >= grid[players][1]:
                raise self.wrong(file, "MH-060: a start tile lies on the map")
            starts[players].append(at[0] * grid[players][1] + at[1])
        return grid, starts

    def check_others(self) -> None:
        """What rules say once for all: these files must name it."""
        self.listed("battle_abilities.csv", "name_en", BATTLE_ABILITIES)
        self.listed("hero_abilities.csv", "name_en", HERO_ABILITIES)
        self.rows("components.csv", ("component_en", "count", "provenance"))
