ALTER TABLE parties DROP COLUMN plus_ones_set;
