DROP VIEW listed_guests;
DELETE FROM guests WHERE import_id IN (SELECT id FROM imports);
ALTER TABLE guests DROP COLUMN import_id;
DROP TABLE imports;
