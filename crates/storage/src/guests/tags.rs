//! Tags of an organisation, and which guests carry them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::{EventId, GuestId, OrganisationId, TagId};
use domain::tag::{Tag, TagColour};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::listed;
use crate::schema::{events, guest_tags, guests, tags};

type Row = (String, String, String);

/// Returns the tags of an organisation by name.
pub fn of_organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<Tag>, Error> {
    let query = tags::table
        .filter(guard_rows!("tenancy tags" => tags::organisation_id.eq(organisation.as_str())))
        .order((tags::name_folded, tags::id))
        .select((tags::id, tags::name, tags::colour));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(tag).collect()
}

/// Returns how many guests of an organisation carry each tag, over all events that are not deleted.
pub fn counts(conn: &mut Connection, organisation: &OrganisationId) -> Result<HashMap<String, i64>, Error> {
    let carrier = guests::event_id
        .eq(guest_tags::event_id)
        .and(guests::id.eq(guest_tags::guest_id));
    let query = guest_tags::table
        .inner_join(guests::table.on(carrier))
        .inner_join(events::table.on(events::id.eq(guest_tags::event_id)))
        .filter(guest_tags::organisation_id.eq(organisation.as_str()))
        .filter(listed())
        .filter(events::deleted_at.is_null())
        .group_by(guest_tags::tag_id)
        .select((guest_tags::tag_id, diesel::dsl::count_star()));
    let rows: Vec<(String, i64)> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().collect())
}

/// Returns the guests of an organisation who carry a tag, by event, over all events that are not deleted.
pub fn carriers(
    conn: &mut Connection,
    organisation: &OrganisationId,
    tag: &TagId,
) -> Result<Vec<(EventId, GuestId)>, Error> {
    let carrier = guests::event_id
        .eq(guest_tags::event_id)
        .and(guests::id.eq(guest_tags::guest_id));
    let query = guest_tags::table
        .inner_join(guests::table.on(carrier))
        .inner_join(events::table.on(events::id.eq(guest_tags::event_id)))
        .filter(guest_tags::organisation_id.eq(organisation.as_str()))
        .filter(guest_tags::tag_id.eq(tag.as_str()))
        .filter(listed())
        .filter(events::deleted_at.is_null())
        .order((guest_tags::event_id, guest_tags::guest_id))
        .select((guest_tags::event_id, guest_tags::guest_id));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    let read = |(event, guest)| {
        let event = EventId::try_from(event).map_err(corrupt)?;
        Ok((event, crate::core::event_scope::guest_id(guest)?))
    };
    rows.into_iter().map(read).collect()
}

/// Returns the ids of the tags of an event's guests: of at most 500 of them, or of all.
pub fn of_guests(
    conn: &mut Connection,
    scope: &EventScope,
    guests: Option<&[&GuestId]>,
) -> Result<HashMap<String, Vec<String>>, Error> {
    let all = guest_tags::table
        .filter(guest_tags::event_id.eq(scope.id()))
        .select((guest_tags::guest_id, guest_tags::tag_id));
    let ids = guests.map(|guests| guests.iter().map(|guest| guest.as_str()));
    let rows: Vec<(String, String)> = match ids {
        Some(ids) => both!(conn, c => all.filter(guest_tags::guest_id.eq_any(ids)).load(c))?,
        None => both!(conn, c => all.load(c))?,
    };
    let mut found: HashMap<String, Vec<String>> = HashMap::new();
    for (guest, tag) in rows {
        found.entry(guest).or_default().push(tag);
    }
    Ok(found)
}

/// Returns the events in which guests carry a tag of the organisation.
pub fn events_of(conn: &mut Connection, organisation: &OrganisationId, tag: &TagId) -> Result<Vec<EventScope>, Error> {
    let query = guest_tags::table
        .filter(guest_tags::organisation_id.eq(organisation.as_str()))
        .filter(guest_tags::tag_id.eq(tag.as_str()))
        .select((guest_tags::event_id, guest_tags::organisation_id))
        .distinct();
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(EventScope::proven).collect()
}

/// Stores a new tag.
pub fn insert(
    conn: &mut Connection,
    organisation: &OrganisationId,
    new: &Tag,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        tags::id.eq(new.id.as_str()),
        tags::organisation_id.eq(organisation.as_str()),
        tags::name.eq(&new.name),
        tags::name_folded.eq(new.folded()),
        tags::colour.eq(new.colour.as_str()),
        tags::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(tags::table).values(row).execute(c))?;
    Ok(())
}

/// Overwrites name and colour of a tag.
pub fn update(conn: &mut Connection, organisation: &OrganisationId, changed: &Tag) -> Result<(), Error> {
    let target = tags::table
        .filter(tags::id.eq(changed.id.as_str()))
        .filter(tags::organisation_id.eq(organisation.as_str()));
    let values = (
        tags::name.eq(&changed.name),
        tags::name_folded.eq(changed.folded()),
        tags::colour.eq(changed.colour.as_str()),
    );
    both!(conn, c => diesel::update(target).set(values).execute(c))?;
    Ok(())
}

/// Removes a tag, also from all guests.
pub fn delete(conn: &mut Connection, organisation: &OrganisationId, tag: &TagId) -> Result<(), Error> {
    let target = tags::table
        .filter(tags::id.eq(tag.as_str()))
        .filter(guard_rows!("tenancy tag" => tags::organisation_id.eq(organisation.as_str())));
    let rows = both!(conn, c => diesel::delete(target).execute(c))?;
    if rows == 1 { Ok(()) } else { Err(Error::NotFound) }
}

/// Gives tags to guests who do not carry them: pairs of guest and tag.
pub fn give(conn: &mut Connection, scope: &EventScope, pairs: &[(GuestId, TagId)]) -> Result<(), Error> {
    let row = |(guest, tag): &(GuestId, TagId)| {
        (
            guest_tags::organisation_id.eq(scope.organisation()),
            guest_tags::event_id.eq(scope.id()),
            guest_tags::guest_id.eq(guest.as_str().to_owned()),
            guest_tags::tag_id.eq(tag.as_str().to_owned()),
        )
    };
    for chunk in pairs.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(row).collect();
        both!(conn, c => diesel::insert_into(guest_tags::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Takes a tag from guests of an event.
pub fn take(conn: &mut Connection, scope: &EventScope, of: &[&GuestId], tag: &TagId) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let ids = chunk.iter().map(|guest| guest.as_str());
        let target = guest_tags::table
            .filter(guest_tags::event_id.eq(scope.id()))
            .filter(guest_tags::guest_id.eq_any(ids))
            .filter(guest_tags::tag_id.eq(tag.as_str()));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

fn tag((id, name, colour): Row) -> Result<Tag, Error> {
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    Ok(Tag {
        id: TagId::try_from(id).map_err(corrupt)?,
        name,
        colour: TagColour::parse(&colour).map_err(corrupt)?,
    })
}
