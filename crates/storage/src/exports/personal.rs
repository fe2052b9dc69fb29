//! All that the database knows about one guest, on the list or removed, and taking it out of rows that outlive the guest.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::guest::GuestTexts;
use domain::id::{GuestId, OrganisationId, PartyId};
use domain::lookup_code::LookupCode;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::has_come_in;
use crate::guests::row::TextColumns;
use crate::schema::{answers, attendance, events, guest_tags, guests, parties, plus_ones, tags};
use crate::{mail::guest_mails, registration::confirmations, seating::wishes};

/// The row of a guest with everything in it that is about the guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalRow {
    /// Names, contact and wishes.
    pub texts: GuestTexts,
    /// The word of the answer.
    pub rsvp: String,
    /// When the answer came, and from whom.
    pub answered: Option<(DateTime<Utc>, String)>,
    /// When the guest arrived.
    pub arrived_at: Option<DateTime<Utc>>,
    /// Id and name of the party.
    pub party: Option<(PartyId, String)>,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
    /// The code on the invitation.
    pub lookup_code: LookupCode,
    /// The language of the guest; empty when it is unknown.
    pub language: String,
    /// When the guest agreed that diet and special needs are stored.
    pub consent_at: Option<DateTime<Utc>>,
    /// Whether the guest is marked as important.
    pub vip: bool,
    /// Whether the guest comes in a wheelchair.
    pub wheelchair: bool,
    /// When the guest came onto the list.
    pub created_at: DateTime<Utc>,
    /// When the guest was removed from the list.
    pub removed_at: Option<DateTime<Utc>>,
}

/// An answer that a guest gave with the form of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormAnswer {
    /// JSON by the fields of the form.
    pub values: String,
    /// The word of the answer.
    pub attending: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// An entry of a device at a door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorEntry {
    /// What was entered.
    pub kind: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// Returns the event of a guest, on the list or removed, if it belongs to the organisation. On PostgreSQL the row is locked.
pub fn lock_kept(conn: &mut Connection, organisation: &OrganisationId, guest: &GuestId) -> Result<EventScope, Error> {
    if let Connection::Postgres(c) = conn {
        let lock = guests::table
            .filter(guests::id.eq(guest.as_str()))
            .select(guests::id)
            .for_update();
        let _: Option<String> = lock.get_result(c).optional()?;
    }
    kept(conn, organisation, guest)
}

/// Returns the event of a guest, on the list or removed, if it belongs to the organisation.
pub fn kept(conn: &mut Connection, organisation: &OrganisationId, guest: &GuestId) -> Result<EventScope, Error> {
    let query = guests::table
        .inner_join(events::table)
        .filter(has_come_in())
        .filter(guests::id.eq(guest.as_str()))
        .filter(guard_rows!("tenancy kept guest" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .select((events::id, events::organisation_id));
    let event: (String, String) = both!(conn, c => query.get_result(c))?;
    EventScope::proven(event)
}

type Stored = (
    TextColumns,
    (String, Option<NaiveDateTime>, Option<String>, Option<NaiveDateTime>),
    Option<(String, String)>,
    (Option<String>, String, String),
    (Option<NaiveDateTime>, bool, bool),
    (NaiveDateTime, Option<NaiveDateTime>),
);

/// Returns the row of a guest, on the list or removed.
pub fn personal(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<PersonalRow, Error> {
    let query = guests::table
        .left_join(parties::table)
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::id.eq(guest.as_str()));
    macro_rules! columns {
        () => {
            (
                TextColumns::as_select(),
                (guests::rsvp, guests::rsvp_at, guests::rsvp_by, guests::arrived_at),
                (parties::id, parties::name).nullable(),
                (guests::table_id, guests::lookup_code, guests::language),
                (guests::consent_at, guests::vip, guests::wheelchair),
                (guests::created_at, guests::deleted_at),
            )
        };
    }
    let row: Stored = both!(conn, c => query.select(columns!()).get_result(c))?;
    read(row)
}

fn read((texts, answer, party, place, traits, times): Stored) -> Result<PersonalRow, Error> {
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    let (rsvp, rsvp_at, rsvp_by, arrived_at) = answer;
    let (table_id, code, language) = place;
    let (consent_at, vip, wheelchair) = traits;
    let (created_at, removed_at) = times;
    let party = party.map(|(id, name)| Ok::<_, Error>((PartyId::try_from(id).map_err(corrupt)?, name)));
    Ok(PersonalRow {
        texts: texts.into(),
        rsvp,
        answered: rsvp_at.map(|at| (at.and_utc(), rsvp_by.unwrap_or_default())),
        arrived_at: arrived_at.map(|at| at.and_utc()),
        party: party.transpose()?,
        table_id,
        lookup_code: LookupCode::parse(&code).or(Err(Error::Corrupt(format!("{code:?} is no lookup code"))))?,
        language,
        consent_at: consent_at.map(|at| at.and_utc()),
        vip,
        wheelchair,
        created_at: created_at.and_utc(),
        removed_at: removed_at.map(|at| at.and_utc()),
    })
}

/// Returns the names of a guest's tags.
pub fn tag_names(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<String>, Error> {
    let query = guest_tags::table
        .inner_join(tags::table)
        .filter(guest_tags::event_id.eq(scope.id()))
        .filter(guest_tags::guest_id.eq(guest.as_str()))
        .order((tags::name_folded, tags::id))
        .select(tags::name);
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns the names of the guest who brings this one, and of those whom this one brings.
pub fn companions(
    conn: &mut Connection,
    scope: &EventScope,
    guest: &GuestId,
) -> Result<(Option<String>, Vec<String>), Error> {
    let host = guests::table
        .inner_join(
            plus_ones::table.on(plus_ones::event_id
                .eq(guests::event_id)
                .and(plus_ones::host_id.eq(guests::id))),
        )
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::guest_id.eq(guest.as_str()))
        .select((guests::first_name, guests::last_name));
    let host: Option<(String, String)> = both!(conn, c => host.get_result(c).optional())?;
    let brought = guests::table
        .inner_join(
            plus_ones::table.on(plus_ones::event_id
                .eq(guests::event_id)
                .and(plus_ones::guest_id.eq(guests::id))),
        )
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::host_id.eq(guest.as_str()))
        .order(guests::id)
        .select((guests::first_name, guests::last_name));
    let brought: Vec<(String, String)> = both!(conn, c => brought.load(c))?;
    let name = |(first, last): (String, String)| format!("{first} {last}").trim().to_owned();
    Ok((host.map(name), brought.into_iter().map(name).collect()))
}

/// Returns what a guest answered with the form of the event, the latest first.
pub fn form_answers(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<FormAnswer>, Error> {
    let query = answers::table
        .filter(answers::event_id.eq(scope.id()))
        .filter(answers::guest_id.eq(guest.as_str()))
        .order((answers::created_at.desc(), answers::id))
        .select((answers::field_values, answers::attending, answers::created_at));
    let rows: Vec<(String, String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let read = |(values, attending, at): (String, String, NaiveDateTime)| FormAnswer {
        values,
        attending,
        at: at.and_utc(),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Returns what the devices at the doors noted about a guest, the latest first.
pub fn door_entries(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<DoorEntry>, Error> {
    let of_event = attendance::table.filter(attendance::event_id.eq(scope.id()));
    let own = of_event.filter(attendance::guest_id.eq(guest.as_str()));
    let own: Vec<String> = both!(conn, c => own.select(attendance::entry_id).load(c))?;
    let query = of_event
        .filter(
            attendance::entry_id
                .nullable()
                .eq_any(&own)
                .or(attendance::undoes.eq_any(&own)),
        )
        .order(attendance::sequence.desc())
        .select((attendance::kind, attendance::corrected_at));
    let rows: Vec<(String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let read = |(kind, at): (String, NaiveDateTime)| DoorEntry { kind, at: at.and_utc() };
    Ok(rows.into_iter().map(read).collect())
}

/// Takes a guest out of the rows that do not go with the guest's own: wishes about several guests, and mail.
pub fn forget(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    let address = guests::table
        .filter(guests::id.eq(guest.as_str()))
        .filter(guests::event_id.eq(scope.id()))
        .select(guests::email_folded);
    let address: Option<String> = both!(conn, c => address.get_result(c).optional())?;
    if let Some(address) = address.filter(|address| !address.is_empty()) {
        confirmations::delete_of_address(conn, scope, &address)?;
    }
    wishes::forget_guest(conn, scope, guest)?;
    guest_mails::forget_guest(conn, scope, guest)
}
