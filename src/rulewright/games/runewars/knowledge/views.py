"""Knowledge: who may know what (RW-024, RW-314, RW-501, RW-525 to RW-527, RW-905, RW-908); views, conservation.

Views are built from what a seat may know, item by item; nothing is made complete first and stripped afterwards.
Observations (observation.py) and the resampling for search (resampling.py) ask the same questions.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.games.runewars.battle.frames import SIDE, AfterBattle, Battle, Side
from rulewright.games.runewars.battle.opening import (
    DAMAGED_STRENGTH,
    STRONGHOLD_STRENGTH,
    WALLS_STRENGTH,
    stronghold_strength,
)
from rulewright.games.runewars.battle.outcome import BANNER_STRENGTH, banner_bearer, fighting_units
from rulewright.games.runewars.cards.frames import Card, TimingWindow
from rulewright.games.runewars.cards.rewards import CAPTAIN_CARD
from rulewright.games.runewars.content import DRAGON_RUNE as DRAGON
from rulewright.games.runewars.content import FALSE_RUNE, MOST_STRONGHOLDS, NONE, RUNES
from rulewright.games.runewars.content import HOME_TILE as HOME_TILES
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.heroes.frames import AfterDuel, HeroActivation, Heroes, Quest, Spoils
from rulewright.games.runewars.ids import (
    AREAS,
    BANNER_OF_TERRINOTH,
    BEASTMAN,
    COUNTERFEIT_RUNE,
    DAMAGE,
    EXPLORATION,
    HEROES,
    REINFORCED_WALLS,
    RESOURCES,
    REWARDS,
    ROUT,
    SEASON_CARDS,
    SPECIAL,
    TILES,
    TOKEN_BACKS,
    UNIT_COUNT,
    UNITS,
)
from rulewright.games.runewars.knowledge.position import (
    AREAS_OF_MAP,
    FRAMES,
    HEROES_ON_BOARD,
    MARKERS,
    OPEN_TABLE,
    SEATS,
    areas_in_order,
)
from rulewright.games.runewars.knowledge.zones import (
    CARDS_OF_SEASONS,
    FATE_CARDS,
    FIGURES,
    HERO_CARDS,
    OBJECTIVE_CARDS,
    QUEST_CARDS,
    REWARD_CARDS,
    SPECTATOR,
    TACTICS_CARDS,
    UNDER_A_MARKER,
    knows_reward,
)
from rulewright.games.runewars.orders.frames import Hire
from rulewright.games.runewars.seasons.frames import Bid, Season, SeasonCard
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller, fixed_turn_order, supply, yields
from rulewright.games.runewars.world.frames import GainRune
from rulewright.kit.fields import or_null
from rulewright.kit.frames import is_open, step_of
from rulewright.kit.kinds import HIDDEN, OF_ALL, owns
from rulewright.kit.positions import Row, view_fields, write_prologue
from rulewright.kit.zones import Pool

SECRET_PRICES: Final[tuple[int, ...]] = (COUNTERFEIT_RUNE, CAPTAIN_CARD)
"""What is discarded for these is face down before, and shown to all together when everything is chosen (RW-917)."""
FOR_OWNERS_ALONE: Final = (TimingWindow, AfterBattle, AfterDuel, Heroes)
"""Frames of which others see the name alone: that somebody is asked would tell what he holds."""

# What a seat may know


def knows_rune(g: Runewars, viewer: i64, area: i64) -> bool:
    """RW-525, RW-526: whether a viewer knows the face of the rune in an area."""
    return g.over or (viewer != SPECTATOR and bool(g.seats[viewer].seen >> area & 1)) or g.epic


def sees_token(g: Runewars, viewer: i64, area: i64) -> bool:
    """Whether a rune token is there for this viewer: one that another player is just placing is not yet (RW-905)."""
    return g.rune[area] > 0 and (g.over or area not in being_placed(g, viewer))


def being_placed(g: Runewars, viewer: i64) -> list[int]:
    """Areas of runes whose placing others learn only when it is complete, so that the order tells nothing."""
    hidden: list[int] = []
    for frame in g.stack:
        if isinstance(frame, GainRune) and frame.seat != viewer and frame.laid != NONE:
            hidden.append(frame.laid)
        elif isinstance(frame, SeasonCard) and frame.moved and frame.todo and frame.todo[0] != viewer:
            # Threatened Home Realms: the first of two tokens (RW-527).
            hidden += frame.moved
        elif isinstance(frame, SetUp) and frame.dragon_laid:
            placer = frame.todo[0]
            if placer != viewer:
                hidden += [area for area in g.board.areas if g.rune[area] and g.seats[placer].seen >> area & 1]
    return hidden


def knows_token(g: Runewars, viewer: i64, area: i64) -> bool:
    """RW-702, RW-719: whether a viewer knows the face of the exploration token in an area."""
    if g.token_up >> area & 1 or g.over:
        return True
    return viewer != SPECTATOR and bool(g.seats[viewer].seen_tokens >> area & 1)


def knows_fate(g: Runewars, viewer: i64, battle: Battle, side: Side, card: i64) -> bool:
    """RW-314: the drawer sees his cards at once, the others as they are revealed, kind by kind."""
    if viewer != SPECTATOR and side.decider == viewer:
        return True
    shape = g.tables.shape[side.type] if side.type != NONE else 0
    return bool(revealed_kinds(battle) >> g.tables.zone_kind[card * 4 + shape] & 1)


def revealed_kinds(battle: Battle) -> i64:
    """RW-315 to RW-317: which kinds of results lie open now, as bits.

    The step is the next one: while routs are assigned it is `damages`, while damage is assigned `discard`.
    """
    step = step_of(battle)
    kinds: i64 = 0
    if step.startswith("specials") or step in ("routs", "damages", "discard"):
        kinds |= 1 << SPECIAL
    if step in ("damages", "discard"):
        kinds |= 1 << ROUT
    if step == "discard":
        kinds |= 1 << DAMAGE
    return kinds


# Views


def view(g: Runewars, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it (-1: a spectator)."""
    return {
        **write_prologue(g),
        **view_fields(g, g, OPEN_TABLE, viewer, SPECTATOR),
        "viewer": or_null(viewer),
        "areas": {AREAS[area]: view_area(g, viewer, area) for area in areas_in_order(g)},
        "seats": [view_seat(g, viewer, seat) for seat in range(g.players)],
        "heroes": {HEROES[hero]: view_hero(g, viewer, hero) for hero in HEROES_ON_BOARD.rows(g)},
        "markers": {str(at + 1): view_marker(g, viewer, at) for at in MARKERS.rows(g)},
        "neutral_supply": {UNITS[unit]: supply(g, unit) for unit in range(BEASTMAN, UNIT_COUNT)},
        "order": view_order(g),
        "pending": view_pending(g, viewer),
    }


def view_area(g: Runewars, viewer: i64, area: i64) -> dict[str, Any]:
    rune: str | None = None
    if sees_token(g, viewer, area):
        rune = RUNES[g.rune[area]] if knows_rune(g, viewer, area) else HIDDEN
    token = g.token[area]
    shown: dict[str, Any] | None = None
    if token != NONE:
        shown = {
            "token": EXPLORATION[token] if knows_token(g, viewer, area) else None,
            "up": bool(g.token_up >> area & 1),
            "back": TOKEN_BACKS[token_back(g, area)],
        }
    return {
        **view_fields(g, Row(g, area), AREAS_OF_MAP.columns, viewer, SPECTATOR),
        "rune": rune,
        "exploration": shown,
        "controller": or_null(controller(g, area)),
        "yields": {resource: yields(g, area, at) for at, resource in enumerate(RESOURCES)},
    }


def token_back(g: Runewars, area: i64) -> i64:
    """RW-700: tokens with back 1 lie next to a home realm."""
    for other in g.board.beside[area]:
        if AREAS[other][0] in "DLUW":
            return 0
    return 1


def view_seat(g: Runewars, viewer: i64, number: i64) -> dict[str, Any]:
    seat = g.seats[number]
    tokens = [area for area in g.board.areas if sees_token(g, viewer, area) and controller(g, area) == number]
    known = [area for area in tokens if knows_rune(g, viewer, area)]
    dragons = [area for area in known if g.rune[area] == DRAGON]
    falses = [area for area in known if g.rune[area] == FALSE_RUNE]
    faction = seat.faction
    own = [] if faction == NONE else list(range(int(faction) * 4, int(faction) * 4 + 4))
    return {
        **view_fields(g, seat, SEATS.fields, viewer, OF_ALL if g.over else number),
        "chosen": has_chosen(g, number),
        "home": None if faction == NONE else TILES[HOME_TILES[faction]],
        "strongholds_left": MOST_STRONGHOLDS - g.stronghold.count(int(number)),
        "units_left": {UNITS[unit]: supply(g, unit) for unit in own},
        "runes": {"dragon": len(dragons), "false": len(falses)} if number == viewer or g.over else len(tokens),
    }


def has_chosen(g: Runewars, seat: i64) -> bool:
    """Whether a seat has answered a question that several are asked at the same time."""
    sealed = g.sealed and g.asking != 0 and not g.over
    return sealed and not g.asking >> seat & 1 and g.answers[seat] >= 0 and not g.seats[seat].eliminated


def view_hero(g: Runewars, viewer: i64, hero: i64) -> dict[str, Any]:
    rewards = view_rewards(g, viewer, g.hero_seat[hero], g.hero_rewards[hero])
    return {**view_fields(g, Row(g, hero), HEROES_ON_BOARD.columns, viewer, SPECTATOR), "rewards": rewards}


def view_marker(g: Runewars, viewer: i64, at: i64) -> dict[str, Any]:
    rewards = view_rewards(g, viewer, UNDER_A_MARKER, g.marker_rewards[at])
    return {**view_fields(g, Row(g, at), MARKERS.columns, viewer, SPECTATOR), "rewards": rewards}


def view_rewards(g: Runewars, viewer: i64, holder: i64, cards: list[int]) -> list[Any]:
    return with_hidden([REWARDS[card] for card in cards if knows_reward(g, viewer, holder, card)], cards)


def view_order(g: Runewars) -> list[int] | None:
    """RW-110, RW-113: the order of turns of this season, once Order cards lie open, else that of the Season step."""
    players = [seat for seat in g.seats if not seat.eliminated]
    if any(seat.faction == NONE for seat in players):
        return None
    return fixed_turn_order(g, all(seat.active != NONE for seat in players))


# The frames in progress


def view_pending(g: Runewars, viewer: i64) -> list[dict[str, Any]]:
    """What is going on; of the hidden choices of others only that they are open."""
    if g.over:
        return []
    shown: list[dict[str, Any]] = []
    for frame in g.stack:
        assert isinstance(frame, Frame)
        shown.append(view_frame(g, viewer, frame))
    return shown


def view_frame(g: Runewars, viewer: i64, frame: Frame) -> dict[str, Any]:
    """What the fields of a frame say, and the few frames that take thought."""
    owner = owner_of(g, viewer, frame)
    if isinstance(frame, FOR_OWNERS_ALONE) and not owns(viewer, owner):
        return {"name": frame.NAME}
    if g.sealed and g.asking and (isinstance(frame, (Season, Bid, SetUp)) or is_open(g, frame)):
        return view_sealed(g, viewer, frame)
    shown = FRAMES.view(g, frame, viewer, owner)
    if isinstance(frame, Battle):
        shown["att"] = view_side(g, viewer, frame, frame.attacker)
        shown["def"] = view_side(g, viewer, frame, frame.defender)
        shown["strength_now"] = [view_strength(g, viewer, frame, side) for side in (frame.attacker, frame.defender)]
    elif isinstance(frame, Spoils):
        shown["rewards"] = view_rewards(g, viewer, frame.seat, frame.rewards)
    elif isinstance(frame, GainRune) and not owns(viewer, owner):
        del shown["step"]
    elif isinstance(frame, HeroActivation) and not owns(viewer, owner):
        # Whether W-Q1 or W-Q2 asks his player is not seen.
        shown["step"] = {"start": "action", "arrived": "steps"}.get(shown["step"], shown["step"])
    return shown


def owner_of(g: Runewars, viewer: i64, frame: Frame) -> i64:
    """The seat that sees what a frame shows its owner alone."""
    if isinstance(frame, (AfterBattle, AfterDuel, Heroes, SeasonCard)):
        # Whoever is asked: others would learn from it what his Objective is (D-403), what he drew or what he moves.
        return viewer if viewer != SPECTATOR and g.asking >> viewer & 1 else SPECTATOR
    if isinstance(frame, Card):
        return frame.seat if frame.card in SECRET_PRICES else OF_ALL
    if isinstance(frame, HeroActivation):
        return g.hero_seat[frame.hero]
    if isinstance(frame, (TimingWindow, GainRune, Hire, Quest)):
        return frame.seat
    return SPECTATOR


def view_side(g: Runewars, viewer: i64, battle: Battle, side: Side) -> dict[str, Any]:
    """The cards that are known first, so that the places of the others tell nothing."""
    known: list[Any] = [card for card in side.cards if knows_fate(g, viewer, battle, side, card)]
    return {**view_fields(g, side, SIDE.fields, viewer, side.decider), "cards": with_hidden(known, side.cards)}


def with_hidden(known: list[Any], cards: list[int]) -> list[Any]:
    """Known cards, and something for each of the others."""
    return known + [HIDDEN] * (len(cards) - len(known))


def view_strength(g: Runewars, viewer: i64, battle: Battle, side: Side) -> dict[str, int]:
    """RW-331 to RW-334: what a side would count now, part by part; of a Banner that lies face down only its owner's."""
    bearer = banner_bearer(g, battle, side)
    raised = bearer != NONE and knows_reward(g, viewer, side.seat, BANNER_OF_TERRINOTH)
    shown = {
        "units": int(fighting_units(g, side)),
        "cards": int(side.strength),
        "banner": int(BANNER_STRENGTH) if raised else 0,
        "stronghold": 0,
        "walls": 0,
        "conquer": 0,
    }
    area = battle.area
    if side is battle.defender and side.seat != NONE and g.stronghold[area] == side.seat:
        shown["stronghold"] = int(DAMAGED_STRENGTH if g.damaged >> area & 1 else STRONGHOLD_STRENGTH)
        shown["walls"] = int(WALLS_STRENGTH) if g.development[area] == REINFORCED_WALLS else 0
        shown["conquer"] = int(stronghold_strength(g, battle)) - shown["stronghold"] - shown["walls"]
    return {**shown, "total": max(0, sum(shown.values()))}


def view_sealed(g: Runewars, viewer: i64, frame: Frame) -> dict[str, Any]:
    """A common question: the own answer, of others only whether they have answered."""
    answered: list[Any] = []
    for seat in range(g.players):
        if not has_chosen(g, seat):
            answered.append(None)
        elif seat == viewer:
            answered.append(g.game.key(g.answers[seat]))
        else:
            answered.append(True)
    written = {"name": frame.NAME, "step": step_of(frame), "answered": answered}
    if isinstance(frame, Season):
        written["order"] = list(frame.order)
    elif isinstance(frame, SeasonCard):
        written["card"] = SEASON_CARDS[frame.card]
    return written


# What never changes


def conserved(g: Runewars) -> object:
    """RW-001 to RW-003: cards and tokens that no choice makes or loses; of those that can leave the game, no second."""
    dragons = g.dragon_supply + g.rune.count(int(DRAGON))
    falses = g.false_supply + g.rune.count(int(FALSE_RUNE))
    # RW-754: in the harder game false runes serve as dragon runes.
    runes = [dragons + falses] if g.epic else [dragons, falses]
    twice = [name for pool in MAY_LEAVE for name in pool.surplus(g)]
    return FATE_CARDS.lying(g), REWARD_CARDS.lying(g), TACTICS_CARDS.lying(g), runes, twice, FIGURES.surplus(g)


MAY_LEAVE: Final[tuple[Pool[Runewars], ...]] = (HERO_CARDS, QUEST_CARDS, *OBJECTIVE_CARDS, *CARDS_OF_SEASONS)
"""Cards that can leave the game: each is in one place at most."""
