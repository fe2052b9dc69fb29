//! The token of a mailed link: a secret that works once and for a limited time. Verification, new passwords, changes of
//! address and invitations all use it; the row of its hash records the purpose.

use crate::core::error::Error;
use crate::core::random::Random;
use crate::core::secret::Secret;

/// The secret of a mailed link. It is never logged: it has no `Debug` that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkToken(Secret);

impl LinkToken {
    /// Draws a token.
    pub(crate) fn draw(random: &dyn Random) -> Result<Self, Error> {
        Ok(Self(Secret::draw(random)?))
    }

    /// Makes the token that follows from a code of the installation's key.
    pub(crate) fn derived(code: &[u8; 32]) -> Self {
        Self(Secret::spell(code))
    }

    /// Parses the token of a link; a malformed one gets the same error as a used one.
    pub fn parse(text: &str) -> Result<Self, Error> {
        Secret::parse(text).map(Self).ok_or(Error::LinkExpired)
    }

    /// Returns the text for the link.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Returns what the database stores.
    pub(crate) fn hash(&self) -> [u8; 32] {
        self.0.hash()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_does_not_show_in_logs() {
        let token = LinkToken::parse(&"A".repeat(43)).unwrap();
        assert_eq!(format!("{token:?}"), "LinkToken(..)");
    }

    #[test]
    fn what_cannot_be_a_token_is_an_expired_link() {
        for text in ["", "A", &"A".repeat(44), &"!".repeat(43)] {
            assert!(matches!(LinkToken::parse(text), Err(Error::LinkExpired)), "{text}");
        }
    }
}
