//! Signatures with RSA keys that the operator keeps in files (PKCS #1 v1.5 over SHA-256): of mail, of passes and of tokens.

use std::fmt;

use rsa::pkcs1::DecodeRsaPrivateKey as _;
use rsa::pkcs8::{DecodePrivateKey as _, EncodePublicKey as _};
use rsa::traits::PublicKeyParts as _;
use rsa::{Pkcs1v15Sign, RsaPrivateKey};
use sha2::{Digest as _, Sha256};

mod blinding;

use blinding::Blinding;

/// What precedes a SHA-256 digest in an RSA signature (RFC 8017, 9.2).
const SHA256_PREFIX: [u8; 19] = [
    0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04, 0x20,
];

/// A private RSA key. `Debug` does not show it.
#[derive(Clone)]
pub struct RsaKey(Box<RsaPrivateKey>);

impl fmt::Debug for RsaKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RsaKey(..)")
    }
}

impl RsaKey {
    /// Reads a key in PEM format, PKCS #8 or PKCS #1; `None` for anything else, such as an encrypted key.
    pub fn parse(pem: &str) -> Option<Self> {
        let pem = pem.trim();
        let pkcs8 = RsaPrivateKey::from_pkcs8_pem(pem).ok();
        let key = pkcs8.or_else(|| RsaPrivateKey::from_pkcs1_pem(pem).ok())?;
        Some(Self(Box::new(key)))
    }

    /// Returns the length of the modulus, and of signatures, in octets.
    pub fn octets(&self) -> usize {
        self.0.size()
    }

    /// Returns the public key as a `SubjectPublicKeyInfo` in DER, as certificates hold it.
    pub fn public_key(&self) -> Option<Vec<u8>> {
        Some(self.0.to_public_key().to_public_key_der().ok()?.into_vec())
    }

    /// Signs a text; `None` for a key that is too short for the signature.
    pub fn sign(&self, text: &[u8]) -> Option<Vec<u8>> {
        self.sign_digest(&Sha256::digest(text))
    }

    /// Signs a SHA-256 digest, the same way at every try.
    pub fn sign_digest(&self, digest: &[u8]) -> Option<Vec<u8>> {
        let mut blinding = Blinding::new(&self.0, digest);
        self.0.sign_with_rng(&mut blinding, padding(), digest).ok()
    }

    /// Returns whether a signature over a text is of this key.
    pub fn verifies(&self, text: &[u8], signature: &[u8]) -> bool {
        let verified = self
            .0
            .to_public_key()
            .verify(padding(), &Sha256::digest(text), signature);
        verified.is_ok()
    }
}

fn padding() -> Pkcs1v15Sign {
    Pkcs1v15Sign {
        hash_len: Some(32),
        prefix: Box::new(SHA256_PREFIX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made for this test.
    const RSA: &str = include_str!("../tests/rsa-1024.pem");

    #[test]
    fn a_signature_verifies_and_is_the_same_at_every_try() {
        let key = RsaKey::parse(RSA).unwrap();
        let signature = key.sign(b"text").unwrap();
        assert_eq!(signature, key.sign(b"text").unwrap());
        assert_eq!(signature, key.0.sign(padding(), &Sha256::digest(b"text")).unwrap());
        assert!(key.verifies(b"text", &signature));
        assert!(!key.verifies(b"another text", &signature));
        assert_eq!((key.octets(), signature.len()), (128, 128));
    }

    #[test]
    fn what_is_no_key_is_refused_and_a_key_does_not_show_in_logs() {
        for text in [
            "",
            "no key",
            "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
        ] {
            assert!(RsaKey::parse(text).is_none(), "{text}");
        }
        assert_eq!(format!("{:?}", RsaKey::parse(RSA)), "Some(RsaKey(..))");
    }
}
