//! The demo account: a 120-guest wedding with a plan to scale, parties, dietary needs and answers, and a small event
//! that has no plan yet. It is made through the use cases, so it can only hold what people could have entered.

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc, Weekday};
use domain::account::Email;
use domain::activity::Activity;
use domain::event::NewEvent;
use domain::guest::{GuestTexts, NewGuest};
use domain::id::{EventId, GuestId, TagId};
use domain::seat::SeatId;
use serde_json::json;

use crate::accounts::{self, SessionKey, SignedIn};
use crate::activity;
use crate::check_in::{self, Batch};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::plans::PutPlan;
use crate::{
    events,
    guests::{self, tags},
    plans, seating,
};

mod german;
mod mail;
mod people;
mod print;
mod registration;
mod room;
mod venue;
mod wishes;

/// Names the demo account.
pub const EMAIL: &str = "demo@seatwright.example";
/// The wedding.
pub const WEDDING: &str = "Anna & Ben's wedding";
/// The event without a plan.
pub const LAUNCH: &str = "Autumn product launch";

/// A seeded account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoAccount {
    /// Names the account.
    pub email: &'static str,
    /// The wedding.
    pub event_id: EventId,
}

/// Makes sure that the demo account exists, has this password and owns its two events. Running it again adds nothing
/// that is still there and changes nothing that people changed. Blocks.
pub fn seed(service: &Service, password: &str) -> Result<DemoAccount, Error> {
    domain::account::check_password(password)?;
    let hash = service.passwords.hash(password, service.random())?;
    let key = SessionKey::draw(service.random())?;
    let session = service.write(move |tx| demo_user(tx, &hash, key))?;
    let filled = fill(service, &session.organiser);
    service.write(move |tx| accounts::sign_out(tx, &session.key))?;
    Ok(DemoAccount {
        email: EMAIL,
        event_id: filled?,
    })
}

/// Creates the two events if the organisation lacks them, and returns the wedding. Existing events stay unchanged, even
/// archived or edited ones. Blocks.
pub fn fill(service: &Service, organiser: &Organiser) -> Result<EventId, Error> {
    let member = organiser.clone();
    service.write(move |tx| launch(tx, &member))?;
    let member = organiser.clone();
    let (event_id, is_new) = service.write(move |tx| wedding(tx, &member))?;
    if is_new {
        let plan = serde_json::to_value(room::plan()).map_err(|error| Error::Internal(error.to_string()))?;
        let put = PutPlan {
            expected_revision: 0,
            plan,
            unseat: BTreeSet::new(),
        };
        plans::put(service, organiser, &event_id, put)?;
        let (member, event) = (organiser.clone(), event_id.clone());
        let invitation = service.write(move |tx| invite(tx, &member, &event))?;
        let (member, event) = (organiser.clone(), event_id.clone());
        service.write(move |tx| {
            venue::save(tx, &member, &event)?;
            seat(tx, &member, invitation.seats)?;
            wishes::add(tx, &member, &event)?;
            open_doors(tx, &member, &event, &invitation.on_duty)
        })?;
        let (member, event) = (organiser.clone(), event_id.clone());
        service.write(move |tx| registration::collect(tx, &member, &event))?;
        let (member, event) = (organiser.clone(), event_id.clone());
        service.write(move |tx| german::translate(tx, &member, &event))?;
        let (member, event) = (organiser.clone(), event_id.clone());
        service.write(move |tx| mail::remind(tx, &member, &event))?;
        print::cards(service, organiser, &event_id)?;
    }
    Ok(event_id)
}

/// Finds or creates the user and opens a session that proves who it is, for the seeding only.
fn demo_user(tx: &mut Tx<'_>, hash: &str, key: SessionKey) -> Result<SignedIn, Error> {
    let email = Email::parse(EMAIL)?;
    let user = match storage::accounts::find_credentials(tx.conn, &email.folded)? {
        Some(known) => {
            storage::accounts::set_password(tx.conn, &known.user_id, hash)?;
            known.user_id
        }
        None => accounts::create_user(tx, &email, "Demo Organiser", hash)?,
    };
    // No mail reaches this address, so its link would never be used.
    let now = tx.now;
    storage::accounts::users::verify(tx.conn, &user, now)?;
    accounts::open_session(tx, &user, key, "")
}

/// Finds an event by name. Archived events count; deleted ones do not.
fn find(tx: &mut Tx<'_>, organiser: &Organiser, name: &str) -> Result<Option<EventId>, Error> {
    let named = storage::events::named(tx.conn, organiser.organisation_id(), name)?;
    Ok(named.into_iter().next())
}

fn wedding(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(EventId, bool), Error> {
    if let Some(id) = find(tx, organiser, WEDDING)? {
        return Ok((id, false));
    }
    let day = first_saturday_of_june(tx.now);
    let new = NewEvent {
        name: WEDDING.to_owned(),
        date: format!("{day}T15:00"),
        zone: Some("Europe/London".to_owned()),
        venue: "The Old Granary, Wareham".to_owned(),
        description: "Ceremony at three in the garden, dinner at six in the hall, dancing until midnight.".to_owned(),
        end_date: Some(format!("{day}T23:59")),
        contact: "Priya Nair, +44 7700 900001".to_owned(),
        rsvp_deadline: Some(format!("{}", day - TimeDelta::days(42))),
        status: Some("confirmed".to_owned()),
        accent: None,
        retention_until: None,
        language: None,
    };
    Ok((events::create(tx, organiser, new)?.event.id, true))
}

fn launch(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    if find(tx, organiser, LAUNCH)?.is_some() {
        return Ok(());
    }
    // After the wedding, so that the event with a plan is the first one shown.
    let day = first_saturday_of_june(tx.now) + TimeDelta::days(117);
    let new = NewEvent {
        name: LAUNCH.to_owned(),
        date: format!("{day}T18:30"),
        zone: Some("America/New_York".to_owned()),
        venue: "Pier 9 Loft, Brooklyn".to_owned(),
        description: "Forty guests, drinks and a short talk. The floor plan is still to be drawn.".to_owned(),
        accent: Some("#1d6f78".to_owned()),
        ..NewEvent::default()
    };
    let event = events::create(tx, organiser, new)?.event.id;
    for (first, last) in [
        ("Maya", "Feldman"),
        ("Darnell", "Brooks"),
        ("Yui", "Tanaka"),
        ("Pedro", "Almeida"),
        ("Ingrid", "Solberg"),
    ] {
        let texts = GuestTexts {
            first_name: first.to_owned(),
            last_name: last.to_owned(),
            ..GuestTexts::default()
        };
        guests::create(
            tx,
            organiser,
            &event,
            NewGuest {
                texts,
                ..NewGuest::default()
            },
        )?;
    }
    Ok(())
}

/// The guests for whom more is to be done.
#[derive(Default)]
struct Invitation {
    seats: Vec<(GuestId, SeatId)>,
    /// Celebrant and musicians, who come first.
    on_duty: Vec<GuestId>,
}

/// Adds the guests, noted as the import of a list.
fn invite(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<Invitation, Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    let tags = demo_tags(tx, organiser)?;
    let (mut invitation, mut count) = (Invitation::default(), 0);
    let mut before: Option<GuestId> = None;
    for mut invited in people::all()? {
        let tag = invited.tag.and_then(|name| tags.get(name));
        invited.guest.tags.extend(tag.map(|id| id.to_string()));
        invited.guest.plus_one_of = before.filter(|_| invited.is_plus_one).map(String::from);
        let guest = guests::add(tx, organiser, &scope, invited.guest)?;
        count += 1;
        before = Some(guest.id.clone());
        if invited.tag == Some(people::ON_DUTY) {
            invitation.on_duty.push(guest.id.clone());
        }
        if let Some((table, chair)) = invited.seat {
            invitation.seats.push((guest.id, SeatId::new(table, chair)));
        }
    }
    let file = "wedding guests.csv".to_owned();
    activity::record(tx, organiser, &scope, &Activity::GuestsImported { count, file })?;
    Ok(invitation)
}

/// Checks in those who are on duty at one door, and the first of them at another one too.
fn open_doors(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, on_duty: &[GuestId]) -> Result<(), Error> {
    for (device, arriving) in [
        ("front-door", on_duty),
        ("garden-door", on_duty.get(..1).unwrap_or_default()),
    ] {
        let at = tx.now.to_rfc3339();
        let entry = |(number, guest): (usize, &GuestId)| json!({ "id": format!("{device}-{number}"), "kind": "arrive", "at": at, "guestId": guest });
        let batch = Batch {
            device: device.to_owned(),
            sent_at: None,
            entries: arriving.iter().enumerate().map(entry).collect(),
        };
        check_in::receive(tx, organiser, event, &batch)?;
    }
    Ok(())
}

/// Finds or creates the tags, by name.
fn demo_tags(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<HashMap<String, TagId>, Error> {
    let known = tags::list(tx, organiser)?.into_iter();
    let mut ids: HashMap<String, TagId> = known.map(|entry| (entry.tag.name, entry.tag.id)).collect();
    for (name, colour, _) in people::TAGS {
        if !ids.contains_key(name) {
            let made = tags::create(tx, organiser, name, Some(colour.as_str()))?;
            ids.insert(name.to_owned(), made.tag.id);
        }
    }
    Ok(ids)
}

/// Seats the head table and the families beside it, as a couple would do first.
fn seat(tx: &mut Tx<'_>, organiser: &Organiser, seats: Vec<(GuestId, SeatId)>) -> Result<(), Error> {
    for (guest, seat) in seats {
        seating::assign(tx, organiser, &guest, seat.as_str())?;
    }
    Ok(())
}

/// The first Saturday of June that is at least a month away.
fn first_saturday_of_june(now: DateTime<Utc>) -> NaiveDate {
    let saturday = |year: i32| NaiveDate::from_weekday_of_month_opt(year, 6, Weekday::Sat, 1);
    let soonest = (now + TimeDelta::days(30)).date_naive();
    let day = saturday(soonest.year())
        .filter(|day| *day >= soonest)
        .or_else(|| saturday(soonest.year() + 1));
    day.unwrap_or(soonest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wedding_is_on_a_saturday_in_june_that_has_not_come_yet() {
        let day = |now: &str| first_saturday_of_june(now.parse().unwrap()).to_string();
        assert_eq!(day("2026-11-21T08:00:00Z"), "2027-06-05");
        assert_eq!(day("2027-05-20T08:00:00Z"), "2028-06-03");
        assert_eq!(day("2027-05-01T08:00:00Z"), "2027-06-05");
    }
}
