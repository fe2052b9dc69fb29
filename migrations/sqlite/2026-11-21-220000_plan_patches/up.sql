-- What changed in a floor plan since its document was stored. The PostgreSQL twin is the same.
-- From here on `floor_plans.revision` is the revision of the stored document; the plan's own is that of the last patch.
CREATE TABLE plan_patches (
    event_id TEXT NOT NULL REFERENCES floor_plans (event_id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    patch TEXT NOT NULL,
    CONSTRAINT plan_patches_revision_key PRIMARY KEY (event_id, revision)
);
