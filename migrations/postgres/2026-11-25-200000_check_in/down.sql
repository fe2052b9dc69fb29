DROP TABLE attendance;

-- Entries of the devices at the doors. A guest is named by what the device sent; the id may belong to no guest.
CREATE TABLE attendance (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    entry_id TEXT NOT NULL,
    guest_id TEXT,
    kind TEXT NOT NULL CONSTRAINT attendance_kind_check CHECK (kind IN ('arrive', 'undo', 'walk_in')),
    undoes TEXT,
    admit BOOLEAN NOT NULL,
    -- The answer to the first request with this entry, repeated when it comes again.
    result TEXT NOT NULL,
    device TEXT NOT NULL,
    recorded_by TEXT NOT NULL REFERENCES users (id),
    at_device TIMESTAMP NOT NULL,
    at_server TIMESTAMP NOT NULL,
    -- Order of arrival at the server, per event.
    sequence BIGINT NOT NULL,
    PRIMARY KEY (event_id, entry_id),
    CONSTRAINT attendance_sequence_key UNIQUE (event_id, sequence),
    CONSTRAINT attendance_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX attendance_guest_idx ON attendance (event_id, guest_id);
CREATE INDEX attendance_undoes_idx ON attendance (event_id, undoes);
CREATE INDEX attendance_recorded_by_idx ON attendance (recorded_by);
