"""Structs of the wire are read by several threads at once, which msgspec survives only if it knows them already."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
import rulewright.server.wire as wire
from msgspec import Struct
from msgspec.json import Decoder

calls = []
sys.setprofile(lambda frame, event, _arg: calls.append(frame.f_code.co_name) if event == "call" else None)
structs = [part for part in vars(wire).values() if isinstance(part, type) and issubclass(part, Struct)]
for part in structs:
    Decoder(part)
known = "get_class_annotations" not in calls


class Unknown(Struct):
    field: int


Decoder(Unknown)
sys.setprofile(None)
assert len(structs) > 60
assert "get_class_annotations" in calls, "this test no longer notices when msgspec works a struct out"
assert known, "msgspec works out a struct of the wire when it is first read"
"""


def test_no_struct_of_the_wire_is_worked_out_when_it_is_first_read() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
