"""The endpoints, by subject."""

from zoopark.server.api import catalogue, coach, people, records, seats, tables, trials
from zoopark.server.endpoint import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *catalogue.endpoints.all,
    *tables.endpoints.all,
    *seats.endpoints.all,
    *records.endpoints.all,
    *coach.endpoints.all,
    *trials.endpoints.all,
    *people.endpoints.all,
)
