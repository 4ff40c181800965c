"""What each message of the log is in the story: its kind is its name, and here is its weight.

A message that is a beat joins the event of the same actor before it, as the rewards of a tea card do; if it comes
alone, after a choice of its own, it is an event. Lines of a scene are told by its steps, whatever they are here.
"""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import BOOK_KEEPING, HEAVY, PLAIN, SCENE, SMALL, EventKind

SCENES: Final = "battle_begins final_scoring"
GREAT: Final = """
    takes_card visits_head hosts unlocks castle_built castle_laid castle_raised forges recruits_figure recruits_item
    friend_comes round_begins war_begins leader_goes
"""
DEEDS: Final = """
    takes_faction poisons returns_figure tea_ends tea_madness richest cat_moves war_ends completes_feat
"""
LITTLE: Final = """
    first_player ally_set ally_cards unused_region battle_start starting_shards keeps_quest first_of_round no_madness
    new_market leaves_more declines_quests
"""
BOOKS: Final = """
    forced kept_quest drew_quest discarded_quest market_card poison_returns wagered battle_over no_friend
"""
PARTS: Final = """
    rolls rolls_again takes_shards gives_shard returns_shard takes_poison places places_figure relocates gains_chip
    figure_goes draws_quests leader_grows frees_supporters gains_artifact forge_vp castle_value rose_forged
    drops_madness drops_shards shield_mended leader_at_top discards_quest rolls_for_more
    musters lines_up uncontested resistance hare_scares lays_wager draw_begins halts waits uses_caterpillar
    nothing_to_draw bag_refilled draws keeps_drawn blocks madness_works poison_works softens lies_down loses goes_bust
    track_full chip_raised chip_lowered chip_times chip_capped strength_by strength_now plays shield_by chip_back
    may_wait next_doubled draws_more brings sends fetches alice_comes shard_by shard_less gives_shard_to amulet_works
    amulet_idle crowns loses_head claws to_forge_space reaches_top last_leads all_done wins_region ties_first
    meets_resistance comes_second nobody_wins wins_vp chooses_vp second_vp vp_by rose_feat rook_takes flies
    stops_forging wager_right wager_wrong wager_void exchanges roses_back quest_scored final_score wins_game
"""
LITTLE_PARTS: Final = """
    refills poison_home takes_half twice_as_fast nothing_to_place supporter_due gift_upgraded no_castle
"""


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
