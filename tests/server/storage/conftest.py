"""Every test of the store has the databases at hand."""

from support.databases import database_url, postgres

__all__ = ["database_url", "postgres"]
