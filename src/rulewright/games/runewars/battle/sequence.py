"""The sequence of a battle, from its start to the return of the units (RW-300 to RW-344, RW-408 to RW-411,
RW-802 to RW-805). Read this first.

The participants are in the frame; defenders that were routed before stay in the area. What the steps do stands in
opening.py, rounds.py and outcome.py; special abilities are in abilities.py, routs and damage in routs_and_damage.py,
retreats in retreat_and_limits.py, what follows the battle in aftermath.py. Cards act on the battle in progress through
actions_on_battle.py.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.frame import step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle import opening, outcome, rounds
from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.battle.opening import (
    add_attacker_support,
    add_defender_support,
    announce,
    ask_attacker_support,
    ask_defender_support,
    open_attacker_window,
    open_defender_window,
)
from rulewright.games.runewars.battle.outcome import (
    answer_heroes,
    ask_heroes,
    ask_own_stronghold,
    ask_surplus,
    ask_token,
    ask_wards,
    close_battle,
    count_strength,
    fortify,
    loser_retreats,
    pick_surplus,
    place_own_stronghold,
    return_units,
    suffer_wards,
    take_area,
    take_called_off,
    use_token,
)
from rulewright.games.runewars.battle.rounds import (
    ask_attacker_drop,
    ask_attacker_type,
    ask_defender_drop,
    ask_defender_type,
    attacker_draws,
    attacker_drops,
    attacker_specials,
    begin_round,
    defender_draws,
    defender_drops,
    defender_specials,
    end_exchange,
    resolve_damage,
    resolve_routs,
)

MESSAGES: Final[dict[str, MessageKind]] = {
    **opening.MESSAGES,
    **rounds.MESSAGES,
    **outcome.MESSAGES,
}


steps(
    Battle,
    step("start", announce),
    step("support_att", ask_attacker_support, add_attacker_support),
    step("support_def", ask_defender_support, add_defender_support),
    step("window_att", open_attacker_window),
    step("window_def", open_defender_window),
    step("round", begin_round),
    step("pick_att", ask_attacker_type, attacker_draws),
    step("pick_def", ask_defender_type, defender_draws),
    step("support_drop_att", ask_attacker_drop, attacker_drops),
    step("support_drop_def", ask_defender_drop, defender_drops),
    step("specials_att", attacker_specials),
    step("specials_def", defender_specials),
    step("routs", resolve_routs),
    step("damages", resolve_damage),
    step("discard", end_exchange),
    step("fortify", fortify),
    step("token", ask_token, use_token),
    step("wards", ask_wards, suffer_wards),
    step("count", count_strength),
    step("lose", loser_retreats),
    step("heroes", ask_heroes, answer_heroes),
    step("take", take_area),
    step("own_stronghold", ask_own_stronghold, place_own_stronghold),
    step("return", return_units),
    step("surplus", ask_surplus, pick_surplus),
    step("called_off", take_called_off),
    step("close", close_battle),
)
