-- A file can be made again at any time; copies would outlive the erasure of a guest.
ALTER TABLE exports DROP COLUMN file;
-- The latest of an event are shown.
CREATE INDEX exports_event_idx ON exports (event_id, created_at);
