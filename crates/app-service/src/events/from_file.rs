//! Making an event from the file with the complete event that `exports` writes.
//!
//! The file is checked as a whole, and the event is written in slices and stays hidden until the last of them, as a copy of
//! an event does. Guests and parties keep their ids unless others have them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use domain::account::Act;
use domain::activity::Activity;
use domain::event::Event;
use domain::guest::Guest;
use domain::guest::status::RsvpBy;
use domain::id::{EventId, GuestId, PartyId, TagId, WishId};
use domain::live::{Changes, Kind};
use domain::party::Party;
use domain::seat::SeatId;
use domain::tag::Tag;
use domain::wish::{Wish, WishObject};
use storage::events::{self as rows, EventScope};
use storage::{
    guests::{parties, plus_ones, tags},
    organisations,
    seating::{seats, wishes},
};

use super::duplicate::save_plan;
use super::{EventView, get};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::quota;
use crate::core::random::id_bytes;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::events::purge;
use crate::guests;
use crate::guests::arrivals;
use crate::guests::seat_changes;
use crate::plans::venues;

mod checked;
mod document;

use checked::{CheckedFile, CheckedGuest, CheckedSeat};
pub use document::EventFile;

/// An event that was made from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedFromFile {
    /// The event.
    pub view: EventView,
    /// The number of guests whose lookup code differs from that in the file.
    pub new_codes: usize,
}

/// Guests and parties as the file names them, with the ids they have now.
#[derive(Clone, Default)]
struct Ids {
    guests: HashMap<String, GuestId>,
    parties: HashMap<String, Party>,
    tags: HashMap<String, TagId>,
}

impl Ids {
    fn guest(&self, id: &str) -> Result<GuestId, Error> {
        let known = self.guests.get(id).cloned();
        known.ok_or_else(|| Error::Internal(format!("the guest {id} of a file was not stored")))
    }
}

/// Creates an event from a file. Blocks.
pub fn create_from_file(service: &Service, organiser: &Organiser, file: EventFile) -> Result<CreatedFromFile, Error> {
    organiser.must_edit()?;
    let id = EventId::from_random(&id_bytes(service.random())?);
    guests::check_event_size(file.guests.len())?;
    let file = checked::check(file, id.clone(), service.now())?;
    let scope = begin(service, organiser, &file)?;
    let filled = fill(service, organiser, &scope, file).and_then(|new_codes| {
        finish(service, organiser, &scope)?;
        Ok(new_codes)
    });
    match filled {
        Ok(new_codes) => {
            let view = service.read(|r| get(r, organiser, &id))?;
            Ok(CreatedFromFile { view, new_codes })
        }
        Err(error) => {
            // What cannot be removed now stays hidden until the housekeeping removes it.
            if let Err(left) = purge::event(service, id.as_str(), service.now()) {
                failures::log("an unfinished event of a file could not be removed", &left);
            }
            Err(error)
        }
    }
}

fn begin(service: &Service, organiser: &Organiser, file: &CheckedFile) -> Result<EventScope, Error> {
    let (guests, bytes, event) = (file.guests.len(), file.plan.len(), file.event.clone());
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        quota::check_event(tx, organiser)?;
        quota::check_guests(tx, organiser, guests)?;
        quota::check_plan_bytes(tx, organiser, bytes)?;
        let public_id = super::public_id(&event.id);
        Ok(rows::insert_hidden(
            tx.conn,
            organiser.organisation_id(),
            &event,
            &public_id,
        )?)
    })
}

fn fill(service: &Service, organiser: &Organiser, to: &EventScope, file: CheckedFile) -> Result<usize, Error> {
    let (scope, member, event, plan) = (to.clone(), organiser.clone(), file.event, file.plan);
    service.write(move |tx| {
        save_plan(tx, &member, &scope, &plan)?;
        // A new event has the default until it is changed.
        let now = tx.now;
        Ok(rows::update(
            tx.conn,
            &scope,
            &Event {
                deleted_at: None,
                ..event
            },
            now,
        )?)
    })?;
    let many = slices::ROWS_PER_TRANSACTION;
    slices::write(service, to, file.seats, many, |tx, to, slice| {
        tx.note(to, Changes::any(Kind::Plan));
        Ok(seats::insert(tx.conn, to, &slice)?)
    })?;
    let mut ids = Ids::default();
    let (member, wanted) = (organiser.clone(), file.tags);
    ids.tags = service.write(move |tx| own_tags(tx, &member, wanted))?;
    let member = organiser.clone();
    let stored = slices::write(service, to, file.parties, many, move |tx, to, slice| {
        insert_parties(tx, &member, to, slice)
    })?;
    ids.parties = stored.into_iter().flatten().collect();
    let new_codes = insert_guests(service, organiser, to, file.guests, &mut ids)?;
    seat_guests(service, to, file.assignments, &ids)?;
    let (scope, member) = (to.clone(), organiser.clone());
    service.write(move |tx| {
        if let Some(venue) = file.venue {
            venues::put_filed(tx, &member, &scope, venue)?;
        }
        for wish in file.wishes {
            let guests = wish.guest_ids.iter().map(|id| ids.guest(id));
            let object = match wish.object {
                Some(WishObject::Tag(name)) => match ids.tags.get(&name) {
                    Some(tag) => Some(WishObject::Tag(tag.to_string())),
                    None => continue,
                },
                other => other,
            };
            let wish = Wish {
                id: WishId::from_random(&tx.id_bytes()?),
                kind: wish.kind,
                strength: wish.strength,
                guests: guests.collect::<Result<_, _>>()?,
                object,
            };
            let now = tx.now;
            wishes::insert(tx.conn, &scope, &wish, member.user_id(), now)?;
        }
        Ok(())
    })?;
    Ok(new_codes)
}

/// Finds the tags of the organisation by name, and makes those that it does not have.
fn own_tags(tx: &mut Tx<'_>, organiser: &Organiser, wanted: Vec<Tag>) -> Result<HashMap<String, TagId>, Error> {
    let known = tags::of_organisation(tx.conn, organiser.organisation_id())?;
    let mut ids: HashMap<String, TagId> = known.into_iter().map(|tag| (tag.folded(), tag.id)).collect();
    for tag in wanted {
        if let Entry::Vacant(place) = ids.entry(tag.folded()) {
            let made = guests::tags::create(tx, organiser, &tag.name, Some(tag.colour.as_str()))?;
            place.insert(made.tag.id);
        }
    }
    Ok(ids)
}

/// Returns whether ids and lookup codes of a file may be kept. Tickets and personal links derive from ids, so in an
/// installation with several organisations the author of the file would hold those of the new event; and an import that
/// shows which codes are taken would quickly reveal the guests of other organisations.
fn keeps_ids_and_codes(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<bool, Error> {
    Ok(!organisations::others_exist(tx.conn, organiser.organisation_id())?)
}

fn insert_parties(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    to: &EventScope,
    slice: Vec<(String, String)>,
) -> Result<Vec<(String, Party)>, Error> {
    let filed: Vec<&str> = slice.iter().map(|(id, _)| id.as_str()).collect();
    let taken = parties::taken_ids(tx.conn, &filed)?;
    let keeps_ids = keeps_ids_and_codes(tx, organiser)?;
    let mut stored = Vec::with_capacity(slice.len());
    for (filed, name) in slice {
        let kept = PartyId::parse(&filed)
            .ok()
            .filter(|_| keeps_ids && !taken.contains(&filed));
        let id = kept.map_or_else(|| Ok(PartyId::from_random(&tx.id_bytes()?)), Ok::<_, Error>)?;
        stored.push((filed, Party { id, name }));
    }
    let rows: Vec<Party> = stored.iter().map(|(_, party)| party.clone()).collect();
    let now = tx.now;
    tx.note(to, Changes::any(Kind::Parties));
    parties::insert_all(tx.conn, to, &rows, now)?;
    Ok(stored)
}

fn insert_guests(
    service: &Service,
    organiser: &Organiser,
    to: &EventScope,
    guests: Vec<CheckedGuest>,
    ids: &mut Ids,
) -> Result<usize, Error> {
    let companions: Vec<(String, String)> = guests
        .iter()
        .filter_map(|guest| Some((guest.filed_id.clone(), guest.plus_one_of.clone()?)))
        .collect();
    let (known, member) = (ids.clone(), organiser.clone());
    let stored = slices::write(
        service,
        to,
        guests,
        slices::GUESTS_PER_TRANSACTION,
        move |tx, to, slice| insert_slice(tx, &member, to, slice, &known),
    )?;
    let mut new_codes = 0;
    for (slice, changed) in stored {
        new_codes += changed;
        ids.guests.extend(slice);
    }
    let known = ids.clone();
    slices::write(
        service,
        to,
        companions,
        slices::GUESTS_PER_TRANSACTION,
        move |tx, to, slice| {
            for (guest, host) in slice {
                plus_ones::set(tx.conn, to, &known.guest(&guest)?, Some(&known.guest(&host)?))?;
            }
            Ok(())
        },
    )?;
    Ok(new_codes)
}

/// Stores guests, and returns their ids and how many of them have another code than in the file.
fn insert_slice(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    to: &EventScope,
    slice: Vec<CheckedGuest>,
    ids: &Ids,
) -> Result<(Vec<(String, GuestId)>, usize), Error> {
    let filed: Vec<&str> = slice.iter().map(|guest| guest.filed_id.as_str()).collect();
    let taken = storage::guests::taken_ids(tx.conn, &filed)?;
    let keeps = keeps_ids_and_codes(tx, organiser)?;
    let (random, now) = (tx.random(), tx.now);
    let mut guests = Vec::with_capacity(slice.len());
    for filed in &slice {
        let party = filed.party.as_ref().and_then(|id| ids.parties.get(id)).cloned();
        let drawn = guests::new_guest(random, to, filed.draft.clone(), party, (now, RsvpBy::Import))?;
        guests.push(Guest {
            id: GuestId::parse(&filed.filed_id)
                .ok()
                .filter(|_| keeps && !taken.contains(&filed.filed_id))
                .unwrap_or(drawn.id),
            lookup_code: filed.lookup_code.clone().filter(|_| keeps).unwrap_or(drawn.lookup_code),
            table_id: filed.table.clone(),
            arrived: false,
            ..drawn
        });
    }
    guests::insert_with_free_codes(tx, to, &mut guests)?;
    tx.note(to, Changes::any_of(&[Kind::Guests, Kind::Seats]));
    let mut carried = Vec::new();
    let mut new_codes = 0;
    for (filed, guest) in slice.iter().zip(&guests) {
        if filed.draft.arrived {
            arrivals::mark(tx, organiser, to, &guest.id, true)?;
        }
        let tags = filed.tags.iter().filter_map(|tag| ids.tags.get(tag));
        carried.extend(tags.map(|tag| (guest.id.clone(), tag.clone())));
        new_codes += usize::from(
            filed
                .lookup_code
                .as_ref()
                .is_some_and(|code| *code != guest.lookup_code),
        );
    }
    tags::give(tx.conn, to, &carried)?;
    let stored = slice.into_iter().zip(guests);
    Ok((
        stored.map(|(filed, guest)| (filed.filed_id, guest.id)).collect(),
        new_codes,
    ))
}

fn seat_guests(service: &Service, to: &EventScope, seated: Vec<CheckedSeat>, ids: &Ids) -> Result<(), Error> {
    let ids = ids.clone();
    slices::write(
        service,
        to,
        seated,
        slices::SEAT_CHANGES_PER_TRANSACTION,
        move |tx, to, slice| {
            let placed = slice
                .into_iter()
                .map(|seat| Ok((ids.guest(&seat.guest)?, seat.seat, seat.by)));
            let placed: Vec<(GuestId, SeatId, _)> = placed.collect::<Result<_, Error>>()?;
            seat_changes::place_all(tx, to, placed.into_iter()).map(drop)
        },
    )?;
    Ok(())
}

fn finish(service: &Service, organiser: &Organiser, scope: &EventScope) -> Result<(), Error> {
    let scope = scope.clone();
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        rows::reveal(tx.conn, &scope)?;
        activity::record(tx, organiser, &scope, &Activity::EventCreated)
    })
}
