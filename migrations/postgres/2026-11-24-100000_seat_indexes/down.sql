DROP TRIGGER seat_assignments_seat ON seat_assignments;
DROP FUNCTION check_assigned_seat();
DELETE FROM seats s USING hidden_seat_indexes h WHERE h.event_id = s.event_id AND h.generation = s.generation;
ALTER TABLE seats DROP CONSTRAINT seats_pkey;
ALTER TABLE seats DROP COLUMN generation;
ALTER TABLE seats ADD PRIMARY KEY (event_id, seat_id);
ALTER TABLE seat_assignments ADD CONSTRAINT seat_assignments_seat_fkey
    FOREIGN KEY (event_id, seat_id) REFERENCES seats (event_id, seat_id);
DROP TABLE hidden_seat_indexes;
DROP TABLE seat_indexes;
