//! The key of a session, which only the cookie holds.

use crate::core::error::Error;
use crate::core::random::Random;
use crate::core::secret::Secret;

/// What a session cookie holds. It is never logged: it has no `Debug` that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionKey(Secret);

impl SessionKey {
    /// Draws a key.
    pub(crate) fn draw(random: &dyn Random) -> Result<Self, Error> {
        Ok(Self(Secret::draw(random)?))
    }

    /// Parses a cookie's value, or returns `None` when it is malformed.
    pub fn parse(text: &str) -> Option<Self> {
        Secret::parse(text).map(Self)
    }

    /// Returns the value for the cookie.
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
    fn a_key_does_not_show_in_logs() {
        assert_eq!(
            format!("{:?}", SessionKey::parse(&"A".repeat(43)).unwrap()),
            "SessionKey(..)"
        );
    }
}
