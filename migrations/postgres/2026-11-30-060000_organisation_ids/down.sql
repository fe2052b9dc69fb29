ALTER TABLE activities DROP CONSTRAINT activities_event_id_fkey;
ALTER TABLE answer_confirmations
    DROP CONSTRAINT answer_confirmations_event_id_fkey,
    DROP CONSTRAINT answer_confirmations_guest_fkey;
ALTER TABLE answers DROP CONSTRAINT answers_form_fkey, DROP CONSTRAINT answers_guest_fkey;
ALTER TABLE attendance DROP CONSTRAINT attendance_event_id_fkey;
ALTER TABLE campaigns DROP CONSTRAINT campaigns_schedule_fkey, DROP CONSTRAINT campaigns_template_fkey;
ALTER TABLE email_schedules DROP CONSTRAINT email_schedules_template_fkey;
ALTER TABLE email_template_versions DROP CONSTRAINT email_template_versions_template_fkey;
ALTER TABLE email_templates DROP CONSTRAINT email_templates_event_id_fkey;
ALTER TABLE entrances DROP CONSTRAINT entrances_event_id_fkey;
ALTER TABLE event_versions DROP CONSTRAINT event_versions_event_id_fkey;
ALTER TABLE exports DROP CONSTRAINT exports_event_id_fkey;
ALTER TABLE floor_plans DROP CONSTRAINT floor_plans_event_id_fkey;
ALTER TABLE form_versions DROP CONSTRAINT form_versions_event_id_fkey;
ALTER TABLE forms DROP CONSTRAINT forms_event_id_fkey;
ALTER TABLE guest_changes DROP CONSTRAINT guest_changes_guest_fkey;
ALTER TABLE guest_mails
    DROP CONSTRAINT guest_mails_campaign_fkey,
    DROP CONSTRAINT guest_mails_guest_fkey,
    DROP CONSTRAINT guest_mails_template_fkey;
ALTER TABLE guest_tags DROP CONSTRAINT guest_tags_guest_fkey;
ALTER TABLE guest_tokens DROP CONSTRAINT guest_tokens_guest_fkey;
ALTER TABLE guests DROP CONSTRAINT guests_event_id_fkey, DROP CONSTRAINT guests_party_fkey;
ALTER TABLE hidden_seat_indexes DROP CONSTRAINT hidden_seat_indexes_event_id_fkey;
ALTER TABLE imports DROP CONSTRAINT imports_event_id_fkey;
ALTER TABLE parties DROP CONSTRAINT parties_event_id_fkey;
ALTER TABLE past_imports DROP CONSTRAINT past_imports_event_id_fkey;
ALTER TABLE plan_commands DROP CONSTRAINT plan_commands_event_id_fkey;
ALTER TABLE plan_patches DROP CONSTRAINT plan_patches_event_id_fkey;
ALTER TABLE plus_ones DROP CONSTRAINT plus_ones_guest_fkey, DROP CONSTRAINT plus_ones_host_fkey;
ALTER TABLE printed DROP CONSTRAINT printed_export_fkey;
ALTER TABLE seat_assignments DROP CONSTRAINT seat_assignments_guest_fkey;
ALTER TABLE seat_indexes DROP CONSTRAINT seat_indexes_event_id_fkey;
ALTER TABLE seats DROP CONSTRAINT seats_event_id_fkey;
ALTER TABLE snapshots DROP CONSTRAINT snapshots_event_id_fkey;
ALTER TABLE venues DROP CONSTRAINT venues_event_id_fkey;
ALTER TABLE waiting_list DROP CONSTRAINT waiting_list_party_fkey;
ALTER TABLE wishes DROP CONSTRAINT wishes_event_id_fkey;

ALTER TABLE activities DROP CONSTRAINT activities_pkey;
ALTER TABLE answer_confirmations DROP CONSTRAINT answer_confirmations_pkey;
ALTER TABLE answers DROP CONSTRAINT answers_pkey;
ALTER TABLE attendance DROP CONSTRAINT attendance_sequence_key, DROP CONSTRAINT attendance_pkey;
ALTER TABLE campaigns
    DROP CONSTRAINT campaigns_event_id_key,
    DROP CONSTRAINT campaigns_run_key,
    DROP CONSTRAINT campaigns_pkey;
ALTER TABLE email_schedules DROP CONSTRAINT email_schedules_event_id_key, DROP CONSTRAINT email_schedules_pkey;
ALTER TABLE email_template_versions DROP CONSTRAINT email_template_versions_pkey;
ALTER TABLE email_templates DROP CONSTRAINT email_templates_event_id_key, DROP CONSTRAINT email_templates_pkey;
ALTER TABLE entrances DROP CONSTRAINT entrances_pkey;
ALTER TABLE event_versions DROP CONSTRAINT event_versions_pkey;
ALTER TABLE exports DROP CONSTRAINT exports_event_id_key, DROP CONSTRAINT exports_pkey;
ALTER TABLE floor_plans DROP CONSTRAINT floor_plans_pkey;
ALTER TABLE form_versions DROP CONSTRAINT form_versions_pkey;
ALTER TABLE forms DROP CONSTRAINT forms_pkey;
ALTER TABLE guest_changes DROP CONSTRAINT guest_changes_pkey;
ALTER TABLE guest_mails DROP CONSTRAINT guest_mails_cause_key, DROP CONSTRAINT guest_mails_pkey;
ALTER TABLE guest_tags DROP CONSTRAINT guest_tags_pkey;
ALTER TABLE guests DROP CONSTRAINT guests_event_id_key, DROP CONSTRAINT guests_pkey;
ALTER TABLE hidden_seat_indexes DROP CONSTRAINT hidden_seat_indexes_pkey;
ALTER TABLE images DROP CONSTRAINT images_pkey;
ALTER TABLE imports DROP CONSTRAINT imports_pkey;
ALTER TABLE invitations DROP CONSTRAINT invitations_pkey;
ALTER TABLE jobs DROP CONSTRAINT jobs_pkey;
ALTER TABLE parties
    DROP CONSTRAINT parties_event_id_key,
    DROP CONSTRAINT parties_name_key,
    DROP CONSTRAINT parties_pkey;
ALTER TABLE past_imports DROP CONSTRAINT past_imports_pkey;
ALTER TABLE plan_commands DROP CONSTRAINT plan_commands_command_id_key, DROP CONSTRAINT plan_commands_pkey;
ALTER TABLE plan_patches DROP CONSTRAINT plan_patches_revision_key;
ALTER TABLE plus_ones DROP CONSTRAINT plus_ones_pkey;
ALTER TABLE printed DROP CONSTRAINT printed_pkey;
ALTER TABLE seat_assignments
    DROP CONSTRAINT seat_assignments_id_key,
    DROP CONSTRAINT seat_assignments_seat_key,
    DROP CONSTRAINT seat_assignments_guest_key;
ALTER TABLE seat_indexes DROP CONSTRAINT seat_indexes_pkey;
ALTER TABLE seats DROP CONSTRAINT seats_pkey;
ALTER TABLE snapshots DROP CONSTRAINT snapshots_label_key;
ALTER TABLE tags DROP CONSTRAINT tags_pkey;
ALTER TABLE venues DROP CONSTRAINT venues_pkey;
ALTER TABLE waiting_list DROP CONSTRAINT waiting_list_pkey;
ALTER TABLE wishes DROP CONSTRAINT wishes_pkey;

ALTER TABLE mail_tries DROP COLUMN organisation_id;
DO $$
DECLARE
    name TEXT;
BEGIN
    FOREACH name IN ARRAY ARRAY[
        'activities', 'answer_confirmations', 'answers', 'attendance', 'campaigns', 'email_schedules',
        'email_template_versions', 'email_templates', 'entrances', 'event_versions', 'exports', 'floor_plans',
        'form_versions', 'forms', 'guest_changes', 'guest_mails', 'guest_tokens', 'guests', 'hidden_seat_indexes',
        'imports', 'parties', 'past_imports', 'plan_commands', 'plan_patches', 'plus_ones', 'printed',
        'seat_assignments', 'seat_indexes', 'seats', 'snapshots', 'venues', 'waiting_list', 'wishes'
    ] LOOP
        EXECUTE format('ALTER TABLE %I DROP COLUMN organisation_id', name);
    END LOOP;
END;
$$;

ALTER TABLE activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);
ALTER TABLE answer_confirmations
    ADD CONSTRAINT answer_confirmations_pkey PRIMARY KEY (id);
ALTER TABLE answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (id);
ALTER TABLE attendance
    ADD CONSTRAINT attendance_sequence_key UNIQUE (event_id, sequence),
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (event_id, entry_id);
ALTER TABLE campaigns
    ADD CONSTRAINT campaigns_event_id_key UNIQUE (event_id, id),
    ADD CONSTRAINT campaigns_run_key UNIQUE (schedule_id, run_at),
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE email_schedules
    ADD CONSTRAINT email_schedules_event_id_key UNIQUE (event_id, id),
    ADD CONSTRAINT email_schedules_pkey PRIMARY KEY (id);
ALTER TABLE email_template_versions
    ADD CONSTRAINT email_template_versions_pkey PRIMARY KEY (event_id, template_id, version);
ALTER TABLE email_templates
    ADD CONSTRAINT email_templates_event_id_key UNIQUE (event_id, id),
    ADD CONSTRAINT email_templates_pkey PRIMARY KEY (id);
ALTER TABLE entrances
    ADD CONSTRAINT entrances_pkey PRIMARY KEY (event_id, id);
ALTER TABLE event_versions
    ADD CONSTRAINT event_versions_pkey PRIMARY KEY (event_id, slot);
ALTER TABLE exports
    ADD CONSTRAINT exports_event_id_key UNIQUE (event_id, id),
    ADD CONSTRAINT exports_pkey PRIMARY KEY (id);
ALTER TABLE floor_plans
    ADD CONSTRAINT floor_plans_pkey PRIMARY KEY (event_id);
ALTER TABLE form_versions
    ADD CONSTRAINT form_versions_pkey PRIMARY KEY (event_id, version);
ALTER TABLE forms
    ADD CONSTRAINT forms_pkey PRIMARY KEY (event_id);
ALTER TABLE guest_changes
    ADD CONSTRAINT guest_changes_pkey PRIMARY KEY (id);
ALTER TABLE guest_mails
    ADD CONSTRAINT guest_mails_cause_key UNIQUE (event_id, guest_id, cause),
    ADD CONSTRAINT guest_mails_pkey PRIMARY KEY (outbox_id);
ALTER TABLE guest_tags
    ADD CONSTRAINT guest_tags_pkey PRIMARY KEY (event_id, guest_id, tag_id);
ALTER TABLE guests
    ADD CONSTRAINT guests_event_id_key UNIQUE (event_id, id),
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE hidden_seat_indexes
    ADD CONSTRAINT hidden_seat_indexes_pkey PRIMARY KEY (event_id, generation);
ALTER TABLE images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);
ALTER TABLE imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE parties
    ADD CONSTRAINT parties_event_id_key UNIQUE (event_id, id),
    ADD CONSTRAINT parties_name_key UNIQUE (event_id, name),
    ADD CONSTRAINT parties_pkey PRIMARY KEY (id);
ALTER TABLE past_imports
    ADD CONSTRAINT past_imports_pkey PRIMARY KEY (id);
ALTER TABLE plan_commands
    ADD CONSTRAINT plan_commands_command_id_key UNIQUE (event_id, command_id),
    ADD CONSTRAINT plan_commands_pkey PRIMARY KEY (event_id, revision);
ALTER TABLE plan_patches
    ADD CONSTRAINT plan_patches_revision_key PRIMARY KEY (event_id, revision);
ALTER TABLE plus_ones
    ADD CONSTRAINT plus_ones_pkey PRIMARY KEY (event_id, guest_id);
ALTER TABLE printed
    ADD CONSTRAINT printed_pkey PRIMARY KEY (event_id, kind, subject);
ALTER TABLE seat_assignments
    ADD CONSTRAINT seat_assignments_id_key UNIQUE (id),
    ADD CONSTRAINT seat_assignments_seat_key UNIQUE (event_id, seat_id),
    ADD CONSTRAINT seat_assignments_guest_key PRIMARY KEY (event_id, guest_id);
ALTER TABLE seat_indexes
    ADD CONSTRAINT seat_indexes_pkey PRIMARY KEY (event_id);
ALTER TABLE seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (event_id, generation, seat_id);
ALTER TABLE snapshots
    ADD CONSTRAINT snapshots_label_key PRIMARY KEY (event_id, label);
ALTER TABLE tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);
ALTER TABLE venues
    ADD CONSTRAINT venues_pkey PRIMARY KEY (event_id);
ALTER TABLE waiting_list
    ADD CONSTRAINT waiting_list_pkey PRIMARY KEY (event_id, party_id);
ALTER TABLE wishes
    ADD CONSTRAINT wishes_pkey PRIMARY KEY (id);

ALTER TABLE activities
    ADD CONSTRAINT activities_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE answer_confirmations
    ADD CONSTRAINT answer_confirmations_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
    ADD CONSTRAINT answer_confirmations_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE answers
    ADD CONSTRAINT answers_form_fkey FOREIGN KEY (event_id, form_version) REFERENCES form_versions (event_id, version),
    ADD CONSTRAINT answers_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE attendance
    ADD CONSTRAINT attendance_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE campaigns
    ADD CONSTRAINT campaigns_schedule_fkey FOREIGN KEY (event_id, schedule_id)
        REFERENCES email_schedules (event_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT campaigns_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE;
ALTER TABLE email_schedules
    ADD CONSTRAINT email_schedules_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE;
ALTER TABLE email_template_versions
    ADD CONSTRAINT email_template_versions_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE;
ALTER TABLE email_templates
    ADD CONSTRAINT email_templates_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE entrances
    ADD CONSTRAINT entrances_event_id_fkey FOREIGN KEY (event_id) REFERENCES venues (event_id) ON DELETE CASCADE;
ALTER TABLE event_versions
    ADD CONSTRAINT event_versions_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE exports
    ADD CONSTRAINT exports_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE floor_plans
    ADD CONSTRAINT floor_plans_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE form_versions
    ADD CONSTRAINT form_versions_event_id_fkey FOREIGN KEY (event_id) REFERENCES forms (event_id) ON DELETE CASCADE;
ALTER TABLE forms
    ADD CONSTRAINT forms_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE guest_changes
    ADD CONSTRAINT guest_changes_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE guest_mails
    ADD CONSTRAINT guest_mails_campaign_fkey FOREIGN KEY (event_id, campaign_id)
        REFERENCES campaigns (event_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT guest_mails_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT guest_mails_template_fkey FOREIGN KEY (event_id, template_id)
        REFERENCES email_templates (event_id, id) ON DELETE CASCADE;
ALTER TABLE guest_tags
    ADD CONSTRAINT guest_tags_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE guest_tokens
    ADD CONSTRAINT guest_tokens_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE guests
    ADD CONSTRAINT guests_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
    ADD CONSTRAINT guests_party_fkey FOREIGN KEY (event_id, party_id) REFERENCES parties (event_id, id);
ALTER TABLE hidden_seat_indexes
    ADD CONSTRAINT hidden_seat_indexes_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE imports
    ADD CONSTRAINT imports_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE parties
    ADD CONSTRAINT parties_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE past_imports
    ADD CONSTRAINT past_imports_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE plan_commands
    ADD CONSTRAINT plan_commands_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE plan_patches
    ADD CONSTRAINT plan_patches_event_id_fkey FOREIGN KEY (event_id) REFERENCES floor_plans (event_id) ON DELETE CASCADE;
ALTER TABLE plus_ones
    ADD CONSTRAINT plus_ones_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT plus_ones_host_fkey FOREIGN KEY (event_id, host_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE printed
    ADD CONSTRAINT printed_export_fkey FOREIGN KEY (event_id, export_id)
        REFERENCES exports (event_id, id) ON DELETE CASCADE;
ALTER TABLE seat_assignments
    ADD CONSTRAINT seat_assignments_guest_fkey FOREIGN KEY (event_id, guest_id)
        REFERENCES guests (event_id, id) ON DELETE CASCADE;
ALTER TABLE seat_indexes
    ADD CONSTRAINT seat_indexes_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE seats
    ADD CONSTRAINT seats_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE snapshots
    ADD CONSTRAINT snapshots_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE venues
    ADD CONSTRAINT venues_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE waiting_list
    ADD CONSTRAINT waiting_list_party_fkey FOREIGN KEY (event_id, party_id)
        REFERENCES parties (event_id, id) ON DELETE CASCADE;
ALTER TABLE wishes
    ADD CONSTRAINT wishes_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE;
