//! An id of another organisation gets the same answer as an unknown one in every use case, and changes nothing. Readers
//! cannot write.

use std::collections::BTreeSet;

use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::guests as guest_cases;
use app_service::plans::{self, PutPlan};
use app_service::seating::{PlaceBack, SwapSeats};
use domain::account::Role;
use domain::event::EventPatch;
use domain::guest::GuestPatch;
use domain::id::{AssignmentId, EventId, GuestId};
use domain::plan::Command;
use domain::seat::SeatedBy;
use domain::snapshot::SnapshotLabel;
use storage::Storage;
use test_support::builders::{event_with_tables, guest, new_event, new_guest, plan_of};
use test_support::service::TestService;

struct Ids {
    event: EventId,
    guest: GuestId,
    assignment: AssignmentId,
}

/// Every use case that takes an id, with its answer as text.
fn answers(test: &TestService, organiser: &Organiser, ids: &Ids) -> Vec<(&'static str, String)> {
    let Ids {
        event,
        guest,
        assignment,
    } = ids;
    let shift = vec![Command::Remove { ids: Vec::new() }];
    let put = || PutPlan {
        expected_revision: 1,
        plan: serde_json::to_value(plan_of(1, 2)).unwrap_or_default(),
        unseat: BTreeSet::new(),
    };
    let swap = SwapSeats {
        guest_id: guest.to_string(),
        from_seat_id: None,
        seat_id: "t1-chair-1".to_owned(),
        other_guest_id: guest.to_string(),
    };
    let back = PlaceBack {
        guest_id: guest.to_string(),
        from_seat_id: Some("t1-chair-1".to_owned()),
        seat_id: None,
        by: SeatedBy::Hand,
        table_id: None,
    };
    let name = || Some("Stolen".to_owned());
    vec![
        ("events::get", show(test.event(organiser, event))),
        (
            "events::update",
            show(test.update_event(
                organiser,
                event,
                EventPatch {
                    name: name(),
                    ..EventPatch::default()
                },
            )),
        ),
        ("plans::get", show(test.plan(organiser, event))),
        ("plans::tables", show(test.tables(organiser, event))),
        ("plans::put", show(test.put_plan(organiser, event, put()))),
        (
            "plans::apply_commands",
            show(test.apply(organiser, event, 1, "c9", shift)),
        ),
        ("guests::list", show(test.guests(organiser, event))),
        (
            "guests::create",
            show(test.create_guest(organiser, event, new_guest("Eve"))),
        ),
        ("guests::get", show(test.guest(organiser, guest))),
        (
            "guests::update",
            show(test.update_guest(
                organiser,
                guest,
                GuestPatch {
                    first_name: name(),
                    ..GuestPatch::default()
                },
            )),
        ),
        (
            "guests::import",
            show(test.import(organiser, event, "First Name,Last Name\nEve,Hill\n")),
        ),
        ("seating::list", show(test.assignments(organiser, event))),
        ("seating::assign", show(test.assign(organiser, guest, "t1-chair-2"))),
        (
            "seating::assign_in_event",
            show(test.assign_in_event(organiser, event, guest.as_str(), "t1-chair-2")),
        ),
        ("seating::swap", show(test.swap(organiser, event, swap))),
        (
            "seating::restore",
            show(test.restore_seats(organiser, event, vec![back.clone()])),
        ),
        (
            "seating::take_back",
            show(test.take_seats_back(organiser, event, &[back])),
        ),
        ("seating::unassign", show(test.unassign(organiser, guest))),
        ("seating::remove", show(test.remove_assignment(organiser, assignment))),
        ("seating::auto_assign", show(test.auto_assign(organiser, event))),
        ("exports::seating_chart", show(test.chart(organiser, event))),
        (
            "snapshots::save",
            show(test.save_snapshot(organiser, event, "Stolen", &plan_of(1, 2))),
        ),
        ("snapshots::list", show(test.snapshots(organiser, Some(event)))),
        ("snapshots::get", show(test.snapshot(organiser, Some(event), &before()))),
        (
            "snapshots::get anywhere",
            show(test.snapshot(organiser, None, &before())),
        ),
        (
            "snapshots::delete",
            show(test.delete_snapshot(organiser, Some(event), &before())),
        ),
        (
            "snapshots::delete anywhere",
            show(test.delete_snapshot(organiser, None, &before())),
        ),
        ("guests::delete", show(test.delete_guest(organiser, guest))),
        ("events::delete", show(test.delete_event(organiser, event))),
    ]
}

fn before() -> SnapshotLabel {
    SnapshotLabel::parse("Before").unwrap()
}

fn show<T: std::fmt::Debug>(answer: Result<T, Error>) -> String {
    match answer {
        Ok(value) => format!("granted: {value:?}"),
        Err(error) => format!("{} {error}", error.code()),
    }
}

#[test]
fn a_foreign_id_answers_like_an_unknown_id_and_changes_nothing() {
    for test in TestService::each() {
        let (ann, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
        let event = event_with_tables(&test.service, &ann, 1, 4);
        let ada = guest(&test.service, &ann, &event, "Ada Lovelace");
        let assignment = test.assign(&ann, &ada, "t1-chair-1").unwrap().id;
        test.save_snapshot(&ann, &event, "Before", &plan_of(1, 2)).unwrap();
        let state = || {
            (
                test.snapshots(&ann, None).unwrap(),
                test.event(&ann, &event).unwrap(),
                test.guests(&ann, &event).unwrap(),
                test.plan(&ann, &event).unwrap(),
            )
        };
        let before = state();
        let foreign = answers(
            &test,
            &eve,
            &Ids {
                event: event.clone(),
                guest: ada,
                assignment,
            },
        );
        let nowhere = Ids {
            event: EventId::parse("nowhere").unwrap(),
            guest: GuestId::parse("nobody").unwrap(),
            assignment: AssignmentId::parse("nothing").unwrap(),
        };
        let unknown = answers(&test, &eve, &nowhere);
        assert_eq!(foreign, unknown);
        assert!(
            foreign.iter().all(|(_, answer)| answer.starts_with("not_found ")),
            "{foreign:#?}"
        );
        assert_eq!(state(), before);
        assert_eq!(test.events(&eve).unwrap(), []);
        assert_eq!(test.service.read(|r| plans::list(r, &eve)).unwrap(), []);
        assert_eq!(test.snapshots(&eve, None).unwrap(), []);
    }
}

#[test]
fn viewers_and_door_staff_read_and_do_not_write() {
    let test = TestService::sqlite();
    let ann = test.organiser("ann@example.org");
    let event = event_with_tables(&test.service, &ann, 1, 4);
    let ada = guest(&test.service, &ann, &event, "Ada Lovelace");
    let assignment = test.assign(&ann, &ada, "t1-chair-1").unwrap().id;
    test.save_snapshot(&ann, &event, "Before", &plan_of(1, 2)).unwrap();
    let ids = Ids {
        event,
        guest: ada,
        assignment,
    };
    for role in [Role::Viewer, Role::DoorStaff] {
        let reader = with_role(&test, &ann, role);
        for (name, answer) in answers(&test, &reader, &ids) {
            let reads = [
                "events::get",
                "plans::get",
                "plans::tables",
                "guests::list",
                "guests::get",
                "seating::list",
                "snapshots::list",
                "snapshots::get",
                "snapshots::get anywhere",
            ];
            if reads.contains(&name) || name == "exports::seating_chart" {
                assert!(answer.starts_with("granted"), "{name}: {answer}");
            } else {
                assert_eq!(answer, "forbidden Your role does not allow this.", "{name}");
            }
        }
        let member = reader.clone();
        let made = test
            .service
            .write(move |tx| app_service::events::create(tx, &member, new_event("Mine")));
        assert!(matches!(made, Err(Error::Forbidden)));
    }
    assert_eq!(
        guest_cases::import(
            &test.service,
            &with_role(&test, &ann, Role::Viewer),
            &ids.event,
            "x",
            b""
        )
        .unwrap_err()
        .code(),
        "forbidden"
    );
}

/// Gives Ann another role and signs her in again.
fn with_role(test: &TestService, ann: &Organiser, role: Role) -> Organiser {
    let storage: Storage = test.database.open();
    let (organisation, user) = (ann.organisation_id().clone(), ann.user_id().clone());
    let set = storage.write(move |conn| storage::accounts::set_role(conn, &organisation, &user, role));
    assert!(set.is_ok(), "{set:?}");
    test.sign_in("ann@example.org")
}
