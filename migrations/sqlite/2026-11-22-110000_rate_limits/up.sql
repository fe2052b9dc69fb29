-- Attempts that count against a limit. The PostgreSQL twin is the same.
-- A key is the SHA-256 of the limit's name and of what it counts (an address, an account): one length for all, but not anonymous,
-- since few enough values exist to try them all. Rows go when the attempts are available again.
-- full_at: milliseconds since 1970 at which all attempts are available again; a row in the past means nothing.
CREATE TABLE rate_limits (
    key_hash BLOB NOT NULL PRIMARY KEY,
    full_at BIGINT NOT NULL
);
CREATE INDEX rate_limits_full_at_idx ON rate_limits (full_at);
