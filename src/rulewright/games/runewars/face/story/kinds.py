"""What each message of the log is in the story: its kind is its name, and here is its weight.

A message that is a beat joins the event of the same actor before it. Lines of a scene are told by its steps, whatever
they are here; those that can only stand in a scene are beats.
"""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import BOOK_KEEPING, HEAVY, PLAIN, SCENE, SMALL, EventKind

SCENES: Final = """
    game_ends season_card battle_begins diplomacy_begins challenges attempts_quest
"""
GREAT: Final = """
    eliminated hero_defeated claims_objective gains_rune takes_title builds_stronghold arrives neutrals_join
    rallies recruits city_removed rune_unearthed plague city_found city_razed hero_beaten
"""
DEEDS: Final = """
    season_begins season_card_replaced spring quest_phase_begins waters_freeze uses_reward hero_deserts
    hero_trained setup_home setup_first_player setup_faction setup_stronghold setup_runes_placed setup_hero
    setup_objective commander_trades places_stronghold drives_neutrals repairs_stronghold moves_runes
    builds_development activates hero_marches neutrals_leave neutrals_refuse chooses_battle chooses_retreat
    strategizes_unit strategizes_hero turn_begins uses_bonus bid_won trades illusion_shattered moves_rune_out
    moves_runes_out unit_placed champions_called offer_taken bitter_cold winter_repair winter_stand units_called
    development_sabotaged stronghold_sabotaged units_levied rune_shifted false_rune_placed horn_calls
    plays_tactics turns_in_reward uses_title uses_hero demolishes heals explores loses_reward hero_moves
    rage_of_krutzbeck routs_neutrals steals_from
"""
LITTLE: Final = """
    reveals_order redraws_objective setup_quest setup_tile setup_marker setup_markers_restart
    setup_markers_confirmed setup_rune setup_fate setup_city setup_unit setup_epic_rune setup_hero_area
    declines_to_activate marches looks_at_heroes recruits_nothing no_stronghold bids bid_not_won bountiful
    levied no_illusions hunger famine takes_objective chooses_objective looks_at_runes drought keeps_faith
    passes_card mountains_open water_opens marches_further rumor_spreads order_returns activation_lifted
    conscience_paid rune_looked_at false_rune_discarded dial_raised discards_reward hero_rests scroll_shows
    saw_token looks_at_rune sees_rewards trades_reward
"""
BOOKS: Final = """
    forced season_reshuffled reshuffled drew_tactics drew_quest got_reward drew_objective setup_rebuild
    setup_own_false_rune setup_own_objective battle_over dropped_fate drew_hero sees_objective kept_objective
    passed_card received_card quest_settled season_card_settled sees_reward duel_health duel_over
"""
PARTS: Final = """
    won_by_runes won_by_years won_as_last final_count
    council_marked gains_reward hero_hurt uses_special special_without_effect raises_dead
    ravage_draws leaves_battle stands_up battle_cancelled defends neutrals_defend routed_fight_on hero_supports
    stronghold_counts conquer_weakens walls_count uses_fortification wards_repel banner_raised attacker_strength
    defender_strength wins_battle neutrals_win hero_flees stronghold_falls takes_rune retreat_to cannot_retreat
    battle_round draws_fate drops_fate reveals_specials reveals_routs reveals_damage reveals_misses
    specials_silenced routed takes_damage destroyed diplomacy_more_cards diplomacy_new_cards diplomacy_draws
    diplomacy_result diplomacy_no_cards removes_stronghold removes_development rallies_units hires bid_tied
    lightning_strikes ambushes holds_the_line light_shines storm_routs duel_uses duel_special wand_deals
    bombs_backfire cloak_used duel_refused cloak_pierced duel_plays duel_unstable duel_deals shield_holds
    shield_fails foe_draws foe_deals foe_stops foe_hurt foe_destroyed foe_undying challenged backstab duel_won
    duel_kills_both duel_drawn duel_round duel_draws duel_keeps rout_prevents soulbiter_heals venom
    takes_rewards temple_gives hall_gives completes_quest fails_quest hero_retreats legion_rises tests
    test_draws test_result test_without_cards twists_fate rune_lore steals_reward
"""
LITTLE_PARTS: Final = """
    draws_tactics draws_quests discards_tactics discards_quest gains_influence spends_influence no_reward_left
    hero_healed rewards_left rewards_lost discards_false_rune no_rune_left rune_without_place pays_for_portals
    victor_rewarded commander_draws discards_for_rune gives_up_stronghold drops_neutrals stronghold_damaged
    loses_title harvests raises_dial development_income places_recruit replaces_recruit forfeits_recruit
    skips_bonus orders_forbidden takes_spoils falcon_sees hero_uses_portal keeps_one_reward hero_routed
    loses_influence
"""
RULED: Final = """
    spring waters_freeze hunger famine drought plague bitter_cold illusion_shattered no_illusions hero_deserts bid_tied
    bid_not_won no_reward_left no_rune_left rune_without_place no_stronghold recruits_nothing replaces_recruit
    forfeits_recruit orders_forbidden stronghold_damaged stronghold_falls battle_cancelled cannot_retreat neutrals_leave
    neutrals_refuse neutrals_join special_without_effect specials_silenced duel_refused eliminated hero_beaten
    hero_defeated city_razed loses_title rewards_lost
"""
DECIDED: Final = frozenset(RULED.split())
"""What no player chooses: the rules decide it."""


def declared(names: str, weight: int, beat: bool = False) -> dict[str, EventKind]:
    """The kinds of these messages."""
    return {name: EventKind(name, weight, beat) for name in names.split()}


KINDS: Final[dict[str, EventKind]] = {
    **declared(SCENES, SCENE),
    **declared(GREAT, HEAVY),
    **declared(DEEDS, PLAIN),
    **declared(LITTLE, SMALL),
    **declared(BOOKS, BOOK_KEEPING),
    **declared(PARTS, PLAIN, beat=True),
    **declared(LITTLE_PARTS, SMALL, beat=True),
}
