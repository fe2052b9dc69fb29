//! Emails to many guests. Sending stores one row; the mail worker then fills the outbox in slices, each in one
//! transaction with its progress, so that after a crash it continues without sending anything twice.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::event::when;
use domain::id::{CampaignId, EventId, ScheduleId, TemplateId, UserId};
use domain::invalid::Invalid;
use domain::limits::CAMPAIGNS_OPEN_MAX;
use domain::mail::{CampaignState, Recipients};
use storage::events::{self, EventScope, translations, translations::Texts};
use storage::mail::guest_mails::{self, Waiting};
use storage::mail::history;
use storage::mail::templates as template_rows;
use storage::mail::{campaigns as rows, campaigns::Counts};
use storage::registration::forms as form_rows;

use super::confirmation::mailable_event;
use super::recipients_of::{self, RecipientCount};
use super::{rate, templates};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::core::settings::Settings;

mod fill;

pub(crate) use fill::advance;
pub use storage::mail::campaigns::Campaign;

/// Campaigns that are listed.
const LISTED_MAX: i64 = 50;

/// What people read when each of the recipients was invited within a day.
const ALL_INVITED_RECENTLY: &str =
    "These guests were invited less than a day ago. Select “send again” to send it anyway.";

/// Mails that must have gone before the end of a campaign is estimated.
const SENT_FOR_ESTIMATE: i64 = 20;

/// A campaign to start.
#[derive(Clone, Debug)]
pub struct NewCampaign {
    /// The template.
    pub template: TemplateId,
    /// Who receives it.
    pub recipients: Recipients,
    /// Whether addresses that were invited within a day get the invitation again.
    pub sends_again: bool,
    /// The schedule that starts it, and the instant for which it does; one campaign each.
    pub schedule: Option<(ScheduleId, DateTime<Utc>)>,
    /// When it starts; at once when absent.
    pub starts_at: Option<DateTime<Utc>>,
    /// Who starts it.
    pub by: Option<UserId>,
}

/// What a member asks to send.
#[derive(Clone, Debug, Default)]
pub struct SendEmails {
    /// The template.
    pub template: String,
    /// A word of the segments, `guest` or `guests`.
    pub recipients: String,
    /// The guest of `guest`.
    pub guest: Option<String>,
    /// The guests of `guests`.
    pub guests: Vec<String>,
    /// Whether addresses that were invited within a day get the invitation again.
    pub sends_again: bool,
    /// Wall time in the zone of the event.
    pub start_at: Option<String>,
}

/// A campaign with the number of mails in each state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignView {
    /// The campaign.
    pub campaign: Campaign,
    /// Mails that wait, those not yet in the outbox included.
    pub pending: i64,
    /// Mails that have gone.
    pub sent: i64,
    /// Mails that could not be sent.
    pub failed: i64,
    /// Mails per minute, if that is limited.
    pub per_minute: Option<u32>,
    /// When it will probably end.
    pub ends_at: Option<DateTime<Utc>>,
}

/// Starts an email to many guests. Returns `None` when the schedule has already started one for this instant.
pub fn start(tx: &mut Tx<'_>, scope: &EventScope, new: &NewCampaign) -> Result<Option<CampaignId>, Error> {
    if form_rows::registration(tx.conn, scope)?.is_sandbox {
        return Err(Error::SandboxOnly);
    }
    begin(tx, scope, new)
}

/// Stores a campaign.
fn begin(tx: &mut Tx<'_>, scope: &EventScope, new: &NewCampaign) -> Result<Option<CampaignId>, Error> {
    let template = templates::find(tx, scope, &new.template)?;
    let organisation = form_rows::registration(tx.conn, scope)?.organisation;
    let matching = recipients_of::count(tx, scope, &organisation, (&new.recipients, None))?.matching;
    let id = CampaignId::timed(tx.now, &tx.id_bytes()?);
    let event = events::get(tx.conn, scope)?;
    let translations = translations::shown(tx.conn, scope, &event, Texts::All)?;
    template_rows::keep_version(tx.conn, scope, &template, &translations.of_template(&template.id))?;
    let run_at = new.schedule.as_ref().map(|(_, run_at)| *run_at).or(new.starts_at);
    let row = rows::NewCampaign {
        id: &id,
        template: &template.id,
        template_version: template.version,
        schedule: new.schedule.as_ref().map(|(schedule, _)| schedule),
        run_at: run_at.unwrap_or(tx.now),
        recipients: &new.recipients,
        sends_again: new.sends_again,
        total: i32::try_from(matching).unwrap_or(i32::MAX),
        by: new.by.as_ref(),
    };
    let now = tx.now;
    if !rows::insert(tx.conn, scope, &row, now)? {
        return Ok(None);
    }
    super::note(tx, scope, Some(&id));
    tx.notify_after_commit();
    Ok(Some(id))
}

/// Sends a template to guests. Returns the campaign and how many mails it will send.
pub fn send(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    input: &SendEmails,
) -> Result<(CampaignView, usize), Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    let found = mailable_event(tx, organiser, &scope)?;
    let id = TemplateId::parse(&input.template).or(Err(Error::NotFound(Noun::Template)))?;
    let template = templates::find(tx, &scope, &id)?;
    if template.archived_at.is_some() || !template.is_active {
        return Err(Invalid::new("templateId", "This template is not in use. Activate it first.").into());
    }
    let recipients = Recipients::read(&input.recipients, input.guest.as_deref(), &input.guests)?;
    let typed = input.start_at.as_deref().unwrap_or_default();
    let starts_at = when::optional("startAt", typed, found.zone)?;
    if starts_at.is_some_and(|at| at < tx.now) {
        return Err(Invalid::new("startAt", "This time has passed. Choose a later one.").into());
    }
    if rows::open(tx.conn, &scope)? >= CAMPAIGNS_OPEN_MAX {
        return Err(Error::TooOften(
            "Several emails of this event are being sent. Wait until one has finished, or stop one.",
        ));
    }
    let once_a_day = Some(template.kind).filter(|_| !input.sends_again);
    let count = recipients_of::count(tx, &scope, organiser.organisation_id(), (&recipients, once_a_day))?;
    must_reach_someone(&recipients, &count)?;
    let new = NewCampaign {
        template: template.id,
        recipients,
        sends_again: input.sends_again,
        schedule: None,
        starts_at,
        by: Some(organiser.user_id().clone()),
    };
    let campaign = start(tx, &scope, &new)?.ok_or(Error::NotFound(Noun::Campaign))?;
    let said = Activity::EmailsSent {
        template: template.name,
        count: u64::try_from(count.receiving).unwrap_or(u64::MAX),
    };
    activity::record(tx, organiser, &scope, &said)?;
    let settings = tx.settings();
    let view = view_one(tx, settings, &scope, &campaign)?;
    Ok((view, count.receiving))
}

fn must_reach_someone(recipients: &Recipients, count: &RecipientCount) -> Result<(), Error> {
    if count.receiving > 0 {
        return Ok(());
    }
    if count.invited_recently.count > 0 {
        return Err(Invalid::new("sendAgain", ALL_INVITED_RECENTLY).into());
    }
    match recipients {
        Recipients::Guest(_) if count.matching == 0 => Err(Error::NotFound(Noun::Guest)),
        Recipients::Guest(_) if count.suppressed.count > 0 => Err(Error::Conflict(Conflict::AddressSuppressed)),
        Recipients::Guest(_) => Err(Error::Conflict(Conflict::NoEmail)),
        Recipients::Guests(_) | Recipients::Segment(_) => {
            Err(Invalid::new("recipientType", "None of these guests would receive the email.").into())
        }
    }
}

/// Returns the latest campaigns of an event, the newest first.
pub fn list(
    r: &mut Reading<'_>,
    settings: &Settings,
    organiser: &Organiser,
    event: &EventId,
) -> Result<Vec<CampaignView>, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    let campaigns = rows::latest(r.conn, &scope, LISTED_MAX)?;
    views(r, settings, &scope, campaigns)
}

/// Returns a campaign.
pub fn get(
    r: &mut Reading<'_>,
    settings: &Settings,
    organiser: &Organiser,
    (event, id): (&EventId, &CampaignId),
) -> Result<CampaignView, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    view_one(r, settings, &scope, id)
}

/// What a member does with a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Its mails are held.
    Pause,
    /// Its mails are sent again.
    Resume,
    /// Unsent mails are dropped.
    Stop,
}

/// Pauses, resumes or stops a campaign; a campaign already in that state stays as it is.
pub fn act(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    (event, id): (&EventId, &CampaignId),
    action: Action,
) -> Result<CampaignView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    rows::lock(tx.conn, &scope, id)?;
    let campaign = find(tx, &scope, id)?;
    let moving = matches!(campaign.state, CampaignState::Queued | CampaignState::Running);
    let done = match action {
        Action::Pause if moving => {
            pause(tx, &scope, campaign)?;
            true
        }
        Action::Resume if campaign.state == CampaignState::Paused => {
            resume(tx, &scope, campaign)?;
            true
        }
        Action::Stop if campaign.state.is_open() => {
            let template = campaign.template_name.clone();
            stop(tx, &scope, campaign)?;
            activity::record(tx, organiser, &scope, &Activity::EmailsStopped { template })?;
            true
        }
        Action::Pause => campaign.state == CampaignState::Paused,
        Action::Resume => moving,
        Action::Stop => campaign.state == CampaignState::Stopped,
    };
    if !done {
        return Err(Error::Conflict(Conflict::CampaignOver));
    }
    let settings = tx.settings();
    view_one(tx, settings, &scope, id)
}

fn pause(tx: &mut Tx<'_>, scope: &EventScope, mut campaign: Campaign) -> Result<(), Error> {
    campaign.state = CampaignState::Paused;
    campaign.paused_at = Some(tx.now);
    store(tx, scope, &campaign)?;
    Ok(guest_mails::set_held(
        tx.conn,
        scope,
        Waiting::Campaign(&campaign.id),
        true,
    )?)
}

fn resume(tx: &mut Tx<'_>, scope: &EventScope, mut campaign: Campaign) -> Result<(), Error> {
    campaign.state = if campaign.started_at.is_some() {
        CampaignState::Running
    } else {
        CampaignState::Queued
    };
    if let Some(paused_at) = campaign.paused_at.take() {
        spread_again(tx, scope, &mut campaign, paused_at)?;
    }
    store(tx, scope, &campaign)?;
    let is_held = history::paused(tx.conn, scope)?.is_some();
    guest_mails::set_held(tx.conn, scope, Waiting::Campaign(&campaign.id), is_held)?;
    tx.notify_after_commit();
    Ok(())
}

/// Delays the mails of running campaigns by the time that all mail of the event was paused.
pub(super) fn spread_after_pause(tx: &mut Tx<'_>, scope: &EventScope, paused_at: DateTime<Utc>) -> Result<(), Error> {
    for id in rows::all_open(tx.conn, scope)? {
        rows::lock(tx.conn, scope, &id)?;
        let mut campaign = find(tx, scope, &id)?;
        if campaign.state == CampaignState::Running {
            spread_again(tx, scope, &mut campaign, paused_at)?;
            store(tx, scope, &campaign)?;
        }
    }
    Ok(())
}

/// Spreads the waiting mails from now on, instead of sending the backlog at once.
fn spread_again(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    campaign: &mut Campaign,
    paused_at: DateTime<Utc>,
) -> Result<(), Error> {
    let now = tx.now;
    campaign.started_at = campaign.started_at.map(|at| at + (now - paused_at.max(at)));
    let (settings, organisation) = (tx.settings(), form_rows::registration(tx.conn, scope)?.organisation);
    let Some(per_minute) = rate::per_minute(tx, settings, &organisation)? else {
        return Ok(());
    };
    let waiting = guest_mails::waiting_of(tx.conn, scope, &campaign.id)?;
    let size = usize::try_from(rate::per_slot(per_minute)).unwrap_or(1);
    for (slot, mails) in waiting.chunks(size).enumerate() {
        let number = i32::try_from(slot.saturating_mul(size)).unwrap_or(i32::MAX);
        guest_mails::set_run_at(tx.conn, mails, rate::run_at(now, number, Some(per_minute)))?;
    }
    Ok(())
}

/// Ends a campaign: mails that were not sent are dropped and count as skipped.
fn stop(tx: &mut Tx<'_>, scope: &EventScope, mut campaign: Campaign) -> Result<(), Error> {
    guest_mails::drop_waiting(tx.conn, scope, Waiting::Campaign(&campaign.id))?;
    campaign.state = CampaignState::Stopped;
    campaign.paused_at = None;
    campaign.filled_at = Some(tx.now);
    campaign.finished_at = Some(tx.now);
    store(tx, scope, &campaign)
}

/// Stores a campaign as it is now.
fn store(tx: &mut Tx<'_>, scope: &EventScope, campaign: &Campaign) -> Result<(), Error> {
    super::note(tx, scope, Some(&campaign.id));
    Ok(rows::update(tx.conn, scope, campaign)?)
}

/// Stores a campaign as if it was sent before, with one mail that came back; nothing of it leaves. For the demo.
pub(crate) fn store_past(tx: &mut Tx<'_>, scope: &EventScope, new: &NewCampaign, refusal: &str) -> Result<(), Error> {
    let Some(id) = begin(tx, scope, new)? else {
        return Ok(());
    };
    while fill::fill_slice(tx, scope, &id)? {}
    let now = tx.now;
    let done = tx.settings().mail_mode.done();
    rows::settle(tx.conn, scope, &id, (done, refusal), now)?;
    fill::finish(tx, scope, &id)
}

/// Ends every campaign of an event and drops the mail that waits: the event was cancelled or deleted.
pub(crate) fn halt(tx: &mut Tx<'_>, scope: &EventScope) -> Result<(), Error> {
    for id in rows::all_open(tx.conn, scope)? {
        rows::lock(tx.conn, scope, &id)?;
        let campaign = find(tx, scope, &id)?;
        if campaign.state.is_open() {
            stop(tx, scope, campaign)?;
        }
    }
    if guest_mails::drop_waiting(tx.conn, scope, Waiting::Event)? > 0 {
        super::note(tx, scope, None);
    }
    Ok(())
}

pub(super) fn find(r: &mut Reading<'_>, scope: &EventScope, id: &CampaignId) -> Result<Campaign, Error> {
    rows::find(r.conn, scope, id).map_err(|error| Error::missing(error, Noun::Campaign))
}

fn view_one(
    r: &mut Reading<'_>,
    settings: &Settings,
    scope: &EventScope,
    id: &CampaignId,
) -> Result<CampaignView, Error> {
    let campaign = find(r, scope, id)?;
    let view = views(r, settings, scope, vec![campaign])?.pop();
    view.ok_or(Error::NotFound(Noun::Campaign))
}

fn views(
    r: &mut Reading<'_>,
    settings: &Settings,
    scope: &EventScope,
    campaigns: Vec<Campaign>,
) -> Result<Vec<CampaignView>, Error> {
    let ids: Vec<&CampaignId> = campaigns.iter().map(|campaign| &campaign.id).collect();
    let mut counts = rows::counts(r.conn, scope, &ids)?;
    let organisation = form_rows::registration(r.conn, scope)?.organisation;
    let per_minute = rate::per_minute(r, settings, &organisation)?;
    let now = r.now;
    let view = |campaign: Campaign| {
        let counts = counts.remove(campaign.id.as_str()).unwrap_or_default();
        CampaignView::new(campaign, counts, per_minute, now)
    };
    Ok(campaigns.into_iter().map(view).collect())
}

impl CampaignView {
    fn new(mut campaign: Campaign, counts: Counts, per_minute: Option<u32>, now: DateTime<Utc>) -> Self {
        if campaign.state == CampaignState::Stopped {
            // A mail in transit may have bounced since.
            let kept = i32::try_from(counts.pending + counts.sent + counts.failed).unwrap_or(i32::MAX);
            campaign.skipped = campaign.total.saturating_sub(kept).max(0);
        }
        let pending = if campaign.filled_at.is_some() {
            counts.pending
        } else {
            let handled = counts.sent + counts.failed + i64::from(campaign.skipped);
            (i64::from(campaign.total) - handled).max(counts.pending)
        };
        let mut view = Self {
            pending,
            sent: counts.sent,
            failed: counts.failed,
            per_minute,
            ends_at: None,
            campaign,
        };
        view.ends_at = view.estimate(now);
        view
    }

    fn estimate(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if self.campaign.state != CampaignState::Running || self.pending == 0 {
            return None;
        }
        let by_rate = self
            .per_minute
            .map(|per_minute| self.pending.saturating_mul(60_000) / i64::from(per_minute.max(1)));
        let elapsed = (now - self.campaign.started_at?).num_milliseconds();
        let by_pace = (self.sent >= SENT_FOR_ESTIMATE).then(|| elapsed.saturating_mul(self.pending) / self.sent);
        by_rate
            .or(by_pace)
            .map(|millis| now + chrono::TimeDelta::milliseconds(millis))
    }
}

/// Returns whether mail of an event is sent at all.
pub(super) fn is_mailable(r: &mut Reading<'_>, scope: &EventScope) -> Result<bool, Error> {
    let event = events::get(r.conn, scope)?;
    Ok(event.status != domain::event::EventStatus::Cancelled)
}
