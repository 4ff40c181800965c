"""Rich positions of Runewars and lively choices: random games reach cards and abilities that are rare otherwise.

A rich position is a set-up game in which everybody holds many Tactics and Quest cards, has several heroes with
Rewards, some of them in each other's way, and armies that already stand in the open.
"""

from __future__ import annotations

from typing import Any

from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.runewars import GAME
from rulewright.games.runewars.heroes.frames import HeroActivation
from rulewright.games.runewars.ids import AREAS, DEVELOPMENTS, FACTIONS, HEROES, OBJECTIVES, UNITS
from rulewright.games.runewars.ids import QUESTS as QUEST_CARDS
from rulewright.games.runewars.state import Runewars

VARIANTS = ("exploration", "epic", "revised")
HOMES = "DLUW"
HAND = 9
QUESTS = 3
HEROES_EACH = 3
REWARDS_EACH = 3
MUSTERED = 4
FIELDS_EACH = 4
STRONGHOLDS_EACH = 3
FIRST_FORTIFICATION = 3
"""Developments from here on are fortifications, one for each faction."""
RAREST_OBJECTIVE = "obj_e2"
SELDOM = {
    "pass",
    "done",
    "skip",
    "decline",
    "nothing",
    "stop",
    "none",
    "keep",
    "leave",
    "forfeit",
    "retreat",
    "restart",
}
OFTEN = {"activate", "battle", "quest", "duel", "claim", "hero", "steal", "use", "title", "portal", "bonus", "move"}


def lively(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """A random choice that seldom lets a chance go by: fights, quests and cards are chosen more often."""
    verbs = {code: state.game.key(code).partition(":")[0] for code in codes}
    if is_at_a_goal(state, seat) and rng.below(4):
        return next(code for code in codes if verbs[code] == "stop")
    weights = [1 if verbs[code] in SELDOM else 12 if verbs[code] in OFTEN else 6 for code in codes]
    mark = int(rng.below(sum(weights)))
    for code, weight in zip(codes, weights, strict=True):
        mark -= weight
        if mark < 0:
            return code
    raise AssertionError("the mark lies within the sum")


def is_at_a_goal(state: State, seat: int) -> bool:
    """Whether a hero who moves stands where a Quest card of his player can be attempted."""
    frame = state.stack[-1]
    if not isinstance(state, Runewars) or not isinstance(frame, HeroActivation):
        return False
    assert state.asked is not None
    here = state.hero_area[frame.hero]
    return state.asked.name == "hero_step" and here in [
        state.tables.quest_area[quest] for quest in state.seats[seat].quests
    ]


def uniform(state: State, seat: int, codes: list[int], rng: Random) -> int:
    return codes[int(rng.below(len(codes)))]


def set_up(players: int, options: dict[str, Any], number: int, rng: Random) -> State:
    """A new game, played on to the first choice of Order cards."""
    state: State = GAME.new(players=players, options={**options, "quick_map": True}, seed=f"rich {number}")
    while state.asked is None or state.asked.name not in ("choose_order", "order_restriction"):
        seat = int(state.mover())
        state.apply(seat, uniform(state, seat, state.codes(seat), rng))
    return state


def rich_position(players: int, options: dict[str, Any], number: int) -> dict[str, Any]:
    """A position at the beginning of a season in which there is much to play, to fight and to attempt."""
    rng = Random(seed_of(b"rich position"), number)
    position = set_up(players, options, number, rng).position()
    position["pending"] = [{"name": "season", "step": "reveal", "order": []}]
    position["year"] = 1 + int(rng.below(3))
    position["season"] = ("spring", "summer", "fall", "winter")[int(rng.below(4))]
    position["season_card"] = None
    deal_cards(position, rng)
    deal_objective(position, number)
    raise_armies(position, rng)
    send_heroes(position, rng)
    lay_runes(position, rng)
    position["titles"]["title_captain"] = {"seat": int(rng.below(players)), "influence": 3}
    position["titles"]["title_commander"] = {"seat": int(rng.below(players)), "influence": 2}
    return position


def rich(players: int, options: dict[str, Any], number: int) -> State:
    state: State = GAME.from_position(rich_position(players, options, number), seed=f"rich {number}")
    return state


def some(things: list[Any], rng: Random) -> Any:
    return things[int(rng.below(len(things)))]


def deal_cards(position: dict[str, Any], rng: Random) -> None:
    """Hands full of Tactics, Quests and influence."""
    tactics, quests = position["decks"]["tactics"], position["decks"]["quests"]
    for seat in position["seats"]:
        seat["influence"] = 6 + int(rng.below(10))
        seat["fresh"] = []
        seat["dials"] = {resource: 2 + int(rng.below(4)) for resource in seat["dials"]}
        while tactics and len(seat["tactics"]) < HAND:
            seat["tactics"].append(tactics.pop())
        while quests and len(seat["quests"]) < QUESTS:
            seat["quests"].append(quests.pop())


def deal_objective(position: dict[str, Any], number: int) -> None:
    """The number of the position gives one player his Objective; Bloodletting, the rarest, comes more often."""
    for wanted in (OBJECTIVES[number % len(OBJECTIVES)], RAREST_OBJECTIVE):
        for deck in (position["decks"]["objectives_good"], position["decks"]["objectives_evil"]):
            holders = [seat for seat in position["seats"] if (seat["objective"] or "")[:5] == wanted[:5]]
            if wanted in deck and holders:
                holder = holders[number % len(holders)]
                deck[deck.index(wanted)] = holder["objective"]
                holder["objective"] = wanted
                return


def raise_armies(position: dict[str, Any], rng: Random) -> None:
    """Each player also stands in some areas outside his home, in some with a stronghold."""
    areas = position["areas"]
    free = [area for area in areas if area[0] not in HOMES and not areas[area]["stronghold"]]
    for number, seat in enumerate(position["seats"]):
        first = FACTIONS.index(seat["faction"]) * 4
        kinds = list(UNITS[first : first + 4])
        placed = [label for row in areas.values() for label in row["units"]]
        left = {
            kind: GAME.tables.figures[UNITS.index(kind)] - sum(label.startswith(kind) for label in placed)
            for kind in kinds
        }
        for _ in range(min(FIELDS_EACH, len(free) // 2)):
            area = free.pop(int(rng.below(len(free))))
            army = []
            for _ in range(2 + int(rng.below(MUSTERED))):
                able = [kind for kind in kinds if left[kind] > 0]
                if able:
                    kind = some(able, rng)
                    left[kind] -= 1
                    army.append(kind if rng.below(6) else f"{kind}-routed")
            if army:
                areas[area]["units"] = army
                build(position, number, area, rng)
                if rng.below(3) == 0:
                    ally(position, army, rng)


def build(position: dict[str, Any], number: int, area: str, rng: Random) -> None:
    """Perhaps a stronghold; the first one has the fortification of its faction."""
    areas = position["areas"]
    faction = FACTIONS.index(position["seats"][number]["faction"])
    fortification = DEVELOPMENTS[FIRST_FORTIFICATION + faction]
    own = [row["stronghold"] for row in areas.values() if row["stronghold"] and row["stronghold"]["seat"] == number]
    if len(own) < STRONGHOLDS_EACH and rng.below(2):
        areas[area]["stronghold"] = {"seat": number, "damaged": bool(rng.below(2))}
        if all(row["development"] != fortification for row in areas.values()):
            areas[area]["development"] = fortification


def ally(position: dict[str, Any], army: list[str], rng: Random) -> None:
    """Neutral units join the army."""
    placed = [label for row in position["areas"].values() for label in row["units"]]
    for kind in (some(list(UNITS[16:]), rng), some(["dragon", "giant"], rng)):
        if sum(label.startswith(kind) for label in placed + army) < GAME.tables.figures[UNITS.index(kind)]:
            army.append(kind)


def send_heroes(position: dict[str, Any], rng: Random) -> None:
    """Several heroes for everybody, with Rewards, most of them in few areas."""
    areas, deck = list(position["areas"]), position["decks"]["heroes"]
    meeting = [some(areas, rng) for _ in range(3)]
    on_board = position["heroes"]
    for number in range(len(position["seats"])):
        while deck and sum(hero["seat"] == number for hero in on_board.values()) < HEROES_EACH:
            training = {"strength": int(rng.below(2)), "agility": 0, "wisdom": int(rng.below(3))}
            on_board[deck.pop()] = {
                "seat": number,
                "area": areas[0],
                "routed": False,
                "damage": 0,
                "training": training,
            }
    rewards = position["decks"]["rewards"]
    for name in HEROES:
        if name in on_board:
            hero = on_board[name]
            hero["area"] = some(meeting, rng) if rng.below(3) else some(goals(position, hero["seat"]), rng)
            hero["damage"] = int(rng.below(2))
            hero["rewards"] = [rewards.pop() for _ in range(min(REWARDS_EACH, len(rewards)))]
    if len(rewards) > 1:
        position["markers"] = {"1": {"area": some(meeting, rng), "rewards": [rewards.pop()]}}


def goals(position: dict[str, Any], number: int) -> list[str]:
    """Where the player's Quest cards send his heroes; his armies stand in the others."""
    named = [GAME.tables.quest_area[QUEST_CARDS.index(quest)] for quest in position["seats"][number]["quests"]]
    areas = [AREAS[area] for area in named if area >= 0 and AREAS[area] in position["areas"]]
    factions = [FACTIONS.index(seat["faction"]) for seat in position["seats"]]
    own = [name for name, row in position["areas"].items() if owner_of(row, factions) == number]
    return areas * 2 + own


def lay_runes(position: dict[str, Any], rng: Random) -> None:
    """A few more runes; everybody has looked at those that he controls."""
    areas, supply = position["areas"], position["rune_supply"]
    for name, row in areas.items():
        face = "dragon" if position["options"]["epic"] or rng.below(2) else "false"
        if row["rune"] is None and name[0] not in HOMES and rng.below(5) == 0 and supply[face] > 0:
            row["rune"] = face
            supply[face] -= 1
    factions = [FACTIONS.index(seat["faction"]) for seat in position["seats"]]
    for number, seat in enumerate(position["seats"]):
        seat["seen"] = [name for name, row in areas.items() if row["rune"] and owner_of(row, factions) == number]
        here = {hero["area"] for hero in position["heroes"].values() if hero["seat"] == number}
        seat["seen"] += [name for name, row in areas.items() if row["rune"] and name in here - set(seat["seen"])]


def owner_of(row: dict[str, Any], factions: list[int]) -> int | None:
    """Who controls an area, by its stronghold or its units."""
    if row["stronghold"] is not None:
        owner: int = row["stronghold"]["seat"]
        return owner
    for label in row["units"]:
        kind = UNITS.index(label.split("-")[0])
        if kind // 4 in factions:
            return factions.index(kind // 4)
    return None
