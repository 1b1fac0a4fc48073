"""A server for bots from outside."""

from support.servers import house

__all__ = ["house"]
