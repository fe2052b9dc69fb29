-- Pictures that people upload or take from a search, as the bytes that are served.
-- The SQLite twin differs in the names of types only.
CREATE TABLE images (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    uploaded_by TEXT NOT NULL REFERENCES users (id),
    sha256 BYTEA NOT NULL,
    kind TEXT NOT NULL CONSTRAINT images_kind_check CHECK (kind IN ('svg', 'png', 'jpeg', 'gif')),
    width DOUBLE PRECISION NOT NULL,
    height DOUBLE PRECISION NOT NULL,
    name TEXT NOT NULL,
    source TEXT,
    author TEXT,
    license TEXT,
    byte_count BIGINT NOT NULL,
    content BYTEA NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT images_sha256_key UNIQUE (organisation_id, sha256)
);
CREATE INDEX images_organisation_id_idx ON images (organisation_id, created_at, id);
