//! Changes of a plan that change many seats: written in slices, seen as a whole, and never without consent.

use app_service::activity;
use app_service::actor::Organiser;
use app_service::error::{Conflict, Error, Noun};
use app_service::housekeeping;
use app_service::plans::PutPlan;
use chrono::TimeDelta;
use domain::id::{EventId, GuestId};
use domain::plan::{Command, ElementId, FloorPlan};
use domain::seat::SeatId;
use storage::{Connection, scratch};
use test_support::builders::{event, event_with_tables, guest, plan_of};
use test_support::service::TestService;

/// More seats than one transaction writes.
const TABLES: u32 = 300;
const CHAIRS: u32 = 8;
const SEATS: i64 = 2_400;

/// Statements that a transaction of a rebuild may have: far fewer than seats need.
const STATEMENTS_MAX: usize = 26;

fn connect(test: &TestService) -> Connection {
    scratch::connect(test.database.url()).unwrap()
}

fn count(test: &TestService, of: &str) -> usize {
    scratch::stored(&mut connect(test), "1", of).unwrap().len()
}

/// Counts the seats of all generations, and the hidden generations.
fn rows(test: &TestService) -> [usize; 2] {
    [count(test, "seats"), count(test, "hidden_seat_indexes")]
}

fn put(revision: i64, plan: &FloorPlan, unseat: &[&GuestId]) -> PutPlan {
    PutPlan {
        expected_revision: revision,
        plan: serde_json::to_value(plan).unwrap(),
        unseat: unseat.iter().map(|guest| (*guest).clone()).collect(),
    }
}

fn seats(test: &TestService, organiser: &Organiser, event: &EventId) -> i64 {
    test.event(organiser, event).unwrap().seat_count
}

/// Returns the texts of the activity log, the newest first.
fn activities(test: &TestService, organiser: &Organiser, event: &EventId) -> Vec<String> {
    let page = test
        .service
        .read(|r| activity::list(r, organiser, event, None, Some(100)));
    page.unwrap().entries.into_iter().map(|entry| entry.text).collect()
}

#[test]
fn many_seats_are_replaced_in_short_transactions() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 10, 4);
        test.database.forget_statements();

        test.put_plan(&organiser, &gala, put(1, &plan_of(TABLES, CHAIRS), &[]))
            .unwrap();
        assert_eq!(seats(&test, &organiser, &gala), SEATS);
        assert_eq!(test.tables(&organiser, &gala).unwrap().len(), 300);
        let ids = (1..=TABLES).map(|n| ElementId::parse(&format!("t{n}")).unwrap());
        let remove = Command::Remove { ids: ids.collect() };
        test.apply(&organiser, &gala, 2, "change-1", vec![remove]).unwrap();

        assert_eq!(seats(&test, &organiser, &gala), 0);
        assert_eq!(rows(&test), [0, 0], "what was replaced is gone");
        let longest = test.database.longest_transaction();
        assert!(longest <= STATEMENTS_MAX, "{longest} statements");
    }
}

#[test]
fn the_first_plan_of_an_event_may_have_many_seats() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let revision = test.put_plan(&organiser, &gala, put(0, &plan_of(TABLES, CHAIRS), &[]));
        assert_eq!(revision.unwrap(), 1);
        assert_eq!(seats(&test, &organiser, &gala), SEATS);
        assert_eq!(rows(&test), [2_400, 0]);
    }
}

#[test]
fn a_refusal_for_seated_guests_does_not_reach_the_writer() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, TABLES, CHAIRS);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "t7-chair-3").unwrap();
        test.database.forget_statements();

        let refused = test.put_plan(&organiser, &gala, put(1, &FloorPlan::empty("Gala"), &[]));
        let Err(Error::Conflict(Conflict::SeatsOccupied(guests))) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!((guests.len(), guests[0].table.as_str()), (1, "Table 7"));
        assert_eq!(test.database.longest_transaction(), 0);
        assert_eq!(rows(&test), [2_400, 0]);
    }
}

#[test]
fn guests_lose_their_seats_together_with_the_plan_and_the_others_keep_theirs() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, TABLES, CHAIRS);
        let (ada, ben) = (
            guest(&test.service, &organiser, &gala, "Ada Lovelace"),
            guest(&test.service, &organiser, &gala, "Ben Hur"),
        );
        test.assign(&organiser, &ada, "t7-chair-3").unwrap();
        test.assign(&organiser, &ben, "t1-chair-1").unwrap();

        let revision = test.put_plan(&organiser, &gala, put(1, &plan_of(1, CHAIRS), &[&ada]));
        assert_eq!(revision.unwrap(), 2);
        let left = test.assignments(&organiser, &gala).unwrap();
        assert_eq!((left.len(), &left[0].guest_id), (1, &ben));
        let texts = activities(&test, &organiser, &gala);
        for text in ["unseated Ada Lovelace", "replaced the floor plan"] {
            assert!(texts.iter().any(|entry| entry == text), "{text}: {texts:?}");
        }
    }
}

#[test]
fn many_guests_who_lose_their_seats_are_one_entry_of_the_log() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 30, CHAIRS);
        let names: String = (0..150).map(|n| format!("Guest{n},Lee\n")).collect();
        test.import(&organiser, &gala, &format!("First Name,Last Name\n{names}"))
            .unwrap();
        test.auto_assign(&organiser, &gala).unwrap();
        let seated = test.assignments(&organiser, &gala).unwrap();
        let guests: Vec<&GuestId> = seated.iter().map(|seat| &seat.guest_id).collect();
        assert_eq!(guests.len(), 150);

        test.put_plan(&organiser, &gala, put(1, &FloorPlan::empty("Gala"), &guests))
            .unwrap();
        let mut texts = activities(&test, &organiser, &gala);
        texts.retain(|text| text.starts_with("unseated"));
        assert_eq!(texts, ["unseated 150 guests"]);
    }
}

#[test]
fn nobody_sees_an_unfinished_index_and_the_housekeeping_removes_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        // As much as a server has done that dies between two slices.
        let (organisation, of_gala, now) = (organiser.organisation_id().clone(), gala.clone(), test.service.now());
        let far = SeatId::parse("t9-chair-1").unwrap();
        let die = move |conn: &mut Connection| {
            let scope = storage::events::scope(conn, &organisation, &of_gala)?;
            let scope = storage::plans::rooms::first(conn, &scope)?;
            let mut seat = storage::seating::seats::of_room(conn, &scope)?.remove(0);
            seat.id = far;
            let generation = storage::seating::seats::generations::begin(conn, &scope, now)?;
            storage::seating::seats::generations::add(conn, &scope, generation, &[seat])
        };
        assert!(test.database.open().write(die).unwrap());
        assert_eq!(rows(&test), [9, 1]);

        assert_eq!(seats(&test, &organiser, &gala), 8);
        assert_eq!(test.tables(&organiser, &gala).unwrap().len(), 2);
        let refused = test.assign(&organiser, &ada, "t9-chair-1").unwrap_err();
        assert!(matches!(refused, Error::NotFound(Noun::Seat)), "{refused:?}");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();

        test.clock.advance(TimeDelta::minutes(59));
        assert_eq!(housekeeping::run(&test.service).unwrap().seat_indexes, 0);
        test.clock.advance(TimeDelta::minutes(2));
        assert_eq!(housekeeping::run(&test.service).unwrap().seat_indexes, 1);
        assert_eq!(rows(&test), [8, 0]);
        assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 1);
    }
}

/// Does something in the name of another organiser while a plan is being written.
fn meanwhile(test: &TestService, change: &str) {
    let trigger =
        format!("CREATE TRIGGER meanwhile AFTER INSERT ON hidden_seat_indexes WHEN NEW.building BEGIN {change}; END");
    scratch::execute(&mut connect(test), &trigger).unwrap();
}

#[test]
fn a_guest_who_sits_down_while_the_plan_is_written_keeps_the_seat() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, TABLES, CHAIRS);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    meanwhile(
        &test,
        &format!(
            "INSERT INTO seat_assignments VALUES ('a', NEW.event_id, '{ada}', 't7-chair-3', TRUE, NEW.created_at, NEW.organisation_id,
                NEW.event_id, NEW.room_id)"
        ),
    );
    let refused = test.put_plan(&organiser, &gala, put(1, &FloorPlan::empty("Gala"), &[]));
    assert!(
        matches!(&refused, Err(Error::Conflict(Conflict::SeatsOccupied(guests))) if guests.len() == 1),
        "{refused:?}"
    );
    assert_eq!(
        (
            test.plan(&organiser, &gala).unwrap().revision,
            seats(&test, &organiser, &gala)
        ),
        (1, SEATS)
    );
    assert_eq!(rows(&test), [2_400, 0], "what was written is gone");
}

#[test]
fn a_guest_with_consent_who_sits_down_while_the_plan_is_written_is_unseated() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, TABLES, CHAIRS);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    meanwhile(
        &test,
        &format!(
            "INSERT INTO seat_assignments VALUES ('a', NEW.event_id, '{ada}', 't7-chair-3', TRUE, NEW.created_at, NEW.organisation_id,
                NEW.event_id, NEW.room_id)"
        ),
    );
    test.put_plan(&organiser, &gala, put(1, &FloorPlan::empty("Gala"), &[&ada]))
        .unwrap();
    assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
    let texts = activities(&test, &organiser, &gala);
    assert!(texts.contains(&"unseated Ada Lovelace".to_owned()), "{texts:?}");
}

#[test]
fn a_plan_that_was_edited_while_another_one_is_written_stays() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 2, 4);
    meanwhile(&test, "UPDATE floor_plans SET revision = 2");
    let refused = test.put_plan(&organiser, &gala, put(1, &plan_of(TABLES, CHAIRS), &[]));
    assert!(
        matches!(refused, Err(Error::Conflict(Conflict::StaleRevision(2)))),
        "{refused:?}"
    );
    assert_eq!((seats(&test, &organiser, &gala), rows(&test)), (8, [8, 0]));
}

#[test]
fn an_index_whose_removal_has_begun_is_not_shown() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 2, 4);
    let removal = "CREATE TRIGGER removal AFTER INSERT ON seats WHEN NEW.seat_id = 't300-chair-1'
        BEGIN UPDATE hidden_seat_indexes SET building = FALSE; END";
    scratch::execute(&mut connect(&test), removal).unwrap();
    let failed = test.put_plan(&organiser, &gala, put(1, &plan_of(TABLES, CHAIRS), &[]));
    assert!(matches!(failed, Err(Error::Unavailable(_))), "{failed:?}");
    assert_eq!((seats(&test, &organiser, &gala), rows(&test)), (8, [8, 0]));
    assert_eq!(test.plan(&organiser, &gala).unwrap().revision, 1);
}
