-- A plan that changes many seats gets a new index of them, which is written in slices beside the one that counts. One
-- transaction then makes it the current one, and the old rows go in slices afterwards.
-- The PostgreSQL twin differs in how it changes tables and writes triggers.
CREATE TABLE seat_indexes (
    event_id TEXT NOT NULL PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    -- Which rows of `seats` are the seats of the plan.
    generation BIGINT NOT NULL
) WITHOUT ROWID;

-- Indexes that do not count: under construction, or replaced. Their seats are being written or removed.
CREATE TABLE hidden_seat_indexes (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    building BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, generation)
) WITHOUT ROWID;
CREATE INDEX hidden_seat_indexes_created_at_idx ON hidden_seat_indexes (created_at);

INSERT INTO seat_indexes SELECT DISTINCT event_id, 1 FROM seats;

-- A foreign key cannot refer to the current rows only; the triggers below take its place.
CREATE TABLE new_seat_assignments (
    id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    seat_id TEXT NOT NULL,
    hand_made BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT seat_assignments_guest_key PRIMARY KEY (event_id, guest_id),
    CONSTRAINT seat_assignments_seat_key UNIQUE (event_id, seat_id),
    CONSTRAINT seat_assignments_id_key UNIQUE (id),
    CONSTRAINT seat_assignments_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO new_seat_assignments SELECT id, event_id, guest_id, seat_id, hand_made, created_at FROM seat_assignments;
DROP TABLE seat_assignments;
ALTER TABLE new_seat_assignments RENAME TO seat_assignments;

CREATE TABLE new_seats (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    seat_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    table_number INTEGER,
    table_label TEXT NOT NULL,
    seat_number INTEGER NOT NULL,
    seat_label TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (event_id, generation, seat_id)
) WITHOUT ROWID;
INSERT INTO new_seats
SELECT event_id, 1, seat_id, table_id, table_number, table_label, seat_number, seat_label, kind FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

-- A guest sits on a seat that the plan of the same event has, whatever the code above does. `storage::error` knows the name.
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
