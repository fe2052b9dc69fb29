//! Filling the outbox from a campaign, beside other work: a slice of guests per transaction, and only while few mails of the
//! organisation wait. Organisations take turns, so that the invitations of one are not late because of those of another.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use domain::id::{CampaignId, GuestId, OrganisationId};
use domain::mail::CampaignState;
use domain::translations::TranslatedMail;
use storage::events::EventScope;
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::mail::outbox::waiting;
use storage::mail::templates as template_rows;
use storage::mail::{campaigns as rows, campaigns::Campaign};
use storage::mail::{
    recipients as mail_recipients,
    recipients::{Recipient, Selection},
};

use super::super::content::Occasion;
use super::super::guest_mails::{self, Cause, Queued, Sending};
use super::super::reach::Reach;
use super::super::recipients::Requester;
use super::super::{rate, templates};
use crate::core::error::Error;
use crate::core::failures;
use crate::core::service::{Reading, Service, Tx};

/// Guests of one slice.
const SLICE: i64 = 100;
/// Mails of an organisation that wait at most when a slice is begun.
const BACKLOG_MAX: i64 = 200;
/// Mails of an organisation that wait at most when the end of its campaigns is looked for: nearly all have gone then.
const BACKLOG_AT_END: i64 = 50;
/// Organisations that are looked at before other work continues.
const ORGANISATIONS_AT_ONCE: i64 = 10;

type Found = Option<(EventScope, CampaignId)>;

/// Advances campaigns by a slice; returns whether there may be more to do.
pub(crate) fn advance(service: &Service) -> Result<bool, Error> {
    let (to_fill, to_finish) = look(service)?;
    if let Some((scope, id)) = to_finish {
        service.write(move |tx| finish(tx, &scope, &id))?;
    }
    let Some((scope, id)) = to_fill else { return Ok(false) };
    let (of, named) = (scope.clone(), id.clone());
    match service.write(move |tx| fill_slice(tx, &of, &named)) {
        Err(error @ (Error::Internal(_) | Error::NotFound(_))) => {
            failures::log("an email to guests cannot be continued and is stopped", &error);
            service.write(move |tx| {
                let campaign = super::find(tx, &scope, &id)?;
                super::stop(tx, &scope, campaign)
            })?;
            Ok(true)
        }
        other => other,
    }
}

/// The organisation whose campaign was filled last.
#[derive(Default)]
struct LastTurn(Mutex<Option<OrganisationId>>);

impl LastTurn {
    fn lock(&self) -> MutexGuard<'_, Option<OrganisationId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks at some organisations that have campaigns under way; they take turns.
fn look(service: &Service) -> Result<(Found, Found), Error> {
    let turn = service.kept::<LastTurn>();
    service.read(|r| {
        let last = turn.lock().clone();
        let mut to_finish = None;
        for organisation in under_way(r, last.as_ref())? {
            let backlog = waiting::backlog(r.conn, &organisation, r.now, BACKLOG_MAX)?;
            if to_finish.is_none() && backlog < BACKLOG_AT_END {
                to_finish = rows::next_to_finish(r.conn, &organisation)?;
            }
            let to_fill = if backlog < BACKLOG_MAX {
                rows::next_to_fill(r.conn, &organisation, r.now, &r.kept::<Reach>().away())?
            } else {
                None
            };
            *turn.lock() = Some(organisation);
            if to_fill.is_some() {
                return Ok((to_fill, to_finish));
            }
        }
        Ok((None, to_finish))
    })
}

fn under_way(r: &mut Reading<'_>, last: Option<&OrganisationId>) -> Result<Vec<OrganisationId>, Error> {
    let now = r.now;
    let mut found = rows::organisations_under_way(r.conn, last, now, ORGANISATIONS_AT_ONCE)?;
    let rest = ORGANISATIONS_AT_ONCE.saturating_sub(i64::try_from(found.len()).unwrap_or(ORGANISATIONS_AT_ONCE));
    if last.is_some() && rest > 0 {
        let mut first = rows::organisations_under_way(r.conn, None, now, rest)?;
        first.retain(|organisation| !found.contains(organisation));
        found.append(&mut first);
    }
    Ok(found)
}

pub(super) fn finish(tx: &mut Tx<'_>, scope: &EventScope, id: &CampaignId) -> Result<(), Error> {
    if !rows::try_lock(tx.conn, id)? {
        return Ok(());
    }
    let mut campaign = super::find(tx, scope, id)?;
    if campaign.state != CampaignState::Running || campaign.filled_at.is_none() {
        return Ok(());
    }
    campaign.state = CampaignState::Finished;
    campaign.finished_at = Some(tx.now);
    super::store(tx, scope, &campaign)
}

/// Adds the mails of the next guests to the outbox. Returns whether this transaction did any work.
pub(super) fn fill_slice(tx: &mut Tx<'_>, scope: &EventScope, id: &CampaignId) -> Result<bool, Error> {
    if !rows::try_lock(tx.conn, id)? {
        return Ok(false);
    }
    let mut campaign = super::find(tx, scope, id)?;
    let moving = matches!(campaign.state, CampaignState::Queued | CampaignState::Running);
    if !moving || campaign.filled_at.is_some() {
        return Ok(false);
    }
    if !super::is_mailable(tx, scope)? {
        super::stop(tx, scope, campaign)?;
        return Ok(true);
    }
    let settings = tx.settings();
    let occasion = Occasion::read(tx, settings, scope)?;
    if occasion.paused {
        return Ok(false);
    }
    let guests = mail_recipients::read(tx.conn, scope, Selection::After(&campaign.cursor, SLICE))?;
    queue_all(tx, &occasion, &mut campaign, &guests)?;
    campaign.state = CampaignState::Running;
    if let Some(last) = guests.last() {
        campaign.cursor = last.id.to_string();
    }
    if i64::try_from(guests.len()).is_ok_and(|count| count < SLICE) {
        campaign.filled_at = Some(tx.now);
        // Guests came, went and answered since it started.
        campaign.total = campaign.queued.saturating_add(campaign.skipped);
    }
    super::store(tx, scope, &campaign)?;
    Ok(true)
}

fn queue_all(tx: &mut Tx<'_>, occasion: &Occasion, campaign: &mut Campaign, guests: &[Recipient]) -> Result<(), Error> {
    let scope = &occasion.scope;
    let meant: Vec<&Recipient> = guests
        .iter()
        .filter(|guest| campaign.recipients.includes(&guest.addressee()))
        .collect();
    if meant.is_empty() {
        return Ok(());
    }
    let (template, translated) = version(tx, occasion, campaign)?;
    let ids: Vec<String> = meant.iter().map(|guest| guest.id.to_string()).collect();
    let seated = guest_rows::some(tx.conn, scope, &ids)?;
    let tables = guest_mails::tables_for(tx, scope, &seated)?;
    let seated: HashMap<GuestId, SeatedGuest> = seated
        .into_iter()
        .map(|guest| (guest.guest.id.clone(), guest))
        .collect();
    let sending = Sending {
        occasion,
        template: &template,
        translated: &translated,
        tables: &tables,
    };
    let cause = format!("campaign {}", campaign.id);
    let start = *campaign.started_at.get_or_insert(tx.now);
    for recipient in meant {
        let Some(guest) = seated.get(&recipient.id) else {
            continue;
        };
        let cause = Cause {
            cause: &cause,
            campaign: Some(&campaign.id),
            run_at: rate::run_at(start, campaign.queued, occasion.per_minute),
            requester: Requester::Trusted,
            sends_again: campaign.sends_again,
        };
        match guest_mails::queue(tx, &sending, (recipient, guest), cause)? {
            Queued::Queued(_) => campaign.queued += 1,
            Queued::Before | Queued::NoAddress | Queued::Suppressed | Queued::Limit | Queued::InvitedRecently => {
                campaign.skipped += 1;
            }
        }
    }
    Ok(())
}

/// Returns the template with its translations as they were when the campaign was started.
fn version(
    tx: &mut Tx<'_>,
    occasion: &Occasion,
    campaign: &Campaign,
) -> Result<(template_rows::Template, TranslatedMail), Error> {
    let scope = &occasion.scope;
    let mut translated = occasion.translations.of_template(&campaign.template);
    let mut template = templates::find(tx, scope, &campaign.template)?;
    if template.version != campaign.template_version {
        let event = scope.event_id().as_str();
        let kept = template_rows::version(tx.conn, event, &campaign.template, campaign.template_version)?;
        let kept = kept.ok_or_else(|| Error::Internal("the version of a template is gone".to_owned()))?;
        (template.text, translated) = (kept.text, kept.translated);
        template.version = campaign.template_version;
    }
    Ok((template, translated))
}
