"""The endpoints, by subject."""

from zoopark.server.api import (
    catalogue,
    coach,
    lessons,
    people,
    practice,
    records,
    seats,
    tables,
    trials,
)
from zoopark.server.endpoint import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *catalogue.endpoints.all,
    *lessons.endpoints.all,
    *tables.endpoints.all,
    *seats.endpoints.all,
    *records.endpoints.all,
    *coach.endpoints.all,
    *trials.endpoints.all,
    *practice.endpoints.all,
    *people.endpoints.all,
)
