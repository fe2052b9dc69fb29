//! ID tokens as a provider makes them, and as a forger does.

use std::time::{SystemTime, UNIX_EPOCH};

use openidconnect::PrivateSigningKey;
use serde_json::{Value, json};

use super::provider::{SIGNATURE, Signer, key_id};

/// The key that the provider publishes.
pub(crate) const OURS: &str = include_str!("../fixtures/provider-key.pem");
/// A key that it does not publish.
pub(crate) const OTHER: &str = include_str!("../fixtures/other-key.pem");

/// Reads a key.
pub(crate) fn key(pem: &str) -> Signer {
    Signer::from_pem(pem, Some(key_id())).unwrap()
}

/// Seconds since 1970, which tokens count in.
#[expect(
    clippy::disallowed_methods,
    reason = "the library compares tokens with the clock of the machine"
)]
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

/// Signs claims as an honest provider does, with the key of `pem`.
pub(crate) fn signed(pem: &str, claims: &Value) -> String {
    let text = unsigned(&json!({ "alg": "RS256", "typ": "JWT", "kid": key_id() }), claims);
    let signature = key(pem).sign(&SIGNATURE, text.as_bytes()).unwrap();
    format!("{text}.{}", base64url(&signature))
}

/// Returns header and claims, as they are signed.
pub(crate) fn unsigned(header: &Value, claims: &Value) -> String {
    format!(
        "{}.{}",
        base64url(header.to_string().as_bytes()),
        base64url(claims.to_string().as_bytes())
    )
}

/// Spells bytes six bits at a time.
pub(crate) fn base64url(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let mut padded = [0; 3];
        padded[..group.len()].copy_from_slice(group);
        let bits = u32::from_be_bytes([0, padded[0], padded[1], padded[2]]);
        for place in 0..=group.len() {
            let sextet = usize::try_from(bits >> (18 - 6 * place) & 63).unwrap();
            text.push(char::from(ALPHABET[sextet]));
        }
    }
    text
}
