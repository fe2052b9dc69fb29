-- Automation of mail: the mail servers of organisations, and what schedules did last.
CREATE TABLE organisation_mail_servers (
    organisation_id TEXT NOT NULL PRIMARY KEY REFERENCES organisations (id) ON DELETE CASCADE,
    host TEXT NOT NULL,
    port INTEGER NOT NULL,
    security TEXT NOT NULL CONSTRAINT organisation_mail_servers_security_check
        CHECK (security IN ('starttls', 'tls', 'none')),
    username TEXT NOT NULL,
    -- Encrypted with the key of the installation.
    password BYTEA,
    from_address TEXT NOT NULL,
    from_name TEXT NOT NULL,
    per_minute INTEGER,
    updated_at TIMESTAMP NOT NULL,
    tested_at TIMESTAMP,
    test_ok BOOLEAN,
    test_message TEXT
);

-- The local time at which mail of the schedule goes out.
ALTER TABLE email_schedules ADD COLUMN send_time TEXT NOT NULL DEFAULT '10:00';
-- What became of the last run: 'sent' or 'skipped', with the reason.
ALTER TABLE email_schedules ADD COLUMN last_outcome TEXT;
ALTER TABLE email_schedules ADD COLUMN last_reason TEXT;
ALTER TABLE email_schedules ADD COLUMN last_campaign_id TEXT;

-- Reports about returned mail look for the latest mail to an address.
DROP INDEX outbox_recipient_idx;
CREATE INDEX outbox_recipient_idx ON outbox (recipient, created_at);
