"""Takes machine code into the wheel: what `samobranka build --release DIR` left in a folder.

The folder is named by SAMOBRANKA_MACHINE_CODE (`make wheel` does it). Then the wheel is for the Python
and the platforms that the code was made for, and asks for the very compilers it was made with:
with any others it would have to be built anew. Without it, the wheel is for every Python and platform.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IN_PACKAGE = "samobranka/machine_code"


class MachineCode(BuildHookInterface):  # type: ignore[type-arg]
    """The hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel is built."""
        named = os.environ.get("SAMOBRANKA_MACHINE_CODE")
        if not named or version == "editable":
            return
        folder = Path(named).resolve()
        facts = json.loads((folder / "made_with.json").read_text("utf-8"))
        build_data["tag"] = facts["tag"]
        build_data["pure_python"] = False
        build_data["force_include"][str(folder)] = IN_PACKAGE
        compilers = {"numpy", "numba", "llvmlite"} & set(facts["compilers"])
        build_data["dependencies"] += [
            f"{name}=={facts['compilers'][name]}" for name in sorted(compilers)
        ]
