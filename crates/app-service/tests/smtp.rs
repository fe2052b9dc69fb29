//! Mail over real SMTP, to a small server that answers what the test tells it to.

use std::sync::Arc;
use std::time::Duration;

use app_service::mail::smtp::Smtp;
use app_service::mail::worker::Worker;
use app_service::mail::{self, Mail};
use app_service::settings::{MailTimeouts, Settings};
use chrono::TimeDelta;
use mail_parser::MessageParser;
use mailer::MemberEmail;
use storage::mail::outbox::history::ListedMail;
use storage::scratch;
use test_support::service::TestService;
use test_support::smtp::{SmtpServer, Verdict};

const NAME: &str = "Zoë Šťastná 安娜";

/// A service on SQLite whose mail goes to the server.
fn start() -> TestService {
    let mut test = TestService::sqlite();
    test.service = test.service.with_settings(Settings {
        mail_from: "seats@seats.example".to_owned(),
        ..Settings::default()
    });
    test
}

fn invite(test: &TestService, to: &str) {
    let to = to.to_owned();
    test.service
        .write(move |tx| {
            let letter = MemberEmail::Invitation {
                organisation: "Lee & Söhne",
                invited_by: NAME,
                role: domain::account::Role::Viewer,
                link: &tx.link("/accept-invitation?token=t"),
            };
            let mail = Mail {
                to: &to,
                letter,
                organisation: None,
                user: None,
                cause: "c",
            };
            mail::queue(tx, &mail)
        })
        .unwrap();
}

fn worker(test: &TestService, url: &str) -> Worker {
    Worker::new(test.service.clone(), Arc::new(Smtp::new(url).unwrap())).unwrap()
}

fn listed(test: &TestService) -> Vec<ListedMail> {
    scratch::mail_history(&mut scratch::connect(test.database.url()).unwrap()).unwrap()
}

#[test]
fn a_mail_arrives_with_its_names_in_any_script() {
    let (test, server) = (start(), SmtpServer::start([]));
    invite(&test, "zoe@example.org");
    worker(&test, &server.url("user:pass@")).run_once().unwrap();
    let received = server.next();
    assert_eq!(
        (received.from.as_str(), received.to.as_str()),
        ("seats@seats.example", "zoe@example.org")
    );
    // The empty identity, the user and the password, with a zero byte before each.
    assert_eq!(received.proof.as_deref(), Some("AHVzZXIAcGFzcw=="));
    assert!(received.message.is_ascii());
    let read = MessageParser::default().parse(&received.message).unwrap();
    assert_eq!(
        read.subject(),
        Some(format!("{NAME} invites you to Lee & Söhne").as_str())
    );
    assert!(read.body_text(0).unwrap().contains(NAME));
    assert!(read.body_html(0).unwrap().contains("Lee &amp; Söhne"));
    let mail = &listed(&test)[0];
    assert_eq!(mail.state, "sent");
    assert_eq!(
        read.message_id().map(|id| format!("<{id}>")),
        Some(mail.message_id.clone())
    );
}

#[test]
fn several_mails_share_a_connection() {
    let (test, server) = (start(), SmtpServer::start([]));
    for to in ["a@example.org", "b@example.org", "c@example.org"] {
        invite(&test, to);
    }
    worker(&test, &server.url("")).run_once().unwrap();
    let received = server.rest();
    assert_eq!(received.len(), 3);
    assert!(received.iter().all(|mail| mail.connection == 0 && mail.proof.is_none()));
}

#[test]
fn a_server_that_is_busy_gets_the_mail_later() {
    let server = SmtpServer::start([Verdict::Message("451 4.3.0 try again later")]);
    let test = start();
    invite(&test, "zoe@example.org");
    let worker = worker(&test, &server.url(""));
    worker.run_once().unwrap();
    let waiting = &listed(&test)[0];
    assert_eq!(waiting.state, "queued");
    assert!(
        waiting.failure.as_deref().unwrap().contains("try again later"),
        "{waiting:?}"
    );
    assert!(server.rest().is_empty());
    test.clock.advance(TimeDelta::seconds(1));
    worker.run_once().unwrap();
    assert_eq!(server.rest().len(), 1);
    assert_eq!(listed(&test)[0].state, "sent");
}

#[test]
fn a_recipient_whom_nobody_knows_is_a_final_failure_with_the_servers_words() {
    let server = SmtpServer::start([Verdict::Recipient("550 5.1.1 No such user here")]);
    let test = start();
    for to in ["nobody@example.org", "zoe@example.org"] {
        invite(&test, to);
    }
    worker(&test, &server.url("")).run_once().unwrap();
    let mails = listed(&test);
    let failed = mails.iter().find(|mail| mail.state == "failed").unwrap();
    assert!(
        failed.failure.as_deref().unwrap().contains("No such user here"),
        "{failed:?}"
    );
    assert_eq!(
        mails.iter().filter(|mail| mail.state == "sent").count(),
        1,
        "the others are not held up"
    );
}

#[test]
fn a_refused_account_or_a_server_that_is_away_is_worth_trying_again() {
    let server = SmtpServer::start([Verdict::Message("535 5.7.8 credentials invalid"), Verdict::HangUp]);
    let test = start();
    invite(&test, "zoe@example.org");
    let nowhere = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    for url in [server.url(""), server.url(""), format!("smtp://{nowhere}")] {
        worker(&test, &url).run_once().unwrap();
        let mail = &listed(&test)[0];
        assert_eq!(mail.state, "queued", "{mail:?}");
        assert!(mail.failure.is_some());
        test.clock.advance(TimeDelta::hours(1));
    }
    worker(&test, &server.url("")).run_once().unwrap();
    assert_eq!(listed(&test)[0].state, "sent");
    let ids: Vec<_> = server
        .rest()
        .into_iter()
        .map(|mail| message_id(&mail.message))
        .collect();
    assert_eq!(ids.len(), 2, "the server kept the one whose answer was lost, too");
    assert_eq!(ids[0], ids[1]);
}

#[test]
fn where_encryption_is_required_nothing_is_sent_without_it() {
    let (test, server) = (start(), SmtpServer::start([]));
    invite(&test, "zoe@example.org");
    worker(&test, &format!("{}?tls=required", server.url("user:pass@")))
        .run_once()
        .unwrap();
    let mail = &listed(&test)[0];
    assert_eq!(mail.state, "queued", "{mail:?}");
    assert!(mail.failure.as_deref().unwrap().contains("STARTTLS"), "{mail:?}");
    assert!(server.rest().is_empty());
}

#[test]
fn a_greylisted_mail_arrives_at_a_later_try_over_the_same_connection() {
    let (test, server) = (
        start(),
        SmtpServer::start([Verdict::Recipient("450 4.2.0 Greylisted, try again in 5 minutes")]),
    );
    invite(&test, "zoe@example.org");
    let worker = worker(&test, &server.url(""));
    worker.run_once().unwrap();
    let waiting = &listed(&test)[0];
    assert_eq!((waiting.state.as_str(), waiting.attempts), ("queued", 1));
    for _ in 0..3 {
        test.clock.advance(TimeDelta::minutes(5));
        worker.run_once().unwrap();
    }
    let received = server.rest();
    assert_eq!((received.len(), received[0].connection), (1, 0));
    assert_eq!(listed(&test)[0].state, "sent");
}

#[test]
fn a_connection_that_the_server_closed_between_two_mails_is_opened_again_at_once() {
    let (test, server) = (start(), SmtpServer::start([Verdict::AcceptAndClose]));
    for to in ["a@example.org", "b@example.org"] {
        invite(&test, to);
    }
    worker(&test, &server.url("")).run_once().unwrap();
    let connections: Vec<usize> = server.rest().iter().map(|mail| mail.connection).collect();
    assert_eq!(connections, [0, 1]);
    assert!(
        listed(&test)
            .iter()
            .all(|mail| mail.state == "sent" && mail.attempts == 1)
    );
}

#[test]
fn a_refused_mail_does_not_cost_the_others_their_connection() {
    let (test, server) = (start(), SmtpServer::start([Verdict::Message("554 5.7.1 Spam")]));
    for to in ["a@example.org", "b@example.org"] {
        invite(&test, to);
    }
    worker(&test, &server.url("")).run_once().unwrap();
    let received = server.rest();
    assert_eq!((received.len(), received[0].connection), (1, 0));
}

/// Sends to a server that answers one mail never, and the others at once.
#[test]
fn a_mail_that_hangs_holds_up_its_own_connection_only() {
    let (test, server) = (start(), SmtpServer::start([Verdict::Silence]));
    for number in 0..12 {
        invite(&test, &format!("guest-{number:02}@example.org"));
    }
    let smtp = Smtp::new(&server.url("")).unwrap().with_timeouts(MailTimeouts {
        answer: Duration::from_secs(2),
        mail: Duration::from_secs(2),
    });
    let worker = Worker::with_connections(test.service.clone(), Arc::new(smtp), 3).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| worker.run());
        }
        // The eleven others arrive before the time of the one that hangs is over.
        for _ in 0..12 {
            drop(server.next());
        }
        while listed(&test).iter().any(|mail| mail.state == "leased") {
            std::thread::yield_now();
        }
        test.service.stop_mail();
    });
    let mails = listed(&test);
    assert_eq!(mails.iter().filter(|mail| mail.state == "sent").count(), 11);
    let hung = mails.iter().find(|mail| mail.state != "sent").unwrap();
    assert_eq!((hung.state.as_str(), hung.attempts), ("queued", 1), "{hung:?}");
}

#[test]
fn several_threads_send_each_mail_once() {
    let (test, server) = (start(), SmtpServer::start([]));
    for number in 0..60 {
        invite(&test, &format!("guest-{number:02}@example.org"));
    }
    let smtp = Smtp::new(&server.url("")).unwrap();
    let worker = Worker::with_connections(test.service.clone(), Arc::new(smtp), 4).unwrap();
    let mut to: Vec<String> = std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| worker.run());
        }
        let to = (0..60).map(|_| server.next().to).collect();
        test.service.stop_mail();
        to
    });
    to.sort();
    to.dedup();
    assert_eq!(to.len(), 60);
    assert!(server.rest().is_empty());
    assert!(
        listed(&test)
            .iter()
            .all(|mail| mail.state == "sent" && mail.attempts == 1)
    );
}

fn message_id(message: &[u8]) -> String {
    MessageParser::default()
        .parse(message)
        .unwrap()
        .message_id()
        .unwrap()
        .to_owned()
}
