"""Position checks: whether the procedures of a position that was read can be in progress, and what each stands on.

The types of all fields have been checked by then (position.py). What cannot be is refused with a sentence;
what these checks do not foresee is found by a trial, in which a copy goes on to its first decision.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import BadPosition
from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.cards.frames import B1, IN_BATTLE, WINDOW_KINDS, WINDOW_MOMENTS, TimingWindow
from rulewright.games.runewars.content import FIRST_HOME_AREA, HOME_FACTION, NONE
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.heroes.frames import Challenge, Duel, Event, HeroActivation, Pickup, Quest, Steal, Test
from rulewright.games.runewars.ids import AREAS, HERO_COUNT, HEROES, OBJECTIVES
from rulewright.games.runewars.orders.frames import Strategize, Turn
from rulewright.games.runewars.seasons.frames import Bid, Season, SeasonCard
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.state import Runewars
from rulewright.kit.frames import step_of

NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "season_card": ("card",),
    "heroes": ("seat",),
    "hero": ("hero",),
    "event": ("hero", "token"),
    "pickup": ("hero",),
    "steal": ("hero", "target"),
    "test": ("hero", "attribute"),
    "quest": ("hero", "quest", "seat"),
    "challenge": ("att", "def"),
    "duel": ("att",),
    "after_duel": ("seat",),
    "spoils": ("seat", "area"),
    "turn": ("seat",),
    "window": ("seat", "kind", "when"),
    "card": ("seat", "card"),
    "strategize": ("seat",),
    "activation": ("seat",),
    "diplomacy": ("seat", "area"),
    "battle": ("area",),
    "special": ("side", "kind"),
    "routs": ("side",),
    "damage": ("side", "mode"),
    "after_battle": ("area", "att"),
    "take_over": ("seat", "area"),
    "retreat": ("decider", "area"),
    "limit": ("seat", "area"),
    "hand_limit": ("seat",),
    "quest_limit": ("seat",),
    "found": ("seat", "area"),
    "income": ("seat",),
    "recruit": ("seat",),
    "rally": ("seat",),
    "hire": ("seat",),
    "title": ("seat",),
    "fortify": ("seat",),
    "gain_rune": ("seat",),
}
"""The fields that a frame cannot do without."""
NEEDED_AT: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("setup", "lay"): ("tile",),
    ("hire", "pick"): ("drawn",),
    ("hire", "place"): ("hero",),
    ("fortify", "remove"): ("area",),
    ("fortify", "second"): ("first",),
    ("fortify", "arrange"): ("first", "area"),
    ("bid", "tie"): ("bids",),
    ("diplomacy", "drawn"): ("fate",),
    ("diplomacy", "pick"): ("fate",),
    ("test", "drawn"): ("fate",),
    ("test", "pick"): ("fate",),
    ("recruit", "place"): ("units",),
    ("recruit", "replace"): ("units",),
    ("quest", "two"): ("cards",),
    ("duel", "open_shield"): ("turn_of",),
    ("duel", "choose"): ("turn_of",),
    ("duel", "special"): ("turn_of",),
    ("duel", "bombs"): ("turn_of",),
    ("duel", "wand"): ("turn_of",),
    ("duel", "prevent"): ("turn_of",),
}
"""Those that it cannot do without at a certain step; a list must have something in it."""
STANDS_ON: Final[dict[str, str]] = {"bid": "season_card", "diplomacy": "activation"}
"""Frames that are called by one procedure only, and tell it how they ended."""
INSIDE: Final[dict[str, str]] = {
    "special": "battle",
    "routs": "battle",
    "damage": "battle",
    "activation": "turn",
    "recruit": "turn",
}
"""Frames that look for another one around them."""
ONCE: Final = ("turn", "battle", "season_card", "quest_phase", "heroes", "hero", "activation", "strategize")
"""Frames that never stand inside one of their own kind (RW-014, RW-015)."""
MARKER_COUNT: Final = 4
OBJECTIVES_EACH: Final = len(OBJECTIVES) // 2
LAYING_MAP: Final = ("tile", "lay", "arrange", "marker", "confirm", "map_rune", "home")
WITH_HOMES: Final = ("board", "stronghold", "units", "runes", "epic_rune", "quests", "hero", "decks")
"""Steps of set-up at which all home realms lie."""


def check_frames(g: Runewars) -> None:
    """Every frame has what it needs, and the frames fit into each other."""
    if g.over:
        return
    if all(seat.eliminated for seat in g.seats):
        raise BadPosition("seats: RW-637: somebody is still in the game")
    for at, frame in enumerate(g.stack):
        assert isinstance(frame, Frame)
        check_place(g, at, frame)
        check_needed(at, frame)
        if isinstance(frame, SetUp):
            check_set_up(g, frame)
        elif isinstance(frame, (Season, Turn)):
            check_turns(g, at, frame)
        elif isinstance(frame, (Battle, TimingWindow, Strategize)):
            check_war(g, at, frame)
        elif isinstance(frame, Duel):
            check_duel(g, at, frame)
        check_sealed(g, at, frame)
    check_heroes_in_action(g)


def wrong(at: int, frame: Frame, what: str) -> BadPosition:
    return BadPosition(f"pending frame {at}, {frame.NAME}: {what}")


def check_place(g: Runewars, at: int, frame: Frame) -> None:
    """The seasons, or set-up, are the outermost frame; some frames stand on others."""
    below = [other.NAME for other in g.stack[:at] if isinstance(other, Frame)]
    if isinstance(frame, (Season, SetUp)) != (at == 0):
        raise wrong(at, frame, "the outermost frame, and only that, is season or setup")
    if below and below[0] == SetUp.NAME:
        raise wrong(at, frame, "set-up calls no other procedure")
    if frame.NAME in STANDS_ON and below[-1] != STANDS_ON[frame.NAME]:
        raise wrong(at, frame, f"it stands on a frame {STANDS_ON[frame.NAME]}")
    if frame.NAME in INSIDE and INSIDE[frame.NAME] not in below:
        raise wrong(at, frame, f"it needs a frame {INSIDE[frame.NAME]} around it")
    if frame.NAME in ONCE and frame.NAME in below:
        raise wrong(at, frame, "there is never more than one at the same time")


def check_needed(at: int, frame: Frame) -> None:
    """What may not be left out is there."""
    names = NEEDED.get(frame.NAME, ()) + NEEDED_AT.get((frame.NAME, step_of(frame)), ())
    if frame.NAME == "activation" and step_of(frame) != "start":
        names += ("area",)
    for field in frame.FIELDS:
        value = getattr(frame, field.attribute)
        if field.name in names and (value == NONE or value == []):
            raise wrong(at, frame, f"at step {step_of(frame)} it needs its field {field.name}")


# Set-up


def check_set_up(g: Runewars, frame: SetUp) -> None:
    """RW-051 to RW-075: what has been dealt and laid when a step comes."""
    step = step_of(frame)
    if step in LAYING_MAP + WITH_HOMES and any(seat.faction == NONE for seat in g.seats):
        raise wrong(0, frame, f"RW-052, RW-059: at step {step} all players have a faction")
    if step in ("tile", "lay") and len(frame.unlaid) != g.players:
        raise wrong(0, frame, f"RW-054: at step {step} every player has his unlaid tiles")
    if step in ("lay", "units") and not frame.todo:
        raise wrong(0, frame, f"at step {step} somebody is to act")
    if step == "confirm" and len(frame.markers) != g.players:
        raise wrong(0, frame, "RW-063: at step confirm there is a marker for every player")
    if step == "home" and len(frame.markers) != len(frame.todo):
        raise wrong(0, frame, "RW-064: at step home there is a marker for everybody who is to act")
    if step in WITH_HOMES:
        for number in range(g.players):
            if not home_lies(g, g.seats[number].faction):
                raise wrong(0, frame, f"RW-064: at step {step} the home realm of seat {number} lies on the map")
    heroes = sum(1 for seat in g.hero_seat if seat != NONE) + len(g.hero_deck)
    if step != "start" and (heroes < HERO_COUNT or any(len(deck) < OBJECTIVES_EACH for deck in g.objective_decks)):
        raise wrong(0, frame, "RW-074, RW-075: no hero and no Objective is missing")


def home_lies(g: Runewars, faction: i64) -> bool:
    for area in range(FIRST_HOME_AREA, len(AREAS)):
        if HOME_FACTION[area] == faction and not g.board.on_map[area]:
            return False
    return True


# Turns


def check_turns(g: Runewars, at: int, frame: Frame) -> None:
    """RW-015, RW-116: who has a turn now has an active Order card, and in his turn the position says so."""
    if isinstance(frame, Turn):
        if step_of(frame) == "start":
            check_active(g, at, frame, frame.seat)
        elif g.turn_seat != frame.seat:
            raise wrong(at, frame, f"RW-015: the field turn of the position is that of seat {frame.seat}")
    elif isinstance(frame, Season) and step_of(frame) == "turns" and at == len(g.stack) - 1:
        for seat in frame.order[:1]:
            if not g.seats[seat].eliminated:
                check_active(g, at, frame, seat)


def check_active(g: Runewars, at: int, frame: Frame, seat: i64) -> None:
    if g.seats[seat].active == NONE:
        raise wrong(at, frame, f"RW-116: seat {seat} has an active Order card")


# Battles and movement


def check_war(g: Runewars, at: int, frame: Frame) -> None:
    """RW-300, RW-305: two sides; a window of a battle belongs to one of them."""
    if isinstance(frame, Battle):
        if frame.attacker.seat == frame.defender.seat:
            raise wrong(at, frame, "RW-300: nobody fights against himself")
        for side in (frame.attacker, frame.defender):
            if side.seat != NONE and side.decider != side.seat:
                raise wrong(at, frame, "RW-277: a player decides for his own side")
    elif isinstance(frame, TimingWindow):
        if (frame.kind == IN_BATTLE) != (frame.when >= B1):
            raise wrong(at, frame, f"{WINDOW_MOMENTS[frame.when]} is no moment of a {WINDOW_KINDS[frame.kind]}")
        if frame.kind == IN_BATTLE and frame.side == NONE:
            raise wrong(at, frame, "a window of a battle has a side")
        if frame.kind == IN_BATTLE and not any(isinstance(other, Battle) for other in g.stack[:at]):
            raise wrong(at, frame, "it needs a frame battle around it")
    elif isinstance(frame, Strategize) and not frame.ready and step_of(frame) != "start":
        raise wrong(at, frame, "it needs its field ready")


# Heroes


def check_duel(g: Runewars, at: int, frame: Duel) -> None:
    """RW-471, RW-485: two sides; a hero meets a hero, or the units of a quest."""
    if frame.defender == NONE and frame.quest == NONE:
        raise wrong(at, frame, "RW-485: against units it is the duel of a quest")
    if step_of(frame) != "start" and len(frame.seats) != 2:
        raise wrong(at, frame, "the seats of both sides are expected")
    for side, hero in enumerate((frame.attacker, frame.defender)):
        if frame.seats and hero != NONE and g.hero_seat[hero] not in (NONE, frame.seats[side]):
            raise wrong(at, frame, f"{HEROES[hero]} does not belong to seat {frame.seats[side]}")
    if step_of(frame) == "aim" and len(frame.foe_stop) != len(frame.foes):
        raise wrong(at, frame, "RW-486: foe_stop has a number for each of the foes")


def check_heroes_in_action(g: Runewars) -> None:
    """RW-420: whoever acts, tests or fights in the innermost frame is on the board."""
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, Frame)
    heroes: list[int] = []
    if isinstance(frame, (HeroActivation, Event, Pickup, Test, Quest)):
        heroes = [int(frame.hero)]
    elif isinstance(frame, Steal):
        heroes = [int(frame.hero), int(frame.target)]
    elif isinstance(frame, (Challenge, Duel)):
        heroes = [int(frame.attacker), int(frame.defender)]
    for hero in heroes:
        if hero != NONE and g.hero_area[hero] == NONE:
            raise wrong(len(g.stack) - 1, frame, f"{HEROES[hero]} is not on the board")
    if isinstance(frame, Pickup) and any(not 1 <= marker <= MARKER_COUNT for marker in frame.left):
        raise wrong(len(g.stack) - 1, frame, "RW-608: the markers are 1 to 4")


# Answers that are sealed (D-011, D-101, D-150, D-405)


def check_sealed(g: Runewars, at: int, frame: Frame) -> None:
    """An answer that a position holds already is one that could be given."""
    step = step_of(frame)
    if isinstance(frame, Season) and step == "orders":
        for seat, order in enumerate(frame.chosen):
            if order != NONE and not g.seats[seat].orders >> order & 1:
                raise wrong(at, frame, f"RW-114: seat {seat} has no Order card {order} in hand")
    elif isinstance(frame, Bid) and step == "start":
        for seat, bid in enumerate(frame.bids):
            if bid > g.seats[seat].influence:
                raise wrong(at, frame, f"RW-571: seat {seat} has not so much influence")
    elif isinstance(frame, SeasonCard) and step == "pass":
        for seat, card in enumerate(frame.chosen):
            if card != NONE and card not in g.seats[seat].tactics:
                raise wrong(at, frame, f"RW-556: seat {seat} passes a card of his hand")
    elif isinstance(frame, SetUp) and step == "runes":
        for seat, area in enumerate(frame.chosen):
            if area != NONE and HOME_FACTION[area] != g.seats[seat].faction:
                raise wrong(at, frame, f"RW-072: seat {seat} chooses an area of his home realm")
