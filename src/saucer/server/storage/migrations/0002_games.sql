-- Finished games in the history of everybody who played them: a table may have several, and is left in the end.
CREATE TABLE games (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    summary TEXT NOT NULL,
    PRIMARY KEY (guest, table_id, number)
);

CREATE INDEX games_by_table ON games (table_id);

-- Of older tables only the last game is known; 0 stands for the newest.
INSERT INTO games
SELECT t.table_id, 0, s.guest, t.changed, t.summary
FROM tables t JOIN sitters s ON s.table_id = t.table_id
WHERE t.phase = 'over';
