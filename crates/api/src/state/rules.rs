//! The limits by name, and how much each allows. What they count is decided in `limits`.

use domain::quota::Quota;

/// A limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rule {
    /// Sign-ins, sign-ups and checks of a password, per address.
    SignInAddress,
    /// Sign-ins to an account from an address.
    SignInAccountAddress,
    /// Sign-ins to an account from all addresses together, except from browsers that signed in to it before.
    SignInAccount,
    /// Sign-ins to an account from a browser that signed in to it before.
    SignInBrowser,
    /// Sign-ups with an e-mail address from an address.
    SignUpAddress,
    /// Sign-ups from an address.
    SignUpHourly,
    /// Answers to an address that an e-mail address has an account, which a server without mail has to give.
    SignUpTaken,
    /// Steps of a sign-in at the provider, per address.
    ProviderAddress,
    /// Requests for a new password, per e-mail address and address.
    ForgotPassword,
    /// Uses of mailed links, per address.
    LinkAddress,
    /// Checks of the password of a person who is signed in.
    PasswordAccount,
    /// Mails that a person who is signed in has sent to verify or change the address.
    MailAccount,
    /// Sandboxes opened, per address.
    SandboxOpened,
    /// Sandboxes brought back to their start, per address.
    SandboxReset,
    /// Wrong lookup codes, per address.
    LookupAddress,
    /// Wrong lookup codes from all addresses together.
    LookupOverall,
    /// Wrong pairs of lookup code and last name, per last name and address.
    LookupLastName,
    /// Wrong pairs of lookup code and any last name, per address.
    LookupPairs,
    /// Questions to an image provider, per organisation.
    ImageProviders,
}

impl Rule {
    /// Every limit.
    pub(super) const ALL: [Self; 19] = [
        Self::SignInAddress,
        Self::SignInAccountAddress,
        Self::SignInAccount,
        Self::SignInBrowser,
        Self::SignUpAddress,
        Self::SignUpHourly,
        Self::SignUpTaken,
        Self::ProviderAddress,
        Self::ForgotPassword,
        Self::LinkAddress,
        Self::PasswordAccount,
        Self::MailAccount,
        Self::SandboxOpened,
        Self::SandboxReset,
        Self::LookupAddress,
        Self::LookupOverall,
        Self::LookupLastName,
        Self::LookupPairs,
        Self::ImageProviders,
    ];

    /// Returns the name under which a shared database counts.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::SignInAddress => "sign-in-address",
            Self::SignInAccountAddress => "sign-in-account-address",
            Self::SignInAccount => "sign-in-account",
            Self::SignInBrowser => "sign-in-browser",
            Self::SignUpAddress => "sign-up-address",
            Self::SignUpHourly => "sign-up-hourly",
            Self::SignUpTaken => "sign-up-taken",
            Self::ProviderAddress => "provider-address",
            Self::ForgotPassword => "forgot-password",
            Self::LinkAddress => "link-address",
            Self::PasswordAccount => "password-account",
            Self::MailAccount => "mail-account",
            Self::SandboxOpened => "sandbox-opened",
            Self::SandboxReset => "sandbox-reset",
            Self::LookupAddress => "lookup-address",
            Self::LookupOverall => "lookup-overall",
            Self::LookupLastName => "lookup-last-name",
            Self::LookupPairs => "lookup-pairs",
            Self::ImageProviders => "image-providers",
        }
    }

    /// Returns how much the limit allows.
    pub(super) fn quota(self) -> Quota {
        match self {
            Self::SignInAddress | Self::LinkAddress => Quota::per_minute(20),
            Self::SignInAccountAddress | Self::SignInBrowser | Self::SignUpAddress | Self::PasswordAccount => {
                Quota::per_minute(5)
            }
            Self::SignInAccount => Quota::per_hour(100),
            Self::SignUpHourly => Quota::per_hour(30),
            Self::ProviderAddress => Quota::per_minute(40),
            Self::ForgotPassword => Quota::per_hour(3),
            Self::MailAccount | Self::SandboxOpened | Self::SignUpTaken => Quota::per_hour(5),
            Self::SandboxReset => Quota::per_minute(6),
            Self::LookupAddress => Quota::per_minute(10),
            Self::LookupOverall => Quota::per_minute(500),
            Self::LookupLastName => Quota::per_minute(120),
            Self::LookupPairs => Quota::per_minute(3_000),
            Self::ImageProviders => Quota::per_minute(300),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_limit_has_a_name_of_its_own() {
        let names: BTreeSet<&str> = Rule::ALL.into_iter().map(Rule::name).collect();
        assert_eq!(names.len(), Rule::ALL.len());
    }
}
