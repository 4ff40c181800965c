"""Messages of the log: what the numbers of each are, and the rule that it belongs to.

A power is whatever changes numbers besides a rule: an ability, a Wonderlandian or an ally type; in this order they are
numbered. A cause says where a reward comes from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.wonderland.ids import ABILITIES, ABILITY_COUNT, ALLIES, WONDERLANDIAN_COUNT, WONDERLANDIANS

POWERS: Final = (*ABILITIES, *WONDERLANDIANS, *ALLIES)
OF_CARD: Final[i64] = ABILITY_COUNT
"""The power of a Wonderlandian is OF_CARD + its number; that of an item chip OF_CHIP + the number of the chip."""
OF_CHIP: Final[i64] = ABILITY_COUNT - 1
OF_ALLY: Final[i64] = ABILITY_COUNT + WONDERLANDIAN_COUNT

CAUSES: Final = ("card", "forge", "wager", "victory", "walrus", "ability")
FROM_WAGER: Final[i64] = 2
FROM_VICTORY: Final[i64] = 3
FROM_WALRUS: Final[i64] = 4
FROM_ABILITY: Final[i64] = 5

HALVES: Final = ("upper", "lower")

SETTING_UP: Final = {
    "forced": MessageKind(("seat", "option"), "WW-601"),
    "first_player": MessageKind(("seat",), "WW-034"),
    "takes_faction": MessageKind(("seat", "faction"), "WW-036"),
    "ally_set": MessageKind(("set",), "WW-021"),
    "ally_cards": MessageKind(("ally", "set"), "WW-022"),
    "unused_region": MessageKind(("region",), "WW-421"),
    "battle_start": MessageKind(("region", "number"), "WW-026"),
    "starting_shards": MessageKind(("seat", "number"), "WW-035"),
    "keeps_quest": MessageKind(("seat",), "WW-031"),
    "kept_quest": MessageKind(("seat", "quest"), "WW-031"),
}
TEA_PARTY: Final = {
    "round_begins": MessageKind(("number",), "WW-040"),
    "first_of_round": MessageKind(("seat",), "WW-042"),
    "poisons": MessageKind(("seat", "tea_card", "chair"), "WW-173"),
    "returns_figure": MessageKind(("seat", "wonderlandian", "region"), "WW-504"),
    "takes_card": MessageKind(("seat", "tea_card", "chair"), "WW-070"),
    "visits_head": MessageKind(("seat",), "WW-064"),
    "hosts": MessageKind(("seat",), "WW-174"),
    "refills": MessageKind(("number",), "WW-066"),
    "rolls": MessageKind(("seat", "number"), "WW-018"),
    "rolls_again": MessageKind(("seat", "number"), "WW-513"),
    "takes_shards": MessageKind(("seat", "number", "total"), "WW-064"),
    "gives_shard": MessageKind(("seat", "other"), "WW-176"),
    "returns_shard": MessageKind(("seat",), "WW-176"),
    "takes_poison": MessageKind(("seat",), "WW-177"),
    "poison_home": MessageKind(("seat",), "WW-177"),
    "leader_goes": MessageKind(("seat", "region", "number"), "WW-072"),
    "takes_half": MessageKind(("seat", "half"), "WW-100"),
    "twice_as_fast": MessageKind(("seat",), "WW-522"),
    "rolls_for_more": MessageKind(("seat",), "WW-101"),
    "leaves_more": MessageKind(("seat",), "WW-101"),
    "tea_ends": MessageKind((), "WW-073"),
    "poison_returns": MessageKind(("number",), "WW-073"),
    "tea_madness": MessageKind(("seat",), "WW-074"),
    "richest": MessageKind(("seat", "number"), "WW-075"),
    "no_madness": MessageKind((), "WW-074"),
}
REWARDS: Final = {
    "places": MessageKind(("seat", "number", "region"), "WW-081"),
    "places_figure": MessageKind(("seat", "wonderlandian", "region"), "WW-105"),
    "relocates": MessageKind(("seat", "unit", "region", "origin"), "WW-083"),
    "nothing_to_place": MessageKind(("seat", "number"), "WW-083"),
    "supporter_due": MessageKind(("seat", "power"), "WW-471"),
    "gains_chip": MessageKind(("seat", "piece", "cause"), "WW-007"),
    "gift_upgraded": MessageKind(("seat", "piece"), "WW-512"),
    "recruits_figure": MessageKind(("seat", "wonderlandian", "cause"), "WW-091"),
    "recruits_item": MessageKind(("seat", "wonderlandian", "cause"), "WW-091"),
    "figure_goes": MessageKind(("seat", "wonderlandian", "region"), "WW-091"),
    "market_card": MessageKind(("wonderlandian",), "WW-091"),
    "friend_comes": MessageKind(("seat", "wonderlandian"), "WW-504"),
    "no_friend": MessageKind(("seat",), "WW-504"),
    "draws_quests": MessageKind(("seat", "number", "cause"), "WW-097"),
    "drew_quest": MessageKind(("seat", "quest"), "WW-097"),
    "declines_quests": MessageKind(("seat",), "WW-097"),
    "discards_quest": MessageKind(("seat",), "WW-098"),
    "discarded_quest": MessageKind(("seat", "quest"), "WW-098"),
    "unlocks": MessageKind(("seat", "ability", "cause"), "WW-092"),
    "castle_built": MessageKind(("seat", "region", "cause"), "WW-094"),
    "castle_laid": MessageKind(("seat", "region", "cause"), "WW-434"),
    "castle_raised": MessageKind(("seat", "region", "cause"), "WW-434"),
    "no_castle": MessageKind(("seat", "region"), "WW-302"),
    "shield_mended": MessageKind(("seat", "cause"), "WW-090"),
    "leader_grows": MessageKind(("seat", "number", "cause"), "WW-095"),
    "leader_at_top": MessageKind(("seat",), "WW-095"),
    "drops_madness": MessageKind(("seat", "cause"), "WW-096"),
    "drops_shards": MessageKind(("seat", "number", "cause"), "WW-093"),
    "frees_supporters": MessageKind(("seat", "number"), "WW-346"),
    "gains_artifact": MessageKind(("seat",), "WW-345"),
    "forge_vp": MessageKind(("seat", "number"), "WW-346"),
    "castle_value": MessageKind(("seat", "number"), "WW-347"),
    "forges": MessageKind(("seat", "piece", "track", "number"), "WW-341"),
    "rose_forged": MessageKind(("seat", "number"), "WW-459"),
}
WAR: Final = {
    "war_begins": MessageKind(("region",), "WW-200"),
    "cat_moves": MessageKind(("seat", "region"), "WW-554"),
    "battle_begins": MessageKind(("region", "number", "turn", "round"), "WW-202"),
    "resistance": MessageKind(("number",), "WW-430"),
    "musters": MessageKind(("seat", "supporters", "leader", "castle", "madness", "shield", "bag"), "WW-205"),
    "lines_up": MessageKind(("seat", "strength", "number"), "WW-205", "wonderlandian"),
    "uncontested": MessageKind(("seat", "region"), "WW-203"),
    "hare_scares": MessageKind(("seat", "other", "strength"), "WW-564"),
    "lays_wager": MessageKind(("seat",), "WW-207"),
    "wagered": MessageKind(("seat", "faction"), "WW-207"),
    "draw_begins": MessageKind(("number",), "WW-209"),
    "halts": MessageKind(("seat", "strength"), "WW-239"),
    "waits": MessageKind(("seat",), "WW-621"),
    "uses_caterpillar": MessageKind(("seat",), "WW-208"),
    "nothing_to_draw": MessageKind(("seat",), "WW-210"),
    "bag_refilled": MessageKind(("seat", "number"), "WW-210"),
    "draws": MessageKind(("seat", "number"), "WW-209", "piece"),
    "keeps_drawn": MessageKind(("seat", "piece", "number"), "WW-242"),
    "blocks": MessageKind(("seat", "piece"), "WW-226"),
    "madness_works": MessageKind(("seat", "piece", "number"), "WW-213"),
    "poison_works": MessageKind(("seat",), "WW-178"),
    "softens": MessageKind(("seat", "power"), "WW-604"),
    "lies_down": MessageKind(("seat", "wonderlandian"), "WW-603"),
    "loses": MessageKind(("seat", "unit", "piece"), "WW-214"),
    "goes_bust": MessageKind(("seat",), "WW-220"),
    "track_full": MessageKind(("seat", "number"), "WW-218"),
    "chip_raised": MessageKind(("seat", "power", "number"), "WW-229"),
    "chip_lowered": MessageKind(("seat", "power", "number"), "WW-229"),
    "chip_times": MessageKind(("seat", "power", "number"), "WW-229"),
    "chip_capped": MessageKind(("seat", "power", "number"), "WW-464"),
    "strength_by": MessageKind(("seat", "power", "number"), "WW-233"),
    "strength_now": MessageKind(("seat", "power", "number", "strength"), "WW-523"),
    "plays": MessageKind(("seat", "piece", "number", "gain", "strength"), "WW-232"),
    "shield_by": MessageKind(("seat", "power"), "WW-011"),
    "chip_back": MessageKind(("seat", "piece", "power"), "WW-450"),
    "may_wait": MessageKind(("seat",), "WW-621"),
    "next_doubled": MessageKind(("seat",), "WW-454"),
    "draws_more": MessageKind(("seat", "number"), "WW-452"),
    "brings": MessageKind(("seat", "number", "region", "power"), "WW-451"),
    "sends": MessageKind(("seat", "number", "region", "power"), "WW-551"),
    "fetches": MessageKind(("seat", "unit", "region"), "WW-571"),
    "alice_comes": MessageKind(("seat",), "WW-502"),
    "shard_by": MessageKind(("seat", "power", "number"), "WW-012"),
    "shard_less": MessageKind(("seat", "power"), "WW-012"),
    "gives_shard_to": MessageKind(("seat", "other", "power"), "WW-458"),
    "amulet_works": MessageKind(("seat", "other", "piece"), "WW-568"),
    "amulet_idle": MessageKind(("seat", "other"), "WW-568"),
    "crowns": MessageKind(("seat", "other"), "WW-567"),
    "loses_head": MessageKind(("seat", "other"), "WW-520"),
    "claws": MessageKind(("seat", "other"), "WW-531"),
    "to_forge_space": MessageKind(("seat", "strength"), "WW-457"),
    "reaches_top": MessageKind(("seat", "strength"), "WW-237"),
    "last_leads": MessageKind(("seat", "strength"), "WW-235"),
    "all_done": MessageKind((), "WW-234"),
}
OUTCOME: Final = {
    "wins_region": MessageKind(("seat", "strength", "region"), "WW-301"),
    "ties_first": MessageKind(("seat", "strength"), "WW-304"),
    "meets_resistance": MessageKind(("seat", "strength"), "WW-433"),
    "comes_second": MessageKind(("seat", "strength"), "WW-303"),
    "nobody_wins": MessageKind(("region",), "WW-306"),
    "wins_vp": MessageKind(("seat", "number"), "WW-301"),
    "chooses_vp": MessageKind(("seat", "number"), "WW-304"),
    "second_vp": MessageKind(("seat", "number"), "WW-303"),
    "vp_by": MessageKind(("seat", "power", "number"), "WW-311"),
    "completes_feat": MessageKind(("seat", "quest"), "WW-331"),
    "rose_feat": MessageKind(("seat", "quest"), "WW-461"),
    "rook_takes": MessageKind(("seat", "piece"), "WW-465"),
    "flies": MessageKind(("seat", "region", "number"), "WW-571"),
    "stops_forging": MessageKind(("seat",), "WW-341"),
    "wager_right": MessageKind(("seat", "faction"), "WW-362"),
    "wager_wrong": MessageKind(("seat", "faction", "number"), "WW-362"),
    "wager_void": MessageKind(("seat", "faction"), "WW-363"),
    "exchanges": MessageKind(("seat", "piece"), "WW-467"),
    "roses_back": MessageKind(("seat", "number"), "WW-460"),
    "battle_over": MessageKind(("region",), "WW-313"),
    "war_ends": MessageKind(("region", "number"), "WW-370"),
    "new_market": MessageKind((), "WW-370", "wonderlandian"),
}
THE_END: Final = {
    "final_scoring": MessageKind((), "WW-400"),
    "quest_scored": MessageKind(("seat", "quest", "number"), "WW-338"),
    "final_score": MessageKind(("seat", "total", "vp", "castles", "quests", "shards", "value"), "WW-400"),
    "wins_game": MessageKind(("seat", "total"), "WW-401"),
}
MESSAGES: Final[dict[str, MessageKind]] = {**SETTING_UP, **TEA_PARTY, **REWARDS, **WAR, **OUTCOME, **THE_END}
