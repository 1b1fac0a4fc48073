"""People: your identity here, and your games."""

from starlette.responses import Response

from zoopark.server.api.access import check_history
from zoopark.server.api.messages import Forgotten, Listed, Secret
from zoopark.server.api.tables import as_listed
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.identity import COOKIE, new_secret
from zoopark.server.keeping import erase_words

endpoints = Endpoints()


@endpoints.add("GET", "/api/me/tables", tuple[Listed, ...])
async def my_tables(call: Call) -> tuple[Listed, ...]:
    """Your games, unfinished ones first; ``to_act`` says whose turn it is."""
    if not call.person.digest:
        return ()
    rows = await call.service.hub.store.mine(call.person.digest, 100)
    return tuple(as_listed(row) for row in rows)


@endpoints.add("POST", "/api/people", Secret, status=201)
async def be_somebody(call: Call) -> Secret:
    """A secret for a program; browsers get theirs in a cookie."""
    return Secret(new_secret())


@endpoints.add("DELETE", "/api/me/words", Forgotten)
async def erase_my_words(call: Call) -> Forgotten:
    """Erase your chat and your names from all tables. Your seats stay yours."""
    check_history(call)
    person = call.person.digest
    return Forgotten(await erase_words(call.service.hub, person) if person else 0)


@endpoints.add("DELETE", "/api/me", None, status=204)
async def forget_me(call: Call) -> Response:
    """Make this browser forget who it is. Its seats are kept."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response
