ALTER TABLE guests DROP COLUMN preferred_name;
