"""Components (BA-005, BA-010 to BA-019): what a game holds, counted after a set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.battalia.table import GAME, offered, play, rule_against, seat_of, table
from rulewright import BadRecord, BadSetup, State
from rulewright.games.battalia.ids import CREATION_CARDS, FACTIONS, TERRAIN_CARDS

UNITS = {"freeman": 7, "chief": 5, "priest": 4, "lord": 4}
TYPES = ("horse", "tool", "weapon", "tent", "title", "scroll", "amulet")
CITIES = {"d": 1, "s": 1, "c": 1, "t": 1, "x": 3}


def dealt(players: int = 2, **options: Any) -> State:
    """A game whose set-up is done, by defaults."""
    state: State = GAME.new(players=players, options={"mode": "basic", **options}, seed="components")
    while state.position()["phase"] == "setup":
        seat = state.waiting[0]
        pending = state.decision(seat)
        assert pending is not None
        state.choose(seat, pending.default)
    return state


def creation_cards(position: dict[str, Any]) -> Counter[str]:
    """Every creation card of a game at the start, wherever it lies."""
    found: Counter[str] = Counter()
    for name, deck in position["pool"].items():
        if isinstance(deck, int):
            found[name] += deck
        elif not name.startswith(("city", "road")):
            found.update(deck)
    for seat in position["seats"]:
        for place in ("hand", "nation", "shelter"):
            found.update(seat[place])
    for pile in ("display", "spare", "fate", "royals"):
        found.update(position[pile])
    return found


@pytest.mark.rule("BA-010", "BA-011")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_faction_of_the_pool_brings_its_cards(players: int) -> None:
    position = dealt(players).position()
    found = creation_cards(position)
    terrain = Counter(cell["card"] for cell in position["map"].values())
    for name, deck in position["pool"].items():
        if name.startswith(("city", "road")):
            terrain.update(deck)
    for faction in FACTIONS:
        here = int(faction in position["factions"])
        assert {rank: found[f"{rank}-{faction}"] for rank in UNITS} == {r: n * here for r, n in UNITS.items()}
        assert {kind: found[f"{kind}-{faction}"] for kind in TYPES} == dict.fromkeys(TYPES, 3 * here)
        assert {s: terrain[f"city-{faction}-{s}"] for s in CITIES} == {s: n * here for s, n in CITIES.items()}
        assert [terrain[f"road-{faction}-{s}"] for s in "sctx"] == [3 * here] * 4
    assert found["supply"] == 20 * len(position["factions"])


@pytest.mark.rule("BA-012")
def test_pool_decks_mix_the_factions_and_are_shuffled() -> None:
    decks = dealt().position()["pool"]
    names = [*UNITS, *TYPES, *(f"city-{s}" for s in "dsctx"), *(f"road-{s}" for s in "sctx")]
    assert set(decks) == {*names, "supply", "dust", "chest"}
    for name in names:
        kind, _, shape = name.partition("-")
        assert all(card.startswith(f"{kind}-") and card.endswith(shape) for card in decks[name]), name
    assert len({card.partition("-")[2] for card in decks["freeman"][:8]}) > 1, "of several factions, mixed"
    options = {"mode": "basic", "factions": ["bar", "clo", "emb"]}
    pools = [GAME.new(players=2, options=options, seed=f"shuffled {at}").position()["pool"] for at in range(6)]
    assert [name for name in names if len({tuple(pool[name]) for pool in pools}) == 1] == []


@pytest.mark.rule("BA-013", "BA-002")
def test_the_decks_of_the_expansion_are_there_when_their_option_is_on() -> None:
    there = dealt().position()
    assert (there["pool"]["dust"], there["pool"]["chest"]) == (12, 12)
    assert (len(there["storm"]["deck"]), len(there["fate"])) == (12, 3)
    bare = dealt(markets=False, fate=False, gates=False).position()
    assert (bare["pool"]["dust"], bare["pool"]["chest"], bare["storm"]["deck"], bare["fate"]) == (0, 0, [], [])
    fate_alone = dealt(markets=False).position()
    assert (fate_alone["pool"]["dust"], fate_alone["pool"]["chest"]) == (12, 0)


@pytest.mark.rule("BA-013", "BA-340")
def test_a_faction_has_two_marketplaces() -> None:
    workers = {"hand": ["tool-bar", "tool-bar"]}
    roads = {"x3y3": {"card": "road-bar-x"}, "x3y4": {"card": "road-bar-x"}, "x3y2": {"card": "city-bar-x", "owner": 0}}
    one = {**roads, "x3y4": {"card": "road-bar-x", "markets": [0]}}
    assert offered(table(workers, map=one), "market") == ["market:x3y3", "market:x3y4"]
    two = {**roads, "x3y4": {"card": "road-bar-x", "markets": [0, 0, 1]}}
    assert rule_against(table(workers, map=two), "market:x3y3") == "BA-340"


@pytest.mark.rule("BA-014", "BA-037")
@pytest.mark.parametrize(("players", "options", "shown"), [(2, {}, 2), (3, {"fate": False}, 4), (6, {}, 6)])
def test_there_are_seventeen_great_artefacts(players: int, options: dict[str, Any], shown: int) -> None:
    position = dealt(players, **options).position()
    assert len(position["display"]) == shown
    assert sorted(position["display"] + position["spare"]) == sorted(CREATION_CARDS[89:106])


@pytest.mark.rule("BA-015", "BA-130")
def test_a_faction_has_two_heroes_equal_in_rules() -> None:
    hand = ["weapon-bar", "supply", "supply", "supply"]
    state = play(table({"hand": [*hand, "weapon-bar"]}), "hero:x3y2", "hero:x3y2")
    assert [seat_of(state, 0)["heroes"][hero]["at"] for hero in "ab"] == ["x3y2", "x3y2"]
    both = table({"hand": hand, "heroes": {"a": "x3y2", "b": "x3y2"}})
    assert offered(both, "hero") == []
    assert sorted(offered(both, "move")) == ["move:a:supply", "move:b:supply"]


@pytest.mark.rule("BA-017", "BA-035", "BA-036", "BA-390", "BA-561")
@pytest.mark.parametrize(
    ("players", "options", "cities", "city", "ruins"),
    [
        (2, {}, 2, 4, [8]),
        (2, {"mode": "heroic"}, 2, 6, [10]),
        (3, {"map": "extended", "mode": "advanced"}, 3, 4, [8, 8]),
        (6, {"mode": "heroic"}, 6, 6, [10, 10]),
        (6, {"valley": "pass"}, 6, 4, []),
    ],
)
def test_neutral_places_bear_tokens(
    players: int, options: dict[str, Any], cities: int, city: int, ruins: list[int]
) -> None:
    cells = dealt(players, **options).position()["map"].values()
    neutral = [cell["strength"] for cell in cells if cell["card"].startswith("city") and cell["owner"] is None]
    assert neutral == [city] * cities
    assert [cell["strength"] for cell in cells if cell["card"] == "ruins"] == ruins
    centres = [cell["strength"] for cell in cells if cell["card"].endswith("centre")]
    assert centres == ([6, 6] if "valley" in options else [])


@pytest.mark.rule("BA-018", "BA-547")
def test_the_die_has_six_sides_and_is_read_by_all() -> None:
    with pytest.raises(BadRecord):
        play(table({"hand": ["amulet-bar"]}, chance=[7]), "use:amulet-bar")
    state = play(table({"hand": ["amulet-bar"]}, {}, day=7, chance=[5, 2]), "use:amulet-bar")
    assert [frame.get("rolls") for frame in state.view(1)["pending"]] == [None, [2, 5]]


@pytest.mark.rule("BA-019")
def test_modules_that_are_sold_separately_are_no_options() -> None:
    with pytest.raises(BadSetup, match=r"^BA-001: "):
        GAME.new(players=4, options={"volcano": True}, seed="modules")
    assert not [name for name in TERRAIN_CARDS if "volcano" in name or "well" in name]


@pytest.mark.rule("BA-005")
def test_creation_cards_make_decks_and_terrain_cards_the_map() -> None:
    state = dealt()
    position = state.position()
    assert not set(CREATION_CARDS) & set(TERRAIN_CARDS)
    assert {cell["card"] for cell in position["map"].values()} <= set(TERRAIN_CARDS)
    for seat in position["seats"]:
        assert set(seat["hand"] + seat["nation"]) <= set(CREATION_CARDS)
        assert len(seat["hand"] + seat["nation"]) == 10
