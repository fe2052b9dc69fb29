//! The operator's page, on both databases: who may see it, its figures, and the list of organisations.

use app_service::operator::access::{self, Operator};
use app_service::operator::organisations::{self, LimitChange, Page};
use app_service::operator::people;
use app_service::operator::status::{self, Status};
use app_service::sandbox;
use app_service::settings::Settings;
use chrono::TimeDelta;
use storage::mail::outbox::delivery::{self, Batch, ExcludedServers, Lease};
use storage::scratch;
use test_support::builders::{event, guest};
use test_support::service::TestService;

const OPERATOR: &str = "olu@example.org";

fn installation(mut test: TestService) -> (TestService, Operator) {
    test.service = test.service.with_settings(Settings {
        operators: vec![OPERATOR.to_owned()],
        ..Settings::default()
    });
    let olu = test.organiser(OPERATOR);
    assert!(!access::is_operator(&olu, test.service.settings()), "not verified");
    people::verify(&test.service, OPERATOR).unwrap();
    let olu = test.sign_in(OPERATOR);
    let operator = Operator::of(&olu, test.service.settings()).unwrap();
    (test, operator)
}

fn page(test: &TestService, operator: Operator, search: &str, after: Option<&str>) -> Page {
    test.service
        .read(|r| organisations::page(r, operator, search, after))
        .unwrap()
}

fn status(test: &TestService, operator: Operator) -> Status {
    status::status(&test.service, operator).unwrap()
}

fn rename(test: &TestService, from: &str, to: &str) {
    let change = format!("UPDATE organisations SET name = '{to}' WHERE name = '{from}'");
    let mut conn = scratch::connect(test.database.url()).unwrap();
    scratch::execute(&mut conn, &change).unwrap();
}

#[test]
fn an_unverified_or_other_account_is_not_an_operator() {
    for test in TestService::each() {
        let (test, _) = installation(test);
        let ann = test.organiser("ann@example.org");
        people::verify(&test.service, "ann@example.org").unwrap();
        assert!(Operator::of(&ann, test.service.settings()).is_err());
        assert!(Operator::of(&test.sign_in("ann@example.org"), test.service.settings()).is_err());
    }
}

#[test]
fn the_figures_leave_out_sandboxes_and_what_has_ended() {
    for test in TestService::each() {
        let (test, operator) = installation(test);
        let ann = test.organiser("ann@example.org");
        let gala = event(&test.service, &ann, "Gala");
        let _ = guest(&test.service, &ann, &gala, "Ada Lovelace");
        sandbox::open(&test.service, &app_service::actor::Visitor, String::new()).unwrap();
        let shown = status(&test, operator);
        let figures = shown.figures;
        assert_eq!((figures.accounts, figures.organisations, figures.sandboxes), (2, 2, 1));
        assert!(
            figures.sessions >= 4 && figures.events > 1 && figures.guests > 1,
            "{figures:?}"
        );
        assert_eq!((shown.jobs_waiting, shown.jobs_running), (0, 0));
        assert_eq!((shown.database.schema.pending, shown.database.schema.unknown), (0, 0));
        assert_eq!(shown.database.write_problem, None);
        assert_eq!(shown.database.is_server, test.service.shares_database());

        test.clock.advance(TimeDelta::days(60));
        let later = status(&test, operator).figures;
        assert_eq!((later.accounts, later.sandboxes, later.sessions), (2, 0, 0));
    }
}

#[test]
fn mail_of_the_last_day_is_counted_by_what_became_of_it() {
    for test in TestService::each() {
        let (test, operator) = installation(test);
        let _ = test.organiser("ann@example.org");
        assert_eq!(
            status(&test, operator).mail.waiting.count,
            2,
            "two letters that verify an address"
        );
        let now = test.service.now();
        let lease = Lease {
            owner: "test".to_owned(),
            until: now + TimeDelta::minutes(1),
        };
        test.database
            .open()
            .write(move |conn| {
                let mut batch = Batch { limit: 2, after: None };
                let claimed = delivery::claim(conn, &lease, &mut batch, now, &ExcludedServers::default())?;
                delivery::finish(conn, &claimed[0], "test", "sent", now)?;
                delivery::give_up(conn, &claimed[1].id, "test", now, "550 unknown").map(drop)
            })
            .unwrap();
        let mail = status(&test, operator).mail;
        assert_eq!(
            (mail.waiting.count, mail.last_day.sent, mail.last_day.failed),
            (0, 1, 1)
        );
        assert_eq!(mail.last_day.last_sent_at, Some(now));
        test.clock.advance(TimeDelta::hours(25));
        let mail = status(&test, operator).mail.last_day;
        assert_eq!((mail.sent, mail.failed, mail.last_sent_at), (0, 0, None));
    }
}

#[test]
fn organisations_come_page_by_page_in_the_order_of_their_names() {
    for test in TestService::each() {
        let (test, operator) = installation(test);
        sandbox::open(&test.service, &app_service::actor::Visitor, String::new()).unwrap();
        rename(&test, "Olu Organiser", "Zebra");
        for number in 0..27 {
            let _ = test.organiser(&format!("person{number}@example.org"));
            rename(&test, "Olu Organiser", &format!("Club {number:02}"));
        }
        rename(&test, "Club 01", "Club 00");
        let first = page(&test, operator, "", None);
        let second = page(&test, operator, "", first.next.as_deref());
        assert_eq!((first.organisations.len(), second.organisations.len()), (25, 3));
        assert_eq!(second.next, None);
        let names: Vec<&str> = first
            .organisations
            .iter()
            .chain(&second.organisations)
            .map(|one| one.name.as_str())
            .collect();
        assert!(
            names.is_sorted() && names[0] == names[1] && names[27] == "Zebra",
            "{names:?}"
        );

        let found = |search| page(&test, operator, search, None).organisations.len();
        assert_eq!(
            (found("club 2"), found("ZEB"), found("%"), found("no\0thing")),
            (7, 1, 0, 0)
        );
        assert_eq!(found(first.organisations[0].id.as_str()), 1);
        assert_eq!(page(&test, operator, "", Some("broken")).organisations.len(), 25);
    }
}

#[test]
fn an_organisation_shows_what_it_keeps_its_limits_and_its_last_activity() {
    for test in TestService::each() {
        let (test, operator) = installation(test);
        rename(&test, "Olu Organiser", "Zebra");
        let ann = test.organiser("ann@example.org");
        let created = test.service.now();
        test.clock.advance(TimeDelta::hours(3));
        let gala = event(&test.service, &ann, "Gala");
        let _ = guest(&test.service, &ann, &gala, "Ada Lovelace");
        let limits = LimitChange {
            guests: Some(Some(300)),
            ..LimitChange::default()
        };
        organisations::set_limits(&test.service, "Olu Organiser", limits).unwrap();
        let shown = page(&test, operator, "olu", None).organisations.remove(0);
        assert_eq!((shown.members, shown.events.used, shown.guests.used), (1, 1, 1));
        assert_eq!((shown.guests.limit, shown.guests.has_own_limit), (300, true));
        assert_eq!((shown.events.limit, shown.events.has_own_limit), (500, false));
        assert_eq!(
            (shown.created_at, shown.last_activity_at),
            (created, Some(test.service.now()))
        );
    }
}
