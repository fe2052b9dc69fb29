//! The limits by name, and how much each allows. What they count is decided in `limits`.

use domain::limits::SANDBOX_READING_SECONDS;
use domain::quota::Quota;

/// Declares each limit with the name under which a shared database counts, and its quota.
macro_rules! rate_limits {
    ($($(#[doc = $doc:expr])+ $limit:ident: $name:literal, $quota:expr;)+) => {
        /// A limit of attempts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(super) enum RateLimit {
            $($(#[doc = $doc])+ $limit,)+
        }

        impl RateLimit {
            /// Every limit.
            pub(super) const ALL: &[Self] = &[$(Self::$limit),+];

            /// Returns the name under which a shared database counts.
            pub(super) fn name(self) -> &'static str {
                match self {
                    $(Self::$limit => $name,)+
                }
            }

            /// Returns how much the limit allows.
            pub(super) fn quota(self) -> Quota {
                match self {
                    $(Self::$limit => $quota,)+
                }
            }
        }
    };
}

rate_limits! {
    /// Sign-ins, sign-ups and checks of a password, per address.
    SignInAddress: "sign-in-address", Quota::per_minute(20);
    /// Sign-ins to an account from an address.
    SignInAccountAddress: "sign-in-account-address", Quota::per_minute(5);
    /// Sign-ins to an account from all addresses together, except from browsers that signed in to it before.
    SignInAccount: "sign-in-account", Quota::per_hour(100);
    /// Sign-ins to an account from a browser that signed in to it before.
    SignInBrowser: "sign-in-browser", Quota::per_minute(5);
    /// Sign-ups with an email address from an address.
    SignUpAddress: "sign-up-address", Quota::per_minute(5);
    /// Sign-ups from an address.
    SignUpHourly: "sign-up-hourly", Quota::per_hour(30);
    /// Answers to an address that an email address has an account, which a server without mail has to give.
    SignUpTaken: "sign-up-taken", Quota::per_hour(5);
    /// Steps of a sign-in at the provider, per address.
    ProviderAddress: "provider-address", Quota::per_minute(40);
    /// Requests for a new password, per email address and address.
    ForgotPassword: "forgot-password", Quota::per_hour(3);
    /// Uses of mailed links, per address.
    LinkAddress: "link-address", Quota::per_minute(20);
    /// Checks of the password of a person who is signed in.
    PasswordAccount: "password-account", Quota::per_minute(5);
    /// Mails that a person who is signed in has sent to verify or change the address.
    MailAccount: "mail-account", Quota::per_hour(5);
    /// Sandboxes opened, per address.
    SandboxOpened: "sandbox-opened", Quota::per_hour(5);
    /// Sandboxes brought back to their start, per address.
    SandboxReset: "sandbox-reset", Quota::per_minute(6);
    /// Tenths of a second for which documents of sandboxes are read, per address.
    SandboxReading: "sandbox-reading", Quota::per_hour(SANDBOX_READING_SECONDS * 10);
    /// Wrong lookup codes, per address.
    LookupAddress: "lookup-address", Quota::per_minute(10);
    /// Wrong lookup codes from all addresses together.
    LookupOverall: "lookup-overall", Quota::per_minute(500);
    /// Wrong pairs of lookup code and last name, per last name and address.
    LookupLastName: "lookup-last-name", Quota::per_minute(120);
    /// Wrong pairs of lookup code and any last name, per address.
    LookupPairs: "lookup-pairs", Quota::per_minute(3_000);
    /// Wrong personal details for one name at an event, per address.
    FindNameAddress: "find-name-address", Quota::per_minute(10);
    /// Wrong personal details for one name at an event from all addresses together.
    FindName: "find-name", Quota::per_hour(60);
    /// Wrong personal details for any name, per address: guests of one venue may share one.
    FindDetails: "find-details", Quota::per_minute(3_000);
    /// Searches by name, email address, mobile number or QR code that find nothing, per address.
    FindAddress: "find-address", Quota::per_minute(20);
    /// Such searches at an event from all addresses together.
    FindEvent: "find-event", Quota::per_minute(300);
    /// Such searches at all events from all addresses together.
    FindOverall: "find-overall", Quota::per_minute(1_000);
    /// Searches at an event that find nothing, or are refused, until the organiser is told. 10,000 on one day always are
    /// more than this, whenever they come.
    FindGuesses: "find-guesses", Quota::per_day(5_000);
    /// How often it is looked up whether the organiser was told.
    FindNotices: "find-notices", Quota::per_hour(1);
    /// Maps and ways, per address: guests of one venue may share one.
    RouteAddress: "route-address", Quota::per_minute(1_200);
    /// Requests that check guests in, per member: one account may serve several doors.
    CheckIns: "check-ins", Quota::per_minute(6_000);
    /// Answers to public forms, per address: guests of one company may share one.
    RegistrationAddress: "registration-address", Quota::per_minute(30);
    /// Answers to the public form of an event from all addresses together.
    RegistrationEvent: "registration-event", Quota::per_minute(300);
    /// Reads and answers through personal links, per address.
    PersonalLinkAddress: "personal-link-address", Quota::per_minute(60);
    /// Questions to an image provider, per organisation.
    ImageProviders: "image-providers", Quota::per_minute(300);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_limit_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = RateLimit::ALL.iter().copied().map(RateLimit::name).collect();
        assert_eq!(names.len(), RateLimit::ALL.len());
    }
}
