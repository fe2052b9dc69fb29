-- Keeps the first room and the first sitting of each event.
CREATE TABLE old_seat_assignments (
    id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    seat_id TEXT NOT NULL,
    hand_made BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL DEFAULT '',
    CONSTRAINT seat_assignments_guest_key PRIMARY KEY (event_id, guest_id),
    CONSTRAINT seat_assignments_seat_key UNIQUE (event_id, seat_id),
    CONSTRAINT seat_assignments_id_key UNIQUE (id),
    CONSTRAINT seat_assignments_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO old_seat_assignments
SELECT id, event_id, guest_id, seat_id, hand_made, created_at, organisation_id
FROM seat_assignments WHERE sitting_id IN (SELECT id FROM sittings WHERE position = 0)
    AND room_id IN (SELECT id FROM rooms WHERE position = 0);
DROP TABLE seat_assignments;

CREATE TABLE old_floor_plans (
    event_id TEXT NOT NULL PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    document TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    updated_by TEXT NOT NULL REFERENCES users (id),
    organisation_id TEXT NOT NULL DEFAULT ''
);
INSERT INTO old_floor_plans
SELECT event_id, revision, document, updated_at, updated_by, organisation_id
FROM floor_plans WHERE room_id IN (SELECT id FROM rooms WHERE position = 0);
CREATE TABLE old_plan_patches (
    event_id TEXT NOT NULL REFERENCES old_floor_plans (event_id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    patch TEXT NOT NULL,
    organisation_id TEXT NOT NULL DEFAULT '',
    CONSTRAINT plan_patches_revision_key PRIMARY KEY (event_id, revision)
);
INSERT INTO old_plan_patches
SELECT event_id, revision, created_at, patch, organisation_id
FROM plan_patches WHERE room_id IN (SELECT id FROM rooms WHERE position = 0);
DROP TABLE plan_patches;
DROP TABLE floor_plans;
ALTER TABLE old_floor_plans RENAME TO floor_plans;
ALTER TABLE old_plan_patches RENAME TO plan_patches;
CREATE INDEX floor_plans_updated_by_idx ON floor_plans (updated_by);

CREATE TABLE old_plan_commands (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    command_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    body TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL DEFAULT '',
    removed TEXT,
    PRIMARY KEY (event_id, revision),
    CONSTRAINT plan_commands_command_id_key UNIQUE (event_id, command_id)
);
INSERT INTO old_plan_commands
SELECT event_id, revision, command_id, user_id, body, created_at, organisation_id, removed
FROM plan_commands WHERE room_id IN (SELECT id FROM rooms WHERE position = 0);
DROP TABLE plan_commands;
ALTER TABLE old_plan_commands RENAME TO plan_commands;
CREATE INDEX plan_commands_user_id_idx ON plan_commands (user_id);

CREATE TABLE old_seat_indexes (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    seats BIGINT NOT NULL DEFAULT 0,
    organisation_id TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (event_id)
) WITHOUT ROWID;
INSERT INTO old_seat_indexes
SELECT event_id, generation, seats, organisation_id
FROM seat_indexes WHERE room_id IN (SELECT id FROM rooms WHERE position = 0);
DROP TABLE seat_indexes;
ALTER TABLE old_seat_indexes RENAME TO seat_indexes;

CREATE TABLE old_hidden_seat_indexes (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    building BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL DEFAULT '',
    CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, generation)
) WITHOUT ROWID;
INSERT INTO old_hidden_seat_indexes
SELECT event_id, generation, building, created_at, organisation_id
FROM hidden_seat_indexes WHERE room_id IN (SELECT id FROM rooms WHERE position = 0);
DROP TABLE hidden_seat_indexes;
ALTER TABLE old_hidden_seat_indexes RENAME TO hidden_seat_indexes;
CREATE INDEX hidden_seat_indexes_created_at_idx ON hidden_seat_indexes (created_at);

CREATE TABLE old_seats (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    seat_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    table_number INTEGER,
    table_label TEXT NOT NULL,
    seat_number INTEGER NOT NULL,
    seat_label TEXT NOT NULL,
    kind TEXT NOT NULL,
    organisation_id TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (event_id, generation, seat_id)
) WITHOUT ROWID;
INSERT INTO old_seats
SELECT event_id, generation, seat_id, table_id, table_number, table_label, seat_number, seat_label, kind, organisation_id
FROM seats WHERE room_id IN (SELECT id FROM rooms WHERE position = 0);
DROP TABLE seats;
ALTER TABLE old_seats RENAME TO seats;

CREATE TABLE old_wishes (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    strength TEXT NOT NULL CONSTRAINT wishes_strength_check CHECK (strength IN ('must', 'prefer')),
    subjects TEXT NOT NULL,
    object TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    organisation_id TEXT NOT NULL DEFAULT ''
);
INSERT INTO old_wishes
SELECT id, event_id, kind, strength, subjects, object, created_by, created_at, organisation_id
FROM wishes WHERE sitting_id IS NULL OR sitting_id IN (SELECT id FROM sittings WHERE position = 0);
DROP TABLE wishes;
ALTER TABLE old_wishes RENAME TO wishes;
CREATE INDEX wishes_event_id_idx ON wishes (event_id);
CREATE INDEX wishes_created_by_idx ON wishes (created_by);

ALTER TABLE event_counts ADD COLUMN assigned BIGINT NOT NULL DEFAULT 0;
UPDATE event_counts SET assigned = COALESCE(
    (SELECT c.assigned FROM sittings s JOIN sitting_counts c ON c.event_id = s.event_id AND c.sitting_id = s.id
        WHERE s.event_id = event_counts.event_id AND s.position = 0 AND c.slot = event_counts.slot), 0);

DROP TABLE sitting_counts;
DROP TABLE guest_sittings;
DROP TABLE sitting_rooms;
DROP TABLE sittings;
DROP TABLE rooms;

ALTER TABLE old_seat_assignments RENAME TO seat_assignments;
CREATE TRIGGER seat_assignments_insert AFTER INSERT ON seat_assignments
WHEN NOT EXISTS (
    SELECT 1 FROM seat_indexes i JOIN seats s ON s.event_id = i.event_id AND s.generation = i.generation
    WHERE i.event_id = NEW.event_id AND s.seat_id = NEW.seat_id
)
BEGIN
    SELECT RAISE(ABORT, 'seat_assignments_seat_fkey');
END;
CREATE TRIGGER seat_assignments_update AFTER UPDATE OF event_id, seat_id ON seat_assignments
WHEN NOT EXISTS (
    SELECT 1 FROM seat_indexes i JOIN seats s ON s.event_id = i.event_id AND s.generation = i.generation
    WHERE i.event_id = NEW.event_id AND s.seat_id = NEW.seat_id
)
BEGIN
    SELECT RAISE(ABORT, 'seat_assignments_seat_fkey');
END;
CREATE TRIGGER seat_assignments_counts_insert AFTER INSERT ON seat_assignments BEGIN
    UPDATE event_counts SET assigned = assigned + 1 WHERE event_id = NEW.event_id AND slot = 0;
END;
CREATE TRIGGER seat_assignments_counts_delete AFTER DELETE ON seat_assignments BEGIN
    UPDATE event_counts SET assigned = assigned - 1 WHERE event_id = OLD.event_id AND slot = 0;
END;
