-- Files of the frontend that have a hash of their content in the name, of all builds that ran within the last day.
CREATE TABLE build_files (
    path TEXT NOT NULL PRIMARY KEY,
    -- A content coding, or empty.
    encoding TEXT NOT NULL,
    -- When a server of the build was last there. Before the content, so that it is renewed without writing that.
    seen_at TIMESTAMP NOT NULL,
    content BLOB NOT NULL
);
CREATE INDEX build_files_seen_at_idx ON build_files (seen_at);
