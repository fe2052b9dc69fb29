//! What an organisation may keep, at the boundary; a sandbox has small limits, so that the boundary can be reached.

use std::collections::BTreeSet;

use app_service::actor::{Organiser, Visitor};
use app_service::error::Error;
use app_service::events::DuplicateEvent;
use app_service::plans::PutPlan;
use app_service::settings::{Limits, Settings};
use app_service::{events, sandbox};
use domain::id::EventId;
use domain::limits::{GUESTS_PER_EVENT_MAX, SANDBOX_EVENTS_MAX, SANDBOX_GUESTS_MAX, SANDBOX_PLAN_BYTES_MAX};
use storage::{organisations::usage, scratch};
use test_support::builders::{event, new_event, new_guest, plan_of};
use test_support::service::TestService;

fn visitor(test: &TestService) -> Organiser {
    sandbox::open(&test.service, &Visitor, String::new()).unwrap().organiser
}

fn used(
    test: &TestService,
    of: fn(&mut storage::Connection, &domain::id::OrganisationId) -> Result<i64, storage::Error>,
    organiser: &Organiser,
) -> i64 {
    test.database
        .open()
        .read(|conn| of(conn, organiser.organisation_id()))
        .unwrap()
}

fn refused<T: std::fmt::Debug>(outcome: Result<T, Error>, limit: &str, words: &str) {
    let error = outcome.unwrap_err();
    assert_eq!(error.code(), "organisation_limit");
    assert_eq!(error.details().unwrap()["limit"], limit);
    assert!(error.to_string().contains(words), "{error}");
}

#[test]
fn a_sandbox_holds_so_many_events_and_not_one_more_and_deleted_ones_count() {
    for test in TestService::each() {
        let organiser = visitor(&test);
        let mut last = None;
        for number in used(&test, usage::events, &organiser)..SANDBOX_EVENTS_MAX {
            last = Some(event(&test.service, &organiser, &format!("Event {number}")));
        }
        let last = last.unwrap();
        let create = || {
            let organiser = organiser.clone();
            test.service
                .write(move |tx| events::create(tx, &organiser, new_event("One more")))
        };
        refused(create(), "events", "20 events");
        refused(
            test.duplicate_event(&organiser, &last, DuplicateEvent::default()),
            "events",
            "20 events",
        );
        test.delete_event(&organiser, &last).unwrap();
        refused(create(), "events", "Deleted events count");
        assert_eq!(used(&test, usage::events, &organiser), SANDBOX_EVENTS_MAX);
    }
}

#[test]
fn a_sandbox_holds_so_many_guests_and_not_one_more() {
    for test in TestService::each() {
        let organiser = visitor(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let room = SANDBOX_GUESTS_MAX - used(&test, usage::guests, &organiser);
        let list = |count: i64| {
            let rows: String = (0..count)
                .map(|number| format!("First{number},Last{number}\n"))
                .collect();
            format!("First Name,Last Name\n{rows}")
        };
        refused(
            test.import(&organiser, &gala, &list(room + 1)),
            "guests",
            "5,000 guests",
        );
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 0);
        test.import(&organiser, &gala, &list(room)).unwrap();
        assert_eq!(used(&test, usage::guests, &organiser), SANDBOX_GUESTS_MAX);
        refused(
            test.create_guest(&organiser, &gala, new_guest("Eve Last")),
            "guests",
            "5,000 guests",
        );
        let copy = DuplicateEvent {
            with_guests: true,
            ..DuplicateEvent::default()
        };
        refused(test.duplicate_event(&organiser, &gala, copy), "guests", "5,000 guests");
        assert_eq!(used(&test, usage::guests, &organiser), SANDBOX_GUESTS_MAX);
    }
}

#[test]
fn the_operator_sets_how_much_an_organisation_may_keep() {
    for mut test in TestService::each() {
        let limits = Limits {
            events_per_organisation: 2,
            guests_per_organisation: 2,
            sandboxes: 1,
        };
        test.service = test.service.with_settings(Settings {
            limits,
            ..Settings::default()
        });
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let _ = event(&test.service, &organiser, "Fair");
        let again = organiser.clone();
        let more = test
            .service
            .write(move |tx| events::create(tx, &again, new_event("One more")));
        refused(more, "events", "2 events");
        for name in ["Ada Last", "Ben Last"] {
            test.create_guest(&organiser, &gala, new_guest(name)).unwrap();
        }
        refused(
            test.create_guest(&organiser, &gala, new_guest("Eve Last")),
            "guests",
            "2 guests",
        );
        let _ = visitor(&test);
        let full = sandbox::open(&test.service, &Visitor, String::new());
        assert!(matches!(full, Err(Error::Unavailable(_))), "{full:?}");
    }
}

/// Makes the snapshot "Big" of an event as long as needed.
fn grow_snapshot(test: &TestService, event: &EventId, bytes: i64) {
    let text = match test.database.url() {
        storage::DatabaseUrl::Sqlite(_) => format!(
            "replace(hex(zeroblob({})), '0', 'x') || substr('x', 1, {})",
            bytes / 2,
            bytes % 2
        ),
        storage::DatabaseUrl::Postgres(_) => format!("repeat('x', {bytes})"),
    };
    let statement = format!("UPDATE snapshots SET document = {text} WHERE event_id = '{event}' AND label = 'Big'");
    scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), &statement).unwrap();
}

#[test]
fn a_sandbox_holds_so_many_bytes_of_plans_and_snapshots_and_not_one_more() {
    for test in TestService::each() {
        let organiser = visitor(&test);
        let gala = event(&test.service, &organiser, "Gala");
        let before = used(&test, usage::plan_bytes, &organiser);
        test.save_snapshot(&organiser, &gala, "Next", &plan_of(1, 2)).unwrap();
        let length = used(&test, usage::plan_bytes, &organiser) - before;
        test.save_snapshot(&organiser, &gala, "Big", &plan_of(1, 2)).unwrap();
        let room = SANDBOX_PLAN_BYTES_MAX - before - 2 * length;
        grow_snapshot(&test, &gala, room + 1);
        refused(
            test.save_snapshot(&organiser, &gala, "More", &plan_of(1, 2)),
            "planBytes",
            "50 MB",
        );
        grow_snapshot(&test, &gala, room);
        test.save_snapshot(&organiser, &gala, "More", &plan_of(1, 2)).unwrap();
        assert_eq!(used(&test, usage::plan_bytes, &organiser), SANDBOX_PLAN_BYTES_MAX);
        let put = PutPlan {
            expected_revision: 0,
            plan: serde_json::from_str(&plan_of(1, 2).to_json().unwrap()).unwrap(),
            unseat: BTreeSet::new(),
        };
        refused(test.put_plan(&organiser, &gala, put), "planBytes", "50 MB");
    }
}

#[test]
fn what_others_keep_takes_no_room() {
    for test in TestService::each() {
        let organiser = visitor(&test);
        let kept = |organiser: &Organiser| {
            [usage::events, usage::guests, usage::plan_bytes].map(|of| used(&test, of, organiser))
        };
        let before = kept(&organiser);
        assert!(before.iter().all(|used| *used > 0), "{before:?}");
        let _other = visitor(&test);
        assert_eq!(kept(&organiser), before);
    }
}

#[test]
fn an_event_holds_20_000_guests_and_says_so() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let statement = format!(
        "INSERT INTO guests (id, organisation_id, event_id, first_name, last_name, first_folded, last_folded, email, email_folded, mobile,
            mobile_digits, company, additional_info, dietary, special_requests, notes, rsvp, lookup_code, created_at, updated_at)
         WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {})
         SELECT 'guest-' || n, organisation_id, events.id, 'Guest', '' || n, 'guest', '' || n, '', '', '', '', '', '', '', '', '', 'no-answer',
            'code-' || n, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP FROM numbers JOIN events ON events.id = '{gala}'",
        GUESTS_PER_EVENT_MAX - 1
    );
    scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), &statement).unwrap();
    test.create_guest(&organiser, &gala, new_guest("Ada Last")).unwrap();
    let refused = test
        .create_guest(&organiser, &gala, new_guest("Ben TooMany"))
        .unwrap_err();
    assert_eq!(refused.code(), "too_large");
    assert!(refused.to_string().contains("20,000 guests"), "{refused}");
    assert_eq!(used(&test, usage::guests, &organiser), 20_000);
}

#[test]
fn an_import_takes_up_the_room_of_all_its_guests_from_its_beginning_on() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let begin = format!(
            "INSERT INTO imports SELECT 'import', id, {}, CURRENT_TIMESTAMP, NULL, organisation_id FROM events WHERE id = '{gala}'",
            GUESTS_PER_EVENT_MAX - 1
        );
        scratch::execute(&mut scratch::connect(test.database.url()).unwrap(), &begin).unwrap();
        test.create_guest(&organiser, &gala, new_guest("Ada Last")).unwrap();
        let full = test
            .create_guest(&organiser, &gala, new_guest("Ben TooMany"))
            .unwrap_err();
        assert_eq!(full.to_string(), "Events are limited to 20,000 guests.");
        assert_eq!(used(&test, usage::guests, &organiser), 20_000);
        let other = test.organiser("ben@example.org");
        assert_eq!(used(&test, usage::guests, &other), 0);
    }
}
