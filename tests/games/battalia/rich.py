"""Rich positions of Battalia and lively choices: random games reach what is rare otherwise.

A rich position is a game in its middle: a map that is half built, decks with artefacts of all kinds, Great Artefacts,
tents and ambushes, elixirs, neutral characters, valleys that are partly explored.
"""

from __future__ import annotations

from typing import Any

from games.battalia.table import GAME
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.battalia.ids import CREATION_CARDS

SELDOM = {"pass", "done", "no", "stay", "stop", "let", "keep", "mulligan"}
OFTEN = {"attack", "gate", "play", "homage", "retreat", "drink", "bridge", "bonus", "explore", "income", "add", "use"}
ELIXIRS = ("brotherhood", "berserk", "colossus", "coldbreath", "misfortune", "eclipse")
VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"mode": "advanced", "neutral_bilkarr": True, "fanatics": True}),
    (3, {"mode": "basic", "neutral_metamorphia": True, "unbound": True}),
    (3, {"map": "extended", "krycek_original": True, "fanatics": True}),
    (4, {"neutral_bilkarr": True, "neutral_metamorphia": True, "fanatics": True, "unbound": True}),
    (4, {"alliances": False, "valley": "bridge", "end_map_fill": True}),
    (4, {"valley": "pass", "mode": "basic", "neutral_metamorphia": True}),
    (5, {"attack_limit": True, "neutral_bilkarr": True, "unbound": True}),
    (5, {"alliances": False, "valley": "pass", "mode": "advanced"}),
    (6, {"team_size": 3, "valley": "bridge", "neutral_bilkarr": True, "neutral_metamorphia": True}),
    (6, {"mode": "advanced", "fanatics": True, "krycek_original": True}),
    (6, {"alliances": False, "gates": False, "royals": False, "markets": False, "fate": False, "mode": "basic"}),
)
"""Player counts and options that together have every option on and off."""


def uniform(state: State, seat: int, codes: list[int], rng: Random) -> int:
    return codes[int(rng.below(len(codes)))]


def lively(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """A random choice that seldom lets a chance go by."""
    verbs = [state.game.key(code).partition(":")[0] for code in codes]
    weights = [1 if verb in SELDOM else 8 if verb in OFTEN else 3 for verb in verbs]
    mark = int(rng.below(sum(weights)))
    for code, weight in zip(codes, weights, strict=True):
        mark -= weight
        if mark < 0:
            return code
    raise AssertionError("the mark lies within the sum")


def mixed(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Lively choices and any others by turns; hurried ones, that pass, so that days go by."""
    mark = rng.below(8)
    return (lively if mark < 5 else uniform)(state, seat, codes, rng)


def one_of(things: list[Any], rng: Random) -> Any:
    return things[int(rng.below(len(things)))]


def drawn(deck: list[Any], number: int, rng: Random) -> list[Any]:
    """Takes so many things out of a deck, or all."""
    return [deck.pop(int(rng.below(len(deck)))) for _ in range(min(number, len(deck)))]


def rich_position(players: int, options: dict[str, Any], number: int) -> dict[str, Any]:
    """A position in the action phase of a day in which there is much to do."""
    rng = Random(seed_of(b"rich battalia"), number)
    state: State = GAME.new(players=players, options=options, seed=f"rich {number}")
    while state.position()["phase"] == "setup":
        seat = state.waiting[0]
        state.apply(seat, uniform(state, seat, state.codes(seat), rng))
    position = state.position()
    pool = position.pop("pool")
    cards = [card for name, deck in pool.items() if isinstance(deck, list) and "-" not in name for card in deck]
    greats = position.pop("spare")
    position |= {"week": 1 + int(rng.below(5)), "day": 1 + int(rng.below(7)), "team": 0}
    build_map(position, pool, rng)
    position["tents_made"] = 0
    for seat, row in enumerate(position["seats"]):
        enrich(position, seat, row, cards, greats, rng)
    position["limbo"] = sorted([*drawn(cards, 4, rng), *drawn(greats, 1, rng)], key=CREATION_CARDS.index)
    for name in position["elixirs"]:
        if rng.below(2):
            position["elixirs"][name] = elixir(name, players, rng)
    if rng.below(2):
        deck = position["storm"]["deck"]
        position["storm"] = {"deck": deck[4:], "played": sorted(deck[:4])}
    for name in ("pending", "royals"):
        del position[name]
    return position


def build_map(position: dict[str, Any], pool: dict[str, Any], rng: Random) -> None:
    """Roads and cities on about half of the empty squares, characters somewhere, valleys partly turned up."""
    there = position["map"]
    wide = position["layout"] in ("5P", "6P", "3P-EXT", "4P-EXT")
    columns = range(1, 12) if wide else {"2P": range(2, 7)}.get(position["layout"], range(1, 8))
    rows = range(1, 7) if position["layout"] == "3P" else range(1, 8)
    corners = {(x, y) for x in (1, 2, 10, 11) for y in (1, 2, 6, 7)} - {(2, 2), (10, 2), (2, 6), (10, 6)}
    for x in columns:
        for y in rows:
            if f"x{x}y{y}" in there or (position["layout"] == "5P" and (x, y) in corners) or rng.below(5) < 2:
                continue
            names = [name for name in pool if name.startswith("city" if rng.below(4) == 0 else "road") and pool[name]]
            if names and not beside_valley(there, x, y):
                put(position, f"x{x}y{y}", one_of(pool[one_of(names, rng)], rng), pool, rng)
    for square, cell in there.items():
        if cell["down"] and rng.below(2):
            cell["down"] = False
            if cell["card"][3:] not in ("cross", "centre"):
                cell["owner"] = int(rng.below(position["players"]))
        if cell["card"].startswith("road"):
            cell["markets"] = sorted(seat for seat in range(position["players"]) if markets_of(position, seat) < 2
                                     and rng.below(6) == 0 and position["options"]["markets"])  # fmt: skip
        if square == one_of(list(there), rng) and not cell["down"]:
            if position["options"]["neutral_metamorphia"]:
                position["metamorphia"] = square
            if position["options"]["neutral_bilkarr"]:
                position["bilkarr"] = {"at": square}


def beside_valley(there: dict[str, Any], x: int, y: int) -> bool:
    near = [f"x{x + dx}y{y + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return any(there[square]["card"][:2] in ("vk", "vq") for square in near if square in there)


def markets_of(position: dict[str, Any], seat: int) -> int:
    return sum(cell["markets"].count(seat) for cell in position["map"].values())


def put(position: dict[str, Any], square: str, card: str, pool: dict[str, Any], rng: Random) -> None:
    """A card of the pool comes to the map; a city with an owner who has a token for its level."""
    pool[f"{card[:4]}-{card[-1]}"].remove(card)
    cell: dict[str, Any] = {"card": card, "owner": None, "level": 0, "down": False, "markets": []}
    if card.startswith("city"):
        cell["owner"] = int(rng.below(position["players"]))
        cell["level"] = 1 + int(rng.below(4))
        same = [other for other in position["map"].values() if other["owner"] == cell["owner"]]
        if sum((other["level"] + 1) // 2 == (cell["level"] + 1) // 2 for other in same) >= 7:
            return
    position["map"][square] = cell


def enrich(
    position: dict[str, Any], seat: int, row: dict[str, Any], cards: list[str], greats: list[str], rng: Random
) -> None:
    """Cards of all kinds in hand, nation, shelter, ambush and tents, heroes somewhere, for one player."""
    row["hand"] += drawn(cards, 6, rng)
    row["shelter"] += drawn(cards, 5, rng)
    row["nation"] = [*row["nation"], *drawn(cards, 4, rng)]
    row["ambush"] = [card for card in drawn(cards, 2, rng) if not card.startswith(("tool", "tent"))]
    if position["options"]["mode"] != "basic":
        row["hand"] += drawn(greats, 2, rng)
        row["shelter"] += drawn(greats, 1, rng)
        if "twin" in position["fate"] and rng.below(4) == 0:
            row["hand"].append("twin")
            position["fate"] = [card for card in position["fate"] if card != "twin"]
        if rng.below(2):
            row["veteran"] = one_of(["none", "active", "disgraced"], rng)
    if position["options"]["markets"]:
        row["hand"] += ["chest", "dust"]
    row["hand"] += ["supply"] * 3
    if position["options"]["royals"] and rng.below(2):
        row["hand"] += [f"queen-{row['faction']}"]
        row["shelter"] += [f"king-{row['faction']}"]
    stand = [square for square, cell in position["map"].items() if not cell["down"]]
    row["heroes"] = {hero: {"at": one_of(stand, rng)} for hero in "ab" if rng.below(4)}
    tents = [card for card in row["hand"] if card.startswith("tent")]
    if tents:
        position["tents_made"] += 1
        row["hand"].remove(tents[0])
        row["tents"] = [{"nr": position["tents_made"], "tent": tents[0], "cards": drawn(cards, 2, rng)}]
    for pile in ("hand", "shelter", "ambush"):
        row[pile] = sorted(row[pile], key=CREATION_CARDS.index)


def elixir(name: str, players: int, rng: Random) -> dict[str, Any]:
    """Somebody's, full or active."""
    owner = int(rng.below(players))
    day = int(rng.below(4))
    return {"owner": owner, "day": day, "target": (owner + 1) % players if name == "misfortune" and day else None}


def rich(players: int, options: dict[str, Any], number: int) -> State:
    state: State = GAME.from_position(rich_position(players, options, number), seed=f"rich {number}")
    return state


def rich_start(number: int) -> Any:
    """How the rich game of this number begins, for `assert_game_conforms`."""

    def begin(players: int, options: dict[str, Any], seed: bytes) -> State:
        state: State = GAME.from_position(rich_position(players, options, number), seed=seed)
        return state

    return begin
