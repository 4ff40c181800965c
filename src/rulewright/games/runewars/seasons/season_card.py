"""Season cards: how their primary abilities are carried out (RW-102, RW-103).

The abilities themselves are in spring.py, summer.py, fall.py and winter.py. What lasts
(Stormy Weather, Season of Truce, Open Roads, Arcane Silence) is looked up where it matters, while the card is in force.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import again, ask_seat, ask_seats, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.ids import AREAS, SEASON_CARDS
from rulewright.games.runewars.options import DECLINE, DONE, PASS_ON
from rulewright.games.runewars.seasons import fall, spring, summer, winter
from rulewright.games.runewars.seasons.ability import Ability, next_player
from rulewright.games.runewars.seasons.frames import Bid, SeasonCard
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import left_of
from rulewright.games.runewars.world.decks import lose_tactics
from rulewright.kit.piles import distinct, insert

MESSAGES: Final[dict[str, MessageKind]] = {
    "season_card_settled": MessageKind(("season_card",), "RW-102"),
    **spring.MESSAGES,
    **summer.MESSAGES,
    **fall.MESSAGES,
    **winter.MESSAGES,
    "passes_card": MessageKind(("seat",), "RW-556"),
    "passed_card": MessageKind(("seat", "other", "tactics"), "RW-556"),
    "received_card": MessageKind(("seat", "other", "tactics"), "RW-556"),
}
ABILITIES: Final[list[Ability]] = [
    *spring.SPRING_CARDS,
    *summer.SUMMER_CARDS,
    *fall.FALL_CARDS,
    *winter.WINTER_CARDS,
]
"""By Season card, as in SEASON_CARDS."""
GRAND_TOURNAMENT: Final[i64] = SEASON_CARDS.index("sum2")
WHISPERED_SECRETS: Final[i64] = SEASON_CARDS.index("win7")


class SeasonCardChoice(Decision[Runewars, SeasonCard]):
    """D-100: what a Season card lets a player choose."""

    def options(self, g: Runewars, frame: SeasonCard, seat: i64) -> list[int]:
        return ABILITIES[frame.card].options(frame, g, seat)

    def explain(self, g: Runewars, frame: SeasonCard, seat: i64, code: i64) -> Refusal:
        card = g.game.argument("season_card", frame.card)
        return Refusal("RW-102", "not-on-season-card", {"season_card": card})

    def default(self, g: Runewars, frame: SeasonCard, seat: i64) -> i64:
        """To decline if that is possible, else the first."""
        codes = self.options(g, frame, seat)
        last = codes[len(codes) - 1]
        return last if last == DECLINE or last == DONE else codes[0]

    def arguments(self, g: Runewars, frame: SeasonCard, seat: i64) -> dict[str, int | str]:
        """The card, what it asks now (`-then`: something was chosen already), and in which area."""
        card = SEASON_CARDS[frame.card]
        area = ABILITIES[frame.card].area_of(frame, g, seat)
        return {
            "season_card": card,
            "choice": card + ("-then" if is_second_choice(frame, seat) else ""),
            "key": "none" if area == NONE else AREAS[area],
        }


def is_second_choice(frame: SeasonCard, seat: i64) -> bool:
    """Whether the player has chosen before on this card; after the Grand Tournament those train who did not win."""
    if frame.card == GRAND_TOURNAMENT:
        return seat != frame.winner
    return frame.kind != NONE or frame.drawn != NONE or frame.origin != NONE or frame.paid or bool(frame.picked)


OPEN_CHOICE: Final = SeasonCardChoice("season_card_choice", ("RW-102",), "RW-900")
SECRET_CHOICE: Final = SeasonCardChoice("season_card_choice", ("RW-102",), "RW-900", secret=True)


def begin_card(frame: SeasonCard, g: Runewars) -> None:
    """RW-102: a bid for the card, a common choice, or one player after another in turn order."""
    if frame.card == WHISPERED_SECRETS:
        go_to(frame, "pass")
    elif ABILITIES[frame.card].bid:
        call(g, Bid())
    else:
        frame.todo = frame.order[:]
        go_to(frame, "each")


def go_to_winner(frame: SeasonCard, g: Runewars) -> None:
    """RW-572, RW-575: the card is for the winner of the bid."""
    if frame.winner == NONE:
        ABILITIES[frame.card].not_won(frame, g)
        go_to(frame, "end")
    else:
        frame.todo = [int(frame.winner)]


# One player after another


def ask_player(frame: SeasonCard, g: Runewars) -> None:
    """RW-102: the next player; after the winner of the Grand Tournament the others who bid, in turn order."""
    if frame.todo:
        ask_first(frame, g)
    elif frame.card == GRAND_TOURNAMENT:
        frame.todo = [seat for seat in frame.order if seat != frame.winner and frame.bids[seat] > 0]
        go_to(frame, "train")
    else:
        go_to(frame, "end")


def carry_out(frame: SeasonCard, g: Runewars) -> None:
    """RW-102: what the card does with the choice."""
    go_to(frame, "each")
    take_choice(frame, g)


def ask_trainer(frame: SeasonCard, g: Runewars) -> None:
    """RW-427, Grand Tournament: a player who bid in vain may train a hero."""
    if frame.todo:
        ask_first(frame, g)
    else:
        go_to(frame, "end")


def train(frame: SeasonCard, g: Runewars) -> None:
    """RW-427: the attribute rises, or the player declines."""
    go_to(frame, "train")
    take_choice(frame, g)


def ask_first(frame: SeasonCard, g: Runewars) -> None:
    """Asks the player whose turn it is, or lets happen what leaves him no choice."""
    ability = ABILITIES[frame.card]
    seat = frame.todo[0]
    if ability.options(frame, g, seat):
        ask_seat(g, frame, SECRET_CHOICE if ability.secret(frame) else OPEN_CHOICE, seat)
    else:
        again(frame)
        next_player(frame)
        ability.without_choice(frame, g, seat)


def take_choice(frame: SeasonCard, g: Runewars) -> None:
    seat = frame.todo[0]
    ABILITIES[frame.card].choose(frame, g, seat, g.answers[seat])


# Whispered Secrets: all at once


class PassCard(Decision[Runewars, SeasonCard]):
    """D-405: the Tactics card that goes to the player on the left."""

    def options(self, g: Runewars, frame: SeasonCard, seat: i64) -> list[int]:
        return [PASS_ON + card for card in distinct(g.seats[seat].tactics)]

    def explain(self, g: Runewars, frame: SeasonCard, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-556", "pass-a-card-in-hand")


PASS_CARD: Final = PassCard("pass_card", ("RW-556", "RW-555"), "RW-900", secret=True)


def ask_cards(frame: SeasonCard, g: Runewars) -> None:
    """D-405: all who hold a card choose at the same time."""
    holders: i64 = 0
    for seat in range(g.players):
        if g.seats[seat].tactics:
            holders |= 1 << seat
    given = [PASS_ON + card if card != NONE else -1 for card in frame.chosen]
    ask_seats(g, frame, PASS_CARD, holders, given)


def pass_cards(frame: SeasonCard, g: Runewars) -> None:
    """RW-556: the cards change hands together and count as drawn this season."""
    frame.chosen = []
    passing = [seat for seat in frame.order if g.answers[seat] >= 0]
    for seat in passing:
        card = g.answers[seat] - PASS_ON
        lose_tactics(g, seat, card, False)
        g.barrier += 1
        g.tell("passes_card", seat)
        g.whisper(seat, "passed_card", seat, left_of(g, seat), card)
    for seat in passing:
        card = g.answers[seat] - PASS_ON
        receiver = left_of(g, seat)
        insert(g.seats[receiver].tactics, card)
        insert(g.seats[receiver].fresh, card)
        g.whisper(receiver, "received_card", receiver, seat, card)


def end_card(frame: SeasonCard, g: Runewars) -> None:
    """RW-102: the icons of the card follow."""
    g.tell("season_card_settled", frame.card)
    leave(g)


steps(
    SeasonCard,
    step("start", begin_card),
    step("won", go_to_winner),
    step("each", ask_player),
    step("each/carry_out", carry_out),
    step("train", ask_trainer, train),
    step("pass", ask_cards, pass_cards),
    step("end", end_card),
)
