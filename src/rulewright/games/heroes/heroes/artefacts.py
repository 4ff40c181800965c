"""Artefacts that are decided about, and the limits of scrolls and Leadership (MH-315, MH-385 to MH-388, MH-391)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.games.heroes.armies import check_power
from rulewright.games.heroes.cards.values import can_read, leadership_of, meets_requirement, scroll_limit
from rulewright.games.heroes.content import SELL_PRICE, SLOT_SIZES, TIERS, WATER
from rulewright.games.heroes.decisions import TURN_RULE, Choice, dismiss_options, remove_token, weakest_token
from rulewright.games.heroes.heroes.frames import Artefact, Leadership, Scrolls
from rulewright.games.heroes.ids import COMPASS_OF_THE_DEEP
from rulewright.games.heroes.options import DISCARD, DISMISS, KEEP, REPLACE, SELL
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes
from rulewright.kit.piles import distinct, insert


def in_slot(g: Heroes, hero: Hero, slot: i64) -> list[int]:
    """MH-386: the artefacts of a hero in a slot."""
    return [artefact for artefact in hero.artefacts if g.tables.slot[artefact] == slot]


def keep_options(g: Heroes, hero: Hero, artefact: i64) -> list[int]:
    """MH-385: how a hero could keep an artefact; nothing if it cannot."""
    slot = g.tables.slot[artefact]
    there = in_slot(g, hero, slot)
    if len(there) < SLOT_SIZES[slot]:
        return [int(KEEP)] if meets_requirement(g, hero, artefact, -1) else []
    return [
        int(REPLACE + other)
        for other in there
        if meets_requirement(g, hero, artefact, other) and not (other == COMPASS_OF_THE_DEEP and on_water(g, hero))
    ]


def on_water(g: Heroes, hero: Hero) -> bool:
    """MH-178: whether a hero could be stranded; a capital counts as land (MH-062)."""
    if hero.at == IN_CAPITAL or g.map().terrain[hero.at] != WATER:
        return False
    for seat in g.seats:
        if seat.capital == hero.at:
            return False
    return True


class KeepArtefact(Choice[Artefact]):
    """keep_artefact (MH-385, MH-510): `keep` or `replace:CARD`; `sell`, unless it was taken from a beaten hero."""

    def options(self, g: Heroes, frame: Artefact, seat: i64) -> list[int]:
        codes = keep_options(g, g.find(frame.hero), frame.card)
        if not frame.loot:
            codes.append(int(SELL))
        return codes

    def default(self, g: Heroes, frame: Artefact, seat: i64) -> i64:
        """Keep if possible, else sell; what was taken replaces the first."""
        codes = self.options(g, frame, seat)
        return SELL if SELL in codes and KEEP not in codes else codes[0]


KEEP_ARTEFACT: Final = KeepArtefact("keep_artefact", ("MH-385", "MH-510"), TURN_RULE)


def ask_about_artefact(frame: Artefact, g: Heroes) -> None:
    """MH-385: kept, put in place of another, or sold."""
    ask_seat(g, frame, KEEP_ARTEFACT, frame.seat)


def settle_artefact(frame: Artefact, g: Heroes) -> None:
    """MH-385, MH-388: its power counts at once; limits may have changed (MH-315, MH-391)."""
    code = g.answers[frame.seat]
    hero = g.find(frame.hero)
    leave(g)
    if code == SELL:
        insert(g.artefact_discard, frame.card)
        g.seats[frame.seat].gold += SELL_PRICE
        g.tell("sells_artefact", frame.seat, hero.hero, frame.card)
        return
    if code != KEEP:
        other = code - REPLACE
        hero.artefacts.remove(other)
        insert(g.artefact_discard, other)
        g.tell("discards_artefact", frame.seat, hero.hero, other)
    insert(hero.artefacts, frame.card)
    g.tell("keeps_artefact", frame.seat, hero.hero, frame.card)
    if not check_power(g, frame.seat):
        check_limits(g, frame.seat, hero.hero)


def check_limits(g: Heroes, seat: i64, hero: i64) -> None:
    """MH-516: Leadership first, then scrolls."""
    call(g, Scrolls(seat, hero))
    call(g, Leadership(seat, hero))


steps(Artefact, step("artefact", ask_about_artefact, settle_artefact))


class DiscardScroll(Choice[Scrolls]):
    """discard_scroll (MH-391): `discard:CARD`."""

    def options(self, g: Heroes, frame: Scrolls, seat: i64) -> list[int]:
        return [int(DISCARD + scroll) for scroll in distinct(g.find(frame.hero).scrolls)]

    def default(self, g: Heroes, frame: Scrolls, seat: i64) -> i64:
        hero = g.find(frame.hero)
        for scroll in hero.scrolls:
            if not can_read(g, hero, scroll):
                return DISCARD + scroll
        return DISCARD + hero.scrolls[0]


DISCARD_SCROLL: Final = DiscardScroll("discard_scroll", ("MH-391",), TURN_RULE, secret=True)


def ask_scroll(frame: Scrolls, g: Heroes) -> None:
    """MH-391: down to the limit, at once."""
    hero = g.find(frame.hero)
    if len(hero.scrolls) > scroll_limit(hero):
        ask_seat(g, frame, DISCARD_SCROLL, frame.seat)
    else:
        leave(g)


def discard_scroll(frame: Scrolls, g: Heroes) -> None:
    scroll = g.answers[frame.seat] - DISCARD
    g.barrier += 1
    g.find(frame.hero).scrolls.remove(scroll)
    insert(g.scroll_discard, scroll)
    g.tell("discards_scroll", frame.seat, frame.hero, scroll)
    go_to(frame, "scroll")


steps(Scrolls, step("scroll", ask_scroll, discard_scroll))


class LeadershipDismiss(Choice[Leadership]):
    """leadership_dismiss (MH-315): `dismiss:UNIT:SIDE`."""

    def options(self, g: Heroes, frame: Leadership, seat: i64) -> list[int]:
        return dismiss_options(g.find(frame.hero))

    def default(self, g: Heroes, frame: Leadership, seat: i64) -> i64:
        return weakest_token(g, self.options(g, frame, seat), DISMISS)


LEADERSHIP_DISMISS: Final = LeadershipDismiss("leadership_dismiss", ("MH-315",), TURN_RULE)


def ask_dismissal(frame: Leadership, g: Heroes) -> None:
    """MH-315: tokens go until the Leadership is enough."""
    hero = g.find(frame.hero)
    if hero.tokens() > leadership_of(g, hero):
        ask_seat(g, frame, LEADERSHIP_DISMISS, frame.seat)
    else:
        leave(g)


def dismiss(frame: Leadership, g: Heroes) -> None:
    hero = g.find(frame.hero)
    tier = remove_token(hero, g.answers[frame.seat] - DISMISS)
    g.tell("leads_fewer", frame.seat, hero.hero // 3 * TIERS + tier, hero.hero)
    go_to(frame, "dismiss")


steps(Leadership, step("dismiss", ask_dismissal, dismiss))
