"""What an environment does, as a short digest: when it changes, the environment needs a new version.

`python tools/environment_digests.py FILE` writes the words down for the test that holds them.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from blanketfort.engine.chance import stream_of
from blanketfort.engine.shelf import all_games
from blanketfort.engine.text import write_toml
from blanketfort.research.setting import Setting
from blanketfort.research.single_agent import environments

GAMES = 3
"""How many games the word stands for."""


def digest_of(setting: Setting) -> str:
    """A digest of the actions, the index, the bounds, and of all that agents see and get in a few games."""
    digest = hashlib.sha256()
    encoder = setting.encoder
    digest.update("\n".join([*setting.actions, *encoder.index]).encode())
    digest.update(encoder.low.tobytes() + encoder.high.tobytes())
    for seed in range(GAMES):
        state = setting.deal(seed)
        stream = stream_of(seed, "digest")
        while not state.over:
            for seat in range(setting.players):
                digest.update(setting.observe(state, seat).tobytes() + setting.mask(state, seat).tobytes())
            state.apply(state.legal[stream.below(len(state.legal))])
        digest.update(repr(setting.returns(state)).encode())
    return digest.hexdigest()[:16]


def settings() -> dict[str, Setting]:
    """The settings whose digests are kept, by id: each number of players, plain and with what changes most."""
    return {id: Setting(*setting) for each in all_games() for id, setting in environments(each).items()}


def all_digests() -> str:
    """The digest of each setting, as TOML."""
    rows: list[object] = [{"environment": id, "digest": digest_of(setting)} for id, setting in settings().items()]
    return write_toml({"held": rows})


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(all_digests(), encoding="utf-8")
