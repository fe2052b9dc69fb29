DROP INDEX outbox_recipient_idx;
CREATE INDEX outbox_recipient_idx ON outbox (recipient);
ALTER TABLE email_schedules DROP COLUMN last_campaign_id;
ALTER TABLE email_schedules DROP COLUMN last_reason;
ALTER TABLE email_schedules DROP COLUMN last_outcome;
ALTER TABLE email_schedules DROP COLUMN send_time;
DROP TABLE organisation_mail_servers;
