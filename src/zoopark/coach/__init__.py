"""The coach: which move is good and why, and reviews of finished games."""
