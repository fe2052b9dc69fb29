//! Archiving, deleting and restoring events: what is on which list, and for how long.

use app_service::actor::Organiser;
use app_service::error::{Error, Noun};
use chrono::TimeDelta;
use domain::event::{EventList, EventPatch};
use domain::id::EventId;
use domain::limits::EVENT_RESTORE_DAYS;
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

fn listed(test: &TestService, organiser: &Organiser, list: EventList) -> Vec<EventId> {
    let events = test.events_on(organiser, list).unwrap();
    events.into_iter().map(|view| view.event.id).collect()
}

#[test]
fn an_archived_event_leaves_the_list_and_stays_readable_and_editable() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 4);
        let archived = test.archive_event(&organiser, &id).unwrap();
        assert_eq!(archived.event.archived_at, Some(test.service.now()));
        assert_eq!(listed(&test, &organiser, EventList::Active), []);
        assert_eq!(
            listed(&test, &organiser, EventList::Archived),
            std::slice::from_ref(&id)
        );
        assert_eq!(test.event(&organiser, &id).unwrap(), archived);
        let ada = guest(&test.service, &organiser, &id, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let patch = EventPatch {
            venue: Some("Town hall".to_owned()),
            ..EventPatch::default()
        };
        let edited = test.update_event(&organiser, &id, patch).unwrap();
        assert_eq!(edited.event.archived_at, archived.event.archived_at);
        let back = test.unarchive_event(&organiser, &id).unwrap();
        assert_eq!((back.event.archived_at, back.assigned_seats), (None, 1));
        assert_eq!(listed(&test, &organiser, EventList::Active), [id]);
    }
}

#[test]
fn archiving_twice_keeps_the_first_time() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event(&test.service, &organiser, "Gala");
    let first = test.archive_event(&organiser, &id).unwrap();
    test.clock.advance(TimeDelta::hours(1));
    assert_eq!(test.archive_event(&organiser, &id).unwrap(), first);
}

#[test]
fn a_deleted_event_is_on_its_own_list_and_comes_back_with_everything() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &id, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let before = everything(&test, &organiser, &id);
        test.delete_event(&organiser, &id).unwrap();
        assert_eq!(listed(&test, &organiser, EventList::Active), []);
        let deleted = test.events_on(&organiser, EventList::Deleted).unwrap();
        let [view] = deleted.as_slice() else {
            panic!("one event is deleted: {deleted:?}")
        };
        assert_eq!(view.event.deleted_at, Some(test.service.now()));
        assert_eq!(
            view.event.restorable_until(),
            Some(test.service.now() + TimeDelta::days(30))
        );
        assert_eq!((view.guest_count, view.assigned_seats, view.seat_count), (1, 1, 4));
        let restored = test.restore_event(&organiser, &id).unwrap();
        assert_eq!(restored.event.deleted_at, None);
        assert_eq!(everything(&test, &organiser, &id), before);
        assert_eq!(listed(&test, &organiser, EventList::Deleted), []);
    }
}

/// All that is below an event.
fn everything(test: &TestService, organiser: &Organiser, id: &EventId) -> String {
    let plan = test.plan(organiser, id).unwrap();
    let guests = test.guests(organiser, id).unwrap();
    let seats = test.assignments(organiser, id).unwrap();
    let event = test.event(organiser, id).unwrap().event;
    let (revision, document) = (plan.revision, plan.plan.to_json().unwrap());
    format!("{event:?} {revision} {document} {guests:?} {seats:?}")
}

#[test]
fn an_event_can_be_restored_for_thirty_days() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (in_time, too_late) = (
            event(&test.service, &organiser, "A"),
            event(&test.service, &organiser, "B"),
        );
        test.delete_event(&organiser, &too_late).unwrap();
        test.clock.advance(TimeDelta::microseconds(1));
        test.delete_event(&organiser, &in_time).unwrap();
        test.clock.advance(TimeDelta::days(EVENT_RESTORE_DAYS));
        assert_eq!(
            listed(&test, &organiser, EventList::Deleted),
            std::slice::from_ref(&in_time)
        );
        assert!(matches!(
            test.restore_event(&organiser, &too_late),
            Err(Error::NotFound(Noun::Event))
        ));
        test.restore_event(&organiser, &in_time).unwrap();
    }
}

#[test]
fn only_what_is_deleted_and_ones_own_can_be_restored() {
    let test = TestService::sqlite();
    let (organiser, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
    let id = event(&test.service, &organiser, "Gala");
    assert!(matches!(
        test.restore_event(&organiser, &id),
        Err(Error::NotFound(Noun::Event))
    ));
    test.delete_event(&organiser, &id).unwrap();
    assert!(matches!(
        test.restore_event(&eve, &id),
        Err(Error::NotFound(Noun::Event))
    ));
    assert_eq!(listed(&test, &eve, EventList::Deleted), []);
    for refused in [
        test.archive_event(&organiser, &id),
        test.unarchive_event(&organiser, &id),
    ] {
        assert!(matches!(refused, Err(Error::NotFound(Noun::Event))));
    }
}

#[test]
fn an_archived_event_that_is_deleted_comes_back_archived() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let id = event(&test.service, &organiser, "Gala");
    test.archive_event(&organiser, &id).unwrap();
    test.delete_event(&organiser, &id).unwrap();
    assert_eq!(listed(&test, &organiser, EventList::Archived), []);
    test.restore_event(&organiser, &id).unwrap();
    assert_eq!(listed(&test, &organiser, EventList::Archived), [id]);
}
