DROP INDEX exports_event_idx;
ALTER TABLE exports ADD COLUMN file BYTEA;
