"""Outlooks of Ethnos: what an option would bring, in the game's own numbers and in two languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games.ethnos.table import ETHNOS, KINGDOMS, end_age, frame, play, table
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.ethnos.face.outlook import outlook
from rulewright.text import LOCALES, texts

NAMES = ["Zofia", "Bruno", "Cora", "Felix", "Leander", "Olivia"]
LONGEST = {"en": 90, "pl": 92}
"""In characters. The design has a Polish example of 91."""


def told(state: State, key: str, locale: str = "en", seat: int | None = None) -> str:
    """The sentence about an option, as the seat that is asked reads it."""
    asked = state.waiting[0] if seat is None else seat
    found = outlook(state.determinize(asked, Random(seed_of(b"eyes"), 0)), None, asked, key)
    assert found is not None, f"{frame(state)}: nothing is said about {key}"
    return texts("ethnos", locale).about(f"outlook-{found.message}", found.args, NAMES)


def both(state: State, key: str) -> tuple[str, str]:
    assert key in state.options(state.waiting[0])
    return told(state, key), told(state, key, "pl")


def four(tribes: str, *seats: dict[str, Any], **fields: Any) -> State:
    return table(tribes, *seats, players=4, **fields)


# The examples of the design


def test_a_card_of_the_pool_is_judged_by_the_band_that_it_makes() -> None:
    hand = ["elf-red", "minotaur-red", "wingfolk-green"]
    state = four("elf merfolk minotaur wingfolk", {"hand": hand}, pool=["merfolk-red"])
    assert both(state, "take:merfolk-red") == (
        "You would hold 3 red cards: a Band of 3 for Rhea, 3 Glory.",
        "Będziesz mieć 3 czerwone karty: Oddział 3 kart do Rhei, 3 punkty Chwały.",
    )


def test_a_card_of_the_deck_is_unseen_and_dragons_are_counted() -> None:
    state = four("elf giant merfolk minotaur orc wingfolk", dragons=1, pool=drawn_until(30))
    assert len(state.position()["deck"]) == 30
    assert both(state, "draw") == (
        "An unseen card; 2 Dragons are among the 30 left.",
        "Nieznana karta; wśród 30 pozostałych są 2 Smoki.",
    )


def drawn_until(left: int) -> list[str]:
    """So many cards lie open in the pool that the deck has this number left, of 72 Allies and 2 Dragons."""
    tribes, colours = ("elf", "giant", "merfolk", "minotaur", "orc", "wingfolk"), ("blue", "green", "grey", "orange")
    pairs = [f"{tribe}-{colour}" for tribe in tribes for colour in colours for _ in range(2)]
    return pairs[: 72 + 2 - left]


def test_a_leader_is_judged_by_marker_rank_and_ability() -> None:
    hand = ["elf-red", "elf-green", "elf-blue", "wingfolk-green", "minotaur-purple", "giant-purple"]
    markers = {"rhea": [2, 3, 1, 1]}
    state = four("elf giant minotaur wingfolk", {"hand": hand}, markers=markers)
    assert both(state, "lead:elf-red") == (
        "Marker in Rhea, your 3rd, level with Bruno; you may keep 3 cards.",
        "Znacznik w Rhei, twój 3., na równi z Brunem; zatrzymasz do 3 kart.",
    )


def test_done_tells_size_worth_and_what_goes_to_the_pool() -> None:
    hand = ["orc-red", "orc-blue", "orc-green", "orc-grey", "giant-purple", "giant-grey", "elf-green"]
    state = play(four("orc giant elf", {"hand": hand}), "lead:orc-red", "add:orc-blue", "add:orc-green")
    assert both(state, "done") == (
        "Finishes the Band: 3 cards, 3 Glory at the end of the Age, 4 cards go to the pool.",
        "Kończy Oddział: 3 karty, 3 punkty Chwały na koniec Ery, 4 karty trafią do puli.",
    )


def test_wingfolk_are_told_how_they_would_stand_in_a_kingdom() -> None:
    hand = ["wingfolk-red", "wingfolk-blue", "wingfolk-grey"]
    state = play(four("wingfolk", {"hand": hand}, markers={"althea": [1, 2, 0, 1]}), "lead:wingfolk-red", "all_tribe")
    assert both(state, "marker:althea") == (
        "You would have 2 markers, level with Bruno for first place.",
        "Będziesz mieć 2 znaczniki, na równi z Brunem na pierwszym miejscu.",
    )


def test_a_bonus_marker_that_leads_tells_what_the_kingdom_would_pay() -> None:
    tokens = {name: [4, 8, 10] if name == "ithys" else [0, 2, 6] for name in KINGDOMS}
    markers = {"ithys": [2, 0, 2, 2]}
    seats = {"hand": ["merfolk-red", "merfolk-blue", "merfolk-grey"], "merfolk": 0}
    state = play(four("merfolk", seats, markers=markers, age=2, glory_tokens=tokens), "lead:merfolk-red", "all_tribe")
    assert both(state, "bonus:ithys") == (
        "You would have 3 and lead alone: 8 Glory if the Age ended now.",
        "Będziesz mieć 3 i samodzielne prowadzenie: 8 punktów Chwały, gdyby Era skończyła się teraz.",
    )


def test_a_horde_marker_tells_what_a_raid_would_pay() -> None:
    seat = {"hand": ["orc-red"], "horde": ["blue", "green"]}
    state = play(four("orc", seat, markers={"duris": [9, 0, 0, 0]}), "lead:orc-red")
    assert both(state, "place") == (
        "3 markers: a raid would pay 6 Glory instead of 3; 12 left in your supply.",
        "3 znaczniki: plądrowanie da 6 punktów Chwały zamiast 3; w zasobie potem: 12.",
    )


def test_a_troll_token_tells_whose_ties_it_wins() -> None:
    hand = ["troll-red", "troll-blue", "troll-grey", "troll-green"]
    state = play(four("troll", {"hand": hand}, {}, {"trolls": [3]}), "lead:troll-red", "all_tribe")
    assert both(state, "token:4") == (
        "You would win every tie with Cora, who has 3.",
        "Wygrasz każdy remis z Corą, która ma 3.",
    )


def test_a_kept_card_is_told_with_those_that_it_fits() -> None:
    rest = ["giant-green", "orc-green", "orc-red", "giant-grey", "orc-purple"]
    state = four("elf giant orc", {"hand": ["elf-red", "elf-blue", "elf-grey", *rest]})
    play(state, "lead:elf-red", "all_tribe", "keep:orc-green")
    assert both(state, "keep:giant-green") == (
        "You keep 2 green cards; 3 cards would still go to the pool.",
        "Zatrzymujesz 2 zielone karty; do puli trafią jeszcze 3 karty.",
    )


def test_a_raid_tells_whom_it_passes() -> None:
    seats = ({"horde": ["blue", "green", "red"], "glory": 20}, {"glory": 24}, {"glory": 12}, {"glory": 30})
    state = end_age(four("orc", *seats, dragons=2, deck_top=["dragon"]))
    assert frame(state) == "orc_raid"
    assert both(state, "raid") == (
        "6 Glory now: you would pass Bruno by 2; 3 markers return to your supply.",
        "6 punktów Chwały teraz: wyprzedzisz Bruna o 2; 3 znaczniki wrócą do zasobu.",
    )
    assert both(state, "wait") == (
        "Your 3 markers stay: 6 Glory in a later Age, 10 with one colour more.",
        "3 znaczniki zostają: 6 punktów Chwały w późniejszej Erze, a 10 z jednym kolorem więcej.",
    )


# Every option of every game


@cache
def games() -> list[tuple[State, list[str]]]:
    """Positions of whole games, each with its options; all Tribes and numbers of players come up."""
    found: list[tuple[State, list[str]]] = []
    chance = random.Random("outlooks of Ethnos")
    for game in range(18):
        state: State = ETHNOS.new(players=2 + game % 5, seed=game, options={"open_draw": game % 3 == 0})
        while not state.over:
            seat = state.waiting[0]
            options = state.options(seat)
            if chance.random() < 0.25 or frame(state) != "turn_action":
                found.append((state.copy(), list(options)))
            bands = [key for key in options if key.startswith("lead:")]
            state.choose(seat, chance.choice(bands if bands and chance.random() < 0.3 else options))
    return found


def test_the_games_ask_every_decision_and_offer_every_verb() -> None:
    verbs = {key.partition(":")[0] for _, options in games() for key in options}
    everything = {key.partition(":")[0] for key in ETHNOS.vocabulary.keys}
    assert everything - verbs == {"skeleton_victory"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_has_a_sentence_that_fits(locale: str) -> None:
    lengths: list[tuple[int, str]] = []
    for state, options in games():
        for key in options:
            text = told(state, key, locale)
            assert text.endswith(".") and "  " not in text and " ." not in text, text
            lengths.append((len(text), text))
    assert max(lengths)[0] <= LONGEST[locale], max(lengths)


def test_skeletons_that_win_are_told_too() -> None:
    state = table("skeleton", {"hand": ["skeleton"] * 10})
    assert both(state, "skeleton_victory") == ("You win the game at once.", "Natychmiast wygrywasz grę.")


def resampled(state: State, seat: int) -> Iterator[State]:
    for stream in range(3):
        yield state.determinize(seat, Random(seed_of(b"hidden"), stream))


def test_no_sentence_depends_on_what_the_seat_cannot_know() -> None:
    chance = random.Random("what is hidden")
    for state, options in chance.sample(games(), 150):
        seat = state.waiting[0]
        for key in options:
            assert len({str(outlook(other, None, seat, key)) for other in resampled(state, seat)}) == 1
