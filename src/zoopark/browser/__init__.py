"""The server inside a browser: the same tables and answers, without a network under them."""
