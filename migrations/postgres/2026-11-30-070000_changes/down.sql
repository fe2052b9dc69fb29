DROP TABLE live_epoch;
DROP TABLE changes;
CREATE TABLE event_changes (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    slot INTEGER NOT NULL,
    version BIGINT NOT NULL,
    guests TEXT,
    changed_at TIMESTAMP NOT NULL,
    CONSTRAINT event_changes_pkey PRIMARY KEY (event_id, slot, version, organisation_id),
    CONSTRAINT event_changes_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);
CREATE POLICY organisation ON event_changes USING (organisation_id
    = COALESCE(NULLIF((SELECT current_setting('seatwright.organisation', TRUE)), ''), organisation_id));
ALTER TABLE event_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
