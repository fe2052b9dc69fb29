//! The ticket of a form: when it was opened, signed, so that programs which answer at once are told to wait.

use chrono::{DateTime, Utc};
use domain::id::EventId;

use crate::core::error::{Conflict, Error};
use crate::core::installation_key::InstallationKey;
use crate::core::secret::Secret;

/// What the code of the key is for.
const PURPOSE: &str = "form-ticket";

/// People need longer than this to fill in a form.
const MILLIS_MIN: i64 = 1_500;

/// Makes a ticket.
pub(super) fn issue(key: &InstallationKey, event: &EventId, now: DateTime<Utc>) -> String {
    let opened = now.timestamp_millis();
    format!("{opened}.{}", sign(key, event, opened).as_str())
}

/// Checks a ticket. The specified body has none, so an absent one passes; the limits per address count it all the same.
pub(super) fn check(key: &InstallationKey, ticket: &str, event: &EventId, now: DateTime<Utc>) -> Result<(), Error> {
    if ticket.is_empty() {
        return Ok(());
    }
    let stale = || Error::Conflict(Conflict::FormChanged);
    let (opened, mac) = ticket.split_once('.').ok_or_else(stale)?;
    let (opened, mac) = opened.parse::<i64>().ok().zip(Secret::parse(mac)).ok_or_else(stale)?;
    if !sign(key, event, opened).is_same(&mac) {
        return Err(stale());
    }
    if now.timestamp_millis().saturating_sub(opened) < MILLIS_MIN {
        return Err(Error::TooOften("That was very fast. Please send the form again."));
    }
    Ok(())
}

fn sign(key: &InstallationKey, event: &EventId, opened: i64) -> Secret {
    let parts: [&[u8]; 2] = [event.as_str().as_bytes(), &opened.to_be_bytes()];
    Secret::spell(&key.mac(PURPOSE, &parts))
}
