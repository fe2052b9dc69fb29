-- Check-in. Nothing wrote the table of the guest half, so it is made again with what the log needs.
-- The SQLite twin differs in the names of types and in how an instant is cut to milliseconds.
DROP TABLE attendance;

-- Entries of the devices at the doors, and of people who mark arrivals on the list. Rows are never removed before their event.
CREATE TABLE attendance (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    -- Chosen by the device.
    entry_id TEXT NOT NULL,
    -- Order of storing, drawn under a lock per event, so that no reader sees a number before a smaller one.
    sequence BIGINT NOT NULL,
    kind TEXT NOT NULL CONSTRAINT attendance_kind_check CHECK (kind IN ('arrive', 'undo', 'walk_in')),
    -- The guest of this event, if there is one. Without a foreign key: the entry outlives the guest, without this id and the name.
    guest_id TEXT,
    -- The id that a device chose for a walk-in: of the walk-in itself, and of an arrival that came before it.
    device_guest TEXT,
    -- SHA-256 of what the entry named its guest by, to recognise the id of an entry that is used again for another guest.
    reference BYTEA,
    -- Whether the guest was expected when the entry came, or is admitted in spite of having declined.
    admitted BOOLEAN NOT NULL,
    -- Whether the entry counts now: admitted, with a guest, and not undone.
    counts BOOLEAN NOT NULL,
    undoes TEXT,
    name TEXT,
    -- The answer to the first request with this entry, repeated when it comes again.
    result TEXT NOT NULL,
    -- Of an arrival of a guest who was present: the first entry that counted then.
    first_entry TEXT,
    -- Of a code that belongs to another event of the organisation: that event, which may be gone by now.
    other_event TEXT,
    device TEXT NOT NULL,
    -- Nothing for arrivals from before the log.
    recorded_by TEXT REFERENCES users (id),
    at_device TIMESTAMP NOT NULL,
    -- The time of the device's clock as the server's would show it, in milliseconds.
    corrected_at TIMESTAMP NOT NULL,
    received_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, entry_id),
    CONSTRAINT attendance_sequence_key UNIQUE (event_id, sequence)
);
CREATE INDEX attendance_guest_idx ON attendance (event_id, guest_id);
CREATE INDEX attendance_device_guest_idx ON attendance (event_id, device_guest) WHERE device_guest IS NOT NULL;
CREATE INDEX attendance_undoes_idx ON attendance (event_id, undoes) WHERE undoes IS NOT NULL;
CREATE INDEX attendance_recorded_by_idx ON attendance (recorded_by);

-- From now on `guests.arrived_at` is computed from the log, so arrivals that were marked before get an entry.
INSERT INTO attendance (event_id, entry_id, sequence, kind, guest_id, admitted, counts, result, device, at_device, corrected_at, received_at)
SELECT event_id, 'web-' || id, ROW_NUMBER() OVER (PARTITION BY event_id ORDER BY arrived_at, id), 'arrive', id, TRUE, TRUE, 'arrived', 'web',
    date_trunc('milliseconds', arrived_at), date_trunc('milliseconds', arrived_at), arrived_at
FROM guests WHERE arrived_at IS NOT NULL;
UPDATE guests SET arrived_at = date_trunc('milliseconds', arrived_at) WHERE arrived_at IS NOT NULL;
