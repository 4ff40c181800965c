"""Runewars in words: names, grammatical forms, whole games and whole views, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.runewars.war import battle
from rulewright import State
from rulewright.core.narration import Told, told_to
from rulewright.games.runewars import GAME, ids
from rulewright.games.runewars.knowledge.position import PROTOTYPES
from rulewright.games.runewars.knowledge.report import SOURCES
from rulewright.text import LOCALES, texts
from rulewright.text.describe import Described, describe

PLAYERS = ["Anna", "Bartek", "Cleo", "Dan"]
ENGLISH = texts("runewars", "en")
POLISH = texts("runewars", "pl")
IN_BOTH = pytest.mark.parametrize("locale", LOCALES)
RAW = re.compile(r"[a-z]_[a-z]|[{}$]|\?\?\?|\bNone\b|\bnull\b|\b(?:log|prompt|option|refusal|unit|hero|area)-[a-z]")


def told(message: str, **args: int | str | list[str]) -> Told:
    return Told(f"log-{message}", args, "RW-001")


def assert_readable(text: str) -> None:
    assert text.strip() == text and text
    assert not RAW.search(text), text


# Names

BOX = {
    "faction": ids.FACTIONS,
    "unit": ids.UNITS,
    "hero": ids.HEROES,
    "tactics": ids.TACTICS,
    "reward": ids.REWARDS,
    "quest": ids.QUESTS,
    "objective": ids.OBJECTIVES,
    "season_card": ids.SEASON_CARDS,
    "city": ids.CITIES,
    "title": ids.TITLES,
    "development": ids.DEVELOPMENTS,
    "token": ids.EXPLORATION,
    "area": ids.AREAS,
    "resource": ids.RESOURCES,
    "attribute": ids.ATTRIBUTES,
    "symbol": ids.SYMBOLS,
    "season": ids.SEASONS,
}


@IN_BOTH
def test_everything_in_the_box_has_a_name_of_its_own(locale: str) -> None:
    words = texts("runewars", locale)
    for kind, names in BOX.items():
        assert len({words.name(kind, id) for id in names}) == len(names), f"two of the kind {kind} have the same name"


@IN_BOTH
def test_the_names_of_fate_cards_say_what_is_printed_on_them(locale: str) -> None:
    words = texts("runewars", locale)
    tables = GAME.tables
    by_zone: dict[str, set[tuple[int, int]]] = {}
    for number in range(1, 31):
        assert words.name("fate", str(number)) == str(number)
        symbol = ids.SYMBOLS[tables.destiny[number]]
        assert words.name("fate", str(number), "destiny") == words.name("symbol", symbol)
        for shape, name in enumerate(ids.SHAPES):
            at = number * 4 + shape
            printed = (tables.zone_kind[at], tables.zone_value[at])
            by_zone.setdefault(words.name("fate", str(number), name), set()).add(printed)
    assert all(len(printed) == 1 for printed in by_zone.values()), "one text stands for two results"
    assert len(by_zone) == len(set().union(*by_zone.values())), "two texts stand for one result"


@IN_BOTH
def test_every_procedure_that_a_view_can_show_has_a_name(locale: str) -> None:
    words = texts("runewars", locale)
    for name in PROTOTYPES:
        assert words.name("procedure", name)


@IN_BOTH
def test_every_place_of_dragon_runes_in_a_report_has_a_name(locale: str) -> None:
    catalogue = texts("runewars", locale).catalogue
    named = {id for id in catalogue.ids() if id.startswith("source-")}
    assert named == {f"source-{source}".replace("_", "-") for source in SOURCES}


# Forms


def test_polish_units_and_heroes_stand_in_the_accusative_as_objects() -> None:
    assert POLISH.option("strategize_move", "move:3A:siege_tower:3B") == (
        "Przesuń Wieżę Oblężniczą z obszaru 3A na obszar 3B"
    )
    assert POLISH.option("strategize_move", "move:3A:hero_ronan:3B") == (
        "Przesuń Ronana z Dziczy z obszaru 3A na obszar 3B"
    )
    assert POLISH.option("assign_rout", "rout:archer-d1") == "Rozgrom Elfiego Łucznika (1 obrażenie)"
    assert POLISH.option("winter_destroy", "destroy:sorceress-routed") == "Zniszcz rozgromioną Czarodziejkę"


def test_english_units_have_articles_as_objects() -> None:
    assert ENGLISH.option("recruit_place", "place:archer:LA") == "Place an Archer in LA"
    assert ENGLISH.option("winter_destroy", "destroy:archer-routed") == "Destroy a routed Archer"


def test_the_verb_discard_reads_by_what_is_discarded() -> None:
    assert ENGLISH.option("discard_false", "discard:3A") == "Discard the false rune in 3A"
    assert ENGLISH.option("quest_discard", "discard:q07") == "Discard The Circle of Stones"
    assert ENGLISH.option("reaction", "discard:levy") == "Insist: discard Levy"
    assert ENGLISH.option("card_choice", "discard:hero_ronan:runeplate") == "Discard Runeplate of Ronan of the Wild"


def test_fate_cards_to_choose_from_show_what_counts() -> None:
    assert ENGLISH.option("test_pick", "fate:1") == "Fate card 1: red"
    assert POLISH.option("duel_card", "keep:1") == "Zatrzymaj kartę przeznaczenia 1: ikona specjalna"


def test_order_cards_have_names_and_numbers() -> None:
    assert ENGLISH.option("choose_order", "order:6") == "Rally Support (6)"
    assert POLISH.log(told("reveals_order", seat=1, order=8), PLAYERS) == "Bartek odkrywa rozkaz „Umacnianie”."


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "Anna zyskuje 1 wpływ."),
        (3, "Anna zyskuje 3 wpływy."),
        (5, "Anna zyskuje 5 wpływów."),
        (12, "Anna zyskuje 12 wpływów."),
        (22, "Anna zyskuje 22 wpływy."),
    ],
)
def test_polish_numbers_choose_the_form_of_the_noun(number: int, line: str) -> None:
    assert POLISH.log(told("gains_influence", seat=0, number=number), PLAYERS) == line


# Results


@pytest.mark.parametrize("reason", ["runes", "years", "last player"])
@IN_BOTH
def test_a_result_names_winner_reason_and_places(locale: str, reason: str) -> None:
    result = {"scores": [2, 6], "places": [2, 1], "winners": [1], "reason": reason}
    lines = texts("runewars", locale).result(result, PLAYERS[:2])
    assert [line.count("Bartek") for line in lines] == [1, 0, 1, 0]
    assert lines[3].startswith("2. Anna: 2 ")


# Whole games


@IN_BOTH
@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (3, {"quick_map": True, "exploration": True}, 11),
        (2, {"revised": True}, 12),
        (4, {"quick_map": True, "epic": True}, 13),
    ],
    ids=["exploration", "revised-with-a-laid-map", "epic"],
)
def test_a_whole_game_reads_without_raw_identifiers(
    locale: str, players: int, options: dict[str, bool], seed: int
) -> None:
    words = texts("runewars", locale)
    names = PLAYERS[:players]
    state = GAME.new(players=players, options=options, seed=seed, listening=True)
    chance = random.Random(seed)
    number = 0
    while state.result is None:
        seat = chance.choice(state.waiting)
        pending = state.decision(seat)
        assert pending is not None
        assert_readable(words.prompt(pending))
        for key in chance.sample(pending.options, min(12, len(pending.options))):
            assert_readable(words.option(pending.name, key, names))
        if number % 60 == 0:
            for key in chance.sample(GAME.vocabulary.every_key(), 60):
                refusal = state.why_not(seat, key)
                assert refusal is None or not RAW.search(words.refusal(refusal).removeprefix("None of your"))
            for line in sentences(describe("runewars", state.view(seat), locale, names)):
                assert_readable(line)
        state.choose(seat, chance.choice(pending.options))
        number += 1
    for reader in range(-1, players):
        for news in told_to(state, reader):
            assert_readable(words.log(news, names))
    for text in words.result(state.result, names):
        assert_readable(text)


# Views


def sentences(parts: list[Described]) -> Iterator[str]:
    for part in parts:
        yield part.title
        yield from part.lines
        yield from sentences(part.sections)


def told_view(state: State, seat: int | None, locale: str = "en") -> list[str]:
    return list(sentences(describe("runewars", state.view(seat), locale, PLAYERS[: state.players])))


def fight(**fields: Any) -> State:
    """A battle in which the defender may play a card in the first round."""
    return battle(
        ["footman", "footman-routed", "knight-d1"],
        ["archer"],
        seats=({}, {"tactics": ["rally_cry"]}),
        deft={"units": ["archer", "archer-routed"]},
        **fields,
    )


def test_every_field_of_a_view_is_told_by_the_table() -> None:
    state = GAME.new(players=2, options={"quick_map": True}, seed=4)
    titles = [part.title for part in describe("runewars", state.view(0), "en", PLAYERS[:2])]
    assert titles == ["The table", "Anna", "Bartek"], "before the map lies, there are no areas and no heroes to tell of"


def test_a_battle_in_progress_is_told_with_both_sides() -> None:
    lines = told_view(fight(), 1)
    assert "Battle for 3D" in lines
    assert {"Attacker: Anna.", "Defender: Bartek."} <= set(lines)
    assert "Units of the attacker: Footman, routed Footman, Knight (1 damage)." in lines


def test_an_area_is_told_with_all_that_lies_there() -> None:
    areas = {
        "3A": {
            "units": ["footman", "footman", "knight-routed"],
            "stronghold": {"seat": 0, "damaged": True},
            "development": "diplomacy",
            "rune": "false",
            "activated": [0, 1],
        },
        "3C": {"city": "city_forge", "rune": "dragon"},
    }
    heroes = {"hero_ronan": {"seat": 1, "area": "3A", "routed": True, "damage": 2, "rewards": ["runeplate"]}}
    state = fight(areas=areas, heroes=heroes)
    own = told_view(state, 0)
    for line in (
        "Controlled by Anna.",
        "Units: Footman (2), routed Knight.",
        "Damaged stronghold, strength 3: Anna.",
        "Rune: false rune.",
        "Activation tokens: Anna and Bartek.",
        "Hero: Ronan of the Wild, Bartek.",
        "City: Forge.",
        "Rune: face-down rune token.",
        "Rewards: face-down Reward.",
        "Damage: 2.",
    ):
        assert line in own, line
    assert "Nagrody: Zbroja runiczna." in told_view(state, 1, "pl"), "the owner knows his Rewards"


@pytest.mark.rule("RW-005", "RW-006")
@pytest.mark.parametrize(
    ("season", "water"), [("summer", "Water towards: LA."), ("winter", "Frozen water, passable now, towards: LA.")]
)
def test_an_area_is_told_with_its_neighbours_and_borders(season: str, water: str) -> None:
    state = fight(season=season, season_card=f"{season[:3]}3")
    (areas,) = [part for part in describe("runewars", state.view(1), "en", PLAYERS[:2]) if part.title == "Areas"]
    lines = {part.title: part.lines for part in areas.sections}
    assert {"Open border with: 3A, 3B, 3D, 7C, LC.", water} <= set(lines["Area 3C"])
    assert "Mountains towards: 1B." in lines["Area 3B"]
    assert "neighbours" not in state.view(1), "the map says it already"


def test_every_border_is_told_from_both_sides() -> None:
    view = fight().view(None)
    neighbours = GAME.implied(view)["neighbours"]
    assert set(neighbours) == set(view["areas"]) >= {"3A", "LC"}
    for area, kinds in neighbours.items():
        for kind, others in kinds.items():
            assert all(area in neighbours[other][kind] for other in others)


def test_hidden_hands_are_told_as_numbers_and_own_ones_as_cards() -> None:
    state = fight()
    assert "Tactics cards: Rally Cry." in told_view(state, 1)
    assert "Tactics cards in hand: 1." in told_view(state, 0)
    assert "Tactics cards in hand: 1." in told_view(state, None)
