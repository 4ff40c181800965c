"""What each message of the log is in the story: its kind is its name, and here is its weight.

A part joins the event of the same actor before it; with the first line of a choice it goes on with what that actor did
in the choice before, as the steps of a walk do. Lines of a scene are told by its steps, whatever they are here.
"""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import BOOK_KEEPING, HEAVY, PLAIN, SCENE, SMALL, EventKind

SCENES: Final = "attacks_encounter attacks_hero week_begins end_by_domination end_by_time"
GREAT: Final = """
    takes_faction places_capital starting_hero plays_card activates explores controls builds raises_capital hires
    learns draws_treasure draws_artefact takes_artefact wins_artefact takes_over uses_scroll activated_again
"""
DEEDS: Final = "loses_control beats_encounter beaten_by_encounter beats_hero must_escape learns_nothing"
LITTLE: Final = "first_player first_player_next token_placed receives replenished"
BOOKS: Final = "forced drawn_scroll final_score discards_treasure"
PARTS: Final = """
    gathers moves goes_home portals portals_home explores_idly gives_up power recruits trains transfers dismisses
    leads_fewer studies pays_trophy draws_skills takes_reward idle_reward keeps_artefact discards_artefact
    sells_artefact draws_scroll takes_scroll discards_scroll gives_unit_up
"""
OF_BATTLES: Final = """
    leads_elite leads_basic battle_turn uses uses_on works acts skipped declines no_attacks strikes rolls elite_die
    rerolls protects wounds armour unit_wounded unit_lost encounter_wounded unit_promoted unit_returned unit_restored
    encounter_heals regenerates drains_life heals chilled escapes raises_dead
"""


def declared(names: str, weight: int, beat: bool = False, later: bool = False) -> dict[str, EventKind]:
    """The kinds of these messages."""
    return {name: EventKind(name, weight, beat, later) for name in names.split()}


KINDS: Final[dict[str, EventKind]] = {
    **declared(SCENES, SCENE),
    **declared(GREAT, HEAVY),
    **declared(DEEDS, PLAIN),
    **declared(LITTLE, SMALL),
    **declared(BOOKS, BOOK_KEEPING),
    **declared(PARTS, PLAIN, beat=True, later=True),
    **declared(OF_BATTLES, PLAIN, beat=True),
}
DECIDED: Final = ("leads_fewer", "explores_idly", "idle_reward", "learns_nothing", "must_escape", "raises_dead")
"""Lines of what no player chose but a rule decided."""
