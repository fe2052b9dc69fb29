//! How much an organisation may keep. These limits protect the other organisations on the machine; a sandbox, which
//! anyone can open, has small ones. On PostgreSQL writes at the same moment may pass a limit by as much as they add.

use domain::form::state::RegistrationState;
use domain::limits::{ORGANISATION_PLAN_BYTES_MAX, SANDBOX_EVENTS_MAX, SANDBOX_GUESTS_MAX, SANDBOX_PLAN_BYTES_MAX};
use domain::text::with_commas;
use serde_json::json;
use storage::organisations::usage::{self, OwnLimits};
use storage::registration::forms::Registration;

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Refused};
use crate::core::service::Reading;

const MEGABYTE: i64 = 1024 * 1024;

/// Refuses another event over the limit of the organisation.
pub(crate) fn check_event(r: &mut Reading<'_>, organiser: &Organiser) -> Result<(), Error> {
    let default = r.settings().limits.events_per_organisation;
    let max = max_of(r, organiser, SANDBOX_EVENTS_MAX, |own| own.events.unwrap_or(default))?;
    let used = usage::events(r.conn, organiser.organisation_id())?;
    check("events", used, 1, max, || {
        format!(
            "{} limited to {} events. Deleted events count until they can no longer be restored.",
            subject(organiser),
            with_commas(max.unsigned_abs())
        )
    })
}

/// Refuses more guests over the limit of the organisation.
pub(crate) fn check_guests(r: &mut Reading<'_>, organiser: &Organiser, more: usize) -> Result<(), Error> {
    let default = r.settings().limits.guests_per_organisation;
    let max = max_of(r, organiser, SANDBOX_GUESTS_MAX, |own| own.guests.unwrap_or(default))?;
    let used = usage::guests(r.conn, organiser.organisation_id())?;
    check("guests", used, more, max, || {
        let max = with_commas(max.unsigned_abs());
        format!("{} limited to {max} guests across all events.", subject(organiser))
    })
}

/// Refuses a guest who registers over the limit of the organisation. The guest learns that registration is full.
pub(crate) fn check_registered(r: &mut Reading<'_>, registration: &Registration) -> Result<(), Error> {
    let max = if registration.is_sandbox {
        SANDBOX_GUESTS_MAX
    } else {
        let own = usage::own_limits(r.conn, &registration.organisation)?;
        own.guests.unwrap_or(r.settings().limits.guests_per_organisation)
    };
    if usage::guests(r.conn, &registration.organisation)? < max {
        Ok(())
    } else {
        Err(Error::Conflict(Conflict::Registration(RegistrationState::Full)))
    }
}

/// Refuses more bytes of plans and snapshots over the limit of the organisation.
pub(crate) fn check_plan_bytes(r: &mut Reading<'_>, organiser: &Organiser, more: usize) -> Result<(), Error> {
    let max = max_of(r, organiser, SANDBOX_PLAN_BYTES_MAX, |own| {
        own.plan_bytes.unwrap_or(ORGANISATION_PLAN_BYTES_MAX)
    })?;
    let used = usage::plan_bytes(r.conn, organiser.organisation_id())?;
    check("planBytes", used, more, max, || {
        format!(
            "{} limited to {} MB of floor plans and snapshots. Delete snapshots that you no longer need.",
            subject(organiser),
            max / MEGABYTE
        )
    })
}

/// Returns a limit: that of sandboxes, or what the limits of the organisation say.
fn max_of(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    sandbox: i64,
    chosen: impl FnOnce(OwnLimits) -> i64,
) -> Result<i64, Error> {
    match organiser.sandbox_until() {
        Some(_) => Ok(sandbox),
        None => Ok(chosen(usage::own_limits(r.conn, organiser.organisation_id())?)),
    }
}

fn subject(organiser: &Organiser) -> &'static str {
    match organiser.sandbox_until() {
        Some(_) => "Sandboxes are",
        None => "Organisations are",
    }
}

fn check(limit: &str, used: i64, more: usize, max: i64, message: impl FnOnce() -> String) -> Result<(), Error> {
    if used.saturating_add(i64::try_from(more).unwrap_or(i64::MAX)) <= max {
        return Ok(());
    }
    Err(Error::Refused(Box::new(Refused {
        code: "organisation_limit",
        message: message(),
        details: json!({ "limit": limit, "used": used, "max": max }),
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_one_within_a_limit_passes_and_the_next_one_is_refused_with_the_limit() {
        for max in [SANDBOX_EVENTS_MAX, SANDBOX_GUESTS_MAX, ORGANISATION_PLAN_BYTES_MAX] {
            assert!(check("events", max - 1, 1, max, String::new).is_ok());
            let refused = check("events", max, 1, max, || "Too many.".to_owned()).unwrap_err();
            assert_eq!(
                (refused.code(), refused.to_string().as_str()),
                ("organisation_limit", "Too many.")
            );
            assert_eq!(
                refused.details(),
                Some(json!({ "limit": "events", "used": max, "max": max }))
            );
        }
    }
}
