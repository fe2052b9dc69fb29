//! Duplicating an event: fields and plan, and the guests without their answers, arrivals and seats.
//!
//! The original is read once, and the copy is written in slices, between which other people write. It stays hidden until
//! the last of them. An interrupted copy is removed at once, or, after a crash, by the housekeeping.

use std::collections::BTreeMap;

use domain::account::Act;
use domain::activity::Activity;
use domain::event::{Duplicate, Event, GuestLanguage};
use domain::id::{CommandId, EventId, TemplateId};
use domain::live::{Changes, Kind};
use domain::seat::Seat;
use domain::translations::{EVENT_DESCRIPTION, EVENT_NAME, Translation};
use domain::venue::Venue;
use serde::{Deserialize, Serialize};
use serde_json::json;
use storage::events::{self as rows, EventScope, translations, translations::StoredTranslation};
use storage::plans::commands::LoggedChange;
use storage::plans::floor_plans::Stored;
use storage::{
    guests::parties,
    plans::{commands as plan_commands, floor_plans, rooms::RoomScope, venues},
    seating::seats,
};

use super::{EventView, get};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::failures;
use crate::core::quota;
use crate::core::random::id_bytes;
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::core::slices;
use crate::events::purge;
use crate::guests::{self, CopiedGuests};
use crate::mail::templates::{self, Template};
use crate::plans;

/// What to copy, and what is different about the copy.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct DuplicateEvent {
    /// Name, date and zone of the copy.
    pub event: Duplicate,
    /// Whether the people on the list are invited again.
    pub with_guests: bool,
}

/// What is copied, as one read saw it.
struct Original {
    event: Event,
    templates: Vec<Template>,
    translations: Vec<StoredTranslation>,
    /// The plan as one document; an event without a plan has a copy without one.
    plan: Option<String>,
    venue: Option<Venue>,
    seats: Vec<Seat>,
    guests: CopiedGuests,
}

/// Makes a copy of an event in planning. Its plan starts again at revision 1 with the same elements; its guests have not
/// answered, have no seats and get codes of their own. Blocks.
pub fn duplicate(
    service: &Service,
    organiser: &Organiser,
    id: &EventId,
    input: DuplicateEvent,
) -> Result<EventView, Error> {
    run_duplicate(service, organiser, id, input, &Run::default())
}

/// Runs [`duplicate`], perhaps as a job, which ends in the transaction that shows the copy.
pub(crate) fn run_duplicate(
    service: &Service,
    organiser: &Organiser,
    id: &EventId,
    input: DuplicateEvent,
    run: &Run,
) -> Result<EventView, Error> {
    organiser.must_edit()?;
    run.enter("Reading the event", None)?;
    let original = service.read(|r| load(r, service, organiser, id, input.with_guests))?;
    let copy_id = EventId::from_random(&id_bytes(service.random())?);
    let copy = original.event.duplicated(input.event, copy_id.clone(), service.now())?;
    let name = original.event.name.clone();
    let scope = begin(service, organiser, copy, &original)?;
    let filled =
        fill(service, organiser, &scope, original, run).and_then(|()| finish(service, organiser, &scope, name, run));
    if let Err(error) = filled {
        // What cannot be removed now stays hidden until the housekeeping removes it.
        if let Err(left) = purge::event(service, copy_id.as_str(), service.now()) {
            failures::log("an unfinished copy of an event could not be removed", &left);
        }
        return Err(error);
    }
    service.read(|r| get(r, organiser, &copy_id))
}

fn load(
    r: &mut Reading<'_>,
    service: &Service,
    organiser: &Organiser,
    id: &EventId,
    with_guests: bool,
) -> Result<Original, Error> {
    let from = scope::room_of_event(r, organiser, id)?;
    let plan = floor_plans::find(r.conn, &from)?;
    let plan = match plan {
        Some(plan) if plan.patches.is_empty() => Some(plan.document),
        Some(plan) => Some(plans::opened(&plan)?.plan.to_json()?),
        None => None,
    };
    Ok(Original {
        event: rows::get(r.conn, &from)?,
        templates: templates::copied(r, &from)?,
        translations: translations::of_event(r.conn, &from)?,
        venue: venues::find(r.conn, &from)?,
        plan,
        seats: seats::of_room(r.conn, &from)?,
        guests: match with_guests {
            true => guests::copied(r, service.random(), &from)?,
            false => CopiedGuests::default(),
        },
    })
}

/// Checks the limits and stores the hidden event.
fn begin(service: &Service, organiser: &Organiser, copy: Event, original: &Original) -> Result<RoomScope, Error> {
    let (guests, bytes) = (
        original.guests.drafts.len(),
        original.plan.as_ref().map_or(0, String::len),
    );
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        quota::check_event(tx, organiser)?;
        quota::check_guests(tx, organiser, guests)?;
        quota::check_plan_bytes(tx, organiser, bytes)?;
        let (organisation, public_id) = (organiser.organisation_id(), super::public_id(&copy.id));
        let scope = rows::insert_hidden(tx.conn, organisation, &copy, &public_id)?;
        scope::first_room(tx, &scope)
    })
}

fn fill(service: &Service, organiser: &Organiser, to: &RoomScope, original: Original, run: &Run) -> Result<(), Error> {
    let rows = original.seats.len() + original.guests.parties.len() + original.guests.drafts.len();
    run.enter("Copying the event", u64::try_from(rows).ok())?;
    if let Some(document) = original.plan {
        let (to, organiser) = (to.clone(), organiser.clone());
        service.write(move |tx| save_plan(tx, &organiser, &to, &document))?;
    }
    if let Some(venue) = original.venue {
        let (to, venue) = (to.clone(), venue);
        service.write(move |tx| copy_venue(tx, &to, venue))?;
    }
    let rows = slices::ROWS_PER_TRANSACTION;
    if !original.templates.is_empty() || !original.translations.is_empty() {
        let (copy, from, templates) = (to.clone(), original.event.id, original.templates);
        let translations = original.translations;
        service.write(move |tx| {
            let ids = templates::insert_copied(tx, (&from, &copy), templates)?;
            copy_translations(tx, &copy, &ids, translations)
        })?;
    }
    let (held, room) = (run.clone(), to.clone());
    slices::write(service, to, original.seats, rows, move |tx, to, slice| {
        held.hold(tx, slice.len())?;
        tx.note(to, Changes::any(Kind::Plan));
        Ok(seats::insert(tx.conn, &room, &slice)?)
    })?;
    let CopiedGuests { parties, drafts } = original.guests;
    let held = run.clone();
    slices::write(service, to, parties, rows, move |tx, to, slice| {
        held.hold(tx, slice.len())?;
        tx.note(to, Changes::any(Kind::Parties));
        let now = tx.now;
        Ok(parties::insert_all(tx.conn, to, &slice, now)?)
    })?;
    let held = run.clone();
    slices::write(
        service,
        to,
        drafts,
        slices::GUESTS_PER_TRANSACTION,
        move |tx, to, slice| {
            held.hold(tx, slice.len())?;
            guests::insert_copied(tx, to, slice)
        },
    )?;
    Ok(())
}

/// Stores the first plan of a hidden event.
pub(crate) fn save_plan(tx: &mut Tx<'_>, organiser: &Organiser, to: &RoomScope, document: &str) -> Result<(), Error> {
    let (now, command_id) = (tx.now, CommandId::from_random(&tx.id_bytes()?));
    let revision = floor_plans::save(tx.conn, to, 0, Stored::Document(document), organiser.user_id(), now)?;
    let logged = LoggedChange {
        revision,
        command_id: &command_id,
        user_id: organiser.user_id(),
        body: &json!([{ "kind": "replace" }]).to_string(),
        removed: None,
    };
    Ok(plan_commands::insert(tx.conn, to, &logged, now)?)
}

/// Copies the translations of the event and its emails; the form is not copied. Translations of another name than that of
/// the copy are left out.
fn copy_translations(
    tx: &mut Tx<'_>,
    to: &EventScope,
    ids: &[(TemplateId, TemplateId)],
    stored: Vec<StoredTranslation>,
) -> Result<(), Error> {
    let (name, now) = (rows::get(tx.conn, to)?.name, tx.now);
    let mut by_language: BTreeMap<&'static str, (GuestLanguage, BTreeMap<String, Option<Translation>>)> =
        BTreeMap::new();
    for StoredTranslation {
        language,
        key,
        translation,
        ..
    } in stored
    {
        let key = match key.as_str() {
            EVENT_NAME if translation.source != name => continue,
            EVENT_NAME | EVENT_DESCRIPTION => key,
            other => {
                let of_template = |(from, to): &(TemplateId, TemplateId)| {
                    let part = other.strip_prefix("mail.")?.strip_prefix(from.as_str())?;
                    Some(format!("mail.{to}{part}"))
                };
                match ids.iter().find_map(of_template) {
                    Some(key) => key,
                    None => continue,
                }
            }
        };
        let (_, texts) = by_language
            .entry(language.as_str())
            .or_insert((language, BTreeMap::new()));
        texts.insert(key, Some(translation));
    }
    for (language, texts) in by_language.into_values() {
        translations::put(tx.conn, to, language, &texts, now)?;
    }
    Ok(())
}

/// Its versions start again.
fn copy_venue(tx: &mut Tx<'_>, to: &EventScope, venue: Venue) -> Result<(), Error> {
    let copy = Venue {
        id: to.event_id().to_string(),
        version: 1,
        updated_at: tx.now,
        ..venue
    };
    Ok(venues::put(tx.conn, to, &copy)?)
}

/// Reveals the complete copy, provided that the member may still create it.
fn finish(service: &Service, organiser: &Organiser, scope: &EventScope, from: String, run: &Run) -> Result<(), Error> {
    let (scope, run) = (scope.clone(), run.clone());
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        rows::reveal(tx.conn, &scope)?;
        run.succeed(tx, scope.event_id())?;
        activity::record(tx, organiser, &scope, &Activity::EventDuplicated { from })
    })
}
