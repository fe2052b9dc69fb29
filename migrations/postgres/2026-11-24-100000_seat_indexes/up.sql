-- A plan that changes many seats gets a new index of them, which is written in slices beside the one that counts. One
-- transaction then makes it the current one, and the old rows go in slices afterwards.
-- The SQLite twin differs in how it changes tables and writes triggers.
CREATE TABLE seat_indexes (
    event_id TEXT NOT NULL PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    -- Which rows of `seats` are the seats of the plan.
    generation BIGINT NOT NULL
);

-- Indexes that do not count: under construction, or replaced. Their seats are being written or removed.
CREATE TABLE hidden_seat_indexes (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    building BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, generation)
);
CREATE INDEX hidden_seat_indexes_created_at_idx ON hidden_seat_indexes (created_at);

INSERT INTO seat_indexes SELECT DISTINCT event_id, 1 FROM seats;

-- A foreign key cannot refer to the current rows only; the trigger below takes its place.
ALTER TABLE seat_assignments DROP CONSTRAINT seat_assignments_seat_fkey;

ALTER TABLE seats ADD COLUMN generation BIGINT;
UPDATE seats SET generation = 1;
ALTER TABLE seats ALTER COLUMN generation SET NOT NULL;
ALTER TABLE seats DROP CONSTRAINT seats_pkey;
ALTER TABLE seats ADD PRIMARY KEY (event_id, generation, seat_id);

-- A guest sits on a seat that the plan of the same event has, whatever the code above does. The lock keeps a change of the
-- plan, which takes an exclusive one, from removing the seat before this transaction ends.
CREATE FUNCTION check_assigned_seat() RETURNS trigger LANGUAGE plpgsql AS $$
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
