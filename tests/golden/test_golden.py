"""The golden transcripts are exactly what the games still say."""

from __future__ import annotations

import pytest
from transcripts import TABLES, transcript, transcript_path


@pytest.mark.parametrize("players", TABLES)
def test_a_seeded_game_reads_as_it_did(players: int) -> None:
    expected = transcript_path(players).read_text(encoding="utf-8").splitlines()
    found = transcript(players).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), 1):
        assert new == old, f"line {number} of {transcript_path(players).name}"
    assert len(found) == len(expected)
