"""The server of the web table: people, tables, live matches, sockets, storage. It knows no game by name."""
