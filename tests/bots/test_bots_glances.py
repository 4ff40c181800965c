"""Tables of glances: every decision of a game is in its table, or known to need no thought."""

from __future__ import annotations

import pytest

from rulewright.games.ethnos.weights import GLANCES as ETHNOS
from rulewright.games.runewars.judgement.glances import GLANCES as RUNEWARS
from rulewright.text import texts

NEED_NO_THOUGHT: dict[str, set[str]] = {
    "ethnos": set(),
    "runewars": {"choose_faction", "choose_tile", "hero_next", "rally_city", "setup_hero_area", "support"},
}


@pytest.mark.parametrize(("game", "glances"), [("ethnos", set(ETHNOS.table)), ("runewars", set(RUNEWARS.table))])
def test_every_decision_has_a_glance_or_needs_none(game: str, glances: set[str]) -> None:
    prompts = [id for id in texts(game, "en").catalogue.ids() if id.startswith("prompt-")]
    decisions = {id.removeprefix("prompt-").replace("-", "_") for id in prompts}
    assert glances | NEED_NO_THOUGHT[game] == decisions
    assert not glances & NEED_NO_THOUGHT[game]
