-- Mail to guests: templates keep the versions that mails refer to, campaigns remember how far they are, and the worker
-- writes a message when it sends it. The twin of the other database has the same statements.
CREATE TABLE email_template_versions (
    event_id TEXT NOT NULL,
    template_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    subject TEXT NOT NULL,
    html TEXT NOT NULL,
    plain TEXT NOT NULL,
    PRIMARY KEY (event_id, template_id, version),
    CONSTRAINT email_template_versions_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE
);

-- The version of the template that the campaign sends.
ALTER TABLE campaigns ADD COLUMN template_version INTEGER NOT NULL DEFAULT 0;
-- The last guest whose mail is in the outbox; guests come in the order of their ids.
ALTER TABLE campaigns ADD COLUMN cursor_guest TEXT NOT NULL DEFAULT '';
-- How many mails were put into the outbox, by which they are spread over time.
ALTER TABLE campaigns ADD COLUMN queued INTEGER NOT NULL DEFAULT 0;
-- From when on its mails are spread over time; a pause moves it.
ALTER TABLE campaigns ADD COLUMN started_at TIMESTAMP;
-- When all its mails were in the outbox.
ALTER TABLE campaigns ADD COLUMN filled_at TIMESTAMP;
CREATE INDEX campaigns_state_idx ON campaigns (state, run_at);

-- The seat that the mail names, from which a change of seat is told.
ALTER TABLE guest_mails ADD COLUMN told_seat TEXT;

-- Mail that waits for a person to resume it.
ALTER TABLE outbox ADD COLUMN held BOOLEAN NOT NULL DEFAULT FALSE;
-- What the message is written from when it is sent: JSON without tokens. The bodies are empty then, or the source of a test mail.
ALTER TABLE outbox ADD COLUMN mail_values TEXT;
DROP INDEX outbox_due_idx;
CREATE INDEX outbox_due_idx ON outbox (state, held, run_at);

-- Tries that failed.
CREATE TABLE mail_tries (
    outbox_id TEXT NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    failed_at TIMESTAMP NOT NULL,
    attempt INTEGER NOT NULL,
    failure TEXT NOT NULL,
    PRIMARY KEY (outbox_id, failed_at, attempt)
);

-- While set, no mail goes to the guests of the event. Without a foreign key: the account may be gone.
ALTER TABLE events ADD COLUMN mail_paused_at TIMESTAMP;
ALTER TABLE events ADD COLUMN mail_paused_by TEXT;
