-- Accounts, events, guests, the plan and who sits where. The SQLite twin differs in the names of types only.
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    email TEXT NOT NULL,
    email_folded TEXT NOT NULL,
    name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT users_email_folded_key UNIQUE (email_folded)
);

CREATE TABLE organisations (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE memberships (
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL CONSTRAINT memberships_role_check CHECK (role IN ('owner', 'planner', 'viewer', 'door-staff')),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (organisation_id, user_id)
);
CREATE INDEX memberships_user_id_idx ON memberships (user_id);

CREATE TABLE sessions (
    key_hash BYTEA NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    CONSTRAINT sessions_id_key UNIQUE (id),
    CONSTRAINT sessions_membership_fkey FOREIGN KEY (organisation_id, user_id)
        REFERENCES memberships (organisation_id, user_id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE events (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    starts_at TIMESTAMP NOT NULL,
    zone TEXT NOT NULL,
    ends_at TIMESTAMP,
    venue TEXT NOT NULL,
    contact TEXT NOT NULL,
    rsvp_deadline TIMESTAMP,
    status TEXT NOT NULL CONSTRAINT events_status_check
        CHECK (status IN ('planning', 'confirmed', 'in-progress', 'completed', 'cancelled')),
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    deleted_at TIMESTAMP
);
CREATE INDEX events_organisation_id_idx ON events (organisation_id);

CREATE TABLE floor_plans (
    event_id TEXT NOT NULL PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    document TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    updated_by TEXT NOT NULL REFERENCES users (id)
);

CREATE TABLE plan_commands (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    command_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    body TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, revision),
    CONSTRAINT plan_commands_command_id_key UNIQUE (event_id, command_id)
);

CREATE TABLE seats (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    seat_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    table_number INTEGER,
    table_label TEXT NOT NULL,
    seat_number INTEGER NOT NULL,
    seat_label TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (event_id, seat_id)
);

CREATE TABLE parties (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT parties_event_id_key UNIQUE (event_id, id),
    CONSTRAINT parties_name_key UNIQUE (event_id, name)
);

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    first_folded TEXT NOT NULL,
    last_folded TEXT NOT NULL,
    email TEXT NOT NULL,
    email_folded TEXT NOT NULL,
    mobile TEXT NOT NULL,
    mobile_digits TEXT NOT NULL,
    company TEXT NOT NULL,
    additional_info TEXT NOT NULL,
    dietary TEXT NOT NULL,
    special_requests TEXT NOT NULL,
    notes TEXT NOT NULL,
    rsvp TEXT NOT NULL CONSTRAINT guests_rsvp_check CHECK (rsvp IN ('no-answer', 'attending', 'declined', 'maybe')),
    arrived_at TIMESTAMP,
    party_id TEXT,
    table_id TEXT,
    lookup_code TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    CONSTRAINT guests_event_id_key UNIQUE (event_id, id),
    CONSTRAINT guests_lookup_code_key UNIQUE (lookup_code),
    CONSTRAINT guests_party_fkey FOREIGN KEY (event_id, party_id) REFERENCES parties (event_id, id)
);
CREATE INDEX guests_party_idx ON guests (event_id, party_id);

-- The two constraints that make a double booking impossible, whatever the code above them does.
CREATE TABLE seat_assignments (
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
);
