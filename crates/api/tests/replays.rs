//! Attacks that once worked against a running server, replayed over the loopback interface in a bounded size. Those on
//! bodies, memory, files and the readers of the database are in `bodies`, `large_bodies`, `long_work` and `cli/`.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use actix_web::web::Data;
use api::core::config::Config;
use api::core::config::mail::Secret;
use app_service::clock::{Clock, SystemClock};
use app_service::housekeeping;
use app_service::passwords::Passwords;
use app_service::random::SystemRandom;
use app_service::service::Service;
use chrono::TimeDelta;
use domain::limits::SANDBOX_GUESTS_MAX;
use serde_json::{Value, json};
use storage::scratch;
use test_support::clock::FakeClock;
use test_support::database::TestDatabase;
use test_support::service::key;

use crate::support::app::state;
use crate::support::loopback::{Client, visited, visited_with};

const PASSWORD: &str = "correct horse";
const VICTIM: &str = "victim@third.example";

fn limited(config: &mut Config) {
    config.rate_limits = true;
}

/// The values of a column, as text.
fn stored(database: &TestDatabase, column: &str, of: &str) -> Vec<String> {
    let mut conn = scratch::connect(database.url()).unwrap();
    scratch::stored(&mut conn, column, of)
        .unwrap()
        .into_iter()
        .flatten()
        .collect()
}

#[actix_web::test]
async fn copies_of_a_visitors_large_event_end_at_the_limit_while_another_account_writes() {
    let database = TestDatabase::sqlite();
    visited(&database, |_| {}, duplicate_a_large_event).await;
    let guests = i64::try_from(stored(&database, "id", "guests").len()).unwrap();
    assert!(guests <= SANDBOX_GUESTS_MAX, "{guests}");
}

fn duplicate_a_large_event(server: SocketAddr) {
    let ann = Client::signed_up(server, "ann");
    let visitor = Client::new(server).with_cookie_of("/api/sandbox", &json!({}));
    let event = visitor.event();
    import(&visitor, &event, SANDBOX_GUESTS_MAX / 4);
    let copy = |_| {
        visitor
            .post(
                &format!("/api/events/{event}/duplicate"),
                &json!({ "withGuests": true }),
            )
            .0
    };
    let at_once = std::thread::scope(|scope| {
        let calls: Vec<_> = (0..20).map(|number| scope.spawn(move || copy(number))).collect();
        let (written, _) = ann.send("PATCH", "/api/auth/user", Some(&json!({ "name": "Ann" })));
        assert_eq!(written, 200);
        calls.into_iter().map(|call| call.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(
        at_once.iter().all(|status| [201, 422, 429].contains(status)),
        "{at_once:?}"
    );
    assert!(at_once.contains(&201) && at_once.contains(&429), "{at_once:?}");
    let one_by_one: Vec<u16> = (0..4).map(copy).collect();
    assert_eq!(one_by_one.last(), Some(&422), "{one_by_one:?}");
}

#[actix_web::test]
async fn of_twenty_auto_assigns_of_one_account_at_once_some_are_refused_and_another_account_reads() {
    visited(&TestDatabase::sqlite(), |_| {}, auto_assign_at_once).await;
}

fn auto_assign_at_once(server: SocketAddr) {
    let (ann, ben) = (Client::signed_up(server, "ann"), Client::signed_up(server, "ben"));
    let event = ann.event();
    ann.draw(&event, &(1..=60).map(numbered_table).collect::<Vec<Value>>());
    import(&ann, &event, 400);
    let assign = || ann.post(&format!("/api/events/{event}/auto-assign"), &json!({})).0;
    let statuses = std::thread::scope(|scope| {
        let calls: Vec<_> = (0..20).map(|_| scope.spawn(assign)).collect();
        for _ in 0..20 {
            assert_eq!(ben.get("/api/events").0, 200);
        }
        calls.into_iter().map(|call| call.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(
        statuses.iter().all(|status| [200, 429].contains(status)),
        "{statuses:?}"
    );
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
}

fn numbered_table(number: u32) -> Value {
    let (x, y) = (200 * (number % 10), 200 * (number / 10));
    json!({ "id": format!("t{number}"), "type": "round", "x": x, "y": y, "width": 120, "height": 120, "chairs": 8 })
}

#[actix_web::test]
async fn wrong_codes_cost_the_guests_behind_one_address_and_everywhere_their_last_name_at_most() {
    visited(&TestDatabase::sqlite(), limited, guess_codes).await;
}

fn guess_codes(server: SocketAddr) {
    let ann = Client::signed_up(server, "ann");
    let event = ann.event();
    let path = format!("/api/events/{event}/guests");
    ann.id(&path, &json!({ "firstName": "Anna", "lastName": "Kern" }));
    let code = ann.get(&path).1[0]["lookupCode"].as_str().unwrap().to_owned();
    let at = |last: u8| Client::at(server, Ipv4Addr::new(127, 0, 2, last));
    for last in 1..=60 {
        for _ in 0..10 {
            at(last).get("/api/seat-lookup/ZZZZZZ");
        }
    }
    for last in [1, 61] {
        let (status, problem) = at(last).get(&format!("/api/seat-lookup/{code}"));
        assert_eq!((status, &problem["code"]), (429, &json!("last_name_needed")));
        let (status, found) = at(last).get(&format!("/api/seat-lookup/{code}?lastName=Kern"));
        assert_eq!((status, &found["guest"]["firstName"]), (200, &json!("Anna")));
    }
}

#[actix_web::test]
async fn wrong_passwords_from_one_address_leave_the_person_a_way_in_from_another() {
    visited(&TestDatabase::sqlite(), limited, guess_passwords).await;
}

fn guess_passwords(server: SocketAddr) {
    Client::signed_up(server, "ann");
    let attempt = |last: u8, password: &str| {
        let body = json!({ "email": "ann@example.org", "password": password });
        Client::at(server, Ipv4Addr::new(127, 0, 0, last))
            .post("/api/auth/sign-in", &body)
            .0
    };
    let guesses: Vec<u16> = (0..20).map(|_| attempt(4, "bad bad bad")).collect();
    assert!(guesses.starts_with(&[401]) && guesses.ends_with(&[429]), "{guesses:?}");
    assert_eq!(attempt(3, PASSWORD), 200);
}

#[actix_web::test]
async fn three_accounts_have_three_mails_sent_to_a_third_party() {
    let database = TestDatabase::sqlite();
    visited(&database, limited, mail_a_third_party).await;
    let to_the_victim = format!("outbox WHERE recipient = '{VICTIM}'");
    assert_eq!(stored(&database, "message_id", &to_the_victim).len(), 3);
}

fn mail_a_third_party(server: SocketAddr) {
    for name in ["ann", "ben", "eve"] {
        let client = Client::signed_up(server, name);
        for _ in 0..6 {
            let body = json!({ "password": PASSWORD, "email": VICTIM });
            let (status, answer) = client.post("/api/auth/change-email", &body);
            assert!([204, 429].contains(&status), "{answer}");
        }
    }
}

#[actix_web::test]
async fn guests_and_an_account_that_were_erased_are_in_no_file_once_the_log_was_emptied() {
    let database = TestDatabase::sqlite();
    let state = Data::new(state(&database, |_| {}, Arc::default()));
    visited_with(&state, erase).await;
    erase_removed_guests(&database);
    assert!(state.service.checkpoint().unwrap(), "no reader is in the way");
    let bytes = database.bytes();
    for needle in ["Birdwood", "Canary seed allergy", "canary@example.org"] {
        let found = bytes.windows(needle.len()).filter(|part| *part == needle.as_bytes());
        assert_eq!(found.count(), 0, "{needle}");
    }
}

/// Does the housekeeping when the removed guests can no longer be restored.
fn erase_removed_guests(database: &TestDatabase) {
    let clock = FakeClock::at(&(SystemClock.now() + TimeDelta::days(31)).to_rfc3339());
    let service = Service::with(
        database.open(),
        Arc::new(clock),
        Arc::new(SystemRandom),
        Passwords::weak(),
        key(),
    );
    assert_eq!(housekeeping::run(&service).unwrap().guests, 50);
}

fn erase(server: SocketAddr) {
    let (ann, canary) = (Client::signed_up(server, "ann"), Client::signed_up(server, "canary"));
    let event = ann.event();
    let guest = json!({ "firstName": "Robin", "lastName": "Birdwood", "dietary": "Canary seed allergy" });
    for _ in 0..50 {
        let id = ann.id(&format!("/api/events/{event}/guests"), &guest);
        assert_eq!(ann.send("DELETE", &format!("/api/guests/{id}"), None).0, 204);
    }
    let (status, answer) = canary.post("/api/auth/delete-account", &json!({ "password": PASSWORD }));
    assert_eq!(status, 204, "{answer}");
}

#[actix_web::test]
async fn with_a_mail_server_signing_up_does_not_tell_which_addresses_have_an_account() {
    let by_mail = |config: &mut Config| {
        config.mail.smtp_url = Some(Secret::new("smtp://127.0.0.1:9".to_owned()));
    };
    visited(&TestDatabase::sqlite(), by_mail, ask_for_accounts).await;
}

fn ask_for_accounts(server: SocketAddr) {
    let nobody = Client::new(server);
    let sign_up = |name: &str| -> (u16, String) {
        let body = json!({ "email": format!("{name}@example.org"), "password": PASSWORD, "name": "A" });
        let (status, answer) = nobody.post("/api/auth/sign-up", &body);
        (status, answer.to_string().replace(name, "?"))
    };
    let first = sign_up("ann");
    assert_eq!(first.0, 202);
    assert_eq!(sign_up("ann"), first, "an address with an account");
    assert_eq!(sign_up("new"), first);
}

#[actix_web::test]
async fn auto_assign_seats_the_guests_of_a_theatre_of_2100_single_chairs() {
    visited(&TestDatabase::sqlite(), |_| {}, fill_a_theatre).await;
}

fn fill_a_theatre(server: SocketAddr) {
    let ann = Client::signed_up(server, "ann");
    let event = ann.event();
    let chair = |n: u32| json!({ "id": format!("c{n}"), "type": "chair", "x": 40 * (n % 42), "y": 80 * (n / 42) });
    ann.draw(&event, &(0..2_100).map(chair).collect::<Vec<Value>>());
    ann.id(&format!("/api/events/{event}/guests"), &json!({ "firstName": "Anna" }));
    let (status, report) = ann.post(&format!("/api/events/{event}/auto-assign"), &json!({}));
    assert_eq!((status, &report["assignedCount"]), (200, &json!(1)), "{report}");
}

/// Imports `guests` guests.
fn import(client: &Client, event: &str, guests: i64) {
    let rows: String = (0..guests)
        .map(|number| format!("First{number},Last{number}\r\n"))
        .collect();
    let part =
        |name: &str, content: &str| format!("--x\r\nContent-Disposition: form-data; {name}\r\n\r\n{content}\r\n");
    let list = part(
        "name=\"guestFile\"; filename=\"guests.csv\"",
        &format!("First Name,Last Name\r\n{rows}"),
    );
    let form = part("name=\"eventId\"", event) + &list + "--x--\r\n";
    assert_eq!(client.upload("/api/guests/import-file", &form), 200);
}
