//! Short ways to make what a test needs; every field that is not named has a harmless value.
#![expect(
    clippy::expect_used,
    reason = "a builder's own literals; a test that cannot build cannot go on"
)]

use std::collections::BTreeSet;

use app_service::actor::Organiser;
use app_service::plans::{self, PutPlan};
use app_service::service::Service;
use app_service::{events, guests};
use domain::event::NewEvent;
use domain::guest::{GuestTexts, NewGuest, split_full_name};
use domain::id::{EventId, GuestId};
use domain::plan::command::Added;
use domain::plan::{Command, Element, ElementId, FloorPlan};

/// Describes an event in London next June.
#[must_use]
pub fn new_event(name: &str) -> NewEvent {
    NewEvent {
        name: name.to_owned(),
        date: "2027-06-12T15:00".to_owned(),
        zone: Some("Europe/London".to_owned()),
        ..NewEvent::default()
    }
}

/// Describes a guest by a full name.
#[must_use]
pub fn new_guest(name: &str) -> NewGuest {
    let (first_name, last_name) = split_full_name(name);
    NewGuest {
        texts: GuestTexts {
            first_name,
            last_name,
            ..GuestTexts::default()
        },
        ..NewGuest::default()
    }
}

/// Builds a plan with round tables `t1`, `t2`, … in a row, each with this many chairs.
#[must_use]
pub fn plan_of(tables: u32, chairs: u32) -> FloorPlan {
    let mut plan = FloorPlan::empty("Test");
    let elements = (1..=tables).map(|number| Added::from(table(number, chairs))).collect();
    plan.apply(&Command::Add { elements }).expect("add tables");
    plan
}

/// Builds round table `t<number>`.
#[must_use]
pub fn table(number: u32, chairs: u32) -> Element {
    let id = format!("t{number}");
    let mut table = Element::new(ElementId::parse(&id).expect("an id"), "round").expect("a kind");
    table.set_table_number(number);
    (table.x, table.y) = (f64::from(number % 50) * 240.0, f64::from(number / 50) * 240.0);
    let mut alone = FloorPlan::empty("Test");
    alone
        .apply(&Command::Add {
            elements: vec![Added::from(table)],
        })
        .expect("add the table");
    let set = [("chairs".to_owned(), chairs.into())].into();
    let change = domain::plan::command::PropertyChange {
        id: ElementId::parse(&id).expect("an id"),
        set,
        keep_seats: Vec::new(),
    };
    alone
        .apply(&Command::Properties { changes: vec![change] })
        .expect("set the chairs");
    alone.element(&id).expect("the table").clone()
}

/// Creates an event.
///
/// # Panics
/// When the use case refuses.
#[must_use]
pub fn event(service: &Service, organiser: &Organiser, name: &str) -> EventId {
    let (organiser, new) = (organiser.clone(), new_event(name));
    service
        .write(move |tx| events::create(tx, &organiser, new))
        .expect("create an event")
        .event
        .id
}

/// Creates an event with round tables `t1`, `t2`, …
///
/// # Panics
/// When a use case refuses.
#[must_use]
pub fn event_with_tables(service: &Service, organiser: &Organiser, tables: u32, chairs: u32) -> EventId {
    let event = event(service, organiser, "Gala");
    put(service, organiser, &event, 0, &plan_of(tables, chairs));
    event
}

/// Replaces the plan of an event.
///
/// # Panics
/// When the use case refuses.
pub fn put(service: &Service, organiser: &Organiser, event: &EventId, expected_revision: i64, plan: &FloorPlan) {
    let plan = serde_json::to_value(plan).expect("print the plan");
    plans::put(
        service,
        organiser,
        event,
        PutPlan {
            expected_revision,
            plan,
            unseat: BTreeSet::new(),
        },
    )
    .expect("put the plan");
}

/// Adds a guest by a full name.
///
/// # Panics
/// When the use case refuses.
#[must_use]
pub fn guest(service: &Service, organiser: &Organiser, event: &EventId, name: &str) -> GuestId {
    let (organiser, event, new) = (organiser.clone(), event.clone(), new_guest(name));
    service
        .write(move |tx| guests::create(tx, &organiser, &event, new))
        .expect("create a guest")
        .guest
        .guest
        .id
}
