"""What the build packs for a browser, where our package may be compiled to WebAssembly."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "web/scripts/packing.py"
BINARY = "cpython-314-wasm32-emscripten.so"


@pytest.fixture(scope="module")
def packing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("packing", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_interpreted_package_is_packed_as_far_as_a_table_can_be_asked(
    packing: ModuleType,
) -> None:
    ours = {"zoopark/core/bits.py", "zoopark/texts/en/rules/base.toml", "zoopark/game.py"}
    ours.add("zoopark/texts/en/notation.ftl")
    left = {"zoopark/lab/report.py", "zoopark/games/aquaretto/observer.py", "zoopark/py.typed"}
    left |= {"zoopark/texts/cs/notation.ftl", "zoopark/texts/en/table.ftl"}
    others = {"msgspec/_core.so", "msgspec/yaml.py"}
    found = packing.wanted(ours | left | others, imported={"msgspec/_core.so"})
    assert found == sorted(ours | {"msgspec/_core.so"})


def test_compiled_rules_take_the_place_of_their_sources(packing: ModuleType) -> None:
    names = {
        f"0a1b2c__mypyc.{BINARY}",
        f"zoopark/core/bits.{BINARY}",
        "zoopark/core/bits.py",
        "zoopark/core/words.py",
        f"zoopark/games/aquaretto/observer.{BINARY}",
    }
    found = packing.wanted(names, imported={f"0a1b2c__mypyc.{BINARY}"})
    assert found == [
        f"0a1b2c__mypyc.{BINARY}",
        f"zoopark/core/bits.{BINARY}",
        "zoopark/core/words.py",
    ]
