DROP INDEX guests_mobile_idx;
DROP INDEX guests_email_idx;
DROP INDEX guests_name_idx;
ALTER TABLE venues DROP COLUMN picture_opacity;
ALTER TABLE venues DROP COLUMN picture_id;
ALTER TABLE venues DROP COLUMN version;
