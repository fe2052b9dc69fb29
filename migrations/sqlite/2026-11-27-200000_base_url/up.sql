-- Where people reach the product, for commands that make links beside a running server.
ALTER TABLE installation_key ADD COLUMN base_url TEXT;
