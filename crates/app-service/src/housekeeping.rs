//! Housekeeping: removes expired data. Queries ignore expired rows, so the timing never matters. Large removals run in
//! slices, so that people's writes come between.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::UserId;
use domain::limits::{JOB_DAYS, LIVE_CHANGES_HOURS, PAST_IMPORT_DAYS, PLAN_LOG_HOURS, PLAN_LOG_MIN, PRIVATE_MAIL_DAYS};
use storage::guests::imports;
use storage::guests::past_imports;
use storage::housekeeping as rows;
use storage::jobs;
use storage::live;
use storage::mail::outbox::history::purge_private;
use storage::plans::commands;
use storage::registration::confirmations;
use storage::seating::seats::generations as seat_generations;

use crate::core::build_files;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::rate_limits;
use crate::core::service::Service;
use crate::events;
use crate::events::purge;
use crate::exports;
use crate::guests;
use crate::plans;

mod clock;
pub mod integrity;
pub mod leases;

pub use clock::{ClockWatch, UnprovenClock};

/// Hours after which an unfinished copy of an event, import or index of seats counts as abandoned.
const UNFINISHED_HOURS: i64 = 1;

/// Finished jobs that one transaction removes.
const JOBS_PER_TRANSACTION: i64 = 20;

/// The number of removed rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CleanupReport {
    /// Events that were deleted more than 30 days ago.
    pub events: usize,
    /// Guests who were removed more than 30 days ago.
    pub guests: usize,
    /// Imports that can no longer be undone.
    pub past_imports: usize,
    /// Events whose guests were erased because the date until which they are kept has passed.
    pub emptied_events: usize,
    /// Imports of guest lists that were interrupted.
    pub imports: usize,
    /// Indexes of seats that a change of a plan left behind.
    pub seat_indexes: usize,
    /// Sessions that ended.
    pub sessions: usize,
    /// Mailed links of accounts that ended.
    pub links: usize,
    /// Invitations that ended.
    pub invitations: usize,
    /// Unfinished sign-ins at a provider.
    pub sign_ins: usize,
    /// Answers and registrations that were not confirmed in time.
    pub answer_confirmations: usize,
    /// Mail about accounts and with links, a month after it was queued.
    pub mails: usize,
    /// Sandboxes that ended, each with its user and organisation.
    pub sandboxes: usize,
    /// Jobs that ended more than a week ago.
    pub jobs: usize,
    /// Made files that are no longer kept.
    pub files: usize,
    /// Rate limits whose attempts are all available again.
    pub rate_limits: usize,
    /// Changes in the logs of floor plans that are too old to be sent again.
    pub plan_changes: usize,
    /// Files of builds that no server has had for a day.
    pub build_files: usize,
    /// Changes that open screens have learned long ago.
    pub changes: usize,
}

/// What the last check of the clock found.
#[derive(Default)]
struct LastCheck(Mutex<Option<UnprovenClock>>);

/// Returns why nothing is currently erased, if the clock is the reason.
pub fn unproven_clock(service: &Service) -> Option<UnprovenClock> {
    *service
        .kept::<LastCheck>()
        .0
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
}

/// Sweeps once, unless the clock may be wrong: a start with a wrong clock must not erase what people can still restore.
/// `uptime` comes from a clock that cannot be set. Returns nothing when it did not sweep. Blocks.
pub fn run_if_proven(
    service: &Service,
    watch: &mut ClockWatch,
    uptime: Duration,
) -> Result<Option<CleanupReport>, Error> {
    let unproven = watch.check(service, uptime)?;
    *service
        .kept::<LastCheck>()
        .0
        .lock()
        .unwrap_or_else(PoisonError::into_inner) = unproven;
    if let Some(UnprovenClock {
        shown,
        passed,
        proven_at,
    }) = unproven
    {
        tracing::warn!(
            clock = %shown,
            last_run = %passed,
            resumes = %proven_at,
            "housekeeping erases nothing: the clock is more than a day away from its last run. Check the clock of the server"
        );
        return Ok(None);
    }
    run(service).map(Some)
}

/// Sweeps once and trusts the clock. Blocks.
pub fn run(service: &Service) -> Result<CleanupReport, Error> {
    let mut report = CleanupReport {
        plan_changes: prune_plan_logs(service)?,
        ..CleanupReport::default()
    };
    let unfinished = unfinished_before(service);
    for (scope, import) in service.read(|r| Ok(imports::begun_before(r.conn, unfinished)?))? {
        match guests::discard(service, &scope, &import) {
            Ok(removed) => report.imports += usize::from(removed),
            // Its guests stay hidden; the rest is still due.
            Err(error) => failures::log("an unfinished import could not be removed", &error),
        }
    }
    for (scope, generation) in service.read(|r| Ok(seat_generations::left_over(r.conn, unfinished)?))? {
        match plans::discard(service, &scope, generation) {
            Ok(()) => report.seat_indexes += 1,
            Err(error) => failures::log("seats of a replaced plan could not be removed", &error),
        }
    }
    let expired = service.read(|r| {
        let before = events::restorable_since(r.now);
        Ok(rows::deleted_before(r.conn, before, unfinished)?)
    })?;
    for event in expired {
        let before = events::restorable_since(service.now());
        report.events += usize::from(purge::event(service, &event, before)?);
    }
    report.guests = guests::erase_expired(service)?;
    report.emptied_events = guests::erase_past_retention(service)?;
    let ended = service.read(|r| {
        let now = r.now;
        Ok(rows::ended_sandboxes(r.conn, now)?)
    })?;
    for user in ended {
        report.sandboxes += usize::from(purge_sandbox(service, user)?);
    }
    for organisation in service.read(|r| Ok(rows::abandoned_organisations(r.conn)?))? {
        purge::organisation(service, &organisation)?;
    }
    report.mails = service.write(|tx| {
        let before = tx.now - TimeDelta::days(PRIVATE_MAIL_DAYS);
        Ok(purge_private(tx.conn, before)?)
    })?;
    (report.sessions, report.links, report.invitations, report.sign_ins) = service.write(|tx| {
        let now = tx.now;
        Ok::<_, Error>((
            rows::purge_sessions(tx.conn, now)?,
            rows::purge_account_tokens(tx.conn, now)?,
            rows::purge_invitations(tx.conn, now)?,
            rows::purge_sign_in_requests(tx.conn, now)?,
        ))
    })?;
    report.answer_confirmations = service.write(|tx| {
        let now = tx.now;
        Ok::<_, Error>(confirmations::purge_expired(tx.conn, now)?)
    })?;
    report.past_imports = service.write(|tx| {
        let before = tx.now - TimeDelta::days(PAST_IMPORT_DAYS);
        Ok::<_, Error>(past_imports::purge(tx.conn, before)?)
    })?;
    report.jobs = purge_jobs(service)?;
    report.files = exports::sweep(service)?;
    report.rate_limits = service.write(rate_limits::prune)?;
    report.build_files = build_files::purge(service)?;
    report.changes = service.write(|tx| {
        let before = tx.now - TimeDelta::hours(LIVE_CHANGES_HOURS);
        Ok::<_, Error>(live::forget_before(tx.conn, before)?)
    })?;
    Ok(report)
}

/// Returns the instant before which unfinished copies and imports are abandoned: the start of this server, or an hour
/// ago when other servers share the database.
fn unfinished_before(service: &Service) -> DateTime<Utc> {
    let long_ago = service.now() - TimeDelta::hours(UNFINISHED_HOURS);
    if service.shares_database() {
        long_ago
    } else {
        long_ago.max(service.opened_at())
    }
}

/// Removes an expired sandbox, slice by slice and the user last, so that an interrupted removal continues the next
/// time. Returns whether it was still a sandbox.
pub(crate) fn purge_sandbox(service: &Service, user: UserId) -> Result<bool, Error> {
    let ended = user.clone();
    let own = service.write(move |tx| {
        tx.note_access();
        let now = tx.now;
        Ok(rows::close_sandbox(tx.conn, &ended, now)?)
    })?;
    for organisation in own.iter().flatten() {
        purge::contents(service, organisation)?;
    }
    service.write(move |tx| {
        let now = tx.now;
        Ok(rows::purge_sandbox(tx.conn, &user, now)?)
    })
}

/// Removes old jobs, a few at a time, because a result can have a megabyte.
fn purge_jobs(service: &Service) -> Result<usize, Error> {
    let mut purged = 0;
    loop {
        let some = service.write(|tx| {
            let before = tx.now - TimeDelta::days(JOB_DAYS);
            Ok::<_, Error>(jobs::purge_finished(tx.conn, before, JOBS_PER_TRANSACTION)?)
        })?;
        purged += some;
        if some == 0 {
            return Ok(purged);
        }
    }
}

/// Shortens the logs of plans. Retries arrive soon after the first attempt, so old entries are not needed.
fn prune_plan_logs(service: &Service) -> Result<usize, Error> {
    let long = service.read(|r| Ok(commands::longer_than(r.conn, PLAN_LOG_MIN)?))?;
    let mut pruned = 0;
    for (plan, last) in long {
        pruned += service.write(move |tx| {
            let before = tx.now - TimeDelta::hours(PLAN_LOG_HOURS);
            Ok(commands::prune(tx.conn, &plan, last - PLAN_LOG_MIN, before)?)
        })?;
    }
    Ok(pruned)
}
