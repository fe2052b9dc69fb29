//! Signing in through an OpenID Connect provider: authorisation code with PKCE, state and nonce.
//! This module talks to the provider and verifies what it says; which account that opens decides
//! `app_service::accounts::external`.

mod claims;
mod failure;
mod fetch;
mod provider;

pub use failure::Failure;
pub use provider::Provider;

use domain::return_path;

/// What can go wrong on the way, as the sign-in page understands it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignInError {
    /// The person or the provider said no.
    Refused,
    /// The answer does not belong to a sign-in that this browser began, or came a second time.
    State,
    /// The provider cannot be reached, or what it says is not right.
    Failed,
    /// The address has an account, and the provider does not vouch for it.
    Unverified,
    /// There is no account for the person, and the operator does not let them have one.
    Closed,
    /// Too many attempts from this address.
    Busy,
}

impl SignInError {
    fn word(self) -> &'static str {
        match self {
            Self::Refused => "oidc_refused",
            Self::State => "oidc_state",
            Self::Failed => "oidc_failed",
            Self::Unverified => "oidc_unverified",
            Self::Closed => "oidc_closed",
            Self::Busy => "oidc_busy",
        }
    }

    /// Returns the sign-in page that explains the trouble, and knows where the person wanted to go.
    pub fn page(self, wanted: Option<&str>) -> String {
        let page = format!("/sign-in?problem={}", self.word());
        match wanted.and_then(return_path::checked) {
            Some(path) => format!("{page}&return={}", encode(path)),
            None => page,
        }
    }
}

/// Percent-encodes everything but unreserved characters and the slash.
pub fn encode(path: &str) -> String {
    escape(path, b"-._~/")
}

/// Makes a checked path fit for a header: what is not ASCII, and spaces, are percent-encoded.
pub fn location(path: &str) -> String {
    escape(path, b"-._~/?#[]@!$&'()*+,;=:%")
}

fn escape(text: &str, kept: &[u8]) -> String {
    text.bytes()
        .fold(String::with_capacity(text.len()), |mut escaped, byte| {
            if byte.is_ascii_alphanumeric() || kept.contains(&byte) {
                escaped.push(char::from(byte));
            } else {
                escaped.push_str(&format!("%{byte:02X}"));
            }
            escaped
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_travels_as_one_query_value() {
        assert_eq!(
            encode("/floor-planner?event=e 1&x=é"),
            "/floor-planner%3Fevent%3De%201%26x%3D%C3%A9"
        );
    }

    #[test]
    fn a_header_holds_what_a_path_means() {
        assert_eq!(
            location("/events?search=Zoë's party#a"),
            "/events?search=Zo%C3%AB's%20party#a"
        );
    }

    #[test]
    fn the_sign_in_page_remembers_where_the_person_wanted_to_go() {
        assert_eq!(
            SignInError::Refused.page(Some("/events?x=1")),
            "/sign-in?problem=oidc_refused&return=/events%3Fx%3D1"
        );
        assert_eq!(
            SignInError::State.page(Some("//evil.example")),
            "/sign-in?problem=oidc_state"
        );
    }
}
