//! Starts the mail of schedules, by the clock and when guests register or get a seat. A run and what it starts are one
//! transaction, so that each happens once, even across crashes and several servers.

use std::time::Duration;

use domain::event::EventStatus;
use domain::guest::change::{FieldChange, parse_seat_value};
use domain::id::GuestId;
use domain::mail::TemplateKind;
use domain::mail_schedule::{EventTimes, TriggerType};
use storage::events::{self, EventScope};
use storage::guests::plus_ones;
use storage::mail::templates::Template;
use storage::mail::{recipients as mail_recipients, recipients::Selection};
use storage::mail::{
    schedules as rows,
    schedules::{Due, LastRun, RunOutcome, Schedule},
};

use super::campaigns::{self, NewCampaign};
use super::guest_mails;
use super::recipients::Requester;
use super::schedules::TEMPLATE_NOT_IN_USE;
use super::templates;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::service::{Service, Tx};

/// How often to look for due runs.
const POLL: Duration = Duration::from_secs(2);
/// Runs that one look finds.
const RUNS_PER_LOOK: i64 = 20;

/// Fires schedules until [`Service::stop_mail`] is called. Blocks.
pub fn run(service: &Service) {
    while !service.notify.is_closed() {
        match fire(service) {
            Ok(fired) if fired > 0 => {}
            Ok(_) => service.notify.wait_closed(POLL),
            Err(error) => {
                failures::log("schedules cannot be fired now", &error);
                service.notify.wait_closed(POLL);
            }
        }
    }
}

/// Takes the runs that are due and starts their mail, or notes why not. Returns how many were taken.
pub fn fire(service: &Service) -> Result<usize, Error> {
    let due = service.read(|r| {
        let now = r.now;
        Ok(rows::due(r.conn, now, RUNS_PER_LOOK)?)
    })?;
    let mut taken = 0;
    for due in due {
        let id = due.id.clone();
        match service.write(move |tx| take(tx, &due)) {
            Ok(true) => taken += 1,
            Ok(false) => {}
            // The others must not wait for it; the next poll retries it.
            Err(error) => {
                tracing::warn!(schedule = %id, "a schedule could not be fired");
                failures::log("a schedule could not be fired", &error);
            }
        }
    }
    Ok(taken)
}

fn take(tx: &mut Tx<'_>, due: &Due) -> Result<bool, Error> {
    let scope = &due.scope;
    // Wait for a concurrent change of the event, which may move the run.
    events::lock(tx.conn, scope)?;
    if !rows::take_run(tx.conn, due)? {
        return Ok(false);
    }
    let mut schedule = rows::get(tx.conn, scope, &due.id)?;
    let outcome = start(tx, due, &schedule)?;
    schedule.last_run = Some(LastRun {
        at: due.run_at,
        outcome,
    });
    rows::update(tx.conn, scope, &schedule)?;
    super::note(tx, scope, None);
    Ok(true)
}

fn start(tx: &mut Tx<'_>, due: &Due, schedule: &Schedule) -> Result<RunOutcome, Error> {
    let scope = &due.scope;
    let event = events::get(tx.conn, scope)?;
    if let Err(skip) = schedule.trigger.decide(due.run_at, &EventTimes::from(&event), tx.now) {
        return Ok(RunOutcome::Skipped(skip.reason().to_owned()));
    }
    let template = templates::find(tx, scope, &schedule.template)?;
    if !is_in_use(&template) {
        return Ok(RunOutcome::Skipped(TEMPLATE_NOT_IN_USE.to_owned()));
    }
    let new = NewCampaign {
        template: template.id,
        recipients: schedule.recipients.clone(),
        schedule: Some((schedule.id.clone(), due.run_at)),
        sends_again: false,
        starts_at: None,
        by: None,
    };
    match campaigns::start(tx, scope, &new)? {
        Some(campaign) => Ok(RunOutcome::Sent(campaign)),
        None => Ok(RunOutcome::Skipped("It was already sent.".to_owned())),
    }
}

/// Queues the mail of schedules for guests who have registered, once per guest.
pub(crate) fn registered(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guests: &[GuestId],
    requester: Requester<'_>,
) -> Result<(), Error> {
    let guests: Vec<(GuestId, String)> = guests.iter().map(|guest| (guest.clone(), String::new())).collect();
    set_off(tx, scope, (TriggerType::OnRegistration, requester), &guests)
}

/// Returns whether a schedule sends the confirmation to a guest who registers.
pub(crate) fn confirms(tx: &mut Tx<'_>, scope: &EventScope, guest: &GuestId) -> Result<bool, Error> {
    for schedule in rows::active(tx.conn, scope, TriggerType::OnRegistration)? {
        let template = templates::find(tx, scope, &schedule.template)?;
        let confirms = template.kind == TemplateKind::Confirmation;
        if confirms && is_in_use(&template) && is_meant(tx, scope, &schedule, guest)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_in_use(template: &Template) -> bool {
    template.archived_at.is_none() && template.is_active
}

fn is_meant(tx: &mut Tx<'_>, scope: &EventScope, schedule: &Schedule, guest: &GuestId) -> Result<bool, Error> {
    let found = mail_recipients::read(tx.conn, scope, Selection::One(guest))?.pop();
    Ok(found.is_some_and(|found| schedule.recipients.includes(&found.addressee())))
}

/// Queues the mail of schedules for guests who have got a seat, once per guest and seat.
pub(crate) fn seated(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    changes: &[FieldChange],
    requester: Requester<'_>,
) -> Result<(), Error> {
    let seat = |change: &FieldChange| {
        let (seat, _) = parse_seat_value(&change.new).filter(|_| change.field == FieldChange::SEAT)?;
        Some((change.guest.clone(), format!(" {seat}")))
    };
    let seats: Vec<(GuestId, String)> = changes.iter().filter_map(seat).collect();
    set_off(tx, scope, (TriggerType::OnSeatAssigned, requester), &seats)
}

/// Queues the mail of schedules triggered by guests. `guests` has each guest with the suffix of the cause. Companions
/// whose host has not confirmed the registration get none.
fn set_off(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    (trigger, requester): (TriggerType, Requester<'_>),
    guests: &[(GuestId, String)],
) -> Result<(), Error> {
    if guests.is_empty() {
        return Ok(());
    }
    let schedules = rows::active(tx.conn, scope, trigger)?;
    if schedules.is_empty() || events::get(tx.conn, scope)?.status == EventStatus::Cancelled {
        return Ok(());
    }
    let ids: Vec<GuestId> = guests.iter().map(|(guest, _)| guest.clone()).collect();
    let unconfirmed = plus_ones::unconfirmed(tx.conn, scope, &ids)?;
    for schedule in schedules {
        let template = templates::find(tx, scope, &schedule.template)?;
        if !is_in_use(&template) {
            continue;
        }
        for (guest, of) in guests {
            if !unconfirmed.contains(guest.as_str()) && is_meant(tx, scope, &schedule, guest)? {
                let cause = format!("schedule {}{of}", schedule.id);
                guest_mails::queue_template(tx, (scope, guest), &template.id, (&cause, requester))?;
            }
        }
    }
    Ok(())
}
