"""The service: tables for thousands of matches over HTTP and WebSocket, kept in a database."""
