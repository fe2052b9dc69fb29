-- Answers to the public form that wait until the owner of the address confirms them by a mailed link, and hosts whose
-- companions get no mail before that. Exactly one of `guest_id` (the host) and `answer` (JSON) is filled in.
CREATE TABLE answer_confirmations (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    -- SHA-256 of the token in the link.
    token_hash BYTEA NOT NULL,
    guest_id TEXT,
    answer TEXT,
    -- The mail with the link, while it is kept.
    outbox_id TEXT REFERENCES outbox (id) ON DELETE SET NULL,
    email TEXT NOT NULL,
    email_folded TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    CONSTRAINT answer_confirmations_token_key UNIQUE (token_hash),
    CONSTRAINT answer_confirmations_subject_check CHECK ((guest_id IS NULL) <> (answer IS NULL)),
    CONSTRAINT answer_confirmations_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX answer_confirmations_address_idx ON answer_confirmations (event_id, email_folded);
CREATE INDEX answer_confirmations_guest_idx ON answer_confirmations (event_id, guest_id);
CREATE INDEX answer_confirmations_outbox_idx ON answer_confirmations (outbox_id);
CREATE INDEX answer_confirmations_expires_at_idx ON answer_confirmations (expires_at);

-- Companions whom a visitor named and whose host has not confirmed the address yet: they get no mail.
ALTER TABLE plus_ones ADD COLUMN unconfirmed BOOLEAN NOT NULL DEFAULT FALSE;
