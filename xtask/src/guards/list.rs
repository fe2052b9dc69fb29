//! The guards, each with the test that fails without it.

/// One guard of the product.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guard {
    /// Its name in `guard!` or `guard_rows!`.
    pub(super) name: &'static str,
    /// The test binary.
    pub(super) binary: &'static str,
    /// The full name of the test.
    pub(super) test: &'static str,
}

macro_rules! guards {
    ($($name:literal: $binary:literal $test:literal)*) => {
        &[$(Guard { name: $name, binary: $binary, test: $test }),*]
    };
}

pub(super) const GUARDS: &[Guard] = guards! {
    "tenancy account of a request": "http" "matrix::what_a_page_sends_for_one_account_never_happens_in_the_name_of_another"
    "tenancy assignment": "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"
    "tenancy check-in": "use_cases" "check_in::codes_of_other_events_are_told_and_those_of_other_organisations_are_not"
    "tenancy end of the session at the write": "use_cases" "rechecks::a_session_that_was_ended_after_the_read_does_not_write"
    "tenancy event": "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"
    "tenancy event list": "http" "matrix::no_list_shows_anything_of_another_organisation"
    "tenancy events of a sandbox": "use_cases" "sandbox::a_reset_restores_the_seeded_state_and_nothing_else"
    "tenancy guest": "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"
    "tenancy guests who change places": "use_cases" "swap::only_two_guests_of_the_event_change_places"
    "tenancy invitation": "use_cases" "invitations::invitations_of_others_are_not_found"
    "tenancy invitation list": "use_cases" "invitations::invitations_of_others_are_not_found"
    "tenancy job": "use_cases" "jobs::jobs_of_others_are_not_found_and_members_who_may_not_edit_have_none"
    "tenancy kept guest": "http" "matrix::an_id_of_others_answers_byte_for_byte_like_an_unknown_one_and_nothing_changes"
    "tenancy mail": "http" "routes::mailbox::get::mail_of_others_and_mail_about_accounts_answer_like_unknown_mail"
    "tenancy mail list": "http" "routes::mailbox::list::members_see_the_mail_of_their_organisation_and_no_mail_about_accounts"
    "tenancy mail server": "use_cases" "mail_servers::only_owners_see_or_change_the_mail_server"
    "tenancy member": "use_cases" "organisations::somebody_of_another_organisation_is_not_found"
    "tenancy member list": "http" "matrix::no_list_shows_anything_of_another_organisation"
    "tenancy owner": "use_cases" "invitations::only_owners_invite_and_see_invitations"
    "tenancy owner of members": "use_cases" "organisations::only_owners_change_roles_and_remove_others"
    "tenancy parent of guest": "use_cases" "seating::a_guest_of_one_event_gets_no_seat_of_another"
    "tenancy party": "http" "matrix::an_id_of_others_answers_byte_for_byte_like_an_unknown_one_and_nothing_changes"
    "tenancy picture": "http" "routes::images::a_picture_of_others_answers_like_an_unknown_one"
    "tenancy picture list": "http" "matrix::no_list_shows_anything_of_another_organisation"
    "tenancy private details of guests": "http" "matrix::canaries::no_answer_to_viewers_and_door_staff_shows_private_details_of_guests"
    "tenancy role": "use_cases" "roles::every_write_use_case_refuses_viewers_and_door_staff_and_changes_nothing"
    "tenancy role at the write": "use_cases" "rechecks::a_member_who_was_demoted_after_the_read_does_not_write"
    "tenancy sandbox": "use_cases" "sandbox::a_sandbox_neither_invites_nor_names_itself_nor_sends_mail"
    "tenancy snapshot by label": "use_cases" "tenants::a_foreign_id_answers_like_an_unknown_id_and_changes_nothing"
    "tenancy suppression": "http" "matrix::an_id_of_others_answers_byte_for_byte_like_an_unknown_one_and_nothing_changes"
    "tenancy suppressions": "http" "matrix::no_list_shows_anything_of_another_organisation"
    "tenancy tag": "http" "matrix::an_id_of_others_answers_byte_for_byte_like_an_unknown_one_and_nothing_changes"
    "tenancy tags": "http" "matrix::no_list_shows_anything_of_another_organisation"
    "tenancy wish": "http" "matrix::an_id_of_others_answers_byte_for_byte_like_an_unknown_one_and_nothing_changes"

    "identity address of a provider": "use_cases" "external::an_address_with_an_account_is_not_given_to_whom_nobody_vouches_for"
    "identity age of a bounce": "http" "routes::mail_automation::a_signed_report_suppresses_the_address_and_any_other_is_refused"
    "identity host": "http" "proxies::a_write_under_a_name_that_is_not_ours_is_refused"
    "identity invited address": "use_cases" "invitations::signing_up_with_a_link_for_another_address_joins_unverified"
    "identity link end": "use_cases" "accounts::verification::the_link_works_for_48_hours_and_the_last_one_only"
    "identity link purpose": "use_cases" "accounts::new_password::a_link_serves_its_own_purpose_only_and_stays_when_it_is_tried_elsewhere"
    "identity mailbox at the machine": "http" "routes::mailbox::list::the_open_mailbox_is_shut_for_whoever_is_elsewhere"
    "identity named operator": "http" "routes::operator::only_operators_with_a_verified_address_see_the_page"
    "identity network of a mail server": "use_cases" "mail_servers::servers_in_private_networks_are_the_operators_to_allow"
    "identity origin": "http" "every_route::a_write_for_another_site_is_refused_before_anything_happens"
    "identity password": "use_cases" "accounts::a_wrong_password_and_an_unknown_address_answer_alike"
    "identity proof of the password": "use_cases" "accounts::new_password::the_present_password_is_needed_and_the_new_one_has_to_be_long_enough"
    "identity provider state": "use_cases" "external::a_forged_state_is_told_and_ends_the_sign_in"
    "identity return path": "http" "routes::auth::login::no_payload_leads_a_browser_to_another_site"
    "identity session end": "use_cases" "accounts::a_session_ends_after_30_days"
    "identity session key": "use_cases" "accounts::a_key_that_was_never_given_out_is_nobody"
    "identity session of its user": "use_cases" "accounts::browsers::nobody_ends_a_session_of_somebody_else"
    "identity signature of a bounce": "http" "routes::mail_automation::a_signed_report_suppresses_the_address_and_any_other_is_refused"
    "identity verified address": "use_cases" "invitations::an_unverified_owner_cannot_invite"
    "identity verified operator": "http" "routes::operator::only_operators_with_a_verified_address_see_the_page"

    "seats code of a deleted event": "use_cases" "lookup::malformed_unknown_deleted_and_expired_codes_answer_alike"
    "seats code of another name": "http" "routes::lookup::a_code_with_another_last_name_answers_like_a_code_that_no_guest_has"
    "seats consent to unseat": "use_cases" "plans::removing_an_occupied_seat_names_the_guests_and_needs_a_yes"
    "seats digits of the mobile": "http" "routes::finders::a_near_miss_answers_like_a_stranger"
    "seats left meanwhile": "use_cases" "seat_undo::nothing_is_taken_back_once_somebody_sits_elsewhere"
    "seats one guest per seat": "schema" "a_double_booking_is_impossible_by_schema_on_each_database"
    "seats one seat per guest": "schema" "a_double_booking_is_impossible_by_schema_on_each_database"
    "seats private details by ticket": "use_cases" "lookup::a_ticket_shows_what_its_guest_eats_with_consent_only"
    "seats search of a verified event": "http" "routes::finders::a_verified_event_takes_details_only"
    "seats swapped meanwhile": "use_cases" "swap::who_sits_elsewhere_by_now_is_told_and_nothing_changes"
    "seats way at a deleted event": "use_cases" "lookup::a_key_to_a_way_ends_a_day_after_the_event_and_with_it"
    "seats way of an ended key": "use_cases" "lookup::a_key_to_a_way_ends_a_day_after_the_event_and_with_it"
};
