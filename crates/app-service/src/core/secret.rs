//! What a cookie or a mailed link carries: 32 random bytes in base64url. The database knows their SHA-256 only.

use sha2::{Digest, Sha256};

use crate::core::error::Error;
use crate::core::random::Random;

/// Characters of a secret: 32 bytes in base64url without padding.
const LENGTH: usize = 43;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// 32 random bytes as text. It is never logged: it has no `Debug` that shows it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

impl Secret {
    /// Draws a secret.
    pub(crate) fn draw(random: &dyn Random) -> Result<Self, Error> {
        let mut bytes = [0; 32];
        random.fill(&mut bytes)?;
        Ok(Self::spell(&bytes))
    }

    /// Encodes bytes that were drawn or computed.
    pub(crate) fn spell(bytes: &[u8; 32]) -> Self {
        Self(base64url(bytes))
    }

    /// Compares in constant time.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let pairs = self.0.bytes().zip(other.0.bytes());
        let differences = pairs.fold(0, |bits, (left, right)| bits | (left ^ right));
        self.0.len() == other.0.len() && differences == 0
    }

    /// Parses a secret, or returns `None` when it is malformed.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let well_formed = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        well_formed.then(|| Self(text.to_owned()))
    }

    /// Returns the text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns what the database stores.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("..")
    }
}

/// Encodes bytes six bits at a time; the last character carries the rest.
fn base64url(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(LENGTH);
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let sextet = bits >> (18 - 6 * place) & 63;
            let letter = usize::try_from(sextet).ok().and_then(|at| ALPHABET.get(at));
            text.extend(letter.map(|letter| char::from(*letter)));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_spelled_as_base64url() {
        assert_eq!(base64url(b"Man"), "TWFu");
        assert_eq!(base64url(b"Ma"), "TWE");
        assert_eq!(base64url(b"M"), "TQ");
        assert_eq!(base64url(&[0xff; 3]), "____");
        assert_eq!(base64url(&[0; 32]).len(), LENGTH);
    }

    #[test]
    fn only_whole_secrets_are_read() {
        assert!(Secret::parse(&"A".repeat(43)).is_some());
        for text in ["", "A", &"A".repeat(44), &"!".repeat(43), &"é".repeat(21)] {
            assert!(Secret::parse(text).is_none(), "{text}");
        }
    }
}
