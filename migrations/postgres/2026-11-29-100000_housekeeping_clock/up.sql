-- The newest instant that provably passed. While the clock is more than a day away from it, housekeeping erases nothing;
-- observed_at and observed_seconds tell how long that clock has run on.
CREATE TABLE housekeeping_clock (
    id INTEGER NOT NULL PRIMARY KEY CONSTRAINT housekeeping_clock_id_check CHECK (id = 1),
    passed_at TIMESTAMP NOT NULL,
    observed_at TIMESTAMP,
    observed_seconds BIGINT NOT NULL
);

-- A server that starts with a wrong clock right after the upgrade must not erase anything either.
INSERT INTO housekeeping_clock (id, passed_at, observed_seconds)
SELECT 1, newest, 0 FROM (
    SELECT max(created_at) AS newest FROM (
        SELECT created_at FROM users
        UNION ALL SELECT created_at FROM sessions
        UNION ALL SELECT created_at FROM activities
        UNION ALL SELECT created_at FROM outbox
    ) AS written
) AS latest WHERE newest IS NOT NULL;
