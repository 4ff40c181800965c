"""The sequence of play. Read this first.

Match                 set-up, then rounds until the end
  ChooseFaction       setup/general_setup.py
  PlaceCapital        setup/general_setup.py
  ChooseStartHero     setup/player_setup.py
  Week                rounds/week_cards_and_replenishment.py
    WeekTrain         rounds/week_cards_and_replenishment.py
  Actions             rounds/round_and_turn.py
    HeroesFrame       map/heroes_action.py
      Activation      map/heroes_action.py, map/movement.py
        Advancement   heroes/heroes.py
          Advance     heroes/heroes.py
        Arena         map/locations.py
        Deposit       map/locations.py
        Treasure      heroes/treasures.py
          Train       heroes/treasures.py
          Artefact    heroes/artefacts.py
          Scrolls     heroes/artefacts.py
          Leadership  heroes/artefacts.py
        Battle        battle/battle_turns.py, battle/end_of_battle.py
          Window      battle/windows.py, cards/might.py, magic.py, artefacts.py, scrolls.py
          SecondTarget battle/windows.py
          Order       battle/initiative.py
          Slot        battle/slots.py
          Attack      battle/attack_step_by_step.py
          Assign      battle/wounds.py
          Resurrect   battle/escape_and_resurrection.py
          Laurel      battle/escape_and_resurrection.py
          EscapeLoss  battle/escape_and_resurrection.py
          Reward      battle/hero_against_hero.py
          Takeover    battle/hero_against_hero.py
    Develop           capital/develop_action.py
"""

from __future__ import annotations

from rulewright.core.chance import draw
from rulewright.core.frame import call, finish, go_to, step, steps
from rulewright.games.heroes.armies import tell_scores
from rulewright.games.heroes.frames import Match
from rulewright.games.heroes.ids import FACTIONS
from rulewright.games.heroes.rounds.frames import Actions, Week
from rulewright.games.heroes.rounds.round_and_turn import end_round
from rulewright.games.heroes.setup.frames import ChooseFaction, ChooseStartHero, PlaceCapital
from rulewright.games.heroes.setup.general_setup import lay_tiles, place_encounters, shuffle_decks, stack_weeks
from rulewright.games.heroes.setup.player_setup import draw_heroes, shuffle_skills
from rulewright.games.heroes.state import BY_TIME, Heroes, Seat


def set_up(match: Match, g: Heroes) -> None:
    """MH-050, MH-051: the first player, tiles, weeks, encounter tokens, common decks."""
    g.seats = [Seat() for _ in range(g.players)]
    g.round_of_game = 0
    g.first_player = draw(g, "first_player", list(range(g.players)))
    g.tell("first_player", g.first_player)
    lay_tiles(g)
    stack_weeks(g)
    place_encounters(g)
    shuffle_decks(g)


def choose_factions(match: Match, g: Heroes) -> None:
    """MH-052: chosen in turn, unless the option gives each seat its faction."""
    factions = g.chosen_options["factions"]
    if factions is None:
        call(g, ChooseFaction(g.first_player))
        return
    lowered = [name.lower() for name in FACTIONS]
    for seat, name in enumerate(factions):
        g.seats[seat].faction = lowered.index(name)
        g.tell("takes_faction", seat, g.seats[seat].faction)


def place_capitals(match: Match, g: Heroes) -> None:
    """MH-061."""
    call(g, PlaceCapital(g.first_player))


def set_up_players(match: Match, g: Heroes) -> None:
    """MH-093, MH-096, MH-605: skill decks, then starting heroes."""
    shuffle_skills(g)
    if g.chosen_options["heroes"] == "random":
        draw_heroes(g)
    else:
        call(g, ChooseStartHero())


def begin_round(match: Match, g: Heroes) -> None:
    """MH-120, MH-121: the Week phase."""
    call(g, Week())


def act(match: Match, g: Heroes) -> None:
    """MH-130: the Actions phase."""
    call(g, Actions(g.first_player))


def close_round(match: Match, g: Heroes) -> None:
    """MH-140, MH-532: the last week card was the last round."""
    if g.week_deck:
        end_round(g)
        go_to(match, "week")
        return
    g.ended = BY_TIME
    g.tell("end_by_time")
    tell_scores(g)
    finish(g)


steps(
    Match,
    step("set_up", set_up),
    step("factions", choose_factions),
    step("capitals", place_capitals),
    step("players", set_up_players),
    step("week", begin_round),
    step("actions", act),
    step("end_of_round", close_round),
)
