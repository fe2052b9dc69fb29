//! What is handed on: types of bodies, formulas, drawings, and what erased data leaves behind.

use super::Guard;

pub(super) const GUARDS: &[Guard] = &[
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
    guard!("content policy of pictures", "crates/api/src/headers.rs",
        "                HeaderValue::from_static(POLICY_OF_PICTURES),\n" =>
        "                HeaderValue::from_static(if domain::guard_off(\"content policy of pictures\") { \"default-src *\" } else { POLICY_OF_PICTURES }),\n",
        "api" "http" "routes::images::get::a_picture_is_served_so_that_it_can_do_nothing"),
    guard!("content pixels of a picture", "crates/pictures/src/raster.rs",
        "    if width > IMAGE_SIDE_MAX ||" =>
        "    if domain::guard_off(\"content pixels of a picture\") {\n    } else if width > IMAGE_SIDE_MAX ||",
        "api" "http" "routes::images::hostile::every_hostile_file_is_refused_with_its_reason_and_nothing_is_stored"),
    guard!("content strict transport", "crates/api/src/headers.rs",
        "    if https {" => "    if https && !domain::guard_off(\"content strict transport\") {",
        "api" "http" "routes::auth::sign_up::over_https_the_cookie_is_bound_to_the_host"),
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
    guard!("erasure rounds of the log", "crates/api/src/housekeeping.rs",
        "        if let Err(error) = service.checkpoint() {" =>
        "        if !domain::guard_off(\"erasure rounds of the log\") && let Err(error) = service.checkpoint() {",
        "api" "http" "housekeeping::what_has_ended_goes_at_the_start_with_its_traces_and_the_thread_ends_when_asked"),
    guard!("content security headers", "crates/api/src/headers.rs",
        "for (name, value) in ALWAYS {" =>
        "for (name, value) in ALWAYS.into_iter().filter(|_| !domain::guard_off(\"content security headers\")) {",
        "api" "http" "every_route::every_answer_carries_the_security_headers"),
    guard!("content answers that are not stored", "crates/api/src/headers.rs",
        "Served::Api => \"no-store\"," =>
        "Served::Api if domain::guard_off(\"content answers that are not stored\") => \"private\",\n        Served::Api => \"no-store\",",
        "api" "http" "every_route::every_answer_carries_the_security_headers"),
    guard!("content answers by cookie", "crates/api/src/headers.rs",
        "    headers.append(header::VARY," =>
        "    if domain::guard_off(\"content answers by cookie\") {\n        return;\n    }\n    headers.append(header::VARY,",
        "api" "http" "every_route::every_answer_carries_the_security_headers"),
    guard!("content paths in the log", "crates/api/src/envelope.rs",
        "let route = request.match_pattern();" =>
        "let route = if domain::guard_off(\"content paths in the log\") { Some(request.path().to_owned()) } else { request.match_pattern() };",
        "api" "http" "guest_secrets::the_life_of_a_guest_leaves_nothing_personal_in_the_log"),
    guard!("content one mail per cause", "crates/app-service/src/mail.rs",
        "dedupe_key: &format!(\"{} {}\", mail.cause, mail.to)," =>
        "dedupe_key: &if domain::guard_off(\"content one mail per cause\") { id.to_string() } else { format!(\"{} {}\", mail.cause, mail.to) },",
        "app-service" "use_cases" "outbox::the_same_cause_is_mailed_once_per_recipient"),
    guard!("content lease of the outbox", "crates/storage/src/outbox/delivery.rs",
        "        .bind::<Timestamp, _>(lease.until.naive_utc())\n" =>
        "        .bind::<Timestamp, _>((if domain::guard_off(\"content lease of the outbox\") { now } else { lease.until }).naive_utc())\n",
        "app-service" "use_cases" "outbox::mail_of_a_worker_that_died_is_sent_when_its_lease_ends"),
    guard!("content Message-ID", "crates/app-service/src/mail/worker.rs",
        "            message_id: &mail.message_id,\n" =>
        "            message_id: &if domain::guard_off(\"content Message-ID\") { format!(\"<{}.{}@seats.example>\", mail.id, mail.attempts) } else { mail.message_id.clone() },\n",
        "app-service" "use_cases" "outbox::mail_of_a_worker_that_died_is_sent_when_its_lease_ends"),
    guard!("content hosts of photos", "crates/api/src/image_providers/service.rs",
        "        url.scheme() == \"https\" && plain &&" =>
        "        domain::guard_off(\"content hosts of photos\") || url.scheme() == \"https\" && plain &&",
        "api" "http" "routes::images::providers::a_photo_that_lies_elsewhere_is_not_answered_and_not_fetched"),
    guard!("content private addresses", "crates/api/src/image_providers/https.rs",
        "if found.is_empty() || !found.iter()" =>
        "if found.is_empty() || !domain::guard_off(\"content private addresses\") && !found.iter()",
        "api" "http" "private_addresses::a_name_that_leads_to_this_machine_or_its_network_is_not_connected_to"),
    guard!("content literal addresses", "crates/api/src/image_providers/https.rs",
        "            if request.url.domain().is_none() {" =>
        "            if !domain::guard_off(\"content literal addresses\") && request.url.domain().is_none() {",
        "api" "http" "private_addresses::literal_addresses_and_plain_http_are_not_asked"),
    guard!("content import as a whole", "crates/app-service/src/guests/import/store.rs",
        "    if stored.is_err() {\n" =>
        "    if stored.is_err() && !domain::guard_off(\"content import as a whole\") {\n",
        "app-service" "use_cases" "import::a_list_that_fails_halfway_leaves_nothing_behind"),
    guard!("content import unlisted until its end", "crates/app-service/src/guests/import/store.rs",
        "&mut guests, Some(import))" =>
        "&mut guests, (!domain::guard_off(\"content import unlisted until its end\")).then_some(import))",
        "app-service" "use_cases" "import::housekeeping_removes_the_hidden_guests_of_a_crashed_import"),
    guard!("content guests added during an import", "crates/app-service/src/guests/import/end.rs",
        "        if event_versions::get(tx.conn, &scope)?.count != expected {" =>
        "        if !domain::guard_off(\"content guests added during an import\") && event_versions::get(tx.conn, &scope)?.count != expected {",
        "app-service" "use_cases" "import::a_guest_whom_somebody_adds_during_an_import_is_not_added_twice"),
    guard!("content import removed between slices", "crates/app-service/src/guests/import/store.rs",
        "        false => Err(interrupted())," =>
        "        false if domain::guard_off(\"content import removed between slices\") => Ok(()),\n        false => Err(interrupted()),",
        "app-service" "use_cases" "import::an_import_that_was_removed_between_two_slices_stores_no_more_guests"),
    guard!("content import being removed", "crates/app-service/src/guests/import/end.rs",
        "        if !imports::end(tx.conn, &scope, &import.id)? {" =>
        "        if !imports::end(tx.conn, &scope, &import.id)? && !domain::guard_off(\"content import being removed\") {",
        "app-service" "use_cases" "import::an_import_whose_removal_has_begun_is_not_listed"),
    guard!("content seats of an import under way", "crates/app-service/src/seating/task.rs",
        "!taken.contains(&chair.id)" =>
        "(domain::guard_off(\"content seats of an import under way\") || !taken.contains(&chair.id))",
        "app-service" "use_cases" "auto_assign::the_seats_of_an_import_under_way_are_not_given_to_others"),
    guard!("content failed write undone", "crates/storage/src/writer/sqlite.rs",
        "        conn.run(UndoJob)?;\n" =>
        "        if !domain::guard_off(\"content failed write undone\") {\n            conn.run(UndoJob)?;\n        }\n",
        "storage" "writer" "a_failed_job_is_undone_and_its_neighbours_stay"),
];
