//! Seats: assigning, moving, losing a race, and what a double booking runs into.

use std::collections::HashSet;
use std::sync::mpsc;

use app_service::error::{Conflict, Error, Noun};
use app_service::seating;
use domain::guest::GuestPatch;
use domain::guest::status::GuestStatus;
use domain::id::GuestId;
use storage::scratch;
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

#[test]
fn a_seated_guest_is_shown_with_table_and_seat() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let assignment = test.assign(&organiser, &ada, "t2-chair-3").unwrap();
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), [assignment]);
        let view = test.guest(&organiser, &ada).unwrap();
        assert_eq!(view.status(), GuestStatus::Assigned);
        assert_eq!(view.table.unwrap().number, Some(2));
        let seat = view.seat.unwrap();
        assert_eq!((seat.number, seat.label.as_str()), (3, "C"));
    }
}

#[test]
fn assigning_a_taken_seat_is_refused_and_changes_nothing() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        test.assign(&organiser, &ben, "t1-chair-2").unwrap();
        let before = test.assignments(&organiser, &gala).unwrap();
        let refused = test.assign(&organiser, &ben, "t1-chair-1").unwrap_err();
        assert!(
            matches!(refused, Error::Conflict(Conflict::SeatTaken(_))),
            "{refused:?}"
        );
        assert_eq!(refused.to_string(), "This seat is already taken by another guest.");
        assert_eq!(
            test.assignments(&organiser, &gala).unwrap(),
            before,
            "Ben keeps the seat he had"
        );
    }
}

#[test]
fn a_second_seat_is_a_move_with_a_new_assignment() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let first = test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    let second = test.assign(&organiser, &ada, "t1-chair-2").unwrap();
    assert_eq!(test.assignments(&organiser, &gala).unwrap(), [second]);
    let gone = test.remove_assignment(&organiser, &first.id).unwrap_err();
    assert!(matches!(gone, Error::NotFound(Noun::Assignment)));
}

#[test]
fn assigning_the_own_seat_again_is_fine() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 1);
}

#[test]
fn seats_that_the_plan_does_not_have_are_not_found() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        for seat in ["t1-chair-5", "t9-chair-1", "nonsense", "", "t1-chair-01"] {
            let refused = test.assign(&organiser, &ada, seat).unwrap_err();
            assert!(matches!(refused, Error::NotFound(Noun::Seat)), "{seat}: {refused:?}");
        }
        assert_eq!(
            test.assignments(&organiser, &gala).unwrap().len(),
            1,
            "the seat she had stays hers"
        );
    }
}

#[test]
fn unassigning_frees_the_seat_and_twice_is_fine() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let ben = guest(&test.service, &organiser, &gala, "Ben Hur");
    test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    test.unassign(&organiser, &ada).unwrap();
    test.unassign(&organiser, &ada).unwrap();
    let assignment = test.assign(&organiser, &ben, "t1-chair-1").unwrap();
    test.remove_assignment(&organiser, &assignment.id).unwrap();
    assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
}

#[test]
fn a_guest_who_declined_cannot_be_seated_and_declining_frees_the_seat() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    test.assign(&organiser, &ada, "t1-chair-1").unwrap();
    let patch = GuestPatch {
        status: Some("cancelled".to_owned()),
        ..GuestPatch::default()
    };
    let view = test.update_guest(&organiser, &ada, patch).unwrap();
    assert_eq!((view.status(), view.seat), (GuestStatus::Cancelled, None));
    let refused = test.assign(&organiser, &ada, "t1-chair-1").unwrap_err();
    assert!(matches!(refused, Error::Conflict(Conflict::GuestCancelled)));
}

#[test]
fn a_guest_of_one_event_gets_no_seat_of_another() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let other = event(&test.service, &organiser, "Without a plan");
        let ada = guest(&test.service, &organiser, &other, "Ada Lovelace");
        let refused = test.assign(&organiser, &ada, "t1-chair-1").unwrap_err();
        assert!(matches!(refused, Error::NotFound(Noun::Seat)));
        let mixed = test
            .assign_in_event(&organiser, &gala, ada.as_str(), "t1-chair-1")
            .unwrap_err();
        assert!(matches!(mixed, Error::NotFound(Noun::Guest)));
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
    }
}

#[test]
fn the_schema_keeps_guests_seats_and_parties_of_different_events_apart() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let (gala, other) = (
            event_with_tables(&test.service, &organiser, 1, 4),
            event_with_tables(&test.service, &organiser, 2, 4),
        );
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        let mut refused = |statement: &str| {
            let outcome = scratch::execute(conn, statement);
            let is_reference = matches!(outcome, Err(storage::Error::Conflict(storage::Constraint::Reference)));
            assert!(is_reference, "{statement}: {outcome:?}");
        };
        for event in [&gala, &other] {
            refused(&format!(
                "INSERT INTO seat_assignments VALUES ('a1', '{event}', '{ada}', 't2-chair-1', true, '2026-01-01 00:00:00',
                    (SELECT organisation_id FROM events WHERE id = '{event}'), '{event}', '{event}')"
            ));
        }
        refused(&format!(
            "UPDATE guests SET event_id = '{other}', party_id = 'p1' WHERE id = '{ada}'"
        ));
    }
}

/// Hands all claims to the writer at once and returns how many won, were refused, and ended otherwise.
fn race(test: &TestService, claims: Vec<(GuestId, &'static str)>) -> (usize, usize, Vec<String>) {
    let organiser = test.organiser("racer@example.org");
    race_as(test, &organiser, claims)
}

fn race_as(
    test: &TestService,
    organiser: &app_service::actor::Organiser,
    claims: Vec<(GuestId, &'static str)>,
) -> (usize, usize, Vec<String>) {
    let (send, receive) = mpsc::channel();
    for (guest, seat) in claims {
        let (organiser, send) = (organiser.clone(), send.clone());
        test.service.submit(
            move |tx| seating::assign(tx, &organiser, &guest, seat),
            move |outcome| send.send(outcome).unwrap(),
        );
    }
    drop(send);
    let (mut won, mut refused, mut otherwise) = (0, 0, Vec::new());
    for outcome in receive {
        match outcome {
            Ok(_) => won += 1,
            Err(Error::Conflict(Conflict::SeatTaken(Some(_)))) => refused += 1,
            Err(other) => otherwise.push(format!("{other:?}")),
        }
    }
    (won, refused, otherwise)
}

#[test]
fn of_1000_claims_for_one_seat_exactly_one_wins() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let rows: String = (0..1000).map(|n| format!("Guest{n},Number{n}\n")).collect();
        test.import(&organiser, &gala, &format!("First Name,Last Name\n{rows}"))
            .unwrap();
        let guests = test.guests(&organiser, &gala).unwrap();
        let claims = guests.into_iter().map(|view| (view.guest.id, "t1-chair-1")).collect();
        assert_eq!(
            race_as(&test, &organiser, claims),
            (1, 999, Vec::new()),
            "on {:?}",
            test.database.url()
        );
        assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 1);
    }
}

#[test]
fn of_many_moves_of_one_guest_the_guest_ends_on_one_seat() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let seats = ["t1-chair-1", "t1-chair-2", "t1-chair-3", "t1-chair-4"];
        let claims = (0..200).map(|n| (ada.clone(), seats[n % 4])).collect();
        assert_eq!(race_as(&test, &organiser, claims), (200, 0, Vec::new()));
        assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 1);
    }
}

#[test]
fn all_paths_to_a_seat_at_once_seat_nobody_twice_and_fail_only_in_the_known_ways() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 4, 5);
        let ids: Vec<GuestId> = (0..30)
            .map(|n| guest(&test.service, &organiser, &gala, &format!("Guest {n}")))
            .collect();
        let seat = |n: usize| format!("t{}-chair-{}", n % 4 + 1, n % 5 + 1);
        let errors: Vec<Error> = std::thread::scope(|scope| {
            let (test, organiser, gala, ids, seat) = (&test, &organiser, &gala, &ids, &seat);
            let by_call = scope.spawn(move || {
                (0..60)
                    .filter_map(|n| test.assign(organiser, &ids[n % 30], &seat(n)).err())
                    .collect()
            });
            let by_event = scope.spawn(move || {
                let claim = |n: usize| {
                    test.assign_in_event(organiser, gala, ids[(n * 7) % 30].as_str(), &seat(n))
                        .err()
                };
                (0..60).filter_map(claim).collect()
            });
            let by_patch = scope.spawn(move || {
                let patch = |n: usize| GuestPatch {
                    seat_id: Some(Some(seat(n * 3))),
                    ..GuestPatch::default()
                };
                (0..60)
                    .filter_map(|n| test.update_guest(organiser, &ids[(n * 11) % 30], patch(n)).err())
                    .collect()
            });
            let by_engine =
                scope.spawn(move || (0..4).filter_map(|_| test.auto_assign(organiser, gala).err()).collect());
            let by_import = scope.spawn(move || {
                let list = |n: usize| {
                    format!(
                        "First Name,Last Name,Table,Seat\nNew{n},Guest,{},{}\n",
                        n % 4 + 1,
                        n % 5 + 1
                    )
                };
                (0..8)
                    .filter_map(|n| test.import(organiser, gala, &list(n)).err())
                    .collect()
            });
            let paths: [std::thread::ScopedJoinHandle<'_, Vec<Error>>; 5] =
                [by_call, by_event, by_patch, by_engine, by_import];
            paths.into_iter().flat_map(|path| path.join().unwrap()).collect()
        });
        // PostgreSQL aborts one side of a deadlock with a retryable error.
        let known = |error: &Error| matches!(error, Error::Conflict(Conflict::SeatTaken(_)) | Error::Unavailable(_));
        assert!(errors.iter().all(known), "{errors:?}");
        let assignments = test.assignments(&organiser, &gala).unwrap();
        let seats: HashSet<_> = assignments.iter().map(|assignment| &assignment.seat_id).collect();
        let guests: HashSet<_> = assignments.iter().map(|assignment| &assignment.guest_id).collect();
        assert_eq!((seats.len(), guests.len()), (assignments.len(), assignments.len()));
        // The import may be the side that has to retry.
        let invited = test.guests(&organiser, &gala).unwrap().len();
        let unseated = test.auto_assign(&organiser, &gala).unwrap().score.unseated;
        assert_eq!(usize::try_from(unseated).unwrap(), invited - 20);
    }
}

#[test]
fn claims_of_a_stranger_all_miss() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event_with_tables(&test.service, &organiser, 1, 4);
    let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
    let (won, refused, otherwise) = race(&test, vec![(ada, "t1-chair-1")]);
    assert_eq!((won, refused, otherwise.len()), (0, 0, 1));
    assert!(otherwise[0].contains("NotFound(Guest)"), "{otherwise:?}");
}
