ALTER TABLE exports ADD COLUMN file_name TEXT;
ALTER TABLE exports ADD COLUMN media_type TEXT;
ALTER TABLE exports ADD COLUMN kept_until TIMESTAMP;
