//! Check-in: what the entries of devices do to guests and figures, and that the database agrees with the pure merge.

use std::collections::{BTreeMap, BTreeSet};

use app_service::actor::Organiser;
use app_service::check_in::{self, Answer, Batch, LoggedEntry, Outcome, Page, Received};
use app_service::clock::Clock;
use app_service::error::Error;
use app_service::exports::privacy;
use app_service::service::Service;
use chrono::{DateTime, TimeDelta, Utc};
use domain::account::Role;
use domain::check_in::{Counts, Entry, EntryKind, EntryResult, merge};
use domain::guest::GuestPatch;
use domain::guest::status::{GuestStatus, Rsvp};
use domain::id::{EventId, GuestId};
use proptest::prelude::*;
use serde_json::{Value, json};
use test_support::builders::{event, guest};
use test_support::service::TestService;

const AT: &str = "2026-11-21T07:30:00Z";
const UUID: &str = "0c52b6b4-0d3f-4c0e-9d64-4f2d5bb64c11";

fn send(test: &TestService, organiser: &Organiser, event: &EventId, device: &str, entries: Value) -> Received {
    try_send(test, organiser, event, device, entries).unwrap()
}

fn try_send(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    device: &str,
    entries: Value,
) -> Result<Received, Error> {
    receive(&test.service, organiser, event, (device, None), entries)
}

/// Sends entries to one server, from a device with a clock of its own.
fn receive(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    (device, sent_at): (&str, Option<DateTime<Utc>>),
    entries: Value,
) -> Result<Received, Error> {
    let (organiser, event) = (organiser.clone(), event.clone());
    let Value::Array(entries) = entries else {
        panic!("send a list")
    };
    let batch = Batch {
        device: device.to_owned(),
        sent_at,
        entries,
    };
    service.write(move |tx| check_in::receive(tx, &organiser, &event, &batch))
}

fn arrive(id: &str, code: &str) -> Value {
    json!({ "id": id, "kind": "arrive", "at": AT, "code": code })
}

fn pick(id: &str, guest: &str) -> Value {
    json!({ "id": id, "kind": "arrive", "at": AT, "guestId": guest })
}

fn undo(id: &str, undoes: &str) -> Value {
    json!({ "id": id, "kind": "undo", "at": AT, "undoes": undoes })
}

fn walk_in(id: &str, at: &str, name: &str) -> Value {
    json!({ "id": id, "kind": "walk_in", "at": at, "guestId": UUID, "name": name })
}

fn words(received: &Received) -> Vec<&'static str> {
    let word = |answer: &Answer| match &answer.outcome {
        Outcome::Stored { result, .. } => result.as_str(),
        Outcome::Invalid(invalid) => invalid.code,
    };
    received.answers.iter().map(word).collect()
}

fn page(test: &TestService, organiser: &Organiser, event: &EventId, since: Option<&str>, limit: Option<i64>) -> Page {
    test.service
        .read(|r| check_in::page(r, organiser, event, since, limit))
        .unwrap()
}

fn code(test: &TestService, organiser: &Organiser, id: &GuestId) -> String {
    test.guest(organiser, id).unwrap().guest.lookup_code.to_string()
}

fn patch(change: impl FnOnce(&mut GuestPatch)) -> GuestPatch {
    let mut patch = GuestPatch::default();
    change(&mut patch);
    patch
}

fn counts(expected: i64, present: i64, walk_ins: i64, duplicates: i64) -> Counts {
    Counts {
        expected,
        present,
        walk_ins,
        duplicates,
    }
}

#[test]
fn the_first_of_two_doors_gets_arrived_and_a_repeat_gets_what_was_answered_then() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let _absent = guest(&test.service, &organiser, &gala, "Grace Hopper");
        let typed = code(&test, &organiser, &ada).to_lowercase();
        let first = send(&test, &organiser, &gala, "phone-1", json!([arrive("a", &typed)]));
        assert_eq!((words(&first), first.counts), (vec!["arrived"], counts(2, 1, 0, 0)));
        let link = format!("https://seatwright.example/seat-lookup/{typed}");
        let second = send(
            &test,
            &organiser,
            &gala,
            "phone-2",
            json!([arrive("b", &link), arrive("a", &typed)]),
        );
        assert_eq!(words(&second), ["already_arrived", "arrived"]);
        assert_eq!(second.counts, counts(2, 1, 0, 1));
        let Outcome::Stored {
            first: Some(arrival), ..
        } = &second.answers[0].outcome
        else {
            panic!("{:?}", second.answers[0]);
        };
        assert_eq!((arrival.id.as_str(), arrival.device.as_str()), ("a", "phone-1"));
        assert_eq!(
            (arrival.at, arrival.by.as_deref()),
            (AT.parse().unwrap(), Some("Olu Organiser"))
        );
        let shown = second.answers[1].guest.as_ref().unwrap();
        assert_eq!((shown.first_name.as_str(), shown.arrived), ("Ada", true));
        assert_eq!(shown.arrivals, ["a", "b"], "the guest of a repeated answer is current");
        let repeated = send(&test, &organiser, &gala, "phone-3", json!([arrive("b", &typed)]));
        assert_eq!(repeated.answers[0].outcome, second.answers[0].outcome);
        assert_eq!(test.guest(&organiser, &ada).unwrap().status(), GuestStatus::CheckedIn);
        assert_eq!(
            page(&test, &organiser, &gala, None, None).entries.len(),
            2,
            "nothing is stored twice"
        );
        let empty = send(&test, &organiser, &gala, "phone-1", json!([]));
        assert_eq!((empty.counts, empty.cursor), (second.counts, second.cursor));
    }
}

#[test]
fn an_undo_takes_effect_whenever_it_comes_and_is_final_for_its_entry() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ada = ada.as_str();
        let entries = json!([
            undo("u1", "a1"),
            pick("a1", ada),
            pick("a2", ada),
            undo("u2", "a2"),
            undo("u3", "a2"),
            undo("u4", "u2"),
            undo("u5", "a1")
        ]);
        let sent = send(&test, &organiser, &gala, "phone", entries.clone());
        let expected = [
            "not_arrived",
            "undone",
            "arrived",
            "undone",
            "undone",
            "not_arrived",
            "not_arrived",
        ];
        assert_eq!((words(&sent), sent.counts.present), (expected.to_vec(), 0));
        assert_eq!(words(&send(&test, &organiser, &gala, "other", entries)), expected);
        let again = send(&test, &organiser, &gala, "phone", json!([pick("a3", ada)]));
        assert_eq!((words(&again), again.counts.present), (vec!["arrived"], 1));
        let counting: Vec<String> = page(&test, &organiser, &gala, None, None)
            .entries
            .into_iter()
            .filter(|entry| entry.counts)
            .map(|entry| entry.arrival.id)
            .collect();
        assert_eq!(counting, ["a3"]);
    }
}

#[test]
fn guests_who_declined_are_admitted_by_a_second_tap_only() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.update_guest(&organiser, &ada, patch(|p| p.rsvp = Some("declined".to_owned())))
        .unwrap();
    let refused = send(&test, &organiser, &gala, "phone", json!([pick("a", ada.as_str())]));
    assert_eq!(
        (words(&refused), refused.counts),
        (vec!["declined"], counts(0, 0, 0, 0))
    );
    let mut second = pick("b", ada.as_str());
    second["admit"] = json!(true);
    let admitted = send(
        &test,
        &organiser,
        &gala,
        "phone",
        json!([second, pick("a", ada.as_str())]),
    );
    assert_eq!(
        (words(&admitted), admitted.counts),
        (vec!["arrived", "declined"], counts(0, 1, 0, 0))
    );
    assert_eq!(
        test.guest(&organiser, &ada).unwrap().guest.rsvp,
        Rsvp::Declined,
        "a check-in changes no answer"
    );
}

#[test]
fn codes_of_other_events_are_told_and_those_of_other_organisations_are_not() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ball = event(&test.service, &organiser, "Ball");
        let there = guest(&test.service, &organiser, &ball, "Ada Lovelace");
        let stranger = test.organiser("eve@example.org");
        let party = event(&test.service, &stranger, "Party");
        let foreign = guest(&test.service, &stranger, &party, "Eve Doe");
        let entries = json!([
            arrive("a", &code(&test, &organiser, &there)),
            pick("b", there.as_str()),
            arrive("c", &code(&test, &stranger, &foreign)),
            pick("d", foreign.as_str()),
            arrive("e", "ZZZZZZ"),
            arrive("f", "https://example.org/\u{e9}"),
            arrive("g", "a\u{0}b"),
        ]);
        let sent = send(&test, &organiser, &gala, "phone", entries);
        let expected = [
            "other_event",
            "other_event",
            "unknown_code",
            "unknown_code",
            "unknown_code",
            "unknown_code",
            "unknown_code",
        ];
        assert_eq!((words(&sent), sent.counts), (expected.to_vec(), counts(0, 0, 0, 0)));
        let Outcome::Stored {
            event: Some((name, _)), ..
        } = &sent.answers[0].outcome
        else {
            panic!("{:?}", sent.answers[0]);
        };
        assert_eq!(name, "Ball");
        assert!(sent.answers.iter().all(|answer| answer.guest.is_none()));
        assert!(
            page(&test, &organiser, &gala, None, None)
                .entries
                .iter()
                .all(|entry| entry.guest.is_none())
        );
        let refused = test.service.read(|r| check_in::page(r, &stranger, &gala, None, None));
        assert!(matches!(refused, Err(Error::NotFound(_))), "{refused:?}");
    }
}

#[test]
fn a_walk_in_becomes_a_guest_and_scans_that_came_before_belong_to_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let door = test.member(&organiser, "door@example.org", Role::DoorStaff);
        let gala = event(&test.service, &organiser, "Gala");
        let before = send(&test, &door, &gala, "phone-1", json!([pick("a", &UUID.to_uppercase())]));
        assert_eq!(
            (words(&before), before.counts),
            (vec!["unknown_code"], counts(0, 0, 0, 0))
        );
        let sent = send(
            &test,
            &door,
            &gala,
            "phone-2",
            json!([walk_in("w1", AT, "Ada Maria Wong")]),
        );
        assert_eq!((words(&sent), sent.counts), (vec!["arrived"], counts(1, 1, 1, 1)));
        let ada = sent.answers[0].guest.clone().unwrap();
        assert_eq!(ada.arrivals, ["a", "w1"]);
        let stored = test.guest(&organiser, &ada.id).unwrap();
        assert_eq!(
            (
                stored.guest.texts.first_name.as_str(),
                stored.guest.texts.last_name.as_str()
            ),
            ("Ada", "Maria Wong")
        );
        assert_eq!((stored.guest.rsvp, stored.guest.arrived), (Rsvp::Attending, true));
        let history = test.guest_history(&organiser, &ada.id).unwrap();
        let fields: BTreeSet<&str> = history.iter().map(|entry| entry.change.field.as_str()).collect();
        assert_eq!(fields, BTreeSet::from(["added", "attendance"]));
        // The entry that was made first names the walk-in, whenever it comes.
        let earlier = send(
            &test,
            &door,
            &gala,
            "phone-3",
            json!([walk_in("w0", "2026-11-21T07:00:00Z", "Ada M. Wong")]),
        );
        assert_eq!(
            (words(&earlier), earlier.counts),
            (vec!["already_arrived"], counts(1, 1, 1, 2))
        );
        assert_eq!(
            test.guest(&organiser, &ada.id).unwrap().guest.texts.full_name(),
            "Ada M. Wong"
        );
        // A name that a person chose stays.
        test.update_guest(&organiser, &ada.id, patch(|p| p.first_name = Some("Adah".to_owned())))
            .unwrap();
        send(
            &test,
            &door,
            &gala,
            "phone-3",
            json!([walk_in("w2", "2026-11-21T06:00:00Z", "A. Wong")]),
        );
        assert_eq!(test.guest(&organiser, &ada.id).unwrap().guest.texts.first_name, "Adah");
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 1);
        // Both ids of the walk-in work.
        let picked = send(
            &test,
            &door,
            &gala,
            "phone-1",
            json!([pick("b", UUID), pick("c", ada.id.as_str())]),
        );
        assert_eq!(words(&picked), ["already_arrived", "already_arrived"]);
    }
}

#[test]
fn a_bad_entry_blocks_no_other_and_an_id_belongs_to_its_first_entry() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
    let taken = json!({ "id": "w", "kind": "walk_in", "at": AT, "guestId": ada, "name": "Ada" });
    let entries = json!([
        5,
        { "kind": "arrive" },
        pick("a", ada.as_str()),
        pick("a", ben.as_str()),
        undo("a", "x"),
        taken,
        undo("u", "x"),
        undo("u", "y"),
        arrive("a", &code(&test, &organiser, &ada)),
    ]);
    let sent = send(&test, &organiser, &gala, "phone", entries);
    let expected = [
        "invalid",
        "invalid",
        "arrived",
        "id_reused",
        "id_reused",
        "invalid",
        "not_arrived",
        "id_reused",
        "arrived",
    ];
    assert_eq!((words(&sent), sent.counts), (expected.to_vec(), counts(2, 1, 0, 0)));
    let ids: Vec<Option<&str>> = sent.answers.iter().map(|answer| answer.id.as_deref()).collect();
    assert_eq!(ids[..4], [None, None, Some("a"), Some("a")]);
    // An entry that was refused may be sent again, corrected.
    let mut corrected = walk_in("w", AT, "Cleo");
    corrected["name"] = json!("Cleo");
    assert_eq!(
        words(&send(&test, &organiser, &gala, "phone", json!([corrected]))),
        ["arrived"]
    );
    for device in ["", "a b", &"x".repeat(65)] {
        let refused = try_send(&test, &organiser, &gala, device, json!([undo("z", "x")]));
        assert!(matches!(refused, Err(Error::Invalid(_))), "{refused:?}");
    }
    let many: Vec<Value> = (0..501).map(|number| undo(&format!("n{number}"), "x")).collect();
    let refused = try_send(&test, &organiser, &gala, "phone", json!(many));
    assert!(matches!(refused, Err(Error::TooLarge(_))), "{refused:?}");
    assert_eq!(page(&test, &organiser, &gala, None, None).entries.len(), 3);
}

#[test]
fn the_guest_list_marks_arrivals_through_the_log() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let arrived = |word: &str| {
            test.update_guest(&organiser, &ada, patch(|p| p.attendance = Some(word.to_owned())))
                .unwrap()
                .guest
                .arrived
        };
        assert!(arrived("arrived") && arrived("arrived"));
        let logged = page(&test, &organiser, &gala, None, None);
        assert_eq!((logged.entries.len(), logged.counts), (1, counts(1, 1, 0, 0)));
        assert_eq!(
            (logged.entries[0].arrival.device.as_str(), logged.entries[0].counts),
            ("web", true)
        );
        send(&test, &organiser, &gala, "phone", json!([pick("a", ada.as_str())]));
        assert!(!arrived("not-arrived"));
        let logged = page(&test, &organiser, &gala, None, None);
        assert_eq!(
            (logged.entries.len(), logged.counts.present),
            (4, 0),
            "an undo for each arrival"
        );
        let status = patch(|p| p.status = Some("checked-in".to_owned()));
        assert_eq!(
            test.update_guest(&organiser, &ada, status).unwrap().status(),
            GuestStatus::CheckedIn
        );
        assert_eq!(
            page(&test, &organiser, &gala, Some(&logged.cursor), None).entries.len(),
            1
        );
    }
}

#[test]
fn entries_of_removed_guests_stay_without_a_name_and_count_nowhere() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let walk_in = send(
            &test,
            &organiser,
            &gala,
            "phone",
            json!([walk_in("w", AT, "Ada Wong"), pick("a", UUID)]),
        );
        let ada = walk_in.answers[0].guest.clone().unwrap().id;
        test.remove_guests(&organiser, &gala, &[ada.to_string()]).unwrap();
        let logged = page(&test, &organiser, &gala, None, None);
        assert_eq!(logged.counts, counts(0, 0, 0, 0));
        assert!(logged.entries.iter().all(|entry| entry.name.is_none() && !entry.counts));
        assert_eq!(
            words(&send(&test, &organiser, &gala, "phone", json!([pick("b", UUID)]))),
            ["unknown_code"]
        );
        test.restore_guests(&organiser, &gala, &[ada.to_string()]).unwrap();
        assert_eq!(page(&test, &organiser, &gala, None, None).counts, counts(1, 1, 1, 1));
        let (member, erased) = (organiser.clone(), ada.clone());
        test.service
            .write(move |tx| privacy::erase(tx, &member, &erased))
            .unwrap();
        let logged = page(&test, &organiser, &gala, None, None);
        assert_eq!((logged.entries.len(), logged.counts), (3, counts(0, 0, 0, 0)));
        assert!(
            logged
                .entries
                .iter()
                .all(|entry| entry.guest.is_none() && entry.name.is_none())
        );
        let repeated = send(&test, &organiser, &gala, "phone", json!([pick("a", UUID)]));
        assert_eq!(
            words(&repeated),
            ["already_arrived"],
            "the stored answer outlives the guest"
        );
    }
}

#[test]
fn viewers_neither_check_in_nor_read() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let viewer = test.member(&organiser, "viewer@example.org", Role::Viewer);
    let refused = try_send(&test, &viewer, &gala, "phone", json!([]));
    assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
    let refused = test.service.read(|r| check_in::page(r, &viewer, &gala, None, None));
    assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
    let refused = test.service.read(|r| check_in::door_list(r, &viewer, &gala));
    assert!(matches!(refused, Err(Error::Forbidden)), "{refused:?}");
}

#[test]
fn no_cursor_skips_an_entry_while_devices_write_through_two_servers() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let servers = [test.service.clone(), test.another_server()];
        let (test, organiser, gala, ada) = (&test, &organiser, &gala, ada.as_str());
        let seen = std::thread::scope(|scope| {
            let devices: Vec<_> = (0..4)
                .map(|device| {
                    let server = servers[device % 2].clone();
                    scope.spawn(move || {
                        let firsts = (0..20).map(|number| {
                            let id = format!("{device}-{number}");
                            let label = (&*format!("d{device}"), None);
                            let sent = receive(&server, organiser, gala, label, json!([pick(&id, ada)])).unwrap();
                            words(&sent).iter().filter(|word| **word == "arrived").count()
                        });
                        firsts.sum::<usize>()
                    })
                })
                .collect();
            let (mut seen, mut cursor) = (Vec::new(), None);
            while seen.len() < 80 {
                let part = page(test, organiser, gala, cursor.as_deref(), Some(7));
                seen.extend(part.entries.into_iter().map(|entry| entry.arrival.id));
                cursor = Some(part.cursor);
            }
            let firsts: usize = devices.into_iter().map(|device| device.join().unwrap()).sum();
            assert_eq!(firsts, 1, "one device is first");
            seen
        });
        assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), 80);
        assert_eq!(page(test, organiser, gala, None, None).counts, counts(1, 1, 0, 79));
    }
}

#[test]
fn scans_and_changes_of_the_guest_list_at_once_wait_for_each_other() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let guests = ["Ada Lovelace", "Ben Hur", "Cleo Doe"].map(|name| guest(&test.service, &organiser, &gala, name));
        let (test, organiser, gala, guests) = (&test, &organiser, &gala, &guests);
        std::thread::scope(|scope| {
            for device in 0..2 {
                scope.spawn(move || {
                    for round in 0..15 {
                        let scan = |(number, guest): (usize, &GuestId)| {
                            pick(&format!("{device}-{round}-{number}"), guest.as_str())
                        };
                        let entries: Vec<Value> = guests.iter().enumerate().map(scan).collect();
                        send(test, organiser, gala, &format!("d{device}"), json!(entries));
                    }
                });
            }
            for round in 0..30 {
                let word = ["arrived", "not-arrived"][round % 2];
                let change = patch(|p| p.attendance = Some(word.to_owned()));
                test.update_guest(organiser, &guests[2 - round % 3], change).unwrap();
            }
        });
        let logged = page(test, organiser, gala, None, Some(1_000));
        for guest in guests {
            let counts = logged
                .entries
                .iter()
                .any(|entry| entry.counts && entry.guest.as_ref() == Some(guest));
            assert_eq!(test.guest(organiser, guest).unwrap().guest.arrived, counts);
        }
    }
}

/// An entry as it is sent, and as the merge reads it.
type Drawn = (Value, Entry);

const WALK_INS: [&str; 2] = [
    "11111111-1111-4111-8111-111111111111",
    "22222222-2222-4222-8222-222222222222",
];

/// Makes an entry from random numbers. `guests` are two who come, one who declined, two walk-ins and an unknown one.
fn drawn(number: usize, (kind, device, millis, guest, target, admit): Numbers, guests: &[String; 6]) -> Drawn {
    let (id, device) = (format!("e{number}"), format!("d{device}"));
    let at = "2026-11-20T20:00:00Z".parse::<DateTime<Utc>>().unwrap() + TimeDelta::milliseconds(millis);
    let mut sent = json!({ "id": id, "at": at, "device": device });
    let mut entry = Entry {
        id,
        kind: EntryKind::Arrive,
        device,
        millis: at.timestamp_millis(),
        guest: None,
        admitted: true,
        undoes: None,
        name: None,
    };
    match kind {
        0..=4 => {
            sent["guestId"] = json!(guests[guest]);
            sent["admit"] = json!(admit);
            entry.admitted = guest != 2 || admit;
            entry.guest = Some(guests[guest].clone());
        }
        5..=7 => {
            entry.kind = EntryKind::Undo;
            entry.undoes = Some(format!("e{target}"));
            sent["undoes"] = json!(entry.undoes);
        }
        _ => {
            entry.kind = EntryKind::WalkIn;
            entry.guest = Some(WALK_INS[guest % 2].to_owned());
            entry.name = Some(format!("Name {number}"));
            sent["guestId"] = json!(entry.guest);
            sent["name"] = json!(entry.name);
        }
    }
    sent["kind"] = json!(entry.kind.as_str());
    (sent, entry)
}

type Numbers = (u8, u8, i64, usize, usize, bool);

/// The entries that count by guest, and the names of walk-ins, both by the id that the device chose.
fn state_of(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    all: &[Entry],
) -> (BTreeMap<String, BTreeSet<String>>, BTreeMap<String, String>) {
    let logged = page(test, organiser, event, None, Some(1_000)).entries;
    let chosen = |entry: &LoggedEntry| all.iter().find(|known| known.id == entry.arrival.id)?.guest.clone();
    let mut counting: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut names = BTreeMap::new();
    for entry in &logged {
        if entry.kind == EntryKind::WalkIn {
            let stored = test.guest(organiser, entry.guest.as_ref().unwrap()).unwrap();
            names.insert(chosen(entry).unwrap(), stored.guest.texts.full_name());
        }
        if entry.counts {
            counting
                .entry(chosen(entry).unwrap())
                .or_default()
                .insert(entry.arrival.id.clone());
        }
    }
    (counting, names)
}

/// The rule is in `domain::check_in::corrected_at`.
#[test]
fn a_clock_that_is_an_hour_wrong_moves_no_arrival() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let now = test.clock.now();
    for (name, wrong) in [("Ada Lovelace", 3_600), ("Ben Hur", -3_600)] {
        let id = guest(&test.service, &organiser, &gala, name);
        let wrong = TimeDelta::seconds(wrong);
        let mut scan = pick(name.split(' ').next().unwrap(), id.as_str());
        scan["at"] = json!(now + wrong - TimeDelta::seconds(20));
        receive(
            &test.service,
            &organiser,
            &gala,
            ("d1", Some(now + wrong)),
            json!([scan]),
        )
        .unwrap();
    }
    let times: Vec<_> = page(&test, &organiser, &gala, None, None)
        .entries
        .into_iter()
        .map(|entry| entry.arrival.at)
        .collect();
    assert_eq!(times, [now - TimeDelta::seconds(20); 2]);
}

#[test]
fn any_order_batching_and_repetition_ends_in_the_state_of_the_merge() {
    let [sqlite, others @ ..] = &*TestService::each() else {
        panic!("there is always SQLite");
    };
    ends_in_the_state_of_the_merge(sqlite, 48);
    for postgres in others {
        ends_in_the_state_of_the_merge(postgres, 16);
    }
}

fn ends_in_the_state_of_the_merge(test: &TestService, cases: u32) {
    let organiser = test.organiser("ann@example.org");
    let numbers = (0..9_u8, 0..4_u8, 0..50_i64, 0..6_usize, 0..30_usize, any::<bool>());
    let entries = prop::collection::vec(numbers, 0..30);
    // Which entries are sent again, and where the batches end.
    let replays = prop::collection::vec((0..30_usize, any::<bool>()), 0..60);
    let config = ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    };
    proptest!(config, |(entries in entries, replays in replays)| {
        let gala = event(&test.service, &organiser, "Gala");
        let comes = ["Ada Lovelace", "Ben Hur"].map(|name| guest(&test.service, &organiser, &gala, name).to_string());
        let declined = guest(&test.service, &organiser, &gala, "Cleo Doe");
        test.update_guest(&organiser, &declined, patch(|p| p.rsvp = Some("declined".to_owned()))).unwrap();
        let [ada, ben] = comes.clone();
        let guests = [ada, ben, declined.to_string(), WALK_INS[0].to_owned(), WALK_INS[1].to_owned(), "unknown".to_owned()];
        let (sent, all): (Vec<Value>, Vec<Entry>) =
            entries.into_iter().enumerate().map(|(number, numbers)| drawn(number, numbers, &guests)).unzip();
        let mut queue: Vec<(&Value, bool)> = replays
            .iter()
            .filter_map(|(index, ends)| Some((sent.get(*index)?, *ends)))
            .collect();
        queue.extend(sent.iter().map(|entry| (entry, entry["at"].as_str().unwrap().ends_with("1Z"))));
        let mut batch = Vec::new();
        for (place, (entry, ends)) in queue.iter().enumerate() {
            batch.push((*entry).clone());
            let next = queue.get(place + 1).map(|(next, _)| &next["device"]);
            if *ends || next != Some(&entry["device"]) {
                let device = entry["device"].as_str().unwrap();
                send(test, &organiser, &gala, device, Value::Array(std::mem::take(&mut batch)));
            }
        }
        let list: BTreeSet<String> = comes.into_iter().chain([declined.to_string()]).collect();
        let state = merge(&all, &list);
        let counting: BTreeMap<String, BTreeSet<String>> = state
            .counting
            .iter()
            .map(|(guest, orders)| (guest.clone(), orders.iter().map(|order| order.id.clone()).collect()))
            .collect();
        prop_assert_eq!(state_of(test, &organiser, &gala, &all), (counting, state.walk_ins.clone()));
        prop_assert_eq!(page(test, &organiser, &gala, None, None).counts, state.counts(2));
        let present: BTreeSet<String> = test.guests(&organiser, &gala).unwrap().into_iter()
            .filter(|view| view.guest.arrived).map(|view| view.guest.id.to_string()).collect();
        prop_assert_eq!(present.len(), state.counting.len());
        let results = page(test, &organiser, &gala, None, None).entries;
        prop_assert!(results.iter().all(|entry| entry.result != EntryResult::Arrived || entry.kind != EntryKind::Undo));
    });
}
