//! What the file of an event holds beside its lists: rows that are read and stored as a whole.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::event::GuestLanguage;
use domain::guest::status::RsvpBy;
use domain::id::{GuestId, PartyId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, guest_id};
use crate::core::listed::listed;
use crate::guests::parties::party_id;
use crate::schema::{form_versions, forms, guests, plus_ones, waiting_list};

/// What is kept of a guest beside the facts on lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRecord {
    /// When the guest was added.
    pub added_at: DateTime<Utc>,
    /// The language of pages and mail for the guest, if one was chosen.
    pub language: Option<GuestLanguage>,
    /// When the RSVP was given and by whom.
    pub answered: Option<(DateTime<Utc>, RsvpBy)>,
    /// When the guest agreed that diet and special needs are stored.
    pub consent_at: Option<DateTime<Utc>>,
    /// Whether mail waits until the host has confirmed the address of the registration.
    pub is_unconfirmed: bool,
}

/// A party on the waiting list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingParty {
    /// The party.
    pub party: PartyId,
    /// Since when it waits.
    pub since: DateTime<Utc>,
    /// When a place was offered.
    pub offered_at: Option<DateTime<Utc>>,
    /// When the offer was accepted.
    pub accepted_at: Option<DateTime<Utc>>,
}

/// A version of the fields of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormVersion {
    /// Its number.
    pub version: i32,
    /// JSON.
    pub fields: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
}

type RecordRow = (
    String,
    NaiveDateTime,
    String,
    (Option<NaiveDateTime>, Option<String>),
    Option<NaiveDateTime>,
    Option<bool>,
);

/// Returns the records of all guests of an event.
pub fn guest_records(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(GuestId, GuestRecord)>, Error> {
    let brought = plus_ones::event_id
        .eq(guests::event_id)
        .and(plus_ones::guest_id.eq(guests::id));
    let query = guests::table
        .left_join(plus_ones::table.on(brought))
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .select((
            guests::id,
            guests::created_at,
            guests::language,
            (guests::rsvp_at, guests::rsvp_by),
            guests::consent_at,
            plus_ones::unconfirmed.nullable(),
        ));
    let rows: Vec<RecordRow> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(record).collect()
}

fn record(
    (id, added_at, language, (at, by), consent_at, unconfirmed): RecordRow,
) -> Result<(GuestId, GuestRecord), Error> {
    let by = by.as_deref().and_then(RsvpBy::parse);
    let record = GuestRecord {
        added_at: added_at.and_utc(),
        // A word of an earlier version counts as no choice, as for the pages.
        language: GuestLanguage::parse(&language).ok(),
        answered: at.map(|at| at.and_utc()).zip(by),
        consent_at: consent_at.map(|at| at.and_utc()),
        is_unconfirmed: unconfirmed.unwrap_or_default(),
    };
    Ok((guest_id(id)?, record))
}

/// Overwrites the record of a guest.
pub fn set_guest_record(
    conn: &mut Connection,
    scope: &EventScope,
    guest: &GuestId,
    record: &GuestRecord,
) -> Result<(), Error> {
    let target = guests::table
        .filter(guests::id.eq(guest.as_str()))
        .filter(guests::event_id.eq(scope.id()));
    let change = (
        guests::created_at.eq(record.added_at.naive_utc()),
        guests::language.eq(record.language.map(GuestLanguage::as_str).unwrap_or_default()),
        guests::rsvp_at.eq(record.answered.map(|(at, _)| at.naive_utc())),
        guests::rsvp_by.eq(record.answered.map(|(_, by)| by.as_str())),
        guests::consent_at.eq(record.consent_at.map(|at| at.naive_utc())),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Returns the parties that wait, the first one first.
pub fn waiting_list(conn: &mut Connection, scope: &EventScope) -> Result<Vec<WaitingParty>, Error> {
    type Row = (String, NaiveDateTime, Option<NaiveDateTime>, Option<NaiveDateTime>);
    let query = waiting_list::table
        .filter(waiting_list::event_id.eq(scope.id()))
        .order((waiting_list::position, waiting_list::party_id))
        .select((
            waiting_list::party_id,
            waiting_list::created_at,
            waiting_list::offered_at,
            waiting_list::accepted_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let read = |(party, since, offered, accepted): Row| {
        Ok(WaitingParty {
            party: party_id(party)?,
            since: since.and_utc(),
            offered_at: offered.map(|at| at.and_utc()),
            accepted_at: accepted.map(|at| at.and_utc()),
        })
    };
    rows.into_iter().map(read).collect()
}

/// Stores the waiting list of an event that has none, in this order.
pub fn insert_waiting_list(conn: &mut Connection, scope: &EventScope, list: &[WaitingParty]) -> Result<(), Error> {
    let row = |(position, waiting): (i32, &WaitingParty)| {
        (
            waiting_list::organisation_id.eq(scope.organisation().to_owned()),
            waiting_list::event_id.eq(scope.id().to_owned()),
            waiting_list::party_id.eq(waiting.party.as_str().to_owned()),
            waiting_list::position.eq(position),
            waiting_list::created_at.eq(waiting.since.naive_utc()),
            waiting_list::offered_at.eq(waiting.offered_at.map(|at| at.naive_utc())),
            waiting_list::accepted_at.eq(waiting.accepted_at.map(|at| at.naive_utc())),
        )
    };
    let rows: Vec<_> = (1..).zip(list).map(row).collect();
    for chunk in rows.chunks(crate::CHUNK) {
        both!(conn, c => diesel::insert_into(waiting_list::table).values(chunk.to_vec()).execute(c))?;
    }
    Ok(())
}

/// Returns all versions of the form of an event, the first one first.
pub fn form_versions(conn: &mut Connection, scope: &EventScope) -> Result<Vec<FormVersion>, Error> {
    let query = form_versions::table
        .filter(form_versions::event_id.eq(scope.id()))
        .order(form_versions::version)
        .select((form_versions::version, form_versions::fields, form_versions::created_at));
    let rows: Vec<(i32, String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let read = |(version, fields, at): (i32, String, NaiveDateTime)| FormVersion {
        version,
        fields,
        created_at: at.and_utc(),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// When a form was stored first and changed last.
pub type FormTimes = (DateTime<Utc>, DateTime<Utc>);

/// Returns when the form of an event was stored first and changed last.
pub fn form_times(conn: &mut Connection, scope: &EventScope) -> Result<Option<FormTimes>, Error> {
    let query = forms::table
        .filter(forms::event_id.eq(scope.id()))
        .select((forms::created_at, forms::updated_at));
    let found: Option<(NaiveDateTime, NaiveDateTime)> = both!(conn, c => query.get_result(c).optional())?;
    Ok(found.map(|(created, updated)| (created.and_utc(), updated.and_utc())))
}
