"""Experience and skills: advancing (MH-350 to MH-358)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.cards.card import is_special
from rulewright.games.heroes.cards.library import SKILL_CARDS
from rulewright.games.heroes.cards.values import skills_drawn
from rulewright.games.heroes.content import SKILL_LIMIT
from rulewright.games.heroes.decisions import TURN_RULE, Choice
from rulewright.games.heroes.heroes.frames import Advance, Advancement
from rulewright.games.heroes.ids import SAGE
from rulewright.games.heroes.map.frames import Activation
from rulewright.games.heroes.options import ADVANCE, DECK, NO, PAY, SKILL
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.piles import distinct, insert

MIGHT: Final[i64] = 0
MAGIC: Final[i64] = 1


def experience_of(g: Heroes, hero: Hero) -> i64:
    """MH-350: the medals of the hero's trophies."""
    total: i64 = 0
    for trophy in hero.trophies:
        total += g.tables.experience[trophy]
    return total


def cost_of(g: Heroes, hero: Hero) -> i64:
    """MH-353: 3 XP, and one for each skill; one less in the Week of the Sage."""
    cost: i64 = 3 + len(hero.skills)
    return cost - 1 if g.week == SAGE else cost


def can_gain_skill(g: Heroes, seat: i64, hero: Hero) -> bool:
    """MH-352, MH-356: fewer than five skills, and a deck that is not empty."""
    player = g.seats[seat]
    return len(hero.skills) < SKILL_LIMIT and (len(player.might) > 0 or len(player.magic) > 0)


class AdvanceOrNot(Choice[Advancement]):
    """advance_or_not (MH-352): `advance`, `no`."""

    def options(self, g: Heroes, frame: Advancement, seat: i64) -> list[int]:
        return [int(ADVANCE), int(NO)]

    def default(self, g: Heroes, frame: Advancement, seat: i64) -> i64:
        return NO


ADVANCE_OR_NOT: Final = AdvanceOrNot("advance_or_not", ("MH-352",), TURN_RULE)


def ask_to_advance(frame: Advancement, g: Heroes) -> None:
    """MH-352: as often as the experience lasts."""
    hero = g.find(frame.hero)
    if can_gain_skill(g, frame.seat, hero) and experience_of(g, hero) >= cost_of(g, hero):
        ask_seat(g, frame, ADVANCE_OR_NOT, frame.seat)
    else:
        leave(g)


def begin_to_advance(frame: Advancement, g: Heroes) -> None:
    """MH-358: the cost is fixed now."""
    if g.answers[frame.seat] == NO:
        leave(g)
        return
    go_to(frame, "advance")
    advance = Advance(frame.seat, frame.hero)
    advance.cost = cost_of(g, g.find(frame.hero))
    call(g, advance)


steps(Advancement, step("advance", ask_to_advance, begin_to_advance))


class PayTrophy(Choice[Advance]):
    """pay_trophy (MH-354): `pay:TOKEN`."""

    def options(self, g: Heroes, frame: Advance, seat: i64) -> list[int]:
        return [int(PAY + trophy) for trophy in distinct(g.find(frame.hero).trophies)]

    def default(self, g: Heroes, frame: Advance, seat: i64) -> i64:
        """The fewest medals that still reach the cost, else the most."""
        rest = frame.cost - frame.paid
        best: i64 = -1
        for code in self.options(g, frame, seat):
            medals = g.tables.experience[code - PAY]
            if best < 0:
                best = code
                continue
            present = g.tables.experience[best - PAY]
            if (medals >= rest and (present < rest or medals < present)) or (medals > present and present < rest):
                best = code
        return best


class ChooseSkillDeck(Choice[Advance]):
    """choose_skill_deck (MH-355): `deck:might`, `deck:magic`."""

    def options(self, g: Heroes, frame: Advance, seat: i64) -> list[int]:
        player = g.seats[seat]
        codes: list[int] = []
        if player.might:
            codes.append(int(DECK + MIGHT))
        if player.magic:
            codes.append(int(DECK + MAGIC))
        return codes

    def default(self, g: Heroes, frame: Advance, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        own = DECK + g.tables.hero_deck[frame.hero]
        return own if own in codes else codes[0]


class ChooseSkill(Choice[Advance]):
    """choose_skill (MH-355): `skill:CARD`, of a name that the hero has not got."""

    def options(self, g: Heroes, frame: Advance, seat: i64) -> list[int]:
        return [int(SKILL + skill) for skill in new_names(g, frame)]

    def default(self, g: Heroes, frame: Advance, seat: i64) -> i64:
        skills = sorted(new_names(g, frame))
        for skill in skills:
            if is_special(g, frame.hero, skill):
                return SKILL + skill
        return SKILL + skills[0]


PAY_TROPHY: Final = PayTrophy("pay_trophy", ("MH-355", "MH-354"), TURN_RULE)
CHOOSE_SKILL_DECK: Final = ChooseSkillDeck("choose_skill_deck", ("MH-355",), TURN_RULE)
CHOOSE_SKILL: Final = ChooseSkill("choose_skill", ("MH-355", "MH-356"), TURN_RULE)


def new_names(g: Heroes, frame: Advance) -> list[int]:
    """MH-356: the drawn skills of a name that the hero has not got."""
    names = g.tables.skill_name
    known = [names[skill] for skill in g.find(frame.hero).skills]
    return [skill for skill in frame.drawn if names[skill] not in known]


def ask_trophy(frame: Advance, g: Heroes) -> None:
    """MH-354: one trophy after the other, until the cost is reached."""
    if frame.paid < frame.cost and g.find(frame.hero).trophies:
        ask_seat(g, frame, PAY_TROPHY, frame.seat)
    else:
        go_to(frame, "advance/deck")


def pay_trophy(frame: Advance, g: Heroes) -> None:
    """MH-354: it goes to the discard pile of its colour."""
    trophy = g.answers[frame.seat] - PAY
    g.find(frame.hero).trophies.remove(trophy)
    insert(g.spent_trophies[g.tables.colour[trophy]], trophy)
    frame.paid += g.tables.experience[trophy]
    g.tell_all("pays_trophy", [int(frame.cost)], frame.seat, trophy, frame.paid)
    go_to(frame, "advance")


def ask_deck(frame: Advance, g: Heroes) -> None:
    """MH-355: from which deck; a position may hold the answer already."""
    if frame.deck >= 0:
        go_to(frame, "advance/draw")
    elif g.seats[frame.seat].might or g.seats[frame.seat].magic:
        ask_seat(g, frame, CHOOSE_SKILL_DECK, frame.seat)
    else:
        leave(g)


def choose_deck(frame: Advance, g: Heroes) -> None:
    frame.deck = g.answers[frame.seat] - DECK


def draw_skills(frame: Advance, g: Heroes) -> None:
    """MH-355: two cards, or more with the right abilities; fewer if the deck is smaller."""
    if frame.drawn:
        return
    deck = deck_of(g, frame)
    number = min(skills_drawn(g, g.find(frame.hero)), len(deck))
    g.barrier += 1
    frame.drawn = deck[:number]
    del deck[:number]
    g.tell("draws_skills", frame.seat, frame.deck, number)


def deck_of(g: Heroes, frame: Advance) -> list[int]:
    player = g.seats[frame.seat]
    return player.might if frame.deck == MIGHT else player.magic


def ask_skill(frame: Advance, g: Heroes) -> None:
    """MH-356, MH-358: one card of a new name; without any, none is kept."""
    if new_names(g, frame):
        ask_seat(g, frame, CHOOSE_SKILL, frame.seat)
        return
    g.tell("learns_nothing", frame.seat, frame.hero)
    go_to(frame, "advance/rest")


def keep_skill(frame: Advance, g: Heroes) -> None:
    """MH-355: it lies face up beside the hero, and counts at once (MH-172)."""
    skill = g.answers[frame.seat] - SKILL
    hero = g.find(frame.hero)
    frame.drawn.remove(skill)
    hero.skills.append(int(skill))
    g.barrier += 1
    g.tell("learns", frame.seat, hero.hero, skill)
    depth = len(g.stack)
    if depth > 2 and isinstance(g.stack[depth - 2], Advancement):
        activation = g.stack[depth - 3]
        if isinstance(activation, Activation):
            activation.mp += SKILL_CARDS[skill].movement(is_special(g, hero.hero, skill))


def put_back(frame: Advance, g: Heroes) -> None:
    """MH-355: the other cards go under the deck in random order."""
    rest = frame.drawn
    frame.drawn = []
    leave(g)
    if len(rest) > 1:
        shuffle(g, f"skills-{frame.seat}", rest)
    deck = deck_of(g, frame)
    deck += rest


steps(
    Advance,
    step("advance", ask_trophy, pay_trophy),
    step("advance/deck", ask_deck, choose_deck),
    step("advance/draw", draw_skills, ask_skill, keep_skill),
    step("advance/rest", put_back),
)
