ALTER TABLE plan_commands DROP COLUMN removed;
