//! Whose rows they are: the organisation in each query, roles, and both again at the moment of the write.

use super::Guard;

pub(super) const GUARDS: &[Guard] = &[
    guard!("tenancy event", "crates/storage/src/events.rs",
        ".filter(events::id.eq(event.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()))\n        .filter(events::deleted_at.is_null())" =>
        ".filter(events::id.eq(event.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy event\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(events::deleted_at.is_null())",
        "app-service" "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"),
    guard!("tenancy event list", "crates/storage/src/events.rs",
        "let all = events::table\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        "let all = events::table\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy event list\").into_sql::<diesel::sql_types::Bool>()))",
        "api" "http" "matrix::no_list_shows_anything_of_another_organisation"),
    guard!("tenancy guest", "crates/storage/src/guests/candidate.rs",
        ".filter(listed_guests::id.eq(guest.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        ".filter(listed_guests::id.eq(guest.as_str()))\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy guest\").into_sql::<diesel::sql_types::Bool>()))",
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
    guard!("tenancy session at the write", "crates/app-service/src/accounts/recheck.rs",
        "        None => Err(Error::SignedOut)," =>
        "        None if domain::guard_off(\"tenancy session at the write\") => Ok(organiser),\n        None => Err(Error::SignedOut),",
        "app-service" "use_cases" "rechecks::a_member_who_was_removed_after_the_read_does_not_write"),
    guard!("tenancy role at the write", "crates/app-service/src/accounts/recheck.rs",
        "            organiser.must(act)?;\n" =>
        "            if !domain::guard_off(\"tenancy role at the write\") {\n                organiser.must(act)?;\n            }\n",
        "app-service" "use_cases" "rechecks::a_member_who_was_demoted_after_the_read_does_not_write"),
    guard!("tenancy end of the session at the write", "crates/storage/src/sessions.rs",
        ".filter(sessions::id.eq(session.as_str()))\n        .filter(sessions::user_id.eq(user.as_str()))\n        .filter(sessions::expires_at" =>
        ".filter(sessions::id.eq(session.as_str()).or(domain::guard_off(\"tenancy end of the session at the write\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(sessions::user_id.eq(user.as_str()))\n        .filter(sessions::expires_at",
        "app-service" "use_cases" "rechecks::a_session_that_was_ended_after_the_read_does_not_write"),
    guard!("tenancy private details of guests", "crates/app-service/src/guests/shown.rs",
        "who.role().may(Act::ReadPrivate)" =>
        "(domain::guard_off(\"tenancy private details of guests\") || who.role().may(Act::ReadPrivate))",
        "api" "http" "matrix::canaries::no_answer_to_viewers_and_door_staff_shows_private_details_of_guests"),
    guard!("tenancy account of a request", "crates/app-service/src/accounts.rs",
        "Some(account) if account != who.user_id.as_str() =>" =>
        "Some(account) if !domain::guard_off(\"tenancy account of a request\") && account != who.user_id.as_str() =>",
        "api" "http" "matrix::what_a_page_sends_for_one_account_never_happens_in_the_name_of_another"),
    guard!("tenancy event by name", "crates/storage/src/events.rs",
        ".filter(events::organisation_id.eq(organisation.as_str()))\n        .filter(events::name.eq(name))" =>
        ".filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy event by name\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(events::name.eq(name))",
        "app-service" "use_cases" "snapshots::without_an_event_the_document_says_which_one"),
    guard!("tenancy events of a sandbox", "crates/storage/src/events.rs",
        "let own = events::table.filter(events::organisation_id.eq(organisation.as_str()));" =>
        "let own = events::table.filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy events of a sandbox\").into_sql::<diesel::sql_types::Bool>()));",
        "app-service" "use_cases" "sandbox::a_reset_restores_the_seeded_state_and_nothing_else"),
    guard!("tenancy snapshot list", "crates/storage/src/snapshots.rs",
        ".left_join(users::table.on(living))\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        ".left_join(users::table.on(living))\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy snapshot list\").into_sql::<diesel::sql_types::Bool>()))",
        "api" "http" "matrix::no_list_shows_anything_of_another_organisation"),
    guard!("tenancy snapshot by label", "crates/storage/src/snapshots.rs",
        "let query = snapshots::table\n        .inner_join(events::table)\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        "let query = snapshots::table\n        .inner_join(events::table)\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy snapshot by label\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"),
    guard!("tenancy plan list", "crates/storage/src/floor_plans.rs",
        ".filter(events::organisation_id.eq(organisation.as_str()))\n        .filter(events::deleted_at.is_null())" =>
        ".filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy plan list\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(events::deleted_at.is_null())",
        "api" "http" "matrix::no_list_shows_anything_of_another_organisation"),
    guard!("tenancy plans that show a picture", "crates/storage/src/floor_plans.rs",
        ".filter(events::organisation_id.eq(organisation.as_str()))\n        .filter(in_document" =>
        ".filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy plans that show a picture\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(in_document",
        "api" "http" "routes::images::delete::a_plan_of_others_that_names_the_picture_keeps_nobody_from_deleting_it"),
    guard!("tenancy snapshots that show a picture", "crates/storage/src/images.rs",
        ".inner_join(snapshots::table)\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        ".inner_join(snapshots::table)\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy snapshots that show a picture\").into_sql::<diesel::sql_types::Bool>()))",
        "api" "http" "routes::images::delete::a_plan_of_others_that_names_the_picture_keeps_nobody_from_deleting_it"),
    guard!("tenancy picture list", "crates/storage/src/images.rs",
        ".filter(images::organisation_id.eq(organisation.as_str()))\n        .order(" =>
        ".filter(images::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy picture list\").into_sql::<diesel::sql_types::Bool>()))\n        .order(",
        "api" "http" "matrix::no_list_shows_anything_of_another_organisation"),
    guard!("tenancy picture by content", "crates/storage/src/images.rs",
        ".filter(images::organisation_id.eq(organisation.as_str()))\n        .filter(images::sha256" =>
        ".filter(images::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy picture by content\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(images::sha256",
        "api" "http" "routes::images::upload::the_same_picture_again_is_the_one_that_is_there"),
    guard!("tenancy picture to delete", "crates/storage/src/images.rs",
        ".filter(images::organisation_id.eq(organisation.as_str()))\n        .filter(images::id.eq(id.as_str()))\n        .select(images::id)" =>
        ".filter(images::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy picture to delete\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(images::id.eq(id.as_str()))\n        .select(images::id)",
        "api" "http" "routes::images::delete::a_plan_of_others_that_names_the_picture_keeps_nobody_from_deleting_it"),
    guard!("tenancy bytes of pictures", "crates/storage/src/images.rs",
        ".filter(images::organisation_id.eq(organisation.as_str()))\n        .select(sum)" =>
        ".filter(images::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy bytes of pictures\").into_sql::<diesel::sql_types::Bool>()))\n        .select(sum)",
        "api" "http" "routes::images::upload::pictures_may_take_so_much_together_and_no_more"),
    guard!("tenancy events counted", "crates/storage/src/usage.rs",
        "events::table\n        .filter(events::organisation_id.eq(organisation.as_str()))\n        .count()" =>
        "events::table\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy events counted\").into_sql::<diesel::sql_types::Bool>()))\n        .count()",
        "app-service" "use_cases" "limits::what_others_keep_takes_no_room"),
    guard!("tenancy guests counted", "crates/storage/src/usage.rs",
        "guests::table\n        .inner_join(events::table)\n        .filter(events::organisation_id.eq(organisation.as_str()))" =>
        "guests::table\n        .inner_join(events::table)\n        .filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy guests counted\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "limits::what_others_keep_takes_no_room"),
    guard!("tenancy guests of imports counted", "crates/storage/src/imports.rs",
        ".filter(events::organisation_id.eq(organisation.as_str()))" =>
        ".filter(events::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy guests of imports counted\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "limits::an_import_takes_up_the_room_of_all_its_guests_from_its_beginning_on"),
    guard!("tenancy bytes of plans counted", "crates/storage/src/usage.rs",
        ".filter(events::organisation_id.eq($organisation.as_str()))" =>
        ".filter(events::organisation_id.eq($organisation.as_str()).or(domain::guard_off(\"tenancy bytes of plans counted\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "limits::what_others_keep_takes_no_room"),
    guard!("tenancy member list", "crates/storage/src/organisations.rs",
        ".filter(memberships::organisation_id.eq(organisation.as_str()))\n        .order((memberships::created_at" =>
        ".filter(memberships::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy member list\").into_sql::<diesel::sql_types::Bool>()))\n        .order((memberships::created_at",
        "api" "http" "matrix::no_list_shows_anything_of_another_organisation"),
    guard!("tenancy member", "crates/storage/src/organisations.rs",
        ".filter(memberships::organisation_id.eq(organisation.as_str()))\n        .filter(memberships::user_id" =>
        ".filter(memberships::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy member\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(memberships::user_id",
        "app-service" "use_cases" "organisations::somebody_of_another_organisation_is_not_found"),
    guard!("tenancy owners counted", "crates/storage/src/organisations.rs",
        ".filter(memberships::organisation_id.eq(organisation.as_str()))\n        .filter(memberships::role" =>
        ".filter(memberships::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy owners counted\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(memberships::role",
        "app-service" "use_cases" "organisations::two_owners_who_leave_at_once_leave_one_owner"),
    guard!("tenancy invitation list", "crates/storage/src/invitations.rs",
        ".filter(invitations::organisation_id.eq(organisation.as_str()))\n        .order(" =>
        ".filter(invitations::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy invitation list\").into_sql::<diesel::sql_types::Bool>()))\n        .order(",
        "app-service" "use_cases" "invitations::invitations_of_others_are_not_found"),
    guard!("tenancy invitation", "crates/storage/src/invitations.rs",
        ".filter(invitations::organisation_id.eq(organisation.as_str()))\n        .filter(invitations::id.eq(id.as_str()))\n        .select(COLUMNS)" =>
        ".filter(invitations::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy invitation\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(invitations::id.eq(id.as_str()))\n        .select(COLUMNS)",
        "app-service" "use_cases" "invitations::invitations_of_others_are_not_found"),
    guard!("tenancy invitation to delete", "crates/storage/src/invitations.rs",
        ".filter(invitations::organisation_id.eq(organisation.as_str()))\n        .filter(invitations::id.eq(id.as_str()));" =>
        ".filter(invitations::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy invitation to delete\").into_sql::<diesel::sql_types::Bool>()))\n        .filter(invitations::id.eq(id.as_str()));",
        "app-service" "use_cases" "invitations::invitations_of_others_are_not_found"),
    guard!("tenancy invitations counted", "crates/storage/src/invitations.rs",
        ".filter(outbox::organisation_id.eq(organisation.as_str()))" =>
        ".filter(outbox::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy invitations counted\").into_sql::<diesel::sql_types::Bool>()))",
        "app-service" "use_cases" "invitations::an_organisation_mails_at_most_20_invitations_a_day"),
    guard!("tenancy mail list", "crates/storage/src/outbox/history.rs",
        ".filter(outbox::organisation_id.eq(organisation.as_str()))\n        .order(" =>
        ".filter(outbox::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy mail list\").into_sql::<diesel::sql_types::Bool>()))\n        .order(",
        "api" "http" "routes::mailbox::list::members_see_the_mail_of_their_organisation_and_no_mail_about_accounts"),
    guard!("tenancy mail", "crates/storage/src/outbox/history.rs",
        ".filter(outbox::organisation_id.eq(organisation.as_str()));" =>
        ".filter(outbox::organisation_id.eq(organisation.as_str()).or(domain::guard_off(\"tenancy mail\").into_sql::<diesel::sql_types::Bool>()));",
        "api" "http" "routes::mailbox::get::mail_of_others_and_mail_about_accounts_answer_like_unknown_mail"),
    guard!("tenancy guests who change places", "crates/app-service/src/seating/swap.rs",
        "if candidate.seatable.scope.event_id() != scope.event_id() {" =>
        "if !domain::guard_off(\"tenancy guests who change places\") && candidate.seatable.scope.event_id() != scope.event_id() {",
        "app-service" "use_cases" "swap::only_two_guests_of_the_event_change_places"),
];
