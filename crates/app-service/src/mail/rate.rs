//! How many mails to guests an organisation sends per minute, and how a campaign is spread over time by it.

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::OrganisationId;
use storage::organisations::mail_servers;

use crate::core::error::Error;
use crate::core::service::Reading;
use crate::core::settings::Settings;

/// Mails of the same slot go out together. With less than one mail per slot, slots are longer.
const SLOT_SECONDS: i64 = 10;

/// Returns how many mails per minute an organisation sends, if that is limited.
pub(crate) fn per_minute(
    r: &mut Reading<'_>,
    settings: &Settings,
    organisation: &OrganisationId,
) -> Result<Option<u32>, Error> {
    let Some(own) = mail_servers::find(r.conn, organisation)? else {
        return Ok(settings.mail_per_minute);
    };
    Ok(own.server.per_minute.and_then(|limit| u32::try_from(limit).ok()))
}

/// Returns when the mail of a number, from 0, is sent.
pub(super) fn run_at(start: DateTime<Utc>, number: i32, per_minute: Option<u32>) -> DateTime<Utc> {
    let Some(per_minute) = per_minute else { return start };
    let per_slot = per_slot(per_minute);
    let slot = i64::from(number).checked_div(per_slot).unwrap_or(0);
    let slot_millis = (per_slot * 60_000).checked_div(i64::from(per_minute)).unwrap_or(0);
    start + TimeDelta::milliseconds(slot.saturating_mul(slot_millis))
}

/// Returns how many mails go out in one slot.
pub(super) fn per_slot(per_minute: u32) -> i64 {
    (i64::from(per_minute) * SLOT_SECONDS / 60).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mails_are_spread_evenly_when_their_number_per_minute_is_limited() {
        let start: DateTime<Utc> = "2026-11-21T08:00:00Z".parse().unwrap();
        let after = |number, per_minute| (run_at(start, number, per_minute) - start).num_seconds();
        assert_eq!(after(5_000, None), 0);
        assert_eq!([0, 9, 10, 60].map(|number| after(number, Some(60))), [0, 0, 10, 60]);
        assert_eq!([0, 1, 6].map(|number| after(number, Some(6))), [0, 10, 60]);
        assert_eq!([0, 1, 2].map(|number| after(number, Some(1))), [0, 60, 120]);
    }
}
