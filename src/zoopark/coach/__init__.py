"""The coach: which move is good and why, and what a game that was played could teach."""
