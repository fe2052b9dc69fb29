ALTER TABLE answers DROP COLUMN is_late;
ALTER TABLE parties DROP COLUMN plus_ones_set;
