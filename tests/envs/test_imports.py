"""What is loaded when: each library only by the module that is for it."""

import pytest

from support.builds import SOURCES, printed

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


WITHOUT = """
import importlib, sys
sys.modules[{library!r}] = None
try:
    importlib.import_module({name!r})
except ImportError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("name", "library"),
    [
        ("zoopark.envs.batch", "numpy"),
        ("zoopark.envs.policy", "numpy"),
        ("zoopark.envs.seat", "gymnasium"),
        ("zoopark.envs.zooloretto_v0", "pettingzoo"),
        ("zoopark.envs.spiel", "pyspiel"),
    ],
)
def test_a_missing_library_is_named_with_how_to_install_it(name: str, library: str) -> None:
    said = f"this needs the package {library}; install it with: pip install 'zoopark[rl]'"
    script = WITHOUT.format(library=library, name=name)
    assert printed(script, PYTHONPATH=str(SOURCES)) == [f"MissingExtra {said}"]
