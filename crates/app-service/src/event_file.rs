//! The file with a complete event: what it holds beside the lists (`collect`), and making an event from it.
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
use domain::invalid::Invalid;
use domain::live::{Changes, Kind};
use domain::party::Party;
use domain::seat::SeatId;
use domain::tag::Tag;
use domain::wish::{Wish, WishObject};
use storage::events::{self as rows, EventScope};
use storage::exports::whole::GuestRecord;
use storage::{
    guests::{parties, plus_ones, tags},
    organisations,
    plans::rooms::RoomScope,
    seating::{seats, wishes},
};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::quota;
use crate::core::random::id_bytes;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::events::duplicate::save_plan;
use crate::events::{self, EventView, get, purge};
use crate::guests;
use crate::guests::arrivals;
use crate::guests::seat_changes;
use crate::plans::venues;

mod answers;
mod check_ins;
mod checked;
mod collect;
mod document;
mod form;
mod mail;
mod parts;
mod people;
mod pictures;
mod snapshots;
mod translations;

use checked::{CheckedFile, CheckedGuest, CheckedParty, CheckedSeat};
pub(crate) use collect::collect;
pub use document::EventFile;

/// An event that was made from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedFromFile {
    /// The event.
    pub view: EventView,
    /// The number of guests whose lookup code differs from that in the file.
    pub new_codes: usize,
    /// Whether its mail is paused, because schedules of the file would send.
    pub mail_paused: bool,
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
pub fn create(service: &Service, organiser: &Organiser, file: EventFile) -> Result<CreatedFromFile, Error> {
    organiser.must_edit()?;
    let id = EventId::from_random(&id_bytes(service.random())?);
    guests::check_event_size(file.guests.len())?;
    let base_url = &service.settings().base_url;
    let file = checked::check(file, id.clone(), (service.now(), base_url))?;
    let scope = begin(service, organiser, &file)?;
    let filled = fill(service, organiser, &scope, file).and_then(|outcome| {
        finish(service, organiser, &scope)?;
        Ok(outcome)
    });
    match filled {
        Ok((new_codes, mail_paused)) => Ok(CreatedFromFile {
            view: service.read(|r| get(r, organiser, &id))?,
            new_codes,
            mail_paused,
        }),
        Err(error) => {
            // What cannot be removed now stays hidden until the housekeeping removes it.
            if let Err(left) = purge::event(service, id.as_str(), service.now()) {
                failures::log("an unfinished event of a file could not be removed", &left);
            }
            Err(error)
        }
    }
}

fn begin(service: &Service, organiser: &Organiser, file: &CheckedFile) -> Result<RoomScope, Error> {
    let bytes = file.plan.len() + file.parts.snapshot_bytes();
    let (guests, event) = (file.guests.len(), file.event.clone());
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        quota::check_event(tx, organiser)?;
        quota::check_guests(tx, organiser, guests)?;
        quota::check_plan_bytes(tx, organiser, bytes)?;
        let public_id = events::public_id(&event.id);
        let scope = rows::insert_hidden(tx.conn, organiser.organisation_id(), &event, &public_id)?;
        scope::first_room(tx, &scope)
    })
}

/// Returns how many guests have another code than in the file, and whether the mail of the event is paused.
fn fill(
    service: &Service,
    organiser: &Organiser,
    to: &RoomScope,
    mut file: CheckedFile,
) -> Result<(usize, bool), Error> {
    let renamed = pictures::keep(service, organiser, std::mem::take(&mut file.parts.pictures))?;
    let plan = renamed.in_text(&file.plan);
    let (scope, member, event) = (to.clone(), organiser.clone(), file.event);
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
    parts::insert_form(service, organiser, to, &mut file.parts)?;
    let many = slices::ROWS_PER_TRANSACTION;
    let room = to.clone();
    slices::write(service, to, file.seats, many, move |tx, to, slice| {
        tx.note(to, Changes::any(Kind::Plan));
        Ok(seats::insert(tx.conn, &room, &slice)?)
    })?;
    let mut ids = Ids::default();
    let (member, wanted) = (organiser.clone(), file.tags);
    ids.tags = service.write(move |tx| own_tags(tx, &member, wanted))?;
    let member = organiser.clone();
    let stored = slices::write(service, to, file.parties, many, move |tx, to, slice| {
        insert_parties(tx, &member, to, slice)
    })?;
    ids.parties = stored.into_iter().flatten().collect();
    let has_log = file.parts.has_log;
    let new_codes = insert_guests(service, organiser, to, (file.guests, has_log), &mut ids)?;
    seat_guests(service, to, file.assignments, &ids)?;
    let (scope, member, known, pictures) = (to.clone(), organiser.clone(), ids.clone(), renamed.clone());
    service.write(move |tx| {
        if let Some(mut venue) = file.venue {
            if let Some(picture) = &mut venue.picture
                && let Some(id) = pictures.id(&picture.id)
            {
                picture.id = id.clone();
            }
            venues::put_filed(tx, &member, &scope, venue)?;
        }
        for wish in file.wishes {
            let guests = wish.guest_ids.iter().map(|id| known.guest(id));
            let object = match wish.object {
                Some(WishObject::Tag(name)) => match known.tags.get(&name) {
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
    let mail_paused = parts::insert(service, organiser, to, file.parts, (&ids, renamed))?;
    Ok((new_codes, mail_paused))
}

/// Names the place of a mistake in the file.
fn at_place(place: &str, problem: Invalid) -> Invalid {
    Invalid::new(format!("{place}.{}", problem.field), problem.message)
}

/// Names the places of several mistakes.
fn all_at_place(place: &str, problems: Vec<Invalid>) -> Error {
    Error::InvalidFields(problems.into_iter().map(|problem| at_place(place, problem)).collect())
}

/// Checks the rows of a list, and names that of the first mistake.
fn numbered<F, T>(place: &str, filed: &[F], check: impl Fn(&F) -> Result<T, Invalid>) -> Result<Vec<T>, Invalid> {
    let checked = filed.iter().enumerate();
    checked
        .map(|(number, row)| check(row).map_err(|problem| at_place(&format!("{place}[{number}]"), problem)))
        .collect()
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
    slice: Vec<CheckedParty>,
) -> Result<Vec<(String, Party)>, Error> {
    let filed: Vec<&str> = slice.iter().map(|party| party.filed_id.as_str()).collect();
    let taken = parties::taken_ids(tx.conn, &filed)?;
    let keeps_ids = keeps_ids_and_codes(tx, organiser)?;
    let mut stored = Vec::with_capacity(slice.len());
    for party in &slice {
        let (filed, name) = (party.filed_id.clone(), party.name.clone());
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
    for (filed, party) in slice.iter().zip(rows) {
        people::insert_agreement(tx, to, party, &filed.agreement)?;
    }
    Ok(stored)
}

fn insert_guests(
    service: &Service,
    organiser: &Organiser,
    to: &EventScope,
    (guests, has_log): (Vec<CheckedGuest>, bool),
    ids: &mut Ids,
) -> Result<usize, Error> {
    let companions: Vec<(String, String)> = guests
        .iter()
        .filter_map(|guest| Some((guest.filed_id.clone(), guest.plus_one_of.clone()?)))
        .collect();
    let records: Vec<(String, GuestRecord)> = guests
        .iter()
        .filter_map(|guest| Some((guest.filed_id.clone(), guest.record.clone()?)))
        .collect();
    let (known, member) = (ids.clone(), organiser.clone());
    let stored = slices::write(
        service,
        to,
        guests,
        slices::GUESTS_PER_TRANSACTION,
        move |tx, to, slice| insert_slice(tx, &member, to, (slice, has_log), &known),
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
    let known = ids.clone();
    let many = slices::ROWS_PER_TRANSACTION;
    slices::write(service, to, records, many, move |tx, to, slice| {
        let of_guests = slice.into_iter().map(|(id, record)| Ok((known.guest(&id)?, record)));
        people::insert_records(tx, to, of_guests.collect::<Result<_, Error>>()?)
    })?;
    Ok(new_codes)
}

/// Stores guests, and returns their ids and how many of them have another code than in the file.
fn insert_slice(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    to: &EventScope,
    (slice, has_log): (Vec<CheckedGuest>, bool),
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
        if filed.draft.arrived && !has_log {
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
    let (ids, place) = (ids.clone(), service.read(|r| scope::first_seating(r, to))?);
    slices::write(
        service,
        to,
        seated,
        slices::SEAT_CHANGES_PER_TRANSACTION,
        move |tx, _, slice| {
            let placed = slice
                .into_iter()
                .map(|seat| Ok((ids.guest(&seat.guest)?, seat.seat, seat.by)));
            let placed: Vec<(GuestId, SeatId, _)> = placed.collect::<Result<_, Error>>()?;
            seat_changes::place_all(tx, &place, placed.into_iter()).map(drop)
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
