//! A use case that reads first and writes later asks again, in the transaction that writes, who is asking.

use std::collections::BTreeSet;

use app_service::accounts;
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::organisations::members;
use app_service::plans::PutPlan;
use app_service::plans::images;
use domain::account::Role;
use domain::id::{EventId, ImageId};
use domain::plan::{Command, ElementId};
use storage::{Connection, scratch};
use test_support::builders::{event_with_tables, guest, plan_of};
use test_support::service::TestService;

struct World {
    event: EventId,
    image: ImageId,
}

const DRAWING: &[u8] = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>"#;
const OTHER_DRAWING: &[u8] = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>"#;

fn world(test: &TestService, owner: &Organiser) -> World {
    let event = event_with_tables(&test.service, owner, 2, 4);
    let _ada = guest(&test.service, owner, &event, "Ada Lovelace");
    let image = images::upload(&test.service, owner, "a.svg", DRAWING).unwrap().id;
    World { event, image }
}

/// Every use case that reads in one transaction and writes in a later one.
fn outcomes(test: &TestService, organiser: &Organiser, world: &World) -> Vec<(&'static str, Result<(), Error>)> {
    let event = &world.event;
    let remove = Command::Remove {
        ids: vec![ElementId::parse("t2").unwrap()],
    };
    let put = PutPlan {
        expected_revision: 1,
        plan: serde_json::from_str(&plan_of(3, 4).to_json().unwrap()).unwrap(),
        unseat: BTreeSet::new(),
    };
    let upload = |bytes| images::upload(&test.service, organiser, "b.svg", bytes).map(drop);
    vec![
        ("import", test.import(organiser, event, "First Name\nBen\n").map(drop)),
        ("auto-assign", test.auto_assign(organiser, event).map(drop)),
        (
            "commands",
            test.apply(organiser, event, 1, "c1", vec![remove]).map(drop),
        ),
        ("put", test.put_plan(organiser, event, put).map(drop)),
        (
            "snapshot",
            test.save_snapshot(organiser, event, "Now", &plan_of(1, 2)).map(drop),
        ),
        ("upload", upload(OTHER_DRAWING)),
        ("delete image", images::delete(&test.service, organiser, &world.image)),
    ]
}

const TABLES: [&str; 8] = [
    "guests",
    "parties",
    "seats",
    "seat_assignments",
    "plan_patches",
    "snapshots",
    "images",
    "activities",
];

fn rows(test: &TestService) -> Vec<usize> {
    let mut conn: Connection = scratch::connect(test.database.url()).unwrap();
    let stored = |table: &&str| scratch::stored(&mut conn, "1", table).unwrap().len();
    TABLES.iter().map(stored).collect()
}

#[test]
fn a_member_who_was_removed_after_the_read_does_not_write() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let ben = test.member(&ann, "ben@example.org", Role::Planner);
        let world = world(&test, &ann);
        let before = rows(&test);
        let (owner, gone) = (ann.clone(), ben.user_id().clone());
        test.service
            .write(move |tx| members::remove(tx, &owner, &gone))
            .unwrap();
        for (call, outcome) in outcomes(&test, &ben, &world) {
            assert!(matches!(outcome, Err(Error::SignedOut)), "{call}: {outcome:?}");
        }
        assert_eq!(rows(&test), before);
    }
}

#[test]
fn a_member_who_was_demoted_after_the_read_does_not_write() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let ben = test.member(&ann, "ben@example.org", Role::Planner);
        let world = world(&test, &ann);
        let before = rows(&test);
        let (owner, demoted) = (ann.clone(), ben.user_id().clone());
        test.service
            .write(move |tx| members::set_role(tx, &owner, &demoted, "viewer"))
            .unwrap();
        for (call, outcome) in outcomes(&test, &ben, &world) {
            assert!(matches!(outcome, Err(Error::Forbidden)), "{call}: {outcome:?}");
        }
        assert_eq!(rows(&test), before);
    }
}

#[test]
fn a_session_that_was_ended_after_the_read_does_not_write() {
    for test in TestService::each() {
        let (ann, key) = test.sign_up("ann@example.org");
        let world = world(&test, &ann);
        // Another session of the same person does not replace the one that was ended.
        let _elsewhere = test.sign_in("ann@example.org");
        test.service.write(move |tx| accounts::sign_out(tx, &key)).unwrap();
        for (call, outcome) in outcomes(&test, &ann, &world) {
            assert!(matches!(outcome, Err(Error::SignedOut)), "{call}: {outcome:?}");
        }
    }
}

#[test]
fn a_member_whose_permission_stays_writes() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let ben = test.member(&ann, "ben@example.org", Role::Planner);
        let world = world(&test, &ann);
        for (call, outcome) in outcomes(&test, &ben, &world) {
            // The plan that is put is based on the revision before the commands.
            assert_eq!(outcome.is_ok(), call != "put", "{call}: {outcome:?}");
        }
    }
}
