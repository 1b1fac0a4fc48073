"""Why the server closes a WebSocket: the codes, and what they mean. 4000 and above are ours."""

from typing import Final

NOT_TEXT: Final = 1007
FAILED: Final = 1011
RESTARTING: Final = 1012
UNAVAILABLE: Final = 1013
BAD_MESSAGE: Final = 4400
FOREIGN: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
OUTDATED: Final = 4426
FLOOD: Final = 4429

CUT_OFF: Final = (BAD_MESSAGE, TOO_SLOW, FLOOD)  # the client's own fault, which is counted

CLOSED: Final = {  # as clients are told
    FAILED: "something went wrong on the server",
    RESTARTING: "the server is going down: come back in a moment",
    UNAVAILABLE: "the storage does not answer: come back in a moment",
    BAD_MESSAGE: "a message was too large, or not text",
    FOREIGN: "you may not look at this table",
    NO_TABLE: "there is no such table",
    TOO_SLOW: "you took the messages too slowly: come back",
    OUTDATED: "you were made for another contract: load a newer version",
    FLOOD: "you sent too much, or opened too many connections: come back later",
}
