-- How many guests, seats and arrivals an event has, kept by triggers so that no statement can forget them: lists of events,
-- limits and the door ask often, and counting the guests of an organisation takes longer the more it has.
-- Writers of one event would queue on one row until the first of them is durable, so each server process of PostgreSQL
-- adds to the row of its slot. Readers add the slots up; a single slot may be negative.
-- What the log of arrivals says of a guest.
ALTER TABLE guests ADD COLUMN walked_in BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE guests ADD COLUMN check_ins INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET
    walked_in = EXISTS (
        SELECT 1 FROM attendance a
        WHERE a.event_id = guests.event_id AND a.guest_id = guests.id AND a.kind = 'walk_in'
    ),
    check_ins = (
        SELECT count(*) FROM attendance a WHERE a.event_id = guests.event_id AND a.guest_id = guests.id AND a.counts
    )
WHERE EXISTS (SELECT 1 FROM attendance a WHERE a.event_id = guests.event_id AND a.guest_id = guests.id);

-- Seats of the current generation.
ALTER TABLE seat_indexes ADD COLUMN seats BIGINT NOT NULL DEFAULT 0;
UPDATE seat_indexes SET seats = (
    SELECT count(*) FROM seats s WHERE s.event_id = seat_indexes.event_id AND s.generation = seat_indexes.generation
);

CREATE TABLE event_counts (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    slot INTEGER NOT NULL,
    -- All rows of guests, those of unfinished imports and removed ones included; the other counts leave removed ones out.
    stored BIGINT NOT NULL DEFAULT 0,
    attending BIGINT NOT NULL DEFAULT 0,
    maybe BIGINT NOT NULL DEFAULT 0,
    declined BIGINT NOT NULL DEFAULT 0,
    no_answer BIGINT NOT NULL DEFAULT 0,
    with_diet BIGINT NOT NULL DEFAULT 0,
    present BIGINT NOT NULL DEFAULT 0,
    -- Those of the present ones who were not on the list.
    walk_ins BIGINT NOT NULL DEFAULT 0,
    declined_walk_ins BIGINT NOT NULL DEFAULT 0,
    -- Entries of the log that count.
    check_ins BIGINT NOT NULL DEFAULT 0,
    -- Guests on a seat.
    assigned BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT event_counts_pkey PRIMARY KEY (event_id, slot, organisation_id),
    CONSTRAINT event_counts_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);

-- Adds a guest to the counts, or takes one away with the sign -1. An event that is being deleted has no counts any more.
CREATE FUNCTION count_guest(g guests, sign BIGINT) RETURNS VOID LANGUAGE sql AS $$
    INSERT INTO event_counts AS kept (organisation_id, event_id, slot, stored, attending, maybe, declined, no_answer, with_diet, present,
        walk_ins, declined_walk_ins, check_ins)
    SELECT e.organisation_id, e.id, pg_backend_pid() % 32, sign,
        live * (g.rsvp = 'attending')::int,
        live * (g.rsvp = 'maybe')::int,
        live * (g.rsvp = 'declined')::int,
        live * (g.rsvp = 'no-answer')::int,
        live * (g.dietary <> '')::int,
        live * (g.arrived_at IS NOT NULL)::int,
        live * (g.arrived_at IS NOT NULL AND g.walked_in)::int,
        live * (g.rsvp = 'declined' AND g.walked_in)::int,
        live * g.check_ins
    FROM events e, (SELECT sign * (g.deleted_at IS NULL)::int AS live) AS counting
    WHERE e.id = g.event_id
    ON CONFLICT (event_id, slot, organisation_id) DO UPDATE SET
        stored = kept.stored + excluded.stored,
        attending = kept.attending + excluded.attending,
        maybe = kept.maybe + excluded.maybe,
        declined = kept.declined + excluded.declined,
        no_answer = kept.no_answer + excluded.no_answer,
        with_diet = kept.with_diet + excluded.with_diet,
        present = kept.present + excluded.present,
        walk_ins = kept.walk_ins + excluded.walk_ins,
        declined_walk_ins = kept.declined_walk_ins + excluded.declined_walk_ins,
        check_ins = kept.check_ins + excluded.check_ins
$$;
SELECT count_guest(g, 1) FROM guests g;

CREATE FUNCTION count_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM count_guest(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM count_guest(NEW, 1); END IF;
    RETURN NULL;
END;
$$;
CREATE TRIGGER guests_counts AFTER INSERT OR DELETE ON guests FOR EACH ROW EXECUTE FUNCTION count_guests();
CREATE TRIGGER guests_counts_update AFTER UPDATE ON guests FOR EACH ROW
    WHEN ((OLD.rsvp, OLD.dietary, OLD.deleted_at, OLD.arrived_at, OLD.walked_in, OLD.check_ins)
        IS DISTINCT FROM (NEW.rsvp, NEW.dietary, NEW.deleted_at, NEW.arrived_at, NEW.walked_in, NEW.check_ins))
    EXECUTE FUNCTION count_guests();

CREATE FUNCTION count_assigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO event_counts AS kept (organisation_id, event_id, slot, assigned)
    SELECT e.organisation_id, e.id, pg_backend_pid() % 32, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed JOIN events e ON e.id = changed.event_id GROUP BY e.organisation_id, e.id
    ON CONFLICT (event_id, slot, organisation_id) DO UPDATE SET assigned = kept.assigned + excluded.assigned;
    RETURN NULL;
END;
$$;
INSERT INTO event_counts AS kept (organisation_id, event_id, slot, assigned)
SELECT e.organisation_id, e.id, 0, count(*) FROM seat_assignments s JOIN events e ON e.id = s.event_id
GROUP BY e.organisation_id, e.id
ON CONFLICT (event_id, slot, organisation_id) DO UPDATE SET assigned = excluded.assigned;
CREATE TRIGGER seat_assignments_counts_insert AFTER INSERT ON seat_assignments
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_assigned();
CREATE TRIGGER seat_assignments_counts_delete AFTER DELETE ON seat_assignments
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_assigned();

CREATE FUNCTION count_check_ins_of(event TEXT, guest TEXT) RETURNS VOID LANGUAGE sql AS $$
    UPDATE guests SET
        walked_in = EXISTS (SELECT 1 FROM attendance a WHERE a.event_id = $1 AND a.guest_id = $2 AND a.kind = 'walk_in'),
        check_ins = (SELECT count(*) FROM attendance a WHERE a.event_id = $1 AND a.guest_id = $2 AND a.counts)
    WHERE event_id = $1 AND id = $2
$$;

CREATE FUNCTION count_check_ins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' AND OLD.guest_id IS NOT NULL THEN
        PERFORM count_check_ins_of(OLD.event_id, OLD.guest_id);
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.guest_id IS NOT NULL THEN
        PERFORM count_check_ins_of(NEW.event_id, NEW.guest_id);
    END IF;
    RETURN NULL;
END;
$$;
CREATE TRIGGER attendance_counts AFTER INSERT OR DELETE OR UPDATE OF guest_id, counts ON attendance
    FOR EACH ROW EXECUTE FUNCTION count_check_ins();
