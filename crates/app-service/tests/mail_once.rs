//! Mail of schedules goes out once: when the clocks change, with two servers on one database, and over mail servers that
//! refuse, wait, hang up or never answer.

use std::collections::BTreeMap;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::mail::campaigns::{self, NewCampaign};
use app_service::mail::schedules::{self, ScheduleInput};
use app_service::mail::smtp::Smtp;
use app_service::mail::worker::Worker;
use app_service::mail::{scheduler, suppressions};
use app_service::service::Service;
use app_service::settings::MailTimeouts;
use chrono::{NaiveDate, TimeDelta};
use domain::id::EventId;
use storage::mail::outbox::history::ListedMail;
use storage::scratch;
use test_support::database::TestDatabase;
use test_support::mail::MemoryMail;
use test_support::random::SeededRandom;
use test_support::service::TestService;
use test_support::smtp::{Received, SmtpServer, Verdict};

use crate::mail_schedules::{at, create, each, event_patch, fire, gala, gala_of, only, opened, run};

/// The days of both changes of 2027: zone, day, a local time that the clocks skip or show twice, and the instant at which
/// its mail goes out.
const CHANGES: [(&str, &str, &str, &str); 6] = [
    ("Europe/Berlin", "2027-03-28", "02:30", "2027-03-28T01:00:00Z"),
    ("Europe/Berlin", "2027-10-31", "02:30", "2027-10-31T00:30:00Z"),
    ("America/New_York", "2027-03-14", "02:15", "2027-03-14T07:00:00Z"),
    ("America/New_York", "2027-11-07", "01:15", "2027-11-07T05:15:00Z"),
    ("Australia/Lord_Howe", "2027-10-03", "02:10", "2027-10-02T15:30:00Z"),
    ("Australia/Lord_Howe", "2027-04-04", "01:40", "2027-04-03T14:40:00Z"),
];

/// Moves the event to a day of a zone, with its deadline.
fn move_event(
    test: &TestService,
    (organiser, event): (&Organiser, &EventId),
    zone: &str,
    (starts, deadline): (NaiveDate, NaiveDate),
) {
    event_patch(test, organiser, event, |patch| {
        patch.zone = Some(zone.to_owned());
        patch.date = Some(format!("{starts}T18:00"));
        patch.rsvp_deadline = Some(Some(deadline.to_string()));
    });
}

fn schedule(
    test: &TestService,
    (organiser, event): (&Organiser, &EventId),
    (trigger, value): (&str, &str),
    time: &str,
) {
    let made = create(test, organiser, event, (trigger, value, "all")).unwrap();
    let input = ScheduleInput {
        send_time: Some(time.to_owned()),
        ..ScheduleInput::default()
    };
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service
        .write(move |tx| schedules::update(tx, &organiser, (&event, &made.schedule.id), &input))
        .unwrap();
}

#[test]
fn each_trigger_fires_once_at_the_right_minute_of_days_on_which_the_clocks_change() {
    for (zone, day, time, instant) in CHANGES {
        let test = opened(TestService::sqlite());
        let organiser = test.organiser("ann@example.org");
        run(&test);
        let day: NaiveDate = day.parse().unwrap();
        let date = day.to_string();
        for (trigger, value, starts) in [
            ("days_before_event", "1", day + TimeDelta::days(1)),
            ("on_rsvp_deadline", "0", day + TimeDelta::days(1)),
            ("on_date", date.as_str(), day + TimeDelta::days(1)),
            ("days_after_event", "1", day - TimeDelta::days(1)),
        ] {
            let deadline = starts.min(day);
            let (event, _) = gala_of(&test, &organiser);
            move_event(&test, (&organiser, &event), zone, (starts, deadline));
            schedule(&test, (&organiser, &event), (trigger, value), time);
        }
        let mut fired = Vec::new();
        for minute in -3..=95 {
            test.clock.set(at(instant) + TimeDelta::minutes(minute));
            let count = fire(&test);
            fired.extend((count > 0).then_some((minute, count)));
        }
        assert_eq!(fired, [(0, 4)], "{zone} {day}");
        assert_eq!(run(&test).len(), 4, "{zone} {day}");
    }
}

#[test]
fn a_run_of_a_schedule_starts_one_campaign() {
    for test in each() {
        let (organiser, gala, _) = gala(&test);
        let made = create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        let run_at = made.schedule.next_run_at.unwrap();
        test.clock.set(run_at);
        assert_eq!(fire(&test), 1);
        let start = |run_at| -> Result<bool, Error> {
            let (organisation, event) = (organiser.organisation_id().clone(), gala.clone());
            let read = move |conn: &mut storage::Connection| storage::events::scope(conn, &organisation, &event);
            let scope = test.database.open().read(read).unwrap();
            let new = NewCampaign {
                template: made.schedule.template.clone(),
                recipients: made.schedule.recipients.clone(),
                schedule: Some((made.schedule.id.clone(), run_at)),
                starts_at: None,
                by: None,
                sends_again: false,
            };
            let started = test.service.write(move |tx| campaigns::start(tx, &scope, &new))?;
            Ok(started.is_some())
        };
        assert!(!start(run_at).unwrap(), "the run has its campaign");
        let another = run_at + TimeDelta::days(2);
        assert!(start(another).unwrap(), "another run has another one");
        test.clock.set(another);
        assert_eq!(run(&test).len(), 2);
    }
}

#[test]
fn two_servers_on_one_database_fire_each_run_and_send_each_mail_once() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let test = opened(TestService::on(database, Arc::new(SeededRandom::new(1))));
    let (organiser, gala, _) = gala(&test);
    let rows: String = (0..12)
        .map(|number| format!("Guest {number},g{number:02}@example.org\n"))
        .collect();
    test.import(&organiser, &gala, &format!("Name,Email\n{rows}")).unwrap();
    for _ in 0..5 {
        create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
    }
    test.clock.set(at("2027-06-05T08:00:00Z"));
    let (other, memory, barrier) = (test.another_server(), MemoryMail::default(), Barrier::new(2));
    let serve = |service: &Service| {
        let worker = Worker::new(service.clone(), Arc::new(memory.clone())).unwrap();
        barrier.wait();
        let fired = scheduler::fire(service).unwrap();
        while worker.run_once().unwrap() > 0 {}
        fired
    };
    let fired = std::thread::scope(|scope| {
        let threads = [&test.service, &other].map(|service| scope.spawn(|| serve(service)));
        threads.map(|thread| thread.join().unwrap())
    });
    assert_eq!(fired.iter().sum::<usize>(), 5, "{fired:?}");
    // A server may have looked before the other one had fired.
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    let mut mails: BTreeMap<String, usize> = BTreeMap::new();
    for taken in memory.taken() {
        *mails.entry(taken.to).or_default() += 1;
    }
    assert_eq!(mails.len(), 13);
    assert!(mails.values().all(|count| *count == 5), "{mails:?}");
}

fn listed(test: &TestService) -> Vec<ListedMail> {
    let mails = scratch::mail_history(&mut scratch::connect(test.database.url()).unwrap()).unwrap();
    mails
        .into_iter()
        .filter(|mail| mail.recipient != "ann@example.org")
        .collect()
}

/// Sends what is due over several connections at once.
fn drain(worker: &Worker, connections: usize) {
    std::thread::scope(|scope| {
        for _ in 0..connections {
            scope.spawn(|| while worker.run_once().unwrap() > 0 {});
        }
    });
}

#[test]
fn a_difficult_mail_server_gets_each_mail_once_or_again_as_the_same_message() {
    let test = opened(TestService::sqlite());
    let (organiser, gala, _) = gala(&test);
    let rows: String = (0..12)
        .map(|number| format!("Guest {number},g{number:02}@example.org\n"))
        .collect();
    test.import(&organiser, &gala, &format!("Name,Email\n{rows}")).unwrap();
    create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
    test.clock.set(at("2027-06-05T08:00:00Z"));
    assert_eq!(fire(&test), 1);
    let server = SmtpServer::start([
        Verdict::Recipient("550 5.1.1 No such user"),
        Verdict::Recipient("450 4.2.0 Greylisted, try again in 5 minutes"),
        Verdict::HangUp,
        Verdict::Silence,
    ]);
    let second = Duration::from_secs(1);
    let smtp = Smtp::new(&server.url("")).unwrap().with_timeouts(MailTimeouts {
        answer: second,
        mail: second,
    });
    let worker = Worker::with_connections(test.service.clone(), Arc::new(smtp), 3).unwrap();
    drain(&worker, 3);
    let count = |state: &str| listed(&test).iter().filter(|mail| mail.state == state).count();
    assert_eq!((count("sent"), count("queued"), count("failed")), (9, 3, 1));
    test.clock.advance(TimeDelta::minutes(5));
    drain(&worker, 3);
    assert_eq!((count("sent"), count("queued"), count("failed")), (12, 0, 1));

    let mut copies: BTreeMap<String, Vec<Received>> = BTreeMap::new();
    for mail in server.rest() {
        copies.entry(mail.to.clone()).or_default().push(mail);
    }
    assert_eq!(copies.len(), 12, "all but the refused one");
    let repeated: Vec<&Vec<Received>> = copies.values().filter(|copies| copies.len() > 1).collect();
    assert_eq!(repeated.len(), 2, "the two whose answer did not come");
    assert!(
        repeated
            .iter()
            .all(|copies| copies.len() == 2 && copies[0].message == copies[1].message)
    );
    assert!(only(&test, &organiser, &gala).schedule.next_run_at.is_none());
}

#[test]
fn schedules_send_nothing_to_suppressed_addresses() {
    for test in each() {
        let (organiser, gala, ada) = gala(&test);
        create(&test, &organiser, &gala, ("days_before_event", "7", "all")).unwrap();
        create(&test, &organiser, &gala, ("on_seat_assigned", "", "all")).unwrap();
        let me = organiser.clone();
        test.service
            .write(move |tx| suppressions::add(tx, &me, "ADA@example.org"))
            .unwrap();
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.clock.set(at("2027-06-05T08:00:00Z"));
        assert_eq!(fire(&test), 1);
        assert!(run(&test).is_empty());
    }
}
