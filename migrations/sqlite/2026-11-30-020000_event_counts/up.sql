-- How many guests, seats and arrivals an event has, kept by triggers so that no statement can forget them: lists of events,
-- limits and the door ask often, and counting the guests of an organisation takes longer the more it has.

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
    CONSTRAINT event_counts_pkey PRIMARY KEY (event_id, slot),
    CONSTRAINT event_counts_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
) WITHOUT ROWID;

INSERT INTO event_counts (organisation_id, event_id, slot, stored, attending, maybe, declined, no_answer, with_diet, present, walk_ins,
    declined_walk_ins, check_ins, assigned)
SELECT e.organisation_id, e.id, 0, count(g.id),
    coalesce(sum(g.deleted_at IS NULL AND g.rsvp = 'attending'), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.rsvp = 'maybe'), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.rsvp = 'declined'), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.rsvp = 'no-answer'), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.dietary <> ''), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.arrived_at IS NOT NULL), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.arrived_at IS NOT NULL AND g.walked_in), 0),
    coalesce(sum(g.deleted_at IS NULL AND g.rsvp = 'declined' AND g.walked_in), 0),
    coalesce(sum((g.deleted_at IS NULL) * g.check_ins), 0),
    (SELECT count(*) FROM seat_assignments s WHERE s.event_id = e.id)
FROM events e LEFT JOIN guests g ON g.event_id = e.id GROUP BY e.id;

CREATE TRIGGER events_counts AFTER INSERT ON events BEGIN
    INSERT INTO event_counts (organisation_id, event_id, slot) VALUES (NEW.organisation_id, NEW.id, 0);
END;
CREATE TRIGGER guests_counts_insert AFTER INSERT ON guests BEGIN
    UPDATE event_counts SET
        stored = stored + 1,
        attending = attending + (NEW.deleted_at IS NULL AND NEW.rsvp = 'attending'),
        maybe = maybe + (NEW.deleted_at IS NULL AND NEW.rsvp = 'maybe'),
        declined = declined + (NEW.deleted_at IS NULL AND NEW.rsvp = 'declined'),
        no_answer = no_answer + (NEW.deleted_at IS NULL AND NEW.rsvp = 'no-answer'),
        with_diet = with_diet + (NEW.deleted_at IS NULL AND NEW.dietary <> ''),
        present = present + (NEW.deleted_at IS NULL AND NEW.arrived_at IS NOT NULL),
        walk_ins = walk_ins + (NEW.deleted_at IS NULL AND NEW.arrived_at IS NOT NULL AND NEW.walked_in),
        declined_walk_ins = declined_walk_ins + (NEW.deleted_at IS NULL AND NEW.rsvp = 'declined' AND NEW.walked_in),
        check_ins = check_ins + (NEW.deleted_at IS NULL) * NEW.check_ins
    WHERE event_id = NEW.event_id AND slot = 0;
END;
CREATE TRIGGER guests_counts_delete AFTER DELETE ON guests BEGIN
    UPDATE event_counts SET
        stored = stored - 1,
        attending = attending - (OLD.deleted_at IS NULL AND OLD.rsvp = 'attending'),
        maybe = maybe - (OLD.deleted_at IS NULL AND OLD.rsvp = 'maybe'),
        declined = declined - (OLD.deleted_at IS NULL AND OLD.rsvp = 'declined'),
        no_answer = no_answer - (OLD.deleted_at IS NULL AND OLD.rsvp = 'no-answer'),
        with_diet = with_diet - (OLD.deleted_at IS NULL AND OLD.dietary <> ''),
        present = present - (OLD.deleted_at IS NULL AND OLD.arrived_at IS NOT NULL),
        walk_ins = walk_ins - (OLD.deleted_at IS NULL AND OLD.arrived_at IS NOT NULL AND OLD.walked_in),
        declined_walk_ins = declined_walk_ins - (OLD.deleted_at IS NULL AND OLD.rsvp = 'declined' AND OLD.walked_in),
        check_ins = check_ins - (OLD.deleted_at IS NULL) * OLD.check_ins
    WHERE event_id = OLD.event_id AND slot = 0;
END;
CREATE TRIGGER guests_counts_update AFTER UPDATE OF rsvp, dietary, deleted_at, arrived_at, walked_in, check_ins ON guests BEGIN
    UPDATE event_counts SET
        stored = stored - 1,
        attending = attending - (OLD.deleted_at IS NULL AND OLD.rsvp = 'attending'),
        maybe = maybe - (OLD.deleted_at IS NULL AND OLD.rsvp = 'maybe'),
        declined = declined - (OLD.deleted_at IS NULL AND OLD.rsvp = 'declined'),
        no_answer = no_answer - (OLD.deleted_at IS NULL AND OLD.rsvp = 'no-answer'),
        with_diet = with_diet - (OLD.deleted_at IS NULL AND OLD.dietary <> ''),
        present = present - (OLD.deleted_at IS NULL AND OLD.arrived_at IS NOT NULL),
        walk_ins = walk_ins - (OLD.deleted_at IS NULL AND OLD.arrived_at IS NOT NULL AND OLD.walked_in),
        declined_walk_ins = declined_walk_ins - (OLD.deleted_at IS NULL AND OLD.rsvp = 'declined' AND OLD.walked_in),
        check_ins = check_ins - (OLD.deleted_at IS NULL) * OLD.check_ins
    WHERE event_id = OLD.event_id AND slot = 0;
    UPDATE event_counts SET
        stored = stored + 1,
        attending = attending + (NEW.deleted_at IS NULL AND NEW.rsvp = 'attending'),
        maybe = maybe + (NEW.deleted_at IS NULL AND NEW.rsvp = 'maybe'),
        declined = declined + (NEW.deleted_at IS NULL AND NEW.rsvp = 'declined'),
        no_answer = no_answer + (NEW.deleted_at IS NULL AND NEW.rsvp = 'no-answer'),
        with_diet = with_diet + (NEW.deleted_at IS NULL AND NEW.dietary <> ''),
        present = present + (NEW.deleted_at IS NULL AND NEW.arrived_at IS NOT NULL),
        walk_ins = walk_ins + (NEW.deleted_at IS NULL AND NEW.arrived_at IS NOT NULL AND NEW.walked_in),
        declined_walk_ins = declined_walk_ins + (NEW.deleted_at IS NULL AND NEW.rsvp = 'declined' AND NEW.walked_in),
        check_ins = check_ins + (NEW.deleted_at IS NULL) * NEW.check_ins
    WHERE event_id = NEW.event_id AND slot = 0;
END;
CREATE TRIGGER seat_assignments_counts_insert AFTER INSERT ON seat_assignments BEGIN
    UPDATE event_counts SET assigned = assigned + 1 WHERE event_id = NEW.event_id AND slot = 0;
END;
CREATE TRIGGER seat_assignments_counts_delete AFTER DELETE ON seat_assignments BEGIN
    UPDATE event_counts SET assigned = assigned - 1 WHERE event_id = OLD.event_id AND slot = 0;
END;
CREATE TRIGGER attendance_counts_insert AFTER INSERT ON attendance WHEN NEW.guest_id IS NOT NULL BEGIN
    UPDATE guests SET
        walked_in = EXISTS (
            SELECT 1 FROM attendance a
            WHERE a.event_id = NEW.event_id AND a.guest_id = NEW.guest_id AND a.kind = 'walk_in'
        ),
        check_ins = (
            SELECT count(*) FROM attendance a WHERE a.event_id = NEW.event_id AND a.guest_id = NEW.guest_id AND a.counts
        )
    WHERE event_id = NEW.event_id AND id = NEW.guest_id;
END;
CREATE TRIGGER attendance_counts_update AFTER UPDATE OF guest_id, counts ON attendance BEGIN
    UPDATE guests SET
        walked_in = EXISTS (
            SELECT 1 FROM attendance a
            WHERE a.event_id = OLD.event_id AND a.guest_id = OLD.guest_id AND a.kind = 'walk_in'
        ),
        check_ins = (
            SELECT count(*) FROM attendance a WHERE a.event_id = OLD.event_id AND a.guest_id = OLD.guest_id AND a.counts
        )
    WHERE event_id = OLD.event_id AND id = OLD.guest_id;
    UPDATE guests SET
        walked_in = EXISTS (
            SELECT 1 FROM attendance a
            WHERE a.event_id = NEW.event_id AND a.guest_id = NEW.guest_id AND a.kind = 'walk_in'
        ),
        check_ins = (
            SELECT count(*) FROM attendance a WHERE a.event_id = NEW.event_id AND a.guest_id = NEW.guest_id AND a.counts
        )
    WHERE event_id = NEW.event_id AND id = NEW.guest_id;
END;
CREATE TRIGGER attendance_counts_delete AFTER DELETE ON attendance WHEN OLD.guest_id IS NOT NULL BEGIN
    UPDATE guests SET
        walked_in = EXISTS (
            SELECT 1 FROM attendance a
            WHERE a.event_id = OLD.event_id AND a.guest_id = OLD.guest_id AND a.kind = 'walk_in'
        ),
        check_ins = (
            SELECT count(*) FROM attendance a WHERE a.event_id = OLD.event_id AND a.guest_id = OLD.guest_id AND a.counts
        )
    WHERE event_id = OLD.event_id AND id = OLD.guest_id;
END;
