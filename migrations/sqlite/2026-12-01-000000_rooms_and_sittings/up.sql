-- Rooms, each with a floor plan of its own, and sittings, each with seats of its own. Every event gets one room and one sitting
-- with the id of the event, so that rows find theirs without a look-up. SQLite changes keys only with a new table.
-- The release before writes neither; stop all servers for this upgrade.
CREATE TABLE rooms (
    id TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    name TEXT NOT NULL,
    -- Counts from 0: calls that name no room mean the room at 0.
    position INTEGER NOT NULL,
    CONSTRAINT rooms_pkey PRIMARY KEY (id),
    CONSTRAINT rooms_event_id_key UNIQUE (event_id, id),
    CONSTRAINT rooms_position_key UNIQUE (event_id, position),
    CONSTRAINT rooms_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
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
    CONSTRAINT sittings_pkey PRIMARY KEY (id),
    CONSTRAINT sittings_event_id_key UNIQUE (event_id, id),
    CONSTRAINT sittings_position_key UNIQUE (event_id, position),
    CONSTRAINT sittings_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE sitting_rooms (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT sitting_rooms_pkey PRIMARY KEY (event_id, sitting_id, room_id),
    CONSTRAINT sitting_rooms_sitting_fkey FOREIGN KEY (event_id, sitting_id)
        REFERENCES sittings (event_id, id) ON DELETE CASCADE,
    CONSTRAINT sitting_rooms_room_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES rooms (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
-- What a guest is asked and answers about one sitting; without a row, the guest is invited and the answer to the event counts.
CREATE TABLE guest_sittings (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    invited BOOLEAN NOT NULL,
    answer TEXT CONSTRAINT guest_sittings_answer_check CHECK (answer IN ('attending', 'declined', 'maybe')),
    CONSTRAINT guest_sittings_pkey PRIMARY KEY (event_id, guest_id, sitting_id),
    CONSTRAINT guest_sittings_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT guest_sittings_sitting_fkey FOREIGN KEY (event_id, sitting_id)
        REFERENCES sittings (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
-- Guests on a seat, by sitting: kept by triggers as event_counts, whose column it replaces.
CREATE TABLE sitting_counts (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    slot INTEGER NOT NULL,
    assigned BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT sitting_counts_pkey PRIMARY KEY (event_id, sitting_id, slot),
    CONSTRAINT sitting_counts_sitting_fkey FOREIGN KEY (event_id, sitting_id)
        REFERENCES sittings (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

INSERT INTO rooms (id, organisation_id, event_id, name, position) SELECT id, organisation_id, id, '', 0 FROM events;
INSERT INTO sittings (id, organisation_id, event_id, name, position) SELECT id, organisation_id, id, '', 0 FROM events;
INSERT INTO sitting_rooms (organisation_id, event_id, sitting_id, room_id) SELECT organisation_id, id, id, id FROM events;
INSERT INTO sitting_counts (organisation_id, event_id, sitting_id, slot, assigned)
SELECT organisation_id, event_id, event_id, slot, assigned FROM event_counts;

-- The triggers of the old table go with it.
CREATE TABLE new_seat_assignments (
    id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    seat_id TEXT NOT NULL,
    hand_made BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL,
    sitting_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    -- A guest has at most one seat in a sitting, and a seat at most one guest. A sitting or room with seated guests cannot go.
    CONSTRAINT seat_assignments_guest_key PRIMARY KEY (event_id, guest_id, sitting_id),
    CONSTRAINT seat_assignments_seat_key UNIQUE (event_id, sitting_id, room_id, seat_id),
    CONSTRAINT seat_assignments_id_key UNIQUE (id),
    CONSTRAINT seat_assignments_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT seat_assignments_room_fkey FOREIGN KEY (event_id, sitting_id, room_id)
        REFERENCES sitting_rooms (event_id, sitting_id, room_id)
) WITHOUT ROWID;
INSERT INTO new_seat_assignments
SELECT id, event_id, guest_id, seat_id, hand_made, created_at, organisation_id, event_id, event_id FROM seat_assignments;
DROP TABLE seat_assignments;
ALTER TABLE event_counts DROP COLUMN assigned;

-- Dropping a table removes the rows that refer to it, so the patches are copied before the plans go.
CREATE TABLE new_floor_plans (
    event_id TEXT NOT NULL,
    revision BIGINT NOT NULL,
    document TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    updated_by TEXT NOT NULL REFERENCES users (id),
    organisation_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT floor_plans_pkey PRIMARY KEY (event_id, room_id),
    CONSTRAINT floor_plans_room_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES rooms (event_id, id) ON DELETE CASCADE
);
INSERT INTO new_floor_plans
SELECT event_id, revision, document, updated_at, updated_by, organisation_id, event_id FROM floor_plans;
CREATE TABLE new_plan_patches (
    event_id TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    patch TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT plan_patches_revision_key PRIMARY KEY (event_id, room_id, revision),
    CONSTRAINT plan_patches_plan_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES new_floor_plans (event_id, room_id) ON DELETE CASCADE
);
INSERT INTO new_plan_patches
SELECT event_id, revision, created_at, patch, organisation_id, event_id FROM plan_patches;
DROP TABLE plan_patches;
DROP TABLE floor_plans;
ALTER TABLE new_floor_plans RENAME TO floor_plans;
ALTER TABLE new_plan_patches RENAME TO plan_patches;
CREATE INDEX floor_plans_updated_by_idx ON floor_plans (updated_by);

CREATE TABLE new_plan_commands (
    event_id TEXT NOT NULL,
    revision BIGINT NOT NULL,
    command_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    body TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL,
    removed TEXT,
    room_id TEXT NOT NULL,
    CONSTRAINT plan_commands_pkey PRIMARY KEY (event_id, room_id, revision),
    CONSTRAINT plan_commands_command_id_key UNIQUE (event_id, room_id, command_id),
    CONSTRAINT plan_commands_room_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES rooms (event_id, id) ON DELETE CASCADE
);
INSERT INTO new_plan_commands
SELECT event_id, revision, command_id, user_id, body, created_at, organisation_id, removed, event_id FROM plan_commands;
DROP TABLE plan_commands;
ALTER TABLE new_plan_commands RENAME TO plan_commands;
CREATE INDEX plan_commands_user_id_idx ON plan_commands (user_id);

CREATE TABLE new_seat_indexes (
    event_id TEXT NOT NULL,
    generation BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    organisation_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT seat_indexes_pkey PRIMARY KEY (event_id, room_id),
    CONSTRAINT seat_indexes_room_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES rooms (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO new_seat_indexes
SELECT event_id, generation, seats, organisation_id, event_id FROM seat_indexes;
DROP TABLE seat_indexes;
ALTER TABLE new_seat_indexes RENAME TO seat_indexes;

CREATE TABLE new_hidden_seat_indexes (
    event_id TEXT NOT NULL,
    generation BIGINT NOT NULL,
    building BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, room_id, generation),
    CONSTRAINT hidden_seat_indexes_room_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES rooms (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO new_hidden_seat_indexes
SELECT event_id, generation, building, created_at, organisation_id, event_id FROM hidden_seat_indexes;
DROP TABLE hidden_seat_indexes;
ALTER TABLE new_hidden_seat_indexes RENAME TO hidden_seat_indexes;
CREATE INDEX hidden_seat_indexes_created_at_idx ON hidden_seat_indexes (created_at);

CREATE TABLE new_seats (
    event_id TEXT NOT NULL,
    generation BIGINT NOT NULL,
    seat_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    table_number INTEGER,
    table_label TEXT NOT NULL,
    seat_number INTEGER NOT NULL,
    seat_label TEXT NOT NULL,
    kind TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    room_id TEXT NOT NULL,
    CONSTRAINT seats_pkey PRIMARY KEY (event_id, room_id, generation, seat_id),
    CONSTRAINT seats_room_fkey FOREIGN KEY (event_id, room_id)
        REFERENCES rooms (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO new_seats
SELECT event_id, generation, seat_id, table_id, table_number, table_label, seat_number, seat_label, kind, organisation_id, event_id FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

CREATE TABLE new_wishes (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    strength TEXT NOT NULL CONSTRAINT wishes_strength_check CHECK (strength IN ('must', 'prefer')),
    subjects TEXT NOT NULL,
    object TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL,
    -- NULL: the wish holds in every sitting.
    sitting_id TEXT,
    CONSTRAINT wishes_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
    CONSTRAINT wishes_sitting_fkey FOREIGN KEY (event_id, sitting_id)
        REFERENCES sittings (event_id, id) ON DELETE CASCADE
);
INSERT INTO new_wishes
SELECT id, event_id, kind, strength, subjects, object, created_by, created_at, organisation_id, NULL FROM wishes;
DROP TABLE wishes;
ALTER TABLE new_wishes RENAME TO wishes;
CREATE INDEX wishes_event_id_idx ON wishes (event_id);
CREATE INDEX wishes_created_by_idx ON wishes (created_by);

ALTER TABLE new_seat_assignments RENAME TO seat_assignments;
CREATE TRIGGER seat_assignments_insert AFTER INSERT ON seat_assignments
WHEN NOT EXISTS (
    SELECT 1 FROM seat_indexes i
    JOIN seats s ON s.event_id = i.event_id AND s.room_id = i.room_id AND s.generation = i.generation
    WHERE i.event_id = NEW.event_id AND i.room_id = NEW.room_id AND s.seat_id = NEW.seat_id
)
BEGIN
    SELECT RAISE(ABORT, 'seat_assignments_seat_fkey');
END;
CREATE TRIGGER seat_assignments_update AFTER UPDATE OF event_id, room_id, seat_id ON seat_assignments
WHEN NOT EXISTS (
    SELECT 1 FROM seat_indexes i
    JOIN seats s ON s.event_id = i.event_id AND s.room_id = i.room_id AND s.generation = i.generation
    WHERE i.event_id = NEW.event_id AND i.room_id = NEW.room_id AND s.seat_id = NEW.seat_id
)
BEGIN
    SELECT RAISE(ABORT, 'seat_assignments_seat_fkey');
END;
CREATE TRIGGER sittings_counts AFTER INSERT ON sittings BEGIN
    INSERT INTO sitting_counts (organisation_id, event_id, sitting_id, slot)
    VALUES (NEW.organisation_id, NEW.event_id, NEW.id, 0);
END;
CREATE TRIGGER seat_assignments_counts_insert AFTER INSERT ON seat_assignments BEGIN
    UPDATE sitting_counts SET assigned = assigned + 1
    WHERE event_id = NEW.event_id AND sitting_id = NEW.sitting_id AND slot = 0;
END;
CREATE TRIGGER seat_assignments_counts_delete AFTER DELETE ON seat_assignments BEGIN
    UPDATE sitting_counts SET assigned = assigned - 1
    WHERE event_id = OLD.event_id AND sitting_id = OLD.sitting_id AND slot = 0;
END;
