"""Effects: cards as classes that ask their choices and then act, in a small game of three cards."""

from __future__ import annotations

import pytest

from rulewright.core.chance import seed_of
from rulewright.core.frame import Frame, call, finish, go_to, leave, step, steps
from rulewright.core.lane import run
from rulewright.kit.effects import Effect, EffectChoice, ask_choice, take_choice, use
from toy import Market, Toy

MORNING = 0b01
EVENING = 0b10
FIRST_SEAT = 10
STOP = 99


class Played(Frame):
    """A card that is being played."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.picked: list[int] = []


class Evening(Frame):
    """What waits below the card: the game ends after it."""


class Card(Effect[Market, Played]):
    """A card of this game; the points of seats are all there is."""

    def decider(self, g: Market, frame: Played) -> int:
        return frame.seat

    def choose(self, g: Market, frame: Played, code: int) -> bool:
        if code == STOP:
            return False
        frame.picked.append(code)
        return True


class Feast(Card):
    """A point for everybody, unless somebody has more than four."""

    moments = MORNING | EVENING

    def fits(self, g: Market, frame: Played) -> bool:
        return max(g.points) <= 4

    def effect(self, g: Market, frame: Played) -> None:
        g.points = [points + 1 for points in g.points]

    def glance(self, g: Market, frame: Played) -> float:
        return 0.5


class Gifts(Card):
    """Up to two points for other seats, who are picked one by one."""

    moments = MORNING

    def choices(self, g: Market, frame: Played) -> list[int]:
        if len(frame.picked) == 2:
            return []
        return [*[FIRST_SEAT + seat for seat in range(g.players) if seat != frame.seat], STOP]

    def effect(self, g: Market, frame: Played) -> None:
        for code in frame.picked:
            g.points[code - FIRST_SEAT] += 1


class Blackmail(Card):
    """Another seat with points pays one, or two: that is its own choice."""

    moments = EVENING

    def choices(self, g: Market, frame: Played) -> list[int]:
        if not frame.picked:
            return [FIRST_SEAT + seat for seat in range(g.players) if seat != frame.seat and g.points[seat] > 1]
        return [1, 2] if len(frame.picked) == 1 else []

    def decider(self, g: Market, frame: Played) -> int:
        return frame.picked[0] - FIRST_SEAT if frame.picked else frame.seat

    def effect(self, g: Market, frame: Played) -> None:
        g.points[frame.picked[0] - FIRST_SEAT] -= frame.picked[1]


class Taxes(Card):
    """A point from each seat, one after the other, carried out choice by choice until the player stops."""

    def choices(self, g: Market, frame: Played) -> list[int]:
        rich = [FIRST_SEAT + seat for seat in range(g.players) if g.points[seat]]
        return [*rich, STOP] if rich else []

    def choose(self, g: Market, frame: Played, code: int) -> bool:
        if code == STOP:
            return False
        g.points[code - FIRST_SEAT] -= 1
        return True

    def effect(self, g: Market, frame: Played) -> None:
        """Nothing is left to do."""


CARDS: list[Card] = [Feast(), Gifts(), Blackmail(), Taxes()]
FEAST, GIFTS, BLACKMAIL, TAXES = range(4)


class Choice(EffectChoice[Market, Played]):
    """The next choice of the card."""

    def effect_of(self, frame: Played) -> Card:
        return CARDS[frame.card]


CHOICE = Choice("choice", ("TOY-1",), "TOY-1")


def ask(frame: Played, g: Market) -> None:
    if not ask_choice(g, frame, CHOICE):
        go_to(frame, "act")


def keep(frame: Played, g: Market) -> None:
    if take_choice(g, frame, CHOICE):
        go_to(frame, "ask")


def act(frame: Played, g: Market) -> None:
    leave(g)
    CARDS[frame.card].effect(g, frame)


def end(frame: Evening, g: Market) -> None:
    finish(g)


steps(Played, step("ask", ask, keep), step("act", act))
steps(Evening, step("end", end))


def table(*points: int) -> Market:
    """A state in which nothing is left to do but what a test adds."""
    g = Market(Toy("effects toy"), len(points), {}, seed_of(b"effects"))
    g.points = list(points)
    call(g, Evening())
    return g


def played(card: int, *points: int) -> Market:
    """Seat 0 uses a card."""
    g = table(*points)
    use(g, Played(0, card), CARDS[card])
    run(g)
    return g


def answer(g: Market, seat: int, code: int) -> None:
    assert g.waiting == (seat,)
    g.apply(seat, code)


def test_a_card_without_choices_acts_at_once() -> None:
    g = played(FEAST, 0, 3)
    assert (g.points, g.over) == ([1, 4], True)


def test_a_card_asks_until_it_has_all_its_choices_and_then_acts() -> None:
    g = played(GIFTS, 0, 0, 0)
    assert g.codes(0) == [FIRST_SEAT + 1, FIRST_SEAT + 2, STOP]
    answer(g, 0, FIRST_SEAT + 2)
    assert g.points == [0, 0, 0], "the effect follows the last choice"
    answer(g, 0, FIRST_SEAT + 2)
    assert (g.points, g.over) == ([0, 0, 2], True)


def test_a_card_may_be_content_with_less() -> None:
    g = played(GIFTS, 0, 0, 0)
    answer(g, 0, FIRST_SEAT + 1)
    answer(g, 0, STOP)
    assert (g.points, g.over) == ([0, 1, 0], True)


def test_another_seat_may_decide() -> None:
    g = played(BLACKMAIL, 0, 2, 2)
    answer(g, 0, FIRST_SEAT + 1)
    answer(g, 1, 2)
    assert (g.points, g.over) == ([0, 0, 2], True)


def test_a_single_option_is_taken_without_asking() -> None:
    g = played(BLACKMAIL, 0, 2)
    answer(g, 1, 1)
    assert g.points == [0, 1]


def test_choices_may_be_carried_out_one_by_one() -> None:
    g = played(TAXES, 1, 1)
    answer(g, 0, FIRST_SEAT + 1)
    assert g.points == [1, 0]
    answer(g, 0, FIRST_SEAT)
    assert (g.points, g.over) == ([0, 0], True), "nothing is left to choose"


@pytest.mark.parametrize(("card", "points", "fits"), [
    (FEAST, (4, 0), True), (FEAST, (5, 0), False), (BLACKMAIL, (0, 2), True), (BLACKMAIL, (0, 1), False),
])  # fmt: skip
def test_a_card_fits_if_it_has_something_to_choose_or_says_so(card: int, points: tuple[int, ...], fits: bool) -> None:
    assert CARDS[card].fits(table(*points), Played(0, card)) == fits


def test_moments_are_a_mask() -> None:
    assert [card.is_moment(MORNING) for card in CARDS] == [True, True, False, False]
    assert [card.is_moment(EVENING) for card in CARDS] == [True, False, True, False]
    assert [card.is_moment(MORNING | EVENING) for card in CARDS] == [True, True, True, False]


def test_a_glance_is_worth_nothing_unless_the_card_says_so() -> None:
    g = table(0, 0)
    assert [card.glance(g, Played(0, at)) for at, card in enumerate(CARDS)] == [0.5, 0.0, 0.0, 0.0]


def test_what_an_effect_leaves_out_is_named() -> None:
    g, frame, nothing = table(0, 0), Played(0, 0), Effect[Market, Played]()
    assert not nothing.fits(g, frame)
    with pytest.raises(TypeError, match="Effect does not say who decides"):
        nothing.decider(g, frame)
    with pytest.raises(TypeError, match="Effect has nothing to choose"):
        nothing.choose(g, frame, 0)
    with pytest.raises(TypeError, match="Effect does nothing"):
        nothing.effect(g, frame)
    with pytest.raises(TypeError, match="choice does not say whose choice it is"):
        EffectChoice[Market, Played]("choice", ("TOY-1",), "TOY-1").effect_of(frame)
