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
    }
}

table! {
    organisations (id) {
        id -> Text,
        name -> Text,
        created_at -> Timestamp,
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
    }
}

table! {
    floor_plans (event_id) {
        event_id -> Text,
        revision -> BigInt,
        document -> Text,
        updated_at -> Timestamp,
        updated_by -> Text,
    }
}

table! {
    plan_commands (event_id, revision) {
        event_id -> Text,
        revision -> BigInt,
        command_id -> Text,
        user_id -> Text,
        body -> Text,
        created_at -> Timestamp,
    }
}

table! {
    seats (event_id, seat_id) {
        event_id -> Text,
        seat_id -> Text,
        table_id -> Text,
        table_number -> Nullable<Integer>,
        table_label -> Text,
        seat_number -> Integer,
        seat_label -> Text,
        kind -> Text,
    }
}

table! {
    parties (id) {
        id -> Text,
        event_id -> Text,
        name -> Text,
        created_at -> Timestamp,
    }
}

table! {
    guests (id) {
        id -> Text,
        event_id -> Text,
        first_name -> Text,
        last_name -> Text,
        first_folded -> Text,
        last_folded -> Text,
        email -> Text,
        email_folded -> Text,
        mobile -> Text,
        mobile_digits -> Text,
        company -> Text,
        additional_info -> Text,
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
    }
}

table! {
    seat_assignments (event_id, guest_id) {
        id -> Text,
        event_id -> Text,
        guest_id -> Text,
        seat_id -> Text,
        hand_made -> Bool,
        created_at -> Timestamp,
    }
}

joinable!(sessions -> users (user_id));
joinable!(sessions -> organisations (organisation_id));
joinable!(memberships -> organisations (organisation_id));
joinable!(floor_plans -> events (event_id));
joinable!(seats -> events (event_id));
joinable!(guests -> events (event_id));
joinable!(guests -> parties (party_id));
joinable!(seat_assignments -> events (event_id));
joinable!(seat_assignments -> guests (guest_id));

allow_tables_to_appear_in_same_query!(
    users,
    organisations,
    memberships,
    sessions,
    events,
    floor_plans,
    plan_commands,
    seats,
    parties,
    guests,
    seat_assignments,
);
