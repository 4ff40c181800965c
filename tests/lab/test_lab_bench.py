"""Benchmarks give figures; how high they are is no business of a test."""

from __future__ import annotations

import json
import sys

import pytest

import rulewright.research
from rulewright import BadSetup, UnknownGame
from rulewright.lab import BadPlan, peers
from rulewright.lab.bench import BenchResult, Figures, bench, mid_game
from rulewright.lab.peers import Peer

SHORT = 0.02


def test_all_figures_are_positive_for_both_builds() -> None:
    result = bench("ethnos", 3, SHORT, compare=True)
    assert result.pure is not None
    assert result.pure.build == "pure"
    assert result.figures.build in ("pure", "compiled")
    for figures in (result.figures, result.pure):
        assert set(figures.rates) == {"decisions", "games", "playouts", "copies", "determinizations", "steps"}
        assert min(figures.rates.values()) > 0
    assert set(result.ratios) == set(result.figures.rates)
    assert json.loads(json.dumps(result.to_json()))["pure"]["build"] == "pure"


def test_ratios_are_this_build_by_the_pure_one() -> None:
    fast, slow = Figures("compiled", 80, 8, 90, 60, 10, 40), Figures("pure", 10, 1, 10, 20, 5, 10)
    assert BenchResult("ethnos", 4, 1, fast, slow).ratios == {
        "decisions": 8, "games": 8, "playouts": 9, "copies": 3, "determinizations": 2, "steps": 4,
    }  # fmt: skip
    assert BenchResult("ethnos", 4, 1, fast).ratios == {}


def test_without_pettingzoo_there_are_no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(rulewright.research, "environment", raising=False)
    monkeypatch.delitem(sys.modules, "rulewright.research.environment", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    figures = bench("ethnos", 2, SHORT).figures
    assert figures.steps is None
    assert set(figures.rates) == {"decisions", "games", "playouts", "copies", "determinizations"}


def test_the_middle_of_the_game_is_always_the_same() -> None:
    assert mid_game("ethnos", 4).hash() == mid_game("ethnos", 4).hash()


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(UnknownGame):
        bench("chess", 2, SHORT)
    with pytest.raises(BadSetup):
        bench("ethnos", 9, SHORT)
    with pytest.raises(BadPlan):
        bench("ethnos", 2, 0)


def test_openspiel_plays_beside_it() -> None:
    measured = peers.openspiel(SHORT)
    assert [peer.game for peer in measured] == ["go_fish", "hearts", "gin_rummy", "python_block_dominoes"]
    assert all(peer.decisions is not None and peer.decisions > 0 for peer in measured)


def test_engines_that_are_missing_are_skipped_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ImportError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(peers, "import_module", absent)
    found = bench("ethnos", 2, SHORT, peers=True).peers
    assert [peer.engine for peer in found] == ["OpenSpiel", "PettingZoo (classic)", "RLCard"]
    assert all(peer.decisions is None and peer.note.startswith("skipped") for peer in found)
    assert found[2] == Peer("RLCard", "", None, "skipped: rlcard is not installed")
