"""Positions as SVG drawings: shapes, and the table that all games share."""
