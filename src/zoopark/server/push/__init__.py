"""Web Push: who wants to know is told by their browser's push service that it is their turn."""
