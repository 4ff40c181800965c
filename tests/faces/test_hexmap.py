"""Maps of hexagons drawn with characters."""

from __future__ import annotations

from rulewright.faces.hexmap import BORDER, Hexagon, drawn, widest_top, width_of

EMPTY = ("", "", "", "")


def text(hexagons: list[Hexagon], top: int = 4) -> list[str]:
    return ["".join(run.text for run in line) for line in drawn(hexagons, top)]


def test_a_hexagon_has_four_lines_the_last_on_its_border() -> None:
    assert text([Hexagon(0, 0, ("7A", "middle", "", "2f"))]) == [
        "  ____",
        " / 7A \\",
        "/middle\\",
        "\\      /",
        " \\_2f_/",
    ]


def test_neighbours_share_their_border() -> None:
    below = [Hexagon(0, 0, ("A", "", "", "")), Hexagon(0, 1, ("B", "", "", ""))]
    assert len(text(below)) == 9
    assert text(below)[4] == " \\____/"
    right = [Hexagon(0, 0, EMPTY), Hexagon(1, 0, EMPTY)]
    assert text(right)[3] == "\\      /    \\"


def test_a_border_that_is_not_plain_is_seen_from_both_sides() -> None:
    river = ("", "", "", "~", "", "")
    for hexagons in (
        [Hexagon(0, 0, EMPTY, river), Hexagon(0, 1, EMPTY)],
        [Hexagon(0, 1, EMPTY), Hexagon(0, 0, EMPTY, river)],
    ):
        assert text(hexagons)[4] == " \\~~~~/"
    assert text([Hexagon(0, 0, ("", "", "", "2f"), river)])[4] == " \\~2f~/"


def test_what_is_too_long_is_cut() -> None:
    assert text([Hexagon(0, 0, ("long heading", "", "", ""))])[1] == " /long\\"


def test_every_character_knows_its_hexagon() -> None:
    lines = drawn([Hexagon(0, 0, ("A", "", "", "")), Hexagon(2, -1, ("B", "", "", ""))], 4)
    owners = {run.hexagon: run.text.strip() for run in lines[1] if run.text.strip() in ("A", "B")}
    assert owners == {0: "A", 1: "B"}
    assert all(run.hexagon == BORDER for run in lines[0])


def test_the_widest_top_that_fits_is_found() -> None:
    hexagons = [Hexagon(q, 0, EMPTY) for q in range(9)]
    assert width_of(hexagons, 6) == max(len(line) for line in text(hexagons, 6)) == 74
    assert widest_top(hexagons, 80, 4, 9) == 6
    assert widest_top(hexagons, 20, 4, 9) == 4
    assert drawn([], 4) == []
