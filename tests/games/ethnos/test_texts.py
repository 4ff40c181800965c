"""Ethnos in words: everything in its box has a name, in both languages."""

from __future__ import annotations

import random

import pytest

import rulewright
from games.ethnos.table import ETHNOS, end_age, play, table
from rulewright import State
from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES, TYPES
from rulewright.text import LOCALES, texts

IN_BOTH = pytest.mark.parametrize("locale", LOCALES)


@IN_BOTH
def test_everything_in_the_box_has_a_name(locale: str) -> None:
    words = texts("ethnos", locale)
    for kind, ids in {"card": TYPES, "tribe": TRIBES, "kingdom": KINGDOMS, "colour": COLOURS}.items():
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(ids), "two things have the same name"
    for tribe in (*TRIBES, "dragon"):
        assert words.name("card-text", tribe)


@IN_BOTH
def test_every_source_of_glory_and_every_player_colour_has_a_name(locale: str) -> None:
    words = texts("ethnos", locale)
    sheet = rulewright.game("ethnos").new(players=4, seed=b"names").position()["sheet"][0]
    named = {id for id in words.catalogue.ids() if id.startswith("source-")}
    assert {f"source-{source}".replace("_", "-") for source in sheet} == named
    for colour in ("black", "blue", "green", "pink", "white", "yellow"):
        assert words.name("player_colour", colour)


# What is asked

EXAMPLES = {
    "turn_action": (
        "Recruit one card, or play a Band. Collect one colour or one Tribe, then play it for a marker.",
        "Zwerbuj jedną kartę albo zagraj Oddział. Zbieraj jeden kolor lub jedno Plemię, potem zagraj je za znacznik.",
    ),
    "centaur_band": (
        "Choose who leads. The colour names the Kingdom, the Tribe gives the ability.",
        "Wybierz Dowódcę. Kolor wskazuje Królestwo, Plemię daje zdolność.",
    ),
    "band_add": (
        "Add cards of this colour or Tribe, or finish. A bigger Band earns more.",
        "Dołącz karty tego koloru lub Plemienia albo zakończ. Większy Oddział daje więcej.",
    ),
    "wing_kingdom": (
        "Choose a Kingdom for your marker. Any with fewer than 3 of yours.",
        "Wybierz Królestwo dla znacznika. Dowolne, w którym masz mniej niż 3.",
    ),
    "merfolk_bonus": (
        "Place a bonus marker. The Merfolk let you choose any Kingdom.",
        "Umieść dodatkowy znacznik. Morski Lud pozwala wybrać dowolne Królestwo.",
    ),
    "orc_place": (
        "Put a marker on red of your Horde board? It pays when you raid.",
        "Położyć znacznik na czerwonym polu Hordy? Opłaci się przy plądrowaniu.",
    ),
    "troll_take": (
        "Take a Troll token of 4 or less. It breaks ties when the Age is scored.",
        "Weź żeton Trolli o wartości najwyżej 4. Rozstrzyga remisy przy podliczaniu Ery.",
    ),
    "elf_keep": (
        "Keep up to 3 cards. The others go to the pool.",
        "Zatrzymaj do 3 kart. Pozostałe trafią do puli.",
    ),
    "orc_raid": (
        "Raid now, or let the Horde grow? All six colours pay 20 Glory.",
        "Plądrować teraz czy pozwolić Hordzie rosnąć? Sześć kolorów daje 20 punktów Chwały.",
    ),
}
"""The sentences of the design: the first part, and either the goal or the condition."""


def asking(name: str) -> State:
    """A position in which seat 0 is asked this."""
    kin = {"wing_kingdom": "wingfolk", "merfolk_bonus": "merfolk", "orc_place": "orc", "troll_take": "troll"}
    tribe = {**kin, "elf_keep": "elf", "centaur_band": "centaur"}.get(name, "giant")
    if name == "orc_raid":
        return end_age(table("orc", {"horde": ["red"]}, players=4, dragons=2, deck_top=["dragon"]))
    size = 4 if name == "troll_take" else 3
    hand = [f"{tribe}-{colour}" for colour in COLOURS[::-1][:size]]
    state = table(f"{tribe} dwarf", {"hand": [*hand, "dwarf-blue", "dwarf-grey", "dwarf-green"]}, players=4)
    if name == "turn_action":
        return state
    play(state, f"lead:{tribe}-red")
    return state if name == "band_add" else play(state, "all_tribe")


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize(("at", "locale"), list(enumerate(LOCALES)))
def test_the_question_of_the_design(name: str, at: int, locale: str) -> None:
    pending = asking(name).decision(0)
    assert pending is not None and pending.name == name
    words = texts("ethnos", locale)
    first, rest = words.prompt(pending), {words.prompt_part(pending, part) for part in ("why", "first")}
    assert EXAMPLES[name][at] in {f"{first} {part}" for part in rest}


@IN_BOTH
def test_questions_are_short_and_have_no_rule_numbers(locale: str) -> None:
    words, chance, asked = texts("ethnos", locale), random.Random("questions"), set()
    for game in range(12):
        state = ETHNOS.new(players=2 + game % 5, seed=game)
        while not state.over:
            pending = state.decision(state.waiting[0])
            assert pending is not None
            parts = [words.prompt(pending), *(words.prompt_part(pending, part) for part in ("why", "first"))]
            for part, longest in zip(parts, (60, 90, 90), strict=True):
                assert 0 < len(part) <= longest and "ET-" not in part and "  " not in part, part
            asked.add(pending.name)
            leads = [key for key in pending.options if key.startswith("lead:")]
            state.choose(state.waiting[0], chance.choice(leads if leads and chance.random() < 0.3 else pending.options))
    assert asked == {*EXAMPLES, "wizard_draw"}


@IN_BOTH
def test_every_card_says_in_one_short_sentence_what_it_does(locale: str) -> None:
    words = texts("ethnos", locale)
    for tribe in (*TRIBES, "dragon"):
        assert 0 < len(words.message(f"card-text-{tribe}.short")) <= 52, tribe
