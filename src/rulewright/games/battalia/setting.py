"""The setting of a game: what options and number of players decide once, in the form in which the rules ask for it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.battalia.content import LAYOUTS, Layout, Tables

BASIC: Final[i64] = 0
ADVANCED: Final[i64] = 1
HEROIC: Final[i64] = 2
MODES: Final = ("basic", "advanced", "heroic")
NO_VALLEY: Final[i64] = 0
VALLEY_PASS: Final[i64] = 1
VALLEY_BRIDGE: Final[i64] = 2
VALLEYS: Final = ("off", "pass", "bridge")
POOL_FACTIONS: Final[list[int]] = [0, 0, 3, 4, 4, 5, 6]
"""BA-011, by the number of players."""


@mypyc_attr(acyclic=True)
class Setting:
    """Options as numbers, the teams, the layout; never changed."""

    def __init__(self, tables: Tables, players: i64, options: dict[str, Any]) -> None:
        self.tables = tables
        self.players: i64 = players
        self.mode: i64 = MODES.index(options["mode"])
        self.alliances: bool = options["alliances"]
        self.valley: i64 = VALLEYS.index(options["valley"])
        self.draft: bool = options["draft"]
        self.gates: bool = options["gates"]
        self.royals: bool = options["royals"]
        self.markets: bool = options["markets"]
        self.fate: bool = options["fate"]
        self.metamorphia: bool = options["neutral_metamorphia"]
        self.bilkarr: bool = options["neutral_bilkarr"]
        self.fanatics: bool = options["fanatics"]
        self.unbound: bool = options["unbound"]
        self.krycek: bool = options["krycek_original"]
        self.attack_limit: bool = options["attack_limit"]
        self.map_fill: bool = options["end_map_fill"]
        self.elixirs: bool = self.bilkarr or self.krycek
        self.dust: bool = self.markets or self.fate
        self.teams: i64 = number_of_teams(players, options)
        self.layout: i64 = LAYOUTS.index(layout_name(players, options["map"]))
        self.pool_factions: i64 = POOL_FACTIONS[players]

    def team_of(self, seat: i64) -> i64:
        """BA-361: the team of a seat; without alliances everybody is one."""
        return seat % self.teams

    def allied(self, seat: i64, other: i64) -> bool:
        """Whether two seats are of one team; a seat with itself, too."""
        return seat % self.teams == other % self.teams

    def squares(self) -> Layout:
        return self.tables.layouts[self.layout]

    def great_limit(self) -> bool:
        """BA-262: in basic mode a player owns one Great Artefact at most, except in the valley scenario (BA-481)."""
        return self.mode == BASIC and self.valley == NO_VALLEY

    def cities_to_win(self, members: i64) -> i64:
        """BA-400 to BA-403: 5, and 4 and 3 more for each further member."""
        if members == 1:
            return 5
        return 9 if members == 2 else 12


def number_of_teams(players: i64, options: dict[str, Any]) -> i64:
    """BA-361."""
    if not options["alliances"]:
        return players
    return 3 if players == 6 and options["team_size"] == 2 else 2


def layout_name(players: i64, map_option: str) -> str:
    """BA-032, BA-046: 3 and 4 players may take the extended map."""
    return f"{players}P-EXT" if map_option == "extended" and players < 5 else f"{players}P"
