//! The guards, each with its code, what takes its place when it is off, and the test that then fails.

/// One guard of the product.
#[derive(Debug)]
pub(super) struct Guard {
    /// Area and name.
    pub(super) name: &'static str,
    /// The file of the guard, from the root of the repository.
    pub(super) file: &'static str,
    /// The guard's code; it occurs once in the file.
    pub(super) find: &'static str,
    /// The same code with the switch `domain::guard_off(name)`.
    pub(super) replace: &'static str,
    /// The crate, the test binary and the full name of the test.
    pub(super) package: &'static str,
    pub(super) binary: &'static str,
    pub(super) test: &'static str,
}

/// Declares a guard in one line per part.
macro_rules! guard {
    ($name:literal, $file:literal, $find:literal => $replace:literal, $package:literal $binary:literal $test:literal) => {
        Guard {
            name: $name,
            file: $file,
            find: $find,
            replace: $replace,
            package: $package,
            binary: $binary,
            test: $test,
        }
    };
}

pub(super) const GUARDS: &[Guard] = &[
    guard!("identity session key", "crates/storage/src/sessions.rs",
        ".filter(sessions::key_hash.eq(&key_hash[..]))" =>
        ".filter(sessions::key_hash.eq(&key_hash[..]).or(domain::guard_off(\"identity session key\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "accounts::a_key_that_was_never_given_out_is_nobody"),
    guard!("identity session end", "crates/storage/src/sessions.rs",
        ".filter(sessions::expires_at.gt(now.naive_utc()))\n        .select((\n            sessions::id,\n            sessions::created_at,\n            sessions::last_seen_at,\n            (" =>
        ".filter(sessions::expires_at.gt(now.naive_utc()).or(domain::guard_off(\"identity session end\").into_sql::<diesel::sql_types::Bool>()))\n        .select((\n            sessions::id,\n            sessions::created_at,\n            sessions::last_seen_at,\n            (",
        "app-service" "use_cases" "accounts::a_session_ends_after_30_days"),
    guard!("identity password", "crates/app-service/src/passwords.rs",
        "Ok(right && hash.is_some())" =>
        "Ok((right || domain::guard_off(\"identity password\")) && hash.is_some())",
        "app-service" "use_cases" "accounts::a_wrong_password_and_an_unknown_address_answer_alike"),
    guard!("identity account of tab", "crates/api/src/caller.rs",
        "        self.account.as_deref()\n" =>
        "        self.account.as_deref().filter(|_| !domain::guard_off(\"identity account of tab\"))\n",
        "api" "http" "matrix::what_a_page_sends_for_one_account_never_happens_in_the_name_of_another"),
    guard!("identity link purpose", "crates/storage/src/account_tokens.rs",
        ".filter(account_tokens::purpose.eq_any(words))\n        .filter(account_tokens::expires_at.gt(now.naive_utc()));\n    let row" =>
        ".filter(account_tokens::purpose.eq_any(words).or(domain::guard_off(\"identity link purpose\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(account_tokens::expires_at.gt(now.naive_utc()).or(domain::guard_off(\"identity link end\").into_sql::<diesel::sql_types::Bool>()));\n    let row",
        "app-service" "use_cases" "accounts::new_password::a_link_serves_its_own_purpose_only_and_stays_when_it_is_tried_elsewhere"),
    guard!("identity origin", "crates/api/src/origin.rs",
        "(!is_own(request.headers(), host.as_deref())).then(|| {" =>
        "(!domain::guard_off(\"identity origin\") && !is_own(request.headers(), host.as_deref())).then(|| {",
        "api" "http" "every_route::a_write_for_another_site_is_refused_before_anything_happens"),
    guard!("identity host", "crates/api/src/origin.rs",
        "    if !is_known {" =>
        "    if !is_known && !domain::guard_off(\"identity host\") {",
        "api" "http" "proxies::a_write_under_a_name_that_is_not_ours_is_refused"),
    guard!("identity return path", "crates/domain/src/return_path.rs",
        "(readable && is_screen(path)).then_some(text)" =>
        "(crate::guard_off(\"identity return path\") || readable && is_screen(path)).then_some(text)",
        "api" "http" "routes::auth::login::no_payload_leads_a_browser_to_another_site"),
    guard!("identity provider state", "crates/app-service/src/accounts/external.rs",
        "is_genuine: is_same(&request.state, state)," =>
        "is_genuine: domain::guard_off(\"identity provider state\") || is_same(&request.state, state),",
        "app-service" "use_cases" "external::a_forged_state_is_told_and_ends_the_sign_in"),
    guard!("identity verified address", "crates/app-service/src/actor.rs",
        "if self.verified {\n            Ok(())" =>
        "if self.verified || domain::guard_off(\"identity verified address\") {\n            Ok(())",
        "app-service" "use_cases" "invitations::an_unverified_owner_cannot_invite"),
    guard!("tenancy event", "crates/storage/src/events.rs",
        ".filter(events::id.eq(event.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()))\n        .filter(events::deleted_at.is_null())" =>
        ".filter(events::id.eq(event.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy event\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(events::deleted_at.is_null())",
        "app-service" "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"),
    guard!("tenancy event list", "crates/storage/src/events.rs",
        "let all = events::table\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        "let all = events::table\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy event list\").into_sql::<diesel::sql_types::Bool>()))",
        "api" "http" "matrix::no_list_shows_anything_of_another_organisation"),
    guard!("tenancy guest", "crates/storage/src/guests.rs",
        ".filter(guests::id.eq(guest.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        ".filter(guests::id.eq(guest.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy guest\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"),
    guard!("tenancy assignment", "crates/storage/src/seat_assignments.rs",
        ".filter(seat_assignments::id.eq(assignment.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        ".filter(seat_assignments::id.eq(assignment.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy assignment\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"),
    guard!("tenancy picture", "crates/storage/src/images.rs",
        ".filter(images::organisation_id.eq(organisation.as_str()))\n        .filter(images::id.eq(id.as_str()))\n        .select((images::kind, images::content));" =>
        ".filter(images::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy picture\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(images::id.eq(id.as_str()))\n        .select((images::kind, images::content));",
        "api" "http" "routes::images::get::a_picture_of_others_answers_like_an_unknown_one"),
    guard!("tenancy parent of guest", "crates/app-service/src/seating.rs",
        "if candidate.seatable.scope.event_id() != event {" =>
        "if !domain::guard_off(\"tenancy parent of guest\") && candidate.seatable.scope.event_id() != event {",
        "app-service" "use_cases" "seating::a_guest_of_one_event_gets_no_seat_of_another"),
    guard!("tenancy role", "crates/app-service/src/actor.rs",
        "if self.role.may(act) {" =>
        "if self.role.may(act) || domain::guard_off(\"tenancy role\") {",
        "app-service" "use_cases" "roles::every_write_use_case_refuses_viewers_and_door_staff_and_changes_nothing"),
    guard!("tenancy owner", "crates/app-service/src/actor.rs",
        "if self.role == Role::Owner {" =>
        "if self.role == Role::Owner || domain::guard_off(\"tenancy owner\") {",
        "app-service" "use_cases" "invitations::only_owners_invite_and_see_invitations"),
    guard!("tenancy owner of members", "crates/app-service/src/organisations.rs",
        "Ok(member) if member.role == Role::Owner => Ok(())," =>
        "Ok(member) if member.role == Role::Owner || domain::guard_off(\"tenancy owner of members\") => Ok(()),",
        "app-service" "use_cases" "organisations::only_owners_change_roles_and_remove_others"),
    guard!("tenancy sandbox", "crates/app-service/src/actor.rs",
        "            Some(_) => Err(Error::SandboxOnly)," =>
        "            Some(_) if domain::guard_off(\"tenancy sandbox\") => Ok(()),\n            Some(_) => Err(Error::SandboxOnly),",
        "app-service" "use_cases" "sandbox::a_sandbox_neither_invites_nor_names_itself_nor_sends_mail"),
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
    guard!("limits attempts", "crates/domain/src/quota.rs",
        "            None | Some(0) => Ok(next)," =>
        "            None | Some(0) => Ok(next),\n            _ if crate::guard_off(\"limits attempts\") => Ok(next),",
        "api" "http" "routes::auth::sign_in::after_twenty_attempts_an_address_has_to_wait"),
    guard!("limits bytes of a body", "crates/api/src/extract/body.rs",
        "if bytes.len().saturating_add(chunk.len()) > limit {" =>
        "if !domain::guard_off(\"limits bytes of a body\") && bytes.len().saturating_add(chunk.len()) > limit {",
        "api" "http" "large_bodies::a_body_that_does_not_announce_its_length_is_read_up_to_the_limit"),
    guard!("limits session before body", "crates/api/src/extract/body.rs",
        "(LIMIT > JSON_BYTES_MAX && !is_ordinary(request)).then(" =>
        "(!domain::guard_off(\"limits session before body\") && LIMIT > JSON_BYTES_MAX && !is_ordinary(request)).then(",
        "api" "http" "large_bodies::the_answer_to_somebody_signed_out_does_not_wait_for_a_large_body"),
    guard!("limits snapshots of an event", "crates/app-service/src/snapshots/save.rs",
        "if taken.len() >= SNAPSHOTS_PER_EVENT_MAX {" =>
        "if !domain::guard_off(\"limits snapshots of an event\") && taken.len() >= SNAPSHOTS_PER_EVENT_MAX {",
        "app-service" "use_cases" "snapshots::an_event_holds_fifty_snapshots_and_says_so"),
    guard!("content type of a body", "crates/api/src/extract/body.rs",
        "if kind.eq_ignore_ascii_case(\"application/json\") {" =>
        "if kind.eq_ignore_ascii_case(\"application/json\") || domain::guard_off(\"content type of a body\") {",
        "api" "http" "routes::auth::sign_up::a_body_that_cannot_be_read_is_refused"),
    guard!("content formulas", "crates/exporters/src/csv.rs",
        "let guard = if needs_guard(cell)" =>
        "let off = std::env::var(\"SEATWRIGHT_GUARD_OFF\").is_ok_and(|off| off == \"content formulas\");\n    let guard = if !off && needs_guard(cell)",
        "app-service" "use_cases" "exports::the_chart_names_table_and_seat_and_runs_no_formula"),
    guard!("content drawings", "crates/pictures/src/svg.rs",
        "    let text = printer::print(&root);\n" =>
        "    let text = if domain::guard_off(\"content drawings\") { text.to_owned() } else { printer::print(&root) };\n",
        "api" "http" "routes::images::get::an_svg_is_served_as_it_was_rebuilt_and_a_gif_as_it_was_sent"),
    guard!("erasure secure delete", "crates/storage/src/connection.rs",
        "    check_sqlite(conn)?;\n    if purpose" =>
        "    if domain::guard_off(\"erasure secure delete\") {\n        conn.batch_execute(\"PRAGMA secure_delete = OFF\")?;\n        return Ok(());\n    }\n    check_sqlite(conn)?;\n    if purpose",
        "app-service" "use_cases" "erasure::erased_guests_and_accounts_leave_no_bytes_in_database_and_log"),
    guard!("erasure names in the log", "crates/app-service/src/activity.rs",
        "    if guests::has_name(" =>
        "    if domain::guard_off(\"erasure names in the log\") || guests::has_name(",
        "app-service" "use_cases" "erasure::erased_guests_and_accounts_leave_no_bytes_in_database_and_log"),
    guard!("erasure write-ahead log", "crates/storage/src/store.rs",
        "            DatabaseUrl::Sqlite(_) => connection::checkpoint" =>
        "            _ if domain::guard_off(\"erasure write-ahead log\") => Ok(true),\n            DatabaseUrl::Sqlite(_) => connection::checkpoint",
        "app-service" "use_cases" "erasure::a_mailed_link_is_gone_from_the_files_once_it_was_sent"),
    guard!("limits wait for a lock", "crates/storage/src/connection.rs",
        "conn.batch_execute(POSTGRES_SESSION)?;" =>
        "conn.batch_execute(if domain::guard_off(\"limits wait for a lock\") { \"SET lock_timeout = 0; SET statement_timeout = 10000\" } else { POSTGRES_SESSION })?;",
        "storage" "postgres" "a_stuck_lock_is_answered_as_unavailable_and_the_writer_goes_on"),
    guard!("limits lost connection", "crates/storage/src/pool.rs",
        "    if begin(&mut reader.conn).is_err() {" =>
        "    if domain::guard_off(\"limits lost connection\") {\n        begin(&mut reader.conn)?;\n    } else if begin(&mut reader.conn).is_err() {",
        "storage" "postgres" "a_restarted_server_costs_no_read_and_no_write"),
];
