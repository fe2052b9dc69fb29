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
    CONSTRAINT event_translations_pkey PRIMARY KEY (event_id, language, text_key, organisation_id),
    CONSTRAINT event_translations_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);
CREATE POLICY organisation ON event_translations USING (organisation_id
    = COALESCE(NULLIF((SELECT current_setting('seatwright.organisation', TRUE)), ''), organisation_id));
ALTER TABLE event_translations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- What this version of a template says in other languages, as JSON by language; empty without translations.
ALTER TABLE email_template_versions ADD COLUMN translations TEXT NOT NULL DEFAULT '';
