-- The truth: what happened at each table, in order. The primary key is the compare-and-set.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What the lobby and the alarm clock need to find a table by; made from the log.
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    seq BIGINT NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    wake DOUBLE PRECISION,
    summary TEXT NOT NULL
);

CREATE INDEX tables_by_phase ON tables (public, phase, changed);

CREATE INDEX tables_by_wake ON tables (wake);

CREATE TABLE sitters (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

CREATE INDEX sitters_by_table ON sitters (table_id);

-- People and programs. Tokens are stored as hashes only.
CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    scope TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX tokens_by_guest ON tokens (guest);

CREATE TABLE banned_names (
    skeleton TEXT PRIMARY KEY,
    name TEXT NOT NULL
);

-- Server processes and the tables whose bots and clocks each one runs.
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    expires DOUBLE PRECISION NOT NULL
);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    process TEXT NOT NULL,
    token BIGINT NOT NULL
);
