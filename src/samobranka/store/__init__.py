"""Where matches and users are kept: SQLite by default, PostgreSQL by URL.

`database` opens a store, `journal` writes to it and reads from it without stopping the server.
`users`, `sessions`, `tables`, `entries`, `chats` and `settings` are plain functions over a connection
that is inside a transaction; whoever calls them commits.
"""
