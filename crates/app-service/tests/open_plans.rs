//! Plans that are kept in memory between two changes, and what is stored of a change: never another plan than the
//! database has, and nothing that was acknowledged is lost.

use std::collections::BTreeSet;

use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::events::DuplicateEvent;
use app_service::plans::{self, ApplyCommands, PutPlan};
use domain::id::EventId;
use domain::plan::command::{Added, Place, PropertyChange};
use domain::plan::{Command, ElementId};
use serde_json::json;
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest, put, table};
use test_support::service::TestService;

fn id(text: &str) -> ElementId {
    ElementId::parse(text).unwrap()
}

fn shift(table: &str, x: f64) -> Command {
    Command::Move {
        moves: vec![Place {
            id: id(table),
            x,
            y: 0.0,
        }],
    }
}

fn shift_all(tables: u32, x: f64) -> Command {
    let place = |number| Place {
        id: id(&format!("t{number}")),
        x: x + f64::from(number),
        y: x,
    };
    Command::Move {
        moves: (1..=tables).map(place).collect(),
    }
}

fn chairs(table: &str, count: u32) -> Command {
    let set = [("chairs".to_owned(), json!(count))].into();
    Command::Properties {
        changes: vec![PropertyChange {
            id: id(table),
            set,
            keep_seats: Vec::new(),
        }],
    }
}

fn x_of(test: &TestService, organiser: &Organiser, event: &EventId, table: &str) -> f64 {
    test.plan(organiser, event).unwrap().plan.element(table).unwrap().x
}

fn stored(test: &TestService, what: &str, of: &str) -> Vec<String> {
    let mut conn = scratch::connect(test.database.url()).unwrap();
    let rows = scratch::stored(&mut conn, what, of).unwrap();
    rows.into_iter().map(Option::unwrap_or_default).collect()
}

/// A second process on the database of the first.
fn beside(test: &TestService) -> app_service::service::Service {
    app_service::service::Service::with(
        test.database.open(),
        std::sync::Arc::new(test.clock.clone()),
        std::sync::Arc::new(test_support::random::SeededRandom::new(2)),
        app_service::passwords::Passwords::weak(),
        test_support::service::key(),
    )
}

fn apply(
    service: &app_service::service::Service,
    organiser: &Organiser,
    event: &EventId,
    base_revision: i64,
    id: &str,
    command: Command,
) -> Result<i64, Error> {
    let input = ApplyCommands {
        base_revision,
        command_id: id.to_owned(),
        commands: vec![command],
        unseat: BTreeSet::new(),
    };
    plans::apply_commands(service, organiser, event, &input).map(|applied| applied.revision)
}

#[test]
fn a_change_that_another_process_made_is_not_forgotten() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let other = beside(&test);
        apply(&test.service, &organiser, &gala, 1, "c1", shift("t1", 10.0)).unwrap();
        apply(&other, &organiser, &gala, 2, "c2", chairs("t2", 6)).unwrap();
        apply(&test.service, &organiser, &gala, 3, "c3", chairs("t2", 7)).unwrap();
        apply(&other, &organiser, &gala, 4, "c4", shift("t1", 30.0)).unwrap();
        let plan = test.plan(&organiser, &gala).unwrap();
        assert_eq!((plan.revision, x_of(&test, &organiser, &gala, "t1")), (5, 30.0));
        let seats: Vec<String> = plan.plan.seats().map(|(_, chair)| chair.id.to_string()).collect();
        let mut indexed = stored(&test, "seat_id", "seats");
        indexed.sort();
        let mut wanted = seats.clone();
        wanted.sort();
        assert_eq!(indexed, wanted, "the index follows the plan");
        assert_eq!(seats.len(), 11);
    }
}

#[test]
fn after_a_backup_was_restored_a_revision_of_the_same_number_is_another_one() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let other = beside(&test);
        apply(&test.service, &organiser, &gala, 1, "lost", shift("t1", 10.0)).unwrap();
        let mut conn = scratch::connect(test.database.url()).unwrap();
        scratch::execute(
            &mut conn,
            "DELETE FROM plan_patches; DELETE FROM plan_commands WHERE revision = 2",
        )
        .unwrap();
        apply(&other, &organiser, &gala, 1, "kept", shift("t2", 20.0)).unwrap();
        apply(&test.service, &organiser, &gala, 2, "next", chairs("t1", 5)).unwrap();
        let xs = [
            x_of(&test, &organiser, &gala, "t1"),
            x_of(&test, &organiser, &gala, "t2"),
        ];
        assert_eq!(xs[1], 20.0);
        assert_ne!(xs[0], 10.0, "what the backup did not have is gone");
    }
}

#[test]
fn a_plan_that_was_replaced_is_not_changed_as_it_was() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 3, 4);
        apply(&test.service, &organiser, &gala, 1, "c1", shift("t1", 10.0)).unwrap();
        put(
            &test.service,
            &organiser,
            &gala,
            2,
            &test_support::builders::plan_of(1, 2),
        );
        apply(&test.service, &organiser, &gala, 3, "c2", shift("t1", 30.0)).unwrap();
        let plan = test.plan(&organiser, &gala).unwrap().plan;
        assert_eq!((plan.elements().len(), plan.seats().count()), (1, 2));
        let gone = apply(&test.service, &organiser, &gala, 4, "c3", shift("t3", 1.0)).unwrap_err();
        assert_eq!(gone.code(), "invalid");
    }
}

#[test]
fn a_plan_in_memory_is_not_there_for_another_organisation() {
    for test in TestService::each() {
        let (ann, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
        let gala = event_with_tables(&test.service, &ann, 2, 4);
        apply(&test.service, &ann, &gala, 1, "c1", shift("t1", 10.0)).unwrap();
        for base in [1, 2] {
            let refused = apply(&test.service, &eve, &gala, base, "c2", shift("t1", 99.0)).unwrap_err();
            assert!(matches!(refused, Error::NotFound(_)), "{refused:?}");
        }
        assert_eq!(apply(&test.service, &ann, &gala, 2, "c2", shift("t2", 5.0)).unwrap(), 3);
        assert_eq!(x_of(&test, &ann, &gala, "t1"), 10.0);
    }
}

#[test]
fn a_change_that_the_database_refused_leaves_nothing_in_memory() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        apply(&test.service, &organiser, &gala, 1, "c1", shift("t2", 10.0)).unwrap();
        let remove = Command::Remove { ids: vec![id("t1")] };
        let refused = apply(&test.service, &organiser, &gala, 2, "c2", remove).unwrap_err();
        assert_eq!(refused.code(), "seats_occupied");
        apply(&test.service, &organiser, &gala, 2, "c3", shift("t1", 20.0)).unwrap();
        let plan = test.plan(&organiser, &gala).unwrap().plan;
        assert_eq!((plan.elements().len(), plan.seats().count()), (2, 8));
        assert_eq!(test.event(&organiser, &gala).unwrap().seat_count, 8);
    }
}

#[test]
fn every_acknowledged_change_is_there_for_a_process_that_starts_anew() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let add = |number, index| {
            let element = table(number, 4);
            Command::Add {
                elements: vec![Added { element, index }],
            }
        };
        let canvas = |field: &str, value| Command::Canvas {
            set: [(field.to_owned(), value)].into(),
        };
        let steps = vec![
            add(1, None),
            add(2, Some(0)),
            canvas("venueWidth", json!(80)),
            chairs("t2", 9),
            Command::Remove { ids: vec![id("t1")] },
            add(3, Some(0)),
            canvas("metadata", json!({ "name": "Hall", "futureField": [1.5] })),
            shift("t2", 0.1),
        ];
        let mut plan = test.plan(&organiser, &gala).unwrap().plan;
        for (revision, command) in (0_i64..).zip(steps) {
            plan.apply(&command).unwrap();
            apply(
                &test.service,
                &organiser,
                &gala,
                revision,
                &format!("c{revision}"),
                command,
            )
            .unwrap();
            let read = beside(&test).read(|r| plans::get(r, &organiser, &gala)).unwrap();
            assert_eq!(
                (read.revision, read.plan.to_json().unwrap()),
                (revision + 1, plan.to_json().unwrap())
            );
        }
        assert_eq!(stored(&test, "revision", "floor_plans"), ["1"], "the rest is patches");
        let listed = test.service.read(|r| plans::list(r, &organiser)).unwrap();
        assert_eq!(
            (listed[0].revision, listed[0].plan.to_json().unwrap()),
            (8, plan.to_json().unwrap())
        );
        let copy = test
            .duplicate_event(&organiser, &gala, DuplicateEvent::default())
            .unwrap();
        let copied = test.plan(&organiser, &copy.event.id).unwrap();
        assert_eq!(
            (copied.revision, copied.plan.to_json().unwrap()),
            (1, plan.to_json().unwrap())
        );
    }
}

#[test]
fn patches_are_folded_into_the_document_before_they_outgrow_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 120, 8);
        let mut most = 0;
        for revision in 1..=6_i64 {
            let x = 10.0 * f64::from(u8::try_from(revision).unwrap());
            apply(
                &test.service,
                &organiser,
                &gala,
                revision,
                &format!("c{revision}"),
                shift_all(120, x),
            )
            .unwrap();
            let patches: usize = stored(&test, "patch", "plan_patches").iter().map(String::len).sum();
            most = most.max(patches);
        }
        let document = stored(&test, "document", "floor_plans").remove(0).len();
        assert!(
            most > 0 && most <= document.max(128 * 1024),
            "{most} bytes of patches, {document} of document"
        );
        assert_ne!(
            stored(&test, "revision", "floor_plans"),
            ["1"],
            "it was folded at least once"
        );
        assert_eq!(x_of(&test, &organiser, &gala, "t7"), 67.0);
        assert_eq!(test.plan(&organiser, &gala).unwrap().revision, 7);
    }
}

#[test]
fn a_plan_that_would_become_larger_than_ten_megabytes_is_refused() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let text = || json!("x".repeat(250_000));
    let mut plan = json!({ "elements": [] });
    for number in 0..40 {
        plan[format!("note{number}")] = text();
    }
    let whole = PutPlan {
        expected_revision: 0,
        plan,
        unseat: BTreeSet::new(),
    };
    test.put_plan(&organiser, &gala, whole).unwrap();
    let note = |name: &str| Command::Canvas {
        set: [(name.to_owned(), text())].into(),
    };
    assert_eq!(
        apply(&test.service, &organiser, &gala, 1, "c1", note("more")).unwrap(),
        2
    );
    let refused = apply(&test.service, &organiser, &gala, 2, "c2", note("too much")).unwrap_err();
    assert_eq!(
        refused.code(),
        "too_large",
        "41 times 250 kB fit into 10 MB, and no more"
    );
    let kept = test.plan(&organiser, &gala).unwrap();
    assert_eq!(kept.revision, 2);
    assert!(kept.plan.to_json().unwrap().len() <= domain::limits::PLAN_BYTES_MAX);
}
