"""The functions of setup.py, which is no part of the package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def setup_module() -> ModuleType:
    """setup.py as a module; it builds only when it is run."""
    spec = importlib.util.spec_from_file_location("rulewright_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
