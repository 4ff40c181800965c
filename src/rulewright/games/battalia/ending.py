"""The end of the game (BA-400 to BA-403, BA-412): its conditions, and what becomes of everything in progress."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from rulewright.core.frame import finish
from rulewright.core.lane import every_lane
from rulewright.games.battalia.artefacts.frames import Exchange, Fate, Vase
from rulewright.games.battalia.battle.frames import Battle, Entry, Talisman
from rulewright.games.battalia.board import own_cities
from rulewright.games.battalia.content import EMPTY, SQUARES, VALLEY_CENTRES
from rulewright.games.battalia.heroes.frames import Storm
from rulewright.games.battalia.items import card_of, item_of_source
from rulewright.games.battalia.scoring import result
from rulewright.games.battalia.setting import NO_VALLEY
from rulewright.games.battalia.state import END_BY_CITIES, END_BY_MAP, PHASE_OVER, Battalia
from rulewright.games.battalia.stock import side_seat
from rulewright.games.battalia.turn.frames import Meaning, Rolls


def great_cities(g: Battalia, seat: i64) -> i64:
    """BA-400, BA-480: cities of level 4 or higher, valley centres included."""
    number: i64 = 0
    for square in own_cities(g, seat):
        if g.level[square] >= 4:
            number += 1
    if g.setting.valley != NO_VALLEY:
        for square in VALLEY_CENTRES:
            if g.owner[square] == seat:
                number += 1
    return number


def ends_by_cities(g: Battalia) -> bool:
    """BA-400 to BA-403: a team with enough cities of level 4 or higher ends the game at once."""
    for team in range(g.setting.teams):
        members = g.members(team)
        cities: i64 = 0
        for seat in members:
            cities += great_cities(g, seat)
        if cities >= g.setting.cities_to_win(len(members)):
            end_game(g, END_BY_CITIES, members[0])
            return True
    return False


def ends_by_map(g: Battalia) -> bool:
    """BA-400: a terrain card has filled the last empty square."""
    if not g.setting.map_fill:
        return False
    for square in range(SQUARES):
        if g.card[square] == EMPTY:
            return False
    end_game(g, END_BY_MAP, -1)
    return True


def end_game(g: Battalia, reason: i64, seat: i64) -> None:
    """The game is over; everything in progress is broken off."""
    g.end = reason
    g.end_seat = seat
    break_off(g)
    g.phase = PHASE_OVER
    tell_end(g, reason)
    finish(g)


def tell_end(g: Battalia, reason: i64) -> None:
    """BA-405 to BA-408: the reason, everybody's points and great cities, those of the team, who wins."""
    g.tell("ends", reason)
    if g.narration is None:
        return
    found = result(g)
    points: list[int] = found["scores"]
    for seat in range(g.players):
        g.tell("final-score", seat, points[seat], great_cities(g, seat))
    if g.setting.alliances:
        for row in found["teams"]:
            for seat in row["team"]:
                g.tell("team-score", seat, row["points"])
    winners: list[int] = found["winners"]
    for seat in winners:
        g.tell("wins-game", seat)


def entry_to_shelters(g: Battalia, entry: Entry, side: i64) -> None:
    """The cards of an entry go to their owners' shelters; what is attached belongs to the side."""
    insort(g.seats[entry.owner].shelter, card_of(entry.card))
    for source in entry.attached:
        insort(g.seats[side].shelter, card_of(item_of_source(source)))


def break_off(g: Battalia) -> None:
    """BA-412: what lies in frames finds its place."""
    for lane in every_lane(g):
        owner = lane.owner
        for frame in lane.stack:
            if isinstance(frame, Battle):
                for entry in frame.attack:
                    entry_to_shelters(g, entry, owner)
                for entry in frame.defence:
                    entry_to_shelters(g, entry, frame.defender)
                if frame.defender >= 0:
                    shelve_laid(g, frame.defender)
                frame.attack = []
                frame.defence = []
            elif isinstance(frame, Talisman):
                insort(g.seats[side_seat(owner, lane.stack[1], frame.side)].shelter, frame.card)
            elif isinstance(frame, (Rolls, Meaning)):
                insort(g.seats[owner].shelter, card_of(frame.card))
            elif isinstance(frame, Exchange):
                insort(g.seats[owner].shelter, frame.great)
            elif isinstance(frame, Storm):
                insort(g.storm_played, frame.card)
            elif isinstance(frame, Fate):
                g.fate.insert(0, frame.card)
            elif isinstance(frame, Vase):
                g.seats[owner].nation = frame.top + frame.seen + frame.rest


def shelve_laid(g: Battalia, seat: i64) -> None:
    """BA-165: cards paid for a retreat go to the shelter at the end of the battle."""
    player = g.seats[seat]
    if player.laid:
        player.shelter += player.laid
        player.shelter.sort()
        player.laid = []
