//! Tickets of guests and links of parties: they stay the same until they are replaced, and check their guests in.

use std::sync::Arc;

use app_service::actor::{Organiser, Visitor};
use app_service::check_in::tickets;
use app_service::check_in::{self, Answer, Batch, ExpectedGuest, Outcome};
use app_service::error::Error;
use app_service::installation_key::{self, InstallationKey};
use app_service::mail::confirmation::send_confirmation;
use app_service::mail::worker::Worker;
use app_service::passwords::Passwords;
use app_service::registration::ticket_page;
use app_service::registration::{invites, links};
use app_service::service::Service;
use chrono::TimeDelta;
use domain::account::Role;
use domain::guest::GuestPatch;
use domain::id::{EventId, GuestId, PartyId};
use serde_json::json;
use test_support::builders::{event, guest};
use test_support::mail::{MemoryMail, Taken};
use test_support::random::SeededRandom;
use test_support::service::{TestService, key};

fn ticket(test: &TestService, organiser: &Organiser, guest: &GuestId, replaced: bool) -> String {
    let (organiser, guest) = (organiser.clone(), guest.clone());
    let drawn = test
        .service
        .write(move |tx| tickets::of_guest(tx, &organiser, &guest, replaced));
    drawn.unwrap().url
}

fn party_link(test: &TestService, organiser: &Organiser, party: &PartyId, is_new: bool) -> String {
    let (organiser, party) = (organiser.clone(), party.clone());
    test.service
        .write(move |tx| links::of_party(tx, &organiser, &party, is_new))
        .unwrap()
}

/// Scans texts at a door, one after the other, and returns the words and guests of the answers.
fn scan(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    texts: &[&str],
) -> Vec<(&'static str, Option<GuestId>)> {
    let (organiser, event) = (organiser.clone(), event.clone());
    let entry = |(at, text): (usize, &&str)| json!({ "id": format!("scan-{at}"), "kind": "arrive", "at": "2026-11-21T07:30:00Z", "code": text });
    let batch = Batch {
        device: "phone".to_owned(),
        sent_at: None,
        entries: texts.iter().enumerate().map(entry).collect(),
    };
    let received = test
        .service
        .write(move |tx| check_in::receive(tx, &organiser, &event, &batch))
        .unwrap();
    let shown = |answer: Answer| match answer.outcome {
        Outcome::Stored { result, .. } => (result.as_str(), answer.guest.map(|guest| guest.id)),
        Outcome::Invalid(invalid) => panic!("{invalid:?}"),
    };
    received.answers.into_iter().map(shown).collect()
}

fn party_of(test: &TestService, organiser: &Organiser, guest: &GuestId, name: &str) -> PartyId {
    let patch = GuestPatch {
        party: Some(Some(name.to_owned())),
        ..GuestPatch::default()
    };
    test.update_guest(organiser, guest, patch)
        .unwrap()
        .guest
        .party
        .unwrap()
        .id
}

#[test]
fn a_ticket_stays_the_same_until_it_is_replaced_and_checks_its_guest_in() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let first = ticket(&test, &organiser, &ada, false);
        assert!(first.starts_with("http://localhost:8080/ticket/"), "{first}");
        assert_eq!(first, ticket(&test, &organiser, &ada, false));
        let second = ticket(&test, &organiser, &ada, true);
        assert_ne!(first, second);
        assert_eq!(second, ticket(&test, &organiser, &ada, false));
        let token = second.rsplit('/').next().unwrap();
        let scanned = scan(&test, &organiser, &gala, &[&first, &second, token]);
        let ada = Some(ada);
        assert_eq!(
            scanned,
            [
                ("unknown_code", None),
                ("arrived", ada.clone()),
                ("already_arrived", ada),
            ]
        );
    }
}

#[test]
fn the_link_of_a_party_checks_in_its_first_guest_until_it_is_replaced() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let party = party_of(&test, &organiser, &ada, "Lovelace");
        let first = party_link(&test, &organiser, &party, false);
        assert_eq!(first, party_link(&test, &organiser, &party, false));
        let second = party_link(&test, &organiser, &party, true);
        let scanned = scan(&test, &organiser, &gala, &[&first, &second]);
        assert_eq!(scanned, [("unknown_code", None), ("arrived", Some(ada))]);
    }
}

#[test]
fn tickets_of_other_events_are_told_and_those_of_removed_guests_and_other_organisations_are_not() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let (gala, ball) = (
        event(&test.service, &organiser, "Gala"),
        event(&test.service, &organiser, "Ball"),
    );
    let there = guest(&test.service, &organiser, &ball, "Ada Lovelace");
    let removed = guest(&test.service, &organiser, &gala, "Grace Hopper");
    let stranger = test.organiser("eve@example.org");
    let theirs = event(&test.service, &stranger, "Party");
    let foreign = guest(&test.service, &stranger, &theirs, "Eve Doe");
    let links = [
        ticket(&test, &organiser, &there, false),
        ticket(&test, &organiser, &removed, false),
        ticket(&test, &stranger, &foreign, false),
    ];
    test.delete_guest(&organiser, &removed).unwrap();
    let links: Vec<&str> = links.iter().map(String::as_str).collect();
    let words: Vec<&str> = scan(&test, &organiser, &gala, &links)
        .iter()
        .map(|found| found.0)
        .collect();
    assert_eq!(words, ["other_event", "unknown_code", "unknown_code"]);
}

#[test]
fn the_confirmation_and_the_ticket_put_the_same_entry_into_a_calendar() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let patch = GuestPatch {
        email: Some("ada@example.org".to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(&organiser, &ada, patch).unwrap();
    let (me, to) = (organiser.clone(), ada.clone());
    test.service.write(move |tx| send_confirmation(tx, &me, &to)).unwrap();
    let memory = MemoryMail::default();
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    let mailed = memory
        .taken()
        .into_iter()
        .find(|mail| mail.to == "ada@example.org")
        .unwrap();
    let mailed = mailer::stored::calendar(&mailed.message).unwrap();
    let url = ticket(&test, &organiser, &ada, false);
    let token = url.rsplit('/').next().unwrap();
    let settings = test.service.settings();
    let page = test
        .service
        .read(|r| ticket_page::page(r, settings, &Visitor, token))
        .unwrap();
    for name in ["UID:", "URL:", "ORGANIZER", "DTSTART:", "SUMMARY:"] {
        let line = |file: &str| file.lines().find(|line| line.starts_with(name)).map(str::to_owned);
        assert!(line(&mailed).is_some(), "{name} {mailed}");
        assert_eq!(line(&mailed), line(&page.calendar));
    }
}

#[test]
fn guests_without_a_ticket_get_one_for_a_printed_list_and_for_the_list_of_the_door() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hill");
        let known = ticket(&test, &organiser, &ada, true);
        let hashes = || {
            let mut hashes = Vec::new();
            let visit = |guest: ExpectedGuest| {
                hashes.push((guest.id, guest.token_hashes.len()));
                Ok(())
            };
            test.service
                .read(|r| check_in::door_guests(r, &organiser, &gala, visit))
                .unwrap();
            hashes
        };
        let viewer = test.member(&organiser, "vic@example.org", Role::Viewer);
        tickets::prepare(&test.service, &viewer, &gala).unwrap();
        assert_eq!(hashes(), [(ben.clone(), 0), (ada.clone(), 1)]);
        tickets::prepare(&test.service, &organiser, &gala).unwrap();
        let mark = test.service.read(|r| check_in::log_mark(r, &organiser, &gala)).unwrap();
        tickets::prepare(&test.service, &organiser, &gala).unwrap();
        assert_eq!(
            test.service.read(|r| check_in::log_mark(r, &organiser, &gala)).unwrap(),
            mark
        );
        assert_eq!(hashes(), [(ben.clone(), 1), (ada.clone(), 1)]);
        assert_eq!(ticket(&test, &organiser, &ada, false), known);
        let token = ticket(&test, &organiser, &ben, false);
        assert_eq!(scan(&test, &organiser, &gala, &[&token]), [("arrived", Some(ben))]);
    }
}

#[test]
fn a_second_invitation_carries_the_link_of_the_first() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let invite = || {
        let lines = ["Ada Lovelace <ada@example.org>".to_owned()];
        let sent = invites::send(&test.service, &organiser, &gala, (&lines, false)).unwrap();
        assert_eq!(sent[0].outcome, invites::Outcome::Queued);
        test.clock.advance(TimeDelta::hours(25));
    };
    invite();
    invite();
    let memory = MemoryMail::default();
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    let link = |mail: &Taken| {
        let text = mailer::stored::forms(&mail.message).unwrap().text;
        let at = text.find("/guest-form/").unwrap();
        text[at..].split_whitespace().next().unwrap().to_owned()
    };
    let mut mails = memory.taken();
    mails.retain(|mail| mail.to == "ada@example.org");
    assert_eq!(mails.len(), 2);
    assert_eq!(link(&mails[0]), link(&mails[1]));
}

#[test]
fn the_list_of_a_door_has_the_hashes_of_the_valid_tickets_and_links() {
    use sha2::{Digest as _, Sha256};
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let party = party_of(&test, &organiser, &ada, "Lovelace");
        let seen = || test.service.read(|r| check_in::log_mark(r, &organiser, &gala)).unwrap();
        let (_replaced, mark) = (ticket(&test, &organiser, &ada, false), seen());
        let valid = ticket(&test, &organiser, &ada, true);
        assert_ne!(mark, seen(), "devices fetch the list again");
        let link = party_link(&test, &organiser, &party, true);
        let mut hashes = Vec::new();
        let keep = |guest: ExpectedGuest| {
            hashes.extend(guest.token_hashes);
            Ok(())
        };
        test.service
            .read(|r| check_in::door_guests(r, &organiser, &gala, keep))
            .unwrap();
        let hash = |url: &str| Sha256::digest(url.rsplit('/').next().unwrap()).to_vec();
        assert_eq!(hashes, [hash(&valid), hash(&link)]);
    }
}

#[test]
fn a_database_is_opened_with_its_own_key_only() {
    for test in TestService::each() {
        let open = |key: InstallationKey| {
            let random = Arc::new(SeededRandom::new(2));
            let clock = Arc::new(test.clock.clone());
            let service = Service::with(test.database.open(), clock, random, Passwords::weak(), key);
            service.write(installation_key::check)
        };
        open(key()).unwrap();
        open(key()).unwrap();
        let refused = open(InstallationKey::new([8; 32]));
        assert!(
            matches!(&refused, Err(Error::Internal(cause)) if cause.contains("another secret key")),
            "{refused:?}"
        );
    }
}
