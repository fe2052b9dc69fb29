//! How often: the limits of `crates/api/src/state/rate_limits.rs` and of mail per recipient, each without end when it is off.

use super::Guard;

/// A limit of attempts, by its rule.
macro_rules! rate {
    ($name:literal, $rule:literal, $test:literal) => {
        Guard {
            name: $name,
            file: "crates/api/src/state/rate_limits.rs",
            find: "            pub(super) fn quota(self) -> Quota {\n",
            replace: concat!(
                "            pub(super) fn quota(self) -> Quota {\n        if matches!(self, Self::",
                $rule,
                ") && domain::guard_off(\"",
                $name,
                "\") {\n            return Quota::per_minute(u64::MAX);\n        }\n"
            ),
            package: "api",
            binary: "http",
            test: $test,
        }
    };
}

/// A limit of mails per recipient, by the kind of mail.
macro_rules! mail {
    ($name:literal, $kind:literal, $package:literal $binary:literal $test:literal) => {
        Guard {
            name: $name,
            file: "crates/app-service/src/mail/recipients.rs",
            find: "    let (limit, quota) = limit(kind);\n",
            replace: concat!(
                "    if kind == ",
                $kind,
                " && domain::guard_off(\"",
                $name,
                "\") {\n        return Ok(true);\n    }\n    let (limit, quota) = limit(kind);\n"
            ),
            package: $package,
            binary: $binary,
            test: $test,
        }
    };
}

pub(super) const GUARDS: &[Guard] = &[
    rate!(
        "limits sign-ins of an address",
        "SignInAddress",
        "routes::auth::sign_in::after_twenty_attempts_an_address_has_to_wait"
    ),
    rate!(
        "limits sign-ins of an address to an account",
        "SignInAccountAddress",
        "routes::auth::sign_in::after_five_attempts_an_account_has_to_wait"
    ),
    rate!(
        "limits sign-ins to an account",
        "SignInAccount",
        "routes::auth::sign_in::guesses_from_many_addresses_are_bounded_and_a_browser_that_signed_in_before_still_gets_in"
    ),
    rate!(
        "limits sign-ins of a known browser",
        "SignInBrowser",
        "routes::auth::sign_in::guesses_from_many_addresses_are_bounded_and_a_browser_that_signed_in_before_still_gets_in"
    ),
    rate!(
        "limits sign-ups with an address",
        "SignUpAddress",
        "routes::auth::sign_up::an_address_signs_up_five_times_a_minute_with_one_account"
    ),
    rate!(
        "limits sign-ups of an address",
        "SignUpHourly",
        "routes::auth::sign_up::an_address_signs_up_thirty_times_an_hour"
    ),
    rate!(
        "limits accounts told by sign-up",
        "SignUpTaken",
        "routes::auth::sign_up::without_a_mail_server_an_address_learns_of_five_accounts_an_hour"
    ),
    rate!(
        "limits steps at the provider",
        "ProviderAddress",
        "routes::auth::oidc_callback::after_forty_steps_an_address_has_to_wait"
    ),
    rate!(
        "limits requests for a new password",
        "ForgotPassword",
        "routes::auth::forgot_password::after_three_links_in_an_hour_an_address_has_to_wait_whether_or_not_it_is_known"
    ),
    rate!(
        "limits links of an address",
        "LinkAddress",
        "routes::auth::verify_email::guessing_links_is_limited_per_address"
    ),
    rate!(
        "limits checks of a password",
        "PasswordAccount",
        "routes::auth::change_password::guessing_with_a_stolen_cookie_is_limited"
    ),
    rate!(
        "limits mails of an account",
        "MailAccount",
        "routes::auth::change_email::nobody_floods_an_address_with_it"
    ),
    rate!(
        "limits sandboxes of an address",
        "SandboxOpened",
        "routes::sandbox::open::an_address_opens_five_an_hour"
    ),
    rate!(
        "limits lookups of an address",
        "LookupAddress",
        "routes::lookup::by_code::after_ten_misses_an_address_is_asked_for_the_last_name_and_the_right_pair_passes"
    ),
    rate!(
        "limits lookups of all addresses",
        "LookupOverall",
        "routes::lookup::by_code::misses_from_everywhere_ask_other_addresses_for_the_last_name_at_most"
    ),
    rate!(
        "limits lookups of a last name",
        "LookupLastName",
        "routes::lookup::by_code::a_last_name_gets_120_wrong_pairs_a_minute_from_an_address"
    ),
    rate!(
        "limits lookups of many last names",
        "LookupPairs",
        "routes::lookup::by_code::many_last_names_give_an_address_no_more_than_its_pairs"
    ),
    rate!(
        "limits questions to image providers",
        "ImageProviders",
        "routes::images::providers::asking_outside_is_limited_and_the_library_still_answers"
    ),
    rate!(
        "limits resets of a sandbox",
        "SandboxReset",
        "routes::sandbox::reset::an_address_resets_six_times_a_minute"
    ),
    mail!("limits mails to verify an address", "LinkMail::Account(LinkPurpose::VerifyEmail)",
        "api" "http" "routes::auth::send_verification::after_five_mails_a_person_has_to_wait"),
    mail!("limits mails for a new password", "LinkMail::Account(LinkPurpose::ResetPassword)",
        "app-service" "use_cases" "accounts::new_password::an_address_gets_ten_links_a_day_and_the_last_one_works"),
    mail!("limits mails to move an account", "LinkMail::Account(LinkPurpose::ChangeEmail)",
        "api" "http" "routes::auth::change_email::a_third_party_gets_three_mails_a_day_from_however_many_accounts_and_no_caller_can_tell"),
    mail!("limits mails about an account", "LinkMail::AccountExists",
        "app-service" "use_cases" "accounts::verification::the_owner_of_an_address_gets_three_notices_a_day"),
    mail!("limits invitations to an address", "LinkMail::Invitation",
        "app-service" "use_cases" "invitations::an_address_gets_five_invitations_a_day_from_all_organisations_and_links_together"),
];
