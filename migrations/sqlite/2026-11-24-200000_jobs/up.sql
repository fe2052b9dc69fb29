-- Long work that runs beside the requests. A worker claims a job under a lease, as it does mail.
-- The PostgreSQL twin differs in the names of types only.
-- What `jobs` refers to; it finds the events of an organisation as well as the index before it did.
CREATE UNIQUE INDEX events_organisation_id_key ON events (organisation_id, id);
DROP INDEX events_organisation_id_idx;

CREATE TABLE jobs (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    event_id TEXT,
    created_by TEXT NOT NULL REFERENCES users (id),
    -- A word of `domain::job::JobKind`. Not checked here, so that a new kind needs no migration.
    kind TEXT NOT NULL,
    state TEXT NOT NULL CONSTRAINT jobs_state_check
        CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
    -- What the job was started with. Input and file are erased when the job ends.
    input TEXT,
    file BLOB,
    -- JSON whose shape is `domain::job::Progress`.
    progress TEXT NOT NULL,
    -- What has to be taken back when the job is interrupted.
    rollback TEXT,
    result TEXT,
    error TEXT,
    cancelled_at TIMESTAMP,
    lease_until TIMESTAMP,
    lease_owner TEXT,
    created_at TIMESTAMP NOT NULL,
    started_at TIMESTAMP,
    finished_at TIMESTAMP,
    CONSTRAINT jobs_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX jobs_state_idx ON jobs (state, created_at);
CREATE INDEX jobs_organisation_id_idx ON jobs (organisation_id, started_at);
CREATE INDEX jobs_event_id_idx ON jobs (event_id);
CREATE INDEX jobs_created_by_idx ON jobs (created_by);
CREATE INDEX jobs_finished_at_idx ON jobs (finished_at) WHERE finished_at IS NOT NULL;
