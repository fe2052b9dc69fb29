//! Housekeeping: what goes when its time is over, and what stays.

use std::sync::Arc;
use std::time::Duration;

use app_service::accounts;
use app_service::actor::Organiser;
use app_service::build_files::{self, BuildFile};
use app_service::demo;
use app_service::error::Error;
use app_service::housekeeping::leases::Leases;
use app_service::housekeeping::{self, CleanupReport, ClockWatch};
use app_service::plans::{self, Arrival};
use chrono::{NaiveDateTime, TimeDelta};
use domain::account::Role;
use domain::event::EventList;
use domain::id::EventId;
use domain::limits::{EVENT_RESTORE_DAYS, SESSION_DAYS};
use domain::plan::Command;
use storage::purge::{self, Progress};
use storage::{Connection, scratch};
use test_support::builders::{event, event_with_tables, guest, plan_of};
use test_support::database::TestDatabase;
use test_support::random::SeededRandom;
use test_support::service::TestService;

fn connect(test: &TestService) -> Connection {
    scratch::connect(test.database.url()).unwrap()
}

fn execute(test: &TestService, statements: &str) {
    scratch::execute(&mut connect(test), statements).unwrap();
}

fn count(test: &TestService, table: &str) -> usize {
    scratch::stored(&mut connect(test), "1", table).unwrap().len()
}

fn counts(test: &TestService, tables: &[&str]) -> Vec<usize> {
    tables.iter().map(|table| count(test, table)).collect()
}

fn sweep(test: &TestService) -> CleanupReport {
    housekeeping::run(&test.service).unwrap()
}

fn instant(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%d %H:%M:%S%.f").to_string()
}

const OF_EVENTS: [&str; 14] = [
    "events",
    "rooms",
    "sittings",
    "sitting_rooms",
    "sitting_counts",
    "floor_plans",
    "snapshots",
    "plan_patches",
    "plan_commands",
    "seats",
    "parties",
    "guests",
    "seat_assignments",
    "activities",
];

#[test]
fn an_event_goes_with_everything_in_it_thirty_days_after_its_deletion_and_not_before() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let kept = event_with_tables(&test.service, &organiser, 1, 4);
        let ben = guest(&test.service, &organiser, &kept, "Ben Hur");
        test.assign(&organiser, &ben, "t1-chair-1").unwrap();
        test.archive_event(&organiser, &kept).unwrap();
        test.save_snapshot(&organiser, &kept, "Before", &plan_of(1, 2)).unwrap();
        let before = counts(&test, &OF_EVENTS);
        let wedding = demo::fill(&test.service, &organiser).unwrap();
        let launch = test.events(&organiser).unwrap().pop().unwrap().event.id;
        for event in [&wedding, &launch] {
            let (revision, nothing) = (
                test.plan(&organiser, event).unwrap().revision,
                Command::Remove { ids: vec![] },
            );
            test.apply(&organiser, event, revision, "patch", vec![nothing]).unwrap();
            test.save_snapshot(&organiser, event, "Before", &plan_of(1, 2)).unwrap();
        }
        test.delete_event(&organiser, &wedding).unwrap();
        test.clock.advance(TimeDelta::microseconds(1));
        test.delete_event(&organiser, &launch).unwrap();
        let full = counts(&test, &OF_EVENTS);
        test.clock
            .advance(TimeDelta::days(EVENT_RESTORE_DAYS) - TimeDelta::microseconds(1));
        assert_eq!(sweep(&test).events, 0, "it can still be restored");
        assert_eq!(counts(&test, &OF_EVENTS), full);
        test.clock.advance(TimeDelta::microseconds(1));
        assert_eq!(sweep(&test).events, 1);
        test.restore_event(&organiser, &launch).unwrap();
        assert_eq!(test.guests(&organiser, &launch).unwrap().len(), 5);
        test.delete_event(&organiser, &launch).unwrap();
        test.clock
            .advance(TimeDelta::days(EVENT_RESTORE_DAYS) + TimeDelta::microseconds(1));
        assert_eq!(sweep(&test).events, 1);
        assert_eq!(counts(&test, &OF_EVENTS), before);
        assert_eq!(
            test.events_on(&organiser, EventList::Archived).unwrap()[0].assigned_seats,
            1
        );
        assert_eq!(sweep(&test), CleanupReport::default(), "there is nothing left to do");
    }
}

#[test]
fn sessions_go_when_they_have_ended() {
    for test in TestService::each() {
        let (_, old) = test.sign_up("ann@example.org");
        test.clock
            .advance(TimeDelta::days(SESSION_DAYS) - TimeDelta::seconds(1));
        let (_, young) = test.sign_up("ben@example.org");
        assert_eq!(sweep(&test).sessions, 0);
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(sweep(&test).sessions, 1);
        let known = |key: accounts::SessionKey| test.service.read(|r| accounts::current(r, &key)).is_ok();
        assert_eq!((known(old), known(young)), (false, true));
    }
}

#[test]
fn links_invitations_and_unfinished_sign_ins_go_when_they_have_ended() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        execute(&test, "DELETE FROM account_tokens");
        let now = test.service.now().naive_utc();
        let (past, future) = (instant(now), instant(now + TimeDelta::microseconds(1)));
        let blob = |number: u8| match connect(&test) {
            Connection::Sqlite(_) => format!("X'0{number}'"),
            Connection::Postgres(_) => format!("'\\x0{number}'::bytea"),
        };
        let (user, organisation) = (organiser.user_id(), organiser.organisation_id());
        for (number, until) in [(1, &past), (2, &future)] {
            let hash = blob(number);
            execute(
                &test,
                &format!(
                    "INSERT INTO account_tokens VALUES ({hash}, '{user}', 'verify-email', 'a@b.c', '{past}', '{until}');
                     INSERT INTO invitations VALUES
                        ('i{number}', '{organisation}', 'a', 'a{number}', 'viewer', {hash}, '{user}', '{past}', '{until}');
                     INSERT INTO sign_in_requests VALUES ({hash}, 's', 'n', 'v', '/', '{until}');"
                ),
            );
        }
        let swept = sweep(&test);
        assert_eq!((swept.links, swept.invitations, swept.sign_ins), (1, 1, 1));
        assert_eq!(
            counts(&test, &["account_tokens", "invitations", "sign_in_requests"]),
            [1, 1, 1]
        );
    }
}

fn make_sandbox(test: &TestService, organiser: &Organiser) {
    let until = instant((test.service.now() + TimeDelta::hours(24)).naive_utc());
    execute(
        test,
        &format!(
            "UPDATE users SET sandbox_until = '{until}' WHERE id = '{}'",
            organiser.user_id()
        ),
    );
}

#[test]
fn a_sandbox_goes_with_its_user_and_its_organisation_after_a_day() {
    for test in TestService::each() {
        let tables = [
            "users",
            "organisations",
            "memberships",
            "sessions",
            "events",
            "guests",
            "activities",
        ];
        let ann = test.organiser("ann@example.org");
        let _ = event(&test.service, &ann, "Gala");
        let before = counts(&test, &tables);
        let visitor = test.organiser("visitor@example.org");
        demo::fill(&test.service, &visitor).unwrap();
        make_sandbox(&test, &visitor);
        test.clock.advance(TimeDelta::hours(24) - TimeDelta::seconds(1));
        assert_eq!(sweep(&test).sandboxes, 0);
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(sweep(&test).sandboxes, 1);
        assert_eq!(counts(&test, &tables), before);
        assert_eq!(test.events(&ann).unwrap().len(), 1);
    }
}

#[test]
fn a_sandbox_that_was_kept_stays() {
    for test in TestService::each() {
        let visitor = test.organiser("visitor@example.org");
        make_sandbox(&test, &visitor);
        execute(&test, "UPDATE users SET sandbox_until = NULL");
        let _ = event(&test.service, &visitor, "Gala");
        test.clock.advance(TimeDelta::days(7));
        assert_eq!(sweep(&test).sandboxes, 0);
        assert_eq!(test.events(&visitor).unwrap().len(), 1);
    }
}

#[test]
fn what_a_sandbox_visitor_did_for_others_stays_without_the_name() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let visitor = test.member(&ann, "visitor@example.org", Role::Planner);
        let id = event_with_tables(&test.service, &visitor, 1, 4);
        make_sandbox(&test, &visitor);
        test.clock.advance(TimeDelta::hours(24));
        assert_eq!(sweep(&test).sandboxes, 1);
        assert_eq!(test.event(&ann, &id).unwrap().seat_count, 4);
        let log = test
            .service
            .read(|r| app_service::activity::list(r, &ann, &id, None, None))
            .unwrap();
        assert_eq!(log.entries.len(), 2);
        assert!(log.entries.iter().all(|entry| entry.by.is_none()));
        assert_eq!(count(&test, "memberships"), 1);
    }
}

/// Fills the log of a plan with changes up to a revision, all made at one instant.
fn log_changes(test: &TestService, event: &EventId, organiser: &Organiser, revisions: std::ops::RangeInclusive<i64>) {
    let (first, last) = revisions.into_inner();
    let (at, user) = (instant(test.service.now().naive_utc()), organiser.user_id());
    execute(
        test,
        &format!(
            "INSERT INTO plan_commands (organisation_id, event_id, room_id, revision, command_id, user_id, body, created_at)
             WITH RECURSIVE numbers (n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM numbers WHERE n < {last})
             SELECT organisation_id, id, id, n, 'c' || n, '{user}', '[]', '{at}' FROM numbers JOIN events ON id = '{event}'"
        ),
    );
}

#[test]
fn the_log_of_a_plan_keeps_a_day_and_the_last_thousand_changes() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (long, short) = (
            event_with_tables(&test.service, &organiser, 1, 4),
            event_with_tables(&test.service, &organiser, 1, 4),
        );
        log_changes(&test, &short, &organiser, 2..=1_000);
        log_changes(&test, &long, &organiser, 2..=400);
        test.clock.advance(TimeDelta::hours(24));
        log_changes(&test, &long, &organiser, 401..=1_500);
        assert_eq!(sweep(&test).plan_changes, 0, "a day is not over yet");
        test.clock.advance(TimeDelta::microseconds(1));
        assert_eq!(sweep(&test).plan_changes, 400, "those of more than a day ago");
        test.clock.advance(TimeDelta::hours(24));
        assert_eq!(sweep(&test).plan_changes, 100, "the last thousand stay");
        test.clock.advance(TimeDelta::days(365));
        assert_eq!(sweep(&test).plan_changes, 0);
        let of = |event| format!("plan_commands WHERE event_id = '{event}'");
        assert_eq!(counts(&test, &[&of(&long), &of(&short)]), [1_000, 1_000]);
    }
}

#[test]
fn a_change_that_fell_out_of_the_log_is_not_taken_for_one_that_never_arrived() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let id = event_with_tables(&test.service, &organiser, 1, 4);
        log_changes(&test, &id, &organiser, 2..=1_500);
        execute(
            &test,
            &format!("UPDATE floor_plans SET revision = 1500 WHERE event_id = '{id}'"),
        );
        let arrival = |command: &str, base| {
            test.service
                .read(|r| plans::arrival(r, &organiser, &id, command, base))
                .unwrap()
        };
        assert_eq!(arrival("c300", 299), Arrival::Made(300));
        assert_eq!(arrival("mine", 299), Arrival::Not);
        test.clock.advance(TimeDelta::hours(25));
        sweep(&test);
        assert_eq!(arrival("c300", 299), Arrival::Unknown);
        assert_eq!(arrival("mine", 499), Arrival::Unknown);
        assert_eq!(arrival("mine", 500), Arrival::Not, "the log still knows what came next");
        assert_eq!(arrival("c501", 500), Arrival::Made(501));
        assert_eq!(arrival("mine", 1_500), Arrival::Not, "nothing came after it");
        assert_eq!(arrival("a plan that was put back from a backup", 1_600), Arrival::Not);
    }
}

#[test]
fn an_event_is_removed_in_slices_and_is_gone_for_people_all_the_time() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 60, 20);
        let list: String = (0..600)
            .map(|number| format!("First{number},Last{number},{}\n", number % 60 + 1))
            .collect();
        test.import(&organiser, &gala, &format!("First Name,Last Name,Table\n{list}"))
            .unwrap();
        test.delete_event(&organiser, &gala).unwrap();
        let (storage, later) = (test.database.open(), test.service.now() + TimeDelta::seconds(1));
        let slice = || {
            let id = gala.clone();
            storage
                .write(move |conn| purge::event(conn, id.as_str(), later))
                .unwrap()
        };
        assert_eq!(slice(), Progress::More);
        assert!(matches!(test.event(&organiser, &gala), Err(Error::NotFound(_))));
        let mut slices = 1;
        while slice() == Progress::More {
            slices += 1;
        }
        assert_eq!(
            slices, 3,
            "600 guests and 1,200 seats fill two slices, and their plan ends a third"
        );
        assert_eq!(counts(&test, &OF_EVENTS), [0; OF_EVENTS.len()]);
        assert_eq!(slice(), Progress::Absent);
    }
}

#[test]
fn an_organisation_that_was_left_behind_halfway_through_the_deletion_of_an_account_goes() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let ben = test.organiser("ben@example.org");
        let _kept = event_with_tables(&test.service, &ben, 1, 4);
        let before = counts(&test, &["organisations", "events", "seats"]);
        let eve = test.organiser("eve@example.org");
        let _left = event_with_tables(&test.service, &eve, 1, 4);
        let organisation = eve.organisation_id().clone();
        test.database
            .open()
            .write(move |conn| storage::events::hide_all(conn, &organisation))
            .unwrap();
        execute(
            &test,
            &format!("DELETE FROM memberships WHERE user_id = '{}'", eve.user_id()),
        );
        sweep(&test);
        assert_eq!(counts(&test, &["organisations", "events", "seats"]), before);
        assert!(test.events(&organiser).is_ok());
    }
}

#[test]
fn one_of_two_servers_sweeps_and_the_other_takes_over_when_its_lease_ends() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let test = TestService::on(database, Arc::new(SeededRandom::new(1)));
    let second = test.another_server();
    let (first, second) = (Leases::new(&test.service).unwrap(), Leases::new(&second).unwrap());
    let sweep = |leases: &Leases| leases.sweep(&mut ClockWatch::default(), Duration::ZERO).unwrap();
    assert_eq!((sweep(&first).is_some(), sweep(&second)), (true, None));
    test.clock.advance(TimeDelta::minutes(4));
    assert!(first.sweeps().unwrap(), "it extends its lease");
    test.clock.advance(TimeDelta::minutes(4));
    assert!(!second.sweeps().unwrap());
    test.clock.advance(TimeDelta::minutes(1));
    assert_eq!((sweep(&second).is_some(), sweep(&first)), (true, None));
    second.resign().unwrap();
    assert!(first.sweeps().unwrap());
}

#[test]
fn one_of_two_servers_makes_the_backup_of_a_day_and_keeps_making_it() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let test = TestService::on(database, Arc::new(SeededRandom::new(1)));
    let second = test.another_server();
    let (first, second) = (Leases::new(&test.service).unwrap(), Leases::new(&second).unwrap());
    assert!(first.begin_backup().unwrap());
    assert!(!second.begin_backup().unwrap());
    first.fail_backup().unwrap();
    assert!(second.begin_backup().unwrap());
    second.end_backup().unwrap();

    // The tests start at eight in the morning.
    test.clock.advance(TimeDelta::hours(18));
    assert!(!first.begin_backup().unwrap(), "the other one has the first try");
    assert!(second.begin_backup().unwrap());
    second.end_backup().unwrap();
    test.clock.advance(TimeDelta::hours(25));
    assert!(first.begin_backup().unwrap(), "the other one is gone");
}

#[test]
fn the_only_server_of_a_file_needs_no_lease() {
    let test = TestService::sqlite();
    let leases = Leases::new(&test.service).unwrap();
    assert!(leases.sweeps().unwrap() && leases.begin_backup().unwrap());
    leases.end_backup().unwrap();
    assert_eq!(count(&test, "leases"), 0);
}

#[test]
fn files_of_a_build_go_a_day_after_its_last_server() {
    for test in TestService::each() {
        let keep = |names: &[&str]| {
            let paths: Vec<String> = names.iter().map(|name| format!("assets/{name}-Ab12Cd34.js")).collect();
            let file = |path: &str| {
                Some(BuildFile {
                    encoding: "gzip".to_owned(),
                    content: path.as_bytes().to_vec(),
                })
            };
            build_files::keep(&test.service, &paths, file).unwrap();
        };
        let content = |name: &str| {
            let found = test
                .service
                .read(|r| build_files::find(r, &format!("assets/{name}-Ab12Cd34.js")))
                .unwrap();
            found.map(|file| String::from_utf8(file.content).unwrap())
        };
        keep(&["old", "both"]);
        test.clock.advance(TimeDelta::hours(1));
        keep(&["new", "both"]);
        test.clock.advance(TimeDelta::hours(23));
        assert_eq!(sweep(&test).build_files, 0);
        assert_eq!(content("old").as_deref(), Some("assets/old-Ab12Cd34.js"));
        keep(&["new", "both"]);
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(sweep(&test).build_files, 1);
        assert_eq!(content("old"), None);
        assert!(content("both").is_some() && content("new").is_some());
    }
}
