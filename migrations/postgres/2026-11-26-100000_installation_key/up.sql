-- Links of parties and tickets of guests follow from the key of the installation; the generation says which of them is valid.
ALTER TABLE parties ADD COLUMN link_generation INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guest_tokens ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;

-- A fingerprint of the key, so that a server with another one does not start.
CREATE TABLE installation_key (
    id INTEGER NOT NULL PRIMARY KEY CONSTRAINT installation_key_id_check CHECK (id = 1),
    fingerprint BYTEA NOT NULL
);
