ALTER TABLE organisations ADD COLUMN max_events BIGINT;
ALTER TABLE organisations ADD COLUMN max_guests BIGINT;
ALTER TABLE organisations ADD COLUMN max_plan_bytes BIGINT;
