//! Checks everything in a file before any of it is stored. A mistake is named with its place, for example `guests[3].email`.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use domain::event::{Event, FindMode, NewEvent};
use domain::guest::status::Rsvp;
use domain::guest::{GuestDraft, GuestTexts};
use domain::id::{EventId, PartyId, TagId};
use domain::invalid::Invalid;
use domain::limits::{ID_LENGTH, PLAN_BYTES_MAX, TAGS_MAX, WISHES_PER_EVENT_MAX};
use domain::lookup_code::LookupCode;
use domain::party::{self, Party};
use domain::plan::FloorPlan;
use domain::seat::{Seat, SeatId, SeatedBy};
use domain::tag::{self, Tag, TagColour};
use domain::venue::{NewEntrance, NewVenue, Place, Size, VenueDraft};
use domain::wish::{CheckedWish, NewWish, WishObject};
use exporters::{EVENT_FORMAT, EVENT_FORMAT_VERSION};
use storage::exports::whole::GuestRecord;

use super::document::{EventFile, FiledEvent, FiledGuest, FiledSeat, FiledTag, FiledVenue, FiledWish};
use super::parts::CheckedParts;
use super::people::{self, FiledAgreement};
use super::{at_place as at_one, numbered};
use crate::core::error::Error;
use crate::plans;

/// A file that passed every check.
pub(super) struct CheckedFile {
    pub(super) event: Event,
    /// The document of the plan.
    pub(super) plan: String,
    pub(super) seats: Vec<Seat>,
    pub(super) tags: Vec<Tag>,
    pub(super) parties: Vec<CheckedParty>,
    pub(super) guests: Vec<CheckedGuest>,
    pub(super) assignments: Vec<CheckedSeat>,
    pub(super) venue: Option<VenueDraft>,
    /// Their guests are ids of the file, their tag is a folded name.
    pub(super) wishes: Vec<CheckedWish>,
    pub(super) parts: CheckedParts,
}

#[derive(Clone)]
pub(super) struct CheckedParty {
    pub(super) filed_id: String,
    pub(super) name: String,
    pub(super) agreement: FiledAgreement,
}

#[derive(Clone)]
pub(super) struct CheckedGuest {
    pub(super) filed_id: String,
    pub(super) draft: GuestDraft,
    pub(super) lookup_code: Option<LookupCode>,
    /// The id of a party of the file.
    pub(super) party: Option<String>,
    pub(super) table: Option<String>,
    /// The names of tags, folded.
    pub(super) tags: Vec<String>,
    /// The id of a guest of the file.
    pub(super) plus_one_of: Option<String>,
    pub(super) record: Option<GuestRecord>,
}

pub(super) struct CheckedSeat {
    /// The id of a guest of the file.
    pub(super) guest: String,
    pub(super) seat: SeatId,
    pub(super) by: SeatedBy,
}

/// What rows of the file may name.
struct Known<'f> {
    plan: &'f FloorPlan,
    seats: HashSet<String>,
    parties: HashSet<&'f str>,
    /// Whether they declined.
    guests: HashMap<&'f str, bool>,
    tags: HashSet<String>,
}

/// Checks a file, whose event gets this id.
pub(super) fn check(
    mut file: EventFile,
    id: EventId,
    (now, base_url): (DateTime<Utc>, &str),
) -> Result<CheckedFile, Error> {
    if file.format != EVENT_FORMAT {
        return Err(Invalid::new("format", "This is not an event file.").into());
    }
    if file.version == 0 || file.version > EVENT_FORMAT_VERSION {
        let message = "The file was made by a newer version of Seatwright.";
        return Err(Invalid::new("version", message).into());
    }
    let parts = CheckedParts::take(&mut file, base_url)?;
    let event = at("event", event(file.event, id, now))?;
    let (plan, _notes) = plans::read(file.plan)?;
    let document = plan.to_json()?;
    if document.len() > PLAN_BYTES_MAX {
        return Err(Invalid::new("plan", "The floor plan is too large.").into());
    }
    let seats: Vec<Seat> = plans::seats_of(&plan).collect();
    let tags = tags(&file.tags)?;
    let known = Known {
        plan: &plan,
        seats: seats.iter().map(|seat| seat.id.as_str().to_owned()).collect(),
        parties: file.parties.iter().map(|party| party.id.as_str()).collect(),
        guests: declined(&file.guests)?,
        tags: tags.iter().map(Tag::folded).collect(),
    };
    if known.parties.len() < file.parties.len() {
        return Err(Invalid::new("parties", "Two parties have the same id.").into());
    }
    let parties = numbered("parties", &file.parties, |filed| {
        let name = party::name(&filed.name)?.ok_or_else(|| Invalid::new("name", "Give the party a name."))?;
        let party = Party {
            id: PartyId::from_random(&[0; ID_LENGTH]),
            name: name.clone(),
        };
        people::check_agreement(&filed.agreement, party)?;
        Ok(CheckedParty {
            filed_id: filed.id.clone(),
            name,
            agreement: filed.agreement.clone(),
        })
    })?;
    let guests = numbered("guests", &file.guests, |filed| guest(filed, &known))?;
    let assignments = assignments(&file.seat_assignments, &known)?;
    if i64::try_from(file.wishes.len()).unwrap_or(i64::MAX) > WISHES_PER_EVENT_MAX {
        return Err(Invalid::new("wishes", "There are too many wishes.").into());
    }
    let room = Size::of_units(plan.canvas.room());
    let venue = file.venue.map(|filed| venue(filed).check(room)).transpose();
    let wishes = numbered("wishes", &file.wishes, |filed| wish(filed, &known))?;
    Ok(CheckedFile {
        event,
        plan: document,
        seats,
        tags,
        parties,
        guests,
        assignments,
        venue: venue.map_err(in_venue)?,
        wishes,
        parts,
    })
}

fn in_venue(problems: Vec<Invalid>) -> Error {
    let placed = problems.into_iter();
    let placed = placed.map(|invalid| Invalid::new(format!("venue.{}", invalid.field), invalid.message));
    Error::InvalidFields(placed.collect())
}

fn at<T>(place: &str, checked: Result<T, Invalid>) -> Result<T, Invalid> {
    checked.map_err(|invalid| at_one(place, invalid))
}

fn event(filed: FiledEvent, id: EventId, now: DateTime<Utc>) -> Result<Event, Invalid> {
    let find_mode = filed.find_mode.as_deref().map(FindMode::parse).transpose()?;
    let new = NewEvent {
        name: filed.name,
        date: filed.date,
        zone: Some(filed.zone),
        venue: filed.venue,
        description: filed.description,
        end_date: filed.end_date,
        contact: filed.contact,
        rsvp_deadline: filed.rsvp_deadline,
        status: filed.status,
        accent: filed.accent,
        retention_until: filed.retention_until,
        language: filed.language,
    };
    Ok(Event {
        find_mode: find_mode.unwrap_or(FindMode::Exact),
        ..new.check(id, now)?
    })
}

fn tags(filed: &[FiledTag]) -> Result<Vec<Tag>, Invalid> {
    if filed.len() > TAGS_MAX {
        return Err(Invalid::new("tags", format!("There are more than {TAGS_MAX} tags.")));
    }
    numbered("tags", filed, |filed| {
        Ok(Tag {
            // The tag of the organisation decides.
            id: TagId::from_random(&[0; ID_LENGTH]),
            name: tag::name(&filed.name)?,
            colour: filed
                .colour
                .as_deref()
                .map(TagColour::parse)
                .transpose()?
                .unwrap_or(TagColour::Grey),
        })
    })
}

fn declined(filed: &[FiledGuest]) -> Result<HashMap<&str, bool>, Invalid> {
    let mut declined = HashMap::with_capacity(filed.len());
    for (number, guest) in filed.iter().enumerate() {
        let has_declined = guest.rsvp.as_deref() == Some(Rsvp::Declined.as_str());
        if declined.insert(guest.id.as_str(), has_declined).is_some() {
            return Err(Invalid::new(
                format!("guests[{number}].id"),
                "Another guest has the same id.",
            ));
        }
    }
    Ok(declined)
}

fn guest(filed: &FiledGuest, known: &Known<'_>) -> Result<CheckedGuest, Invalid> {
    let texts = GuestTexts {
        first_name: filed.first_name.clone(),
        last_name: filed.last_name.clone(),
        preferred_name: filed.preferred_name.clone(),
        email: filed.email.clone(),
        mobile: filed.mobile.clone(),
        company: filed.company.clone(),
        meal: filed.meal.clone(),
        dietary: filed.dietary.clone(),
        special_requests: filed.special_requests.clone(),
        notes: filed.notes.clone(),
        additional_info: filed.additional_info.clone(),
    };
    let code = Some(filed.lookup_code.as_str()).filter(|code| !code.is_empty());
    let tags: Vec<String> = filed.tags.iter().map(|tag| domain::fold::name(tag)).collect();
    let wants = |field: &str, is_known: bool, what: &str| match is_known {
        true => Ok(()),
        false => Err(Invalid::new(field, format!("The file has no such {what}."))),
    };
    let among = |id: &Option<String>, has: &dyn Fn(&str) -> bool| id.as_deref().is_none_or(has);
    wants(
        "partyId",
        among(&filed.party_id, &|id| known.parties.contains(id)),
        "party",
    )?;
    wants("tableId", among(&filed.table_id, &|id| is_table(known, id)), "table")?;
    let is_other = |id: &str| id != filed.id && known.guests.contains_key(id);
    wants("plusOneOf", among(&filed.plus_one_of, &is_other), "guest")?;
    wants("tags", tags.iter().all(|tag| known.tags.contains(tag)), "tag")?;
    Ok(CheckedGuest {
        filed_id: filed.id.clone(),
        draft: GuestDraft {
            texts: texts.checked()?,
            rsvp: filed
                .rsvp
                .as_deref()
                .map(Rsvp::parse)
                .transpose()?
                .unwrap_or(Rsvp::NoAnswer),
            arrived: filed.arrived,
            party: None,
            vip: filed.vip,
            wheelchair: filed.wheelchair,
        },
        lookup_code: code.map(LookupCode::parse).transpose()?,
        party: filed.party_id.clone(),
        table: filed.table_id.clone(),
        tags,
        plus_one_of: filed.plus_one_of.clone(),
        record: people::check_record(&filed.record)?,
    })
}

fn is_table(known: &Known<'_>, id: &str) -> bool {
    known.plan.element(id).is_some_and(|element| !element.chairs.is_empty())
}

fn assignments(filed: &[FiledSeat], known: &Known<'_>) -> Result<Vec<CheckedSeat>, Invalid> {
    let checked = numbered("seatAssignments", filed, |filed| {
        match known.guests.get(filed.guest_id.as_str()) {
            None => return Err(Invalid::new("guestId", "The file has no such guest.")),
            Some(true) => return Err(Invalid::new("guestId", "The guest declined and cannot have a seat.")),
            Some(false) => {}
        }
        let unknown = || Invalid::new("seatId", "The plan has no such seat.");
        if !known.seats.contains(&filed.seat_id) {
            return Err(unknown());
        }
        Ok(CheckedSeat {
            guest: filed.guest_id.clone(),
            seat: SeatId::parse(&filed.seat_id).map_err(|_malformed| unknown())?,
            by: SeatedBy::from_hand(filed.by.as_deref() != Some("engine")),
        })
    })?;
    let (mut guests, mut seats) = (HashSet::new(), HashSet::new());
    for (number, seat) in checked.iter().enumerate() {
        if !guests.insert(&seat.guest) || !seats.insert(seat.seat.as_str()) {
            let place = format!("seatAssignments[{number}]");
            return Err(Invalid::new(place, "The guest or the seat is listed twice."));
        }
    }
    Ok(checked)
}

fn wish(filed: &FiledWish, known: &Known<'_>) -> Result<CheckedWish, Invalid> {
    let new = NewWish {
        kind: filed.kind.clone(),
        strength: filed.strength.clone(),
        guest_ids: filed.guest_ids.clone(),
        table_id: filed.table_id.clone(),
        zone: filed.zone.clone(),
        landmark: filed.landmark.clone(),
        company: filed.company.clone(),
        tag_id: filed.tag.as_deref().map(domain::fold::name),
        count: filed.count,
    };
    let wish = new.check()?;
    if !wish.guest_ids.iter().all(|id| known.guests.contains_key(id.as_str())) {
        return Err(Invalid::new("guestIds", "The file has no such guest."));
    }
    match &wish.object {
        Some(WishObject::Table(id)) if !is_table(known, id) => {
            Err(Invalid::new("tableId", "The file has no such table."))
        }
        Some(WishObject::Tag(name)) if !known.tags.contains(name) => {
            Err(Invalid::new("tag", "The file has no such tag."))
        }
        _ => Ok(wish),
    }
}

fn venue(filed: FiledVenue) -> NewVenue {
    let entrances = filed.entrances.into_iter().map(|entrance| NewEntrance {
        id: entrance.id,
        name: entrance.name,
        x: entrance.x,
        y: entrance.y,
        kind: Some(entrance.kind),
        capacity: Some(entrance.capacity),
        access_level: Some(entrance.access_level),
        is_active: Some(entrance.is_active),
    });
    NewVenue {
        name: filed.name,
        width: Some(filed.width),
        height: Some(filed.height),
        scale: Some(filed.scale),
        entrances: entrances.collect(),
        room: Some(Place {
            x: filed.room.x,
            y: filed.room.y,
        }),
        picture: filed.picture.map(|picture| (picture.id, picture.opacity)),
    }
}
