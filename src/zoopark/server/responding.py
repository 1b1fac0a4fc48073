"""From a request to its answer, independent of the transport."""

from typing import Final

import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from zoopark.server.answers import wrong_answer
from zoopark.server.endpoint import Call, Endpoint, answer
from zoopark.server.identity import address_of, hand_over, is_foreign, person_of
from zoopark.server.problems import Problem, Wrong
from zoopark.server.security import seal
from zoopark.server.service import Service
from zoopark.server.storage.errors import StorageError

logger = structlog.get_logger()

SAFE: Final = ("GET", "HEAD")
CONTRACT: Final = "zoopark-contract"  # the header of a client that was made for exactly one


async def respond(endpoint: Endpoint, request: Request, service: Service) -> Response:
    """What an endpoint answers, or why it does not."""
    person = person_of(request)
    try:
        if request.method not in SAFE and is_foreign(request):
            raise Problem(403, "cross-site", "this was sent by another site")
        if request.headers.get(CONTRACT, service.contract) != service.contract:
            raise Problem(400, "outdated", "this client was made for another contract: reload it")
        call = Call(request, service, person, address_of(request))
        accepted = request.headers.get("accept-encoding", "")
        response = answer(await endpoint.handler(call), endpoint.status, accepted)
    except Problem as problem:
        return wrong_answer(request, problem.status, problem.wrong)
    except StorageError:  # which is in the log already
        return wrong_answer(request, 503, Wrong("unavailable", "the storage does not answer"))
    except ClientDisconnect:
        cut_off = Wrong("cut-off", "the request was cut off")
        return wrong_answer(request, 400, cut_off)  # nobody receives it
    except Exception as error:
        return await failed(request, error)
    if person.issued:
        hand_over(response, person.issued, secure=request.url.scheme == "https")
    return response


async def failed(request: Request, error: Exception) -> Response:
    """Details of an error go only to the log."""
    logger.error("request failed", path=request.scope["path"], exc_info=error)
    response = wrong_answer(
        request, 500, Wrong("failed", "something went wrong on the server; it has been logged")
    )
    seal(response.headers, request.scope["path"])  # it may be created outside all middleware
    return response
