-- Indexes for the foreign keys to users and for what the cleanup looks up by time, and the version of an event.
-- Without an index on the referring column, deleting a user reads each of these tables from end to end.
CREATE INDEX floor_plans_updated_by_idx ON floor_plans (updated_by);
CREATE INDEX plan_commands_user_id_idx ON plan_commands (user_id);
CREATE INDEX activities_user_id_idx ON activities (user_id);
CREATE INDEX snapshots_created_by_idx ON snapshots (created_by);
CREATE INDEX images_uploaded_by_idx ON images (uploaded_by);
CREATE INDEX invitations_invited_by_idx ON invitations (invited_by);
CREATE INDEX outbox_user_id_idx ON outbox (user_id);

CREATE INDEX users_sandbox_until_idx ON users (sandbox_until) WHERE sandbox_until IS NOT NULL;
CREATE INDEX events_deleted_at_idx ON events (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX account_tokens_expires_at_idx ON account_tokens (expires_at);
CREATE INDEX invitations_expires_at_idx ON invitations (expires_at);
CREATE INDEX sign_in_requests_expires_at_idx ON sign_in_requests (expires_at);
CREATE INDEX outbox_created_at_idx ON outbox (created_at);

-- Deleting an account forgets its address wherever it was written to.
CREATE INDEX invitations_email_folded_idx ON invitations (email_folded);
CREATE INDEX outbox_recipient_idx ON outbox (recipient);

-- Counts the changes of an event's guests, seats and tables. Several rows per event, so that two writers of PostgreSQL
-- do not wait for each other; the version of the event is their sum.
CREATE TABLE event_versions (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,
    version BIGINT NOT NULL,
    changed_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, slot)
) WITHOUT ROWID;
