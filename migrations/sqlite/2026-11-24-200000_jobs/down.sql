DROP TABLE jobs;
DROP INDEX events_organisation_id_key;
