//! Seats that are given without an organiser's hand: by registration and at the door. Locked and head tables and reserved
//! seats stay closed.

use app_service::actor::Organiser;
use app_service::check_in::{self, Batch};
use app_service::plans;
use app_service::seating::wishes;
use domain::form::FormSettings;
use domain::id::EventId;
use domain::plan::chair::SeatStatus;
use domain::plan::command::Added;
use domain::plan::{Command, FloorPlan};
use domain::wish::NewWish;
use domain::wish::closed::ClosedSeat;
use serde_json::json;
use test_support::builders::{event, event_with_tables, put, table};
use test_support::service::TestService;

use super::registration::{coming, named, register, save};

/// An event with a head table `t1`, a locked table `t2` and a table `t3` whose first seat is reserved; each has two seats.
fn closed_event(test: &TestService, organiser: &Organiser) -> EventId {
    let gala = event(&test.service, organiser, "Gala");
    let [mut head, locked, mut reserved] = [1, 2, 3].map(|number| table(number, 2));
    head.label = "Head table".to_owned();
    reserved.chairs[0].seat_status = SeatStatus::Reserved;
    let mut plan = FloorPlan::empty("Gala");
    let elements = [head, locked, reserved].map(Added::from).to_vec();
    plan.apply(&Command::Add { elements }).unwrap();
    put(&test.service, organiser, &gala, 0, &plan);
    wish(test, organiser, &gala, "lock", Some("t2"), Vec::new());
    gala
}

fn wish(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    kind: &str,
    table: Option<&str>,
    guest_ids: Vec<String>,
) {
    let (organiser, event) = (organiser.clone(), event.clone());
    let wish = NewWish {
        kind: kind.to_owned(),
        strength: "must".to_owned(),
        table_id: table.map(str::to_owned),
        guest_ids,
        ..NewWish::default()
    };
    let added = test
        .service
        .write(move |tx| wishes::create(tx, &organiser, &event, wish));
    added.unwrap();
}

fn with_seats() -> FormSettings {
    FormSettings {
        auto_assign_seats: true,
        ..FormSettings::default()
    }
}

#[test]
fn strangers_who_register_get_no_seat_of_a_locked_or_head_table_and_no_reserved_one() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = closed_event(&test, &organiser);
        let id = save(&test, &organiser, &gala, &[], with_seats()).public_id;
        for name in ["Ada Lovelace", "Ben Hill", "Cleo Dean"] {
            register(&test, &id, coming(name, &[])).unwrap();
        }
        let seat = |first: &str| {
            named(&test, &organiser, &gala, first)
                .seat
                .map(|seat| seat.id.to_string())
        };
        assert_eq!(seat("Ada").as_deref(), Some("t3-chair-2"));
        assert_eq!((seat("Ben"), seat("Cleo")), (None, None));
    }
}

#[test]
fn who_comes_with_a_guest_of_the_head_table_is_left_to_the_organiser() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = closed_event(&test, &organiser);
        let id = save(&test, &organiser, &gala, &[], FormSettings::default()).public_id;
        register(&test, &id, coming("Ada Lovelace", &[])).unwrap();
        let ada = named(&test, &organiser, &gala, "Ada").guest.id;
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let seats = FormSettings {
            plus_ones: 1,
            ..with_seats()
        };
        save(&test, &organiser, &gala, &[], seats);
        let mut both = coming("Ada Lovelace", &[]);
        both.plus_ones = vec![coming("Bea Hill", &[("email", "")]).values];
        super::registration::register_again(&test, &id, "ada@example.org", both);
        assert_eq!(named(&test, &organiser, &gala, "Bea").seat, None);
    }
}

#[test]
fn guests_are_kept_from_the_tables_of_those_they_must_not_sit_with() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 2);
        let id = save(&test, &organiser, &gala, &[], FormSettings::default()).public_id;
        for name in ["Ada Lovelace", "Ben Hill"] {
            register(&test, &id, coming(name, &[])).unwrap();
        }
        let [ada, ben] = ["Ada", "Ben"].map(|first| named(&test, &organiser, &gala, first).guest.id);
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        wish(
            &test,
            &organiser,
            &gala,
            "apart",
            None,
            vec![ada.to_string(), ben.to_string()],
        );
        save(&test, &organiser, &gala, &[], with_seats());
        super::registration::register_again(&test, &id, "ben@example.org", coming("Ben Hill", &[]));
        let seat = named(&test, &organiser, &gala, "Ben").seat.unwrap();
        assert_eq!(seat.id.table(), "t2", "table 1 has one free seat, but Ada sits there");
    }
}

#[test]
fn tables_say_which_seats_are_closed_and_why() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = closed_event(&test, &organiser);
        let tables = test.service.read(|r| plans::tables(r, &organiser, &gala)).unwrap();
        let closed = |table: usize| tables[table].seats.iter().map(|seat| seat.closed).collect::<Vec<_>>();
        assert_eq!(closed(0), [Some(ClosedSeat::HeadTable); 2]);
        assert_eq!(closed(1), [Some(ClosedSeat::Locked); 2]);
        assert_eq!(closed(2), [Some(ClosedSeat::Reserved), None]);
    }
}

#[test]
fn a_walk_in_gets_an_open_seat_of_the_table_where_the_door_sends_them() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = closed_event(&test, &organiser);
        let list = test
            .service
            .read(|r| check_in::door_list(r, &organiser, &gala))
            .unwrap();
        let free: Vec<usize> = list.tables.iter().map(|table| table.free).collect();
        assert_eq!(free, [0, 0, 1]);
        let walk_in = |number: u32, name: &str, table: &str| {
            let guest = format!("0c52b6b4-0d3f-4c0e-9d64-4f2d5bb64c1{number}");
            let at = "2026-11-21T07:30:00Z";
            json!({ "id": format!("w{number}"), "kind": "walk_in", "at": at, "guestId": guest, "name": name, "tableId": table })
        };
        let batch = Batch {
            device: "phone".to_owned(),
            sent_at: None,
            entries: vec![
                walk_in(1, "Ada Wong", "t3"),
                walk_in(2, "Ben Wong", "t3"),
                walk_in(3, "Cleo Wong", "t2"),
                walk_in(4, "Dan Wong", "nowhere"),
            ],
        };
        let (by, event) = (organiser.clone(), gala.clone());
        test.service
            .write(move |tx| check_in::receive(tx, &by, &event, &batch))
            .unwrap();
        let seat = |first: &str| {
            named(&test, &organiser, &gala, first)
                .seat
                .map(|seat| seat.id.to_string())
        };
        assert_eq!(seat("Ada").as_deref(), Some("t3-chair-2"));
        assert_eq!([seat("Ben"), seat("Cleo"), seat("Dan")], [None, None, None]);
    }
}
