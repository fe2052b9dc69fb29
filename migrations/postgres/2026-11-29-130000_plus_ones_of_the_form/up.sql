-- Whether an organiser chose plus_ones_allowed. Otherwise the number of the form holds.
ALTER TABLE parties ADD COLUMN plus_ones_set BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE parties SET plus_ones_set = TRUE WHERE plus_ones_allowed > 0;
-- Whether an answer came by a personal link after registration had closed.
ALTER TABLE answers ADD COLUMN is_late BOOLEAN NOT NULL DEFAULT FALSE;
