"""What is loaded when: each library only by the module that is for it."""

import pytest

from support.builds import printed

SCRIPT = """
import importlib, sys
importlib.import_module({name!r})
print(*(name for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel") if name in sys.modules))
"""


@pytest.mark.parametrize(
    ("name", "loaded"),
    [
        ("zoopark", ""),
        ("zoopark.envs", ""),
        ("zoopark.envs.games", ""),
        ("zoopark.envs.batch", "numpy"),
        ("zoopark.envs.seat", "numpy gymnasium"),
        ("zoopark.envs.zooloretto_v0", "numpy gymnasium pettingzoo"),
        ("zoopark.envs.spiel", "numpy pyspiel"),
    ],
)
def test_only_what_is_needed_is_loaded(name: str, loaded: str) -> None:
    assert printed(SCRIPT.format(name=name)) == [loaded]
