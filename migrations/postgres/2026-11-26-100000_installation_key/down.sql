DROP TABLE installation_key;
ALTER TABLE guest_tokens DROP COLUMN generation;
ALTER TABLE parties DROP COLUMN link_generation;
