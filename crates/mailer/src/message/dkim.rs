//! DKIM signatures (RFC 6376) over finished messages: relaxed/relaxed, without `t=`, so that a message has the same bytes
//! at every try. lettre's signer reads the clock.

use std::fmt;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use ed25519_dalek::Signer as _;
use ed25519_dalek::pkcs8::DecodePrivateKey as _;
use sha2::{Digest as _, Sha256};
use signing::RsaKey;
use thiserror::Error;

/// The headers that are signed, where a message has them.
const SIGNED: [&str; 12] = [
    "from",
    "to",
    "subject",
    "date",
    "message-id",
    "reply-to",
    "list-unsubscribe",
    "list-unsubscribe-post",
    "mime-version",
    "content-type",
    "content-transfer-encoding",
    "auto-submitted",
];

/// Octets of the shortest RSA key that receivers accept (RFC 8301).
const RSA_MIN: usize = 128;

/// A private key with the name of its public counterpart in the DNS.
#[derive(Clone)]
pub struct DkimKey {
    domain: String,
    selector: String,
    secret: Secret,
}

#[derive(Clone)]
enum Secret {
    Rsa(RsaKey),
    Ed25519(Box<ed25519_dalek::SigningKey>),
}

/// The key itself is never shown.
impl fmt::Debug for DkimKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DkimKey({}._domainkey.{})", self.selector, self.domain)
    }
}

/// Why a key cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum KeyError {
    /// The file is neither PKCS #8 nor PKCS #1.
    #[error("the DKIM key is not a private RSA or Ed25519 key in PEM format")]
    Unreadable,
    /// Receivers would ignore it.
    #[error("the DKIM key has fewer than 1,024 bits; use 2,048")]
    TooShort,
    /// A name that is not one.
    #[error("the DKIM domain or selector is not a name of letters, digits, dots, hyphens and underscores")]
    Name,
}

impl DkimKey {
    /// Reads a key in PEM format, RSA or Ed25519, for `selector._domainkey.domain`.
    pub fn parse(pem: &str, domain: &str, selector: &str) -> Result<Self, KeyError> {
        let domain = idna::domain_to_ascii(domain).or(Err(KeyError::Name))?;
        if !is_name(&domain) || !is_name(selector) {
            return Err(KeyError::Name);
        }
        let secret = Secret::parse(pem)?;
        Ok(Self {
            domain,
            selector: selector.to_owned(),
            secret,
        })
    }

    /// Returns the domain that is signed for.
    pub fn domain(&self) -> &str {
        &self.domain
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
}

impl Secret {
    fn parse(pem: &str) -> Result<Self, KeyError> {
        let pem = pem.trim();
        if let Ok(key) = ed25519_dalek::SigningKey::from_pkcs8_pem(pem) {
            return Ok(Self::Ed25519(Box::new(key)));
        }
        let key = RsaKey::parse(pem).ok_or(KeyError::Unreadable)?;
        if key.octets() < RSA_MIN {
            return Err(KeyError::TooShort);
        }
        Ok(Self::Rsa(key))
    }

    fn algorithm(&self) -> &'static str {
        match self {
            Self::Rsa(_) => "rsa-sha256",
            Self::Ed25519(_) => "ed25519-sha256",
        }
    }

    fn sign(&self, digest: &[u8]) -> Option<Vec<u8>> {
        match self {
            Self::Rsa(key) => key.sign_digest(digest),
            Self::Ed25519(key) => Some(key.sign(digest).to_bytes().to_vec()),
        }
    }
}

/// Signs a message and returns it with the signature in front. A message that cannot be signed is returned as it is.
pub fn sign(message: Vec<u8>, key: &DkimKey) -> Vec<u8> {
    match signature(&message, key) {
        Some(mut signed) => {
            signed.extend_from_slice(&message);
            signed
        }
        None => message,
    }
}

fn signature(message: &[u8], key: &DkimKey) -> Option<Vec<u8>> {
    let end = message.windows(4).position(|octets| octets == b"\r\n\r\n")?;
    let head = std::str::from_utf8(message.get(..end)?).ok()?;
    let fields = fields(head);
    let body_hash = BASE64_STANDARD.encode(Sha256::digest(relaxed_body(message.get(end + 4..)?)));
    let mut names = Vec::new();
    let mut signed = String::new();
    for name in SIGNED {
        if let Some((_, field)) = fields.iter().find(|(known, _)| known == name) {
            names.push(name);
            signed.push_str(&relaxed(name, field));
            signed.push_str("\r\n");
        }
    }
    let names = names.join(":");
    let header = format!(
        "v=1; a={}; c=relaxed/relaxed; d={};\r\n s={}; q=dns/txt;\r\n h={};\r\n bh={body_hash};\r\n b=",
        key.secret.algorithm(),
        key.domain,
        key.selector,
        names
            .replace(":reply-to", ":\r\n  reply-to")
            .replace(":mime-version", ":\r\n  mime-version"),
    );
    signed.push_str(&relaxed("dkim-signature", &header));
    let value = BASE64_STANDARD.encode(key.secret.sign(&Sha256::digest(signed.as_bytes()))?);
    let mut lines = String::new();
    for (index, c) in value.chars().enumerate() {
        if index % 70 == 0 {
            lines.push_str("\r\n  ");
        }
        lines.push(c);
    }
    Some(format!("DKIM-Signature: {header}{lines}\r\n").into_bytes())
}

/// The header fields: the name in lower case, and the value with its folds.
fn fields(head: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in head.split("\r\n") {
        if line.starts_with([' ', '\t'])
            && let Some((_, value)) = fields.last_mut()
        {
            value.push_str("\r\n");
            value.push_str(line);
        } else if let Some((name, value)) = line.split_once(':') {
            fields.push((name.trim_end().to_ascii_lowercase(), value.to_owned()));
        }
    }
    fields
}

/// A field as it is signed: unfolded, with single blanks (RFC 6376, 3.4.2).
fn relaxed(name: &str, value: &str) -> String {
    let words = value.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty());
    format!("{name}:{}", words.collect::<Vec<_>>().join(" "))
}

/// The body as it is signed: single blanks, none at line ends, no empty lines at the end (RFC 6376, 3.4.4).
fn relaxed_body(body: &[u8]) -> Vec<u8> {
    let mut relaxed: Vec<u8> = Vec::with_capacity(body.len());
    let mut blank = false;
    for octet in body {
        match octet {
            b' ' | b'\t' => blank = true,
            b'\r' => blank = false,
            _ => {
                if blank && *octet != b'\n' {
                    relaxed.push(b' ');
                }
                blank = false;
                if *octet == b'\n' {
                    relaxed.push(b'\r');
                }
                relaxed.push(*octet);
            }
        }
    }
    while relaxed.ends_with(b"\r\n\r\n") {
        relaxed.truncate(relaxed.len() - 2);
    }
    if relaxed == b"\r\n" {
        relaxed.clear();
    } else if !relaxed.is_empty() && !relaxed.ends_with(b"\r\n") {
        relaxed.extend_from_slice(b"\r\n");
    }
    relaxed
}
