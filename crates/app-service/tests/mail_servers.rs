//! The mail servers of organisations: what is stored, where mail goes, and how a slow one holds up no one else.

use std::sync::Arc;

use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::mail::own_server::{self, OwnServer, Tested};
use app_service::mail::worker::Worker;
use app_service::mail::{self, Mail};
use app_service::settings::Settings;
use chrono::TimeDelta;
use domain::account::Role;
use domain::id::OrganisationId;
use domain::mail_server::NewMailServer;
use mailer::MemberEmail;
use storage::mail::outbox::history::ListedMail;
use storage::organisations::mail_servers;
use storage::scratch;
use test_support::mail::MemoryMail;
use test_support::service::TestService;
use test_support::smtp::{SmtpServer, Verdict};

fn opened(mut test: TestService, private_mail_hosts: bool) -> TestService {
    test.service = test.service.with_settings(Settings {
        mail_from: "seats@seats.example".to_owned(),
        private_mail_hosts,
        ..Settings::default()
    });
    test
}

fn entered(server: &SmtpServer) -> NewMailServer {
    let url = server.url("");
    let (_, port) = url.rsplit_once(':').unwrap();
    NewMailServer {
        host: "127.0.0.1".to_owned(),
        port: port.parse().unwrap(),
        security: "none".to_owned(),
        username: "events".to_owned(),
        password: Some("geheim".to_owned()),
        from_address: "events@bücher.example".to_owned(),
        from_name: "Lee & Söhne".to_owned(),
        per_minute: None,
    }
}

fn put(test: &TestService, organiser: &Organiser, entered: NewMailServer) -> Result<OwnServer, Error> {
    let organiser = organiser.clone();
    test.service.write(move |tx| own_server::put(tx, &organiser, &entered))
}

fn try_it(test: &TestService, organiser: &Organiser, to: Option<&str>) -> Tested {
    own_server::test(&test.service, organiser, to).unwrap()
}

fn queue(test: &TestService, to: &str, organisation: Option<&OrganisationId>) {
    let (to, organisation) = (to.to_owned(), organisation.cloned());
    test.service
        .write(move |tx| {
            let mail = Mail {
                to: &to,
                letter: MemberEmail::PasswordChanged { name: "Ann" },
                organisation: organisation.as_ref(),
                user: None,
                cause: "c",
            };
            mail::queue(tx, &mail)
        })
        .unwrap();
}

fn listed(test: &TestService) -> Vec<ListedMail> {
    scratch::mail_history(&mut scratch::connect(test.database.url()).unwrap()).unwrap()
}

#[test]
fn mail_of_an_organisation_goes_through_its_own_server_and_all_other_mail_does_not() {
    for test in TestService::each() {
        let test = opened(test, true);
        let organiser = test.organiser("ann@example.org");
        let server = SmtpServer::start([]);
        let stored = put(&test, &organiser, entered(&server)).unwrap();
        assert!(stored.has_password && stored.last_test.is_none());
        queue(&test, "guest@example.org", Some(organiser.organisation_id()));
        queue(&test, "account@example.org", None);
        let memory = MemoryMail::default();
        let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
        while worker.run_once().unwrap() > 0 {}
        let received = server.next();
        assert_eq!(
            (received.from.as_str(), received.to.as_str()),
            ("events@xn--bcher-kva.example", "guest@example.org")
        );
        // The empty identity, the user and the password, with a zero byte before each.
        assert_eq!(received.proof.as_deref(), Some("AGV2ZW50cwBnZWhlaW0="));
        let message = String::from_utf8(received.message).unwrap();
        assert!(message.contains("@xn--bcher-kva.example>\r\n"), "{message}");
        assert!(memory.taken().iter().any(|taken| taken.to == "account@example.org"));
        assert!(memory.taken().iter().all(|taken| taken.to != "guest@example.org"));
    }
}

#[test]
fn the_password_is_stored_encrypted_and_stays_with_its_server() {
    for test in TestService::each() {
        let test = opened(test, true);
        let organiser = test.organiser("ann@example.org");
        let server = SmtpServer::start([]);
        put(&test, &organiser, entered(&server)).unwrap();
        let row = test
            .database
            .open()
            .read(|conn| mail_servers::find(conn, organiser.organisation_id()))
            .unwrap()
            .unwrap();
        let sealed = row.password.unwrap();
        assert!(!sealed.windows(6).any(|window| window == b"geheim"));
        let renamed = NewMailServer {
            password: None,
            from_name: "Other".to_owned(),
            ..entered(&server)
        };
        assert!(put(&test, &organiser, renamed).unwrap().has_password);
        assert!(try_it(&test, &organiser, None).ok);
        let elsewhere = NewMailServer {
            password: None,
            port: 26,
            ..entered(&server)
        };
        assert_eq!(put(&test, &organiser, elsewhere).unwrap_err().field(), Some("password"));
        let without = NewMailServer {
            password: Some(String::new()),
            ..entered(&server)
        };
        assert!(!put(&test, &organiser, without).unwrap().has_password);
    }
}

#[test]
fn a_test_sends_to_members_only_and_its_outcome_is_kept() {
    for test in TestService::each() {
        let test = opened(test, true);
        let organiser = test.organiser("ann@example.org");
        let server = SmtpServer::start([Verdict::Message("554 5.7.1 Not from here")]);
        put(&test, &organiser, entered(&server)).unwrap();
        let refused = try_it(&test, &organiser, Some("ann@example.org"));
        assert!(
            !refused.ok && refused.answer.as_deref().unwrap().contains("Not from here"),
            "{refused:?}"
        );
        assert!(try_it(&test, &organiser, Some("Ann@example.org")).ok);
        assert_eq!(server.next().to, "Ann@example.org");
        let shown = test.service.read(|r| own_server::get(r, &organiser)).unwrap();
        assert!(shown.last_test.unwrap().ok);
        let stranger = own_server::test(&test.service, &organiser, Some("eve@example.net"));
        assert_eq!(stranger.unwrap_err().field(), Some("to"));
        assert!(server.rest().is_empty());
    }
}

#[test]
fn servers_in_private_networks_are_the_operators_to_allow() {
    let test = opened(TestService::sqlite(), false);
    let organiser = test.organiser("ann@example.org");
    let server = SmtpServer::start([]);
    for host in [
        "127.0.0.1",
        "localhost",
        "10.0.0.1",
        "169.254.169.254",
        "::1",
        "intranet",
    ] {
        let private = NewMailServer {
            host: host.to_owned(),
            security: "starttls".to_owned(),
            ..entered(&server)
        };
        assert_eq!(
            put(&test, &organiser, private).unwrap_err().field(),
            Some("host"),
            "{host}"
        );
    }
    // A name that leads there is refused when it is resolved, also when the setting has changed since.
    let open = opened(test, true);
    put(&open, &organiser, entered(&server)).unwrap();
    let shut = opened(open, false);
    let tested = try_it(&shut, &organiser, None);
    assert!(!tested.ok && tested.message.contains("private network"), "{tested:?}");
    queue(&shut, "guest@example.org", Some(organiser.organisation_id()));
    let worker = Worker::new(shut.service.clone(), Arc::new(MemoryMail::default())).unwrap();
    worker.run_once().unwrap();
    assert!(server.rest().is_empty());
}

#[test]
fn a_server_that_does_not_answer_rests_and_its_mail_waits_without_a_try() {
    let test = opened(TestService::sqlite(), true);
    let organiser = test.organiser("ann@example.org");
    let nowhere = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let server = SmtpServer::start([]);
    let away = NewMailServer {
        port: nowhere.port().into(),
        ..entered(&server)
    };
    put(&test, &organiser, away).unwrap();
    for to in ["a@example.org", "b@example.org", "c@example.org"] {
        queue(&test, to, Some(organiser.organisation_id()));
    }
    let worker = Worker::new(test.service.clone(), Arc::new(MemoryMail::default())).unwrap();
    worker.run_once().unwrap();
    assert!(
        listed(&test)
            .iter()
            .all(|mail| mail.attempts <= i32::from(mail.state != "queued"))
    );
    let shown = || test.service.read(|r| own_server::get(r, &organiser)).unwrap();
    assert_eq!(shown().unreachable_since, Some(test.service.now()));
    assert_eq!(worker.run_once().unwrap(), 0, "the server rests");
    test.clock.advance(TimeDelta::microseconds(1));
    put(&test, &organiser, entered(&server)).unwrap();
    assert_eq!(shown().unreachable_since, None, "another server takes its place");
    while worker.run_once().unwrap() > 0 {}
    assert_eq!(server.rest().len(), 3);
}

#[test]
fn only_owners_see_or_change_the_mail_server() {
    let test = opened(TestService::sqlite(), true);
    let organiser = test.organiser("ann@example.org");
    let server = SmtpServer::start([]);
    put(&test, &organiser, entered(&server)).unwrap();
    for role in [Role::Planner, Role::Viewer, Role::DoorStaff] {
        let member = test.member(&organiser, &format!("{}@example.org", role.as_str()), role);
        assert!(matches!(
            test.service.read(|r| own_server::get(r, &member)),
            Err(Error::Forbidden)
        ));
        assert!(matches!(put(&test, &member, entered(&server)), Err(Error::Forbidden)));
        let deleted = member.clone();
        let deleted = test.service.write(move |tx| own_server::delete(tx, &deleted));
        assert!(matches!(deleted, Err(Error::Forbidden)));
        assert!(matches!(
            own_server::test(&test.service, &member, None),
            Err(Error::Forbidden)
        ));
    }
    let other = test.organiser("eve@example.net");
    assert!(matches!(
        test.service.read(|r| own_server::get(r, &other)),
        Err(Error::NotFound(_))
    ));
    let owner = organiser.clone();
    test.service.write(move |tx| own_server::delete(tx, &owner)).unwrap();
    assert!(matches!(
        test.service.read(|r| own_server::get(r, &organiser)),
        Err(Error::NotFound(_))
    ));
}
