//! How the mail of an event goes out, and whether it is paused as a whole.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::id::{EventId, UserId};
use storage::events::{self, EventScope};
use storage::mail::campaigns as campaign_rows;
use storage::mail::guest_mails::{self, Waiting};
use storage::mail::history as rows;
use storage::organisations::mail_servers;
use storage::registration::forms as form_rows;

use super::confirmation::mailable_event;
use super::{campaigns, content, rate};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::core::settings::{MailMode, Settings};

/// Which server sends the mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailServer {
    /// The one of the organisation.
    Organisation,
    /// The one of the installation.
    Installation,
    /// None: mail goes into files.
    Files,
}

/// How the mail of an event goes out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailSettings {
    /// Since when all of it is paused, and the name of who paused it.
    pub paused: Option<(DateTime<Utc>, Option<String>)>,
    /// Which server sends it.
    pub mail_server: MailServer,
    /// The address it comes from.
    pub from: String,
    /// Where answers go; may be empty.
    pub reply_to: String,
    /// Mails per minute, if that is limited.
    pub per_minute: Option<u32>,
    /// Mails that visitors of the public form caused beyond the budget; they wait for an organiser.
    pub held: i64,
}

/// Returns how the mail of an event goes out.
pub fn get(
    r: &mut Reading<'_>,
    settings: &Settings,
    organiser: &Organiser,
    event: &EventId,
) -> Result<EmailSettings, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    read(r, settings, &scope)
}

/// Pauses all mail of an event, or resumes it. What campaigns have paused stays paused.
pub fn set_paused(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    paused: bool,
) -> Result<EmailSettings, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let settings = tx.settings();
    let before = rows::paused(tx.conn, &scope)?;
    if before.is_some() == paused {
        return read(tx, settings, &scope);
    }
    let by = paused.then_some((tx.now, organiser.user_id().as_str()));
    rows::set_paused(tx.conn, &scope, by)?;
    guest_mails::set_held(tx.conn, &scope, Waiting::Event, paused)?;
    if paused {
        activity::record(tx, organiser, &scope, &Activity::EmailsPaused)?;
    } else {
        for campaign in campaign_rows::paused(tx.conn, &scope)? {
            guest_mails::set_held(tx.conn, &scope, Waiting::Campaign(&campaign), true)?;
        }
        if let Some((paused_at, _)) = before {
            campaigns::spread_after_pause(tx, &scope, paused_at)?;
        }
        activity::record(tx, organiser, &scope, &Activity::EmailsResumed)?;
        tx.notify_after_commit();
    }
    read(tx, settings, &scope)
}

/// Sends the mails that visitors caused beyond the budget.
pub fn send_held(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<EmailSettings, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    mailable_event(tx, organiser, &scope)?;
    let settings = tx.settings();
    let count = held(tx, &scope)?;
    if count > 0 {
        guest_mails::set_held(tx.conn, &scope, Waiting::Visitors, false)?;
        let count = u64::try_from(count).unwrap_or_default();
        activity::record(tx, organiser, &scope, &Activity::HeldEmailsSent { count })?;
        tx.notify_after_commit();
    }
    read(tx, settings, &scope)
}

/// Discards the mails that visitors caused beyond the budget.
pub fn discard_held(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<EmailSettings, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let settings = tx.settings();
    if held(tx, &scope)? > 0 {
        let dropped = guest_mails::drop_waiting(tx.conn, &scope, Waiting::Visitors)?;
        let count = u64::try_from(dropped).unwrap_or_default();
        activity::record(tx, organiser, &scope, &Activity::HeldEmailsDiscarded { count })?;
    }
    read(tx, settings, &scope)
}

/// Returns how many mails wait for an organiser; none while all mail of the event is paused.
fn held(r: &mut Reading<'_>, scope: &EventScope) -> Result<i64, Error> {
    match rows::paused(r.conn, scope)? {
        Some(_) => Ok(0),
        None => Ok(guest_mails::count_held(r.conn, scope)?),
    }
}

fn read(r: &mut Reading<'_>, settings: &Settings, scope: &EventScope) -> Result<EmailSettings, Error> {
    let event = events::get(r.conn, scope)?;
    let organisation = form_rows::registration(r.conn, scope)?.organisation;
    let (_, reply_to) = content::organiser(r, &event, &organisation)?;
    let own = mail_servers::find(r.conn, &organisation)?;
    let paused = match rows::paused(r.conn, scope)? {
        Some((at, by)) => Some((at, name_of(r, &by)?)),
        None => None,
    };
    Ok(EmailSettings {
        paused,
        mail_server: match settings.mail_mode {
            _ if own.is_some() => MailServer::Organisation,
            MailMode::Smtp => MailServer::Installation,
            MailMode::Files => MailServer::Files,
        },
        from: own.map_or_else(|| settings.mail_from.clone(), |own| own.server.from_address),
        reply_to: reply_to.unwrap_or_default(),
        per_minute: rate::per_minute(r, settings, &organisation)?,
        held: held(r, scope)?,
    })
}

fn name_of(r: &mut Reading<'_>, user: &str) -> Result<Option<String>, Error> {
    let Ok(user) = UserId::parse(user) else { return Ok(None) };
    Ok(storage::accounts::users::find(r.conn, &user)?.map(|user| user.name))
}
