"""Several processes of one server: each table is owned by one of them, which gets all connections for it."""
