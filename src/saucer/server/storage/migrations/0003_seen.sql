-- When somebody last looked at a table or came as a guest, to within an hour: what nobody needs any more can be deleted.
ALTER TABLE tables ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0;

UPDATE tables SET seen = changed;

ALTER TABLE guests ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0;

UPDATE guests SET seen = COALESCE(
    (SELECT max(t.changed) FROM tables t JOIN sitters s ON s.table_id = t.table_id WHERE s.guest = guests.guest),
    created
);

CREATE INDEX events_chat ON events (at) WHERE substr(body, 1, 15) = '{"type":"spoke"';
