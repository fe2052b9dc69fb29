-- What each transaction changed, for open screens and for readers who have seen an earlier version of an event.
-- Kinds and ids only, never names: nothing has to be erased from it, and no role could learn too much.
CREATE TABLE changes (
    -- Never used again, also when the newest row was removed with its event.
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    -- The transaction on PostgreSQL, where transactions are not visible in the order of the ids.
    xid BIGINT NOT NULL DEFAULT 0,
    organisation_id TEXT NOT NULL,
    -- NULL for what belongs to no event.
    event_id TEXT,
    -- Which version of the event this was, if its lists show the change.
    slot INTEGER,
    version BIGINT,
    -- Kinds with ids or a version, as `domain::live` writes them.
    parts TEXT NOT NULL,
    changed_at TIMESTAMP NOT NULL
);
CREATE UNIQUE INDEX changes_organisation_idx ON changes (organisation_id, xid, id);
CREATE INDEX changes_event_idx ON changes (event_id, slot, version);
CREATE INDEX changes_changed_at_idx ON changes (changed_at);

INSERT INTO changes (organisation_id, event_id, slot, version, parts, changed_at)
SELECT organisation_id, event_id, slot, version,
    CASE WHEN guests IS NULL THEN 'guests seats' WHEN guests = '' THEN 'plan'
        ELSE 'guests:' || replace(guests, ' ', ',') END,
    changed_at
FROM event_changes ORDER BY changed_at;
DROP TABLE event_changes;

-- A number that is drawn with the database: a restored backup counts the same changes again.
CREATE TABLE live_epoch (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    epoch TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO live_epoch (id, epoch) VALUES (1, lower(hex(randomblob(6))));
