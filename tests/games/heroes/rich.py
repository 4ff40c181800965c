"""Rich positions of Heroes and lively choices: random games reach what is rare otherwise.

In a rich position everybody has heroes with armies, skills, artefacts, scrolls and trophies, a capital with buildings,
gold, and little that stands between the heroes of one player and those of the next.
"""

from __future__ import annotations

from typing import Any

from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.heroes import GAME
from rulewright.games.heroes.board import Board, numbered_tiles
from rulewright.games.heroes.content import TO_CONTROL, TO_EXPLORE
from rulewright.games.heroes.ids import ARTEFACTS, ENCOUNTERS, SCROLLS, UNITS, WEEKS
from rulewright.games.heroes.options import SQUARES

SELDOM = {"stop", "done", "no", "pass", "decline", "skip", "none", "waste", "idle", "plain"}
OFTEN = {"explore", "control", "move", "use", "scroll", "tactician", "advance", "activate", "portal"}
NAMES = {"haven": "Haven", "necropolis": "Necropolis", "sanctuary": "Sanctuary", "stronghold": "Stronghold"}
TREASURES = [f"T{number:02}" for number in range(1, 16)]
TOKENS = (4, 4, 3, 3, 2, 1)


def uniform(state: State, seat: int, codes: list[int], rng: Random) -> int:
    return codes[int(rng.below(len(codes)))]


def lively(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """A random choice that seldom lets a chance go by; heroes are sent out."""
    keys = [state.game.key(code) for code in codes]
    weights = [weight(key) for key in keys]
    mark = int(rng.below(sum(weights)))
    for code, one in zip(codes, weights, strict=True):
        mark -= one
        if mark < 0:
            return code
    raise AssertionError("the mark lies within the sum")


def weight(key: str) -> int:
    words = key.split(":")
    if words[0] == "play":
        return 8 if words[2] == "heroes" else 1 if words[2] == "idle" else 3
    return 1 if words[0] in SELDOM else 10 if words[0] in OFTEN else 4


def mixed(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Lively choices and any others by turns."""
    return (lively if rng.below(3) else uniform)(state, seat, codes, rng)


def option_set(number: int) -> dict[str, Any]:
    """Options by number: every length, both maps, chosen and random heroes."""
    lengths = ("short", "medium", "long")
    maps, heroes = ("random", "fixed"), ("chosen", "random")
    return {"length": lengths[number % 3], "map": maps[number % 2], "heroes": heroes[number // 2 % 2]}


def some(things: list[Any], rng: Random, number: int) -> list[Any]:
    """So many different things, or all."""
    order = list(range(len(things)))
    rng.shuffle(order)
    return [things[at] for at in order[:number]]


def rich_position(players: int, number: int) -> dict[str, Any]:
    """A position in the middle of a game on the fixed map; the first player is about to play a card."""
    rng = Random(seed_of(b"rich heroes"), number)
    board = Board(GAME.tables, players, numbered_tiles((0, 0, 9, 12, 16)[players]))
    factions = some(list(NAMES.values()), rng, players)
    sites = list(range(len(board.symbols)))
    seats = [rich_seat(board, faction, seat, players, rng) for seat, faction in enumerate(factions)]
    guarded = some(sites, rng, len(sites) // 3)
    free = [site for site in sites if site not in guarded]
    control = [site for site in free if GAME.tables.location_kind[board.codes[site]] == TO_CONTROL]
    explore = [site for site in free if GAME.tables.location_kind[board.codes[site]] == TO_EXPLORE]
    artefacts = [
        name for name in ARTEFACTS if not any(name in hero["artefacts"] for one in seats for hero in one["heroes"])
    ]
    scrolls = [name for name in SCROLLS for _ in range(2)]
    for one in seats:
        for hero in one["heroes"]:
            hero["scrolls"] = sorted(
                scrolls.pop(int(rng.below(len(scrolls)))) for _ in range(int(rng.below(3))) if len(scrolls) > 3
            )
    treasures = some(TREASURES, rng, 15)
    return {
        "players": players,
        "options": {"map": "fixed"},
        "round": 5,
        "week": WEEKS[int(rng.below(len(WEEKS)))],
        "decks": {
            "week": some(list(WEEKS), rng, 5),
            "treasure": treasures[:6],
            "scroll": some(scrolls, rng, len(scrolls))[3:],
            "artefact": some(artefacts, rng, 3),
            "green": some(list(ENCOUNTERS[:12]), rng, 2),
            "yellow": [],
            "red": [],
        },
        "discards": {
            "treasure": treasures[6:],
            "scroll": some(scrolls, rng, 3),
            "yellow": some(list(ENCOUNTERS[12:23]), rng, 3),
        },
        "encounters": {
            SQUARES[board.symbols[site]]: weak(GAME.tables.colour, board.colours[site], rng) for site in guarded
        },
        "control": {SQUARES[board.squares[site]]: int(rng.below(players)) for site in control[::3]},
        "spent": [SQUARES[board.squares[site]] for site in explore[::4]],
        "seats": seats,
    }


def weak(colours: list[int], colour: int, rng: Random) -> str:
    """An encounter of a colour."""
    return str(some([name for at, name in enumerate(ENCOUNTERS) if colours[at] == colour], rng, 1)[0])


def rich_seat(board: Board, faction: str, seat: int, players: int, rng: Random) -> dict[str, Any]:
    """A player with three heroes near the middle of the map."""
    letter = faction[0] if faction != "Stronghold" else "T"
    capital = board.symbols[0]
    tile = GAME.tables.start_tiles[players][seat]
    first = board.global_square(tile, 12, 0)
    capital = int(next(at for at in board.around[first] if board.location[at] < 0 and board.symbol_at[at] < 0))
    places = [
        at
        for at in range(400)
        if board.terrain[at] == 0
        and board.site_at[at] < 0
        and board.symbol_at[at] < 0
        and 4 <= at // 20 <= 11
        and at % 20 > 3
    ]
    spots = some(places, rng, 60)
    return {
        "faction": faction,
        "gold": int(rng.below(25)),
        "resources": int(rng.below(20)),
        "bonus_pp": 0,
        "level": 1 + int(rng.below(4)),
        "buildings": sorted(some([f"{letter}-B{at}" for at in range(1, 10)], rng, 6)),
        "capital": SQUARES[capital],
        "heroes": [rich_hero(letter, number, SQUARES[spots[seat * 3 + number]], rng) for number in range(1, 4)],
        "might": some([f"{letter}-M{at}" for at in range(1, 9)], rng, 4),
        "magic": some([f"{letter}-G{at}" for at in range(1, 9)], rng, 4),
    }


def rich_hero(letter: str, number: int, square: str, rng: Random) -> dict[str, Any]:
    """A hero with units, skills, artefacts and trophies; one in three is in the capital."""
    names = [f"U-{letter}{tier}" for tier in "ABCDEF"]
    assert set(names) <= set(UNITS)
    tiers = some([0, 1, 2, 3, 4, 5], rng, 4)
    first = {"H": 0, "N": 1, "S": 2, "T": 3}[letter] * 3 + number
    return {
        "hero": f"{letter}{number}",
        "at": "capital" if rng.below(3) == 0 else square,
        "army": {names[at]: [int(rng.below(2)), 1 + int(rng.below(2))] for at in tiers if TOKENS[at] > 1},
        "skills": some([f"{letter}-{kind}{at}" for kind in "MG" for at in range(1, 9)], rng, 4),
        "artefacts": sorted({f"A{1 + (first * 5 + at) % 20:02}" for at in some(list(range(4)), rng, 2)}),
        "scrolls": [],
        "trophies": sorted(some(list(ENCOUNTERS), rng, 4)),
    }


def rich(players: int, number: int) -> State:
    state: State = GAME.from_position(rich_position(players, number), seed=f"rich {number}")
    return state


def rich_start(number: int) -> Any:
    """How the conformance suite begins a rich game."""

    def begin(players: int, options: dict[str, Any], seed: Any) -> State:
        state: State = GAME.from_position(rich_position(players, number), seed=seed)
        return state

    return begin
