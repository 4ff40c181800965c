"""Options in words: one verb can have several shapes, and a message shows which one it is for."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.core.narration import Told
from rulewright.text import Catalogue, TextError, Texts
from rulewright.text.kinds import Kinds

NAMES = """
area-3A = the Hill
    .at = on the Hill
area-4B = the Ford
    .at = at the Ford
unit-archer = Archer
    .object = an Archer
    .routed = routed Archer
    .routed-object = a routed Archer
hero-hero-ann = Ann
    .object = Ann
hero-hero-bob = Bob
    .object = Bob
order-2 = Mobilize
fate-7 = 7
    .destiny = gold
fate-8 = 8
    .destiny = gold
fate-9 = 9
    .destiny = red
attribute-strength = strength
attribute-wisdom = wisdom
tactics-ambush = Ambush
tactics-levy = Levy
condition-damage = damage { $number }
seat-name = Player { $number }
log-forced = { $player }: { $option }
log-draws = { $fates-destiny } ({ $fates })
log-cards = { $tactics }
log-order = { $order }
"""

KINDS = Kinds(frozenset({"order", "fate"}), roles={"label": ("unit",), "origin": ("area",), "figure": ("unit", "hero")})


@pytest.fixture
def speak(tmp_path: Path) -> Speaker:
    return Speaker(tmp_path / "en.ftl")


class Speaker:
    """Makes texts of the names above and further messages."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self, messages: str = "") -> Texts:
        self.file.write_text(NAMES + messages, encoding="utf-8")
        return Texts(Catalogue("en", [self.file]), self.file, KINDS)


# Shapes


def test_the_kind_of_the_first_argument_chooses_among_the_texts_of_a_verb(speak: Speaker) -> None:
    texts = speak("""
option-pay = Pay
option-pay-hero = Pay for { $hero }
option-pay-area = Pay { $area-at }
""")
    assert texts.option("market", "pay") == "Pay"
    assert texts.option("market", "pay:hero_ann") == "Pay for Ann"
    assert texts.option("market", "pay:3A") == "Pay on the Hill"


def test_a_text_of_the_decision_comes_first_if_it_fits(speak: Speaker) -> None:
    texts = speak("""
option-pay = Pay
option-pay-hero = Pay for { $hero }
option-market-day-pay-hero = Buy { $hero } free
""")
    assert texts.option("market_day", "pay:hero_ann") == "Buy Ann free"
    assert texts.option("market_day", "pay") == "Pay"


def test_further_kinds_tell_shapes_apart_that_begin_alike(speak: Speaker) -> None:
    texts = speak("""
option-train = Train
option-train-attribute = Raise { $attribute } by { $value }
option-train-attribute-attribute = Raise { $attribute } and { $attribute2 }
""")
    assert texts.option("hero", "train") == "Train"
    assert texts.option("hero", "train:strength:2") == "Raise strength by 2"
    assert texts.option("hero", "train:strength:wisdom") == "Raise strength and wisdom"


def test_a_longer_verb_is_no_shape_of_a_shorter_one(speak: Speaker) -> None:
    texts = speak("""
option-keep = Keep { $hero }
option-keep-all = Keep all
""")
    assert texts.option("hand", "keep_all") == "Keep all"
    with pytest.raises(TextError, match="keep:3A"):
        texts.option("hand", "keep:3A")


@pytest.mark.parametrize("key", ["pay:3A", "pay:5", "pay", "pay:hero_ann:hero_bob"])
def test_a_key_that_no_text_has_a_place_for_is_an_error(speak: Speaker, key: str) -> None:
    texts = speak("\noption-pay = Pay for { $hero }\n")
    with pytest.raises(TextError, match=key):
        texts.option("market", key)


# What the arguments of a key are called


def test_an_origin_comes_before_an_area_and_a_figure_is_a_unit_or_a_hero(speak: Speaker) -> None:
    texts = speak("\noption-move = { $figure-object } from { $origin } to { $area }\n")
    assert texts.option("march", "move:3A:archer:4B") == "an Archer from the Hill to the Ford"
    assert texts.option("march", "move:4B:hero_bob:3A") == "Bob from the Ford to the Hill"


def test_a_second_thing_of_a_kind_has_a_number(speak: Speaker) -> None:
    texts = speak("\noption-give = { $hero } gives to { $hero2-object }\n")
    assert texts.option("trade", "give:hero_bob:hero_ann") == "Bob gives to Ann"


def test_a_number_can_be_the_name_of_a_thing(speak: Speaker) -> None:
    texts = speak("""
option-order = { $order } ({ $value })
option-choice-order = Take back { $order }
option-spend = Spend { $value }
""")
    assert texts.option("season", "order:2") == "Mobilize (2)"
    assert texts.option("choice", "order:2") == "Take back Mobilize"
    assert texts.option("season", "spend:2") == "Spend 2"


def test_a_seat_is_called_by_the_name_of_the_player(speak: Speaker) -> None:
    texts = speak("""
option-winner = { $player } wins
option-accord = { $value } with { $player }
option-rumor = { $player }, { $area }
""")
    names = ["Anna", "Bartek", "Cleo"]
    assert texts.option("tie", "winner:2", names) == "Cleo wins"
    assert texts.option("card", "accord:1:2", names) == "2 with Bartek"
    assert texts.option("card", "rumor:0:4B", names) == "Anna, the Ford"
    assert texts.option("tie", "winner:2") == "Player 3 wins"


def test_an_option_in_the_log_names_players_too(speak: Speaker) -> None:
    texts = speak("\noption-winner = { $player } wins\n")
    line = Told("log-forced", {"seat": 0, "option": "winner:1"}, "XX-001")
    assert texts.log(line, ["Anna", "Bartek"]) == "Anna: Bartek wins"


# Conditions and lists


def test_a_routed_and_damaged_unit_keeps_its_grammatical_form(speak: Speaker) -> None:
    texts = speak("\noption-hit = Hit { $label-object }: { $label }\n")
    assert texts.option("battle", "hit:archer") == "Hit an Archer: Archer"
    assert texts.option("battle", "hit:archer-routed") == "Hit a routed Archer: routed Archer"
    damaged = "Hit a routed Archer (damage 2): routed Archer (damage 2)"
    assert texts.option("battle", "hit:archer-routed-d2") == damaged


def test_lists_have_forms_and_what_reads_the_same_is_counted(speak: Speaker) -> None:
    line = Told("log-draws", {"fates": ["7", "9", "8"]}, "XX-001")
    assert speak().log(line, []) == "gold (2), red (7, 9, 8)"


def test_a_list_can_be_called_by_a_kind_that_ends_in_s(speak: Speaker) -> None:
    line = Told("log-cards", {"tactics": ["levy", "ambush", "levy"]}, "XX-001")
    assert speak().log(line, []) == "Levy (2), Ambush"


def test_a_numbered_thing_in_the_log_is_named(speak: Speaker) -> None:
    assert speak().log(Told("log-order", {"order": 2}, "XX-001"), []) == "Mobilize"


def test_a_thing_without_a_name_is_an_error(speak: Speaker) -> None:
    with pytest.raises(TextError, match="tactics-stampede"):
        speak().log(Told("log-cards", {"tactics": "stampede"}, "XX-001"), [])


def test_ids_with_spaces_are_found(speak: Speaker) -> None:
    texts = speak("\nresult-reason-last-player = Only one was left.\n")
    assert texts.message("result-reason-last player") == "Only one was left."


def test_a_thing_can_have_others_joined_to_it(speak: Speaker) -> None:
    words = speak(
        """
joint-with = { $whole } with { $part }
joint-as = { $whole } as { $part }
joint-times = { $whole } twice over ({ $part })
option-lay = Lay { $figure-object }
"""
    )
    assert words.option("any", "lay:archer") == "Lay an Archer"
    assert words.option("any", "lay:archer+hero_ann") == "Lay an Archer with Ann"
    assert words.option("any", "lay:archer+hero_ann=archer") == "Lay an Archer with Ann as Archer"
    assert words.option("any", "lay:archer+hero_ann*2") == "Lay an Archer with Ann twice over (2)"


def test_a_key_that_begins_with_a_number_has_a_text_of_its_own(speak: Speaker) -> None:
    words = speak("option-strike = Strike { $area-at }\noption-strike-value = Strike { $value } times { $area-at }\n")
    assert words.option("any", "strike:3A") == "Strike on the Hill"
    assert words.option("any", "strike:2:3A") == "Strike 2 times on the Hill"


def test_a_square_by_row_and_column_has_a_name(speak: Speaker) -> None:
    words = speak("square-7-12 = M8\noption-place = Build on { $square }\n")
    assert words.option("any", "place:7,12") == "Build on M8"
