-- Registration: every event has a public name, parties answer through their link, and questions to the party have a place.
-- Events that are made from now on get theirs from the server.
UPDATE events SET public_id = substr(replace(gen_random_uuid()::text, '-', ''), 17, 16) WHERE public_id IS NULL;
-- Grows with each answer of the party, so that two phones with one link do not overwrite each other.
ALTER TABLE parties ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- What the party answered as a whole: JSON by the ids of the form's fields.
ALTER TABLE parties ADD COLUMN field_values TEXT NOT NULL DEFAULT '';
CREATE INDEX waiting_list_position_idx ON waiting_list (event_id, position);
