"""The golden transcripts are exactly what the games still say."""

from __future__ import annotations

import pytest
from transcripts import TABLES, transcript, transcript_path


@pytest.mark.parametrize("name", TABLES)
def test_a_seeded_game_reads_as_it_did(name: str) -> None:
    expected = transcript_path(name).read_text(encoding="utf-8").splitlines()
    found = transcript(name).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), 1):
        assert new == old, f"line {number} of {transcript_path(name).name}"
    assert len(found) == len(expected)
