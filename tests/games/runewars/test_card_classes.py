"""Every Tactics card, Reward and quest of Runewars is written once, in the order of its number, with its text.

The texts are read from the sources: compiled classes do not keep them. That all of them are used in random games is
shown by test_reach.py; here stands that it counts them by the same names.
"""

from __future__ import annotations

import ast
import csv
import re

import pytest

from games.runewars.coverage import everything
from rulewright.games.runewars import FOLDER
from rulewright.games.runewars.cards import ability
from rulewright.games.runewars.cards.ability import OWN_TURN, CardAbility
from rulewright.games.runewars.cards.playing import CARD_NAMES, CARDS, TACTICS_CARDS
from rulewright.games.runewars.cards.rewards import CAPTAIN_CARD, FIRST_REWARD, REWARD_CARDS
from rulewright.games.runewars.cards.tactics_battle import VALADIR_CARD
from rulewright.games.runewars.content import NONE, unit_of
from rulewright.games.runewars.heroes.quests import QUEST_CARDS
from rulewright.games.runewars.ids import ATTRIBUTES, QUESTS, REWARDS, TACTICS, UNITS

MODULES = ("tactics_movement", "tactics_intrigue", "tactics_battle", "rewards", "rewards_of_duels")
WINDOWS = {
    "W-T1": ("W_T1",),
    "W-B1": ("W_B1", "START_OF_DEFENCE"),
    "W-B2": ("W_B2",),
    "W-B3": ("W_B3", "END_OF_DEFENCE"),
    "W-Q1": ("W_Q1",),
    "W-D1": ("W_D1",),
    "W-D2": ("W_D2",),
    "W-D3": ("W_D3",),
    "W-R": ("DIPLOMACY_PAID", "FATE_DRAWN", "HERO_CHALLENGED"),
}
"""The windows that the data name, and the moments that stand for them."""
NAMED = [
    *zip(TACTICS, TACTICS_CARDS, strict=True),
    *zip(REWARDS, REWARD_CARDS, strict=True),
]


def texts() -> dict[str, str]:
    """The docstring of each class that is a card, from its source."""
    found: dict[str, str] = {}
    for module in MODULES:
        tree = ast.parse((FOLDER / "cards" / f"{module}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = ast.get_docstring(node) or ""
    return found


def rows(name: str, key: str) -> dict[str, dict[str, str]]:
    """The rows of a data file by a column; of several copies one."""
    with (FOLDER / "data" / name).open(encoding="utf-8", newline="") as file:
        return {row[key]: row for row in csv.DictReader(file)}


def spelled(card: CardAbility) -> str:
    """The name of a class as the data spell it: TacticalRetreat is tactical_retreat."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(card).__name__).lower()


def windows_of(card: CardAbility) -> set[str]:
    """The windows in which a card is used, as the data name them."""
    if card.moments & OWN_TURN == OWN_TURN:
        rest = card.moments & ~OWN_TURN
        return {"W-T"} | windows_in(rest)
    return windows_in(card.moments)


def windows_in(moments: int) -> set[str]:
    return {name for name, parts in WINDOWS.items() if any(getattr(ability, part) & moments for part in parts)}


@pytest.mark.parametrize(("name", "card"), NAMED, ids=[name for name, _ in NAMED])
def test_every_tactics_card_and_every_reward_is_a_class_with_its_text_and_a_moment(
    name: str, card: CardAbility
) -> None:
    assert spelled(card) == name
    assert card.moments
    assert texts()[type(card).__name__].split(":")[0].lower().startswith(name.split("_")[0][:5])


def test_the_captain_and_sir_valadir_are_classes_too() -> None:
    for card in (CARDS[CAPTAIN_CARD], CARDS[VALADIR_CARD]):
        assert card.moments and texts()[type(card).__name__]


def test_cards_are_listed_by_their_numbers() -> None:
    assert [CARDS[number] for number in range(FIRST_REWARD)] == TACTICS_CARDS
    assert CARDS[FIRST_REWARD : FIRST_REWARD + len(REWARDS)] == REWARD_CARDS
    assert [card.number for card in REWARD_CARDS] == list(range(len(REWARDS)))
    assert CARD_NAMES[CAPTAIN_CARD] == "captain" and CARD_NAMES[VALADIR_CARD] == "valadir"
    assert len({type(card) for card in CARDS}) == len(CARDS) == len(CARD_NAMES)


def test_no_class_with_moments_is_left_out_of_the_list() -> None:
    listed = {type(card).__name__ for card in CARDS}
    bases = {"IconReward", "Shield"}
    assert set(texts()) - bases == listed


def test_random_games_count_the_uses_of_all_of_them() -> None:
    assert everything()["tactics"] == {spelled(card) for card in TACTICS_CARDS}
    assert everything()["reward"] == {spelled(card) for card in REWARD_CARDS}
    assert len(everything()["quest"]) == len(QUEST_CARDS)


@pytest.mark.parametrize(("name", "card"), NAMED, ids=[name for name, _ in NAMED])
@pytest.mark.rule("RW-119", "RW-305", "RW-324", "RW-557")
def test_a_card_has_the_moments_that_the_data_name(name: str, card: CardAbility) -> None:
    row = rows("tactics.csv" if name in TACTICS else "rewards.csv", "key")[name]
    window = row["window"].replace("also W-B1 of your own attack", "")
    assert windows_of(card) == set(re.findall(r"W-[A-Z]\d?", window))
    if row.get("who") == "the defending player":
        assert card.moments & (ability.START_OF_DEFENCE | ability.END_OF_DEFENCE) == card.moments


@pytest.mark.parametrize("number", range(len(QUESTS)), ids=QUESTS)
@pytest.mark.rule("RW-450", "RW-455", "RW-458")
def test_a_quest_asks_what_the_data_say(number: int) -> None:
    row = rows("quests.csv", "quest_id")[QUESTS[number]]
    card = QUEST_CARDS[number]
    foes = [UNITS[unit_of(label)] for label in card.foes]
    if row["kind"] == "test":
        asked = ATTRIBUTES[card.attribute]
    elif row["kind"] == "duel":
        asked = f"{len(foes)} {foes[0]}"
    else:
        asked = f"{card.price} influence"
    assert asked == row["attribute_or_foe"]
    assert (card.attribute != NONE) + bool(foes) + bool(card.price) == 1
    assert len(card.results) == (3 if row["kind"] == "test" else 1)
    for result, column in zip(card.results, ("gold", "silver", "red"), strict=False):
        assert bool(result) == (row["kind"] != "test" or row[column] != "Nothing.")
