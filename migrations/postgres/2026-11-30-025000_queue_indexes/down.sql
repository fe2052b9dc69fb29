DROP INDEX outbox_waiting_idx;
DROP INDEX jobs_queue_idx;
CREATE INDEX jobs_state_idx ON jobs (state, created_at);
