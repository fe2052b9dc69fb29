//! The ticket of a form: when it was opened, signed, so that programs which answer at once are told to wait. The key
//! follows from the event's id, which is random and never public.

use chrono::{DateTime, Utc};
use domain::id::EventId;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::error::{Conflict, Error};
use crate::secret::Secret;

/// What the MAC is for; another use of the same key would need another text.
const PURPOSE: &[u8] = b"seatwright form ticket 1";

/// People need longer than this to fill in a form.
const MILLIS_MIN: i64 = 1_500;

/// Makes a ticket.
pub(super) fn issue(event: &EventId, now: DateTime<Utc>) -> Result<String, Error> {
    let opened = now.timestamp_millis();
    Ok(format!("{opened}.{}", sign(event, opened)?.as_str()))
}

/// Checks a ticket. The specified body has none, so an absent one passes; the limits per address count it all the same.
pub(super) fn check(ticket: &str, event: &EventId, now: DateTime<Utc>) -> Result<(), Error> {
    if ticket.is_empty() {
        return Ok(());
    }
    let stale = || Error::Conflict(Conflict::FormChanged);
    let (opened, mac) = ticket.split_once('.').ok_or_else(stale)?;
    let (opened, mac) = opened.parse::<i64>().ok().zip(Secret::parse(mac)).ok_or_else(stale)?;
    if !sign(event, opened)?.is_same(&mac) {
        return Err(stale());
    }
    if now.timestamp_millis().saturating_sub(opened) < MILLIS_MIN {
        return Err(Error::TooOften("That was very fast. Please send the form again."));
    }
    Ok(())
}

fn sign(event: &EventId, opened: i64) -> Result<Secret, Error> {
    let mac = Hmac::<Sha256>::new_from_slice(event.as_str().as_bytes());
    let mut mac = mac.map_err(|error| Error::Internal(error.to_string()))?;
    mac.update(PURPOSE);
    mac.update(&opened.to_be_bytes());
    Ok(Secret::spell(&mac.finalize().into_bytes().into()))
}
