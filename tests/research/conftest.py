"""Without the extra `research` these tests are left out; `make test` installs it first."""

from importlib.util import find_spec

NEEDED = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
collect_ignore_glob = [] if all(map(find_spec, NEEDED)) else ["test_*.py"]
