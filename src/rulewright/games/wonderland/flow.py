"""The sequence of play. Read this first.

Match                 set-up, then play until the end
  Setup               setup/setup.py
  Round               tea/round_structure.py
  TeaStart            tea/tea_party_phase.py
  Tea                 tea/tea_party_phase.py
  TeaTurn             tea/tea_party_phase.py
  Roll                tea/tea_party_phase.py
  Card                tea/resolving_tea_cards.py
  OptionalFrame       tea/resolving_tea_cards.py
  Rewards             tea/resolving_tea_cards.py
  Reward              tea/resolving_tea_cards.py
  PlaceUnits          tea/resolving_tea_cards.py
  PlaceSupporter      cards/ally_chips.py
  Friend              cards/ally_chips.py
  War                 battle/war_phase_and_battles.py
  Battle              battle/war_phase_and_battles.py
  Draw                battle/war_phase_and_battles.py
  Harm                battle/war_phase_and_battles.py
  Play                battle/war_phase_and_battles.py
  Affect              battle/war_phase_and_battles.py
  Outcome             outcome/outcome_of_battle.py
"""

from __future__ import annotations

from rulewright.core.frame import finish, step, steps
from rulewright.games.wonderland.frames import Match
from rulewright.games.wonderland.state import Seat, Wonderland


def set_up(match: Match, g: Wonderland) -> None:
    """The seats; everything else is UNWRITTEN: `call` the frame of the set-up, chapter by chapter."""
    g.seats = [Seat() for _ in range(g.players)]


def play(match: Match, g: Wonderland) -> None:
    """UNWRITTEN: `call` the outermost frame of play; until then a game is over when it has been set up."""


def end(match: Match, g: Wonderland) -> None:
    """Ends the game."""
    finish(g)


steps(
    Match,
    step("set_up", set_up),
    step("play", play),
    step("end", end),
)
