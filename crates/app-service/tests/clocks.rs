//! Wrong clocks: servers that share a database agree on the time, and a clock that jumped erases nothing.

use std::sync::Arc;
use std::time::Duration;

use app_service::accounts;
use app_service::clock::DatabaseClock;
use app_service::housekeeping::{self, CleanupReport, ClockWatch};
use app_service::jobs::{self, JobInput};
use app_service::mail::worker::{LEASE, Worker};
use app_service::mail::{self, Mail};
use app_service::passwords::Passwords;
use app_service::service::Service;
use chrono::{DateTime, TimeDelta, Utc};
use domain::job::JobState;
use domain::limits::{EVENT_RESTORE_DAYS, SESSION_DAYS};
use mailer::MemberEmail;
use storage::housekeeping::clock as housekeeping_clock;
use test_support::builders::event;
use test_support::clock::FakeClock;
use test_support::mail::MemoryMail;
use test_support::random::SeededRandom;
use test_support::service::{TestService, key};

/// A server on the database of a test, on a machine whose clock is off by so much. It stays at the instant at which it
/// started.
fn server(test: &TestService, off: TimeDelta) -> Service {
    let storage = test.database.open();
    let machine = FakeClock::at("2000-01-01T00:00:00Z");
    let clock = storage
        .server_time(|ask| {
            machine.set(ask()? + off);
            DatabaseClock::new(Arc::new(machine.clone()), Box::new(|| Duration::ZERO), ask)
        })
        .unwrap()
        .unwrap();
    let random = Arc::new(SeededRandom::new(3));
    Service::with(storage, Arc::new(machine), random, Passwords::weak(), key()).with_database_clock(clock)
}

#[test]
fn a_server_with_a_wrong_clock_takes_no_mail_that_another_one_is_sending() {
    for test in TestService::each() {
        if !test.service.shares_database() {
            continue;
        }
        let (right, wrong) = (server(&test, TimeDelta::zero()), server(&test, LEASE * 2));
        assert!(right.clock_ahead().unwrap() <= TimeDelta::zero());
        assert!(wrong.clock_ahead().unwrap() > LEASE);
        let queued = right.write(|tx| {
            let mail = Mail {
                to: "ann@example.org",
                letter: MemberEmail::PasswordChanged { name: "Ann" },
                organisation: None,
                user: None,
                cause: "c",
            };
            mail::queue(tx, &mail)
        });
        queued.unwrap();
        let second = MemoryMail::default();
        let other = Worker::new(wrong, Arc::new(second.clone())).unwrap();
        let first = MemoryMail::default().then(move |_| {
            assert_eq!(other.run_once().unwrap(), 0);
        });
        Worker::new(right, Arc::new(first.clone())).unwrap().run_once().unwrap();
        assert_eq!((first.taken().len(), second.taken().len()), (1, 0));
    }
}

/// Runs the cleanup as a server does that has been up for `up_hours` hours.
fn sweep(test: &TestService, watch: &mut ClockWatch, up_hours: u64) -> Option<CleanupReport> {
    housekeeping::run_if_proven(&test.service, watch, Duration::from_secs(up_hours * 3_600)).unwrap()
}

fn passed_at(test: &TestService) -> DateTime<Utc> {
    let record = test.database.open().read(housekeeping_clock::find).unwrap();
    record.unwrap().passed_at
}

const JUMP: TimeDelta = TimeDelta::days(EVENT_RESTORE_DAYS + SESSION_DAYS + 10);

#[test]
fn a_start_with_a_wrong_clock_erases_nothing() {
    for test in TestService::each() {
        let (organiser, session) = test.sign_up("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        assert!(sweep(&test, &mut ClockWatch::default(), 0).is_some(), "a new database");
        test.delete_event(&organiser, &gala).unwrap();
        let right = test.service.now();

        for jump in [JUMP, -JUMP] {
            test.clock.advance(jump);
            assert_eq!(sweep(&test, &mut ClockWatch::default(), 0), None);
            let why = housekeeping::unproven_clock(&test.service).unwrap();
            assert_eq!((why.shown, why.passed), (right + jump, right));
            test.clock.set(right);
        }

        let swept = sweep(&test, &mut ClockWatch::default(), 0);
        assert_eq!(swept, Some(CleanupReport::default()));
        assert_eq!(housekeeping::unproven_clock(&test.service), None);
        test.restore_event(&organiser, &gala).unwrap();
        assert!(test.service.read(|r| accounts::current(r, &session)).is_ok());
    }
}

#[test]
fn what_is_written_under_a_wrong_clock_does_not_confirm_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        assert!(sweep(&test, &mut ClockWatch::default(), 0).is_some());
        let right = passed_at(&test);
        test.clock.advance(JUMP);
        let _ = test.sign_in("ann@example.org");
        let _ = event(&test.service, &organiser, "Gala");
        for _ in 0..3 {
            assert_eq!(
                sweep(&test, &mut ClockWatch::default(), 0),
                None,
                "a restart proves nothing"
            );
        }
        assert_eq!(passed_at(&test), right);
    }
}

#[test]
fn a_server_that_was_off_for_weeks_catches_up_after_a_day() {
    for test in TestService::each() {
        let (_, _session) = test.sign_up("ann@example.org");
        assert!(sweep(&test, &mut ClockWatch::default(), 0).is_some());
        test.clock.advance(JUMP);
        let mut watch = ClockWatch::default();
        for hour in 0..24 {
            assert_eq!(sweep(&test, &mut watch, hour), None, "after {hour} hours");
            test.clock.advance(TimeDelta::hours(1));
        }
        assert_eq!(sweep(&test, &mut watch, 24).unwrap().sessions, 1);
        assert_eq!(passed_at(&test), test.service.now());
    }
}

#[test]
fn a_server_that_is_off_at_night_adds_up_its_days() {
    for test in TestService::each() {
        assert!(sweep(&test, &mut ClockWatch::default(), 0).is_some());
        test.clock.advance(TimeDelta::days(3));
        for day in 0..3 {
            let mut watch = ClockWatch::default();
            assert_eq!(sweep(&test, &mut watch, 0), None, "on day {day}");
            test.clock.advance(TimeDelta::hours(8));
            assert_eq!(sweep(&test, &mut watch, 8).is_some(), day == 2, "on day {day}");
            test.clock.advance(TimeDelta::hours(16));
        }
    }
}

#[test]
fn two_servers_do_not_count_one_hour_twice_and_another_jump_begins_anew() {
    for test in TestService::each() {
        assert!(sweep(&test, &mut ClockWatch::default(), 0).is_some());
        test.clock.advance(JUMP);
        let (mut one, mut two) = (ClockWatch::default(), ClockWatch::default());
        for hour in 0..23 {
            assert_eq!(sweep(&test, &mut one, hour), None);
            assert_eq!(sweep(&test, &mut two, hour), None);
            test.clock.advance(TimeDelta::hours(1));
        }
        test.clock.advance(JUMP);
        assert_eq!(sweep(&test, &mut one, 23), None);
        test.clock.advance(TimeDelta::hours(23));
        assert_eq!(sweep(&test, &mut one, 46), None);
    }
}

#[test]
fn a_server_whose_clock_went_back_keeps_working() {
    for test in TestService::each() {
        let (organiser, session) = test.sign_up("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        test.clock.advance(TimeDelta::hours(-1));
        assert!(test.service.read(|r| accounts::current(r, &session)).is_ok());
        let organiser = test.sign_in("ann@example.org");
        test.delete_event(&organiser, &gala).unwrap();
        test.restore_event(&organiser, &gala).unwrap();
        let (me, at) = (organiser.clone(), gala.clone());
        let list = JobInput::Import {
            name: "guests.csv".to_owned(),
            bytes: b"First Name,Last Name\nAda,Lovelace\n".to_vec(),
        };
        let job = test.service.write(move |tx| jobs::start(tx, &me, &at, list)).unwrap();
        jobs::worker::Worker::new(test.service.clone())
            .unwrap()
            .run_once()
            .unwrap();
        let ended = test.service.read(|r| jobs::get(r, &organiser, &job.job.id)).unwrap();
        assert_eq!(ended.job.state, JobState::Succeeded);
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 1);
    }
}
