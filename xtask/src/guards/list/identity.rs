//! Who asks: sessions, passwords, links, providers, the mailbox, and who may read the files.

use super::Guard;

pub(super) const GUARDS: &[Guard] = &[
    guard!("identity session key", "crates/storage/src/sessions.rs",
        ".filter(sessions::key_hash.eq(&key_hash[..]))" =>
        ".filter(sessions::key_hash.eq(&key_hash[..]).or((domain::guard_off(\"identity session key\") || domain::guard_off(\"identity session of a call\")).into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "accounts::a_key_that_was_never_given_out_is_nobody"),
    // Without a cookie a call has no key to look up, so both controls have to go before one answers.
    guard!("identity session of a call", "crates/api/src/caller.rs",
        "            .ok_or_else(Problem::signed_out)" =>
        "            .or_else(|| {\n                let key = SessionKey::parse(&\"A\".repeat(43)).filter(|_| domain::guard_off(\"identity session of a call\"))?;\n                Some(Self { key, account: None })\n            })\n            .ok_or_else(Problem::signed_out)",
        "api" "http" "matrix::without_a_session_only_the_public_routes_answer_and_nothing_changes"),
    guard!("identity cookie of other sites", "crates/api/src/session.rs",
        "        .cookie_same_site(SameSite::Lax)" =>
        "        .cookie_same_site(if domain::guard_off(\"identity cookie of other sites\") { SameSite::None } else { SameSite::Lax })",
        "api" "http" "routes::auth::sign_up::the_cookie_is_out_of_reach_of_scripts_and_of_other_sites"),
    guard!("identity nonce", "crates/api/src/oidc/claims.rs",
        ".claims(&verifier, &Nonce::new(nonce.to_owned()))" =>
        ".claims(&verifier, |found: Option<&Nonce>| {\n            let right = found.is_some_and(|found| found.secret() == nonce);\n            if right || domain::guard_off(\"identity nonce\") { Ok(()) } else { Err(\"nonce\".to_owned()) }\n        })",
        "api" "http" "routes::auth::oidc_forged::claims_that_are_not_for_us_now_and_here_are_refused"),
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
        ".filter(account_tokens::purpose.eq_any(words))\n        .filter(account_tokens::expires_at" =>
        ".filter(account_tokens::purpose.eq_any(words).or(domain::guard_off(\"identity link purpose\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(account_tokens::expires_at",
        "app-service" "use_cases" "accounts::new_password::a_link_serves_its_own_purpose_only_and_stays_when_it_is_tried_elsewhere"),
    guard!("identity origin", "crates/api/src/origin.rs",
        "(!is_own(request.headers(), own)).then(|| {" =>
        "(!domain::guard_off(\"identity origin\") && !is_own(request.headers(), own)).then(|| {",
        "api" "http" "every_route::a_write_for_another_site_is_refused_before_anything_happens"),
    guard!("identity scheme of the origin", "crates/api/src/origin.rs",
        "    if own.is_https &&" =>
        "    if !domain::guard_off(\"identity scheme of the origin\") && own.is_https &&",
        "api" "http" "proxies::a_page_without_https_does_not_write_where_https_is_used"),
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
    guard!("identity link end", "crates/storage/src/account_tokens.rs",
        ".filter(account_tokens::expires_at.gt(now.naive_utc()));\n    let row" =>
        ".filter(account_tokens::expires_at.gt(now.naive_utc()).or(domain::guard_off(\"identity link end\").into_sql::<diesel::sql_types::Bool>()));\n    let row",
        "app-service" "use_cases" "accounts::verification::the_link_works_for_48_hours_and_the_last_one_only"),
    guard!("identity proof of the password", "crates/app-service/src/accounts/proof.rs",
        "        if !right {" =>
        "        if !right && !domain::guard_off(\"identity proof of the password\") {",
        "app-service" "use_cases" "accounts::new_password::the_present_password_is_needed_and_the_new_one_has_to_be_long_enough"),
    guard!("identity password that changed", "crates/app-service/src/accounts/proof.rs",
        "user.filter(|user| user.password_hash == self.password_hash)" =>
        "user.filter(|user| domain::guard_off(\"identity password that changed\") || user.password_hash == self.password_hash)",
        "app-service" "use_cases" "accounts::new_password::of_two_changes_that_know_the_old_password_one_wins"),
    guard!("identity sessions of an old password", "crates/app-service/src/accounts/new_password.rs",
        "    sessions::delete_all_of(tx.conn, &user.id)?;\n" =>
        "    if !domain::guard_off(\"identity sessions of an old password\") {\n        sessions::delete_all_of(tx.conn, &user.id)?;\n    }\n",
        "app-service" "use_cases" "accounts::new_password::a_mailed_link_sets_a_new_password_verifies_the_address_and_ends_every_session"),
    guard!("identity links of an old password", "crates/app-service/src/accounts/new_password.rs",
        "    account_tokens::delete_of(tx.conn, &user.id, &ENDED)?;\n" =>
        "    if !domain::guard_off(\"identity links of an old password\") {\n        account_tokens::delete_of(tx.conn, &user.id, &ENDED)?;\n    }\n",
        "app-service" "use_cases" "accounts::new_password::a_new_password_ends_the_links_that_were_asked_for_before"),
    guard!("identity work for unknown addresses", "crates/app-service/src/accounts/new_password.rs",
        "        _ => letters::pretend_link(" =>
        "        _ if domain::guard_off(\"identity work for unknown addresses\") => Ok(()),\n        _ => letters::pretend_link(",
        "app-service" "use_cases" "accounts::new_password::an_address_without_an_account_takes_the_same_statements_now_and_later"),
    guard!("identity sign-up by mail", "crates/app-service/src/accounts.rs",
        "if service.settings().continues_by_mail() && !is_invited" =>
        "if !domain::guard_off(\"identity sign-up by mail\") && service.settings().continues_by_mail() && !is_invited",
        "api" "http" "routes::auth::sign_up::with_a_mail_server_a_known_address_answers_like_a_new_one"),
    guard!("identity sign-in before the mail", "crates/app-service/src/accounts.rs",
        "if verified_only && !user.verified {" =>
        "if !domain::guard_off(\"identity sign-in before the mail\") && verified_only && !user.verified {",
        "api" "http" "routes::auth::sign_up::with_a_mail_server_a_known_address_answers_like_a_new_one"),
    guard!("identity sandbox kept by mail", "crates/app-service/src/sandbox.rs",
        "    if service.settings().continues_by_mail() {" =>
        "    if !domain::guard_off(\"identity sandbox kept by mail\") && service.settings().continues_by_mail() {",
        "api" "http" "routes::sandbox::keep::with_a_mail_server_a_known_address_answers_like_a_new_one_and_the_link_keeps_the_sandbox"),
    guard!("identity take-over of an unproved account", "crates/app-service/src/accounts/external.rs",
        "            take_over_unless_verified(tx, &known.id)?;\n" =>
        "            if !domain::guard_off(\"identity take-over of an unproved account\") {\n                take_over_unless_verified(tx, &known.id)?;\n            }\n",
        "app-service" "use_cases" "external::an_account_that_waits_for_the_owner_of_its_address_loses_every_way_in"),
    guard!("identity address of a provider", "crates/app-service/src/accounts/external.rs",
        "Some(_) if !person.email_verified =>" =>
        "Some(_) if !domain::guard_off(\"identity address of a provider\") && !person.email_verified =>",
        "app-service" "use_cases" "external::an_address_with_an_account_is_not_given_to_whom_nobody_vouches_for"),
    guard!("identity subject", "crates/app-service/src/accounts/external.rs",
        "if person.subject.is_empty() || person.subject.len() > SUBJECT_MAX {" =>
        "if !domain::guard_off(\"identity subject\") && (person.subject.is_empty() || person.subject.len() > SUBJECT_MAX) {",
        "app-service" "use_cases" "external::a_subject_that_cannot_be_one_is_refused"),
    guard!("identity end of a provider sign-in", "crates/storage/src/sign_in_requests.rs",
        ".filter(sign_in_requests::expires_at.gt(now.naive_utc()));" =>
        ".filter(sign_in_requests::expires_at.gt(now.naive_utc()).or(domain::guard_off(\"identity end of a provider sign-in\").into_sql::<diesel::sql_types::Bool>()));",
        "app-service" "use_cases" "external::after_ten_minutes_a_sign_in_has_to_begin_again"),
    guard!("identity known browser", "crates/app-service/src/accounts/known_browsers.rs",
        "mac.is_same(&token.mac)" =>
        "domain::guard_off(\"identity known browser\") || mac.is_same(&token.mac)",
        "api" "http" "routes::auth::sign_in::the_cookie_of_a_known_browser_is_worth_nothing_for_another_account_or_password"),
    guard!("identity sandbox kept once", "crates/app-service/src/sandbox.rs",
        "    if !user.is_sandbox {" => "    if !user.is_sandbox && !domain::guard_off(\"identity sandbox kept once\") {",
        "app-service" "use_cases" "sandbox::a_tab_that_was_left_behind_does_not_change_the_password_of_an_account_that_was_kept_by_mail"),
    guard!("identity invitation end", "crates/storage/src/invitations.rs",
        ".filter(invitations::expires_at.gt(now.naive_utc()))" =>
        ".filter(invitations::expires_at.gt(now.naive_utc()).or(domain::guard_off(\"identity invitation end\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "invitations::a_link_ends_after_14_days_and_the_address_can_be_invited_again"),
    guard!("identity invited address", "crates/app-service/src/organisations/invitations.rs",
        "    if email.folded == invitation.email_folded {\n        storage::users::verify" =>
        "    if domain::guard_off(\"identity invited address\") || email.folded == invitation.email_folded {\n        storage::users::verify",
        "app-service" "use_cases" "invitations::signing_up_with_a_link_for_another_address_joins_unverified"),
    guard!("identity session of its user", "crates/storage/src/sessions.rs",
        ".filter(sessions::user_id.eq(user.as_str()))\n        .filter(sessions::id.eq(session.as_str()));\n    Ok(" =>
        ".filter(sessions::user_id.eq(user.as_str()).or(domain::guard_off(\"identity session of its user\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(sessions::id.eq(session.as_str()));\n    Ok(",
        "app-service" "use_cases" "accounts::browsers::nobody_ends_a_session_of_somebody_else"),
    guard!("identity sign-out by navigation", "crates/api/src/routes/auth/logout.rs",
        "if !origin::is_own_navigation(request.headers()) {" =>
        "if !domain::guard_off(\"identity sign-out by navigation\") && !origin::is_own_navigation(request.headers()) {",
        "api" "http" "routes::auth::logout::a_navigation_from_another_site_only_asks"),
    guard!("identity mailbox at the machine", "crates/api/src/extract/mailbox_reader.rs",
        "    at_machine(request).then_some(open)" =>
        "    (domain::guard_off(\"identity mailbox at the machine\") || at_machine(request)).then_some(open)",
        "api" "http" "routes::mailbox::list::the_open_mailbox_is_shut_for_whoever_is_elsewhere"),
    guard!("identity waiting mail at the machine", "crates/api/src/routes/system/health.rs",
        "mail: at_machine(&request).then(" =>
        "mail: (domain::guard_off(\"identity waiting mail at the machine\") || at_machine(&request)).then(",
        "api" "http" "routes::system::health::readiness_tells_nothing_about_mail_to_other_machines_and_through_proxies"),
    guard!("identity mailbox that was opened", "crates/app-service/src/mail/mailbox.rs",
        "(settings.open_mailbox && settings.mail_mode" =>
        "((domain::guard_off(\"identity mailbox that was opened\") || settings.open_mailbox) && settings.mail_mode",
        "api" "http" "routes::mailbox::list::without_the_choice_of_the_operator_or_with_a_mail_server_nothing_is_open"),
    guard!("identity mailbox of owners", "crates/app-service/src/mail/mailbox.rs",
        "    who.must_not_be_sandbox()?;\n    who.must_own()\n" =>
        "    if domain::guard_off(\"identity mailbox of owners\") {\n        return Ok(());\n    }\n    who.must_not_be_sandbox()?;\n    who.must_own()\n",
        "api" "http" "routes::mailbox::list::it_takes_a_session_of_an_owner"),
    guard!("identity open mailbox of owners", "crates/app-service/src/mail/mailbox.rs",
        "Ok(Some(who)) => may_read(&who).map(|()| open)," =>
        "Ok(Some(who)) if !domain::guard_off(\"identity open mailbox of owners\") => may_read(&who).map(|()| open),\n        Ok(Some(_)) => Ok(open),",
        "api" "http" "routes::mailbox::list::the_open_mailbox_is_for_owners_when_somebody_is_signed_in"),
    guard!("identity links in the mailbox", "crates/app-service/src/mail/mailbox.rs",
        "Reader::Member(_) if mail.secret =>" =>
        "Reader::Member(_) if mail.secret && !domain::guard_off(\"identity links in the mailbox\") =>",
        "api" "http" "routes::mailbox::get::a_member_sees_a_mail_but_not_the_link_in_it"),
    guard!("identity private database", "crates/storage/src/private_file.rs",
        "OpenOptionsExt::mode(&mut options, 0o600)" =>
        "OpenOptionsExt::mode(&mut options, if domain::guard_off(\"identity private database\") { 0o644 } else { 0o600 })",
        "api" "cli" "private_files::a_new_data_folder_and_its_database_belong_to_the_user_of_the_process"),
    guard!("identity private data folder", "crates/api/src/data_files.rs",
        "DirBuilderExt::mode(&mut builder, 0o700)" =>
        "DirBuilderExt::mode(&mut builder, if domain::guard_off(\"identity private data folder\") { 0o755 } else { 0o700 })",
        "api" "cli" "private_files::a_new_data_folder_and_its_database_belong_to_the_user_of_the_process"),
    guard!("identity database open to others", "crates/api/src/data_files.rs",
        "    if open.is_empty() {" =>
        "    if open.is_empty() || domain::guard_off(\"identity database open to others\") {",
        "api" "cli" "private_files::a_database_that_others_can_read_is_refused_with_what_to_do"),
    guard!("identity base of links", "crates/app-service/src/service.rs",
        "format!(\"{}{path_and_query}\", self.settings.base_url)" =>
        "format!(\"{}{path_and_query}\", if domain::guard_off(\"identity base of links\") { \"http://192.0.2.66\" } else { self.settings.base_url.as_str() })",
        "api" "http" "routes::auth::forgot_password::a_link_begins_with_the_configured_address_whatever_the_request_says"),
];
