ALTER TABLE exports DROP COLUMN kept_until;
ALTER TABLE exports DROP COLUMN media_type;
ALTER TABLE exports DROP COLUMN file_name;
