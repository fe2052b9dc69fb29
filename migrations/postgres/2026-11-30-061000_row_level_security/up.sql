-- Keeps the rows of organisations apart below the conditions of all queries. A transaction that has proved a membership or an event sets
-- `seatwright.organisation`, and from then on sees and writes only rows of this organisation, whatever its statements say.
-- Transactions of workers, of public pages and of the sign-in span organisations and set nothing. Once a session has set it,
-- it is empty in later transactions.
-- The subquery makes PostgreSQL read the setting once for each statement rather than for each row.
-- The owner of the tables is not exempt (FORCE), superusers are. memberships, sessions, invitations and the outbox have no
-- policy: a user has rows there in several organisations.
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
        EXECUTE format(
            'CREATE POLICY organisation ON %I USING (organisation_id
                = COALESCE(NULLIF((SELECT current_setting(''seatwright.organisation'', TRUE)), ''''), organisation_id))',
            name);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    END LOOP;
END;
$$;
