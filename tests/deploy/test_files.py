"""The files with which a server is set up: they say what the program understands."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from zoopark.cli import parser
from zoopark.server.metrics import Metrics
from zoopark.server.trust import Trusted

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def serves(words: list[str]) -> Any:
    """A command line of the server, read by the program itself."""
    return parser().parse_args(["serve", *words])


# -- containers -----------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    joined = text("Dockerfile").replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def test_the_image_is_built_from_what_is_there() -> None:
    allowed = [line[1:] for line in text("Dockerfile.dockerignore").splitlines() if line[0] == "!"]
    for kind, words in instructions():
        if kind == "COPY" and "--from" not in words:
            for source in words.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert any(source.split("/")[0] == kept.split("/")[0] for kept in allowed), source


def test_the_image_runs_the_server_as_nobody_in_particular() -> None:
    found = dict(instructions())
    assert found["USER"].isdecimal()
    entry, command = json.loads(found["ENTRYPOINT"]), json.loads(found["CMD"])
    assert entry[:2] == ["zoopark", "serve"]
    assert serves([*entry[2:], *command]).host == "0.0.0.0"
    assert "--require-hashes -r /tmp/production.txt" in text("Dockerfile")
    stages = [words for kind, words in instructions() if kind == "FROM"]
    assert all(re.search(r":[\w.-]+( AS \w+)?$", stage) for stage in stages)


def test_the_composition_fits_together() -> None:
    composed = yaml.safe_load(text("compose.yaml"))
    services = composed["services"]
    assert set(services) == {"zoopark", "db", "caddy"}
    parsed = serves(services["zoopark"]["command"])
    assert parsed.database == "postgresql://zoopark@db/zoopark"
    assert services["db"]["environment"]["POSTGRES_USER"] == "zoopark"
    (front,) = composed["networks"]["front"]["ipam"]["config"]
    assert Trusted(parsed.proxy).words == (front["subnet"],)
    for service in services.values():
        assert set(service["networks"]) <= set(composed["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in composed["volumes"] or (DEPLOY / source).exists()
    assert "ports" not in services["zoopark"], "visitors come through the proxy only"
    assert "ports" not in services["db"]
    used = set(re.findall(r"\{\$(\w+)", text("Caddyfile")))
    assert used == set(services["caddy"]["environment"])


# -- services and proxies -------------------------------------------------------------------------


def test_the_service_of_systemd_starts_the_server() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text("zoopark.service"))
    program, command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert (program.rpartition("/")[2], command) == ("zoopark", "serve")
    parsed = serves(words)
    folder = f"/var/lib/{unit['Service']['StateDirectory']}/"
    assert parsed.database.startswith(f"sqlite://{folder}")
    assert parsed.proxy == ["127.0.0.1"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = tmp_path / "zoopark.service"
    unit.write_text(re.sub(r"(?<=ExecStart=)\S+", sys.executable, text("zoopark.service")))
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "traefik.yaml"])
def test_a_proxy_is_described_with_the_command_that_trusts_it(name: str) -> None:
    (command,) = re.findall(r"^#\s+zoopark serve (.*)$", text(name), re.MULTILINE)
    parsed = serves(command.split())
    assert Trusted(parsed.proxy).words
    assert parsed.name == ["play.example.org"]
    assert "play.example.org" in text(name).replace(command, "")


def test_traefik_passes_on_the_name() -> None:
    http = yaml.safe_load(text("traefik.yaml"))["http"]
    router, service = http["routers"]["zoopark"], http["services"]["zoopark"]["loadBalancer"]
    assert router["service"] in http["services"]
    assert set(router["middlewares"]) <= set(http["middlewares"])
    assert service["passHostHeader"] is True
    assert service["servers"] == [{"url": "http://127.0.0.1:8000"}]


# -- figures --------------------------------------------------------------------------------------


def counted() -> set[str]:
    page = Metrics().page().decode()
    families = dict(re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE))
    return {
        name
        for family, kind in families.items()
        for name in ((f"{family}_bucket",) if kind == "histogram" else (family,))
        if not family.endswith("_created")
    }


def asked(expressions: list[str]) -> set[str]:
    return {name for text in expressions for name in re.findall(r"\bzoopark_\w+", text)}


def test_the_dashboard_shows_what_is_counted_and_all_of_it() -> None:
    board = json.loads(text("grafana.json"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert asked(expressions) == counted()
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places)


def test_alerts_are_about_what_is_counted() -> None:
    (group,) = yaml.safe_load(text("alerts.yaml"))["groups"]
    assert asked([rule["expr"] for rule in group["rules"]]) <= counted()
    assert all(rule["annotations"]["summary"].endswith(".") for rule in group["rules"])
    config = yaml.safe_load(text("prometheus.yaml"))
    assert config["rule_files"] == ["alerts.yaml"]


# -- what is installed ----------------------------------------------------------------------------


def test_what_production_installs_is_pinned_with_hashes_and_is_what_was_tested() -> None:
    locked: dict[str, str] = {}
    lines = (ROOT / "requirements/production.txt").read_text().replace("\\\n", " ").splitlines()
    for line in lines:
        if not line.startswith("#"):
            requirement = Requirement(line.partition(" --hash")[0])
            assert re.findall(r"--hash=sha256:[0-9a-f]{64}", line), line
            locked[canonicalize_name(requirement.name)] = str(requirement.specifier)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    for requirement in map(Requirement, wanted):
        version = locked[canonicalize_name(requirement.name)].removeprefix("==")
        assert requirement.specifier.contains(version), requirement
    files = [ROOT / "requirements" / name for name in ("dev.txt", "play.txt")]
    pinned = [line for file in files for line in file.read_text().split("\n")]
    tested = dict(line.split("==") for line in pinned if "==" in line and line[0] != "#")
    pins = {canonicalize_name(name): f"=={version}" for name, version in tested.items()}
    assert {name: version for name, version in locked.items() if name in pins} == {
        name: version for name, version in pins.items() if name in locked
    }
