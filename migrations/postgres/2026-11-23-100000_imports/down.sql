DROP VIEW listed_guests;
DELETE FROM guests WHERE import_id IN (SELECT id FROM imports);
DELETE FROM parties WHERE event_id IN (SELECT event_id FROM imports)
    AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.party_id = parties.id);
DROP INDEX guests_import_id_idx;
ALTER TABLE guests DROP COLUMN import_id;
DROP TABLE imports;
