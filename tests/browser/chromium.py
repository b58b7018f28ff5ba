"""How the system's own chromium is started by whatever drives it: tests, measurements, pictures."""

import shutil

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell draws the same pages without windows around them, in two thirds of the time."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
