//! The 6-character code that shows a guest's seat: a convenience for guests, not a secret.

use std::fmt;

use crate::invalid::Invalid;
use crate::limits::LOOKUP_CODE_LENGTH;

/// Letters and digits that are not mistaken for each other on paper: no 0 O 1 I.
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// A code as it is stored and printed: six characters, upper case.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LookupCode(String);

impl LookupCode {
    /// Draws a code from random bytes; 32 divides 256, so that every character is equally likely.
    pub fn from_random(random: &[u8; LOOKUP_CODE_LENGTH]) -> Self {
        let code = random
            .iter()
            .filter_map(|byte| ALPHABET.get(usize::from(byte & 31)))
            .map(|c| char::from(*c));
        Self(code.collect())
    }

    /// Reads what a person typed: upper case, everything but A–Z and 0–9 dropped, cut to six.
    pub fn parse(typed: &str) -> Result<Self, Invalid> {
        // A code is short: what follows the first hundred characters cannot matter.
        let kept = typed
            .chars()
            .take(100)
            .filter(char::is_ascii_alphanumeric)
            .take(LOOKUP_CODE_LENGTH);
        let code: String = kept.map(|c| c.to_ascii_uppercase()).collect();
        if code.len() == LOOKUP_CODE_LENGTH {
            Ok(Self(code))
        } else {
            Err(Invalid::new("code", "A lookup code has 6 letters or digits."))
        }
    }

    /// Returns the code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for LookupCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_codes_are_normalised() {
        assert_eq!(LookupCode::parse(" ab-c 23x ").unwrap().as_str(), "ABC23X");
        assert_eq!(LookupCode::parse("abcdefgh").unwrap().as_str(), "ABCDEF");
        assert!(LookupCode::parse("abc").is_err());
        assert!(LookupCode::parse("éééééé").is_err());
    }

    #[test]
    fn drawn_codes_avoid_look_alikes() {
        for byte in 0..=255 {
            let code = LookupCode::from_random(&[byte; 6]);
            assert!(!code.as_str().contains(['0', 'O', '1', 'I']), "{code}");
            assert_eq!(LookupCode::parse(code.as_str()).unwrap(), code);
        }
    }
}
