//! What happens when two people act at the same moment. SQLite has one writer; on PostgreSQL these are real races.

use std::sync::Barrier;
use std::thread;

use app_service::actor::Organiser;
use app_service::plans::{self, ApplyCommands};
use domain::event::EventPatch;
use domain::guest::GuestPatch;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::plan::{Command, ElementId};
use test_support::builders::{event, event_with_tables, guest, plan_of, put};
use test_support::service::TestService;

const ROUNDS: usize = 25;

/// Runs both at once.
fn together<A: Send, B: Send>(a: impl FnOnce() -> A + Send, b: impl FnOnce() -> B + Send) -> (A, B) {
    let start = Barrier::new(2);
    thread::scope(|scope| {
        let first = scope.spawn(|| {
            start.wait();
            a()
        });
        start.wait();
        let second = b();
        (first.join().unwrap(), second)
    })
}

#[test]
fn two_changes_of_different_fields_of_a_guest_both_stay() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        for round in 0..ROUNDS {
            let text = format!("round {round}");
            let notes = GuestPatch {
                notes: Some(text.clone()),
                ..GuestPatch::default()
            };
            let company = GuestPatch {
                company: Some(text.clone()),
                ..GuestPatch::default()
            };
            let (a, b) = together(
                || test.update_guest(&organiser, &ada, notes),
                || test.update_guest(&organiser, &ada, company),
            );
            assert!(a.is_ok() && b.is_ok(), "{a:?} {b:?}");
            let texts = test.guest(&organiser, &ada).unwrap().guest.texts;
            assert_eq!((texts.notes, texts.company), (text.clone(), text));
        }
    }
}

#[test]
fn two_changes_of_different_fields_of_an_event_both_stay() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        for round in 0..ROUNDS {
            let text = format!("round {round}");
            let venue = EventPatch {
                venue: Some(text.clone()),
                ..EventPatch::default()
            };
            let contact = EventPatch {
                contact: Some(text.clone()),
                ..EventPatch::default()
            };
            let (a, b) = together(
                || test.update_event(&organiser, &gala, venue),
                || test.update_event(&organiser, &gala, contact),
            );
            assert!(a.is_ok() && b.is_ok(), "{a:?} {b:?}");
            let event = test.event(&organiser, &gala).unwrap().event;
            assert_eq!((event.venue, event.contact), (text.clone(), text));
        }
    }
}

#[test]
fn a_change_that_arrives_twice_at_once_is_applied_once_and_answered_twice() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        for round in 0..ROUNDS {
            let base = test.plan(&organiser, &gala).unwrap().revision;
            let turn = format!(r#"{{"kind":"canvas","set":{{"zoom":{}}}}}"#, 1 + round % 3);
            let commands: Vec<Command> = vec![serde_json::from_str(&turn).unwrap()];
            let id = format!("change-{round}");
            let send = || test.apply(&organiser, &gala, base, &id, commands.clone());
            let (a, b) = together(send, send);
            assert_eq!((a.unwrap(), b.unwrap()), (base + 1, base + 1));
        }
    }
}

#[test]
fn a_guest_who_sits_down_while_the_table_goes_keeps_the_seat_or_never_had_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, ROUNDS.try_into().unwrap(), 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        for round in 1..=ROUNDS {
            test.assign(&organiser, &ada, &format!("t{round}-chair-1")).unwrap();
            let seat = format!("t{round}-chair-2");
            let gone = ApplyCommands {
                base_revision: test.plan(&organiser, &gala).unwrap().revision,
                command_id: format!("change-{round}"),
                commands: vec![Command::Remove {
                    ids: vec![ElementId::parse(&format!("t{round}")).unwrap()],
                }],
                unseat: [ada.clone()].into(),
            };
            let (removed, seated) = together(
                || plans::apply_commands(&test.service, &organiser, &gala, &gone),
                || test.assign(&organiser, &ben, &seat),
            );
            let now = test
                .guest(&organiser, &ben)
                .unwrap()
                .seat
                .map(|seat| seat.id.to_string());
            assert_eq!(now == Some(seat), seated.is_ok(), "{removed:?} {seated:?}");
            assert!(removed.is_err() || seated.is_err());
        }
    }
}

#[test]
fn a_guest_who_sits_down_while_many_seats_go_keeps_the_seat_or_never_had_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 300, 8);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        for round in 0..5 {
            let base = test.plan(&organiser, &gala).unwrap().revision;
            test.assign(&organiser, &ada, "t1-chair-1").unwrap();
            let gone = ApplyCommands {
                base_revision: base,
                command_id: format!("change-{round}"),
                commands: vec![Command::Remove {
                    ids: (1..=300).map(|n| ElementId::parse(&format!("t{n}")).unwrap()).collect(),
                }],
                unseat: [ada.clone()].into(),
            };
            let sit = || {
                let mut taken = 0;
                while taken < 200
                    && test
                        .assign(&organiser, &ben, &format!("t{}-chair-2", taken + 1))
                        .is_ok()
                {
                    taken += 1;
                }
                (0..taken).last()
            };
            let (removed, seated) = together(|| plans::apply_commands(&test.service, &organiser, &gala, &gone), sit);
            let now = test.guest(&organiser, &ben).unwrap().seat;
            match removed {
                Ok(_) => assert_eq!((now, test.assignments(&organiser, &gala).unwrap().len()), (None, 0)),
                Err(_) => assert_eq!(now.is_some(), seated.is_some()),
            }
            let plan = test.plan(&organiser, &gala).unwrap();
            if plan.plan.elements().is_empty() {
                put(&test.service, &organiser, &gala, plan.revision, &plan_of(300, 8));
            } else {
                test.unassign(&organiser, &ben).unwrap();
            }
        }
    }
}

#[test]
fn two_imports_of_one_file_add_everybody_once() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        for round in 0..5 {
            let gala = event(&test.service, &organiser, &format!("Gala {round}"));
            let list: String = (0..50).map(|n| format!("First{n},Last{n}\n")).collect();
            let list = format!("First Name,Last Name\n{list}");
            let (a, b) = together(
                || test.import(&organiser, &gala, &list),
                || test.import(&organiser, &gala, &list),
            );
            let imported = a.unwrap().imported_count + b.unwrap().imported_count;
            assert_eq!((imported, test.guests(&organiser, &gala).unwrap().len()), (50, 50));
        }
    }
}

#[test]
fn a_guest_who_declines_while_seats_are_assigned_has_none() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        for _ in 0..5 {
            let gala = event_with_tables(&test.service, &organiser, 4, 8);
            let guests: Vec<_> = (0..30)
                .map(|n| guest(&test.service, &organiser, &gala, &format!("Guest{n} Test")))
                .collect();
            let (seated, ()) = together(
                || test.auto_assign(&organiser, &gala),
                || decline(&test, &organiser, &guests),
            );
            assert!(seated.is_ok(), "{seated:?}");
            assert_eq!(seated_and_declined(&test, &organiser, &gala), 0);
        }
    }
}

fn decline(test: &TestService, organiser: &Organiser, guests: &[GuestId]) {
    for guest in guests {
        let patch = GuestPatch {
            status: Some("cancelled".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(organiser, guest, patch).unwrap();
    }
}

fn seated_and_declined(test: &TestService, organiser: &Organiser, gala: &EventId) -> usize {
    let guests = test.guests(organiser, gala).unwrap();
    guests
        .iter()
        .filter(|view| view.guest.rsvp == Rsvp::Declined && view.seat.is_some())
        .count()
}
