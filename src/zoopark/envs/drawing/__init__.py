"""Positions as SVG drawings."""

from zoopark.envs.drawing.table import drawn

__all__ = ["drawn"]
