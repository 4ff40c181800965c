"""Round and turn, and what action cards do (MH-120 to MH-154, MH-290 to MH-293)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.capital.frames import Develop
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS
from rulewright.games.heroes.cards.values import has_ability
from rulewright.games.heroes.content import DEVELOP, GATHER, HEROES_ACTION, IDLE, READY, USED_UP
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.ids import MARKET, MERCHANT, TAX_COLLECTOR
from rulewright.games.heroes.map.frames import HeroesFrame
from rulewright.games.heroes.options import PLAY
from rulewright.games.heroes.rounds.frames import Actions
from rulewright.games.heroes.state import Heroes


class PlayActionCard(Choice[Actions]):
    """play_action_card (MH-130, MH-131): `play:CARD:ACTION` for each ready card and each action that it shows."""

    def options(self, g: Heroes, frame: Actions, seat: i64) -> list[int]:
        codes: list[int] = []
        for card, state in enumerate(g.seats[seat].cards):
            if state == READY:
                for action in g.tables.shows[card]:
                    codes.append(int(PLAY + card * 4 + action))
                codes.append(int(PLAY + card * 4 + IDLE))
        return codes

    def default(self, g: Heroes, frame: Actions, seat: i64) -> i64:
        """Gather, else idle."""
        codes = self.options(g, frame, seat)
        for wanted in (GATHER, IDLE):
            for code in codes:
                if (code - PLAY) % 4 == wanted:
                    return code
        return codes[0]


PLAY_ACTION_CARD: Final = PlayActionCard("play_action_card", ("MH-130", "MH-131"), TURN_RULE)


def ask_card(frame: Actions, g: Heroes) -> None:
    """MH-130, MH-141: the next seat with a ready card; the phase ends when nobody has one."""
    for _ in range(g.players):
        if g.seats[frame.seat].has_ready_card():
            ask_seat(g, frame, PLAY_ACTION_CARD, frame.seat)
            return
        frame.seat = (frame.seat + 1) % g.players
    leave(g)


def play_card(frame: Actions, g: Heroes) -> None:
    """MH-130, MH-131: the card is turned face down, and the action carried out."""
    seat = frame.seat
    code = g.answers[seat] - PLAY
    player = g.seats[seat]
    player.cards[code // 4] = int(USED_UP)
    frame.seat = (seat + 1) % g.players
    go_to(frame, "card")
    action = code % 4
    g.tell("plays_card", seat, player.faction * 4 + code // 4, action)
    if action == GATHER:
        gather(g, seat)
    elif action == HEROES_ACTION:
        call(g, HeroesFrame(seat))
    elif action == DEVELOP:
        call(g, Develop(seat))


steps(Actions, step("card", ask_card, play_card))


def gather(g: Heroes, seat: i64) -> None:
    """MH-290 to MH-293: capital, locations, heroes in play, artefacts and the week, in one sum."""
    tables = g.tables
    player = g.seats[seat]
    capital = [tables.level_gold[player.level], tables.level_resources[player.level]]
    land = [0, 0]
    more = [0, 0]
    codes = g.map().codes
    for site, owner in enumerate(g.owners):
        if owner == seat:
            land[0] += tables.location_gold[codes[site]]
            land[1] += tables.location_resources[codes[site]]
            if g.week == MARKET:
                more[0] += 1
    for hero in player.heroes:
        if has_ability(g, hero.hero, MERCHANT):
            more[1] += 2
        if has_ability(g, hero.hero, TAX_COLLECTOR):
            more[0] += 2
        for artefact in hero.artefacts:
            more[0] += int(ARTEFACT_CARDS[artefact].gold())
            more[1] += int(ARTEFACT_CARDS[artefact].resources())
    gold = capital[0] + land[0] + more[0]
    resources = capital[1] + land[1] + more[1]
    player.gold += gold
    player.resources += resources
    g.tell_all("gathers", [*capital, *land, *more], seat, gold, resources)


def end_round(g: Heroes) -> None:
    """MH-140: all cards are ready again, and the first player token moves on."""
    for player in g.seats:
        for card in range(len(player.cards)):
            if player.cards[card] == USED_UP:
                player.cards[card] = int(READY)
    g.first_player = (g.first_player + 1) % g.players
    g.tell("first_player_next", g.first_player)
