-- The guest half: parties with answers of their own, tags, wishes, history, forms, attendance, venue, mail and exports.
-- The SQLite twin differs in the names of types only. Later use cases fill the tables that nothing writes yet.
ALTER TABLE events ADD COLUMN public_id TEXT;
ALTER TABLE events ADD COLUMN capacity INTEGER;
ALTER TABLE events ADD COLUMN rsvp_opens_at TIMESTAMP;
-- A word of `exact` and `verified`: how guests prove who they are when they look for their seat.
ALTER TABLE events ADD COLUMN find_mode TEXT;
-- When the guests of the event are erased, if ever.
ALTER TABLE events ADD COLUMN retention_until TIMESTAMP;
CREATE UNIQUE INDEX events_public_id_key ON events (public_id);
CREATE INDEX events_retention_until_idx ON events (retention_until) WHERE retention_until IS NOT NULL;

-- SHA-256 of the token in the party's personal link.
ALTER TABLE parties ADD COLUMN token_hash BYTEA;
ALTER TABLE parties ADD COLUMN plus_ones_allowed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE parties ADD COLUMN seating TEXT NOT NULL DEFAULT 'together'
    CONSTRAINT parties_seating_check CHECK (seating IN ('together', 'apart-allowed'));
ALTER TABLE parties ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX parties_token_hash_key ON parties (token_hash);

ALTER TABLE guests ADD COLUMN language TEXT NOT NULL DEFAULT '';
-- When and by whom the answer was given; nothing while there is none.
ALTER TABLE guests ADD COLUMN rsvp_at TIMESTAMP;
ALTER TABLE guests ADD COLUMN rsvp_by TEXT
    CONSTRAINT guests_rsvp_by_check CHECK (rsvp_by IN ('guest', 'organiser', 'import'));
-- When the guest agreed that diet and special needs are stored.
ALTER TABLE guests ADD COLUMN consent_at TIMESTAMP;
ALTER TABLE guests ADD COLUMN vip BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE guests ADD COLUMN wheelchair BOOLEAN NOT NULL DEFAULT FALSE;
-- When the guest was removed from the list; the housekeeping erases the row 30 days later.
ALTER TABLE guests ADD COLUMN deleted_at TIMESTAMP;
CREATE INDEX guests_deleted_at_idx ON guests (deleted_at) WHERE deleted_at IS NOT NULL;

-- Companions: the guest came onto the list through the host. One without a name yet has an empty first name.
CREATE TABLE plus_ones (
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    host_id TEXT NOT NULL,
    PRIMARY KEY (event_id, guest_id),
    CONSTRAINT plus_ones_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT plus_ones_host_fkey FOREIGN KEY (event_id, host_id) REFERENCES guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX plus_ones_host_idx ON plus_ones (event_id, host_id);

-- What tickets and QR codes carry. The newest token of a guest that was not replaced is valid.
CREATE TABLE guest_tokens (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    purpose TEXT NOT NULL CONSTRAINT guest_tokens_purpose_check CHECK (purpose IN ('ticket')),
    created_at TIMESTAMP NOT NULL,
    replaced_at TIMESTAMP,
    CONSTRAINT guest_tokens_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX guest_tokens_guest_idx ON guest_tokens (event_id, guest_id);

-- Of the organisation, so that "Bride's side" is typed once.
CREATE TABLE tags (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    colour TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT tags_organisation_id_key UNIQUE (organisation_id, id),
    CONSTRAINT tags_name_key UNIQUE (organisation_id, name_folded)
);

CREATE TABLE guest_tags (
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    tag_id TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    PRIMARY KEY (event_id, guest_id, tag_id),
    CONSTRAINT guest_tags_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT guest_tags_tag_fkey FOREIGN KEY (organisation_id, tag_id)
        REFERENCES tags (organisation_id, id) ON DELETE CASCADE,
    CONSTRAINT guest_tags_event_fkey FOREIGN KEY (organisation_id, event_id)
        REFERENCES events (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX guest_tags_tag_idx ON guest_tags (organisation_id, tag_id);

-- Seating wishes. `subjects` and `object` are JSON with ids of the same event.
CREATE TABLE wishes (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    strength TEXT NOT NULL CONSTRAINT wishes_strength_check CHECK (strength IN ('must', 'prefer')),
    subjects TEXT NOT NULL,
    object TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX wishes_event_id_idx ON wishes (event_id);
CREATE INDEX wishes_created_by_idx ON wishes (created_by);

-- History of a guest. The changes of one action share a batch, which can be taken back.
CREATE TABLE guest_changes (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    batch_id TEXT NOT NULL,
    field TEXT NOT NULL,
    old_value TEXT NOT NULL,
    new_value TEXT NOT NULL,
    -- Nothing when the guest or the server made the change.
    changed_by TEXT REFERENCES users (id),
    cause TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT guest_changes_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX guest_changes_guest_idx ON guest_changes (event_id, guest_id, created_at);
CREATE INDEX guest_changes_batch_idx ON guest_changes (event_id, batch_id);
CREATE INDEX guest_changes_changed_by_idx ON guest_changes (changed_by);
CREATE INDEX guest_changes_created_at_idx ON guest_changes (created_at);

-- Imports that have ended, so that each can be taken back as a whole for 30 days. `guests.import_id` names what it added, and
-- `guest_changes.batch_id` what it changed.
CREATE TABLE past_imports (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    file_name TEXT NOT NULL,
    report TEXT NOT NULL,
    imported_by TEXT NOT NULL REFERENCES users (id),
    finished_at TIMESTAMP NOT NULL,
    undone_at TIMESTAMP
);
CREATE INDEX past_imports_event_id_idx ON past_imports (event_id, finished_at);
CREATE INDEX past_imports_imported_by_idx ON past_imports (imported_by);
CREATE INDEX past_imports_finished_at_idx ON past_imports (finished_at);

-- What the columns of a file mean to an organisation, by the fingerprint of the header row.
CREATE TABLE import_mappings (
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    fingerprint TEXT NOT NULL,
    mapping TEXT NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    PRIMARY KEY (organisation_id, fingerprint)
);

-- The form of an event. Its versions never change once an answer refers to them.
CREATE TABLE forms (
    event_id TEXT NOT NULL PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    settings TEXT NOT NULL,
    published_version INTEGER,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL
);

CREATE TABLE form_versions (
    event_id TEXT NOT NULL REFERENCES forms (event_id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    fields TEXT NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, version)
);
CREATE INDEX form_versions_created_by_idx ON form_versions (created_by);

-- Append only; the newest answer of a guest counts.
CREATE TABLE answers (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    form_version INTEGER NOT NULL,
    -- JSON by the ids of the form's fields.
    field_values TEXT NOT NULL,
    attending TEXT NOT NULL CONSTRAINT answers_attending_check CHECK (attending IN ('attending', 'declined', 'maybe')),
    source TEXT NOT NULL CONSTRAINT answers_source_check CHECK (source IN ('form', 'link', 'organiser')),
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT answers_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT answers_form_fkey FOREIGN KEY (event_id, form_version) REFERENCES form_versions (event_id, version)
);
CREATE INDEX answers_guest_idx ON answers (event_id, guest_id, created_at);
CREATE INDEX answers_form_idx ON answers (event_id, form_version);

CREATE TABLE waiting_list (
    event_id TEXT NOT NULL,
    party_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    offered_at TIMESTAMP,
    accepted_at TIMESTAMP,
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, party_id),
    CONSTRAINT waiting_list_party_fkey FOREIGN KEY (event_id, party_id) REFERENCES parties (event_id, id) ON DELETE CASCADE
);

-- Entries of the devices at the doors. A guest is named by what the device sent; the id may belong to no guest.
CREATE TABLE attendance (
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    entry_id TEXT NOT NULL,
    guest_id TEXT,
    kind TEXT NOT NULL CONSTRAINT attendance_kind_check CHECK (kind IN ('arrive', 'undo', 'walk_in')),
    undoes TEXT,
    admit BOOLEAN NOT NULL,
    -- The answer to the first request with this entry, repeated when it comes again.
    result TEXT NOT NULL,
    device TEXT NOT NULL,
    recorded_by TEXT NOT NULL REFERENCES users (id),
    at_device TIMESTAMP NOT NULL,
    at_server TIMESTAMP NOT NULL,
    -- Order of arrival at the server, per event.
    sequence BIGINT NOT NULL,
    PRIMARY KEY (event_id, entry_id),
    CONSTRAINT attendance_sequence_key UNIQUE (event_id, sequence),
    CONSTRAINT attendance_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE
);
CREATE INDEX attendance_guest_idx ON attendance (event_id, guest_id);
CREATE INDEX attendance_undoes_idx ON attendance (event_id, undoes);
CREATE INDEX attendance_recorded_by_idx ON attendance (recorded_by);

-- Metres, with the room of the plan at a place within the venue.
CREATE TABLE venues (
    event_id TEXT NOT NULL PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    width_m DOUBLE PRECISION NOT NULL,
    height_m DOUBLE PRECISION NOT NULL,
    scale DOUBLE PRECISION NOT NULL,
    room_x DOUBLE PRECISION,
    room_y DOUBLE PRECISION,
    updated_at TIMESTAMP NOT NULL
);

CREATE TABLE entrances (
    event_id TEXT NOT NULL REFERENCES venues (event_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    x DOUBLE PRECISION NOT NULL,
    y DOUBLE PRECISION NOT NULL,
    kind TEXT NOT NULL,
    capacity INTEGER NOT NULL,
    access_level TEXT NOT NULL
        CONSTRAINT entrances_access_level_check CHECK (access_level IN ('general', 'vip', 'staff', 'emergency')),
    active BOOLEAN NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (event_id, id)
);

CREATE TABLE email_templates (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CONSTRAINT email_templates_kind_check
        CHECK (kind IN ('invitation', 'confirmation', 'reminder', 'seat_assignment')),
    subject TEXT NOT NULL,
    html TEXT NOT NULL,
    plain TEXT NOT NULL,
    is_default BOOLEAN NOT NULL,
    is_active BOOLEAN NOT NULL,
    version INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    archived_at TIMESTAMP,
    CONSTRAINT email_templates_event_id_key UNIQUE (event_id, id)
);

CREATE TABLE email_schedules (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL,
    template_id TEXT NOT NULL,
    trigger_kind TEXT NOT NULL,
    trigger_value TEXT NOT NULL,
    recipients TEXT NOT NULL,
    is_active BOOLEAN NOT NULL,
    next_run_at TIMESTAMP,
    last_run_at TIMESTAMP,
    lease_until TIMESTAMP,
    lease_owner TEXT,
    created_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    CONSTRAINT email_schedules_event_id_key UNIQUE (event_id, id),
    CONSTRAINT email_schedules_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE
);
CREATE INDEX email_schedules_template_idx ON email_schedules (event_id, template_id);
CREATE INDEX email_schedules_due_idx ON email_schedules (next_run_at) WHERE next_run_at IS NOT NULL;

-- One row per press of Send and per run of a schedule.
CREATE TABLE campaigns (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL,
    template_id TEXT NOT NULL,
    schedule_id TEXT,
    run_at TIMESTAMP NOT NULL,
    recipients TEXT NOT NULL,
    state TEXT NOT NULL CONSTRAINT campaigns_state_check
        CHECK (state IN ('queued', 'running', 'paused', 'stopped', 'finished')),
    total INTEGER NOT NULL,
    skipped INTEGER NOT NULL,
    created_by TEXT REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    paused_at TIMESTAMP,
    finished_at TIMESTAMP,
    CONSTRAINT campaigns_event_id_key UNIQUE (event_id, id),
    CONSTRAINT campaigns_run_key UNIQUE (schedule_id, run_at),
    CONSTRAINT campaigns_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE,
    CONSTRAINT campaigns_schedule_fkey FOREIGN KEY (event_id, schedule_id)
        REFERENCES email_schedules (event_id, id) ON DELETE CASCADE
);
CREATE INDEX campaigns_template_idx ON campaigns (event_id, template_id);
CREATE INDEX campaigns_schedule_idx ON campaigns (event_id, schedule_id);
CREATE INDEX campaigns_created_by_idx ON campaigns (created_by);

-- Mail of the outbox that goes to a guest. One guest gets one mail per cause.
CREATE TABLE guest_mails (
    outbox_id TEXT NOT NULL PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    event_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    template_id TEXT,
    campaign_id TEXT,
    cause TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    CONSTRAINT guest_mails_cause_key UNIQUE (event_id, guest_id, cause),
    CONSTRAINT guest_mails_guest_fkey FOREIGN KEY (event_id, guest_id) REFERENCES guests (event_id, id) ON DELETE CASCADE,
    CONSTRAINT guest_mails_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE,
    CONSTRAINT guest_mails_campaign_fkey FOREIGN KEY (event_id, campaign_id)
        REFERENCES campaigns (event_id, id) ON DELETE CASCADE
);
CREATE INDEX guest_mails_template_idx ON guest_mails (event_id, template_id);
CREATE INDEX guest_mails_campaign_idx ON guest_mails (event_id, campaign_id);

-- Addresses that get no more mail.
CREATE TABLE suppressions (
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    email_folded TEXT NOT NULL,
    reason TEXT NOT NULL CONSTRAINT suppressions_reason_check CHECK (reason IN ('bounced', 'unsubscribed', 'by-hand')),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (organisation_id, email_folded)
);

CREATE TABLE exports (
    id TEXT NOT NULL PRIMARY KEY,
    event_id TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    options TEXT NOT NULL,
    plan_revision BIGINT NOT NULL,
    event_version BIGINT NOT NULL,
    created_by TEXT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    bytes BIGINT NOT NULL,
    sha256 BYTEA NOT NULL,
    -- Kept for a while; the row stays as history.
    file BYTEA,
    CONSTRAINT exports_event_id_key UNIQUE (event_id, id)
);
CREATE INDEX exports_created_at_idx ON exports (created_at);
CREATE INDEX exports_created_by_idx ON exports (created_by);

-- What was printed last of each card, list and sign, so that only what has changed is printed again.
CREATE TABLE printed (
    event_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- The id of a guest or a table.
    subject TEXT NOT NULL,
    content_hash BYTEA NOT NULL,
    export_id TEXT NOT NULL,
    printed_at TIMESTAMP NOT NULL,
    PRIMARY KEY (event_id, kind, subject),
    CONSTRAINT printed_export_fkey FOREIGN KEY (event_id, export_id) REFERENCES exports (event_id, id) ON DELETE CASCADE
);
CREATE INDEX printed_export_idx ON printed (event_id, export_id);
