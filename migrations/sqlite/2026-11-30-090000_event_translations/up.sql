-- What organisers wrote, in other languages than that of the event: one row for each text and language.
CREATE TABLE event_translations (
    organisation_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    language TEXT NOT NULL,
    text_key TEXT NOT NULL,
    words TEXT NOT NULL,
    -- The original that was translated, to see that it changed since.
    source TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    CONSTRAINT event_translations_pkey PRIMARY KEY (event_id, language, text_key),
    CONSTRAINT event_translations_event_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE
) WITHOUT ROWID;

-- What this version of a template says in other languages, as JSON by language; empty without translations.
ALTER TABLE email_template_versions ADD COLUMN translations TEXT NOT NULL DEFAULT '';
