"""A master thinks in a browser what it thinks on a server, to the last digit."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.site import judged

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
PACKAGES = ROOT / ".stamps" / "packages"


@pytest.mark.skipif(not (shutil.which("node") and PYODIDE.exists() and PACKAGES.exists()), reason="no kit")
def test_a_browser_judges_as_a_server_does() -> None:
    folders = [ROOT / "src", PACKAGES.resolve()]
    command = [str(part) for part in ("node", HERE / "judged.mjs", PYODIDE, *folders, HERE / "judged.py")]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    assert json.loads(told.splitlines()[-1]) == judged.judge_all()
