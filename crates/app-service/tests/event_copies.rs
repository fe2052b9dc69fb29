//! Duplicating an event: the unchanged plan, and the people without answers, arrivals and seats.

use std::collections::HashSet;

use app_service::error::{Error, Noun};
use app_service::events::DuplicateEvent;
use app_service::guests::GuestView;
use app_service::housekeeping;
use app_service::passwords::Passwords;
use app_service::service::Service;
use chrono::TimeDelta;
use domain::event::{Duplicate, Event, EventList, EventPatch};
use domain::guest::GuestPatch;
use domain::guest::status::{GuestStatus, Rsvp};
use domain::id::EventId;
use storage::events as rows;
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest, plan_of};
use test_support::random::FailingRandom;
use test_support::service::TestService;

fn with_guests() -> DuplicateEvent {
    DuplicateEvent {
        with_guests: true,
        ..DuplicateEvent::default()
    }
}

#[test]
fn a_copy_has_the_fields_and_the_plan_and_starts_in_planning() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 2, 8);
        test.apply(&organiser, &id, 1, "c1", vec![rename()]).unwrap();
        let patch = EventPatch {
            venue: Some("Town hall".to_owned()),
            contact: Some("Ann".to_owned()),
            description: Some("Two lines\nof text".to_owned()),
            status: Some("completed".to_owned()),
            end_date: Some(Some("2027-06-12T23:00".to_owned())),
            rsvp_deadline: Some(Some("2027-05-01".to_owned())),
            accent: Some(Some("#1D6F78".to_owned())),
            ..EventPatch::default()
        };
        let original = test.update_event(&organiser, &id, patch).unwrap();
        test.save_snapshot(&organiser, &id, "Before", &plan_of(1, 2)).unwrap();
        let copy = test
            .duplicate_event(&organiser, &id, DuplicateEvent::default())
            .unwrap();
        assert_eq!(copy.event.name, "Copy of Gala");
        assert_eq!(copy.event.status.as_str(), "planning");
        assert_eq!((copy.guest_count, copy.assigned_seats, copy.seat_count), (0, 0, 16));
        let mut expected = original.event.clone();
        expected.id = copy.event.id.clone();
        expected.name = copy.event.name.clone();
        expected.status = copy.event.status;
        expected.created_at = copy.event.created_at;
        assert_eq!(copy.event, expected);
        let (old, new) = (
            test.plan(&organiser, &id).unwrap(),
            test.plan(&organiser, &copy.event.id).unwrap(),
        );
        assert_eq!((old.revision, new.revision), (2, 1));
        assert_eq!(
            test.snapshots(&organiser, Some(&copy.event.id)).unwrap(),
            [],
            "snapshots stay with their event"
        );
        assert_eq!(old.plan.to_json().unwrap(), new.plan.to_json().unwrap());
        assert_eq!(
            test.tables(&organiser, &copy.event.id).unwrap(),
            test.tables(&organiser, &id).unwrap()
        );
        assert_eq!(test.event(&organiser, &id).unwrap().event, original.event);
    }
}

fn rename() -> domain::plan::Command {
    let set = [("label".to_owned(), "Family".into())].into();
    let change = domain::plan::command::PropertyChange {
        id: domain::plan::ElementId::parse("t1").unwrap(),
        set,
        keep_seats: Vec::new(),
    };
    domain::plan::Command::Properties { changes: vec![change] }
}

#[test]
fn a_copy_with_guests_invites_the_same_people_without_answers_arrivals_and_seats() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 8);
        let ada = guest(&test.service, &organiser, &id, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &id, "Ben Hur");
        let texts = GuestPatch {
            email: Some("ada@example.org".to_owned()),
            dietary: Some("vegan".to_owned()),
            notes: Some("Speaks first".to_owned()),
            status: Some("checked-in".to_owned()),
            party: Some(Some("Lovelace".to_owned())),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, texts).unwrap();
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let same_party = GuestPatch {
            party: Some(Some("Lovelace".to_owned())),
            table_id: Some(Some("t1".to_owned())),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ben, same_party).unwrap();
        let before = test.guests(&organiser, &id).unwrap();
        let copy = test.duplicate_event(&organiser, &id, with_guests()).unwrap();
        let after = test.guests(&organiser, &copy.event.id).unwrap();
        assert_eq!((copy.guest_count, copy.assigned_seats), (2, 0));
        for (old, new) in before.iter().zip(&after) {
            assert_eq!(old.guest.texts, new.guest.texts);
            assert_eq!((new.guest.rsvp, new.guest.arrived), (Rsvp::NoAnswer, false));
            assert_eq!(new.status(), GuestStatus::Pending);
            assert_eq!((&new.table, &new.seat), (&None, &None));
            let party = |view: &GuestView| view.guest.party.clone().unwrap();
            assert_eq!(party(old).name, party(new).name);
            assert_ne!(party(old).id, party(new).id);
        }
        let parties: HashSet<_> = after
            .iter()
            .map(|view| view.guest.party.clone().unwrap().id.to_string())
            .collect();
        assert_eq!(parties.len(), 1);
        let codes: HashSet<String> = before
            .iter()
            .chain(&after)
            .map(|view| view.guest.lookup_code.to_string())
            .collect();
        assert_eq!(codes.len(), 4);
        assert_eq!(
            test.guests(&organiser, &id).unwrap(),
            before,
            "the original stays as it was"
        );
    }
}

#[test]
fn a_copy_can_have_a_name_and_a_date_of_its_own() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event(&test.service, &organiser, "Gala");
    let input = DuplicateEvent {
        event: Duplicate {
            name: Some("Next gala".to_owned()),
            date: Some("2028-06-10T15:00".to_owned()),
            zone: None,
        },
        with_guests: false,
    };
    let copy = test.duplicate_event(&organiser, &id, input).unwrap();
    assert_eq!(
        (copy.event.name.as_str(), copy.local_date().as_str()),
        ("Next gala", "2028-06-10T15:00")
    );
}

#[test]
fn an_archived_event_can_be_copied_and_a_deleted_or_unknown_one_cannot() {
    let test = TestService::sqlite();
    let (organiser, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
    let id = event(&test.service, &organiser, "Gala");
    test.archive_event(&organiser, &id).unwrap();
    let copy = test.duplicate_event(&organiser, &id, with_guests()).unwrap();
    assert_eq!(copy.event.archived_at, None);
    let foreign = test.duplicate_event(&eve, &id, with_guests());
    assert!(matches!(foreign, Err(Error::NotFound(Noun::Event))));
    test.delete_event(&organiser, &id).unwrap();
    let gone = test.duplicate_event(&organiser, &id, with_guests());
    assert!(matches!(gone, Err(Error::NotFound(Noun::Event))));
    assert_eq!(test.events_on(&organiser, EventList::Active).unwrap().len(), 1);
}

#[test]
fn a_refused_copy_leaves_nothing_behind() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event_with_tables(&test.service, &organiser, 1, 4);
    for (event, field) in [
        (
            Duplicate {
                name: Some("  ".to_owned()),
                ..Duplicate::default()
            },
            "name",
        ),
        (
            Duplicate {
                date: Some("2027-03-28T01:30".to_owned()),
                ..Duplicate::default()
            },
            "date",
        ),
        (
            Duplicate {
                zone: Some("Mars/Olympus".to_owned()),
                ..Duplicate::default()
            },
            "zone",
        ),
    ] {
        let input = DuplicateEvent {
            event,
            with_guests: true,
        };
        let refused = test.duplicate_event(&organiser, &id, input).unwrap_err();
        assert_eq!((refused.code(), refused.field()), ("invalid", Some(field)));
    }
    assert_eq!(test.events(&organiser).unwrap().len(), 1);
}

#[test]
fn a_copy_that_fails_halfway_leaves_nothing_behind() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 2, 8);
        for number in 0..3 {
            let _guest = guest(&test.service, &organiser, &id, &format!("Guest{number} Test"));
        }
        let rows = || {
            let mut rows = scratch::dump(&mut scratch::connect(test.database.url()).unwrap()).unwrap();
            // What open screens were told of the copy is forgotten within a day, like all changes.
            rows.retain(|row| !row.starts_with("changes: "));
            rows
        };
        let before = rows();
        // One draw names the copy, one the change of its plan, and the third guest's id is the seventh.
        let random = std::sync::Arc::new(FailingRandom::after(6));
        let storage = test.database.open();
        let service = Service::with(
            storage,
            std::sync::Arc::new(test.clock.clone()),
            random,
            Passwords::weak(),
            test_support::service::key(),
        );
        let failed = app_service::events::duplicate(&service, &organiser, &id, with_guests());
        assert!(matches!(failed, Err(Error::Internal(_))), "{failed:?}");
        assert_eq!(before, rows());
    }
}

#[test]
fn a_copy_that_cannot_be_removed_either_answers_with_the_first_failure() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let _ = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let conn = &mut scratch::connect(test.database.url()).unwrap();
    for (on, cause) in [("INSERT ON guests", "no guests"), ("DELETE ON events", "no removal")] {
        let broken = format!("CREATE TRIGGER \"{cause}\" BEFORE {on} BEGIN SELECT RAISE(ABORT, '{cause}'); END");
        scratch::execute(conn, &broken).unwrap();
    }
    let failed = test.duplicate_event(&organiser, &gala, with_guests()).unwrap_err();
    assert!(failed.cause().unwrap().contains("no guests"), "{failed:?}");
}

#[test]
fn a_copy_is_absent_until_it_is_complete_and_goes_with_the_housekeeping_when_it_was_broken_off() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event(&test.service, &organiser, "Gala");
        let copy = Event {
            id: EventId::parse("unfinished").unwrap(),
            ..test.event(&organiser, &id).unwrap().event
        };
        let (organisation, unfinished) = (organiser.organisation_id().clone(), copy.id.clone());
        let storage = test.database.open();
        storage
            .write(move |conn| rows::insert_hidden(conn, &organisation, &copy, "unfinished"))
            .unwrap();
        for list in [EventList::Active, EventList::Archived, EventList::Deleted] {
            let ids: Vec<EventId> = test
                .events_on(&organiser, list)
                .unwrap()
                .into_iter()
                .map(|view| view.event.id)
                .collect();
            assert!(!ids.contains(&unfinished), "{list:?}");
        }
        assert!(matches!(
            test.event(&organiser, &unfinished),
            Err(Error::NotFound(Noun::Event))
        ));
        assert!(matches!(
            test.restore_event(&organiser, &unfinished),
            Err(Error::NotFound(Noun::Event))
        ));
        let sweep = || housekeeping::run(&test.service).unwrap().events;
        test.clock.advance(TimeDelta::hours(1));
        assert_eq!(sweep(), 0, "it may still be under way");
        test.clock.advance(TimeDelta::microseconds(1));
        assert_eq!(sweep(), 1);
        assert_eq!(test.events(&organiser).unwrap().len(), 1);
    }
}
