ALTER TABLE installation_key DROP COLUMN base_url;
