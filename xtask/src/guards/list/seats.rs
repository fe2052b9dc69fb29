//! Who sits where: seats that stay with their guests, and what a lookup code shows.

use super::Guard;

pub(super) const GUARDS: &[Guard] = &[
    guard!("seats one guest per seat", "crates/storage/src/migrations.rs",
        "            c.batch_execute(&format!(\"SELECT pg_advisory_unlock({LOCK})\"))?;" =>
        "            if domain::guard_off(\"seats one guest per seat\") {\n                c.batch_execute(\"ALTER TABLE seat_assignments DROP CONSTRAINT IF EXISTS seat_assignments_seat_key\")?;\n            }\n            c.batch_execute(&format!(\"SELECT pg_advisory_unlock({LOCK})\"))?;",
        "storage" "schema" "a_double_booking_is_impossible_by_schema_on_each_database"),
    guard!("seats one seat per guest", "crates/storage/src/migrations.rs",
        "            let outcome = c.run_pending_migrations(POSTGRES).map(drop).map_err(failed);" =>
        "            let outcome = c.run_pending_migrations(POSTGRES).map(drop).map_err(failed);\n            if domain::guard_off(\"seats one seat per guest\") {\n                c.batch_execute(\"ALTER TABLE seat_assignments DROP CONSTRAINT IF EXISTS seat_assignments_guest_key\")?;\n            }",
        "storage" "schema" "a_double_booking_is_impossible_by_schema_on_each_database"),
    guard!("seats consent to unseat", "crates/app-service/src/plans/save.rs",
        "if !occupants.iter().all(" =>
        "if !domain::guard_off(\"seats consent to unseat\") && !occupants.iter().all(",
        "app-service" "use_cases" "plans::removing_an_occupied_seat_names_the_guests_and_needs_a_yes"),
    guard!("seats code of an ended event", "crates/app-service/src/lookup.rs",
        "if has_ended(&found, r.now) ||" =>
        "if (!domain::guard_off(\"seats code of an ended event\") && has_ended(&found, r.now)) ||",
        "app-service" "use_cases" "lookup::malformed_unknown_deleted_and_expired_codes_answer_alike"),
    guard!("seats guest who declined", "crates/app-service/src/seating.rs",
        "if seatable.rsvp == Rsvp::Declined {" =>
        "if !domain::guard_off(\"seats guest who declined\") && seatable.rsvp == Rsvp::Declined {",
        "app-service" "use_cases" "seating::a_guest_who_declined_cannot_be_seated_and_declining_frees_the_seat"),
    guard!("seats swapped meanwhile", "crates/app-service/src/seating/swap.rs",
        "if !(sits_there(guest) && sits_there(other)) {" =>
        "if !domain::guard_off(\"seats swapped meanwhile\") && !(sits_there(guest) && sits_there(other)) {",
        "app-service" "use_cases" "swap::who_sits_elsewhere_by_now_is_told_and_nothing_changes"),
    guard!("seats left meanwhile", "crates/app-service/src/seating/restore.rs",
        "if !all.iter().all(|(back, known)|" =>
        "if !domain::guard_off(\"seats left meanwhile\") && !all.iter().all(|(back, known)|",
        "app-service" "use_cases" "seat_undo::nothing_is_taken_back_once_somebody_sits_elsewhere"),
    guard!("seats kept or sold", "crates/app-service/src/seating/task.rs",
        "chair.seat_status.is_available() || own" =>
        "chair.seat_status.is_available() || domain::guard_off(\"seats kept or sold\") || own",
        "app-service" "use_cases" "auto_assign::seats_of_rows_are_given_and_those_that_are_kept_or_sold_are_not"),
    guard!("seats code of a cancelled event", "crates/app-service/src/lookup.rs",
        "if found.status == EventStatus::Cancelled.as_str() {" =>
        "if !domain::guard_off(\"seats code of a cancelled event\") && found.status == EventStatus::Cancelled.as_str() {",
        "api" "http" "routes::lookup::by_code::a_code_of_a_cancelled_event_says_so_and_shows_no_seat"),
    guard!("seats code of another name", "crates/app-service/src/lookup.rs",
        "name.is_some_and(|name| !name.is_of(&found))" =>
        "(!domain::guard_off(\"seats code of another name\") && name.is_some_and(|name| !name.is_of(&found)))",
        "api" "http" "routes::lookup::by_code::a_code_with_another_last_name_answers_like_a_code_that_no_guest_has"),
    guard!("seats code of a deleted event", "crates/storage/src/lookup.rs",
        ".filter(events::deleted_at.is_null())" =>
        ".filter(events::deleted_at.is_null().or(domain::guard_off(\"seats code of a deleted event\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "lookup::malformed_unknown_deleted_and_expired_codes_answer_alike"),
    guard!("seats revision of a change", "crates/app-service/src/plans/apply.rs",
        "if revision != input.base_revision {" =>
        "if !domain::guard_off(\"seats revision of a change\") && revision != input.base_revision {",
        "app-service" "use_cases" "plans::a_stale_change_is_refused_and_a_repeated_one_answers_as_before"),
    guard!("seats revision of a plan", "crates/app-service/src/plans/put.rs",
        "if old.revision != input.expected_revision {" =>
        "if !domain::guard_off(\"seats revision of a plan\") && old.revision != input.expected_revision {",
        "app-service" "use_cases" "plans::putting_a_plan_needs_the_revision_it_replaces"),
];
