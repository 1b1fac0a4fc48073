"""The description of the service is true: requests made from it get the answers it promises."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from support.servers import House, random_game, seated
from zoopark.server.api import ENDPOINTS
from zoopark.server.endpoint import Endpoint

EXAMPLES = 20

# Some of what they are sent fits the description and means nothing: a game that there is not, a
# record of nothing, keys that open nothing, or 6.0, which JSON Schema takes for a whole number.
PICKY = {
    "check_game", "open_table", "bring_record", "wish", "sit_down", "give_hint", "try_moves",
    "go_on_from_here", "subscribe",
}  # fmt: skip


def test_every_end_point_is_described(house: House) -> None:
    described = house.person().get("/api/openapi.json")
    assert described["openapi"].startswith("3.1")
    operations = [
        (method.upper(), path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    live = ("GET", "/api/tables/{id}/live")  # the WebSocket
    assert {each[:2] for each in operations} == {(e.method, e.path) for e in ENDPOINTS} | {live}
    assert len({operation["operationId"] for *_, operation in operations}) == len(operations)
    assert all(operation["summary"] for *_, operation in operations)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.handler.__name__)
def test_requests_made_from_the_description(house: House, endpoint: Endpoint) -> None:
    """Good and bad ones, about tables that are there and others: all checks of schemathesis."""
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    operation = schema[endpoint.path][endpoint.method]
    host = house.person()
    table = host.opens("zooloretto(players=2)", ["you", "open"], listed=True).id
    tables = [table, seated(house.people(2), "ozoolemio(players=2)")]
    record = random_game("ozoolemio(players=2)", moves=9).record().dumps()
    tables.append(host.post("/api/records", record)["id"])
    cookies = dict(host.http.cookies)
    picky = endpoint.handler.__name__ in PICKY
    excluded = [positive_data_acceptance] if picky else []

    def cases(mode: GenerationMode) -> Any:
        anywhere = operation.as_strategy(mode)
        if "{id}" not in endpoint.path:
            return anywhere
        here = [operation.as_strategy(mode, path_parameters={"id": each}) for each in tables]
        return st.one_of(anywhere, *here)

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(st.one_of(cases(GenerationMode.POSITIVE), cases(GenerationMode.NEGATIVE)))
    def check(case: Any) -> None:
        if (case.query or {}).get("after") is not None and endpoint.path == "/api/tables/{id}":
            case.query["seconds"] = 0
        case.call_and_validate(excluded_checks=excluded, cookies=cookies, timeout=30)

    check()
