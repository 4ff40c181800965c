"""Outlooks of cards: Tactics, Rewards and Titles in the moments at which they may be used, and what they ask."""

from __future__ import annotations

from typing import Final

from rulewright.faces.outlook import CARDS, HIDDEN, Outlook
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.playing import CARD_NAMES
from rulewright.games.runewars.content import MOST_TACTICS, NONE
from rulewright.games.runewars.face.outlook.dials import raised
from rulewright.games.runewars.face.outlook.ground import (
    AREA,
    TACTIC,
    UNIT,
    Args,
    Teller,
    influence_with,
    inner,
    occupants,
    percent,
    plain,
    within,
)
from rulewright.games.runewars.face.outlook.heroes import desert, new_fate, use_reward
from rulewright.games.runewars.face.outlook.odds import best_of
from rulewright.games.runewars.face.outlook.orders import claim, portal
from rulewright.games.runewars.face.outlook.seasons import (
    discard_rune,
    hero,
    look,
    lose_city,
    rune_from,
    rune_to,
    stand,
    unit_kind,
)
from rulewright.games.runewars.heroes.frames import Duel, Test
from rulewright.games.runewars.ids import SILVER_TONGUE, SYMBOLS, TWIST_OF_FATE
from rulewright.games.runewars.orders.frames import Diplomacy
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.objectives import objective_met

CRISIS_PRICE = 3


def play(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-200, D-300 to D-302, D-404: what the card does, and how many stay in hand."""
    card = TACTIC[parts[0]]
    talks, test = within(g, Diplomacy), within(g, Test)
    if card == TWIST_OF_FATE and (talks or test):
        return new_fate(g, len(talks.fate if talks else test.fate if test else ()))
    if card == SILVER_TONGUE and talks:
        odds = best_of(g, int(talks.number) + 2)
        args: Args = {name: percent(odds[at]) for at, name in enumerate(SYMBOLS)}
        return Outlook("talks", {"number": int(talks.number) + 2, **args}, CARDS)
    left = len(g.seats[seat].tactics) - 1
    return Outlook("play", {"tactics": parts[0], "number": left})


def title(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-200, D-402: a dragon rune for Rewards or cards."""
    return claim(g, seat, parts)


def redraw(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """An Objective that cannot be met is exchanged."""
    return Outlook("redraw", {"met": int(objective_met(g, seat))}, CARDS)


def demolish(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """A location is removed."""
    return Outlook("demolish", {"area": parts[0]})


def passes(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-200: everything stays in hand."""
    return Outlook("pass", {"number": len(g.seats[seat].tactics)})


def discard(g: Runewars, seat: int, parts: list[str]) -> Outlook | None:
    """D-400, D-401, D-402: a card, a Reward, a false rune."""
    thing = parts[-1]
    if thing in TACTIC:
        left = len(g.seats[seat].tactics) - 1
        return Outlook("discard-card", {"tactics": thing, "number": left, "most": int(MOST_TACTICS)})
    if thing in AREA:
        return discard_rune(g, seat, parts)
    return Outlook("discard-reward", {"reward": thing})


def discard_quest(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-401: three may be kept."""
    return Outlook("discard-quest", {"number": len(g.seats[seat].quests) - 1})


def area(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-402: the area that a card names."""
    at = AREA[parts[0]]
    card = within(g, Card)
    if card is not None and CARD_NAMES[card.card] == "raze_a_city" and g.city[at] != NONE:
        return lose_city(g, seat, at)
    return Outlook("area", occupants(g, seat, at))


def accord(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Secret Accord: both draw."""
    number, rival = int(parts[1]), int(parts[0])
    hand, theirs = len(g.seats[seat].tactics) + number, len(g.seats[rival].tactics) + number
    return Outlook("accord", {"number": number, "hand": hand, "rival": rival, "theirs": theirs}, CARDS)


def rumor(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Horrific Rumors: a token of another player."""
    return Outlook("rumor", {"rival": int(parts[0]), "area": parts[1]})


def order_back(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Spy Guild: a used order comes back."""
    others = [number for number in range(1, 9) if g.seats[seat].used >> number & 1 and number != int(parts[0])]
    return Outlook("order-back", {"highest": max(others, default=0)})


def quick(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Ambush: a type draws first."""
    return Outlook("quick", {"unit": parts[0], "initiative": int(g.tables.initiative[UNIT[parts[0]]])})


def rout(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Ice Storm, Stampede: a unit lies down."""
    return Outlook("lies-down", {"label": parts[0]})


def pay(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Crisis of Conscience: influence or the hero."""
    return Outlook("spend", {"number": CRISIS_PRICE, **influence_with(g, seat, -CRISIS_PRICE)})


def insist(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """The Cloak of Deception is overcome by a card."""
    return Outlook("insist", {"number": len(g.seats[seat].tactics) - 1}, HIDDEN)


def destroy(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """A card destroys a unit."""
    return Outlook("dies", {"label": parts[-1]})


def valadir(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """Inspiring Presence: routed units stand again."""
    return Outlook("stands-up", {"hero": parts[0]})


def duel_window(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-350: nothing is used; health against health."""
    assert inner(g, Duel) is not None
    return Outlook("nothing", {})


WINDOWS: Final = ("turn_window", "battle_start_attacker", "battle_start_defender", "battle_round_card", "duel_start")
CARDS_ASK: Final[dict[tuple[str, str], Teller]] = {
    ("turn_window", "pass"): passes,
    ("duel_start", "pass"): duel_window,
    ("reaction", "pass"): passes,
    ("reaction", "use"): use_reward,
    ("reaction", "discard"): insist,
    ("battle_start_defender", "hero"): valadir,
    ("tactics_discard", "discard"): discard,
    ("quest_discard", "discard"): discard_quest,
    ("quest_choice", "area"): area,
    ("explore", "area"): look,
    ("card_choice", "order"): order_back,
    ("card_choice", "hero"): hero,
}
BY_VERB: Final[dict[str, Teller]] = {
    "play": play,
    "use": use_reward,
    "title": title,
    "claim": claim,
    "redraw": redraw,
    "demolish": demolish,
    "discard": discard,
    "area": area,
    "place": area,
    "to": rune_to,
    "from": rune_from,
    "look": look,
    "accord": accord,
    "rumor": rumor,
    "type": quick,
    "rout": rout,
    "stand": stand,
    "raise": raised,
    "units": unit_kind,
    "pay": pay,
    "desert": desert,
    "destroy": destroy,
    "hero": hero,
    "portal": portal,
    "pass": passes,
    "decline": plain("nothing"),
    "done": plain("nothing"),
    "keep": plain("nothing"),
    "none": plain("nothing"),
    "nothing": plain("nothing"),
}
"""What a verb means wherever no decision says more."""
