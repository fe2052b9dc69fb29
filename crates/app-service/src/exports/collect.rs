//! What is read of an event for its files.

use std::collections::{HashMap, HashSet};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use domain::account::Act;
use domain::event::Event;
use domain::id::{EventId, ImageId};
use domain::plan::FloorPlan;
use domain::seat::SeatedBy;
use domain::wish::{self, WishObject};
use exporters::EventDetails;
use exporters::event::{EventExport, EventFacts, EventRecord, Guest, Table};
use floorplan_geometry::saved_state;
use storage::events::EventScope;
use storage::exports::printed::{self, Printed};
use storage::{events::versions, guests::tags, plans::venues};

use super::files::{FileKind, FileRequest};
use crate::check_in::tickets;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;
use crate::event_file;
use crate::finding::lookup::event;
use crate::guests::{self, GuestView, ShownGuest};
use crate::plans;
use crate::plans::images;
use crate::seating::wishes;

/// How many bytes of pictures a file may hold.
const PICTURE_BYTES_MAX: usize = 48 * 1024 * 1024;
/// Where plans find the pictures of their organisation.
const PICTURE_PREFIX: &str = "/api/images/";

/// An event as its files show it, and which state of it that is.
#[derive(Debug)]
pub struct Collected {
    /// Everything that files show.
    pub(super) export: EventExport,
    /// The revision of its plan.
    pub(super) plan_revision: i64,
    /// How many changes of guests, seats and tables there were.
    pub(super) event_version: i64,
    /// What was printed before.
    pub(super) printed: Vec<Printed>,
    /// What only the file with the complete event holds.
    pub(super) details: EventDetails,
}

/// Reads everything that the files of an event show, for members who may see all of its guests. `base_url` is the address of
/// the server, which codes lead to.
pub fn collect(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    base_url: &str,
) -> Result<Collected, Error> {
    organiser.must(Act::ReadPrivate)?;
    let scope = scope::of_event(r, organiser, event)?;
    let room = scope::first_room(r, &scope)?;
    let plan = plans::load(r, &room)?;
    Ok(Collected {
        plan_revision: plan.revision,
        event_version: versions::get(r.conn, &scope)?.count,
        printed: printed::of_event(r.conn, &scope)?,
        export: event_export(r, organiser, &scope, (plan.plan, base_url))?,
        details: EventDetails::default(),
    })
}

impl Collected {
    /// Adds what only the file with the complete event holds, when it is asked for.
    pub fn add_details(
        &mut self,
        r: &mut Reading<'_>,
        organiser: &Organiser,
        event: &EventId,
        request: FileRequest,
    ) -> Result<(), Error> {
        if request.kind == FileKind::Json {
            let plan = saved_state::to_json(&self.export.plan)?;
            self.details = event_file::collect(r, organiser, event, (&plan, request.sections.contacts))?;
        }
        Ok(())
    }

    /// Adds the tickets of the guests, for sheets whose codes carry them.
    pub fn add_tickets(&mut self, r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
        let scope = scope::of_event(r, organiser, event)?;
        self.export.tickets = tickets::tokens(r, organiser, &scope)?;
        Ok(())
    }
}

fn event_export(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    (plan, base_url): (FloorPlan, &str),
) -> Result<EventExport, Error> {
    let event = scope.event_id();
    let facts = crate::events::get(r, organiser, event)?.event;
    let tables: Vec<Table> = plans::tables(r, organiser, event)?
        .into_iter()
        .map(|table| Table {
            id: table.id,
            label: table.name,
            number: table.number,
            capacity: table.capacity,
        })
        .collect();
    let places: HashMap<&str, usize> = tables
        .iter()
        .enumerate()
        .map(|(index, table)| (table.id.as_str(), index))
        .collect();
    let guests = guests::list(r, organiser, event)?;
    let record = record(r, organiser, scope, (&facts, &guests))?;
    let guests: Vec<Guest> = guests
        .into_iter()
        .map(|view| guest(view.shown_to(organiser), &places))
        .collect();
    Ok(EventExport {
        event: EventFacts {
            local_start: facts.starts_at.with_timezone(&facts.zone).naive_local(),
            name: facts.name,
            starts_at: facts.starts_at,
            ends_at: facts.ends_at,
            zone: facts.zone.name().to_owned(),
            venue: facts.venue,
            description: facts.description,
            contact: facts.contact,
            status: facts.status.as_str().to_owned(),
            language: facts.language,
        },
        tables,
        guests,
        record,
        base_url: base_url.to_owned(),
        tickets: HashMap::new(),
        public_id: event::public_id(r, organiser, event)?,
        pictures: pictures(r, organiser, &plan)?,
        plan,
        made_at: r.now,
    })
}

fn record(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    (facts, guests): (&Event, &[GuestView]),
) -> Result<EventRecord, Error> {
    let mut wishes = match organiser.must_edit() {
        Ok(()) => wishes::list(r, organiser, scope.event_id())?,
        Err(_sees_no_wishes) => Vec::new(),
    };
    for wish in &mut wishes {
        wish.guests.sort();
    }
    wishes.sort_by_cached_key(|wish| {
        let object = wish::object_text(wish.object.as_ref()).unwrap_or_default();
        (wish.guests.clone(), wish.kind.as_str(), object)
    });
    let mut used: HashSet<&str> = guests
        .iter()
        .flat_map(|guest| &guest.tags)
        .map(|tag| tag.id.as_str())
        .collect();
    used.extend(wishes.iter().filter_map(|wish| match &wish.object {
        Some(WishObject::Tag(tag)) => Some(tag.as_str()),
        _ => None,
    }));
    let mut tags = tags::of_organisation(r.conn, organiser.organisation_id())?;
    tags.retain(|tag| used.contains(tag.id.as_str()));
    let companion = |view: &GuestView| Some((view.guest.id.to_string(), view.plus_one_of.as_ref()?.to_string()));
    let by_engine = |guest: &&GuestView| guest.seat.as_ref().is_some_and(|seat| seat.by == SeatedBy::Engine);
    Ok(EventRecord {
        rsvp_deadline: facts.rsvp_deadline,
        accent: facts.accent.map(|accent| accent.to_hex()),
        retention_until: facts.retention_until,
        find_mode: facts.find_mode.as_str().to_owned(),
        tags,
        venue: venues::find(r.conn, scope)?,
        wishes,
        companions: guests.iter().filter_map(companion).collect(),
        seated_by_engine: guests
            .iter()
            .filter(by_engine)
            .map(|view| view.guest.id.to_string())
            .collect(),
    })
}

fn guest(guest: ShownGuest, places: &HashMap<&str, usize>) -> Guest {
    let table = guest.table.and_then(|table| places.get(table.id.as_str()).copied());
    Guest {
        id: guest.id.as_str().to_owned(),
        texts: guest.texts,
        status: guest.status,
        rsvp: guest.rsvp.as_str().to_owned(),
        waiting_position: guest.waiting_position.map(|position| position.to_string()),
        arrived: guest.arrived,
        vip: guest.vip,
        wheelchair: guest.wheelchair,
        tags: guest.tags.into_iter().map(|tag| tag.name).collect(),
        party: guest.party.map(|party| (party.id.as_str().to_owned(), party.name)),
        table,
        seat: guest.seat.map(|seat| (seat.id.as_str().to_owned(), seat.label)),
        lookup_code: guest
            .lookup_code
            .map(|code| code.as_str().to_owned())
            .unwrap_or_default(),
    }
}

/// The pictures of a plan that were uploaded, as `data:` addresses. One that is gone is left out, as on the screen.
fn pictures(r: &mut Reading<'_>, organiser: &Organiser, plan: &FloorPlan) -> Result<HashMap<String, String>, Error> {
    let mut pictures = HashMap::new();
    let mut left = PICTURE_BYTES_MAX;
    let pictured = plan.elements().iter().filter_map(|element| element.picture.as_ref());
    for href in pictured.filter_map(|picture| picture.href()) {
        let id = href.strip_prefix(PICTURE_PREFIX).and_then(|id| ImageId::parse(id).ok());
        let Some(id) = id.filter(|_| !pictures.contains_key(&href)) else {
            continue;
        };
        let (kind, bytes) = match images::content(r, organiser, &id) {
            Err(Error::NotFound(_)) => continue,
            found => found?,
        };
        left = left.checked_sub(bytes.len()).ok_or_else(|| {
            Error::TooLarge(
                "The pictures of this plan are too large for one file. They are limited to 48 MB.".to_owned(),
            )
        })?;
        let data = format!("data:{};base64,{}", kind.content_type(), BASE64_STANDARD.encode(&bytes));
        pictures.insert(href, data);
    }
    Ok(pictures)
}
