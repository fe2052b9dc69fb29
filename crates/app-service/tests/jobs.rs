//! Jobs: they run for their member, organisations take turns, and one that stops in between changes nothing.

use std::sync::Arc;

use app_service::actor::Organiser;
use app_service::clock::Clock;
use app_service::error::Error;
use app_service::events::DuplicateEvent;
use app_service::housekeeping;
use app_service::jobs::worker::Worker;
use app_service::jobs::{self, JobInput, JobResult, JobView};
use app_service::organisations::members;
use app_service::passwords::Passwords;
use app_service::seating::AutoAssign;
use app_service::service::Service;
use chrono::{DateTime, TimeDelta, Utc};
use domain::account::Role;
use domain::event::Duplicate;
use domain::id::{EventId, JobId};
use domain::job::JobState;
use domain::limits::{JOB_DAYS, JOBS_QUEUED_MAX};
use storage::jobs::queue;
use storage::mail::outbox::delivery::Lease;
use storage::scratch::triggers;
use storage::{Connection, scratch};
use test_support::builders::{event, event_with_tables, guest};
use test_support::clock::FakeClock;
use test_support::database::TestDatabase;
use test_support::random::SeededRandom;
use test_support::service::{TestService, key};

const SEATS: JobInput = JobInput::AutoAssign(AutoAssign {
    move_seated: false,
    move_hand: false,
    only_attending: false,
    split_parties: false,
    max_moves: None,
});

fn list_of(guests: usize) -> String {
    let rows: String = (0..guests).map(|guest| format!("Guest{guest},Lee\n")).collect();
    format!("First Name,Last Name\n{rows}")
}

fn import_of(guests: usize) -> JobInput {
    JobInput::Import {
        name: "guests.csv".to_owned(),
        bytes: list_of(guests).into_bytes(),
    }
}

fn start(service: &Service, organiser: &Organiser, event: &EventId, input: JobInput) -> Result<JobId, Error> {
    let (organiser, event) = (organiser.clone(), event.clone());
    service.write(move |tx| jobs::start(tx, &organiser, &event, input).map(|view| view.job.id))
}

fn cancel(test: &TestService, organiser: &Organiser, id: &JobId) -> Result<JobView, Error> {
    let (organiser, id) = (organiser.clone(), id.clone());
    test.service.write(move |tx| jobs::cancel(tx, &organiser, &id))
}

fn get(service: &Service, organiser: &Organiser, id: &JobId) -> Result<JobView, Error> {
    service.read(|r| jobs::get(r, organiser, id))
}

#[track_caller]
fn state(test: &TestService, organiser: &Organiser, id: &JobId) -> JobState {
    get(&test.service, organiser, id).unwrap().job.state
}

fn worker(test: &TestService) -> Worker {
    Worker::new(test.service.clone()).unwrap()
}

fn connect(test: &TestService) -> Connection {
    scratch::connect(test.database.url()).unwrap()
}

/// An event with more guests than one transaction of auto-assign seats, and enough chairs.
fn large_event(test: &TestService, organiser: &Organiser) -> EventId {
    let gala = event_with_tables(&test.service, organiser, 40, 10);
    test.import(organiser, &gala, &list_of(400)).unwrap();
    gala
}

#[track_caller]
fn assert_failed(view: &JobView, code: &str) {
    assert_eq!(view.job.state, JobState::Failed, "{view:?}");
    assert_eq!(view.error.as_ref().map(|error| error.code.as_str()), Some(code));
}

#[test]
fn each_kind_runs_answers_like_its_call_and_forgets_what_it_was_started_with() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let copy = DuplicateEvent {
            event: Duplicate {
                name: Some("Second".to_owned()),
                ..Duplicate::default()
            },
            with_guests: true,
        };
        let started = [import_of(5), SEATS, JobInput::DuplicateEvent(copy)];
        let ids = started.map(|input| {
            let id = start(&test.service, &organiser, &gala, input).unwrap();
            assert_eq!(state(&test, &organiser, &id), JobState::Queued);
            assert!(worker(&test).run_once().unwrap());
            id
        });
        let [imported, seated, copied] = ids.map(|id| get(&test.service, &organiser, &id).unwrap());
        let Some(JobResult::Import(report)) = &imported.result else {
            panic!("{imported:?}");
        };
        assert_eq!(report.imported_count, 5);
        assert_eq!(
            (
                imported.job.progress.done,
                imported.job.progress.total,
                imported.job.progress.phase.as_str()
            ),
            (5, Some(5), "Adding guests")
        );
        let Some(JobResult::AutoAssign(done)) = &seated.result else {
            panic!("{seated:?}");
        };
        assert_eq!(
            (done.assigned_count, done.changes.len(), done.unseated.len()),
            (4, 4, 1)
        );
        assert!(done.unseated[0].name.starts_with("Guest"), "{done:?}");
        let Some(JobResult::DuplicateEvent(copy)) = &copied.result else {
            panic!("{copied:?}");
        };
        assert_eq!((copy.event.name.as_str(), copy.guest_count), ("Second", 5));
        assert!(!worker(&test).run_once().unwrap());
        for column in ["input", "file", "rollback", "lease_owner"] {
            let kept = scratch::stored(&mut connect(&test), column, "jobs").unwrap();
            assert_eq!(kept, vec![None; 3], "{column}");
        }
    }
}

#[test]
fn a_job_that_is_refused_fails_with_the_answer_of_its_call() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let input = JobInput::Import {
            name: "guests.pdf".to_owned(),
            bytes: b"%PDF-1.7".to_vec(),
        };
        let id = start(&test.service, &organiser, &gala, input).unwrap();
        worker(&test).run_once().unwrap();
        let view = get(&test.service, &organiser, &id).unwrap();
        assert_failed(&view, "import_refused");
        let refused =
            app_service::guests::import(&test.service, &organiser, &gala, "guests.pdf", b"%PDF-1.7").unwrap_err();
        let error = view.error.unwrap();
        assert_eq!((error.message, error.details), (refused.to_string(), refused.details()));
        let huge = JobInput::Import {
            name: "guests.csv".to_owned(),
            bytes: vec![b'a'; 6 * 1024 * 1024],
        };
        let refused = start(&test.service, &organiser, &gala, huge).unwrap_err();
        assert_eq!(refused.code(), "too_large");
    }
}

#[test]
fn jobs_of_others_are_not_found_and_members_who_may_not_edit_have_none() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let gala = event(&test.service, &ann, "Gala");
        let id = start(&test.service, &ann, &gala, SEATS).unwrap();
        let before = scratch::dump(&mut connect(&test)).unwrap();
        let mallory = test.organiser("mallory@example.org");
        let viewer = test.member(&ann, "viewer@example.org", Role::Viewer);
        let unknown = JobId::parse("unknown").unwrap();
        for (organiser, code, id) in [
            (&mallory, "not_found", &id),
            (&mallory, "not_found", &unknown),
            (&viewer, "forbidden", &id),
        ] {
            assert_eq!(get(&test.service, organiser, id).unwrap_err().code(), code);
            assert_eq!(cancel(&test, organiser, id).unwrap_err().code(), code);
            assert_eq!(start(&test.service, organiser, &gala, SEATS).unwrap_err().code(), code);
        }
        let after = scratch::dump(&mut connect(&test)).unwrap();
        let jobs = |rows: &[String]| {
            rows.iter()
                .filter(|row| row.starts_with("jobs"))
                .cloned()
                .collect::<Vec<_>>()
        };
        assert_eq!(jobs(&before), jobs(&after));
    }
}

#[test]
fn an_organisation_queues_twenty_jobs_and_others_run_between_them() {
    for test in TestService::each() {
        let (ann, ben) = (test.organiser("ann@example.org"), test.organiser("ben@example.org"));
        let gala = event(&test.service, &ann, "Gala");
        let fair = event(&test.service, &ben, "Fair");
        let of_ann: Vec<JobId> = (0..JOBS_QUEUED_MAX)
            .map(|_| start(&test.service, &ann, &gala, SEATS).unwrap())
            .collect();
        let refused = start(&test.service, &ann, &gala, SEATS).unwrap_err();
        assert_eq!(refused.code(), "job_queue_full");
        assert!(
            refused
                .to_string()
                .starts_with("20 tasks of your organisation are waiting.")
        );
        let of_ben = start(&test.service, &ben, &fair, SEATS).unwrap();
        worker(&test).run_once().unwrap();
        test.clock.advance(TimeDelta::seconds(1));
        worker(&test).run_once().unwrap();
        assert_eq!(state(&test, &ben, &of_ben), JobState::Succeeded);
        let finished = of_ann.iter().filter(|id| state(&test, &ann, id).is_finished()).count();
        assert_eq!(finished, 1);
        start(&test.service, &ann, &gala, SEATS).unwrap();
    }
}

#[test]
fn two_claims_at_the_same_moment_get_different_jobs_and_do_not_wait() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let test = TestService::on(database, Arc::new(SeededRandom::new(1)));
    let organisers = ["ann", "ben"].map(|name| test.organiser(&format!("{name}@example.org")));
    for organiser in organisers.iter().chain(&organisers) {
        let gala = event(&test.service, organiser, "Gala");
        start(&test.service, organiser, &gala, SEATS).unwrap();
    }
    let (storage, now) = (test.database.open(), test.service.now());
    let other = test.database.open();
    let claim = move |conn: &mut Connection, owner: &str| {
        let (owner, until) = (owner.to_owned(), now + TimeDelta::minutes(1));
        queue::claim_next(conn, &Lease { owner, until }, now)
    };
    let (first, second) = storage
        .write(move |conn| {
            let first = claim(conn, "first")?;
            Ok::<_, storage::Error>((first, other.write(move |conn| claim(conn, "second"))?))
        })
        .unwrap();
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_ne!(first.id, second.id);
    assert_ne!(first.organisation, second.organisation, "the other one has its turn");
}

#[test]
fn a_job_that_waits_is_cancelled_at_once_and_a_finished_one_stays() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = start(&test.service, &organiser, &gala, import_of(1)).unwrap();
        assert_eq!(cancel(&test, &organiser, &id).unwrap().job.state, JobState::Cancelled);
        assert!(!worker(&test).run_once().unwrap());
        assert_eq!(scratch::stored(&mut connect(&test), "file", "jobs").unwrap(), [None]);
        let id = start(&test.service, &organiser, &gala, import_of(1)).unwrap();
        worker(&test).run_once().unwrap();
        assert_eq!(cancel(&test, &organiser, &id).unwrap().job.state, JobState::Succeeded);
    }
}

#[test]
fn a_job_that_is_cancelled_between_two_transactions_takes_the_first_one_back() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = large_event(&test, &organiser);
        let id = start(&test.service, &organiser, &gala, SEATS).unwrap();
        triggers::run_when(
            &mut connect(&test),
            "mark",
            "AFTER UPDATE OF rollback ON jobs",
            "NEW.rollback IS NOT NULL",
            "UPDATE jobs SET cancelled_at = created_at;",
        )
        .unwrap();
        worker(&test).run_once().unwrap();
        let view = get(&test.service, &organiser, &id).unwrap();
        assert_eq!((view.job.state, view.error), (JobState::Cancelled, None));
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
    }
}

/// Stops auto-assign in its second transaction, and what a process that is killed does not do: take seats back, and end
/// its job.
fn kill(conn: &mut Connection) {
    let second_slice = "(SELECT COUNT(*) FROM seat_assignments) >= 300";
    triggers::fail_when(conn, "meanwhile", "AFTER INSERT ON seat_assignments", second_slice).unwrap();
    triggers::fail(conn, "no_back", "BEFORE DELETE ON seat_assignments").unwrap();
    triggers::fail(conn, "no_end", "BEFORE UPDATE OF finished_at ON jobs").unwrap();
}

fn revive(conn: &mut Connection) {
    for trigger in ["meanwhile", "no_back", "no_end"] {
        triggers::remove(conn, trigger).unwrap();
    }
}

#[test]
fn a_job_whose_process_was_killed_fails_when_its_lease_ends_and_leaves_nothing_half_done() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = large_event(&test, &organiser);
        let id = start(&test.service, &organiser, &gala, SEATS).unwrap();
        kill(&mut connect(&test));
        worker(&test).run_once().unwrap_err();
        revive(&mut connect(&test));
        let seated = test.assignments(&organiser, &gala).unwrap().len();
        assert!(0 < seated && seated < 300, "{seated}");
        assert_eq!(state(&test, &organiser, &id), JobState::Running);

        test.clock.advance(TimeDelta::seconds(59));
        assert!(!worker(&test).run_once().unwrap(), "its worker may be alive");
        test.clock.advance(TimeDelta::seconds(2));
        assert!(worker(&test).run_once().unwrap());
        assert_failed(&get(&test.service, &organiser, &id).unwrap(), "job_interrupted");
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
    }
}

#[test]
fn the_only_server_of_a_database_reports_interrupted_jobs_when_it_starts() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let id = start(&test.service, &organiser, &gala, import_of(3)).unwrap();
    let conn = &mut connect(&test);
    triggers::fail(conn, "meanwhile", "BEFORE DELETE ON imports").unwrap();
    triggers::fail(conn, "no_back", "BEFORE DELETE ON guests").unwrap();
    triggers::fail(conn, "no_end", "BEFORE UPDATE OF finished_at ON jobs").unwrap();
    worker(&test).run_once().unwrap_err();
    revive(conn);
    assert_eq!(scratch::stored(conn, "id", "guests").unwrap().len(), 3);

    test.service.interrupt_jobs().unwrap();
    assert!(worker(&test).run_once().unwrap());
    assert_failed(&get(&test.service, &organiser, &id).unwrap(), "job_interrupted");
    assert_eq!(test.guests(&organiser, &gala).unwrap(), [], "they are on no list");
    test.clock.advance(TimeDelta::hours(2));
    assert_eq!(housekeeping::run(&test.service).unwrap().imports, 1);
    assert_eq!(scratch::stored(conn, "id", "guests").unwrap().len(), 0);
}

#[test]
fn a_worker_whose_job_was_taken_over_changes_nothing_any_more() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = large_event(&test, &organiser);
        let id = start(&test.service, &organiser, &gala, SEATS).unwrap();
        triggers::run_when(
            &mut connect(&test),
            "other",
            "AFTER UPDATE OF progress ON jobs",
            "NEW.progress LIKE '%Assigning%'",
            "UPDATE jobs SET lease_owner = 'other';",
        )
        .unwrap();
        worker(&test).run_once().unwrap();
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
        assert_eq!(
            state(&test, &organiser, &id),
            JobState::Running,
            "the other worker ends it"
        );
    }
}

#[test]
fn a_job_continues_when_its_member_signs_out_and_fails_when_the_member_has_left() {
    for test in TestService::each() {
        let ann = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &ann, 1, 4);
        let cleo = test.member(&ann, "cleo@example.org", Role::Planner);
        let id = start(&test.service, &cleo, &gala, import_of(1)).unwrap();
        scratch::execute(&mut connect(&test), "DELETE FROM sessions").unwrap();
        worker(&test).run_once().unwrap();
        assert_eq!(state(&test, &ann, &id), JobState::Succeeded);

        let id = start(&test.service, &cleo, &gala, import_of(2)).unwrap();
        let (owner, member) = (test.sign_in("ann@example.org"), cleo.user_id().clone());
        test.service
            .write(move |tx| members::remove(tx, &owner, &member))
            .unwrap();
        worker(&test).run_once().unwrap();
        assert_failed(&get(&test.service, &ann, &id).unwrap(), "forbidden");
        assert_eq!(test.guests(&ann, &gala).unwrap().len(), 1);
    }
}

#[test]
fn the_result_names_no_guest_who_was_removed_since() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let _ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        let id = start(&test.service, &organiser, &gala, SEATS).unwrap();
        worker(&test).run_once().unwrap();
        let names = || {
            let view = get(&test.service, &organiser, &id).unwrap();
            let Some(JobResult::AutoAssign(done)) = view.result else {
                panic!("no result");
            };
            let mut names: Vec<String> = done.unseated.into_iter().map(|left| left.name).collect();
            names.sort();
            names
        };
        assert_eq!(names(), ["Ada Lovelace", "Ben Hur"]);
        let stored = scratch::stored(&mut connect(&test), "result", "jobs").unwrap();
        assert!(!stored[0].as_deref().unwrap().contains("Lovelace"), "{stored:?}");
        test.delete_guest(&organiser, &ada).unwrap();
        assert_eq!(names(), ["Ben Hur"]);
    }
}

#[test]
fn finished_jobs_go_after_a_week_and_the_jobs_of_an_event_with_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = start(&test.service, &organiser, &gala, SEATS).unwrap();
        worker(&test).run_once().unwrap();
        test.clock.advance(TimeDelta::days(JOB_DAYS));
        assert_eq!(housekeeping::run(&test.service).unwrap().jobs, 0);
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(housekeeping::run(&test.service).unwrap().jobs, 1);
        assert_eq!(get(&test.service, &organiser, &id).unwrap_err().code(), "not_found");

        start(&test.service, &organiser, &gala, SEATS).unwrap();
        test.delete_event(&organiser, &gala).unwrap();
        test.clock.advance(TimeDelta::days(31));
        assert_eq!(housekeeping::run(&test.service).unwrap().events, 1);
        assert_eq!(scratch::stored(&mut connect(&test), "id", "jobs").unwrap().len(), 0);
    }
}

/// A clock on which each look takes a minute.
struct SlowClock(FakeClock);

impl Clock for SlowClock {
    fn now(&self) -> DateTime<Utc> {
        self.0.advance(TimeDelta::minutes(1));
        self.0.now()
    }
}

#[test]
fn a_job_that_takes_too_long_is_stopped() {
    let database = TestDatabase::sqlite();
    let storage = database.open();
    let test = TestService::on(database, Arc::new(SeededRandom::new(1)));
    let organiser = test.organiser("ann@example.org");
    let gala = large_event(&test, &organiser);
    let clock = Arc::new(SlowClock(test.clock.clone()));
    let slow = Service::with(storage, clock, Arc::new(SeededRandom::new(2)), Passwords::weak(), key());
    let id = start(&slow, &organiser, &gala, SEATS).unwrap();
    Worker::new(slow.clone()).unwrap().run_once().unwrap();
    assert_failed(&get(&test.service, &organiser, &id).unwrap(), "job_too_long");
    assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
}

#[test]
fn a_server_that_stops_interrupts_its_jobs() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = large_event(&test, &organiser);
        let id = start(&test.service, &organiser, &gala, SEATS).unwrap();
        test.service.stop_jobs();
        worker(&test).run();
        assert_eq!(state(&test, &organiser, &id), JobState::Queued);
        worker(&test).run_once().unwrap();
        assert_failed(&get(&test.service, &organiser, &id).unwrap(), "job_interrupted");
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
    }
}
