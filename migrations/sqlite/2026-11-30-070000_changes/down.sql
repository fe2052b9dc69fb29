DROP TABLE live_epoch;
DROP TABLE changes;
CREATE TABLE event_changes (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    slot INTEGER NOT NULL,
    version BIGINT NOT NULL,
    guests TEXT,
    changed_at TIMESTAMP NOT NULL,
    CONSTRAINT event_changes_pkey PRIMARY KEY (event_id, slot, version),
    CONSTRAINT event_changes_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
