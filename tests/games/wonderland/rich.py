"""Rich positions of Wonderland's War and lively choices: random games reach what is rare otherwise.

A rich position is a set-up game in which everybody has unlocked abilities, owns Wonderlandians, draws from a full bag
and stands in several regions; a tea party or a war is about to begin.
"""

from __future__ import annotations

from typing import Any

from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.wonderland import GAME
from rulewright.games.wonderland.ids import CHIPS, REGIONS, SETS

ALLY_SETS = (*SETS, "random", "mixed")
FIGURES = [f"WL{number:02}" for number in range(1, 14)]
ITEMS = [f"WL{number:02}" for number in range(14, 25)]
ALLIES = list(CHIPS[:11])
SHORT_OF = ("MADNESS", "FORGE", "ROSE_W", "CREATURE_S", "CREATURE_W", "SOLDIER_W")
SELDOM = {"none", "halt", "stay", "stop", "leave", "decline", "done", "region"}
OFTEN = {"draw", "use", "wager", "forge", "opponent", "wait", "caterpillar", "move", "play", "host", "roll"}


def uniform(state: State, seat: int, codes: list[int], rng: Random) -> int:
    return codes[int(rng.below(len(codes)))]


def lively(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """A random choice that seldom lets a chance go by: who fights draws on, who may forge forges."""
    verbs = [state.game.key(code).partition(":")[0] for code in codes]
    weights = [1 if verb in SELDOM else 8 if verb in OFTEN else 4 for verb in verbs]
    mark = int(rng.below(sum(weights)))
    for code, weight in zip(codes, weights, strict=True):
        mark -= weight
        if mark < 0:
            return code
    raise AssertionError("the mark lies within the sum")


def mixed(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Lively choices and any others by turns."""
    return (lively if rng.below(2) else uniform)(state, seat, codes, rng)


def option_set(number: int) -> dict[str, Any]:
    """Options by number: every ally set, bags open or not."""
    return {"ally_set": ALLY_SETS[number % len(ALLY_SETS)], "factions": "random", "open_bags": number % 4 == 3}


def some(things: list[Any], rng: Random, number: int) -> list[Any]:
    """So many different things, or all."""
    order = list(range(len(things)))
    rng.shuffle(order)
    return [things[at] for at in order[:number]]


def rich_position(players: int, options: dict[str, Any], number: int) -> dict[str, Any]:
    """A position at the beginning of a tea party or of a war in which there is much to do."""
    rng = Random(seed_of(b"rich position"), number)
    state: State = GAME.new(players=players, options=options, seed=f"rich {number}")
    while state.asked is None or state.asked.name in ("choose_faction", "keep_quest"):
        seat = int(state.mover())
        state.apply(seat, uniform(state, seat, state.codes(seat), rng))
    position = state.position()
    position["round"] = 1 + int(rng.below(3))
    position["phase"] = ("tea", "war")[int(rng.below(2))]
    position["pending"] = [{"name": "round", "step": "prepare" if position["phase"] == "tea" else "war"}]
    if position["phase"] == "tea":
        clear_table(position)
    people = some([*position["market"], *position["wonderlandian_deck"]], rng, 24)
    for seat in position["seats"]:
        enrich(position, seat, people, rng)
    position["market"], position["wonderlandian_deck"] = sorted(people[:3]), people[3:]
    lay_supply(position, rng)
    return position


def rich(players: int, options: dict[str, Any], number: int) -> State:
    state: State = GAME.from_position(rich_position(players, options, number), seed=f"rich {number}")
    return state


def clear_table(position: dict[str, Any]) -> None:
    """The table is to be prepared: no card lies on it, and nobody has taken any."""
    for place in position["tea_table"].values():
        place["card"], place["poison"] = None, False


def enrich(position: dict[str, Any], seat: dict[str, Any], people: list[str], rng: Random) -> None:
    """Abilities, Wonderlandians, chips, units, castles and quests for one player."""
    regions = [region for region in REGIONS if region != position["unused_region"]]
    places = [*regions, *regions, "supply"]
    game_side = "CC-4b" if position["players"] == 2 else "CC-4"
    prefix = {"alice": "AL", "hatter": "MH", "queen": "QH", "jabberwock": "JB", "cat": "CC"}[seat["faction"]]
    own = [f"{prefix}-{at}" if (prefix, at) != ("CC", 4) else game_side for at in range(1, 5)]
    seat["abilities"] = sorted(some(own, rng, 1 + int(rng.below(4))))
    taken = [people.pop() for _ in range(min(4, len(people) // 2))]
    seat["wonderlandians"] = sorted(taken)
    seat["figures"] = {card: places[int(rng.below(len(places)))] for card in sorted(taken) if card in FIGURES}
    chips = [card for card in taken if card in ITEMS for _ in range(2)]
    supply = [chip for chip in ALLIES for _ in range(position["supply"][chip])]
    chips += some(supply, rng, 3 + int(rng.below(8)))
    chips = some(chips, rng, len(chips))
    seat["exhausted"] = sorted(chips[:3], key=CHIPS.index)
    seat["bag"] = sorted([*seat["bag"], *chips[3:]], key=CHIPS.index)
    seat["forge"] = [["FACTION_1"] * int(rng.below(4)) for _ in range(4)]
    left = 10 + (0, 1, 2, 4)[len(seat["forge"][2])]
    seat["supporters"] = {"supply": 0}
    for region in regions:
        seat["supporters"][region] = min(left, int(rng.below(5)))
        left -= seat["supporters"][region]
    seat["supporters"]["supply"] = left
    seat["castles"] = {region: "upright" for region in some(regions, rng, int(rng.below(3)))}
    if position["players"] == 2:
        seat["castles"] |= {region: "lying" for region in some(regions, rng, 1)}
    seat["vp"], seat["shards"] = int(rng.below(9)), int(rng.below(5))
    seat["leader_strength"] = 1 + int(rng.below(6))
    seat["shield"] = ("ready", "cracked")[int(rng.below(2))]
    if position["phase"] == "war":
        seat["leader"] = [*regions, regions[0], "supply"][int(rng.below(len(regions) + 2))]
    for chip in {*seat["exhausted"], *seat["bag"]} & {*ALLIES}:
        position["supply"][chip] -= chips.count(chip)
    seat["quests"] = sorted([*seat["quests"], *(position["quest_deck"].pop() for _ in range(2))])


def lay_supply(position: dict[str, Any], rng: Random) -> None:
    """Of some kinds of chips there are, now and then, hardly any left."""
    if rng.below(3) == 0:
        position["supply"] |= {chip: int(rng.below(2)) for chip in SHORT_OF}
    if rng.below(8) == 0:
        position["supply"] |= {chip: 0 for chip in ALLIES}


def rich_start(number: int) -> Any:
    """How the rich game of this number begins, for `assert_game_conforms`."""

    def begin(players: int, options: dict[str, Any], seed: bytes) -> State:
        state: State = GAME.from_position(rich_position(players, options, number), seed=seed)
        return state

    return begin
