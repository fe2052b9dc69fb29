//! The tables as Diesel sees them. Keep them equal to `migrations/`; the tests of app-service read and write them on both databases.
#![expect(
    missing_docs,
    reason = "the table! macro writes public items; the columns are explained in migrations/"
)]

use diesel::{allow_tables_to_appear_in_same_query, joinable, table};

table! {
    users (id) {
        id -> Text,
        email -> Text,
        email_folded -> Text,
        name -> Text,
        password_hash -> Text,
        created_at -> Timestamp,
        verified_at -> Nullable<Timestamp>,
        sandbox_until -> Nullable<Timestamp>,
        deleted_at -> Nullable<Timestamp>,
    }
}

table! {
    organisations (id) {
        id -> Text,
        name -> Text,
        created_at -> Timestamp,
        sender_name -> Nullable<Text>,
        contact_email -> Nullable<Text>,
        max_events -> Nullable<BigInt>,
        max_guests -> Nullable<BigInt>,
        max_plan_bytes -> Nullable<BigInt>,
    }
}

table! {
    memberships (organisation_id, user_id) {
        organisation_id -> Text,
        user_id -> Text,
        role -> Text,
        created_at -> Timestamp,
    }
}

table! {
    sessions (key_hash) {
        key_hash -> Binary,
        id -> Text,
        user_id -> Text,
        organisation_id -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        device -> Nullable<Text>,
        last_seen_at -> Nullable<Timestamp>,
    }
}

table! {
    events (id) {
        id -> Text,
        organisation_id -> Text,
        name -> Text,
        description -> Text,
        starts_at -> Timestamp,
        zone -> Text,
        ends_at -> Nullable<Timestamp>,
        venue -> Text,
        contact -> Text,
        rsvp_deadline -> Nullable<Timestamp>,
        status -> Text,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        deleted_at -> Nullable<Timestamp>,
        archived_at -> Nullable<Timestamp>,
        accent -> Nullable<Text>,
        public_id -> Nullable<Text>,
        capacity -> Nullable<Integer>,
        rsvp_opens_at -> Nullable<Timestamp>,
        find_mode -> Nullable<Text>,
        retention_until -> Nullable<Timestamp>,
        mail_paused_at -> Nullable<Timestamp>,
        mail_paused_by -> Nullable<Text>,
        language -> Text,
    }
}

table! {
    event_versions (event_id, slot) {
        event_id -> Text,
        slot -> Integer,
        version -> BigInt,
        changed_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    changes (organisation_id, xid, id) {
        id -> BigInt,
        xid -> BigInt,
        organisation_id -> Text,
        event_id -> Nullable<Text>,
        slot -> Nullable<Integer>,
        version -> Nullable<BigInt>,
        parts -> Text,
        changed_at -> Timestamp,
    }
}

table! {
    live_epoch (id) {
        id -> Integer,
        epoch -> Text,
    }
}

table! {
    venues (event_id) {
        event_id -> Text,
        id -> Text,
        name -> Text,
        width_m -> Double,
        height_m -> Double,
        scale -> Double,
        room_x -> Nullable<Double>,
        room_y -> Nullable<Double>,
        updated_at -> Timestamp,
        version -> Integer,
        picture_id -> Nullable<Text>,
        picture_opacity -> Nullable<Double>,
        organisation_id -> Text,
    }
}

table! {
    entrances (event_id, id) {
        event_id -> Text,
        id -> Text,
        name -> Text,
        x -> Double,
        y -> Double,
        kind -> Text,
        capacity -> Integer,
        access_level -> Text,
        active -> Bool,
        position -> Integer,
        organisation_id -> Text,
    }
}

table! {
    rooms (id) {
        id -> Text,
        organisation_id -> Text,
        event_id -> Text,
        name -> Text,
        position -> Integer,
    }
}

table! {
    sittings (id) {
        id -> Text,
        organisation_id -> Text,
        event_id -> Text,
        name -> Text,
        starts_at -> Nullable<Timestamp>,
        ends_at -> Nullable<Timestamp>,
        series -> Nullable<Text>,
        position -> Integer,
    }
}

table! {
    sitting_rooms (event_id, sitting_id, room_id) {
        organisation_id -> Text,
        event_id -> Text,
        sitting_id -> Text,
        room_id -> Text,
    }
}

table! {
    floor_plans (event_id, room_id) {
        event_id -> Text,
        revision -> BigInt,
        document -> Text,
        updated_at -> Timestamp,
        updated_by -> Text,
        organisation_id -> Text,
        room_id -> Text,
    }
}

table! {
    plan_patches (event_id, room_id, revision) {
        event_id -> Text,
        revision -> BigInt,
        created_at -> Timestamp,
        patch -> Text,
        organisation_id -> Text,
        room_id -> Text,
    }
}

table! {
    plan_commands (event_id, room_id, revision) {
        event_id -> Text,
        revision -> BigInt,
        command_id -> Text,
        user_id -> Text,
        body -> Text,
        created_at -> Timestamp,
        organisation_id -> Text,
        removed -> Nullable<Text>,
        room_id -> Text,
    }
}

table! {
    seats (event_id, room_id, generation, seat_id) {
        event_id -> Text,
        generation -> BigInt,
        seat_id -> Text,
        table_id -> Text,
        table_number -> Nullable<Integer>,
        table_label -> Text,
        seat_number -> Integer,
        seat_label -> Text,
        kind -> Text,
        organisation_id -> Text,
        room_id -> Text,
    }
}

table! {
    /// Which generation of the seats of a room counts.
    seat_indexes (event_id, room_id) {
        event_id -> Text,
        generation -> BigInt,
        seats -> BigInt,
        organisation_id -> Text,
        room_id -> Text,
    }
}

table! {
    hidden_seat_indexes (event_id, room_id, generation) {
        event_id -> Text,
        generation -> BigInt,
        building -> Bool,
        created_at -> Timestamp,
        organisation_id -> Text,
        room_id -> Text,
    }
}

table! {
    parties (id) {
        id -> Text,
        event_id -> Text,
        name -> Text,
        created_at -> Timestamp,
        token_hash -> Nullable<Binary>,
        plus_ones_allowed -> Integer,
        plus_ones_set -> Bool,
        seating -> Text,
        note -> Text,
        revision -> Integer,
        field_values -> Text,
        link_generation -> Integer,
        organisation_id -> Text,
    }
}

table! {
    /// All guests, those of an unfinished import included; [`crate::core::listed::listed`] leaves these out.
    guests (id) {
        id -> Text,
        event_id -> Text,
        first_name -> Text,
        last_name -> Text,
        preferred_name -> Text,
        first_folded -> Text,
        last_folded -> Text,
        email -> Text,
        email_folded -> Text,
        mobile -> Text,
        mobile_digits -> Text,
        company -> Text,
        additional_info -> Text,
        meal -> Text,
        dietary -> Text,
        special_requests -> Text,
        notes -> Text,
        rsvp -> Text,
        arrived_at -> Nullable<Timestamp>,
        party_id -> Nullable<Text>,
        table_id -> Nullable<Text>,
        lookup_code -> Text,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        import_id -> Nullable<Text>,
        language -> Text,
        rsvp_at -> Nullable<Timestamp>,
        rsvp_by -> Nullable<Text>,
        consent_at -> Nullable<Timestamp>,
        vip -> Bool,
        wheelchair -> Bool,
        deleted_at -> Nullable<Timestamp>,
        organisation_id -> Text,
    }
}

table! {
    imports (id) {
        id -> Text,
        event_id -> Text,
        guests -> BigInt,
        created_at -> Timestamp,
        discarded_at -> Nullable<Timestamp>,
        organisation_id -> Text,
    }
}

table! {
    seat_assignments (event_id, guest_id, sitting_id) {
        id -> Text,
        event_id -> Text,
        guest_id -> Text,
        seat_id -> Text,
        hand_made -> Bool,
        created_at -> Timestamp,
        organisation_id -> Text,
        sitting_id -> Text,
        room_id -> Text,
    }
}

table! {
    account_tokens (token_hash) {
        token_hash -> Binary,
        user_id -> Text,
        purpose -> Text,
        email -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

table! {
    external_identities (issuer, subject) {
        issuer -> Text,
        subject -> Text,
        user_id -> Text,
        created_at -> Timestamp,
    }
}

table! {
    sign_in_requests (browser_hash) {
        browser_hash -> Binary,
        state -> Text,
        nonce -> Text,
        verifier -> Text,
        return_path -> Text,
        expires_at -> Timestamp,
    }
}

table! {
    invitations (id) {
        id -> Text,
        organisation_id -> Text,
        email -> Text,
        email_folded -> Text,
        role -> Text,
        token_hash -> Binary,
        invited_by -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

table! {
    activities (id) {
        id -> Text,
        event_id -> Text,
        user_id -> Nullable<Text>,
        kind -> Text,
        details -> Text,
        created_at -> Timestamp,
        guest_name -> Nullable<Text>,
        other_name -> Nullable<Text>,
        organisation_id -> Text,
    }
}

table! {
    outbox (id) {
        id -> Text,
        dedupe_key -> Text,
        organisation_id -> Nullable<Text>,
        user_id -> Nullable<Text>,
        kind -> Text,
        recipient -> Text,
        sender_name -> Text,
        reply_to -> Nullable<Text>,
        subject -> Text,
        text_body -> Text,
        html_body -> Text,
        message_id -> Text,
        secret -> Bool,
        state -> Text,
        attempts -> Integer,
        run_at -> Timestamp,
        lease_until -> Nullable<Timestamp>,
        lease_owner -> Nullable<Text>,
        failure -> Nullable<Text>,
        created_at -> Timestamp,
        sent_at -> Nullable<Timestamp>,
        held -> Bool,
        mail_values -> Nullable<Text>,
    }
}

table! {
    mail_tries (outbox_id, failed_at, attempt) {
        outbox_id -> Text,
        failed_at -> Timestamp,
        attempt -> Integer,
        failure -> Text,
        organisation_id -> Nullable<Text>,
    }
}

table! {
    email_templates (id) {
        id -> Text,
        event_id -> Text,
        name -> Text,
        kind -> Text,
        subject -> Text,
        html -> Text,
        plain -> Text,
        is_default -> Bool,
        is_active -> Bool,
        version -> Integer,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        archived_at -> Nullable<Timestamp>,
        organisation_id -> Text,
    }
}

table! {
    /// The versions of templates that mails and campaigns refer to.
    email_template_versions (event_id, template_id, version) {
        event_id -> Text,
        template_id -> Text,
        version -> Integer,
        subject -> Text,
        html -> Text,
        plain -> Text,
        organisation_id -> Text,
        translations -> Text,
    }
}

table! {
    /// What organisers wrote, in other languages than that of the event.
    event_translations (event_id, language, text_key) {
        organisation_id -> Text,
        event_id -> Text,
        language -> Text,
        text_key -> Text,
        words -> Text,
        source -> Text,
        updated_at -> Timestamp,
    }
}

table! {
    email_schedules (id) {
        id -> Text,
        event_id -> Text,
        template_id -> Text,
        trigger_kind -> Text,
        trigger_value -> Text,
        recipients -> Text,
        is_active -> Bool,
        next_run_at -> Nullable<Timestamp>,
        last_run_at -> Nullable<Timestamp>,
        lease_until -> Nullable<Timestamp>,
        lease_owner -> Nullable<Text>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        send_time -> Text,
        last_outcome -> Nullable<Text>,
        last_reason -> Nullable<Text>,
        last_campaign_id -> Nullable<Text>,
        organisation_id -> Text,
    }
}

table! {
    organisation_mail_servers (organisation_id) {
        organisation_id -> Text,
        host -> Text,
        port -> Integer,
        security -> Text,
        username -> Text,
        password -> Nullable<Binary>,
        from_address -> Text,
        from_name -> Text,
        per_minute -> Nullable<Integer>,
        updated_at -> Timestamp,
        tested_at -> Nullable<Timestamp>,
        test_ok -> Nullable<Bool>,
        test_message -> Nullable<Text>,
    }
}

table! {
    campaigns (id) {
        id -> Text,
        event_id -> Text,
        template_id -> Text,
        schedule_id -> Nullable<Text>,
        run_at -> Timestamp,
        recipients -> Text,
        state -> Text,
        total -> Integer,
        skipped -> Integer,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        paused_at -> Nullable<Timestamp>,
        finished_at -> Nullable<Timestamp>,
        template_version -> Integer,
        cursor_guest -> Text,
        queued -> Integer,
        started_at -> Nullable<Timestamp>,
        filled_at -> Nullable<Timestamp>,
        sends_again -> Bool,
        organisation_id -> Text,
    }
}

table! {
    snapshots (event_id, label) {
        event_id -> Text,
        label -> Text,
        elements -> Integer,
        tables -> Integer,
        seats -> Integer,
        created_at -> Timestamp,
        created_by -> Text,
        document -> Text,
        organisation_id -> Text,
    }
}

table! {
    images (id) {
        id -> Text,
        organisation_id -> Text,
        uploaded_by -> Text,
        sha256 -> Binary,
        kind -> Text,
        width -> Double,
        height -> Double,
        name -> Text,
        source -> Nullable<Text>,
        author -> Nullable<Text>,
        license -> Nullable<Text>,
        byte_count -> BigInt,
        content -> Binary,
        created_at -> Timestamp,
    }
}

table! {
    jobs (id) {
        id -> Text,
        organisation_id -> Text,
        event_id -> Nullable<Text>,
        created_by -> Text,
        kind -> Text,
        state -> Text,
        input -> Nullable<Text>,
        file -> Nullable<Binary>,
        progress -> Text,
        rollback -> Nullable<Text>,
        result -> Nullable<Text>,
        error -> Nullable<Text>,
        cancelled_at -> Nullable<Timestamp>,
        lease_until -> Nullable<Timestamp>,
        lease_owner -> Nullable<Text>,
        created_at -> Timestamp,
        started_at -> Nullable<Timestamp>,
        finished_at -> Nullable<Timestamp>,
    }
}

table! {
    plus_ones (event_id, guest_id) {
        event_id -> Text,
        guest_id -> Text,
        host_id -> Text,
        unconfirmed -> Bool,
        organisation_id -> Text,
    }
}

table! {
    tags (id) {
        id -> Text,
        organisation_id -> Text,
        name -> Text,
        name_folded -> Text,
        colour -> Text,
        created_at -> Timestamp,
    }
}

table! {
    guest_tags (event_id, guest_id, tag_id) {
        event_id -> Text,
        guest_id -> Text,
        tag_id -> Text,
        organisation_id -> Text,
    }
}

table! {
    wishes (id) {
        id -> Text,
        event_id -> Text,
        kind -> Text,
        strength -> Text,
        subjects -> Text,
        object -> Text,
        created_by -> Text,
        created_at -> Timestamp,
        organisation_id -> Text,
        sitting_id -> Nullable<Text>,
    }
}

table! {
    guest_changes (id) {
        id -> Text,
        event_id -> Text,
        guest_id -> Text,
        batch_id -> Text,
        field -> Text,
        old_value -> Text,
        new_value -> Text,
        changed_by -> Nullable<Text>,
        cause -> Text,
        created_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    guest_mails (outbox_id) {
        outbox_id -> Text,
        event_id -> Text,
        guest_id -> Text,
        template_id -> Nullable<Text>,
        campaign_id -> Nullable<Text>,
        cause -> Text,
        created_at -> Timestamp,
        told_seat -> Nullable<Text>,
        organisation_id -> Text,
    }
}

table! {
    forms (event_id) {
        event_id -> Text,
        title -> Text,
        description -> Text,
        settings -> Text,
        published_version -> Nullable<Integer>,
        created_at -> Timestamp,
        updated_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    form_versions (event_id, version) {
        event_id -> Text,
        version -> Integer,
        fields -> Text,
        created_by -> Text,
        created_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    suppressions (organisation_id, email_folded) {
        organisation_id -> Text,
        email_folded -> Text,
        reason -> Text,
        created_at -> Timestamp,
    }
}

table! {
    waiting_list (event_id, party_id) {
        event_id -> Text,
        party_id -> Text,
        position -> Integer,
        offered_at -> Nullable<Timestamp>,
        accepted_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    answer_confirmations (id) {
        id -> Text,
        event_id -> Text,
        token_hash -> Binary,
        guest_id -> Nullable<Text>,
        answer -> Nullable<Text>,
        outbox_id -> Nullable<Text>,
        email -> Text,
        email_folded -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    answers (id) {
        id -> Text,
        event_id -> Text,
        guest_id -> Text,
        form_version -> Integer,
        field_values -> Text,
        attending -> Text,
        source -> Text,
        created_at -> Timestamp,
        is_late -> Bool,
        organisation_id -> Text,
    }
}

table! {
    /// The log of arrivals; `guests.arrived_at` is computed from it.
    attendance (event_id, entry_id) {
        event_id -> Text,
        entry_id -> Text,
        sequence -> BigInt,
        kind -> Text,
        guest_id -> Nullable<Text>,
        device_guest -> Nullable<Text>,
        reference -> Nullable<Binary>,
        admitted -> Bool,
        counts -> Bool,
        undoes -> Nullable<Text>,
        name -> Nullable<Text>,
        result -> Text,
        first_entry -> Nullable<Text>,
        other_event -> Nullable<Text>,
        device -> Text,
        recorded_by -> Nullable<Text>,
        at_device -> Timestamp,
        corrected_at -> Timestamp,
        received_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    guest_tokens (token_hash) {
        token_hash -> Binary,
        event_id -> Text,
        guest_id -> Text,
        purpose -> Text,
        created_at -> Timestamp,
        replaced_at -> Nullable<Timestamp>,
        generation -> Integer,
        organisation_id -> Text,
    }
}

table! {
    installation_key (id) {
        id -> Integer,
        fingerprint -> Binary,
        base_url -> Nullable<Text>,
    }
}

table! {
    past_imports (id) {
        id -> Text,
        event_id -> Text,
        file_name -> Text,
        report -> Text,
        imported_by -> Text,
        finished_at -> Timestamp,
        undone_at -> Nullable<Timestamp>,
        organisation_id -> Text,
    }
}

table! {
    exports (id) {
        id -> Text,
        event_id -> Text,
        kind -> Text,
        options -> Text,
        plan_revision -> BigInt,
        event_version -> BigInt,
        created_by -> Text,
        created_at -> Timestamp,
        bytes -> BigInt,
        sha256 -> Binary,
        organisation_id -> Text,
        file_name -> Nullable<Text>,
        media_type -> Nullable<Text>,
        kept_until -> Nullable<Timestamp>,
    }
}

table! {
    printed (event_id, kind, subject) {
        event_id -> Text,
        kind -> Text,
        subject -> Text,
        content_hash -> Binary,
        export_id -> Text,
        printed_at -> Timestamp,
        organisation_id -> Text,
    }
}

table! {
    import_mappings (organisation_id, fingerprint) {
        organisation_id -> Text,
        fingerprint -> Text,
        mapping -> Text,
        updated_at -> Timestamp,
    }
}

table! {
    housekeeping_clock (id) {
        id -> Integer,
        passed_at -> Timestamp,
        observed_at -> Nullable<Timestamp>,
        observed_seconds -> BigInt,
    }
}

table! {
    build_files (path) {
        path -> Text,
        encoding -> Text,
        seen_at -> Timestamp,
        content -> Binary,
    }
}

table! {
    leases (name) {
        name -> Text,
        owner -> Text,
        until -> Timestamp,
    }
}

joinable!(sessions -> users (user_id));
joinable!(sessions -> organisations (organisation_id));
table! {
    rate_limits (key_hash) {
        key_hash -> Binary,
        full_at -> BigInt,
    }
}

joinable!(memberships -> organisations (organisation_id));
joinable!(memberships -> users (user_id));
joinable!(account_tokens -> users (user_id));
joinable!(external_identities -> users (user_id));
joinable!(invitations -> organisations (organisation_id));
joinable!(invitations -> users (invited_by));
joinable!(activities -> events (event_id));
joinable!(activities -> users (user_id));
joinable!(rooms -> events (event_id));
joinable!(sittings -> events (event_id));
joinable!(floor_plans -> events (event_id));
joinable!(plan_patches -> events (event_id));
joinable!(snapshots -> events (event_id));
joinable!(snapshots -> users (created_by));
joinable!(seats -> events (event_id));
joinable!(guests -> events (event_id));
joinable!(guest_changes -> users (changed_by));
joinable!(guest_tags -> tags (tag_id));
joinable!(past_imports -> users (imported_by));
joinable!(exports -> users (created_by));
joinable!(guests -> parties (party_id));
joinable!(wishes -> events (event_id));
joinable!(venues -> events (event_id));
joinable!(guest_mails -> outbox (outbox_id));
joinable!(mail_tries -> outbox (outbox_id));
joinable!(campaigns -> users (created_by));
joinable!(imports -> events (event_id));
joinable!(seat_assignments -> events (event_id));
joinable!(seat_assignments -> guests (guest_id));

diesel::allow_columns_to_appear_in_same_group_by_clause!(guest_mails::campaign_id, outbox::state);

allow_tables_to_appear_in_same_query!(
    users,
    organisations,
    memberships,
    sessions,
    events,
    event_versions,
    changes,
    live_epoch,
    rooms,
    sittings,
    sitting_rooms,
    floor_plans,
    plan_patches,
    plan_commands,
    seats,
    seat_indexes,
    hidden_seat_indexes,
    parties,
    guests,
    imports,
    seat_assignments,
    account_tokens,
    external_identities,
    sign_in_requests,
    invitations,
    activities,
    outbox,
    snapshots,
    images,
    jobs,
    rate_limits,
    plus_ones,
    tags,
    guest_tags,
    wishes,
    guest_changes,
    past_imports,
    exports,
    printed,
    import_mappings,
    guest_mails,
    answer_confirmations,
    answers,
    attendance,
    guest_tokens,
    forms,
    form_versions,
    waiting_list,
    suppressions,
    mail_tries,
    email_templates,
    email_template_versions,
    event_translations,
    campaigns,
    email_schedules,
    organisation_mail_servers,
    venues,
    entrances,
);
