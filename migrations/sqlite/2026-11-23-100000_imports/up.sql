-- Imports of guest lists that are under way. The PostgreSQL twin is the same.
-- A list is stored in several transactions. Its guests are on no list until the row here goes, in the last of them.
CREATE TABLE imports (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    -- Room that the guests take up in the event from the first transaction on.
    guests BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    -- When its removal began; it can no longer go on then.
    discarded_at TIMESTAMP
);
CREATE INDEX imports_event_id_idx ON imports (event_id);
CREATE INDEX imports_created_at_idx ON imports (created_at);

-- The import that a guest came with, if any; it stays when the import has ended.
ALTER TABLE guests ADD COLUMN import_id TEXT;
CREATE INDEX guests_import_id_idx ON guests (import_id) WHERE import_id IS NOT NULL;

-- What is read: the guests without those of imports under way.
CREATE VIEW listed_guests AS
SELECT id, event_id, first_name, last_name, first_folded, last_folded, email, email_folded, mobile, mobile_digits, company,
    additional_info, dietary, special_requests, notes, rsvp, arrived_at, party_id, table_id, lookup_code, created_at, updated_at,
    import_id
FROM guests
WHERE NOT EXISTS (SELECT 1 FROM imports WHERE imports.id = guests.import_id);
