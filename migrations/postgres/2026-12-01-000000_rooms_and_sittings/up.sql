-- Rooms, each with a floor plan of its own, and sittings, each with seats of its own. Every event gets one room and one sitting
-- with the id of the event, so that rows find theirs without a look-up.
-- The release before writes neither; stop all servers for this upgrade.
CREATE TABLE rooms (
    id TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    name TEXT NOT NULL,
    -- Counts from 0: calls that name no room mean the room at 0.
    position INTEGER NOT NULL,
    CONSTRAINT rooms_pkey PRIMARY KEY (id, organisation_id),
    CONSTRAINT rooms_event_id_key UNIQUE (event_id, id, organisation_id),
    CONSTRAINT rooms_position_key UNIQUE (event_id, position, organisation_id),
    CONSTRAINT rooms_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);
CREATE TABLE sittings (
    id TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    name TEXT NOT NULL,
    -- NULL while the times are those of the event.
    starts_at TIMESTAMP,
    ends_at TIMESTAMP,
    -- Sittings of one series are rounds: the fewer pairs meet twice in them, the better.
    series TEXT,
    -- Counts from 0: calls that name no sitting mean the sitting at 0.
    position INTEGER NOT NULL,
    CONSTRAINT sittings_pkey PRIMARY KEY (id, organisation_id),
    CONSTRAINT sittings_event_id_key UNIQUE (event_id, id, organisation_id),
    CONSTRAINT sittings_position_key UNIQUE (event_id, position, organisation_id),
    CONSTRAINT sittings_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);
CREATE TABLE sitting_rooms (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT sitting_rooms_pkey PRIMARY KEY (event_id, sitting_id, room_id, organisation_id),
    CONSTRAINT sitting_rooms_sitting_fkey FOREIGN KEY (organisation_id, event_id, sitting_id)
        REFERENCES sittings (organisation_id, event_id, id) ON DELETE CASCADE,
    CONSTRAINT sitting_rooms_room_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES rooms (organisation_id, event_id, id) ON DELETE CASCADE
);
-- What a guest is asked and answers about one sitting; without a row, the guest is invited and the answer to the event counts.
CREATE TABLE guest_sittings (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    invited BOOLEAN NOT NULL,
    answer TEXT CONSTRAINT guest_sittings_answer_check CHECK (answer IN ('attending', 'declined', 'maybe')),
    CONSTRAINT guest_sittings_pkey PRIMARY KEY (event_id, guest_id, sitting_id, organisation_id),
    CONSTRAINT guest_sittings_guest_fkey FOREIGN KEY (organisation_id, event_id, guest_id)
        REFERENCES guests (organisation_id, event_id, id) ON DELETE CASCADE,
    CONSTRAINT guest_sittings_sitting_fkey FOREIGN KEY (organisation_id, event_id, sitting_id)
        REFERENCES sittings (organisation_id, event_id, id) ON DELETE CASCADE
);
-- Guests on a seat, by sitting: kept by triggers and in slots as event_counts, whose column it replaces.
CREATE TABLE sitting_counts (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    slot INTEGER NOT NULL,
    assigned BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT sitting_counts_pkey PRIMARY KEY (event_id, sitting_id, slot, organisation_id),
    CONSTRAINT sitting_counts_sitting_fkey FOREIGN KEY (organisation_id, event_id, sitting_id)
        REFERENCES sittings (organisation_id, event_id, id) ON DELETE CASCADE
);

INSERT INTO rooms (id, organisation_id, event_id, name, position) SELECT id, organisation_id, id, '', 0 FROM events;
INSERT INTO sittings (id, organisation_id, event_id, name, position) SELECT id, organisation_id, id, '', 0 FROM events;
INSERT INTO sitting_rooms (organisation_id, event_id, sitting_id, room_id) SELECT organisation_id, id, id, id FROM events;
INSERT INTO sitting_counts (organisation_id, event_id, sitting_id, slot, assigned)
SELECT organisation_id, event_id, event_id, slot, assigned FROM event_counts WHERE assigned <> 0;
ALTER TABLE event_counts DROP COLUMN assigned;

ALTER TABLE plan_patches DROP CONSTRAINT plan_patches_event_id_fkey, DROP CONSTRAINT plan_patches_revision_key;
ALTER TABLE floor_plans DROP CONSTRAINT floor_plans_event_id_fkey, DROP CONSTRAINT floor_plans_pkey;
ALTER TABLE plan_commands
    DROP CONSTRAINT plan_commands_event_id_fkey,
    DROP CONSTRAINT plan_commands_command_id_key,
    DROP CONSTRAINT plan_commands_pkey;
ALTER TABLE seat_indexes DROP CONSTRAINT seat_indexes_event_id_fkey, DROP CONSTRAINT seat_indexes_pkey;
ALTER TABLE hidden_seat_indexes
    DROP CONSTRAINT hidden_seat_indexes_event_id_fkey,
    DROP CONSTRAINT hidden_seat_indexes_pkey;
ALTER TABLE seats DROP CONSTRAINT seats_event_id_fkey, DROP CONSTRAINT seats_pkey;
ALTER TABLE seat_assignments
    DROP CONSTRAINT seat_assignments_seat_key,
    DROP CONSTRAINT seat_assignments_guest_key;

-- A generated column is written while the table is copied once. An UPDATE would write each row a second time and each index.
ALTER TABLE floor_plans ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE plan_patches ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE plan_commands ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE seat_indexes ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE hidden_seat_indexes ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE seats ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE seat_assignments
    ADD COLUMN sitting_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED,
    ADD COLUMN room_id TEXT NOT NULL GENERATED ALWAYS AS (event_id) STORED;
ALTER TABLE floor_plans ALTER COLUMN room_id DROP EXPRESSION;
ALTER TABLE plan_patches ALTER COLUMN room_id DROP EXPRESSION;
ALTER TABLE plan_commands ALTER COLUMN room_id DROP EXPRESSION;
ALTER TABLE seat_indexes ALTER COLUMN room_id DROP EXPRESSION;
ALTER TABLE hidden_seat_indexes ALTER COLUMN room_id DROP EXPRESSION;
ALTER TABLE seats ALTER COLUMN room_id DROP EXPRESSION;
ALTER TABLE seat_assignments
    ALTER COLUMN sitting_id DROP EXPRESSION,
    ALTER COLUMN room_id DROP EXPRESSION;
-- NULL: the wish holds in every sitting.
ALTER TABLE wishes ADD COLUMN sitting_id TEXT;

ALTER TABLE floor_plans
    ADD CONSTRAINT floor_plans_pkey PRIMARY KEY (event_id, room_id, organisation_id),
    ADD CONSTRAINT floor_plans_room_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES rooms (organisation_id, event_id, id) ON DELETE CASCADE;
ALTER TABLE plan_patches
    ADD CONSTRAINT plan_patches_revision_key PRIMARY KEY (event_id, room_id, revision, organisation_id),
    ADD CONSTRAINT plan_patches_plan_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES floor_plans (organisation_id, event_id, room_id) ON DELETE CASCADE;
ALTER TABLE plan_commands
    ADD CONSTRAINT plan_commands_pkey PRIMARY KEY (event_id, room_id, revision, organisation_id),
    ADD CONSTRAINT plan_commands_command_id_key UNIQUE (event_id, room_id, command_id, organisation_id),
    ADD CONSTRAINT plan_commands_room_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES rooms (organisation_id, event_id, id) ON DELETE CASCADE;
ALTER TABLE seat_indexes
    ADD CONSTRAINT seat_indexes_pkey PRIMARY KEY (event_id, room_id, organisation_id),
    ADD CONSTRAINT seat_indexes_room_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES rooms (organisation_id, event_id, id) ON DELETE CASCADE;
ALTER TABLE hidden_seat_indexes
    ADD CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, room_id, generation, organisation_id),
    ADD CONSTRAINT hidden_seat_indexes_room_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES rooms (organisation_id, event_id, id) ON DELETE CASCADE;
ALTER TABLE seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (event_id, room_id, generation, seat_id, organisation_id),
    ADD CONSTRAINT seats_room_fkey FOREIGN KEY (organisation_id, event_id, room_id)
        REFERENCES rooms (organisation_id, event_id, id) ON DELETE CASCADE;
-- A guest has at most one seat in a sitting, and a seat at most one guest. A sitting or room with seated guests cannot go.
ALTER TABLE seat_assignments
    ADD CONSTRAINT seat_assignments_guest_key PRIMARY KEY (event_id, guest_id, sitting_id, organisation_id),
    ADD CONSTRAINT seat_assignments_seat_key UNIQUE (event_id, sitting_id, room_id, seat_id, organisation_id),
    ADD CONSTRAINT seat_assignments_room_fkey FOREIGN KEY (organisation_id, event_id, sitting_id, room_id)
        REFERENCES sitting_rooms (organisation_id, event_id, sitting_id, room_id);
ALTER TABLE wishes
    ADD CONSTRAINT wishes_sitting_fkey FOREIGN KEY (organisation_id, event_id, sitting_id)
        REFERENCES sittings (organisation_id, event_id, id) ON DELETE CASCADE;

CREATE OR REPLACE FUNCTION check_assigned_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM seat_indexes i WHERE i.event_id = NEW.event_id AND i.room_id = NEW.room_id FOR SHARE;
    IF NOT EXISTS (
        SELECT 1 FROM seat_indexes i
        JOIN seats s ON s.event_id = i.event_id AND s.room_id = i.room_id AND s.generation = i.generation
        WHERE i.event_id = NEW.event_id AND i.room_id = NEW.room_id AND s.seat_id = NEW.seat_id
    ) THEN
        RAISE foreign_key_violation USING MESSAGE = 'no such seat', CONSTRAINT = 'seat_assignments_seat_fkey';
    END IF;
    RETURN NULL;
END;
$$;
DROP TRIGGER seat_assignments_seat ON seat_assignments;
CREATE TRIGGER seat_assignments_seat AFTER INSERT OR UPDATE OF event_id, room_id, seat_id ON seat_assignments
    FOR EACH ROW EXECUTE FUNCTION check_assigned_seat();

CREATE OR REPLACE FUNCTION count_assigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO sitting_counts AS kept (organisation_id, event_id, sitting_id, slot, assigned)
    SELECT e.organisation_id, e.id, changed.sitting_id, pg_backend_pid() % 32,
        CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed JOIN events e ON e.id = changed.event_id GROUP BY e.organisation_id, e.id, changed.sitting_id
    ON CONFLICT (event_id, sitting_id, slot, organisation_id) DO UPDATE SET assigned = kept.assigned + excluded.assigned;
    RETURN NULL;
END;
$$;

DO $$
DECLARE
    name TEXT;
BEGIN
    FOREACH name IN ARRAY ARRAY['rooms', 'sittings', 'sitting_rooms', 'guest_sittings', 'sitting_counts'] LOOP
        EXECUTE format(
            'CREATE POLICY organisation ON %I USING (organisation_id
                = COALESCE(NULLIF((SELECT current_setting(''seatwright.organisation'', TRUE)), ''''), organisation_id))',
            name);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    END LOOP;
END;
$$;
