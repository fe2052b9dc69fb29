-- What each transaction changed, for open screens and for readers who have seen an earlier version of an event.
-- Kinds and ids only, never names: nothing has to be erased from it, and no role could learn too much.
CREATE TABLE changes (
    id BIGINT GENERATED ALWAYS AS IDENTITY,
    -- The transaction: rows become visible in the order of their commits, not of the ids. A reader stops before the oldest
    -- transaction that still runs, so nothing appears later below what was read.
    xid BIGINT NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
    organisation_id TEXT NOT NULL,
    -- NULL for what belongs to no event.
    event_id TEXT,
    -- Which version of the event this was, if its lists show the change.
    slot INTEGER,
    version BIGINT,
    -- Kinds with ids or a version, as `domain::live` writes them.
    parts TEXT NOT NULL,
    changed_at TIMESTAMP NOT NULL,
    -- No foreign keys: all writers of an organisation would lock the row that they refer to.
    CONSTRAINT changes_pkey PRIMARY KEY (organisation_id, xid, id)
);
CREATE INDEX changes_event_idx ON changes (event_id, slot, version);
CREATE INDEX changes_changed_at_idx ON changes USING brin (changed_at) WITH (pages_per_range = 32);

INSERT INTO changes (organisation_id, event_id, slot, version, parts, changed_at)
SELECT organisation_id, event_id, slot, version,
    CASE WHEN guests IS NULL THEN 'guests seats' WHEN guests = '' THEN 'plan'
        ELSE 'guests:' || replace(guests, ' ', ',') END,
    changed_at
FROM event_changes ORDER BY changed_at;
DROP TABLE event_changes;

CREATE POLICY organisation ON changes USING (organisation_id
    = COALESCE(NULLIF((SELECT current_setting('seatwright.organisation', TRUE)), ''), organisation_id));
ALTER TABLE changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- A number that is drawn with the database: a restored backup counts the same changes again.
CREATE TABLE live_epoch (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    epoch TEXT NOT NULL
);
INSERT INTO live_epoch (id, epoch) VALUES (1, substr(md5(random()::text || clock_timestamp()::text), 1, 12));
