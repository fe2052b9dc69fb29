//! Bounced mail, as reported by a mail service: the address gets no more mail, and the history shows why.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use domain::fold;
use domain::id::MailId;
use domain::invalid::Invalid;
use domain::mail::failure::BOUNCED;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use storage::mail::outbox::bounces as rows;
use storage::mail::suppressions::{self, reason};

use crate::core::error::Error;
use crate::core::service::Tx;

/// How old a report may be, and how far ahead its clock.
const WINDOW: TimeDelta = TimeDelta::minutes(5);
/// Characters that are kept of a reason.
const REASON_MAX: usize = 250;

/// A report of a mail service.
#[derive(Clone, Debug, Default)]
pub struct Bounce {
    /// The `Message-ID` of the mail that came back.
    pub message_id: Option<String>,
    /// The address it was for; needed without a `Message-ID`.
    pub email: Option<String>,
    /// Whether the recipient complained, and the mail did arrive.
    pub is_complaint: bool,
    /// The words of the mail server.
    pub reason: String,
}

/// Checks the signature of a report: `sha256=` and the HMAC of time, a full stop and body, in hexadecimal digits. The time
/// is signed too, so that a report cannot be sent again later.
pub fn is_genuine(secret: &str, (time, signature): (&str, &str), body: &[u8], now: DateTime<Utc>) -> bool {
    let Ok(sent) = DateTime::parse_from_rfc3339(time) else {
        return false;
    };
    if !domain::guard!("identity age of a bounce" => (now - sent.with_timezone(&Utc)).abs() <= WINDOW) {
        return false;
    }
    let Some(given) = signature.strip_prefix("sha256=").and_then(unhex) else {
        return false;
    };
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        return false;
    };
    mac.update(time.as_bytes());
    mac.update(b".");
    mac.update(body);
    domain::guard!("identity signature of a bounce" => mac.verify_slice(&given).is_ok())
}

/// Suppresses the address and marks its mail as failed. A report about unknown mail changes nothing; a repeated report
/// has no further effect.
pub fn record(tx: &mut Tx<'_>, bounce: &Bounce) -> Result<(), Error> {
    let found = match (&bounce.message_id, &bounce.email) {
        (Some(message_id), _) => by_message(tx, message_id)?,
        (None, Some(email)) => by_address(tx, email)?,
        (None, None) => {
            let message = "Name the messageId or the email.";
            return Err(Error::Invalid(Invalid::new("messageId", message)));
        }
    };
    let now = tx.now;
    let line = bounce.reason.split_whitespace().collect::<Vec<_>>().join(" ");
    let words: String = line.chars().take(REASON_MAX).collect();
    let failure = format!("{BOUNCED}: {words}");
    let mut organisations = BTreeSet::new();
    for mail in found {
        let Some(organisation) = mail.organisation else {
            continue;
        };
        if !organisations.insert(organisation.clone()) {
            continue;
        }
        let folded = fold::email(&mail.recipient);
        suppressions::insert(tx.conn, &organisation, &folded, reason::BOUNCED, now)?;
        tx.note_members(&organisation);
        if !bounce.is_complaint {
            rows::mark(tx.conn, &mail.id, &failure)?;
            super::note_state(tx, &mail.id, Some(&organisation))?;
        }
    }
    Ok(())
}

/// A `Message-ID` begins with the id of the mail.
fn by_message(tx: &mut Tx<'_>, message_id: &str) -> Result<Vec<rows::Mailed>, Error> {
    let bare = message_id.trim().trim_matches(['<', '>']);
    let id = bare.split('@').next().unwrap_or_default();
    let Ok(id) = MailId::parse(id) else {
        return Ok(Vec::new());
    };
    let found = rows::find(tx.conn, &id, &format!("<{bare}>"))?;
    Ok(found.into_iter().collect())
}

/// Mail to the address as the report spells it counts, or else to its lower case.
fn by_address(tx: &mut Tx<'_>, email: &str) -> Result<Vec<rows::Mailed>, Error> {
    let found = rows::latest_to(tx.conn, email)?;
    if found.is_empty() {
        return Ok(rows::latest_to(tx.conn, &fold::email(email))?);
    }
    Ok(found)
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let text = text.as_bytes();
    if !text.len().is_multiple_of(2) {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
        _ => None,
    };
    text.chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIME: &str = "2026-11-21T08:00:00Z";
    /// `printf '2026-11-21T08:00:00Z.{"email":"a@example.org"}' | openssl dgst -sha256 -hmac geheim`
    const SIGNATURE: &str = "sha256=493af9c7686408754456f03202bfec8eeda1ab0f6bf67b1d8912faa82cd176bc";
    const BODY: &[u8] = br#"{"email":"a@example.org"}"#;

    fn genuine(secret: &str, time: &str, signature: &str, body: &[u8], now: &str) -> bool {
        is_genuine(secret, (time, signature), body, now.parse().unwrap())
    }

    #[test]
    fn only_a_signed_report_of_the_last_five_minutes_counts() {
        assert!(genuine("geheim", TIME, SIGNATURE, BODY, TIME));
        assert!(genuine("geheim", TIME, SIGNATURE, BODY, "2026-11-21T08:05:00Z"));
        assert!(genuine("geheim", TIME, SIGNATURE, BODY, "2026-11-21T07:55:00Z"));
        for now in ["2026-11-21T08:05:01Z", "2026-11-21T07:54:59Z", "2026-11-22T08:00:00Z"] {
            assert!(!genuine("geheim", TIME, SIGNATURE, BODY, now), "{now}");
        }
        assert!(!genuine("other", TIME, SIGNATURE, BODY, TIME));
        assert!(!genuine("geheim", "2026-11-21T08:00:01Z", SIGNATURE, BODY, TIME));
        assert!(!genuine(
            "geheim",
            TIME,
            SIGNATURE,
            br#"{"email":"b@example.org"}"#,
            TIME
        ));
        for signature in ["", "sha256=", "sha256=zz", "sha256=abc", &SIGNATURE[7..]] {
            assert!(!genuine("geheim", TIME, signature, BODY, TIME), "{signature}");
        }
        assert!(!genuine("geheim", "yesterday", SIGNATURE, BODY, TIME));
    }
}
