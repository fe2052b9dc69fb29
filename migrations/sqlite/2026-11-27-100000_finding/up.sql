-- Finding a seat: the venue as organisers edit it, and the ways by which guests are looked for.
-- Counts the saved changes of a venue.
ALTER TABLE venues ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- A picture of the organisation that lies under the venue. Without a foreign key: it may be deleted with the organisation.
ALTER TABLE venues ADD COLUMN picture_id TEXT;
ALTER TABLE venues ADD COLUMN picture_opacity DOUBLE PRECISION;

CREATE INDEX guests_name_idx ON guests (event_id, last_folded, first_folded);
CREATE INDEX guests_email_idx ON guests (event_id, email_folded);
CREATE INDEX guests_mobile_idx ON guests (event_id, mobile_digits);
