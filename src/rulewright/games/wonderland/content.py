"""What is in the box: the data files, read and checked, as numbers by the numbers of the things.

Which things exist is fixed: `ids` has their names in canonical order. Their printed values come from `data/`, or from a
content pack of the same form.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.ids import (
    ABILITIES,
    ALLIES,
    ALLY_CARDS,
    ALLY_COUNT,
    CHIP_COUNT,
    CHIPS,
    FACTIONS,
    FORGE,
    MADNESS,
    QUESTS,
    REGIONS,
    SCORING_TOKENS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.kit.contents import DataFiles

# Places and limits

SUPPLY: Final[i64] = 5
"""The place after the regions: the supply of a player."""
HEAD_OF_TABLE: Final[i64] = 0
LAST_SEAT: Final[i64] = 13
FIRST_REGION: Final[i64] = 14
"""Places of leaders: the head, the seats 1 to 13 of the table, the regions, the supply."""
LOST: Final[i64] = 19
FIGURE_COUNT: Final[i64] = 13
"""The Wonderlandians that are figures come first; the others are items."""
FIRST_ITEM: Final[i64] = 14
"""The first item among the chips; its card has the number before it."""
LAST_ITEM: Final[i64] = 24
KINDS_IN_SUPPLY: Final[i64] = 12
MADNESS_IN_SUPPLY: Final[i64] = 11
"""The common supply has the eleven ally chips, by their numbers, and then regular madness."""
CARDS_IN_DECK: Final[i64] = 30
TRACK_LENGTH: Final[i64] = 3
MADNESS_SPACES: Final[i64] = 4
TOP_STRENGTH: Final[i64] = 25
TOP_LEADER: Final[i64] = 6
MOST_SUPPORTERS: Final[i64] = 14
SHIELD_READY: Final[i64] = 0
SHIELD_CRACKED: Final[i64] = 1
LYING: Final[i64] = 0
UPRIGHT: Final[i64] = 1
SHARD_DIE: Final = [1, 1, 1, 2, 2, 3]
"""WW-018."""
RESISTANCE: Final = [5, 8, 11]
"""WW-430."""
STARTING_SHARDS: Final = [[], [], [2, 1], [2, 1, 1], [2, 2, 1, 0], [2, 2, 1, 1, 0]]
"""WW-035, by the number of players."""
STARTING_SUPPORTERS: Final[i64] = 10

# Reward codes (CONTENT section 6, and those of frames)

ALLY_REWARDS: Final = tuple(f"ALLY:{ally}:{level}" for ally in ALLIES[:5] for level in ("WEAK", "STRONG"))
CODES: Final[tuple[str, ...]] = (
    *ALLY_REWARDS,
    "FORGE_CHIP",
    "ANY:WEAK",
    "ANY:STRONG",
    "SHIELD",
    "WONDERLANDIAN",
    "ABILITY",
    "CASTLE",
    "LEADER",
    "DISCARD_MADNESS",
    "DISCARD_SHARDS:1",
    "DISCARD_SHARDS:2",
    "QUEST1",
    "QUEST2",
    "TEA_FORGE",
    "UNITS2:2",
    "UNITS:1",
    "UNITS:2",
    "UNITS:3",
    "UNITS:4",
    "UNITS:5",
    "DIE",
    "OPTIONAL",
    "ARTIFACT",
    "SUPPORTER",
    "VP:2",
    "VP:4",
    "SUPPORTERS:1",
    "SUPPORTERS:2",
    "CASTLE_VALUE:4",
    "CASTLE_VALUE:5",
    "CASTLE_VALUE:6",
    "CASTLE_VALUE:7",
)
TEA_REWARDS: Final = 32
"""How many codes, the first ones, are effects of tea cards: rewards, units, the die, the optional part."""
CARD_CODES: Final = CODES[:25]
"""What can be printed on a tea card besides its units and its die."""
SPACE_CODES: Final = (*CODES[:30], "VP:2", "VP:4")
"""What can be printed on and between forge tracks, besides supporters and castle values on their own tracks."""
R_FORGE_CHIP: Final[i64] = 10
R_ANY_WEAK: Final[i64] = 11
R_ANY_STRONG: Final[i64] = 12
R_SHIELD: Final[i64] = 13
R_WONDERLANDIAN: Final[i64] = 14
R_ABILITY: Final[i64] = 15
R_CASTLE: Final[i64] = 16
R_LEADER: Final[i64] = 17
R_DISCARD_MADNESS: Final[i64] = 18
R_DISCARD_SHARDS: Final[i64] = 19
R_QUEST1: Final[i64] = 21
R_QUEST2: Final[i64] = 22
R_TEA_FORGE: Final[i64] = 23
R_ARTIFACT: Final[i64] = 32
R_SUPPORTER: Final[i64] = 33
R_VP2: Final[i64] = 34
R_VP4: Final[i64] = 35
R_SUPPORTERS: Final[i64] = 36
R_CASTLE_VALUE: Final[i64] = 38
R_UNITS2: Final[i64] = 24
R_UNITS: Final[i64] = 24
"""UNITS:n is R_UNITS + n."""
R_DIE: Final[i64] = 30
R_OPTIONAL: Final[i64] = 31

# Layouts of tea cards
PLAIN: Final[i64] = 0
SPLIT: Final[i64] = 1
OPTIONAL: Final[i64] = 2
LAYOUTS: Final = ("plain", "split", "optional")

# Feats and objectives of quests (CONTENT section 7)
FEATS: Final = (
    "STRENGTH",
    "ACTIVE",
    "LAST",
    "LAST_MIN",
    "TYPES",
    "FORGE_SPACE",
    "UNITS_LEFT",
    "UNITS_EXACT",
    "SECOND",
    "NO_MADNESS",
    "WIN_NO_LEADER",
    "MADNESS_MIN",
)
F_STRENGTH: Final[i64] = 0
F_ACTIVE: Final[i64] = 1
F_LAST: Final[i64] = 2
F_LAST_MIN: Final[i64] = 3
F_TYPES: Final[i64] = 4
F_FORGE_SPACE: Final[i64] = 5
F_UNITS_LEFT: Final[i64] = 6
F_UNITS_EXACT: Final[i64] = 7
F_SECOND: Final[i64] = 8
F_NO_MADNESS: Final[i64] = 9
F_WIN_NO_LEADER: Final[i64] = 10
F_MADNESS_MIN: Final[i64] = 11
OBJECTIVES: Final = (
    "OWN_PAIR",
    "CASTLES",
    "TRACKS",
    "FORGED_TYPES",
    "ABILITIES",
    "SHARDS_MAX",
    "LEADER",
    "WONDERLANDIANS",
    "FORGED",
    "ALL_TYPES",
    "UNITS",
)
O_OWN_PAIR: Final[i64] = 0
O_CASTLES: Final[i64] = 1
O_TRACKS: Final[i64] = 2
O_FORGED_TYPES: Final[i64] = 3
O_ABILITIES: Final[i64] = 4
O_SHARDS_MAX: Final[i64] = 5
O_LEADER: Final[i64] = 6
O_WONDERLANDIANS: Final[i64] = 7
O_FORGED: Final[i64] = 8
O_ALL_TYPES: Final[i64] = 9
O_UNITS: Final[i64] = 10
PAIR_LETTERS: Final = "SFRCK"
"""The letters of OWN_PAIR in the order of the ally types."""
PAIR_GOAL: Final[i64] = 7
MOST: Final = 99
"""The highest printed number that a content pack may have."""
LEAST_COPIES: Final = {"FORGE": 5, "MADNESS": 10}
"""WW-029, WW-426: what the starting bags take."""
TRACKS: Final = {
    3: ("SUPPORTERS:1", "SUPPORTERS:2"),
    4: tuple(code for code in CODES if code[:6] == "CASTLE" and ":" in code),
}
"""WW-028, WW-347: what the spaces of two forge tracks always give."""
FREED: Final = 4
"""WW-028: the supporters on forge track 3."""


def type_of_chip(chip: int) -> int:
    """WW-008: allies 0 to 5, faction chips 6, then each item; madness and poison count for nothing here."""
    if chip < FORGE:
        return chip // 2
    if chip == FORGE:
        return 5
    return 6 if chip < FIRST_ITEM else chip - 7


TYPE_OF: Final = [type_of_chip(chip) for chip in range(CHIP_COUNT)]


class Tables:
    """The printed values of one edition of the game; never changed."""

    def __init__(self, folder: Path) -> None:
        files = Reader(folder)
        self.strength, self.copies = files.chips()
        self.figure_strength: list[int] = files.figures()
        self.card_units, self.card_die, self.card_layout = files.tea_cards()
        self.card_effects = files.card_effects("effects")
        self.card_lower = files.card_effects("alt_effects")
        self.card_optional = files.card_effects("optional_effects")
        self.quest_region, self.feat, self.feat_number = files.feats()
        self.objective, self.objective_number = files.objectives()
        self.scoring: list[list[int]] = files.scoring()
        self.forge_symbol: list[int] = files.battle_track()
        self.spaces: list[list[list[int]]] = files.spaces()
        self.between: list[list[list[int]]] = files.between()
        self.freed: list[list[int]] = [self.freed_by(self.spaces[side][2]) for side in (0, 1)]
        self.castle_value: list[list[int]] = [[3, *map(self.value_of, self.spaces[side][3])] for side in (0, 1)]
        self.abilities_of: list[list[list[int]]] = files.abilities()
        self.seats_in_use: list[list[int]] = files.seats()
        self.left_out_with_two: list[int] = files.left_out()
        files.names()

    def value_of(self, code: int) -> int:
        return int(CODES[code].partition(":")[2])

    def freed_by(self, spaces: list[int]) -> list[int]:
        """WW-028: how many supporters the first so many chips of forge track 3 set free."""
        return [sum(map(self.value_of, spaces[:number])) for number in range(len(spaces) + 1)]


class Reader(DataFiles):
    """The data files of Wonderland's War, and what they must hold."""

    def chips(self) -> tuple[list[int], list[int]]:
        """WW-009, WW-014: printed strength of each chip, and how many there are; items have two of each (WW-091)."""
        found = {row["id"]: row for row in self.rows("chips.csv", ("id", "printed_strength", "count"))}
        items = {row["id"]: row for row in self.rows("wonderlandians.csv", ("id", "strength"))}
        strength: list[int] = []
        copies: list[int] = []
        for name in CHIPS:
            row = found.get(name)
            if row is None and name not in items:
                raise self.wrong("chips.csv", f"{name} is missing")
            printed = items[name]["strength"] if row is None else row["printed_strength"]
            highest = 0 if CHIPS.index(name) >= MADNESS else MOST
            strength.append(self.whole(f"{name} of chips.csv", printed, 0, highest))
            least = LEAST_COPIES.get(name, 0)
            copies.append(2 if row is None else self.whole(f"{name} of chips.csv", row["count"], least, MOST))
        return strength, copies

    def figures(self) -> list[int]:
        """WW-560: the strength of each figure."""
        rows = self.listed("wonderlandians.csv", "id", WONDERLANDIANS, ("kind", "strength"))
        kinds = ["figure"] * int(FIGURE_COUNT) + ["item"] * (len(WONDERLANDIANS) - int(FIGURE_COUNT))
        if [row["kind"] for row in rows] != kinds:
            raise self.wrong("wonderlandians.csv", "WL01 to WL13 are figures, the others items")
        return [self.whole("wonderlandians.csv", row["strength"], 0, MOST) for row in rows[:FIGURE_COUNT]]

    def left_out(self) -> list[int]:
        """WW-427: the Wonderlandians that are not used with two players."""
        rows = self.rows("wonderlandians.csv", ("id", "used_with_2_players"))
        used = [self.place("wonderlandians.csv", row["used_with_2_players"], ("no", "yes")) for row in rows]
        return [number for number, one in enumerate(used) if one == 0]

    def tea_cards(self) -> tuple[list[int], list[int], list[int]]:
        """WW-081, WW-089: units, obligatory die and layout of each tea card."""
        rows = self.listed("tea_cards.csv", "id", TEA_CARDS, ("round", "units", "shard_die", "layout"))
        units = [self.whole("tea_cards.csv", row["units"], 0, 4) for row in rows]
        die = [self.place("tea_cards.csv", row["shard_die"], ("no", "yes")) for row in rows]
        layout = [self.place("tea_cards.csv", row["layout"], LAYOUTS) for row in rows]
        if [row["round"] for row in rows] != [str(1 + at // int(CARDS_IN_DECK)) for at in range(len(rows))]:
            raise self.wrong("tea_cards.csv", "each round has 30 cards, in order")
        return units, die, layout

    def card_effects(self, column: str) -> list[list[int]]:
        """The reward codes of each tea card in one column; a lower half or optional part as the layout says."""
        found: list[list[int]] = []
        for row in self.rows("tea_cards.csv", ("id", "layout", column)):
            where = f"tea_cards.csv, {row['id']}"
            codes = [self.place(where, code, CARD_CODES) for code in row[column].split("+") if code]
            has_part = row["layout"] == {"alt_effects": "split", "optional_effects": "optional"}.get(column)
            if column != "effects" and bool(codes) != has_part:
                raise self.wrong(where, f"{column} belongs to cards of another layout, and only to those")
            found.append(codes)
        return found

    def feats(self) -> tuple[list[int], list[int], list[int]]:
        """WW-330: region, kind of feat and its number; where several numbers do, they are bits."""
        rows = self.listed("quests.csv", "id", QUESTS, ("region", "feat_code"))
        regions = [self.place("quests.csv", row["region"], REGIONS) for row in rows]
        if sorted(regions) != sorted(list(range(len(REGIONS))) * (len(QUESTS) // len(REGIONS))):
            raise self.wrong("quests.csv", "WW-422: each region has six quests")
        kinds: list[int] = []
        numbers: list[int] = []
        for row in rows:
            word, _, rest = row["feat_code"].partition(":")
            kind = self.place("quests.csv", word, FEATS)
            values = [self.whole("quests.csv", value, 0, 30) for value in rest.split("|") if value]
            several = kind in (F_STRENGTH, F_ACTIVE)
            needed = 0 if kind in (F_FORGE_SPACE, F_SECOND, F_WIN_NO_LEADER) else 1
            if len(values) < needed or (len(values) > needed and not several):
                raise self.wrong(f"quests.csv, {row['id']}", f"{row['feat_code']} has too few numbers or too many")
            kinds.append(kind)
            numbers.append(sum(1 << value for value in values) if several else sum(values))
        return regions, kinds, numbers

    def objectives(self) -> tuple[list[int], list[list[int]]]:
        """WW-335: kind of objective and its numbers, for three to five players and for two."""
        kinds: list[int] = []
        numbers: list[list[int]] = []
        for row in self.rows("quests.csv", ("id", "objective_code")):
            word, _, rest = row["objective_code"].partition(":")
            kinds.append(self.place("quests.csv", word, OBJECTIVES))
            if word == "OWN_PAIR":
                found = [self.place("quests.csv", letter, tuple(PAIR_LETTERS)) for letter in rest]
            else:
                found = [self.whole("quests.csv", value, 0, MOST) for value in rest.split("|")]
            if len(found) != (2 if word in ("OWN_PAIR", "CASTLES") else 1):
                raise self.wrong(f"quests.csv, {row['id']}", f"{row['objective_code']} has too few parts or too many")
            numbers.append(found)
        return kinds, numbers

    def scoring(self) -> list[list[int]]:
        """WW-301: the VP of each scoring token in the three rounds."""
        columns = ("round_1", "round_2", "round_3")
        rows = self.listed("scoring_tokens.csv", "id", SCORING_TOKENS, columns)
        return [[self.whole("scoring_tokens.csv", row[column], 0, MOST) for column in columns] for row in rows]

    def battle_track(self) -> list[int]:
        """WW-340: for each space 1 if it has a forge symbol."""
        rows = self.rows("battle_track.csv", ("space", "forge_symbol"))
        if [row["space"] for row in rows] != [str(space) for space in range(TOP_STRENGTH + 1)]:
            raise self.wrong("battle_track.csv", "the spaces are 0 to 25")
        return [self.place("battle_track.csv", row["forge_symbol"], ("no", "yes")) for row in rows]

    def spaces(self) -> list[list[list[int]]]:
        """WW-341: the rewards of the spaces by side (3-5 players, two), track and column."""
        sides = [[[-1] * 3 for _ in range(4)] for _ in range(2)]
        for row in self.rows("forge_tracks.csv", ("side", "kind", "track", "column", "reward")):
            if row["kind"] == "space":
                side = self.place("forge_tracks.csv", row["side"], ("3-5", "2"))
                track = self.whole("forge_tracks.csv", row["track"], 1, 4) - 1
                column = self.whole("forge_tracks.csv", row["column"], 1, 3) - 1
                self.place("forge_tracks.csv", row["reward"], TRACKS.get(track + 1, SPACE_CODES))
                sides[side][track][column] = CODES.index(row["reward"])
        if any(-1 in track for side in sides for track in side):
            raise self.wrong("forge_tracks.csv", "each side has four tracks of three spaces")
        for tracks in sides:
            if sum(int(CODES[code].partition(":")[2]) for code in tracks[2]) != FREED:
                raise self.wrong("forge_tracks.csv", f"WW-028: {FREED} supporters lie on track 3")
        return sides

    def between(self) -> list[list[list[int]]]:
        """WW-344: the rewards between a track and the next, by faction, upper track and column; -1: none."""
        keys = {row["id"]: row["key"] for row in self.rows("factions.csv", ("id", "key"))}
        found = [[[-1] * 3 for _ in range(3)] for _ in FACTIONS]
        for row in self.rows("forge_tracks.csv", ("faction", "kind", "track", "column", "reward")):
            if row["kind"] == "between":
                faction = self.place("forge_tracks.csv", keys.get(row["faction"], ""), FACTIONS)
                upper = self.place("forge_tracks.csv", row["track"], ("1-2", "2-3", "3-4"))
                column = self.whole("forge_tracks.csv", row["column"], 1, 3) - 1
                self.place("forge_tracks.csv", row["reward"], SPACE_CODES)
                found[faction][upper][column] = CODES.index(row["reward"])
        return found

    def abilities(self) -> list[list[list[int]]]:
        """WW-500: what each faction can unlock, by side (3-5 players, two) and faction."""
        keys = {row["id"]: row["key"] for row in self.rows("factions.csv", ("id", "key"))}
        sides: list[list[list[int]]] = [[[] for _ in FACTIONS] for _ in range(2)]
        for number, row in enumerate(self.listed("abilities.csv", "id", ABILITIES, ("faction", "slot", "side"))):
            if row["slot"] != "leader":
                faction = self.place("abilities.csv", keys.get(row["faction"], ""), FACTIONS)
                for side, name in enumerate(("3-5 players", "2 players")):
                    if row["side"] in ("both", name):
                        sides[side][faction].append(number)
        if any(len(own) != len(set(own)) or len(own) != 4 for side in sides for own in side):
            raise self.wrong("abilities.csv", "WW-002: each faction has four abilities on each side of its board")
        return sides

    def seats(self) -> list[list[int]]:
        """WW-024: the seats of the table in use, by the number of players; seat 1 has the number 0."""
        rows = self.rows("seats.csv", ("seat", "players"))
        least = [{"all": 2, "4+": 4, "5": 5}.get(row["players"], 0) for row in rows]
        if len(rows) != LAST_SEAT or 0 in least:
            raise self.wrong("seats.csv", "there are 13 seats, for all, 4+ or 5 players")
        return [[at for at, fewest in enumerate(least) if fewest <= players] for players in range(6)]

    def names(self) -> None:
        """The other files name the things that there are."""
        self.listed("factions.csv", "key", FACTIONS)
        self.listed("regions.csv", "id", REGIONS)
        self.listed("ally_cards.csv", "id", ALLY_CARDS)


assert CHIPS[MADNESS] == "MADNESS" and len(ALLIES) == ALLY_COUNT
