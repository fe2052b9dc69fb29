//! Snapshots: what is stored, which label they get, how many an event holds, and whose they are.

use app_service::accounts::delete::{DeleteAccount, delete_account};
use app_service::activity;
use app_service::error::Error;
use app_service::plans::snapshots::{self, SaveSnapshot};
use chrono::TimeDelta;
use domain::account::Role;
use domain::limits::SNAPSHOTS_PER_EVENT_MAX;
use domain::snapshot::SnapshotLabel;
use floorplan_geometry::saved_state::saved_state;
use serde_json::{Value, json};
use test_support::builders::{event, event_with_tables, guest, plan_of};
use test_support::service::{PASSWORD, TestService};

fn label(text: &str) -> SnapshotLabel {
    SnapshotLabel::parse(text).unwrap()
}

fn save(label: &str, plan: Value) -> SaveSnapshot {
    SaveSnapshot {
        label: label.to_owned(),
        plan,
        event: None,
    }
}

#[test]
fn a_snapshot_keeps_the_plan_with_its_name_and_time() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 3, 8);
        let plan = test.plan(&organiser, &gala).unwrap().plan;
        let saved = test.save_snapshot(&organiser, &gala, " Before dinner ", &plan).unwrap();
        assert_eq!(
            (saved.label.as_str(), saved.event_name.as_str(), saved.author.as_deref()),
            ("Before dinner", "Gala", Some("Olu Organiser"))
        );
        assert_eq!((saved.size.elements, saved.size.tables, saved.size.seats), (3, 3, 24));
        assert_eq!(test.snapshots(&organiser, Some(&gala)).unwrap(), [saved]);
        let stored = test.snapshot(&organiser, Some(&gala), &label("Before dinner")).unwrap();
        let mut stored: Value = serde_json::from_str(&stored).unwrap();
        let metadata = stored["metadata"].as_object_mut().unwrap();
        assert_eq!(metadata.remove("snapshotName"), Some(json!("Before dinner")));
        assert_eq!(
            metadata.remove("snapshotTimestamp"),
            Some(json!("2026-11-21T08:00:00Z"))
        );
        assert_eq!(metadata.remove("snapshotVersion"), Some(json!("1.0.0")));
        assert_eq!(stored, serde_json::to_value(saved_state(plan)).unwrap());
    }
}

#[test]
fn a_snapshot_stays_as_it_was_when_the_plan_goes_on() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 3, 8);
    let plan = test.plan(&organiser, &gala).unwrap();
    test.save_snapshot(&organiser, &gala, "Before", &plan.plan).unwrap();
    let kept = test.snapshot(&organiser, None, &label("Before")).unwrap();
    test_support::builders::put(&test.service, &organiser, &gala, plan.revision, &plan_of(1, 2));
    assert_eq!(test.snapshot(&organiser, None, &label("Before")).unwrap(), kept);
    assert_eq!(
        test.plan(&organiser, &gala).unwrap().revision,
        plan.revision + 1,
        "saving changed no plan"
    );
}

#[test]
fn a_label_that_the_event_has_gets_a_number_and_one_of_another_event_does_not() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ball) = (
            event(&test.service, &organiser, "Gala"),
            event(&test.service, &organiser, "Ball"),
        );
        let plan = plan_of(1, 2);
        let save = |event| test.save_snapshot(&organiser, event, "Dinner", &plan).unwrap().label;
        assert_eq!(
            (save(&gala), save(&gala)),
            ("Dinner".to_owned(), "Dinner (2)".to_owned())
        );
        assert_eq!(save(&ball), "Dinner");
        test.delete_snapshot(&organiser, Some(&gala), &label("Dinner")).unwrap();
        assert_eq!(save(&gala), "Dinner");
        assert_eq!(save(&gala), "Dinner (3)");
    }
}

#[test]
fn people_who_save_under_one_label_at_the_same_moment_all_get_their_own() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let plan = plan_of(1, 2);
        let mut labels: Vec<String> = std::thread::scope(|scope| {
            let save = || test.save_snapshot(&organiser, &gala, "Dinner", &plan).unwrap().label;
            let threads: Vec<_> = (0..6).map(|_| scope.spawn(save)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        labels.sort();
        let numbered = (2..=6).map(|number| format!("Dinner ({number})"));
        let wanted: Vec<String> = std::iter::once("Dinner".to_owned()).chain(numbered).collect();
        assert_eq!(labels, wanted);
    }
}

#[test]
fn an_event_holds_fifty_snapshots_and_says_so() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let plan = plan_of(1, 2);
    for _ in 0..SNAPSHOTS_PER_EVENT_MAX {
        test.save_snapshot(&organiser, &gala, "Dinner", &plan).unwrap();
    }
    let full = test.save_snapshot(&organiser, &gala, "Other", &plan).unwrap_err();
    assert_eq!(
        (full.code(), full.to_string().as_str()),
        (
            "too_large",
            "Events are limited to 50 snapshots. Delete one that you no longer need."
        )
    );
    test.delete_snapshot(&organiser, Some(&gala), &label("Dinner (7)"))
        .unwrap();
    test.save_snapshot(&organiser, &gala, "Other", &plan).unwrap();
    assert_eq!(
        test.snapshots(&organiser, Some(&gala)).unwrap().len(),
        SNAPSHOTS_PER_EVENT_MAX
    );
}

#[test]
fn the_newest_snapshot_stands_first_and_is_meant_when_nobody_says_which_event() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, ball) = (
            event(&test.service, &organiser, "Gala"),
            event(&test.service, &organiser, "Ball"),
        );
        for (event, tables) in [(&ball, 1), (&gala, 2), (&ball, 3)] {
            test.save_snapshot(&organiser, event, "Dinner", &plan_of(tables, 2))
                .unwrap();
            test.clock.advance(TimeDelta::minutes(1));
        }
        let shown: Vec<_> = test
            .snapshots(&organiser, None)
            .unwrap()
            .into_iter()
            .map(|one| (one.event_name, one.label, one.size.tables))
            .collect();
        let row = |event: &str, label: &str, tables| (event.to_owned(), label.to_owned(), tables);
        assert_eq!(
            shown,
            [
                row("Ball", "Dinner (2)", 3),
                row("Gala", "Dinner", 2),
                row("Ball", "Dinner", 1)
            ]
        );
        let newest: Value = serde_json::from_str(&test.snapshot(&organiser, None, &label("Dinner")).unwrap()).unwrap();
        assert_eq!(newest["elements"].as_array().unwrap().len(), 2);
        let refused = test.delete_snapshot(&organiser, None, &label("Dinner")).unwrap_err();
        assert_eq!((refused.code(), refused.field()), ("invalid", Some("event")));
        test.delete_snapshot(&organiser, None, &label("Dinner (2)")).unwrap();
        assert_eq!(test.snapshots(&organiser, None).unwrap().len(), 2);
    }
}

#[test]
fn without_an_event_the_document_says_which_one() {
    for test in TestService::each() {
        let (organiser, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
        let gala = event(&test.service, &organiser, "Gala");
        let theirs = event(&test.service, &eve, "Ball");
        let named = |name: &str| json!({ "elements": [], "metadata": { "eventName": name } });
        let saved = snapshots::save(&test.service, &organiser, save("Dinner", named("Gala")))
            .unwrap()
            .view;
        assert_eq!(saved.event_id, gala.as_str());
        let _twin = event(&test.service, &organiser, "Gala");
        for plan in [named("Gala"), named("Ball"), named("Nobody's")] {
            let refused = snapshots::save(&test.service, &organiser, save("Dinner", plan)).unwrap_err();
            assert_eq!((refused.code(), refused.field()), ("invalid", Some("eventId")));
        }
        assert_eq!(test.snapshots(&eve, Some(&theirs)).unwrap(), []);
    }
}

#[test]
fn a_document_that_names_no_event_belongs_to_the_one_in_which_the_person_did_something_last() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        test.clock.advance(TimeDelta::minutes(1));
        let ball = event(&test.service, &organiser, "Ball");
        let save_one = || snapshots::save(&test.service, &organiser, save("Dinner", json!({ "elements": [] })));
        assert_eq!(save_one().unwrap().view.event_id, ball.as_str());
        test.clock.advance(TimeDelta::minutes(1));
        let _ = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        assert_eq!(save_one().unwrap().view.event_id, gala.as_str());
    }
}

#[test]
fn a_legacy_document_is_stored_in_the_one_form_and_a_broken_or_newer_one_is_refused() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let of = |plan| SaveSnapshot {
        event: Some(gala.clone()),
        ..save("Old", plan)
    };
    let legacy = json!({ "elements": [
        { "id": "a", "type": "table", "x": 10, "y": 20, "width": 120, "height": 120, "properties": { "shape": "round", "seatCount": 6 } },
    ]});
    snapshots::save(&test.service, &organiser, of(legacy)).unwrap();
    let stored: Value = serde_json::from_str(&test.snapshot(&organiser, None, &label("Old")).unwrap()).unwrap();
    assert_eq!(
        (&stored["version"], &stored["elements"][0]["type"]),
        (&json!("1.0.0"), &json!("round"))
    );
    assert_eq!(stored["elements"][0]["chairs"], json!(6));
    for (plan, word) in [
        (json!(7), "Invalid floor plan file"),
        (json!({ "version": "9.0.0", "elements": [] }), "newer version"),
        (json!({ "elements": 3 }), "elements"),
    ] {
        let refused = snapshots::save(&test.service, &organiser, of(plan)).unwrap_err();
        assert_eq!(refused.code(), "plan_refused");
        assert!(refused.to_string().contains(word), "{refused}");
    }
    assert_eq!(test.snapshots(&organiser, None).unwrap().len(), 1);
}

#[test]
fn saving_and_deleting_are_noted_and_a_deleted_one_is_gone() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        test.clock.advance(TimeDelta::minutes(1));
        test.save_snapshot(&organiser, &gala, "Dinner", &plan_of(1, 2)).unwrap();
        test.clock.advance(TimeDelta::minutes(1));
        test.delete_snapshot(&organiser, Some(&gala), &label("Dinner")).unwrap();
        let log = test
            .service
            .read(|r| activity::list(r, &organiser, &gala, None, Some(2)))
            .unwrap();
        let said: Vec<_> = log.entries.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(said, ["deleted the snapshot Dinner", "saved the snapshot Dinner"]);
        for event in [None, Some(&gala)] {
            let gone = test.delete_snapshot(&organiser, event, &label("Dinner")).unwrap_err();
            assert!(matches!(gone, Error::NotFound(_)), "{gone:?}");
            let gone = test.snapshot(&organiser, event, &label("Dinner")).unwrap_err();
            assert_eq!(gone.to_string(), "Snapshot not found.");
        }
    }
}

#[test]
fn a_snapshot_outlives_its_author() {
    for test in TestService::each() {
        let owner = test.organiser("ann@example.org");
        let gala = event(&test.service, &owner, "Gala");
        let planner = test.member(&owner, "ben@example.org", Role::Planner);
        test.save_snapshot(&planner, &gala, "Dinner", &plan_of(1, 2)).unwrap();
        let proof = DeleteAccount {
            password: PASSWORD.to_owned(),
            confirm: String::new(),
        };
        delete_account(&test.service, &planner, &proof).unwrap();
        let kept = test.snapshots(&owner, Some(&gala)).unwrap();
        assert_eq!((kept.len(), kept[0].author.as_deref()), (1, None));
        assert!(test.snapshot(&owner, Some(&gala), &label("Dinner")).is_ok());
    }
}
