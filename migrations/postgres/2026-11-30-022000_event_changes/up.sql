-- What the latest changes of an event's version were about: who has seen an earlier version reads only what changed.
CREATE TABLE event_changes (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,
    version BIGINT NOT NULL,
    -- The ids of the guests whose rows changed, separated by spaces; NULL when anything may have changed.
    guests TEXT,
    changed_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, slot, version)
);
