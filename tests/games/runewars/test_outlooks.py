"""Outlooks of Runewars: what an option would bring, in the game's own numbers and in two languages."""

from __future__ import annotations

import itertools
import random
from math import comb
from typing import Any

import pytest

import rulewright.games.runewars.face.outlook.odds as reckoning
from games.runewars.season import card
from games.runewars.table import asked, play, turn
from games.runewars.war import battle
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.faces.outlook import CARDS, outlook_on
from rulewright.games.runewars import GAME
from rulewright.games.runewars.face.outlook import ODDS, outlook
from rulewright.games.runewars.face.outlook.ground import letters
from rulewright.games.runewars.face.outlook.orders import ROOM_IN_BATTLE, ROOM_TO_REACH, room_in_battle
from rulewright.games.runewars.ids import AREAS, UNITS
from rulewright.games.runewars.state import Runewars
from rulewright.text import LOCALES, Catalogue, texts

NAMES = ["Zofia", "Bruno", "Leander", "Felix"]
LONGEST = 90


def told(state: State, key: str, locale: str = "en") -> str:
    """The sentence about an option, as the seat that is asked reads it."""
    seat = state.waiting[0]
    found = outlook(state.determinize(seat, Random(seed_of(b"eyes"), 0)), None, seat, key)
    assert found is not None, f"{asked(state)}: nothing is said about {key}"
    return texts("runewars", locale).about(f"outlook-{found.message}", found.args, NAMES)


def both(state: State, key: str) -> tuple[str, str]:
    assert key in state.options(state.waiting[0]), (asked(state), state.options(state.waiting[0]))
    return told(state, key), told(state, key, "pl")


def season(*seats: dict[str, Any], **fields: Any) -> State:
    """Four players are about to choose their orders."""
    factions = ("daqan", "latari", "waiqar", "uthuk")
    rows = [{"faction": name, "quests": []} for name in factions]
    for row, given in zip(rows, seats, strict=False):
        row.update(given)
    pending = [{"name": "season", "step": "orders", "order": [0, 1, 2, 3], "chosen": [None] * 4}]
    position = {"players": 4, "seats": rows, "season": "fall", "season_card": "fal5", "pending": pending, **fields}
    state: State = GAME.from_position(position, seed=b"orders")
    return state


def meeting(*arrived: str, units: tuple[str, ...] = ("razorwing", "razorwing"), **seat: Any) -> State:
    """Seat 0 of four stands before neutral units in 8C."""
    frame = {"name": "activation", "step": "meet", "seat": 0, "second": False, "area": "8C", "arrived": [*arrived]}
    rows: list[dict[str, Any]] = [{"influence": 3, **seat}, {}, {}, {}]
    return turn(3, {"8C": {"units": [*units]}}, *rows, used=[3, 4], step="between", inner=[frame])


def fate_of(gold: int, silver: int, red: int) -> dict[str, Any]:
    """A Fate deck with so many cards of each symbol; the others are discarded."""
    destiny = GAME.new(2, seed=1).tables.destiny
    left = {0: gold, 1: silver, 2: red}
    cards: list[int] = []
    for number in range(1, 31):
        if left[destiny[number]]:
            left[destiny[number]] -= 1
            cards.append(number)
    return {"decks": {"fate": cards}, "discards": {"fate": [n for n in range(1, 31) if n not in cards]}}


# The examples of the design


def test_an_order_tells_dials_before_and_after_and_whether_its_bonus_counts() -> None:
    dials = {"food": 6, "wood": 4, "ore": 3}
    state = season({"used": [6], "orders": [1, 2, 3, 4, 5, 7, 8], "dials": dials}, areas=harvest_areas())
    assert both(state, "order:4") == (
        "Food 6 to 7, wood stays 4, ore 3 to 5. No bonus: you have played a 6 this year.",
        "Żywność z 6 na 7, drewno nadal 4, ruda z 3 na 5. Bez premii: użyto już rozkazu 6.",
    )


def harvest_areas() -> dict[str, Any]:
    """Areas that bring seat 0, with his home realm, food 7, wood 4 and ore 5."""
    tables = GAME.new(2, seed=1).tables
    names = [area for area in season().position()["areas"] if area[0] not in "DLWU"]
    home = [sum(tables.yields[at * 3 + kind] for at in (30, 31, 32)) for kind in range(3)]
    for number in range(1, 5):
        for chosen in itertools.combinations(names, number):
            gain = [sum(tables.yields[AREAS.index(name) * 3 + kind] for name in chosen) for kind in range(3)]
            if [one + other for one, other in zip(home, gain, strict=True)] == [7, 4, 5]:
                return {name: {"units": ["footman"]} for name in chosen}
    raise AssertionError("no areas bring this harvest")


def test_a_target_of_conquer_tells_who_is_there_and_who_can_come() -> None:
    areas = {
        "8C": {"units": ["razorwing", "razorwing"]},
        "8A": {"units": ["knight", "knight", "siege_tower", "bowman", "bowman"]},
    }
    state = turn(3, areas, {}, {}, {}, {}, used=[3, 4])
    assert asked(state) == "activate_area"
    assert both(state, "activate:8C") == (
        "2 Razorwings: battle or diplomacy. In reach: 2 Knights, Siege Tower, 2 Bowmen.",
        "2 Brzytwoskrzydłe: bitwa lub dyplomacja. Zasięg: 2 Rycerzy, Wieża Oblężnicza, 2 Łuczników.",
    )


def test_a_battle_with_neutral_units_tells_who_fights_and_the_odds() -> None:
    assert both(meeting("knight", "bowman", "bowman"), "battle") == (
        "Knight and 2 Bowmen against 2 Razorwings: you win in 83 %; a tie goes to them.",
        "Rycerz i 2 Łuczników przeciw 2 Brzytwoskrzydłym: wygrasz w 83 %; remis wygrywają oni.",
    )


def test_diplomacy_tells_what_the_fate_deck_makes_of_the_influence() -> None:
    assert both(play(meeting("knight"), "diplomacy"), "spend:3") == (
        "They join you 36 %, they leave 44 %, fight or retreat 20 %.",
        "Dołączą 36 %, odejdą 44 %, walka albo odwrót 20 %.",
    )


def test_damage_tells_who_survives_and_both_strengths() -> None:
    damages = {"name": "damage", "side": "att", "n": 1}
    own = ["knight", "footman", "footman", "footman", "footman", "footman"]
    state = battle(own, ["archer"] * 4, step="discard", frame={"round": 5}, above=[damages])
    assert asked(state) == "assign_damage"
    assert both(state, "damage:knight") == (
        "The Knight survives with 1 of 2 health: strength stays 6 to 4.",
        "Rycerz przeżyje z 1 z 2 zdrowia: siła nadal 6 do 4.",
    )


def test_a_retreat_tells_how_full_the_area_would_be() -> None:
    units = ["berserker", "berserker", "flesh_ripper"]
    frame = {"name": "retreat", "seat": 3, "decider": 3, "in_hand": units, "area": "4C"}
    areas = {"UC": {"units": ["berserker"]}, "4B": {"units": ["warlock"]}}
    state = turn(3, areas, {}, {}, {}, {"faction": "uthuk"}, used=[3, 4], step="between", inner=[frame])
    assert asked(state) == "retreat_area"
    assert both(state, "to:UC") == (
        "3 units join 1 there: 4 of at most 8, next to 4C.",
        "3 jednostki dołączą do 1: razem 4 z najwyżej 8, tuż obok 4C.",
    )


def test_a_stronghold_tells_its_strength_and_how_many_are_left() -> None:
    frame = {"name": "take_over", "seat": 0, "area": "8D", "damaged": True}
    areas = {
        "8D": {"units": ["knight"]},
        "DA": {"stronghold": {"seat": 0}},
        "8A": {"units": ["knight"], "stronghold": {"seat": 0}},
    }
    state = turn(3, areas, {}, {}, {}, {}, used=[3, 4], step="between", inner=[frame])
    assert both(state, "place") == (
        "Strength 3 in defence, a place for recruits; 1 of 4 left to build.",
        "Siła 3 w obronie i miejsce dla rekrutów; z 4 zostanie 1.",
    )


def test_a_hero_on_offer_tells_the_odds_of_quests_and_where_he_would_stand() -> None:
    heroes = ["hero_astarra", "hero_krutzbeck", "hero_ronan"]
    frame = {"name": "hire", "step": "pick", "seat": 0, "drawn": heroes, "hero": None}
    areas = {"8A": {"units": ["knight"], "stronghold": {"seat": 0}}, "DA": {"stronghold": {"seat": 0}}}
    rows: list[dict[str, Any]] = [{"quests": ["q01", "q02"]}, {}, {}, {}]
    state = turn(6, areas, *rows, step="between", inner=[frame], **fate_of(3, 7, 14))
    assert asked(state) == "hero_pick"
    assert both(state, "keep:hero_krutzbeck") == (
        "Totem in 1B 95 %, archive in 2C 42 %; stands in 8A or DA.",
        "Totem w 1B 95 %, archiwum w 2C 42 %; stanie w 8A albo w DA.",
    )
    assert told(state, "keep:hero_astarra") == "Archive in 2C over 99 %, totem in 1B 67 %; stands in 8A or DA."


def hero_in_2c(hero: str, **fields: Any) -> State:
    """A hero of seat 0 stands in 2C with the Sunken Archive in hand and may attempt it."""
    activation = {"name": "hero", "step": "final", "hero": hero}
    heroes = {"name": "heroes", "seat": 0, "left": []}
    phase = {"name": "quest_phase", "todo": []}
    pending = [
        {"name": "season", "step": "orders", "order": [0, 1, 2, 3], "chosen": [None] * 4},
        phase,
        heroes,
        activation,
    ]
    training = fields.pop("training", {})
    board = {hero: {"seat": 0, "area": "2C", "training": training}}
    return season({"quests": ["q02"]}, heroes=board, season="summer", season_card="sum3", pending=pending, **fields)


def test_a_quest_tells_what_succeeds_with_which_odds_and_what_red_costs() -> None:
    state = hero_in_2c("hero_verikas", training={"wisdom": 2}, **fate_of(3, 7, 14))
    wisdom = state.tables.attributes[11 * 3 + 2] + 2  # type: ignore[attr-defined]
    odds = round(100 * (1 - comb(14, wisdom) / comb(24, wisdom)))
    assert both(state, "quest:q02") == (
        f"Wisdom {wisdom}: gold or silver brings 1 Reward, {odds} %; red costs nothing.",
        f"Wiedza {wisdom}: złoty lub srebrny daje 1 nagrodę, {odds} %; czerwony nic nie kosztuje.",
    )


def test_a_trade_of_dials_tells_what_the_winter_leaves() -> None:
    state = card("fal3", {0: {"dials": {"food": 6, "wood": 4, "ore": 3}}})
    assert both(state, "trade:wood:food") == (
        "Wood 4 to 3, food 6 to 7: 7 units in an area survive the Winter.",
        "Drewno z 4 na 3, żywność z 6 na 7: 7 jednostek na obszarze przetrwa zimę.",
    )


# Odds


def test_odds_of_fate_cards_are_exact_also_when_the_deck_runs_out() -> None:
    """Two cards are left; the third comes from the discards."""
    state = meeting("knight")
    assert isinstance(state, Runewars)
    destiny = state.tables.destiny
    reds = [number for number in range(1, 31) if destiny[number] == 2]
    state.fate, state.fate_discard = reds[:2], [number for number in range(1, 31) if number not in reds[:2]]
    odds = reckoning.best_of(state, 3)
    assert odds == pytest.approx((4 / 28, 8 / 28, 16 / 28))
    assert sum(reckoning.best_of(state, 2)) == pytest.approx(1) and reckoning.best_of(state, 2).red == 1


def test_odds_of_a_battle_are_near_those_of_many_more_battles() -> None:
    state = meeting("knight", "bowman", "bowman")
    assert isinstance(state, Runewars)
    many = sum(reckoning.wins_battle(state, 0, "battle", number) for number in range(1000, 3000)) / 2000
    assert abs(reckoning.battle_odds(state, 0, "battle") - many) < 0.04


def test_odds_of_a_battle_do_not_depend_on_the_order_of_the_deck() -> None:
    state = meeting("knight", "bowman")
    assert isinstance(state, Runewars)
    before = reckoning.battle_odds(state, 0, "battle")
    state.fate.reverse()
    assert reckoning.battle_odds(state, 0, "battle") == before


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_with_odds_says_so_that_a_fair_table_can_leave_it_out(locale: str) -> None:
    words = texts("runewars", locale).catalogue
    mentions = {
        id.removeprefix("outlook-") for id in words.ids() if id.startswith("outlook-") and tells_odds(words, id)
    }
    assert mentions == ODDS


def tells_odds(words: Catalogue, id: str) -> bool:
    """Whether a message shows a likelihood: everything is given to it, and it prints a per cent sign."""
    return any("%" in words.message(id, **dict.fromkeys(words.variables(id), sample)) for sample in (1, 2))


def test_a_battle_cannot_be_taken_back_because_cards_are_seen() -> None:
    state = meeting("knight", "bowman")
    assert outlook_on(state, 0, "battle")[1] == CARDS


# Every option, and its length


@pytest.mark.parametrize("seed", range(4))
def test_no_option_of_a_random_game_lacks_a_sentence_or_is_told_at_length(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reckoning, "BATTLES", 2)
    rng = random.Random(seed)
    options = {"exploration": seed % 2 == 1, "revised": seed == 2, "epic": seed == 3}
    state = GAME.new(2 + seed % 3, seed=seed, options=options)
    for _ in range(450):
        if state.over:
            break
        seat = rng.choice(state.waiting)
        known = state.determinize(seat, rng)
        keys = state.options(seat)
        for key in rng.sample(keys, min(3, len(keys))):
            found = outlook(known, None, seat, key)
            assert found is not None, (asked(state), key)
            for locale in LOCALES:
                text = texts("runewars", locale).about(f"outlook-{found.message}", found.args, NAMES)
                assert 0 < len(text) <= LONGEST, text
        state.choose(seat, rng.choice(keys))


def test_lists_of_units_leave_room_for_the_rest_of_the_sentence() -> None:
    """All pairs of neutral types against all armies of a faction of up to four types."""
    words = [texts("runewars", locale) for locale in LOCALES]
    armies = [
        types
        for at in (0, 4, 8, 12)
        for size in (1, 2, 3, 4)
        for types in itertools.combinations(UNITS[at : at + 4], size)
    ]
    for own, others in itertools.product(
        armies, [types for size in (1, 2) for types in itertools.combinations(UNITS[16:], size)]
    ):
        mine, theirs = [*own, own[0]], [*others, others[0]]
        room = letters(mine) + letters(theirs)
        reach: dict[str, int | str | list[str]] = {
            "who": 2,
            "named": 1,
            "there": 2,
            "coming": 2,
            "strength": 0,
            "area": "8C",
            "units": theirs,
            "foes": mine,
        }
        fight: dict[str, int | str | list[str]] = {
            "named": 1,
            "own": 2,
            "others": 2,
            "percent": 100,
            "units": mine,
            "foes": theirs,
        }
        for spoken in words:
            assert room > ROOM_TO_REACH or len(spoken.about("outlook-activate", reach, NAMES)) <= LONGEST
            assert (
                room_in_battle(mine, theirs) > ROOM_IN_BATTLE
                or len(spoken.about("outlook-battle", fight, NAMES)) <= LONGEST
            )


# Cards that are offered

SHORT = 52
OFFERED = ("hero", "quest", "tactics", "reward", "title", "development", "objective")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_that_can_be_offered_has_a_short_text(locale: str) -> None:
    words = texts("runewars", locale)
    ids = [
        id
        for id in words.catalogue.ids()
        if id.partition("-")[0] in OFFERED and "text" in words.catalogue.attributes(id)
    ]
    assert len(ids) > 100
    for id in ids:
        assert 10 <= len(words.message(f"{id}.short")) <= SHORT, words.message(f"{id}.short")


@pytest.mark.parametrize("locale", LOCALES)
def test_factions_tell_how_they_play_and_how_hard_they_are(locale: str) -> None:
    words = texts("runewars", locale)
    for faction in ("daqan", "latari", "waiqar", "uthuk"):
        assert 10 <= len(words.name("faction", faction, "plays")) <= SHORT
        assert words.name("faction", faction, "steps") in ("1", "2", "3")
