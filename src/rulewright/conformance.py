"""Conformance: properties that every game must have, checked on random games by `assert_game_conforms(game)`.

Whoever adds a game calls it from a test. It plays whole games with random legal
choices and looks, at every decision or at a sample of them, whether the promises
of the engine hold: there is always something to do, options and refusals agree,
copies are independent, positions and records lead back to the same state, undo
gives the former state, nobody sees what is hidden, components are conserved, the
result is consistent; in a game with lanes, that it means nothing which of them is
in progress. It knows no game, and it does not know whether the rules are right:
that is what a game's own tests are for.

A failure is an `AssertionError` that names the players, the options, the seed and
the number of the decision; `assert_game_conforms(game, players=[3], options=[...],
first_seed=17, seeds=1)` shows it again.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from rulewright.core.chance import ROLL, ChanceEvent, Random, seed_of
from rulewright.core.errors import (
    BadRecord,
    GameOver,
    NotYourDecision,
    Refused,
    RulewrightError,
    UndoRefused,
    UnknownGame,
    UnknownOption,
)
from rulewright.core.game import Game
from rulewright.core.lane import every_lane
from rulewright.core.narration import told_to
from rulewright.core.record import replay
from rulewright.core.registry import game as game_called
from rulewright.core.registry import register
from rulewright.core.state import State
from rulewright.core.vocabulary import Verb
from rulewright.kit.observations import EVERYBODY, OWN, SPECTATOR, Observer
from rulewright.sealing import commitment, mixed_seed, seal, verify
from rulewright.undoing import question_of, undo

NO_SUCH_OPTION: Final = "no-such-option:at-all"
WHOLE_VOCABULARY: Final = 3000
"""Of a vocabulary up to this size every key is tried; of a larger one a sample."""
SAME_VERB: Final = 400
ANY_VERB: Final = 200
"""How many keys of a larger vocabulary are tried: with a verb of an option that is offered, and any."""
MOST_OF_A_VERB: Final = 1 << 20
"""So much a verb with composed keys counts when keys are chosen at random."""
MOST_ACTIONS: Final = 10_000
"""So that masks stay small. A verb with more options has places (`core.vocabulary`)."""
Options = dict[str, Any]
Choices = list[tuple[int, int]]
Begin = Callable[[int, Options, bytes], State]
Choose = Callable[[State, int, list[int], Random], int]


@dataclass
class Tally:
    """What was looked at: so that a test can see that it looked at anything."""

    games: int = 0
    decisions: int = 0
    sampled: int = 0
    undone: int = 0
    lanes: int = 0
    log_lines: int = 0
    contests: int = 0


def assert_game_conforms(
    game: Game[Any],
    players: Iterable[int] | None = None,
    options: Sequence[Options] | Callable[[int], Sequence[Options]] | None = None,
    seeds: int = 3,
    first_seed: int = 0,
    every: int = 40,
    ahead: int = 40,
    resamples: int = 2,
    limit: int = 10_000,
    to_the_end: int = 1,
    begin: Begin | None = None,
    choose: Choose | None = None,
    revealing: Collection[str] = (),
) -> Tally:
    """Plays random games of every player count and option set, and checks them.

    players    the player counts; all of the game if not given
    options    the option sets, or a function from the number of players to them; the default options if not given
    seeds      games for each player count and option set
    first_seed the number of the first of them
    every      about one decision in so many is looked at thoroughly (1: all)
    ahead      how many choices are played on from there, in copies and from positions
    resamples  how often the hidden things are drawn anew for each seat
    limit      a game of more choices than this is taken for endless
    to_the_end one resampled game in so many is played to its end, the others `ahead` choices
    begin      makes the state to start from, of players, options and seed; a new game if not given
    choose     one of the codes of a seat; any, each equally likely, if not given
    revealing  log messages that turn up what was sealed, where no view shows it any more a moment later
    """
    make_known(game)
    tally = Tally()
    for count in players or range(game.min_players, game.max_players + 1):
        sets = options(count) if callable(options) else options
        for chosen in sets or [{}]:
            for number in range(first_seed, first_seed + seeds):
                checks = (every, ahead, resamples, limit, tally, to_the_end, begin, choose, revealing)
                Trial(game, count, chosen, number, *checks).play()
    return tally


def make_known(game: Game[Any]) -> None:
    """Records name their game, so it must be found under its name; one with a content pack is known already."""
    if game.content:
        return
    try:
        known = game_called(game.name)
    except UnknownGame:
        register(game.name, lambda: game)
        return
    assert known is game, f"another game is registered under the name {game.name!r}"


class Trial:
    """One random game, and what is checked on the way."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        number: int,
        every: int,
        ahead: int,
        resamples: int,
        limit: int,
        tally: Tally,
        to_the_end: int = 1,
        begin: Begin | None = None,
        choose: Choose | None = None,
        revealing: Collection[str] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.number = number
        self.every = every
        self.ahead = ahead
        self.resamples = resamples
        self.limit = limit
        self.tally = tally
        self.to_the_end = to_the_end
        self.begin = begin or self.new_game
        self.choose = choose or any_of
        self.revealing = frozenset(f"log-{message}" for message in revealing)
        self.decisions = 0
        self.secret = f"conformance {number}".encode()
        self.nonces = ["one", "two"]
        self.rng = Random(seed_of(b"choices of " + self.secret), 0)
        self.rules = rulebook_ids(game)
        self.observer = Observer(game, players)
        self.spectators = Random(seed_of(b"spectators of " + self.secret), 0)

    def play(self) -> None:
        """The whole game; every error is told with the place where it happened."""
        try:
            self.play_and_check()
        except AssertionError as error:
            raise AssertionError(f"{self.place()}: {error}") from error
        except (RulewrightError, TypeError, ValueError, LookupError, ArithmeticError) as error:
            raise AssertionError(f"{self.place()}: {type(error).__name__}: {error}") from error

    def place(self) -> str:
        return (
            f"{self.game.name}, {self.players} players, options {self.options}, "
            f"seed {self.number}, decision {self.decisions}"
        )

    def play_and_check(self) -> None:
        state = self.begin(self.players, self.options, mixed_seed(self.secret, self.nonces))
        conserved = self.game.conserved(state)
        assert len(self.game.vocabulary) <= MOST_ACTIONS, f"{len(self.game.vocabulary)} actions are too many"
        while not state.over:
            self.check_decision(state)
            self.check_contest(state)
            assert self.game.conserved(state) == conserved, "components were lost or made"
            if self.rng.below(self.every) == 0:
                self.check_thoroughly(state)
            seat, code = self.random_choice(state)
            state.apply(seat, code)
            self.decisions += 1
            self.tally.decisions += 1
            assert self.decisions <= self.limit, f"the game has not ended after {self.limit} choices"
        assert self.game.conserved(state) == conserved, "components were lost or made at the end"
        self.check_end(state)
        self.check_outside(state)
        self.check_records(state)
        self.check_observations(state)
        self.check_fairness(state)
        self.tally.games += 1

    def check_thoroughly(self, state: State) -> None:
        self.tally.sampled += 1
        self.check_keys(state)
        self.check_refusals(state)
        self.check_outside(state)
        self.check_lanes(state)
        self.check_observations(state)
        self.check_pieces_for_everybody(state)
        self.check_copy(state)
        self.check_position(state)
        self.check_records(state)
        self.check_undo(state)
        for seat in range(self.players):
            self.check_hidden(state, seat)
        if self.game.contest(state) is not None:
            self.check_contest_resampled(state)

    # Playing

    def new_game(self, players: int, options: Options, seed: bytes) -> State:
        state: State = self.game.new(players=players, options=options, seed=seed)
        return state

    def random_choice(self, state: State) -> tuple[int, int]:
        """A seat that is asked, at random, and one of its options."""
        waiting = state.waiting
        seat = waiting[int(self.rng.below(len(waiting)))]
        return seat, self.choose(state, seat, state.codes(seat), self.rng)

    def play_on(self, state: State, choices: int) -> Choices:
        """Plays random choices; which ones."""
        made: Choices = []
        while len(made) < choices and not state.over:
            seat, code = self.random_choice(state)
            state.apply(seat, code)
            made.append((seat, code))
        return made

    # Every decision

    def check_decision(self, state: State) -> None:
        """No dead end: somebody is asked, and has distinct options that the game knows."""
        assert state.waiting, "nobody is asked, but the game is not over"
        assert state.result is None, "there is a result before the end"
        assert state.lanes or state.mover() == state.waiting[0], "the mover is not the first seat that is asked"
        assert state.mover() in state.waiting, "the mover is not asked"
        for seat in state.waiting:
            codes = state.codes(seat)
            assert codes, f"seat {seat} is asked and has no option"
            assert len(set(codes)) == len(codes), f"seat {seat} has an option twice"
            assert all(is_an_option(self.game, code) for code in codes), "an option is not in the vocabulary"
            actions = state.actions(seat)
            assert len(set(actions)) == len(codes), "two options have the same action"
            assert max(actions) < len(self.game.vocabulary), "an action lies beyond the number of actions"
            assert [state.code_of(seat, action) for action in actions] == codes, "an action stands for another option"

    def check_contest(self, state: State) -> None:
        """What is being fought out has sides, and is neither over nor unknown to those who look."""
        contest = self.game.contest(state)
        if contest is None:
            return
        self.tally.contests += 1
        sides = len(contest.seats)
        assert sides > 1, "a contest has two sides or more"
        assert all(-1 <= seat < self.players for seat in contest.seats), "a side of a contest is led by no seat"
        assert not contest.is_over(state), "a contest that is over is called open"
        assert -1 <= contest.winner() < sides, "the winner of a contest is no side of it"
        assert len(contest.losses()) == sides, "a contest does not say what each side has lost"

    # Options and refusals

    def check_keys(self, state: State) -> None:
        """A key is listed exactly when `why_not` is None; a refusal names a rule and a reason."""
        for seat in range(self.players):
            listed = state.options(seat)
            assert bool(listed) == (seat in state.waiting), f"seat {seat} is asked without options, or the reverse"
            pending = state.decision(seat)
            assert (pending is None) == (not listed), f"seat {seat} has options without a decision, or the reverse"
            if pending is not None:
                assert pending.options == listed, "the decision lists other options"
                assert pending.default in listed, f"the default {pending.default!r} is not among the options"
                assert pending.rules, f"the decision {pending.name} names no rule"
            legal = set(listed)
            for key in self.keys_to_try(listed):
                refusal = state.why_not(seat, key)
                assert (refusal is None) == (key in legal), f"seat {seat}: options and why_not disagree on {key!r}"
                if refusal is not None:
                    assert refusal.reason, f"the refusal of {key!r} has no reason"
                    self.check_rule(refusal.rule)

    def keys_to_try(self, listed: list[str]) -> list[str]:
        """All keys of the game. If those are too many: the listed ones, others like them, and some of all."""
        words = self.game.vocabulary
        if not words.far and len(words) <= WHOLE_VOCABULARY:
            return words.keys
        offered = {key.partition(":")[0] for key in listed}
        alike = [verb for verb in words.verbs if verb.name in offered]
        tried = self.some_of(alike, SAME_VERB) + self.some_of(words.verbs, ANY_VERB)
        return sorted({*listed, *tried})

    def some_of(self, verbs: Sequence[Verb], number: int) -> list[str]:
        """Random keys of these verbs, every key equally likely; or all if they are no more than so many.

        A verb with very many keys counts for fewer, spread over all of them.
        """
        sizes = [min(int(verb.size), MOST_OF_A_VERB) for verb in verbs]
        if sum(sizes) <= number:
            return [verb.key(at) for verb in verbs for at in range(verb.size)]
        keys: list[str] = []
        for _ in range(number):
            at = int(self.rng.below(sum(sizes)))
            verb = 0
            while at >= sizes[verb]:
                at -= sizes[verb]
                verb += 1
            spread = max(1, int(verbs[verb].size) // MOST_OF_A_VERB)
            keys.append(verbs[verb].key(at * spread + int(self.rng.below(min(spread, MOST_OF_A_VERB)))))
        return keys

    def check_rule(self, rule: str) -> None:
        assert rule, "a refusal names no rule"
        assert not self.rules or rule in self.rules, f"a refusal names {rule!r}, which is not in the rulebook"

    def check_refusals(self, state: State) -> None:
        """What is illegal raises the error of its kind, and changes nothing."""
        keys = self.game.vocabulary.keys
        for seat in range(self.players):
            if seat in state.waiting:
                listed = state.options(seat)
                legal = set(listed)
                illegal = [key for key in self.keys_to_try(listed) if key not in legal]
                if illegal:
                    key = illegal[int(self.rng.below(len(illegal)))]
                    self.check_refused(state, seat, key, Refused)
                self.check_refused(state, seat, NO_SUCH_OPTION, UnknownOption)
            else:
                self.check_refused(state, seat, keys[0], NotYourDecision)

    def check_refused(self, state: State, seat: int, key: str, kind: type[Refused]) -> None:
        before, record = state.hash(), state.record()
        try:
            state.choose(seat, key)
        except Refused as error:
            assert type(error) is kind, f"{key!r} of seat {seat} raises {type(error).__name__}, not {kind.__name__}"
            assert error.refusal == state.why_not(seat, key), f"{key!r}: the error and why_not differ"
        else:
            raise AssertionError(f"{key!r} of seat {seat} is illegal and was not refused")
        assert state.hash() == before and state.record() == record, f"the refused {key!r} has changed the state"

    # What the state looks like from outside

    def check_outside(self, state: State) -> None:
        """Position, views, record and result are JSON, and nobody's property but the reader's."""
        before = state.hash()
        makers: list[tuple[str, Callable[[], Any]]] = [
            ("position", state.position),
            ("record", state.record),
            ("result", lambda: state.result),
            ("spectator's view", lambda: state.view(None)),
        ]
        for seat in range(self.players):
            makers.append((f"view of seat {seat}", partial(state.view, seat)))
        for name, make in makers:
            value = make()
            text = json.dumps(value)
            assert json.loads(text) == value, f"the {name} is not JSON-ready"
            scramble(value)
            assert json.dumps(make()) == text, f"changing the {name} that was handed out changes the state"
        assert state.hash() == before, "looking at the state has changed it"

    def check_lanes(self, state: State) -> None:
        """Whichever seat was looked at last, and so whichever lane is in progress, everything looks the same."""
        if not state.lanes:
            return
        self.tally.lanes += 1
        before = self.seen_of(state)
        for seat in state.waiting:
            state.attend(seat)
            for name, seen in self.seen_of(state, seat).items():
                assert seen == before[name], f"{name} depends on the lane in progress"

    def seen_of(self, state: State, first: int = 0) -> dict[str, object]:
        """Everything that can be seen of a state, beginning with its look without anybody's question."""
        key = self.game.vocabulary.keys[0]
        seen: dict[str, object] = {"position": state.position(), "spectator's view": state.view(None)}
        seen["conserved"] = self.game.conserved(state)
        contest = self.game.contest(state)
        seen["contest"] = None if contest is None else contest.seats
        for seat in range(self.players):
            seen[f"view of seat {seat}"] = state.view(seat)
            seen[f"observation of seat {seat}"] = self.observer.named(state, seat)
        order = [*range(first, self.players), *range(first)]
        for seat in order:
            seen[f"question to seat {seat}"] = question_of(state, seat) if seat in state.waiting else None
            seen[f"refusal of seat {seat}"] = state.why_not(seat, key), state.held_up_by(seat)
        return seen

    def check_observations(self, state: State) -> None:
        """Every piece is written in its declared shape, and its numbers lie within the declared bounds."""
        pieces = self.observer.pieces
        assert len({piece.name for piece in pieces}) == len(pieces), "two pieces of the observation have one name"
        for seat in (int(SPECTATOR), *range(self.players)):
            seen = self.observer.named(state, seat)
            for piece in pieces:
                if seat >= 0 or piece.seen != OWN:
                    for value in seen[piece.name]:
                        assert piece.low <= value <= piece.high, f"piece {piece.name} holds {value}, out of its bounds"

    def check_pieces_for_everybody(self, state: State) -> None:
        """Pieces that everybody sees depend on nothing that a spectator cannot know, whoever looks."""
        other = state.resampled(SPECTATOR, self.spectators)
        for seat in range(self.players):
            seen, seen_again = self.observer.named(state, seat), self.observer.named(other, seat)
            for piece in self.observer.pieces:
                if piece.seen == EVERYBODY:
                    same = seen[piece.name] == seen_again[piece.name]
                    assert same, f"piece {piece.name}, which everybody sees, shows something hidden"

    # Copies, positions, records

    def check_copy(self, state: State) -> None:
        """A copy is equal, shares nothing that changes, and meets the same future."""
        before, record, asked = state.hash(), state.record(), asked_of(state)
        first, second = state.copy(), state.copy()
        assert first.hash() == before and asked_of(first) == asked, "the copy is not equal"
        assert first.record() == record, "the copy has another record"
        made = self.play_on(first, self.ahead)
        assert state.hash() == before, "playing on with a copy has changed the original"
        assert state.record() == record, "playing on with a copy has changed the record of the original"
        assert asked_of(state) == asked, "playing on with a copy has changed what the original asks"
        carry_out(second, made)
        assert second.hash() == first.hash(), "two copies with equal choices have come apart"

    def check_position(self, state: State) -> None:
        """A position leads to the same position, the same questions and the same future."""
        position = state.position()
        other = self.game.from_position(position)
        assert other.position() == position, "the position that was read is not the one that was written"
        assert asked_of(other) == asked_of(state), "the position asks something else"
        played = state.copy()
        made = self.play_on(played, self.ahead)
        chance = [entry for entry in played.record()[len(state.record()) :] if "chance" in entry]
        other = self.game.from_position(position, chance=chance)
        carry_out(other, made)
        assert other.hash() == played.hash(), "from the position, equal choices and chance lead elsewhere"

    def check_records(self, state: State) -> None:
        """A record, sealed or not, and a pickle lead back to the state."""
        before, record = state.hash(), state.record()
        again = replay(record)
        assert again.hash() == before and asked_of(again) == asked_of(state), "the record does not lead to the state"
        assert again.record() == record, "the record of the replayed game is another"
        sealed = seal(record)
        assert replay(sealed).hash() == before, "the sealed record does not lead to the state"
        kept = pickle.loads(pickle.dumps(state))
        assert kept.hash() == before and kept.record() == record, "the pickled state is another"
        played = state.copy()
        carry_out(kept, self.play_on(played, self.ahead))
        assert kept.hash() == played.hash(), "the pickled state meets another future"

    def check_undo(self, state: State) -> None:
        """Free undo gives the former state. It is refused past a barrier, and past another seat's choice unless that
        seat was asked the very same before; then its choice stays as it is."""
        before, barrier = state.hash(), state.barrier
        played = state.copy()
        seat, code = self.random_choice(played)
        played.apply(seat, code)
        if played.barrier == barrier:
            assert undo(played, seat).hash() == before, "undo does not give the former state"
            self.tally.undone += 1
        else:
            self.check_undo_refused(played, seat, "although something became known")
        other = next((other for other in played.waiting if other != seat), None)
        if other is None:
            return
        without = state.copy()
        same = question_of(played, other) == question_of(without, other)
        code = played.codes(other)[0]
        played.apply(other, code)
        if same:
            without.apply(other, code)
        if same and played.barrier == without.barrier == barrier:
            assert undo(played, seat).hash() == without.hash(), f"undo changes what seat {other} has chosen"
        else:
            self.check_undo_refused(played, seat, f"although seat {other} has acted since")

    def check_undo_refused(self, state: State, seat: int, reason: str) -> None:
        before = state.hash()
        try:
            undo(state, seat)
        except UndoRefused:
            assert state.hash() == before, "a refused undo has changed the state"
        else:
            raise AssertionError(f"undo was granted {reason}")

    def check_fairness(self, state: State) -> None:
        """The chance events of a finished game follow from the committed seed, and from no other."""
        fields: dict[str, Any] = {"commitment": commitment(self.secret), "nonces": self.nonces}
        events = sum("chance" in entry for entry in state.record())
        sealed = seal(state.record(), seed=self.secret.hex(), **fields)
        assert verify(sealed) == events, "not every chance event was verified"
        other = seal(state.record(), seed=b"another".hex(), **fields)
        try:
            verify(other)
        except BadRecord:
            return
        raise AssertionError("a seed that was not committed to is taken for the right one")

    # Hidden information

    def check_hidden(self, state: State, seat: int) -> None:
        """The leak test: what a seat sees does not depend on what it cannot know."""
        for _ in range(self.resamples):
            other = state.determinize(seat, self.rng)
            assert other.view(seat) == state.view(seat), f"the view of seat {seat} shows something hidden"
            assert other.view(None) == state.view(None), "the spectator's view shows something hidden"
            assert asked_as_seen(other, seat) == asked_as_seen(state, seat), "resampling changes who is asked"
            assert state.lanes or other.waiting == state.waiting, "resampling changes who is asked"
            assert state.mover() != seat or other.mover() == seat, "resampling changes whose turn it is to choose"
            assert other.options(seat) == state.options(seat), f"the options of seat {seat} show something hidden"
            assert other.decision(seat) == state.decision(seat), f"the decision of seat {seat} shows something hidden"
            seen = self.observer.named(state, seat)
            for name, values in self.observer.named(other, seat).items():
                assert values == seen[name], f"piece {name} of seat {seat}'s observation shows something hidden"
            assert self.game.conserved(other) == self.game.conserved(state), "resampling loses or makes components"
            bits = self.rng.seed()
            one, two = state.determinize(seat, Random(bits, 0)), other.determinize(seat, Random(bits, 0))
            assert one.position() == two.position(), "resampling depends on something hidden"
            possible = self.game.from_position(other.position())
            assert possible.position() == other.position(), "the resampled position is impossible"
            self.check_log(state, other, seat)
            self.play_out(other)

    def check_contest_resampled(self, state: State) -> None:
        """A contest comes to an end, and its odds for a spectator depend on nothing hidden."""
        other = state.resampled(-1, self.rng)
        assert other.view(None) == state.view(None), "the spectator's view shows something hidden"
        bits = self.rng.seed()
        one, two = state.resampled(-1, Random(bits, 0)), other.resampled(-1, Random(bits, 0))
        assert one.position() == two.position(), "resampling for a spectator depends on something hidden"
        contest = self.game.contest(one)
        assert contest is not None, "resampling ends a contest"
        while not contest.is_over(one):
            self.play_on(one, 1)
        lost = contest.losses()
        assert -1 <= contest.winner() < len(lost), "the winner of a contest is no side of it"

    def check_log(self, state: State, other: State, seat: int) -> None:
        """Equal choices of others that look equal to a seat are told to it in equal words; if a choice looks
        different the seat has learnt something, and free undo must end there.
        The order of the lines is not compared: what a hidden deck brings to light between two other events is public,
        and no view shows the order in which it came. Nor does it count as learnt that another question follows: a
        choice in parts can be stepped back, although its second part shows that there was something to choose.
        Dice fall before everybody's eyes: continuations do not look alike where they fell otherwise.
        """
        here, there = state.copy(), other.copy()
        here.journal, there.journal = [], []
        here.listen()
        there.listen()
        mover = here.waiting[int(self.rng.below(len(here.waiting)))] if here.lanes else int(here.mover())
        if asked_where(here, mover) != asked_where(there, mover):
            return  # the windows of other lanes may ask anybody
        common = [code for code in here.codes(mover) if code in there.codes(mover)]
        if not common:
            return
        unlike = different_questions(here, there)
        code = common[int(self.rng.below(len(common)))]
        here.apply(mover, code)
        there.apply(mover, code)
        free, free_there = here.barrier == state.barrier, there.barrier == other.barrier
        if mover == seat:
            # Previews tell what follows as long as the choice could be taken back.
            assert free == free_there, f"whether seat {seat} can take {code} back depends on something hidden"
            assert not free or told_to(here, seat) == told_to(there, seat), f"seat {seat} could try out what is hidden"
        if different_questions(here, there) - unlike:
            assert mover != seat or not free, f"seat {seat} could try out who is asked"
            return
        if here.view(seat) != there.view(seat):
            assert not free, f"seat {seat} has learnt something without a barrier"
            return
        if mover == seat or dice_of(here) != dice_of(there):
            return
        lines, same = (
            [line for line in told_to(g, seat) if free or line.message not in self.revealing] for g in (here, there)
        )
        assert sorted(lines, key=str) == sorted(same, key=str), (
            f"the log of seat {seat} shows something hidden: {lines}"
        )
        self.tally.log_lines += len(lines)

    def play_out(self, state: State) -> None:
        """A resampled game can be played on, and to its end."""
        if self.rng.below(self.to_the_end):
            self.play_on(state, self.ahead)
            return
        self.play_on(state, self.limit)
        assert state.over, f"a resampled game has not ended after {self.limit} choices"

    # The end

    def check_end(self, state: State) -> None:
        """Nobody is asked, every choice is refused, places, winners and utilities agree."""
        assert state.waiting == () and state.mover() == -1, "somebody is asked after the end"
        for seat in range(self.players):
            assert state.options(seat) == [] and state.decision(seat) is None, "there are options after the end"
            self.check_refused(state, seat, self.game.vocabulary.keys[0], GameOver)
        result = state.result
        assert result is not None, "the game is over without a result"
        places = result["places"]
        assert len(result["scores"]) == len(places) == self.players, "not every seat has a score and a place"
        ranked = [team["place"] for team in result["teams"]] if "teams" in result else places
        for place in places:
            better = sum(other < place for other in ranked)
            assert place == better + 1, f"the places {places} are no ranking"
        assert result["winners"] == [seat for seat, place in enumerate(places) if place == 1], "wrong winners"
        assert isinstance(result["reason"], str) and result["reason"], "the result gives no reason"
        utilities = self.game.utilities(state)
        assert abs(sum(utilities)) < 1e-9, f"the utilities {utilities} do not sum to 0"
        assert all(-1 <= utility <= 1 for utility in utilities), f"the utilities {utilities} leave -1 to 1"
        for seat, place in enumerate(places):
            for other, behind in enumerate(places):
                assert (place < behind) == (utilities[seat] > utilities[other]), "utilities and places disagree"


def dice_of(state: State) -> list[tuple[str, list[int]]]:
    """The dice in a journal: what was rolled, and how it fell."""
    events = [entry for entry in state.journal or [] if isinstance(entry, ChanceEvent)]
    return [(event.what, event.result) for event in events if event.chance == ROLL]


def any_of(state: State, seat: int, codes: list[int], rng: Random) -> int:
    return codes[int(rng.below(len(codes)))]


def carry_out(state: State, choices: Choices) -> None:
    """Makes the choices of another game; each must be legal here too."""
    for seat, code in choices:
        assert code in state.codes(seat), f"seat {seat} cannot choose {state.game.key(code)!r} as it could before"
        state.apply(seat, code)


def asked_of(state: State) -> list[object]:
    """Who is asked what, with all options in order, and who waits for whom."""
    return [(state.decision(seat), state.held_up_by(seat)) for seat in range(state.players)]


def asked_as_seen(state: State, seat: int) -> object:
    """Who is asked, as far as a seat may know, and what it is told if it is not asked itself."""
    own = seat in state.waiting
    refusal = None if own else state.why_not(seat, state.game.vocabulary.keys[0])
    return state.asked_openly(), own, state.held_up_by(seat), refusal


def asked_where(state: State, seat: int) -> object:
    """What a seat is asked next, and in whose lane."""
    return state.asked_of(seat), state.lanes[state.lane].owner if state.lanes else -1


def different_questions(here: State, there: State) -> set[int]:
    """The owners of lanes in which two states ask different things, or different seats."""
    asked = [{int(lane.owner): (lane.asked, lane.asking) for lane in every_lane(state)} for state in (here, there)]
    return {owner for owner in asked[0].keys() | asked[1].keys() if asked[0].get(owner) != asked[1].get(owner)}


def scramble(value: object) -> None:
    """Spoils a JSON value as thoroughly as a careless caller could."""
    if isinstance(value, dict):
        for inner in value.values():
            scramble(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            scramble(inner)
        value.clear()


def is_an_option(game: Game[Any], code: int) -> bool:
    """Whether a number stands for an option of the game: it has a key, which leads back to it."""
    try:
        return game.code(game.key(code)) == code
    except (IndexError, KeyError):
        return False


@cache
def rulebook_ids(game: Game[Any]) -> set[str]:
    """The ids of the numbered rules, from the headings of the game's rulebook; empty if it has none."""
    path = game.folder / "rulebook" / "en.md"
    if not path.exists():
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split()[1] for line in lines if line.startswith("### ")}
