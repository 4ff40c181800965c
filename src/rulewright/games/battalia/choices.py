"""Options of a new game (BA-001, BA-002, BA-404): their defaults, and what does not go together."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadSetup
from rulewright.core.game import OptionSpec
from rulewright.games.battalia.ids import FACTIONS
from rulewright.games.battalia.setting import MODES, POOL_FACTIONS, VALLEYS
from rulewright.kit.options import is_among, told

YES: Final = (False, True)
OPTIONS: Final = (
    OptionSpec("mode", "heroic", MODES, "BA-002"),
    OptionSpec("alliances", None, YES, "BA-360"),
    OptionSpec("team_size", 2, (2, 3), "BA-361"),
    OptionSpec("valley", "off", VALLEYS, "BA-465"),
    OptionSpec("map", None, ("standard", "extended"), "BA-032"),
    OptionSpec("draft", None, YES, "BA-043"),
    OptionSpec("gates", True, YES, "BA-040"),
    OptionSpec("royals", True, YES, "BA-038"),
    OptionSpec("markets", True, YES, "BA-340"),
    OptionSpec("fate", True, YES, "BA-282"),
    OptionSpec("neutral_metamorphia", False, YES, "BA-425"),
    OptionSpec("neutral_bilkarr", False, YES, "BA-425"),
    OptionSpec("fanatics", False, YES, "BA-455"),
    OptionSpec("unbound", False, YES, "BA-459"),
    OptionSpec("krycek_original", False, YES, "BA-289"),
    OptionSpec("attack_limit", False, YES, "BA-371"),
    OptionSpec("end_map_fill", None, YES, "BA-404"),
    OptionSpec("factions", None, FACTIONS, "BA-031"),
)


def usual(players: int, name: str, chosen: dict[str, Any]) -> Any:
    """BA-002, BA-404: defaults that hang on the number of players and on other options."""
    if name == "alliances":
        return players >= 4
    if name == "map":
        return "extended" if players >= 5 or chosen["valley"] != "off" else "standard"
    if name == "draft":
        return chosen["mode"] != "basic"
    if name == "end_map_fill":
        few = players in (2, 3) or (players == 4 and chosen["map"] == "extended")
        return not few and not (players == 5 and chosen["alliances"])
    return next(spec.default for spec in OPTIONS if spec.name == name)


def check_options(players: int, options: Any) -> dict[str, Any]:
    """All options, complete and checked; raises `BadSetup`."""
    if not isinstance(options, dict) or options.keys() - {spec.name for spec in OPTIONS}:
        known = ", ".join(f"{spec.name} ({spec.rule})" for spec in OPTIONS)
        raise BadSetup(f"BA-001: the options of battalia are {known}")
    chosen: dict[str, Any] = {}
    for spec in OPTIONS:
        value = options.get(spec.name)
        if value is None:
            value = usual(players, spec.name, chosen)
        elif spec.name == "factions":
            value = check_factions(players, value)
        elif not is_among(value, spec.values):
            raise BadSetup(f"{spec.rule}: {spec.name} is {told(spec.values)}, not {value!r:.60}")
        chosen[spec.name] = value
    check_together(players, chosen)
    return chosen


def check_factions(players: int, value: Any) -> list[str]:
    """BA-011, BA-031: so many different factions, in canonical order."""
    number = POOL_FACTIONS[players]
    if not isinstance(value, (list, tuple)) or not all(is_among(one, FACTIONS) for one in value):
        raise BadSetup(f"BA-031: factions is a list of these: {', '.join(FACTIONS)}")
    if not len(value) == len(set(value)) == number:
        raise BadSetup(f"BA-011: with {players} players factions names exactly {number} different ones")
    return [name for name in FACTIONS if name in value]


def check_together(players: int, chosen: dict[str, Any]) -> None:
    """BA-001: what is refused together."""
    if chosen["alliances"] and players < 4:
        raise BadSetup("BA-360: alliances need 4 players or more")
    if chosen["team_size"] == 3 and players != 6:
        raise BadSetup("BA-361: teams of three need 6 players")
    if chosen["map"] == "extended" and players == 2:
        raise BadSetup("BA-032: there is no extended map for 2 players")
    if chosen["map"] == "standard" and players >= 5:
        raise BadSetup("BA-032: 5 and 6 players need the extended map")
    if chosen["valley"] != "off" and (players < 4 or chosen["map"] != "extended" or not chosen["gates"]):
        raise BadSetup("BA-465: the Royal Valley needs 4 players or more, the extended map and stormgates")
    neutral = chosen["neutral_metamorphia"] or chosen["neutral_bilkarr"] or chosen["krycek_original"]
    if neutral and not chosen["gates"]:
        raise BadSetup("BA-425: neutral characters need stormgates")
    if chosen["attack_limit"] and not (players == 5 and chosen["alliances"]):
        raise BadSetup("BA-371: the attack limit needs an alliance game of 5")
