ALTER TABLE email_template_versions DROP COLUMN translations;
DROP TABLE event_translations;
