"""Set-up of a new game (RW-050 to RW-075) with its variants (RW-700, RW-750): the order of all steps.

Building the map is in laying.py, tile_places.py and home_places.py. At the end the first season takes the place of
set-up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, ask_seats, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import (
    DRAGON_RUNE,
    FALSE_RUNE,
    FIRST_AREA,
    FIRST_HOME_AREA,
    HOME_TILE,
    MOST_UNITS,
    NONE,
    TILE_AREAS,
    standing,
)
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    CITIES,
    EVIL,
    FACTIONS,
    FATE_CARD_COUNT,
    GOOD,
    HERO_COUNT,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    SEASONS,
    TACTICS,
    TOKEN_BACKS,
    UNITS,
)
from rulewright.games.runewars.options import (
    DRAGON_AT,
    FACTION,
    FALSE,
    PLACE_HERO,
    PLACE_UNIT,
    STRONGHOLD,
    between,
    of_area,
)
from rulewright.games.runewars.seasons.frames import Season
from rulewright.games.runewars.setup import laying
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import clockwise_from, heroes_of, settle, strongholds_of
from rulewright.games.runewars.world.decks import draw_quests, take_tactics
from rulewright.games.runewars.world.influence import gain_influence
from rulewright.games.runewars.world.runes import place_rune
from rulewright.kit.piles import insert

MESSAGES: Final[dict[str, MessageKind]] = {
    **laying.MESSAGES,
    "setup_fate": MessageKind(("seat", "fate"), "RW-051"),
    "setup_first_player": MessageKind(("seat",), "RW-051"),
    "setup_faction": MessageKind(("seat", "faction"), "RW-052"),
    "setup_city": MessageKind(("city", "area"), "RW-068"),
    "setup_stronghold": MessageKind(("seat", "area"), "RW-071"),
    "setup_unit": MessageKind(("seat", "unit", "area"), "RW-071"),
    "setup_runes_placed": MessageKind((), "RW-072"),
    "setup_own_false_rune": MessageKind(("seat", "area"), "RW-072"),
    "setup_epic_rune": MessageKind(("seat", "area"), "RW-750"),
    "setup_hero": MessageKind(("seat", "hero"), "RW-074"),
    "setup_hero_area": MessageKind(("seat", "hero", "area"), "RW-074"),
    "setup_objective": MessageKind(("seat",), "RW-075"),
    "setup_own_objective": MessageKind(("seat", "objective"), "RW-075"),
}
START_QUESTS: Final[i64] = 2


def home_areas(g: Runewars, seat: i64) -> list[int]:
    """The areas of a player's home realm."""
    tile = HOME_TILE[g.seats[seat].faction]
    return list(range(FIRST_AREA[tile], FIRST_AREA[tile] + len(TILE_AREAS[tile])))


def outside_neighbours(g: Runewars, area: i64) -> int:
    """How many areas outside all home realms lie beside an area."""
    return len([other for other in g.board.beside[area] if other < FIRST_HOME_AREA])


def stronghold_area(g: Runewars, seat: i64) -> i64:
    """Where a player's first stronghold stands; in a position that leaves it out, the first area of his home realm."""
    built = strongholds_of(g, seat)
    return built[0] if built else home_areas(g, seat)[0]


# First Player and factions (RW-051, RW-052)


def choose_first_player(frame: SetUp, g: Runewars) -> None:
    """RW-051: the highest of one Fate card each; these cards go back, and the deck is shuffled again."""
    stack_decks(g)
    shuffle(g, "fate", g.fate)
    dealt = g.fate[: g.players]
    g.first_player = dealt.index(max(dealt))
    for seat, number in enumerate(dealt):
        g.tell("setup_fate", seat, number)
    g.tell("setup_first_player", g.first_player)
    g.fate.sort()
    shuffle(g, "fate", g.fate)
    frame.todo = clockwise_from(g, g.first_player)


def stack_decks(g: Runewars) -> None:
    """RW-003: all cards lie ready, each deck in canonical order until it is shuffled."""
    g.fate = list(range(1, FATE_CARD_COUNT + 1))
    g.quest_deck = list(range(len(QUESTS)))
    g.hero_deck = list(range(len(HEROES)))
    g.reward_deck = copies(g.tables.copies_of_rewards, len(REWARDS))
    g.tactics_deck = copies(g.tables.copies_of_tactics, len(TACTICS))
    half = len(OBJECTIVES) // 2
    g.objective_decks = [list(range(half)), list(range(half, 2 * half))]
    each = len(SEASON_CARDS) // len(SEASONS)
    g.season_decks = [list(range(season * each, (season + 1) * each)) for season in range(len(SEASONS))]


def copies(numbers: list[int], kinds: int) -> list[int]:
    """So many copies of each kind of card."""
    return [card for card in range(kinds) for _ in range(numbers[card])]


class FactionChoice(Decision[Runewars, SetUp]):
    """D-002: one of the remaining factions."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        taken = [other.faction for other in g.seats]
        return [FACTION + faction for faction in range(len(FACTIONS)) if faction not in taken]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        if between(code, FACTION, len(FACTIONS)):
            return Refusal("RW-052", "faction-taken", {"faction": FACTIONS[code - FACTION]})
        return Refusal("RW-052", "not-an-option")


FACTION_CHOICE: Final = FactionChoice("choose_faction", ("RW-052",), "RW-052")


def ask_faction(frame: SetUp, g: Runewars) -> None:
    """RW-052: from the First Player clockwise."""
    if frame.todo:
        ask_seat(g, frame, FACTION_CHOICE, frame.todo[0])
    else:
        go_to(frame, "tiles")


def take_faction(frame: SetUp, g: Runewars) -> None:
    """RW-052: its sheet and all its pieces."""
    seat = frame.todo.pop(0)
    g.seats[seat].faction = g.answers[seat] - FACTION
    g.tell("setup_faction", seat, g.seats[seat].faction)
    go_to(frame, "factions")


# The board (RW-067 to RW-070, RW-700)


def set_up_board(frame: SetUp, g: Runewars) -> None:
    """RW-067 to RW-070: everything that needs no decision once the map lies."""
    place_neutral_units(g)
    place_cities(g)
    if g.exploration:
        place_exploration_tokens(g)
    build_quest_deck(frame, g)
    hand_out_starting_goods(g)
    frame.todo = clockwise_from(g, g.first_player)


def place_neutral_units(g: Runewars) -> None:
    """RW-067: those printed in the areas, standing."""
    for area in g.board.areas:
        g.units[area] = g.tables.printed_neutrals[area][:]


def place_cities(g: Runewars) -> None:
    """RW-068: a city on every city site in map order; the rest goes back to the box."""
    cities = list(range(len(CITIES)))
    shuffle(g, "cities", cities)
    for area in g.board.areas:
        if g.tables.city_site[area]:
            g.city[area] = cities.pop(0)
            g.tell("setup_city", g.city[area], area)


def place_exploration_tokens(g: Runewars) -> None:
    """RW-700: tokens with back 1 beside home realms, the others elsewhere; where they run out, chance picks areas."""
    for back, name in enumerate(TOKEN_BACKS):
        tokens = g.tables.tokens_by_back[back][:]
        shuffle(g, f"exploration_{name}", tokens)
        areas = [area for area in g.board.areas if area < FIRST_HOME_AREA and token_back(g, area) == back]
        if len(areas) > len(tokens):
            shuffle(g, f"exploration_areas_{name}", areas)
        for area, token in zip(areas, tokens, strict=False):
            g.token[area] = token


def token_back(g: Runewars, area: i64) -> i64:
    """RW-700: 0 for an area beside a home realm (back 1), 1 for the others (back 2+)."""
    for other in g.board.beside[area]:
        if other >= FIRST_HOME_AREA:
            return 0
    return 1


def build_quest_deck(frame: SetUp, g: Runewars) -> None:
    """RW-069, RW-662: every Quest whose area is on the map; Setup Quests go back into the deck."""
    g.quest_deck = [card for card, area in enumerate(g.tables.quest_area) if area == NONE or g.board.on_map[area]]
    frame.setup_quests = []
    frame.unlaid = []
    shuffle(g, "quests", g.quest_deck)


def hand_out_starting_goods(g: Runewars) -> None:
    """RW-070: dials, influence and Tactics cards of the faction sheets; these cards count as drawn before the game."""
    g.tactics_deck.sort()
    shuffle(g, "tactics", g.tactics_deck)
    for seat in clockwise_from(g, g.first_player):
        player = g.seats[seat]
        player.dials = g.tables.start_dials[player.faction * 3 : player.faction * 3 + 3]
        player.influence = 0
        gain_influence(g, seat, g.tables.start_influence[player.faction])
        take_tactics(g, seat, g.tables.start_tactics[player.faction])
        player.fresh = []


# Strongholds and units (RW-071)


class FirstStronghold(Decision[Runewars, SetUp]):
    """D-009: where the first stronghold stands."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        return [STRONGHOLD + area for area in home_areas(g, seat)]

    def default(self, g: Runewars, frame: SetUp, seat: i64) -> i64:
        """The area with the fewest neighbours outside."""
        best = home_areas(g, seat)[0]
        for area in home_areas(g, seat):
            if outside_neighbours(g, area) < outside_neighbours(g, best):
                best = area
        return STRONGHOLD + best

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-071", "not-your-home-realm" if of_area(code, STRONGHOLD) else "not-an-option")


FIRST_STRONGHOLD: Final = FirstStronghold("setup_stronghold", ("RW-071",), "RW-071")


def ask_stronghold(frame: SetUp, g: Runewars) -> None:
    """RW-071: from the First Player clockwise, each his stronghold and then his units."""
    if frame.todo:
        ask_seat(g, frame, FIRST_STRONGHOLD, frame.todo[0])
    else:
        go_to(frame, "runes")


def build_stronghold(frame: SetUp, g: Runewars) -> None:
    """RW-071: undamaged side up."""
    seat = frame.todo[0]
    area = g.answers[seat] - STRONGHOLD
    g.stronghold[area] = seat
    g.tell("setup_stronghold", seat, area)
    frame.units = starting_units(g, seat)


def starting_units(g: Runewars, seat: i64) -> list[int]:
    """RW-021, RW-071: the units of all three dials, in order."""
    player = g.seats[seat]
    return g.tables.units_of_dials(int(player.faction), player.dials)


class FirstUnit(Decision[Runewars, SetUp]):
    """D-010: where the next starting unit stands; which unit that is, is not chosen (RW-951)."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        unit = frame.units[0]
        return [place_unit_code(unit, area) for area in home_areas(g, seat) if len(g.units[area]) < MOST_UNITS]

    def default(self, g: Runewars, frame: SetUp, seat: i64) -> i64:
        """Beside the stronghold, as long as there is room."""
        beside_stronghold = place_unit_code(frame.units[0], stronghold_area(g, seat))
        offered = self.options(g, frame, seat)
        return beside_stronghold if beside_stronghold in offered else offered[0]

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        for area in home_areas(g, seat):
            if code == place_unit_code(frame.units[0], area):
                return Refusal("RW-071", "area-is-full", {"number": int(MOST_UNITS)})
        return Refusal("RW-071", "not-an-option")

    def arguments(self, g: Runewars, frame: SetUp, seat: i64) -> dict[str, int | str]:
        units = frame.units
        return {"unit": UNITS[units[0]], "number": len(units)}


FIRST_UNIT: Final = FirstUnit("setup_place_unit", ("RW-071",), "RW-071")


def place_unit_code(unit: i64, area: i64) -> i64:
    return PLACE_UNIT + unit * AREA_COUNT + area


def ask_unit(frame: SetUp, g: Runewars) -> None:
    """RW-071: unit by unit, at most eight in an area."""
    if frame.units:
        ask_seat(g, frame, FIRST_UNIT, frame.todo[0])
        return
    frame.todo.pop(0)
    go_to(frame, "stronghold")


def place_unit(frame: SetUp, g: Runewars) -> None:
    """RW-071: one of the starting units."""
    seat = frame.todo[0]
    unit = frame.units.pop(0)
    area = (g.answers[seat] - PLACE_UNIT) % AREA_COUNT
    insert(g.units[area], standing(unit))
    g.tell("setup_unit", seat, unit, area)
    go_to(frame, "units")


# Runes (RW-072, RW-750)


class FirstRunes(Decision[Runewars, SetUp]):
    """D-011: which area of the home realm gets the false rune."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        return [FALSE + area for area in home_areas(g, seat)]

    def default(self, g: Runewars, frame: SetUp, seat: i64) -> i64:
        """The area with the most neighbours outside."""
        best = home_areas(g, seat)[0]
        for area in home_areas(g, seat):
            if outside_neighbours(g, area) > outside_neighbours(g, best):
                best = area
        return FALSE + best

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-072", "not-your-home-realm" if of_area(code, FALSE) else "not-an-option")


FIRST_RUNES: Final = FirstRunes("setup_runes", ("RW-072",), "RW-072", secret=True)


def ask_runes(frame: SetUp, g: Runewars) -> None:
    """RW-072: all at the same time; answers that a position holds already are kept. Variants place other runes."""
    if g.epic:
        frame.todo = clockwise_from(g, g.first_player)
        go_to(frame, "epic_rune")
        return
    if g.revised:
        go_to(frame, "quests")
        return
    given = [FALSE + area if area != NONE else -1 for area in frame.chosen]
    ask_seats(g, frame, FIRST_RUNES, (1 << g.players) - 1, given)


def place_runes(frame: SetUp, g: Runewars) -> None:
    """RW-072: one false rune and two dragon runes in each home realm."""
    frame.chosen = []
    for seat in range(g.players):
        for area in home_areas(g, seat):
            if area == g.answers[seat] - FALSE:
                g.rune[area] = FALSE_RUNE
                g.false_supply -= 1
                g.whisper(seat, "setup_own_false_rune", seat, area)
            else:
                g.rune[area] = DRAGON_RUNE
                g.dragon_supply -= 1
    g.tell("setup_runes_placed")
    settle(g)
    go_to(frame, "quests")


class EpicRune(Decision[Runewars, SetUp]):
    """D-013: which area of the home realm gets the one dragon rune."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        return [DRAGON_AT + area for area in home_areas(g, seat)]

    def default(self, g: Runewars, frame: SetUp, seat: i64) -> i64:
        return DRAGON_AT + stronghold_area(g, seat)

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-750", "not-your-home-realm" if of_area(code, DRAGON_AT) else "not-an-option")


EPIC_RUNE: Final = EpicRune("setup_epic_rune", ("RW-750",), "RW-750")


def ask_epic_rune(frame: SetUp, g: Runewars) -> None:
    """RW-750: from the First Player clockwise, openly."""
    if frame.todo:
        ask_seat(g, frame, EPIC_RUNE, frame.todo[0])
    else:
        go_to(frame, "quests")


def place_epic_rune(frame: SetUp, g: Runewars) -> None:
    """RW-750, RW-751: the one dragon rune, face up: everybody sees it."""
    seat = frame.todo.pop(0)
    area = g.answers[seat] - DRAGON_AT
    place_rune(g, seat, area, DRAGON_RUNE)
    g.tell("setup_epic_rune", seat, area)
    settle(g)
    go_to(frame, "epic_rune")


# Quests and heroes (RW-073, RW-074)


def deal_quests_and_heroes(frame: SetUp, g: Runewars) -> None:
    """RW-073, RW-074: two Quest cards each; then a hero of the own alignment, face up."""
    frame.todo = clockwise_from(g, g.first_player)
    for seat in frame.todo:
        draw_quests(g, seat, START_QUESTS)
    decks: list[list[int]] = [[], [], []]
    for hero in range(HERO_COUNT):
        decks[g.tables.hero_alignment[hero]].append(hero)
    shuffle(g, "heroes_good", decks[GOOD])
    shuffle(g, "heroes_evil", decks[EVIL])
    for seat in frame.todo:
        hero = decks[g.tables.alignment[g.seats[seat].faction]].pop(0)
        g.hero_deck.remove(hero)
        g.hero_seat[hero] = seat
        g.tell("setup_hero", seat, hero)


class HeroArea(Decision[Runewars, SetUp]):
    """D-012: where the first hero stands."""

    def options(self, g: Runewars, frame: SetUp, seat: i64) -> list[int]:
        hero = heroes_of(g, seat)[0]
        return [place_hero_code(hero, area) for area in home_areas(g, seat)]

    def default(self, g: Runewars, frame: SetUp, seat: i64) -> i64:
        return place_hero_code(heroes_of(g, seat)[0], stronghold_area(g, seat))

    def explain(self, g: Runewars, frame: SetUp, seat: i64, code: i64) -> Refusal:
        own = between(code, place_hero_code(heroes_of(g, seat)[0], 0), AREA_COUNT)
        return Refusal("RW-074", "not-your-home-realm" if own else "not-an-option")

    def arguments(self, g: Runewars, frame: SetUp, seat: i64) -> dict[str, int | str]:
        return {"hero": HEROES[heroes_of(g, seat)[0]]}


HERO_AREA: Final = HeroArea("setup_hero_area", ("RW-074",), "RW-074")


def place_hero_code(hero: i64, area: i64) -> i64:
    return PLACE_HERO + hero * AREA_COUNT + area


def ask_hero_area(frame: SetUp, g: Runewars) -> None:
    """RW-074: from the First Player clockwise."""
    if frame.todo:
        ask_seat(g, frame, HERO_AREA, frame.todo[0])
    else:
        go_to(frame, "decks")


def place_hero(frame: SetUp, g: Runewars) -> None:
    """RW-074: the figure in the chosen area."""
    seat = frame.todo.pop(0)
    hero = heroes_of(g, seat)[0]
    g.hero_area[hero] = (g.answers[seat] - PLACE_HERO) % AREA_COUNT
    g.tell("setup_hero_area", seat, hero, g.hero_area[hero])
    settle(g)
    go_to(frame, "hero")


# Decks (RW-074, RW-075)


def finish_set_up(frame: SetUp, g: Runewars) -> None:
    """RW-074, RW-075: all other decks are shuffled, Objectives dealt; Spring of year 1 begins."""
    shuffle_deck(g, "heroes", g.hero_deck)
    shuffle_deck(g, "rewards", g.reward_deck)
    shuffle_deck(g, "objectives_good", g.objective_decks[0])
    shuffle_deck(g, "objectives_evil", g.objective_decks[1])
    for season, name in enumerate(SEASONS):
        shuffle_deck(g, name, g.season_decks[season])
    for seat in clockwise_from(g, g.first_player):
        player = g.seats[seat]
        player.objective = g.objective_decks[0 if g.tables.alignment[player.faction] == GOOD else 1].pop(0)
        g.tell("setup_objective", seat)
        g.whisper(seat, "setup_own_objective", seat, player.objective)
    leave(g)
    call(g, Season([]))


def shuffle_deck(g: Runewars, what: str, deck: list[int]) -> None:
    """Shuffles a deck from canonical order."""
    deck.sort()
    shuffle(g, what, deck)


steps(
    SetUp,
    step("start", choose_first_player),
    step("factions", ask_faction, take_faction),
    step("tiles", laying.deal_setup_quests),
    step("map", laying.clear_map),
    step("tile", laying.ask_tile, laying.take_tile),
    step("lay", laying.ask_place, laying.lay_tile),
    step("arrange", laying.arrange_markers),
    step("marker", laying.ask_marker, laying.place_marker),
    step("confirm", laying.ask_confirmation, laying.confirm_markers),
    step("map_rune", laying.ask_map_rune, laying.place_map_rune),
    step("home", laying.ask_home, laying.place_home),
    step("board", set_up_board),
    step("stronghold", ask_stronghold, build_stronghold),
    step("units", ask_unit, place_unit),
    step("runes", ask_runes, place_runes),
    step("epic_rune", ask_epic_rune, place_epic_rune),
    step("quests", deal_quests_and_heroes),
    step("hero", ask_hero_area, place_hero),
    step("decks", finish_set_up),
)
