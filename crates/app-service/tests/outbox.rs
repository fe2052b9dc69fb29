//! The outbox: queued mail is sent once, even if processes die in between. No network; the real databases.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::housekeeping::{self, ClockWatch};
use app_service::mail::transport::Failure;
use app_service::mail::worker::{LEASE, TRIES_MAX, Worker};
use app_service::mail::{self, Mail};
use app_service::service::Service;
use app_service::settings::Settings;
use chrono::TimeDelta;
use domain::mail::failure::SERVER_AWAY;
use mailer::MemberEmail;
use storage::mail::outbox::delivery::{self, Batch, ExcludedServers, Lease};
use storage::mail::outbox::history::{self, ListedMail};
use storage::{Connection, scratch};
use test_support::database::TestDatabase;
use test_support::mail::MemoryMail;
use test_support::random::SeededRandom;
use test_support::service::TestService;

/// One service per database.
fn each() -> Vec<TestService> {
    TestService::each().into_iter().map(opened).collect()
}

fn opened(mut test: TestService) -> TestService {
    test.service = test.service.with_settings(Settings {
        base_url: "https://seats.example".to_owned(),
        mail_from: "seats@seats.example".to_owned(),
        contact_email: Some("help@seats.example".to_owned()),
        ..Settings::default()
    });
    test
}

fn queue(service: &Service, to: &'static str, cause: &'static str) {
    service.write(move |tx| verify(tx, to, cause)).unwrap();
}

fn verify(tx: &mut app_service::service::Tx<'_>, to: &str, cause: &str) -> Result<(), Error> {
    let link = tx.link("/verify-email?token=t");
    let letter = MemberEmail::VerifyEmail {
        name: "Zoë",
        link: &link,
    };
    let mail = Mail {
        to,
        letter,
        organisation: None,
        user: None,
        cause,
    };
    mail::queue(tx, &mail)
}

fn batch(limit: i64) -> Batch {
    Batch { limit, after: None }
}

fn worker(test: &TestService, memory: &MemoryMail) -> Worker {
    Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap()
}

fn send_all(worker: &Worker) {
    while worker.run_once().unwrap() > 0 {}
}

fn listed(test: &TestService) -> Vec<ListedMail> {
    let mut mails = scratch::mail_history(&mut scratch::connect(test.database.url()).unwrap()).unwrap();
    mails.sort_by(|a, b| a.recipient.cmp(&b.recipient));
    mails
}

#[track_caller]
fn the_only_one(test: &TestService) -> ListedMail {
    let mut mails = listed(test);
    assert_eq!(mails.len(), 1, "{mails:?}");
    mails.remove(0)
}

fn passing() -> Result<(), Failure> {
    Err(Failure::Transient("451 try later".to_owned()))
}

#[test]
fn the_same_cause_is_mailed_once_per_recipient() {
    for test in each() {
        for (to, cause) in [
            ("ann@example.org", "verify u1"),
            ("ann@example.org", "verify u1"),
            ("ann@example.org", "verify u2"),
            ("ben@example.org", "verify u1"),
        ] {
            queue(&test.service, to, cause);
        }
        let memory = MemoryMail::default();
        send_all(&worker(&test, &memory));
        let mut to: Vec<String> = memory.taken().into_iter().map(|taken| taken.to).collect();
        to.sort();
        assert_eq!(to, ["ann@example.org", "ann@example.org", "ben@example.org"]);
        queue(&test.service, "ben@example.org", "verify u1");
        send_all(&worker(&test, &memory));
        assert_eq!(memory.taken().len(), 3, "also after it was sent");
    }
}

#[test]
fn a_use_case_that_fails_sends_nothing() {
    for test in each() {
        let refused: Result<(), Error> = test.service.write(|tx| {
            verify(tx, "ann@example.org", "c")?;
            Err(Error::Forbidden)
        });
        assert!(refused.is_err());
        assert!(listed(&test).is_empty());
    }
}

#[test]
fn a_mail_goes_out_complete_and_forgets_its_link() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let memory = MemoryMail::default();
        send_all(&worker(&test, &memory));
        let [taken] = &memory.taken()[..] else {
            panic!("not one")
        };
        assert_eq!(
            (taken.from.as_str(), taken.to.as_str()),
            ("seats@seats.example", "ann@example.org")
        );
        assert_eq!(taken.header("Message-ID"), format!("<{}@seats.example>", taken.id));
        assert_eq!(taken.header("From"), "Seatwright <seats@seats.example>");
        assert_eq!(taken.header("Reply-To"), "help@seats.example");
        assert_eq!(taken.header("Date"), "Sat, 21 Nov 2026 08:00:00 +0000");
        let forms = mailer::stored::forms(&taken.message).unwrap();
        assert!(forms.text.contains("Hello Zoë") && forms.text.contains("https://seats.example/verify-email?token=t"));
        let mail = the_only_one(&test);
        assert_eq!(
            (mail.state.as_str(), mail.attempts, mail.sent_at),
            ("sent", 1, Some(test.service.now()))
        );
        let bodies = test.database.open().read(|conn| history::bodies(conn, &mail)).unwrap();
        assert_eq!(bodies, history::Bodies::default());
    }
}

#[test]
fn two_workers_on_one_database_send_each_mail_once() {
    for test in each() {
        for number in 0..40 {
            test.service
                .write(move |tx| verify(tx, &format!("guest-{number:02}@example.org"), "c"))
                .unwrap();
        }
        let memory = MemoryMail::default();
        std::thread::scope(|scope| {
            for _ in 0..2 {
                let worker = worker(&test, &memory);
                scope.spawn(move || send_all(&worker));
            }
        });
        send_all(&worker(&test, &memory));
        let mut to: Vec<String> = memory.taken().into_iter().map(|taken| taken.to).collect();
        to.sort();
        assert_eq!(to.len(), 40);
        to.dedup();
        assert_eq!(to.len(), 40);
        assert!(
            listed(&test)
                .iter()
                .all(|mail| mail.state == "sent" && mail.attempts == 1)
        );
    }
}

/// On SQLite claims come one after the other; on PostgreSQL the second begins while the first is not committed.
#[test]
fn two_claims_at_the_same_moment_share_no_mail_and_do_not_wait_for_each_other() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let test = opened(TestService::on(database, Arc::new(SeededRandom::new(1))));
    for to in ["ann@example.org", "ben@example.org", "cem@example.org"] {
        queue(&test.service, to, "c");
    }
    let (storage, now) = (test.database.open(), test.service.now());
    let other = storage.clone();
    let claim = move |conn: &mut Connection, owner: &str| {
        let (owner, until) = (owner.to_owned(), now + LEASE);
        delivery::claim(
            conn,
            &Lease { owner, until },
            &mut batch(2),
            now,
            &ExcludedServers::default(),
        )
    };
    let (first, second) = storage
        .write(move |conn| {
            let first = claim(conn, "first")?;
            let (send, claimed) = channel();
            other.submit(
                move |conn| claim(conn, "second"),
                move |outcome| drop(send.send(outcome)),
            );
            let second = claimed.recv_timeout(Duration::from_secs(20)).unwrap()?;
            Ok::<_, storage::Error>((first, second))
        })
        .unwrap();
    assert_eq!((first.len(), second.len()), (2, 1));
    assert!(first.iter().all(|mail| mail.id != second[0].id));
}

/// Queues mails of an organisation.
fn queue_for(test: &TestService, organiser: &Organiser, count: usize, cause: &'static str) {
    let organisation = organiser.organisation_id().clone();
    let queued = test.service.write(move |tx| {
        (0..count).try_for_each(|number| {
            let mail = Mail {
                to: &format!("{cause}-{number}@example.org"),
                letter: MemberEmail::PasswordChanged { name: "Ann" },
                organisation: Some(&organisation),
                user: None,
                cause,
            };
            mail::queue(tx, &mail)
        })
    });
    queued.unwrap();
}

#[test]
fn a_long_queue_of_one_organisation_delays_neither_that_of_another_nor_mail_about_accounts() {
    for test in each() {
        let [ann, ben, cem] = ["ann", "ben", "cem"].map(|name| test.organiser(&format!("{name}@example.org")));
        let memory = MemoryMail::default();
        let worker = worker(&test, &memory);
        send_all(&worker);
        let before = memory.taken().len();
        queue_for(&test, &ann, 40, "ann");
        test.clock.advance(TimeDelta::seconds(1));
        queue_for(&test, &ben, 30, "ben");
        test.clock.advance(TimeDelta::seconds(1));
        queue_for(&test, &cem, 1, "cem");
        queue(&test.service, "dan@example.org", "c");
        assert_eq!(worker.run_once().unwrap(), 10);
        for name in ["ann-", "ben-", "cem-", "dan"] {
            let is_sent = memory.taken()[before..].iter().any(|taken| taken.to.starts_with(name));
            assert!(is_sent, "{name}");
        }
        for _ in 0..4 {
            worker.run_once().unwrap();
        }
        let of = |name: &str| {
            memory.taken()[before..]
                .iter()
                .filter(|taken| taken.to.starts_with(name))
                .count()
        };
        assert_eq!(of("ann-") + of("ben-"), 48);
        assert!(of("ann-").min(of("ben-")) >= 23, "they take turns");
        send_all(&worker);
        assert_eq!(memory.taken().len() - before, 72);
    }
}

#[test]
fn the_mail_of_an_organisation_is_sent_in_the_order_in_which_it_is_due() {
    for test in each() {
        let ann = test.organiser("ann@example.org");
        let memory = MemoryMail::default();
        let worker = worker(&test, &memory);
        send_all(&worker);
        let before = memory.taken().len();
        for cause in ["first", "second", "third"] {
            queue_for(&test, &ann, 7, cause);
            test.clock.advance(TimeDelta::seconds(1));
        }
        send_all(&worker);
        let causes: Vec<String> = memory.taken()[before..]
            .iter()
            .map(|taken| taken.to.split('-').next().unwrap().to_owned())
            .collect();
        assert_eq!(causes, [["first"; 7], ["second"; 7], ["third"; 7]].concat());
    }
}

#[test]
fn mail_of_a_worker_that_died_is_sent_when_its_lease_ends() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let lease = Lease {
            owner: "dead".to_owned(),
            until: test.service.now() + LEASE,
        };
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        let claimed = delivery::claim(
            conn,
            &lease,
            &mut batch(10),
            test.service.now(),
            &ExcludedServers::default(),
        )
        .unwrap();
        assert_eq!(claimed.len(), 1);
        let memory = MemoryMail::default();
        let worker = worker(&test, &memory);
        test.clock.advance(TimeDelta::seconds(59));
        assert_eq!(worker.run_once().unwrap(), 0);
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(worker.run_once().unwrap(), 1);
        assert_eq!(memory.taken()[0].header("Message-ID"), claimed[0].message_id);
        assert_eq!(
            (the_only_one(&test).state.as_str(), the_only_one(&test).attempts),
            ("sent", 2)
        );
    }
}

/// Lets the lease of a worker expire while it sends a mail, so that another worker sends the same mail.
fn overtaken(test: &TestService, answer: Result<(), Failure>) -> (MemoryMail, MemoryMail) {
    queue(&test.service, "ann@example.org", "c");
    let fast = MemoryMail::default();
    let (second, clock) = (worker(test, &fast), test.clock.clone());
    let slow = MemoryMail::answering([answer]).then(move |_| {
        clock.advance(TimeDelta::seconds(61));
        second.run_once().unwrap();
    });
    worker(test, &slow).run_once().unwrap();
    (slow, fast)
}

#[test]
fn a_mail_that_is_sent_twice_is_the_same_mail_byte_for_byte() {
    for test in each() {
        let (slow, fast) = overtaken(&test, Ok(()));
        assert_eq!(slow.taken(), fast.taken());
        assert_eq!(slow.taken().len(), 1);
    }
}

#[test]
fn a_worker_whose_lease_has_ended_changes_nothing_any_more() {
    for answer in [passing(), Err(Failure::Permanent("550 no".to_owned()))] {
        for test in each() {
            overtaken(&test, answer.clone());
            let mail = the_only_one(&test);
            assert_eq!((mail.state.as_str(), mail.attempts, mail.failure), ("sent", 2, None));
        }
    }
}

#[test]
fn a_passing_failure_is_tried_again_after_a_wait() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let memory = MemoryMail::answering([passing()]);
        let worker = worker(&test, &memory);
        assert_eq!(worker.run_once().unwrap(), 1);
        let waiting = the_only_one(&test);
        assert_eq!(
            (waiting.state.as_str(), waiting.failure.as_deref()),
            ("queued", Some("451 try later"))
        );
        test.clock.advance(TimeDelta::milliseconds(999));
        assert_eq!(worker.run_once().unwrap(), 0);
        test.clock.advance(TimeDelta::milliseconds(1));
        assert_eq!(worker.run_once().unwrap(), 1);
        let sent = the_only_one(&test);
        assert_eq!((sent.state.as_str(), sent.failure), ("sent", None));
        assert_eq!(memory.taken().len(), 1);
    }
}

#[test]
fn the_waits_grow_and_after_eight_tries_the_mail_has_failed() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let worker = worker(&test, &MemoryMail::answering((0..20).map(|_| passing())));
        for seconds in [1, 4, 16, 64, 256, 1024, 3600] {
            assert_eq!(worker.run_once().unwrap(), 1);
            assert_eq!(the_only_one(&test).state, "queued");
            test.clock
                .advance(TimeDelta::seconds(seconds) - TimeDelta::microseconds(1));
            assert_eq!(worker.run_once().unwrap(), 0, "{seconds} s have not passed");
            test.clock.advance(TimeDelta::microseconds(1));
        }
        assert_eq!(worker.run_once().unwrap(), 1);
        let failed = the_only_one(&test);
        assert_eq!((failed.state.as_str(), failed.attempts), ("failed", TRIES_MAX));
        assert_eq!(failed.failure.as_deref(), Some("451 try later"));
        test.clock.advance(TimeDelta::days(1));
        assert_eq!(worker.run_once().unwrap(), 0);
    }
}

fn unreachable() -> Result<(), Failure> {
    Err(Failure::Unreachable("Connection refused".to_owned()))
}

#[test]
fn mail_for_an_absent_server_keeps_its_tries_and_goes_out_as_soon_as_the_server_is_back() {
    for test in each() {
        for to in ["ann@example.org", "ben@example.org", "cem@example.org"] {
            queue(&test.service, to, "c");
        }
        let memory = MemoryMail::answering((0..30).map(|_| unreachable()));
        let worker = worker(&test, &memory);
        let since = test.service.now();
        for wait in [2, 4, 8, 16] {
            assert!(worker.run_once().unwrap() > 0, "one mail tests the server");
            let mails = listed(&test);
            assert!(
                mails
                    .iter()
                    .all(|mail| (mail.state.as_str(), mail.attempts) == ("queued", 0))
            );
            assert_eq!(mail::unreachable_since(&test.service), Some(since));
            test.clock
                .advance(TimeDelta::seconds(wait) - TimeDelta::microseconds(1));
            assert_eq!(worker.run_once().unwrap(), 0);
            test.clock.advance(TimeDelta::microseconds(1));
        }
        assert!(
            listed(&test)
                .iter()
                .any(|mail| mail.failure.as_deref() == Some("Connection refused"))
        );
        let memory = MemoryMail::default();
        let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
        send_all(&worker);
        let to: Vec<String> = memory.taken().into_iter().map(|taken| taken.to).collect();
        assert_eq!(to.len(), 3);
        assert_eq!(mail::unreachable_since(&test.service), None);
        assert!(
            listed(&test)
                .iter()
                .all(|mail| mail.attempts == 1 && mail.failure.is_none())
        );
    }
}

#[test]
fn mail_waits_five_days_for_an_absent_server_by_a_clock_that_is_believed() {
    for test in each() {
        let mut watch = ClockWatch::default();
        let mut sweep = |hours: u64| {
            housekeeping::run_if_proven(&test.service, &mut watch, Duration::from_secs(hours * 3_600)).unwrap()
        };
        assert!(sweep(0).is_some());
        queue(&test.service, "ann@example.org", "c");
        let worker = worker(&test, &MemoryMail::answering((0..200).map(|_| unreachable())));
        worker.run_once().unwrap();
        test.clock.advance(TimeDelta::days(40));
        assert_eq!(sweep(1), None);
        worker.run_once().unwrap();
        assert_eq!(the_only_one(&test).state, "queued", "the clock jumped");
        test.clock.advance(TimeDelta::days(-40));
        for day in 0..5 {
            worker.run_once().unwrap();
            assert_eq!(the_only_one(&test).state, "queued", "on day {day}");
            test.clock.advance(TimeDelta::days(1));
            assert!(sweep(day * 24).is_some());
        }
        test.clock.advance(TimeDelta::microseconds(1));
        assert!(sweep(120).is_some());
        worker.run_once().unwrap();
        let failed = the_only_one(&test);
        assert_eq!(
            (failed.state.as_str(), failed.failure.as_deref()),
            ("failed", Some(SERVER_AWAY))
        );
    }
}

#[test]
fn a_final_failure_is_not_tried_again_until_somebody_asks() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let memory = MemoryMail::answering([Err(Failure::Permanent("550 no such user".to_owned()))]);
        let worker = worker(&test, &memory);
        assert_eq!(worker.run_once().unwrap(), 1);
        let failed = the_only_one(&test);
        assert_eq!((failed.state.as_str(), failed.attempts), ("failed", 1));
        assert_eq!(failed.failure.as_deref(), Some("550 no such user"));
        test.clock.advance(TimeDelta::days(1));
        assert_eq!(worker.run_once().unwrap(), 0);
        let now = test.service.now();
        let retried = test
            .database
            .open()
            .write(move |conn| history::retry(conn, &failed, now));
        assert!(retried.unwrap());
        assert_eq!(worker.run_once().unwrap(), 1);
        assert_eq!(the_only_one(&test).state, "sent");
        assert!(
            mailer::stored::forms(&memory.taken()[0].message)
                .unwrap()
                .text
                .contains("token=t")
        );
    }
}

#[test]
fn an_address_that_cannot_be_written_to_fails_with_the_reason() {
    for test in each() {
        queue(&test.service, "ann@", "c");
        worker(&test, &MemoryMail::default()).run_once().unwrap();
        let failed = the_only_one(&test);
        assert_eq!(failed.state, "failed");
        assert!(failed.failure.unwrap().contains("'ann@'"));
    }
}

#[test]
fn a_mail_that_takes_its_worker_down_each_time_is_given_up() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        for _ in 0..TRIES_MAX {
            let lease = Lease {
                owner: "dead".to_owned(),
                until: test.service.now(),
            };
            assert_eq!(
                delivery::claim(
                    conn,
                    &lease,
                    &mut batch(10),
                    test.service.now(),
                    &ExcludedServers::default()
                )
                .unwrap()
                .len(),
                1
            );
        }
        let memory = MemoryMail::default();
        worker(&test, &memory).run_once().unwrap();
        assert!(memory.taken().is_empty());
        assert_eq!(the_only_one(&test).state, "failed");
    }
}

#[test]
fn a_transport_that_panics_is_a_passing_failure() {
    for test in each() {
        queue(&test.service, "ann@example.org", "c");
        let broken = MemoryMail::default().then(|_| panic!("on purpose"));
        assert_eq!(worker(&test, &broken).run_once().unwrap(), 1);
        let mail = the_only_one(&test);
        assert_eq!(
            (mail.state.as_str(), mail.failure.as_deref()),
            ("queued", Some("Sending failed unexpectedly."))
        );
    }
}

#[test]
fn a_worker_that_is_asked_to_stop_gives_back_what_it_has_not_begun() {
    for test in each() {
        for to in ["ann@example.org", "ben@example.org", "cem@example.org"] {
            queue(&test.service, to, "c");
        }
        let service = test.service.clone();
        let memory = MemoryMail::default().then(move |_| service.stop_mail());
        worker(&test, &memory).run();
        assert_eq!(memory.taken().len(), 1);
        let mut states: Vec<_> = listed(&test)
            .into_iter()
            .map(|mail| (mail.state, mail.attempts))
            .collect();
        states.sort();
        assert_eq!(
            states,
            [
                ("queued".to_owned(), 0),
                ("queued".to_owned(), 0),
                ("sent".to_owned(), 1)
            ]
        );
    }
}

#[test]
fn a_slow_server_leaves_the_rest_of_the_batch_to_the_next_claim() {
    for test in each() {
        for to in ["ann@example.org", "ben@example.org"] {
            queue(&test.service, to, "c");
        }
        let clock = test.clock.clone();
        let memory = MemoryMail::default().then(move |_| clock.advance(TimeDelta::seconds(40)));
        let worker = worker(&test, &memory);
        worker.run_once().unwrap();
        assert_eq!(memory.taken().len(), 1);
        assert_eq!(listed(&test).iter().map(|mail| mail.attempts).sum::<i32>(), 1);
        worker.run_once().unwrap();
        assert_eq!(memory.taken().len(), 2);
    }
}

#[test]
fn links_begin_with_the_configured_address() {
    for test in each() {
        let link = test.service.write(|tx| Ok(tx.link("/reset-password?token=t"))).unwrap();
        assert_eq!(link, "https://seats.example/reset-password?token=t");
    }
}

#[test]
fn after_a_month_nothing_is_left_of_mail_with_links_unless_it_still_waits() {
    for test in each() {
        for to in ["ann@example.org", "ben@example.org", "cem@example.org"] {
            queue(&test.service, to, "c");
        }
        let answers = [Ok(()), Err(Failure::Permanent("550".to_owned())), passing()];
        worker(&test, &MemoryMail::answering(answers)).run_once().unwrap();
        test.clock.advance(TimeDelta::days(30));
        housekeeping::run(&test.service).unwrap();
        assert_eq!(listed(&test).len(), 3);
        test.clock.advance(TimeDelta::seconds(1));
        assert_eq!(housekeeping::run(&test.service).unwrap().mails, 2);
        assert_eq!(the_only_one(&test).state, "queued");
    }
}
