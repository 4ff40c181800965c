"""The sequence of play. Read this first.

Match                 set-up, then play until the end
  Setup               setup/setup.py
  Round               tea/round_structure.py
    TeaStart          tea/tea_party_phase.py
    Tea               tea/tea_party_phase.py
      TeaTurn         tea/tea_party_phase.py
        Roll          tea/tea_party_phase.py
        Card          tea/resolving_tea_cards.py
          Reward      tea/rewards.py
          PlaceUnits  tea/resolving_tea_cards.py
    War               battle/war.py
      Battle          battle/war.py
        Draw          battle/drawing.py
          Harm        battle/harm.py
          Play        battle/playing.py, cards/on_play.py
          Affect      cards/on_others.py
        Outcome       outcome/places.py, feats.py, endings.py; cards/at_end.py
          Rewards     tea/resolving_tea_cards.py
"""

from __future__ import annotations

from rulewright.core.chance import draw
from rulewright.core.frame import call, finish, go_to, step, steps
from rulewright.games.wonderland.frames import Match
from rulewright.games.wonderland.scoring import tell_end
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.setup.setup import full_supply
from rulewright.games.wonderland.state import PHASE_SETUP, Seat, Wonderland
from rulewright.games.wonderland.tea.frames import Round


def set_up(match: Match, g: Wonderland) -> None:
    """WW-034: the first player; then the set-up (WW-037)."""
    g.seats = [Seat() for _ in range(g.players)]
    g.supply = full_supply(g)
    g.phase = PHASE_SETUP
    chosen = g.chosen_options["first_player"]
    if chosen == "random":
        g.first_player = draw(g, "first-player", list(range(g.players)))
    else:
        g.first_player = int(chosen)
    g.tell("first_player", g.first_player)
    call(g, Setup())


def play(match: Match, g: Wonderland) -> None:
    """WW-040: the rounds; the first tea party is prepared already."""
    g.tell("round_begins", 1)
    frame = Round()
    go_to(frame, "tea_start")
    call(g, frame)


def end(match: Match, g: Wonderland) -> None:
    """WW-400, WW-402: final scoring; all quests are shown."""
    g.barrier += 1
    tell_end(g)
    finish(g)


steps(
    Match,
    step("set_up", set_up),
    step("play", play),
    step("end", end),
)
