//! The key of the installation: links and tickets derive from it, so that the database holds none of them, and
//! passwords of mail servers are encrypted with it. Losing it invalidates every mailed link.

use std::fmt;
use std::sync::Arc;

use chacha20poly1305::aead::{Aead, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::core::error::Error;
use crate::core::service::{Reading, Tx};

/// Bytes of a block of SHA-256.
const BLOCK: usize = 64;

/// Bytes of the nonce of `XChaCha20Poly1305`.
const NONCE: usize = 24;

/// 32 random bytes that belong to one installation. Clones share them, and `Debug` does not show them.
#[derive(Clone)]
pub struct InstallationKey(Arc<[u8; 32]>);

impl InstallationKey {
    /// Takes the bytes of a key.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Arc::new(bytes))
    }

    /// Returns an HMAC-SHA-256. Each purpose has codes of its own, and no two lists of parts are read as the same bytes.
    pub fn mac(&self, purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
        // HMAC fills a key up to the block of its hash with zeros.
        let mut block = [0; BLOCK];
        block.iter_mut().zip(self.0.iter()).for_each(|(to, byte)| *to = *byte);
        let mut mac = Hmac::<Sha256>::new(&block.into());
        for part in std::iter::once(purpose.as_bytes()).chain(parts.iter().copied()) {
            mac.update(&u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }

    /// Encrypts a text. The nonce follows from the text, so that the same text becomes the same bytes: readers of the
    /// database learn only whether two texts are equal.
    pub fn seal(&self, purpose: &str, text: &[u8]) -> Vec<u8> {
        let whole = self.mac("seal nonce", &[purpose.as_bytes(), text]);
        let (nonce, _) = whole.split_at(NONCE);
        let mut sealed = nonce.to_vec();
        let payload = Payload {
            msg: text,
            aad: purpose.as_bytes(),
        };
        // Encrypting fails for texts of more than 256 GB only; an empty result opens as nothing.
        let encrypted = XNonce::try_from(nonce)
            .ok()
            .and_then(|nonce| self.cipher(purpose).encrypt(&nonce, payload).ok());
        match encrypted {
            Some(encrypted) => sealed.extend(encrypted),
            None => sealed.clear(),
        }
        sealed
    }

    /// Decrypts what [`Self::seal`] made with this key for this purpose.
    pub fn open(&self, purpose: &str, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, msg) = sealed.split_at_checked(NONCE)?;
        let payload = Payload {
            msg,
            aad: purpose.as_bytes(),
        };
        let nonce = XNonce::try_from(nonce).ok()?;
        self.cipher(purpose).decrypt(&nonce, payload).ok()
    }

    fn cipher(&self, purpose: &str) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.mac("seal key", &[purpose.as_bytes()]).into())
    }

    /// Returns what the database stores to recognise the key.
    pub(crate) fn fingerprint(&self) -> [u8; 32] {
        self.mac("fingerprint", &[])
    }
}

impl fmt::Debug for InstallationKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InstallationKey(..)")
    }
}

/// Refuses a key other than the one that the database was used with before.
pub fn check(tx: &mut Tx<'_>) -> Result<(), Error> {
    let fingerprint = tx.key().fingerprint();
    if storage::installation_key::claim(tx.conn, &fingerprint)? == fingerprint {
        return Ok(());
    }
    Err(other_key())
}

/// Refuses a key other than the one that the database was used with, and changes nothing.
pub fn check_existing(r: &mut Reading<'_>) -> Result<(), Error> {
    let fingerprint = r.key().fingerprint();
    match storage::installation_key::fingerprint(r.conn)? {
        Some(stored) if stored == fingerprint => Ok(()),
        Some(_) => Err(other_key()),
        None => Err(Error::Internal("no server has used it yet".to_owned())),
    }
}

fn other_key() -> Error {
    Error::Internal(
        "it was used with another secret key before. Restore that key to secret.key in the data folder, or set \
         SEATWRIGHT_SECRET_KEY; with another key no link in mail would work"
            .to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(byte: u8) -> InstallationKey {
        InstallationKey::new([byte; 32])
    }

    #[test]
    fn codes_differ_by_key_by_purpose_and_by_where_a_part_ends() {
        let code = key(1).mac("a", &[b"bc", b"d"]);
        assert_eq!(code, key(1).mac("a", &[b"bc", b"d"]));
        assert_ne!(code, key(2).mac("a", &[b"bc", b"d"]));
        assert_ne!(code, key(1).mac("ab", &[b"c", b"d"]));
        assert_ne!(code, key(1).mac("a", &[b"b", b"cd"]));
        assert_ne!(code, key(1).mac("a", &[b"bcd"]));
    }

    #[test]
    fn codes_are_those_of_hmac_sha_256() {
        use hmac::KeyInit;
        let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&[1; 32]).unwrap();
        mac.update(&[&[0, 0, 0, 0, 0, 0, 0, 1], &b"a"[..], &[0, 0, 0, 0, 0, 0, 0, 2], b"bc"].concat());
        let expected: [u8; 32] = mac.finalize().into_bytes().into();
        assert_eq!(key(1).mac("a", &[b"bc"]), expected);
    }

    #[test]
    fn sealed_texts_are_the_same_each_time_and_open_with_their_key_and_purpose_only() {
        let sealed = key(1).seal("password", b"geheim");
        assert_eq!(sealed, key(1).seal("password", b"geheim"));
        assert_ne!(sealed, key(1).seal("password", b"geheiM"));
        assert_eq!(key(1).open("password", &sealed).as_deref(), Some(&b"geheim"[..]));
        assert_eq!(key(2).open("password", &sealed), None);
        assert_eq!(key(1).open("token", &sealed), None);
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(key(1).open("password", &changed), None, "byte {at}");
        }
        assert_eq!(key(1).open("password", &sealed[..10]), None);
    }

    #[test]
    fn the_key_does_not_show_in_logs() {
        assert_eq!(format!("{:?}", key(7)), "InstallationKey(..)");
    }
}
