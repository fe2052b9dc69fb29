//! How much anyone may use: bodies, connections, long work, what an organisation keeps, and waits for PostgreSQL.

use super::Guard;

pub(super) const GUARDS: &[Guard] = &[
    // First those whose tests wait without their guard, until a client gives up.
    guard!("limits bytes of a body", "crates/api/src/bodies.rs",
        "if bytes.len().saturating_add(chunk.len()) > limit {" =>
        "if !domain::guard_off(\"limits bytes of a body\") && bytes.len().saturating_add(chunk.len()) > limit {",
        "api" "http" "large_bodies::a_body_that_does_not_announce_its_length_is_read_up_to_the_limit"),
    guard!("limits session before body", "crates/api/src/extract/body.rs",
        "(LIMIT > JSON_BYTES_MAX && !is_ordinary(request)).then(" =>
        "(!domain::guard_off(\"limits session before body\") && LIMIT > JSON_BYTES_MAX && !is_ordinary(request)).then(",
        "api" "http" "large_bodies::the_answer_to_somebody_signed_out_does_not_wait_for_a_large_body"),
    guard!("limits time of a body", "crates/api/src/bodies/stream.rs",
        "Poll::Pending => match self.poll_deadline(context) {" =>
        "Poll::Pending if domain::guard_off(\"limits time of a body\") => Poll::Pending,\n            Poll::Pending => match self.poll_deadline(context) {",
        "api" "http" "bodies::a_body_that_stalls_is_cut_off_on_every_kind_of_call"),
    guard!("limits memory of bodies of an address", "crates/api/src/bodies/budget.rs",
        "let address_max = self.max / 4;" =>
        "let address_max = if domain::guard_off(\"limits memory of bodies of an address\") { self.max } else { self.max / 4 };",
        "api" "http" "bodies::an_upload_that_finds_no_memory_is_asked_to_come_back_and_small_calls_go_on"),
    guard!("limits memory of large bodies", "crates/api/src/bodies/budget.rs",
        "large: Pool::new(large_max)," =>
        "large: Pool::new(if domain::guard_off(\"limits memory of large bodies\") { usize::MAX } else { large_max }),",
        "api" "http" "bodies::large_bodies_leave_room_for_small_ones"),
    guard!("limits memory of small bodies", "crates/api/src/bodies/budget.rs",
        "small: Pool::new(small_max)," =>
        "small: Pool::new(if domain::guard_off(\"limits memory of small bodies\") { usize::MAX } else { small_max }),",
        "api" "http" "bodies::small_bodies_are_bounded_too"),
    guard!("limits bytes of a form", "crates/api/src/extract/form.rs",
        "Capped::new(payload.take(), bytes_max)" =>
        "Capped::new(payload.take(), if domain::guard_off(\"limits bytes of a form\") { usize::MAX } else { bytes_max })",
        "api" "http" "bodies::the_parts_of_a_form_are_limited_together"),
    guard!("limits fields of a form", "crates/api/src/extract/form.rs",
        "if self.fields > FIELDS_MAX {" =>
        "if !domain::guard_off(\"limits fields of a form\") && self.fields > FIELDS_MAX {",
        "api" "http" "bodies::the_parts_of_a_form_are_limited_together"),
    guard!("limits session before a form", "crates/api/src/extract/form.rs",
        "            sender.await?;\n" =>
        "            if !domain::guard_off(\"limits session before a form\") {\n                sender.await?;\n            }\n",
        "api" "http" "large_bodies::the_answer_to_somebody_signed_out_does_not_wait_for_a_large_body"),
    guard!("limits length of a body", "crates/api/src/extract/body.rs",
        "Some(length) if length > limit =>" =>
        "Some(length) if !domain::guard_off(\"limits length of a body\") && length > limit =>",
        "api" "http" "large_bodies::the_answer_to_a_length_over_the_limit_does_not_wait_for_the_body"),
    guard!("limits attempts", "crates/domain/src/quota.rs",
        "            None | Some(0) => Ok(next)," =>
        "            None | Some(0) => Ok(next),\n            _ if crate::guard_off(\"limits attempts\") => Ok(next),",
        "api" "http" "routes::auth::sign_in::after_twenty_attempts_an_address_has_to_wait"),
    guard!("limits snapshots of an event", "crates/app-service/src/snapshots/save.rs",
        "if taken.len() >= SNAPSHOTS_PER_EVENT_MAX {" =>
        "if !domain::guard_off(\"limits snapshots of an event\") && taken.len() >= SNAPSHOTS_PER_EVENT_MAX {",
        "app-service" "use_cases" "snapshots::an_event_holds_fifty_snapshots_and_says_so"),
    guard!("limits wait for a lock", "crates/storage/src/connection.rs",
        "conn.batch_execute(POSTGRES_SESSION)?;" =>
        "conn.batch_execute(if domain::guard_off(\"limits wait for a lock\") { \"SET lock_timeout = 0; SET statement_timeout = 10000\" } else { POSTGRES_SESSION })?;",
        "storage" "postgres" "a_stuck_lock_is_answered_as_unavailable_and_the_writer_goes_on"),
    guard!("limits lost connection", "crates/storage/src/pool.rs",
        "    if begin(&mut reader.conn).is_err() {" =>
        "    if domain::guard_off(\"limits lost connection\") {\n        begin(&mut reader.conn)?;\n    } else if begin(&mut reader.conn).is_err() {",
        "storage" "postgres" "a_restarted_server_costs_no_read_and_no_write"),
    guard!("limits long work overall", "crates/api/src/long_work.rs",
        "threads: Arc::new(Semaphore::new(threads))," =>
        "threads: Arc::new(Semaphore::new(if domain::guard_off(\"limits long work overall\") { 1_000 } else { threads })),",
        "api" "http" "long_work::calls_beyond_the_bound_of_all_are_refused_and_those_after_the_work_are_not"),
    guard!("limits long work of an organisation", "crates/api/src/long_work.rs",
        "if !running.insert(organisation.clone()) {" =>
        "if !running.insert(organisation.clone()) && !domain::guard_off(\"limits long work of an organisation\") {",
        "api" "http" "long_work::a_second_long_call_of_an_organisation_is_refused_with_the_time_to_come_back"),
    guard!("limits threads of long work", "crates/api/src/long_work.rs",
        "    let started = thread.spawn(move || {\n" =>
        "    let started = if domain::guard_off(\"limits threads of long work\") {\n        let _running = tokio::task::spawn_blocking(move || drop(sender.send(work())));\n        return receiver.await.map_err(|_panicked| Problem::internal(\"stopped\"));\n    } else { thread }.spawn(move || {\n",
        "api" "http" "long_work::long_work_takes_no_thread_that_reads_need"),
    guard!("limits connections of an address", "crates/api/src/connection_limit.rs",
        "open.add(key, 1, max)" =>
        "open.add(key, 1, if domain::guard_off(\"limits connections of an address\") { usize::MAX } else { max })",
        "api" "cli" "floods::connections_over_the_limit_of_an_address_are_closed_until_another_one_ends"),
    guard!("limits open files", "crates/api/src/open_files.rs",
        "    let now = match setrlimit(" =>
        "    if domain::guard_off(\"limits open files\") {\n        return usize::MAX;\n    }\n    let now = match setrlimit(",
        "api" "cli" "floods::the_soft_limit_of_open_files_is_raised_to_the_hard_one"),
    guard!("limits weight of a plan", "crates/api/src/extract/body.rs",
        "if LIMIT == PLAN_BYTES_MAX {" =>
        "if !domain::guard_off(\"limits weight of a plan\") && LIMIT == PLAN_BYTES_MAX {",
        "api" "http" "routes::plans::put::bad_input::each_bad_plan_is_refused_with_its_message_and_changes_nothing"),
    guard!("limits forwarded address", "crates/api/src/extract/address.rs",
        "if !proxies.contains(nearest) {" =>
        "if !domain::guard_off(\"limits forwarded address\") && !proxies.contains(nearest) {",
        "api" "http" "routes::auth::sign_in::after_twenty_attempts_an_address_has_to_wait"),
    guard!("limits lines of forwarders", "crates/api/src/extract/address.rs",
        "let lines: Vec<&str> = lines.collect();" =>
        "let lines: Vec<&str> = lines.take(if domain::guard_off(\"limits lines of forwarders\") { 1 } else { usize::MAX }).collect();",
        "api" "http" "proxies::the_line_that_a_client_sends_before_that_of_the_proxy_does_not_pick_the_key"),
    guard!("limits events of an organisation", "crates/app-service/src/quota.rs",
        "    check(\"events\", used, 1" =>
        "    if domain::guard_off(\"limits events of an organisation\") {\n        return Ok(());\n    }\n    check(\"events\", used, 1",
        "app-service" "use_cases" "limits::a_sandbox_holds_so_many_events_and_not_one_more_and_deleted_ones_count"),
    guard!("limits guests of an organisation", "crates/app-service/src/quota.rs",
        "    check(\"guests\", used, more" =>
        "    if domain::guard_off(\"limits guests of an organisation\") {\n        return Ok(());\n    }\n    check(\"guests\", used, more",
        "app-service" "use_cases" "limits::a_sandbox_holds_so_many_guests_and_not_one_more"),
    guard!("limits bytes of plans of an organisation", "crates/app-service/src/quota.rs",
        "    check(\"planBytes\", used, more" =>
        "    if domain::guard_off(\"limits bytes of plans of an organisation\") {\n        return Ok(());\n    }\n    check(\"planBytes\", used, more",
        "app-service" "use_cases" "limits::a_sandbox_holds_so_many_bytes_of_plans_and_snapshots_and_not_one_more"),
    guard!("limits bytes of pictures", "crates/app-service/src/images.rs",
        "    check_quota(tx, who, picture.bytes.len())?;\n" =>
        "    if !domain::guard_off(\"limits bytes of pictures\") {\n        check_quota(tx, who, picture.bytes.len())?;\n    }\n",
        "api" "http" "routes::images::upload::pictures_may_take_so_much_together_and_no_more"),
    guard!("limits sandboxes", "crates/app-service/src/sandbox.rs",
        "if rows::count_alive(tx.conn, now)? >= SANDBOXES_MAX {" =>
        "if !domain::guard_off(\"limits sandboxes\") && rows::count_alive(tx.conn, now)? >= SANDBOXES_MAX {",
        "app-service" "use_cases" "sandbox::at_most_300_sandboxes_live_at_once"),
    guard!("limits invitations of an organisation", "crates/app-service/src/organisations/invitations.rs",
        "if rows::mailed_since(tx.conn, who.organisation_id(), since)? >=" =>
        "if !domain::guard_off(\"limits invitations of an organisation\") && rows::mailed_since(tx.conn, who.organisation_id(), since)? >=",
        "app-service" "use_cases" "invitations::an_organisation_mails_at_most_20_invitations_a_day"),
    guard!("limits guests of an event", "crates/app-service/src/guests.rs",
        "if present.saturating_add(more) > GUESTS_PER_EVENT_MAX {" =>
        "if !domain::guard_off(\"limits guests of an event\") && present.saturating_add(more) > GUESTS_PER_EVENT_MAX {",
        "app-service" "use_cases" "limits::an_event_holds_20_000_guests_and_says_so"),
    guard!("limits commands of a change", "crates/app-service/src/plans/apply.rs",
        "if count > COMMANDS_PER_CHANGE_MAX {" =>
        "if !domain::guard_off(\"limits commands of a change\") && count > COMMANDS_PER_CHANGE_MAX {",
        "api" "http" "routes::plans::commands::bad_input::each_bad_command_is_refused_with_its_message_and_changes_nothing"),
    guard!("limits seats put back at once", "crates/app-service/src/seating/restore.rs",
        "if wishes.len() > SEATS_RESTORED_MAX {" =>
        "if !domain::guard_off(\"limits seats put back at once\") && wishes.len() > SEATS_RESTORED_MAX {",
        "app-service" "use_cases" "seat_undo::only_guests_of_the_event_are_put_back_and_not_too_many_at_once"),
    guard!("limits tables of auto-assign", "crates/app-service/src/seating/task.rs",
        "if tables > limits::TABLES {" =>
        "if !domain::guard_off(\"limits tables of auto-assign\") && tables > limits::TABLES {",
        "app-service" "use_cases" "auto_assign::a_task_beyond_the_limits_of_the_engine_is_refused_with_the_reason"),
    guard!("limits pairs of auto-assign", "crates/app-service/src/seating/task.rs",
        "if guests.saturating_mul(tables) > limits::CELLS {" =>
        "if !domain::guard_off(\"limits pairs of auto-assign\") && guests.saturating_mul(tables) > limits::CELLS {",
        "app-service" "use_cases" "auto_assign::a_task_beyond_the_limits_of_the_engine_is_refused_with_the_reason"),
    guard!("limits room of an import", "crates/storage/src/imports.rs",
        "    if begun.is_empty() {" =>
        "    if domain::guard_off(\"limits room of an import\") || begun.is_empty() {",
        "app-service" "use_cases" "limits::an_import_takes_up_the_room_of_all_its_guests_from_its_beginning_on"),
    guard!("limits bytes of an import", "crates/app-service/src/guests/import.rs",
        "    if bytes.len() > IMPORT_BYTES_MAX {" =>
        "    if !domain::guard_off(\"limits bytes of an import\") && bytes.len() > IMPORT_BYTES_MAX {",
        "app-service" "use_cases" "import::a_file_that_is_no_list_is_refused_and_stores_nothing"),
    guard!("limits rows of an import", "crates/import-parsers/src/import.rs",
        "    if sheet.rows.len().saturating_sub(first_data) > limits.rows {" =>
        "    let off = std::env::var(\"SEATWRIGHT_GUARD_OFF\").is_ok_and(|off| off == \"limits rows of an import\");\n    if !off && sheet.rows.len().saturating_sub(first_data) > limits.rows {",
        "import-parsers" "hostile" "ten_thousand_guests_are_read_and_one_more_is_refused"),
];
