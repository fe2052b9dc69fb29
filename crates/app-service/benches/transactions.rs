//! How long the longest transaction of each bulk operation keeps other writers waiting, on a SQLite file with 10,000
//! guests in parties of five at 1,000 tables of ten, and with plans of 40,000 seats. The goal is 50 ms, the sync of the
//! disk included.
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench prints what it measured and cannot go on without its database"
)]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use app_service::accounts::delete::{DeleteAccount, delete_account};
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::events::DuplicateEvent;
use app_service::housekeeping;
use app_service::plans::images;
use app_service::plans::{self, PlanReplaced, PutPlan};
use app_service::seating::{PlaceBack, SeatChange};
use chrono::TimeDelta;
use domain::id::{EventId, GuestId};
use domain::limits::SEATS_RESTORED_MAX;
use domain::plan::command::{Added, PropertyChange};
use domain::plan::{Command, ElementId, FloorPlan};
use domain::seat::{SeatAssignment, SeatedBy};
use storage::scratch::{self, transactions};
use test_support::builders::{event_with_tables, plan_of, table};
use test_support::database::TestDatabase;
use test_support::random::SeededRandom;
use test_support::service::{PASSWORD, TestService};

const GUESTS: usize = 10_000;

fn main() {
    let database = TestDatabase::sqlite();
    transactions::time();
    let test = TestService::on(database, Arc::new(SeededRandom::new(1)));
    let organiser = test.organiser("ann@example.org");
    println!("longest transaction of each operation with {GUESTS} guests, milliseconds");
    println!("{:<34}{:>14}{:>9}", "", "transactions", "longest");
    large_plans(&test, &organiser);
    let event = event_with_tables(&test.service, &organiser, 1_000, 10);
    transactions::taken();
    step("import", || {
        test.import(&organiser, &event, &list(false)).expect("import")
    });
    let mut changes = Vec::new();
    step("auto-assign", || {
        changes = test.auto_assign(&organiser, &event).expect("auto-assign").changes;
    });
    step("take auto-assign back", || {
        take_all_back(&test, &organiser, &event, &changes);
    });
    test.auto_assign(&organiser, &event).expect("auto-assign");
    transactions::taken();
    step("take 500 seats back", || take_back(&test, &organiser, &event));
    step("duplicate with guests", || duplicate(&test, &organiser, &event));
    fill_up(&test, &organiser, &event);
    transactions::taken();
    step("delete the event", || {
        test.delete_event(&organiser, &event).expect("delete");
    });
    step("restore the event", || {
        test.restore_event(&organiser, &event).expect("restore")
    });
    let seated = event_with_tables(&test.service, &organiser, 1_000, 10);
    transactions::taken();
    step("import with seats", || {
        test.import(&organiser, &seated, &list(true)).expect("import")
    });
    unseat(&test, &organiser, &seated);
    test.delete_event(&organiser, &event).expect("delete");
    test.clock.advance(TimeDelta::days(400));
    transactions::taken();
    step("remove what was deleted", || {
        housekeeping::run(&test.service).expect("sweep")
    });
    let organiser = test.sign_in("ann@example.org");
    transactions::taken();
    step("delete the account", || {
        let input = DeleteAccount {
            password: PASSWORD.to_owned(),
            confirm: String::new(),
        };
        delete_account(&test.service, &organiser, &input).expect("delete the account");
    });
}

fn step<T>(name: &str, run: impl FnOnce() -> T) {
    drop(run());
    let times = transactions::taken();
    let longest = times.iter().max().copied().unwrap_or(Duration::ZERO);
    println!("{name:<34}{:>14}{:>9.1}", times.len(), longest.as_secs_f64() * 1_000.0);
}

/// Replaces, renumbers and removes 40,000 seats.
fn large_plans(test: &TestService, organiser: &Organiser) {
    let event = event_with_tables(&test.service, organiser, 4_000, 10);
    let other = tables(4_001..=8_000);
    transactions::taken();
    step("replace 40,000 seats", || {
        put(test, organiser, &event, &other, BTreeSet::new()).expect("put")
    });
    let renumber = |number: u32| PropertyChange {
        id: ElementId::parse(&format!("t{number}")).expect("an id"),
        set: [("tableNumber".to_owned(), (10_000 + number).into())].into(),
        keep_seats: Vec::new(),
    };
    let renumber = Command::Properties {
        changes: (4_001..=8_000).map(renumber).collect(),
    };
    step("renumber 40,000 seats", || {
        test.apply(organiser, &event, 2, "renumber", vec![renumber])
            .expect("renumber")
    });
    let ids = (4_001..=8_000).map(|number| ElementId::parse(&format!("t{number}")).expect("an id"));
    let remove = Command::Remove { ids: ids.collect() };
    step("remove 40,000 seats", || {
        test.apply(organiser, &event, 3, "remove", vec![remove])
            .expect("remove")
    });
    step("put 40,000 seats on an empty plan", || {
        put(test, organiser, &event, &other, BTreeSet::new()).expect("put")
    });
}

/// Builds a plan of round tables of ten with these numbers.
fn tables(numbers: RangeInclusive<u32>) -> FloorPlan {
    let mut plan = FloorPlan::empty("Bench");
    let elements = numbers.map(|number| Added::from(table(number, 10))).collect();
    plan.apply(&Command::Add { elements }).expect("add tables");
    plan
}

fn put(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    plan: &FloorPlan,
    unseat: BTreeSet<GuestId>,
) -> Result<PlanReplaced, Error> {
    let input = PutPlan {
        expected_revision: test.plan(organiser, event)?.revision,
        plan: serde_json::to_value(plan).expect("print the plan"),
        unseat,
    };
    plans::put(&test.service, organiser, event, input)
}

/// Takes all tables away from under 10,000 guests.
fn unseat(test: &TestService, organiser: &Organiser, event: &EventId) {
    let empty = FloorPlan::empty("Bench");
    transactions::taken();
    step("be refused because of 10,000 seats", || {
        put(test, organiser, event, &empty, BTreeSet::new()).expect_err("guests sit there")
    });
    let seats = test.assignments(organiser, event).expect("list the seats");
    let guests: BTreeSet<GuestId> = seats.into_iter().map(|seat| seat.guest_id).collect();
    assert_eq!(guests.len(), GUESTS, "everybody sits");
    step("unseat 10,000 guests", || {
        put(test, organiser, event, &empty, guests).expect("put")
    });
}

fn list(with_seats: bool) -> String {
    let mut text = String::from("First Name,Last Name,Email,Party");
    text.push_str(if with_seats { ",Table,Seat\n" } else { "\n" });
    for number in 0..GUESTS {
        write!(
            text,
            "Guest{number},Number{number},guest{number}@example.org,Party {}",
            number / 5
        )
        .expect("write");
        if with_seats {
            write!(text, ",{},{}", number / 10 + 1, number % 10 + 1).expect("write");
        }
        text.push('\n');
    }
    text
}

fn take_back(test: &TestService, organiser: &Organiser, event: &EventId) {
    let seats = test.assignments(organiser, event).expect("list the seats");
    let place = |seat: SeatAssignment| PlaceBack {
        guest_id: seat.guest_id.as_str().to_owned(),
        from_seat_id: Some(seat.seat_id.as_str().to_owned()),
        seat_id: None,
        by: SeatedBy::Hand,
        table_id: None,
    };
    let places = seats.into_iter().take(SEATS_RESTORED_MAX).map(place).collect();
    test.restore_seats(organiser, event, places)
        .expect("take the seats back");
}

fn take_all_back(test: &TestService, organiser: &Organiser, event: &EventId, changes: &[SeatChange]) {
    let place = |SeatChange { before, seat_id }: &SeatChange| PlaceBack {
        guest_id: before.guest_id.to_string(),
        from_seat_id: seat_id.clone().map(String::from),
        seat_id: before.seat_id.clone().map(String::from),
        by: before.by,
        table_id: before.table_id.clone(),
    };
    let places: Vec<PlaceBack> = changes.iter().map(place).collect();
    let skipped = test
        .take_seats_back(organiser, event, &places)
        .expect("take auto-assign back");
    assert!(skipped.is_empty(), "{skipped:?}");
}

/// Keeps ten snapshots and ten pictures about as large as they may be.
fn fill_up(test: &TestService, organiser: &Organiser, event: &EventId) {
    for number in 0..10 {
        test.save_snapshot(organiser, event, &format!("Snapshot {number}"), &plan_of(1, 2))
            .expect("save a snapshot");
        let drawing =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M{number} 0h9"/></svg>"#);
        images::upload(&test.service, organiser, "a.svg", drawing.as_bytes()).expect("upload a picture");
    }
    let statements = "UPDATE snapshots SET document = printf('%.*c', 9000000, 'n'); \
                      UPDATE images SET content = zeroblob(5000000), byte_count = 5000000;";
    scratch::execute(&mut scratch::connect(test.database.url()).expect("connect"), statements).expect("fill up");
}

fn duplicate(test: &TestService, organiser: &Organiser, event: &EventId) {
    let input = DuplicateEvent {
        with_guests: true,
        ..DuplicateEvent::default()
    };
    drop(test.duplicate_event(organiser, event, input).expect("duplicate"));
}
