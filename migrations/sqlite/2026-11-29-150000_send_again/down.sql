ALTER TABLE campaigns DROP COLUMN sends_again;
