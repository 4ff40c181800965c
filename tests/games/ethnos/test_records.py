"""Records of Ethnos: round trips, hashes, commitment, and what happens to a record that was tampered with."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from games.ethnos.table import ETHNOS, end_age, last_card, play, seat, table
from rulewright import BadRecord, State, UndoRefused, UnknownSeat, replay, seal, undo, verify
from rulewright.core.chance import Random, seed_of
from rulewright.core.errors import RulewrightError
from rulewright.core.hashes import play_hash
from rulewright.sealing import commitment, mixed_seed

SECRET = b"a secret of the match"
NONCES = ["first player's", "second player's"]


def finished(players: int = 3, seed: bytes = b"record", limit: int = 10_000, **options: Any) -> State:
    """A game of random choices, to its end or for so many choices."""
    state: State = ETHNOS.new(players=players, options=options, seed=seed)
    rng = Random(seed_of(seed), 0)
    while not state.over and limit > 0:
        codes = state.codes(state.waiting[-1])
        state.apply(state.waiting[-1], codes[int(rng.below(len(codes)))])
        limit -= 1
    return state


STATE = finished()
RECORD = STATE.record()
SEALED = seal(RECORD)


def test_the_header_has_the_fields_of_the_format() -> None:
    assert RECORD[0] == {"game": "ethnos", "players": 3, "options": {"tribes": None, "open_draw": False}, "format": 1}


def test_entries_are_choices_and_chance_events() -> None:
    for entry in RECORD[1:]:
        assert set(entry) in ({"seat", "choice"}, {"chance", "what", "result"})
    draws = [entry for entry in RECORD if entry.get("chance") == "draw"]
    assert [entry["what"] for entry in draws] == ["first_player"]
    assert draws[0]["result"] in (0, 1, 2)
    decks = [entry["result"] for entry in RECORD if entry.get("what") == "ally_deck"]
    assert len(decks) == 2
    assert all(isinstance(card, str) for card in decks[0])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("open_draw", [False, True])
def test_a_record_leads_to_the_same_result(players: int, open_draw: bool) -> None:
    state = finished(players, b"round trip", open_draw=open_draw)
    again = replay(json.loads(json.dumps(state.record())))
    assert again.position() == state.position()
    assert again.result == state.result
    assert again.record() == state.record()


def test_a_record_can_be_replayed_up_to_a_choice() -> None:
    assert replay(RECORD, upto=0).position()["age"] == 1
    middle = replay(RECORD, upto=25)
    assert middle.record() == middle.copy().record()
    assert sum("choice" in entry for entry in middle.record()) == 25


def test_a_record_from_a_position_holds_that_position() -> None:
    state = table("elf", {"hand": ["elf-red"]}, pool=["elf-blue"])
    start = state.position()
    play(state, "take:elf-blue", "draw")
    record = state.record()
    assert record[0]["position"] == start
    assert replay(record).hash() == state.hash()


def test_forced_steps_are_not_in_the_record() -> None:
    state = play(table("dwarf", {"hand": ["dwarf-red"]}), "lead:dwarf-red")
    assert state.record()[1:] == [{"seat": 0, "choice": "lead:dwarf-red"}]


@pytest.mark.rule("ET-305")
def test_sealed_answers_stand_in_the_order_in_which_they_came() -> None:
    state = end_age(last_card("orc", {"horde": ["red"]}, {"horde": ["red"]}))
    state.choose(1, "wait")
    state.choose(0, "raid")
    choices = [entry for entry in state.record() if "choice" in entry]
    assert choices[1:] == [{"seat": 1, "choice": "wait"}, {"seat": 0, "choice": "raid"}]


# Tampering


def without(record: list[Any], at: int) -> list[Any]:
    return record[:at] + record[at + 1 :]


def first(record: list[Any], name: str, value: Any = None) -> int:
    return next(at for at, entry in enumerate(record) if name in entry and value in (None, entry[name]))


def replaced(record: list[Any], at: int, **fields: Any) -> list[Any]:
    result = copy.deepcopy(record)
    result[at].update(fields)
    return result


DECK = first(RECORD, "what", "ally_deck")
CHOICE = first(RECORD, "choice")
TAMPERED: dict[str, Any] = {
    "nothing": [],
    "no list": {"game": "ethnos"},
    "text": "ethnos",
    "none": None,
    "no header": RECORD[1:],
    "no players": [{**RECORD[0], "players": None}, *RECORD[1:]],
    "too many players": [{**RECORD[0], "players": 9}, *RECORD[1:]],
    "true players": [{**RECORD[0], "players": True}, *RECORD[1:]],
    "other format": [{**RECORD[0], "format": 2}, *RECORD[1:]],
    "unknown field": [{**RECORD[0], "colour": "red"}, *RECORD[1:]],
    "unknown option": [{**RECORD[0], "options": {"magic": True}}, *RECORD[1:]],
    "options no object": [{**RECORD[0], "options": []}, *RECORD[1:]],
    "bad position": [{**RECORD[0], "position": {"players": 3}}, *RECORD[1:]],
    "position no object": [{**RECORD[0], "position": 5}, *RECORD[1:]],
    "an entry of another kind": [*RECORD, {"note": "hello"}],
    "an entry that is no object": [*RECORD, 5],
    "a seat that is no number": replaced(RECORD, CHOICE, seat="0"),
    "a seat that is not there": replaced(RECORD, CHOICE, seat=5),
    "a choice that is no text": replaced(RECORD, CHOICE, choice=5),
    "an unknown choice": replaced(RECORD, CHOICE, choice="fly"),
    "an illegal choice": replaced(RECORD, CHOICE, choice="skeleton_victory"),
    "a missing choice": without(RECORD, CHOICE),
    "another number of players": [{**RECORD[0], "players": 4}, *RECORD[1:]],
    "a card too many": replaced(RECORD, DECK, result=[*RECORD[DECK]["result"], "elf-red"]),
    "an unknown card": replaced(RECORD, DECK, result=["unicorn"]),
    "a number for a card": replaced(RECORD, DECK, result=[3]),
    "another event": replaced(RECORD, DECK, what="bottom_pile"),
    "another kind of event": replaced(RECORD, DECK, chance="draw"),
    "an unknown event": replaced(RECORD, DECK, what=["x"]),
    "a first player who is not there": replaced(RECORD, first(RECORD, "what", "first_player"), result=7),
    "an event too many": [*RECORD, {"chance": "draw", "what": "first_player", "result": 0}],
    "a choice after the end": [*RECORD, {"seat": 0, "choice": "draw"}],
    "a wrong hash": replaced(SEALED, first(SEALED, "hash"), hash="0" * 16),
    "a hash that is no text": replaced(SEALED, first(SEALED, "hash"), hash=None),
    "a moved hash": [SEALED[0], SEALED[first(SEALED, "hash")], *SEALED[1:]],
}


@pytest.mark.parametrize("name", TAMPERED)
def test_a_record_that_was_tampered_with_is_refused(name: str) -> None:
    with pytest.raises(BadRecord) as raised:
        replay(TAMPERED[name])
    assert str(raised.value)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="there is no game 'chess'"):
        replay([{**RECORD[0], "game": "chess"}])


def test_a_swapped_card_is_found_by_the_hashes() -> None:
    """The order of two unlike cards deep in the deck makes the game another one."""
    deck = SEALED[first(SEALED, "what", "ally_deck")]["result"]
    swapped = deck[:]
    at = next(at for at in range(10, 60) if deck[at] != deck[at + 1])
    swapped[at], swapped[at + 1] = swapped[at + 1], swapped[at]
    with pytest.raises(BadRecord):
        replay(replaced(SEALED, first(SEALED, "what", "ally_deck"), result=swapped))


@pytest.mark.parametrize("at", range(1, len(RECORD), 9))
def test_leaving_out_any_entry_is_noticed_unless_it_had_no_effect(at: int) -> None:
    """Without effect is, for example, a single card added before all others of its Tribe."""
    entries = [place for place, entry in enumerate(SEALED) if "hash" not in entry]
    try:
        again = replay(without(SEALED, entries[at]))
    except BadRecord:
        return
    assert again.hash() == STATE.hash()


# Sealing and fairness


def test_a_sealed_record_names_the_rules_and_holds_hashes() -> None:
    sealed = seal(RECORD, seats=["Anna", "Ola", "Jan"], result=STATE.result)
    assert sealed[0]["rules"] == ETHNOS.rules_version
    assert sealed[0]["seats"] == ["Anna", "Ola", "Jan"]
    hashes = [entry for entry in sealed if "hash" in entry]
    choices = sum("choice" in entry for entry in sealed)
    assert len(hashes) >= choices // 16
    assert sealed[-1] == {"hash": play_hash(STATE)}
    assert replay(sealed).hash() == STATE.hash()
    assert [entry for entry in sealed[1:] if "hash" not in entry] == RECORD[1:]


def test_sealing_twice_changes_nothing() -> None:
    assert seal(SEALED) == SEALED


def test_sealing_a_bad_record_is_refused() -> None:
    with pytest.raises(RulewrightError):
        seal(replaced(RECORD, CHOICE, choice="skeleton_victory"))


def committed(seed: bytes = SECRET, nonces: list[str] | None = None) -> list[dict[str, Any]]:
    used = NONCES if nonces is None else nonces
    state = finished(seed=mixed_seed(SECRET, used))
    return seal(state.record(), commitment=commitment(SECRET), seed=seed.hex(), nonces=used)


def test_a_committed_seed_verifies_every_event() -> None:
    assert verify(committed()) == 7
    assert verify(committed(nonces=[])) == 7


def test_another_seed_is_not_the_committed_one() -> None:
    with pytest.raises(BadRecord, match="committed"):
        verify(committed(seed=b"another"))


def test_other_nonces_do_not_verify() -> None:
    record = committed()
    record[0]["nonces"] = ["forged"]
    with pytest.raises(BadRecord):
        verify(record)


@pytest.mark.parametrize(
    "fields", [{"seed": None}, {"seed": "xyz"}, {"seed": 5}, {"commitment": None}, {"nonces": 3}, {"nonces": [1]}]
)
def test_a_record_that_cannot_be_verified_says_so(fields: dict[str, Any]) -> None:
    record = committed()
    record[0] = {name: value for name, value in {**record[0], **fields}.items() if value is not None}
    with pytest.raises(BadRecord):
        verify(record)


def test_a_plain_record_has_nothing_to_verify() -> None:
    with pytest.raises(BadRecord, match="no committed seed"):
        verify(RECORD)


@pytest.mark.parametrize("what", ["glory_tokens", "setup_cards", "ally_deck", "bottom_pile"])
def test_an_altered_event_does_not_verify(what: str) -> None:
    record = committed()
    at = first(record, "what", what)
    result = record[at]["result"][:]
    other = next(place for place, item in enumerate(result) if item != result[0])
    result[0], result[other] = result[other], result[0]
    with pytest.raises(BadRecord):
        verify(replaced(record, at, result=result))


def test_a_missing_or_added_event_does_not_verify() -> None:
    record = committed()
    at = first(record, "what", "bottom_pile")
    with pytest.raises(BadRecord):
        verify(without(record, at))
    with pytest.raises(BadRecord):
        verify([*record[: at + 1], record[at], *record[at + 1 :]])


# Undo and pickles


def test_undo_takes_back_a_choice_that_showed_nothing() -> None:
    state = table("elf", pool=["elf-blue"])
    before = state.hash()
    play(state, "take:elf-blue")
    after = state.hash()
    undone = undo(state, 0)
    assert undone.hash() == before
    assert state.hash() == after
    play(undone, "take:elf-blue")
    assert undone.hash() == after


@pytest.mark.rule("ET-534")
def test_a_band_in_the_making_can_be_stepped_back() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-grey", "elf-red", "orc-red"]})
    hashes = [state.hash()]
    for key in ("lead:elf-red", "add:elf-blue"):
        play(state, key)
        hashes.append(state.hash())
    back = undo(state, 0)
    assert back.hash() == hashes[1]
    assert undo(back, 0).hash() == hashes[0]


@pytest.mark.parametrize("keys", [["draw"], ["lead:dwarf-red"]])
def test_undo_ends_where_something_became_known(keys: list[str]) -> None:
    state = play(table("dwarf elf", {"hand": ["dwarf-red", "elf-blue"]}), *keys)
    with pytest.raises(UndoRefused) as raised:
        undo(state, 0)
    assert raised.value.refusal.reason == "undo-barrier"


def test_undo_ends_where_another_seat_has_acted() -> None:
    state = play(table("elf", pool=["elf-blue", "elf-red"]), "take:elf-blue", "take:elf-red")
    with pytest.raises(UndoRefused) as raised:
        undo(state, 0)
    assert raised.value.refusal.reason == "undo-others"
    assert seat(undo(state, 1), 1)["hand"] == []


def test_there_must_be_something_to_undo() -> None:
    with pytest.raises(UndoRefused) as raised:
        undo(table("elf"), 0)
    assert raised.value.refusal.reason == "nothing-to-undo"


def test_undo_for_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownSeat):
        undo(table("elf"), 9)


@pytest.mark.rule("ET-305")
def test_a_sealed_answer_can_be_taken_back_while_others_are_open() -> None:
    state = end_age(last_card("orc", {"horde": ["red"]}, {"horde": ["red"]}, {"horde": ["red"]}))
    state.choose(0, "raid")
    state.choose(1, "wait")
    undone = undo(state, 0)
    assert undone.waiting == (0, 2)
    assert undone.position()["pending"][0]["choices"] == {"0": None, "1": "wait", "2": None}
    undone.choose(0, "wait")
    undone.choose(2, "raid")
    with pytest.raises(UndoRefused):
        undo(undone, 0)


def test_a_pickled_game_goes_on_as_if_it_had_not_been() -> None:
    state = finished(4, b"pickle", limit=80)
    kept = pickle.loads(pickle.dumps(state))
    assert kept.hash() == state.hash()
    for other in (state, kept):
        rng = Random(seed_of(b"later"), 0)
        while not other.over:
            codes = other.codes(other.waiting[0])
            other.apply(other.waiting[0], codes[int(rng.below(len(codes)))])
    assert kept.hash() == state.hash()
