-- Floor plans that people kept under a label. The PostgreSQL twin is the same.
-- The document stands last: SQLite then answers the list without reading the pages it fills.
CREATE TABLE snapshots (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    elements INTEGER NOT NULL,
    tables INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    document TEXT NOT NULL,
    CONSTRAINT snapshots_label_key PRIMARY KEY (event_id, label)
);
