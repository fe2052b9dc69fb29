-- Workers find the organisations that have work with one step through these indexes for each.
DROP INDEX jobs_state_idx;
CREATE INDEX jobs_queue_idx ON jobs (state, organisation_id, created_at);
CREATE INDEX outbox_waiting_idx ON outbox (organisation_id, run_at, id) WHERE state = 'queued' AND held = FALSE;
