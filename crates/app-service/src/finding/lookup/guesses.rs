//! Warns the organiser of guessing attempts.

use chrono::TimeDelta;
use domain::activity::Activity;
use storage::events::EventScope;
use storage::events::activities;

use super::event;
use crate::activity;
use crate::core::error::Error;
use crate::core::service::Tx;

/// Hours in which an event gets one entry about guesses.
const ENTRY_HOURS: i64 = 24;

/// Notes in the activity log of an event that many searches found no guest.
pub fn note(tx: &mut Tx<'_>, public_id: &str) -> Result<(), Error> {
    let scope = event::find(tx, public_id)?;
    record(tx, &scope)
}

fn record(tx: &mut Tx<'_>, scope: &EventScope) -> Result<(), Error> {
    let since = tx.now - TimeDelta::hours(ENTRY_HOURS);
    if activities::noted_since(tx.conn, scope, Activity::GuestsGuessed.kind(), since)? {
        return Ok(());
    }
    activity::record_visitors(tx, scope, &Activity::GuestsGuessed)
}
