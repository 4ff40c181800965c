"""Facts for the board: points and great cities, networks, ways of heroes, what a payment lacks, how battles stand.

What is own is told to its owner alone; battles lie open.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.lane import enter
from rulewright.core.state import State
from rulewright.games.battalia.battle.adding import adding_options
from rulewright.games.battalia.battle.frames import AT_CITY, ATTACK, DEFENCE, Battle, Opening, Path, Raise
from rulewright.games.battalia.battle.strength import (
    entry_strength,
    has_morale,
    losing_side,
    place_strength,
    side_of,
    total,
)
from rulewright.games.battalia.board import network, sites
from rulewright.games.battalia.content import AMULET, EMPTY, SQUARE_NAMES, is_fanatic, terrain_of, type_of
from rulewright.games.battalia.ending import great_cities
from rulewright.games.battalia.face.outlook.ground import CARD, own_side, stands, tried
from rulewright.games.battalia.face.ways import means, ways
from rulewright.games.battalia.ids import MASK
from rulewright.games.battalia.lines.frames import VERBS, Line
from rulewright.games.battalia.purse import purse_of
from rulewright.games.battalia.scoring import scores, team_points
from rulewright.games.battalia.state import PHASE_PLAY, VETERAN, Battalia
from rulewright.games.battalia.stock import creation_deck

SLOTS: Final = (
    "supply", "freeman", "chief", "priest", "lord", "unit", "weapon", "queen", "king", "any", "retreat",
)  # fmt: skip
WHATS: Final = ("city", "ruins", "heroes")
SIDES: Final = ("attack", "defence")


def facts(state: State, seat: int | None) -> dict[str, Any]:
    """What these eyes may know besides the view; None: a spectator."""
    assert isinstance(state, Battalia)
    if state.phase != PHASE_PLAY:
        return {}
    found: dict[str, Any] = {**scoring(state), "battles": battles(state)}
    if seat is not None:
        found |= own(state, seat)
    return found


def scoring(g: Battalia) -> dict[str, Any]:
    """Points and great cities of players and teams, and how many end the game."""
    points = scores(g)
    great = [int(great_cities(g, seat)) for seat in range(g.players)]
    teams = []
    for team in range(int(g.setting.teams)):
        members = g.members(team)
        needed = int(g.setting.cities_to_win(len(members)))
        together = sum(great[one] for one in members)
        together_points = int(team_points(g, points, members))
        teams.append({"members": members, "points": together_points, "great": together, "needed": needed})
    rows = [
        {"points": points[seat], "great": great[seat], "cards": len(creation_deck(g, seat))}
        for seat in range(g.players)
    ]
    return {"seats": rows, "teams": teams, "empty": sum(card == EMPTY for card in g.card)}


# What is own


def own(g: Battalia, seat: int) -> dict[str, Any]:
    """Network, ways, purse, the line that is being paid, and what a card would bring a battle to."""
    player = g.seats[seat]
    reach = {
        name: {SQUARE_NAMES[square]: cost for square, cost in ways(g, seat, hero, means(hero)).items()}
        for name, hero in (("a", player.a), ("b", player.b))
        if hero.at >= 0
    }
    found: dict[str, Any] = {
        "network": [SQUARE_NAMES[square] for square, inside in enumerate(network(g, seat)) if inside],
        "sites": [SQUARE_NAMES[site // 16] for site in sites(g, seat)],
        "reach": reach,
        "purse": purse(g, seat),
    }
    frame = asked_frame(g, seat)
    if isinstance(frame, Line | Path):
        verb = VERBS[frame.verb] if isinstance(frame, Line) else "retreat"
        need = [[SLOTS[slot], int(left)] for slot, left in frame.need if left > 0]
        found["line"] = {"verb": verb, "need": need}
    if isinstance(frame, Opening | Raise):
        found["adds"] = adds(g, seat)
    return found


def purse(g: Battalia, seat: int) -> dict[str, int]:
    """What hand and prepared items are worth for each slot of a payment."""
    counted = purse_of(g, seat)
    worth = {name: int(counted.worth[at]) for at, name in enumerate(SLOTS[:9])}
    return {**worth, "workers": int(counted.workers)}


def asked_frame(g: Battalia, seat: int) -> object:
    """The frame that asks a seat; None if it is asked nothing."""
    if g.asked_of(seat) is None:
        return None
    return g.stack[-1]


def adds(g: Battalia, seat: int) -> dict[str, int]:
    """The own total after each card whose effect is certain."""
    battle = g.stack[1]
    assert isinstance(battle, Battle)
    side = own_side(g, battle, seat)
    found: dict[str, int] = {}
    for code in adding_options(g, battle, side):
        key = str(g.game.key(code))
        if is_certain(key) and (after := tried(g, seat, key)) is not None:
            found[key] = stands(*after)[side]
    return found


def is_certain(key: str) -> bool:
    """Whether nothing is rolled, sacrificed or taken for it."""
    verb, *parts = key.split(":")
    card = CARD.get(parts[-1], -1)
    alone = len(parts) == (2 if verb == "strike" else 1)
    return verb != "drink" and not (
        alone and card >= 0 and (type_of(card) == AMULET or is_fanatic(card) or card == MASK)
    )


# Battles


def battles(g: Battalia) -> list[dict[str, Any]]:
    """How each battle in progress stands, and of what."""
    found = []
    here = int(g.lane)
    for at in range(len(g.lanes)):
        enter(g, at)
        found += [one_battle(g, frame) for frame in g.stack if isinstance(frame, Battle)]
    if here >= 0:
        enter(g, here)
    return found


def one_battle(g: Battalia, battle: Battle) -> dict[str, Any]:
    return {
        "square": SQUARE_NAMES[battle.square],
        "what": WHATS[battle.what],
        "losing": SIDES[losing_side(g, battle)],
        "attack": one_side(g, battle, int(ATTACK)),
        "defence": one_side(g, battle, int(DEFENCE)),
    }


def one_side(g: Battalia, battle: Battle, side: int) -> dict[str, Any]:
    """A total and its parts: each card, morale, native land, the place itself, and what else there is."""
    seat = int(side_of(g, battle, side))
    whole = int(total(g, battle, side))
    if seat < 0:
        return {"seat": None, "total": whole, "strengths": [], "morale": 0, "terrain": 0, "place": whole, "other": 0}
    player = g.seats[seat]
    veteran = player.veteran == VETERAN
    heroes = battle.heroes if side == ATTACK else battle.defending
    strengths = [int(entry_strength(g, entry, side, veteran)) for entry in battle.line(side)]
    morale = (4 if veteran else 1) * len(heroes) if heroes and has_morale(battle.line(side)) else 0
    squares = [int(player.hero(hero).at) for hero in heroes] if side == ATTACK else [int(battle.square)]
    terrain = int(any(at >= 0 and terrain_of(g.card[at]) == player.faction for at in squares))
    place = int(place_strength(g, battle.square)) if side == DEFENCE and battle.what == AT_CITY else 0
    other = whole - sum(strengths) - morale - terrain - place
    return {
        "seat": seat,
        "total": whole,
        "strengths": strengths,
        "morale": morale,
        "terrain": terrain,
        "place": place,
        "other": other,
    }
