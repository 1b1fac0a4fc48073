"""Every test of the server has one at hand, and the databases that it may stand on."""

from support.databases import database_url, postgres
from support.servers import house

__all__ = ["database_url", "house", "postgres"]
