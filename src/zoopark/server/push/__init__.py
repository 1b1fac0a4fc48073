"""Web Push: people who subscribe are told by their browser's push service when to move."""
