-- Keeps the first room and the first sitting of each event.
DELETE FROM wishes WHERE sitting_id NOT IN (SELECT id FROM sittings WHERE position = 0);
DELETE FROM seat_assignments
WHERE sitting_id NOT IN (SELECT id FROM sittings WHERE position = 0)
    OR room_id NOT IN (SELECT id FROM rooms WHERE position = 0);
DELETE FROM plan_patches WHERE room_id NOT IN (SELECT id FROM rooms WHERE position = 0);
DELETE FROM floor_plans WHERE room_id NOT IN (SELECT id FROM rooms WHERE position = 0);
DELETE FROM plan_commands WHERE room_id NOT IN (SELECT id FROM rooms WHERE position = 0);
DELETE FROM seats WHERE room_id NOT IN (SELECT id FROM rooms WHERE position = 0);
DELETE FROM seat_indexes WHERE room_id NOT IN (SELECT id FROM rooms WHERE position = 0);
DELETE FROM hidden_seat_indexes WHERE room_id NOT IN (SELECT id FROM rooms WHERE position = 0);

ALTER TABLE event_counts ADD COLUMN assigned BIGINT NOT NULL DEFAULT 0;
INSERT INTO event_counts AS kept (organisation_id, event_id, slot, assigned)
SELECT c.organisation_id, c.event_id, c.slot, c.assigned
FROM sitting_counts c JOIN sittings s ON s.event_id = c.event_id AND s.id = c.sitting_id AND s.position = 0
ON CONFLICT (event_id, slot, organisation_id) DO UPDATE SET assigned = excluded.assigned;

CREATE OR REPLACE FUNCTION count_assigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO event_counts AS kept (organisation_id, event_id, slot, assigned)
    SELECT e.organisation_id, e.id, pg_backend_pid() % 32, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed JOIN events e ON e.id = changed.event_id GROUP BY e.organisation_id, e.id
    ON CONFLICT (event_id, slot, organisation_id) DO UPDATE SET assigned = kept.assigned + excluded.assigned;
    RETURN NULL;
END;
$$;
DROP TRIGGER seat_assignments_seat ON seat_assignments;
CREATE OR REPLACE FUNCTION check_assigned_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM seat_indexes i WHERE i.event_id = NEW.event_id FOR SHARE;
    IF NOT EXISTS (
        SELECT 1 FROM seat_indexes i JOIN seats s ON s.event_id = i.event_id AND s.generation = i.generation
        WHERE i.event_id = NEW.event_id AND s.seat_id = NEW.seat_id
    ) THEN
        RAISE foreign_key_violation USING MESSAGE = 'no such seat', CONSTRAINT = 'seat_assignments_seat_fkey';
    END IF;
    RETURN NULL;
END;
$$;
CREATE TRIGGER seat_assignments_seat AFTER INSERT OR UPDATE OF event_id, seat_id ON seat_assignments
    FOR EACH ROW EXECUTE FUNCTION check_assigned_seat();

-- The columns take the keys and foreign keys with them that they are part of.
ALTER TABLE plan_patches DROP COLUMN room_id CASCADE;
ALTER TABLE floor_plans DROP COLUMN room_id CASCADE;
ALTER TABLE plan_commands DROP COLUMN room_id CASCADE;
ALTER TABLE seat_indexes DROP COLUMN room_id CASCADE;
ALTER TABLE hidden_seat_indexes DROP COLUMN room_id CASCADE;
ALTER TABLE seats DROP COLUMN room_id CASCADE;
ALTER TABLE seat_assignments DROP COLUMN sitting_id CASCADE, DROP COLUMN room_id CASCADE;
ALTER TABLE wishes DROP COLUMN sitting_id CASCADE;
DROP TABLE sitting_counts;
DROP TABLE guest_sittings;
DROP TABLE sitting_rooms;
DROP TABLE sittings;
DROP TABLE rooms;

ALTER TABLE floor_plans
    ADD CONSTRAINT floor_plans_pkey PRIMARY KEY (event_id, organisation_id),
    ADD CONSTRAINT floor_plans_event_id_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE;
ALTER TABLE plan_patches
    ADD CONSTRAINT plan_patches_revision_key PRIMARY KEY (event_id, revision, organisation_id),
    ADD CONSTRAINT plan_patches_event_id_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES floor_plans (organisation_id, event_id) ON DELETE CASCADE;
ALTER TABLE plan_commands
    ADD CONSTRAINT plan_commands_pkey PRIMARY KEY (event_id, revision, organisation_id),
    ADD CONSTRAINT plan_commands_command_id_key UNIQUE (event_id, command_id, organisation_id),
    ADD CONSTRAINT plan_commands_event_id_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE;
ALTER TABLE seat_indexes
    ADD CONSTRAINT seat_indexes_pkey PRIMARY KEY (event_id, organisation_id),
    ADD CONSTRAINT seat_indexes_event_id_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE;
ALTER TABLE hidden_seat_indexes
    ADD CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, generation, organisation_id),
    ADD CONSTRAINT hidden_seat_indexes_event_id_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE;
ALTER TABLE seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (event_id, generation, seat_id, organisation_id),
    ADD CONSTRAINT seats_event_id_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE;
ALTER TABLE seat_assignments
    ADD CONSTRAINT seat_assignments_guest_key PRIMARY KEY (event_id, guest_id, organisation_id),
    ADD CONSTRAINT seat_assignments_seat_key UNIQUE (event_id, seat_id, organisation_id);
