//! Addresses as a message and an envelope carry them: ASCII, with international domains in punycode.

use lettre::Address;

use super::Error;
use crate::template::line;

/// Checks that a text is an address a message can carry.
pub fn check_address(text: &str) -> Result<(), Error> {
    parse_address(text).map(drop)
}

/// Reads an address. A local part outside of ASCII is refused, since most mail servers refuse it.
pub fn parse_address(text: &str) -> Result<Address, Error> {
    parse(text).ok_or_else(|| Error::Address(line(text)))
}

fn parse(text: &str) -> Option<Address> {
    let (local, host) = text.rsplit_once('@')?;
    let host = domain(host)?;
    if !local.is_ascii() {
        return None;
    }
    if let Ok(address) = Address::new(local, &host) {
        return Some(address);
    }
    // A quoted local part can have blanks, which lettre refuses. The host was checked with a plain one.
    let checked = Address::new("checked", &host).ok()?;
    is_quoted(local).then(|| Address::new_dangerous(local, checked.domain()))
}

fn domain(host: &str) -> Option<String> {
    if host.starts_with('[') {
        return Some(host.to_owned());
    }
    idna::domain_to_ascii_strict(host).ok().filter(|host| !host.is_empty())
}

/// The most octets of a local part (RFC 5321, 4.5.3.1.1).
const LOCAL_MAX: usize = 64;

/// Reports whether a local part is a quoted string: printable ASCII, with a backslash before quotes and backslashes.
fn is_quoted(local: &str) -> bool {
    let inner = local.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let Some(inner) = inner.filter(|inner| !inner.is_empty() && local.len() <= LOCAL_MAX) else {
        return false;
    };
    let mut escaped = false;
    for c in inner.chars() {
        let is_plain = matches!(c, ' '..='~') && !matches!(c, '"' | '\\');
        if escaped {
            escaped = false;
            if !matches!(c, ' '..='~') {
                return false;
            }
        } else if c == '\\' {
            escaped = true;
        } else if !is_plain {
            return false;
        }
    }
    !escaped
}
