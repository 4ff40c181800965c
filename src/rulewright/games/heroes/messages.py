"""Messages of the log: what the numbers of each are, and the rule that it belongs to.

A power is whatever is used or works in a battle: a skill, an artefact, a building, Tactician; in this order they are
numbered, as in the field `used` of positions. A slot is a unit type, a hero or an encounter. A foe is the other hero.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.narration import MessageKind

SOURCES: Final = ("locations", "capital", "artefacts", "crystals")
"""Where Power comes from (MH-531)."""
INCOME: Final = (
    "gold",
    "resources",
    "capital_gold",
    "capital_resources",
    "land_gold",
    "land_resources",
    "more_gold",
    "more_resources",
)
"""What Gather brings, and how much of it by the capital, by locations, by heroes, artefacts and the week (MH-290)."""
ROUNDS: Final = {
    "forced": MessageKind(("seat", "option"), "MH-003"),
    "first_player": MessageKind(("seat",), "MH-051"),
    "takes_faction": MessageKind(("seat", "faction"), "MH-052"),
    "places_capital": MessageKind(("seat", "square"), "MH-061"),
    "starting_hero": MessageKind(("seat", "hero"), "MH-096"),
    "week_begins": MessageKind(("week", "number"), "MH-121"),
    "receives": MessageKind(("seat", "gold", "resources", "week"), "MH-121"),
    "token_placed": MessageKind(("encounter", "square"), "MH-552"),
    "replenished": MessageKind(("number",), "MH-552"),
    "plays_card": MessageKind(("seat", "action_card", "action"), "MH-130"),
    "gathers": MessageKind(("seat", *INCOME), "MH-290"),
    "first_player_next": MessageKind(("seat",), "MH-140"),
}
MAP: Final = {
    "activates": MessageKind(("seat", "hero", "number"), "MH-170"),
    "moves": MessageKind(("seat", "hero", "square"), "MH-173"),
    "goes_home": MessageKind(("seat", "hero"), "MH-181"),
    "portals": MessageKind(("seat", "hero", "square"), "MH-179"),
    "portals_home": MessageKind(("seat", "hero"), "MH-179"),
    "explores": MessageKind(("seat", "hero", "location"), "MH-234"),
    "controls": MessageKind(("seat", "location", "square"), "MH-235"),
    "explores_idly": MessageKind(("seat", "hero", "location"), "MH-251"),
    "loses_control": MessageKind(("seat", "location", "square", "number"), "MH-235"),
    "gives_up": MessageKind(("seat", "location", "square"), "MH-574"),
    "power": MessageKind(("seat", "number"), "MH-531"),
    "activated_again": MessageKind(("seat", "hero"), "MH-243"),
}
CAPITAL: Final = {
    "builds": MessageKind(("seat", "building", "gold", "resources"), "MH-304"),
    "raises_capital": MessageKind(("seat", "number", "resources"), "MH-302"),
    "recruits": MessageKind(("seat", "unit", "hero", "gold"), "MH-310"),
    "trains": MessageKind(("seat", "unit", "hero", "gold"), "MH-316"),
    "transfers": MessageKind(("seat", "unit", "hero"), "MH-318"),
    "dismisses": MessageKind(("seat", "unit", "hero"), "MH-314"),
    "leads_fewer": MessageKind(("seat", "unit", "hero"), "MH-315"),
    "hires": MessageKind(("seat", "hero", "gold"), "MH-320"),
    "studies": MessageKind(("seat", "hero", "gold"), "MH-322"),
}
HEROES: Final = {
    "pays_trophy": MessageKind(("seat", "encounter", "number", "cost"), "MH-354"),
    "draws_skills": MessageKind(("seat", "deck", "number"), "MH-355"),
    "learns": MessageKind(("seat", "hero", "skill"), "MH-355"),
    "learns_nothing": MessageKind(("seat", "hero"), "MH-356"),
    "draws_treasure": MessageKind(("seat", "hero", "treasure"), "MH-380"),
    "takes_reward": MessageKind(("seat", "reward"), "MH-380"),
    "discards_treasure": MessageKind(("seat", "hero", "treasure"), "MH-380"),
    "idle_reward": MessageKind(("seat", "hero"), "MH-381"),
    "draws_artefact": MessageKind(("seat", "hero", "artefact"), "MH-385"),
    "takes_artefact": MessageKind(("seat", "hero", "artefact"), "MH-248"),
    "keeps_artefact": MessageKind(("seat", "hero", "artefact"), "MH-385"),
    "discards_artefact": MessageKind(("seat", "hero", "artefact"), "MH-385"),
    "sells_artefact": MessageKind(("seat", "hero", "artefact"), "MH-385"),
    "draws_scroll": MessageKind(("seat", "hero"), "MH-391"),
    "drawn_scroll": MessageKind(("seat", "hero", "scroll"), "MH-391"),
    "takes_scroll": MessageKind(("seat", "hero", "scroll"), "MH-248"),
    "discards_scroll": MessageKind(("seat", "hero", "scroll"), "MH-391"),
    "uses_scroll": MessageKind(("seat", "hero", "scroll"), "MH-392"),
}
BATTLE: Final = {
    "attacks_encounter": MessageKind(("seat", "hero", "encounter", "square"), "MH-400"),
    "attacks_hero": MessageKind(("seat", "hero", "foe", "other", "square"), "MH-500"),
    "leads_elite": MessageKind(("seat", "hero"), "MH-401", "unit"),
    "leads_basic": MessageKind(("seat", "hero"), "MH-401", "unit"),
    "battle_turn": MessageKind(("number",), "MH-404"),
    "uses": MessageKind(("seat", "power"), "MH-408"),
    "uses_on": MessageKind(("seat", "power", "slot"), "MH-408"),
    "works": MessageKind(("slot", "power"), "MH-446"),
    "acts": MessageKind(("slot", "number"), "MH-410"),
    "skipped": MessageKind(("slot",), "MH-415"),
    "declines": MessageKind(("slot",), "MH-414"),
    "no_attacks": MessageKind(("slot",), "MH-636"),
    "strikes": MessageKind(("slot", "number", "strength"), "MH-430"),
    "rolls": MessageKind(("slot", "number"), "MH-435", "die"),
    "elite_die": MessageKind(("slot", "face"), "MH-432"),
    "rerolls": MessageKind(("slot", "places"), "MH-443", "die"),
    "protects": MessageKind(("seat", "number"), "MH-639"),
    "wounds": MessageKind(("slot", "number"), "MH-445"),
    "armour": MessageKind(("slot",), "MH-458"),
    "unit_wounded": MessageKind(("seat", "unit"), "MH-451"),
    "unit_lost": MessageKind(("seat", "unit"), "MH-451"),
    "encounter_wounded": MessageKind(("encounter", "number", "left"), "MH-455"),
    "unit_promoted": MessageKind(("seat", "unit"), "MH-438"),
    "unit_returned": MessageKind(("seat", "unit"), "MH-464"),
    "unit_restored": MessageKind(("seat", "unit"), "MH-464"),
    "encounter_heals": MessageKind(("encounter", "left"), "MH-463"),
    "regenerates": MessageKind(("slot",), "MH-406"),
    "drains_life": MessageKind(("slot",), "MH-447"),
    "heals": MessageKind(("seat", "hero"), "MH-471"),
    "chilled": MessageKind(("slot",), "MH-447"),
    "escapes": MessageKind(("seat", "hero"), "MH-461"),
    "must_escape": MessageKind(("seat", "hero"), "MH-472"),
    "gives_unit_up": MessageKind(("seat", "unit", "basic"), "MH-461"),
    "beats_encounter": MessageKind(("seat", "hero", "encounter"), "MH-471"),
    "beaten_by_encounter": MessageKind(("seat", "hero", "encounter"), "MH-470"),
    "beats_hero": MessageKind(("seat", "hero", "foe", "other"), "MH-507"),
    "raises_dead": MessageKind(("seat", "unit", "hero"), "MH-471"),
    "wins_artefact": MessageKind(("seat", "hero", "artefact", "other", "number"), "MH-510"),
    "takes_over": MessageKind(("seat", "location", "square"), "MH-511"),
}
THE_END: Final = {
    "end_by_domination": MessageKind(("seat", "number"), "MH-530"),
    "end_by_time": MessageKind((), "MH-532"),
    "final_score": MessageKind(("seat", "number", "wealth", *SOURCES), "MH-533"),
}
MESSAGES: Final[dict[str, MessageKind]] = {**ROUNDS, **MAP, **CAPITAL, **HEROES, **BATTLE, **THE_END}
