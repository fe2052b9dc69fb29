DO $$
DECLARE
    name TEXT;
BEGIN
    FOREACH name IN ARRAY ARRAY[
        'activities', 'answer_confirmations', 'answers', 'attendance', 'campaigns', 'email_schedules',
        'email_template_versions', 'email_templates', 'entrances', 'event_changes', 'event_counts', 'event_versions', 'events', 'exports',
        'floor_plans', 'form_versions', 'forms', 'guest_changes', 'guest_mails', 'guest_tags', 'guest_tokens',
        'guests', 'hidden_seat_indexes', 'images', 'import_mappings', 'imports', 'jobs', 'organisation_mail_servers',
        'parties', 'past_imports', 'plan_commands', 'plan_patches', 'plus_ones', 'printed', 'seat_assignments',
        'seat_indexes', 'seats', 'snapshots', 'suppressions', 'tags', 'venues', 'waiting_list', 'wishes'
    ] LOOP
        EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY, NO FORCE ROW LEVEL SECURITY', name);
        EXECUTE format('DROP POLICY organisation ON %I', name);
    END LOOP;
END;
$$;
