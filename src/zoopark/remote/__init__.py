"""Bots at tables of a server somewhere else."""
