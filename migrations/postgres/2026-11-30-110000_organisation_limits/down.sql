ALTER TABLE organisations DROP COLUMN max_plan_bytes;
ALTER TABLE organisations DROP COLUMN max_guests;
ALTER TABLE organisations DROP COLUMN max_events;
