//! Events: counts from rows, dates in zones, deletion.

use app_service::error::{Error, Noun};
use app_service::events;
use chrono::TimeDelta;
use domain::event::{EventPatch, NewEvent};
use test_support::builders::{event, event_with_tables, guest, new_event};
use test_support::service::TestService;

#[test]
fn a_new_event_is_in_planning_and_counts_nothing() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event(&test.service, &organiser, "Gala");
        let view = test.event(&organiser, &id).unwrap();
        assert_eq!(view.event.status.as_str(), "planning");
        assert_eq!((view.guest_count, view.assigned_seats, view.seat_count), (0, 0, 0));
        assert_eq!(view.local_date(), "2027-06-12T15:00");
        assert_eq!(test.events(&organiser).unwrap(), [view]);
    }
}

#[test]
fn counts_and_last_activity_come_from_rows() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 2, 8);
        let ada = guest(&test.service, &organiser, &id, "Ada Lovelace");
        let _ = guest(&test.service, &organiser, &id, "Ben Hur");
        test.clock.advance(TimeDelta::minutes(5));
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let view = test.event(&organiser, &id).unwrap();
        assert_eq!((view.guest_count, view.assigned_seats, view.seat_count), (2, 1, 16));
        assert_eq!(view.last_activity, test.service.now());
        test.clock.advance(TimeDelta::minutes(5));
        test.unassign(&organiser, &ada).unwrap();
        assert_eq!(test.event(&organiser, &id).unwrap().last_activity, test.service.now());
        assert_eq!(test.events(&organiser).unwrap(), [test.event(&organiser, &id).unwrap()]);
    }
}

#[test]
fn dates_come_back_from_the_database_to_the_microsecond_in_five_zones() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        for (zone, date) in [
            ("Europe/London", "2026-10-25T01:30:00.123456Z"),
            ("America/New_York", "2026-11-01T06:30:00Z"),
            ("Asia/Kathmandu", "2027-06-12T15:00"),
            ("Australia/Lord_Howe", "2027-04-04T01:45"),
            ("Pacific/Apia", "2027-12-31T23:59:59"),
        ] {
            let new = NewEvent {
                date: date.to_owned(),
                zone: Some(zone.to_owned()),
                ..new_event(zone)
            };
            let member = organiser.clone();
            let made = test.service.write(move |tx| events::create(tx, &member, new)).unwrap();
            let read = test.event(&organiser, &made.event.id).unwrap();
            assert_eq!(made, read, "{zone}");
            test.clock.advance(TimeDelta::minutes(1));
            let shown = EventPatch {
                date: Some(read.local_date()),
                zone: Some(zone.to_owned()),
                ..EventPatch::default()
            };
            let saved = test.update_event(&organiser, &read.event.id, shown).unwrap();
            assert_eq!(saved, read, "saving what is shown changes nothing in {zone}");
        }
    }
}

#[test]
fn a_wrong_date_is_refused_and_nothing_is_stored() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let member = organiser.clone();
    let new = NewEvent {
        date: "2027-03-28T01:30".to_owned(),
        ..new_event("Gala")
    };
    let refused = test
        .service
        .write(move |tx| events::create(tx, &member, new))
        .unwrap_err();
    assert_eq!((refused.code(), refused.field()), ("invalid", Some("date")));
    assert_eq!(test.events(&organiser).unwrap(), []);
}

#[test]
fn a_patch_changes_what_it_names() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event(&test.service, &organiser, "Gala");
    let patch = EventPatch {
        name: Some("Winter gala".to_owned()),
        status: Some("in-progress".to_owned()),
        venue: Some("Town hall".to_owned()),
        rsvp_deadline: Some(Some("2027-05-01".to_owned())),
        ..EventPatch::default()
    };
    let view = test.update_event(&organiser, &id, patch).unwrap();
    assert_eq!(
        (view.event.name.as_str(), view.event.status.as_str()),
        ("Winter gala", "in-progress")
    );
    assert_eq!(
        view.event.rsvp_deadline.unwrap().to_rfc3339(),
        "2027-05-01T22:59:00+00:00"
    );
    let blank = EventPatch {
        name: Some(" ".to_owned()),
        ..EventPatch::default()
    };
    assert_eq!(
        test.update_event(&organiser, &id, blank).unwrap_err().field(),
        Some("name")
    );
    assert_eq!(test.event(&organiser, &id).unwrap(), view);
}

#[test]
fn a_deleted_event_and_everything_in_it_is_not_found() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &id, "Ada Lovelace");
        test.delete_event(&organiser, &id).unwrap();
        assert!(matches!(test.event(&organiser, &id), Err(Error::NotFound(Noun::Event))));
        assert!(matches!(
            test.delete_event(&organiser, &id),
            Err(Error::NotFound(Noun::Event))
        ));
        assert!(matches!(
            test.guest(&organiser, &ada),
            Err(Error::NotFound(Noun::Guest))
        ));
        assert!(matches!(
            test.assign(&organiser, &ada, "t1-chair-1"),
            Err(Error::NotFound(Noun::Guest))
        ));
        assert_eq!(test.events(&organiser).unwrap(), []);
    }
}
