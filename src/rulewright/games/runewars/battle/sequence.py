"""The sequence of a battle, from its start to the return of the units (RW-300 to RW-344, RW-408 to RW-411,
RW-802 to RW-805). Read this first.

Steps that both sides take, one after the other, end with their side: `pick_att`, `pick_def`. One function does both and
reads from the step whose it is (`acting_side`).

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
from rulewright.games.runewars.battle.opening import add_support, announce, ask_support, open_first_window
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
    ask_drop,
    ask_type,
    begin_round,
    draw_cards,
    drop_card,
    end_exchange,
    resolve_damage,
    resolve_routs,
    resolve_specials,
)

MESSAGES: Final[dict[str, MessageKind]] = {
    **opening.MESSAGES,
    **rounds.MESSAGES,
    **outcome.MESSAGES,
}


steps(
    Battle,
    step("start", announce),
    step("support_att", ask_support, add_support),
    step("support_def", ask_support, add_support),
    step("window_att", open_first_window),
    step("window_def", open_first_window),
    step("round", begin_round),
    step("pick_att", ask_type, draw_cards),
    step("pick_def", ask_type, draw_cards),
    step("support_drop_att", ask_drop, drop_card),
    step("support_drop_def", ask_drop, drop_card),
    step("specials_att", resolve_specials),
    step("specials_def", resolve_specials),
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
