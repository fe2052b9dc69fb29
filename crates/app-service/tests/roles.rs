//! What each role may do: viewers read, door staff also mark arrivals, and every other write of theirs is refused and
//! changes nothing.

use std::collections::BTreeSet;

use app_service::activity;
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::events::{self, DuplicateEvent};
use app_service::guests as guest_cases;
use app_service::plans::{self, PutPlan};
use app_service::seating::{PlaceBack, SwapSeats};
use domain::account::{Act, Role};
use domain::event::{EventList, EventPatch};
use domain::guest::GuestPatch;
use domain::id::{AssignmentId, EventId, GuestId};
use domain::plan::{Command, ElementId};
use domain::seat::SeatedBy;
use domain::snapshot::SnapshotLabel;
use test_support::builders::{event, event_with_tables, guest, new_event, new_guest, plan_of};
use test_support::service::TestService;

struct Ids {
    event: EventId,
    archived: EventId,
    deleted: EventId,
    guest: GuestId,
    waiting: GuestId,
    assignment: AssignmentId,
}

fn world(test: &TestService, owner: &Organiser) -> Ids {
    let event_id = event_with_tables(&test.service, owner, 2, 4);
    let (archived, deleted) = (event(&test.service, owner, "Old"), event(&test.service, owner, "Gone"));
    test.archive_event(owner, &archived).unwrap();
    test.delete_event(owner, &deleted).unwrap();
    let waiting = guest(&test.service, owner, &event_id, "Cleo Hill");
    let guest = guest(&test.service, owner, &event_id, "Ana Ruiz");
    let assignment = test.assign(owner, &guest, "t1-chair-1").unwrap().id;
    test.save_snapshot(owner, &event_id, "Before", &plan_of(1, 2)).unwrap();
    Ids {
        event: event_id,
        archived,
        deleted,
        guest,
        waiting,
        assignment,
    }
}

fn before() -> SnapshotLabel {
    SnapshotLabel::parse("Before").unwrap()
}

fn outcome<T>(answer: Result<T, Error>) -> Result<(), Error> {
    answer.map(drop)
}

/// Every use case that writes below an organisation, each on values that an owner could send.
fn writes(test: &TestService, organiser: &Organiser, ids: &Ids) -> Vec<(&'static str, Result<(), Error>)> {
    let Ids {
        event,
        archived,
        deleted,
        guest,
        waiting,
        assignment,
    } = ids;
    let instead = SwapSeats {
        guest_id: waiting.to_string(),
        from_seat_id: None,
        seat_id: "t1-chair-3".to_owned(),
        other_guest_id: guest.to_string(),
    };
    let back = PlaceBack {
        guest_id: guest.to_string(),
        from_seat_id: None,
        seat_id: Some("t1-chair-1".to_owned()),
        by: SeatedBy::Hand,
        table_id: None,
    };
    let member = organiser.clone();
    let renamed = EventPatch {
        name: Some("Stolen".to_owned()),
        ..EventPatch::default()
    };
    let noted = GuestPatch {
        notes: Some("x".to_owned()),
        attendance: Some("arrived".to_owned()),
        ..GuestPatch::default()
    };
    let put = PutPlan {
        expected_revision: 1,
        plan: serde_json::to_value(plan_of(1, 2)).unwrap(),
        unseat: BTreeSet::new(),
    };
    let gone = vec![Command::Remove {
        ids: vec![ElementId::parse("t2").unwrap()],
    }];
    let create = test
        .service
        .write(move |tx| events::create(tx, &member, new_event("New")));
    let import = guest_cases::import(&test.service, organiser, event, "l.csv", b"First,Last\nBen,Hur\n");
    vec![
        ("events::create", outcome(create)),
        ("events::update", outcome(test.update_event(organiser, event, renamed))),
        (
            "events::duplicate",
            outcome(test.duplicate_event(organiser, event, DuplicateEvent::default())),
        ),
        ("events::archive", outcome(test.archive_event(organiser, event))),
        ("events::unarchive", outcome(test.unarchive_event(organiser, archived))),
        ("events::restore", outcome(test.restore_event(organiser, deleted))),
        (
            "guests::create",
            outcome(test.create_guest(organiser, event, new_guest("Eve"))),
        ),
        ("guests::update", outcome(test.update_guest(organiser, guest, noted))),
        ("guests::import", outcome(import)),
        ("seating::assign", outcome(test.assign(organiser, guest, "t1-chair-2"))),
        (
            "seating::assign_in_event",
            outcome(test.assign_in_event(organiser, event, guest.as_str(), "t1-chair-3")),
        ),
        ("seating::swap", outcome(test.swap(organiser, event, instead))),
        (
            "seating::restore",
            outcome(test.restore_seats(organiser, event, vec![back.clone()])),
        ),
        (
            "seating::take_back",
            outcome(test.take_seats_back(organiser, event, &[back])),
        ),
        (
            "seating::remove",
            outcome(test.remove_assignment(organiser, assignment)),
        ),
        ("seating::unassign", outcome(test.unassign(organiser, guest))),
        ("seating::auto_assign", outcome(test.auto_assign(organiser, event))),
        (
            "plans::apply_commands",
            outcome(test.apply(organiser, event, 1, "c1", gone)),
        ),
        ("plans::put", outcome(plans::put(&test.service, organiser, event, put))),
        (
            "snapshots::save",
            outcome(test.save_snapshot(organiser, event, "New", &plan_of(1, 2))),
        ),
        (
            "snapshots::delete",
            outcome(test.delete_snapshot(organiser, Some(event), &before())),
        ),
        ("guests::delete", outcome(test.delete_guest(organiser, guest))),
        ("events::delete", outcome(test.delete_event(organiser, event))),
    ]
}

/// All that the owner can see.
fn everything(test: &TestService, owner: &Organiser, ids: &Ids) -> String {
    let lists: Vec<_> = EventList::ALL
        .into_iter()
        .map(|list| test.events_on(owner, list).unwrap())
        .collect();
    let log = test
        .service
        .read(|r| activity::list(r, owner, &ids.event, None, None))
        .unwrap();
    let plan = test.plan(owner, &ids.event).unwrap();
    let guests = test.guests(owner, &ids.event).unwrap();
    let seats = test.assignments(owner, &ids.event).unwrap();
    let snapshots = test.snapshots(owner, Some(&ids.event)).unwrap();
    let snapshot = test.snapshot(owner, None, &before()).unwrap();
    let (revision, document) = (plan.revision, plan.plan.to_json().unwrap());
    format!("{lists:?} {log:?} {revision} {document} {guests:?} {seats:?} {snapshots:?} {snapshot}")
}

#[test]
fn every_write_use_case_refuses_viewers_and_door_staff_and_changes_nothing() {
    for test in TestService::each() {
        let owner = test.organiser("ann@example.org");
        let ids = world(&test, &owner);
        for role in Role::ALL.into_iter().filter(|role| !role.may(Act::Edit)) {
            let member = test.member(&owner, &format!("{}@example.org", role.as_str()), role);
            let before = everything(&test, &owner, &ids);
            for (name, answer) in writes(&test, &member, &ids) {
                assert!(
                    matches!(answer, Err(Error::Forbidden)),
                    "{name} as {}: {answer:?}",
                    role.as_str()
                );
            }
            assert_eq!(everything(&test, &owner, &ids), before, "{}", role.as_str());
        }
    }
}

#[test]
fn a_planner_may_do_all_of_it() {
    for test in TestService::each() {
        let owner = test.organiser("ann@example.org");
        let ids = world(&test, &owner);
        let planner = test.member(&owner, "planner@example.org", Role::Planner);
        for (name, answer) in writes(&test, &planner, &ids) {
            // A move gives an assignment another id, and commands make the revision that a plan replaces an old one.
            let moved_on = matches!(
                (name, &answer),
                ("seating::remove", Err(Error::NotFound(_))) | ("plans::put", Err(Error::Conflict(_)))
            );
            assert!(answer.is_ok() || moved_on, "{name}: {answer:?}");
        }
    }
}

#[test]
fn everybody_may_read() {
    let test = TestService::sqlite();
    let owner = test.organiser("ann@example.org");
    let ids = world(&test, &owner);
    for role in Role::ALL {
        let member = match role {
            Role::Owner => owner.clone(),
            _ => test.member(&owner, &format!("{}@example.org", role.as_str()), role),
        };
        assert_eq!(everything(&test, &member, &ids), everything(&test, &owner, &ids));
        assert!(test.chart(&member, &ids.event).is_ok(), "{}", role.as_str());
    }
}

fn patch(change: impl FnOnce(&mut GuestPatch)) -> GuestPatch {
    let mut patch = GuestPatch::default();
    change(&mut patch);
    patch
}

#[test]
fn door_staff_mark_arrivals_and_viewers_do_not() {
    for test in TestService::each() {
        let owner = test.organiser("ann@example.org");
        let ids = world(&test, &owner);
        let door = test.member(&owner, "door@example.org", Role::DoorStaff);
        let viewer = test.member(&owner, "viewer@example.org", Role::Viewer);
        for (arrival, arrived) in [
            (patch(|p| p.status = Some("checked-in".to_owned())), true),
            (patch(|p| p.attendance = Some("not-arrived".to_owned())), false),
            (patch(|p| p.attendance = Some("arrived".to_owned())), true),
        ] {
            test.clock.advance(chrono::TimeDelta::minutes(1));
            let before = test.guest(&owner, &ids.guest).unwrap();
            let refused = test.update_guest(&viewer, &ids.guest, arrival.clone());
            assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
            assert_eq!(test.guest(&owner, &ids.guest).unwrap(), before);
            let marked = test.update_guest(&door, &ids.guest, arrival).unwrap();
            assert_eq!(marked.guest.arrived, arrived);
        }
        let log = test
            .service
            .read(|r| activity::list(r, &owner, &ids.event, None, Some(1)))
            .unwrap();
        assert_eq!(log.entries[0].by.as_ref().unwrap().0, *door.user_id());
    }
}

#[test]
fn door_staff_change_nothing_along_with_an_arrival() {
    let test = TestService::sqlite();
    let owner = test.organiser("ann@example.org");
    let ids = world(&test, &owner);
    let door = test.member(&owner, "door@example.org", Role::DoorStaff);
    let before = everything(&test, &owner, &ids);
    let arrived = |p: &mut GuestPatch| p.attendance = Some("arrived".to_owned());
    for change in [
        patch(|_| {}),
        patch(|p| p.status = Some("cancelled".to_owned())),
        patch(|p| p.rsvp = Some("attending".to_owned())),
        patch(|p| (arrived(p), p.status = Some("confirmed".to_owned())).0),
        patch(|p| (arrived(p), p.first_name = Some("Eve".to_owned())).0),
        patch(|p| (arrived(p), p.seat_id = Some(None)).0),
        patch(|p| (arrived(p), p.party = Some(None)).0),
    ] {
        let refused = test.update_guest(&door, &ids.guest, change);
        assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
    }
    assert_eq!(everything(&test, &owner, &ids), before);
}
