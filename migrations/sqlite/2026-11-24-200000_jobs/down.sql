DROP TABLE jobs;
CREATE INDEX events_organisation_id_idx ON events (organisation_id);
DROP INDEX events_organisation_id_key;
