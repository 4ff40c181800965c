"""Ids and numbers become sentences: names, grammatical forms, plurals, clear errors."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rulewright
from rulewright import Refusal, RulewrightError, State
from rulewright.core.narration import Told, told_to
from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES
from rulewright.text import LOCALES, Catalogue, TextError, UnknownLocale, catalogue, texts
from rulewright.text.catalogue import SHARED, Remembered

PLAYERS = ("Anna", "Bartek", "Cleo", "Dan")
ENGLISH = texts("ethnos", "en")
POLISH = texts("ethnos", "pl")


def told(message: str, **args: int | str | list[str]) -> Told:
    return Told(f"log-{message}", args, "ET-001")


# Names


def test_a_seat_becomes_the_name_of_the_player() -> None:
    line = told("takes", seat=2, card="elf-red")
    assert ENGLISH.log(line, PLAYERS) == "Cleo takes a Red Elf from the pool."
    assert POLISH.log(line, PLAYERS) == "Cleo bierze z puli Czerwonego Elfa."


def test_whoever_did_it_is_addressed() -> None:
    line = told("takes", seat=2, card="elf-red")
    assert ENGLISH.log(line, PLAYERS, 2) == "You take a Red Elf from the pool."
    assert POLISH.log(line, PLAYERS, 2) == "Bierzesz z puli Czerwonego Elfa."
    assert ENGLISH.log(line, PLAYERS, 1) == ENGLISH.log(line, PLAYERS) == "Cleo takes a Red Elf from the pool."
    assert ENGLISH.log(told("age_begins", age=2), PLAYERS, 2) == "The Second Age begins."


def test_the_same_of_all_is_one_line_that_names_the_reader_too() -> None:
    english, polish = texts("runewars", "en"), texts("runewars", "pl")
    lines = [told("gains_influence", seat=seat, number=number) for seat, number in ((2, 1), (0, 4))]
    assert english.log_of_all(lines, PLAYERS, 0) == "Influence gained: Cleo 1, you 4."
    assert polish.log_of_all(lines, PLAYERS, 0) == "Zyskane wpływy: Cleo 1, ty 4."
    assert english.log_of_all(lines, PLAYERS) == "Influence gained: Cleo 1, Anna 4."
    heroes = [told("setup_hero", seat=seat, hero=hero) for seat, hero in ((1, "hero_ronan"), (0, "hero_andira"))]
    assert ": you: " in english.log_of_all(heroes, PLAYERS, 1) and ", Anna: " in english.log_of_all(heroes, PLAYERS, 1)
    tribes = [told("tribe", tribe=tribe) for tribe in ("elf", "giant")]
    assert ENGLISH.log_of_all(tribes, PLAYERS) == "2 Tribes take part in this game: Elves, Giants."


def test_a_line_can_go_on_where_one_of_the_same_kind_ended() -> None:
    line = told("setup_unit", seat=0, unit="archer", area="5B")
    assert texts("runewars", "en").log_more(line) == "an Archer in 5B"
    assert ENGLISH.log_more(told("takes", seat=0, card="elf-red")) == ""


def test_message_names_with_underscores_are_found() -> None:
    assert ENGLISH.log(told("age_begins", age=2), PLAYERS) == "The Second Age begins."
    assert POLISH.log(told("first_player", seat=0), PLAYERS) == "Pierwszym Graczem zostaje Anna."


@pytest.mark.parametrize(
    ("kingdom", "place"),
    [
        ("althea", "w Althei"),
        ("duris", "w Duris"),
        ("ithys", "w Ithys"),
        ("pelagon", "w Pelagonie"),
        ("rhea", "w Rhei"),
        ("straton", "w Stratonie"),
    ],
)
def test_polish_kingdoms_stand_in_the_locative(kingdom: str, place: str) -> None:
    assert POLISH.log(told("marker", seat=0, kingdom=kingdom), PLAYERS) == f"Anna umieszcza znacznik Kontroli {place}."


def test_an_english_orange_card_has_the_article_an() -> None:
    assert ENGLISH.option("turn_action", "take:orc-orange") == "Take an Orange Orc from the pool"


def test_options_name_cards_kingdoms_and_values() -> None:
    assert ENGLISH.option("band_add", "add:skeleton") == "Add a Skeleton"
    assert ENGLISH.option("merfolk_bonus", "decline") == "Decline the bonus marker"
    assert POLISH.option("wing_kingdom", "marker:rhea") == "Umieść znacznik w Rhei"
    assert POLISH.option("troll_take", "token:4") == "Weź żeton Trolli 4"


def test_the_same_key_reads_differently_in_different_decisions() -> None:
    assert ENGLISH.option("turn_action", "draw") != ENGLISH.option("wizard_draw", "draw")


def test_an_option_taken_without_asking_is_quoted_in_the_log() -> None:
    line = told("forced", seat=1, option="marker:duris")
    assert ENGLISH.log(line, PLAYERS) == "Bartek has only one option: “Place the marker in Duris”."


def test_a_role_is_named_like_the_thing_it_is() -> None:
    refusal = Refusal("ET-182", "no-more-match", {"leader": "elf-red"})
    assert ENGLISH.refusal(refusal).endswith("led by a Red Elf.")
    assert "pod wodzą Czerwonego Elfa" in POLISH.refusal(refusal)


def test_an_unknown_key_is_quoted_as_it_was_typed() -> None:
    state = rulewright.game("ethnos").new(players=2, seed=b"key")
    refusal = state.why_not(state.waiting[0], "take:{elf_red}")
    assert refusal is not None
    assert ENGLISH.refusal(refusal) == "This game has no option “take:{elf_red}”."


def test_names_have_forms() -> None:
    assert ENGLISH.name("tribe", "elf") == "Elf"
    assert ENGLISH.name("tribe", "elf", "plural") == "Elves"
    assert POLISH.name("tribe", "orc", "whole") == "Plemię Orków"
    assert POLISH.name("player_colour", "pink") == "Różowy"


# Plurals


@pytest.mark.parametrize(
    ("number", "cards", "glory", "markers"),
    [
        (1, "1 kartę", "1 punkt Chwały", "1 znacznik"),
        (2, "2 karty", "2 punkty Chwały", "2 znaczniki"),
        (5, "5 kart", "5 punktów Chwały", "5 znaczników"),
        (12, "12 kart", "12 punktów Chwały", "12 znaczników"),
        (22, "22 karty", "22 punkty Chwały", "22 znaczniki"),
    ],
)
def test_polish_numbers_choose_the_form_of_the_noun(number: int, cards: str, glory: str, markers: str) -> None:
    discards = told("discards", seat=0, number=number, cards=["elf-red"])
    assert POLISH.log(discards, PLAYERS) == f"Anna odrzuca do puli {cards}: Czerwony Elf."
    gains = told("gains_kingdom", seat=0, number=number, kingdom="duris")
    assert POLISH.log(gains, PLAYERS) == f"Anna zdobywa {glory} w Duris."
    assert POLISH.log(told("raids", seat=0, number=number), PLAYERS).endswith(f"z planszy Hordy {markers}.")


@pytest.mark.parametrize(
    ("markers", "clause"),
    [
        (1, "liczy się tam już 1 znacznik."),
        (2, "liczą się tam już 2 znaczniki."),
        (5, "liczy się tam już 5 znaczników."),
        (12, "liczy się tam już 12 znaczników."),
        (22, "liczą się tam już 22 znaczniki."),
    ],
)
def test_polish_verbs_agree_with_the_number(markers: int, clause: str) -> None:
    refusal = Refusal("ET-335", "band-too-small", {"kingdom": "althea", "markers": markers, "size": 1})
    assert POLISH.refusal(refusal) == f"Oddział z 1 karty jest zbyt mały, aby umieścić znacznik w Althei: {clause}"


@pytest.mark.parametrize(("number", "players"), [(1, "1 gracz"), (2, "2 graczy"), (5, "5 graczy"), (22, "22 graczy")])
def test_polish_people_are_counted_in_the_genitive(number: int, players: str) -> None:
    assert POLISH.message("players-counted", number=number) == players


def test_english_has_a_singular() -> None:
    one = told("discards", seat=0, number=1, cards=["skeleton"])
    assert ENGLISH.log(one, PLAYERS) == "Anna discards 1 card to the pool: Skeleton."
    three = told("discards", seat=0, number=3, cards=["elf-red", "elf-red", "orc-blue"])
    assert ENGLISH.log(three, PLAYERS) == "Anna discards 3 cards to the pool: Red Elf (2), Blue Orc."


def test_nothing_is_said_differently_from_a_number() -> None:
    assert ENGLISH.log(told("keeps", seat=0, number=0), PLAYERS) == "Anna keeps no cards in hand."
    assert POLISH.log(told("keeps", seat=0, number=0), PLAYERS) == "Anna nie zatrzymuje na ręce żadnej karty."


# Results


def test_a_result_names_the_winner_and_all_places_in_order() -> None:
    result = {"scores": [12, 22, 5], "places": [2, 1, 3], "winners": [1], "reason": "glory"}
    assert POLISH.result(result, PLAYERS[:3]) == [
        "Bartek wygrywa i zostaje Królem Ethnos.",
        "Zdecydowała Chwała po ostatniej Erze.",
        "1. Bartek: 22 punkty Chwały",
        "2. Anna: 12 punktów Chwały",
        "3. Cleo: 5 punktów Chwały",
    ]


def test_a_shared_victory_names_all_winners() -> None:
    result = {"scores": [9, 9, 9], "places": [1, 1, 1], "winners": [0, 1, 2], "reason": "glory"}
    assert ENGLISH.result(result, PLAYERS[:3])[0] == "Shared victory: Anna, Bartek and Cleo."
    assert POLISH.result(result, PLAYERS[:3])[0] == "Wspólne zwycięstwo: Anna, Bartek i Cleo."


# Whole games

RAW = re.compile(
    r"_|[{}]|\?\?\?"
    rf"|\b(?:{'|'.join(TRIBES)})-(?:{'|'.join(COLOURS)})\b"
    rf"|\b(?:{'|'.join(KINGDOMS)})\b"
    r"|\b(?:log|prompt|option|refusal|card|tribe|kingdom|colour)-[a-z]"
)


def assert_readable(text: str) -> None:
    assert text.strip() == text and text
    assert not RAW.search(text), text


def refusals_in(state: State, seat: int) -> list[Refusal]:
    """One refusal for each reason that some key of the game meets now."""
    found: dict[str, Refusal] = {}
    for key in state.game.vocabulary.keys:
        refusal = state.why_not(seat, key)
        if refusal is not None:
            found[refusal.reason] = refusal
    return list(found.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tribes", [TRIBES[:6], TRIBES[6:]], ids=["first-six-tribes", "last-six-tribes"])
def test_a_whole_game_reads_without_raw_identifiers(locale: str, tribes: tuple[str, ...]) -> None:
    words = texts("ethnos", locale)
    state = rulewright.game("ethnos").new(players=4, options={"tribes": tribes}, seed=b"read", listening=True)
    chance = random.Random(7)
    asked: set[str] = set()
    while state.result is None:
        seat = chance.choice(state.waiting)
        pending = state.decision(seat)
        assert pending is not None
        assert_readable(words.prompt(pending))
        for key in pending.options:
            assert_readable(words.option(pending.name, key))
        if pending.name not in asked:
            asked.add(pending.name)
            for refusal in refusals_in(state, seat):
                assert_readable(words.refusal(refusal))
        state.choose(seat, chance.choice(pending.options))
    assert len(asked) >= 4
    for reader in (-1, 0, 1, 2, 3):
        lines = [words.log(line, PLAYERS) for line in told_to(state, reader)]
        assert len(lines) > 100
        for line in lines:
            assert_readable(line)
    for line in words.result(state.result, PLAYERS):
        assert_readable(line)


# Errors and catalogues


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLocale, match=r"'de'.*en, pl"):
        texts("ethnos", "de")
    with pytest.raises(UnknownLocale):
        catalogue(Path("anywhere"), "de")
    assert issubclass(UnknownLocale, RulewrightError)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(rulewright.UnknownGame):
        texts("chess", "en")


def test_texts_are_made_once() -> None:
    assert texts("ethnos", "en") is ENGLISH


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(TextError, match="'log-nothing' in 'en'"):
        ENGLISH.message("log-nothing")
    with pytest.raises(TextError):
        ENGLISH.message("kingdom-althea.nowhere")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="log-takes"):
        ENGLISH.message("log-takes", player="Anna")


def test_a_key_that_fits_no_option_text_is_an_error() -> None:
    with pytest.raises(TextError):
        ENGLISH.option("turn_action", "take:unicorn-red")
    with pytest.raises(TextError):
        ENGLISH.option("turn_action", "sing")


def test_a_folder_extends_and_overrides_the_shared_messages(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("yes = Aye\ncli-hello = Hello, { $name }\n", encoding="utf-8")
    words = catalogue(tmp_path, "en")
    assert words.message("yes") == "Aye"
    assert words.message("no") == "No"
    assert words.message("cli-hello", name="Anna") == "Hello, Anna"
    assert words.variables("cli-hello") == {"name"}


@pytest.mark.parametrize("content", ["yes = { $open", "yes = Yes\nyes = Again\n"], ids=["malformed", "twice"])
def test_a_broken_catalogue_is_an_error_that_names_the_file(tmp_path: Path, content: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(TextError, match=re.escape(str(file))):
        Catalogue("en", [file])


def test_a_folder_without_texts_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=re.escape(str(tmp_path / "pl.ftl"))):
        catalogue(tmp_path, "pl")


# What is remembered


def test_what_is_remembered_is_bounded_and_what_is_asked_for_stays() -> None:
    remembered, made = Remembered(100), list[object]()

    def make(asked: object) -> str:
        made.append(asked)
        return str(asked)

    def text_of(asked: object) -> str:
        return remembered.get((asked,), lambda: make(asked))

    for number in range(1000):
        assert text_of(number) == str(number)
        assert text_of("again") == "again"
        assert len(remembered) <= 100
    assert made.count("again") == 1
    assert text_of(999) == "999" and made.count(999) == 1
    assert text_of(0) == "0" and made.count(0) == 2


def test_a_sentence_is_kept_once_whatever_else_is_given() -> None:
    words = catalogue(SHARED, "en")
    before = len(words._said)
    texts = {words.message("list-and", first="Ann", last="Bob", other=other) for other in range(50)}
    assert texts == {words.message("list-and", first="Ann", last="Bob")}
    assert len(words._said) <= before + 1
    assert words.message("list-and", first="Bob", last="Ann") not in texts


def test_a_sentence_that_lacks_an_argument_is_an_error_although_a_whole_one_is_known() -> None:
    words = catalogue(SHARED, "en")
    words.message("list-and", first="Ann", last="Bob")
    with pytest.raises(TextError, match="list-and"):
        words.message("list-and", first="Ann")


def test_the_same_line_is_put_into_words_anew_when_a_name_changes() -> None:
    ethnos = texts("ethnos", "en")
    line = Told("log-takes", {"seat": 0, "card": "elf-red"}, "")
    assert "Ann" in ethnos.log(line, ["Ann", "Bob"])
    assert "Cleo" in ethnos.log(line, ["Cleo", "Bob"])
    forms = ethnos.person("player", "Ann")
    forms["player"] = "somebody else"
    assert ethnos.person("player", "Ann")["player"] == "Ann"
