"""The generator and the chance events through which games use it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from rulewright import BadRecord
from rulewright.core.chance import (
    Random,
    Seed,
    draw,
    draw_from_bag,
    draw_several,
    random_from,
    roll,
    roll_faces,
    seed_of,
    shuffle,
)
from rulewright.core.record import record_of
from toy import Market, Toy

GAME = Toy("chance toy")
GOLDEN_WORDS = [894227474, 1641815666, 1383334495, 1871380842, 453265202, 2820169739]
GOLDEN_NEXT_STREAM = [779078067, 2451786771, 3586442934]
GOLDEN_SEED = (3713457729, 932519324, 2456296195)


def state(script: list[Any] | None = None, seed: bytes = b"chance") -> Market:
    g = Market(GAME, 2, {}, seed_of(seed))
    g.script = script or []
    return g


def test_the_words_of_the_generator_never_change() -> None:
    """Golden numbers: old records verify only as long as these stay as they are."""
    stream = Random(seed_of(b"golden"), 0)
    assert [int(stream.word()) for _ in range(6)] == GOLDEN_WORDS
    other = Random(seed_of(b"golden"), 1)
    assert [int(other.word()) for _ in range(3)] == GOLDEN_NEXT_STREAM
    assert (seed_of(b"golden").a, seed_of(b"golden").b, seed_of(b"golden").c) == GOLDEN_SEED


def test_a_plain_reading_of_sfc32_agrees() -> None:
    """The published algorithm, written out once more with Python's own integers."""
    mask = 0xFFFFFFFF
    a, b, c, counter = 1, 2, 3, 1
    expected = []
    for _ in range(12 + 5):
        out = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((((c << 21) | (c >> 11)) & mask) + out) & mask
        expected.append(out)
    stream = Random(Seed(1, 2, 3), 0)
    assert [int(stream.word()) for _ in range(5)] == expected[12:]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 67])
def test_below_is_uniform(sides: int) -> None:
    """Chi-square of 20,000 throws, far inside what chance allows (five standard deviations)."""
    stream = Random(seed_of(b"uniform"), sides)
    throws = 20_000
    counts = [0] * sides
    for _ in range(throws):
        counts[int(stream.below(sides))] += 1
    expected = throws / sides
    square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = sides - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5


def test_below_one_is_zero() -> None:
    stream = Random(seed_of(b"one"), 0)
    assert {int(stream.below(1)) for _ in range(20)} == {0}


def test_units_lie_between_0_and_1() -> None:
    stream = Random(seed_of(b"unit"), 0)
    values = [stream.unit() for _ in range(1000)]
    assert all(0 <= value < 1 for value in values)
    assert 0.45 < sum(values) / len(values) < 0.55


def test_every_order_of_three_comes_up_equally_often() -> None:
    stream = Random(seed_of(b"orders"), 0)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        stream.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("bits", [0, 1, 5, 32, 33, 64, 100])
def test_random_bits_have_the_asked_length(bits: int) -> None:
    stream = Random(seed_of(b"bits"), 0)
    values = [stream.getrandbits(bits) for _ in range(200)]
    assert all(0 <= value < 1 << bits for value in values)
    assert bits == 0 or max(values).bit_length() == bits


def test_streams_and_seeds_differ() -> None:
    first = [int(Random(seed_of(b"a"), stream).word()) for stream in range(100)]
    assert len(set(first)) == 100
    assert int(Random(seed_of(b"b"), 0).word()) != first[0]


def test_a_stream_can_be_seeded_from_the_standard_library() -> None:
    assert int(random_from(random.Random(5)).word()) == int(random_from(random.Random(5)).word())
    assert int(random_from(random.Random(5)).word()) != int(random_from(random.Random(6)).word())


def test_seeds_and_streams_can_be_pickled() -> None:
    stream = Random(seed_of(b"pickle"), 3)
    stream.word()
    kept = pickle.loads(pickle.dumps(stream))
    assert int(kept.word()) == int(stream.word())
    seed = pickle.loads(pickle.dumps(seed_of(b"x")))
    assert (seed.a, seed.b, seed.c) == (seed_of(b"x").a, seed_of(b"x").b, seed_of(b"x").c)


# Events


def test_each_event_has_a_stream_of_its_own() -> None:
    g = state()
    first, second = list(range(9)), list(range(9))
    shuffle(g, "deck", first)
    shuffle(g, "deck", second)
    assert first != second
    later = state()
    later.chances = 1
    again = list(range(9))
    shuffle(later, "deck", again)
    assert again == second


def test_an_event_counts_moves_the_barrier_and_enters_the_journal() -> None:
    g = state()
    shuffle(g, "deck", [1, 2, 3])
    drawn = draw(g, "joker", [0, 1])
    assert (g.chances, g.barrier) == (2, 2)
    assert drawn in (0, 1)
    assert g.journal is not None and len(g.journal) == 2


def test_a_search_keeps_no_journal() -> None:
    g = state()
    g.journal = None
    shuffle(g, "deck", [1, 2, 3])
    assert g.chances == 1


@pytest.mark.parametrize(
    ("script", "result"),
    [
        ([[3, 1, 2]], [3, 1, 2]),
        ([[2]], [2, 1, 3]),
        ([[]], [1, 2, 3]),
        ([[3, 2]], [3, 2, 1]),
        ([{"chance": "shuffle", "what": "deck", "result": [2, 3, 1]}], [2, 3, 1]),
    ],
)
def test_a_shuffle_by_script(script: list[Any], result: list[int]) -> None:
    items = [1, 2, 3]
    shuffle(state(script), "deck", items)
    assert items == result


def test_a_short_script_is_followed_by_the_generator() -> None:
    g = state([[3, 1, 2]])
    items = [1, 2, 3]
    shuffle(g, "deck", items)
    more = list(range(9))
    shuffle(g, "deck", more)
    plain = state()
    plain.chances = 1
    expected = list(range(9))
    shuffle(plain, "deck", expected)
    assert more == expected


@pytest.mark.parametrize("script", [[1], [[1]], [{"chance": "draw", "what": "joker", "result": 1}]])
def test_a_draw_by_script(script: list[Any]) -> None:
    assert draw(state(script), "joker", [0, 1]) == 1


@pytest.mark.parametrize(
    "entry",
    [
        [4], [1, 1], ["one"], [None], [True], [1.0], "one",
        {"chance": "draw", "what": "deck", "result": 1},
        {"chance": "shuffle", "what": "pool", "result": [1]},
        {"chance": "shuffle", "what": "deck"},
        {},
    ],
)  # fmt: skip
def test_an_impossible_shuffle_is_refused(entry: Any) -> None:
    with pytest.raises(BadRecord):
        shuffle(state([entry]), "deck", [1, 2, 3])


@pytest.mark.parametrize("entry", [2, -1, [0, 1], [], "0", {"chance": "shuffle", "what": "joker", "result": [0]}])
def test_an_impossible_draw_is_refused(entry: Any) -> None:
    with pytest.raises(BadRecord):
        draw(state([entry]), "joker", [0, 1])


# Dice, several at once, bags


def written(g: Market) -> list[Any]:
    return [entry["result"] for entry in record_of(g)[1:]]


def test_a_die_shows_every_face_and_its_record_is_a_number() -> None:
    g = state()
    faces = [int(roll(g, "die", 6)) for _ in range(200)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert written(g) == faces
    again = state(record_of(g)[1:])
    assert [int(roll(again, "die", 6)) for _ in range(200)] == faces


@pytest.mark.parametrize("result", [0, 7, "six", [1, 2], True])
def test_a_scripted_roll_is_a_face_of_the_die(result: Any) -> None:
    g = state([{"chance": "roll", "what": "die", "result": result}])
    with pytest.raises(BadRecord, match="die"):
        roll(g, "die", 6)
    assert g.chances == 0


def test_several_are_drawn_as_one_event_in_ascending_order() -> None:
    g = state()
    drawn = {tuple(draw_several(g, "factions", [0, 1, 2, 3], 2)) for _ in range(100)}
    assert drawn == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    assert written(g)[0] in [list(pair) for pair in drawn]
    scripted = state([{"chance": "draw", "what": "factions", "result": [3, 1]}])
    assert draw_several(scripted, "factions", [0, 1, 2, 3], 2) == [1, 3]


@pytest.mark.parametrize("result", [[0], [0, 0], [0, 1, 2], [0, 9], 1])
def test_a_scripted_draw_of_several_fits(result: Any) -> None:
    with pytest.raises(BadRecord, match="2 of 4"):
        draw_several(state([{"chance": "draw", "what": "factions", "result": result}]), "factions", [0, 1, 2, 3], 2)


def test_a_bag_gives_each_thing_as_often_as_it_holds_it() -> None:
    g = state()
    bag = [0, 1, 0, 3]
    drawn = [int(draw_from_bag(g, "bag", bag)) for _ in range(4000)]
    assert set(drawn) == {1, 3}
    assert 2850 < drawn.count(3) < 3150, "three of four, within five standard deviations"
    assert bag == [0, 1, 0, 3] and written(g)[:5] == drawn[:5]


@pytest.mark.parametrize("result", [0, 2, 4, -1, [1, 3]])
def test_a_scripted_draw_from_a_bag_is_in_it(result: Any) -> None:
    with pytest.raises(BadRecord, match="in the bag"):
        draw_from_bag(state([{"chance": "draw", "what": "bag", "result": result}]), "bag", [0, 1, 0, 3])


def test_a_game_can_insist_on_whole_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    script: list[Any] = [{"chance": "shuffle", "what": "deck", "result": [3]}]
    items = [1, 2, 3]
    shuffle(state(script), "deck", items)
    assert items == [3, 1, 2]
    monkeypatch.setattr(GAME, "whole_shuffles", True)
    with pytest.raises(BadRecord, match="all 3 things"):
        shuffle(state(script), "deck", items)


def test_a_die_with_faces_of_its_own_shows_each_as_often_as_it_has_it() -> None:
    g = state()
    shown = [int(roll_faces(g, "die", [1, 1, 1, 4])) for _ in range(400)]
    assert set(shown) == {1, 4} and 60 < shown.count(4) < 140
    assert record_of(g)[1] == {"chance": "roll", "what": "die", "result": shown[0]}


@pytest.mark.parametrize("result", [2, 0, [1, 4], "1"])
def test_a_scripted_roll_of_such_a_die_is_one_of_its_faces(result: Any) -> None:
    with pytest.raises(BadRecord):
        roll_faces(state([result]), "die", [1, 1, 1, 4])
    assert roll_faces(state([4]), "die", [1, 1, 1, 4]) == 4
