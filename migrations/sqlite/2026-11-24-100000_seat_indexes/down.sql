DROP TRIGGER seat_assignments_update;
DROP TRIGGER seat_assignments_insert;

CREATE TABLE old_seats (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    seat_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    table_number INTEGER,
    table_label TEXT NOT NULL,
    seat_number INTEGER NOT NULL,
    seat_label TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (event_id, seat_id)
) WITHOUT ROWID;
INSERT INTO old_seats
SELECT s.event_id, s.seat_id, s.table_id, s.table_number, s.table_label, s.seat_number, s.seat_label, s.kind
FROM seat_indexes i JOIN seats s ON s.event_id = i.event_id AND s.generation = i.generation;
DROP TABLE seats;
ALTER TABLE old_seats RENAME TO seats;

CREATE TABLE old_seat_assignments (
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
        REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT seat_assignments_seat_fkey FOREIGN KEY (event_id, seat_id) REFERENCES seats (event_id, seat_id)
) WITHOUT ROWID;
INSERT INTO old_seat_assignments SELECT id, event_id, guest_id, seat_id, hand_made, created_at FROM seat_assignments;
DROP TABLE seat_assignments;
ALTER TABLE old_seat_assignments RENAME TO seat_assignments;

DROP TABLE hidden_seat_indexes;
DROP TABLE seat_indexes;
