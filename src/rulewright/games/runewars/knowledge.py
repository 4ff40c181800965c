"""Who may know what (RW-024, RW-314, RW-501, RW-525 to RW-527, RW-905, RW-908): views and what is conserved.

Views are built from what a seat may know, item by item; nothing is made complete first and stripped afterwards.
Observations (observation.py) and the resampling for search (resampling.py) ask the same questions.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.games.fields import or_null
from rulewright.games.runewars.content import DRAGON_RUNE as DRAGON
from rulewright.games.runewars.content import FALSE_RUNE, LABEL_STRIDE, MOST_STRONGHOLDS, NONE, RUNES
from rulewright.games.runewars.content import HOME_TILE as HOME_TILES
from rulewright.games.runewars.control import controller, fixed_turn_order, supply, yields
from rulewright.games.runewars.frames import (
    AfterBattle,
    AfterDuel,
    Battle,
    Bid,
    Card,
    Frame,
    GainRune,
    HeroActivation,
    Heroes,
    Hire,
    Quest,
    Season,
    SeasonCard,
    SetUp,
    Side,
    Spoils,
    TimingWindow,
)
from rulewright.games.runewars.framing import step_of, write_frame, write_side
from rulewright.games.runewars.ids import (
    AREAS,
    BANNER_OF_TERRINOTH,
    BEASTMAN,
    COUNTERFEIT_RUNE,
    DAMAGE,
    EXPLORATION,
    HEROES,
    OBJECTIVES,
    QUESTS,
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
from rulewright.games.runewars.outcome import (
    BANNER_STRENGTH,
    DAMAGED_STRENGTH,
    STRONGHOLD_STRENGTH,
    WALLS_STRENGTH,
    banner_bearer,
    fighting_units,
    stronghold_strength,
)
from rulewright.games.runewars.position import (
    areas_in_order,
    write_area,
    write_open_hero,
    write_open_seat,
    write_seat,
    write_table,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.treasures import CAPTAIN_CARD

SPECTATOR: Final[i64] = -1
UNDER_A_MARKER: Final[i64] = -2
"""Who holds the Rewards of a defeated hero: nobody who could look at them (RW-481)."""
HIDDEN: Final = "hidden"
SECRET_PRICES: Final[tuple[int, ...]] = (COUNTERFEIT_RUNE, CAPTAIN_CARD)
"""What is discarded for these is face down before, and shown to all together when everything is chosen (RW-917)."""

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


def knows_reward(g: Runewars, viewer: i64, holder: i64, reward: i64) -> bool:
    """RW-501: the controller of the hero knows it, and everybody once it lies face up."""
    return g.over or (viewer != SPECTATOR and holder == viewer) or reward in g.open_rewards


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
        **write_table(g),
        "viewer": or_null(viewer),
        "areas": {AREAS[area]: view_area(g, viewer, area) for area in areas_in_order(g)},
        "seats": [view_seat(g, viewer, seat) for seat in range(g.players)],
        "heroes": {
            HEROES[hero]: {**write_open_hero(g, hero), "rewards": view_rewards(g, viewer, g.hero_seat[hero], cards)}
            for hero, cards in enumerate(g.hero_rewards)
            if g.hero_seat[hero] != NONE
        },
        "markers": {
            str(at + 1): {"area": AREAS[area], "rewards": view_rewards(g, viewer, UNDER_A_MARKER, g.marker_rewards[at])}
            for at, area in enumerate(g.marker_area)
            if area != NONE
        },
        "decks": deck_sizes(g),
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
        **write_area(g, area),
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
    shown: dict[str, Any]
    if number == viewer or g.over:
        shown = write_seat(seat)
    else:
        shown = {
            **write_open_seat(seat),
            "tactics": len(seat.tactics),
            "quests": len(seat.quests),
            "objective": None if seat.objective == NONE else HIDDEN,
        }
    known = [area for area in tokens if knows_rune(g, viewer, area)]
    dragons = [area for area in known if g.rune[area] == DRAGON]
    falses = [area for area in known if g.rune[area] == FALSE_RUNE]
    faction = seat.faction
    own = [] if faction == NONE else list(range(int(faction) * 4, int(faction) * 4 + 4))
    return {
        **shown,
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


def view_rewards(g: Runewars, viewer: i64, holder: i64, cards: list[int]) -> list[str]:
    known = [REWARDS[card] for card in cards if knows_reward(g, viewer, holder, card)]
    return known + [HIDDEN] * (len(cards) - len(known))


def deck_sizes(g: Runewars) -> dict[str, int]:
    return {
        "fate": len(g.fate),
        "quests": len(g.quest_deck),
        "heroes": len(g.hero_deck),
        "rewards": len(g.reward_deck),
        "tactics": len(g.tactics_deck),
        "objectives_good": len(g.objective_decks[0]),
        "objectives_evil": len(g.objective_decks[1]),
        "spring": len(g.season_decks[0]),
        "summer": len(g.season_decks[1]),
        "fall": len(g.season_decks[2]),
        "winter": len(g.season_decks[3]),
    }


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
    if isinstance(frame, Battle):
        return {
            **write_frame(frame),
            "att": view_side(g, viewer, frame, frame.attacker),
            "def": view_side(g, viewer, frame, frame.defender),
            "strength_now": [view_strength(g, viewer, frame, side) for side in (frame.attacker, frame.defender)],
        }
    if isinstance(frame, (Season, Bid, SetUp)) and g.sealed and g.asking:
        return view_sealed(g, viewer, frame)
    if isinstance(frame, (Season, SetUp)):
        written = write_frame(frame)
        written.pop("chosen", None)
        return written
    if isinstance(frame, SeasonCard):
        return view_season_card(g, viewer, frame)
    if isinstance(frame, TimingWindow) and frame.seat != viewer:
        return {"name": frame.NAME}
    if isinstance(frame, Card) and frame.seat != viewer and frame.card in SECRET_PRICES:
        written = write_frame(frame)
        written.pop("picked")
        return written
    if isinstance(frame, (AfterBattle, AfterDuel, Heroes)) and not (viewer != SPECTATOR and g.asking >> viewer & 1):
        # Whether somebody is asked about his Objective tells what it is (D-403).
        return {"name": frame.NAME}
    if isinstance(frame, GainRune) and frame.seat != viewer:
        return {"name": frame.NAME, "seat": frame.seat}
    if isinstance(frame, Hire) and frame.seat != viewer:
        return {"name": frame.NAME, "step": step_of(frame), "seat": frame.seat, "drawn": len(frame.drawn)}
    if isinstance(frame, Quest) and frame.seat != viewer:
        written = write_frame(frame)
        written.pop("cards", None)
        return written
    if isinstance(frame, Spoils):
        return {**write_frame(frame), "rewards": view_rewards(g, viewer, frame.seat, frame.rewards)}
    if isinstance(frame, HeroActivation) and (viewer == SPECTATOR or g.hero_seat[frame.hero] != viewer):
        return view_activation(frame)
    return write_frame(frame)


def view_activation(frame: HeroActivation) -> dict[str, Any]:
    """A hero of another player in the Quest Phase: not what was traded, nor whether W-Q1 or W-Q2 asks his player."""
    written = write_frame(frame)
    written.pop("traded")
    written["step"] = {"start": "action", "arrived": "steps"}.get(written["step"], written["step"])
    return written


def view_side(g: Runewars, viewer: i64, battle: Battle, side: Side) -> dict[str, Any]:
    """The cards that are known first, so that the places of the others tell nothing."""
    known: list[Any] = [card for card in side.cards if knows_fate(g, viewer, battle, side, card)]
    return {**write_side(side), "cards": known + [HIDDEN] * (len(side.cards) - len(known))}


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
    return written


def view_season_card(g: Runewars, viewer: i64, frame: SeasonCard) -> dict[str, Any]:
    """A Season card in progress; what a player drew or is moving is his alone."""
    if g.sealed and g.asking and g.stack[-1] is frame:
        return {**view_sealed(g, viewer, frame), "card": write_frame(frame)["card"]}
    written = write_frame(frame)
    if not (viewer != SPECTATOR and g.asking >> viewer & 1):
        for name in ("drawn", "from", "moved", "picked", "chosen"):
            written.pop(name, None)
    return written


# What never changes


def conserved(g: Runewars) -> object:
    """RW-001 to RW-003: cards and tokens that no choice makes or loses; of those that can leave the game, no second."""
    fate = g.fate + g.fate_discard + held_cards(g, "fate")
    rewards = g.reward_deck + g.reward_discard + held_cards(g, "rewards")
    for cards in g.hero_rewards + g.marker_rewards:
        rewards = rewards + cards
    tactics = g.tactics_deck + g.tactics_discard
    for seat in g.seats:
        tactics = tactics + seat.tactics
    dragons = g.dragon_supply + g.rune.count(int(DRAGON))
    falses = g.false_supply + g.rune.count(int(FALSE_RUNE))
    # RW-754: in the harder game false runes serve as dragon runes.
    runes = [dragons + falses] if g.epic else [dragons, falses]
    return sorted(fate), sorted(rewards), sorted(tactics), runes, doubled(g), figures_too_many(g)


def held_cards(g: Runewars, wanted: str) -> list[int]:
    """Cards of one kind that are in frames."""
    held: list[int] = []
    for frame in g.stack:
        assert isinstance(frame, Frame)
        for kind, cards in frame.cards_held():
            if kind == wanted:
                held = held + cards
    return held


def doubled(g: Runewars) -> list[str]:
    """Heroes, Quests, Objectives and Season cards that are in two places; each can leave the game, none comes twice."""
    heroes = [hero for hero in range(len(HEROES)) if g.hero_seat[hero] != NONE]
    quests = g.quest_deck + g.quest_discard + held_cards(g, "quests")
    for seat in g.seats:
        quests = quests + seat.quests
    objectives = [int(seat.objective) for seat in g.seats if seat.objective != NONE] + held_cards(g, "objectives")
    seasons = g.season_discard + ([] if g.season_card == NONE else [int(g.season_card)])
    for deck in g.objective_decks:
        objectives = objectives + deck
    for deck in g.season_decks:
        seasons = seasons + deck
    return [
        *repeated(HEROES, g.hero_deck + heroes + held_cards(g, "heroes")),
        *repeated(QUESTS, quests),
        *repeated(OBJECTIVES, objectives),
        *repeated(SEASON_CARDS, seasons),
    ]


def repeated(names: tuple[str, ...], cards: list[int]) -> list[str]:
    return [name for card, name in enumerate(names) if cards.count(card) > 1]


def figures_too_many(g: Runewars) -> list[str]:
    """Kinds of units of which more are on the board than there are figures."""
    units = [0] * UNIT_COUNT
    for labels in g.units:
        for label in labels:
            units[label // LABEL_STRIDE] += 1
    for frame in g.stack:
        assert isinstance(frame, Frame)
        for label in frame.held():
            units[label // LABEL_STRIDE] += 1
    return [UNITS[unit] for unit in range(UNIT_COUNT) if units[unit] > g.tables.figures[unit]]
