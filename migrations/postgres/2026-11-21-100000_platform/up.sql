-- Verified accounts, invitations, sandboxes, what happened to an event, and the mail that waits to be sent.
-- The SQLite twin differs in the names of types only.
ALTER TABLE users ADD COLUMN verified_at TIMESTAMP;
ALTER TABLE users ADD COLUMN sandbox_until TIMESTAMP;
ALTER TABLE users ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE sessions ADD COLUMN device TEXT;
ALTER TABLE sessions ADD COLUMN last_seen_at TIMESTAMP;
ALTER TABLE organisations ADD COLUMN sender_name TEXT;
ALTER TABLE organisations ADD COLUMN contact_email TEXT;
ALTER TABLE events ADD COLUMN archived_at TIMESTAMP;

-- A link that proves an address, once. The table holds the SHA-256 of what the link carries.
CREATE TABLE account_tokens (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CONSTRAINT account_tokens_purpose_check
        CHECK (purpose IN ('verify-email', 'reset-password', 'change-email')),
    email TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX account_tokens_user_id_idx ON account_tokens (user_id);

-- Who a user is at an OpenID Connect provider.
CREATE TABLE external_identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX external_identities_user_id_idx ON external_identities (user_id);

-- A sign-in that is under way at the provider, bound to one browser by a cookie whose SHA-256 is the key.
CREATE TABLE sign_in_requests (
    browser_hash BYTEA NOT NULL PRIMARY KEY,
    state TEXT NOT NULL,
    nonce TEXT NOT NULL,
    verifier TEXT NOT NULL,
    return_path TEXT NOT NULL,
    expires_at TIMESTAMP NOT NULL
);

CREATE TABLE invitations (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_folded TEXT NOT NULL,
    role TEXT NOT NULL CONSTRAINT invitations_role_check CHECK (role IN ('owner', 'planner', 'viewer', 'door-staff')),
    token_hash BYTEA NOT NULL,
    invited_by TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    CONSTRAINT invitations_email_key UNIQUE (organisation_id, email_folded),
    CONSTRAINT invitations_token_hash_key UNIQUE (token_hash)
);

-- What was done to an event, by whom and when. `details` is JSON whose shape depends on the kind.
CREATE TABLE activities (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    user_id TEXT REFERENCES users (id),
    kind TEXT NOT NULL,
    details TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX activities_event_id_idx ON activities (event_id, created_at, id);
INSERT INTO activities (id, event_id, user_id, kind, details, created_at)
    SELECT id, id, NULL, 'event-created', '{}', created_at FROM events;

-- Mail is queued in the transaction that causes it and sent by a worker that holds a lease meanwhile.
CREATE TABLE outbox (
    id TEXT NOT NULL PRIMARY KEY,
    dedupe_key TEXT NOT NULL,
    organisation_id TEXT REFERENCES organisations (id) ON DELETE CASCADE,
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    sender_name TEXT NOT NULL,
    reply_to TEXT,
    subject TEXT NOT NULL,
    text_body TEXT NOT NULL,
    html_body TEXT NOT NULL,
    message_id TEXT NOT NULL,
    secret BOOLEAN NOT NULL,
    state TEXT NOT NULL CONSTRAINT outbox_state_check CHECK (state IN ('queued', 'leased', 'sent', 'written', 'failed')),
    attempts INTEGER NOT NULL,
    run_at TIMESTAMP NOT NULL,
    lease_until TIMESTAMP,
    lease_owner TEXT,
    failure TEXT,
    created_at TIMESTAMP NOT NULL,
    sent_at TIMESTAMP,
    CONSTRAINT outbox_dedupe_key_key UNIQUE (dedupe_key)
);
CREATE INDEX outbox_due_idx ON outbox (state, run_at);
CREATE INDEX outbox_organisation_id_idx ON outbox (organisation_id, created_at);
