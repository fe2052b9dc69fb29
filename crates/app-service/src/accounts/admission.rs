//! Who may create an account or an organisation here.

use domain::account::Email;
use domain::invalid::Invalid;

use crate::core::error::Error;
use crate::core::settings::{Settings, SignUpMode};

/// Refuses a new account that the operator does not allow. With an invitation, the domain does not matter.
pub(crate) fn check(settings: &Settings, email: &Email, is_invited: bool) -> Result<(), Error> {
    match settings.sign_up {
        SignUpMode::Open => {}
        SignUpMode::Invited if is_invited => {}
        mode => return Err(Error::SignUpClosed(mode)),
    }
    let domains = &settings.allowed_domains;
    let domain = email.folded.rsplit('@').next().unwrap_or_default();
    if is_invited || domains.is_empty() || domains.iter().any(|allowed| allowed == domain) {
        return Ok(());
    }
    let message = format!("Use an email address at {}.", domains.join(" or "));
    Err(Invalid::new("email", message).into())
}

/// Refuses a new organisation for someone who was removed from all others, unless everyone may have one.
pub(crate) fn check_organisation(settings: &Settings) -> Result<(), Error> {
    match settings.sign_up {
        SignUpMode::Open => Ok(()),
        mode => Err(Error::SignUpClosed(mode)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(sign_up: SignUpMode, is_invited: bool) -> bool {
        let settings = Settings {
            sign_up,
            ..Settings::default()
        };
        check(&settings, &Email::parse("ann@example.org").unwrap(), is_invited).is_ok()
    }

    #[test]
    fn the_mode_decides_between_strangers_and_the_invited() {
        assert!(allowed(SignUpMode::Open, false));
        assert!(allowed(SignUpMode::Invited, true) && !allowed(SignUpMode::Invited, false));
        assert!(!allowed(SignUpMode::Closed, true) && !allowed(SignUpMode::Closed, false));
    }

    #[test]
    fn only_strangers_need_an_address_at_an_allowed_domain() {
        let settings = Settings {
            allowed_domains: vec!["example.org".to_owned(), "example.com".to_owned()],
            ..Settings::default()
        };
        let check = |email: &str, is_invited| check(&settings, &Email::parse(email).unwrap(), is_invited);
        assert!(check("ann@Example.COM", false).is_ok());
        assert!(check("ann@elsewhere.net", true).is_ok());
        for email in ["ann@elsewhere.net", "ann@sub.example.org", "ann@notexample.org"] {
            let refused = check(email, false).unwrap_err();
            assert_eq!(refused.field(), Some("email"), "{email}");
            assert_eq!(
                refused.to_string(),
                "Use an email address at example.org or example.com."
            );
        }
    }
}
