ALTER TABLE plus_ones DROP COLUMN unconfirmed;
DROP TABLE answer_confirmations;
