//! Which mails of the outbox went to which guest, and why.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::fold;
use domain::id::{CampaignId, GuestId, MailId, TemplateId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::mail::outbox::state::{FAILED, LEASED, QUEUED};
use crate::schema::{guest_mails, guests, outbox};

/// A mail that went to a guest, as far as it is about the guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestMail {
    /// The kind of letter.
    pub kind: String,
    /// The address it goes to.
    pub recipient: String,
    /// One line.
    pub subject: String,
    /// The plain text; empty when it is written from values.
    pub text: String,
    /// What the message is written from: JSON.
    pub values: Option<String>,
    /// The word of the outbox.
    pub state: String,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it went.
    pub sent_at: Option<DateTime<Utc>>,
}

/// What is noted about a mail to a guest.
#[derive(Clone, Copy, Debug)]
pub struct NewGuestMail<'a> {
    /// The mail of the outbox.
    pub mail: &'a MailId,
    /// The guest.
    pub guest: &'a GuestId,
    /// The template.
    pub template: &'a TemplateId,
    /// The campaign, if it belongs to one.
    pub campaign: Option<&'a CampaignId>,
    /// A guest gets one mail per cause.
    pub cause: &'a str,
    /// The seat that it names, if it names one.
    pub told_seat: Option<&'a str>,
}

/// Links a mail of the outbox to a guest.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &NewGuestMail<'_>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        guest_mails::outbox_id.eq(new.mail.as_str()),
        guest_mails::organisation_id.eq(scope.organisation()),
        guest_mails::event_id.eq(scope.id()),
        guest_mails::guest_id.eq(new.guest.as_str()),
        guest_mails::template_id.eq(Some(new.template.as_str())),
        guest_mails::campaign_id.eq(new.campaign.map(CampaignId::as_str)),
        guest_mails::cause.eq(new.cause),
        guest_mails::created_at.eq(now.naive_utc()),
        guest_mails::told_seat.eq(new.told_seat),
    );
    both!(conn, c => diesel::insert_into(guest_mails::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the event of each of these mails that went to guests, and its campaign if it belongs to one.
pub fn owners(conn: &mut Connection, mails: &[MailId]) -> Result<Vec<(EventScope, Option<CampaignId>)>, Error> {
    let mut owners = Vec::new();
    for chunk in mails.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(MailId::as_str).collect();
        let query = guest_mails::table.filter(guest_mails::outbox_id.eq_any(ids)).select((
            guest_mails::event_id,
            guest_mails::organisation_id,
            guest_mails::campaign_id,
        ));
        let rows: Vec<(String, String, Option<String>)> = both!(conn, c => query.load(c))?;
        for (event, organisation, campaign) in rows {
            let campaign = campaign.map(CampaignId::try_from).transpose();
            let campaign = campaign.map_err(|error| Error::Corrupt(error.to_string()))?;
            owners.push((EventScope::proven((event, organisation))?, campaign));
        }
    }
    Ok(owners)
}

/// Returns whether a guest got a mail for a cause.
pub fn has_cause(conn: &mut Connection, scope: &EventScope, guest: &GuestId, cause: &str) -> Result<bool, Error> {
    let known = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::guest_id.eq(guest.as_str()))
        .filter(guest_mails::cause.eq(cause));
    Ok(both!(conn, c => diesel::select(diesel::dsl::exists(known)).get_result(c))?)
}

/// Returns when each of these guests last got a mail of a kind. Guests who got none are left out.
pub fn latest(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    kind: &str,
) -> Result<HashMap<GuestId, DateTime<Utc>>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guest_mails::table
            .inner_join(outbox::table)
            .filter(guest_mails::event_id.eq(scope.id()))
            .filter(guest_mails::guest_id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .filter(outbox::kind.eq(kind))
            .group_by(guest_mails::guest_id)
            .select((guest_mails::guest_id, max(guest_mails::created_at)));
        let rows: Vec<(String, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
        for (guest, at) in rows {
            if let Some(at) = at {
                found.insert(guest_id(guest)?, at.and_utc());
            }
        }
    }
    Ok(found)
}

/// Which addresses of the guests of an event are looked at.
#[derive(Clone, Copy, Debug)]
pub enum Addresses<'a> {
    /// Every address.
    All,
    /// These folded addresses.
    Some(&'a [&'a str]),
}

/// Returns when mail of a kind was last sent to addresses of guests, by folded address. Mail that failed, or that went to
/// an address that was corrected since, does not count.
pub fn latest_by_address(
    conn: &mut Connection,
    scope: &EventScope,
    addresses: Addresses<'_>,
    kind: &str,
) -> Result<HashMap<String, DateTime<Utc>>, Error> {
    macro_rules! of_kind {
        () => {
            guest_mails::table
                .inner_join(outbox::table)
                .inner_join(
                    guests::table.on(guests::event_id
                        .eq(guest_mails::event_id)
                        .and(guests::id.eq(guest_mails::guest_id))),
                )
                .filter(guest_mails::event_id.eq(scope.id()))
                .filter(outbox::kind.eq(kind))
                .filter(outbox::state.ne(FAILED))
                .select((guests::email_folded, outbox::recipient, guest_mails::created_at))
        };
    }
    let mut rows: Vec<(String, String, NaiveDateTime)> = Vec::new();
    match addresses {
        Addresses::All => rows = both!(conn, c => of_kind!().load(c))?,
        Addresses::Some(addresses) => {
            for chunk in addresses.chunks(CHUNK) {
                let query = of_kind!().filter(guests::email_folded.eq_any(chunk.iter().copied()));
                let found: Vec<(String, String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
                rows.extend(found);
            }
        }
    }
    let mut latest: HashMap<String, DateTime<Utc>> = HashMap::new();
    for (address, recipient, at) in rows {
        if fold::email(&recipient) == address {
            let known = latest.entry(address).or_insert(at.and_utc());
            *known = at.and_utc().max(*known);
        }
    }
    Ok(latest)
}

type Row = (
    String,
    String,
    String,
    String,
    Option<String>,
    String,
    NaiveDateTime,
    Option<NaiveDateTime>,
);

/// Returns the mails of a guest, the latest first.
pub fn of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<GuestMail>, Error> {
    let query = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::guest_id.eq(guest.as_str()))
        .order((outbox::created_at.desc(), outbox::id))
        .select((
            outbox::kind,
            outbox::recipient,
            outbox::subject,
            outbox::text_body,
            outbox::mail_values,
            outbox::state,
            outbox::created_at,
            outbox::sent_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let read = |(kind, recipient, subject, text, values, state, created_at, sent_at): Row| GuestMail {
        kind,
        recipient,
        subject,
        text,
        values,
        state,
        created_at: created_at.and_utc(),
        sent_at: sent_at.map(|at| at.and_utc()),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Removes the mails of a guest from the outbox; those that wait are never sent.
pub fn forget_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    let own = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::guest_id.eq(guest.as_str()))
        .select(guest_mails::outbox_id);
    let target = outbox::table.filter(outbox::id.eq_any(own));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Which waiting mails of an event are meant.
#[derive(Clone, Copy, Debug)]
pub enum Waiting<'a> {
    /// Those of one campaign.
    Campaign(&'a CampaignId),
    /// All of the event.
    Event,
    /// Those that visitors caused beyond the budget of mail; an organiser sends or discards them.
    Visitors,
}

/// Drops mails that wait in the outbox and returns how many; those that are on their way are not touched.
pub fn drop_waiting(conn: &mut Connection, scope: &EventScope, which: Waiting<'_>) -> Result<usize, Error> {
    let of_event = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .select(guest_mails::outbox_id);
    let queued = outbox::table.filter(outbox::state.eq(QUEUED));
    let dropped = match which {
        Waiting::Campaign(campaign) => {
            let own = of_event.filter(guest_mails::campaign_id.eq(campaign.as_str()));
            both!(conn, c => diesel::delete(queued.filter(outbox::id.eq_any(own))).execute(c))?
        }
        Waiting::Event => both!(conn, c => diesel::delete(queued.filter(outbox::id.eq_any(of_event))).execute(c))?,
        Waiting::Visitors => {
            let own = of_event.filter(guest_mails::campaign_id.is_null());
            let target = queued.filter(outbox::held.eq(true)).filter(outbox::id.eq_any(own));
            both!(conn, c => diesel::delete(target).execute(c))?
        }
    };
    Ok(dropped)
}

/// Holds mails that wait in the outbox, or releases them. Claimed ones are held once they are requeued.
pub fn set_held(conn: &mut Connection, scope: &EventScope, which: Waiting<'_>, held: bool) -> Result<(), Error> {
    let of_event = guest_mails::table
        .filter(guest_mails::event_id.eq(scope.id()))
        .select(guest_mails::outbox_id);
    let change = outbox::held.eq(held);
    let queued = outbox::table.filter(outbox::state.eq_any([QUEUED, LEASED]));
    match which {
        Waiting::Campaign(campaign) => {
            let own = of_event.filter(guest_mails::campaign_id.eq(campaign.as_str()));
            let target = queued.filter(outbox::id.eq_any(own));
            both!(conn, c => diesel::update(target).set(change).execute(c))?
        }
        Waiting::Event => {
            let target = queued.filter(outbox::id.eq_any(of_event));
            both!(conn, c => diesel::update(target).set(change).execute(c))?
        }
        Waiting::Visitors => {
            let own = of_event.filter(guest_mails::campaign_id.is_null());
            let target = queued.filter(outbox::id.eq_any(own));
            both!(conn, c => diesel::update(target).set(change).execute(c))?
        }
    };
    Ok(())
}

/// Returns how many mails without a campaign are held.
pub fn count_held(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::campaign_id.is_null())
        .filter(outbox::held.eq(true))
        .filter(outbox::state.eq(QUEUED))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns the ids of mails of a campaign that wait, in the order in which they are sent.
pub fn waiting_of(conn: &mut Connection, scope: &EventScope, campaign: &CampaignId) -> Result<Vec<String>, Error> {
    let query = guest_mails::table
        .inner_join(outbox::table)
        .filter(guest_mails::event_id.eq(scope.id()))
        .filter(guest_mails::campaign_id.eq(campaign.as_str()))
        .filter(outbox::state.eq(QUEUED))
        .order((outbox::run_at, outbox::id))
        .select(outbox::id);
    Ok(both!(conn, c => query.load(c))?)
}

/// Sets when mails that wait are sent.
pub fn set_run_at(conn: &mut Connection, mails: &[String], run_at: DateTime<Utc>) -> Result<(), Error> {
    for chunk in mails.chunks(CHUNK) {
        let target = outbox::table
            .filter(outbox::id.eq_any(chunk))
            .filter(outbox::state.eq(QUEUED));
        let update = diesel::update(target).set(outbox::run_at.eq(run_at.naive_utc()));
        both!(conn, c => update.execute(c))?;
    }
    Ok(())
}
